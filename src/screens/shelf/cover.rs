//! The picture of a game's box.

use bevy::prelude::*;

use super::layout::GameBox;
use crate::{
    board::doodle_city::thumbnail::paint_city,
    rules::doodle_city::{City, Sheet},
    theme::{
        brush::{Brush, Picture},
        palette, signs,
    },
};

/// The box of Doodle City.
#[derive(Component, Clone, PartialEq, Debug)]
pub(super) struct Cover {
    /// Where its parts lie on the screen.
    pub parts: GameBox,
    /// The city on its lid.
    pub city: Option<(Sheet, City)>,
}

const RADIUS: f32 = 14.0;

impl Picture for Cover {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let middle = self.parts.lid.center();
        let local = |rect: Rect| Rect { min: rect.min - middle, max: rect.max - middle };
        let lid = Rect::from_center_size(Vec2::ZERO, size);
        paint_lid(brush, lid, local(self.parts.band));
        if let Some((sheet, city)) = &self.city {
            let place = local(self.parts.sheet);
            brush.within(place.center(), 1.0, 0.06, |brush| {
                paint_sheet(brush, sheet, city, place.width() * 0.92);
            });
            paint_dice(brush, place);
        }
    }
}

/// A lid of red board, darker below, with a band at its foot. Cream text on it keeps 4.5:1 everywhere.
fn paint_lid(brush: &mut Brush, lid: Rect, band: Rect) {
    let dark = |amount| palette::HOTEL_TEXT.mix(&Color::BLACK, amount);
    brush.shadow(lid, RADIUS, 9.0);
    let side = Rect { max: lid.max + Vec2::new(0.0, 5.0), ..lid };
    brush.rect(side, RADIUS, dark(0.5));
    brush.shaded_rect(lid, RADIUS, palette::HOTEL_TEXT, dark(0.3));
    let upper = Rect { max: Vec2::new(lid.max.x, band.min.y), ..lid };
    brush.shaded_rect(upper, RADIUS, palette::HOTEL_TEXT, dark(0.12));
    // The upper part meets the band with a straight edge.
    let along = 1.0 - RADIUS / upper.height().max(RADIUS);
    let strip = Rect { min: Vec2::new(lid.min.x, upper.max.y - RADIUS), ..upper };
    brush.shaded_rect(strip, 0.0, dark(0.12 * along), dark(0.12));
    brush.rect(Rect { max: band.max - Vec2::new(0.0, band.height() - 2.0), ..band }, 0.0, dark(0.42));
}

fn paint_sheet(brush: &mut Brush, sheet: &Sheet, city: &City, side: f32) {
    let paper = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side));
    brush.paper(paper, side * 0.04, 7.0, palette::PAPER);
    paint_city(brush, sheet, city, side * 0.89);
}

/// The blue die and a white one, thrown onto the sheet's corner.
fn paint_dice(brush: &mut Brush, sheet: Rect) {
    let side = sheet.width() * 0.17;
    let blue = [palette::BLUE.mix(&Color::WHITE, 0.22), palette::BLUE, palette::PAPER];
    let white = [palette::IVORY, palette::IVORY.mix(&palette::GRID, 0.6), palette::INK];
    let foot = Vec2::new(sheet.min.x, sheet.max.y);
    for (at, turn, scale, face, colors) in
        [(Vec2::new(0.05, -0.08), -0.22, 1.0, 5, blue), (Vec2::new(0.215, 0.0), 0.3, 0.8, 3, white)]
    {
        let [top, bottom, pips] = colors;
        brush.within(foot + at * sheet.width(), scale * side / 2.0, turn, |brush| {
            let die = Rect::from_center_size(Vec2::ZERO, Vec2::splat(2.0));
            brush.shadow(die, 0.42, 0.24);
            brush.rect(
                Rect { max: die.max + Vec2::new(0.0, 0.12), ..die },
                0.42,
                bottom.mix(&Color::BLACK, 0.25),
            );
            brush.shaded_rect(die, 0.42, top, bottom);
            signs::pips(brush, face, pips, 0.17);
        });
    }
}
