//! iOS: what the app asks is answered by the functions in `mobile/ios`.

use core::ffi::{CStr, c_char, c_void};
use std::{env, ffi::CString, fs, path::Path, path::PathBuf, thread};

use bevy::{prelude::*, window::RawHandleWrapper};
use raw_window_handle::RawWindowHandle;

use super::{
    Buzz, Device, Done, DrawnText, FileWords, Given, GivenFile, Hears, Refusal, Taken, TextQuestion, Waker,
    files, system_fonts,
};

/// An iPhone or iPad.
pub(super) struct Ios;

/// The answers of `Device.h`.
const YES: i32 = 0;
const NO: i32 = 1;

// As `Device.h` has them. Those with a `size` wait for the person, write at most so many bytes, and end what they write
// with a zero.
#[expect(unsafe_code, reason = "functions of another language")]
unsafe extern "C" {
    safe fn doodle_city_buzz(strength: i32);
    safe fn doodle_city_prepare_sound();
    safe fn doodle_city_insets(insets: &mut [f32; 4]);
    safe fn doodle_city_wants_stillness() -> bool;
    safe fn doodle_city_wants_night() -> bool;
    safe fn doodle_city_text_scale() -> f32;
    fn doodle_city_show(view: *mut c_void);
    fn doodle_city_give_file(
        name: *const c_char,
        bytes: *const c_void,
        length: usize,
        problem: *mut c_char,
        size: usize,
    ) -> i32;
    fn doodle_city_take_file(path: *mut c_char, size: usize) -> i32;
    fn doodle_city_take_opened_file(path: *mut c_char, size: usize) -> i32;
    fn doodle_city_ask_text(
        title: *const c_char,
        text: *const c_char,
        accept: *const c_char,
        cancel: *const c_char,
        answer: *mut c_char,
        size: usize,
    ) -> i32;
}

/// Brings a new window into the app's scene.
pub(super) fn show(made: On<Insert, RawHandleWrapper>, windows: Query<&RawHandleWrapper>) {
    let Ok(window) = windows.get(made.entity) else {
        return;
    };
    if let RawWindowHandle::UiKit(window) = window.get_window_handle() {
        #[expect(unsafe_code, reason = "a function of another language")]
        // SAFETY: `windows` still holds the window, and so its view; the function keeps them from then on.
        unsafe {
            doodle_city_show(window.ui_view.as_ptr());
        }
    }
}

/// Calls `ask` with room for `size` bytes, and reads what it wrote there.
fn written(size: usize, ask: impl FnOnce(*mut c_char, usize) -> i32) -> (i32, String) {
    let mut room = vec![0_u8; size];
    let answer = ask(room.as_mut_ptr().cast(), size);
    let words = CStr::from_bytes_until_nul(&room).unwrap_or_default();
    (answer, words.to_string_lossy().into_owned())
}

/// As C has it; what follows a zero, which no text of ours holds, is left out.
fn c_text(text: &str) -> CString {
    CString::new(text.split('\0').next().unwrap_or_default()).unwrap_or_default()
}

fn give(file: &GivenFile) -> Given {
    let (name, bytes) = (c_text(&file.name), &file.bytes);
    let (answer, problem) = written(1024, |problem, size| {
        #[expect(unsafe_code, reason = "a function of another language")]
        // SAFETY: the name, the bytes and the room live until the function returns, and it keeps to `size`.
        unsafe {
            doodle_city_give_file(name.as_ptr(), bytes.as_ptr().cast(), bytes.len(), problem, size)
        }
    });
    match answer {
        YES => Given::Handed,
        NO => Given::Cancelled,
        _ => Given::Failed(Refusal::of(problem)),
    }
}

/// Reads the file that is picked, or that another app has this one open; either waits for the person.
fn take(is_opened: bool) -> Taken {
    let (answer, path) = written(4096, |path, size| {
        #[expect(unsafe_code, reason = "functions of another language")]
        // SAFETY: the room lives until the function returns, and it keeps to `size`.
        unsafe {
            match is_opened {
                true => doodle_city_take_opened_file(path, size),
                false => doodle_city_take_file(path, size),
            }
        }
    });
    let path = Path::new(&path);
    match answer {
        YES => {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let taken = match files::take(path) {
                Taken::File { bytes, .. } => Taken::File { name, bytes },
                other => other,
            };
            // It is a copy made for us; if it stays, the system clears it away some day.
            let _ = fs::remove_file(path);
            taken
        }
        NO => Taken::Cancelled,
        _ => Taken::Failed(Refusal::of(path.display().to_string())),
    }
}

fn ask(question: &TextQuestion) -> Option<String> {
    let (title, text) = (c_text(&question.title), c_text(&question.text));
    let (accept, cancel) = (c_text(&question.accept), c_text(&question.cancel));
    // A character takes at most four bytes.
    let (answer, typed) = written(4 * question.most + 1, |typed, size| {
        #[expect(unsafe_code, reason = "a function of another language")]
        // SAFETY: all texts and the room live until the function returns, and it keeps to `size`.
        unsafe {
            doodle_city_ask_text(title.as_ptr(), text.as_ptr(), accept.as_ptr(), cancel.as_ptr(), typed, size)
        }
    });
    (answer == YES).then(|| typed.chars().take(question.most).collect())
}

impl Device for Ios {
    fn insets(&self) -> [f32; 4] {
        let mut insets = [0.0; 4];
        doodle_city_insets(&mut insets);
        insets
    }

    fn data_dir(&self) -> Option<PathBuf> {
        Some(env::home_dir()?.join("Library/Application Support/doodle-city"))
    }

    fn can_buzz(&self) -> bool {
        true
    }

    fn buzz(&self, buzz: Buzz) {
        doodle_city_buzz(match buzz {
            Buzz::Tick => 0,
            Buzz::Knock => 1,
            Buzz::Cheer => 2,
        });
    }

    fn prepare_sound(&self) {
        doodle_city_prepare_sound();
    }

    fn languages(&self) -> Vec<String> {
        sys_locale::get_locales().collect()
    }

    fn wants_stillness(&self) -> bool {
        doodle_city_wants_stillness()
    }

    fn wants_night(&self, _: &Waker) -> Option<bool> {
        Some(doodle_city_wants_night())
    }

    fn text_scale(&self) -> f32 {
        doodle_city_text_scale()
    }

    fn draw_texts(&self, texts: Vec<String>, done: Done<Vec<Option<DrawnText>>>) {
        system_fonts::draw(texts, done);
    }

    // The functions wait for the person, so each question has a thread of its own.
    fn give_file(&self, _: FileWords, file: GivenFile, done: Done<Given>) {
        thread::spawn(move || done(give(&file)));
    }

    fn take_file(&self, _: FileWords, done: Done<Taken>) {
        thread::spawn(move || done(take(false)));
    }

    fn hear_of_files(&self, come: Hears<Taken>) {
        // Each waits until another app has this one open a file.
        thread::spawn(move || {
            loop {
                come(take(true));
            }
        });
    }

    fn comes_back(&self) -> bool {
        true
    }

    fn asks_for_text(&self) -> bool {
        true
    }

    fn ask_text(&self, question: TextQuestion, done: Done<Option<String>>) {
        thread::spawn(move || done(ask(&question)));
    }
}
