//! An analysis as it is kept beside a record, so that nobody has to wait for it twice.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::{Analysis, Depth};
use crate::{
    bots::{Points, WithBots},
    record::{Match, RecordHash},
    rules::{Actor, IgnoreEvents},
};

/// The version of the opponents' values: raised whenever an analysis of the same match would say something else.
pub const VALUES_VERSION: u32 = 1;

const FORMAT: &str = "doodle-city-analysis";
/// All that changes in a match comes to less: sums stay far from where numbers end.
const MOST: i64 = 1 << 30;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept<'a, Action: Clone> {
    format: Cow<'a, str>,
    values: u32,
    /// Of which match it is.
    record: RecordHash,
    depth: Depth,
    analysis: Cow<'a, Analysis<Action>>,
}

/// The text form of an analysis of `played` at this depth.
pub fn write_analysis<G: WithBots>(played: &Match<G>, depth: Depth, analysis: &Analysis<G::Action>) -> String {
    let record = RecordHash::of(&played.record().write());
    let (format, analysis) = (Cow::Borrowed(FORMAT), Cow::Borrowed(analysis));
    let text = serde_json::to_string(&Kept { format, values: VALUES_VERSION, record, depth, analysis });
    debug_assert!(text.is_ok(), "this is plain data");
    text.unwrap_or_default() + "\n"
}

/// Reads the text form; `None` unless it is an analysis of this very match by these values. It is then made anew.
pub fn read_analysis<G: WithBots>(text: &str, played: &Match<G>) -> Option<(Depth, Analysis<G::Action>)> {
    let kept: Kept<G::Action> = serde_json::from_str(text).ok()?;
    let is_ours = kept.format == FORMAT
        && kept.values == VALUES_VERSION
        && kept.record == RecordHash::of(&played.record().write());
    let analysis = kept.analysis.into_owned();
    (is_ours && fits(&analysis, played)).then_some((kept.depth, analysis))
}

/// Whether this can be an analysis of that match: as long as its log, of those who chose, and what would have been best
/// was possible.
fn fits<G: WithBots>(analysis: &Analysis<G::Action>, played: &Match<G>) -> bool {
    let (game, log) = (played.game(), played.log());
    let Analysis { expected, choices } = analysis;
    let has_shape = expected.len() == log.len() + 1
        && choices.len() == log.len()
        && expected.iter().all(|all| all.len() == game.seats());
    let size = |points: Points| i64::from(points.0).abs();
    let change = |pair: &[Vec<Points>]| -> i64 {
        pair[0]
            .iter()
            .zip(&pair[1])
            .map(|(before, after)| (i64::from(after.0) - i64::from(before.0)).abs())
            .sum()
    };
    let given_up = choices.iter().flatten().map(|choice| size(choice.loss) + size(choice.error));
    if !has_shape {
        return false;
    }
    let start: i64 = expected[0].iter().copied().map(size).sum();
    if start + expected.windows(2).map(change).sum::<i64>() + given_up.sum::<i64>() > MOST {
        return false;
    }
    let mut state = game.start();
    log.iter().zip(choices).all(|(&action, choice)| {
        let chooser = match game.actor(&state) {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance(_) | Actor::GameOver => None,
        };
        let mut another = state.clone();
        choice.as_ref().map(|choice| choice.seat) == chooser
            && choice
                .as_ref()
                .is_none_or(|choice| game.apply(&mut another, choice.best, &mut IgnoreEvents).is_ok())
            && game.apply(&mut state, action, &mut IgnoreEvents).is_ok()
    })
}
