//! A walk through a text that is known to be JSON (RFC 8259), value by value.

use serde::{Deserialize, de::IgnoredAny};

use super::trouble::Trouble;

/// A JSON text, and how far it has been read.
pub(super) struct Scanner<'a> {
    text: &'a str,
    at: usize,
}

/// Checks that a text is one JSON value, whatever it says, and that its strings are text: no escape is half of a
/// surrogate pair.
pub(super) fn check(text: &str) -> Result<(), Trouble> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let read = IgnoredAny::deserialize(&mut reader).and_then(|_| reader.end());
    read.map_err(|error| Trouble::not_json(text, &error))?;
    let mut scanner = Scanner::new(text);
    while let Some(passed) = scanner.rest().find('"') {
        scanner.at += passed;
        scanner.take::<String>()?;
    }
    Ok(())
}

impl<'a> Scanner<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// The byte that comes next.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The first byte of what comes next after white space, which is passed over.
    pub(super) fn next(&mut self) -> u8 {
        self.at = self.text.len() - self.rest().trim_start().len();
        self.rest().bytes().next().unwrap_or_default()
    }

    /// Passes over the sign that opens an object or array, which comes next.
    pub(super) fn open(&mut self) {
        self.at += 1;
    }

    /// Whether a value or field follows in an object or array that `close` ends; passes over the sign before it.
    pub(super) fn goes_on(&mut self, close: u8) -> bool {
        let next = self.next();
        self.at += usize::from(next == close || next == b',');
        self.next();
        next != close
    }

    /// The name of a field; passes over the colon, too.
    pub(super) fn field(&mut self) -> Result<String, Trouble> {
        let name = self.take()?;
        self.next();
        self.at += 1;
        Ok(name)
    }

    /// The value that comes next; passes over it.
    pub(super) fn take<T: Deserialize<'a>>(&mut self) -> Result<T, Trouble> {
        let mut values = serde_json::Deserializer::from_str(self.rest()).into_iter();
        let value = values.next().ok_or_else(Trouble::cut_off)?;
        let value = value.map_err(|error| Trouble::of_json(&error).at(self.at))?;
        self.at += values.byte_offset();
        Ok(value)
    }
}
