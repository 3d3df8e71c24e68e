//! A measuring tool: draws how strong players are by how long they think, from what `doodle tournament --json` told of
//! players alone, one line each, to an SVG.
//!
//!     cargo run --no-default-features --example strength < docs/strength.jsonl > docs/strength.svg

use std::{
    fmt::Write as _,
    io::{self, Read as _},
    process::ExitCode,
};

use serde::Deserialize;

/// A line of the input.
#[derive(Deserialize)]
struct Measured {
    games: u64,
    iterations: Option<u64>,
    seats: Vec<Player>,
    adjusted: Mean,
}

#[derive(Deserialize)]
struct Player {
    bot: String,
    ms_per_move: f64,
}

#[derive(Deserialize)]
struct Mean {
    mean: f64,
    /// Not known of a single game.
    stderr: Option<f64>,
}

/// The picture, and within it the plot: left, top, right, bottom.
const SIZE: (f64, f64) = (720.0, 460.0);
const PLOT: (f64, f64, f64, f64) = (64.0, 24.0, 696.0, 396.0);
/// Milliseconds a move and points at the ends of the axes.
const TIME: (f64, f64) = (0.001, 100.0);
const SCORE: (f64, f64) = (30.0, 85.0);

/// Time is on a logarithmic scale.
fn x(ms: f64) -> f64 {
    let (left, _, right, _) = PLOT;
    left + (right - left) * (ms / TIME.0).ln() / (TIME.1 / TIME.0).ln()
}

fn y(points: f64) -> f64 {
    let (_, top, _, bottom) = PLOT;
    bottom - (bottom - top) * (points - SCORE.0) / (SCORE.1 - SCORE.0)
}

fn axes(svg: &mut String) {
    let (left, top, right, bottom) = PLOT;
    for ms in [0.001, 0.01, 0.1, 1.0, 10.0, 100.0] {
        let x = x(ms);
        let _ = writeln!(svg, "<path d='M{x:.1} {top}V{bottom}' stroke='#ddd'/>");
        let _ = writeln!(svg, "<text x='{x:.1}' y='{}' text-anchor='middle'>{ms}</text>", bottom + 20.0);
    }
    for points in (30..=85).step_by(5) {
        let y = y(points.into());
        let _ = writeln!(svg, "<path d='M{left} {y:.1}H{right}' stroke='#ddd'/>");
        let _ = writeln!(svg, "<text x='{}' y='{:.1}' text-anchor='end'>{points}</text>", left - 8.0, y + 4.0);
    }
    let middle = (left + right) / 2.0;
    let _ = writeln!(
        svg,
        "<text x='{middle}' y='{}' text-anchor='middle'>milliseconds a move, on one core</text>",
        bottom + 44.0
    );
    let across = (top + bottom) / 2.0;
    let _ = writeln!(
        svg,
        "<text x='18' y='{across}' text-anchor='middle' transform='rotate(-90 18 {across})'>mean score alone</text>"
    );
}

fn point(svg: &mut String, measured: &Measured) {
    let Measured { games, iterations, seats, adjusted: Mean { mean, stderr } } = measured;
    let Some(Player { bot, ms_per_move }) = seats.first() else { return };
    let (x, y) = (x(*ms_per_move), y(*mean));
    let colour = if bot == "master" { "#b3402a" } else { "#2b5f8a" };
    let name = iterations.map_or_else(|| bot.clone(), |most| format!("{bot}, {most}"));
    let mut deviation = String::new();
    if let Some(stderr) = stderr {
        let (low, high) = (self::y(mean - 1.96 * stderr), self::y(mean + 1.96 * stderr));
        let _ = writeln!(svg, "<path d='M{x:.1} {low:.1}V{high:.1}' stroke='{colour}' stroke-width='2'/>");
        deviation = format!(" ± {stderr:.2}");
    }
    let _ = writeln!(
        svg,
        "<circle cx='{x:.1}' cy='{y:.1}' r='4' fill='{colour}'><title>{mean:.2}{deviation}, {games} games</title></circle>"
    );
    let _ = writeln!(svg, "<text x='{x:.1}' y='{:.1}' text-anchor='middle'>{name}</text>", y + 20.0);
}

fn draw(lines: &[Measured]) -> String {
    let (width, height) = SIZE;
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' width='{width}' height='{height}' \
         font-family='sans-serif' font-size='13' fill='#222'>\n\
         <title>Score of computer players by the time that they think</title>\n\
         <rect width='{width}' height='{height}' fill='#fffdf8'/>\n"
    );
    axes(&mut svg);
    let master: Vec<_> =
        lines.iter().filter(|line| line.seats.iter().any(|seat| seat.bot == "master")).collect();
    let corners = master.iter().filter_map(|line| {
        line.seats.first().map(|seat| format!("{:.1},{:.1} ", x(seat.ms_per_move), y(line.adjusted.mean)))
    });
    let corners: String = corners.collect();
    let _ = writeln!(svg, "<polyline points='{}' fill='none' stroke='#b3402a'/>", corners.trim_end());
    lines.iter().for_each(|line| point(&mut svg, line));
    svg.push_str("</svg>\n");
    svg
}

fn main() -> ExitCode {
    let mut text = String::new();
    if let Err(error) = io::stdin().read_to_string(&mut text) {
        eprintln!("strength: {error}");
        return ExitCode::FAILURE;
    }
    let mut lines = Vec::new();
    for (n, line) in text.lines().enumerate() {
        match serde_json::from_str(line) {
            Ok(measured) => lines.push(measured),
            Err(error) => {
                eprintln!(
                    "strength: line {} is not what `doodle tournament --json` tells of one seat: {error}",
                    n + 1
                );
                return ExitCode::FAILURE;
            }
        }
    }
    print!("{}", draw(&lines));
    ExitCode::SUCCESS
}
