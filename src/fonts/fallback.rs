//! The font of letters that ours lack: asked of the device, and made anew when one is added.

use core::ops::RangeInclusive;
use std::{
    borrow::Cow,
    sync::{
        Arc,
        mpsc::{Receiver, Sender, channel},
    },
};

use bevy::{
    platform::{cell::SyncCell, collections::HashMap},
    prelude::*,
    text::FontCx,
    window::RequestRedraw,
};
use parley::fontique::{Blob, FallbackKey, FontInfoOverride, Script};

use super::{
    file::{Entry, font_file},
    outline::Outline,
    pieces::{Piece, is_ours, pieces},
};
use crate::platform::{DrawnText, ThisDevice, Waker};

/// Private characters stand for the pieces, in the order in which they were drawn.
const FIRST: u32 = 0xe010;
/// All private characters of this kind.
const PRIVATE: RangeInclusive<char> = '\u{e000}'..='\u{f8ff}';
/// How many pieces there are at most; with one more the font is begun anew.
const MOST: usize = 6000;
/// A box around the digit that follows, and what comes after that digit.
const BOX: [char; 2] = ['\u{e000}', '\u{e001}'];

/// What is known of a piece that our fonts lack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known {
    /// The device is drawing it.
    Asked,
    /// The device lacks it, too.
    Missing,
    /// This character stands for it.
    Drawn(char),
}

type Answer = Vec<(String, Option<DrawnText>)>;

/// Letters that our own fonts lack.
#[derive(Resource)]
pub struct FallbackFont {
    known: HashMap<String, Known>,
    outlines: Vec<(String, Outline)>,
    file: Arc<[u8]>,
    names: Vec<String>,
    wanted: Vec<String>,
    /// Something is known that the file does not have.
    is_stale: bool,
    answers: (Sender<Answer>, SyncCell<Receiver<Answer>>),
}

impl Default for FallbackFont {
    fn default() -> Self {
        let (sender, receiver) = channel();
        Self {
            known: HashMap::default(),
            outlines: Vec::new(),
            file: Arc::default(),
            names: Vec::new(),
            wanted: Vec::new(),
            is_stale: false,
            answers: (sender, SyncCell::new(receiver)),
        }
    }
}

impl FallbackFont {
    /// The bytes of the font; none as long as nothing was missing.
    pub fn file(&self) -> &Arc<[u8]> {
        &self.file
    }

    /// Who sits where: a name of which even the device lacks letters is shown by the number of its seat. Says whether
    /// that was not known.
    pub fn seat(&mut self, names: Vec<String>) -> bool {
        let is_new = self.names != names;
        self.names = names;
        is_new
    }

    /// Whether a text may be shown otherwise than it is written: letters of it are missing or joined, or run to the left.
    pub fn is_foreign(&self, text: &str) -> bool {
        let is_plain = |(at, piece): (usize, &Piece)| {
            let stands_for_itself = || matches!(self.known.get(piece.text), Some(Known::Drawn(_)));
            piece.at == at && (piece.is_ours || (single(piece.text).is_some() && stands_for_itself()))
        };
        !is_ours(text) && !pieces(text).iter().enumerate().all(is_plain)
    }

    /// Whether letters are wanted that the device was not asked for yet.
    pub fn has_wishes(&self) -> bool {
        !self.wanted.is_empty() || self.is_stale
    }

    /// Wants all letters of a text to be there.
    pub fn want(&mut self, text: &str) {
        if is_ours(text) {
            return;
        }
        for Piece { text: piece, .. } in pieces(text).into_iter().filter(|piece| !piece.is_ours) {
            self.want_piece(piece);
            // Where it is typed, its letters stand by themselves.
            piece.char_indices().for_each(|(at, letter)| self.want_piece(&piece[at..at + letter.len_utf8()]));
        }
    }

    fn want_piece(&mut self, piece: &str) {
        if is_ours(piece) || self.known.contains_key(piece) {
            return;
        }
        if piece.contains(|letter| PRIVATE.contains(&letter)) {
            // What others mean by it is not known, and here it would mean something else.
            self.known.insert(piece.to_owned(), Known::Missing);
            self.is_stale = true;
        } else {
            self.known.insert(piece.to_owned(), Known::Asked);
            self.wanted.push(piece.to_owned());
        }
    }

