//! A move as it is put together from what is typed.

use core::fmt::Display;

use crate::{
    record::Match,
    rules::{Game, shown},
};

/// A move in the making: those legal actions that fit the answers so far.
pub trait Draft<G: Game>: Clone {
    /// Nothing answered yet; `legal` is what may be done in `played`.
    fn new(played: &Match<G>, legal: Vec<G::Action>) -> Self;

    /// What helps to answer, as whole lines: said once, before the first question.
    fn advice(&self) -> String {
        String::new()
    }

    /// Whether nothing is answered yet.
    fn is_empty(&self) -> bool;

    /// The move, once nothing is left to ask. One that is not legal is refused in the words of the rules.
    fn complete(&self) -> Option<G::Action>;

    /// The next question with its choices: `which die? 2 or 5`.
    fn question(&self) -> String;

    /// Takes what leaves no choice.
    ///
    /// # Errors
    ///
    /// What there is to choose, as a sentence.
    fn enter(&mut self) -> Result<(), String>;

    /// Takes the answers of a line, which are in lower case, to one question after the other.
    ///
    /// # Errors
    ///
    /// What is not an answer and what would be one, as a sentence. Then no part of the line is taken.
    fn answer(&mut self, words: &[String]) -> Result<(), String>;
}

/// One question that lists all legal actions in their own words; for games in which they are few.
#[derive(Clone, Debug)]
pub struct OneOf<Action> {
    legal: Vec<Action>,
    chosen: Option<Action>,
}

impl<Action: Display> OneOf<Action> {
    fn list(&self) -> String {
        let words: Vec<String> = self.legal.iter().map(ToString::to_string).collect();
        list(&words)
    }
}

impl<Action: Copy + Display, G: Game<Action = Action>> Draft<G> for OneOf<Action> {
    fn new(_: &Match<G>, legal: Vec<Action>) -> Self {
        Self { legal, chosen: None }
    }

    fn is_empty(&self) -> bool {
        self.chosen.is_none()
    }

    fn complete(&self) -> Option<Action> {
        self.chosen
    }

    fn question(&self) -> String {
        match &*self.legal {
            [only] => format!("Enter: {only}"),
            _ => format!("{}?", self.list()),
        }
    }

    fn enter(&mut self) -> Result<(), String> {
        match &*self.legal {
            [only] => {
                self.chosen = Some(*only);
                Ok(())
            }
            _ => Err(format!("There is a choice: {}.", self.list())),
        }
    }

    fn answer(&mut self, words: &[String]) -> Result<(), String> {
        let typed = words.join(" ");
        let is_typed = |action: &&Action| action.to_string().to_lowercase() == typed;
        let Some(action) = self.legal.iter().find(is_typed) else {
            return Err(format!("`{}` is no choice here: {}.", shown(&typed), self.list()));
        };
        self.chosen = Some(*action);
        Ok(())
    }
}

/// `a`, `a or b`, `a, b or c`.
pub(super) fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

/// Refuses words after what was asked for.
pub(super) fn only(more: &[&str]) -> Result<(), String> {
    match more {
        [] => Ok(()),
        [word, ..] => Err(format!("`{}` is more than was asked for.", shown(word))),
    }
}
