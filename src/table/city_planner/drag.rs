//! Drags a block to the other player, which passes it.

use bevy::prelude::*;

use super::{
    layer::{Layer, OnLayer},
    pick::TablePick,
    scene::{GameContext, nowhere},
};
use crate::{
    drawing::{
        brush::{Brush, Picture},
        place::LayoutRect,
    },
    intent::Intent,
    rules::{
        Game as _,
        city_planner::{Action, Block, CityPlanner},
    },
    session::Order,
    table::stroke::{Drawn, Stroke},
    theme::{
        motion::{HasMotion, RedrawUntil, durations},
        palette,
    },
};

/// The block that a finger or the mouse holds, or has let go.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Dragged(Option<Drag>);

/// A block that is not at its place.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Drag {
    block: Block,
    /// How far it is from there, in dp.
    by: Vec2,
    /// How far it was when it was let go, and when that was, in seconds of [`Time`].
    let_go: Option<(Vec2, f32)>,
}

impl Dragged {
    /// How far this block is from its place; `None` where it lies there.
    pub(super) fn of(&self, block: Block) -> Option<Vec2> {
        self.0.filter(|drag| drag.block == block).map(|drag| drag.by)
    }

    /// How far the block has come that somebody holds.
    fn held(&self) -> Option<(Block, Vec2)> {
        self.0.filter(|drag| drag.let_go.is_none()).map(|drag| (drag.block, drag.by))
    }
}

/// Whether a block is on its way back.
pub(super) fn is_going_back(dragged: Res<Dragged>) -> bool {
    dragged.0.is_some_and(|drag| drag.let_go.is_some())
}

/// Where a block can be dropped that is to be passed; it lights up while one is held.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DropTarget {
    /// Whether a block is held above it.
    pub is_reached: bool,
}

impl Picture for DropTarget {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        let radius = (size.min_element() * 0.16).clamp(6.0, 16.0);
        brush.rect(rect, radius, palette::ACCENT.with_alpha(if self.is_reached { 0.4 } else { 0.18 }));
        brush.frame(rect, radius, if self.is_reached { 5.0 } else { 3.0 }, palette::ACCENT);
    }
}

pub(super) fn spawn(commands: &mut Commands) {
    commands.spawn((nowhere(Layer::Target), DropTarget::default(), Visibility::Hidden));
}

/// The paper of the other player, alone the own one.
fn target(table: &GameContext) -> Option<Rect> {
    let play = table.play()?;
    let other = play.actor().seat()?.clockwise(1, play.game().seats());
    table.layout.players.get(other.index()).copied()
}

/// Whether a block that is let go here is passed: a little beside the paper, too.
fn is_on(target: Rect, point: Vec2) -> bool {
    target.inflate(12.0).contains(point)
}

/// Shows where a block can be dropped.
pub(super) fn show_target(
    table: GameContext,
    (dragged, stroke): (Res<Dragged>, Res<Stroke>),
    mut shown: Single<(&mut DropTarget, &mut LayoutRect, &mut Visibility)>,
) {
    let (look, place, visibility) = &mut *shown;
    let rect = target(&table).unwrap_or_default();
    place.set_if_neq(Layer::Target.place(rect));
    let is_held = dragged.held().is_some();
    visibility.set_if_neq(if is_held { Visibility::Inherited } else { Visibility::Hidden });
    let is_reached = is_held && stroke.points.last().is_some_and(|&point| is_on(rect, point));
    look.set_if_neq(DropTarget { is_reached });
}

/// The block that may be passed where a drag began.
fn held(table: &GameContext, points: &[Vec2]) -> Option<Block> {
    let play = table.play()?;
    let block = table.layout.block_at(*points.first()?).filter(|_| table.permissions.is_choosing())?;
    play.legal().passes().has(block).then_some(block)
}

/// A block follows the finger, and once it is let go it glides to its place, passed or not.
pub(super) fn drag_block(
    table: GameContext,
    (stroke, time, has_motion): (Res<Stroke>, Res<Time>, Res<HasMotion>),
    mut redraw_until: ResMut<RedrawUntil>,
    mut dragged: ResMut<Dragged>,
) {
    let by = |points: &[Vec2]| Some(*points.last()? - *points.first()?);
    let held = held(&table, &stroke.points).filter(|_| stroke.counts).zip(by(&stroke.points));
    let next = match (held, dragged.0) {
        (Some((block, by)), _) => Some(Drag { block, by, let_go: None }),
        // After a mere tap it lies there.
        (None, Some(drag)) if has_motion.0 && drag.by != Vec2::ZERO => {
            let now = time.elapsed_secs();
            let (from, since) = drag.let_go.unwrap_or((drag.by, now));
            let progress = (now - since) / durations::FLIGHT;
            let by = from * (1.0 - EaseFunction::CubicOut.sample_clamped(progress));
            redraw_until.stay(&time, 0.1);
            (progress < 1.0).then_some(Drag { by, let_go: Some((from, since)), ..drag })
        }
        (None, _) => None,
    };
    dragged.set_if_neq(Dragged(next));
}

/// A block that is let go over the other player, or alone over the own paper, is passed; anywhere else it is chosen.
pub(super) fn drop_block(
    mut drawn: MessageReader<Drawn>,
    table: GameContext,
    mut orders: MessageWriter<Order<CityPlanner>>,
    mut intents: MessageWriter<Intent>,
) {
    for Drawn(points) in drawn.read() {
        let (Some(block), Some(end)) = (held(&table, points), points.last()) else { continue };
        if table.permissions.is_still() && target(&table).is_some_and(|target| is_on(target, *end)) {
            orders.write(Order::Act(Action::Pass(block)));
        } else if table.selection.block != Some(block) {
            intents.write(TablePick::Block(block).into());
        }
    }
}
