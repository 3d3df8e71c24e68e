//! What the app asks of the device it runs on.

use core::fmt;
use std::{
    io::{self, ErrorKind},
    path::PathBuf,
    sync::Arc,
};

use bevy::prelude::*;

use super::{DrawnText, Waker};

/// One kind of device. Whatever it cannot do, it leaves out.
pub trait Device: Send + Sync + 'static {
    /// What notches, rounded corners and system bars cover, in dp: left, top, right, bottom. Asked before each frame.
    fn insets(&self) -> [f32; 4] {
        [0.0; 4]
    }

    /// Width and height of the window in physical pixels, where the window may not hear of every change; `None` where
    /// it does, and while there is no window. Asked before each frame.
    fn window_size(&self) -> Option<UVec2> {
        None
    }

    /// The folder for matches and settings; `None` where there is none. It need not exist yet.
    fn data_dir(&self) -> Option<PathBuf>;

    /// Whether it can vibrate.
    fn can_buzz(&self) -> bool {
        false
    }

    /// Vibrates.
    fn buzz(&self, _: Buzz) {}

    /// Gets ready for sound, before each time the output is opened; from any thread.
    fn prepare_sound(&self) {}

    /// Whether the person has asked all apps for less motion.
    fn wants_stillness(&self) -> bool {
        false
    }

    /// Whether the person has asked all apps for dark colours; `None` where the window is told, or nobody is. Asked before
    /// each frame; a change wakes the app.
    fn wants_night(&self, _: &Waker) -> Option<bool> {
        None
    }

    /// Whether the person has asked all apps for strong contrast. Asked before each frame.
    fn wants_contrast(&self) -> bool {
        false
    }

    /// How much larger than usual the person wants text in all apps; 1 if that is not known. Phones answer on the main
    /// thread, once the app runs.
    fn text_scale(&self) -> f32 {
        1.0
    }

    /// The languages that the person reads, as tags such as `de-AT`, the preferred one first; empty if that is not known.
    fn languages(&self) -> Vec<String> {
        Vec::new()
    }

    /// The app speaks the language with this tag from now on; what the device shows around it may do so, too.
    fn speaks(&self, _tag: &str) {}

    /// Says something in a window of the system's own, and waits until it is closed: for an app that can show nothing
    /// itself any more. Where that is not done nothing happens.
    fn say(&self, _title: &str, _text: &str) {}

    /// Hands a file on: by a file dialog, a share sheet or a download.
    fn give_file(&self, words: FileWords, file: GivenFile, done: Done<Given>);

    /// Lets a person pick a file, and reads it.
    fn take_file(&self, words: FileWords, done: Done<Taken>);

    /// Hears of files that come without having been asked for: opened with the app from elsewhere, or picked when the app
    /// had been ended meanwhile. Asked once, at the start.
    fn hear_of_files(&self, _: Hears<Taken>) {}

    /// Whether text is typed in a dialog of the device's own, because the app cannot show its keyboard.
    fn asks_for_text(&self) -> bool {
        false
    }

    /// A line of text is typed in the app, by a keyboard: its next letter comes at the left side of this place, in dp; `None`
    /// when that is over. For what composes letters.
    fn types_at(&self, _: Option<Rect>) {}

    /// Asks for a line of text; `None` if nothing was typed.
    fn ask_text(&self, _: TextQuestion, done: Done<Option<String>>) {
        done(None);
    }

    /// Draws letters that our fonts lack in the device's own, each text by itself; `None` where it lacks some of them, too.
    fn draw_texts(&self, texts: Vec<String>, done: Done<Vec<Option<DrawnText>>>) {
        done(vec![None; texts.len()]);
    }

    /// Whether the app may be ended at any moment without anybody having left it: then it resumes where it was.
    fn comes_back(&self) -> bool {
        false
    }

    /// Leaves the app running but out of sight, as phones do at the last step back; `false` if that is not done here.
    fn step_aside(&self) -> bool {
        false
    }
}

/// Told once, from any thread.
pub type Done<T> = Box<dyn FnOnce(T) + Send>;

/// Told any number of times, from any thread.
pub type Hears<T> = Arc<dyn Fn(T) + Send + Sync>;

