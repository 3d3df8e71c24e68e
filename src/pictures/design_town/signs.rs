//! The signs of the fourteen buildings, told apart by shape as well as by colour, where a scene would be too small.
//!
//! Each is drawn within -1..1 in both directions; [`Brush::within`] puts it in its place.

use bevy::prelude::*;

use super::colors;
use crate::{
    drawing::brush::{Brush, Pen, arc},
    pictures::icons::{self, tint, v},
    rules::design_town::Building,
    theme::{Tone, palette},
};

/// Paints the sign of a building.
pub(crate) fn paint(brush: &mut Brush, building: Building) {
    match building {
        Building::ResidentialArea => residential_area(brush),
        Building::Apartment => apartment(brush),
        Building::ConvenienceStore => icons::shop(brush, colors::CONVENIENCE_STORE),
        Building::ShoppingMall => shopping_mall(brush),
        Building::Hospital => hospital(brush),
        Building::Church => church(brush),
        Building::Factory => icons::factory(brush, colors::WALL, colors::FACTORY),
        Building::PowerPlant => power_plant(brush),
        Building::CentralPark => central_park(brush),
        Building::Station => station(brush),
        Building::FleaMarket => flea_market(brush),
        Building::RecyclingBin => recycling_bin(brush),
        Building::ConstructionYard => construction_yard(brush),
        Building::RecyclingCentre => recycling_centre(brush),
    }
}

/// The colour of a building's sign: 3:1 on paper.
pub(crate) const fn color(building: Building) -> Tone {
    match building {
        Building::ResidentialArea => colors::RESIDENTIAL_AREA,
        Building::Apartment => colors::APARTMENT,
        Building::ConvenienceStore => colors::CONVENIENCE_STORE,
        Building::ShoppingMall => colors::SHOPPING_MALL,
        Building::Hospital => colors::HOSPITAL,
        Building::Church => colors::CHURCH,
        Building::Factory => colors::FACTORY,
        Building::PowerPlant => colors::POWER_PLANT,
        Building::CentralPark => colors::CENTRAL_PARK,
        Building::Station => colors::STATION,
        Building::FleaMarket => colors::FLEA_MARKET,
        Building::RecyclingBin => colors::RECYCLING_BIN,
        Building::ConstructionYard => colors::CONSTRUCTION_YARD,
        Building::RecyclingCentre => colors::RECYCLING_CENTRE,
    }
}

/// Two small houses, one before the other.
fn residential_area(brush: &mut Brush) {
    let brown = color(Building::ResidentialArea);
    for (middle, size) in [(v(0.4, -0.02), 0.58), (v(-0.4, 0.22), 0.64)] {
        brush.within(middle, size, 0.0, |brush| icons::house(brush, brown));
    }
    brush.stroke(&[v(-1.0, 0.84), v(1.0, 0.84)], Pen::new(0.12, brown));
}

/// A block of flats with balconies on its whole width.
fn apartment(brush: &mut Brush) {
    let grey = color(Building::Apartment);
    for x in [-0.5, -0.2] {
        brush.stroke(&[v(x, -0.8), v(x, -1.0)], Pen::new(0.09, grey));
    }
    let wall = Rect::new(-0.86, -0.8, 0.86, 0.92);
    brush.rect(wall, 0.05, tint(grey));
    brush.frame(wall, 0.05, 0.13, grey);
    for y in [-0.5, -0.06, 0.38] {
        for x in [-0.54, 0.0, 0.54] {
            brush.rect(Rect::from_center_size(v(x, y - 0.04), v(0.26, 0.2)), 0.02, grey);
            let rail = [v(x - 0.2, y + 0.13), v(x + 0.2, y + 0.13)];
            brush.stroke(&rail, Pen::new(0.07, grey).straight());
        }
    }
    brush.rect(Rect::new(-0.16, 0.6, 0.16, 0.92), 0.02, grey);
}

