//! The person's own files on devices that have folders.

use std::{
    fs::{self, File},
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use super::{Given, GivenFile, Refusal, Taken};
use crate::record::{BadFile, MOST_ARCHIVE_BYTES, load_up_to};

/// Reads a file that was picked or dropped.
pub(crate) fn take(path: &Path) -> Taken {
    let name = path.display().to_string();
    match load_up_to(MOST_ARCHIVE_BYTES, path) {
        Ok(bytes) => Taken::File { name, bytes },
        Err(BadFile::Io { error, .. }) => Taken::Failed(Refusal::of_file(name, &error)),
        Err(error) => Taken::Failed(Refusal {
            file: Some(name),
            kind: io::ErrorKind::FileTooLarge,
            why: error.to_string(),
        }),
    }
}

/// Writes a file that does not exist yet, as `path` or under a name like it.
#[cfg_attr(
    any(target_os = "android", target_os = "ios", target_family = "wasm"),
    expect(dead_code, reason = "phones and browsers have no folders for people")
)]
pub(crate) fn give(path: &Path, file: &GivenFile) -> Given {
    let path = free_path(&with_ending(path, file));
    match write_new(&path, &file.bytes) {
        Ok(()) => Given::Kept { at: path.display().to_string() },
        Err(error) => Given::Failed(Refusal::of_file(path.display().to_string(), &error)),
    }
}

fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create_new(path)?;
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    written.inspect_err(|_| {
        // Half a copy is worse than none.
        let _ = fs::remove_file(path);
    })
}

/// A file name without an extension gets that of the file.
fn with_ending(path: &Path, file: &GivenFile) -> PathBuf {
    match (path.extension(), Path::new(&file.name).extension()) {
        (None, Some(ending)) => path.with_extension(ending),
        _ => path.to_owned(),
    }
}

/// The path, or one like it that does not exist yet: nothing is ever overwritten.
fn free_path(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let ending = path.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
    let numbered = (2..1000).map(|number| path.with_file_name(format!("{stem} {number}{ending}")));
    let mut all = core::iter::once(path.to_owned()).chain(numbered);
    all.find(|path| !path.exists()).unwrap_or_else(|| path.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter() -> GivenFile {
        GivenFile::of_matches("a", "{}".into())
    }

    #[test]
    fn a_file_is_never_written_over() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("a.b.json");
        fs::write(&path, "Dear Ada")?;
        let at = folder.path().join("a.b 2.json");
        assert_eq!(give(&path, &letter()), Given::Kept { at: at.display().to_string() });
        assert_eq!((fs::read_to_string(path)?, fs::read_to_string(at)?), ("Dear Ada".into(), "{}".into()));
        Ok(())
    }

    #[test]
    fn a_name_without_ending_gets_one() {
        assert_eq!(with_ending(Path::new("/a/match"), &letter()), Path::new("/a/match.doodle-match"));
        assert_eq!(with_ending(Path::new("/a/match.txt"), &letter()), Path::new("/a/match.txt"));
    }

    #[test]
    fn what_is_given_can_be_taken() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("a.json");
        give(&path, &letter());
        assert_eq!(take(&path), Taken::File { name: path.display().to_string(), bytes: b"{}".to_vec() });
        Ok(())
    }

    #[test]
    fn what_cannot_be_written_or_read_says_where() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("nowhere").join("a.json");
        let is_told = |refusal: &Refusal| {
            refusal.kind == io::ErrorKind::NotFound
                && refusal.file.as_ref().is_some_and(|file| file.contains("nowhere"))
        };
        assert!(matches!(give(&path, &letter()), Given::Failed(refusal) if is_told(&refusal)));
        assert!(matches!(take(&path), Taken::Failed(refusal) if is_told(&refusal)));
        Ok(())
    }
}
