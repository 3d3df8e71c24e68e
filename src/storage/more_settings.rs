//! What a person has chosen beyond what all versions of the app know, and its file form.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::BadSettings;

/// By which light everything is seen.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Light {
    #[default]
    Day,
    Night,
    /// In strong contrast: nothing between light and dark.
    High,
}

/// How much of what happens is said to whoever does not see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Narrates {
    /// All of it.
    #[default]
    All,
    /// What people do, and at the beginning of their turns what others have done.
    Own,
    /// Whose turn it is, and what asks to be heard.
    Little,
}

impl Narrates {
    /// The most first.
    pub const ALL: [Self; 3] = [Self::All, Self::Own, Self::Little];
}

/// How things are gone through one after the other by whoever has one or two switches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Scanning {
    /// Not at all.
    #[default]
    Off,
    /// One switch moves on, the other chooses.
    Two,
    /// One switch moves on, and a pause chooses.
    One,
}

impl Scanning {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Off, Self::Two, Self::One];
}

/// Settings in a file beside [`Settings`](super::Settings): the first versions refuse a file with a field that they do
/// not know, so whatever they lack stands here, and a person who goes back to one and on again loses nothing.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct MoreSettings {
    /// The tag of the language that was chosen; without one the device's list of languages decides.
    pub language: Option<String>,
    /// The light that was chosen; without one it is as the device wants it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub light: Option<Light>,
    /// How loud music is, from 0 (silent) to 1, if it was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub music: Option<f32>,
    /// How loud touches are, from 0 (silent) to 1, if it was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub taps: Option<f32>,
    /// Whether tables say what is to be done, if it was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prompts: Option<bool>,
    /// Whether the next player is told what has changed, if it was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub changes: Option<bool>,
    /// Whether all are told what somebody has taken, if it was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonuses: Option<bool>,
    /// Whether a turn ends only once that was confirmed, if it was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ends: Option<bool>,
    /// Whether there is no music, nothing flies, and computer players wait, if it was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub calm: Option<bool>,
    /// Whether letters alone mean something at the table, if it was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letters: Option<bool>,
    /// How much of what happens is said, if it was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub narrates: Option<Narrates>,
    /// How things are gone through with switches, if it was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scanning: Option<Scanning>,
    /// Whether the second of two switches was ever pressed, since they were chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second_switch: Option<bool>,
    /// In how many seconds a pause chooses, if it was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scan_pause: Option<f32>,
    /// The games whose first match was begun, by their names in records.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub taught: Vec<String>,
    /// What a newer version has added: kept as it is.
    #[serde(flatten)]
    pub others: Map<String, Value>,
}

impl MoreSettings {
    /// How loud music is where nothing was chosen: quiet.
    pub const MUSIC: f32 = 0.6;

    /// How loud music is, from 0 (silent) to 1.
    pub fn music(&self) -> f32 {
        self.music.unwrap_or(Self::MUSIC).clamp(0.0, 1.0)
    }

    /// How loud touches are, from 0 (silent) to 1, where sounds are so loud: as loud, if nothing was chosen.
    pub fn taps(&self, sound: f32) -> f32 {
        self.taps.unwrap_or(sound).clamp(0.0, 1.0)
    }

    /// Whether tables say what is to be done, rather than what was done last; so where nothing was chosen.
    pub fn says_what_to_do(&self) -> bool {
        self.prompts.unwrap_or(true)
    }

    /// Whether the next player is told what has changed since the own last turn; so where nothing was chosen.
    pub fn tells_changes(&self) -> bool {
        self.changes.unwrap_or(true)
    }

    /// Whether all are told what somebody has taken from them; so where nothing was chosen.
    pub fn shows_bonuses(&self) -> bool {
        self.bonuses.unwrap_or(true)
    }

    /// Whether a turn ends only once that was confirmed; not so where nothing was chosen.
    pub fn asks_before_end(&self) -> bool {
        self.ends.unwrap_or(false)
    }

