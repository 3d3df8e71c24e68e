//! Finding a sheet by its name or in a file.

use std::{
    fs::File,
    io::Read as _,
    path::{Path, PathBuf},
};

use doodle_city::{
    record::{BadFile, MOST_BYTES, read_json},
    rules::doodle_city::{Sheet, built_in_sheets},
};

use super::stop::Stop;

/// The sheet with this name, or in this file; the first that comes with the game if none is asked for.
pub fn find(name: Option<&str>) -> Result<Sheet, Stop> {
    let mut known = built_in_sheets();
    let Some(name) = name else {
        return if known.is_empty() {
            Err(Stop::bad("no sheet comes with this program"))
        } else {
            Ok(known.remove(0))
        };
    };
    if let Some(at) = known.iter().position(|sheet| plain(sheet.name()) == plain(name)) {
        return Ok(known.remove(at));
    }
    let path = Path::new(name);
    if path.exists() || path.components().count() > 1 || path.extension().is_some() {
        return read(path);
    }
    let known: Vec<&str> = known.iter().map(Sheet::name).collect();
    Err(Stop::bad(format_args!("there is no sheet `{name}`: there are {}, or name a file", known.join(", "))))
}

/// A name as it is compared: `Old Town`, `old-town` and `oldtown` are the same.
fn plain(name: &str) -> String {
    name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn read(path: &Path) -> Result<Sheet, Stop> {
    let mut bytes = Vec::new();
    let cannot = |error| BadFile::Io { path: PathBuf::from(path), writing: false, error };
    File::open(path).and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes)).map_err(cannot)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Stop::bad(format_args!("{}: too large for a sheet", path.display())));
    }
    let no_sheet = |reason: &str| Stop::bad(format_args!("{}: this is no sheet: {reason}", path.display()));
    let text = str::from_utf8(&bytes).map_err(|_| no_sheet("it is not a text file"))?;
    read_json(text).map_err(|bad| no_sheet(&bad.to_string()))
}
