//! The roles that colours have on the ground that all games share. Those of a game are declared with its pictures.

use bevy::color::Color;

use super::tone::{Tone, rgb, roles};

roles! { "ground":
    /// The wooden table.
    TABLE = rgb(0xC99B6B), night rgb(0x4A3524), high rgb(0xE6D2B8);
    /// Its grain, and planks under light text.
    PLANK = rgb(0x7F5632), night rgb(0x2B1D13), high rgb(0x05070A);
    /// Cream paper.
    PAPER = rgb(0xFCF7EA), night rgb(0x2A3340), high rgb(0xFFFFFF);
    /// What something to be filled in or chosen stands on.
    FIELD = rgb(0xFFFDF6), night rgb(0x343E4D), high rgb(0xFFFFFF);
    /// The printed grid.
    GRID = rgb(0xD8CBB0), night rgb(0x4A5666), high rgb(0x666666);
    /// Crosses, circles and text.
    INK = rgb(0x2B3A55), night rgb(0xF2ECDC), high rgb(0x000000);
    /// Text of less weight; still 4.5:1 on paper.
    SOFT_INK = rgb(0x655C4B), night rgb(0xCFCABB), high rgb(0x2A2A2A);
    /// Text straight on the table.
    ON_TABLE = rgb(0x0E1524), night rgb(0xF2ECDC), high rgb(0x000000);
    /// Text on what cannot be pressed or chosen now.
    FADED_INK = rgb(0x6B4526), night rgb(0xB3AD9E), high rgb(0x3A3A3A);
    /// Text on planks and on covers.
    LIGHT_INK = rgb(0xFCF7EA), night rgb(0xF5EFDD), high rgb(0xFFFFFF);
    /// What is chosen, what can be chosen, the main button.
    ACCENT = rgb(0x2F66C4), night rgb(0x8DBBFF), high rgb(0x003A9B);
    /// Text and signs on what is chosen.
    ON_ACCENT = Color::WHITE, night rgb(0x0F1B30);
    /// Text on the main button.
    ON_MAIN = rgb(0xFCF7EA), night rgb(0x0F1B30);
    /// The ground of what is chosen in panels, before the accent is mixed in.
    BLANK = Color::WHITE, night rgb(0x2A3340);
    /// Titles within panels, and what is to be noticed there.
    HEADING = rgb(0xC03A4E), night rgb(0xFF9AA4), high rgb(0x8A0016);
    /// Gold: medals.
    GOLD = rgb(0xE9A820), night rgb(0xE9B03A);
    /// The edge of gold.
    GOLD_EDGE = rgb(0x9A6A00), night rgb(0x8A6416);
    /// The ribbon of a medal.
    RIBBON = rgb(0xCF4B5C), night rgb(0xCF5A69);
    /// White dice, and knobs.
    IVORY = rgb(0xFFFDF6), night rgb(0xE6DFCD);
    /// The pips of white dice.
    PIPS = rgb(0x2B3A55), night rgb(0x26324D);
    /// The ring around what the keyboard is at.
    FOCUS = rgb(0xFFF3CF), night rgb(0xFFF3CF), high rgb(0xFFE100);
    /// The lines on both sides of it.
    FOCUS_EDGE = rgb(0x1B2436), night rgb(0x1B2436), high rgb(0x000000);
    /// The ring around what a hint is about, and its number's ground.
    HINT = rgb(0xFFD24A), night rgb(0xFFD24A), high rgb(0xFFD21A);
    /// The number.
    ON_HINT = rgb(0x1B2436), night rgb(0x1B2436);
    /// The edge of paper that can be pressed.
    PAPER_EDGE = rgb(0xC9BD9F), night rgb(0x10161B), high rgb(0x000000);
    /// The edge of the main button.
    ACCENT_EDGE = rgb(0x1D437F), night rgb(0x4F7FC6);
    /// Good news.
    GOOD = rgb(0x2F6B3C), night rgb(0x9FDFA8);
    /// For shadows.
    SHADOW = Color::srgba(0.27, 0.16, 0.06, 0.30), night Color::srgba(0.0, 0.0, 0.0, 0.45);
    /// What dims the table under a panel.
    DIM = Color::srgb_u8(58, 36, 18), night rgb(0x060A12), high rgb(0x000000);
    /// Mixed into what is lit.
    LIGHT = Color::WHITE, night rgb(0xFFFFFF);
    /// Mixed, in strong contrast alone, into what dark numbers stand on.
    LIT_IN_CONTRAST = Color::NONE, night Color::NONE, high rgb(0xFFFFFF);
    /// Mixed into what lies in the dark.
    DARK = Color::BLACK, night rgb(0x000000);
    /// The player at the first seat.
    PLAYER_1 = rgb(0xCF4B5C), night rgb(0xD4566A);
    /// The player at the second seat.
    PLAYER_2 = rgb(0x2F66C4), night rgb(0x477CD8);
    /// The player at the third seat.
    PLAYER_3 = rgb(0x5E9F63), night rgb(0x5E9F63);
    /// The player at the fourth seat.
    PLAYER_4 = rgb(0x8A5CC2), night rgb(0x9A70CF);
    /// The player at the fifth seat.
    PLAYER_5 = rgb(0xE07B39), night rgb(0xE07B39);
    /// The player at the sixth seat.
    PLAYER_6 = rgb(0x3C8D93), night rgb(0x3C8D93);
    /// The disc of the player at the first seat.
    DISC_1 = rgb(0xC2384D), night rgb(0xC2384D);
    /// The one at the second seat.
    DISC_2 = rgb(0x2A5FC0), night rgb(0x2A5FC0);
    /// The one at the third seat.
    DISC_3 = rgb(0x2F7A3E), night rgb(0x2F7A3E);
    /// The one at the fourth seat.
    DISC_4 = rgb(0x7A4DB8), night rgb(0x7A4DB8);
    /// The one at the fifth seat.
    DISC_5 = rgb(0xB1521A), night rgb(0xB1521A);
    /// The one at the sixth seat.
    DISC_6 = rgb(0x2B7480), night rgb(0x2B7480);
    /// The initial of a player on a disc in that player's colour.
    ON_DISC = rgb(0xFFFFFF), night rgb(0xFFFFFF);
    /// The rim of such a disc.
    DISC_RIM = rgb(0xFCF7EA), night rgb(0xF5EFDD);
}

