//! Notes beside the sheet, where there is room for them: what dice and squares mean now, and the paper of both notes.

use bevy::prelude::*;

use super::{
    last_moves::LastMoves,
    layer::Layer,
    preview::Preview,
    scene::{GameContext, nowhere},
};
use crate::{
    drawing::{
        brush::{Brush, Picture},
        label::{Align, SharedFontSize, TextLabel, TextSize},
        place::LayoutRect,
    },
    pictures::{
        doodle_city::{
            colors,
            die::paint_label,
            signs::{Style, paint_fitting},
        },
        widgets::Ground,
    },
    rules::{dice::Face, doodle_city::Kind},
    table::text::{TextSlot, TextSpec, show_ground},
    theme::palette,
};

/// A note.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
#[require(Ground)]
pub enum Note {
    /// What dice and squares mean now.
    Rules,
    /// The latest moves.
    Moves,
}

/// The title of a note.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoteTitle(pub Note);

/// How high the title of a note is, and how wide its margins are, in dp.
pub(super) const NOTE_HEAD: f32 = 40.0;
pub(super) const NOTE_MARGIN: f32 = 12.0;

impl Picture for Note {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let note = Rect::from_center_size(Vec2::ZERO, size);
        brush.paper(note, 4.0, 4.0, palette::PAPER);
        let (left, right) = (note.min.x + NOTE_MARGIN, note.max.x - NOTE_MARGIN);
        let y = note.min.y + NOTE_HEAD - 3.0;
        brush.rect(Rect::new(left, y, right, y + 1.2), 0.0, colors::HOTEL.with_alpha(0.6));
    }
}

/// One of the rules that hold now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Rule {
    Column,
    Row,
    Shop,
    Hotel,
    Taxi,
}

impl Rule {
    /// All of them, from top to bottom.
    const ALL: [Self; 5] = [Self::Column, Self::Row, Self::Shop, Self::Hotel, Self::Taxi];

    /// Where its line stands on the note.
    fn line(self, note: Rect) -> Option<Rect> {
        let high = ((note.height() - NOTE_HEAD - NOTE_MARGIN * 0.5) / Self::ALL.len() as f32).min(48.0);
        let top = note.min.y + NOTE_HEAD + high * self as u32 as f32;
        let rect = Rect::new(note.min.x + NOTE_MARGIN, top, note.max.x - NOTE_MARGIN, top + high - 2.0);
        (!note.is_empty()).then_some(rect)
    }

    /// Where its sign stands at the beginning of its line.
    fn sign(self, note: Rect) -> Option<Rect> {
        let line = self.line(note)?;
        Some(Rect { max: line.min + Vec2::new(line.height().min(34.0), line.height()), ..line })
    }
}

/// The sign of a rule.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleSign {
    /// Which one.
    pub rule: Rule,
    /// The face of the die that it is about; none if it was not rolled or chosen.
    face: Option<Face>,
}

/// A rule in words.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleText(pub Rule);

impl Picture for RuleSign {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let place = Rect::from_center_size(Vec2::ZERO, size);
        let side = size.min_element() * 0.82;
        let pips = self.face.map_or(0, Face::pips);
        match self.rule {
            Rule::Column => paint_label(brush, side, pips, true),
            Rule::Row => paint_label(brush, side, pips, false),
            Rule::Shop => paint_fitting(brush, Kind::Shop, Style::Built, place.inflate(-2.0)),
            Rule::Hotel => paint_fitting(brush, Kind::Hotel, Style::Built, place),
            Rule::Taxi => paint_fitting(brush, Kind::Taxi, Style::Built, place.inflate(-2.0)),
        }
    }
}

pub(super) fn spawn(commands: &mut Commands) {
    for note in [Note::Rules, Note::Moves] {
        commands.spawn((nowhere(Layer::WordsGround), note));
        let title = TextLabel::new("", TextSize::Body, palette::INK).align(Align::Left);
        commands.spawn((nowhere(Layer::HandText), NoteTitle(note), title));
    }
    for rule in Rule::ALL {
        commands.spawn((nowhere(Layer::Hand), RuleSign { rule, face: None }));
        let text = TextLabel::new("", TextSize::Body, palette::INK).align(Align::Left);
        commands.spawn((nowhere(Layer::HandText), RuleText(rule), text, SharedFontSize("now")));
    }
}