    /// Whether there is no music, nothing flies, and computer players wait; not so where nothing was chosen.
    pub fn is_calm(&self) -> bool {
        self.calm.unwrap_or(false)
    }

    /// Whether letters alone mean something at the table; so where nothing was chosen.
    pub fn has_letters(&self) -> bool {
        self.letters.unwrap_or(true)
    }

    /// How much of what happens is said; all of it where nothing was chosen.
    pub fn narrates(&self) -> Narrates {
        self.narrates.unwrap_or_default()
    }

    /// How things are gone through with switches; not at all where nothing was chosen.
    pub fn scanning(&self) -> Scanning {
        self.scanning.unwrap_or_default()
    }

    /// In how many seconds a pause chooses, if it does: with two switches only until the second one was ever pressed, so that
    /// nobody without one is locked out.
    pub fn choosing_pause(&self) -> Option<f32> {
        match self.scanning() {
            Scanning::Off => None,
            Scanning::One => Some(self.scan_pause()),
            Scanning::Two if self.second_switch == Some(true) => None,
            Scanning::Two => Self::SCAN_PAUSES.last().copied(),
        }
    }

    /// The pauses of which one can be chosen, in seconds.
    pub const SCAN_PAUSES: [f32; 4] = [1.0, 1.5, 2.5, 4.0];

    /// In how many seconds a pause chooses.
    pub fn scan_pause(&self) -> f32 {
        let [least, usual, .., most] = Self::SCAN_PAUSES;
        self.scan_pause.filter(|pause| pause.is_finite()).map_or(usual, |pause| pause.clamp(least, most))
    }

    /// Reads the file form; fields that are left out are as designed.
    pub fn read(bytes: &[u8]) -> Result<Self, BadSettings> {
        let text = core::str::from_utf8(bytes).map_err(|_| BadSettings::Binary)?;
        serde_json::from_str(text).map_err(|error| BadSettings::Form(error.to_string()))
    }

    /// The file form.
    pub fn write(&self) -> String {
        let text = serde_json::to_string_pretty(self);
        debug_assert!(text.is_ok(), "settings are plain data");
        text.unwrap_or_default() + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_chosen_survives_writing_and_reading() {
        let (language, light) = (Some("nb".into()), Some(Light::Night));
        let (music, taps) = (Some(0.2), Some(0.0));
        let taught = vec!["doodle-city".into()];
        let chosen = MoreSettings { language, light, music, taps, taught, ..MoreSettings::default() };
        assert_eq!(MoreSettings::read(chosen.write().as_bytes()), Ok(chosen));
        assert_eq!(MoreSettings::read(b"{}"), Ok(MoreSettings::default()));
    }

    #[test]
    fn loudness_has_its_limits_and_its_usual_value() {
        let loud = MoreSettings { music: Some(7.0), taps: Some(-1.0), ..MoreSettings::default() };
        assert_eq!((loud.music(), loud.taps(0.7)), (1.0, 0.0));
        let usual = MoreSettings::default();
        assert_eq!((usual.music(), usual.taps(0.7)), (MoreSettings::MUSIC, 0.7));
    }

    #[test]
    fn what_a_newer_version_has_added_is_written_back() {
        let newer = br#"{"language": "de", "paper": {"kind": "squared"}, "pads": [1, 2]}"#;
        let mut settings = MoreSettings::read(newer).unwrap();
        settings.language = Some("hu".into());
        let written: Value = serde_json::from_str(&settings.write()).unwrap();
        let whole = serde_json::json!({"language": "hu", "paper": {"kind": "squared"}, "pads": [1, 2]});
        assert_eq!(written, whole);
    }

    #[test]
    fn a_bad_file_says_what_is_bad() {
        let reason = |text: &[u8]| MoreSettings::read(text).map_err(|error| error.to_string()).unwrap_err();
        assert!(reason(br#"{"language": 7}"#).contains("line 1"));
        assert!(reason(b"").contains("EOF"));
        assert_eq!(reason(&[0xff]), "this is not a text file");
    }
}
