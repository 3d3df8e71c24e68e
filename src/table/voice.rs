//! What is explained in a first match, as it stands on the table: words on a slip of paper beside what they are about,
//! which is ringed.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    announcement::Announcements,
    buttons::{Button, main_place},
    hint_marks::ring,
    inquiry::Inquiry,
    on_table::OnTable,
    refusal::Refusal,
    room::{Around, Weights, area, least_in_the_way, things},
    table_game::TableGame,
    text::{TextSlot, TextSpec, show_ground},
    tutorial::{About, Speech, Voice},
};
use crate::{
    accessibility::{AccessibleItem, InteractionMap, Item},
    drawing::{
        brush::{Brush, Picture},
        label::{Align, TextLabel, TextScale, TextSize},
        place::{LayoutRect, Screen},
    },
    intent::Intent,
    locale::Locale,
    theme::{motion::RedrawUntil, palette},
};

/// The slip of paper on which something is explained.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct VoiceSlip;

/// From the slip to what it is about, from its own middle, in dp.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct VoicePointer {
    from: Vec2,
    to: Vec2,
}

/// Around what is explained.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct VoiceRing;

/// The words.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct VoiceWords;

/// What to touch once they have been read.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct VoiceNext;

/// Where the slip lies, for whoever looks for room; empty where nothing is explained.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct VoicePlace {
    /// The slip.
    pub slip: Rect,
    /// What it is about.
    pub about: Rect,
}

/// Above everything on a table but the banner.
const HEIGHT: f32 = 70.0;
/// How wide the edge of the slip is, in dp, and how round its corners.
const EDGE: f32 = 2.5;
const CORNER: f32 = 10.0;
/// How wide the pointer begins, in dp.
const POINTER: f32 = 18.0;

impl Picture for VoiceSlip {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        brush.paper(rect, CORNER, 6.0, palette::PAPER);
        brush.frame(rect.inflate(-EDGE / 2.0), CORNER, EDGE, palette::HINT);
    }
}

impl Picture for VoicePointer {
    fn paint(&self, _: Vec2, brush: &mut Brush) {
        let Some(along) = (self.to - self.from).try_normalize() else { return };
        let side = along.perp() * POINTER / 2.0;
        brush.polygon(&[self.from + side, self.to, self.from - side], palette::HINT);
        let inner = along.perp() * (POINTER / 2.0 - EDGE);
        brush.polygon(&[self.from + inner, self.to - along * 3.0 * EDGE, self.from - inner], palette::PAPER);
    }
}

impl Picture for VoiceRing {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        ring(brush, size, 0.0);
    }
}

pub(super) fn spawn<G: TableGame>(commands: &mut Commands) {
    let at = |height: f32| (OnTable::of::<G>(), LayoutRect::new(Rect::default(), height), Visibility::Hidden);
    commands.spawn((at(HEIGHT - 1.0), VoiceRing));
    commands.spawn((at(HEIGHT), VoiceSlip, AccessibleItem::text("")));
    commands.spawn((at(HEIGHT + 1.0), VoicePointer { from: Vec2::ZERO, to: Vec2::ZERO }));
    let words = TextLabel::new("", TextSize::Body, palette::INK).align(Align::Left).wrapped();
    commands.spawn((at(HEIGHT + 2.0), VoiceWords, words));
    let next = TextLabel::new("", TextSize::Body, palette::ACCENT).align(Align::Right);
    commands.spawn((at(HEIGHT + 2.0), VoiceNext, next));
}

/// How wide a letter is on average and how high a line, as parts of the size of the letters.
const LETTER: Vec2 = Vec2::new(0.43, 1.28);
/// How large the letters are, in dp, and how much larger at most where all text is larger.
const SIZE: f32 = 18.0;
const LARGEST: f32 = 1.4;
/// Screens that are larger than this in both directions, in dp, are looked at from farther away; up to so many times.
const NEAR: f32 = 800.0;
const FARTHEST: f32 = 1.25;
/// Around the words, in dp.
const MARGIN: f32 = 12.0;
/// How wide slips are, the best first, in dp.
const WIDTHS: [f32; 5] = [360.0, 300.0, 430.0, 240.0, 540.0];
/// How long the pointer is at most, in dp: a longer one would run across too much.
const REACH: f32 = 44.0;

