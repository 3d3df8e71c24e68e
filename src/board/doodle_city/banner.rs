//! The banner: it lies over the sheet that it is about, and calls who is to take the device.

use bevy::prelude::*;

use super::{
    layer::Layer,
    layout::TableLayout,
    paper::Chip,
    scene::{BoardContext, nowhere},
    text::{Text, Written, show_ground},
};
use crate::{
    semantics::{Intent, Role, Semantic},
    theme::{
        label::{Label, TextSize},
        palette,
        place::LayoutRect,
    },
};

/// The banner.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Banner;

/// Whom it calls.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BannerName;

/// What to do then.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BannerHint;

pub(super) fn spawn(commands: &mut Commands) {
    let ground = Chip::new(palette::PLANK, 10.0);
    commands.spawn((nowhere(Layer::Banner), Banner, ground, Semantic::text("")));
    let name = Label::new("", TextSize::Title, palette::PAPER).sized(34.0);
    commands.spawn((nowhere(Layer::BannerText), BannerName, name));
    let hint = Label::new("", TextSize::Body, palette::PAPER);
    commands.spawn((nowhere(Layer::BannerText), BannerHint, hint));
}

fn rect(laid: &TableLayout) -> Rect {
    let paper = laid.paper;
    let width = (paper.width() - 24.0).min(0.9 * paper.height().max(380.0));
    Rect::from_center_size(paper.center(), Vec2::new(width, (width * 0.34).clamp(112.0, 180.0)))
}

/// The banner itself: wherever it is touched, it closes.
pub(super) fn show_banner(
    table: BoardContext,
    mut banner: Single<(&mut LayoutRect, &mut Visibility, &mut Semantic), With<Banner>>,
) {
    let (place, visibility, semantic) = &mut *banner;
    show_ground(place, visibility, table.turn.banner.map(|_| rect(&table.laid.0)));
    if let Some(seat) = table.turn.banner {
        let name = table.locale.with("table-banner", &[("name", table.name(seat).into())]);
        semantic.set_if_neq(Semantic::button(name, Intent::DismissBanner).role(Role::Cover));
    }
}

/// Whom the banner calls.
pub(super) fn show_banner_name(table: BoardContext, mut text: Single<Written, With<BannerName>>) {
    text.write(table.turn.banner.and_then(|seat| {
        let rect = rect(&table.laid.0);
        let upper = Rect { max: Vec2::new(rect.max.x, rect.min.y + rect.height() * 0.62), ..rect };
        let words = table.locale.with("table-banner", &[("name", table.short_name(seat).into())]);
        Text::new(words, upper.inflate(-6.0), palette::PAPER)
    }));
}

/// What to do once one has the device.
pub(super) fn show_banner_hint(table: BoardContext, mut text: Single<Written, With<BannerHint>>) {
    text.write(table.turn.banner.and_then(|_| {
        let rect = rect(&table.laid.0);
        let lower = Rect { min: Vec2::new(rect.min.x, rect.min.y + rect.height() * 0.58), ..rect };
        Text::new(table.locale.text("table-banner-hint"), lower.inflate(-8.0), palette::PAPER)
    }));
}
