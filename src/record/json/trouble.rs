//! What is wrong with a JSON text, while it is read: why, at which field, at which byte.

use core::fmt::{self, Display, Write as _};

use serde::de::{Error, Expected, Unexpected};

use super::BadJson;
use crate::rules::shown;

/// One step from a value to one within it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Step {
    Field(String),
    /// From 0.
    Entry(usize),
}

/// Why a text cannot be read.
#[derive(Debug)]
pub(super) struct Trouble {
    reason: String,
    /// The byte of the text.
    at: Option<usize>,
    /// The way to the value, the last step first.
    steps: Vec<Step>,
    is_cut_off: bool,
}

impl Trouble {
    pub(super) fn new(reason: impl Display) -> Self {
        Self { reason: reason.to_string(), at: None, steps: Vec::new(), is_cut_off: false }
    }

    /// What Serde's JSON says, without its place.
    pub(super) fn of_json(error: &serde_json::Error) -> Self {
        let words = error.to_string();
        Self::new(words.split(" at line ").next().unwrap_or_default())
    }

    /// The same of a text that is no JSON, at the place that it had come to.
    pub(super) fn not_json(text: &str, error: &serde_json::Error) -> Self {
        let lines = text.split_inclusive('\n').take(error.line().saturating_sub(1));
        let at = lines.map(str::len).sum::<usize>() + error.column().saturating_sub(1);
        let told = Self::of_json(error);
        // It says the same of a number whose digits are still to come.
        let is_open = told.reason == "invalid number" && text.ends_with(['-', '+', '.', 'e', 'E']);
        if error.is_eof() || is_open && at + 1 >= text.len() { Self::cut_off() } else { told.at(at) }
    }

    /// The text ends where something must follow.
    pub(super) fn cut_off() -> Self {
        Self { is_cut_off: true, ..Self::new("the text is cut off: it ends here, before it is complete") }
    }

    /// It is at byte `at`, unless a place within that value is known.
    pub(super) fn at(mut self, at: usize) -> Self {
        self.at.get_or_insert(at);
        self
    }

    /// It is within that field or entry.
    pub(super) fn within(mut self, step: Step) -> Self {
        self.steps.push(step);
        self
    }

    /// The same in words, with the place in `text`.
    pub(super) fn tell(self, text: &str) -> BadJson {
        let (line, column) = if self.is_cut_off { last_place(text) } else { place(text, self.at.unwrap_or(0)) };
        BadJson { line, column, is_cut_off: self.is_cut_off, reason: self.to_string() }
    }
}

/// The line and the character in it, both from 1, at byte `at`.
fn place(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..text.floor_char_boundary(at)];
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (before.matches('\n').count() + 1, column)
}

/// The line and the place in it of the last character that is no end of a line.
pub(in super::super) fn last_place(text: &str) -> (usize, usize) {
    let text = text.trim_end_matches(['\n', '\r']);
    place(text, text.char_indices().next_back().map_or(0, |(at, _)| at))
}

impl Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut place = String::new();
        let mut is_in_field = false;
        for step in self.steps.iter().rev() {
            match step {
                Step::Field(name) if is_in_field => _ = write!(place, ".{}", shown(name)),
                Step::Field(name) => {
                    let comma = if place.is_empty() { "" } else { ", " };
                    _ = write!(place, "{comma}`{}", shown(name));
                }
                Step::Entry(index) => {
                    let quote = if is_in_field {
                        "` "
                    } else if place.is_empty() {
                        ""
                    } else {
                        ", "
                    };
                    _ = write!(place, "{quote}entry {}", index + 1);
                }
            }
            is_in_field = matches!(step, Step::Field(_));
        }
        match (place.as_str(), is_in_field) {
            ("", _) => f.write_str(&self.reason),
            (place, true) => write!(f, "{place}`: {}", self.reason),
            (place, false) => write!(f, "{place}: {}", self.reason),
        }
    }
}

impl core::error::Error for Trouble {}

impl Error for Trouble {
    fn custom<T: Display>(reason: T) -> Self {
        Self::new(reason)
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::new(format_args!("expected {}, not {}", Wanted(expected), Found(found)))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::invalid_type(found, expected)
    }

    fn invalid_length(length: usize, expected: &dyn Expected) -> Self {
        Self::new(format_args!("expected {}, not {length}", Wanted(expected)))
    }

    fn unknown_variant(found: &str, known: &'static [&'static str]) -> Self {
        Self::new(format_args!("unknown value `{}`, expected {}", shown(found), OneOf(known)))
    }

    fn unknown_field(found: &str, known: &'static [&'static str]) -> Self {
        Self::new(format_args!("unknown field `{}`, expected {}", shown(found), OneOf(known)))
    }

    fn missing_field(field: &'static str) -> Self {
        Self::new(format_args!("missing field `{field}`"))
    }

    fn duplicate_field(field: &'static str) -> Self {
        Self::new(format_args!("duplicate field `{field}`"))
    }
}

/// What a value is, in JSON's words.
struct Found<'a>(Unexpected<'a>);

impl Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Unexpected::Bool(it) => write!(f, "{it}"),
            Unexpected::Unsigned(number) => write!(f, "{number}"),
            Unexpected::Signed(number) => write!(f, "{number}"),
            Unexpected::Float(number) => {
                write!(f, "{number:?}: numbers are written without sign, fraction or exponent")
            }
            Unexpected::Str(text) => write!(f, "the string \"{}\"", shown(text)),
            Unexpected::Unit => f.write_str("null"),
            Unexpected::Seq => f.write_str("an array"),
            Unexpected::Map => f.write_str("an object"),
            // None of these comes from JSON.
            other @ (Unexpected::Char(_)
            | Unexpected::Bytes(_)
            | Unexpected::Option
            | Unexpected::NewtypeStruct
            | Unexpected::Enum
            | Unexpected::UnitVariant
            | Unexpected::NewtypeVariant
            | Unexpected::TupleVariant
            | Unexpected::StructVariant
            | Unexpected::Other(_)) => write!(f, "{other}"),
        }
    }
}

/// What Serde expects, where its words are those of its own data model, in JSON's words.
struct Wanted<'a>(&'a dyn Expected);

impl Display for Wanted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = self.0.to_string();
        f.write_str(match expected.as_str() {
            "a boolean" => "true or false",
            "a sequence" => "an array",
            "a map" => "an object",
            expected => expected,
        })
    }
}

/// The names that fit.
struct OneOf(&'static [&'static str]);

impl Display for OneOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, name) in self.0.iter().enumerate() {
            let before = match index {
                0 if self.0.len() > 1 => "one of ",
                0 => "",
                _ => ", ",
            };
            write!(f, "{before}`{name}`")?;
        }
        Ok(())
    }
}
