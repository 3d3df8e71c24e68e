//! Storage in a folder: `matches/*.json`, `tutorials/*.json`, `analyses/*.json`, `settings.json`, `more-settings.json`,
//! `resume.json`, `index.jsonl`, and `damaged/` for what cannot be used.

use std::{
    fs::{self, File},
    io::{self, ErrorKind},
    path::{Path, PathBuf},
    time::SystemTime,
};

use super::backend::{Backend, Entry, Slot, Stamp, Text};
use crate::record::{self, BadFile};

/// Keeps texts as files in one folder, which is made when something is written.
pub struct FileBackend {
    folder: Option<PathBuf>,
}

fn cannot(path: &Path, writing: bool) -> impl FnOnce(io::Error) -> BadFile + '_ {
    move |error| BadFile::Io { path: path.into(), writing, error }
}

impl FileBackend {
    /// Keeps everything under `folder`. Without one there is nothing to read, and writing fails.
    pub const fn new(folder: Option<PathBuf>) -> Self {
        Self { folder }
    }

    /// The path of a file, or the error that there is no folder for it.
    fn path(&self, slot: &Slot) -> Result<PathBuf, BadFile> {
        let name = slot.to_string();
        let Some(folder) = &self.folder else {
            let error =
                io::Error::new(ErrorKind::Unsupported, "this device has no folder for the game's files");
            return Err(BadFile::Io { path: name.into(), writing: true, error });
        };
        Ok(match slot {
            Slot::Match(_) => folder.join("matches").join(name),
            Slot::Tutorial(_) => folder.join("tutorials").join(name),
            Slot::Analysis(_) => folder.join("analyses").join(name),
            Slot::Settings | Slot::MoreSettings | Slot::Resume | Slot::Index => folder.join(name),
        })
    }
}

impl Backend for FileBackend {
    async fn list(&mut self) -> Result<Vec<Entry>, BadFile> {
        let Some(folder) = &self.folder else { return Ok(Vec::new()) };
        let folder = folder.join("matches");
        let files = match fs::read_dir(&folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            files => files.map_err(cannot(&folder, false))?,
        };
        let mut entries = Vec::new();
        for file in files {
            let path = file.map_err(cannot(&folder, false))?.path();
            // What is gone again, and pipes and folders, are no matches.
            let Ok(about) = fs::metadata(&path) else { continue };
            if about.is_file() && path.extension().is_some_and(|extension| extension == "json") {
                let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                let modified = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
                entries.push(Entry { stem, stamp: Some(Stamp { modified, bytes: about.len() }) });
            }
        }
        Ok(entries)
    }

    async fn read(&mut self, slot: &Slot) -> Result<Option<Text>, BadFile> {
        let Ok(path) = self.path(slot) else { return Ok(None) };
        // Before it is read: should it be written meanwhile, what is known of it is old, and not the other way round.
        let modified = fs::metadata(&path).and_then(|about| about.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
        match record::load_up_to(slot.most_bytes(), &path) {
            Err(BadFile::Io { error, .. }) if error.kind() == ErrorKind::NotFound => Ok(None),
            read => read.map(|bytes| Some(Text { bytes, modified })),
        }
    }

    async fn write(&mut self, slot: &Slot, text: &str) -> Result<(), BadFile> {
        let path = self.path(slot)?;
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(cannot(folder, true))?;
        }
        record::save(&path, text)
    }

    async fn remove(&mut self, slot: &Slot) -> Result<(), BadFile> {
        let path = self.path(slot)?;
        match fs::remove_file(&path) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(cannot(&path, true)(error)),
            _ => Ok(()),
        }
    }

    async fn set_aside(&mut self, slot: &Slot) -> Result<PathBuf, BadFile> {
        let path = self.path(slot)?;
        let folder = self.folder.clone().unwrap_or_default().join("damaged");
        fs::create_dir_all(&folder).map_err(cannot(&folder, true))?;
        let name = slot.to_string();
        let stem = name.trim_end_matches(".json");
        let mut kept = folder.join(&name);
        for number in 2.. {
            // A new empty file takes the name, so that nobody else's is replaced.
            match File::create_new(&kept) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                    kept = folder.join(format!("{stem}-{number}.json"));
                }
                made => {
                    made.map_err(cannot(&kept, true))?;
                    break;
                }
            }
        }
        if let Err(error) = fs::rename(&path, &kept) {
            let _ = fs::remove_file(&kept);
            return Err(cannot(&path, true)(error));
        }
        Ok(kept)
    }
}
