//! Where everything of the results lies, for any screen and 1 to 6 players. Pure arithmetic in dp.

use bevy::math::{Rect, Vec2};

use crate::{
    drawing::cut::{cut_left, cut_right, cut_top, mirrored},
    screens::page_frame::PageFrame,
};

mod solo;
mod table;
mod towns;

/// What has to find a place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Needs {
    /// The part of the screen that can be seen and touched.
    pub safe: Rect,
    /// Players, 1 to 6.
    pub players: usize,
    /// The parts of a total.
    pub parts: usize,
    /// Ranks; for the solo game only, and 0 in a game that has none.
    pub ranks: usize,
    /// Achievements, beside ranks; 0 in a game that has none.
    pub achievements: usize,
    /// How much wider than high the pictures of the towns are, at least and at most.
    pub form: [f32; 2],
    /// Whether there is something to say below the headline.
    pub has_note: bool,
    /// How much larger than on a phone the text is, 1 to 4.
    pub text_scale: f32,
    /// Whether the left hand plays.
    pub is_left_handed: bool,
}

/// One player's row.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Row {
    /// All of it.
    pub whole: Rect,
    /// Which place.
    pub place: Rect,
    /// The player's colour.
    pub dot: Rect,
    /// The player's name.
    pub name: Rect,
    /// The parts of the total.
    pub parts: Vec<Rect>,
    /// All together.
    pub total: Rect,
}

/// What a player has built.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Town {
    /// Its paper.
    pub paper: Rect,
    /// Its picture.
    pub picture: Rect,
    /// The player's colour; empty in the solo game.
    pub dot: Rect,
    /// The player's name; empty in the solo game.
    pub name: Rect,
}

/// The ranks of the solo game: a bar with rows beside it, the highest above, or with numbers below it.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct RankTable {
    /// Its paper.
    pub paper: Rect,
    /// What fills with points, from its foot or its left end.
    pub bar: Rect,
    /// The ranks, lowest first; none where the bar lies.
    pub rows: Vec<Rect>,
    /// Where a lying bar says how many points a rank needs, from the second on.
    pub numbers: Vec<Rect>,
}

/// The achievements of the solo game: a line for each, or their seals side by side and one line for all.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Achievements {
    /// Their paper.
    pub paper: Rect,
    /// Their heading; empty where seals lie side by side.
    pub title: Rect,
    /// Their seals.
    pub seals: Vec<Rect>,
    /// Their words.
    pub lines: Vec<Rect>,
}

/// Where everything lies.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct ResultsLayout {
    /// How much larger than usual texts can be.
    pub unit: f32,
    /// What is under the headline.
    pub plate: Rect,
    /// Who won.
    pub title: Rect,
    /// What there is to say about it.
    pub note: Rect,
    /// The paper of the table.
    pub paper: Rect,
    /// What each column is: its sign, or its word; the last is that of the total.
    pub heads: Vec<Rect>,
    /// One row each, the best first.
    pub rows: Vec<Row>,
    /// The towns, in the same order; the first is the largest.
    pub towns: Vec<Town>,
    /// Solo only.
    pub ranks: RankTable,
    /// Solo only.
    pub achievements: Achievements,
    /// Hand the picture on.
    pub share: Rect,
    /// Look back at the match.
    pub look_back: Rect,
    /// To the shelf.
    pub shelf: Rect,
    /// Play again.
    pub again: Rect,
}

/// The smallest side of anything to be touched.
const TOUCH: f32 = 48.0;
const GAP: f32 = 12.0;
/// How wide all buttons are together at most, of a unit.
const BUTTONS: f32 = 580.0;

