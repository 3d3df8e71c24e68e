//! Around what is asked about: a frame, and a word where something can be done.

use bevy::prelude::*;

use super::{
    context::TableContext, inquiry::Inquiry, on_table::OnTable, table_game::TableGame, things::Things,
};
use crate::{
    accessibility::{AccessibleItem, InteractionMap, Item, Role, TOUCH},
    drawing::{
        brush::{Brush, Picture},
        label::{TextLabel, TextScale, TextSize},
        place::LayoutRect,
    },
    intent::Intent,
    locale::{Locale, help::RuleKeys},
    theme::palette,
};

/// Belongs to something that is asked about, as long as it is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct InquiryMark;

/// The frame around it.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct InquiryFrame;

/// What lies under its word.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct InquiryGround;

/// How high the frames lie: above everything on a table but what is explained. What can be touched while things are
/// asked about lies no lower.
pub const HEIGHT: f32 = 66.0;
/// How wide the line of a frame is, and what shows of the dark one under it, in dp.
const LINE: f32 = 2.5;
const EDGE: f32 = 1.2;
const CORNER: f32 = 6.0;

impl Picture for InquiryFrame {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let inner = Rect::from_center_size(Vec2::ZERO, size).inflate(-LINE / 2.0 - EDGE);
        brush.frame(inner, CORNER, LINE + 2.0 * EDGE, palette::FOCUS_EDGE);
        brush.frame(inner, CORNER, LINE, palette::HINT);
    }
}

impl Picture for InquiryGround {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        brush.rect(rect, CORNER, palette::FOCUS_EDGE);
        brush.rect(rect.inflate(-EDGE), CORNER - EDGE, palette::HINT);
    }
}

/// What can be done with a thing, in a word, and what it would score.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChoiceWords {
    /// What is done.
    pub word: String,
    /// What it would score; empty where that is not known.
    pub score: String,
    /// Whether they stand high on it rather than at its foot, where it is told itself what it is and costs.
    pub is_high: bool,
}

impl ChoiceWords {
    /// A word alone.
    pub fn word(word: String) -> Self {
        Self { word, ..Self::default() }
    }

    /// A word and what it would score.
    pub fn scoring(word: String, score: String) -> Self {
        Self { word, score, is_high: false }
    }

    /// The same, high on the thing.
    pub fn high(self) -> Self {
        Self { is_high: true, ..self }
    }

    /// As they are written.
    fn written(self, locale: &Locale) -> String {
        if self.score.is_empty() {
            return self.word;
        }
        locale.with("choice-scores", &[("word", self.word.into()), ("score", self.score.into())])
    }
}

/// Something that is asked about.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Mark {
    rect: Rect,
    /// How much higher than others it lies, from 0 to 1.
    above: f32,
    words: String,
    /// Whether its words stand high on it.
    is_high: bool,
    /// The rule that tells of it, and its name.
    rule: Option<(RuleKeys, String)>,
}

/// What touching an item means, in words, which are empty where they stand on it already; `None` if that is not to be
/// marked.
fn choice<G: TableGame>(table: &TableContext<G>, item: &Item) -> Option<ChoiceWords> {
    let locale = &table.locale;
    let named = item.accessible.role == Role::Button;
    let words = match item.accessible.intent.as_ref()? {
        Intent::ShowChoices | Intent::ShowThings | Intent::GoOn | Intent::OpenRule(_) => return None,
        Intent::Pick(pick) => pick.of::<G::Pick>().and_then(|&pick| G::choice_words(table, pick)),
        Intent::LookAt(_) => Some(ChoiceWords::word(locale.text("choice-look"))),
        Intent::Back if table.permissions.has_step_back() => Some(ChoiceWords::word(locale.text("menu-close"))),
        Intent::Back => Some(ChoiceWords::word(locale.text("choice-leave"))),
        Intent::OpenMenu => Some(ChoiceWords::word(locale.text("table-menu"))),
        Intent::RollDice if !named => Some(ChoiceWords::word(locale.text("table-roll"))),
        Intent::Confirm if !named => table.play().map(|play| {
            ChoiceWords::word(G::confirm_word(
                locale,
                play,
                super::table_game::Selection::action(&*table.selection, play),
            ))
        }),
        // Their words stand on them.
        _ => None,
    };
    Some(words.unwrap_or_default())
}

