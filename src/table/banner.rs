//! The banner: it lies over the table, and calls who is to take the device.

use bevy::prelude::*;

use super::{
    context::TableContext,
    lay_table::Layout as _,
    on_table::OnTable,
    table_game::TableGame,
    text::{TextSlot, TextSpec, show_ground},
};
use crate::{
    accessibility::{AccessibleItem, Role},
    drawing::{
        brush::{Brush, Picture},
        label::{TextLabel, TextSize},
        place::{LayoutRect, MoveTween, Screen},
    },
    intent::Intent,
    pictures::{
        material::{ControlState, Material, Weight},
        widgets::Ground,
    },
    rules::Seat,
    theme::motion::HasMotion,
};

/// How high the banner lies: nothing below it can be touched.
pub const BANNER_HEIGHT: f32 = 100.0;

/// The banner: what to touch next, made as main buttons are in this world.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
#[require(Ground)]
pub struct Banner(pub &'static Material);

impl Picture for Banner {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        self.0.paint_surface(brush, rect, Weight::Main, ControlState::Rest);
    }
}

/// Whom it calls.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BannerName;

/// What to do then.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BannerHint;

/// Where the banner lies.
fn banner_rect<G: TableGame>(table: &TableContext<G>) -> Rect {
    let part = table.layout.places().banner;
    let width = (part.width() - 24.0).min(0.9 * part.height().max(380.0));
    Rect::from_center_size(part.center(), Vec2::new(width, (width * 0.34).clamp(112.0, 180.0)))
}

pub(super) fn spawn<G: TableGame>(commands: &mut Commands) {
    let at = |height: f32| (OnTable::of::<G>(), LayoutRect::new(Rect::default(), height), Visibility::Hidden);
    commands.spawn((at(BANNER_HEIGHT), Banner(G::MATERIAL), AccessibleItem::text("")));
    let name = TextLabel::new("", TextSize::Title, G::MATERIAL.on_main).sized(34.0);
    commands.spawn((at(BANNER_HEIGHT + 1.0), BannerName, name));
    let hint = TextLabel::new("", TextSize::Body, G::MATERIAL.on_main);
    commands.spawn((at(BANNER_HEIGHT + 1.0), BannerHint, hint));
}

/// The banner itself: wherever it is touched, it closes.
pub(super) fn show_banner<G: TableGame>(
    table: TableContext<G>,
    mut banner: Single<(&mut LayoutRect, &mut Visibility, &mut AccessibleItem), With<Banner>>,
) {
    let (at, visibility, accessible) = &mut *banner;
    show_ground(at, visibility, table.hand_over.0.map(|_| banner_rect(&table)));
    if let Some(seat) = table.hand_over.0 {
        let name = table.locale.with("table-banner", &[("name", table.name(seat).into())]);
        accessible.set_if_neq(AccessibleItem::button(name, Intent::DismissBanner).role(Role::Cover));
    }
}

/// How far askew the banner is when its way begins, in radians, and how long that takes, in seconds.
const ASKEW: f32 = -0.08;
const PASSES: f32 = 0.35;

/// The banner is passed across the table, with what is written on it.
pub(super) fn pass_banner<G: TableGame>(
    mut commands: Commands,
    table: TableContext<G>,
    (time, has_motion, screen): (Res<Time>, Res<HasMotion>, Res<Screen>),
    mut called: Local<Option<Seat>>,
    parts: Query<(Entity, &LayoutRect), Or<(With<Banner>, With<BannerName>, With<BannerHint>)>>,
) {
    let before = core::mem::replace(&mut *called, table.hand_over.0);
    if !has_motion.0 || before == table.hand_over.0 || table.hand_over.0.is_none() {
        return;
    }
    for (entity, place) in &parts {
        let by = Vec2::new(screen.size.x, 0.0);
        let beside = LayoutRect { rect: Rect { min: place.rect.min + by, max: place.rect.max + by }, ..*place };
        let from = MoveTween::new(beside.turned(ASKEW), time.elapsed_secs());
        commands.entity(entity).insert(from.lasting(PASSES));
    }
}

/// Whom the banner calls.
pub(super) fn show_banner_name<G: TableGame>(
    table: TableContext<G>,
    mut text: Single<TextSlot, With<BannerName>>,
) {
    text.write(table.hand_over.0.and_then(|seat| {
        let rect = banner_rect(&table);
        let upper = Rect { max: Vec2::new(rect.max.x, rect.min.y + rect.height() * 0.62), ..rect };
        let words = table.locale.with("table-banner", &[("name", table.short_name(seat).into())]);
        TextSpec::new(words, upper.inflate(-6.0), G::MATERIAL.on_main)
    }));
}

/// What to do once one has the device.
pub(super) fn show_banner_hint<G: TableGame>(
    table: TableContext<G>,
    mut text: Single<TextSlot, With<BannerHint>>,
) {
    text.write(table.hand_over.0.and_then(|_| {
        let rect = banner_rect(&table);
        let lower = Rect { min: Vec2::new(rect.min.x, rect.min.y + rect.height() * 0.58), ..rect };
        TextSpec::new(table.locale.text("table-banner-hint"), lower.inflate(-8.0), G::MATERIAL.on_main)
    }));
}
