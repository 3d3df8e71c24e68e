//! Writes every sound of the game as a WAV file into a folder, and says how loud each is: `./dev sounds`.

use std::{env, fs, io, path::Path, process::ExitCode};

use doodle_city::audio::listen::Sample;

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
    println!("{:<16} {:>8} {:>10} {:>8}", "sound", "seconds", "peak dBFS", "LUFS");
    for sample in Sample::all() {
        let name = format!("{:?}-{}", sample.sound, sample.way + 1);
        let seconds = sample.samples.len() as f32 / Sample::RATE as f32;
        println!("{name:<16} {seconds:>8.2} {:>10.1} {:>8.1}", sample.peak(), sample.loudness());
        fs::write(folder.join(name).with_extension("wav"), wav(&sample.samples))?;
    }
    Ok(())
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
