//! The banner: it lies over the table, which is dimmed, and calls who is to take the device.

use bevy::prelude::*;

use super::{
    context::TableContext,
    lay_table::Layout as _,
    on_table::OnTable,
    players::initial,
    table_game::TableGame,
    text::{TextSlot, TextSpec, show_ground, within},
};
use crate::{
    accessibility::{AccessibleItem, Role},
    drawing::{
        brush::{Brush, Picture},
        label::{Align, TextLabel, TextScale, TextSize},
        place::{LayoutRect, MoveTween, Screen},
    },
    intent::Intent,
    pictures::{
        disc::paint_disc,
        material::{ControlState, Material, Weight},
        widgets::{Backing, Ground},
    },
    rules::Seat,
    theme::{
        Tone,
        motion::{HasMotion, RedrawUntil},
        palette,
    },
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

/// What dims the table below it.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Veil {
    color: Tone,
    /// How far it has come, 0 to 1.
    drawn: f32,
}

impl Picture for Veil {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        brush.rect(Rect::from_center_size(Vec2::ZERO, size), 0.0, self.color.with_alpha(DIM * self.drawn));
    }
}

/// Whom it calls.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BannerName;

/// The disc of whom it calls.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BannerDisc(Seat);

impl Picture for BannerDisc {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        paint_disc(brush, self.0.index(), size.min_element() / 2.0);
    }
}

/// The initial on the disc.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BannerInitial;

/// What to do then.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BannerHint;

/// What has changed since the called player's last turn.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BannerNews;

/// The paper under that.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BannerNewsGround;

/// How many lines it has at most, and how high each is, in dp before the text scale.
const MOST_LINES: usize = 5;
const LINE: f32 = 24.0;

/// How dark the veil is, 0 to 1, and in how many seconds it comes.
const DIM: f32 = 0.52;
const DIMS: f32 = 0.15;

/// Where the banner lies.
fn banner_rect<G: TableGame>(table: &TableContext<G>) -> Rect {
    let part = table.layout.places().banner;
    let width = (part.width() - 24.0).min(0.9 * part.height().max(380.0));
    Rect::from_center_size(part.center(), Vec2::new(width, (width * 0.34).clamp(112.0, 180.0)))
}

/// What has changed since the called player's last turn, and where that stands: below the banner, or above it where there
/// is more room.
fn news<G: TableGame>(table: &TableContext<G>, safe: Rect, text_scale: f32) -> Option<(String, Rect)> {
    let (seat, play) = (table.hand_over.0?, table.play()?);
    let lines =
        if table.settings.more.tells_changes() { G::news_since(&table.locale, play, seat) } else { Vec::new() };
    // The latest are the last.
    let latest = &lines[lines.len().saturating_sub(MOST_LINES)..];
    if latest.is_empty() {
        return None;
    }
    let (banner, undo) = (banner_rect(table), table.layout.places().buttons.undo);
    // On a narrow banner a line breaks.
    let each = if banner.width() < 420.0 { 1.6 * LINE } else { LINE };
    let wanted = latest.len() as f32 * each * text_scale + 20.0;
    let lowest = if table.permissions.can_undo && undo.min.y > banner.max.y { undo.min.y } else { safe.max.y };
    let [above, below] = [banner.min.y - safe.min.y - 16.0, lowest - banner.max.y - 16.0];
    let place = if below >= wanted.min(above) {
        Rect::new(banner.min.x, banner.max.y + 8.0, banner.max.x, banner.max.y + 8.0 + wanted.min(below))
    } else {
        Rect::new(banner.min.x, banner.min.y - 8.0 - wanted.min(above), banner.max.x, banner.min.y - 8.0)
    };
    Some((latest.join("\n"), place))
}

/// Where its disc lies, and what is written on it.
struct Parts {
    disc: Rect,
    words: Rect,
}

fn parts<G: TableGame>(table: &TableContext<G>) -> Parts {
    let rect = banner_rect(table);
    let side = rect.height() * 0.46;
    let middle = Vec2::new(rect.min.x + 14.0 + side / 2.0, rect.center().y);
    let disc = Rect::from_center_size(middle, Vec2::splat(side));
    Parts { disc, words: Rect { min: rect.min.with_x(disc.max.x + 4.0), max: rect.max - Vec2::new(14.0, 0.0) } }
}

