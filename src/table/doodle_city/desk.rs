//! What lies under the hand: the felt for the dice, and the slip that says whose turn it is.

use bevy::prelude::*;

use super::{
    layer::{Layer, OnLayer},
    scene::{GameContext, nowhere},
};
use crate::{
    drawing::{
        brush::{Brush, Picture},
        place::LayoutRect,
    },
    pictures::{
        doodle_city::{desk::paint_felt, map::paint_slip, signs::paint_ink_bottle},
        widgets::Ground,
    },
    rules::doodle_city::DoodleCity,
    table::{daylight, text::show_ground},
};

/// The felt for the dice.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
#[require(Ground)]
pub struct FeltCloth {
    /// Whether it lies in a tray, with a wooden rim.
    pub is_tray: bool,
    /// A bottle of ink on it, seen from its middle; empty where there is none.
    pub bottle: Rect,
}

/// The slip that says whose turn it is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Ground)]
pub struct HeadingSlip;

impl Picture for FeltCloth {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        paint_felt(brush, Rect::from_center_size(Vec2::ZERO, size), self.is_tray);
        if !self.bottle.is_empty() {
            paint_ink_bottle(brush, self.bottle);
        }
    }
}

impl Picture for HeadingSlip {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        paint_slip(brush, Rect::from_center_size(Vec2::ZERO, size));
    }
}

pub(super) fn spawn(commands: &mut Commands) {
    daylight::spawn::<DoodleCity>(commands);
    commands.spawn((nowhere(Layer::Felt), FeltCloth { is_tray: false, bottle: Rect::default() }));
    commands.spawn((nowhere(Layer::WordsGround), HeadingSlip));
}

/// Where the felt lies.
pub(super) fn show_felt(table: GameContext, mut felt: Single<(&mut FeltCloth, &mut LayoutRect)>) {
    let (cloth, place) = &mut *felt;
    let shown = table.layout.felt;
    let (middle, bottle) = (shown.rect.center(), shown.bottle);
    let bottle = match bottle.is_empty() {
        true => bottle,
        false => Rect { min: bottle.min - middle, max: bottle.max - middle },
    };
    cloth.set_if_neq(FeltCloth { is_tray: shown.is_tray, bottle });
    place.set_if_neq(Layer::Felt.place(shown.rect));
}

/// Where the slip lies.
pub(super) fn show_heading_slip(
    table: GameContext,
    mut slip: Single<(&mut LayoutRect, &mut Visibility), With<HeadingSlip>>,
) {
    let (place, visibility) = &mut *slip;
    let heading = table.layout.heading;
    show_ground(place, visibility, (!heading.is_empty()).then_some(heading));
}
