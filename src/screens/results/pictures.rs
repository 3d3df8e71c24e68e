//! The pictures of the results: papers and towns, heads of computer players, the bar that fills, and seals.

use bevy::prelude::*;

use crate::{
    drawing::{
        brush::{Brush, Pen, Picture},
        dyn_picture::DynPicture,
    },
    pictures::{icons, material::Material, widgets::Ground},
    theme::{Tone, palette},
};

/// A computer player's head, in the player's colour.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) struct Computer(pub Tone);

impl Picture for Computer {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        brush.within(Vec2::ZERO, size.min_element() / 2.0, 0.0, |brush| {
            icons::computer(brush, self.0, palette::PAPER);
        });
    }
}

/// What is under the headline.
#[derive(Component, Clone, Copy, Debug)]
#[require(Ground)]
pub(super) struct Plate(pub fn(&mut Brush, Vec2));

impl Picture for Plate {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        (self.0)(brush, size);
    }
}

/// A sheet of the paper of which pages are.
#[derive(Component, Clone, Copy, Debug)]
#[require(Ground)]
pub(super) struct Paper(pub &'static Material);

impl Picture for Paper {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let radius = self.0.page_radius().min(size.min_element() * 0.1);
        brush.paper(Rect::from_center_size(Vec2::ZERO, size), radius, 6.0, self.0.paper);
    }
}

/// The bar of the ranks, from its foot up or from left to right.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) struct Bar {
    /// Full to this part, from 0 to 1.
    pub filled: f32,
    /// How many ranks there are: each is as long as any other.
    pub ranks: usize,
    /// What the page is made of.
    pub material: &'static Material,
}

impl Picture for Bar {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let all = Rect::from_center_size(Vec2::ZERO, size);
        let material = self.material;
        let (empty, full) = (material.line.mix(&material.paper, 0.55), material.chosen);
        if size.y > size.x {
            let radius = size.x / 2.0;
            brush.rect(all, radius, empty);
            let top = all.max.y - (size.y * self.filled).max(size.x);
            brush.rect(Rect { min: Vec2::new(all.min.x, top), ..all }, radius, full);
            return;
        }
        // A scale: its bar in the lower half, a pointer above it, a line where each rank begins.
        let bar = Rect { min: all.min.with_y(all.max.y - size.y * 0.45), ..all };
        let at = (bar.min.x + bar.width() * self.filled).clamp(bar.min.x + 4.0, bar.max.x);
        brush.rect(bar, 3.0, empty);
        brush.rect(Rect { max: bar.max.with_x(at), ..bar }, 3.0, full);
        for rank in 1..self.ranks {
            let x = bar.min.x + bar.width() * rank as f32 / self.ranks as f32;
            let line = [Vec2::new(x, bar.min.y - 3.0), Vec2::new(x, bar.max.y)];
            brush.stroke(&line, Pen::new(1.4, material.ink).straight());
        }
        let high = size.y * 0.42;
        let tip = Vec2::new(at, bar.min.y - 1.0);
        brush.polygon(&[tip, tip + Vec2::new(-0.55, -1.0) * high, tip + Vec2::new(0.55, -1.0) * high], full);
    }
}

/// The seal of an achievement: of wax once it is earned, before that a ring of dashes.
#[derive(Component, Clone, Debug)]
pub(super) struct Seal {
    pub sign: DynPicture,
    pub is_earned: bool,
    pub material: &'static Material,
}

impl Picture for Seal {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let radius = size.min_element() / 2.0;
        let (wax, soft) = (palette::RIBBON, self.material.soft_ink);
        let ring = |radius: f32| -> Vec<Vec2> {
            (0..=40)
                .map(|step| radius * Vec2::from_angle(core::f32::consts::TAU * step as f32 / 40.0))
                .collect()
        };
        if self.is_earned {
            // Wax runs out unevenly.
            let run = |step: usize| radius * (0.95 + 0.05 * (step as f32 * 1.7).sin());
            let edge: Vec<Vec2> =
                ring(1.0).iter().take(40).enumerate().map(|(step, at)| *at * run(step)).collect();
            brush.polygon(&edge, wax.mix(&palette::DARK, 0.18));
            brush.disc(Vec2::ZERO, radius * 0.82, wax);
        } else {
            brush.dashes(&ring(radius - 1.5), 4.0, 3.0, Pen::new(1.4, soft).straight());
            brush.disc(Vec2::ZERO, radius * 0.74, soft.mix(&self.material.paper, 0.25));
        }
        self.sign.paint(Vec2::splat(radius * 0.95), brush);
    }
}
