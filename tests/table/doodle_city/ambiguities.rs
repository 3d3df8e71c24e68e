//! No two systems at the table of Doodle City change the same thing in an order that nobody has decided.

use super::set_ups::fresh;
use crate::ambiguities::assert_is_ordered;

#[test]
fn all_systems_have_an_order() {
    assert_is_ordered(&[doodle_city::table::doodle_city::plugin], &fresh(2));
}
