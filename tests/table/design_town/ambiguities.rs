//! No two systems at the table of Design Town change the same thing in an order that nobody has decided.

use super::set_ups::fresh;
use crate::ambiguities::assert_is_ordered;

#[test]
fn all_systems_have_an_order() {
    assert_is_ordered(&[doodle_city::table::design_town::plugin], &fresh(2));
}
