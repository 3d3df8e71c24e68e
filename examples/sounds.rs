//! Writes every sound of the game and its music as WAV files into a folder, and says how loud each is: `./dev sounds`.

use std::{env, fs, io, path::Path, process::ExitCode};

use bevy::prelude::App;
use doodle_city::{
    audio::listen::{Mix, Sample},
    boxes::Boxes,
    games,
};

fn main() -> ExitCode {
    let Some(folder) = env::args_os().nth(1) else {
        eprintln!("Where to? Name a folder for the sounds.");
        return ExitCode::from(2);
    };
    match write_all(Path::new(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{}: {error}", Path::new(&folder).display());
            ExitCode::FAILURE
        }
    }
}

fn write_all(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    println!("{:<22} {:>8} {:>10} {:>8}", "sound", "seconds", "peak dBFS", "LUFS");
    for sample in Sample::all() {
        let name = format!("{:?}-{}", sample.sound, sample.way + 1);
        write(folder, &name, &sample.samples, sample.peak(), sample.loudness())?;
    }
    let mut app = App::new();
    games::ALL.plugins.iter().for_each(|add| add(&mut app));
    for game in &app.world().resource::<Boxes>().0 {
        let Some(piece) = game.music else { continue };
        for (part, passed) in [("morning", 0.0), ("evening", 1.0)] {
            let mix = Mix::of(piece, passed);
            write(folder, &format!("{}-{part}", game.name), &mix.samples, mix.peak(), mix.loudness())?;
        }
    }
    Ok(())
}

/// Writes a file, and says how loud it is.
fn write(folder: &Path, name: &str, samples: &[f32], peak: f32, loudness: f32) -> io::Result<()> {
    let seconds = samples.len() as f32 / Sample::RATE as f32;
    println!("{name:<22} {seconds:>8.2} {peak:>10.1} {loudness:>8.1}");
    fs::write(folder.join(name).with_extension("wav"), wav(samples))
}

/// A file of one channel in 16 bits.
fn wav(samples: &[f32]) -> Vec<u8> {
    let data: Vec<u8> = samples.iter().flat_map(|it| ((it * 32_767.0) as i16).to_le_bytes()).collect();
    let size = data.len() as u32;
    let mut file = Vec::new();
    file.extend(b"RIFF");
    file.extend((36 + size).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    file.extend([1_u16, 1].iter().flat_map(|it| it.to_le_bytes()));
    file.extend([Sample::RATE, 2 * Sample::RATE].iter().flat_map(|it| it.to_le_bytes()));
    file.extend([2_u16, 16].iter().flat_map(|it| it.to_le_bytes()));
    file.extend(b"data");
    file.extend(size.to_le_bytes());
    file.extend(data);
    file
}
