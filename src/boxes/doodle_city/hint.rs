//! A hint as it is shown: the die and the road, and what speaks for them.

use bevy::prelude::*;

use crate::{
    boxes::HintEntry,
    drawing::{
        brush::{Brush, Pen},
        dyn_picture::DynPicture,
    },
    locale::{Locale, doodle_city::hints, hint::HintWords, with_tenths},
    pictures::{
        dice::{self, PrintedDie},
        doodle_city::{marks::paint_cross, road::paint_offer},
    },
    record::Match,
    rules::doodle_city::{Action, DoodleCity},
    session::HintOf,
    theme::palette,
};

pub(super) fn hint(locale: &Locale, play: &Match<DoodleCity>, hint: &HintOf<DoodleCity>) -> HintEntry {
    let action = hint.action;
    let die = action.target().map(|(die, _)| {
        DynPicture::new(move |size, brush| dice::paint(brush, size, die.pips(), PrintedDie::WHITE))
    });
    let square = DynPicture::new(move |size, brush| paint_square(brush, size.min_element(), action));
    let words = hints::words(locale, play, action, hint.reason);
    let points = with_tenths(hint.points.as_f64());
    HintEntry {
        name: words.in_sentences(locale),
        pictures: die.into_iter().chain([square]).collect(),
        expected: locale.with("doodle-hint-expected", &[("points", points.clone())]),
        brief: locale.with("doodle-hint-points", &[("points", points)]),
        // The pictures show what is done.
        words: HintWords { done: String::new(), ..words },
    }
}

/// The square that is drawn in, with its road or a crossed-out house; a dash for a pass.
fn paint_square(brush: &mut Brush, side: f32, action: Action) {
    let rect = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side));
    brush.rect(rect, 4.0, palette::PAPER);
    brush.frame(rect, 4.0, 1.0, palette::GRID);
    let pen = Pen::new(3.5, palette::INK);
    match action {
        Action::Draw { road, .. } => paint_offer(brush, road, side, false),
        Action::Cross { .. } => paint_cross(brush, side * 0.28, pen, 0),
        Action::Pass | Action::StartingRoad(_) | Action::Roll { .. } => {
            let half = Vec2::new(side * 0.28, 0.0);
            brush.stroke(&[-half, half], pen);
        }
    }
}
