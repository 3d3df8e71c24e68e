//! What is said of a move that is worth considering.

use super::{Locale, names};

/// A move that is worth considering, in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HintWords {
    /// What is done.
    pub done: String,
    /// What there is then; empty where nothing can be counted.
    pub brings: String,
    /// What there is otherwise; empty where `brings` is, or says it all.
    pub otherwise: String,
    /// What speaks for it, and then what speaks against it, each the most important first.
    pub reasons: Vec<HintReason>,
}

/// What speaks for a move, or against it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HintReason {
    /// It speaks for the move.
    pub is_for: bool,
    /// In words, such as "Joins roads: length 3".
    pub words: String,
}

impl HintReason {
    /// What speaks for a move.
    pub const fn pro(words: String) -> Self {
        Self { is_for: true, words }
    }

    /// What speaks against it.
    pub const fn con(words: String) -> Self {
        Self { is_for: false, words }
    }
}

impl HintWords {
    /// A move of which only this is said.
    pub fn plain(done: String) -> Self {
        Self { done, ..Self::default() }
    }

    /// Adds a reason, unless it has been said; what speaks against the move goes last.
    pub fn add(&mut self, reason: HintReason) {
        if self.reasons.contains(&reason) {
            return;
        }
        let fors = self.reasons.iter().filter(|it| it.is_for).count();
        let at = if reason.is_for { fors } else { self.reasons.len() };
        self.reasons.insert(at, reason);
    }

    /// All of it in whole sentences, for whoever does not see it.
    pub fn in_sentences(&self, locale: &Locale) -> String {
        let counted = match [self.brings.as_str(), self.otherwise.as_str()] {
            ["", _] => None,
            [brings, ""] => Some(brings.to_owned()),
            [brings, otherwise] => {
                Some(locale.with("hint-brings", &[("brings", brings.into()), ("otherwise", otherwise.into())]))
            }
        };
        let reasons = self.reasons.iter().map(|reason| reason.words.clone());
        let all = [self.done.clone()].into_iter().chain(counted).chain(reasons);
        names::sentences(locale, all.map(|said| locale.with("hint-sentence", &[("said", said.into())])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_speaks_against_a_move_goes_last_and_nothing_is_said_twice() {
        let mut hint = HintWords::plain("Pass block 2".into());
        for reason in [
            HintReason::con("3 VP less".into()),
            HintReason::pro("No upkeep".into()),
            HintReason::con("3 VP less".into()),
            HintReason::pro("$2 more".into()),
        ] {
            hint.add(reason);
        }
        hint.brings = "2 VP".into();
        let locale = Locale::default();
        assert_eq!(hint.in_sentences(&locale), "Pass block 2. 2 VP. No upkeep. $2 more. 3 VP less.");
        hint.otherwise = "instead of 5 VP".into();
        assert!(hint.in_sentences(&locale).contains(". 2 VP instead of 5 VP. "));
    }
}