fn marks<G: TableGame>(
    table: &TableContext<G>,
    inquiry: Inquiry,
    map: &InteractionMap,
    things: &Things,
) -> Vec<Mark> {
    match inquiry {
        Inquiry::Nothing => Vec::new(),
        Inquiry::Choices => {
            let below =
                map.items.iter().filter(|item| item.height < HEIGHT && item.accessible.role != Role::Cover);
            let mark = |item: &Item| {
                let words = choice(table, item)?;
                let is_high = words.is_high;
                Some(Mark {
                    rect: item.rect,
                    above: 0.0,
                    words: words.written(&table.locale),
                    is_high,
                    rule: None,
                })
            };
            below.filter_map(mark).collect()
        }
        Inquiry::Things => {
            let whole = things.iter().filter(|thing| thing.name.as_ref().is_none_or(|name| !name.is_empty()));
            let mark = |thing: super::things::Thing| {
                let rule = Some((thing.rule, thing.name.clone().unwrap_or_default()));
                // What is only written has no room around it.
                let around = if thing.is_text && thing.rect.height() < TOUCH { 8.0 } else { 0.0 };
                // What lies on something else is touched first.
                let above = thing.height / HEIGHT;
                Mark { rect: thing.rect.inflate(around), above, words: String::new(), is_high: false, rule }
            };
            whole.map(mark).collect()
        }
    }
}

/// How high a word is, in dp before the text scale, and how wide a letter is as a part of that.
const LETTERS: f32 = 17.0;
const LETTER: f32 = 0.52;
/// The same where there is little room, as a part of the height of a line.
const CLOSE_LETTER: f32 = 0.42;
/// What is narrower than this, in dp, has no room for a word.
const NARROWEST: f32 = 30.0;
/// Around words, in dp.
const MARGIN: Vec2 = Vec2::new(5.0, 2.0);
/// Between words and the edge of their thing, in dp.
const EDGE_OF_THING: Vec2 = Vec2::new(2.0, 3.0);
/// Where the middle of words is that stand high on their thing, as a part of its height.
const HIGH: f32 = 0.36;
/// A thing that is so many times as wide as high is a wide one.
const WIDE: f32 = 1.25;

/// Where words stand, and in how many lines.
#[derive(Clone, Copy, PartialEq, Debug)]
struct WordPlace {
    rect: Rect,
    has_two_lines: bool,
}

/// At the foot of their thing or high on it, in two lines where one is too narrow for them.
fn word_place(mark: &Mark, text_scale: f32) -> Option<WordPlace> {
    let thing = mark.rect;
    let is_there = !mark.words.is_empty() && thing.width() >= NARROWEST;
    let most = thing.size() - 2.0 * EDGE_OF_THING;
    let line = (LETTERS * text_scale).min(0.5 * thing.height());
    let width = |letters: usize, line: f32| LETTER * (line + 2.0 * MARGIN.y) * letters as f32 + 2.0 * MARGIN.x;
    let whole = mark.words.chars().count();
    // No word is broken.
    let longest = mark.words.split(' ').map(|word| word.chars().count()).max().unwrap_or(whole);
    let has_two_lines = width(whole, line) > most.x && longest < whole;
    let size = if has_two_lines {
        let line = line.min(0.27 * thing.height());
        let line = line.min((most.x - 2.0 * MARGIN.x) / (CLOSE_LETTER * longest as f32));
        Vec2::new(width(longest, line).max(0.6 * width(whole, line)), 2.0 * line)
    } else {
        Vec2::new(width(whole, line), line)
    };
    let size = (size + Vec2::Y * 2.0 * MARGIN.y).min(most);
    let foot = thing.max.y - size.y / 2.0 - EDGE_OF_THING.y;
    let middle = match mark.is_high {
        false => Vec2::new(thing.center().x, foot),
        // On a wide one the picture is on the left.
        true if thing.width() > WIDE * thing.height() => {
            Vec2::new(thing.min.x + size.x / 2.0 + EDGE_OF_THING.x, foot)
        }
        true => {
            Vec2::new(thing.center().x, (thing.min.y + HIGH * thing.height()).max(thing.min.y + size.y / 2.0))
        }
    };
    is_there.then(|| WordPlace { rect: Rect::from_center_size(middle, size), has_two_lines })
}

