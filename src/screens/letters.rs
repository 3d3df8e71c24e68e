//! A text put together of letters that are shown, for whoever has no keyboard at hand: with a pad, or by a switch.

use bevy_egui::egui::{Context, Id, Ui, vec2};

use super::{
    card::{self, Room},
    style::{GAP, TOUCH, color, hand},
    widgets::{Weight, button, set_line, tell},
};
use crate::{
    accessibility::Role, drawing::label::TextSize, locale::Locale, rules::LONGEST_NAME, theme::palette,
};

/// A text as it is put together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letters {
    /// The field that it is for.
    pub(super) field: Id,
    /// What the field is called.
    pub(super) title: String,
    /// The text so far.
    pub(super) text: String,
    /// Whether the next letter is a capital; of itself at the beginning of a word.
    pub(super) is_capital: bool,
}

/// What was touched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// The text is another one now.
    Change(Letters),
    /// It is as it shall be.
    Accept(String),
    /// The field stays as it was.
    Cancel,
}

impl Letters {
    /// The text of a field.
    pub fn of(field: Id, title: String, text: String) -> Self {
        Self { field, title, is_capital: begins_word(&text), text }
    }

    /// With another letter, if there is room for one.
    fn with(&self, letter: char) -> Self {
        let mut next = self.clone();
        if next.text.chars().count() < LONGEST_NAME {
            if self.is_capital { next.text.extend(letter.to_uppercase()) } else { next.text.push(letter) }
        }
        next.is_capital = begins_word(&next.text);
        next
    }

    /// Without its last letter.
    fn shorter(&self) -> Self {
        let mut text = self.text.clone();
        text.pop();
        Self { is_capital: begins_word(&text), text, ..self.clone() }
    }
}

/// Whether what comes next begins a word.
fn begins_word(text: &str) -> bool {
    text.is_empty() || text.ends_with(' ')
}

/// Shows the letters of the language that is spoken.
pub(super) fn show(ctx: &Context, letters: &Letters, locale: &Locale) -> Option<Choice> {
    let room = Room::on(ctx.content_rect(), 720.0);
    let words = [letters.title.clone(), locale.text("dialog-cancel")];
    let words = words.each_ref().map(String::as_str);
    let accept = locale.text("dialog-ok");
    let (touched, done) = card::offering(ctx, "letters", room, words, Some(&accept), |ui, height| {
        written(ui, letters);
        card::scrolled(ui, "letters", height - TOUCH - GAP, |ui| keys(ui, letters, locale))
    });
    match done {
        Some(card::End::Main) => Some(Choice::Accept(letters.text.clone())),
        Some(card::End::Closed) => Some(Choice::Cancel),
        None => touched.map(Choice::Change),
    }
}

/// The text so far, with a stroke where the next letter comes.
fn written(ui: &mut Ui, letters: &Letters) {
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), TOUCH), bevy_egui::egui::Sense::hover());
    tell(ui, &response, Role::Text, &letters.title, &letters.text);
    let ink = color(ui, palette::INK);
    let line = set_line(ui, &letters.text, rect.width() - 24.0, ink).unwrap_or_else(|| {
        let font = hand(ui.style(), TextSize::Small.dp());
        ui.painter().layout_no_wrap(letters.text.clone(), font, ink)
    });
    ui.painter().rect_filled(rect, 8.0, color(ui, palette::FIELD));
    let right = rect.left() + 12.0 + line.size().x;
    ui.painter().galley(rect.left_center() + vec2(12.0, -line.size().y / 2.0), line, ink);
    let stroke = bevy_egui::egui::Stroke::new(2.0, color(ui, palette::ACCENT));
    ui.painter().vline(right + 3.0, rect.shrink(11.0).y_range(), stroke);
}

/// The letters, and what else there is to do. Says what the text is now, if anything was touched.
fn keys(ui: &mut Ui, letters: &Letters, locale: &Locale) -> Option<Letters> {
    let mut next = None;
    let all: Vec<char> = locale.text("letters-all").chars().filter(|letter| !letter.is_whitespace()).collect();
    let columns = ((ui.available_width() + 4.0) / (TOUCH + 4.0)).floor().max(1.0) as usize;
    let width = (ui.available_width() + 4.0) / columns as f32 - 4.0;
    ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
    // For the ring around those of the first row.
    ui.add_space(6.0);
    for row in all.chunks(columns) {
        ui.horizontal(|ui| {
            for &letter in row {
                let shown: String =
                    if letters.is_capital { letter.to_uppercase().collect() } else { letter.to_string() };
                if button(ui, &shown, Weight::Plain, Some(width)).clicked() {
                    next = Some(letters.with(letter));
                }
            }
        });
    }
    ui.horizontal(|ui| {
        let third = (ui.available_width() - 8.0) / 3.0;
        if button(ui, &locale.text("letters-space"), Weight::Plain, Some(third)).clicked() {
            next = Some(letters.with(' '));
        }
        if button(ui, &locale.text("letters-delete"), Weight::Plain, Some(third)).clicked() {
            next = Some(letters.shorter());
        }
        let weight = Weight::of_choice(letters.is_capital);
        if button(ui, &locale.text("letters-capitals"), weight, Some(third)).clicked() {
            next = Some(Letters { is_capital: !letters.is_capital, ..letters.clone() });
        }
    });
    next
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_begin_with_capitals_of_themselves() {
        let mut letters = Letters::of(Id::new("name"), "Name".into(), String::new());
        for letter in "ada lovelace".chars() {
            letters = letters.with(letter);
        }
        assert_eq!(letters.text, "Ada Lovelace");
        assert_eq!(letters.shorter().text, "Ada Lovelac");
        let mut long = Letters::of(Id::new("name"), "Name".into(), "x".repeat(LONGEST_NAME));
        long = long.with('y');
        assert_eq!(long.text.chars().count(), LONGEST_NAME, "no longer than names may be");
    }
}
