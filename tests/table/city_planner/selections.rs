//! How a person brings an action of City Planner about: by taps, and by keys.

use bevy::prelude::*;
use doodle_city::{
    accessibility::Item,
    intent::Intent,
    rules::city_planner::{Action, Block, BlockSet, ScoringChoice, Step},
    table::{
        city_planner::{layout::TableLayout, pick::TablePick, preview::ending, selection::Adjust},
        table_game::Selection as _,
    },
};

use super::Desk;
use crate::set_ups::Dice;

/// The keys of the blocks.
const DIGITS: [KeyCode; Block::COUNT] = [
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
];

/// The blocks that are in one of two sets alone.
fn difference(one: BlockSet, other: BlockSet) -> impl Iterator<Item = Block> {
    let rest = one.without(other);
    rest.iter().chain(other.without(one).iter()).collect::<Vec<_>>().into_iter()
}

impl Desk {
    /// Where everything lies.
    pub fn laid(&self) -> &TableLayout {
        self.0.world().resource::<TableLayout>()
    }

    /// Where a block lies.
    pub fn block(&self, block: Block) -> Rect {
        self.laid().blocks[block.index()]
    }

    /// What means this choice.
    pub fn offered(&self, choose: TablePick) -> Option<&Item> {
        self.find(&choose.into())
    }

    /// The action that a confirmation would carry out.
    pub fn chosen(&self) -> Option<Action> {
        self.selection().action(self.play())
    }

    /// How the six would be scored.
    pub fn way(&self) -> ScoringChoice {
        ending(self.play(), &self.selection()).expect("somebody decides").choice
    }

    /// What has to be chosen, one after the other, until `action` is.
    fn choices(&self, action: Action) -> Vec<TablePick> {
        let chosen = self.selection();
        match action {
            // What is chosen for its die is let go first.
            Action::Pass(block) if chosen.block == Some(block) && chosen.adjust.is_some() => {
                let adjust = match chosen.adjust {
                    Some(Adjust::Turn(step)) => TablePick::Turn(step),
                    _ => TablePick::Reroll,
                };
                vec![adjust]
            }
            Action::Pass(block) => vec![TablePick::Block(block)],
            Action::Change { block, step } => vec![TablePick::Block(block), TablePick::Turn(step)],
            Action::Reroll(block) => vec![TablePick::Block(block), TablePick::Reroll],
            Action::Score(way) => {
                let now = self.way();
                let blocks = difference(way.green, now.green).chain(difference(way.given_up, now.given_up));
                let double = (way.doubled != now.doubled).then_some(TablePick::Double);
                blocks.map(TablePick::Block).chain(double).collect()
            }
            Action::Roll(_) | Action::Throw(_) => panic!("nobody chooses {action}"),
        }
    }

    /// Chooses what `action` says by taps, without confirming it.
    pub fn choose(&mut self, action: Action) {
        for choose in self.choices(action) {
            // What would double nothing is not offered, and only a key chooses it.
            if choose == TablePick::Double && self.offered(choose).is_none() {
                self.key(KeyCode::KeyX);
            } else {
                self.tap(&choose.into());
            }
        }
        assert_eq!(self.chosen(), Some(action));
    }

    /// Chooses it by keys.
    fn choose_by_keys(&mut self, action: Action) {
        for choose in self.choices(action) {
            self.key(match choose {
                TablePick::Block(block) => DIGITS[block.index()],
                TablePick::Turn(Step::Down) => KeyCode::KeyV,
                TablePick::Turn(Step::Up) => KeyCode::KeyB,
                TablePick::Reroll => KeyCode::KeyT,
                TablePick::Double => KeyCode::KeyX,
                TablePick::Proposed | TablePick::Beyond(_) => panic!("no action needs that"),
            });
        }
        assert_eq!(self.chosen(), Some(action));
    }

    /// Carries `action` out by touch, with the main button or where it was chosen.
    pub fn act(&mut self, action: Action, dice: &mut Dice) {
        let before = self.steps();
        self.choose(action);
        let main = self.laid().confirm.center();
        if dice.once_in(2) {
            self.tap_at(main);
            self.settle();
        } else {
            self.tap(&Intent::Confirm);
        }
        self.assert_done(action, before);
    }

    /// Carries `action` out by keys alone.
    pub fn act_by_keys(&mut self, action: Action) {
        let before = self.steps();
        self.choose_by_keys(action);
        self.key(KeyCode::Enter);
        self.assert_done(action, before);
    }

    /// A reroll is thrown at once.
    fn assert_done(&self, action: Action, before: usize) {
        let follows = usize::from(matches!(action, Action::Reroll(_)));
        assert_eq!(self.steps(), before + 1 + follows, "{action}");
        assert_eq!(self.play().log().get(before), Some(&action));
        assert!(self.selection().is_empty(), "nothing is left of {action}");
    }
}
