//! How fast the rules and the computer players of each game are, in one table of the same figures: complete random matches
//! and steps per second on one core and what they allocate; playouts, values and search iterations per second; a
//! master's decision; `doodle simulate` beside playouts; and what the longest matches cost.
//!
//! A step is one applied action, chance included. Each figure stands beside a floor or a peer, where it has one.
//! `cargo bench --no-default-features --bench rules -- NAME` measures only the cases whose name contains NAME.

mod computer_player;
#[path = "../tests/parcel/mod.rs"]
mod game;
mod long_match;
mod random_play;
mod table;

use std::{
    alloc::{GlobalAlloc, Layout, System},
    process::ExitCode,
    sync::atomic::{AtomicU64, Ordering},
};

use doodle_city::{
    bots::WithBots,
    rules::{
        Seat,
        city_planner::{self, Blocks, CityPlanner},
        design_town::{self, Cards, DesignTown},
        doodle_city::{self as doodle, DoodleCity, Sheet, built_in_sheets},
    },
};

use game::Parcel;
use table::{Floor, Table};

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

fn allocations() -> u64 {
    ALLOCATIONS.load(Ordering::Relaxed)
}

/// Matches per second of a naive implementation of Doodle City alone, in the same loop.
const NAIVE: f64 = 130_000.0;

/// What is asked of a case besides what is asked of all.
#[derive(Clone, Copy, Default)]
struct Asked {
    /// Matches per second of a naive implementation.
    naive: Floor,
    /// Whether no match may allocate.
    is_lean: bool,
    /// Whether it is what `doodle simulate` plays if it is told nothing but the game.
    is_simulated: bool,
}

/// Measures a game in one of its set-ups.
fn measure<G: WithBots>(table: &mut Table, case: &str, setup: G::Setup, asked: Asked) {
    if !table.begins(&format!("{}, {case}", G::NAME)) {
        return;
    }
    let Ok(game) = G::new(setup) else { return table.fails("no match can be set up") };
    random_play::measure(table, &game, asked.naive, asked.is_lean);
    computer_player::measure(table, &game);
    if asked.is_simulated {
        computer_player::measure_simulate(table, &game);
    }
    long_match::measure(table, &game);
}

fn doodle(sheet: &Sheet, players: u8, more_control: bool, free_circling: bool) -> doodle::Setup {
    doodle::Setup { players, first: Seat(0), more_control, free_circling, sheet: sheet.clone() }
}

fn main() -> ExitCode {
    // Cargo itself passes `--bench`.
    let wanted = std::env::args().skip(1).find(|argument| !argument.starts_with('-')).unwrap_or_default();
    let mut table = Table::new(wanted);
    let lean = Asked { is_lean: true, ..Asked::default() };

    let Some(sheet) = built_in_sheets().into_iter().next() else { return ExitCode::FAILURE };
    let alone = Asked { naive: Some((NAIVE, "reference_scorer")), is_simulated: true, ..lean };
    measure::<DoodleCity>(&mut table, "solo", doodle(&sheet, 1, false, false), alone);
    for players in [2, 3, 6] {
        let setup = doodle(&sheet, players, false, false);
        measure::<DoodleCity>(&mut table, &format!("{players} players"), setup, lean);
    }
    measure::<DoodleCity>(&mut table, "solo, more control", doodle(&sheet, 1, true, false), lean);
    measure::<DoodleCity>(&mut table, "solo, free circling", doodle(&sheet, 1, false, true), lean);

    for (case, players) in [("solo", 1), ("2 players", 2)] {
        let setup = city_planner::Setup { players, first: Seat(0), blocks: Blocks::BUILT_IN };
        let asked = Asked { is_simulated: players == 1, ..lean };
        measure::<CityPlanner>(&mut table, case, setup, asked);
    }

    for (case, players) in [("solo", 1), ("2 players", 2), ("4 players", 4)] {
        let cards = Cards::built_in();
        let setup = design_town::Setup { players, first: Seat(0), first_game: false, cards };
        // A turn remembers the cards that were played in it.
        let asked = Asked { is_simulated: players == 1, ..Asked::default() };
        measure::<DesignTown>(&mut table, case, setup, asked);
    }

    // The tests' own game: as long as a match can be.
    measure::<Parcel>(&mut table, "2,000 turns", game::Setup { turns: 2_000, first: Seat(0) }, lean);
    if table.is_fine() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