/// How much what lies there is to be seen: while something is read nothing else is touched; while something is to be
/// done it may be anything.
const READ: Weights = Weights { touch: 2.0, words: 3.0 };
const DONE: Weights = Weights { touch: 5.0, words: 3.0 };

/// How large letters are on the slip, in dp, where all text is so much larger, and on this part of a screen.
fn letters(text_scale: f32, safe: Rect) -> f32 {
    let far = (safe.size().min_element() / NEAR).clamp(1.0, FARTHEST);
    SIZE * (text_scale * far).min(LARGEST * far)
}

/// How large a slip is that is so wide.
fn slip_size(speech: &Speech, width: f32, letters: f32) -> Vec2 {
    // A line seldom ends where the place does.
    let line = ((width - 2.0 * MARGIN) / (LETTER.x * letters) * 0.9).floor().max(1.0);
    let lines =
        (speech.text.chars().count() as f32 / line).ceil() + f32::from(u8::from(speech.answer().is_some()));
    Vec2::new(width, lines * LETTER.y * letters + 2.0 * MARGIN)
}

/// The place for a slip where it is least in the way.
fn place(speech: &Speech, safe: Rect, text_scale: f32, around: &Around) -> Rect {
    let within = safe.inflate(-6.0);
    let letters = letters(text_scale, safe);
    // Larger letters want wider lines, where there is room for them.
    let widths = WIDTHS.map(|width| (width * letters / SIZE).min(within.width()));
    least_in_the_way(widths.map(|width| slip_size(speech, width, letters)), within, around)
}

/// Where what is explained lies; empty where it cannot be seen.
fn place_of(about: &About, main: Rect, items: &[Item]) -> Rect {
    match about {
        About::Place(rect) => *rect,
        About::Thing(Intent::Confirm | Intent::RollDice) if !main.is_empty() => main,
        About::Thing(intent) => {
            let things = items.iter().filter(|item| item.accessible.intent.as_ref() == Some(intent));
            // The largest, where there are several.
            things.map(|item| item.rect).max_by(|a, b| area(*a).total_cmp(&area(*b))).unwrap_or_default()
        }
    }
}

/// What is said: why something cannot be done, or what was taken, or else what is explained; nothing while somebody asks what may be.
#[derive(SystemParam)]
pub(super) struct Said<'w> {
    voice: Res<'w, Voice>,
    refusal: Res<'w, Refusal>,
    announcements: Res<'w, Announcements>,
    inquiry: Res<'w, Inquiry>,
}

impl Said<'_> {
    fn speech(&self) -> Option<&Speech> {
        let said = self.refusal.0.as_ref().or(self.announcements.0.front());
        said.or(self.voice.0.as_ref()).filter(|_| !self.inquiry.is_open())
    }
}

/// Finds the slip its place.
pub(super) fn find_place<G: TableGame>(
    (said, layout, buttons): (Said, Res<G::Layout>, Query<(&Button, &LayoutRect)>),
    (map, screen, text_scale): (Res<InteractionMap>, Res<Screen>, Res<TextScale>),
    (time, mut redraw_until): (Res<Time>, ResMut<RedrawUntil>),
    mut found: ResMut<VoicePlace>,
    mut of: Local<Option<Speech>>,
) {
    let Some(speech) = said.speech() else {
        found.set_if_neq(VoicePlace::default());
        *of = None;
        return;
    };
    let is_laid_anew = layout.is_changed() || screen.is_changed() || text_scale.is_changed();
    let is_said_already = of.as_ref() == Some(speech);
    if is_said_already && !is_laid_anew && !map.is_changed() {
        return;
    }
    let main = main_place(&buttons);
    let about = place_of(&speech.about, main, &map.items);
    let weights = if speech.waits { READ } else { DONE };
    let around =
        Around { about, clear: speech.clear.clone(), main, things: things(&map.items, weights, HEIGHT) };
    let slip = place(speech, screen.safe(), text_scale.0, &around);
    // Where it lies already, it stays as long as it is hardly more in the way there.
    let is_same = is_said_already && about == found.about && !is_laid_anew;
    let stays = is_same && around.cost(found.slip) <= 1.5 * around.cost(slip) + 2000.0;
    if found.set_if_neq(if stays { found.clone() } else { VoicePlace { slip, about } }) {
        // However long a frame takes: the slip, and then its words.
        redraw_until.stay(&time, 0.1);
    }
    *of = Some(speech.clone());
}

