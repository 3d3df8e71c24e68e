//! Does what is asked, one request after the other.

use std::{collections::HashMap, io::ErrorKind, path::PathBuf, sync::Arc, time::SystemTime};

use super::{
    Archived, BadId, BadSettings, Came, Damaged, Fault, MatchFacts, MatchId, MoreSettings, Resume, Settings,
    Stored, Tutorial,
    backend::{Backend, Slot, Stamp},
    index::{Index, Indexed},
    request::{Answer, Request, Task},
};
use crate::{
    platform,
    record::{BadFile, BadRecord, MOST_ARCHIVE_BYTES, MOST_BYTES, Reader, RecordHash, read_any, split_records},
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
    index: Index,
    /// Of when the index is that was read, or that there was none; `None` before it was looked for.
    index_read: Option<Option<SystemTime>>,
}

impl<B: Backend> Worker<B> {
    pub(super) fn new(backend: B, games: &'static [Reader]) -> Self {
        Self { backend, games, unsaved: HashMap::new(), index: Index::default(), index_read: None }
    }

    pub(super) async fn answer(&mut self, request: Request) -> Answer {
        match request {
            Request::List => self.list().await,
            Request::ListArchive => self.list_archive().await,
            Request::Read(id) => self.read(id).await,
            Request::Save { id, text, step } => self.save(id, text, step).await,
            Request::SaveTutorial { id, tutorial } => {
                match self.backend.write(&Slot::Tutorial(id), &tutorial.write()).await {
                    Ok(()) => Answer::TutorialSaved,
                    Err(error) => Answer::TutorialNotSaved { fault: error.into() },
                }
            }
            Request::ReadAnalysis(id) => {
                let kept = self.backend.read(&Slot::Analysis(id.clone())).await.ok().flatten();
                let text = kept.and_then(|text| String::from_utf8(text.bytes).ok());
                Answer::AnalysisRead { id, text }
            }
            Request::SaveAnalysis { id, text } => match self.backend.write(&Slot::Analysis(id), &text).await {
                Ok(()) => Answer::AnalysisSaved,
                Err(error) => Answer::AnalysisNotSaved { fault: error.into() },
            },
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
            Request::ExportArchive => self.export_archive().await,
            Request::Import { name, bytes } => self.import(name, &bytes).await,
        }
    }

    /// The running matches.
    async fn list(&mut self) -> Answer {
        let Scan { mut running, damaged, unlisted } = self.scan().await;
        for stored in &mut running {
            self.lay_tutorial_beside(stored).await;
        }
        running.sort_by(|a, b| b.modified.cmp(&a.modified).then_with(|| a.id.cmp(&b.id)));
        Answer::Listed { matches: running, damaged, unlisted }
    }

    /// The finished matches.
    async fn list_archive(&mut self) -> Answer {
        let Scan { damaged, unlisted, .. } = self.scan().await;
        let mut matches: Vec<_> = self.index.iter().filter_map(|(stem, it)| archived(stem, it)).collect();
        for (id, Unsaved { text, since }) in &self.unsaved {
            if let Ok(play) = read_any(self.games, text.as_bytes())
                && play.is_over()
            {
                matches.retain(|it| it.id != *id);
                let facts = Arc::new(MatchFacts::of(&play));
                matches.push(Archived { id: id.clone(), modified: *since, is_saved: false, facts });
            }
        }
        matches.sort_by(|a, b| b.played().cmp(&a.played()).then_with(|| a.id.cmp(&b.id)));
        Answer::ArchiveListed { matches: matches.into(), damaged, unlisted }
    }

    /// Looks at what is there. Only what the index does not know is read: running matches, and what is new.
    async fn scan(&mut self) -> Scan {
        let (entries, unlisted) = match self.backend.list().await {
            Ok(entries) => (entries, None),
            Err(error) => (Vec::new(), Some(error.into())),
        };
        let has_stamps = entries.iter().all(|entry| entry.stamp.is_some());
        self.read_index(has_stamps).await;
        let (mut running, mut damaged) = (Vec::new(), Vec::new());
        for entry in &entries {
            // What is in memory is newer.
            if self.index.knows(entry) || self.unsaved.contains_key(entry.stem.as_str()) {
                continue;
            }
            match self.read_match(&entry.stem).await {
                Ok(Some((stored, stamp))) => {
                    let stamp = entry.stamp.unwrap_or(stamp);
                    if stored.is_over() {
                        self.index.put(entry.stem.clone(), stamp, MatchFacts::of(&stored.game));
                    } else {
                        self.index.forget(&entry.stem);
                        running.push(stored);
                    }
                }
                Ok(None) => {}
                Err(bad) => damaged.push(bad),
            }
        }
        if unlisted.is_none() {
            self.index.keep_only(&entries.iter().map(|entry| entry.stem.as_str()).collect());
        }
        self.write_index().await;
        for (id, unsaved) in &self.unsaved {
            if let Ok(game) = read_any(self.games, unsaved.text.as_bytes())
                && !game.is_over()
            {
                let (id, modified) = (id.clone(), unsaved.since);
                running.push(Stored { id, modified, is_saved: false, game, tutorial: None });
            }
        }
        damaged.sort_by(|a, b| a.name.cmp(&b.name));
        Scan { running, damaged, unlisted }
    }

