//! The eraser: what is taken back is rubbed out.

use bevy::prelude::*;

use super::{
    inking::Inking,
    layer::{ABOVE_SQUARE, Layer, OnLayer},
    scene::GameContext,
};
use crate::{
    drawing::{
        brush::{ALREADY_DRAWN, Brush, Pen},
        dyn_picture::DynPicture,
        place::{LayoutRect, Screen},
    },
    pictures::doodle_city::square::{CrossedHouses, DrawnRoad, OpenEnds, PrintedSquare, square_rect},
    rules::{Game as _, doodle_city::DoodleCity},
    sound::{PlaySound, Sound},
    table::{flight, on_table::OnTable},
    theme::{
        motion::{HasMotion, durations},
        painted, palette,
    },
};

/// How large the eraser is, of a square's side.
const ERASER: Vec2 = Vec2::new(0.56, 0.32);
/// How the hand holds it, in radians.
const HELD: f32 = 0.5;
/// For how many seconds crumbs lie there.
const CRUMBS: f32 = 1.0;

type OnSheet<'a> = (&'a PrintedSquare, &'a ChildOf, &'a LayoutRect);
type Drawn<'a> = (&'a DrawnRoad, &'a OpenEnds, &'a CrossedHouses);

/// An eraser crosses the square of the large sheet of which something was taken back. The sheet comes there first if it
/// did not lie large, and a road is seen until it is rubbed out.
pub(super) fn rub_out(
    mut commands: Commands,
    (table, screen): (GameContext, Res<Screen>),
    (time, has_motion): (Res<Time>, Res<HasMotion>),
    mut sounds: MessageWriter<PlaySound>,
    squares: Query<(OnSheet, Drawn)>,
) {
    let Some(play) = table.play().filter(|_| has_motion.0) else { return };
    for ((printed, sheet, lay), (road, open, crossed)) in &squares {
        let city = play.state().city(printed.seat);
        let is_gone = road.0.is_some() && city.road(printed.square).is_none();
        let (grid, is_large) = table.grid(printed.seat, play.game().seats());
        if !is_large || !(is_gone || crossed.0 > printed.crossed_in(city)) {
            continue;
        }
        let rect = square_rect(grid, printed.square.index());
        let comes = if lay.rect == rect { 0.0 } else { durations::FLIGHT };
        let begins = time.elapsed_secs() + comes;
        let (middle, side) = (rect.center(), rect.size().min_element());
        let at = |size: Vec2, above: f32| {
            let rect = Rect::from_center_size(middle, side * size);
            LayoutRect::new(rect, Layer::LargeSquares.height() + above)
        };
        let on_table = OnTable::of::<DoodleCity>();
        if let Some(road) = road.0.filter(|_| is_gone) {
            let place = at(Vec2::ONE, ABOVE_SQUARE);
            let stays = flight::fly([place; 2], begins - durations::FLIGHT, durations::FLIGHT / 2.0);
            let road = Inking::road(printed, road, *open, ALREADY_DRAWN);
            commands.spawn((on_table, road, stays, ChildOf(sheet.parent())));
        }
        let eraser = at(ERASER, 1.5 * ABOVE_SQUARE).turned(HELD);
        let way = [-0.45, 0.45].map(|across| {
            let by = side * across * Vec2::new(1.0, -0.4);
            LayoutRect { rect: Rect { min: eraser.rect.min + by, max: eraser.rect.max + by }, ..eraser }
        });
        commands.spawn((on_table, DynPicture::new(paint_eraser), flight::fly(way, begins, 0.1)));
        let lying = [at(Vec2::ONE, 1.2 * ABOVE_SQUARE); 2];
        let crumbs = flight::fly(lying, begins + durations::FLIGHT / 2.0, CRUMBS);
        commands.spawn((on_table, DynPicture::new(paint_crumbs), crumbs));
        let heard = PlaySound { after: comes, ..PlaySound::now(Sound::Eraser) };
        sounds.write(heard.from(middle.x, screen.size.x));
    }
}

/// Rubber in a sleeve of card.
fn paint_eraser(size: Vec2, brush: &mut Brush) {
    let whole = Rect::from_center_size(Vec2::ZERO, size);
    let radius = size.y * 0.2;
    let edge = Pen::new((size.y * 0.06).max(0.8), painted::OUTLINE);
    brush.shadow(whole, radius, size.y * 0.2);
    brush.rect(whole, radius, painted::ROSE);
    let sleeve = Rect { max: Vec2::new(whole.min.x + size.x * 0.62, whole.max.y), ..whole };
    brush.rect(sleeve, radius * 0.5, palette::ACCENT);
    let stripe = Rect { min: sleeve.min.with_y(-size.y * 0.12), max: sleeve.max.with_y(size.y * 0.12) };
    brush.rect(stripe, 0.0, painted::WHITE);
    brush.frame(whole, radius, edge.width, edge.color);
}

/// What it leaves.
fn paint_crumbs(size: Vec2, brush: &mut Brush) {
    for n in 0..9_u8 {
        let along = f32::from(n) / 8.0 - 0.5;
        let aside = f32::from(n * 5 % 7) / 7.0 - 0.5;
        let at = Vec2::new(along * 0.7, 0.22 * aside - along * 0.3) * size;
        brush.disc(at, size.y * (0.018 + 0.006 * f32::from(n % 3)), painted::GATE);
    }
}
