//! Shows what the player on turn has in hand: dice, the six roads, buttons, words.

use bevy::prelude::*;

use super::{
    choice::Choose,
    die::{Die, DieState, ShownFace, Tumble},
    hand::Hand,
    layer::Layer,
    offer::{Offer, Options, legal, way},
    paper::TileView,
    scene::{Button, Table},
    stroke::Sketch,
};
use crate::{
    locale::doodle_city::things::{self, WhiteDie},
    rules::{
        Actor, Game as _, Seat,
        dice::Face,
        doodle_city::{Action, Legal},
    },
    semantics::{Intent, Role, Semantic},
    theme::{place::Place, widgets::ButtonFace},
};

/// Which white die shows what, and who took it: the untaken ones first lowest, then the taken ones by seat.
fn white_dice(table: &Table) -> Vec<(Face, Option<Seat>)> {
    let Some(session) = &table.session else { return Vec::new() };
    let (state, game) = (session.play().state(), session.play().game());
    let taken = game.all_seats().filter_map(|seat| Some((state.taken(seat)?, Some(seat))));
    let mut dice: Vec<(Face, Option<Seat>)> =
        state.white().iter().map(|face| (face, None)).chain(taken).collect();
    // By face, so that a die keeps its place when it is taken.
    dice.sort_by_key(|&(face, taker)| (face, taker.map(|seat| seat.0 + 1)));
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
pub fn show_dice(
    (table, sketch): (Table, Res<Sketch>),
    mut dice: Query<(&Die, &mut ShownFace, &mut DieState, &mut Place, &mut Semantic, Has<Tumble>)>,
) {
    let Some(session) = &table.session else { return };
    let play = session.play();
    let whites = white_dice(&table);
    let legal = legal(play);
    let is_rolled = play.state().blue().is_some();
    let awaits_roll = play.actor().is_chance();
    let sketched = sketch.or(&table.hand);
    let is_free = table.computer().is_none();
    for (die, mut face_up, mut look, mut place, mut semantic, is_tumbling) in &mut dice {
        let (face, state) = if die.0 == 0 {
            (play.state().blue().or(last_starting_face(play.log())), DieState::Free)
        } else {
            match whites.get(die.0 - 1) {
                Some(&(face, Some(seat))) => (Some(face), DieState::Taken(seat)),
                Some(&(face, None)) if legal.squares(face).is_empty() => (Some(face), DieState::Useless),
                Some(&(face, None)) => (Some(face), DieState::Free),
                None => (None, DieState::Waiting),
            }
        };
        // Of equal faces the first one that is left is the one to be taken.
        let is_first =
            !whites[..die.0.saturating_sub(1).min(whites.len())].contains(&(face.unwrap_or(Face::One), None));
        let or_chosen = |by: &Hand| {
            let is_chosen = die.0 > 0 && state == DieState::Free && face == by.die && is_first;
            if is_chosen { DieState::Chosen } else { state }
        };
        // What is sketched can be seen, and is told when it is in hand.
        let (mut seen, mut state) = (or_chosen(sketched), or_chosen(&table.hand));
        if awaits_roll {
            (seen, state) = (DieState::Waiting, DieState::Waiting);
        }
        // What it is, how it lies and what a touch means is settled while it still tumbles.
        let shown = face.unwrap_or(face_up.0);
        let rect = table.laid.0.dice.get(die.0).copied().unwrap_or_default();
        place.set_if_neq(Layer::Hand.place(rect).turned(die.askew(shown)));
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
            (_, DieState::Waiting) if is_free => Some(Intent::RollDice),
            (1.., DieState::Free | DieState::Chosen) if is_free && table.turn.banner.is_none() => {
                Some(Choose::Die(shown).into())
            }
            _ => None,
        };
        semantic.set_if_neq(Semantic { name, role: Role::Die, value: String::new(), intent });
    }
}

/// What is chosen, and what it would bring.
pub struct Choice {
    /// What is chosen.
    pub hand: Hand,
    /// What can be done in the chosen square.
    pub options: Options,
    /// What a confirmation would do.
    pub action: Option<Action>,
    /// What that would bring.
    pub offer: Option<Offer>,
    /// All that is legal.
    pub legal: Legal,
}

impl Choice {
    /// What is in hand at this table, or would be.
    pub fn of(table: &Table, hand: &Hand) -> Option<Self> {
        let play = table.session.as_ref()?.play();
        let legal = legal(play);
        let action = hand.action(play, &legal);
        let offer = action.and_then(|action| Offer::of(play, action));
        // Nobody is asked which road a computer player chooses.
        let is_computers = table.computer().is_some();
        let options = if is_computers { Options::default() } else { hand.options(&legal) };
        Some(Self { hand: *hand, options, action, offer, legal })
    }

