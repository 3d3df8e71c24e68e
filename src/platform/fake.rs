//! A device for tests: it does what it is told and remembers what it was asked.

use std::{
    path::PathBuf,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use bevy::math::{Rect, UVec2};

use super::{
    Buzz, Device, Done, DrawnText, EM, FileWords, Given, GivenFile, Hears, Taken, TextQuestion, Waker,
};

/// What a [`FakeDevice`] does and has been asked.
#[derive(Default, Debug)]
pub struct Pretended {
    /// What covers the edges.
    pub insets: [f32; 4],
    /// The size of the window in physical pixels, if it is known.
    pub window_size: Option<UVec2>,
    /// The folder.
    pub data_dir: Option<PathBuf>,
    /// How often it got ready for sound.
    pub openings: usize,
    /// Whether it has nothing that vibrates.
    pub is_numb: bool,
    /// What was felt, first to last.
    pub buzzes: Vec<Buzz>,
    /// Whether all apps are asked for less motion.
    pub wants_stillness: bool,
    /// Whether all apps are asked for dark colours, if anybody has said so.
    pub wants_night: Option<bool>,
    /// Whether all apps are asked for strong contrast.
    pub wants_contrast: bool,
    /// How large all apps are asked to write, if anybody has said so.
    pub text_scale: Option<f32>,
    /// The languages that the person reads.
    pub languages: Vec<String>,
    /// The language that the app speaks, if it has said so.
    pub spoken: Option<String>,
    /// The files that were handed on.
    pub given: Vec<GivenFile>,
    /// The file that will be picked, once.
    pub pick: Option<Taken>,
    /// The file that comes without having been asked for.
    pub unasked: Option<Taken>,
    /// Whether it has no keyboard that the app could show.
    pub asks_for_text: bool,
    /// Where letters come that are typed.
    pub types_at: Option<Rect>,
    /// What was asked, first to last.
    pub questions: Vec<TextQuestion>,
    /// What will be typed, once.
    pub answer: Option<String>,
    /// The letters of its own fonts: black squares, all of them.
    pub letters: String,
    /// How often it was left running out of sight.
    pub steps_aside: usize,
}

/// Pretends to be a phone; every clone is the same one.
#[derive(Clone, Default, Debug)]
pub struct FakeDevice(Arc<Mutex<Pretended>>);

impl FakeDevice {
    /// What it does and has been asked, to be looked at and changed.
    pub fn pretended(&self) -> MutexGuard<'_, Pretended> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Device for FakeDevice {
    fn insets(&self) -> [f32; 4] {
        self.pretended().insets
    }

    fn window_size(&self) -> Option<UVec2> {
        self.pretended().window_size
    }

    fn data_dir(&self) -> Option<PathBuf> {
        self.pretended().data_dir.clone()
    }

    fn can_buzz(&self) -> bool {
        !self.pretended().is_numb
    }

    fn buzz(&self, buzz: Buzz) {
        self.pretended().buzzes.push(buzz);
    }

    fn prepare_sound(&self) {
        self.pretended().openings += 1;
    }

    fn wants_stillness(&self) -> bool {
        self.pretended().wants_stillness
    }

    fn wants_night(&self, _: &Waker) -> Option<bool> {
        self.pretended().wants_night
    }

    fn wants_contrast(&self) -> bool {
        self.pretended().wants_contrast
    }

    fn text_scale(&self) -> f32 {
        self.pretended().text_scale.unwrap_or(1.0)
    }

    fn languages(&self) -> Vec<String> {
        self.pretended().languages.clone()
    }

    fn speaks(&self, tag: &str) {
        self.pretended().spoken = Some(tag.to_owned());
    }

    fn give_file(&self, _: FileWords, file: GivenFile, done: Done<Given>) {
        self.pretended().given.push(file);
        done(Given::Handed);
    }

    fn take_file(&self, _: FileWords, done: Done<Taken>) {
        let picked = self.pretended().pick.take();
        done(picked.unwrap_or(Taken::Cancelled));
    }

    fn hear_of_files(&self, come: Hears<Taken>) {
        let unasked = self.pretended().unasked.take();
        unasked.into_iter().for_each(|file| come(file));
    }

    fn asks_for_text(&self) -> bool {
        self.pretended().asks_for_text
    }

    fn types_at(&self, place: Option<Rect>) {
        self.pretended().types_at = place;
    }

    fn ask_text(&self, question: TextQuestion, done: Done<Option<String>>) {
        self.pretended().questions.push(question);
        let answer = self.pretended().answer.take();
        done(answer);
    }

    fn draw_texts(&self, texts: Vec<String>, done: Done<Vec<Option<DrawnText>>>) {
        let its = self.pretended().letters.clone();
        let draw = |text: &String| text.chars().all(|letter| its.contains(letter)).then(square);
        done(texts.iter().map(draw).collect());
    }

    fn comes_back(&self) -> bool {
        true
    }

    fn step_aside(&self) -> bool {
        self.pretended().steps_aside += 1;
        true
    }
}

/// A black square.
fn square() -> DrawnText {
    let side = EM as usize / 2;
    DrawnText {
        width: side,
        height: side,
        rgba: [0, 0, 0, 255].repeat(side * side),
        origin: 0.0,
        baseline: side as f32,
        advance: 0.6 * EM,
    }
}
