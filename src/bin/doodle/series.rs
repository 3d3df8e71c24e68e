//! Many matches on all cores: who plays, how one match goes, and what is told while they run.

use core::{fmt, str::FromStr};
use std::{
    collections::BTreeMap,
    io::{self, IsTerminal as _, Write as _},
    sync::{
        OnceLock,
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

use doodle_city::{
    bots::{Mind as _, Points, Skill, Thinker, WithBots, thought_seed},
    record::{By, Level, Seeded},
    rules::{Actor, Choices as _, Game, Silent},
};
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Uniformly random legal actions.
    Random,
    /// A computer player.
    Level(Level),
    /// A master that counts only its own total: what playing to win is measured against.
    Scorer,
}

impl Bot {
    /// As it is said in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Level(level) => level.name(),
            Self::Scorer => "scorer",
        }
    }

    /// As it stands in records; `None` for whom no record knows.
    pub const fn by(self) -> Option<By> {
        match self {
            Self::Random => Some(By::Random),
            Self::Level(level) => Some(By::Level(level)),
            Self::Scorer => None,
        }
    }
}

/// A word that names nobody who could play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchBot(String);

impl fmt::Display for NoSuchBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(name) = self;
        write!(f, "there is no level `{name}`: there are random, ")?;
        let names = Level::ALL.map(Level::name).join(", ");
        write!(f, "{names} and, in tournaments, scorer")
    }
}

impl core::error::Error for NoSuchBot {}

impl FromStr for Bot {
    type Err = NoSuchBot;

    fn from_str(name: &str) -> Result<Self, NoSuchBot> {
        match name {
            "random" => Ok(Self::Random),
            "scorer" => Ok(Self::Scorer),
            _ => name.parse().map(Self::Level).map_err(|_| NoSuchBot(name.into())),
        }
    }
}

/// How long one seat thought.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thought {
    pub moves: u64,
    pub time: Duration,
}

/// A match that was played to its end.
pub struct Played<G: Game> {
    pub log: Vec<G::Action>,
    pub standings: Vec<G::Standing>,
    pub rounds: u32,
    /// By seat.
    pub thoughts: Vec<Thought>,
}

/// What luck there was in a match.
pub fn luck<G: WithBots>(game: &G, log: &[G::Action]) -> Option<Points> {
    let mut mind = game.mind(&Skill::ONE_STEP);
    let mut state = game.start();
    let mut luck = None;
    for &action in log {
        if game.actor(&state) == Actor::Chance
            && let Some(more) = mind.luck(game, &state, action)
        {
            luck = Some(luck.unwrap_or(Points::ZERO) + more);
        }
        let applied = game.apply(&mut state, action, &mut Silent);
        debug_assert!(applied.is_ok(), "what was played once is legal");
    }
    luck
}

/// Plays the match of `seed`; `bots` has one entry per seat. Players think up to `iterations`, or as long as their
/// level does.
pub fn play<G: WithBots>(game: &G, bots: &[Bot], seed: u64, iterations: Option<u64>) -> Played<G> {
    let mut dice = Seeded::new(seed);
    let mut choose = Choosing::new(seed);
    let mut legal = G::Choices::default();
    let skills = bots.iter().map(|bot| match bot {
        Bot::Random => None,
        Bot::Level(level) => Some(Skill::of(*level)),
        Bot::Scorer => Some(Skill { to_win: false, ..Skill::of(Level::Master) }),
    });
    let mut minds: Vec<_> = skills.map(|skill| skill.map(|skill| (skill, Some(game.mind(&skill))))).collect();
    let mut state = game.start();
    let mut played = Played {
        log: Vec::new(),
        standings: Vec::new(),
        rounds: 0,
        thoughts: vec![Thought::default(); bots.len()],
    };
    loop {
        let action = match game.actor(&state) {
            Actor::Chance => game.draw(&state, &mut dice),
            Actor::Nobody => break,
            Actor::Seat(seat) => {
                let start = Instant::now();
                let action = match minds.get_mut(seat.index()).and_then(Option::as_mut) {
                    None => {
                        game.legal(&state, &mut legal);
                        legal.get(choose.below(legal.len()))
                    }
                    Some((skill, mind)) => {
                        let mind_now = mind.take().unwrap_or_else(|| game.mind(skill));
                        let seed = thought_seed(seed, played.log.len());
                        let view = game.view(&state, seat);
                        let mut thinker = Thinker::new(game.clone(), mind_now, &view, seat, *skill, seed);
                        let action = thinker.think(iterations.unwrap_or(u64::MAX));
                        *mind = Some(thinker.into_mind());
                        action
                    }
                };
                let thought = &mut played.thoughts[seat.index()];
                thought.moves += 1;
                thought.time += start.elapsed();
                action
            }
        };
        let is_applied = action.is_some_and(|action| {
            played.log.push(action);
            game.apply(&mut state, action, &mut Silent).is_ok()
        });
        assert!(is_applied, "what a game offers it accepts");
    }
    game.standings(&state, &mut played.standings);
    played.rounds = game.round(&state);
    played
}

