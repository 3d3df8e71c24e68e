//! What a text on the table says, and where; how it gets onto the table. Each text is a marker and a system, beside
//! what it is about.

use bevy::{ecs::query::QueryData, prelude::*};

use crate::{
    accessibility::AccessibleItem,
    drawing::{
        label::{TextLabel, TextSize},
        place::LayoutRect,
    },
    theme::Tone,
};

/// What a text says, where, and in which colour.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::table) struct TextSpec {
    words: String,
    rect: Rect,
    color: Tone,
    is_wrapped: bool,
    /// Whether each word has a line of its own.
    is_stacked: bool,
    /// How high it lies, if not where it was put first.
    height: Option<f32>,
    /// How large, in dp before the text scale, if not as it was first.
    size: Option<f32>,
}

impl TextSpec {
    /// Nothing where there are no words, or there is no room for any.
    pub(in crate::table) fn new(words: impl Into<String>, rect: Rect, color: Tone) -> Option<Self> {
        let words = words.into();
        (!words.is_empty() && !rect.is_empty()).then_some(Self {
            words,
            rect,
            color,
            is_wrapped: false,
            is_stacked: false,
            height: None,
            size: None,
        })
    }

    /// Broken into lines.
    pub(in crate::table) fn wrapped(self) -> Self {
        Self { is_wrapped: true, ..self }
    }

    /// Each word in a line of its own.
    pub(in crate::table) fn stacked(self) -> Self {
        Self { is_stacked: true, ..self }
    }

    /// In another size, in dp before the text scale.
    pub(in crate::table) fn sized(self, dp: f32) -> Self {
        Self { size: Some(dp), ..self }
    }

    /// At another height.
    pub(in crate::table) fn at_height(self, height: f32) -> Self {
        Self { height: Some(height), ..self }
    }
}

/// About how much smaller words are set in one line of so many dp; more than 1 where they have more room than they need.
pub(in crate::table) fn in_one_line(words: &str, width: f32, text_scale: f32) -> f32 {
    /// How wide a letter is on average, as a part of the size of the letters.
    const LETTER: f32 = 0.47;
    let wanted = LETTER * TextSize::Body.dp() * text_scale * words.chars().count() as f32;
    width / wanted.max(1.0)
}

/// Each word in a line of its own; of one alone each part.
pub(in crate::table) fn stacked(words: &str) -> String {
    if words.contains(' ') { words.replace(' ', "\n") } else { words.replace('-', "-\n") }
}

/// The entity of a text.
#[derive(QueryData)]
#[query_data(mutable)]
pub(in crate::table) struct TextSlot {
    label: &'static mut TextLabel,
    place: &'static mut LayoutRect,
    visibility: &'static mut Visibility,
    accessible: Option<&'static mut AccessibleItem>,
}

impl TextSlotItem<'_, '_> {
    /// Writes a text, which is read as it stands there; none is not to be seen.
    pub(in crate::table) fn write(&mut self, text: Option<TextSpec>) {
        let told = text.as_ref().map(|text| text.words.clone());
        self.write_telling(text, told.unwrap_or_default());
    }

    /// Writes a text that is read otherwise.
    pub(in crate::table) fn write_telling(&mut self, text: Option<TextSpec>, told: String) {
        let is_there = text.is_some();
        self.visibility.set_if_neq(if is_there { Visibility::Inherited } else { Visibility::Hidden });
        if let Some(accessible) = &mut self.accessible {
            let (told, role) = (if is_there { told } else { String::new() }, accessible.role);
            accessible.set_if_neq(AccessibleItem::text(told).role(role));
        }
        let Some(text) = text else { return };
        let words = if text.is_stacked { stacked(&text.words) } else { text.words };
        let size = text.size.unwrap_or(self.label.size);
        let label =
            TextLabel { color: text.color, wraps: text.is_wrapped, text: words, size, ..self.label.clone() };
        self.label.set_if_neq(label);
        let height = text.height.unwrap_or(self.place.height);
        let place = LayoutRect { rect: text.rect, height, ..*self.place };
        self.place.set_if_neq(place);
    }

    /// What the text is to be read as, and what touching it means, if not what it says.
    pub(in crate::table) fn tell(&mut self, accessible: AccessibleItem) {
        if let Some(told) = &mut self.accessible {
            told.set_if_neq(accessible);
        }
    }
}

/// What lies under a text that comes and goes: shown at `rect`, or not at all.
pub(in crate::table) fn show_ground(
    place: &mut Mut<LayoutRect>,
    visibility: &mut Mut<Visibility>,
    rect: Option<Rect>,
) {
    visibility.set_if_neq(if rect.is_some() { Visibility::Inherited } else { Visibility::Hidden });
    if let Some(rect) = rect {
        let shown = LayoutRect { rect, ..**place };
        place.set_if_neq(shown);
    }
}

/// The part of a place that is left between margins.
pub(in crate::table) const fn within(rect: Rect, margin: Vec2) -> Rect {
    Rect {
        min: Vec2::new(rect.min.x + margin.x, rect.min.y + margin.y),
        max: Vec2::new(rect.max.x - margin.x, rect.max.y - margin.y),
    }
}
