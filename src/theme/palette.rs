//! The roles that colours have on the ground that all games share. Those of a game are declared with its pictures.

use bevy::color::Color;

use super::tone::{Tone, rgb, roles};

roles! { "ground":
    /// The wooden table.
    TABLE = rgb(0xC99B6B);
    /// Its grain, and planks under light text.
    PLANK = rgb(0x7F5632);
    /// Cream paper.
    PAPER = rgb(0xFCF7EA);
    /// What something to be filled in or chosen stands on.
    FIELD = rgb(0xFFFDF6);
    /// The printed grid.
    GRID = rgb(0xD8CBB0);
    /// Crosses, circles and text.
    INK = rgb(0x2B3A55);
    /// Text of less weight; still 4.5:1 on paper.
    SOFT_INK = rgb(0x6B6250);
    /// Text on planks, on covers and on the main button.
    LIGHT_INK = rgb(0xFCF7EA);
    /// What is chosen, what can be chosen, the main button.
    ACCENT = rgb(0x2F66C4);
    /// Text and signs on what is chosen.
    ON_ACCENT = Color::WHITE;
    /// The ground of what is chosen in panels, before the accent is mixed in.
    BLANK = Color::WHITE;
    /// Titles within panels, and what is to be noticed there.
    HEADING = rgb(0xC03A4E);
    /// Gold: medals.
    GOLD = rgb(0xE9A820);
    /// The edge of gold.
    GOLD_EDGE = rgb(0x9A6A00);
    /// The ribbon of a medal.
    RIBBON = rgb(0xCF4B5C);
    /// White dice, and knobs.
    IVORY = rgb(0xFFFDF6);
    /// Soft brown, for shadows.
    SHADOW = Color::srgba(0.27, 0.16, 0.06, 0.30);
    /// What dims the table under a panel.
    DIM = Color::srgb_u8(58, 36, 18);
    /// Mixed into what is lit.
    LIGHT = Color::WHITE;
    /// Mixed into what lies in the dark.
    DARK = Color::BLACK;
    /// The player at the first seat.
    PLAYER_1 = rgb(0xCF4B5C);
    /// The player at the second seat.
    PLAYER_2 = rgb(0x2F66C4);
    /// The player at the third seat.
    PLAYER_3 = rgb(0x5E9F63);
    /// The player at the fourth seat.
    PLAYER_4 = rgb(0x8A5CC2);
    /// The player at the fifth seat.
    PLAYER_5 = rgb(0xE07B39);
    /// The player at the sixth seat.
    PLAYER_6 = rgb(0x3C8D93);
}

/// The players' colours, by seat.
pub const PLAYERS: [Tone; 6] = [PLAYER_1, PLAYER_2, PLAYER_3, PLAYER_4, PLAYER_5, PLAYER_6];

/// How much lighter one usual colour is than the other, as the web's accessibility guidelines count it.
#[cfg(test)]
pub fn contrast(one: Tone, other: Tone) -> f32 {
    use bevy::color::ColorToComponents as _;
    let usual = super::Palette::default();
    let light = |tone: Tone| {
        let [red, green, blue] = usual.color(tone).to_linear().to_f32_array_no_alpha();
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}
