//! What a player has chosen and not confirmed.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::pick::TablePick;
use crate::{
    record::Match,
    rules::city_planner::{Action, Block, BlockSet, CityPlanner, Doubled, Legal, Step},
    table::table_game::{Availability, Selection},
};

/// How the die of a block is to be adjusted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Adjust {
    /// Turned to the next face.
    Turn(Step),
    /// Rerolled.
    Reroll,
}

impl Adjust {
    /// The action that does this to the die of `block`.
    pub const fn action(self, block: Block) -> Action {
        match self {
            Self::Turn(step) => Action::Change { block, step },
            Self::Reroll => Action::Reroll(block),
        }
    }
}

/// What is chosen: a block, to pass it or to adjust its die, or a way to score.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct MoveSelection {
    /// The block.
    pub block: Option<Block>,
    /// What is to be done with its die; without it the block is to be passed.
    pub adjust: Option<Adjust>,
    /// How to score, if not as proposed.
    pub scoring: Option<crate::rules::city_planner::ScoringChoice>,
}

/// Whether this can be done with the die of `block`.
fn allows(legal: &Legal, block: Block, adjust: Adjust) -> bool {
    match adjust {
        Adjust::Turn(step) => legal.changes(step).has(block),
        Adjust::Reroll => legal.rerolls().has(block),
    }
}

/// The set with `block`, or without it if it was there.
fn toggled(set: BlockSet, block: Block) -> BlockSet {
    if set.has(block) { set.without(BlockSet::of([block])) } else { set.with(block) }
}

impl MoveSelection {
    fn choose_block(&mut self, play: &Match<CityPlanner>, block: Block) {
        let legal = play.legal();
        if play.state().passed().is_some() {
            let Some(mut scoring) = self.scoring.or_else(|| play.game().proposed(play.state())) else { return };
            if legal.mixed().has(block) {
                scoring.green = toggled(scoring.green, block);
            } else if legal.expendable().has(block) {
                scoring.given_up = toggled(scoring.given_up, block);
            } else {
                return;
            }
            self.score(play, scoring);
        } else if self.block == Some(block) && self.adjust.is_none() {
            *self = Self::default();
        } else if !legal.passes().is_empty() {
            *self = Self { block: Some(block), ..Self::default() };
        }
    }

    /// What is proposed need not be chosen.
    fn score(&mut self, play: &Match<CityPlanner>, scoring: crate::rules::city_planner::ScoringChoice) {
        self.scoring = Some(scoring).filter(|&it| play.game().proposed(play.state()) != Some(it));
    }

    fn choose_adjust(&mut self, play: &Match<CityPlanner>, adjust: Adjust) {
        let Some(block) = self.block else { return };
        if self.adjust == Some(adjust) {
            self.adjust = None;
        } else if allows(&play.legal(), block, adjust) {
            self.adjust = Some(adjust);
        }
    }

    /// The same way to score, but that the other thing is doubled; `None` where nothing is.
    fn doubling_other(&self, play: &Match<CityPlanner>) -> Option<crate::rules::city_planner::ScoringChoice> {
        let choice = self.scoring.or_else(|| play.game().proposed(play.state()))?;
        let other = match choice.doubled? {
            Doubled::Vp => Doubled::Money,
            Doubled::Money => Doubled::Vp,
        };
        Some(crate::rules::city_planner::ScoringChoice { doubled: Some(other), ..choice })
    }

    /// The other thing that could be doubled, if there is anything of it.
    pub fn other_to_double(&self, play: &Match<CityPlanner>) -> Option<Doubled> {
        let choice = self.doubling_other(play)?;
        let scoring = play.game().scoring(play.state(), choice).ok()?;
        let other = choice.doubled?;
        let is_there = match other {
            Doubled::Vp => scoring.vp > 0,
            Doubled::Money => scoring.blue_money > 0,
        };
        is_there.then_some(other)
    }
}

