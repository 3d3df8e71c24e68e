"""That new_game.py writes what it should, and nothing where it cannot: python3 test_new_game.py."""

import tempfile
import unittest
from pathlib import Path
from shutil import copytree

import new_game

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("assets/locales", "docs", "examples", "src", "tests")


class NewGame(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for name in FOLDERS:
            copytree(ROOT / name, self.root / name)
        for name in ("Cargo.toml", "CONTRIBUTING.md"):
            (self.root / name).write_text((ROOT / name).read_text())

    def files(self):
        return {path: path.read_bytes() for path in self.root.rglob("*") if path.is_file()}

    def test_every_room_has_the_game_and_nothing_says_parcel(self):
        new = new_game.new_game(self.root, "harbour_town")
        for room in new_game.ROOMS:
            self.assertIn(f"src/{room}/harbour_town/mod.rs", new)
        for path in new:
            text = (self.root / path).read_text()
            self.assertNotIn("parcel", text.lower(), path)
            self.assertNotIn("crate::game::", text, path)

    def test_a_name_is_written_as_each_place_wants_it(self):
        names = new_game.Names("harbour_town")
        text = 'const NAME: &str = "parcel"; // Parcel\nmod parcel; impl Game for Parcel {} '
        text += '"a/parcel/b" "parcel_bots.txt"'
        self.assertEqual(
            names.in_code(text),
            'const NAME: &str = "harbour-town"; // Harbour Town\nmod harbour_town; impl Game for HarbourTown {} '
            '"a/harbour_town/b" "harbour_town_bots.txt"',
        )

    def test_paths_are_those_of_the_rooms(self):
        text = "use doodle_city::{\n    locale::{Locale, help::Help},\n    rules::Seat,\n};\n\nuse super::words;\n"
        text += "use crate::game::{\n    rules::{Action, Parcel},\n    texts,\n};\n\n"
        text += 'fn f() { texts::text(&a.b, "parcel-x") }\n'
        self.assertEqual(
            new_game.at_its_place(text, new_game.Names("go_on"), "crate"),
            "\nuse super::words;\nuse crate::{locale::{Locale, help::Help}, rules::{Seat, go_on::{Action, GoOn}}};\n\n"
            'fn f() { a.b.text("go-on-x") }\n',
        )

    def test_what_cannot_be_is_refused_and_nothing_is_written(self):
        before = self.files()
        for name, why in {
            "HarbourTown": "no name for a game",
            "2048": "no name for a game",
            "match": "a word of Rust",
            "serde": "a word of Rust",
            "bevy": "a library",
            "action": "one of its parts",
            "option": "one of its parts",
            "design_town": "there already",
            "parcel": "there already",
            "dice": "there already",
            "table": "has texts that begin with",
        }.items():
            with self.subTest(name), self.assertRaisesRegex(new_game.Refused, why):
                new_game.new_game(self.root, name)
        self.assertEqual(self.files(), before)

    def test_a_place_that_is_not_there_any_more_is_named_and_nothing_is_written(self):
        (self.root / "src/games.rs").write_text("//! Empty.\n")
        before = self.files()
        with self.assertRaisesRegex(new_game.Refused, "^src/games.rs: "):
            new_game.new_game(self.root, "harbour_town")
        self.assertEqual(self.files(), before)

    def test_a_second_game_can_be_made(self):
        new_game.new_game(self.root, "harbour_town")
        new_game.new_game(self.root, "lighthouse")
        games = (self.root / "src/games.rs").read_text()
        self.assertIn("Reader::of::<Lighthouse>()", games)
        self.assertIn("[Golden; 5]", (self.root / "examples/golden.rs").read_text())


if __name__ == "__main__":
    unittest.main()
