//! The roles that colours have in pictures of towns, whichever game they belong to: walls, roofs, people, sky and light.
//! By night what is painted goes part of the way to the blue of the dusk, and windows, lamps and the moon are lit.

use super::tone::{dusk, rgb, roles, thin};

roles! { "painted", listed:
    /// The line around what stands in front.
    OUTLINE = rgb(0x503C38), night rgb(0x121830);
    /// Mixed into the sides that the light does not reach.
    SHADE = rgb(0x3B3A66), night dusk(0x3B3A66, 45);
    /// Mixed into the sides that the light falls on.
    SUNLIT = rgb(0xFFF6DE), night dusk(0xFFF6DE, 45);
    /// Walls of cream.
    CREAM = rgb(0xF6E7C6), night dusk(0xF6E7C6, 45);
    /// Walls of white plaster.
    PLASTER = rgb(0xFBF5E6), night dusk(0xFBF5E6, 45);
    /// Walls of brick.
    BRICK = rgb(0xCE8464), night dusk(0xCE8464, 45);
    /// Walls of sandstone.
    SAND = rgb(0xEBCF9A), night dusk(0xEBCF9A, 45);
    /// Grey stone and concrete.
    STONE = rgb(0xD9CDB6), night dusk(0xD9CDB6, 45);
    /// Walls of rose.
    ROSE = rgb(0xEBC0AC), night dusk(0xEBC0AC, 45);
    /// What is white: cloth, boards, cars.
    WHITE = rgb(0xFBF3E0), night dusk(0xFBF3E0, 45);
    /// The cloth behind a stall.
    CANVAS = rgb(0xC9A77E), night dusk(0xC9A77E, 45);
    /// Crates and scaffolds.
    PLANKS = rgb(0xC08B55), night dusk(0xC08B55, 45);
    /// Pale boards.
    PLANKS_PALE = rgb(0xD9A76A), night dusk(0xD9A76A, 45);
    /// Poles and benches.
    WOOD = rgb(0x9A6B43), night dusk(0x9A6B43, 45);
    /// Trunks of trees.
    TRUNK = rgb(0x8B6141), night dusk(0x8B6141, 45);
    /// Doors.
    DOOR = rgb(0x8A5A3A), night dusk(0x8A5A3A, 45);
    /// Gates and dark openings.
    GATE = rgb(0x6E5A4A), night dusk(0x6E5A4A, 45);
    /// Chimneys.
    CHIMNEY = rgb(0xA5664A), night dusk(0xA5664A, 45);
    /// Wheels, rails, a black cat.
    IRON = rgb(0x4B4450), night dusk(0x4B4450, 45);
    /// The roofs of lamps.
    SLATE = rgb(0x49506A), night dusk(0x49506A, 45);
    /// A steam engine.
    ENGINE = rgb(0x37576B), night dusk(0x37576B, 45);
    /// What is yellow: cranes, caps, flags.
    GOLD = rgb(0xEDB43C), night dusk(0xEDB43C, 30);
    /// Its braces.
    GOLD_DARK = rgb(0xB97E16), night dusk(0xB97E16, 45);
    /// Door knobs and bags.
    BRASS = rgb(0xF2D28A), night rgb(0xF2D28A);
    /// Trees.
    LEAF = rgb(0x7FAE6B), night dusk(0x7FAE6B, 45);
    /// Darker trees.
    LEAF_DARK = rgb(0x5E9F63), night dusk(0x5E9F63, 45);
    /// What is red: people, fruit, trains.
    RED = rgb(0xCF4B5C), night dusk(0xCF4B5C, 45);
    /// What is blue.
    BLUE = rgb(0x2F66C4), night dusk(0x2F66C4, 45);
    /// What is green.
    GREEN = rgb(0x5E9F63), night dusk(0x5E9F63, 45);
    /// What is violet.
    VIOLET = rgb(0x8A5CC2), night dusk(0x8A5CC2, 45);
    /// What is orange.
    ORANGE = rgb(0xE07B39), night dusk(0xE07B39, 45);
    /// What is teal.
    TEAL = rgb(0x3C8D93), night dusk(0x3C8D93, 45);
    /// A face.
    SKIN_1 = rgb(0xF0C7A0), night dusk(0xF0C7A0, 45);
    /// Another one.
    SKIN_2 = rgb(0xC98F62), night dusk(0xC98F62, 45);
    /// Another one.
    SKIN_3 = rgb(0x8A5B3E), night dusk(0x8A5B3E, 45);
    /// Another one.
    SKIN_4 = rgb(0xF3D3B3), night dusk(0xF3D3B3, 45);
    /// Hair.
    HAIR = rgb(0x5A3B2A), night dusk(0x5A3B2A, 45);
    /// Ropes and masts.
    ROPE = rgb(0x7A6450), night dusk(0x7A6450, 45);
    /// Birds in the sky.
    BIRD = rgb(0x5B6078), night dusk(0x5B6078, 45);
    /// A window; somebody is at home by night.
    WINDOW = rgb(0x9CC3CE), night rgb(0xFFD36B);
    /// The light in its upper left corner.
    WINDOW_GLEAM = rgb(0xCFE3E4), night rgb(0xFFDF90);
    /// A window that stays dark.
    GLASS = rgb(0x9CC3CE), night dusk(0x9CC3CE, 45);
    /// Stained glass.
    GLASS_ROSE = rgb(0xD9A0A8), night rgb(0xF2A48C);
    /// Stained glass.
    GLASS_GOLD = rgb(0xE9C46A), night rgb(0xFFC94F);
    /// A lamp; it is lit by night.
    LAMP = rgb(0xF1E4BD), night rgb(0xFFD36B);
    /// A window far away.
    FAR_WINDOW = rgb(0xD0DFD2), night rgb(0xFFD36B);
    /// A pond.
    WATER = rgb(0x8FC3CF), night dusk(0x8FC3CF, 45);
    /// The light on it.
    WATER_GLEAM = rgb(0xD4EAEA), night dusk(0xD4EAEA, 45);
    /// Below what stands on the ground.
    GROUND_SHADOW = rgb(0x5B4A35), night rgb(0x0A0F24);
    /// Smoke and steam.
    SMOKE = rgb(0xF3E9DA), night dusk(0xF3E9DA, 60);
    /// Clouds.
    CLOUD = rgb(0xFFFDF4), night rgb(0x5C6488);
    /// The hills, on the front of a card.
    FAR_MORNING = rgb(0xA9C3B0), night dusk(0xA9C3B0, 45);
    /// The hills, on its back.
    FAR_GOLDEN = rgb(0xD99C83), night dusk(0xD99C83, 45);
    /// The fields before the town.
    NEAR_MORNING = rgb(0x93B58A), night dusk(0x93B58A, 45);
    /// The same on a back.
    NEAR_GOLDEN = rgb(0xB98F6E), night dusk(0xB98F6E, 45);
    /// A path, and a paved square.
    PATH_MORNING = rgb(0xE6D0A2), night dusk(0xE6D0A2, 45);
    /// The same on a back.
    PATH_GOLDEN = rgb(0xE0BA8C), night dusk(0xE0BA8C, 45);
    /// A meadow.
    GRASS_MORNING = rgb(0xA6C584), night dusk(0xA6C584, 45);
    /// The same on a back.
    GRASS_GOLDEN = rgb(0xB9AE74), night dusk(0xB9AE74, 45);
    /// The plant that grows into the picture.
    PLANT_MORNING = rgb(0x5F8F55), night dusk(0x5F8F55, 45);
    /// The same on a back.
    PLANT_GOLDEN = rgb(0x8A7A48), night dusk(0x8A7A48, 45);
    /// The sky.
    SKY_TOP_MORNING = rgb(0x9CCFDB), night rgb(0x17213F);
    /// The sky further down.
    SKY_MORNING = rgb(0xD5E6D6), night rgb(0x2A3862);
    /// The sky over the hills.
    SKY_LOW_MORNING = rgb(0xFBEFD0), night rgb(0x5A6390);
    /// The evening sky.
    SKY_TOP_GOLDEN = rgb(0xE59A86), night rgb(0x251B3F);
    /// The evening sky further down.
    SKY_GOLDEN = rgb(0xF6C08A), night rgb(0x4B3260);
    /// The evening sky over the hills.
    SKY_LOW_GOLDEN = rgb(0xFDEBB9), night rgb(0x8C5B70);
    /// The light under an awning.
    LAMPLIGHT = thin(0xFFD77A, 0), night thin(0xFFB45A, 22);
    /// The paving of a square.
    SETTS = rgb(0xE6CB9C), night rgb(0x2A3454);
    /// The wood of a counter.
    COUNTER = rgb(0xCB9A64), night rgb(0x6A4A36);
    /// The edge of a counter.
    COUNTER_EDGE = rgb(0xE0B98A), night rgb(0x7E5B45);
    /// The sun.
    SUN = rgb(0xFFF3C4), night thin(0xFFF3C4, 0);
    /// The light around it.
    SUNSHINE = thin(0xFFF3C8, 62), night thin(0xFFF3C8, 0);
    /// A patch of it on the ground.
    SUNLIGHT = thin(0xFFF6D8, 34), night thin(0xFFF6D8, 0);
    /// The light of the morning on what lies under a window.
    MORNING_LIGHT = thin(0xFFF6DC, 100), night thin(0xFFF6DC, 0);
    /// The light of the evening there.
    EVENING_LIGHT = thin(0xFFA552, 100), night thin(0xFFA552, 0);
    /// What lies over a page while a finale plays: the dusk.
    DUSK = rgb(0x18224A), night rgb(0x0C1226);
    /// What is lit in it.
    LIT = rgb(0xFFD66B), night rgb(0xFFD66B);
    /// The moon.
    MOON = thin(0xFFF1C4, 0), night rgb(0xFFF1C4);
    /// The light around it.
    MOONSHINE = thin(0xFFF1C4, 0), night thin(0xFFF1C4, 26);
    /// Stars.
    STAR = thin(0xFFF4D0, 0), night rgb(0xFFF4D0);
    /// The light around a lamp.
    GLOW = thin(0xFFD77A, 0), night thin(0xFFD77A, 46);
}
