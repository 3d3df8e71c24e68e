//! The colours of Doodle City, by what they are for.

use bevy::color::Color;

use crate::theme::tone::{rgb, roles};

roles! { "Doodle City":
    /// A drawn road.
    ROAD = rgb(0x39404F), night rgb(0xE8E2CF);
    /// A house, as a sign.
    HOUSE = rgb(0x5E9F63), night rgb(0x7CC486);
    /// The cross through a house that is printed so.
    HOUSE_CROSS = rgb(0x3F7A45), night rgb(0x9FDFA8);
    /// Points that something would bring.
    GAIN = rgb(0x3F7A45), night rgb(0x9FDFA8);
    /// A hotel, as a sign.
    HOTEL = rgb(0xCF4B5C), night rgb(0xEE8A94);
    /// A hotel, as text.
    HOTEL_TEXT = rgb(0xC03A4E), night rgb(0xFFB0B6);
    /// A shop, as a sign.
    SHOP = rgb(0x2C8C99), night rgb(0x66C2CC);
    /// A shop, as text.
    SHOP_TEXT = rgb(0x217380), night rgb(0x98E4EC);
    /// A taxi.
    TAXI = rgb(0xE9A820), night rgb(0xFFCE5C);
    /// A taxi's outline.
    TAXI_EDGE = rgb(0x9A6A00), night rgb(0xC08E22);
    /// The crown of a tree.
    TREE = rgb(0x5E9F63), night rgb(0x6FA877);
    /// The trunk of a tree.
    TRUNK = rgb(0x8A6240), night rgb(0xA98058);
    /// A bonus that is won, at its top.
    BONUS = rgb(0xCF4B5C), night rgb(0xB8404F);
    /// A bonus that is won, at its bottom.
    BONUS_FOOT = rgb(0xC03A4E), night rgb(0xA03546);
    /// Text on a bonus that is won.
    ON_BONUS = Color::WHITE, night rgb(0xFFFFFF);
    /// That the last round is played, as text.
    LAST_ROUND = rgb(0x4A0A14), night rgb(0xFFB0B6);
    /// Points that have come.
    POINTS = rgb(0x2F66C4), night rgb(0x9CCBFF);
    /// The blue die.
    BLUE_DIE = rgb(0x2F66C4), night rgb(0x3F74D0);
    /// The edge of the blue die in panels and lists.
    BLUE_DIE_EDGE = rgb(0x2D5498), night rgb(0x8FB4F0);
    /// The pips of the blue die.
    BLUE_DIE_PIPS = Color::WHITE, night rgb(0xFFFFFF);
    /// The white dice in statistics.
    WHITE_DICE = rgb(0x7F5632), night rgb(0xC89A6C);
    /// The board of the box.
    COVER = rgb(0xC03A4E), night rgb(0x8A2A3A);
}