    /// A text as it is shown: from left to right, with the characters that this font has.
    pub fn shown<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if is_ours(text) { text.into() } else { self.show(text, &pieces(text)).into() }
    }

    /// The beginning of a text as it is shown: without the last `left_out` of its letters (or words of joined ones), for which
    /// there are three dots; `None` if that leaves none.
    pub fn shown_beginning(&self, text: &str, left_out: usize) -> Option<String> {
        let mut pieces = pieces(text);
        let mut kept = pieces.len().checked_sub(left_out).filter(|&kept| kept > 0)?;
        if left_out > 0 {
            let is_gap = |at| pieces.iter().any(|piece| piece.at == at && piece.text.trim().is_empty());
            while kept > 1 && is_gap(kept - 1) {
                kept -= 1;
            }
            pieces.retain(|piece| piece.at <= kept);
            // The dots stand where the text would go on.
            if let Some(next) = pieces.iter_mut().find(|piece| piece.at == kept) {
                *next = Piece { text: "…", at: kept, is_ours: true };
            }
        }
        Some(self.show(text, &pieces))
    }

    /// Pieces of `text` as they are shown.
    fn show(&self, text: &str, pieces: &[Piece]) -> String {
        let mut shown = String::with_capacity(text.len());
        let mut is_missing = false;
        for &Piece { text: piece, is_ours, .. } in pieces {
            let known = if is_ours { None } else { self.known.get(piece) };
            // One box stands for all that is missing in a row.
            let was_missing = core::mem::replace(&mut is_missing, known == Some(&Known::Missing));
            match known {
                Some(&Known::Drawn(character)) => shown.push(character),
                Some(Known::Missing) if was_missing => {}
                Some(Known::Missing) => {
                    shown.push(BOX[0]);
                    shown.push(self.sign_of(text, piece));
                    shown.push(BOX[1]);
                }
                Some(Known::Asked) | None => shown.push_str(piece),
            }
        }
        shown
    }

    /// What stands for a missing piece: the number of the seat whose name it is of.
    fn sign_of(&self, text: &str, piece: &str) -> char {
        let is_whose = |(_, name): &(usize, &String)| name.contains(piece) && text.contains(name.as_str());
        let seats = self.names.iter().enumerate().filter(is_whose);
        let seat = seats.max_by_key(|(_, name)| name.len()).map(|(seat, _)| seat);
        seat.and_then(|seat| char::from_digit(seat as u32 + 1, 10)).unwrap_or('?')
    }

    /// Takes up what the device has drawn; whether there was anything.
    fn take_up(&mut self) -> bool {
        let mut has_news = core::mem::take(&mut self.is_stale);
        while let Ok(answer) = self.answers.1.get().try_recv() {
            has_news = true;
            for (piece, drawn) in answer {
                let outline = drawn.as_ref().and_then(Outline::of);
                let known = outline.map_or(Known::Missing, |outline| self.add(piece.clone(), outline));
                self.known.insert(piece, known);
            }
        }
        if has_news {
            self.write();
        }
        has_news
    }

    fn add(&mut self, piece: String, outline: Outline) -> Known {
        if self.outlines.len() == MOST {
            self.outlines.clear();
            self.known.clear();
        }
        let character = char::from_u32(FIRST + self.outlines.len() as u32);
        self.outlines.push((piece, outline));
        character.map_or(Known::Missing, Known::Drawn)
    }

    /// Letters that the device lacks, too.
    fn missing_letters(&self) -> impl Iterator<Item = char> {
        let missing = self.known.iter().filter(|&(_, &known)| known == Known::Missing);
        missing.filter_map(|(piece, _)| single(piece)).filter(|letter| !PRIVATE.contains(letter))
    }

    fn write(&mut self) {
        let sign = Outline::box_for_digit();
        // As wide as a box with its digit: where a text is typed it has this room.
        let missing = Entry { characters: self.missing_letters().collect(), outline: &Outline::box_alone() };
        let boxes = BOX.into_iter().zip(&sign);
        let boxes = boxes.map(|(character, outline)| Entry { characters: vec![character], outline });
        let pieces = self.outlines.iter().zip(FIRST..).map(|((piece, outline), character)| {
            // Where a text is typed each letter stands for itself.
            Entry { characters: char::from_u32(character).into_iter().chain(single(piece)).collect(), outline }
        });
        let entries: Vec<Entry> = boxes.chain(pieces).chain([missing]).collect();
        match font_file(&entries) {
            Ok(file) => self.file = file.into(),
            Err(error) => error!("letters that our fonts lack cannot be shown: {error}"),
        }
    }
}

/// The letter of a text that has but one.
fn single(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// What is wanted is there after these, unless the device needs longer.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct FontSystems;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FallbackFont>()
        .init_resource::<ThisDevice>()
        .init_resource::<Waker>()
        .add_message::<RequestRedraw>()
        .add_systems(Update, (ask_device, take_up_letters, register).chain().in_set(FontSystems));
}

/// Has the device draw what is wanted.
fn ask_device(mut font: ResMut<FallbackFont>, device: Res<ThisDevice>, waker: Res<Waker>) {
    let font = font.bypass_change_detection();
    if font.wanted.is_empty() {
        return;
    }
    let wanted = core::mem::take(&mut font.wanted);
    let (sender, waker, pieces) = (font.answers.0.clone(), waker.clone(), wanted.clone());
    let done = move |drawn: Vec<Option<DrawnText>>| {
        // Nobody listens any more once the app closes.
        let _ = sender.send(pieces.into_iter().zip(drawn).collect());
        waker.wake();
    };
    device.draw_texts(wanted, Box::new(done));
}

