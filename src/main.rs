//! The app on the desktop and in a browser.

// What players get opens no terminal on Windows.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

#[cfg(not(target_family = "wasm"))]
mod command_line;

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    command_line::run()
}

#[cfg(target_family = "wasm")]
fn main() {
    doodle_city::run(doodle_city::app(doodle_city::games::ALL, doodle_city::Options::default()));
}
