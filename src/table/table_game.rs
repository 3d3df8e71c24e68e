//! What a game brings so that it can be played on the table: what is chosen, and what that means.

use core::fmt::Debug;

use bevy::{ecs::component::Mutable, prelude::*};
use serde::{Serialize, de::DeserializeOwned};

use super::{
    announcement::News, context::TableContext, dice::Die, inquiry_marks::ChoiceWords, lay_table::Layout,
    tutorial::Step,
};
use crate::{
    boxes::BoxedGame,
    intent::{Intent, Pickable},
    locale::{Arg, Locale},
    record::Match,
    rules::{Seat, dice::Face},
    sound::Sound,
    theme::{Tone, palette},
};

/// A game that can be played on the table.
///
/// What is chosen means something only once it is confirmed. Whoever does not know the game lets it choose what a hint
/// proposes, and confirms that:
///
/// ```
/// use doodle_city::{
///     locale::Locale,
///     record::{Match, Player, Seeded},
///     rules::{
///         LegalActions as _, IgnoreEvents, Seat,
///         city_planner::{Blocks, CityPlanner, Setup},
///     },
///     table::table_game::{Selection, TableGame},
/// };
///
/// /// What is chosen for this action, and what the main button says then.
/// fn propose<G: TableGame>(locale: &Locale, play: &Match<G>, action: G::Action) -> (G::Selection, String) {
///     let chosen = G::Selection::of(play, action);
///     let word = G::confirm_word(locale, play, chosen.action(play));
///     (chosen, word)
/// }
///
/// let setup = Setup { players: 1, first: Seat(0), blocks: Blocks::BUILT_IN };
/// let mut play = Match::<CityPlanner>::new(setup, vec![Player::person("Ada")])?;
/// let roll = play.draw(&mut Seeded::new(7)).expect("a turn begins with a roll");
/// play.apply(roll, &mut IgnoreEvents)?;
///
/// let action = play.legal().iter().last().expect("after a roll there is a choice");
/// let (mut chosen, word) = propose(&Locale::default(), &play, action);
/// assert!(!chosen.is_empty() && !word.is_empty());
/// assert_eq!(chosen.action(&play), Some(action));
/// chosen.unchoose();
/// assert_eq!(chosen.action(&play), None);
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub trait TableGame: BoxedGame {
    /// What is chosen and not confirmed.
    type Selection: Selection<Self>;

    /// Where everything lies.
    type Layout: Layout<Self>;
    /// What can be picked.
    type Pick: Pickable + Copy;

    /// From which round on it is evening, at least 2: with the rounds the light goes from morning to evening.
    const EVENING: u32 = 15;

    /// What is explained in a first match: of all that is so, the first.
    const TUTORIAL: &'static [Step<Self>] = &[];

    /// What a step says, filled with this.
    fn tutorial_text(locale: &Locale, key: &str, args: &[(&str, Arg)]) -> String {
        locale.with(key, args)
    }

    /// Puts the entities of a match on the table; they are [`OnTable`](super::on_table::OnTable).
    fn set_table(_commands: &mut Commands, _play: &Match<Self>) {}

    /// The keys that mean something at this table alone: upper-case letters, digits, and signs.
    fn short_cuts() -> Vec<(char, Intent)> {
        Vec::new()
    }

    /// The colour of what stands above the table.
    fn heading_color(_table: &TableContext<Self>) -> Tone {
        palette::ON_TABLE
    }

    /// What stands above the table: whose turn it is, and for what.
    fn title(_table: &TableContext<Self>) -> String {
        String::new()
    }

    /// Which round it is, and in which colour that is said, where the title does not say it.
    fn round_text(_table: &TableContext<Self>) -> Option<(String, Tone)> {
        None
    }

    /// How long an event is shown, in seconds, while the things of the player at `large` lie large; `None` if nothing
    /// of it is.
    fn lasts(_event: &Self::Event, _large: Seat) -> Option<f32> {
        None
    }

    /// What an event has a die come to lie on, if it rolls that die.
    fn rolled(_event: &Self::Event, _die: Die) -> Option<Face> {
        None
    }

    /// What is heard of an event that is shown, each sound so many seconds after the event begins.
    fn sounds(_event: &Self::Event) -> Vec<(Sound, f32)> {
        Vec::new()
    }

    /// Where that is heard, in dp, while the things of the player at `large` lie large; `None`: in the middle.
    fn heard_at(_event: &Self::Event, _layout: &Self::Layout, _large: Seat) -> Option<Vec2> {
        None
    }

    /// What the main button says while a player decides, when it would carry out `action`; without one it is pale.
    fn confirm_word(_locale: &Locale, _play: &Match<Self>, _action: Option<Self::Action>) -> String {
        String::new()
    }

    /// Whether `action` ends a turn in which more could be had, or is certain to: the button for it does not ask to be
    /// pressed then.
    fn ends_early(_play: &Match<Self>, _action: Self::Action) -> bool {
        false
    }

    /// Where the thing lies, in dp, that is to be looked at for `action`: it is ringed while that is proposed. `None` if
    /// there is none; buttons are none.
    fn hint_place(_table: &TableContext<Self>, _play: &Match<Self>, _action: Self::Action) -> Option<Rect> {
        None
    }

    /// Whether what is thrown next follows from what its player has just chosen, so that nobody is asked to throw.
    fn throws_at_once(_play: &Match<Self>) -> bool {
        false
    }

    /// Whether the main button does by `action` what else passing does, and passing what else the main button does.
    fn changes_places(_play: &Match<Self>, _action: Option<Self::Action>) -> bool {
        false
    }

    /// What the player on turn does by [`Intent::Pass`], if there is such a thing.
    fn pass(_play: &Match<Self>) -> Option<Self::Action> {
        None
    }

    /// Why this cannot be picked now, in a sentence, or why nothing comes of it; `None` if it can be. A person decides.
    fn refusal(_table: &TableContext<Self>, _pick: Self::Pick) -> Option<String> {
        None
    }

    /// What picking this does, in a word, and what it would score, for whoever asks what may be done; `None` where that
    /// stands on it already.
    fn choice_words(_table: &TableContext<Self>, _pick: Self::Pick) -> Option<ChoiceWords> {
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

    /// What all have to know of an event, such as that somebody has taken what nobody else can have any more.
    fn announcement(_table: &TableContext<Self>, _event: &Self::Event) -> Option<News> {
        None
    }

    /// What `action` does in the match `before` it, and what follows, in sentences without their full stops, for whoever
    /// does not see it.
    fn narration(
        _locale: &Locale,
        _before: &Match<Self>,
        _action: Self::Action,
        _events: &[Self::Event],
    ) -> Vec<String> {
        Vec::new()
    }

    /// How all stand, in a few words, where a turn leaves points behind.
    fn standing(_locale: &Locale, _play: &Match<Self>) -> Option<String> {
        None
    }

    /// What has happened since the last turn of `seat`, a line each, for whoever takes the device: what the latest move
    /// brought, where the game does not know more.
    fn news_since(locale: &Locale, play: &Match<Self>, _seat: Seat) -> Vec<String> {
        Some(Self::last_move(locale, play)).filter(|line| !line.is_empty()).into_iter().collect()
    }

    /// What the latest move of `play` brought, in words, for those who come after; empty where there is nothing to say.
    /// Asked after each action, throws included.
    fn last_move(locale: &Locale, play: &Match<Self>) -> String;
}

/// What is chosen and not confirmed. Nothing comes of it before it is confirmed, and all of it can be taken back. It
/// outlives the app as an object, in which `id` and `step` mean nothing of the game's.
pub trait Selection<G: TableGame>:
    Resource<Mutability = Mutable> + Clone + PartialEq + Default + Debug + Serialize + DeserializeOwned
{
    /// As it is once `action` is chosen, by a hint or by a computer player, which shows it before it acts; empty if
    /// there is nothing to show.
    fn of(play: &Match<G>, action: G::Action) -> Self;

    /// Whether nothing is chosen that could be taken back.
    fn is_empty(&self) -> bool;

    /// The action that a confirmation would carry out.
    fn action(&self, play: &Match<G>) -> Option<G::Action>;

    /// Chooses what is picked; what is not offered changes nothing.
    fn choose(&mut self, play: &Match<G>, pick: G::Pick);

    /// When this can be chosen.
    fn when(_pick: G::Pick) -> Availability {
        Availability::Still
    }

    /// Forgets the last thing chosen.
    fn unchoose(&mut self);

    /// Puts down what lies open, after a touch where nothing lies.
    fn put_down(&mut self, _play: &Match<G>) {}

    /// The chosen things at which Enter confirms, instead of choosing them once more.
    fn chosen(&self) -> Vec<G::Pick> {
        Vec::new()
    }

    /// Whose things are shown large, if not those of whoever is on turn.
    fn looking_at(&self) -> Option<Seat> {
        None
    }

    /// Shows somebody's things large, or no longer.
    fn look_at(&mut self, _seat: Option<Seat>) {}

    /// What can still be chosen of it once it was saved and read: chosen anew, so that nothing else comes of a file
    /// that was changed.
    fn restore(self, play: &Match<G>) -> Self;
}

/// When something can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Availability {
    /// By nobody: touching it only says why.
    Never,
    /// By a person whose turn it is, while nothing moves.
    Still,
    /// By a person whose turn it is, while something moves, too.
    Moving,
    /// While a computer player decides, too: it only shows something.
    Always,
}