/// A long hall with a dome of glass, doors, and a bag on its sign.
fn shopping_mall(brush: &mut Brush) {
    let teal = color(Building::ShoppingMall);
    let dome = arc(v(0.0, -0.12), 0.6, core::f32::consts::PI, core::f32::consts::TAU, 14);
    brush.outlined(&dome, tint(colors::GLASS), Pen::new(0.13, teal));
    brush.stroke(&[v(0.0, -0.72), v(0.0, -0.12)], Pen::new(0.08, teal));
    for side in [-1.0, 1.0] {
        brush.stroke(&[v(0.3 * side, -0.62), v(0.24 * side, -0.12)], Pen::new(0.08, teal));
    }
    let wall = Rect::new(-0.96, -0.12, 0.96, 0.86);
    brush.rect(wall, 0.05, tint(teal));
    brush.frame(wall, 0.05, 0.13, teal);
    brush.rect(Rect::new(-0.96, -0.12, 0.96, 0.16), 0.05, teal);
    for x in [-0.66, 0.66] {
        brush.rect(Rect::from_center_size(v(x, 0.5), v(0.3, 0.4)), 0.03, palette::PAPER);
        brush.frame(Rect::from_center_size(v(x, 0.5), v(0.3, 0.4)), 0.03, 0.08, teal);
    }
    for x in [-0.17, 0.17] {
        brush.rect(Rect::from_center_size(v(x, 0.58), v(0.26, 0.56)), 0.03, teal);
    }
    let bag = [v(-0.15, -0.46), v(0.15, -0.46), v(0.2, -0.06), v(-0.2, -0.06)];
    brush.outlined(&bag, palette::PAPER, Pen::new(0.07, teal));
    brush.stroke(
        &arc(v(0.0, -0.46), 0.09, core::f32::consts::PI, core::f32::consts::TAU, 8),
        Pen::new(0.06, teal),
    );
}

/// A house with a wing at each side and a large cross.
fn hospital(brush: &mut Brush) {
    let red = color(Building::Hospital);
    for side in [-1.0_f32, 1.0] {
        let (near, far) = (0.42 * side, 0.94 * side);
        let wing = Rect::new(near.min(far), 0.04, near.max(far), 0.88);
        brush.rect(wing, 0.04, tint(red));
        brush.frame(wing, 0.04, 0.12, red);
        for y in [0.32, 0.62] {
            brush.rect(Rect::from_center_size(v(0.69 * side, y), v(0.2, 0.15)), 0.02, red);
        }
    }
    let middle = Rect::new(-0.5, -0.88, 0.5, 0.88);
    brush.rect(middle, 0.06, tint(red));
    brush.frame(middle, 0.06, 0.13, red);
    brush.rect(Rect::from_center_size(v(0.0, -0.34), v(0.7, 0.7)), 0.1, palette::PAPER);
    brush.rect(Rect::from_center_size(v(0.0, -0.34), v(0.58, 0.2)), 0.02, red);
    brush.rect(Rect::from_center_size(v(0.0, -0.34), v(0.2, 0.58)), 0.02, red);
    brush.rect(Rect::new(-0.18, 0.4, 0.18, 0.88), 0.03, red);
}

/// A tower with a cross, and the nave beside it.
fn church(brush: &mut Brush) {
    let (purple, pen) = (color(Building::Church), Pen::new(0.12, color(Building::Church)));
    let nave = [v(-0.1, 0.88), v(-0.1, 0.1), v(0.1, -0.12), v(0.66, -0.12), v(0.92, 0.24), v(0.92, 0.88)];
    brush.outlined(&nave, tint(purple), pen);
    for x in [0.34, 0.64] {
        brush.rect(Rect::new(x - 0.08, 0.26, x + 0.08, 0.62), 0.08, purple);
    }
    let tower = Rect::new(-0.78, -0.16, -0.08, 0.88);
    brush.rect(tower, 0.02, tint(purple));
    brush.frame(tower, 0.02, 0.12, purple);
    brush.outlined(&[v(-0.88, -0.16), v(-0.43, -0.66), v(0.02, -0.16)], purple, Pen::new(0.1, purple));
    brush.stroke(&[v(-0.43, -0.56), v(-0.43, -0.98)], Pen::new(0.1, purple));
    brush.stroke(&[v(-0.57, -0.82), v(-0.29, -0.82)], Pen::new(0.1, purple));
    brush.disc(v(-0.43, 0.14), 0.15, purple);
    brush.disc(v(-0.43, 0.14), 0.08, palette::PAPER);
    brush.rect(Rect::new(-0.57, 0.48, -0.29, 0.88), 0.12, purple);
}

