//! The colours of Doodle City, by what they are for.

use bevy::color::Color;

use crate::theme::tone::{rgb, roles, thin};

roles! { "Doodle City":
    /// The cross through a house that is printed so.
    HOUSE_CROSS = rgb(0x2F6B3C), night rgb(0x9FDFA8);
    /// Points that something would bring.
    GAIN = rgb(0x2F6B3C), night rgb(0x9FDFA8);
    /// A hotel, as text.
    HOTEL_TEXT = rgb(0xA82F44), night rgb(0xFFB0B6);
    /// A shop, as text.
    SHOP_TEXT = rgb(0x1A6470), night rgb(0x98E4EC);
    /// That the last round is played, as text.
    LAST_ROUND = rgb(0xA82F44), night rgb(0xFFB0B6);
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
    COVER = rgb(0xA92F42), night rgb(0x7E2634);
    /// The paper on it.
    LID_PAPER = rgb(0xFCF4DF), night rgb(0x2A3340);
    /// The squares of that paper.
    LID_GRID = rgb(0xE2D3AE), night rgb(0x35404D);
    /// Words on it.
    ON_LID = rgb(0x22304D), night rgb(0xF5EFDD);
}

// The grounds of squares.
roles! { "Doodle City":
    /// The tint of the square of a house, and the pencil on it.
    HOUSE_GROUND = rgb(0x4E9A58), night rgb(0x67A272);
    /// The tint of the square of a hotel, and the pencil on it.
    HOTEL_GROUND = rgb(0xD2495C), night rgb(0xC2747D);
    /// The tint of the square of a shop, and the pencil on it.
    SHOP_GROUND = rgb(0x2A8E9B), night rgb(0x56A1AA);
    /// The tint of the square of a taxi, and the pencil on it.
    TAXI_GROUND = rgb(0xF0B429), night rgb(0xD0AA50);
}

// What paints the signs of houses, hotels, shops and taxis, printed and built, and what stands around them.
roles! { "Doodle City", listed:
    /// The paper of the map, where it shows through a sign.
    MAP_PAPER = rgb(0xFCF7EA), night rgb(0x2A3340);
    /// The line of a house that is printed.
    HOUSE = rgb(0x2B6C3A), night rgb(0xB0E3B7);
    /// The same where it is printed small, and so finer than a pixel.
    HOUSE_FINE = rgb(0x163B20), night rgb(0xCDEFD2);
    /// What fills it.
    HOUSE_PRINT = rgb(0xBDD6B5), night rgb(0x486759);
    /// Its door.
    HOUSE_PRINT_DARK = rgb(0x9DBE9C), night rgb(0x4C6E5C);
    /// Its walls and windows.
    HOUSE_PRINT_PALE = rgb(0xEFEFDF), night rgb(0x2F3B44);
    /// What fills a house that is built.
    HOUSE_BUILT = rgb(0x4E9A58), night rgb(0x67A272);
    /// Its door.
    HOUSE_BUILT_DARK = rgb(0x2F6B3C), night rgb(0x43674F);
    /// The line of a hotel that is printed.
    HOTEL = rgb(0xC04A5B), night rgb(0xE9A0A8);
    /// The same where it is printed small, and so finer than a pixel.
    HOTEL_FINE = rgb(0x801F32), night rgb(0xF7C6CB);
    /// What fills it.
    HOTEL_PRINT = rgb(0xEDB8B7), night rgb(0x71525E);
    /// Its roof and door.
    HOTEL_PRINT_DARK = rgb(0xE4A8A9), night rgb(0x7D5964);
    /// Its windows.
    HOTEL_PRINT_PALE = rgb(0xF9ECE1), night rgb(0x363845);
    /// What fills a hotel that is built.
    HOTEL_BUILT = rgb(0xD2495C), night rgb(0xC2747D);
    /// Its roof and door.
    HOTEL_BUILT_DARK = rgb(0x9B2A3E), night rgb(0x764D55);
    /// The line of a shop that is printed.
    SHOP = rgb(0x1B707B), night rgb(0x7CC6CF);
    /// The same where it is printed small, and so finer than a pixel.
    SHOP_FINE = rgb(0x0B424A), night rgb(0xABE2E9);
    /// What fills it.
    SHOP_PRINT = rgb(0xB0D1CE), night rgb(0x406672);
    /// Its door.
    SHOP_PRINT_DARK = rgb(0x95C2C2), night rgb(0x426C78);
    /// Its walls and windows.
    SHOP_PRINT_PALE = rgb(0xEEF0E4), night rgb(0x2D3B48);
    /// What fills a shop that is built.
    SHOP_BUILT = rgb(0x2A8E9B), night rgb(0x56A1AA);
    /// The line of a taxi that is printed.
    TAXI = rgb(0x805400), night rgb(0xDDBC6C);
    /// The same where it is printed small, and so finer than a pixel.
    TAXI_FINE = rgb(0x452D00), night rgb(0xF0D898);
    /// What fills it.
    TAXI_PRINT = rgb(0xF6D891), night rgb(0x8C7A4D);
    /// Its chequers.
    TAXI_PRINT_DARK = rgb(0xD6BA7E), night rgb(0x746645);
    /// Its windows.
    TAXI_PRINT_PALE = rgb(0xF7EEDB), night rgb(0x343A41);
    /// What fills a taxi that is built.
    TAXI_BUILT = rgb(0xF0B429), night rgb(0xD0AA50);
    /// The line of what is built.
    BUILT_LINE = rgb(0x26324D), night rgb(0xF5EFDD);
    /// The walls of what is built.
    BUILT_WALL = rgb(0xFFF8E6), night rgb(0x464A4B);
    /// Doors, wheels and chequers of what is built.
    BUILT_DARK = rgb(0x26324D), night rgb(0x10171D);
    /// White stripes and hub caps.
    STRIPE = rgb(0xFFF8E6), night rgb(0xF5EFDD);
    /// Windows of what is built: lit by night.
    PANE = rgb(0xCFE6F2), night rgb(0xFFE08A);
    /// The glass of a street lamp.
    LAMP = rgb(0xFFD75E), night rgb(0xFFD75E);
    /// The crown of a tree.
    TREE_LEAF = rgb(0xAFCEAA), night rgb(0x4E735F);
    /// A hedge beside a road.
    HEDGE = rgb(0xAFCEAA), night rgb(0x4E735F);
    /// The crown of a tree that is crossed out.
    TREE_GONE = rgb(0xE0E8D3), night rgb(0x374A4B);
    /// The trunk of a tree.
    TRUNK = rgb(0x8B6238), night rgb(0xB08A62);
    /// The trunk of a tree that is crossed out.
    TRUNK_GONE = rgb(0xB89E7F), night rgb(0x7A6754);
    /// A bottle of ink.
    INK_BOTTLE = rgb(0x3D5487), night rgb(0x2A3C62);
    /// Its rim.
    INK_RIM = rgb(0xC7D3E2), night rgb(0x6B7A90);
    /// The ink in it.
    INK_POOL = rgb(0x131C36), night rgb(0x0C1224);
}

