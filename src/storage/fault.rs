//! Why something could not be read or kept.

use std::sync::Arc;

use super::{BadId, BadSettings};
use crate::{
    platform::Refusal,
    record::{BadFile, BadRecord},
};

/// Why something could not be read or kept. Its text is the plain English of logs; screens have their own.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Fault {
    /// A file could not be read or written, or does not hold a match.
    #[error(transparent)]
    File(Arc<BadFile>),
    /// What was read is not a match.
    #[error(transparent)]
    Record(Arc<BadRecord>),
    /// What was read is not settings.
    #[error(transparent)]
    Settings(Arc<BadSettings>),
    /// No match has such a name.
    #[error(transparent)]
    Name(#[from] BadId),
    /// The device refused, and may say why.
    #[error("{0}")]
    Device(Refusal),
    /// The storage has stopped.
    #[error("the storage has stopped")]
    Stopped,
}

impl From<BadFile> for Fault {
    fn from(bad: BadFile) -> Self {
        Self::File(Arc::new(bad))
    }
}

impl From<BadRecord> for Fault {
    fn from(bad: BadRecord) -> Self {
        Self::Record(Arc::new(bad))
    }
}

impl From<BadSettings> for Fault {
    fn from(bad: BadSettings) -> Self {
        Self::Settings(Arc::new(bad))
    }
}

/// Faults that say the same are the same.
impl PartialEq for Fault {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for Fault {}
