//! The colours of City Planner, by what they are for.

use crate::theme::tone::{dusk, rgb, roles};

roles! { "City Planner":
    /// The cube on the block that is locked.
    CUBE = rgb(0xCF4B5C), night rgb(0xE0606F);
    /// The laurel around victory points.
    LAUREL = rgb(0x54985A), night rgb(0x7CC486);
    /// The star between the laurel.
    STAR = rgb(0xB37E10), night rgb(0xF0B840);
    /// Victory points, as text.
    VP = rgb(0x2E6836), night rgb(0x9BE3A0);
    /// Dollars, as text.
    MONEY = rgb(0x2A5CB2), night rgb(0x9CCBFF);
    /// Dollars that are lost, as text.
    LOSS = rgb(0xC03A4E), night rgb(0xFF9AA4);
    /// What a turn has brought.
    SUM = rgb(0x2F66C4), night rgb(0x9CCBFF);
    /// How often each face came, in statistics.
    FACES = rgb(0x7F5632), night rgb(0xC89A6C);
    /// How often each building came, in statistics.
    BUILDINGS = rgb(0x2C8C99), night rgb(0x5FC0CC);
    /// The board of the box.
    COVER = rgb(0x173A6B), night rgb(0x1D4072);
    /// The blueprint on it.
    LID_PAPER = rgb(0x2C60A4), night rgb(0x12294A);
    /// Words on it.
    ON_LID = rgb(0xFFFFFF), night rgb(0xE6F0FC);
}

// What paints the models of the buildings and the plans for them.
roles! { "City Planner", listed:
    /// The roofs of suburbs.
    SUBURB = rgb(0x3B8C4A), night dusk(0x3B8C4A, 20);
    /// The walls of commercial buildings.
    COMMERCE = rgb(0x2C6CC9), night dusk(0x2C6CC9, 15);
    /// The walls of town halls.
    TOWN_HALL = rgb(0x7A4DB8), night dusk(0x7A4DB8, 15);
    /// Asphalt and the sign of parking lots.
    PARKING_LOT = rgb(0x3A4252), night dusk(0x4A5468, 10);
    /// The walls of industry.
    INDUSTRY = rgb(0xE2A616), night dusk(0xE2A616, 20);
    /// The walls of offices.
    OFFICES = rgb(0xCB4336), night dusk(0xCB4336, 20);
    /// The card that models are made of.
    CARD = rgb(0xF3E8CF), night dusk(0xF3E8CF, 25);
    /// White card.
    CARD_WHITE = rgb(0xFFFFFF), night dusk(0xFFFFFF, 25);
    /// The windows of models.
    PANE = rgb(0xCFE6F7), night rgb(0xFFD977);
    /// The lines of models.
    MODEL_LINE = rgb(0x1D2C4A), night rgb(0x0A1326);
    /// The coloured pencil for a suburb.
    PENCIL_SUBURB = rgb(0xA5E59A), night rgb(0xA5E59A);
    /// The one for a commercial building.
    PENCIL_COMMERCE = rgb(0xA8D8FF), night rgb(0xA8D8FF);
    /// The one for a town hall.
    PENCIL_TOWN_HALL = rgb(0xDABEFF), night rgb(0xDABEFF);
    /// The one for a parking lot.
    PENCIL_PARKING_LOT = rgb(0xE9EEF5), night rgb(0xE9EEF5);
    /// The one for industry.
    PENCIL_INDUSTRY = rgb(0xFFDF7A), night rgb(0xFFDF7A);
    /// The one for offices.
    PENCIL_OFFICES = rgb(0xFFC0B4), night rgb(0xFFC0B4);
    /// The blueprint of a block.
    SLAB = rgb(0x1B4379), night rgb(0x0A1A33);
}

// The edges of tiles. They only repeat what the models say.
roles! { "City Planner's tiles":
    /// The edge of a tile with a suburb.
    SUBURB_EDGE = rgb(0x3B8C4A), night dusk(0x3B8C4A, 20);
    /// The edge of a tile with a commercial building.
    COMMERCE_EDGE = rgb(0x2C6CC9), night dusk(0x2C6CC9, 15);
    /// The edge of a tile with a town hall.
    TOWN_HALL_EDGE = rgb(0x7A4DB8), night dusk(0x7A4DB8, 15);
    /// The edge of a tile with a parking lot.
    PARKING_LOT_EDGE = rgb(0x3A4252), night dusk(0x4A5468, 10);
    /// The edge of a tile with industry.
    INDUSTRY_EDGE = rgb(0xE2A616), night dusk(0xE2A616, 20);
    /// The edge of a tile with offices.
    OFFICES_EDGE = rgb(0xCB4336), night dusk(0xCB4336, 20);
}

// What the planning office is made of.
roles! { "City Planner's office":
    /// A suburb or a commercial building: between green and blue.
    MIXED = rgb(0x2C8C99), night rgb(0x2C8C99);
    /// The vinyl on the table.
    COVERING = rgb(0xD5DDD2), night rgb(0x10161C);
    /// Its squares.
    COVERING_LINE = rgb(0xBCC9BC), night rgb(0x1C2833);
    /// The sheet on which the city is planned.
    SHEET = rgb(0x295B9C), night rgb(0x12294A);
    /// Lines on it, mixed in.
    SHEET_LINE = rgb(0xFFFFFF), night rgb(0x9CC4F0);
    /// What is written on it.
    ON_SHEET = rgb(0xFFFFFF), night rgb(0xE6F0FC);
    /// The edge of the board on which a block is mounted.
    SLAB_EDGE = rgb(0xF1F4F6), night rgb(0x7E8FA8);
    /// The tile under a model, and what lies in the light.
    TILE = rgb(0xFCF7EA), night rgb(0xBAC6D8);
    /// What is written there.
    ON_TILE = rgb(0x1D2C4A), night rgb(0x101A2E);
    /// Words of less weight there.
    SOFT_ON_TILE = rgb(0x4A536A), night rgb(0x2C3850);
    /// Victory points there.
    VP_ON_TILE = rgb(0x236636), night rgb(0x164A22);
    /// Dollars there.
    MONEY_ON_TILE = rgb(0x1B59AB), night rgb(0x0F3B78);
    /// What is chosen.
    PICK = rgb(0xFFD24A), night rgb(0xFFD24A);
    /// Stamps, and the flag on what is passed.
    STAMP = rgb(0xB5302A), night rgb(0xC2443B);
    /// What is written on the flag.
    ON_FLAG = rgb(0xFFFFFF), night rgb(0xFFFFFF);
    /// The sum, and the stamp around it.
    STAMPED = rgb(0xB5302A), night rgb(0xFF9A8C);
    /// The ruling of forms.
    RULING = rgb(0xB9CDE6), night rgb(0x3A4F6E);
    /// Sticky tape.
    TAPE = rgb(0xF3E3A6), night rgb(0x6E6A4C);
    /// The wood below the model of the town.
    BOARD = rgb(0xD9B57C), night rgb(0x3A3428);
    /// A die that stays as it is in this turn.
    FIXED_DIE = rgb(0xB4C0CD), night rgb(0x8B99AB);
    /// The body of a padlock.
    PADLOCK = rgb(0xE2B13C), night rgb(0xE2B13C);
}