pub(super) fn spawn<G: TableGame>(commands: &mut Commands) {
    let at = |height: f32| (OnTable::of::<G>(), LayoutRect::new(Rect::default(), height), Visibility::Hidden);
    commands.spawn((at(BANNER_HEIGHT - 1.0), Veil { color: G::MATERIAL.veil, drawn: 0.0 }));
    commands.spawn((at(BANNER_HEIGHT), Banner(G::MATERIAL), AccessibleItem::text("")));
    let name = TextLabel::new("", TextSize::Title, G::MATERIAL.on_main).sized(34.0);
    commands.spawn((at(BANNER_HEIGHT + 1.0), BannerName, name));
    let hint = TextLabel::new("", TextSize::Body, G::MATERIAL.on_main);
    commands.spawn((at(BANNER_HEIGHT + 1.0), BannerHint, hint));
    commands.spawn((at(BANNER_HEIGHT), BannerNewsGround, Backing::Paper));
    let news = TextLabel::new("", TextSize::Body, palette::INK).align(Align::Left);
    commands.spawn((at(BANNER_HEIGHT + 1.0), BannerNews, news, AccessibleItem::text("")));
    commands.spawn((at(BANNER_HEIGHT + 1.0), BannerDisc(Seat(0))));
    let initial = TextLabel::new("", TextSize::Title, palette::ON_DISC).sized(30.0);
    commands.spawn((at(BANNER_HEIGHT + 2.0), BannerInitial, initial));
}

/// The table is dimmed while the banner lies on it.
pub(super) fn show_veil<G: TableGame>(
    table: TableContext<G>,
    (screen, has_motion): (Res<Screen>, Res<HasMotion>),
    mut veil: Single<(&mut Veil, &mut LayoutRect, &mut Visibility)>,
) {
    let (veil, at, visibility) = &mut *veil;
    let whole = Rect::from_corners(Vec2::ZERO, screen.size);
    show_ground(at, visibility, table.hand_over.0.map(|_| whole));
    if table.hand_over.0.is_none() {
        veil.set_if_neq(Veil { drawn: 0.0, ..**veil });
    } else if !has_motion.0 {
        veil.set_if_neq(Veil { drawn: 1.0, ..**veil });
    }
}

/// It comes little by little.
pub(super) fn draw_veil(
    time: Res<Time>,
    mut redraw_until: ResMut<RedrawUntil>,
    mut veils: Query<(&mut Veil, &Visibility)>,
) {
    for (mut veil, visibility) in &mut veils {
        if *visibility != Visibility::Hidden && veil.drawn < 1.0 {
            let drawn = (veil.drawn + time.delta_secs() / DIMS).min(1.0);
            veil.set_if_neq(Veil { drawn, ..*veil });
            redraw_until.stay(&time, 0.1);
        }
    }
}

/// Whom it calls, as a disc.
pub(super) fn show_banner_disc<G: TableGame>(
    table: TableContext<G>,
    mut disc: Single<(&mut BannerDisc, &mut LayoutRect, &mut Visibility)>,
) {
    let (disc, at, visibility) = &mut *disc;
    show_ground(at, visibility, table.hand_over.0.map(|_| parts(&table).disc));
    if let Some(seat) = table.hand_over.0 {
        disc.set_if_neq(BannerDisc(seat));
    }
}

/// The initial on it.
pub(super) fn show_banner_initial<G: TableGame>(
    table: TableContext<G>,
    mut text: Single<TextSlot, With<BannerInitial>>,
) {
    let rect = parts(&table).disc;
    text.write(table.hand_over.0.and_then(|seat| {
        TextSpec::new(initial(&table.name(seat)), rect.inflate(-0.08 * rect.width()), palette::ON_DISC)
    }));
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

/// The paper under what has changed.
pub(super) fn show_news_ground<G: TableGame>(
    table: TableContext<G>,
    (screen, text_scale): (Res<Screen>, Res<TextScale>),
    mut ground: Single<(&mut LayoutRect, &mut Visibility), With<BannerNewsGround>>,
) {
    let (at, visibility) = &mut *ground;
    show_ground(at, visibility, news(&table, screen.safe(), text_scale.0).map(|(_, place)| place));
}

/// What has changed since the called player's last turn.
pub(super) fn show_news<G: TableGame>(
    table: TableContext<G>,
    (screen, text_scale): (Res<Screen>, Res<TextScale>),
    mut text: Single<TextSlot, With<BannerNews>>,
) {
    text.write(news(&table, screen.safe(), text_scale.0).and_then(|(words, place)| {
        TextSpec::new(words, within(place, Vec2::new(14.0, 8.0)), palette::INK).map(TextSpec::wrapped)
    }));
}

/// How far askew the banner is when its way begins, in radians, and how long that takes, in seconds.
const ASKEW: f32 = -0.08;
const PASSES: f32 = 0.35;

/// What is passed together.
type WithBanner = Or<(With<Banner>, With<BannerName>, With<BannerHint>, With<BannerDisc>, With<BannerInitial>)>;

/// The banner is passed across the table, with what is written on it.
pub(super) fn pass_banner<G: TableGame>(
    mut commands: Commands,
    table: TableContext<G>,
    (time, has_motion, screen): (Res<Time>, Res<HasMotion>, Res<Screen>),
    mut called: Local<Option<Seat>>,
    parts: Query<(Entity, &LayoutRect), WithBanner>,
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
        let rect = parts(&table).words;
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
        let rect = parts(&table).words;
        let lower = Rect { min: Vec2::new(rect.min.x, rect.min.y + rect.height() * 0.58), ..rect };
        TextSpec::new(table.locale.text("table-banner-hint"), lower.inflate(-8.0), G::MATERIAL.on_main)
    }));
}