/// A cooling tower with its steam, and the lightning of the house beside it.
fn power_plant(brush: &mut Brush) {
    let dark = color(Building::PowerPlant);
    let steam = dark.mix(&palette::PAPER, 0.62);
    for (at, radius) in [(v(-0.5, -0.72), 0.2), (v(-0.2, -0.8), 0.2), (v(0.1, -0.72), 0.14)] {
        brush.disc(at, radius, steam);
    }
    let half = |y: f32| 0.3 + 0.34 * ((y + 0.3) / 1.2).max(0.0).powf(1.4) + 0.3 * (-0.3 - y).max(0.0);
    let steps: Vec<f32> = (0..=10).map(|n| -0.54 + 1.42 * n as f32 / 10.0).collect();
    let at = |y: f32, side: f32| v(-0.3 + side * half(y), y);
    for pair in steps.windows(2) {
        let slice = [at(pair[0], -1.0), at(pair[0], 1.0), at(pair[1], 1.0), at(pair[1], -1.0)];
        brush.polygon(&slice, tint(dark));
    }
    let left = steps.iter().rev().map(|&y| at(y, -1.0));
    let outline: Vec<Vec2> = left.chain(steps.iter().map(|&y| at(y, 1.0))).collect();
    brush.stroke(&outline, Pen::new(0.13, dark));
    brush.stroke(&[at(-0.3, -0.9), at(-0.3, 0.9)], Pen::new(0.09, dark));
    let house = Rect::new(0.16, 0.14, 0.94, 0.88);
    brush.rect(house, 0.04, colors::WALL.mix(&palette::PAPER, 0.42));
    brush.frame(house, 0.04, 0.13, dark);
    let bolt = [v(0.66, 0.22), v(0.4, 0.54), v(0.56, 0.54), v(0.44, 0.82)];
    brush.stroke(&bolt, Pen::new(0.13, dark));
    brush.stroke(&[v(-0.98, 0.88), v(0.98, 0.88)], Pen::new(0.12, dark));
}

/// Two trees, and a bench between them.
fn central_park(brush: &mut Brush) {
    let green = color(Building::CentralPark);
    for (middle, size, high) in [(v(0.5, -0.02), 0.42, 0.84), (v(-0.4, -0.3), 0.56, 0.84)] {
        brush.rect(Rect::new(middle.x - 0.08, middle.y, middle.x + 0.08, high), 0.05, colors::WOOD);
        let crown = Rect::from_center_size(middle, v(2.0, 2.1) * size * 0.94);
        brush.rect(crown, size, green.mix(&palette::PAPER, 0.5));
        brush.frame(crown, size, 0.13, green);
        brush.stroke(&arc(middle, size * 0.5, 0.2, 1.4, 6), Pen::new(0.09, green));
    }
    for y in [0.46, 0.6] {
        brush.stroke(&[v(-0.12, y), v(0.3, y)], Pen::new(0.08, colors::WOOD));
    }
    for x in [-0.06, 0.24] {
        brush.stroke(&[v(x, 0.6), v(x, 0.82)], Pen::new(0.08, colors::WOOD));
    }
    brush.stroke(&[v(-0.96, 0.86), v(0.96, 0.86)], Pen::new(0.12, green));
}

/// The face of a train that comes in on its rails.
fn station(brush: &mut Brush) {
    let navy = color(Building::Station);
    for side in [-1.0, 1.0] {
        brush.stroke(&[v(0.36 * side, 0.6), v(0.74 * side, 0.94)], Pen::new(0.11, navy));
    }
    brush.stroke(&[v(-0.6, 0.84), v(0.6, 0.84)], Pen::new(0.1, navy));
    let car = Rect::new(-0.64, -0.74, 0.64, 0.62);
    brush.rect(car, 0.3, tint(navy));
    brush.frame(car, 0.3, 0.14, navy);
    brush.rect(Rect::new(-0.44, -0.34, 0.44, 0.08), 0.08, palette::PAPER);
    brush.frame(Rect::new(-0.44, -0.34, 0.44, 0.08), 0.08, 0.1, navy);
    brush.stroke(&[v(0.0, -0.34), v(0.0, 0.08)], Pen::new(0.09, navy));
    brush.rect(Rect::new(-0.26, -0.6, 0.26, -0.44), 0.05, colors::TRAIN_LIGHT);
    for x in [-0.38, 0.38] {
        brush.disc(v(x, 0.34), 0.13, navy);
        brush.disc(v(x, 0.34), 0.07, colors::TRAIN_LIGHT);
    }
    brush.stroke(&[v(-0.12, 0.36), v(0.12, 0.36)], Pen::new(0.09, navy));
    brush.stroke(&[v(-0.34, -0.96), v(0.0, -0.76), v(0.34, -0.96)], Pen::new(0.09, navy));
}

