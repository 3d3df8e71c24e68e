//! The desktop's command line.

#[cfg(windows)]
mod console;
#[cfg(feature = "dev")]
mod dev;
mod graphics;

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
    platform::{Crashes, FirstPicture, ThisDevice},
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

/// What the start lacks.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Missing {
    Display,
    Graphics,
}

impl Missing {
    /// What Bevy's start-up says when it finds no screen or no graphics.
    fn of_panic(panic: &str) -> Option<Self> {
        if panic.contains("event loop") || panic.contains("display") {
            return Some(Self::Display);
        }
        let words = ["GPU", "wgpu", "RequestDevice", "adapter", "surface", "present mode", "window handle"];
        words.iter().any(|word| panic.contains(word)).then_some(Self::Graphics)
    }

    /// Says so as people can understand it, and ends the app; before that the other graphics are tried.
    fn tell(self, reason: &str) -> ! {
        let mut locale = Locale::default();
        locale.speak(&ThisDevice::default().languages());
        let words = match self {
            Self::Display => locale.text("no-display"),
            Self::Graphics => {
                graphics::try_next();
                let reason = reason.lines().next().unwrap_or_default().to_owned();
                locale.with("no-graphics", &[("reason", reason.into())])
            }
        };
        eprintln!("doodle_city: {words}");
        // Whoever started it from a menu sees no terminal.
        ThisDevice::default().say("Doodle City", &words);
        process::exit(2)
    }
}

/// A device without a screen or graphics is told in words, not by a panic. What breaks once a picture is there is another
/// matter.
fn explain_panics(picture: FirstPicture) {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let message = info.payload_as_str().unwrap_or_default();
        match Missing::of_panic(message) {
            Some(missing) if !picture.is_complete() => missing.tell(message),
            _ => usual(info),
        }
    }));
}

/// Starts the app as the command line says.
pub fn run() -> ExitCode {
    #[cfg(windows)]
    console::attach();
    let arguments = Arguments::parse();
    let picture = FirstPicture::default();
    explain_panics(picture.clone());
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
    graphics::wait_for_the_one_before();
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
        graphics: Some(graphics::first_choice()),
        picture: picture.clone(),
        #[cfg(feature = "dev")]
        dev: match arguments.dev.options() {
            Ok(options) => options,
            Err(error) => {
                eprintln!("doodle_city: {error}");
                return ExitCode::from(2);
            }
        },
    };
    let app = app(games::ALL, options);
    let crashes = app.world().resource::<Crashes>().clone();
    match doodle_city::run(app) {
        AppExit::Success => ExitCode::SUCCESS,
        // The engine ends the app when the graphics fail it.
        AppExit::Error(_) if !picture.is_complete() && !crashes.has_any() => Missing::Graphics.tell("wgpu"),
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
    fn the_manual_names_every_option() {
        let manual = include_str!("../packaging/linux/doodle_city.1").replace('\\', "");
        let command = Arguments::command();
        let options: Vec<_> = command.get_arguments().filter_map(clap::Arg::get_long).collect();
        // What developers ask for is for them alone.
        let shipped = ["data", "open", "at", "size"];
        assert!(shipped.iter().all(|long| options.contains(long)));
        for long in options.iter().filter(|long| !cfg!(feature = "dev") || shipped.contains(long)) {
            assert!(manual.contains(&format!("--{long}")), "{long}");
        }
    }

    #[test]
    fn what_a_start_lacks_is_told_from_what_breaks() {
        for (panic, missing) in [
            ("Failed to build event loop: NotSupported(NotSupportedError)", Some(Missing::Display)),
            ("Unable to find a GPU! Make sure you have installed required drivers!", Some(Missing::Graphics)),
            ("index out of bounds: the len is 3 but the index is 3", None),
        ] {
            assert_eq!(Missing::of_panic(panic), missing, "{panic}");
        }
    }

    #[test]
    fn a_size_is_two_numbers_within_reason() {
        assert_eq!(size("390x844"), Ok((390.0, 844.0)));
        for bad in ["390", "390x", "10x10", "390x9000", "NaNx844"] {
            assert!(size(bad).is_err(), "{bad}");
        }
    }
}
