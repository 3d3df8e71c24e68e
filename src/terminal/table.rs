//! A moment of a match as text: whose turn it is, what lies on the table, and everybody's sheet.

use core::fmt::Write as _;

use super::{
    TerminalGame,
    words::{seats, standings},
};
use crate::record::Match;

/// The whole table after `step` of so many steps.
pub(super) fn whole<G: TerminalGame>(played: &Match<G>, step: usize, steps: usize) -> String {
    let (title, due) = (G::title(played), G::due(played));
    let mut text = format!("{title}\nStep {step} of {steps}. {due}\n");
    if let Some(on_table) = G::on_table(played) {
        let _ = writeln!(text, "{on_table}");
    }
    for seat in seats(played) {
        let _ = write!(text, "\n{}", G::sheet(played, seat));
    }
    if !G::LEGEND.is_empty() {
        let _ = write!(text, "\n{}", legend::<G>());
    }
    let _ = write!(text, "\n{}", standings(played));
    if let Some(verdict) = G::verdict(played) {
        let _ = write!(text, "\n{verdict}");
    }
    text
}

/// What the signs on the table mean, on lines of their own if there is anything to say.
pub(super) fn legend<G: TerminalGame>() -> String {
    if G::LEGEND.is_empty() { String::new() } else { format!("{}\n", G::LEGEND) }
}
