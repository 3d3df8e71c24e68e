//! The file of a match: found, or made without ever overwriting one.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use crate::{
    record::{BadFile, Match, load, save_new},
    rules::Game,
    terminal::Stop,
};

/// The match in `file`, and the file that it is saved in from now on; `None` if there is no such file.
pub(super) fn open<G: Game>(file: &Path) -> Result<Option<(PathBuf, Match<G>)>, Stop> {
    match fs::symlink_metadata(file) {
        Ok(about) => {
            let played = load(file)?;
            // Saving puts a new file in the place of the old one: that of what a link leads to, not of the link.
            let saved = if about.is_symlink() {
                fs::canonicalize(file).map_err(cannot_write(file))?
            } else {
                file.into()
            };
            Ok(Some((saved, played)))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(cannot_write(file)(error).into()),
    }
}

/// Saves a match of `game` in the first free one of `GAME-1.json`, `GAME-2.json` and so on.
pub(super) fn save_unnamed(game: &str, record: &str) -> Result<PathBuf, BadFile> {
    let mut number = 1_u64;
    loop {
        let file = PathBuf::from(format!("{game}-{number}.json"));
        match save_new(&file, record) {
            Ok(()) => return Ok(file),
            Err(BadFile::Io { error, .. }) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
}

fn cannot_write(path: &Path) -> impl FnOnce(io::Error) -> BadFile + '_ {
    move |error| BadFile::Io { path: path.into(), writing: true, error }
}
