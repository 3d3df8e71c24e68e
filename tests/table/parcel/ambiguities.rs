//! No two systems at the table of Parcel change the same thing in an order that nobody has decided.

use super::set_ups::fresh;
use crate::{ambiguities::assert_is_ordered, game::table::plugin};

#[test]
fn all_systems_have_an_order() {
    assert_is_ordered(&[plugin], &fresh());
}
