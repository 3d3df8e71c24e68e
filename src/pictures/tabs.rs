//! Tabs that stand on their page, as each material makes them: dividers, folders, stalls.

use bevy::prelude::*;

use super::material::{Craft, Material};
use crate::{
    drawing::{
        brush::{Brush, Pen},
        shapes::rounded_outline,
    },
    theme::palette,
};

/// Between two tabs.
const APART: f32 = 6.0;
/// How much lower the others are than the chosen one.
const LOWER: f32 = 5.0;
/// How much of the ground shows through the others.
const SHADED: f32 = 0.18;

/// Where a tab so high is, within tabs and page together.
pub fn tab(all: Rect, high: f32, count: usize, at: usize) -> Rect {
    let width = (all.width() + APART) / count.max(1) as f32;
    let left = all.min.x + width * at as f32;
    Rect::new(left, all.min.y, left + width - APART, all.min.y + high)
}

/// Tabs so high, of which one is chosen, and the page below that it is of one piece with.
pub fn paint_tabs(brush: &mut Brush, material: &Material, all: Rect, high: f32, count: usize, chosen: usize) {
    let page = Rect { min: all.min + Vec2::Y * high, ..all };
    let (radius, line) = (material.page_radius(), material.line.mix(&material.soft_ink, 0.35));
    let pen = Pen::new(1.3, line);
    for at in (0..count).filter(|at| *at != chosen) {
        let place = tab(all, high, count, at);
        let outline = outline(material, Rect { min: place.min + Vec2::Y * LOWER, ..place });
        brush.polygon(&outline, material.paper.mix(&material.ground, SHADED));
        brush.stroke(&outline, pen);
    }
    brush.rect(page, radius, material.field);
    brush.frame(page.inflate(-0.65), radius, 1.3, line);
    if chosen < count {
        let place = tab(all, high, count, chosen);
        let outline = outline(material, place);
        brush.polygon(&outline, material.field);
        brush.stroke(&outline, pen);
        // There is no edge between it and the page.
        let seam = Rect::new(place.min.x + 0.7, place.max.y - 1.5, place.max.x - 0.7, place.max.y + 2.0);
        brush.rect(seam, 0.0, material.field);
        paint_mark(brush, material, place);
    }
}

/// The left side, the top and the right side of a tab.
fn outline(material: &Material, place: Rect) -> Vec<Vec2> {
    let v = Vec2::new;
    match material.craft {
        // A divider, a little narrower above.
        Craft::Inked => vec![
            v(place.min.x, place.max.y),
            v(place.min.x + 5.0, place.min.y),
            v(place.max.x - 5.0, place.min.y),
            v(place.max.x, place.max.y),
        ],
        // A folder with a cut corner.
        Craft::Ruled => vec![
            v(place.min.x, place.max.y),
            place.min,
            v(place.max.x - 12.0, place.min.y),
            v(place.max.x, place.min.y + 12.0),
            place.max,
        ],
        Craft::Carved => {
            let high = Rect { max: place.max + Vec2::Y * 20.0, ..place };
            let round = rounded_outline(high, 12.0);
            let mut above: Vec<Vec2> = round.into_iter().filter(|corner| corner.y < place.max.y).collect();
            above.sort_by(|a, b| a.x.total_cmp(&b.x));
            [vec![v(place.min.x, place.max.y)], above, vec![place.max]].concat()
        }
    }
}

/// What marks the chosen one, at its top.
fn paint_mark(brush: &mut Brush, material: &Material, place: Rect) {
    let y = place.min.y;
    match material.craft {
        Craft::Inked => {
            let line = [-1.0, 0.0, 1.0].map(|side| {
                let x = place.center().x + side * (place.width() / 2.0 - 14.0);
                Vec2::new(x, y + 6.0 - 1.2 * (1.0 - side * side))
            });
            brush.stroke(&line, Pen::new(3.6, material.chosen));
        }
        Craft::Ruled => brush.rect(Rect::new(place.min.x, y, place.max.x - 12.0, y + 4.0), 0.0, material.main),
        Craft::Carved => {
            let count = (place.width() / 14.0).floor().max(2.0);
            let (from, width) = (place.min.x + 6.0, (place.width() - 12.0) / count);
            for stripe in 0..count as usize {
                let left = from + width * stripe as f32;
                let color = if stripe % 2 == 0 { material.main } else { material.paper };
                brush.rect(Rect::new(left, y, left + width, y + 6.0), 0.0, color);
                brush.disc(Vec2::new(left + width / 2.0, y + 6.0), width / 2.0, color);
            }
            let ends = [from, place.max.x - 6.0].map(|x| Vec2::new(x, y));
            brush.stroke(&ends, Pen::new(1.2, material.main.mix(&palette::DARK, 0.3)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pictures::{city_planner, design_town, doodle_city, material::HOUSE};

    const HIGH: f32 = 48.0;

    #[test]
    fn tabs_are_side_by_side_on_their_page() {
        let all = Rect::new(10.0, 20.0, 370.0, 600.0);
        for count in 1..=4 {
            let tabs: Vec<Rect> = (0..count).map(|at| tab(all, HIGH, count, at)).collect();
            assert_eq!((tabs[0].min, tabs[count - 1].max), (all.min, Vec2::new(all.max.x, all.min.y + HIGH)));
            assert!(tabs.windows(2).all(|two| two[0].max.x < two[1].min.x), "{tabs:?}");
        }
    }

    #[test]
    fn an_outline_stays_within_its_tab_and_stands_on_the_page() {
        let place = Rect::new(0.0, 0.0, 110.0, HIGH);
        for material in [
            &HOUSE,
            &doodle_city::controls::MATERIAL,
            &city_planner::controls::MATERIAL,
            &design_town::controls::MATERIAL,
        ] {
            let outline = outline(material, place);
            assert!(outline.iter().all(|&corner| place.inflate(0.01).contains(corner)), "{outline:?}");
            let feet = [outline.first(), outline.last()].map(|foot| foot.map(|foot| (foot.x, foot.y)));
            assert_eq!(feet, [Some((0.0, HIGH)), Some((110.0, HIGH))]);
        }
    }
}
