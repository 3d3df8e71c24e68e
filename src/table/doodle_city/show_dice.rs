//! Shows the dice: what fell, who has taken which, and which can be taken.

use bevy::prelude::*;

use super::{
    asked,
    die::DieState,
    layer::{Layer, OnLayer},
    pick::TablePick,
    preview::Preview,
    scene::GameContext,
    selection::MoveSelection,
};
use crate::{
    accessibility::{AccessibleItem, Role},
    drawing::place::LayoutRect,
    intent::Intent,
    locale::doodle_city::things::{self, WhiteDie},
    rules::{Game as _, Seat, dice::Face, doodle_city::Action},
    table::{
        dice::{Die, RollAnimation, ShownFace},
        things::{RuleOf, Wanted},
    },
};

/// Which white die shows what, and who took it, by face; of equal ones the taken ones come first, in the order of turns.
pub(super) fn white_dice(table: &GameContext) -> Vec<(Face, Option<Seat>)> {
    let Some(session) = &table.session else { return Vec::new() };
    let (state, game) = (session.play().state(), session.play().game());
    let taken = game.all_seats().filter_map(|seat| Some((state.taken(seat)?, Some(seat))));
    let mut dice: Vec<(Face, Option<Seat>)> =
        state.white().iter().map(|face| (face, None)).chain(taken).collect();
    // So that a die keeps its place when it is taken: it was the first one left.
    let (seats, starter) = (game.seats(), state.starter().index());
    let turn = |seat: Seat| (seat.index() + seats - starter) % seats;
    dice.sort_by_key(|&(face, taker)| (face, taker.map_or(seats, turn)));
    dice
}

/// What the blue die fell on when it last named a starting road.
fn last_starting_face(log: &[Action]) -> Option<Face> {
    log.iter().rev().find_map(|action| match action {
        Action::StartingRoad(face) => Some(*face),
        Action::Roll { .. } | Action::Draw { .. } | Action::Cross { .. } | Action::Pass => None,
    })
}

/// The dice: what they show, who has taken them, which can be used.
pub(super) fn show_dice(
    (table, preview): (GameContext, Res<Preview>),
    mut dice: Query<(
        &Die,
        &mut ShownFace,
        &mut DieState,
        &mut LayoutRect,
        &mut AccessibleItem,
        (&mut RuleOf, &mut Wanted),
        Has<RollAnimation>,
    )>,
) {
    let Some(session) = &table.session else { return };
    let play = session.play();
    let whites = white_dice(&table);
    let is_rolled = play.state().blue().is_some();
    let awaits_roll = play.actor().is_chance();
    let is_persons = table.permissions.is_persons();
    for (die, mut face_up, mut look, mut place, mut accessible, asked, is_tumbling) in &mut dice {
        let (face, state) = if die.0 == 0 {
            (play.state().blue().or(last_starting_face(play.log())), DieState::Free)
        } else {
            match whites.get(die.0 - 1) {
                Some(&(face, Some(seat))) => (Some(face), DieState::Taken(seat)),
                Some(&(face, None)) if preview.chosen.legal.squares(face).is_empty() => {
                    (Some(face), DieState::Useless)
                }
                Some(&(face, None)) => (Some(face), DieState::Free),
                None => (None, DieState::Waiting),
            }
        };
        // Of equal faces the first one that is left is the one to be taken.
        let is_first =
            !whites[..die.0.saturating_sub(1).min(whites.len())].contains(&(face.unwrap_or(Face::One), None));
        let or_chosen = |by: &MoveSelection| {
            let is_chosen = die.0 > 0 && state == DieState::Free && face == by.die && is_first;
            if is_chosen { DieState::Chosen } else { state }
        };
        // What is sketched can be seen, and is told when it is chosen.
        let (mut seen, mut state) = (or_chosen(&preview.seen.selection), or_chosen(&preview.chosen.selection));
        if awaits_roll {
            (seen, state) = (DieState::Waiting, DieState::Waiting);
        }
        // What it is, how it lies and what a touch means is settled while it still tumbles.
        let shown = face.unwrap_or(face_up.0);
        let (mut rule, mut wanted) = asked;
        rule.set_if_neq(asked::die(shown));
        wanted.set_if_neq(Wanted(TablePick::Die(shown).into()));
        let rect = table.layout.dice.get(die.0).copied().unwrap_or_default();
        // Each has a height of its own: the shadow of one falls on the next, always in the same order.
        let lying = Layer::Hand.place(rect);
        let height = lying.height + 0.01 * die.0 as f32;
        place.set_if_neq(LayoutRect { height, ..lying }.turned(die.askew(shown)));
        look.set_if_neq(seen);
        if !is_tumbling {
            face_up.set_if_neq(ShownFace(shown));
        }
        let blue_face = if is_rolled { face } else { None };
        let name = match (die.0, state) {
            (0, _) => things::blue_die(&table.locale, blue_face.filter(|_| !awaits_roll)),
            (_, DieState::Waiting) => things::white_die(&table.locale, WhiteDie::Waiting),
            (_, DieState::Free) => things::white_die(&table.locale, WhiteDie::Free(shown)),
            (_, DieState::Chosen) => things::white_die(&table.locale, WhiteDie::Chosen(shown)),
            (_, DieState::Useless) => things::white_die(&table.locale, WhiteDie::Useless(shown)),
            (_, DieState::Taken(seat)) => {
                things::white_die(&table.locale, WhiteDie::Taken(shown, &table.name(seat)))
            }
        };
        let intent = match (die.0, state) {
            (_, DieState::Waiting) if is_persons => Some(Intent::RollDice),
            (1.., DieState::Free | DieState::Chosen) if is_persons && !table.permissions.has_banner => {
                Some(TablePick::Die(shown).into())
            }
            _ => None,
        };
        accessible.set_if_neq(AccessibleItem { intent, ..AccessibleItem::text(name).role(Role::Die) });
    }
}
