//! How fast the rules and the computer players are: complete random games and steps per second on one core, that no
//! step allocates; then playouts, values and search iterations per second, `doodle simulate` beside playouts, and what the
//! longest matches cost.
//!
//! A step is one applied action, chance included, through the same `legal`, `draw` and `apply` as the app.
//! `cargo bench --no-default-features --bench rules -- NAME` measures only the cases whose name contains NAME.

mod long_match;

use std::{
    alloc::{GlobalAlloc, Layout, System},
    hint::black_box,
    process::{Command, ExitCode},
    sync::atomic::{AtomicU64, Ordering},
    time::Instant,
};

use doodle_city::{
    bots::{Mind as _, Playouts, Skill, Thinker, WithBots as _},
    record::{Level, Seeded},
    rules::{
        Actor, Game, IgnoreEvents, LegalActions as _, Seat,
        doodle_city::{DoodleCity, Legal, Score, Setup, built_in_sheets},
    },
};
use rand::{RngExt as _, SeedableRng as _, rngs::SmallRng};

/// Counts what is allocated, and leaves the rest to the system.
struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

#[expect(unsafe_code, reason = "a global allocator cannot be written without")]
// SAFETY: every call goes to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller keeps the contract, which is the same.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract, which is the same.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Games per second of a naive implementation in the same loop.
const NAIVE: f64 = 130_000.0;
const REPETITIONS: usize = 201;
const STEPS_A_REPETITION: u64 = 200_000;

/// One way of playing to be measured.
struct Case {
    what: &'static str,
    players: u8,
    more_control: bool,
    free_circling: bool,
}

impl Case {
    const fn plain(what: &'static str, players: u8) -> Self {
        Self { what, players, more_control: false, free_circling: false }
    }
}

/// What is kept from game to game, so that none allocates.
struct Table {
    game: DoodleCity,
    legal: Legal,
    standings: Vec<Score>,
    choose: SmallRng,
}

impl Table {
    fn new(case: &Case) -> Option<Self> {
        let setup = Setup {
            players: case.players,
            first: Seat(0),
            more_control: case.more_control,
            free_circling: case.free_circling,
            sheet: built_in_sheets().into_iter().next()?,
        };
        Some(Self {
            game: DoodleCity::new(setup).ok()?,
            legal: Legal::default(),
            standings: Vec::with_capacity(case.players.into()),
            choose: SmallRng::seed_from_u64(1),
        })
    }

    /// Plays the game of `seed` to its end; how many steps that took.
    fn play(&mut self, seed: u64) -> u64 {
        let mut dice = Seeded::new(seed);
        let mut state = self.game.start();
        let mut steps = 0;
        loop {
            let action = match self.game.actor(&state) {
                Actor::Chance(_) => self.game.draw(&state, &mut dice),
                Actor::Seat(_) => {
                    self.game.legal(&state, &mut self.legal);
                    self.legal.get(self.choose.random_range(0..self.legal.len()))
                }
                Actor::GameOver => break,
            };
            let applied = action.map(|action| self.game.apply(&mut state, action, &mut IgnoreEvents));
            assert!(matches!(applied, Some(Ok(()))), "what is offered is accepted: {applied:?}");
            steps += 1;
        }
        self.game.standings(&state, &mut self.standings);
        black_box(&self.standings);
        steps
    }
}

struct Measured {
    games_a_second: f64,
    steps_a_second: f64,
    fastest: f64,
    steps_a_game: f64,
    allocations_a_game: f64,
}

