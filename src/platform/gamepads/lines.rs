//! Pads that somebody pretends to have, for tests: a file or pipe says line by line what they do.

use std::{
    fs::File,
    io::{BufRead as _, BufReader},
    path::PathBuf,
    thread,
};

use bevy::{
    input::gamepad::{GamepadConnection, GamepadInput},
    log::warn,
    prelude::{GamepadAxis, GamepadButton},
};

use super::{Change, GamepadSource, connected};

/// Pads that do what the lines of this file or pipe say: the number of the pad, what it is about, and, of buttons and
/// sticks, how far: `0 connect`, `0 South 1`, `0 LeftStickX -1`, `0 disconnect`.
pub fn lines(path: PathBuf) -> GamepadSource {
    GamepadSource::new(move |mut sink| {
        thread::spawn(move || {
            let file = match File::open(&path) {
                Ok(file) => file,
                Err(error) => return warn!("{}: {error}", path.display()),
            };
            for line in BufReader::new(file).lines().map_while(Result::ok) {
                match read(&line) {
                    Some((pad, change)) => _ = sink.tell(pad, change),
                    None => warn!("`{line}` is nothing that a pad does"),
                }
            }
        });
    })
}

/// What a line says.
fn read(line: &str) -> Option<(usize, Change)> {
    let mut words = line.split_whitespace();
    let (pad, what) = (words.next()?.parse().ok()?, words.next()?);
    let change = match what {
        "connect" => connected("Pretended", Some(0x045e), None),
        "disconnect" => Change::Connection(GamepadConnection::Disconnected),
        _ => Change::Input(input(what)?, words.next()?.parse().ok()?),
    };
    Some((pad, change))
}

/// A button or stick, by the engine's name.
fn input(name: &str) -> Option<GamepadInput> {
    let button =
        GamepadButton::all().into_iter().find(|it| format!("{it:?}") == name).map(GamepadInput::Button);
    let axis = || GamepadAxis::all().into_iter().find(|it| format!("{it:?}") == name).map(GamepadInput::Axis);
    button.or_else(axis)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_what_a_pad_does() {
        let pressed = |value| Some((1, Change::Input(GamepadButton::South.into(), value)));
        assert_eq!([read("1 South 1"), read("1 South 0")], [pressed(1.0), pressed(0.0)]);
        let pushed = Change::Input(GamepadInput::Axis(GamepadAxis::LeftStickX), -1.0);
        assert_eq!(read("0 LeftStickX -1"), Some((0, pushed)));
        assert_eq!(read("2 disconnect"), Some((2, Change::Connection(GamepadConnection::Disconnected))));
        for bad in ["", "South 1", "0 Button 1", "0 South", "0 South far"] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
