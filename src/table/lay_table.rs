//! Lays the table: the game says where everything lies, and with it what all tables have.

use core::fmt::Debug;

use bevy::{ecs::component::Mutable, prelude::*};

use super::{
    buttons::ButtonPlaces, context::has_gone_on, on_table::ShownMatch, stroke::DrawingArea,
    table_game::TableGame,
};
use crate::{
    drawing::{
        label::TextScale,
        place::{IsLeftHanded, Screen},
    },
    record::Match,
    session::Session,
};

/// What every table has to fit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TableScreen {
    /// The part of the screen that can be seen and touched.
    pub safe: Rect,
    /// How much larger than designed the text is.
    pub text_scale: f32,
    /// Whether the left hand plays.
    pub is_left_handed: bool,
}

/// Where things lie that all tables have.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct SharedPlaces {
    /// Whose turn it is, and which round.
    pub heading: Rect,
    /// The buttons.
    pub buttons: ButtonPlaces,
    /// The part of the table in whose middle the banner lies; wider than its margins, which are 24 dp.
    pub banner: Rect,
    /// Where strokes draw.
    pub drawing_area: DrawingArea,
}

/// Where everything of a match lies.
pub trait Layout<G: TableGame>: Resource<Mutability = Mutable> + PartialEq + Default + Debug {
    /// Lays the table of a match.
    fn of(play: &Match<G>, screen: TableScreen) -> Self;

    /// Where it leaves room for what all tables have.
    fn places(&self) -> SharedPlaces;
}

/// So much at the foot of the screen, in dp, is taken by something that lies beside the table.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct TableFoot(pub f32);

/// Below this height of an upright table beside which something lies, in dp, texts are no larger than so much.
const LOW: f32 = 620.0;
const MOST_ON_LOW: f32 = 1.25;

/// Whether the table of this game has to be laid anew: for another match, on another screen, or as the settings say.
pub(super) fn has_to_be_laid<G: TableGame>(
    session: Option<Res<Session<G>>>,
    shown: Res<ShownMatch<G>>,
    (screen, scale, foot): (Res<Screen>, Res<TextScale>, Res<TableFoot>),
    is_left_handed: Res<IsLeftHanded>,
) -> bool {
    has_gone_on(session, shown)
        || screen.is_changed()
        || foot.is_changed()
        || scale.is_changed()
        || is_left_handed.is_changed()
}

/// Everything gets its place, for the match, the window and the text size.
pub(super) fn lay_table<G: TableGame>(
    session: Res<Session<G>>,
    (screen, scale, foot): (Res<Screen>, Res<TextScale>, Res<TableFoot>),
    is_left_handed: Res<IsLeftHanded>,
    (mut layout, mut area): (ResMut<G::Layout>, ResMut<DrawingArea>),
) {
    let mut safe = screen.safe();
    safe.max.y -= foot.0;
    let screen = TableScreen { safe, text_scale: scale.0, is_left_handed: is_left_handed.0 };
    let mut laid = G::Layout::of(session.play(), screen);
    if foot.0 > 0.0 {
        // What lies beside it may lie where its row of buttons would, which are not there meanwhile.
        let mut safe = safe;
        safe.max.y += laid.places().buttons.foot_row(safe);
        // On the smallest phones large texts would leave signs no room.
        let is_low = safe.height() < LOW && safe.height() > safe.width();
        let text_scale = if is_low { scale.0.min(MOST_ON_LOW) } else { scale.0 };
        laid = G::Layout::of(session.play(), TableScreen { safe, text_scale, ..screen });
    }
    layout.set_if_neq(laid);
    area.set_if_neq(layout.places().drawing_area);
}