// What the map and the desk under it are made of.
roles! { "Doodle City's desk":
    /// The lines of the map.
    MAP_LINE = rgb(0x8A7750), night rgb(0x8E9AA0);
    /// The squares that the paper is ruled with.
    RULING = rgb(0x9FB9C9), night rgb(0x5C7688);
    /// The back of a corner that is folded over.
    FOLD = rgb(0xEFE3C6), night rgb(0x3B4755);
    /// What can be drawn in now.
    WASH = thin(0xFFE588, 62), night thin(0x3A4B68, 75);
    /// Asphalt: a road that was drawn.
    ROAD = rgb(0x454D5E), night rgb(0xE8E2CF);
    /// The edge of asphalt.
    ROAD_EDGE = rgb(0x262D3D), night rgb(0xF7F2E2);
    /// The dashes on asphalt.
    DASH = rgb(0xFFF3CF), night rgb(0x3A434A);
    /// Cobbles: a starting road.
    COBBLES = rgb(0x868B95), night rgb(0xA9A99F);
    /// The edge of cobbles.
    COBBLES_EDGE = rgb(0x4A505E), night rgb(0xC9C6B8);
    /// Single stones among the cobbles.
    COBBLE = rgb(0xAAAEB5), night rgb(0x7E817C);
    /// Pavements.
    PAVEMENT = rgb(0xEDE2C9), night rgb(0x3A464E);
    /// The joints of pavements.
    JOINT = rgb(0xBBAA86), night rgb(0x7F8A8E);
    /// The felt that dice are thrown on.
    FELT = rgb(0x2F5F52), night rgb(0x1F3A34);
    /// Where a die has lain in it.
    DENT = rgb(0x244B41), night rgb(0x152A26);
    /// The seam of felt.
    SEAM = rgb(0xD9C48E), night rgb(0x8C7B50);
    /// The pips of a die that is gone.
    GONE_PIPS = rgb(0xB7AF80), night rgb(0x857750);
    /// The wooden rim around felt.
    RIM = rgb(0x6B4326), night rgb(0x32231A);
    /// The plate of a die that is chosen, around its blue.
    PLATE_RIM = rgb(0xFFF3CF), night rgb(0xFFF3CF);
    /// A bonus that nobody has.
    PENNANT = rgb(0xF6CF6A), night rgb(0x5B4A1E);
    /// A bonus that was won.
    BONUS = rgb(0xA82F44), night rgb(0xA82F44);
    /// What is written on it.
    ON_BONUS = Color::WHITE, night rgb(0xFFFFFF);
    /// The sign of a computer player on its disc.
    COMPUTER = rgb(0x26324D), night rgb(0x26324D);
}