    /// Reads the index that was kept; what it lacks is found out anew. Where files have no stamps another window may know
    /// better.
    async fn read_index(&mut self, has_stamps: bool) {
        if has_stamps && self.index_read.is_some() {
            return;
        }
        let found = self.backend.read(&Slot::Index).await.ok().flatten();
        let modified = found.as_ref().map(|text| text.modified);
        if self.index_read != Some(modified) {
            self.index = found.and_then(|text| Index::read(&text.bytes)).unwrap_or_default();
            self.index_read = Some(modified);
        }
    }

    /// Keeps the index if it has changed. Without it all is found out again: nothing is lost if that fails.
    async fn write_index(&mut self) {
        if !self.index.has_changed {
            return;
        }
        match self.backend.write(&Slot::Index, &self.index.write()).await {
            Ok(()) => self.index.has_changed = false,
            Err(error) => bevy::log::warn!("the index of finished matches cannot be saved: {error}"),
        }
    }

    /// The match of a file, and by what a change of it is seen; `None` if it has gone meanwhile.
    async fn read_match(&mut self, stem: &str) -> Result<Option<(Stored, Stamp)>, Damaged> {
        let in_place =
            |fault: Fault| Damaged { name: format!("{stem}.json"), fault, moved_to: None, unmoved: None };
        let id: MatchId = stem.parse().map_err(|error: BadId| in_place(error.into()))?;
        let slot = Slot::Match(id.clone());
        let text = match self.backend.read(&slot).await {
            Ok(Some(text)) => text,
            Ok(None) => return Ok(None),
            Err(error @ BadFile::Io { .. }) => return Err(in_place(error.into())),
            Err(error) => return Err(self.set_aside(&slot, error.into()).await),
        };
        match read_any(self.games, &text.bytes) {
            Ok(game) => {
                let stored = Stored { id, modified: text.modified, is_saved: true, game, tutorial: None };
                Ok(Some((stored, text.stamp())))
            }
            // Nothing is wrong with these: a newer program opens them again.
            Err(error @ (BadRecord::Version { .. } | BadRecord::Rules { .. } | BadRecord::Game { .. })) => {
                Err(in_place(error.into()))
            }
            Err(error) => Err(self.set_aside(&slot, error.into()).await),
        }
    }

    /// One match, as it is now.
    async fn read(&mut self, id: MatchId) -> Answer {
        let found = match self.unsaved.get(&id) {
            Some(Unsaved { text, since }) => {
                let in_memory =
                    |game| Stored { id: id.clone(), modified: *since, is_saved: false, game, tutorial: None };
                Ok(read_any(self.games, text.as_bytes()).ok().map(in_memory))
            }
            None => self.read_match(id.as_str()).await.map(|found| {
                found.map(|(stored, stamp)| {
                    // What is opened is what the list is to say of it.
                    if stored.is_over() {
                        self.index.put(id.to_string(), stamp, MatchFacts::of(&stored.game));
                    } else {
                        self.index.forget(id.as_str());
                    }
                    stored
                })
            }),
        };
        match found {
            Ok(Some(mut stored)) => {
                self.lay_tutorial_beside(&mut stored).await;
                Answer::Read(Box::new(stored))
            }
            Ok(None) => Answer::Gone(id),
            Err(damaged) => Answer::Failed { task: Task::Read, fault: damaged.fault },
        }
    }

