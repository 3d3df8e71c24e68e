//! Does what is asked, one request after the other.

use std::{collections::HashMap, io::ErrorKind, path::PathBuf, time::SystemTime};

use super::{
    BadId, BadSettings, Damaged, Fault, MatchId, MoreSettings, Resume, Settings, Stored, Tutorial,
    backend::{Backend, Entry, Slot},
    request::{Answer, Request, Task},
};
use crate::{
    platform,
    record::{BadFile, BadRecord, MOST_BYTES, Reader, read_any},
};

/// A match that could not be written.
struct Unsaved {
    text: String,
    since: SystemTime,
}

/// Answers requests by means of a backend.
pub(super) struct Worker<B> {
    backend: B,
    /// The games whose matches can be read.
    games: &'static [Reader],
    /// What could not be written is at least not forgotten before the app closes.
    unsaved: HashMap<MatchId, Unsaved>,
}

impl<B: Backend> Worker<B> {
    pub(super) fn new(backend: B, games: &'static [Reader]) -> Self {
        Self { backend, games, unsaved: HashMap::new() }
    }

    pub(super) async fn answer(&mut self, request: Request) -> Answer {
        match request {
            Request::List => self.list().await,
            Request::Save { id, text, step } => self.save(id, text, step).await,
            Request::SaveTutorial { id, tutorial } => {
                match self.backend.write(&Slot::Tutorial(id), &tutorial.write()).await {
                    Ok(()) => Answer::TutorialSaved,
                    Err(error) => Answer::TutorialNotSaved { fault: error.into() },
                }
            }
            Request::Remove(id) => self.remove(id).await,
            Request::ReadSettings => self.read_settings().await,
            Request::SaveSettings { settings, more } => match self.save_settings(settings, more).await {
                Ok(()) => Answer::SettingsSaved,
                Err(error) => Answer::SettingsNotSaved { fault: error.into() },
            },
            Request::ReadResume => Answer::ResumeRead(self.read_resume().await),
            Request::SaveResume(text) => match self.backend.write(&Slot::Resume, &text).await {
                Ok(()) => Answer::ResumeSaved,
                Err(error) => Answer::ResumeNotSaved { fault: error.into() },
            },
            Request::Export { id } => match self.export(&id).await {
                Ok(text) => Answer::Exported { id, text },
                Err(error) => Answer::Failed { task: Task::Export, fault: error.into() },
            },
            Request::Import { name, bytes } => match self.import(name, &bytes).await {
                Ok(id) => Answer::Imported { id },
                Err(error) => Answer::Failed { task: Task::Import, fault: error.into() },
            },
        }
    }

    async fn list(&mut self) -> Answer {
        let (mut matches, mut damaged) = (Vec::new(), Vec::new());
        let (entries, unlisted) = match self.backend.list().await {
            Ok(entries) => (entries, None),
            Err(error) => (Vec::new(), Some(error.into())),
        };
        for entry in entries {
            match self.read_match(&entry).await {
                // What is in memory is newer.
                Ok(Some(stored)) if !self.unsaved.contains_key(&stored.id) => matches.push(stored),
                Ok(_) => {}
                Err(bad) => damaged.push(bad),
            }
        }
        for (id, unsaved) in &self.unsaved {
            if let Ok(game) = read_any(self.games, unsaved.text.as_bytes()) {
                let (id, modified) = (id.clone(), unsaved.since);
                matches.push(Stored { id, modified, is_saved: false, game, tutorial: None });
            }
        }
        for stored in &mut matches {
            self.lay_tutorial_beside(stored).await;
        }
        matches.sort_by(|a, b| b.modified.cmp(&a.modified).then_with(|| a.id.cmp(&b.id)));
        damaged.sort_by(|a, b| a.name.cmp(&b.name));
        Answer::Listed { matches, damaged, unlisted }
    }

    /// The match of a file; `None` if it has gone meanwhile.
    async fn read_match(&mut self, entry: &Entry) -> Result<Option<Stored>, Damaged> {
        let in_place = |fault: Fault| Damaged {
            name: format!("{}.json", entry.stem),
            fault,
            moved_to: None,
            unmoved: None,
        };
        let id: MatchId = entry.stem.parse().map_err(|error: BadId| in_place(error.into()))?;
        let slot = Slot::Match(id.clone());
        let bytes = match self.backend.read(&slot).await {
            Ok(Some(bytes)) => bytes,
            Ok(None) => return Ok(None),
            Err(error @ BadFile::Io { .. }) => return Err(in_place(error.into())),
            Err(error) => return Err(self.set_aside(&slot, error.into()).await),
        };
        match read_any(self.games, &bytes) {
            Ok(game) => {
                let modified = entry.modified;
                Ok(Some(Stored { id, modified, is_saved: true, game, tutorial: None }))
            }
            // Nothing is wrong with these: a newer program opens them again.
            Err(error @ (BadRecord::Version { .. } | BadRecord::Rules { .. } | BadRecord::Game { .. })) => {
                Err(in_place(error.into()))
            }
            Err(error) => Err(self.set_aside(&slot, error.into()).await),
        }
    }

