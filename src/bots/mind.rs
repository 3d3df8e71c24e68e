//! What a search has to know about a game besides its rules: how good a state is.

use rand_chacha::{ChaCha8Rng, rand_core::Rng as _};

use super::{Candidate, Playouts, Points, Skill, ahead};
use crate::{
    record::stream,
    rules::{Game, IgnoreEvents, LegalActions as _, Seat, Standing as _},
};

/// What looking ahead found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    /// The seat's expected total.
    pub points: Points,
    /// What moves are compared by: the same number, or how likely the seat is to win.
    pub worth: Points,
}

impl From<Points> for Found {
    fn from(points: Points) -> Self {
        Self { points, worth: points }
    }
}

/// What can be learnt from tries to the end of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tries {
    /// After how many tries corrections count half: the variance of one correction divided by that of what they are to
    /// find out. At least 1.
    pub trust: i64,
    /// What decides between two candidates: the lead squared times the tries and `trust`, in points squared. Six times
    /// the variance of a try makes that about 2.5 standard deviations.
    pub decided: i64,
}

/// Judges the states of one game. The defaults need nothing but [`Mind::value`] and the rules.
///
/// Points stand for whatever wins the game: the expected total, or something else that decides.
///
/// A mind of one's own needs to say what a state is worth; search comes with it.
///
/// ```
/// use doodle_city::{
///     bots::{Mind, Points, Skill, Thinker},
///     record::Seeded,
///     rules::{
///         Actor, Game as _, IgnoreEvents, Seat,
///         doodle_city::{Action, DoodleCity, Setup, State, built_in_sheets},
///     },
/// };
///
/// /// Likes nothing but trees.
/// struct TreeLover;
///
/// impl Mind<DoodleCity> for TreeLover {
///     type Reason = ();
///
///     fn value(&mut self, _: &DoodleCity, state: &State, seat: Seat) -> Points {
///         Points::whole(-i32::from(state.city(seat).crossed_trees()))
///     }
/// }
///
/// let sheet = built_in_sheets().remove(0);
/// let setup = Setup { players: 1, first: Seat(0), more_control: true, free_circling: false, sheet };
/// let game = DoodleCity::new(setup)?;
/// let (mut state, mut dice) = (game.start(), Seeded::new(7));
/// while let Some(roll) = game.draw(&state, &mut dice) {
///     game.apply(&mut state, roll, &mut IgnoreEvents)?;
/// }
/// assert_eq!(game.actor(&state), Actor::Seat(Seat(0)));
/// let mut thinker = Thinker::new(game, TreeLover, state, Seat(0), Skill::ONE_STEP, 1);
/// let action = thinker.think(1).expect("whoever is on turn has a move");
/// assert_ne!(action, Action::Pass, "a pass crosses out a tree");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub trait Mind<G: Game> {
    /// The reason for a move, in the game's own terms; `()` for games that give none.
    type Reason: Copy + PartialEq + core::fmt::Debug + Send + Sync + 'static;

    /// What `seat`, which has just acted or is about to act in `state`, can expect without looking ahead.
    fn value(&mut self, game: &G, state: &G::State, seat: Seat) -> Points;

    /// Calls `tell` for each legal action of `seat`, which is on turn, with the total that the seat can expect after
    /// it.
    fn look(&mut self, game: &G, state: &G::State, seat: Seat, tell: &mut dyn FnMut(G::Action, Points)) {
        let mut legal = G::LegalActions::default();
        game.legal(state, &mut legal);
        for action in legal.iter() {
            let mut after = state.clone();
            if game.apply(&mut after, action, &mut IgnoreEvents).is_ok() {
                tell(action, self.value(game, &after, seat));
            }
        }
    }

    /// What `after`, in which `seat` has just acted, is worth if `turns` turns of that seat are played to their ends,
    /// including the present one if it has not ended, with all the chance and answers in between.
    fn ahead(&mut self, game: &G, after: &G::State, seat: Seat, turns: u8, source: &mut ChaCha8Rng) -> Found {
        ahead::expect(self, game, after, seat, turns, source).into()
    }

    /// Whether [`Mind::look`] sees all that looking ahead could tell, so that nothing is looked at again.
    fn looks_to_the_end(&self) -> bool {
        false
    }

    /// What can be learnt from tries to the end of this match; `None` if nothing can.
    fn tries(&self, game: &G) -> Option<Tries> {
        let _ = game;
        None
    }

    /// One try from `after` to the end of the match, and by how much it corrects what [`Mind::ahead`] said for `turns`.
    /// The same `dice` stand for the same luck. Asked only where there are [`Mind::tries`].
    fn correction(&mut self, game: &G, after: &G::State, seat: Seat, turns: u8, dice: u64) -> Points {
        let _ = (game, after, seat, turns, dice);
        Points::ZERO
    }

    /// Makes the mistakes of a player of this skill: overlooks moves, but never all of them, and misjudges what they
    /// are worth.
    fn err(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        candidates: &mut Vec<Candidate<G::Action>>,
        source: &mut ChaCha8Rng,
    ) {
        let _ = (game, state, seat, candidates, source);
    }

    /// How lucky an outcome of chance was for the only seat: what can be expected after it, less the mean over all
    /// outcomes. `None` if that is not known. A total less the luck of its match has the same mean in the long run and
    /// varies far less.
    fn luck(&mut self, game: &G, before: &G::State, outcome: G::Action) -> Option<Points> {
        let _ = (game, before, outcome);
        None
    }

    /// What each seat can expect in `state`, in seat order and the higher the better: alone the result in what the game
    /// counts, of several the chance to win, of 100. `sample` says what is imagined where not everything is looked at:
    /// the mean over many samples is what is meant. By default what random play brings.
    fn expect(&mut self, game: &G, state: &G::State, sample: u64) -> Vec<Points> {
        let mut playouts = Playouts::<G>::new(1, sample);
        playouts.play(game, state.clone());
        won(game, playouts.standings())
    }

    /// Whether [`Mind::expect`] says something else of this state for each sample.
    fn is_sampled(&self, game: &G, state: &G::State) -> bool {
        let _ = (game, state);
        true
    }

    /// What each seat got in a match that is over, as [`Mind::expect`] counts it.
    fn result(&mut self, game: &G, state: &G::State) -> Vec<Points> {
        let mut standings = Vec::new();
        game.standings(state, &mut standings);
        won(game, &standings)
    }

    /// A number for what `action` of the seat on turn in `state` begins; `None` if it is for itself. Actions with the
    /// same number are parts of one plan in another order, so only the best of them is a hint.
    fn plan(&mut self, game: &G, state: &G::State, action: G::Action) -> Option<u64> {
        let _ = (game, state, action);
        None
    }

    /// The reason for `action` of the seat on turn in `state`, given all its `choices`, the best first; `None` if the
    /// game gives none.
    fn reason(
        &mut self,
        game: &G,
        state: &G::State,
        action: G::Action,
        choices: &[G::Action],
    ) -> Option<Self::Reason> {
        let _ = (game, state, action, choices);
        None
    }
}

