//! The colours of City Planner, by what they are for.

use crate::theme::tone::{rgb, roles};

roles! { "City Planner":
    /// A suburb: 3:1 on paper even in thin lines.
    SUBURB = rgb(0x54985A), night rgb(0x7CC486);
    /// Commerce.
    COMMERCE = rgb(0x2F66C4), night rgb(0x7FB0FF);
    /// A suburb or commerce: between green and blue.
    MIXED = rgb(0x2C8C99), night rgb(0x5FC0CC);
    /// A town hall.
    TOWN_HALL = rgb(0x8A5CC2), night rgb(0xB99AE8);
    /// A parking lot.
    PARKING_LOT = rgb(0x39404F), night rgb(0xC9D2DE);
    /// Industry.
    INDUSTRY = rgb(0xB37E10), night rgb(0xF0B840);
    /// The walls of industry.
    INDUSTRY_WALL = rgb(0xE9A820), night rgb(0xC98F1E);
    /// Offices.
    OFFICES = rgb(0xCF4B5C), night rgb(0xF08A95);
    /// The cube on the block that is locked.
    CUBE = rgb(0xCF4B5C), night rgb(0xE0606F);
    /// A die that stays as it is in this turn.
    FIXED_DIE = rgb(0xCF4B5C), night rgb(0xB8404F);
    /// The laurel around victory points.
    LAUREL = rgb(0x54985A), night rgb(0x7CC486);
    /// The star between the laurel.
    STAR = rgb(0xB37E10), night rgb(0xF0B840);
    /// Victory points, as text.
    VP = rgb(0x2E6836), night rgb(0x9BE3A0);
    /// The cube of the victory points, and how far it has come.
    VP_CUBE = rgb(0x5E9F63), night rgb(0x7CC486);
    /// Dollars, as text.
    MONEY = rgb(0x2A5CB2), night rgb(0x9CCBFF);
    /// The cube of the dollars, and how far it has come.
    MONEY_CUBE = rgb(0x2F66C4), night rgb(0x7FB0FF);
    /// Dollars that are lost, as text.
    LOSS = rgb(0xC03A4E), night rgb(0xFF9AA4);
    /// What a turn has brought.
    SUM = rgb(0x2F66C4), night rgb(0x9CCBFF);
    /// The sky over a skyline.
    SKY = rgb(0x2C8C99), night rgb(0x1C3A5E);
    /// The sky where it meets the street.
    HORIZON = rgb(0xE9A820), night rgb(0x5A4A60);
    /// The sun over a skyline.
    SUN = rgb(0xE9A820), night rgb(0xE8E4D0);
    /// The part of a tower that victory points have built.
    VP_TOWER = rgb(0x3F7A45), night rgb(0x2F5C3A);
    /// The part of a tower that dollars have built.
    MONEY_TOWER = rgb(0x2F66C4), night rgb(0x2A4C86);
    /// The windows of a tower.
    WINDOW = rgb(0xF4D799), night rgb(0xFFD36B);
    /// The street below a skyline.
    STREET = rgb(0x39404F), night rgb(0x1E2430);
    /// How often each face came, in statistics.
    FACES = rgb(0x7F5632), night rgb(0xC89A6C);
    /// How often each building came, in statistics.
    BUILDINGS = rgb(0x2C8C99), night rgb(0x5FC0CC);
    /// The board of the box.
    COVER = rgb(0x217380), night rgb(0x1A5560);
}
