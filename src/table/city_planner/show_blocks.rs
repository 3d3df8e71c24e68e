//! Shows the blocks and their dice.

use bevy::prelude::*;

use super::{
    block::{BlockCard, HasCube, IsChosen, OnBuilding, UsedAs},
    die::DieState,
    drag::Dragged,
    layer::{Layer, OnLayer},
    layout::TableLayout,
    pick::TablePick,
    preview::{Preview, Use},
    scene::{GameContext, nowhere},
    selection::Adjust,
};
use crate::{
    accessibility::{AccessibleItem, Role},
    drawing::{
        label::{Align, TextLabel, TextSize},
        place::LayoutRect,
    },
    locale::city_planner::things::{self, Mark},
    record::Match,
    rules::{
        Actor,
        city_planner::{Block, Building, CityPlanner},
        dice::Face,
    },
    table::{
        dice::{Die, RollAnimation, ShownFace},
        on_table::OnTable,
    },
    theme::palette,
};

/// The number of a block.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlockNumber(pub Block);

pub(super) fn spawn(commands: &mut Commands, game: &CityPlanner) {
    for block in Block::ALL {
        let printed = Face::ALL.map(|face| game.blocks().building(block, face));
        let card = BlockCard { block, printed };
        commands.spawn((nowhere(Layer::Block), card, AccessibleItem::text("")));
        let number = TextLabel::new(block.to_string(), TextSize::Body, palette::INK).align(Align::Left);
        commands.spawn((nowhere(Layer::Number), BlockNumber(block), number));
        let die = (Die(block.index()), DieState::Waiting, ShownFace(Face::ALL[block.index() % 6]));
        commands.spawn((nowhere(Layer::Die), die));
    }
}

/// What a die shows: as it lies, as it would be turned, or as it was scored last.
pub(super) fn face(
    play: &Match<CityPlanner>,
    table: &GameContext,
    preview: &Preview,
    block: Block,
) -> Option<Face> {
    let lies = play.state().die(block);
    if let (Some(face), Some(Adjust::Turn(step))) = (lies, table.selection.adjust)
        && table.selection.block == Some(block)
        && table.permissions.is_persons()
    {
        return step.from(face).or(lies);
    }
    lies.or_else(|| preview.last.as_ref()?.dice[block.index()])
}

/// What becomes of the buildings, once they are scored: in this turn, or as they were in the last one.
fn used_as(play: &Match<CityPlanner>, preview: &Preview, card: &BlockCard, face: Option<Face>) -> UsedAs {
    let last = preview.last.as_ref().map(|last| last.ending);
    let ending = match play.actor() {
        Actor::Seat(_) => preview.ending.filter(|_| play.state().passed().is_some()),
        Actor::Chance(_) if play.state().rerolling().is_some() => None,
        Actor::Chance(_) | Actor::GameOver => last,
    };
    let is_mixed = face.is_some_and(|face| card.printed[face.index()] == Building::Mixed);
    UsedAs(ending.map(|ending| Use::of(&ending, is_mixed, card.block)))
}

type Card<'a> = (
    &'a BlockCard,
    &'a mut OnBuilding,
    &'a mut HasCube,
    &'a mut UsedAs,
    &'a mut IsChosen,
    &'a mut LayoutRect,
    &'a mut AccessibleItem,
);

/// What the blocks show, where they lie, and what touching them means.
pub(super) fn show_blocks(
    (table, preview): (GameContext, Res<Preview>),
    dragged: Res<Dragged>,
    mut cards: Query<Card>,
) {
    let Some(play) = table.play() else { return };
    let state = play.state();
    let is_choosing = table.permissions.is_choosing();
    let legal = play.legal();
    // While scoring: what can be scored otherwise.
    let is_scored = state.passed().is_some();
    let has_choice = |block| !is_scored || legal.mixed().has(block) || legal.expendable().has(block);
    for (card, mut on, mut cube, mut used, mut chosen, mut place, mut accessible) in &mut cards {
        let block = card.block;
        let face = face(play, &table, &preview, block);
        on.set_if_neq(OnBuilding(face.filter(|_| !preview.tumbles(block))));
        cube.set_if_neq(HasCube(state.passed().or(state.locked()) == Some(block)));
        used.set_if_neq(used_as(play, &preview, card, face));
        let is_chosen = table.selection.block == Some(block);
        chosen.set_if_neq(IsChosen(is_chosen));
        let rect = table.layout.blocks[block.index()];
        place.set_if_neq(match dragged.of(block) {
            Some(by) => Layer::Held.place(Rect { min: rect.min + by, max: rect.max + by }),
            None => Layer::Block.place(rect),
        });
        let choice = preview.ending.map(|ending| ending.choice);
        let shown = face.map(|face| (card.printed[face.index()], face));
        let name = things::block(&table.locale, block, shown, Mark::of(play, block, choice.as_ref()));
        let name = if is_chosen { things::chosen(&table.locale, &name) } else { name };
        let intent = (is_choosing && has_choice(block)).then(|| TablePick::Block(block).into());
        accessible.set_if_neq(AccessibleItem { name, role: Role::Square, value: String::new(), intent });
    }
}

/// Their numbers.
pub(super) fn show_numbers(
    (layout, dragged): (Res<TableLayout>, Res<Dragged>),
    mut numbers: Query<(&BlockNumber, &mut TextLabel, &mut LayoutRect)>,
) {
    for (number, mut label, mut place) in &mut numbers {
        let rect = TableLayout::number(layout.blocks[number.0.index()]);
        // As large as the card.
        let size = (rect.height() * 0.95).clamp(9.0, 40.0);
        if label.size != size {
            label.size = size;
        }
        place.set_if_neq(match dragged.of(number.0) {
            Some(by) => Layer::HeldNumber.place(Rect { min: rect.min + by, max: rect.max + by }),
            None => Layer::Number.place(rect),
        });
    }
}

type LyingDie<'a> =
    (&'a Die, &'a mut ShownFace, &'a mut DieState, &'a mut LayoutRect, &'a mut Visibility, Has<RollAnimation>);

/// Their dice.
pub(super) fn show_dice(
    (table, preview): (GameContext, Res<Preview>),
    (layout, dragged): (Res<TableLayout>, Res<Dragged>),
    mut dice: Query<LyingDie, With<OnTable>>,
) {
    let Some(play) = table.play() else { return };
    let state = play.state();
    for (die, mut face_up, mut look, mut place, mut visibility, is_tumbling) in &mut dice {
        let Some(&block) = Block::ALL.get(die.0) else { continue };
        let face = face(play, &table, &preview, block);
        visibility.set_if_neq(if face.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        let Some(face) = face else { continue };
        let is_fixed = state.locked() == Some(block) && state.passed() != Some(block);
        look.set_if_neq(match state.die(block) {
            _ if is_fixed => DieState::Fixed,
            Some(_) => DieState::Lying,
            None => DieState::Waiting,
        });
        let rect = TableLayout::die(layout.blocks[block.index()], face);
        let at = match dragged.of(block) {
            Some(by) => Layer::HeldDie.place(Rect { min: rect.min + by, max: rect.max + by }),
            None => Layer::Die.place(rect),
        };
        place.set_if_neq(at.turned(die.askew(face)));
        if !is_tumbling {
            face_up.set_if_neq(ShownFace(face));
        }
    }
}
