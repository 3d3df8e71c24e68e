//! Finding a sheet by its name or in a file.

use std::{
    fs::File,
    io::Read as _,
    path::{Path, PathBuf, is_separator},
};

use crate::{
    doodle::Stop,
    record::{BadFile, MOST_BYTES, read_json},
    rules::{
        doodle_city::{Sheet, built_in_sheets},
        shown, shown_path,
    },
};

/// The sheet with this name, or in this file; the first that comes with the game if none is asked for.
///
/// What has a path separator or a dot in it is a file, whatever the sheets are called. Anything else is a name, and a
/// file only if no sheet has that name.
pub(super) fn find(name: Option<&str>) -> Result<Sheet, Stop> {
    let mut known = built_in_sheets();
    let Some(name) = name else {
        return if known.is_empty() {
            Err(Stop::bad("no sheet comes with this program"))
        } else {
            Ok(known.remove(0))
        };
    };
    let path = Path::new(name);
    if name.contains(|sign| is_separator(sign) || sign == '.') {
        return read(path);
    }
    if let Some(at) = known.iter().position(|sheet| plain(sheet.name()) == plain(name)) {
        return Ok(known.remove(at));
    }
    if path.exists() {
        return read(path);
    }
    let known: Vec<&str> = known.iter().map(Sheet::name).collect();
    let (name, known) = (shown(name), known.join(", "));
    Err(Stop::bad(format_args!("there is no sheet `{name}`: there are {known}, or name a file")))
}

/// A name as it is compared: `Old Town`, `old-town`, `OLD_TOWN` and `oldtown` are the same.
fn plain(name: &str) -> String {
    let is_blank = |letter: &char| letter.is_whitespace() || matches!(letter, '-' | '_');
    name.chars().filter(|letter| !is_blank(letter)).flat_map(char::to_lowercase).collect()
}

fn read(path: &Path) -> Result<Sheet, Stop> {
    let mut bytes = Vec::new();
    let cannot = |error| BadFile::Io { path: PathBuf::from(path), writing: false, error };
    File::open(path).and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes)).map_err(cannot)?;
    let no_sheet = |reason: &str| Stop::bad(format_args!("{}: this is no sheet: {reason}", shown_path(path)));
    if bytes.len() as u64 > MOST_BYTES {
        return Err(no_sheet(&format!("it is larger than {MOST_BYTES} bytes")));
    }
    if bytes.is_empty() {
        return Err(no_sheet("the file is empty"));
    }
    let text = str::from_utf8(&bytes).map_err(|_| no_sheet("it is not a text file"))?;
    read_json(text).map_err(|bad| no_sheet(&bad.to_string()))
}
