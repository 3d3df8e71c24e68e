//! A series of matches of random and computer players: who plays, and how one match goes.

use core::{fmt, str::FromStr};
use std::time::{Duration, Instant};

use rand::Rng as _;
use rand_chacha::ChaCha8Rng;

use super::{interrupt::Interrupt, stop::Stop};
use crate::{
    bots::{Skill, Thinker, WithBots, thought_seed},
    record::{Controller, Level, Seeded, stream},
    rules::{Actor, IgnoreEvents, LegalActions as _, Seat, shown},
};

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bot {
    /// Uniformly random legal actions.
    Random,
    /// A computer player.
    Level(Level),
    /// A master that counts only its own total: what playing to win is measured against.
    Scorer,
    /// One that the game brings to measure others by, with its name there.
    Baseline(&'static str),
}

impl Bot {
    /// As it is said in reports.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Level(level) => level.name(),
            Self::Scorer => "scorer",
            Self::Baseline(name) => name,
        }
    }

    /// Whom `name` means in a game that brings these players to measure others by.
    pub(super) fn read(name: &str, baselines: &'static [&'static str]) -> Result<Self, NoSuchBot> {
        let word = name.trim().to_lowercase();
        match baselines.iter().find(|baseline| **baseline == word) {
            Some(baseline) => Ok(Self::Baseline(baseline)),
            None => name.parse().map_err(|NoSuchBot { name, .. }| NoSuchBot { name, baselines }),
        }
    }

    /// As it stands in records; `None` for whom no record knows.
    pub(super) const fn by(self) -> Option<Controller> {
        match self {
            Self::Random => Some(Controller::Random),
            Self::Level(level) => Some(Controller::Level(level)),
            Self::Scorer | Self::Baseline(_) => None,
        }
    }
}

/// A word that names nobody who could play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct NoSuchBot {
    name: String,
    /// Whom else there would have been.
    baselines: &'static [&'static str],
}

impl fmt::Display for NoSuchBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, baselines } = self;
        write!(f, "there is no level `{}`: there are random, ", shown(name))?;
        let names = Level::ALL.map(Level::name).join(", ");
        write!(f, "{names} and, in tournaments, scorer")?;
        baselines.iter().try_for_each(|baseline| write!(f, ", {baseline}"))
    }
}

impl core::error::Error for NoSuchBot {}

impl FromStr for Bot {
    type Err = NoSuchBot;

    fn from_str(name: &str) -> Result<Self, NoSuchBot> {
        match &*name.trim().to_lowercase() {
            "random" => Ok(Self::Random),
            "scorer" => Ok(Self::Scorer),
            word => word.parse().map(Self::Level).map_err(|_| NoSuchBot { name: name.into(), baselines: &[] }),
        }
    }
}

/// Refuses `--iterations` where nobody thinks.
pub(super) fn check_iterations(iterations: Option<u64>, bots: &[Bot]) -> Result<(), Stop> {
    match iterations {
        Some(_) if bots.iter().all(|bot| *bot == Bot::Random) => Err(Stop::bad(
            "`--iterations` bounds how much computer players think, but all players are random: name a level, or leave \
             it out",
        )),
        Some(_) | None => Ok(()),
    }
}

/// How often each player moved, and how long that took.
#[derive(Clone, Debug, Default)]
pub(super) struct Watch {
    /// Moves and time, in the order of the players.
    rows: Vec<(u64, Duration)>,
    /// Whose time has been running since when.
    running: Option<(usize, Instant)>,
}

impl Watch {
    /// It is this player's turn. The clock is read only when turns change.
    fn turn(&mut self, player: usize) {
        if player >= self.rows.len() {
            self.rows.resize(player + 1, <_>::default());
        }
        self.rows[player].0 += 1;
        if self.running.is_none_or(|(before, _)| before != player) {
            let now = self.stop();
            self.running = Some((player, now));
        }
    }

    /// Nobody is on turn.
    fn stop(&mut self) -> Instant {
        let now = Instant::now();
        if let Some((player, since)) = self.running.take() {
            self.rows[player].1 += now - since;
        }
        now
    }

    /// Adds what another one measured.
    pub(super) fn append(&mut self, other: &Self) {
        self.rows.resize(self.rows.len().max(other.rows.len()), <_>::default());
        for ((moves, time), (more_moves, more_time)) in self.rows.iter_mut().zip(&other.rows) {
            *moves += more_moves;
            *time += *more_time;
        }
    }

    /// The mean time of a move in milliseconds; `None` without moves.
    pub(super) fn ms_per_move(&self, player: usize) -> Option<f64> {
        let (moves, time) = *self.rows.get(player)?;
        (moves > 0).then(|| time.as_secs_f64() * 1e3 / moves as f64)
    }
}

/// A computer player: how it thinks, and what it knows of the game while it does not.
struct Computer<G: WithBots> {
    skill: Skill,
    mind: Option<G::Mind>,
}

