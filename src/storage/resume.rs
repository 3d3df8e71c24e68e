//! Where the app goes on after the device has ended it, and its file form.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Where the app goes on, for devices that end it whenever they like. Changing the resource is enough: it is saved
/// automatically.
#[derive(Resource, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Resume {
    /// The match on the table.
    pub on_table: Option<String>,
    /// What was chosen there and not yet confirmed, in the game's own form.
    pub chosen: Option<Value>,
}

impl Resume {
    /// Reads the file form. Without a good one the app begins on the shelf, where every match lies: nothing is lost.
    pub(super) fn read(bytes: &[u8]) -> Self {
        serde_json::from_slice(bytes).unwrap_or_default()
    }

    /// The file form.
    pub(super) fn write(&self) -> String {
        let text = serde_json::to_string_pretty(self);
        debug_assert!(text.is_ok(), "this is plain data");
        text.unwrap_or_default() + "\n"
    }

    /// What earlier versions kept among the settings.
    pub(super) fn of_settings(bytes: &[u8]) -> Self {
        let mut fields: Map<String, Value> = serde_json::from_slice(bytes).unwrap_or_default();
        Self::take(&mut fields).unwrap_or_default()
    }

    /// Takes what is kept here out of other fields; `None` if nothing of it was there.
    pub(super) fn take(fields: &mut Map<String, Value>) -> Option<Self> {
        let [on_table, chosen] = ["on_table", "chosen"].map(|field| fields.remove(field));
        if on_table.is_none() && chosen.is_none() {
            return None;
        }
        let on_table = on_table.and_then(|id| id.as_str().map(str::to_owned));
        Some(Self { on_table, chosen: chosen.filter(|chosen| !chosen.is_null()) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn somewhere() -> Resume {
        Resume { on_table: Some("doodle-city-1".into()), chosen: Some(serde_json::json!({ "step": 3 })) }
    }

    #[test]
    fn it_survives_writing_and_reading() {
        for resume in [somewhere(), Resume::default()] {
            assert_eq!(Resume::read(resume.write().as_bytes()), resume);
        }
    }

    #[test]
    fn from_a_bad_file_the_app_begins_anew() {
        for bad in ["", "{", "[]", "7", r#"{"on_table": 7}"#] {
            assert_eq!(Resume::read(bad.as_bytes()), Resume::default(), "{bad}");
        }
        assert_eq!(Resume::read(&[0xff]), Resume::default());
    }

    #[test]
    fn earlier_versions_kept_it_among_the_settings() {
        let old = br#"{"sound": 0.5, "on_table": "doodle-city-1", "chosen": {"step": 3}}"#;
        assert_eq!(Resume::of_settings(old), somewhere());
        for none in ["", "{", "7", "{}", r#"{"on_table": null, "chosen": null}"#, r#"{"on_table": 7}"#] {
            assert_eq!(Resume::of_settings(none.as_bytes()), Resume::default(), "{none}");
        }
    }
}