impl Selection<CityPlanner> for MoveSelection {
    fn of(_play: &Match<CityPlanner>, action: Action) -> Self {
        let block = |block| Self { block: Some(block), ..Self::default() };
        match action {
            Action::Pass(passed) => block(passed),
            Action::Reroll(it) => Self { adjust: Some(Adjust::Reroll), ..block(it) },
            Action::Change { block: it, step } => Self { adjust: Some(Adjust::Turn(step)), ..block(it) },
            Action::Score(scoring) => Self { scoring: Some(scoring), ..Self::default() },
            Action::Roll(_) | Action::Throw(_) => Self::default(),
        }
    }

    fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    fn action(&self, play: &Match<CityPlanner>) -> Option<Action> {
        if play.state().passed().is_some() {
            return self.scoring.or_else(|| play.game().proposed(play.state())).map(Action::Score);
        }
        let (block, legal) = (self.block?, play.legal());
        match self.adjust {
            Some(adjust) => allows(&legal, block, adjust).then(|| adjust.action(block)),
            None => legal.passes().has(block).then_some(Action::Pass(block)),
        }
    }

    fn when(pick: TablePick) -> Availability {
        if matches!(pick, TablePick::Beyond(_)) { Availability::Never } else { Availability::Still }
    }

    fn choose(&mut self, play: &Match<CityPlanner>, pick: TablePick) {
        match pick {
            TablePick::Block(block) => self.choose_block(play, block),
            // What is chosen for it stays chosen.
            TablePick::Beyond(_) => {}
            TablePick::Turn(step) => self.choose_adjust(play, Adjust::Turn(step)),
            TablePick::Reroll => self.choose_adjust(play, Adjust::Reroll),
            TablePick::Double => {
                if let Some(scoring) = self.doubling_other(play) {
                    self.score(play, scoring);
                }
            }
            TablePick::Proposed => self.scoring = None,
        }
    }

    /// What is to be done with a die, then its block; while scoring, all at once.
    fn unchoose(&mut self) {
        match self.adjust {
            Some(_) => self.adjust = None,
            None => *self = Self::default(),
        }
    }

    fn chosen(&self) -> Vec<TablePick> {
        let adjust = self.adjust.map(|adjust| match adjust {
            Adjust::Turn(step) => TablePick::Turn(step),
            Adjust::Reroll => TablePick::Reroll,
        });
        [self.block.map(TablePick::Block), adjust].into_iter().flatten().collect()
    }

    fn restore(self, play: &Match<CityPlanner>) -> Self {
        let mut selection = Self::default();
        if play.state().passed().is_some() {
            let is_legal = |scoring: &_| play.game().scoring(play.state(), *scoring).is_ok();
            selection.scoring = self.scoring.filter(is_legal);
            return selection;
        }
        if let Some(block) = self.block {
            selection.choose_block(play, block);
        }
        if let Some(adjust) = self.adjust {
            selection.choose_adjust(play, adjust);
        }
        selection
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::city_planner::ScoringChoice;

    #[test]
    fn what_earlier_versions_saved_is_read_and_saved_alike() {
        let [one, two, three] = [Block::ALL[0], Block::ALL[1], Block::ALL[2]];
        let turned =
            MoveSelection { block: Some(three), adjust: Some(Adjust::Turn(Step::Down)), scoring: None };
        let rerolled = MoveSelection { adjust: Some(Adjust::Reroll), ..turned };
        let (green, given_up) = (BlockSet::of([one, two]), BlockSet::of([three]));
        let scoring = Some(ScoringChoice { green, given_up, doubled: Some(Doubled::Vp) });
        for (selection, text) in [
            (turned, r#"{"block":3,"adjust":{"turn":"down"},"scoring":null}"#),
            (rerolled, r#"{"block":3,"adjust":"reroll","scoring":null}"#),
            (
                MoveSelection { scoring, ..MoveSelection::default() },
                r#"{"block":null,"adjust":null,"scoring":{"green":[1,2],"given_up":[3],"doubled":"vp"}}"#,
            ),
        ] {
            assert_eq!(serde_json::to_string(&selection).expect("it can be written"), text);
            assert_eq!(serde_json::from_str::<MoveSelection>(text).expect("it can be read"), selection);
        }
    }
}
