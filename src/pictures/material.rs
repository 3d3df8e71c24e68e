//! What controls are made of in each of the worlds: one struct of colours and of a craft. Whoever paints a control, on the
//! table or in a panel, asks nothing else.

use bevy::prelude::*;

use crate::{
    drawing::{
        brush::{Brush, Pen},
        shapes::rounded_outline,
    },
    theme::{Palette, Tone, palette},
};

/// How the things of a world are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Craft {
    /// Cut from paper, framed in ink whose lines cross at the corners, and coloured with crayons.
    Inked,
    /// Printed, with a fine line inside the edge.
    Ruled,
    /// Carved and painted: round, with light on the upper edge.
    Carved,
}

/// What controls are made of.
#[derive(PartialEq, Debug)]
pub struct Material {
    /// How they are made.
    pub craft: Craft,
    /// The paper of pages and of whatever can be pressed.
    pub paper: Tone,
    /// Its edge.
    pub edge: Tone,
    /// What is written on it.
    pub ink: Tone,
    /// Words of less weight there.
    pub soft_ink: Tone,
    /// The one thing to do next.
    pub main: Tone,
    /// Its edge.
    pub main_edge: Tone,
    /// What is written on it.
    pub on_main: Tone,
    /// What marks the chosen one of several.
    pub chosen: Tone,
    /// The sign on that mark.
    pub on_chosen: Tone,
    /// The ground of the chosen one.
    pub wash: Tone,
    /// Lines between things, and around fields.
    pub line: Tone,
    /// What is good news.
    pub good: Tone,
    /// What is bad news.
    pub bad: Tone,
    /// What something to be filled in stands on.
    pub field: Tone,
    /// The bed of a switch or a slider.
    pub trough: Tone,
    /// The bed of a switch that is on.
    pub switched: Tone,
    /// What of it is moved.
    pub thumb: Tone,
    /// The sign on that.
    pub on_thumb: Tone,
    /// What everything lies on, mixed into what cannot be pressed.
    pub ground: Tone,
    /// What dims the table under a panel.
    pub veil: Tone,
}

/// What controls are made of where no game is open, and in games that bring nothing of their own.
pub static HOUSE: Material = Material::HOUSE;

/// How much a control asks to be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// The one thing to do next.
    Main,
    /// Anything else.
    Plain,
}

/// How a control is now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ControlState {
    /// Nobody is at it.
    Rest,
    /// A finger or the mouse is on it.
    Pressed,
    /// It is the chosen one of several.
    Chosen,
    /// It cannot be pressed now.
    Cannot,
}

/// How deep the edge below a control is: so far it goes down when it is pressed, in dp.
pub const DEPTH: f32 = 3.0;
/// How much darker what is pressed is.
const PRESSED: f32 = 0.12;
/// How much of the ground shows through what cannot be pressed.
const BLEACHED: f32 = 0.3;
/// The line around what is chosen, in dp.
const CHOSEN: f32 = 2.8;
/// The mark at its corner.
const TICK: f32 = 9.5;

impl Material {
    /// What controls are made of where no game is open.
    pub const HOUSE: Self = Self {
        craft: Craft::Ruled,
        paper: palette::PAPER,
        edge: palette::PAPER_EDGE,
        ink: palette::INK,
        soft_ink: palette::SOFT_INK,
        main: palette::ACCENT,
        main_edge: palette::ACCENT_EDGE,
        on_main: palette::ON_MAIN,
        chosen: palette::ACCENT,
        on_chosen: palette::ON_ACCENT,
        wash: palette::BLANK.mix(&palette::ACCENT, 0.14),
        line: palette::GRID,
        good: palette::GOOD,
        bad: palette::HEADING,
        field: palette::FIELD,
        trough: palette::GRID,
        switched: palette::ACCENT,
        thumb: palette::IVORY,
        on_thumb: palette::PIPS,
        ground: palette::TABLE,
        veil: palette::DIM,
    };

    /// The plates of a box of this colour on the shelf.
    pub const fn plates(color: Tone) -> Self {
        Self {
            main: color,
            main_edge: color.mix(&palette::DARK, 0.4),
            on_main: palette::LIGHT_INK,
            ..Self::HOUSE
        }
    }

    /// A palette in which the colours of the ground are those of this material: for pages that are made of it.
    pub fn palette(&self, usual: &Palette) -> Palette {
        usual.with(vec![
            (palette::PAPER, self.paper),
            (palette::FIELD, self.field),
            (palette::GRID, self.line),
            (palette::INK, self.ink),
            (palette::SOFT_INK, self.soft_ink),
            (palette::FADED_INK, self.soft_ink),
            (palette::ACCENT, self.chosen),
            (palette::ON_ACCENT, self.on_chosen),
            (palette::HEADING, self.bad),
            (palette::GOOD, self.good),
            (palette::DIM, self.veil),
        ])
    }

