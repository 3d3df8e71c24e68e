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
    locale::help::RuleKeys,
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
}

impl ChoiceWords {
    /// A word alone.
    pub fn word(word: String) -> Self {
        Self { word, score: String::new() }
    }
}

/// Something that is asked about.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Mark {
    rect: Rect,
    /// How much higher than others it lies, from 0 to 1.
    above: f32,
    words: String,
    /// The rule that tells of it, and its name.
    rule: Option<(RuleKeys, String)>,
}

/// What touching an item means, in words; `None` if that is not to be marked.
fn choice<G: TableGame>(table: &TableContext<G>, item: &Item) -> Option<String> {
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
    let Some(ChoiceWords { word, score }) = words else { return Some(String::new()) };
    if score.is_empty() {
        return Some(word);
    }
    Some(locale.with("choice-scores", &[("word", word.into()), ("score", score.into())]))
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
                Some(Mark { rect: item.rect, above: 0.0, words: choice(table, item)?, rule: None })
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
                Mark { rect: thing.rect.inflate(around), above, words: String::new(), rule }
            };
            whole.map(mark).collect()
        }
    }
}

/// How high a word is, in dp before the text scale, and how wide a letter is as a part of that.
const LETTERS: f32 = 17.0;
const LETTER: f32 = 0.52;
/// What is narrower than this, in dp, has no room for a word.
const NARROWEST: f32 = 30.0;

/// Where a word stands: at the foot of its thing.
fn word_rect(mark: &Mark, text_scale: f32) -> Option<Rect> {
    let thing = mark.rect;
    let is_there = !mark.words.is_empty() && thing.width() >= NARROWEST;
    let height = (LETTERS * text_scale).min(0.5 * thing.height()) + 4.0;
    let width = (LETTER * height * mark.words.chars().count() as f32 + 10.0).min(thing.width() - 4.0);
    let middle = Vec2::new(thing.center().x, thing.max.y - height / 2.0 - 3.0);
    is_there.then(|| Rect::from_center_size(middle, Vec2::new(width, height)))
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
        if let Some(rect) = word_rect(mark, text_scale.0) {
            commands.spawn((at(rect, HEIGHT + 1.0), InquiryGround));
            let inner = Rect::from_center_size(rect.center(), rect.size() - Vec2::new(6.0, 2.0));
            let words = TextLabel::new(mark.words.as_str(), TextSize::Small, palette::ON_HINT);
            commands.spawn((at(inner, HEIGHT + 2.0), words));
        }
    }
    *shown = marks;
}
