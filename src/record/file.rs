//! Records as files: read with a limit, written so that a kill at any moment leaves the old or the new one whole.

use std::{
    fs::{self, File},
    io::{Read as _, Write as _},
    path::Path,
};

use super::{BadFile, Match};
use crate::rules::Game;

/// No record is larger than this.
pub const MOST_BYTES: u64 = 4 << 20;

fn cannot(path: &Path, writing: bool) -> impl FnOnce(std::io::Error) -> BadFile + '_ {
    move |error| BadFile::Io { path: path.into(), writing, error }
}

/// Everything in a file, unless it is larger than any record.
pub fn load_bytes(path: &Path) -> Result<Vec<u8>, BadFile> {
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(cannot(path, false))?;
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(cannot(path, false))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(BadFile::TooLarge { path: path.into() });
    }
    Ok(bytes)
}

/// Reads and replays the match in a file.
pub fn load<G: Game>(path: &Path) -> Result<Match<G>, BadFile> {
    Match::read(&load_bytes(path)?).map_err(|error| BadFile::Record { path: path.into(), error })
}

/// Writes `text` to a neighbouring file, and puts that in the place of `path` once it is safely on disk.
pub fn save(path: &Path, text: &str) -> Result<(), BadFile> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".new");
    let new = path.with_file_name(name);
    let write = || -> std::io::Result<()> {
        let mut file = File::create(&new)?;
        file.write_all(text.as_bytes())?;
        file.sync_data()?;
        fs::rename(&new, path)?;
        sync_folder(path);
        Ok(())
    };
    write().map_err(cannot(path, true))
}

/// Makes the new name last, too. Some file systems cannot do this for a folder; then the file is there all the same.
fn sync_folder(path: &Path) {
    if cfg!(unix)
        && let Some(folder) = path.parent()
    {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
}
