//! What a game brings so that it can be played on the table: what is chosen, and what that means.

use core::fmt::Debug;

use bevy::{ecs::component::Mutable, prelude::*};

use super::{
    TableSystems, banner, buttons, choose, computer,
    context::{has_changed, has_gone_on},
    current, hints, keep_selection, last_move, players, set_table, timeline, turn,
};
use crate::{
    AppSystems,
    boxes::BoxedGame,
    intent::{Choice, Intent},
    locale::Locale,
    record::Match,
    rules::Seat,
    session::Session,
};

/// A game that can be played on the table.
pub trait TableGame: BoxedGame {
    /// What is chosen and not confirmed.
    type Selection: Selection<Self>;

    /// Puts the entities of a match on the table; they are [`OnTable`](super::set_table::OnTable).
    fn set_table(_commands: &mut Commands, _play: &Match<Self>) {}

    /// The keys that mean something at this table alone.
    fn short_cuts() -> Vec<(KeyCode, Intent)> {
        Vec::new()
    }

    /// How long an event is shown, in seconds, while the things of the player at `large` lie large; `None` if nothing of
    /// it is.
    fn lasts(_event: &Self::Event, _large: Seat) -> Option<f32> {
        None
    }

    /// What the main button says while a player decides, when it would carry out `action`; without one it is pale.
    fn confirm_word(_locale: &Locale, _play: &Match<Self>, _action: Option<Self::Action>) -> String {
        String::new()
    }

    /// Whether what is thrown next follows from what its player has just chosen, so that nobody is asked to throw.
    fn throws_at_once(_play: &Match<Self>) -> bool {
        false
    }

    /// What the player on turn does by [`Intent::Pass`], if there is such a thing.
    fn pass(_play: &Match<Self>) -> Option<Self::Action> {
        None
    }

    /// What the button for that says.
    fn pass_word(locale: &Locale, _play: &Match<Self>) -> String {
        locale.text("table-pass")
    }

    /// How many times faster than usual computer players take this decision, where a turn has many.
    fn pace(_play: &Match<Self>) -> f32 {
        1.0
    }

    /// Whether what is thrown next is one of several throws in a row, for which nobody wants to be asked each time.
    fn throws_in_a_row(_play: &Match<Self>) -> bool {
        false
    }

    /// What the latest move of `play` brought, in words, for those who come after; empty where there is nothing to say.
    /// Asked after each action, throws included.
    fn news(locale: &Locale, play: &Match<Self>) -> String;
}

/// What is chosen and not confirmed. Nothing comes of it before it is confirmed, and all of it can be taken back.
pub trait Selection<G: TableGame>:
    Resource<Mutability = Mutable> + Clone + PartialEq + Default + Debug
{
    /// As it is once `action` is chosen, by a hint or by a computer player, which shows it before it acts; empty if there
    /// is nothing to show.
    fn of(play: &Match<G>, action: G::Action) -> Self;

    /// Whether nothing is chosen that could be taken back.
    fn is_empty(&self) -> bool;

    /// The action that a confirmation would carry out.
    fn action(&self, play: &Match<G>) -> Option<G::Action>;

    /// Chooses something; a choice of other games, or one that is not offered, changes nothing.
    fn choose(&mut self, play: &Match<G>, choice: Choice);

    /// When this can be chosen.
    fn when(_choice: Choice) -> Availability {
        Availability::Still
    }

    /// Forgets the last thing chosen.
    fn unchoose(&mut self);

    /// The chosen things at which Enter confirms, instead of choosing them once more.
    fn chosen(&self) -> Vec<Choice> {
        Vec::new()
    }

    /// Whose things are shown large, if not those of whoever is on turn.
    fn looking_at(&self) -> Option<Seat> {
        None
    }

    /// Shows somebody's things large, or no longer.
    fn look_at(&mut self, _seat: Option<Seat>) {}

    /// The form in which it outlives the app: an object, in which `id` and `step` mean nothing of the game's.
    fn keep(&self) -> serde_json::Value;

    /// Takes a kept form up again, as far as it can be: chosen anew, so that nothing else comes of a file that was
    /// changed.
    fn take_up(play: &Match<G>, kept: serde_json::Value) -> Option<Self>;
}

/// When something can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Availability {
    /// By a person whose turn it is, while nothing moves.
    Still,
    /// By a person whose turn it is, while something moves, too.
    Moving,
    /// While a computer player decides, too: it only shows something.
    Always,
}

/// What all tables have: turns and hand-over, choosing, computer players, hints.
pub(super) fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<G::Selection>()
        .init_resource::<set_table::ShownMatch<G>>()
        .init_resource::<timeline::Timeline<G>>()
        .add_systems(Update, choose::choose::<G>.in_set(AppSystems::Choices))
        .add_systems(
            Update,
            (
                (turn::forget_selection::<G>, keep_selection::take_up::<G>, last_move::tell_news::<G>)
                    .chain()
                    .in_set(TableSystems::News),
                set_table::set_table::<G>.in_set(TableSystems::Lay),
                (last_move::report_shown::<G>, timeline::time_events::<G>).in_set(TableSystems::Play),
                (
                    turn::update_focus::<G>,
                    turn::auto_roll::<G>,
                    turn::apply_automatic_action::<G>,
                    computer::let_computers_think::<G>,
                    computer::let_computers_play::<G>,
                )
                    .chain()
                    .in_set(TableSystems::Turn),
                (players::seat_players::<G>, players::pass_turn::<G>, players::count_points::<G>)
                    .run_if(has_gone_on::<G>)
                    .after(computer::let_computers_play::<G>)
                    .in_set(TableSystems::Turn),
                (
                    (buttons::show_buttons::<G>, buttons::show_button_words::<G>)
                        .run_if(has_changed::<G>.or_else(resource_changed::<buttons::ButtonPlaces>)),
                    (banner::show_banner::<G>, banner::show_banner_name::<G>, banner::show_banner_hint::<G>)
                        .run_if(has_changed::<G>.or_else(resource_changed::<banner::BannerPlace>)),
                )
                    .run_if(set_table::is_set::<G>)
                    .in_set(TableSystems::Show),
                (
                    current::tell_current::<G>.run_if(has_changed::<G>.or_else(resource_removed::<Session<G>>)),
                    hints::tell_hints::<G>,
                )
                    .in_set(TableSystems::Tell),
            ),
        )
        // Before it is saved.
        .add_systems(PostUpdate, keep_selection::keep::<G>);
}
