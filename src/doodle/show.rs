//! `doodle show`: the sheets of a match as text, at its end or after any step.

use std::{io::Write, path::PathBuf};

use clap::Args;
use doodle_city::{
    record::load,
    rules::{doodle_city::DoodleCity, shown_path},
};

use super::{number::whole, stop::Stop, table, words};

#[derive(Args, Debug)]
pub struct Arguments {
    /// The record of a match.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// After how many steps, from 0 on; after all of them if it is not given. A step is an entry of the log.
    #[arg(long, value_name = "STEP", allow_negative_numbers = true, value_parser = whole::<usize>(0..=usize::MAX as u64))]
    at: Option<usize>,
}

pub fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Stop> {
    let played = load::<DoodleCity>(&arguments.file)?;
    let steps = played.log().len();
    let step = arguments.at.unwrap_or(steps);
    if step > steps {
        let (file, steps) = (shown_path(&arguments.file), words::count(steps, "step"));
        return Err(Stop::bad(format_args!("{file}: there is no step {step}: the match has {steps}")));
    }
    out.write_all(table::whole(&played.at(step), step, steps).as_bytes())?;
    Ok(())
}