    /// Whether the six roads offer themselves.
    pub fn has_tiles(&self) -> bool {
        self.options.roads.iter().any(|ways| !ways.is_empty())
    }
}

/// The six roads.
pub fn show_tiles(table: Table, mut tiles: Query<(&mut TileView, &mut Place, &mut Visibility, &mut Semantic)>) {
    let (Some(choice), Some(session)) = (Choice::of(&table, &table.hand), &table.session) else { return };
    for (mut tile, mut place, mut visibility, mut semantic) in &mut tiles {
        let road = tile.road;
        place.set_if_neq(Layer::Hand.place(table.laid.0.tiles[road as usize]));
        let lower = if table.hand.road == Some(road) { table.hand.lower } else { 0 };
        let Some(action) = way(&choice.options, road, lower) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        tile.set_if_neq(TileView { road, is_chosen: table.hand.road == Some(road) });
        let total = Offer::of(session.play(), action).map_or(0, |offer| offer.change.total);
        let costs_a_tree = table.hand.die == Some(Face::Six);
        let name = things::offer(&table.locale, road, total, costs_a_tree);
        semantic.set_if_neq(Semantic::button(name, Choose::Road(road).into()));
    }
}

/// Undo, pass, the main button, and the two corners.
pub fn show_buttons(
    table: Table,
    mut buttons: Query<(&Button, &mut ButtonFace, &mut Place, &mut Visibility, &mut Semantic)>,
) {
    let (Some(choice), Some(session)) = (Choice::of(&table, &table.hand), &table.session) else { return };
    let laid = &table.laid.0;
    let play = session.play();
    let is_computers = table.computer().is_some();
    let is_free = table.turn.banner.is_none() && table.hand.looking_at.is_none();
    for (button, mut view, mut place, mut visibility, mut semantic) in &mut buttons {
        let (rect, intent) = match button {
            Button::Back => (laid.corners[0], Some(Intent::Back)),
            Button::Menu => (laid.corners[1], Some(Intent::OpenMenu)),
            Button::Hint => (laid.hint, table.may_ask().then_some(Intent::OpenHints)),
            Button::Undo if !table.hand.is_empty() && !is_computers => (laid.undo, Some(Intent::Unchoose)),
            Button::Undo => (laid.undo, session.can_undo().then_some(Intent::Undo)),
            Button::Pass => {
                (laid.pass, (is_free && !is_computers && choice.legal.may_pass()).then_some(Intent::Pass))
            }
            Button::Confirm if table.hand.looking_at.is_some() => (laid.confirm, Some(Intent::Back)),
            Button::Confirm => {
                let intent = match play.actor() {
                    _ if is_computers => table.can_hurry().then_some(Intent::Hurry),
                    Actor::Chance(_) => Some(Intent::RollDice),
                    Actor::Nobody => Some(Intent::Confirm),
                    Actor::Seat(_) => choice.action.map(|_| Intent::Confirm),
                };
                (laid.confirm, intent.filter(|_| is_free))
            }
        };
        place.set_if_neq(button_layer(&table, *button).place(rect));
        let is_shown = !rect.is_empty() && (*button != Button::Pass || play.game().setup().more_control);
        visibility.set_if_neq(if is_shown { Visibility::Inherited } else { Visibility::Hidden });
        view.set_if_neq(ButtonFace { is_enabled: intent.is_some(), ..*view });
        let name = word(&table, *button, &choice);
        semantic.set_if_neq(Semantic { name, role: Role::Button, value: String::new(), intent });
    }
}

/// Where a button lies: while the banner is up, undo lies above it, because a hand-over ends it.
pub fn button_layer(table: &Table, button: Button) -> Layer {
    if button == Button::Undo && table.turn.banner.is_some() { Layer::AboveBanner } else { Layer::Hand }
}

/// What a button says.
pub fn word(table: &Table, button: Button, choice: &Choice) -> String {
    let Some(session) = &table.session else { return String::new() };
    table.locale.text(match button {
        Button::Back => "table-back",
        Button::Menu => "table-menu",
        Button::Hint => "table-hint",
        Button::Undo => "table-undo",
        Button::Pass => "table-pass",
        Button::Confirm => match (session.play().actor(), choice.action) {
            _ if table.hand.looking_at.is_some() => "menu-close",
            _ if table.computer().is_some() => "table-skip",
            (Actor::Chance(_), _) => "table-roll",
            (Actor::Nobody, _) => "table-results",
            (Actor::Seat(_), Some(Action::Cross { .. })) => "table-cross",
            (Actor::Seat(_), Some(Action::Pass)) => "table-pass",
            (Actor::Seat(_), _) => "table-draw",
        },
    })
}
