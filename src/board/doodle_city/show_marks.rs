//! Shows what has become of the scores, bonuses and trees of the sheet that lies large.

use bevy::prelude::*;

use super::{
    layer::Layer,
    mark::{Mark, MarkState, Track},
    offer::{Offer, legal},
    scene::Table,
    stroke::Sketch,
};
use crate::{
    locale::doodle_city::things,
    record::Match,
    rules::{
        Actor,
        doodle_city::{City, DoodleCity, Event},
    },
    semantics::{Role, Semantic},
    theme::place::Place,
};

/// What the chosen action would do to the marks of the acting player.
fn ghosts(game: &DoodleCity, offer: Option<&Offer>) -> Vec<(Track, usize)> {
    let sheet = game.sheet();
    let mut ghosts = Vec::new();
    let at = |scores: &[u8], score: u8| scores.iter().position(|&printed| printed == score);
    for event in offer.map(|offer| offer.events.as_slice()).unwrap_or_default() {
        match *event {
            Event::HotelScored { circled: Some(score), .. } => {
                ghosts.extend(at(sheet.hotel_scores(), score).map(|position| (Track::Hotels, position)));
            }
            Event::ShopScored { circled: Some(score), .. } => {
                ghosts.extend(at(sheet.shop_scores(), score).map(|position| (Track::Shops, position)));
            }
            Event::BonusTaken { position, .. } => ghosts.push((Track::Bonuses, position.into())),
            Event::TreeCrossed { crossed, .. } => ghosts.push((Track::Trees, usize::from(crossed) - 1)),
            Event::StartingRoadDrawn { .. }
            | Event::DiceRolled { .. }
            | Event::TurnBegan { .. }
            | Event::DieTaken { .. }
            | Event::RoadDrawn { .. }
            | Event::HouseCrossed { .. }
            | Event::HotelScored { circled: None, .. }
            | Event::ShopScored { circled: None, .. }
            | Event::Passed { .. }
            | Event::EndCame { .. }
            | Event::RoundEnded { .. }
            | Event::MatchEnded => {}
        }
    }
    ghosts
}

fn mark_state(play: &Match<DoodleCity>, city: &City, track: Track, position: usize) -> MarkState {
    let is_mine = match track {
        Track::Hotels => city.has_hotel(position),
        Track::Shops => city.has_shop(position),
        Track::Bonuses => city.has_bonus(position),
        Track::Trees => position < usize::from(city.crossed_trees()),
    };
    if is_mine {
        MarkState::Mine
    } else if track == Track::Bonuses && play.state().is_bonus_taken(position) {
        MarkState::Gone
    } else {
        MarkState::Open
    }
}

/// What is circled, taken and crossed out, and what would be.
pub fn show_marks((table, sketch): (Table, Res<Sketch>), mut marks: Query<(&Mark, &mut MarkState)>) {
    let Some(session) = &table.session else { return };
    let play = session.play();
    let large = table.turn.large;
    let city = play.state().city(large);
    let is_acting = play.actor() == Actor::Seat(large);
    let action = sketch.or(&table.hand).action(play, &legal(play));
    let offer = action.filter(|_| is_acting).and_then(|action| Offer::of(play, action));
    let ghosts = ghosts(play.game(), offer.as_ref());
    for (mark, mut state) in &mut marks {
        let so_far = mark_state(play, city, mark.track, mark.position);
        let is_ghost = so_far == MarkState::Open && ghosts.contains(&(mark.track, mark.position));
        state.set_if_neq(if is_ghost { MarkState::Ghost } else { so_far });
    }
}

/// Where the marks are.
pub fn place_marks(table: Table, mut marks: Query<(&Mark, &mut Place)>) {
    for (mark, mut place) in &mut marks {
        let rect = table.laid.0.tracks[mark.track as usize].marks.get(mark.position);
        place.set_if_neq(Layer::Marks.place(rect.copied().unwrap_or_default()));
    }
}

/// How the marks are read.
pub fn name_marks(table: Table, mut marks: Query<(&Mark, &MarkState, &mut Semantic)>) {
    let Some(session) = &table.session else { return };
    let play = session.play();
    let sheet = play.game().sheet();
    for (&Mark { track, position }, state, mut semantic) in &mut marks {
        let is_mine = *state == MarkState::Mine;
        let score = |scores: &[u8]| scores.get(position).copied().unwrap_or(0);
        let name = match track {
            Track::Hotels => things::hotel_score(&table.locale, score(sheet.hotel_scores()), is_mine),
            Track::Shops => things::shop_score(&table.locale, score(sheet.shop_scores()), is_mine),
            Track::Bonuses => {
                let taker = play.game().all_seats().find(|&seat| play.state().city(seat).has_bonus(position));
                let taker = taker.map(|seat| table.name(seat));
                let bonus = sheet.shop_bonuses().get(position).copied();
                bonus.map_or_else(String::new, |bonus| things::bonus(&table.locale, bonus, taker.as_deref()))
            }
            Track::Trees if position == 0 => {
                things::trees(&table.locale, sheet, play.state().city(table.turn.large))
            }
            Track::Trees => String::new(),
        };
        semantic.set_if_neq(Semantic::text(name).role(Role::Score));
    }
}
