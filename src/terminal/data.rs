//! Files that a set-up is made of, such as a sheet: JSON, strictly read.

use std::{
    fs::File,
    io::Read as _,
    path::{Path, PathBuf},
};

use serde::de::DeserializeOwned;

use super::Stop;
use crate::{
    record::{BadFile, MOST_BYTES, read_json},
    rules::shown_path,
};

/// What is in a file. If it is something else, the refusal begins with the words of `otherwise`, such as `this is no
/// sheet`, and says where and why.
pub(super) fn read<T: DeserializeOwned>(path: &Path, otherwise: &str) -> Result<T, Stop> {
    let mut bytes = Vec::new();
    let cannot = |error| BadFile::Io { path: PathBuf::from(path), writing: false, error };
    File::open(path).and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes)).map_err(cannot)?;
    let refused = |reason: &str| Stop::bad(format_args!("{}: {otherwise}: {reason}", shown_path(path)));
    if bytes.len() as u64 > MOST_BYTES {
        return Err(refused(&format!("it is larger than {MOST_BYTES} bytes")));
    }
    if bytes.is_empty() {
        return Err(refused("the file is empty"));
    }
    let text = str::from_utf8(&bytes).map_err(|_| refused("it is not a text file"))?;
    read_json(text).map_err(|bad| refused(&bad.to_string()))
}
