//! The order in which a frame's systems run.

use bevy::{ecs::schedule::SingleThreadedExecutor, prelude::*};

/// The parts of [`Update`], in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AppSystems {
    /// Touches, keys and widgets become intents.
    Input,
    /// What was drawn on the table becomes an intent.
    Strokes,
    /// Intents become orders.
    Intents,
    /// What was meant for the game on the table is chosen there.
    Choices,
    /// Orders become actions, confirmed by storage.
    Session,
    /// What stands on the table follows the match.
    Board,
    /// Things move to their places and are painted.
    Motion,
    /// What happened is heard.
    Audio,
}

pub(crate) fn plugin(app: &mut App) {
    use AppSystems::{Audio, Board, Choices, Input, Intents, Motion, Session, Strokes};
    app.configure_sets(Update, (Input, Strokes, Intents, Choices, Session, Board, Motion, Audio).chain());
    // Many small systems, most of them idle: handing them to other threads costs more than running them.
    app.edit_schedule(Update, |update| {
        update.set_executor(SingleThreadedExecutor::new());
    });
}