impl ResultsLayout {
    /// Lays everything out.
    pub(super) fn new(needs: &Needs) -> Self {
        let frame = PageFrame::of(needs.safe, needs.text_scale);
        let unit = frame.unit;
        let mut layout = Self { unit, ..Self::default() };
        let mut head = frame.title;
        if frame.foot.is_empty() {
            let (middle, most) = (head.center().y, head.width() * 0.2);
            let mut button = |width: f32| {
                let cut = cut_right(&mut head, width.min(most));
                head.max.x -= GAP;
                Rect::from_center_size(Vec2::new(cut.center().x, middle), Vec2::new(cut.width(), TOUCH + 2.0))
            };
            layout.again = button(150.0 * unit);
            layout.shelf = button(170.0 * unit);
            layout.share = button(TOUCH + 4.0);
            layout.look_back = button(TOUCH + 4.0);
        } else {
            let mut foot = frame.foot;
            foot.min.x = foot.min.x.max(foot.max.x - BUTTONS * unit);
            layout.share = cut_left(&mut foot, 54.0 * unit);
            foot.min.x += GAP;
            layout.look_back = cut_left(&mut foot, 54.0 * unit);
            foot.min.x += GAP;
            let shelf = (foot.width() - GAP) * 0.45;
            layout.shelf = cut_left(&mut foot, shelf);
            foot.min.x += GAP;
            layout.again = foot;
        }
        layout.lay_title(head, needs);
        if needs.is_left_handed {
            for rect in [
                &mut layout.plate,
                &mut layout.title,
                &mut layout.note,
                &mut layout.share,
                &mut layout.look_back,
                &mut layout.shelf,
                &mut layout.again,
            ] {
                *rect = mirrored(*rect, needs.safe);
            }
        }
        if needs.safe.height() >= needs.safe.width() {
            layout.lay_upright(frame.middle, needs);
        } else {
            layout.lay_wide(frame.middle, needs);
        }
        layout
    }

    fn lay_title(&mut self, plate: Rect, needs: &Needs) {
        self.plate = plate;
        let mut inner = Rect { min: plate.min + Vec2::new(22.0, 4.0), max: plate.max - Vec2::new(22.0, 6.0) };
        if needs.has_note {
            let title = inner.height() * 0.62;
            self.title = cut_top(&mut inner, title);
            self.note = inner;
        } else {
            self.title = inner.inflate(-3.0);
        }
    }

    /// The towns, below them what they are worth.
    fn lay_upright(&mut self, mut rest: Rect, needs: &Needs) {
        let mut facts = rest;
        let high = self.facts_height(rest, needs);
        facts.min.y = rest.max.y - high;
        rest.max.y = facts.min.y - GAP;
        if needs.players == 1 {
            self.lay_facts(facts, needs);
        } else {
            self.lay_table(facts, needs);
        }
        self.lay_towns(rest, needs);
    }

    /// The winner's town, beside it the other ones and what they are worth.
    fn lay_wide(&mut self, mut rest: Rect, needs: &Needs) {
        let [_, form] = needs.form;
        let share = if form > 1.2 { 0.56 } else { 0.5 };
        let width = ((rest.height() - self.caption(needs)) * form).min(rest.width() * share);
        let first = cut_left(&mut rest, width);
        rest.min.x += GAP;
        let town = self.town_within(first, needs);
        self.towns = vec![town];
        if needs.players == 1 {
            self.lay_facts(rest, needs);
            return;
        }
        let table = self.table_height(rest.height() * 0.66, needs);
        let others = Rect { max: Vec2::new(rest.max.x, rest.max.y - table - GAP), ..rest };
        let used = self.lay_others(others, town.picture.width() * 0.62, needs);
        // What is left over lies above and below.
        let spare = (others.height() - used) / 2.0;
        self.shift_others(spare);
        let top = others.min.y + used + GAP + spare;
        self.lay_table(Rect { min: Vec2::new(rest.min.x, top), ..rest }, needs);
    }

    /// How high a name above a picture is.
    fn caption(&self, needs: &Needs) -> f32 {
        if needs.players == 1 { 0.0 } else { 24.0 * self.unit * (0.7 + 0.3 * needs.text_scale) }
    }
}

#[cfg(test)]
mod tests;