/// How the names of files with matches end. What ends in `json` is taken as well.
pub const MATCH_ENDING: &str = "doodle-match";

/// What kind of file that is, by the names of the internet; packages and manifests have it, too.
pub const MATCH_TYPE: &str = "application/vnd.doodle-city.match+json";

/// What is felt, from the slightest to the strongest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Buzz {
    /// Something was touched.
    Tick,
    /// Something came down: dice, a stamp.
    Knock,
    /// Something worth a cheer.
    Cheer,
}

/// What a file dialog says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FileWords {
    /// Its title.
    pub title: String,
    /// What these files are.
    pub kind: String,
}

/// A file for other apps and devices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GivenFile {
    /// Its name, such as `doodle-city-1.doodle-match`; its ending says what kind it is.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

impl GivenFile {
    /// One with this text in it.
    pub fn of_text(name: impl Into<String>, text: String) -> Self {
        Self { name: name.into(), bytes: text.into_bytes() }
    }

    /// One with this text of one match or many.
    pub fn of_matches(name: impl fmt::Display, text: String) -> Self {
        Self::of_text(format!("{name}.{MATCH_ENDING}"), text)
    }

    fn ending(&self) -> Option<&str> {
        self.name.rsplit_once('.').map(|(_, ending)| ending)
    }

    /// Whether it has matches, and nothing else.
    pub fn has_matches(&self) -> bool {
        self.ending() == Some(MATCH_ENDING)
    }

    /// Of which kind it is, by the names of the internet.
    #[cfg_attr(
        not(any(target_os = "android", target_family = "wasm")),
        expect(dead_code, reason = "other devices go by its ending")
    )]
    pub(super) fn media_type(&self) -> &'static str {
        match self.ending() {
            Some(MATCH_ENDING) => MATCH_TYPE,
            Some("png") => "image/png",
            _ => "text/plain",
        }
    }
}

/// Why the device did not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The file that it is about, if that is known.
    pub file: Option<String>,
    /// Of which kind it is; `Other` where only the device's own words tell.
    pub kind: ErrorKind,
    /// What the device says, in its own words; empty if it says nothing.
    pub why: String,
}

impl Refusal {
    /// What is only known by the device's own words.
    pub fn of(why: impl Into<String>) -> Self {
        Self { file: None, kind: ErrorKind::Other, why: why.into() }
    }

    /// What went wrong with a file.
    pub fn of_file(file: impl Into<String>, error: &io::Error) -> Self {
        Self { file: Some(file.into()), kind: error.kind(), why: error.to_string() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.file {
            Some(file) => write!(f, "{file}: {}", self.why),
            None => f.write_str(&self.why),
        }
    }
}

/// The outcome of handing on a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Given {
    /// It is there.
    Kept {
        /// Its path or name.
        at: String,
    },
    /// Another app has it.
    Handed,
    /// The person cancelled.
    Cancelled,
    /// It could not be handed on.
    Failed(Refusal),
}

/// The outcome of picking a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Taken {
    /// A file was picked and read.
    File {
        /// Its name.
        name: String,
        /// All of it, or as much as shows that it is too large.
        bytes: Vec<u8>,
    },
    /// None was picked.
    Cancelled,
    /// There is no way to pick one here.
    NoDialog,
    /// It could not be read.
    Failed(Refusal),
}

/// A line of text is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TextQuestion {
    /// What is asked.
    pub title: String,
    /// The text to begin with.
    pub text: String,
    /// The label of the button that accepts.
    pub accept: String,
    /// The label of the button that cancels.
    pub cancel: String,
    /// The most characters.
    pub most: usize,
}

/// The device the app runs on.
///
/// Insert one before [`PlatformPlugin`](super::PlatformPlugin) to run as if on another.
#[derive(Resource, Clone)]
pub struct ThisDevice(Arc<dyn Device>);

impl ThisDevice {
    /// Runs on `device`.
    pub fn new(device: impl Device) -> Self {
        Self(Arc::new(device))
    }
}

impl core::ops::Deref for ThisDevice {
    type Target = dyn Device;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}
