//! A running match from outside: how far it is, whose turn it is, and that player's city.

use crate::{
    board::{
        doodle_city::{preview::player_in_focus, thumbnail::CityPicture},
        game_box::Glance,
    },
    locale::{Locale, names},
    record::Match,
    rules::{Game as _, doodle_city::DoodleCity},
    theme::painting::Painting,
};

pub(super) fn glance(locale: &Locale, play: &Match<DoodleCity>) -> Glance {
    let seat = player_in_focus(play);
    let name = play.seats().get(seat.index()).map(|player| names::short(&player.name)).unwrap_or_default();
    let stage = match play.game().round(play.state()) {
        0 => locale.text("stage-starting-roads"),
        round => names::round(locale, round),
    };
    let key = if play.actor().is_chance() { "table-rolls" } else { "table-draws" };
    let city = CityPicture { sheet: play.game().sheet().clone(), city: *play.state().city(seat) };
    Glance { stage, turn: locale.with(key, &[("name", name.into())]), picture: Painting::of(city) }
}
