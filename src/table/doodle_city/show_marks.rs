//! Shows the scores, bonuses and trees of the sheet that lies large: what is printed, and what has become of them.

use bevy::prelude::*;

use super::{
    layer::{Layer, OnLayer},
    mark::{Mark, MarkState, Track},
    preview::Preview,
    scene::GameContext,
};
use crate::{
    accessibility::{AccessibleItem, Role},
    drawing::{
        brush::{Brush, Picture},
        place::LayoutRect,
    },
    locale::{doodle_city::things, names},
    pictures::doodle_city::{
        colors,
        signs::{Style, paint_fitting},
    },
    record::Match,
    rules::{
        Actor, Game as _,
        doodle_city::{City, DoodleCity, Kind},
    },
    table::text::{TextSlot, TextSpec},
    theme::palette,
};

const fn is_mine(city: &City, track: Track, position: usize) -> bool {
    match track {
        Track::Hotels => city.has_hotel(position),
        Track::Shops => city.has_shop(position),
        Track::Bonuses => city.has_bonus(position),
        Track::Trees => position < city.crossed_trees() as usize,
    }
}

fn mark_state(play: &Match<DoodleCity>, city: &City, track: Track, position: usize) -> MarkState {
    if is_mine(city, track, position) {
        MarkState::Mine
    } else if track == Track::Bonuses && play.state().is_bonus_taken(position) {
        MarkState::Gone
    } else {
        MarkState::Open
    }
}

/// What is circled, taken and crossed out, and what would be.
pub(super) fn show_marks(
    (table, preview): (GameContext, Res<Preview>),
    mut marks: Query<(&Mark, &mut MarkState)>,
) {
    let Some(session) = &table.session else { return };
    let play = session.play();
    let large = table.focused.0;
    let city = play.state().city(large);
    let is_acting = play.actor() == Actor::Seat(large);
    let brought = preview.seen.outcome.iter().filter(|_| is_acting).flat_map(|outcome| &outcome.events);
    let ghosts: Vec<Mark> = brought.filter_map(|event| Mark::of(event, play.game().sheet())).collect();
    for (mark, mut state) in &mut marks {
        let so_far = mark_state(play, city, mark.track, mark.position);
        let is_ghost = so_far == MarkState::Open && ghosts.contains(mark);
        state.set_if_neq(if is_ghost { MarkState::Ghost } else { so_far });
    }
}

/// Where the marks are.
pub(super) fn place_marks(table: GameContext, mut marks: Query<(&Mark, &mut LayoutRect)>) {
    for (mark, mut place) in &mut marks {
        let rect = table.layout.tracks[mark.track as usize].marks.get(mark.position);
        // Each has a height of its own: where two touch, it is always the same one that lies above.
        let lying = Layer::Marks.place(rect.copied().unwrap_or_default());
        let height = lying.height + 0.25 * mark.track as u32 as f32 + 0.01 * mark.position as f32;
        place.set_if_neq(LayoutRect { height, ..lying });
    }
}

/// How the marks are read.
pub(super) fn name_marks(table: GameContext, mut marks: Query<(&Mark, &MarkState, &mut AccessibleItem)>) {
    let Some(session) = &table.session else { return };
    let play = session.play();
    let sheet = play.game().sheet();
    for (&Mark { track, position }, state, mut accessible) in &mut marks {
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
                things::trees(&table.locale, sheet, play.state().city(table.focused.0))
            }
            Track::Trees => String::new(),
        };
        accessible.set_if_neq(AccessibleItem::text(name).role(Role::Score));
    }
}

/// The sign of what a track scores, where it has one.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrackSign(pub Track);

impl Picture for TrackSign {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let place = Rect::from_center_size(Vec2::ZERO, size.min(Vec2::splat(46.0)));
        match self.0 {
            Track::Hotels => paint_fitting(brush, Kind::Hotel, Style::Built, place),
            Track::Shops => paint_fitting(brush, Kind::Shop, Style::Built, place),
            Track::Bonuses | Track::Trees => {}
        }
    }
}

/// The number that is printed in a mark.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MarkNumber(pub Mark);

/// Where the signs of the tracks stand.
pub(super) fn place_track_signs(table: GameContext, mut signs: Query<(&TrackSign, &mut LayoutRect)>) {
    for (&TrackSign(track), mut place) in &mut signs {
        place.set_if_neq(Layer::LargeSquares.place(table.layout.tracks[track as usize].sign));
    }
}

/// The numbers of the marks.
pub(super) fn show_mark_numbers(table: GameContext, mut numbers: Query<(&MarkNumber, TextSlot)>) {
    for (number, mut text) in &mut numbers {
        text.write(number_of(&table, number.0));
    }
}

fn number_of(table: &GameContext, Mark { track, position }: Mark) -> Option<TextSpec> {
    let play = table.session.as_ref()?.play();
    let sheet = play.game().sheet();
    let rect = *table.layout.tracks[track as usize].marks.get(position)?;
    let is_mine = is_mine(play.state().city(table.focused.0), track, position);
    let within_cell = rect.inflate(-2.0);
    let score_color = if is_mine { palette::INK } else { track.color() };
    match track {
        Track::Hotels => {
            TextSpec::new(sheet.hotel_scores().get(position)?.to_string(), within_cell, score_color)
        }
        Track::Shops => TextSpec::new(sheet.shop_scores().get(position)?.to_string(), within_cell, score_color),
        Track::Bonuses => {
            let points = sheet.shop_bonuses().get(position)?.points;
            let is_taken = play.state().is_bonus_taken(position);
            let color = match (is_mine, is_taken) {
                (true, _) => colors::ON_BONUS,
                (false, true) => palette::SOFT_INK,
                (false, false) => palette::INK,
            };
            let cloth = Mark::cloth(rect);
            // Beside the disc of whoever has it.
            let end =
                if is_taken && !is_mine { Mark::taker(rect).min.x } else { cloth.max.x - cloth.height() * 0.2 };
            let room = Rect::new(cloth.min.x + 2.0, cloth.min.y, end, cloth.max.y - cloth.height() * 0.12);
            TextSpec::new(names::change(&table.locale, points.into()), room, color)
        }
        Track::Trees => None,
    }
}