/// Plays one match after the other; what they need is kept from match to match.
pub(super) struct Arena<'a, G: WithBots> {
    game: &'a G,
    /// In the order of the players; `None` for whoever plays at random.
    players: Vec<Option<Computer<G>>>,
    iterations: u64,
    interrupt: &'a Interrupt,
    choices: G::LegalActions,
    standings: Vec<G::Standing>,
}

impl<'a, G: WithBots> Arena<'a, G> {
    /// One player for each seat. They think up to `iterations`, or as long as their level does.
    pub(super) fn new(game: &'a G, bots: &[Bot], iterations: Option<u64>, interrupt: &'a Interrupt) -> Self {
        let computer = |bot: &Bot| {
            let (skill, mind) = match bot {
                Bot::Random => return None,
                Bot::Level(level) => (Skill::of(*level), None),
                Bot::Scorer => (Skill { to_win: false, ..Skill::of(Level::Master) }, None),
                Bot::Baseline(name) => (Skill::ONE_STEP, game.baseline(name)),
            };
            Some(Computer { skill, mind })
        };
        Self {
            game,
            players: bots.iter().map(computer).collect(),
            iterations: iterations.unwrap_or(u64::MAX),
            interrupt,
            choices: G::LegalActions::default(),
            standings: Vec::new(),
        }
    }

    /// Plays the match of `seed`, each player sitting `shift` seats further, fewer than there are; tells how many rounds
    /// it had. `see` sees every action, and `watch` times the moves. An interrupt ends it, even while somebody thinks.
    pub(super) fn play(
        &mut self,
        seed: u64,
        shift: usize,
        mut watch: Option<&mut Watch>,
        mut see: impl FnMut(G::Action),
    ) -> Result<u32, Stop> {
        self.interrupt.check()?;
        let (game, seats) = (self.game, self.players.len());
        let mut dice = Seeded::new(seed);
        let mut choose = Choosing::new(seed);
        let mut state = game.start();
        let mut steps = 0;
        loop {
            let action = match game.actor(&state) {
                Actor::Chance(_) => game.draw(&state, &mut dice),
                Actor::GameOver => break,
                Actor::Seat(seat) => {
                    let player = if seat.index() < shift { seat.index() + seats } else { seat.index() } - shift;
                    if let Some(watch) = &mut watch {
                        watch.turn(player);
                    }
                    match &mut self.players[player] {
                        None => {
                            game.legal(&state, &mut self.choices);
                            self.choices.get(choose.below(self.choices.len()))
                        }
                        Some(computer) => {
                            let seed = thought_seed(seed, steps);
                            computer.think(game, &state, seat, seed, self.iterations, self.interrupt)?
                        }
                    }
                }
            };
            let is_applied = action.is_some_and(|action| {
                see(action);
                game.apply(&mut state, action, &mut IgnoreEvents).is_ok()
            });
            assert!(is_applied, "what a game offers it accepts");
            steps += 1;
        }
        if let Some(watch) = &mut watch {
            watch.stop();
        }
        game.standings(&state, &mut self.standings);
        Ok(game.round(&state))
    }

    /// How the last match ended, in seat order.
    pub(super) fn standings(&self) -> &[G::Standing] {
        &self.standings
    }
}

impl<G: WithBots> Computer<G> {
    /// Chooses the action of `seat`, unless there is an interrupt.
    fn think(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        seed: u64,
        iterations: u64,
        interrupt: &Interrupt,
    ) -> Result<Option<G::Action>, Stop> {
        let mind = self.mind.take().unwrap_or_else(|| game.mind(&self.skill));
        let mut thinker = Thinker::new(game.clone(), mind, state.clone(), seat, self.skill, seed);
        let mut left = iterations;
        thinker.step(|| {
            left -= 1;
            left == 0 || interrupt.has_come()
        });
        let action = thinker.finish();
        self.mind = Some(thinker.into_mind());
        interrupt.check()?;
        Ok(action)
    }
}

/// The choices of random players.
struct Choosing(ChaCha8Rng);

impl Choosing {
    fn new(seed: u64) -> Self {
        Self(stream(seed, 2))
    }

    /// One of `0..choices`, all equally likely.
    fn below(&mut self, choices: usize) -> usize {
        ((u128::from(self.0.next_u64()) * choices as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_adds_names_of_its_own() {
        let read = |name: &str| Bot::read(name, &["greedy", "cautious"]);
        assert_eq!(read(" Greedy "), Ok(Bot::Baseline("greedy")));
        assert_eq!(read("scorer"), Ok(Bot::Scorer));
        assert_eq!(Bot::Baseline("greedy").by(), None);
        let refused = read("wizard").unwrap_err().to_string();
        assert!(refused.ends_with("master and, in tournaments, scorer, greedy, cautious"), "{refused}");
        assert!("greedy".parse::<Bot>().is_err(), "other commands and games do not know it");
    }
}