    /// The radius of the corners of something so high.
    pub fn radius(&self, height: f32) -> f32 {
        match self.craft {
            Craft::Inked => (height * 0.2).min(9.0),
            Craft::Ruled => 7.0_f32.min(height * 0.3),
            Craft::Carved => height.min(64.0) / 2.6,
        }
    }

    /// What is written on a control.
    pub const fn ink_on(&self, weight: Weight, state: ControlState) -> Tone {
        match (state, weight) {
            (ControlState::Cannot, _) => self.soft_ink,
            (ControlState::Chosen, _) | (_, Weight::Plain) => self.ink,
            (ControlState::Rest | ControlState::Pressed, Weight::Main) => self.on_main,
        }
    }

    /// What a control is filled with.
    pub const fn fill(&self, weight: Weight, state: ControlState) -> Tone {
        let rest = match weight {
            Weight::Main => self.main,
            Weight::Plain => self.paper,
        };
        match state {
            ControlState::Rest => rest,
            ControlState::Pressed => rest.mix(&palette::DARK, PRESSED),
            ControlState::Chosen => self.wash,
            ControlState::Cannot => self.paper.mix(&self.ground, BLEACHED),
        }
    }

    /// Something that can be pressed, without what is written on it. Its edge reaches [`DEPTH`] below.
    pub fn paint_surface(&self, brush: &mut Brush, rect: Rect, weight: Weight, state: ControlState) {
        let radius = self.radius(rect.height());
        let fill = self.fill(weight, state);
        if state == ControlState::Cannot {
            brush.rect(rect, radius, fill);
            let around = closed(rounded_outline(rect.inflate(-0.7), radius));
            brush.dashes(&around, 5.0, 4.0, Pen::new(1.4, self.soft_ink).straight());
            return;
        }
        let down = Vec2::Y * if state == ControlState::Pressed { DEPTH } else { 0.0 };
        let rect = Rect { min: rect.min + down, max: rect.max + down };
        let edge = match (weight, state) {
            (Weight::Main, ControlState::Rest | ControlState::Pressed) => self.main_edge,
            _ => self.edge,
        };
        if state != ControlState::Pressed {
            brush.shadow(rect, radius, 4.0);
            brush.rect(Rect { max: rect.max + Vec2::Y * DEPTH, ..rect }, radius, edge);
        }
        brush.rect(rect, radius, fill);
        self.paint_finish(brush, rect, radius, weight, state);
        if state == ControlState::Chosen {
            brush.frame(rect.inflate(-CHOSEN / 2.0), radius - CHOSEN / 2.0, CHOSEN, self.chosen);
            self.paint_tick(brush, Vec2::new(rect.max.x - 3.0, rect.min.y + 3.0));
        }
    }

    /// The lines and the light that show what it is made of.
    fn paint_finish(&self, brush: &mut Brush, rect: Rect, radius: f32, weight: Weight, state: ControlState) {
        let (fill, ink) = (self.fill(weight, state), self.ink_on(weight, state));
        match self.craft {
            Craft::Inked => {
                if weight == Weight::Main && state != ControlState::Chosen {
                    paint_crayon(brush, rect.inflate(-3.0), fill.mix(&palette::LIGHT, 0.1));
                }
                let line = if state == ControlState::Chosen { self.chosen } else { ink };
                paint_crossing_frame(brush, rect.inflate(-5.0), fill.mix(&line, 0.7));
            }
            Craft::Ruled => {
                brush.frame(rect.inflate(-4.0), (radius - 3.0).max(2.0), 1.2, fill.mix(&ink, 0.5));
            }
            Craft::Carved => {
                let edge = if weight == Weight::Main { self.main_edge } else { self.edge };
                brush.frame(rect.inflate(-0.5), radius, 1.1, fill.mix(&edge, 0.6));
                let y = rect.min.y + 3.4;
                let ends = [rect.min.x + radius * 0.8, rect.max.x - radius * 0.8].map(|x| Vec2::new(x, y));
                brush.stroke(&ends, Pen::new(2.0, fill.mix(&palette::LIGHT, 0.3)));
            }
        }
    }

    /// A board on which several things stand side by side. Its edge reaches [`DEPTH`] below.
    pub fn paint_board(&self, brush: &mut Brush, rect: Rect) {
        let radius = self.radius(rect.height());
        brush.shadow(rect, radius, 4.0);
        brush.rect(Rect { max: rect.max + Vec2::Y * DEPTH, ..rect }, radius, self.edge);
        brush.rect(rect, radius, self.paper);
        brush.frame(rect.inflate(-0.65), radius, 1.3, self.line.mix(&self.soft_ink, 0.35));
    }

    /// The radius of the corners of a page.
    pub const fn page_radius(&self) -> f32 {
        match self.craft {
            Craft::Inked => 5.0,
            Craft::Ruled => 6.0,
            Craft::Carved => 14.0,
        }
    }

