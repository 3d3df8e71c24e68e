//! The colours of Design Town, by what they are for.

use bevy::color::Color;

use crate::theme::tone::{rgb, roles};

roles! { "Design Town":
    /// A residential area.
    RESIDENTIAL_AREA = rgb(0x7F5632);
    /// An apartment.
    APARTMENT = rgb(0x6B6250);
    /// A convenience store.
    CONVENIENCE_STORE = rgb(0x2C8C99);
    /// A shopping mall.
    SHOPPING_MALL = rgb(0x217380);
    /// A hospital.
    HOSPITAL = rgb(0xCF4B5C);
    /// A church.
    CHURCH = rgb(0x8A5CC2);
    /// A factory.
    FACTORY = rgb(0xB37E10);
    /// A power plant.
    POWER_PLANT = rgb(0x39404F);
    /// A central park.
    CENTRAL_PARK = rgb(0x54985A);
    /// A station.
    STATION = rgb(0x2B3A55);
    /// A flea market.
    FLEA_MARKET = rgb(0xB5487F);
    /// A recycling bin.
    RECYCLING_BIN = rgb(0x2F66C4);
    /// A construction yard.
    CONSTRUCTION_YARD = rgb(0xC4652B);
    /// A recycling centre.
    RECYCLING_CENTRE = rgb(0x3F7A45);
    /// A dome of glass.
    GLASS = rgb(0x2F66C4);
    /// The walls of factories.
    WALL = rgb(0xE9A820);
    /// The lights of a train.
    TRAIN_LIGHT = rgb(0xE9A820);
    /// Trunks, benches and poles.
    WOOD = rgb(0x8A6240);
    /// A book for sale.
    BOOK = rgb(0x2C8C99);
    /// A lamp for sale.
    LAMP = rgb(0x9A6A00);
    /// The rope of a crane.
    ROPE = rgb(0x39404F);
    /// What hangs on a crane.
    LOAD = rgb(0x9A6A00);
    /// A coin.
    COIN = rgb(0xE9A820);
    /// The edge of a coin.
    COIN_EDGE = rgb(0x9A6A00);
    /// How many coins, as text.
    COINS = rgb(0x9A6A00);
    /// What it costs to turn a card, and what pays for that.
    FEE = rgb(0x8A5CC2);
    /// Text on a fee.
    ON_FEE = Color::WHITE;
    /// How many coins for fees, as text.
    FEE_COINS = rgb(0x8A5CC2);
    /// Victory points.
    VP = rgb(0x3F7A45);
    /// An unhappy face.
    UNHAPPY = rgb(0xC03A4E);
    /// That the limit rises, as text.
    LIMIT = rgb(0x8A5CC2);
    /// One more to buy, as text.
    BUY = rgb(0x3F7A45);
    /// One more to upgrade, as text.
    UPGRADE = rgb(0x8A5CC2);
    /// That the next card must be played, as text.
    FORCED = rgb(0x2F66C4);
    /// That the limit is exceeded, as text.
    EXCEEDED = rgb(0xC03A4E);
    /// How likely going on ends the turn, as text.
    RISK = rgb(0xC03A4E);
    /// That going on is safe, as text.
    SAFE = rgb(0x3F7A45);
    /// The cloth under the cards of a turn.
    CLOTH = rgb(0x3F7A45);
    /// The house that says in statistics that something was built.
    HOUSE = rgb(0x5E9F63);
    /// How turns ended, in statistics.
    ENDS = rgb(0xCF4B5C);
    /// How many cards turns had, in statistics.
    LENGTHS = rgb(0x7F5632);
    /// What was gained, in statistics.
    GAINED = rgb(0x2C8C99);
    /// The board of the box.
    COVER = rgb(0x3F7A45);
}
