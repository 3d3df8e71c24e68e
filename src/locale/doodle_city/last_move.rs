//! What has just happened, in words.

use super::outcome::{self, MoveOutcome};
use crate::{
    locale::{Locale, names},
    record::Match,
    rules::{
        Actor, Game as _, Seat,
        doodle_city::{Action, DoodleCity},
    },
};

/// What the latest move brought: "Bo – Circles the 3 with length 4: +3"; nothing before the first one, or where nobody else
/// was waiting.
pub fn latest(locale: &Locale, play: &Match<DoodleCity>) -> Option<String> {
    if play.game().is_solo() {
        return None;
    }
    let is_move = |action: &Action| action.target().is_some() || *action == Action::Pass;
    let step = play.log().iter().rposition(is_move)?;
    let before = play.at(step);
    let Actor::Seat(seat) = before.actor() else { return None };
    let brought = MoveOutcome::of(&before, *play.log().get(step)?)?;
    let line = outcome::line(locale, play.game().sheet(), &brought.events, brought.change);
    let name = names::of(play, seat);
    Some(by(locale, &name, &line))
}

/// What has happened since the last move of `seat`, a line for each move of another player.
pub fn since(locale: &Locale, play: &Match<DoodleCity>, seat: Seat) -> Vec<String> {
    let mut lines = Vec::new();
    let is_move = |action: &Action| action.target().is_some() || *action == Action::Pass;
    for (step, action) in play.log().iter().enumerate().rev().filter(|(_, action)| is_move(action)) {
        let before = play.at(step);
        let Actor::Seat(other) = before.actor() else { break };
        let Some(brought) = MoveOutcome::of(&before, *action).filter(|_| other != seat) else { break };
        let line = outcome::line(locale, play.game().sheet(), &brought.events, brought.change);
        lines.push(by(locale, &names::of(play, other), &line));
    }
    lines.reverse();
    lines
}

/// A line as somebody's move: "Bo – Circles the 3 with length 4: +3".
fn by(locale: &Locale, name: &str, line: &str) -> String {
    locale.with("doodle-move-by", &[("name", name.into()), ("line", line.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_says_whose_it_was() {
        assert_eq!(by(&Locale::default(), "Bo", "Taxi connected: +4"), "Bo – Taxi connected: +4");
    }
}
