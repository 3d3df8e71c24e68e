//! Controls of which a part slides: switches and sliders, as each material makes them.

use bevy::prelude::*;

use super::material::{ControlState, Craft, Material, Weight, paint_crayon};
use crate::{
    drawing::brush::{Brush, Pen},
    theme::{Tone, palette},
};

/// How wide and high a switch is, in dp.
pub const SWITCH: Vec2 = Vec2::new(60.0, 32.0);
/// From the end of a bed to the middle of the thumb that is there.
const END: f32 = 16.0;
/// Half the thumb of a switch.
const THUMB: f32 = 12.5;

/// A switch: on the left, with a ring, it is off; on the right, with a tick, it is on. `along` is how far it has gone from
/// one to the other, 0 to 1.
pub fn paint_switch(brush: &mut Brush, material: &Material, middle: Vec2, along: f32) {
    let bed = Rect::from_center_size(middle, SWITCH);
    let is_on = along > 0.5;
    let fill = if is_on { material.switched } else { material.trough };
    let thumb = Vec2::new(bed.min.x + END + (bed.width() - 2.0 * END) * along, middle.y);
    let body = Rect::from_center_half_size(thumb, Vec2::splat(THUMB));
    let below = |rect: Rect| Rect { max: rect.max + Vec2::Y * 2.5, ..rect };
    match material.craft {
        Craft::Inked => {
            brush.rect(bed, 9.0, fill);
            if is_on {
                paint_crayon(brush, bed.inflate(-3.0), fill.mix(&palette::LIGHT, 0.16));
            }
            brush.frame(bed.inflate(-0.6), 9.0, 1.2, fill.mix(&material.ink, 0.5));
            brush.rect(below(body), 7.0, material.thumb.mix(&palette::DARK, 0.28));
            brush.rect(body, 7.0, material.thumb);
        }
        Craft::Ruled => {
            brush.rect(bed, 6.0, fill);
            brush.frame(bed.inflate(-0.8), 6.0, 1.6, material.ink);
            brush.rect(below(body), 4.0, material.edge);
            brush.rect(body, 4.0, material.thumb);
            brush.frame(body.inflate(-0.6), 4.0, 1.3, material.on_thumb);
        }
        Craft::Carved => {
            let round = bed.height() / 2.0;
            brush.rect(bed, round, fill);
            let line = if is_on { material.main_edge } else { material.soft_ink };
            brush.frame(bed.inflate(-0.75), round, 1.5, line);
            brush.disc(thumb + Vec2::Y * 2.0, THUMB, material.thumb.mix(&palette::DARK, 0.4));
            brush.disc(thumb, THUMB, material.thumb);
        }
    }
    if is_on {
        let tick = [Vec2::new(-5.5, 0.0), Vec2::new(-1.5, 4.6), Vec2::new(5.5, -5.0)].map(|by| thumb + by);
        brush.stroke(&tick, Pen::new(2.8, material.on_thumb));
    } else {
        let ring = Rect::from_center_half_size(thumb, Vec2::splat(4.6));
        brush.frame(ring, 4.6, 2.0, material.on_thumb);
    }
}

/// Half the thumb of a slider, across and down.
const SLIDER_THUMB: Vec2 = Vec2::new(15.0, 14.0);
/// The marks on a rule.
const MARKS: u32 = 40;

/// Where a slider's thumb is for a value of 0 and one of 1.
pub fn slider_ends(rect: Rect) -> [Vec2; 2] {
    [rect.min.x + SLIDER_THUMB.x, rect.max.x - SLIDER_THUMB.x].map(|x| Vec2::new(x, rect.center().y))
}