/// A parasol over a table with things for sale.
fn flea_market(brush: &mut Brush) {
    let pink = color(Building::FleaMarket);
    brush.stroke(&[v(0.0, -0.3), v(0.0, 0.36)], Pen::new(0.1, colors::WOOD));
    let rim = |n: usize| v(-0.96 + 0.48 * n as f32, -0.2);
    for n in 0..4 {
        let ink = if n % 2 == 0 { pink } else { palette::PAPER };
        brush.polygon(&[v(0.0, -0.92), rim(n), rim(n + 1)], ink);
        let middle = (rim(n) + rim(n + 1)) / 2.0;
        brush.polygon(&arc(middle, 0.24, 0.0, core::f32::consts::PI, 8), ink);
    }
    let mut edge = vec![v(0.0, -0.92)];
    for n in (0..4).rev() {
        edge.extend(arc((rim(n) + rim(n + 1)) / 2.0, 0.24, 0.0, core::f32::consts::PI, 8));
    }
    edge.push(v(0.0, -0.92));
    brush.stroke(&edge, Pen::new(0.09, pink));
    // A vase, a book and a lamp.
    brush.outlined(
        &[v(-0.6, 0.36), v(-0.68, 0.18), v(-0.56, 0.08), v(-0.44, 0.18), v(-0.5, 0.36)],
        tint(pink),
        Pen::new(0.07, pink),
    );
    brush.rect(Rect::new(-0.28, 0.22, 0.0, 0.36), 0.02, colors::BOOK);
    brush.stroke(&[v(0.46, 0.36), v(0.46, 0.2)], Pen::new(0.08, colors::LAMP));
    brush.polygon(&[v(0.3, 0.22), v(0.38, 0.06), v(0.54, 0.06), v(0.62, 0.22)], colors::LAMP);
    brush.rect(Rect::new(-0.88, 0.36, 0.88, 0.52), 0.04, pink);
    for x in [-0.7, 0.7] {
        brush.stroke(&[v(x, 0.5), v(x * 1.1, 0.9)], Pen::new(0.11, pink));
    }
}

/// Three arrows that follow each other around a triangle; 1 is as large as it gets.
fn recycling(brush: &mut Brush, color: Tone, width: f32) {
    let turned = |p: Vec2, n: usize| Vec2::from_angle(core::f32::consts::TAU * n as f32 / 3.0).rotate(p);
    for n in 0..3 {
        let at = |x: f32, y: f32| turned(v(x, y), n);
        brush.stroke(&[at(-0.52, 0.46), at(0.2, 0.46)], Pen::new(width, color));
        let head = 0.3 + width * 0.3;
        brush.polygon(&[at(0.14, 0.46 - head), at(0.14, 0.46 + head), at(0.66, 0.46)], color);
    }
}

/// A bin with a lid, and the arrows on it.
fn recycling_bin(brush: &mut Brush) {
    let blue = color(Building::RecyclingBin);
    let bin = [v(-0.64, -0.46), v(0.64, -0.46), v(0.5, 0.9), v(-0.5, 0.9)];
    brush.outlined(&bin, tint(blue), Pen::new(0.14, blue));
    brush.rect(Rect::new(-0.82, -0.68, 0.82, -0.44), 0.08, blue);
    brush.stroke(&[v(-0.22, -0.7), v(-0.16, -0.88), v(0.16, -0.88), v(0.22, -0.7)], Pen::new(0.12, blue));
    brush.within(v(0.0, 0.2), 0.5, 0.0, |brush| recycling(brush, blue, 0.24));
}

