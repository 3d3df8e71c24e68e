//! What fills the screen: shelf, set-up, table and results, and the panels over them.
//!
//! There are two ways to make an interface here. Panels and the set-up are forms, and made with egui by `bevy_egui`, as
//! was wanted when the project began: text fields with the keyboards of phones and browsers, scrolling, sliders and
//! wrapped text come with it. Pages and tables are entities with pictures and labels of the house's own: they move, are
//! painted once instead of in each frame, and lie where a layout puts them. Both look alike, because `style` gives egui
//! the theme's colours and fonts and `painted` shows in a panel whatever a `Brush` can draw; and both tell
//! [`InteractionMap`](crate::accessibility::InteractionMap) what can be touched, so that keys, screen readers and tests
//! see one interface. While nothing of egui can be seen, it sleeps (`wake`).

mod analysis;
mod apply_settings;
mod archive;
mod backdrop;
mod card;
mod controls;
mod credits;
mod days;
pub mod dialog;
pub mod dialogs;
mod files;
mod help;
mod helps;
mod hints;
mod letters;
mod matches;
mod menu;
mod page_frame;
mod painted;
mod panel_letters;
mod panels;
mod player_picker;
mod redraw_after_input;
mod replay;
mod results;
mod resume;
mod rule;
mod said;
mod seats;
mod settings;
mod setup;
pub mod setup_form;
mod setup_seats;
mod shelf;
mod show_panels;
mod statistics;
mod style;
mod table;
#[cfg(test)]
mod tests;
mod troubles;
mod typing;
mod wake;
mod widgets;

use bevy::prelude::*;

pub use letters::Letters;
pub(crate) use panels::panels_plugin;

use crate::{locale::help::RuleKeys, page::Page, record::AnyMatch};

/// A panel over the page; it takes every touch while it is open.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub enum Panel {
    /// None is open.
    #[default]
    Closed,
    /// The table's menu.
    Menu,
    /// What could be done.
    Hints,
    /// What was explained in a first match.
    Said,
    /// What chance has brought.
    Statistics,
    /// What a match that is looked back at owed to luck and to skill.
    Analysis,
    /// Who plays at each seat.
    Seats,
    /// The running matches of the game with this name in records.
    Matches(&'static str),
    /// The finished matches.
    Archive,
    /// The settings.
    Settings,
    /// The small helps.
    Helps,
    /// The help: what a newcomer reads first; the rules in a game that has nothing of that.
    Overview,
    /// The rules.
    Rules,
    /// Keys and gestures.
    Keys,
    /// One rule by itself.
    Rule(RuleKeys),
    /// A text that is put together of letters.
    Letters(Letters),
    /// Something to know or to decide.
    Dialog(dialog::Dialog),
}

/// A set-up was agreed on: the table opens with this match.
#[derive(Message, Clone, Debug)]
pub struct Begin(pub AnyMatch);

/// All pages, and what opens and closes panels; `panels_plugin` shows these.
pub fn plugin(app: &mut App) {
    app.init_state::<Page>().init_resource::<Panel>().add_message::<Begin>().add_plugins((
        panels::decisions,
        resume::plugin,
        table::plugin,
        redraw_after_input::plugin,
        apply_settings::plugin,
        archive::plugin,
        replay::plugin,
        backdrop::plugin,
        shelf::shelf_plugin,
        results::results_plugin,
    ));
}
