//! Storage that forgets: for tests of everything above it.

use std::{
    collections::HashMap,
    io,
    path::PathBuf,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::SystemTime,
};

use super::backend::{Backend, Entry, Slot, Stamp, Text};
use crate::{platform, record::BadFile};

#[derive(Default)]
struct Shared {
    texts: HashMap<Slot, (Vec<u8>, SystemTime)>,
    aside: HashMap<PathBuf, Vec<u8>>,
    is_full: bool,
}

/// Keeps texts in memory; every clone shows the same ones.
#[derive(Clone, Default)]
pub struct MemoryBackend(Arc<Mutex<Shared>>);

impl MemoryBackend {
    /// From now on writing fails, or works again.
    pub fn set_full(&self, is_full: bool) {
        self.shared().is_full = is_full;
    }

    /// Puts anything at all into a slot.
    pub fn put(&self, slot: Slot, bytes: impl Into<Vec<u8>>) {
        self.shared().texts.insert(slot, (bytes.into(), platform::now()));
    }

    /// What is in a slot.
    pub fn get(&self, slot: &Slot) -> Option<Vec<u8>> {
        self.shared().texts.get(slot).map(|(bytes, _)| bytes.clone())
    }

    /// What has been set aside as `path`.
    pub fn aside(&self, path: &str) -> Option<Vec<u8>> {
        self.shared().aside.get(&PathBuf::from(path)).cloned()
    }

    fn shared(&self) -> MutexGuard<'_, Shared> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Backend for MemoryBackend {
    async fn list(&mut self) -> Result<Vec<Entry>, BadFile> {
        let entry = |(slot, (bytes, modified)): (&Slot, &(Vec<u8>, SystemTime))| match slot {
            Slot::Match(id) => {
                let stamp = Stamp { modified: *modified, bytes: bytes.len() as u64 };
                Some(Entry { stem: id.to_string(), stamp: Some(stamp) })
            }
            Slot::Tutorial(_)
            | Slot::Analysis(_)
            | Slot::Settings
            | Slot::MoreSettings
            | Slot::Resume
            | Slot::Index => None,
        };
        Ok(self.shared().texts.iter().filter_map(entry).collect())
    }

    async fn read(&mut self, slot: &Slot) -> Result<Option<Text>, BadFile> {
        let text =
            |(bytes, modified): &(Vec<u8>, SystemTime)| Text { bytes: bytes.clone(), modified: *modified };
        Ok(self.shared().texts.get(slot).map(text))
    }

    async fn write(&mut self, slot: &Slot, text: &str) -> Result<(), BadFile> {
        if self.shared().is_full {
            let error = io::ErrorKind::StorageFull.into();
            return Err(BadFile::Io { path: slot.to_string().into(), writing: true, error });
        }
        self.put(slot.clone(), text);
        Ok(())
    }

    async fn remove(&mut self, slot: &Slot) -> Result<(), BadFile> {
        self.shared().texts.remove(slot);
        Ok(())
    }

    async fn set_aside(&mut self, slot: &Slot) -> Result<PathBuf, BadFile> {
        let mut shared = self.shared();
        let path = PathBuf::from(slot.to_string());
        if let Some((bytes, _)) = shared.texts.remove(slot) {
            shared.aside.insert(path.clone(), bytes);
        }
        Ok(path)
    }
}
