//! The scores, bonuses and trees beside the grid, and what a pen does to them.

use bevy::{ecs::query::QueryItem, prelude::*};

use crate::{
    drawing::{
        begins::Begins,
        brush::{Brush, Pen, arc},
        paint::ComposedPicture,
    },
    pictures::doodle_city::{
        colors,
        marks::{paint_circle, paint_scribble},
        pennant::{Pennant, paint_pennant},
        signs::paint_tree,
    },
    rules::doodle_city::{Event, Sheet},
    theme::{Tone, motion::durations, palette},
};

/// Which track of the sheet; the order is the layout's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Track {
    /// Hotel scores.
    Hotels,
    /// Shop scores.
    Shops,
    /// Bonuses.
    Bonuses,
    /// Trees.
    Trees,
}

impl Track {
    /// All tracks, in the layout's order.
    pub const ALL: [Self; 4] = [Self::Hotels, Self::Shops, Self::Bonuses, Self::Trees];

    /// The colour of its printed text.
    pub const fn color(self) -> Tone {
        match self {
            Self::Hotels => colors::HOTEL_TEXT,
            Self::Shops => colors::SHOP_TEXT,
            Self::Bonuses | Self::Trees => palette::INK,
        }
    }
}

/// A score, bonus or tree: where it belongs. That never changes.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
#[require(MarkState, Begins<MarkState>)]
pub struct Mark {
    /// On which track.
    pub track: Track,
    /// Its place there, from 0.
    pub position: usize,
}

impl Mark {
    /// The mark that is drawn or taken by an event; `None` if it is about something else.
    pub(super) fn of(event: &Event, sheet: &Sheet) -> Option<Self> {
        let at = |scores: &[u8], score: u8| scores.iter().position(|&printed| printed == score);
        let (track, position) = match *event {
            Event::HotelScored { circled: Some(score), .. } => {
                (Track::Hotels, at(sheet.hotel_scores(), score)?)
            }
            Event::ShopScored { circled: Some(score), .. } => (Track::Shops, at(sheet.shop_scores(), score)?),
            Event::BonusTaken { position, .. } => (Track::Bonuses, position.into()),
            Event::TreeCrossed { crossed, .. } => (Track::Trees, usize::from(crossed) - 1),
            _ => return None,
        };
        Some(Self { track, position })
    }
}

impl Mark {
    /// The part of a bonus's place that its pennant takes: it stands at the foot, no wider than it must be.
    pub(super) fn cloth(place: Rect) -> Rect {
        let high = (place.height() - 5.0).min(40.0);
        let width = (place.width() - 3.0).min(high * 2.0);
        Rect::new(place.min.x + 2.0, place.max.y - high, place.min.x + 2.0 + width, place.max.y)
    }

    /// Where the disc of another player lies who has a bonus: at the end of its pennant.
    pub(super) fn taker(place: Rect) -> Rect {
        let cloth = Self::cloth(place);
        let side = (cloth.height() * 0.72).clamp(14.0, 26.0);
        Rect::from_center_size(Vec2::new(cloth.max.x - 1.0, cloth.center().y), Vec2::splat(side))
    }
}

/// What has become of a mark.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum MarkState {
    /// Free, or a tree that stands.
    #[default]
    Open,
    /// Circled, stamped or, a tree, crossed out by this player.
    Mine,
    /// Gone to another player.
    Gone,
    /// Would be circled or crossed out.
    Ghost,
}

/// All that is seen of a mark.
struct Look {
    mark: Mark,
    state: MarkState,
    begins: f32,
}

impl Look {
    fn pen(&self, width: f32) -> Pen {
        let color = if self.state == MarkState::Ghost { palette::ACCENT } else { palette::INK };
        Pen::new(width, color).timed(self.begins, durations::MARK)
    }

    const fn seed(&self) -> u32 {
        self.mark.track as u32 * 31 + self.mark.position as u32 * 7 + 3
    }

    fn paint(&self, size: Vec2, brush: &mut Brush) {
        match self.mark.track {
            Track::Hotels | Track::Shops => self.paint_score(size, brush),
            Track::Bonuses => {
                let pennant = match self.state {
                    MarkState::Open => Pennant::Open,
                    MarkState::Ghost => Pennant::Ghost,
                    MarkState::Mine => Pennant::Mine,
                    MarkState::Gone => Pennant::Gone,
                };
                paint_pennant(brush, Mark::cloth(Rect::from_center_size(Vec2::ZERO, size)), pennant);
            }
            Track::Trees => self.paint_tree(size, brush),
        }
    }

    /// A cell of a scale bar, of which every second one is tinted.
    fn paint_score(&self, size: Vec2, brush: &mut Brush) {
        let cell = Rect::from_center_size(Vec2::ZERO, size);
        let line = if self.mark.track == Track::Hotels { colors::HOTEL } else { colors::SHOP };
        let tint = if self.mark.position.is_multiple_of(2) { 0.2 } else { 0.04 };
        brush.rect(cell, 0.0, palette::PAPER.mix(&line, tint));
        brush.frame(cell, 0.0, 1.0, line);
        let width = (size.min_element() * 0.09).clamp(2.0, 3.2);
        // Its hand strays, but not into the next cell.
        let radius = (size.y * 0.43).min(size.x * 0.43).min(30.0) - width / 2.0;
        match self.state {
            MarkState::Open | MarkState::Gone => {}
            MarkState::Mine => paint_circle(brush, radius, self.pen(width), self.seed()),
            MarkState::Ghost => {
                let circle = arc(Vec2::ZERO, radius, 0.0, core::f32::consts::TAU, 30);
                brush.dashes(&circle, 4.0, 3.0, self.pen(width).straight());
            }
        }
    }

    fn paint_tree(&self, size: Vec2, brush: &mut Brush) {
        let high = (size.y * 0.92).min(size.x * 1.12).min(92.0);
        let foot = Vec2::new(0.0, high * 0.5);
        paint_tree(brush, self.state == MarkState::Mine, foot, high);
        let width = (high * 0.085).clamp(2.2, 6.0);
        let crown = Vec2::new(0.0, foot.y - high * 0.58);
        brush.within(crown, 1.0, 0.0, |brush| match self.state {
            MarkState::Open | MarkState::Gone => {}
            MarkState::Mine => {
                paint_scribble(brush, Vec2::new(0.38, 0.36) * high, self.pen(width), self.seed());
            }
            MarkState::Ghost => {
                for hand in [1.0, -1.0] {
                    let half = Vec2::new(0.34, 0.34 * hand) * high;
                    brush.dashes(&[-half, half], 4.0, 2.5, self.pen(width).straight());
                }
            }
        });
    }
}

impl ComposedPicture for Mark {
    type Parts = (&'static Self, &'static MarkState, &'static Begins<MarkState>);
    type Changes = Or<(Changed<MarkState>, Changed<Begins<MarkState>>)>;

    fn paint((mark, state, begins): QueryItem<Self::Parts>, size: Vec2, brush: &mut Brush) {
        Look { mark: *mark, state: *state, begins: begins.0 }.paint(size, brush);
    }
}