/// A crane over a wall that is being built.
fn construction_yard(brush: &mut Brush) {
    let orange = color(Building::ConstructionYard);
    let pen = Pen::new(0.11, orange);
    // The mast with its braces.
    brush.rect(Rect::new(-0.62, -0.66, -0.3, 0.88), 0.02, tint(orange));
    for x in [-0.62, -0.3] {
        brush.stroke(&[v(x, -0.72), v(x, 0.88)], pen);
    }
    let brace = [(-0.62, -0.34), (-0.3, -0.04), (-0.62, 0.26), (-0.3, 0.56), (-0.62, 0.86)];
    brush.stroke(&brace.map(Vec2::from), Pen::new(0.08, orange));
    brush.stroke(&[v(-0.96, -0.62), v(0.96, -0.62)], Pen::new(0.14, orange));
    brush.stroke(&[v(-0.46, -0.94), v(0.9, -0.64)], Pen::new(0.08, orange));
    brush.stroke(&[v(-0.46, -0.94), v(-0.9, -0.64)], Pen::new(0.08, orange));
    brush.stroke(&[v(-0.46, -0.94), v(-0.46, -0.62)], pen);
    brush.rect(Rect::new(-1.0, -0.6, -0.74, -0.32), 0.03, orange);
    brush.stroke(&[v(0.52, -0.62), v(0.52, -0.16)], Pen::new(0.07, colors::ROPE));
    brush.rect(Rect::new(0.28, -0.16, 0.76, 0.08), 0.03, colors::LOAD);
    for (row, first) in [(0.82, 0.1), (0.6, 0.23), (0.38, 0.1)] {
        for n in 0..3 {
            let left = first + 0.3 * n as f32;
            if left + 0.26 <= 1.0 {
                brush.rect(Rect::new(left, row - 0.16, left + 0.26, row + 0.02), 0.02, orange);
            }
        }
    }
    brush.stroke(&[v(-0.96, 0.9), v(0.96, 0.9)], Pen::new(0.11, orange));
}

/// A hall under a vaulted roof, and the arrows over its gate.
fn recycling_centre(brush: &mut Brush) {
    let green = color(Building::RecyclingCentre);
    let mut hall = vec![v(0.92, 0.88), v(-0.92, 0.88), v(-0.92, -0.1)];
    hall.extend(arc(v(0.0, 0.5), 1.1, -2.565, -0.577, 12));
    hall.push(v(0.92, -0.1));
    brush.outlined(&hall, tint(green), Pen::new(0.13, green));
    brush.within(v(0.0, 0.02), 0.52, 0.0, |brush| recycling(brush, green, 0.24));
    for x in [-0.72, 0.42] {
        brush.rect(Rect::new(x, 0.5, x + 0.3, 0.88), 0.02, green);
    }
    brush.rect(Rect::new(-0.28, 0.58, 0.28, 0.88), 0.02, palette::PAPER);
    brush.frame(Rect::new(-0.28, 0.58, 0.28, 0.88), 0.02, 0.08, green);
    brush.stroke(&[v(-0.98, 0.9), v(0.98, 0.9)], Pen::new(0.11, green));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{drawing::shapes::reach, theme::palette::contrast};

    #[test]
    fn signs_stand_out_from_paper() {
        for building in Building::ALL {
            assert!(contrast(color(building), palette::PAPER) >= 3.0, "{building}");
        }
    }

    #[test]
    fn every_building_has_a_sign_and_a_colour_of_its_own() {
        let mut seen = Vec::new();
        for building in Building::ALL {
            let sign = (format!("{:?}", color(building)), Brush::shapes(|brush| paint(brush, building)));
            assert!(!seen.iter().any(|(color, shapes)| *color == sign.0 || *shapes == sign.1), "{building}");
            seen.push(sign);
        }
    }

    #[test]
    fn every_sign_fills_its_place_and_stays_within() {
        for building in Building::ALL {
            let far = reach(&Brush::shapes(|brush| paint(brush, building)));
            assert!((0.85..1.15).contains(&far), "{building}: {far}");
        }
    }
}
