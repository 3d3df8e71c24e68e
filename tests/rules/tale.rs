//! A match of any game told step by step, for goldens that can be read.

use core::fmt::Write as _;

use doodle_city::{
    record::{Match, Record},
    rules::{Game, LegalActions as _},
};

/// Each action of a record with a `sentence` for all that followed and a `line` about the match then; and the match as it
/// is at the end.
pub fn told<G: Game>(
    record: &Record<G>,
    head: &str,
    sentence: fn(&G::Event) -> String,
    line: fn(&Match<G>) -> String,
) -> (String, Match<G>) {
    let beginning = Record { log: Vec::new(), seed: None, ..record.clone() };
    let mut played = Match::replay(&beginning).expect("a match can begin");
    let mut legal = G::LegalActions::default();
    let mut text = format!("{head}\n");
    for (step, &action) in record.log.iter().enumerate() {
        played.game().legal(played.state(), &mut legal);
        let mut events = Vec::new();
        played.apply(action, &mut events).expect("a legal action");
        let choices = if legal.is_empty() { String::new() } else { format!("   (of {} choices)", legal.len()) };
        let _ = writeln!(text, "\n{} {action}{choices}", step + 1);
        for event in &events {
            let _ = writeln!(text, "    {}", sentence(event));
        }
        let _ = writeln!(text, "    {}", line(&played));
    }
    (text, played)
}
