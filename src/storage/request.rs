//! What can be asked of the storage, and what it answers.

use std::sync::Arc;

use bevy::prelude::*;

use super::{Archived, Came, Damaged, Fault, MatchId, MoreSettings, Resume, Settings, Stored, Tutorial};

/// Something to be done; each gets exactly one [`Answer`], in the order in which they were sent.
#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    /// Reads the running matches. The answer is [`Answer::Listed`].
    List,
    /// Lists the finished matches. The answer is [`Answer::ArchiveListed`].
    ListArchive,
    /// Reads a match. The answer is [`Answer::Read`], [`Answer::Gone`] or [`Answer::Failed`].
    Read(MatchId),
    /// Writes a match. The answer is [`Answer::Saved`] or [`Answer::NotSaved`].
    Save {
        /// Which.
        id: MatchId,
        /// The record's text form.
        text: String,
        /// How many actions it holds; comes back with the answer.
        step: usize,
    },
    /// Writes what lies beside the record of a first match. The answer is [`Answer::TutorialSaved`] or
    /// [`Answer::TutorialNotSaved`].
    SaveTutorial {
        /// Which match it is about.
        id: MatchId,
        /// What lies there.
        tutorial: Tutorial,
    },
    /// Reads what was found out about a finished match. The answer is [`Answer::AnalysisRead`].
    ReadAnalysis(MatchId),
    /// Writes that. The answer is [`Answer::AnalysisSaved`] or [`Answer::AnalysisNotSaved`].
    SaveAnalysis {
        /// Which match it is about.
        id: MatchId,
        /// Its text form.
        text: String,
    },
    /// Deletes a match for good, and what lies beside it. The answer is [`Answer::Removed`] or [`Answer::Failed`].
    Remove(MatchId),
    /// Reads the settings. The answer is [`Answer::SettingsRead`].
    ReadSettings,
    /// Writes the settings. The answer is [`Answer::SettingsSaved`] or [`Answer::SettingsNotSaved`].
    SaveSettings {
        /// The text form of [`Settings`]; `None` leaves the file as it is.
        settings: Option<String>,
        /// Likewise of [`MoreSettings`].
        more: Option<String>,
    },
    /// Reads where the app goes on. The answer is [`Answer::ResumeRead`].
    ReadResume,
    /// Writes where the app goes on. The answer is [`Answer::ResumeSaved`] or [`Answer::ResumeNotSaved`].
    SaveResume(String),
    /// Reads the record of a match as text. The answer is [`Answer::Exported`] or [`Answer::Failed`].
    Export {
        /// Which.
        id: MatchId,
    },
    /// Reads the records of all finished matches. The answer is [`Answer::ArchiveExported`] or [`Answer::Failed`].
    ExportArchive,
    /// Checks what was in a file and takes it up, each match as one of its own. The answer is [`Answer::Imported`],
    /// [`Answer::ArchiveImported`] if there are several, or [`Answer::Failed`].
    Import {
        /// The file's name.
        name: String,
        /// All of it.
        bytes: Vec<u8>,
    },
}

