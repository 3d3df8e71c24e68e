//! The few colours there are, each with its role.

use bevy::color::Color;

const fn rgb(hex: u32) -> Color {
    Color::srgb_u8((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// The wooden table.
pub const TABLE: Color = rgb(0xC99B6B);
/// Its grain, and planks under light text.
pub const PLANK: Color = rgb(0x7F5632);
/// Cream paper.
pub const PAPER: Color = rgb(0xFCF7EA);
/// The printed grid.
pub const GRID: Color = rgb(0xD8CBB0);
/// Crosses, circles and text.
pub const INK: Color = rgb(0x2B3A55);
/// Text of less weight; still 4.5:1 on paper.
pub const SOFT_INK: Color = rgb(0x6B6250);
/// A drawn road.
pub const ROAD: Color = rgb(0x39404F);
/// The blue die, what is chosen, the main button.
pub const BLUE: Color = rgb(0x2F66C4);
/// A house, as a sign.
pub const HOUSE: Color = rgb(0x5E9F63);
/// A house, as text.
pub const HOUSE_TEXT: Color = rgb(0x3F7A45);
/// A hotel, as a sign.
pub const HOTEL: Color = rgb(0xCF4B5C);
/// A hotel, as text.
pub const HOTEL_TEXT: Color = rgb(0xC03A4E);
/// A shop, as a sign.
pub const SHOP: Color = rgb(0x2C8C99);
/// A shop, as text.
pub const SHOP_TEXT: Color = rgb(0x217380);
/// A taxi.
pub const TAXI: Color = rgb(0xE9A820);
/// A taxi's outline.
pub const TAXI_EDGE: Color = rgb(0x9A6A00);
/// A suburb, as a sign: 3:1 even in thin lines.
pub const SUBURB: Color = rgb(0x54985A);
/// Commerce, as a sign and as text.
pub const COMMERCE: Color = rgb(0x2F66C4);
/// A town hall, as a sign.
pub const TOWN_HALL: Color = rgb(0x8A5CC2);
/// A parking lot, as a sign and as text.
pub const PARKING_LOT: Color = rgb(0x39404F);
/// Industry, as a sign.
pub const INDUSTRY: Color = rgb(0xB37E10);
/// A flea market, as a sign.
pub const FLEA_MARKET: Color = rgb(0xB5487F);
/// A construction yard, as a sign.
pub const CONSTRUCTION: Color = rgb(0xC4652B);
/// Soft brown, for shadows.
pub const SHADOW: Color = Color::srgba(0.27, 0.16, 0.06, 0.30);
/// White dice.
pub const IVORY: Color = rgb(0xFFFDF6);
/// The trunk of a tree.
pub const TRUNK: Color = rgb(0x8A6240);

/// The players' colours, by seat.
pub const PLAYERS: [Color; 6] =
    [rgb(0xCF4B5C), rgb(0x2F66C4), rgb(0x5E9F63), rgb(0x8A5CC2), rgb(0xE07B39), rgb(0x3C8D93)];

/// How much lighter one colour is than the other, as the web's accessibility guidelines count it.
#[cfg(test)]
pub fn contrast(one: Color, other: Color) -> f32 {
    use bevy::color::ColorToComponents as _;
    let light = |color: Color| {
        let [red, green, blue] = color.to_linear().to_f32_array_no_alpha();
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}
