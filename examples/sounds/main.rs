//! Computes every sound of the game and writes it as a WAV file.
//!
//! There are no recordings: dice, pen and wood are synthesised, always the same way from fixed
//! seeds. The game plays the Ogg Vorbis files in `assets/audio`; to make them anew:
//!
//! ```sh
//! cargo run --release --no-default-features --example sounds -- /tmp/sounds
//! for wav in /tmp/sounds/*.wav; do
//!     ffmpeg -y -i "$wav" -map_metadata -1 -flags +bitexact -fflags +bitexact \
//!         -c:a libvorbis -q:a 4 -ar 44100 -ac 1 "assets/audio/$(basename "$wav" .wav).ogg"
//! done
//! ```

mod recipes;
mod synth;
mod wav;

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What the shell gets when the folder is missing or cannot be written.
const USAGE_ERROR: u8 = 2;

fn main() -> ExitCode {
    let mut arguments = env::args_os().skip(1);
    let (Some(folder), None) = (arguments.next(), arguments.next()) else {
        eprintln!("sounds: name one folder for the WAV files\nusage: sounds FOLDER");
        return ExitCode::from(USAGE_ERROR);
    };
    match write_all(&PathBuf::from(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err((path, error)) => {
            eprintln!("sounds: cannot write {}: {error}", path.display());
            ExitCode::from(USAGE_ERROR)
        }
    }
}

/// Writes each sound to `folder`, which is made if need be; an error names the path it is about.
fn write_all(folder: &Path) -> Result<(), (PathBuf, io::Error)> {
    fs::create_dir_all(folder).map_err(|error| (folder.to_path_buf(), error))?;
    for recipe in recipes::ALL {
        let path = folder.join(recipe.name).with_extension("wav");
        let samples = (recipe.render)().finish(recipe.peak_db);
        fs::write(&path, wav::encode(&samples)).map_err(|error| (path, error))?;
    }
    Ok(())
}
