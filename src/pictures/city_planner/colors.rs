//! The colours of City Planner, by what they are for.

use crate::theme::tone::{rgb, roles};

roles! { "City Planner":
    /// A suburb: 3:1 on paper even in thin lines.
    SUBURB = rgb(0x54985A);
    /// Commerce.
    COMMERCE = rgb(0x2F66C4);
    /// A suburb or commerce: between green and blue.
    MIXED = rgb(0x2C8C99);
    /// A town hall.
    TOWN_HALL = rgb(0x8A5CC2);
    /// A parking lot.
    PARKING_LOT = rgb(0x39404F);
    /// Industry.
    INDUSTRY = rgb(0xB37E10);
    /// The walls of industry.
    INDUSTRY_WALL = rgb(0xE9A820);
    /// Offices.
    OFFICES = rgb(0xCF4B5C);
    /// The cube on the block that is locked.
    CUBE = rgb(0xCF4B5C);
    /// A die that stays as it is in this turn.
    FIXED_DIE = rgb(0xCF4B5C);
    /// The laurel around victory points.
    LAUREL = rgb(0x54985A);
    /// The star between the laurel.
    STAR = rgb(0xB37E10);
    /// Victory points, as text.
    VP = rgb(0x3F7A45);
    /// The cube of the victory points, and how far it has come.
    VP_CUBE = rgb(0x5E9F63);
    /// Dollars, as text.
    MONEY = rgb(0x2F66C4);
    /// The cube of the dollars, and how far it has come.
    MONEY_CUBE = rgb(0x2F66C4);
    /// Dollars that are lost, as text.
    LOSS = rgb(0xC03A4E);
    /// What a turn has brought.
    SUM = rgb(0x2F66C4);
    /// The sky over a skyline.
    SKY = rgb(0x2C8C99);
    /// The sky where it meets the street.
    HORIZON = rgb(0xE9A820);
    /// The sun over a skyline.
    SUN = rgb(0xE9A820);
    /// The part of a tower that victory points have built.
    VP_TOWER = rgb(0x3F7A45);
    /// The part of a tower that dollars have built.
    MONEY_TOWER = rgb(0x2F66C4);
    /// The windows of a tower.
    WINDOW = rgb(0xE9A820);
    /// The street below a skyline.
    STREET = rgb(0x39404F);
    /// How often each face came, in statistics.
    FACES = rgb(0x7F5632);
    /// How often each building came, in statistics.
    BUILDINGS = rgb(0x2C8C99);
    /// The board of the box.
    COVER = rgb(0x217380);
}
