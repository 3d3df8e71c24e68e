//! Records as files: read up to a limit, and written so that a kill at any moment leaves either the old or the new one
//! whole.

use std::{
    fs::{self, File},
    io::{self, ErrorKind, Read as _, Write as _},
    path::{Path, PathBuf},
};

use super::{BadFile, Match};
use crate::rules::Game;

/// No record is larger than this.
pub const MOST_BYTES: u64 = 4 << 20;

fn cannot(path: &Path, writing: bool) -> impl FnOnce(io::Error) -> BadFile + '_ {
    move |error| BadFile::Io { path: path.into(), writing, error }
}

/// Everything in a file, unless it is larger than any record.
///
/// # Errors
///
/// The file cannot be read, or is larger than [`MOST_BYTES`].
pub fn load_bytes(path: &Path) -> Result<Vec<u8>, BadFile> {
    load_up_to(MOST_BYTES, path)
}

/// Everything in a file of at most so many bytes.
///
/// # Errors
///
/// The file cannot be read, or is larger.
pub fn load_up_to(most: u64, path: &Path) -> Result<Vec<u8>, BadFile> {
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(cannot(path, false))?;
    file.take(most + 1).read_to_end(&mut bytes).map_err(cannot(path, false))?;
    if bytes.len() as u64 > most {
        return Err(BadFile::TooLarge { path: path.into(), most });
    }
    Ok(bytes)
}

/// Reads and replays the match in a file.
///
/// # Errors
///
/// What is wrong with the file, or with the record in it.
pub fn load<G: Game>(path: &Path) -> Result<Match<G>, BadFile> {
    Match::read(&load_bytes(path)?).map_err(|error| BadFile::Record { path: path.into(), error })
}

/// Writes `contents` to a new neighbouring file, and puts that in the place of `path` once it is safely on disk.
///
/// A kill in between leaves that neighbour behind; nothing reads it, and the next one takes another name.
///
/// # Errors
///
/// The file cannot be written. What was at `path` before is still there.
pub fn save(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), BadFile> {
    let (new, file) = create_beside(path).map_err(cannot(path, true))?;
    let written = write(file, contents.as_ref()).and_then(|()| fs::rename(&new, path));
    if let Err(error) = written {
        let _ = fs::remove_file(&new);
        return Err(cannot(path, true)(error));
    }
    sync_folder(path);
    Ok(())
}

/// Writes `contents` to a new file, which does not appear before it is whole. A file that is already there stays as it
/// is. Unlike [`save`] it does not wait for the disk: after a loss of power a file may lack what was written last.
///
/// # Errors
///
/// The file cannot be written, or there is one already, which the system calls
/// [`AlreadyExists`](ErrorKind::AlreadyExists).
pub fn save_new(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), BadFile> {
    let (new, mut file) = create_beside(path).map_err(cannot(path, true))?;
    let written = file.write_all(contents.as_ref());
    // Closed before it gets another name, as some systems want it.
    drop(file);
    let named = written.and_then(|()| name(&new, path));
    let _ = fs::remove_file(&new);
    named.map_err(cannot(path, true))
}

/// Gives `new` the name `path`, unless something has it.
fn name(new: &Path, path: &Path) -> io::Result<()> {
    match fs::hard_link(new, path) {
        // Not every file system knows links; then a rename comes closest.
        Err(error) if error.kind() != ErrorKind::AlreadyExists => match fs::symlink_metadata(path) {
            Ok(_) => Err(ErrorKind::AlreadyExists.into()),
            Err(_) => fs::rename(new, path),
        },
        done => done,
    }
}

/// Checks that [`save`] could write to `path` now: there is such a folder, and it takes new files.
///
/// # Errors
///
/// Why it could not.
pub fn check_can_save(path: &Path) -> Result<(), BadFile> {
    let tried = create_beside(path).and_then(|(new, _)| fs::remove_file(new));
    tried.map_err(cannot(path, true))
}

/// An empty file beside `path` under the first free name of `NAME.new`, `NAME.2.new` and so on.
fn create_beside(path: &Path) -> io::Result<(PathBuf, File)> {
    let mut number = 1_u64;
    loop {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(if number == 1 { ".new".into() } else { format!(".{number}.new") });
        let new = path.with_file_name(name);
        match File::create_new(&new) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
            made => return made.map(|file| (new, file)),
        }
    }
}

fn write(mut file: File, contents: &[u8]) -> io::Result<()> {
    file.write_all(contents)?;
    file.sync_data()
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
