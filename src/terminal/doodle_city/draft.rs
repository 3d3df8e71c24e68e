//! A move as it is put together: die, square, road and, where it can be chosen, the score to circle.

use core::fmt;
use std::collections::VecDeque;

use crate::{
    record::Match,
    rules::{
        dice::Face,
        doodle_city::{Action, DoodleCity, Road, Square},
        shown,
    },
    terminal::draft::{Draft, list as list_words},
};

/// Those of the legal actions that fit what was answered so far.
#[derive(Clone, Debug)]
pub struct MoveDraft {
    fitting: Vec<Action>,
    answered: Vec<Part>,
}

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Die,
    Square,
    Road,
    Circle,
}

impl Part {
    const ALL: [Self; 4] = [Self::Die, Self::Square, Self::Road, Self::Circle];

    /// What `action` answers; `None` where it has no such part.
    const fn of(self, action: Action) -> Option<Choice> {
        match (self, action) {
            (Self::Die, Action::Pass) => Some(Choice::Pass),
            (Self::Die, Action::Draw { die, .. } | Action::Cross { die, .. }) => Some(Choice::Die(die)),
            (Self::Square, Action::Draw { square, .. } | Action::Cross { square, .. }) => {
                Some(Choice::Square(square))
            }
            (Self::Road, Action::Draw { road, .. }) => Some(Choice::Road(road)),
            (Self::Circle, Action::Draw { circle: Some(score), .. }) => Some(Choice::Circle(score)),
            (Self::Die | Self::Square | Self::Road | Self::Circle, _) => None,
        }
    }
}

/// One answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Choice {
    Pass,
    Die(Face),
    Square(Square),
    Road(Road),
    Circle(u8),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("pass"),
            Self::Die(Face::Six) => f.write_str("6 (costs a tree)"),
            Self::Die(face) => write!(f, "{face}"),
            Self::Square(square) => write!(f, "{square}"),
            Self::Road(road) => write!(f, "{road}"),
            Self::Circle(score) => write!(f, "{score}"),
        }
    }
}

impl Draft<DoodleCity> for MoveDraft {
    fn new(_: &Match<DoodleCity>, legal: Vec<Action>) -> Self {
        Self::of(legal)
    }

    fn is_empty(&self) -> bool {
        self.answered.is_empty()
    }

    fn complete(&self) -> Option<Action> {
        if self.asked().is_some() { None } else { self.fitting.first().copied() }
    }

    fn question(&self) -> String {
        let Some((part, choices)) = self.asked() else { return String::new() };
        let listed = list(&choices);
        match (part, choices.as_slice()) {
            (Part::Die, [Choice::Pass]) => "no die can be used: Enter passes".into(),
            (Part::Die, _) => format!("which die? {listed}"),
            (Part::Square, [_]) => format!("which square? Enter takes {listed}"),
            (Part::Square, _) => format!("which square? {listed}"),
            (Part::Road, _) => "which road? WE ━  NS ┃  NE ┗  SE ┏  SW ┓  NW ┛".into(),
            (Part::Circle, choices) => {
                let highest = choices.last().map(Choice::to_string).unwrap_or_default();
                format!("which score? {listed}; Enter circles {highest}")
            }
        }
    }

    fn enter(&mut self) -> Result<(), String> {
        match self.asked() {
            Some((Part::Circle, choices)) if !choices.is_empty() => {
                self.take(Part::Circle, choices[choices.len() - 1]);
                Ok(())
            }
            Some((part, choices)) if choices.len() == 1 => {
                self.take(part, choices[0]);
                Ok(())
            }
            Some((_, choices)) => Err(format!("There is a choice: {}.", list(&choices))),
            None => Ok(()),
        }
    }

    fn answer(&mut self, words: &[String]) -> Result<(), String> {
        // Understood at each question, and refused with the rule's own words where it is not allowed.
        if words.first().is_some_and(|word| matches!(&**word, "pass" | "p")) {
            *self = Self { fitting: vec![Action::Pass], answered: Part::ALL.into() };
            return Ok(());
        }
        let mut answered = self.clone();
        let mut words: VecDeque<&str> = words.iter().map(String::as_str).collect();
        while let Some(word) = words.pop_front() {
            let Some((part, choices)) = answered.asked() else {
                return Err(format!("`{}` is more than was asked for.", shown(word)));
            };
            // A square may be two words, and may be left out where it is the only one.
            let typed = match (part, words.front()) {
                (Part::Square, Some(row)) if is_digit(word) && is_digit(row) => {
                    let square = format!("{word},{row}");
                    words.pop_front();
                    square
                }
                (Part::Square, _) if choices.len() == 1 && parse(Part::Road, word).is_some() => {
                    words.push_front(word);
                    choices[0].to_string()
                }
                _ => word.to_owned(),
            };
            let choice = parse(part, &typed).filter(|choice| choices.contains(choice));
            let Some(choice) = choice else {
                return Err(format!("`{}` is no choice here: {}.", shown(&typed), list(&choices)));
            };
            answered.take(part, choice);
        }
        *self = answered;
        Ok(())
    }
}

