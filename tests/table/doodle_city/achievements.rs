//! The seals of achievements on the results of a solo match.

use bevy::prelude::*;
use doodle_city::{
    boxes::BoxedGame as _, drawing::label::TextLabel, intent::Intent, locale::Locale, record::Match,
    rules::doodle_city::DoodleCity,
};

use super::set_ups::fresh;
use crate::{
    desk::{Desk, PHONES},
    set_ups::grown,
};

#[test]
fn a_seal_that_is_touched_says_what_it_is_for_until_it_is_touched_again() {
    let play = grown(fresh(1), Match::is_over);
    let results = DoodleCity::results(&Locale::default(), &play);
    let lines: Vec<_> =
        results.achievements.expect("it is a solo match").all.into_iter().map(|it| it.line).collect();
    let mut desk = Desk::with_match(PHONES[0], &play);
    desk.tap(&Intent::Confirm);
    desk.skip();
    let is_written = |desk: &mut Desk, line: &str| {
        let world = desk.0.world_mut();
        world.query::<&TextLabel>().iter(world).any(|label| label.text == line)
    };
    for (at, line) in lines.iter().enumerate() {
        desk.tap(&Intent::TellAchievement(at));
        assert!(is_written(&mut desk, line), "{line}");
        let others = lines.iter().filter(|other| *other != line);
        assert_eq!(others.filter(|other| is_written(&mut desk, other)).count(), 0, "beside {line}");
    }
    desk.tap(&Intent::TellAchievement(lines.len() - 1));
    assert!(!is_written(&mut desk, &lines[lines.len() - 1]));
}
