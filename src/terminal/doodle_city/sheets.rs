//! Finding a sheet by its name or in a file.

use std::path::{Path, is_separator};

use crate::{
    rules::{
        doodle_city::{Sheet, built_in_sheets},
        shown,
    },
    terminal::{Stop, data},
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
    data::read(path, "this is no sheet")
}