    /// The mark of what is chosen.
    pub fn paint_tick(&self, brush: &mut Brush, at: Vec2) {
        brush.disc(at, TICK + 0.9, self.paper);
        brush.disc(at, TICK - 0.9, self.chosen);
        let corner = |x: f32, y: f32| at + TICK * Vec2::new(x, y);
        let tick = [corner(-0.45, 0.0), corner(-0.12, 0.38), corner(0.46, -0.42)];
        brush.stroke(&tick, Pen::new(TICK * 0.25, self.on_chosen));
    }
}

/// A cream ring between two dark lines, seen on every ground, around what the keyboard is at.
pub fn paint_focus_ring(brush: &mut Brush, around: Rect, radius: f32) {
    let rect = around.inflate(RING_AWAY);
    brush.frame(rect, radius + RING_AWAY, 5.6, palette::FOCUS_EDGE);
    brush.frame(rect, radius + RING_AWAY, 2.6, palette::FOCUS);
}

/// How far outside the ring's middle lies, in dp.
const RING_AWAY: f32 = 3.6;

/// The same outline, back to where it began.
fn closed(mut outline: Vec<Vec2>) -> Vec<Vec2> {
    outline.extend(outline.first().copied());
    outline
}

/// Strokes of a crayon, aslant, within a box.
pub(super) fn paint_crayon(brush: &mut Brush, rect: Rect, color: Tone) {
    const APART: f32 = 7.0;
    let slope = rect.height() * 0.5;
    let count = ((rect.width() + slope) / APART).ceil() as u32;
    for n in 0..count {
        // Never quite the same twice.
        let foot = rect.min.x - slope + APART * (n as f32 + 0.25 * (n as f32 * 2.4).sin());
        let (from, to) = (Vec2::new(foot, rect.max.y), Vec2::new(foot + slope, rect.min.y));
        let at = |x: f32| from.lerp(to, ((x - from.x) / slope.max(0.001)).clamp(0.0, 1.0));
        let (from, to) = (at(from.x.max(rect.min.x)), at(to.x.min(rect.max.x)));
        brush.stroke(&[from, to], Pen::new(2.2, color));
    }
}

/// Four lines in ink that cross at the corners of a box, a little bowed.
fn paint_crossing_frame(brush: &mut Brush, rect: Rect, color: Tone) {
    const BEYOND: f32 = 2.4;
    let corners = [rect.min, Vec2::new(rect.max.x, rect.min.y), rect.max, Vec2::new(rect.min.x, rect.max.y)];
    for (side, from) in corners.into_iter().enumerate() {
        let to = corners[(side + 1) % 4];
        let along = (to - from).normalize_or_zero();
        let bow = along.perp() * (0.7 * (side as f32 * 1.9 + rect.width() * 0.13).sin());
        let line = [from - along * BEYOND, from.midpoint(to) + bow, to + along * BEYOND];
        brush.stroke(&line, Pen::new(1.3, color));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        pictures::{city_planner, design_town, doodle_city},
        theme::palette::contrast,
    };

    const ALL: [(&str, &Material); 4] = [
        ("the house", &HOUSE),
        ("Doodle City", &doodle_city::controls::MATERIAL),
        ("City Planner", &city_planner::controls::MATERIAL),
        ("Design Town", &design_town::controls::MATERIAL),
    ];

    #[test]
    fn words_on_controls_stand_out_in_every_state() {
        for (whose, material) in ALL {
            for weight in [Weight::Main, Weight::Plain] {
                for state in
                    [ControlState::Rest, ControlState::Pressed, ControlState::Chosen, ControlState::Cannot]
                {
                    let found = contrast(material.ink_on(weight, state), material.fill(weight, state));
                    assert!(found >= 4.5, "{whose}: {weight:?}, {state:?}: {found}");
                }
            }
            for (what, words) in [
                ("words of less weight", material.soft_ink),
                ("good news", material.good),
                ("bad news", material.bad),
            ] {
                let found = contrast(words, material.paper);
                assert!(found >= 4.5, "{whose}: {what}: {found}");
            }
            let typed = contrast(material.ink, material.field);
            assert!(typed >= 4.5, "{whose}: what is typed: {typed}");
        }
    }

    #[test]
    fn signs_on_controls_stand_out() {
        for (whose, material) in ALL {
            for (what, sign, ground) in [
                ("the line around the chosen one", material.chosen, material.paper),
                ("its tick", material.on_chosen, material.chosen),
                ("the sign of a switch", material.on_thumb, material.thumb),
                ("the dashes around what cannot be pressed", material.soft_ink, material.paper),
            ] {
                let found = contrast(sign, ground);
                assert!(found >= 3.0, "{whose}: {what}: {found}");
            }
        }
    }
}
