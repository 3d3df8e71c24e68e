//! A measuring tool: analyses many matches of computers and shows that luck comes to nothing in the mean, whoever plays, and
//! that what Masters do is called good. It fails where it is not so.
//!
//!     ./dev prove-analysis [MATCHES [TEXT]]
//!
//! with matches of which `TEXT` is part of the name.

use std::{
    env,
    process::ExitCode,
    sync::Mutex,
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Instant,
};

use doodle_city::{
    bots::{Analyst, Depth, Mind as _, Skill, Thinker, WithBots, thought_seed},
    record::{Level, Match, Playable, Player, Seeded},
    rules::{
        Game as _, IgnoreEvents, LegalActions as _, Seat,
        city_planner::{self, Blocks, CityPlanner},
        design_town::{self, Cards, DesignTown},
        doodle_city::{self as doodle, DoodleCity, built_in_sheets},
    },
};

/// Who plays at each seat; `None` plays at random.
type Seats = &'static [Option<Level>];

const MASTER: Option<Level> = Some(Level::Master);
const EXPERT: Option<Level> = Some(Level::Expert);
const CASUAL: Option<Level> = Some(Level::Casual);

/// What one match came to for its first seat.
struct Told {
    luck: f64,
    own: f64,
    result: f64,
    /// What each choice gave up, and its error.
    choices: Vec<(f64, f64)>,
    seconds: f64,
}

fn play<G: WithBots>(game: &G, seats: Seats, seed: u64) -> Option<Match<G>> {
    let players = seats.iter().map(|_| Player::person("A")).collect();
    let mut play = Match::<G>::new(game.setup().clone(), players).ok()?;
    let mut dice = Seeded::new(seed);
    while !play.is_over() {
        let step = play.log().len();
        let action = play.draw(&mut dice).or_else(|| {
            let seat = play.actor().seat()?;
            let thoughts = thought_seed(seed, step);
            let Some(level) = seats[seat.index()] else {
                let legal = play.legal();
                return legal.get(thoughts as usize % legal.len());
            };
            let (skill, state) = (Skill::of(level), play.state().clone());
            Thinker::new(game.clone(), game.mind(&skill), state, seat, skill, thoughts).think(u64::MAX)
        })?;
        play.apply(action, &mut IgnoreEvents).ok()?;
    }
    Some(play)
}

fn tell<G: Playable + WithBots>(game: &G, seats: Seats, seed: u64, depth: Depth) -> Option<Told> {
    let played = play(game, seats, seed)?;
    let begun = Instant::now();
    let analysis = Analyst::new(played.into(), depth).finish();
    let first = Seat(0);
    let own = analysis.choices.iter().flatten().filter(|choice| choice.seat == first);
    Some(Told {
        luck: analysis.luck(first).as_f64(),
        own: analysis.own(first).as_f64(),
        result: analysis.result(first).as_f64(),
        choices: own.map(|choice| (choice.loss.as_f64(), choice.error.as_f64())).collect(),
        seconds: begun.elapsed().as_secs_f64(),
    })
}

/// How many turns a Master needs from `start` on, in the mean of so many matches, and the standard error of that.
fn play_out(start: &Match<DesignTown>, matches: u64) -> Option<(f64, f64)> {
    let skill = Skill::of(MASTER?);
    let turns = |seed| {
        let (mut play, mut dice) = (start.clone(), Seeded::new(seed));
        while !play.is_over() {
            let action = play.draw(&mut dice).or_else(|| {
                let (game, state) = (play.game().clone(), play.state().clone());
                let (mind, thoughts) = (game.mind(&skill), thought_seed(seed, play.log().len()));
                Thinker::new(game, mind, state, Seat(0), skill, thoughts).think(u64::MAX)
            })?;
            play.apply(action, &mut IgnoreEvents).ok()?;
        }
        Some(f64::from(play.game().turns(play.state())))
    };
    let all: Option<Vec<f64>> = (0..matches).map(turns).collect();
    Some(mean(&all?))
}

/// Plants mistakes in a match of Design Town alone, each what looks worst of what could be built in a turn, and tells what the
/// analysis says of each beside what play-outs by Masters say; whether they agree.
fn plant(game: &DesignTown, seed: u64, play_outs: u64) -> Option<bool> {
    let played = play(game, &[MASTER], seed)?;
    let (mut told, mut counted, mut variance) = (0.0, 0.0, 0.0);
    for entry in (0..played.log().len()).filter(|&entry| played.at(entry).state().is_building()).step_by(5) {
        let before = played.at(entry);
        let (mut seen, mut mind) = (Vec::new(), game.mind(&Skill::FULL));
        mind.look(game, before.state(), Seat(0), &mut |action, points| seen.push((points, action)));
        let Some(&(_, worst)) = seen.iter().min_by_key(|(points, _)| *points) else { continue };
        let mut mistaken = before.clone();
        mistaken.apply(worst, &mut IgnoreEvents).ok()?;
        let mut analyst = Analyst::of_entries(mistaken.clone().into(), entry..entry + 1, Depth::FULL);
        while !analyst.is_done() {
            analyst.iterate();
        }
        let findings = analyst.into_findings();
        let choice = findings.choices().next()?;
        let mut better = before.clone();
        better.apply(choice.best, &mut IgnoreEvents).ok()?;
        let ((bad, bad_error), (good, good_error)) =
            (play_out(&mistaken, play_outs)?, play_out(&better, play_outs)?);
        told += choice.loss.as_f64();
        counted += bad - good;
        variance += bad_error.powi(2) + good_error.powi(2);
    }
    let error = variance.sqrt();
    let agrees = (told - counted).abs() <= 0.1 * counted + 2.0 * error;
    println!(
        "Design Town, planted mistakes: told as {told:.2} turns, by play-outs {counted:.2} ± {error:.2}{}",
        if agrees { "" } else { " (not alike)" }
    );
    Some(agrees)
}