    /// A first match goes on with its own dice. Without what lies beside it, it is a match like any other.
    async fn lay_tutorial_beside(&mut self, stored: &mut Stored) {
        let bytes = self.backend.read(&Slot::Tutorial(stored.id.clone())).await.ok().flatten();
        stored.tutorial = bytes.and_then(|bytes| Tutorial::read(&bytes));
        if let Some(tutorial) = &stored.tutorial
            && !stored.game.is_over()
        {
            stored.game = stored.game.seeded(tutorial.seed);
        }
    }

    async fn set_aside(&mut self, slot: &Slot, fault: Fault) -> Damaged {
        let (moved_to, unmoved) = match self.backend.set_aside(slot).await {
            Ok(path) => (Some(path), None),
            Err(error) => (None, Some(error.into())),
        };
        Damaged { name: slot.to_string(), fault, moved_to, unmoved }
    }

    async fn save(&mut self, id: MatchId, text: String, step: usize) -> Answer {
        match self.backend.write(&Slot::Match(id.clone()), &text).await {
            Ok(()) => {
                self.unsaved.remove(&id);
                Answer::Saved { id, step }
            }
            Err(error) => {
                self.unsaved.insert(id.clone(), Unsaved { text, since: platform::now() });
                Answer::NotSaved { id, step, fault: error.into() }
            }
        }
    }

    async fn remove(&mut self, id: MatchId) -> Answer {
        let was_unsaved = self.unsaved.remove(&id).is_some();
        let removed = self.backend.remove(&Slot::Match(id.clone())).await;
        // Without its match it is about nothing.
        if removed.is_ok() {
            let _ = self.backend.remove(&Slot::Tutorial(id.clone())).await;
        }
        match removed {
            Err(error) if !was_unsaved => Answer::Failed { task: Task::Remove, fault: error.into() },
            _ => Answer::Removed(id),
        }
    }

    async fn read_settings(&mut self) -> Answer {
        let mut damaged = Vec::new();
        let settings = self.read_if_good(Slot::Settings, Settings::read, &mut damaged).await;
        let more = self.read_if_good(Slot::MoreSettings, MoreSettings::read, &mut damaged).await;
        Answer::SettingsRead { settings: settings.map(Box::new), more, damaged }
    }

    /// What is in a slot; `None` if nothing is, or nothing that could be used, which is set aside and named.
    async fn read_if_good<T>(
        &mut self,
        slot: Slot,
        read: fn(&[u8]) -> Result<T, BadSettings>,
        damaged: &mut Vec<Damaged>,
    ) -> Option<T> {
        let fault: Fault = match self.backend.read(&slot).await {
            Ok(None) => return None,
            Ok(Some(bytes)) => match read(&bytes) {
                Ok(it) => return Some(it),
                Err(error) => error.into(),
            },
            Err(error @ BadFile::Io { .. }) => {
                let (name, fault) = (slot.to_string(), error.into());
                damaged.push(Damaged { name, fault, moved_to: None, unmoved: None });
                return None;
            }
            Err(error) => error.into(),
        };
        damaged.push(self.set_aside(&slot, fault).await);
        None
    }

    async fn save_settings(&mut self, settings: Option<String>, more: Option<String>) -> Result<(), BadFile> {
        for (slot, text) in [(Slot::Settings, settings), (Slot::MoreSettings, more)] {
            if let Some(text) = text {
                self.backend.write(&slot, &text).await?;
            }
        }
        Ok(())
    }

    /// Where the app goes on. What earlier versions kept of it among the settings gets its own file, before the
    /// settings are written without it.
    async fn read_resume(&mut self) -> Resume {
        match self.backend.read(&Slot::Resume).await {
            Ok(Some(bytes)) => return Resume::read(&bytes),
            Ok(None) => {}
            Err(_) => return Resume::default(),
        }
        let Ok(Some(settings)) = self.backend.read(&Slot::Settings).await else { return Resume::default() };
        let resume = Resume::of_settings(&settings);
        if resume != Resume::default()
            && let Err(error) = self.backend.write(&Slot::Resume, &resume.write()).await
        {
            bevy::log::warn!("where the app goes on cannot be saved: {error}");
        }
        resume
    }

    /// The record of a match, on disk or not.
    async fn export(&mut self, id: &MatchId) -> Result<String, BadFile> {
        if let Some(unsaved) = self.unsaved.get(id) {
            return Ok(unsaved.text.clone());
        }
        let slot = Slot::Match(id.clone());
        let cannot =
            |kind: ErrorKind| BadFile::Io { path: slot.to_string().into(), writing: false, error: kind.into() };
        let bytes = self.backend.read(&slot).await?.ok_or_else(|| cannot(ErrorKind::NotFound))?;
        String::from_utf8(bytes).map_err(|_| cannot(ErrorKind::InvalidData))
    }

    /// Takes up a match that came from elsewhere, under a name of its own.
    async fn import(&mut self, name: String, bytes: &[u8]) -> Result<MatchId, BadFile> {
        let path = PathBuf::from(name);
        if bytes.len() as u64 > MOST_BYTES {
            return Err(BadFile::TooLarge { path });
        }
        let game = read_any(self.games, bytes).map_err(|error| BadFile::Record { path, error })?;
        let id = MatchId::fresh(game.game());
        self.backend.write(&Slot::Match(id.clone()), &game.write()).await?;
        Ok(id)
    }
}