/// The choices of random players: `ChaCha8` with the match's seed as its key, as for the dice, but stream 2.
struct Choosing(ChaCha8Rng);

impl Choosing {
    fn new(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut stream = ChaCha8Rng::from_seed(key);
        stream.set_stream(2);
        Self(stream)
    }

    /// One of `0..choices`, all equally likely.
    fn below(&mut self, choices: usize) -> usize {
        ((u128::from(self.0.next_u64()) * choices as u128) >> 64) as usize
    }
}

/// Whether the person wants no more: set by Ctrl-C. A second one ends the program at once.
pub fn interrupted() -> &'static AtomicBool {
    static INTERRUPTED: AtomicBool = AtomicBool::new(false);
    static HANDLER: OnceLock<bool> = OnceLock::new();
    HANDLER.get_or_init(|| {
        let on_interrupt = || {
            if INTERRUPTED.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
            let _ = writeln!(
                io::stderr(),
                "\ndoodle: stops after the games that are being played; again to stop now"
            );
        };
        // Without a handler Ctrl-C simply ends the program.
        ctrlc::set_handler(on_interrupt).is_ok()
    });
    &INTERRUPTED
}

/// Does jobs 0 to `count` on all cores and hands their results to `take` in order, until `take` fails or the person
/// interrupts; then the jobs begun are finished. Tells how many there were.
pub fn each<T: Send, E>(
    count: u64,
    job: impl Fn(u64) -> T + Sync,
    mut take: impl FnMut(u64, T) -> Result<(), E>,
) -> Result<u64, E> {
    let mut progress = Progress::new(count);
    let done = each_quietly(count, job, |index, result| {
        progress.tell(index + 1);
        take(index, result)
    });
    progress.end();
    done
}

/// The same for runs that tell by themselves how far they are.
pub fn each_quietly<T: Send, E>(
    count: u64,
    job: impl Fn(u64) -> T + Sync,
    mut take: impl FnMut(u64, T) -> Result<(), E>,
) -> Result<u64, E> {
    let stop = interrupted();
    let failed = AtomicBool::new(false);
    let next = AtomicU64::new(0);
    let cores =
        thread::available_parallelism().map_or(1, usize::from).min(count.try_into().unwrap_or(usize::MAX));
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..cores.max(1) {
            let (sender, job, next, failed) = (sender.clone(), &job, &next, &failed);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) && !failed.load(Ordering::Relaxed) {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count || sender.send((index, job(index))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut done = 0;
        for (index, result) in receiver {
            waiting.insert(index, result);
            while let Some(result) = waiting.remove(&done) {
                if let Err(error) = take(done, result) {
                    failed.store(true, Ordering::Relaxed);
                    return Err(error);
                }
                done += 1;
            }
        }
        Ok(done)
    })
}

/// Tells on a terminal how far a long run is.
struct Progress {
    count: u64,
    start: Instant,
    told: Option<Instant>,
}

impl Progress {
    fn new(count: u64) -> Self {
        Self { count, start: Instant::now(), told: None }
    }

    fn tell(&mut self, done: u64) {
        const EVERY: Duration = Duration::from_millis(500);
        if self.told.unwrap_or(self.start).elapsed() < EVERY || !io::stderr().is_terminal() {
            return;
        }
        self.told = Some(Instant::now());
        let left = self.start.elapsed().as_secs_f64() / done as f64 * (self.count - done) as f64;
        let _ = write!(io::stderr(), "\r{done} of {} games, {left:.0} s left  ", self.count);
    }

    fn end(&self) {
        if self.told.is_some() {
            let _ = writeln!(io::stderr());
        }
    }
}
