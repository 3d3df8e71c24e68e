//! The folder into which a series writes its records.

use core::ops::Range;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

use super::stop::Stop;
use crate::{
    record::{BadFile, save_new},
    rules::shown_path,
};

/// A folder of records, named by the number of their match in the series.
pub(super) struct Folder {
    path: PathBuf,
    /// What all names begin with.
    series: String,
}

impl Folder {
    /// Makes the folder if need be, for matches 0 to `games` of `series`. No record of them may be there yet.
    pub(super) fn open(path: &Path, series: String, games: u64) -> Result<Self, Stop> {
        if path.exists() && !path.is_dir() {
            return Err(Stop::bad(format_args!(
                "{}: is a file: name a folder for the records",
                shown_path(path)
            )));
        }
        fs::create_dir_all(path).map_err(cannot(path, true))?;
        let folder = Self { path: path.into(), series };
        match folder.first(games).map_err(cannot(path, false))? {
            Some(index) => Err(Stop::bad(format_args!(
                "{}: is there already and stays as it is: choose an empty folder for the records",
                shown_path(&folder.file(index))
            ))),
            None => Ok(folder),
        }
    }

    /// The first of matches 0 to `games` whose record is there. The folder is listed, for there may be many more matches
    /// than files.
    fn first(&self, games: u64) -> io::Result<Option<u64>> {
        let mut first = None;
        for entry in fs::read_dir(&self.path)? {
            let name = entry?.file_name();
            let number = name.to_str().and_then(|name| {
                name.strip_prefix(&*self.series)?.strip_suffix(".json")?.strip_prefix('-')?.parse().ok()
            });
            if let Some(index) = number.filter(|&index| index < games && *name == *self.name(index)) {
                first = Some(first.map_or(index, |first: u64| first.min(index)));
            }
        }
        Ok(first)
    }

    /// Says which match it is; names sort in the order of matches.
    fn name(&self, index: u64) -> String {
        format!("{}-{index:06}.json", self.series)
    }

    fn file(&self, index: u64) -> PathBuf {
        self.path.join(self.name(index))
    }

    /// Writes the record of match `index`: whole, or not at all.
    pub(super) fn write(&self, index: u64, record: &str) -> Result<(), BadFile> {
        save_new(&self.file(index), record)
    }

    /// Removes records that this run wrote and that do not count.
    pub(super) fn remove(&self, matches: &[Range<u64>]) {
        for index in matches.iter().cloned().flatten() {
            // Whatever keeps it from being removed, it is a whole record.
            let _ = fs::remove_file(self.file(index));
        }
    }
}

fn cannot(path: &Path, writing: bool) -> impl FnOnce(io::Error) -> BadFile + '_ {
    move |error| BadFile::Io { path: path.into(), writing, error }
}
