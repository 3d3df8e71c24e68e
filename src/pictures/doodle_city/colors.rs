//! The colours of Doodle City, by what they are for.

use bevy::color::Color;

use crate::theme::tone::{rgb, roles};

roles! { "Doodle City":
    /// A drawn road.
    ROAD = rgb(0x39404F);
    /// A house, as a sign.
    HOUSE = rgb(0x5E9F63);
    /// The cross through a house that is printed so.
    HOUSE_CROSS = rgb(0x3F7A45);
    /// Points that something would bring.
    GAIN = rgb(0x3F7A45);
    /// A hotel, as a sign.
    HOTEL = rgb(0xCF4B5C);
    /// A hotel, as text.
    HOTEL_TEXT = rgb(0xC03A4E);
    /// A shop, as a sign.
    SHOP = rgb(0x2C8C99);
    /// A shop, as text.
    SHOP_TEXT = rgb(0x217380);
    /// A taxi.
    TAXI = rgb(0xE9A820);
    /// A taxi's outline.
    TAXI_EDGE = rgb(0x9A6A00);
    /// The crown of a tree.
    TREE = rgb(0x5E9F63);
    /// The trunk of a tree.
    TRUNK = rgb(0x8A6240);
    /// A bonus that is won, at its top.
    BONUS = rgb(0xCF4B5C);
    /// A bonus that is won, at its bottom.
    BONUS_FOOT = rgb(0xC03A4E);
    /// Text on a bonus that is won.
    ON_BONUS = Color::WHITE;
    /// That the last round is played, as text.
    LAST_ROUND = rgb(0xC03A4E);
    /// Points that have come.
    POINTS = rgb(0x2F66C4);
    /// The blue die.
    BLUE_DIE = rgb(0x2F66C4);
    /// The edge of the blue die in panels and lists.
    BLUE_DIE_EDGE = rgb(0x2D5498);
    /// The pips of the blue die.
    BLUE_DIE_PIPS = Color::WHITE;
    /// The white dice in statistics.
    WHITE_DICE = rgb(0x7F5632);
    /// The board of the box.
    COVER = rgb(0xC03A4E);
}
