"""That modules.py finds what it is there for: python3 test_modules.py."""

import tempfile
import unittest
from pathlib import Path

import modules

LIB = "mod rules;\n\npub mod table;\n\npub mod screens;\n\nmod app;\n\npub use app::{Options, app};\n"


def findings(check, files):
    """What a check says of these files."""
    with tempfile.TemporaryDirectory() as folder:
        src = Path(folder)
        for path, text in {"lib.rs": LIB, "rules/chess/mod.rs": "", **files}.items():
            (src / path).parent.mkdir(parents=True, exist_ok=True)
            (src / path).write_text(text)
        return list(check(src))


class Order(unittest.TestCase):
    def test_a_module_uses_those_above_it(self):
        self.assertEqual(findings(modules.check_order, {"screens/menu.rs": "use crate::{table::Turn, rules};"}), [])

    def test_a_later_module_is_found_however_it_is_named(self):
        late = ["src/table/turn.rs uses screens, which comes later in src/lib.rs"]
        for text in (
            "use crate::screens::Page;",
            "use crate::{\n    rules::{Actor, Seat},\n    screens::Page,\n};",
            "use crate::{rules, screens};",
            "fn turn() -> crate::screens::Page {}",
        ):
            self.assertEqual(findings(modules.check_order, {"table/turn.rs": text}), late, text)

    def test_what_is_given_out_under_another_name_is_found(self):
        found = findings(modules.check_order, {"table/turn.rs": "use crate::Options;"})
        self.assertEqual(found, ["src/table/turn.rs uses app, which comes later in src/lib.rs"])

    def test_comments_and_unit_tests_may_look_ahead(self):
        text = "// crate::screens\n#[cfg(test)]\nmod tests {\n    use crate::screens::Page;\n}\n"
        self.assertEqual(findings(modules.check_order, {"table/turn.rs": text}), [])


class Names(unittest.TestCase):
    def test_a_game_is_named_in_its_own_folders_in_mod_lines_and_in_the_list(self):
        named = "use crate::rules::chess::Chess;"
        files = {"table/chess/mod.rs": named, "games.rs": named, "table/mod.rs": "pub mod chess;\n// As in chess."}
        self.assertEqual(findings(modules.check_names, files), [])

    def test_a_game_above_the_line_is_found_by_folder_and_by_type(self):
        for text in ("use crate::rules::chess;", "fn of(session: &Session<Chess>) {}"):
            found = findings(modules.check_names, {"screens/menu.rs": text})
            self.assertEqual(found, ["src/screens/menu.rs names a game"], text)


class Colors(unittest.TestCase):
    def test_colours_stand_with_the_theme_and_in_the_games_lists(self):
        white = "const WHITE: Color = Color::WHITE;"
        files = {"theme/palette.rs": white, "table/chess/colors.rs": white, "table/turn.rs": "// Color::WHITE\nfn mix(color: Color) {}"}
        self.assertEqual(findings(modules.check_colors, files), [])

    def test_a_colour_elsewhere_is_found(self):
        for text in ("Color::srgb(0.1, 0.2, 0.3)", "Color32::WHITE", "Srgba::hex(ink)"):
            found = findings(modules.check_colors, {"table/turn.rs": text})
            self.assertEqual(found, [f"src/table/turn.rs has a colour of its own: {text}"])

    def test_a_game_that_uses_the_colours_of_another_is_found(self):
        for text in ("use crate::board::go::colors;", "use crate::board::go::{colors, signs};"):
            found = findings(modules.check_colors, {"rules/go/mod.rs": "", "table/chess/turn.rs": text, "table/go/turn.rs": text})
            self.assertEqual(found, ["src/table/chess/turn.rs uses another game's colours"], text)


if __name__ == "__main__":
    unittest.main()
