//! What computer players know of blocks: computed backwards from the end of a match, not learnt.

use std::{io::Write, path::Path, time::Instant};

use crate::{
    bots::city_planner::Values,
    record::{check_can_save, load_bytes, save},
    rules::{city_planner::Blocks, shown_path},
    terminal::{Stop, Training},
};

/// Computes what is known of these blocks, and writes it.
pub(super) fn run(training: &Training, blocks: &Blocks, out: &mut dyn Write) -> Result<(), Stop> {
    if training.from.is_some() {
        return Err(Stop::bad("the values of blocks are computed, not learnt: there is nothing to go on from"));
    }
    let path = &training.output;
    check_output(path)?;
    let start = Instant::now();
    let mut told = Ok(());
    let values = Values::compute(blocks, &mut |done, all| {
        if told.is_ok() {
            told = writeln!(out, "{done} of {all} after {} s", start.elapsed().as_secs());
        }
    });
    save(path, values.write())?;
    told?;
    writeln!(out, "Written to {}", shown_path(path))?;
    Ok(())
}

/// Finds out before the computing whether the values can be written after it.
fn check_output(path: &Path) -> Result<(), Stop> {
    if path.exists() && Values::read(&load_bytes(path)?).is_err() {
        let path = shown_path(path);
        return Err(Stop::bad(format_args!(
            "{path}: this is no file of values and is left as it is: choose another name"
        )));
    }
    Ok(check_can_save(path)?)
}