impl MoveDraft {
    const fn of(legal: Vec<Action>) -> Self {
        Self { fitting: legal, answered: Vec::new() }
    }

    /// The next part that the move has, and the choices for it.
    fn asked(&self) -> Option<(Part, Vec<Choice>)> {
        let open = Part::ALL.into_iter().filter(|part| !self.answered.contains(part));
        open.map(|part| (part, self.choices(part))).find(|(_, choices)| !choices.is_empty())
    }

    fn choices(&self, part: Part) -> Vec<Choice> {
        let mut choices = Vec::new();
        for choice in self.fitting.iter().filter_map(|&action| part.of(action)) {
            if !choices.contains(&choice) {
                choices.push(choice);
            }
        }
        choices
    }

    fn take(&mut self, part: Part, choice: Choice) {
        self.fitting.retain(|&action| part.of(action) == Some(choice));
        self.answered.push(part);
    }
}

fn list(choices: &[Choice]) -> String {
    let words: Vec<String> = choices.iter().map(Choice::to_string).collect();
    list_words(&words)
}

fn is_digit(word: &str) -> bool {
    matches!(word.as_bytes(), [b'0'..=b'9'])
}

fn parse(part: Part, word: &str) -> Option<Choice> {
    match part {
        Part::Die => word.parse().ok().map(Choice::Die),
        // Typed in a hurry, `3.4`, `3/4` and `34` mean 3,4, and `en` is the road NE.
        Part::Square => {
            let (column, row) = word.split_once([',', '.', '/']).or_else(|| word.split_at_checked(1))?;
            format!("{column},{row}").parse().ok().map(Choice::Square)
        }
        Part::Road => {
            let code = word.to_ascii_uppercase();
            let turned: String = code.chars().rev().collect();
            code.parse().or_else(|_| turned.parse()).ok().map(Choice::Road)
        }
        Part::Circle => word.parse().ok().map(Choice::Circle),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(text: &str) -> Square {
        text.parse().unwrap()
    }

    fn draft() -> MoveDraft {
        let mut legal = Vec::new();
        for (die, squares) in
            [(Face::Two, vec![square("3,2")]), (Face::Six, vec![square("3,1"), square("3,2")])]
        {
            for square in squares {
                for road in Road::ALL {
                    legal.push(Action::Draw { die, square, road, circle: None });
                }
            }
        }
        legal.push(Action::Cross { die: Face::Six, square: square("3,3") });
        MoveDraft::of(legal)
    }

    fn answered(line: &str) -> Result<Option<Action>, String> {
        let mut draft = draft();
        let words: Vec<String> = line.split_whitespace().map(String::from).collect();
        draft.answer(&words).map(|()| draft.complete())
    }

    #[test]
    fn a_line_answers_as_many_questions_as_it_has_words() {
        let draw = Action::Draw { die: Face::Six, square: square("3,1"), road: Road::NorthEast, circle: None };
        for line in ["6 3,1 ne", "6 3 1 NE", "6 31 en"] {
            assert_eq!(answered(line), Ok(Some(draw)), "{line}");
        }
        assert_eq!(answered("6 3,1"), Ok(None));
        assert_eq!(answered("6 3,3"), Ok(Some(Action::Cross { die: Face::Six, square: square("3,3") })));
    }

    #[test]
    fn the_only_square_may_be_left_out() {
        let draw = Action::Draw { die: Face::Two, square: square("3,2"), road: Road::WestEast, circle: None };
        assert_eq!(answered("2 we"), Ok(Some(draw)));
        let mut draft = draft();
        draft.answer(&["2".into()]).unwrap();
        draft.enter().unwrap();
        assert!(draft.question().starts_with("which road?"));
    }

    #[test]
    fn what_is_no_choice_is_refused_with_the_choices() {
        let refused = answered("4").unwrap_err();
        assert_eq!(refused, "`4` is no choice here: 2 or 6 (costs a tree).");
        assert!(answered("2 3,1").unwrap_err().contains("3,2"));
        assert!(answered("6 3,3 ne").unwrap_err().contains("more than was asked"));
        assert!(draft().enter().is_err());
    }

    #[test]
    fn the_highest_score_is_circled_unless_another_is_named() {
        let draw = |score| Action::Draw {
            die: Face::Two,
            square: square("3,2"),
            road: Road::WestEast,
            circle: Some(score),
        };
        let mut draft = MoveDraft::of(vec![draw(3), draw(5)]);
        draft.answer(&["2".into(), "we".into()]).unwrap();
        assert_eq!(draft.complete(), None);
        draft.enter().unwrap();
        assert_eq!(draft.complete(), Some(draw(5)));
    }

    #[test]
    fn a_forced_pass_needs_only_enter() {
        let mut draft = MoveDraft::of(vec![Action::Pass]);
        assert_eq!(draft.complete(), None);
        draft.enter().unwrap();
        assert_eq!(draft.complete(), Some(Action::Pass));
    }
}