/// A slider from 0 to 1 within its place, of which it needs about 30 dp in height.
pub fn paint_slider(brush: &mut Brush, material: &Material, rect: Rect, value: f32) {
    let [from, to] = slider_ends(rect);
    let thumb = from.lerp(to, value);
    match material.craft {
        Craft::Inked => {
            paint_rule(brush, material, rect, material.edge.mix(&palette::LIGHT, 0.35));
            brush.stroke(
                &[from.with_y(from.y + 5.0), thumb.with_y(from.y + 5.0)],
                Pen::new(4.6, material.chosen),
            );
            let body = Rect::from_center_half_size(thumb, SLIDER_THUMB.yy());
            brush.shadow(body, 7.0, 3.0);
            brush.rect(
                Rect { max: body.max + Vec2::Y * 2.5, ..body },
                7.0,
                material.thumb.mix(&palette::DARK, 0.28),
            );
            brush.rect(body, 7.0, material.thumb);
            brush.disc(thumb, 4.0, material.on_thumb);
        }
        Craft::Ruled => {
            paint_rule(brush, material, rect, material.field);
            brush.stroke(
                &[from.with_y(from.y + 10.0), thumb.with_y(from.y + 10.0)],
                Pen::new(3.6, material.main),
            );
            let tip = thumb + Vec2::Y * (SLIDER_THUMB.y + 1.0);
            let (half, top, foot) = (10.0, thumb.y - SLIDER_THUMB.y, thumb.y + 5.0);
            let cursor = [
                Vec2::new(thumb.x - half, top),
                Vec2::new(thumb.x + half, top),
                Vec2::new(thumb.x + half, foot),
                tip,
                Vec2::new(thumb.x - half, foot),
            ];
            brush.outlined(&cursor, material.main, Pen::new(1.4, material.main_edge));
            let line = [-7.0, 3.0].map(|y| thumb + Vec2::Y * y);
            brush.stroke(&line, Pen::new(2.4, material.on_main));
        }
        Craft::Carved => {
            let rope =
                |part: f32| from.lerp(to, part) + Vec2::Y * (5.0 * (1.0 - (2.0 * part - 1.0).powi(2)) - 4.0);
            let line = |part: f32| (0..=12).map(|at| rope(part * at as f32 / 12.0)).collect::<Vec<_>>();
            for end in [from, to] {
                let post = Rect::from_center_half_size(end - Vec2::Y * 1.0, Vec2::new(3.0, 9.0));
                brush.rect(post, 2.0, material.soft_ink);
            }
            brush.stroke(&line(1.0), Pen::new(3.0, material.soft_ink));
            if value > 0.0 {
                brush.stroke(&line(value), Pen::new(4.6, material.chosen));
            }
            let hook = rope(value);
            let lamp = [
                hook + Vec2::new(-9.0, 3.0),
                hook + Vec2::new(9.0, 3.0),
                hook + Vec2::new(7.0, 18.0),
                hook + Vec2::new(-7.0, 18.0),
            ];
            brush.outlined(&lamp, material.thumb, Pen::new(2.0, material.on_thumb));
            let roof = [hook + Vec2::new(-11.0, 4.0), hook - Vec2::Y * 4.0, hook + Vec2::new(11.0, 4.0)];
            brush.outlined(&roof, material.main, Pen::new(2.0, material.on_thumb));
        }
    }
}

/// A rule with its marks, longer at each half and whole.
fn paint_rule(brush: &mut Brush, material: &Material, rect: Rect, color: Tone) {
    let rule = Rect::from_center_size(rect.center(), Vec2::new(rect.width(), 18.0));
    brush.rect(Rect { max: rule.max + Vec2::Y * 2.0, ..rule }, 2.0, material.edge.mix(&palette::DARK, 0.2));
    brush.rect(rule, 2.0, color);
    let [from, to] = slider_ends(rect);
    for mark in 0..=MARKS {
        let long = if mark.is_multiple_of(10) {
            9.0
        } else if mark.is_multiple_of(5) {
            6.0
        } else {
            4.0
        };
        let x = from.x + (to.x - from.x) * mark as f32 / MARKS as f32;
        let line = [Vec2::new(x, rule.min.y), Vec2::new(x, rule.min.y + long)];
        brush.stroke(&line, Pen::new(1.0, color.mix(&material.ink, 0.7)).straight());
    }
}

/// A board of cells side by side, of which one is chosen.
pub fn paint_choice(brush: &mut Brush, material: &Material, board: Rect, cells: usize, chosen: usize) {
    let cell = |at: usize| {
        let width = board.width() / cells.max(1) as f32;
        Rect {
            min: board.min + Vec2::X * width * at as f32,
            max: board.max - Vec2::X * width * (cells - 1 - at) as f32,
        }
    };
    material.paint_board(brush, board);
    for at in (1..cells).filter(|at| *at != chosen && *at != chosen + 1) {
        let x = cell(at).min.x;
        let line = [Vec2::new(x, board.min.y + 10.0), Vec2::new(x, board.max.y - 10.0)];
        brush.stroke(&line, Pen::new(1.3, material.line).straight());
    }
    if chosen < cells {
        let rect = cell(chosen).inflate(-1.5);
        let radius = (material.radius(board.height()) - 1.0).max(3.0);
        brush.rect(rect, radius, material.fill(Weight::Plain, ControlState::Chosen));
        brush.frame(rect.inflate(-1.4), radius - 1.4, 2.8, material.chosen);
        material.paint_tick(brush, Vec2::new(rect.max.x - 3.0, rect.min.y + 3.0));
    }
}
