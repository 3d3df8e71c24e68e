//! The legal actions of the player on turn.

use doodle_city::rules::LegalActions;

use super::Action;

/// What the player on turn may do.
#[derive(Clone, Copy, Default, Debug)]
pub struct Legal {
    pub(super) again: bool,
    pub(super) keep: bool,
    pub(super) pass: bool,
}

impl LegalActions<Action> for Legal {
    fn len(&self) -> usize {
        usize::from(self.again) + usize::from(self.keep) + usize::from(self.pass)
    }

    fn get(&self, index: usize) -> Option<Action> {
        let all = [(self.again, Action::Again), (self.keep, Action::Keep), (self.pass, Action::Pass)];
        all.into_iter().filter(|&(is_legal, _)| is_legal).nth(index).map(|(_, action)| action)
    }
}