/// The players' colours, by seat.
pub const PLAYERS: [Tone; 6] = [PLAYER_1, PLAYER_2, PLAYER_3, PLAYER_4, PLAYER_5, PLAYER_6];

/// Their discs, by seat.
pub const DISCS: [Tone; 6] = [DISC_1, DISC_2, DISC_3, DISC_4, DISC_5, DISC_6];

/// How much lighter one colour is than the other, as the web's accessibility guidelines count it: by day or by night,
/// whichever is less.
#[cfg(test)]
pub fn contrast(one: Tone, other: Tone) -> f32 {
    use bevy::color::ColorToComponents as _;

    use super::Palette;
    use crate::storage::Light;
    let by = |light: Light| {
        let palette = Palette::of(light);
        let lightness = |tone: Tone| {
            let [red, green, blue] = palette.color(tone).to_linear().to_f32_array_no_alpha();
            0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
        };
        let (one, other) = (lightness(one), lightness(other));
        one.max(other) / one.min(other)
    };
    by(Light::Day).min(by(Light::Night)).min(by(Light::High))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_day_and_by_night_words_and_signs_stand_out_from_their_ground() {
        for (what, words, ground) in [
            ("text on paper", INK, PAPER),
            ("text of less weight", SOFT_INK, PAPER),
            ("text in a field", INK, FIELD),
            ("text on the table", ON_TABLE, TABLE),
            ("text on what cannot be pressed", FADED_INK, PAPER.mix(&SOFT_INK, 0.08)),
            ("text on a plank", LIGHT_INK, PLANK),
            ("text on the main button", ON_MAIN, ACCENT),
            ("text on what is chosen", ON_ACCENT, ACCENT),
            ("a title within a panel", HEADING, PAPER),
            ("what is chosen, as text", ACCENT, PAPER),
            ("the pips of a white die", PIPS, IVORY),
        ] {
            let found = contrast(words, ground);
            assert!(found >= 4.5, "{what}: {found}");
        }
    }
}
