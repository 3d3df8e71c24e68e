//! Does what is asked, one request after the other, on the storage's own thread.

use std::{
    collections::HashMap,
    fs::{self, File},
    io::Write as _,
    path::{Path, PathBuf},
    time::SystemTime,
};

use super::{
    AnyMatch, Damaged, MatchId, Settings, Stored,
    backend::{Backend, Entry, Slot},
    request::{Answer, Request, Task},
};
use crate::record::{BadFile, BadRecord, load_bytes};

/// A match that could not be written.
struct Unsaved {
    text: String,
    since: SystemTime,
}

/// Answers requests by means of a backend.
pub(super) struct Worker {
    backend: Box<dyn Backend>,
    /// What could not be written is at least not forgotten before the app closes.
    unsaved: HashMap<MatchId, Unsaved>,
}

impl Worker {
    pub(super) fn new(backend: Box<dyn Backend>) -> Self {
        Self { backend, unsaved: HashMap::new() }
    }

    pub(super) fn answer(&mut self, request: Request) -> Answer {
        match request {
            Request::List => self.list(),
            Request::Save { id, text, step } => self.save(id, text, step),
            Request::Remove(id) => self.remove(id),
            Request::ReadSettings => self.read_settings(),
            Request::SaveSettings(text) => match self.backend.write(&Slot::Settings, &text) {
                Ok(()) => Answer::SettingsSaved,
                Err(error) => Answer::SettingsNotSaved { error: error.to_string() },
            },
            Request::Export { id, to } => match self.export(&id, &to) {
                Ok(()) => Answer::Exported { id, to },
                Err(error) => Answer::Failed { task: Task::Export, what: error.to_string() },
            },
            Request::Import { from } => match self.import(&from) {
                Ok(id) => Answer::Imported { id },
                Err(error) => Answer::Failed { task: Task::Import, what: error.to_string() },
            },
        }
    }

    fn list(&mut self) -> Answer {
        let (mut matches, mut damaged) = (Vec::new(), Vec::new());
        let entries = self.backend.list().unwrap_or_else(|error| {
            damaged.push(Damaged { name: "matches".into(), reason: error.to_string(), moved_to: None });
            Vec::new()
        });
        for entry in entries {
            match self.read_match(&entry) {
                // What is in memory is newer.
                Ok(Some(stored)) if !self.unsaved.contains_key(&stored.id) => matches.push(stored),
                Ok(_) => {}
                Err(bad) => damaged.push(bad),
            }
        }
        for (id, unsaved) in &self.unsaved {
            if let Ok(game) = AnyMatch::read(unsaved.text.as_bytes()) {
                matches.push(Stored { id: id.clone(), modified: unsaved.since, is_saved: false, game });
            }
        }
        matches.sort_by(|a, b| b.modified.cmp(&a.modified).then_with(|| a.id.cmp(&b.id)));
        damaged.sort_by(|a, b| a.name.cmp(&b.name));
        Answer::Listed { matches, damaged }
    }

    /// The match of a file; `None` if it has gone meanwhile.
    fn read_match(&mut self, entry: &Entry) -> Result<Option<Stored>, Damaged> {
        let in_place = |error: &dyn core::error::Error| Damaged {
            name: format!("{}.json", entry.stem),
            reason: error.to_string(),
            moved_to: None,
        };
        let id: MatchId = entry.stem.parse().map_err(|error| in_place(&error))?;
        let slot = Slot::Match(id.clone());
        let bytes = match self.backend.read(&slot) {
            Ok(Some(bytes)) => bytes,
            Ok(None) => return Ok(None),
            Err(error @ BadFile::Io { .. }) => return Err(in_place(&error)),
            Err(error) => return Err(self.set_aside(&slot, error.to_string())),
        };
        match AnyMatch::read(&bytes) {
            Ok(game) => Ok(Some(Stored { id, modified: entry.modified, is_saved: true, game })),
            // Nothing is wrong with these: a newer program opens them again.
            Err(error @ (BadRecord::Version { .. } | BadRecord::Rules { .. } | BadRecord::Game { .. })) => {
                Err(in_place(&error))
            }
            Err(error) => Err(self.set_aside(&slot, error.to_string())),
        }
    }

    fn set_aside(&mut self, slot: &Slot, mut reason: String) -> Damaged {
        let moved_to = match self.backend.set_aside(slot) {
            Ok(path) => Some(path),
            Err(error) => {
                reason = format!("{reason}; and it cannot be moved: {error}");
                None
            }
        };
        Damaged { name: slot.to_string(), reason, moved_to }
    }

    fn save(&mut self, id: MatchId, text: String, step: usize) -> Answer {
        match self.backend.write(&Slot::Match(id.clone()), &text) {
            Ok(()) => {
                self.unsaved.remove(&id);
                Answer::Saved { id, step }
            }
            Err(error) => {
                self.unsaved.insert(id.clone(), Unsaved { text, since: SystemTime::now() });
                Answer::NotSaved { id, step, error: error.to_string() }
            }
        }
    }

    fn remove(&mut self, id: MatchId) -> Answer {
        let was_unsaved = self.unsaved.remove(&id).is_some();
        match self.backend.remove(&Slot::Match(id.clone())) {
            Err(error) if !was_unsaved => Answer::Failed { task: Task::Remove, what: error.to_string() },
            _ => Answer::Removed(id),
        }
    }

    fn read_settings(&mut self) -> Answer {
        let usual = |damaged| Answer::SettingsRead { settings: Settings::default(), damaged };
        let slot = Slot::Settings;
        let bytes = match self.backend.read(&slot) {
            Ok(Some(bytes)) => bytes,
            Ok(None) => return usual(None),
            Err(error @ BadFile::Io { .. }) => {
                let damaged = Damaged { name: slot.to_string(), reason: error.to_string(), moved_to: None };
                return usual(Some(damaged));
            }
            Err(error) => return usual(Some(self.set_aside(&slot, error.to_string()))),
        };
        match Settings::read(&bytes) {
            Ok(settings) => Answer::SettingsRead { settings, damaged: None },
            Err(error) => usual(Some(self.set_aside(&slot, error.to_string()))),
        }
    }

    fn export(&mut self, id: &MatchId, to: &Path) -> Result<(), BadFile> {
        let cannot = |path: PathBuf, writing| move |error| BadFile::Io { path, writing, error };
        let bytes = match self.unsaved.get(id) {
            Some(unsaved) => unsaved.text.clone().into_bytes(),
            None => self.backend.read(&Slot::Match(id.clone()))?.ok_or_else(|| {
                cannot(Slot::Match(id.clone()).to_string().into(), false)(std::io::ErrorKind::NotFound.into())
            })?,
        };
        let mut file = File::create_new(to).map_err(cannot(to.into(), true))?;
        let written = file.write_all(&bytes).and_then(|()| file.sync_all());
        written.map_err(|error| {
            // Half a copy is worse than none.
            let _ = fs::remove_file(to);
            cannot(to.into(), true)(error)
        })
    }

    fn import(&mut self, from: &Path) -> Result<MatchId, BadFile> {
        let game =
            AnyMatch::read(&load_bytes(from)?).map_err(|error| BadFile::Record { path: from.into(), error })?;
        let id = MatchId::fresh(game.game());
        self.backend.write(&Slot::Match(id.clone()), &game.write())?;
        Ok(id)
    }
}
