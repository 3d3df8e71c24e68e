//! The turn that was scored last, in words.

use super::{scoring, things};
use crate::{
    locale::{Locale, names},
    record::Match,
    rules::{
        Game as _, Seat,
        city_planner::{Action, Block, Building, CityPlanner, Ending, Scoring},
        dice::Face,
    },
};

/// The turn that was scored last: who scored what, with which dice.
#[derive(Clone, PartialEq, Debug)]
pub struct LastTurn {
    /// Who.
    pub seat: Seat,
    /// What the dice showed.
    pub dice: [Option<Face>; Block::COUNT],
    /// What was passed, and how the others were scored.
    pub ending: Ending,
}

impl LastTurn {
    /// The last turn of the log; `None` in the first one.
    pub fn of(play: &Match<CityPlanner>) -> Option<Self> {
        let is_score = |action: &Action| matches!(action, Action::Score(_));
        Self::scored_at(play, play.log().iter().rposition(is_score)?)
    }

    /// The turn that this step of the log scored, if it did.
    pub fn scored_at(play: &Match<CityPlanner>, step: usize) -> Option<Self> {
        let Action::Score(choice) = *play.log().get(step)? else { return None };
        let before = play.at(step);
        let (seat, state) = (before.actor().seat()?, before.state());
        let (passed, scoring) = (state.passed()?, before.game().scoring(state, choice).ok()?);
        Some(Self {
            seat,
            dice: Block::ALL.map(|it| state.die(it)),
            ending: Ending { passed, choice, scoring },
        })
    }
}

/// What the other player scored and passed; nothing in the first turn, or where nobody else was waiting.
pub fn latest(locale: &Locale, play: &Match<CityPlanner>) -> Option<String> {
    let last = LastTurn::of(play).filter(|_| play.game().seats() > 1)?;
    let passed = last.ending.passed;
    let building = play.game().blocks().building(passed, last.dice[passed.index()]?);
    Some(line(locale, &names::of(play, last.seat), &last.ending.scoring, (passed, building)))
}

/// What somebody's turn brought: "Bo: 6 VP, $2; passed block 4, office", by the block that was passed and the building
/// under its die.
fn line(locale: &Locale, name: &str, scoring: &Scoring, (block, building): (Block, Building)) -> String {
    let [vp, money, sign] = scoring::sum_args(scoring.vp, scoring.money());
    let block = ("block", block.number().into());
    locale.with(
        "planner-news",
        &[("name", name.into()), vp, money, sign, block, ("building", things::id(building))],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_one_short_line() {
        let locale = Locale::default();
        let scoring = Scoring { vp: 6, blue_money: 2, ..Scoring::default() };
        let said = line(&locale, "Bo", &scoring, (Block::ALL[3], Building::Offices));
        assert_eq!(said, "Bo: 6 VP, $2; passed block 4, office");
    }
}
