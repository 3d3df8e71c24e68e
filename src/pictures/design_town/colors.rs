//! The colours of Design Town, by what they are for.

use bevy::color::Color;

use crate::theme::tone::{dusk, rgb, roles, thin};

roles! { "Design Town":
    /// A residential area.
    RESIDENTIAL_AREA = rgb(0x7F5632), night rgb(0xC89A6C);
    /// An apartment.
    APARTMENT = rgb(0x6B6250), night rgb(0xB5AB95);
    /// A convenience store.
    CONVENIENCE_STORE = rgb(0x2C8C99), night rgb(0x5FC0CC);
    /// A shopping mall.
    SHOPPING_MALL = rgb(0x217380), night rgb(0x4FAFBD);
    /// A hospital.
    HOSPITAL = rgb(0xCF4B5C), night rgb(0xF08A95);
    /// A church.
    CHURCH = rgb(0x8A5CC2), night rgb(0xB99AE8);
    /// A factory.
    FACTORY = rgb(0xB37E10), night rgb(0xE9B03A);
    /// A power plant.
    POWER_PLANT = rgb(0x39404F), night rgb(0xB9C3D2);
    /// A central park.
    CENTRAL_PARK = rgb(0x54985A), night rgb(0x7CC486);
    /// A station.
    STATION = rgb(0x2B3A55), night rgb(0x9DB4DC);
    /// A flea market.
    FLEA_MARKET = rgb(0xB5487F), night rgb(0xE88BB8);
    /// A recycling bin.
    RECYCLING_BIN = rgb(0x2F66C4), night rgb(0x7FB0FF);
    /// A construction yard.
    CONSTRUCTION_YARD = rgb(0xC4652B), night rgb(0xF09A62);
    /// A recycling centre.
    RECYCLING_CENTRE = rgb(0x3F7A45), night rgb(0x8CCB92);
    /// A rocket that bursts in red.
    FLARE_RED = rgb(0xFF7A6B), night rgb(0xFF7A6B);
    /// One in green.
    FLARE_GREEN = rgb(0x9BE38C), night rgb(0x9BE38C);
    /// One in blue.
    FLARE_BLUE = rgb(0x8FC4FF), night rgb(0x8FC4FF);
    /// A dome of glass.
    GLASS = rgb(0x2F66C4), night rgb(0x7FB0FF);
    /// The walls of factories.
    WALL = rgb(0xE9A820), night rgb(0xC98F1E);
    /// The lights of a train.
    TRAIN_LIGHT = rgb(0xE9A820), night rgb(0xFFD36B);
    /// Trunks, benches and poles.
    WOOD = rgb(0x8A6240), night rgb(0xB58A62);
    /// A book for sale.
    BOOK = rgb(0x2C8C99), night rgb(0x5FC0CC);
    /// A lamp for sale.
    LAMP = rgb(0x9A6A00), night rgb(0xF0C050);
    /// The rope of a crane.
    ROPE = rgb(0x39404F), night rgb(0xB9C3D2);
    /// What hangs on a crane.
    LOAD = rgb(0x9A6A00), night rgb(0xD0A030);
    /// A sky full of rain.
    STORM = thin(0x2A3052, 40), night thin(0x0E1226, 55);
    /// Drops of rain.
    RAIN = thin(0xEAF2FB, 75), night thin(0xB9C8E6, 70);
    /// A coin.
    COIN = rgb(0xEDB43C), night rgb(0xEDB43C);
    /// Text on a coin.
    ON_COIN = rgb(0x2B3A55), night rgb(0x26324D);
    /// The edge of a coin.
    COIN_EDGE = rgb(0x774A07), night rgb(0x774A07);
    /// The edge of what it costs where that cannot be paid.
    HOLLOW_COIN = rgb(0x8F5B0C), night rgb(0xEDB43C);
    /// The light on it.
    COIN_SHINE = rgb(0xFFEBB0), night rgb(0xFFEBB0);
    /// How many coins, as text.
    COINS = rgb(0x8A5C00), night rgb(0xF2C45A);
    /// What it costs to turn a card, and what pays for that.
    FEE = rgb(0x8A5CC2), night rgb(0x9F80D8);
    /// Text on a fee.
    ON_FEE = Color::WHITE, night rgb(0x1B1330);
    /// How many coins for fees, as text.
    FEE_COINS = rgb(0x7D4FB5), night rgb(0xC9AEF2);
    /// The light line around tokens, which lets them stand out from any picture.
    TOKEN_RIM = rgb(0xFFF9EC), night rgb(0xE6DFCC);
    /// Victory points.
    VP = rgb(0x3F7A45), night rgb(0x9BD3A0);
    /// A star.
    STAR = rgb(0x4E8F55), night rgb(0x4E8F55);
    /// Its edge.
    STAR_EDGE = rgb(0x24522E), night rgb(0x173A1F);
    /// The light on it.
    STAR_SHINE = rgb(0x9CCB93), night rgb(0x9CCB93);
    /// The edge of an unhappy face.
    UNHAPPY_EDGE = rgb(0x7C1F30), night rgb(0x5A1522);
    /// Its eyes and mouth.
    ON_UNHAPPY = rgb(0xFFFDF4), night rgb(0xFFFDF4);
    /// An unhappy face.
    UNHAPPY = rgb(0xCF4B5C), night rgb(0xCF4B5C);
    /// That the limit rises, as text.
    LIMIT = rgb(0x8A5CC2), night rgb(0xC9AEF2);
    /// One more to buy, as text.
    BUY = rgb(0x3F7A45), night rgb(0x9BD3A0);
    /// One more to upgrade, as text.
    UPGRADE = rgb(0x8A5CC2), night rgb(0xC9AEF2);
    /// That the next card must be played, as text.
    FORCED = rgb(0x2F66C4), night rgb(0x9CCBFF);
    /// That the limit is exceeded, as text.
    EXCEEDED = rgb(0xC03A4E), night rgb(0xFF9AA4);
    /// How likely going on ends the turn, as text.
    RISK = rgb(0xC03A4E), night rgb(0xFF9AA4);
    /// That going on is safe, as text.
    SAFE = rgb(0x3F7A45), night rgb(0x9BD3A0);
    /// The cloth under the cards of a turn.
    CLOTH = rgb(0x3F7A45), night rgb(0x4E7A58);
    /// The house that says in statistics that something was built.
    HOUSE = rgb(0x5E9F63), night rgb(0x7CC486);
    /// How turns ended, in statistics.
    ENDS = rgb(0xCF4B5C), night rgb(0xF08A95);
    /// How many cards turns had, in statistics.
    LENGTHS = rgb(0x7F5632), night rgb(0xC89A6C);
    /// What was gained, in statistics.
    GAINED = rgb(0x2C8C99), night rgb(0x5FC0CC);
    /// The board of the box.
    COVER = rgb(0x2F6A4A), night rgb(0x25553B);
    /// The evening sky on it.
    LID_SKY = rgb(0xF9D08F), night rgb(0x251B3F);
    /// The same further down.
    LID_SKY_LOW = rgb(0xFFF3D6), night rgb(0x8C5B70);
    /// Words on it.
    ON_LID = rgb(0x4A2433), night rgb(0xFFF3D6);
}

// What paints roofs, awnings and frames: the kind of a card. It never tells anything alone.
roles! { "Design Town", listed:
    /// Homes.
    HOME = rgb(0xD4744A), night dusk(0xD4744A, 30);
    /// Shops.
    SHOP = rgb(0x2C8C99), night dusk(0x2C8C99, 30);
    /// Care for people.
    CARE = rgb(0xC94F5E), night dusk(0xC94F5E, 30);
    /// Work and power.
    WORK = rgb(0xDD9A2E), night dusk(0xDD9A2E, 30);
    /// Park and station.
    PARK = rgb(0x5E9F63), night dusk(0x5E9F63, 30);
    /// Things that are used again.
    FLEA = rgb(0x8A5CC2), night dusk(0x8A5CC2, 30);
    /// What is being built.
    YARD = rgb(0x4A74AC), night dusk(0x4A74AC, 30);
}