    /// A first match goes on with its own dice. Without what lies beside it, it is a match like any other.
    async fn lay_tutorial_beside(&mut self, stored: &mut Stored) {
        let text = self.backend.read(&Slot::Tutorial(stored.id.clone())).await.ok().flatten();
        stored.tutorial = text.and_then(|text| Tutorial::read(&text.bytes));
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
        // A match whose end was taken back is running, whatever happens next.
        if self.index.forget(id.as_str()) {
            self.write_index().await;
        }
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
        // Without their match they are about nothing.
        if removed.is_ok() {
            self.index.forget(id.as_str());
            for beside in [Slot::Tutorial(id.clone()), Slot::Analysis(id.clone())] {
                let _ = self.backend.remove(&beside).await;
            }
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
            Ok(Some(text)) => match read(&text.bytes) {
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
            Ok(Some(text)) => return Resume::read(&text.bytes),
            Ok(None) => {}
            Err(_) => return Resume::default(),
        }
        let Ok(Some(settings)) = self.backend.read(&Slot::Settings).await else { return Resume::default() };
        let resume = Resume::of_settings(&settings.bytes);
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
        let text = self.backend.read(&slot).await?.ok_or_else(|| cannot(ErrorKind::NotFound))?;
        String::from_utf8(text.bytes).map_err(|_| cannot(ErrorKind::InvalidData))
    }

    /// The records of all finished matches, one after the other; and what could not be read.
    async fn export_archive(&mut self) -> Answer {
        let Scan { mut damaged, unlisted, .. } = self.scan().await;
        if let Some(fault) = unlisted {
            return Answer::Failed { task: Task::Export, fault };
        }
        let mut all: Vec<_> = self.index.iter().filter_map(|(stem, it)| archived(stem, it)).collect();
        all.sort_by(|a, b| a.played().cmp(&b.played()).then_with(|| a.id.cmp(&b.id)));
        let mut text = String::new();
        for Archived { id, .. } in all {
            match self.read_match(id.as_str()).await {
                // As this program writes it: so it can be told from the next one.
                Ok(Some((stored, _))) => text += &stored.game.write(),
                Ok(None) => {}
                Err(bad) => damaged.push(bad),
            }
        }
        Answer::ArchiveExported { text, damaged }
    }

    /// Takes up what came from elsewhere, each match under a name of its own. A finished one that is there already stays
    /// the only one.
    async fn import(&mut self, name: String, bytes: &[u8]) -> Answer {
        let failed = |error: BadFile| Answer::Failed { task: Task::Import, fault: error.into() };
        if bytes.len() as u64 > MOST_ARCHIVE_BYTES {
            return failed(BadFile::TooLarge { path: name.into(), most: MOST_ARCHIVE_BYTES });
        }
        let records = split_records(bytes);
        let is_archive = records.len() > 1;
        self.scan().await;
        let mut known: HashMap<RecordHash, String> =
            self.index.iter().map(|(stem, it)| (it.facts.hash, stem.to_owned())).collect();
        let mut came = Came::default();
        for (place, record) in (1..).zip(records) {
            let path = PathBuf::from(&name);
            let read = if record.len() as u64 > MOST_BYTES {
                Err(BadFile::TooLarge { path, most: MOST_BYTES })
            } else {
                read_any(self.games, record).map_err(|error| BadFile::Record { path, error })
            };
            let game = match read {
                Ok(game) => game,
                Err(error) if is_archive => {
                    came.broken.push((place, error.into()));
                    continue;
                }
                Err(error) => return failed(error),
            };
            let hash = game.hash();
            let there = known.get(&hash).and_then(|stem| stem.parse::<MatchId>().ok());
            let id = if let Some(id) = there.filter(|_| game.is_over()) {
                came.known += 1;
                id
            } else {
                let id = MatchId::fresh(game.game());
                if let Err(error) = self.backend.write(&Slot::Match(id.clone()), &game.write()).await {
                    return failed(error);
                }
                came.new += 1;
                known.insert(hash, id.to_string());
                id
            };
            if !is_archive {
                let modified = platform::now();
                let stored = Stored { id, modified, is_saved: true, game, tutorial: None };
                return Answer::Imported { stored: Box::new(stored) };
            }
        }
        Answer::ArchiveImported(came)
    }
}

/// What is there.
struct Scan {
    /// The running matches, those included that could not be written.
    running: Vec<Stored>,
    damaged: Vec<Damaged>,
    /// Why nothing can be listed, if so.
    unlisted: Option<Fault>,
}

fn archived(stem: &str, Indexed { stamp, facts }: &Indexed) -> Option<Archived> {
    let id = stem.parse().ok()?;
    Some(Archived { id, modified: stamp.modified, is_saved: true, facts: Arc::clone(facts) })
}
