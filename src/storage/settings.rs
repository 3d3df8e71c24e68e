//! What a person has chosen once for all matches, and its file form.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{MoreSettings, Resume};
use crate::{platform::Device, record::Player};

/// How fast things move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// In twice the time.
    Slow,
    /// As designed.
    #[default]
    Normal,
    /// In a third of the time or so.
    Fast,
    /// Not at all: everything is at its end at once.
    Off,
}

/// The settings. Changing the resource is enough: it is saved automatically.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Names that were played with, latest first.
    pub names: Vec<String>,
    /// The seats of the latest match of each game, by its name, as they were filled in; names not typed are empty.
    pub tables: BTreeMap<String, Vec<Player>>,
    /// The same as kept when there was only one game.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<Player>,
    /// How much larger than designed the text is, 1 to 2.
    pub text_scale: f32,
    /// Whether the left hand plays: what the thumb needs lies on its side.
    pub left_handed: bool,
    /// How fast things move.
    pub motion: Motion,
    /// Loudness, from 0 (silent) to 1.
    pub sound: f32,
    /// Whether touches and dice can be felt, on devices that vibrate.
    pub haptics: bool,
    /// Whether a banner asks to hand the device to the next player.
    pub banner: bool,
    /// Whether the dice roll without being touched.
    pub roll_by_itself: bool,
    /// Whether tables say how likely something is, where a player could work it out.
    pub odds: bool,
    /// What has come later, in a file of its own.
    #[serde(skip)]
    pub more: MoreSettings,
    /// What a newer version has added: kept as it is.
    #[serde(flatten)]
    pub others: Map<String, Value>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            names: Vec::new(),
            tables: BTreeMap::new(),
            seats: Vec::new(),
            text_scale: 1.0,
            left_handed: false,
            motion: Motion::Normal,
            sound: 0.7,
            haptics: true,
            banner: true,
            roll_by_itself: false,
            odds: true,
            more: MoreSettings::default(),
            others: Map::new(),
        }
    }
}

/// Why a text cannot be read as settings.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum BadSettings {
    /// Not text.
    #[error("this is not a text file")]
    Binary,
    /// Not JSON, or with a wrong value.
    #[error("{0}")]
    Form(String),
    /// A number beyond its range.
    #[error("`{field}` must be {least} to {most}, not {found}")]
    Range {
        /// Which.
        field: &'static str,
        /// The least that is allowed.
        least: f32,
        /// The most that is allowed.
        most: f32,
        /// What it is.
        found: f32,
    },
}

impl Settings {
    /// The most names that are remembered.
    pub const MOST_NAMES: usize = 24;
    const TEXT_SCALE: (f32, f32) = (1.0, 2.0);
    const SOUND: (f32, f32) = (0.0, 1.0);

    /// Whether a match of this game was ever begun, a first one included.
    pub fn has_begun(&self, game: &str) -> bool {
        !self.seats(game).is_empty() || self.more.taught.iter().any(|taught| taught == game)
    }

    /// Reads the file form, all but [`more`](Self::more); fields that are left out are as designed.
    pub fn read(bytes: &[u8]) -> Result<Self, BadSettings> {
        let text = core::str::from_utf8(bytes).map_err(|_| BadSettings::Binary)?;
        let mut settings: Self =
            serde_json::from_str(text).map_err(|error| BadSettings::Form(error.to_string()))?;
        // Earlier versions kept more here, which has a file of its own now.
        Resume::take(&mut settings.others);
        for (field, found, (least, most)) in
            [("text_scale", settings.text_scale, Self::TEXT_SCALE), ("sound", settings.sound, Self::SOUND)]
        {
            if !(least..=most).contains(&found) {
                return Err(BadSettings::Range { field, least, most, found });
            }
        }
        Ok(settings)
    }

    /// The file form of all but [`more`](Self::more), with numbers brought into their range, so that it can be read again.
    pub fn write(&self) -> String {
        let usual = Self::default();
        let written = Self {
            text_scale: within(self.text_scale, Self::TEXT_SCALE, usual.text_scale),
            sound: within(self.sound, Self::SOUND, usual.sound),
            ..self.clone()
        };
        let text = serde_json::to_string_pretty(&written);
        debug_assert!(text.is_ok(), "settings are plain data");
        text.unwrap_or_default() + "\n"
    }

    /// What applies on `device` until somebody chooses otherwise.
    pub(super) fn usual(device: &dyn Device) -> Self {
        let usual = Self::default();
        Self {
            motion: if device.wants_stillness() { Motion::Off } else { usual.motion },
            text_scale: within(device.text_scale(), Self::TEXT_SCALE, usual.text_scale),
            ..usual
        }
    }

    /// The seats of the latest match of `game`; empty if there was none.
    pub fn seats(&self, game: &str) -> &[Player] {
        self.tables.get(game).unwrap_or(&self.seats)
    }