/// What each seat got by these results: its total alone, of several its share of a win that counts 100.
pub(super) fn won<G: Game>(game: &G, standings: &[G::Standing]) -> Vec<Points> {
    if game.is_solo() {
        return standings.iter().map(|standing| Points::whole(standing.total())).collect();
    }
    let is_first = |standing: &G::Standing| standing.place() == 1;
    let winners = standings.iter().filter(|standing| is_first(standing)).count().max(1) as i32;
    let share = |standing| if is_first(standing) { Points(WIN.0 / winners) } else { Points::ZERO };
    standings.iter().map(share).collect()
}

/// What solo matches of a game are counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Points: the more the better.
    Points,
    /// Turns until the match is won, counted below nothing: the fewer the better. A match that is lost counts as so many.
    Turns(u8),
}

/// The certain win of a match of several.
pub const WIN: Points = Points::whole(100);

/// A game that computer players know.
pub trait WithBots: Game {
    /// How they judge it.
    type Mind: Mind<Self> + Clone + Send;

    /// The names of players that are there to measure others by, in tournaments only.
    const BASELINES: &'static [&'static str] = &[];

    /// What solo matches are counted in.
    const COUNTED: Counted = Counted::Points;

    /// How far apart the results of nine in ten solo matches lie, in what they are counted in.
    const SPREAD: i32 = 40;

    /// How far apart results lie, as [`Mind::expect`] counts them.
    fn spread(&self) -> Points {
        if self.is_solo() { Points::whole(Self::SPREAD) } else { WIN }
    }

    /// What a player of this skill knows of this match, and which mistakes it makes.
    fn mind(&self, skill: &Skill) -> Self::Mind;

    /// How a player of this name in [`WithBots::BASELINES`] judges, without a mistake and one step ahead; `None` for
    /// any other name.
    fn baseline(&self, name: &str) -> Option<Self::Mind> {
        let _ = name;
        None
    }
}

/// The seed of the thoughts at step `step` of a match whose players think by `seed`.
///
/// Thoughts have a stream of their own, so that they reveal nothing about dice from the same seed.
pub fn thought_seed(seed: u64, step: usize) -> u64 {
    let mut stream = stream(seed, 3);
    stream.set_word_pos(2 * step as u128);
    stream.next_u64()
}