/// Where a note lies; none if there is no room for it.
fn place_of(table: &GameContext, moves: &LastMoves, note: Note) -> Option<Rect> {
    let rect = match note {
        Note::Rules => table.layout.rules,
        // Before the first move there is nothing to tell.
        Note::Moves if moves.0.is_empty() => return None,
        Note::Moves => table.layout.moves,
    };
    (!rect.is_empty()).then_some(rect)
}

/// The paper of the notes.
pub(super) fn show_notes(
    (table, moves): (GameContext, Res<LastMoves>),
    mut notes: Query<(&Note, &mut LayoutRect, &mut Visibility)>,
) {
    for (&note, mut place, mut visibility) in &mut notes {
        show_ground(&mut place, &mut visibility, place_of(&table, &moves, note));
    }
}

/// Their titles.
pub(super) fn show_note_titles(
    (table, moves): (GameContext, Res<LastMoves>),
    mut titles: Query<(&NoteTitle, TextSlot)>,
) {
    for (&NoteTitle(note), mut text) in &mut titles {
        let key = match note {
            Note::Rules => "doodle-note-rules",
            Note::Moves => "doodle-note-moves",
        };
        text.write(place_of(&table, &moves, note).and_then(|rect| {
            let line = Rect::new(
                rect.min.x + NOTE_MARGIN,
                rect.min.y + 4.0,
                rect.max.x - NOTE_MARGIN,
                rect.min.y + NOTE_HEAD - 4.0,
            );
            TextSpec::new(table.locale.text(key), line, palette::INK)
        }));
    }
}

/// The face of the die that a rule is about.
fn face(table: &GameContext, preview: &Preview, rule: Rule) -> Option<Face> {
    match rule {
        Rule::Column => table.play()?.state().blue(),
        Rule::Row => preview.seen.selection.die,
        Rule::Shop | Rule::Hotel | Rule::Taxi => None,
    }
}

/// The signs of the rules.
pub(super) fn show_rule_signs(
    (table, preview): (GameContext, Res<Preview>),
    mut signs: Query<(&mut RuleSign, &mut LayoutRect, &mut Visibility)>,
) {
    for (mut sign, mut place, mut visibility) in &mut signs {
        show_ground(&mut place, &mut visibility, sign.rule.sign(table.layout.rules));
        let shown = RuleSign { face: face(&table, &preview, sign.rule), ..*sign };
        sign.set_if_neq(shown);
    }
}

/// The rules in words.
pub(super) fn show_rule_texts(
    (table, preview): (GameContext, Res<Preview>),
    mut texts: Query<(&RuleText, TextSlot)>,
) {
    for (&RuleText(rule), mut text) in &mut texts {
        let locale = &table.locale;
        let pips = face(&table, &preview, rule).map(|face| (face, face.pips().into()));
        let words = match (rule, pips) {
            (Rule::Column, Some((Face::Six, _))) => locale.text("doodle-rule-any-column"),
            (Rule::Column, Some((_, column))) => locale.with("doodle-rule-column", &[("column", column)]),
            (Rule::Column, None) => locale.text("doodle-rule-columns"),
            (Rule::Row, Some((Face::Six, _))) => locale.text("doodle-rule-any-row"),
            (Rule::Row, Some((_, row))) => locale.with("doodle-rule-row", &[("row", row)]),
            (Rule::Row, None) => locale.text("doodle-rule-rows"),
            (Rule::Shop, _) => locale.text("doodle-rule-shop"),
            (Rule::Hotel, _) => locale.text("doodle-rule-hotel"),
            (Rule::Taxi, _) => locale.text("doodle-rule-taxi"),
        };
        let place = rule.line(table.layout.rules).zip(rule.sign(table.layout.rules));
        text.write(place.and_then(|(line, sign)| {
            let beside = Rect { min: line.min.with_x(sign.max.x + 8.0), ..line };
            TextSpec::new(words, beside, palette::INK)
        }));
    }
}
