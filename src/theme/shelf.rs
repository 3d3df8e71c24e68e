//! The roles that colours have on the shelf: the wall behind it, its wood, and the brass that holds the plates.

use super::tone::{rgb, roles, thin};

roles! { "shelf":
    /// The panelled wall.
    WALL = rgb(0x37514F), night rgb(0x1B2827), high rgb(0x101A19);
    /// The joints between its boards.
    WALL_JOINT = rgb(0x2B403F), night rgb(0x131D1C);
    /// The light of the lamp above it.
    LAMPLIGHT = thin(0xFFE2A8, 11), night thin(0xFFD79A, 9), high thin(0xFFE2A8, 0);
    /// Words on the wall.
    ON_WALL = rgb(0xFFF4DE), night rgb(0xF5EFDD);
    /// The upper side of a board.
    BOARD = rgb(0xC9955C), night rgb(0x5E4630);
    /// Its edge.
    BOARD_EDGE = rgb(0xA9743F), night rgb(0x4A3524);
    /// The light on that edge.
    BOARD_LIT = rgb(0xF0C48C), night rgb(0x8A6A48);
    /// Below it.
    BOARD_DARK = rgb(0x7A4F28), night rgb(0x2B1D13);
    /// The holders of plates.
    BRASS = rgb(0xE0B65A), night rgb(0xB08C48);
    /// Their line.
    BRASS_EDGE = rgb(0x6B4A16), night rgb(0x2B1D0C);
    /// The tray in a box.
    TRAY = rgb(0xEDE3CC), night rgb(0x8E8676);
    /// How many matches are running.
    COUNT = rgb(0xFFD24A), night rgb(0xFFD24A);
    /// What is written there.
    ON_COUNT = rgb(0x1D2C4A), night rgb(0x1D2C4A);
}
