"""Tests of licences.py on libraries that do not exist."""

import unittest

from licences import CRATES_IO, faults, is_allowed, listed

RULES = {"licenses": {"allow": ["MIT", "Apache-2.0", "Zlib", "MIT WITH Odd"]}, "bans": {"skip": []}}


def library(name, version="1.0.0", license="MIT", source=CRATES_IO):
    return {"name": name, "version": version, "license": license, "source": source}


class Licences(unittest.TestCase):
    def test_an_expression_is_allowed_if_one_may_choose_what_is(self):
        allowed = {"MIT", "Zlib", "MIT WITH Odd"}
        for expression, is_so in [
            ("MIT", True),
            ("GPL-3.0", False),
            ("GPL-3.0 OR MIT", True),
            ("MIT/GPL-3.0", True),
            ("MIT AND GPL-3.0", False),
            ("MIT AND (GPL-3.0 OR Zlib)", True),
            ("MIT AND Zlib OR GPL-3.0", True),
            ("GPL-3.0 WITH Odd", False),
            ("MIT WITH Odd", True),
        ]:
            self.assertEqual(is_allowed(expression, allowed), is_so, expression)

    def test_what_is_not_allowed_is_named(self):
        def told(*packages, **rules):
            return list(faults(packages, {**RULES, **rules}))

        self.assertEqual(told(library("a"), library("b")), [])
        self.assertIn("under GPL-3.0", told(library("a", license="GPL-3.0"))[0])
        self.assertIn("does not say", told(library("a", license=None))[0])
        self.assertIn("comes from git", told(library("a", source="git+https://example.org"))[0])

    def test_two_of_one_kind_need_a_reason(self):
        twice = [library("a", "1.0.0"), library("a", "2.0.0")]
        skip = {"skip": [{"crate": "a@1.0.0"}]}
        self.assertIn("1.0.0, 2.0.0", next(faults(twice, RULES)))
        self.assertEqual(list(faults(twice, {**RULES, "bans": skip})), [])

    def test_the_list_has_a_line_for_each(self):
        self.assertEqual(listed([library("a", license="MIT/Zlib")]), "a 1.0.0\tMIT OR Zlib\n")


if __name__ == "__main__":
    unittest.main()
