//! JSON read strictly, and what is wrong with it.

use core::fmt;

use serde::{
    Deserializer, Serialize,
    de::{DeserializeOwned, DeserializeSeed, MapAccess, SeqAccess, Visitor},
};
use serde_json::Value;

/// What is wrong with a JSON text, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct BadJson {
    /// The line, from 1.
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
    let read: T = serde_json::from_str(text)?;
    let written = serde_json::to_value(&read)?;
    Like(&written).deserialize(&mut serde_json::Deserializer::from_str(text))?;
    Ok(read)
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
        Self { line, column, reason: reason.into(), is_cut_off: error.is_eof() }
    }
}