/// A mean, and its standard error.
fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}

/// Analyses so many matches of these players; whether all is as it should be.
fn prove<G: Playable + WithBots>(name: &str, game: &G, seats: Seats, matches: u64, depth: Depth) -> bool {
    let (next, all) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= matches {
                        return;
                    }
                    let told = tell(game, seats, 10_000 + seed, depth);
                    if let (Some(told), Ok(mut all)) = (told, all.lock()) {
                        all.push(told);
                    }
                }
            });
        }
    });
    let Ok(all) = all.into_inner() else { return false };
    if all.len() < matches.max(2) as usize {
        println!("{name}: only {} of {matches} matches came to an end", all.len());
        return false;
    }
    let of = |value: fn(&Told) -> f64| mean(&all.iter().map(value).collect::<Vec<_>>());
    let (luck, own, result, seconds) =
        (of(|told| told.luck), of(|told| told.own), of(|told| told.result), of(|told| told.seconds));
    let choices: Vec<(f64, f64)> = all.iter().flat_map(|told| told.choices.iter().copied()).collect();
    let lost = choices.iter().map(|(loss, _)| loss).sum::<f64>() / choices.len().max(1) as f64;
    let mut errors: Vec<f64> = choices.iter().map(|(_, error)| *error).collect();
    errors.sort_by(f64::total_cmp);
    let (spread, median) = (game.spread().as_f64(), errors.get(errors.len() / 2).copied().unwrap_or_default());
    let is_fair = luck.0.abs() <= 3.0 * luck.1;
    let is_good = seats[0] != MASTER || lost.abs() <= spread / 100.0;
    let is_sure = median <= 0.015 * spread;
    println!(
        "{name}: luck {:+.2} ± {:.2}{}, own moves {:+.2}, result {:.2}; a move gave up {lost:.3}{}, error {median:.3}{}; {:.2} s",
        luck.0,
        luck.1,
        if is_fair { "" } else { " (not fair)" },
        own.0,
        result.0,
        if is_good { "" } else { " (too much)" },
        if is_sure { "" } else { " (too large)" },
        seconds.0,
    );
    is_fair && is_good && is_sure
}

fn main() -> ExitCode {
    let matches = env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(1000);
    let text = env::args().nth(2).unwrap_or_default();
    let first = Seat(0);
    let depth = Depth::QUICK;
    let mut are_good = true;
    for players in [1, 2] {
        let seats: &[(&str, Seats)] = if players == 1 {
            &[("a Master alone", &[MASTER]), ("Casual alone", &[CASUAL]), ("at random alone", &[None])]
        } else {
            &[
                ("two Masters", &[MASTER, MASTER]),
                ("Master and Casual", &[MASTER, CASUAL]),
                ("Expert and Casual", &[EXPERT, CASUAL]),
            ]
        };
        let sheet = built_in_sheets().remove(0);
        let setup = doodle::Setup { players, first, more_control: false, free_circling: false, sheet };
        let doodle_city = DoodleCity::new(setup);
        let city_planner = CityPlanner::new(city_planner::Setup { players, first, blocks: Blocks::BUILT_IN });
        let town = |first_game| {
            DesignTown::new(design_town::Setup { players, first, first_game, cards: Cards::built_in() })
        };
        let (Ok(doodle_city), Ok(city_planner), Ok(first_town), Ok(later_town)) =
            (doodle_city, city_planner, town(true), town(false))
        else {
            return ExitCode::FAILURE;
        };
        for &(who, seats) in seats {
            let wanted = |game: &str| Some(format!("{game}, {who}")).filter(|name| name.contains(&text));
            if let Some(name) = wanted("Doodle City") {
                are_good &= prove(&name, &doodle_city, seats, matches, depth);
            }
            if let Some(name) = wanted("City Planner") {
                are_good &= prove(&name, &city_planner, seats, matches, depth);
            }
            for (game, town) in [("Design Town, first game", &first_town), ("Design Town", &later_town)] {
                // At random nobody ever wins.
                if let Some(name) = wanted(game).filter(|_| seats != [None]) {
                    are_good &= prove(&name, town, seats, matches, depth);
                }
            }
        }
    }
    if "Design Town, planted mistakes".contains(&text) {
        let setup = design_town::Setup { players: 1, first, first_game: false, cards: Cards::built_in() };
        let game = DesignTown::new(setup).ok();
        let planted = |seed| game.as_ref().and_then(|game| plant(game, seed, 2 * matches));
        are_good &= (1..=2).all(|seed| planted(seed) == Some(true));
    }
    if are_good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