    /// Remembers a name as the latest one.
    pub fn remember(&mut self, name: &str) {
        let name = name.trim();
        if !name.is_empty() {
            self.names.retain(|known| known != name);
            self.names.insert(0, name.to_owned());
            self.names.truncate(Self::MOST_NAMES);
        }
    }
}

/// A number brought into its range.
fn within(found: f32, (least, most): (f32, f32), otherwise: f32) -> f32 {
    if found.is_nan() { otherwise } else { found.clamp(least, most) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Controller, Level};

    #[test]
    fn settings_survive_writing_and_reading() {
        let mut settings = Settings {
            text_scale: 1.3,
            left_handed: true,
            motion: Motion::Off,
            sound: 0.0,
            haptics: false,
            banner: false,
            roll_by_itself: true,
            ..Settings::default()
        };
        let seats =
            vec![Player::person(""), Player { name: "Deep Pen".into(), by: Controller::Level(Level::Expert) }];
        settings.tables.insert("chess".into(), seats);
        for name in ["Ada", "Åse", "Ada "] {
            settings.remember(name);
        }
        assert_eq!(settings.names, ["Ada", "Åse"]);
        assert_eq!(Settings::read(settings.write().as_bytes()), Ok(settings));
    }

    #[test]
    fn each_game_has_seats_of_its_own_and_those_of_earlier_versions_are_for_all() {
        let old = br#"{"seats": [{"name": "Ada"}, {"name": "Ben"}, {"name": "Cleo"}]}"#;
        let mut settings = Settings::read(old).unwrap();
        assert_eq!(settings.seats("chess").len(), 3);
        settings.tables.insert("chess".into(), vec![Player::person("Ada"), Player::person("Dov")]);
        let settings = Settings::read(settings.write().as_bytes()).unwrap();
        assert_eq!((settings.seats("chess").len(), settings.seats("ludo").len()), (2, 3));
    }

    #[test]
    fn what_earlier_versions_kept_of_the_table_does_no_harm() {
        let text = |settings: &Settings, more: &str| settings.write().replacen('{', &format!("{{{more},"), 1);
        let settings = Settings { text_scale: 1.3, sound: 0.1, ..Settings::default() };
        for more in [
            r#""on_table": null, "chosen": null"#,
            r#""on_table": "doodle-city-1", "chosen": {"step": 3}"#,
            r#""chosen": 7"#,
        ] {
            let old = text(&settings, more);
            assert_eq!(Settings::read(old.as_bytes()).as_ref(), Ok(&settings), "{old}");
            let read = Settings::read(old.as_bytes()).unwrap();
            assert!(!read.write().contains("chosen"), "it is not written back");
        }
    }

    #[test]
    fn what_a_newer_version_has_added_is_written_back() {
        let newer = br#"{"sound": 0.5, "colour": {"of": "pens"}}"#;
        let mut settings = Settings::read(newer).unwrap();
        settings.banner = false;
        let written: Value = serde_json::from_str(&settings.write()).unwrap();
        assert_eq!(written["colour"], serde_json::json!({"of": "pens"}));
        assert_eq!((&written["sound"], &written["banner"]), (&0.5.into(), &false.into()));
    }

    #[test]
    fn earlier_versions_can_read_what_is_written() {
        let chosen = MoreSettings { language: Some("nb".into()), ..MoreSettings::default() };
        let written: Map<String, Value> =
            serde_json::from_str(&Settings { more: chosen, ..Settings::default() }.write()).unwrap();
        let known = [
            "banner",
            "haptics",
            "left_handed",
            "motion",
            "names",
            "odds",
            "roll_by_itself",
            "seats",
            "sound",
            "tables",
            "text_scale",
        ];
        assert!(written.keys().all(|field| known.contains(&field.as_str())), "{written:?}");
    }

    #[test]
    fn what_is_left_out_is_as_designed() {
        assert_eq!(Settings::read(b"{}"), Ok(Settings::default()));
    }

    #[test]
    fn what_is_written_can_always_be_read() {
        for odd in [f32::NAN, f32::INFINITY, -1.0] {
            let settings = Settings { text_scale: odd, sound: odd, ..Settings::default() };
            assert!(Settings::read(settings.write().as_bytes()).is_ok(), "{odd}");
        }
    }

    #[test]
    fn bad_settings_say_what_is_bad() {
        let reason = |text: &[u8]| Settings::read(text).map_err(|error| error.to_string()).unwrap_err();
        assert_eq!(reason(br#"{"text_scale": 9}"#), "`text_scale` must be 1 to 2, not 9");
        assert!(reason(br#"{"sound": "loud"}"#).contains("line 1"));
        assert!(reason(b"").contains("EOF"));
        assert_eq!(reason(&[0xff]), "this is not a text file");
    }
}