fn take_up_letters(mut font: ResMut<FallbackFont>, mut redraw: MessageWriter<RequestRedraw>) {
    if font.bypass_change_detection().take_up() {
        font.set_changed();
        redraw.write(RequestRedraw);
    }
}

/// The scripts of our own letters: the engine takes private characters for letters of the script beside them.
const SCRIPTS: [&[u8; 4]; 5] = [b"Latn", b"Grek", b"Cyrl", b"Zyyy", b"Zzzz"];

/// Hands the font to the engine, which takes from it what a label's own font lacks. What was set with an older one looks the
/// same and stays.
fn register(
    font: Res<FallbackFont>,
    fonts: Option<ResMut<FontCx>>,
    mut registered: Local<Arc<[u8]>>,
    mut edition: Local<u32>,
) {
    let is_new = !font.file.is_empty() && !Arc::ptr_eq(&registered, &font.file);
    let Some(mut fonts) = fonts.filter(|_| is_new) else { return };
    *registered = Arc::clone(&font.file);
    *edition += 1;
    let name = |edition: u32| format!("fallback {edition}");
    let older = fonts.collection.family_by_name(&name(*edition - 1));
    for (family, font) in older.iter().flat_map(|family| family.fonts().iter().map(|font| (family.id(), font)))
    {
        fonts.collection.unregister_font(family, font.width(), font.style(), font.weight());
    }
    let name = name(*edition);
    let info = FontInfoOverride { family_name: Some(&name), ..default() };
    let blob = Blob::new(Arc::new(Arc::clone(&font.file)));
    let families = fonts.collection.register_fonts(blob, Some(info));
    for script in SCRIPTS {
        let key = FallbackKey::new(Script::from_bytes(*script), None);
        fonts.collection.set_fallbacks(key, families.iter().map(|(family, _)| *family));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::FakeDevice;

    /// A device that has the letters in `its`.
    fn app(its: &'static str) -> App {
        let device = FakeDevice::default();
        device.pretended().letters = its.into();
        let mut app = App::new();
        app.insert_resource(ThisDevice::new(device)).init_resource::<Waker>();
        plugin(&mut app);
        app
    }

    fn shown(app: &mut App, text: &str) -> String {
        app.world_mut().resource_mut::<FallbackFont>().want(text);
        app.update();
        app.world().resource::<FallbackFont>().shown(text).into_owned()
    }

    #[test]
    fn letters_that_the_device_has_are_shown_in_the_order_of_the_screen() {
        let mut app = app("李明שרה");
        assert_eq!(shown(&mut app, "Ada & Ægir"), "Ada & Ægir");
        assert!(app.world().resource::<FallbackFont>().file().is_empty(), "nothing was missing");
        assert_eq!(shown(&mut app, "李明 is thinking"), "\u{e010}\u{e011} is thinking");
        assert_eq!(shown(&mut app, "שרה"), "\u{e012}\u{e013}\u{e014}");
        assert_eq!(shown(&mut app, "ש"), "\u{e014}", "what is read first stands at the right");
        assert_eq!(shown(&mut app, "明"), "\u{e011}", "it is asked for once");
    }

    #[test]
    fn private_characters_in_a_name_are_nobodys_letters() {
        let mut app = app("李\u{e001}\u{e010}");
        let [frame, after] = BOX;
        assert_eq!(shown(&mut app, "李"), "\u{e010}");
        let before = app.world().resource::<FallbackFont>().file().len();
        assert_eq!(shown(&mut app, "\u{e001}\u{e010}"), format!("{frame}?{after}"));
        assert_eq!(shown(&mut app, "明李"), format!("{frame}?{after}\u{e010}"));
        assert!(app.world().resource::<FallbackFont>().file().len() >= before, "the font is made all the same");
    }

    #[test]
    fn what_is_left_out_is_the_end_of_what_is_read() {
        let mut app = app("שרה");
        assert_eq!(shown(&mut app, "שרה"), "\u{e010}\u{e011}\u{e012}");
        let font = app.world().resource::<FallbackFont>();
        let beginning = |text, left_out| font.shown_beginning(text, left_out).unwrap_or_default();
        assert_eq!(beginning("Gerlinde W.", 2), "Gerlinde…");
        assert_eq!(beginning("Gerlinde", 0), "Gerlinde");
        assert_eq!(beginning("Ada", 3), "", "nothing would be left");
        assert_eq!(beginning("שרה", 2), "…\u{e012}", "it goes on at the left");
    }

    #[test]
    fn a_box_with_the_number_of_the_seat_stands_for_what_nobody_has() {
        let mut app = app("李");
        app.world_mut().resource_mut::<FallbackFont>().seat(vec!["Ada".into(), "李明".into(), "明明".into()]);
        let [frame, after] = BOX;
        assert_eq!(shown(&mut app, "李明 is thinking"), format!("\u{e010}{frame}2{after} is thinking"));
        assert_eq!(shown(&mut app, "明明"), format!("{frame}3{after}"));
        assert_eq!(shown(&mut app, "明"), format!("{frame}?{after}"));
    }
}
