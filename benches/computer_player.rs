//! What computer players do a second: playouts, looks at all moves, iterations of a search; and what a decision costs.

use std::{
    hint::black_box,
    process::Command,
    time::{Duration, Instant},
};

use doodle_city::{
    bots::{Mind as _, Playouts, Skill, Thinker, WithBots},
    record::{Level, Seeded},
    rules::{Actor, IgnoreEvents, LegalActions as _},
};

use crate::{
    random_play::pig,
    table::{Table, median, time},
};

/// How often playouts are measured.
const RUNS: usize = 21;
/// How long each of these runs takes, about.
const RUN: Duration = Duration::from_millis(100);
/// After so many decisions a match is left.
const DECISIONS: usize = 100;

pub fn measure<G: WithBots>(table: &mut Table, game: &G) {
    let mut playouts = Playouts::new(1, 1);
    let mut play = || {
        let (begun, mut matches, mut steps) = (Instant::now(), 0.0, 0);
        while begun.elapsed() < RUN {
            for _ in 0..100 {
                steps += playouts.play(game, game.start());
            }
            matches += 100.0;
        }
        let seconds = begun.elapsed().as_secs_f64();
        (matches / seconds, steps as f64 / seconds)
    };
    play();
    let (matches, steps) = (0..RUNS).map(|_| play()).unzip();
    table.row("playouts/s", median(matches), None);
    table.row("steps/s in playouts", median(steps), Some(pig()));
    measure_decisions(table, game);
}

/// The first decisions of a match among masters that leave a choice.
fn measure_decisions<G: WithBots>(table: &mut Table, game: &G) {
    let skill = Skill::of(Level::Master);
    let (mut dice, mut state, mut legal) = (Seeded::new(1), game.start(), G::LegalActions::default());
    let mut mind = game.mind(&skill);
    // Seconds, and how many values or iterations there were in them.
    let (mut looks, mut thoughts) = (Vec::new(), Vec::new());
    while thoughts.len() < DECISIONS {
        let action = match game.actor(&state) {
            Actor::GameOver => break,
            Actor::Chance(_) => game.draw(&state, &mut dice),
            Actor::Seat(seat) => {
                game.legal(&state, &mut legal);
                // Minds remember: each of the two begins with what was known before this decision.
                let mut looking = mind.clone();
                let mut thinker = Thinker::new(game.clone(), mind, state.clone(), seat, skill, 1);
                let (thought, action) = time(|| thinker.think(u64::MAX));
                let mut values = 0;
                let (look, ()) = time(|| {
                    looking.look(game, &state, seat, &mut |action, points| {
                        black_box((action, points));
                        values += 1;
                    });
                });
                if legal.len() > 1 {
                    looks.push((look, f64::from(values)));
                    thoughts.push((thought, thinker.iterations() as f64));
                }
                mind = thinker.into_mind();
                action
            }
        };
        let applied = action.map(|action| game.apply(&mut state, action, &mut IgnoreEvents));
        if !matches!(applied, Some(Ok(()))) {
            return table.fails("a master does what the rules refuse");
        }
    }
    let rate = |done: &[(f64, f64)]| median(done.iter().map(|(seconds, count)| count / seconds).collect());
    table.row("values/s, all moves looked at", rate(&looks), None);
    table.row("iterations/s of a master", rate(&thoughts), None);
    // The mean, since a turn that is thought out at its first decision costs little at the others; and that first one.
    let mean = |done: &[(f64, f64)]| 1e3 * done.iter().map(|(s, _)| s).sum::<f64>() / done.len() as f64;
    let most = |done: &[(f64, f64)]| done.iter().map(|(s, _)| 1e3 * s).fold(0.0, f64::max);
    table.row("a master's decision, ms", mean(&thoughts), Some((mean(&looks), "one look at all moves")));
    table.row("the slowest of them, ms", most(&thoughts), Some((most(&looks), "the slowest look")));
}

/// Matches per second of `doodle simulate`, alone and at random, on one core.
fn simulate(game: &str, matches: u64) -> Option<f64> {
    let simulate = ["simulate", "--game", game, "--json", "--games", &matches.to_string()];
    let mut command = Command::new("taskset");
    let output = command.args(["-c", "0", env!("CARGO_BIN_EXE_doodle")]).args(simulate).output().ok()?;
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).ok()?;
    Some(matches as f64 / report["seconds"].as_f64()?)
}

/// `doodle simulate` beside playouts. They take turns, so that both meet the same machine.
pub fn measure_simulate<G: WithBots>(table: &mut Table, game: &G) {
    const TURNS: usize = 15;
    const STEPS: u64 = 4_000_000;
    let mut playouts = Playouts::new(1, 1);
    let steps: u64 = (0..100).map(|_| playouts.play(game, game.start())).sum();
    let matches = STEPS * 100 / steps.max(1);
    let mut turns: Vec<(f64, f64)> = Vec::new();
    for _ in 0..TURNS {
        let Some(simulated) = simulate(G::NAME, matches) else {
            return println!("  `doodle simulate` is measured where `taskset` keeps it to one core");
        };
        let (seconds, ()) = time(|| {
            for _ in 0..matches {
                black_box(playouts.play(game, game.start()));
            }
        });
        turns.push((simulated, matches as f64 / seconds));
    }
    turns.sort_by(|a, b| (a.0 / a.1).total_cmp(&(b.0 / b.1)));
    let (simulated, played) = turns[TURNS / 2];
    table.row("matches/s of `doodle simulate`", simulated, Some((played, "playouts in turns with it")));
}
