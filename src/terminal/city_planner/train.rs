//! What computer players know of blocks: computed backwards from the end of a match, not learnt.

use std::{io::Write, time::Instant};

use crate::{
    bots::city_planner::Values,
    record::save,
    rules::{city_planner::Blocks, shown_path},
    terminal::{Stop, Training, train::check_output},
};

/// Computes what is known of these blocks, and writes it.
pub(super) fn run(training: &Training, blocks: &Blocks, out: &mut dyn Write) -> Result<(), Stop> {
    if training.from.is_some() {
        return Err(Stop::bad("the values of blocks are computed, not learnt: there is nothing to go on from"));
    }
    let path = &training.output;
    check_output(path, "values", Values::read)?;
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