/// The outcome of a [`Request`].
#[derive(Message, Clone, Debug)]
pub enum Answer {
    /// What is running.
    Listed {
        /// The matches that can be played on, latest first.
        matches: Vec<Stored>,
        /// Files that cannot be used.
        damaged: Vec<Damaged>,
        /// Why nothing on disk can be listed at all, if so.
        unlisted: Option<Fault>,
    },
    /// What has been played to its end.
    ArchiveListed {
        /// The matches, those played last first.
        matches: Arc<[Archived]>,
        /// Files that cannot be used.
        damaged: Vec<Damaged>,
        /// Why nothing on disk can be listed at all, if so.
        unlisted: Option<Fault>,
    },
    /// A match as it is now.
    Read(Box<Stored>),
    /// There is no such match, or no longer.
    Gone(MatchId),
    /// A match is on disk: a kill can no longer lose it.
    Saved {
        /// Which.
        id: MatchId,
        /// How many actions it holds.
        step: usize,
    },
    /// A match is kept in memory only: it is listed and can be exported until the app closes.
    NotSaved {
        /// Which.
        id: MatchId,
        /// How many actions it holds.
        step: usize,
        /// Why it could not be written.
        fault: Fault,
    },
    /// What lies beside a first match is on disk.
    TutorialSaved,
    /// What lies beside a first match is not on disk.
    TutorialNotSaved {
        /// Why not.
        fault: Fault,
    },
    /// What was found out about a finished match.
    AnalysisRead {
        /// Which match it is about.
        id: MatchId,
        /// The text form; `None` if nothing is kept.
        text: Option<String>,
    },
    /// That is on disk.
    AnalysisSaved,
    /// That is not on disk.
    AnalysisNotSaved {
        /// Why not.
        fault: Fault,
    },
    /// A match is deleted.
    Removed(MatchId),
    /// What is known of the settings on disk.
    SettingsRead {
        /// The settings; `None` if there are none that could be used.
        settings: Option<Box<Settings>>,
        /// Likewise what came later of them.
        more: Option<MoreSettings>,
        /// What is wrong with files that could not be used.
        damaged: Vec<Damaged>,
    },
    /// The settings are on disk.
    SettingsSaved,
    /// The settings are not on disk.
    SettingsNotSaved {
        /// Why not.
        fault: Fault,
    },
    /// Where the app goes on, as far as that is known.
    ResumeRead(Resume),
    /// Where the app goes on is on disk.
    ResumeSaved,
    /// Where the app goes on is not on disk.
    ResumeNotSaved {
        /// Why not.
        fault: Fault,
    },
    /// A match as text, for a file of its own.
    Exported {
        /// Which.
        id: MatchId,
        /// The record's text form.
        text: String,
    },
    /// All finished matches as one text, for a file of its own.
    ArchiveExported {
        /// Their records, one after the other.
        text: String,
        /// Files that cannot be used.
        damaged: Vec<Damaged>,
    },
    /// A file was taken up as a match.
    Imported {
        /// The match, under the name that it has here.
        stored: Box<Stored>,
    },
    /// A file with several matches was taken up.
    ArchiveImported(Came),
    /// Nothing was done.
    Failed {
        /// What was to be done.
        task: Task,
        /// Why not.
        fault: Fault,
    },
}

/// What can fail as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// [`Request::Read`].
    Read,
    /// [`Request::Remove`].
    Remove,
    /// [`Request::Export`] and [`Request::ExportArchive`].
    Export,
    /// [`Request::Import`].
    Import,
}

impl Request {
    /// The answer if nobody can do it.
    pub(super) fn failed(self, fault: &Fault) -> Answer {
        let failed = |task| Answer::Failed { task, fault: fault.clone() };
        match self {
            Self::List => {
                Answer::Listed { matches: Vec::new(), damaged: Vec::new(), unlisted: Some(fault.clone()) }
            }
            Self::ListArchive => Answer::ArchiveListed {
                matches: Arc::default(),
                damaged: Vec::new(),
                unlisted: Some(fault.clone()),
            },
            Self::Read(_) => failed(Task::Read),
            Self::Save { id, step, .. } => Answer::NotSaved { id, step, fault: fault.clone() },
            Self::SaveTutorial { .. } => Answer::TutorialNotSaved { fault: fault.clone() },
            Self::ReadAnalysis(id) => Answer::AnalysisRead { id, text: None },
            Self::SaveAnalysis { .. } => Answer::AnalysisNotSaved { fault: fault.clone() },
            Self::Remove(_) => failed(Task::Remove),
            Self::ReadSettings => Answer::SettingsRead { settings: None, more: None, damaged: Vec::new() },
            Self::SaveSettings { .. } => Answer::SettingsNotSaved { fault: fault.clone() },
            Self::ReadResume => Answer::ResumeRead(Resume::default()),
            Self::SaveResume(_) => Answer::ResumeNotSaved { fault: fault.clone() },
            Self::Export { .. } | Self::ExportArchive => failed(Task::Export),
            Self::Import { .. } => failed(Task::Import),
        }
    }
}
