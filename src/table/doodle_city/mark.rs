//! The scores, bonuses and trees beside the grid, and what a pen does to them.

use bevy::{ecs::query::QueryItem, prelude::*};

use crate::{
    drawing::{
        begins::Begins,
        brush::{Brush, Pen, arc},
        paint::ComposedPicture,
    },
    pictures::doodle_city::{colors, signs, square::paint_cross},
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

/// A circle drawn by hand around `size`, a bit over, never the same for two seeds.
fn paint_circle(brush: &mut Brush, radius: f32, pen: Pen, seed: u32) {
    let random = |n: u32| (seed.wrapping_mul(747_796_405).rotate_left(n * 9) & 1023) as f32 / 1023.0;
    let start = -1.9 + random(1) * 0.8;
    let steps = 30;
    let points: Vec<Vec2> = arc(Vec2::ZERO, 1.0, start, start + 6.75, steps)
        .into_iter()
        .enumerate()
        .map(|(i, point)| {
            let along = i as f32 / steps as f32;
            let wave = 1.0 + 0.05 * (along * 9.0 + random(2) * 6.0).sin() + 0.09 * (along - 0.5);
            point * wave * radius * Vec2::new(1.04, 0.96)
        })
        .collect();
    brush.stroke(&points, pen);
}

/// A zigzag over a tree.
fn paint_scribble(brush: &mut Brush, half: Vec2, pen: Pen, seed: u32) {
    let points: Vec<Vec2> = (0..8)
        .map(|i: u32| {
            let jitter = (seed.wrapping_mul(2_891_336_453).rotate_left(i * 5) & 255) as f32 / 255.0 - 0.5;
            let x = if i.is_multiple_of(2) { -1.0 } else { 1.0 };
            Vec2::new(x * half.x * (1.0 + 0.2 * jitter), half.y * (-0.85 + 0.24 * i as f32))
        })
        .collect();
    brush.stroke(&points, pen);
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
        let least = size.min_element();
        let width = (least * 0.07).clamp(1.8, 3.4);
        match self.mark.track {
            Track::Hotels | Track::Shops => match self.state {
                MarkState::Open | MarkState::Gone => {}
                MarkState::Mine | MarkState::Ghost => {
                    let radius = (size.y * 0.5).min(size.x * 0.62).min(30.0) - width / 2.0;
                    paint_circle(brush, radius, self.pen(width), self.seed());
                }
            },
            Track::Bonuses => {
                // Wide ones stand further apart.
                let apart = (size.x * 0.18).clamp(6.0, 20.0);
                let chip = Rect::from_center_size(
                    Vec2::ZERO,
                    Vec2::new(size.x - apart, size.y - 5.0).min(Vec2::new(96.0, 44.0)),
                );
                match self.state {
                    MarkState::Open | MarkState::Ghost => {
                        let color =
                            if self.state == MarkState::Ghost { palette::ACCENT } else { palette::SOFT_INK };
                        let corners = [
                            chip.min,
                            Vec2::new(chip.max.x, chip.min.y),
                            chip.max,
                            Vec2::new(chip.min.x, chip.max.y),
                            chip.min,
                        ];
                        brush.dashes(
                            &corners,
                            5.0,
                            4.0,
                            Pen::new(if self.state == MarkState::Ghost { 2.6 } else { 1.6 }, color),
                        );
                    }
                    MarkState::Mine => brush.shaded_rect(chip, 6.0, colors::BONUS, colors::BONUS_FOOT),
                    MarkState::Gone => {
                        brush.rect(chip, 6.0, palette::GRID.with_alpha(0.5));
                        let half = chip.half_size() * 0.8;
                        brush.stroke(
                            &[Vec2::new(-half.x, half.y * 0.6), Vec2::new(half.x, -half.y * 0.6)],
                            self.pen(width),
                        );
                    }
                }
            }
            Track::Trees => {
                let scale = (least * 0.46).min(26.0);
                brush.within(Vec2::ZERO, scale, 0.0, signs::tree);
                match self.state {
                    MarkState::Open | MarkState::Gone => {}
                    MarkState::Mine => paint_scribble(
                        brush,
                        Vec2::new(scale * 0.8, scale * 0.8),
                        self.pen(width * 1.1),
                        self.seed(),
                    ),
                    MarkState::Ghost => brush.within(Vec2::ZERO, 1.0, 0.0, |brush| {
                        paint_cross(brush, scale * 0.7, self.pen(width), self.seed());
                    }),
                }
            }
        }
    }
}

impl ComposedPicture for Mark {
    type Parts = (&'static Self, &'static MarkState, &'static Begins<MarkState>);
    type Changes = Or<(Changed<MarkState>, Changed<Begins<MarkState>>)>;

    fn paint((mark, state, begins): QueryItem<Self::Parts>, size: Vec2, brush: &mut Brush) {
        Look { mark: *mark, state: *state, begins: begins.0 }.paint(size, brush);
    }
}
