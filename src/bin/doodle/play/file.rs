//! The file of a match: found, or made without ever overwriting one.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use doodle_city::{
    record::{BadFile, Match, load},
    rules::{Game as _, doodle_city::DoodleCity},
};

use crate::stop::Stop;

/// A file that a match can be saved in.
pub enum Opened {
    /// It is new, and empty so far.
    New(PathBuf),
    /// It holds this match.
    GoesOn(PathBuf, Box<Match<DoodleCity>>),
}

/// Opens the match in `file`, or makes that file; without one makes a new file in the current directory.
pub fn open(file: Option<&Path>) -> Result<Opened, Stop> {
    let Some(file) = file else { return Ok(Opened::New(make_unique()?)) };
    match File::create_new(file) {
        Ok(_) => Ok(Opened::New(file.into())),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            let played = load(file)?;
            // Saving puts a new file in the place of the old one: that of what a link leads to, not of the link.
            let is_link = fs::symlink_metadata(file).is_ok_and(|about| about.is_symlink());
            let file = if is_link { fs::canonicalize(file).map_err(cannot_write(file))? } else { file.into() };
            Ok(Opened::GoesOn(file, Box::new(played)))
        }
        Err(error) => Err(cannot_write(file)(error).into()),
    }
}

/// The first free one of `doodle-city-1.json`, `doodle-city-2.json` and so on.
fn make_unique() -> Result<PathBuf, Stop> {
    let mut number = 1_u64;
    loop {
        let file = PathBuf::from(format!("{}-{number}.json", DoodleCity::NAME));
        match File::create_new(&file) {
            Ok(_) => return Ok(file),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(cannot_write(&file)(error).into()),
        }
    }
}

fn cannot_write(path: &Path) -> impl FnOnce(io::Error) -> BadFile + '_ {
    move |error| BadFile::Io { path: path.into(), writing: true, error }
}