fn measure(case: &Case) -> Option<Measured> {
    let mut table = Table::new(case)?;
    let mut seed = 0;
    let mut play = |steps_wanted| {
        let (mut games, mut steps) = (0_u64, 0);
        let before = ALLOCATIONS.load(Ordering::Relaxed);
        let start = Instant::now();
        while steps < steps_wanted {
            steps += table.play(seed);
            seed += 1;
            games += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        let allocations = ALLOCATIONS.load(Ordering::Relaxed) - before;
        (games as f64, steps as f64, seconds, allocations as f64)
    };
    // Caches and clock speed settle, and buffers take their size.
    play(STEPS_A_REPETITION);
    let mut runs: Vec<_> = (0..REPETITIONS).map(|_| play(STEPS_A_REPETITION)).collect();
    runs.sort_by(|a, b| (a.0 / a.2).total_cmp(&(b.0 / b.2)));
    let sum = |part: fn(&(f64, f64, f64, f64)) -> f64| runs.iter().map(part).sum::<f64>();
    let (games, steps, seconds, _) = runs[REPETITIONS / 2];
    let (most_games, _, least_seconds, _) = runs[REPETITIONS - 1];
    Some(Measured {
        games_a_second: games / seconds,
        steps_a_second: steps / seconds,
        fastest: most_games / least_seconds,
        steps_a_game: sum(|run| run.1) / sum(|run| run.0),
        allocations_a_game: sum(|run| run.3) / sum(|run| run.0),
    })
}

/// The median of some runs: how much `run` did a second.
fn a_second(mut run: impl FnMut() -> u64) -> f64 {
    const RUNS: usize = 21;
    run();
    let mut rates: Vec<f64> = (0..RUNS)
        .map(|_| {
            let start = Instant::now();
            run() as f64 / start.elapsed().as_secs_f64()
        })
        .collect();
    rates.sort_by(f64::total_cmp);
    rates[RUNS / 2]
}

/// Steps per second of the C++ tree search of `OpenSpiel` on its simplest game, `pig`: as `benches/pig.py` has just
/// measured here, if that could run; otherwise as somebody did once, 118,000 playouts of 187 steps.
fn pig() -> (f64, &'static str) {
    let measured = std::env::var("PIG_STEPS").ok().and_then(|steps| steps.parse().ok());
    measured.map_or((118_000.0 * 187.0, "elsewhere"), |steps| (steps, "here"))
}

fn measure_search() {
    let Some(Table { game, .. }) = Table::new(&Case::plain("solo", 1)) else { return };
    let start = game.start();
    let mut playouts = Playouts::new(1, 1);
    let mut steps = 0;
    let played = a_second(|| {
        for _ in 0..5_000 {
            steps += playouts.play(&game, start.clone());
        }
        5_000
    });
    let steps_a_playout = steps as f64 / (22.0 * 5_000.0);
    let step_rate = played * steps_a_playout;
    let (pig, place) = pig();
    println!(
        "\nsearch, solo: {played:.0} playouts/s, {step_rate:.0} steps/s (x {:.2} of pig, {pig:.0} {place})",
        step_rate / pig
    );

    // A moment about the middle of a match at which a player has much to choose from.
    const CHOICES: usize = 18;
    let (mut dice, mut legal, mut state) = (Seeded::new(1), Legal::default(), start);
    loop {
        game.legal(&state, &mut legal);
        if game.round(&state) >= 6 && legal.len() >= CHOICES {
            break;
        }
        let drawn = game.draw(&state, &mut dice).or_else(|| legal.get(legal.len() / 2));
        let Some(action) = drawn else { return eprintln!("rules: no moment with {CHOICES} choices comes up") };
        let applied = game.apply(&mut state, action, &mut IgnoreEvents);
        assert!(applied.is_ok(), "what is offered is accepted: {applied:?}");
    }
    let skill = Skill::of(Level::Master);
    let mut mind = game.mind(&skill);
    let values = a_second(|| {
        let mut values = 0;
        for _ in 0..2_000 {
            mind.look(&game, &state, Seat(0), &mut |action, points| {
                black_box((action, points));
                values += 1;
            });
        }
        values
    });
    let iterations = a_second(|| {
        let mut thinker = Thinker::new(game.clone(), mind.clone(), state.clone(), Seat(0), skill, 1);
        black_box(thinker.think(u64::MAX));
        thinker.iterations()
    });
    let round = game.round(&state);
    println!("search, solo, round {round}: {values:.0} values/s, {iterations:.0} iterations/s of a master");
}

/// Games per second of `doodle simulate`, solo and at random, on one core.
fn simulate(games: u64) -> Option<f64> {
    let simulate = ["simulate", "--game", "doodle-city", "--json", "--games", &games.to_string()];
    let mut command = Command::new("taskset");
    let output = command.args(["-c", "0", env!("CARGO_BIN_EXE_doodle")]).args(simulate).output().ok()?;
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).ok()?;
    Some(games as f64 / report["seconds"].as_f64()?)
}