/// The slip, and around what it is about the ring. It is read with what touching it means.
pub(super) fn show_slip(
    (said, place): (Said, Res<VoicePlace>),
    mut slips: Query<(&mut LayoutRect, &mut Visibility, &mut AccessibleItem), With<VoiceSlip>>,
    mut rings: Query<(&mut LayoutRect, &mut Visibility), (With<VoiceRing>, Without<VoiceSlip>)>,
) {
    for (mut rect, mut visibility, mut accessible) in &mut slips {
        let is_there = said.speech().is_some() && !place.slip.is_empty();
        show_ground(&mut rect, &mut visibility, is_there.then_some(place.slip));
        let told = said.speech().filter(|_| is_there).map_or_else(
            || AccessibleItem::text(""),
            |speech| match speech.answer() {
                Some(answer) => AccessibleItem::button(speech.text.as_str(), answer),
                None => AccessibleItem::text(speech.text.as_str()),
            },
        );
        accessible.set_if_neq(told);
    }
    for (mut rect, mut visibility) in &mut rings {
        let is_there = said.speech().is_some() && !place.about.is_empty();
        show_ground(&mut rect, &mut visibility, is_there.then_some(place.about.inflate(2.0)));
    }
}

/// From the slip to what it is about.
pub(super) fn show_pointer(
    place: Res<VoicePlace>,
    mut pointers: Query<(&mut VoicePointer, &mut LayoutRect, &mut Visibility)>,
) {
    let way = (!place.about.is_empty() && !place.slip.is_empty()).then(|| {
        let (slip, about) = (place.slip.inflate(-CORNER), place.about.inflate(4.0));
        // From where they are nearest, straight where they lie beside each other.
        let to = slip.center().clamp(about.min, about.max);
        let from = to.clamp(slip.min, slip.max);
        [from + (to - from).clamp_length_max(CORNER - EDGE), to]
    });
    let way = way.filter(|[from, to]| from.distance(*to) > 4.0 && from.distance(*to) < REACH);
    for (mut pointer, mut rect, mut visibility) in &mut pointers {
        let bounds = way.map(|[from, to]| Rect::from_corners(from, to).inflate(POINTER));
        show_ground(&mut rect, &mut visibility, bounds);
        if let Some(([from, to], bounds)) = way.zip(bounds) {
            pointer.set_if_neq(VoicePointer { from: from - bounds.center(), to: to - bounds.center() });
        }
    }
}

/// The words, and below them what to touch once they have been read.
pub(super) fn show_words(
    (said, place, locale): (Said, Res<VoicePlace>, Res<Locale>),
    (text_scale, screen): (Res<TextScale>, Res<Screen>),
    mut words: Query<TextSlot, (With<VoiceWords>, Without<VoiceNext>)>,
    mut below: Query<TextSlot, (With<VoiceNext>, Without<VoiceWords>)>,
) {
    let inner = place.slip.inflate(-MARGIN);
    let next = said.speech().and_then(|speech| match speech.answer()? {
        Intent::GoOn => Some("tutorial-next"),
        _ => Some("refusal-rule"),
    });
    // Letters are set as large as they were counted.
    let letters = letters(text_scale.0, screen.safe());
    let size = letters / text_scale.0;
    let line = if next.is_some() { LETTER.y * letters } else { 0.0 };
    let upper = Rect { max: Vec2::new(inner.max.x, inner.max.y - line), ..inner };
    for mut words in &mut words {
        let spec = said.speech().and_then(|speech| TextSpec::new(speech.text.as_str(), upper, palette::INK));
        words.write(spec.map(|spec| spec.wrapped().sized(size)));
    }
    let lower = Rect { min: Vec2::new(inner.min.x, inner.max.y - line), ..inner };
    for mut below in &mut below {
        let spec = next.and_then(|key| TextSpec::new(locale.text(key), lower, palette::ACCENT));
        below.write(spec.map(|spec| spec.sized(size)));
    }
}
