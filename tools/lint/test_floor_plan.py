"""That floor_plan.py finds what it is there for: python3 test_floor_plan.py."""

import tempfile
import unittest
from pathlib import Path

import floor_plan

PAGE = """# The floor plan

## `src/rules`

| file | what it is for | who has it |
| --- | --- | --- |
| `mod.rs` | what the room gives out | always |
| `solo.rs` | how a solo match is judged | if needed |

| game | its own | why |
| --- | --- | --- |
| `chess` | `board.rs` `layout/tests.rs` | pieces stand on squares |
"""
FILES = ["chess/mod.rs", "chess/board.rs", "chess/layout/tests.rs", "go/mod.rs", "go/solo.rs"]


class FloorPlan(unittest.TestCase):
    def findings(self, files, page=PAGE, check=floor_plan.check):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for path, text in {"docs/floor-plan.md": page, **{f"src/rules/{file}": "" for file in files}}.items():
                (root / path).parent.mkdir(parents=True, exist_ok=True)
                (root / path).write_text(text)
            (root / "tests").mkdir()
            return list(check(root))

    def test_a_house_as_it_is_planned_is_in_order(self):
        self.assertEqual(self.findings(FILES), [])
        self.assertEqual(self.findings(FILES, check=floor_plan.unnamed_rooms), [])

    def test_a_file_that_every_game_has_is_missed(self):
        found = self.findings([file for file in FILES if file != "go/mod.rs"])
        self.assertEqual(found, ["src/rules/go lacks mod.rs, which every game has"])

    def test_a_file_without_a_word_about_it_is_found(self):
        self.assertEqual(self.findings([*FILES, "chess/king.rs"]), ["src/rules/chess/king.rs is not in docs/floor-plan.md"])
        self.assertEqual(self.findings([*FILES, "go/board.rs"]), ["src/rules/go/board.rs is not in docs/floor-plan.md"])

    def test_what_the_page_names_is_there(self):
        found = self.findings([file for file in FILES if file not in ("chess/board.rs", "go/solo.rs")])
        self.assertEqual(
            found,
            [
                "docs/floor-plan.md names src/rules/chess/board.rs, which is not there",
                "docs/floor-plan.md names solo.rs under src/rules, which no game has",
            ],
        )

    def test_a_room_without_a_word_about_it_is_found(self):
        found = self.findings(FILES, PAGE.replace("`src/rules`", "`src/bots`"), floor_plan.unnamed_rooms)
        self.assertEqual(found, ["src/rules is not in docs/floor-plan.md"])


if __name__ == "__main__":
    unittest.main()