/// `doodle simulate` beside playouts. They take turns, so that both meet the same machine.
fn measure_simulate() {
    const TURNS: usize = 15;
    const GAMES: u64 = 100_000;
    let Some(Table { game, .. }) = Table::new(&Case::plain("solo", 1)) else { return };
    let mut playouts = Playouts::new(1, 1);
    let mut turns: Vec<(f64, f64)> = Vec::new();
    for _ in 0..TURNS {
        let Some(simulated) = simulate(GAMES) else {
            return println!("simulate, solo: `taskset` is needed to keep it to one core");
        };
        let start = Instant::now();
        for _ in 0..GAMES {
            black_box(playouts.play(&game, game.start()));
        }
        turns.push((simulated, GAMES as f64 / start.elapsed().as_secs_f64()));
    }
    turns.sort_by(|a, b| (a.0 / a.1).total_cmp(&(b.0 / b.1)));
    let (simulated, played) = turns[TURNS / 2];
    println!(
        "simulate, solo: {simulated:.0} games/s (x {:.2} of the playouts in turns with it, {played:.0}/s)",
        simulated / played
    );
}

fn main() -> ExitCode {
    let cases = [
        Case::plain("solo", 1),
        Case::plain("2 players", 2),
        Case::plain("3 players", 3),
        Case::plain("6 players", 6),
        Case { more_control: true, ..Case::plain("solo, more control", 1) },
        Case { free_circling: true, ..Case::plain("solo, free circling", 1) },
    ];
    println!("Random Doodle City on one core: medians of {REPETITIONS} runs of {STEPS_A_REPETITION} steps.");
    println!(
        "{:<20} {:>10} {:>11} {:>12} {:>8} {:>11} {:>12}",
        "", "games/s", "fastest", "steps/s", "ns/step", "steps/game", "allocs/game"
    );
    // Cargo itself passes `--bench`.
    let wanted = std::env::args().skip(1).find(|argument| !argument.starts_with('-')).unwrap_or_default();
    let mut is_fine = true;
    for case in cases.iter().filter(|case| case.what.contains(&wanted)) {
        let Some(measured) = measure(case) else {
            eprintln!("rules: {}: no match can be set up", case.what);
            return ExitCode::FAILURE;
        };
        let Measured { games_a_second, steps_a_second, fastest, steps_a_game, allocations_a_game } = measured;
        println!(
            "{:<20} {games_a_second:>10.0} {fastest:>11.0} {steps_a_second:>12.0} {:>8.1} {steps_a_game:>11.2} \
             {allocations_a_game:>12.5}",
            case.what,
            1e9 / steps_a_second
        );
        if case.players == 1 && !case.more_control && !case.free_circling {
            println!("{:<20} {NAIVE:>10.0}   (x {:.2})", "  reference_scorer, solo", games_a_second / NAIVE);
        }
        if allocations_a_game > 0.0 {
            eprintln!("rules: {}: a game allocates; no move may", case.what);
            is_fine = false;
        }
    }
    if "search".contains(&wanted) {
        measure_search();
    }
    if "simulate".contains(&wanted) {
        measure_simulate();
    }
    if "long match".contains(&wanted) {
        is_fine &= long_match::measure();
    }
    if is_fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
