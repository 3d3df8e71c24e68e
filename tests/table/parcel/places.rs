//! Everything that can be touched lies on the screen, is large enough for a finger, and covers nothing else.

use super::set_ups::{desk, fresh};
use crate::{
    desk::SIZES,
    places::{NOTCHED, check},
    set_ups::grown,
};

#[test]
fn fingers_find_everything() {
    for size in SIZES {
        for steps in [0, 3, 20, usize::MAX] {
            let play = grown(fresh(), |play| play.log().len() >= steps || play.is_over());
            check(&desk(size, &play), &format!("{size}, after {steps} steps"));
        }
    }
}

#[test]
fn under_notches_and_bars_lies_nothing() {
    for (size, insets) in NOTCHED {
        check(&desk(size, &fresh()).with_insets(insets), &format!("{size}, {insets:?}"));
    }
}
