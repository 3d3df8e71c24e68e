//! JSON read strictly, and what is wrong with it in the words of `docs/records.md`.

use core::fmt;

use serde::{
    Deserializer, Serialize,
    de::{DeserializeOwned, DeserializeSeed, MapAccess, SeqAccess, Visitor},
};
use serde_json::Value;

/// What is wrong with a JSON text, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}{reason}", if *line > 0 { format!("line {line}, column {column}: ") } else { String::new() })]
pub struct BadJson {
    /// The line, from 1; 0 if it is not in one place.
    pub line: usize,
    /// The column.
    pub column: usize,
    /// What is wrong there.
    pub reason: String,
    /// Whether the text ends too early.
    pub is_cut_off: bool,
}

/// Reads a value that is written as this program would write it, but for optional fields and the order of fields.
///
/// Serde alone also takes an array for an object and `{"pass":null}` for `"pass"`.
pub fn read_json<T: DeserializeOwned + Serialize>(text: &str) -> Result<T, BadJson> {
    let read: T = read_loosely(text)?;
    let written = serde_json::to_value(&read)?;
    Like(&written).deserialize(&mut serde_json::Deserializer::from_str(text))?;
    Ok(read)
}

/// Reads a value, in any form that Serde takes.
pub(super) fn read_loosely<T: DeserializeOwned>(text: &str) -> Result<T, BadJson> {
    if text.starts_with('\u{FEFF}') {
        let reason = "a byte order mark (bytes EF BB BF) stands before the text: save it as UTF-8 without one";
        return Err(BadJson { line: 1, column: 1, reason: reason.into(), is_cut_off: false });
    }
    Ok(serde_json::from_str(text)?)
}

/// Passes over a value of the same type as this one; anything is like `null`, which also stands for what is not there.
struct Like<'a>(&'a Value);

impl<'de> DeserializeSeed<'de> for Like<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_option(self)
    }
}

impl<'de> Visitor<'de> for Like<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Value::Object(_) => "an object",
            Value::Array(_) => "an array",
            Value::String(_) => "a string",
            Value::Null | Value::Bool(_) | Value::Number(_) => "a value",
        })
    }

    // Where `null` must not stand it was refused when the value was read.
    fn visit_none<E>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        match self.0 {
            Value::Object(_) => deserializer.deserialize_map(self),
            Value::Array(_) => deserializer.deserialize_seq(self),
            Value::String(_) => deserializer.deserialize_str(self),
            Value::Null | Value::Bool(_) | Value::Number(_) => {
                deserializer.deserialize_ignored_any(serde::de::IgnoredAny).map(|_| ())
            }
        }
    }

    fn visit_str<E>(self, _: &str) -> Result<(), E> {
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        let mut position = 0;
        while items.next_element_seed(Like(&self.0[position]))?.is_some() {
            position += 1;
        }
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        while let Some(name) = fields.next_key::<String>()? {
            fields.next_value_seed(Like(&self.0[name.as_str()]))?;
        }
        Ok(())
    }
}

impl From<serde_json::Error> for BadJson {
    fn from(error: serde_json::Error) -> Self {
        let (line, column) = (error.line(), error.column());
        let full = error.to_string();
        // The place is said in front already.
        let reason = full.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&full);
        // What a file says must not steer a terminal.
        let reason = in_words(reason).replace(char::is_control, "\u{FFFD}");
        Self { line, column, reason, is_cut_off: error.is_eof() }
    }
}

/// Serde's words, where they are those of its own data model, as the page says them.
fn in_words(reason: &str) -> String {
    if let Some(rest) = reason.strip_prefix("unknown variant ") {
        return format!("unknown value {rest}");
    }
    let Some((found, expected)) = reason.rsplit_once(", expected ") else { return reason.into() };
    let found = match found {
        "invalid type: sequence" => "invalid type: array",
        "invalid type: map" => "invalid type: object",
        "invalid type: unit variant" => "invalid type: string",
        found => found,
    };
    let expected = match expected {
        "u8" | "u32" | "u64" => "a whole number",
        "a sequence" => "an array",
        "a map" | "newtype variant" | "struct variant" => "an object",
        "unit" => "a string",
        // Only of an object that is written as an array, where it does not matter how many there are.
        expected => expected.rsplit_once(" with ").map_or(expected, |(what, _)| what),
    };
    format!("{found}, expected {expected}")
}
