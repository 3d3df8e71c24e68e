//! The desktop's command line.

#[cfg(feature = "dev")]
mod dev;

use std::{
    panic,
    path::PathBuf,
    process::{self, ExitCode},
};

use bevy::app::AppExit;
use clap::Parser;
use doodle_city::{
    Options, app, games,
    locale::Locale,
    platform::ThisDevice,
    record,
    window::{self, Started},
};

/// Doodle City: draw roads by the dice.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// A file with one match or many, to be taken up as if it were dropped onto the window.
    #[arg(value_name = "FILE", conflicts_with = "open")]
    file: Option<PathBuf>,
    /// The folder for matches and settings, if not the usual one.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Opens a copy of this match at once.
    #[arg(long, value_name = "FILE")]
    open: Option<PathBuf>,
    /// With --open: as it was after this many actions.
    #[arg(long, value_name = "STEP", requires = "open")]
    at: Option<usize>,
    /// The window's size, such as 390x844.
    #[arg(long, value_name = "WIDTHxHEIGHT", value_parser = size)]
    size: Option<(f32, f32)>,
    #[cfg(feature = "dev")]
    #[command(flatten)]
    dev: dev::DevArguments,
}

fn size(text: &str) -> Result<(f32, f32), String> {
    let parts = text.split_once('x').and_then(|(w, h)| Some((w.parse::<f32>().ok()?, h.parse::<f32>().ok()?)));
    parts
        .filter(|(w, h)| (240.0..=8192.0).contains(w) && (240.0..=8192.0).contains(h))
        .ok_or_else(|| format!("`{text}` is no size: two numbers from 240 to 8192 such as 390x844"))
}

/// What Bevy's start-up says when it finds no screen or no graphics, as people can understand it.
fn explain(panic: &str) -> Option<String> {
    let mut locale = Locale::default();
    locale.speak(&ThisDevice::default().languages());
    if panic.contains("event loop") || panic.contains("display") {
        Some(locale.text("no-display"))
    } else if ["GPU", "wgpu", "adapter", "surface", "window handle"].iter().any(|word| panic.contains(word)) {
        let reason = panic.lines().next().unwrap_or_default().to_owned();
        Some(locale.with("no-graphics", &[("reason", reason.into())]))
    } else {
        None
    }
}

/// A device without a screen or graphics is told in words, not by a panic.
fn explain_panics() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let message = info.payload_as_str().unwrap_or_default();
        match explain(message) {
            Some(words) => {
                eprintln!("doodle_city: {words}");
                // Whoever started it from a menu sees no terminal.
                ThisDevice::default().say("Doodle City", &words);
                process::exit(2);
            }
            None => usual(info),
        }
    }));
}

/// Starts the app as the command line says.
pub fn run() -> ExitCode {
    let arguments = Arguments::parse();
    explain_panics();
    let mut open = None;
    if let Some(path) = arguments.open {
        match record::load_any(games::READERS, &path) {
            Ok(play) => open = Some(arguments.at.map_or_else(|| play.clone(), |steps| play.at(steps))),
            Err(error) => {
                eprintln!("doodle_city: {error}");
                return ExitCode::from(2);
            }
        }
    }
    let folder = arguments.data.clone().or_else(|| ThisDevice::default().data_dir());
    // Who asks for a certain window gets one.
    let folder = folder.filter(|_| arguments.size.is_none() && open.is_none());
    let instance = match folder.map(|folder| window::start(&folder, arguments.file.as_deref())) {
        Some(Started::Called) => return ExitCode::SUCCESS,
        Some(Started::First(instance)) => Some(instance),
        Some(Started::Alone) | None => None,
    };
    let options = Options {
        data: arguments.data,
        size: arguments.size,
        open,
        take: arguments.file,
        instance,
        #[cfg(feature = "dev")]
        dev: match arguments.dev.options() {
            Ok(options) => options,
            Err(error) => {
                eprintln!("doodle_city: {error}");
                return ExitCode::from(2);
            }
        },
    };
    match doodle_city::run(app(games::ALL, options)) {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_arguments_fit_together() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn a_size_is_two_numbers_within_reason() {
        assert_eq!(size("390x844"), Ok((390.0, 844.0)));
        for bad in ["390", "390x", "10x10", "390x9000", "NaNx844"] {
            assert!(size(bad).is_err(), "{bad}");
        }
    }
}
