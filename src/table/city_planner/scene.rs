//! Where the things of the table lie, and what the systems that keep them need to know.

use bevy::prelude::*;

use super::{
    layer::{Layer, OnLayer},
    layout::{Needs, TableLayout},
    preview::{LastTurn, ending},
    selection::MoveSelection,
};
use crate::{
    drawing::{
        label::TextScale,
        place::{IsLeftHanded, LayoutRect, Screen},
    },
    record::Match,
    rules::{
        Game as _,
        city_planner::{Action, Block, CityPlanner, Ending, Event},
    },
    session::Session,
    table::{
        banner::BannerPlace, buttons::ButtonPlaces, context::TableContext, on_table::OnTable,
        stroke::DrawingArea, timeline::Timeline,
    },
};

/// What systems that keep the table need to know.
pub(super) type BoardContext<'w> = TableContext<'w, CityPlanner>;

/// Where things of the match lie before they are put in their place.
pub(super) fn nowhere(layer: Layer) -> (OnTable, LayoutRect) {
    (OnTable::of::<CityPlanner>(), layer.place(Rect::default()))
}

/// Where everything of the match lies.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct CurrentLayout(pub TableLayout);

/// What is looked at: the turn as it would end now, or while nobody decides the last one. It changes whenever anything
/// does that the table shows.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub(super) struct Preview {
    /// How the turn would end, while a die is rerolled as if it still lay there; `None` unless somebody decides.
    pub ending: Option<Ending>,
    /// The turn that was scored last.
    pub last: Option<LastTurn>,
    /// What of the last action is still being shown, and not to be given away.
    pub showing: Option<Showing>,
}

/// What is shown before what comes of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Showing {
    /// The dice of these blocks tumble.
    Roll([bool; 7]),
    /// A scoring is read line by line.
    Scoring,
}

impl Showing {
    fn of(event: &Event) -> Option<Self> {
        match event {
            Event::Rolled { dice, .. } => Some(Self::Roll(dice.map(|die| die.is_some()))),
            Event::Rerolled { block, .. } => Some(Self::Roll(core::array::from_fn(|at| at == block.index()))),
            Event::Scored { .. } => Some(Self::Scoring),
            _ => None,
        }
    }
}

impl Preview {
    /// Whether the die of this block tumbles.
    pub(super) fn tumbles(&self, block: Block) -> bool {
        matches!(self.showing, Some(Showing::Roll(tumbling)) if tumbling[block.index()])
    }

    /// Whether any die tumbles.
    pub(super) const fn is_rolling(&self) -> bool {
        matches!(self.showing, Some(Showing::Roll(_)))
    }

    /// Whether a scoring is being read.
    pub(super) fn is_reading(&self) -> bool {
        self.showing == Some(Showing::Scoring)
    }
}

/// Works out what is looked at.
pub(super) fn consider(
    (table, timeline): (BoardContext, Res<Timeline<CityPlanner>>),
    mut considered: ResMut<Preview>,
) {
    let Some(play) = table.play() else { return };
    let begun = timeline.moments().find_map(|moment| Showing::of(&moment.event));
    let showing = begun.or(considered.showing).filter(|_| table.permissions.is_moving);
    *considered = Preview { ending: None, last: LastTurn::of(play), showing };
    considered.ending = match before_reroll(play, considered.is_rolling()) {
        Some(before) => ending(&before, &MoveSelection::default()),
        None if considered.is_rolling() => None,
        None => ending(play, &table.selection),
    };
}

/// The match before a die was rerolled that has not come to lie.
fn before_reroll(play: &Match<CityPlanner>, is_rolling: bool) -> Option<Match<CityPlanner>> {
    match play.log() {
        [before @ .., Action::Reroll(_)] => Some(play.at(before.len())),
        [before @ .., Action::Reroll(_), Action::Throw(_)] if is_rolling => Some(play.at(before.len())),
        _ => None,
    }
}

/// Lays the table for the window, the match and the text size.
pub(super) fn lay_table(
    session: Option<Res<Session<CityPlanner>>>,
    (screen, scale): (Res<Screen>, Res<TextScale>),
    is_left_handed: Res<IsLeftHanded>,
    (mut laid, mut area): (ResMut<CurrentLayout>, ResMut<DrawingArea>),
    (mut buttons, mut banner): (ResMut<ButtonPlaces>, ResMut<BannerPlace>),
) {
    let Some(session) = session else { return };
    let needs = Needs {
        safe: screen.safe(),
        players: session.play().game().seats(),
        text_scale: scale.0,
        is_left_handed: is_left_handed.0,
    };
    laid.set_if_neq(CurrentLayout(TableLayout::new(&needs)));
    let layout = &laid.0;
    let blocks = layout.blocks.iter().copied().reduce(|all, block| all.union(block)).unwrap_or_default();
    let paper =
        layout.players.iter().filter(|rect| !rect.is_empty()).fold(blocks, |all, &rect| all.union(rect));
    // Blocks are dragged to the other player.
    area.set_if_neq(DrawingArea { paper, overshoot: 24.0 });
    buttons.set_if_neq(ButtonPlaces {
        back: layout.corners[0],
        menu: layout.corners[1],
        undo: layout.undo,
        confirm: layout.confirm,
        hint: layout.hint,
        pass: Rect::default(),
    });
    banner.set_if_neq(BannerPlace(blocks));
}
