//! Drags a block to the other player, which passes it.

use bevy::prelude::*;

use super::{
    choice::Choose,
    scene::{BoardContext, CurrentLayout},
};
use crate::{
    board::{
        stroke::{Drawn, Stroke},
        turn::Playing,
    },
    rules::{
        Actor, Game as _,
        city_planner::{Action, Block, CityPlanner},
    },
    semantics::Intent,
    session::Order,
};

/// The block that a finger or the mouse holds, and how far it has come, in dp.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Dragged(Option<(Block, Vec2)>);

impl Dragged {
    /// How far this block has come; `None` where nobody holds it.
    pub(super) fn of(&self, block: Block) -> Option<Vec2> {
        self.0.filter(|(dragged, _)| *dragged == block).map(|(_, by)| by)
    }
}

/// The block that may be passed where a drag began.
fn held(table: &BoardContext, laid: &CurrentLayout, points: &[Vec2]) -> Option<Block> {
    let play = table.play()?;
    let may = matches!(play.actor(), Actor::Seat(_)) && table.computer().is_none() && table.is_free();
    let block = laid.0.block_at(*points.first()?).filter(|_| may)?;
    play.legal().passes().has(block).then_some(block)
}

/// A block follows the finger.
pub(super) fn drag_block(
    (table, laid): (BoardContext, Res<CurrentLayout>),
    stroke: Res<Stroke>,
    mut dragged: ResMut<Dragged>,
) {
    let by = |points: &[Vec2]| Some(*points.last()? - *points.first()?);
    let held = held(&table, &laid, &stroke.points).filter(|_| stroke.counts);
    dragged.set_if_neq(Dragged(held.zip(by(&stroke.points))));
}

/// A block that is let go over the other player, or alone over the own paper, is passed; anywhere else it is chosen.
pub(super) fn drop_block(
    mut drawn: MessageReader<Drawn>,
    (table, laid): (BoardContext, Res<CurrentLayout>),
    (playing, time): (Res<Playing>, Res<Time>),
    mut orders: MessageWriter<Order<CityPlanner>>,
    mut intents: MessageWriter<Intent>,
) {
    for Drawn(points) in drawn.read() {
        let (Some(block), Some(end)) = (held(&table, &laid, points), points.last()) else { continue };
        let Some((play, seat)) = table.play().zip(table.play().and_then(|play| play.actor().seat())) else {
            continue;
        };
        let other = seat.clockwise(1, play.game().seats());
        let is_still = playing.is_over(&time) && table.session.as_ref().is_some_and(|it| !it.is_busy());
        let target = laid.0.players.get(other.index()).copied().unwrap_or_default().inflate(12.0);
        if is_still && target.contains(*end) {
            orders.write(Order::Act(Action::Pass(block)));
        } else if table.selection.block != Some(block) {
            intents.write(Choose::Block(block).into());
        }
    }
}