/// Frames and words, for whatever is asked about now.
pub(super) fn show_marks<G: TableGame>(
    mut commands: Commands,
    (table, things): (TableContext<G>, Things),
    (inquiry, map, text_scale): (Res<Inquiry>, Res<InteractionMap>, Res<TextScale>),
    mut shown: Local<Vec<Mark>>,
    standing: Query<Entity, With<InquiryMark>>,
) {
    let is_new = inquiry.is_changed() || table.locale.is_changed() || text_scale.is_changed();
    // What is marked while things are asked about can be touched, and so is on the map itself.
    let is_other = map.is_changed() && *inquiry == Inquiry::Choices || table.layout.is_changed();
    if !(is_new || is_other && inquiry.is_open()) {
        return;
    }
    let marks = marks(&table, *inquiry, &map, &things);
    if *shown == marks && !is_new {
        return;
    }
    standing.iter().for_each(|entity| commands.entity(entity).despawn());
    for mark in &marks {
        let at = |rect, height| (OnTable::of::<G>(), InquiryMark, LayoutRect::new(rect, height));
        let mut frame = commands.spawn((at(mark.rect, HEIGHT + mark.above), InquiryFrame));
        if let Some((rule, name)) = &mark.rule {
            // A part of something is read as its rule, where that has a title.
            let is_titled = name.is_empty() && !rule.section.is_empty();
            let name = if is_titled { table.locale.text(rule.section) } else { name.clone() };
            frame.insert(AccessibleItem::button(name, Intent::OpenRule(*rule)).role(Role::Square));
        }
        if let Some(WordPlace { rect, has_two_lines }) = word_place(mark, text_scale.0) {
            commands.spawn((at(rect, HEIGHT + 1.0), InquiryGround));
            let inner = Rect::from_center_size(rect.center(), rect.size() - Vec2::new(6.0, 2.0));
            let words = TextLabel::new(mark.words.as_str(), TextSize::Small, palette::ON_HINT);
            commands.spawn((at(inner, HEIGHT + 2.0), if has_two_lines { words.wrapped() } else { words }));
        }
    }
    *shown = marks;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(size: Vec2, words: &str, is_high: bool) -> Mark {
        let rect = Rect::from_corners(Vec2::splat(100.0), Vec2::splat(100.0) + size);
        Mark { rect, above: 0.0, words: words.to_owned(), is_high, rule: None }
    }

    fn place(size: Vec2, words: &str, is_high: bool, text_scale: f32) -> WordPlace {
        word_place(&mark(size, words, is_high), text_scale).expect("there is room")
    }

    #[test]
    fn words_stay_on_their_thing() {
        for size in [Vec2::new(110.0, 72.0), Vec2::new(72.0, 100.0), Vec2::new(48.0, 48.0)] {
            for words in ["Read", "Upgrade for 1", "Weiterentwickeln für 12"] {
                for (text_scale, is_high) in [(1.0, false), (1.0, true), (2.0, false), (2.0, true)] {
                    let (thing, rect) =
                        (mark(size, words, is_high).rect, place(size, words, is_high, text_scale).rect);
                    assert!(thing.contains(rect.min) && thing.contains(rect.max), "{rect:?} on {thing:?}");
                }
            }
        }
    }

    #[test]
    fn words_that_are_too_long_for_a_line_take_two() {
        let has_two_lines = |words| place(Vec2::new(72.0, 100.0), words, true, 1.0).has_two_lines;
        assert_eq!(["Read", "Upgrade for 1", "Weiterentwickeln"].map(has_two_lines), [false, true, false]);
    }

    #[test]
    fn words_high_on_a_card_leave_its_foot_free() {
        let card = Vec2::new(72.0, 100.0);
        let rect = place(card, "Upgrade for 1", true, 2.0).rect;
        assert!(rect.max.y < mark(card, "", true).rect.max.y - 25.0);
    }

    #[test]
    fn what_is_too_narrow_has_no_word() {
        assert_eq!(word_place(&mark(Vec2::new(24.0, 100.0), "Read", false), 1.0), None);
    }
}
