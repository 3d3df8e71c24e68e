//! A running match from outside: how far it is, whose turn it is, and that player's city.

use crate::{
    boxes::MatchSummary,
    drawing::dyn_picture::DynPicture,
    locale::{Locale, names},
    pictures::doodle_city::thumbnail::CityPicture,
    record::Match,
    rules::{Game as _, Seat, doodle_city::DoodleCity},
};

pub(super) fn match_summary(locale: &Locale, play: &Match<DoodleCity>) -> MatchSummary {
    let seat = play.focus(Seat(0));
    let name = names::of(play, seat);
    let round = play.game().round(play.state());
    let stage = locale.with("doodle-stage", &[("round", round.into())]);
    let key = if play.actor().is_chance() { "table-rolls" } else { "doodle-table-draws" };
    let city = CityPicture { sheet: play.game().sheet().clone(), city: *play.state().city(seat) };
    MatchSummary {
        stage,
        round,
        turn: locale.with(key, &[("name", name.into())]),
        picture: DynPicture::of(city),
    }
}
