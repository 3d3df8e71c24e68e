"""Whether the texts for the shops are there in all languages, and as short as the shops want them."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, "packaging/linux")
from share import LANGUAGES, keywords, text  # noqa: E402

# In characters; keywords with their commas.
MOST = {"title": 30, "short_description": 80, "full_description": 4000}
MOST_KEYWORDS = 100


class Stores(unittest.TestCase):
    def test_they_are_there_in_every_language_of_the_game(self):
        self.assertEqual(set(LANGUAGES), {folder.name for folder in Path("assets/locales").iterdir() if folder.is_dir()})

    def test_they_are_as_short_as_shops_want_them(self):
        for tag in LANGUAGES:
            for name, most in MOST.items():
                self.assertTrue(0 < len(text(tag, name)) <= most, f"{tag}: {name} has {len(text(tag, name))} characters")
            self.assertLessEqual(len(",".join(keywords(tag))), MOST_KEYWORDS, tag)

    def test_each_says_what_english_says_in_as_many_paragraphs(self):
        for tag in LANGUAGES:
            counts = [text(other, "full_description").count("\n\n") for other in ("en", tag)]
            self.assertEqual(counts[0], counts[1], tag)


if __name__ == "__main__":
    unittest.main()
