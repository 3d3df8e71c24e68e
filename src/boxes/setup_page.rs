//! What is agreed on before a match, beside who plays.

use crate::{drawing::dyn_picture::DynPicture, rules::Seat};

/// What is asked before a match, in words.
#[derive(Clone, Debug, Default)]
pub struct SetupPage {
    /// The game's name.
    pub title: String,
    /// What can be chosen, in order.
    pub questions: Vec<Question>,
    /// What is said of a match alone; empty where one cannot play alone.
    pub alone: String,
    /// What the rulebook says of who begins; may be empty.
    pub first: String,
}

/// Something to choose before a match.
#[derive(Clone, Debug)]
pub enum Question {
    /// One of several.
    OneOf {
        /// What is chosen.
        title: String,
        /// What there is, at least one.
        answers: Vec<Answer>,
    },
    /// Each of these or not.
    Switches {
        /// What they have in common.
        title: String,
        /// What can be switched on.
        switches: Vec<Switch>,
    },
}

impl Question {
    /// How many answers it takes: one, or one for each switch.
    pub const fn answers(&self) -> usize {
        match self {
            Self::OneOf { .. } => 1,
            Self::Switches { switches, .. } => switches.len(),
        }
    }
}

/// One of several things to choose.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Its name.
    pub name: String,
    /// What there is to say of it, for whoever does not see the picture.
    pub about: String,
    /// What it looks like, square.
    pub picture: DynPicture,
}

/// Something that can be switched on.
#[derive(Clone, Debug)]
pub struct Switch {
    /// Its name.
    pub name: String,
    /// What it does, in a line.
    pub about: String,
    /// What it looks like when it is off and when it is on, and how much wider than high that is at least and at most;
    /// `None` where words say enough.
    pub pictures: Option<([DynPicture; 2], [f32; 2])>,
}

/// What was agreed on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupAnswers {
    /// How many play.
    pub players: u8,
    /// Who begins.
    pub first: Seat,
    /// The answers to the questions, in order: which of several, from 0; for a switch 0 or 1. Those that are missing
    /// are 0.
    pub answers: Vec<usize>,
}

impl SetupAnswers {
    /// The answer at `index`, counted over all questions and switches.
    pub fn answer(&self, index: usize) -> usize {
        self.answers.get(index).copied().unwrap_or(0)
    }
}
