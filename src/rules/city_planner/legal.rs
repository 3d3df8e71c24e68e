//! The legal actions of the player on turn, kept as sets of blocks.

use super::{
    Action, Block, BlockSet, CityPlanner, Doubled, MOST_CHANGES, ScoringChoice, State, Step, state::Phase,
};
use crate::rules::{Game as _, LegalActions};

/// What the player on turn may do.
///
/// In order: rerolls, changes up, changes down, and passes, each by block. Ways to score are in the order of the mixed
/// buildings that are green, then of what is given up, then of what is doubled, points first; sets are in the order of
/// the binary numbers whose lowest digit is the first block that can be in it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Legal {
    rerolls: BlockSet,
    ups: BlockSet,
    downs: BlockSet,
    passes: BlockSet,
    scores: Option<Ways>,
}

/// The ways in which six blocks can be scored.
#[derive(Clone, Copy, Debug)]
struct Ways {
    mixed: BlockSet,
    expendable: BlockSet,
    doubles: bool,
}

impl Ways {
    const fn len(self) -> usize {
        self.mixed.subsets() * self.expendable.subsets() * if self.doubles { 2 } else { 1 }
    }

    fn get(self, index: usize) -> Option<ScoringChoice> {
        let (index, doubled) = match self.doubles {
            true => (index / 2, Some(if index.is_multiple_of(2) { Doubled::Vp } else { Doubled::Money })),
            false => (index, None),
        };
        let given_up = self.expendable.subset(index % self.expendable.subsets());
        let green = index / self.expendable.subsets();
        (green < self.mixed.subsets()).then(|| ScoringChoice {
            green: self.mixed.subset(green),
            given_up,
            doubled,
        })
    }
}

impl Legal {
    pub(super) fn of(game: &CityPlanner, state: &State) -> Self {
        match state.phase {
            Phase::Adjust => Self::adjusting(game, state),
            Phase::Score(passed) => {
                let six = game.six(state, passed);
                let ways = Ways { mixed: six.mixed(), expendable: six.expendable(), doubles: six.doubles() };
                Self { scores: Some(ways), ..Self::default() }
            }
            Phase::Roll | Phase::Throw(_) | Phase::Over => Self::default(),
        }
    }

    fn adjusting(game: &CityPlanner, state: &State) -> Self {
        let seat = game.on_turn(state);
        let locked = BlockSet::of(state.locked);
        let free = BlockSet::ALL.without(locked);
        let can_change = state.money(seat) > 0 && state.changed.len() < MOST_CHANGES;
        let changes = if can_change { free.without(state.changed) } else { BlockSet::NONE };
        let by = |step: Step| {
            let fits = |block: &Block| state.die(*block).is_some_and(|face| step.from(face).is_some());
            BlockSet::of(changes.iter().filter(fits))
        };
        Self {
            rerolls: if state.rerolls(seat) > 0 { free } else { BlockSet::NONE },
            ups: by(Step::Up),
            downs: by(Step::Down),
            // What a solo player has set aside is scored in the next turn.
            passes: if game.is_solo() { free } else { BlockSet::ALL },
            scores: None,
        }
    }

    /// The way to score at `index`, if scoring is due.
    pub(super) fn way(&self, index: usize) -> Option<ScoringChoice> {
        self.scores?.get(index)
    }

    /// The blocks whose die may be rerolled.
    pub const fn rerolls(&self) -> BlockSet {
        self.rerolls
    }

    /// The blocks whose die may be changed in this direction.
    pub const fn changes(&self, step: Step) -> BlockSet {
        match step {
            Step::Up => self.ups,
            Step::Down => self.downs,
        }
    }

    /// The blocks that may be passed.
    pub const fn passes(&self) -> BlockSet {
        self.passes
    }

    /// The mixed buildings that are scored now, each of which may count as green.
    pub fn mixed(&self) -> BlockSet {
        self.scores.map_or(BlockSet::NONE, |ways| ways.mixed)
    }

    /// What may be given up for a parking lot now.
    pub fn expendable(&self) -> BlockSet {
        self.scores.map_or(BlockSet::NONE, |ways| ways.expendable)
    }

    /// Whether points or money have to be doubled now.
    pub fn doubles(&self) -> bool {
        self.scores.is_some_and(|ways| ways.doubles)
    }
}

impl LegalActions<Action> for Legal {
    fn len(&self) -> usize {
        let adjusting = self.rerolls.len() + self.ups.len() + self.downs.len() + self.passes.len();
        adjusting + self.scores.map_or(0, Ways::len)
    }

    fn get(&self, index: usize) -> Option<Action> {
        if let Some(ways) = self.scores {
            return ways.get(index).map(Action::Score);
        }
        let mut index = index;
        for (blocks, action) in [
            (self.rerolls, Action::Reroll as fn(Block) -> Action),
            (self.ups, |block| Action::Change { block, step: Step::Up }),
            (self.downs, |block| Action::Change { block, step: Step::Down }),
            (self.passes, Action::Pass),
        ] {
            if let Some(block) = blocks.nth(index) {
                return Some(action(block));
            }
            index -= blocks.len();
        }
        None
    }
}
