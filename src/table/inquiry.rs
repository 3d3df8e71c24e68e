//! What may I do, and what is this? While somebody asks, everything on the table says so: what can be touched, with a word
//! and what it would score, or what there is a rule for.

use bevy::prelude::*;

use crate::intent::Intent;

/// What somebody asks of the whole table.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Inquiry {
    /// Nothing.
    #[default]
    Nothing,
    /// What may be done.
    Choices,
    /// What the things are.
    Things,
}

impl Inquiry {
    /// Whether anything is asked.
    pub fn is_open(self) -> bool {
        self != Self::Nothing
    }

    /// What is asked after this is wanted; `is_table` as long as no panel is open.
    pub const fn after(self, intent: &Intent, is_table: bool) -> Self {
        match (intent, self) {
            (Intent::ShowChoices, Self::Choices) | (Intent::ShowThings, Self::Things) => Self::Nothing,
            (Intent::ShowChoices, _) => Self::Choices,
            (Intent::ShowThings, _) => Self::Things,
            (Intent::TouchGround, _) => self,
            // Whoever takes something up has no more questions; whoever reads a rule may have another.
            (Intent::Back, _) | (_, Self::Choices) if is_table => Self::Nothing,
            (Intent::TakeHint(_), _) => Self::Nothing,
            _ => self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::help::RuleKeys;

    #[test]
    fn who_takes_something_up_has_no_more_questions() {
        let after = |inquiry: Inquiry, intent: Intent| inquiry.after(&intent, true);
        assert_eq!(after(Inquiry::Nothing, Intent::ShowChoices), Inquiry::Choices);
        assert_eq!(after(Inquiry::Choices, Intent::ShowChoices), Inquiry::Nothing);
        assert_eq!(after(Inquiry::Choices, Intent::ShowThings), Inquiry::Things);
        assert_eq!(after(Inquiry::Choices, Intent::Confirm), Inquiry::Nothing);
        assert_eq!(after(Inquiry::Things, Intent::Back), Inquiry::Nothing);
        assert_eq!(
            Inquiry::Things.after(&Intent::TakeHint(0), false),
            Inquiry::Nothing,
            "it is in the way then"
        );
        let rule = Intent::OpenRule(RuleKeys::default());
        assert_eq!(after(Inquiry::Choices, rule.clone()), Inquiry::Nothing);
        assert_eq!(after(Inquiry::Things, rule), Inquiry::Things, "there may be another question");
        assert_eq!(Inquiry::Things.after(&Intent::Back, false), Inquiry::Things, "the panel is closed first");
    }
}
