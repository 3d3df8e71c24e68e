//! A slip with what else can be asked: beside what is marked, where it is least in the way.

use bevy::prelude::*;

use super::{
    buttons::{Button, main_place},
    inquiry::Inquiry,
    on_table::OnTable,
    permissions::Permissions,
    room::{Around, Weights, least_in_the_way, things},
    table_game::TableGame,
};
use crate::{
    accessibility::{AccessibleItem, InteractionMap, TOUCH},
    drawing::{
        brush::{Brush, Picture},
        cut::{cut_bottom, cut_left, cut_right},
        label::{TextLabel, TextScale, TextSize},
        place::{LayoutRect, Screen},
    },
    intent::Intent,
    locale::Locale,
    pictures::button::{ButtonFace, ButtonIcon, spawn_button},
    theme::{motion::RedrawUntil, palette},
};

/// The slip.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct InquiryBar;

/// Belongs to the slip.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct OnInquiryBar;

/// Above everything on a table but the banner.
const HEIGHT: f32 = 76.0;
/// How wide it is at most, around what lies on it, and between, in dp.
const WIDTHS: [f32; 3] = [420.0, 330.0, 270.0];
const MARGIN: f32 = 10.0;
/// How high its line is, in dp before the text scale, and how much larger at most.
const LINE: f32 = 24.0;
const LARGEST: f32 = 1.5;

impl Picture for InquiryBar {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        brush.paper(rect, 10.0, 6.0, palette::PAPER);
        brush.frame(rect.inflate(-1.25), 10.0, 2.5, palette::HINT);
    }
}

/// While somebody asks what can be touched, that is to be seen.
const WEIGHTS: Weights = Weights { touch: 5.0, words: 0.6 };

/// The slip, while anything is asked.
pub(super) fn show_bar<G: TableGame>(
    mut commands: Commands,
    (inquiry, permissions): (Res<Inquiry>, Res<Permissions>),
    buttons: Query<(&Button, &LayoutRect)>,
    (map, locale): (Res<InteractionMap>, Res<Locale>),
    (screen, text_scale): (Res<Screen>, Res<TextScale>),
    (time, mut redraw_until): (Res<Time>, ResMut<RedrawUntil>),
    mut lies: Local<Option<Rect>>,
    standing: Query<Entity, With<OnInquiryBar>>,
) {
    let is_laid_anew = screen.is_changed() || text_scale.is_changed();
    let is_other = inquiry.is_changed() || inquiry.is_open() && (is_laid_anew || locale.is_changed());
    if !is_other {
        return;
    }
    standing.iter().for_each(|entity| commands.entity(entity).despawn());
    // What is marked is on the map a frame later, and texts fit their places after that.
    redraw_until.stay(&time, 0.1);
    if !inquiry.is_open() {
        return;
    }
    let line = LINE * text_scale.0.min(LARGEST);
    let within = screen.safe().inflate(-6.0);
    let sizes = WIDTHS.map(|width| Vec2::new(width.min(within.width()), line + TOUCH + 2.5 * MARGIN));
    let main = main_place(&buttons);
    let around = Around { things: things(&map.items, WEIGHTS, HEIGHT), main, ..Around::default() };
    let best = least_in_the_way(sizes, within, &around);
    // Whoever asks again finds it where it was, as long as it is hardly more in the way there.
    let was =
        lies.filter(|was| was.size() == best.size() && within.contains(was.min) && within.contains(was.max));
    let place = was.filter(|was| around.cost(*was) <= 2.0 * around.cost(best) + 4000.0).unwrap_or(best);
    *lies = Some(place);
    let at = |rect, height| (OnTable::of::<G>(), OnInquiryBar, LayoutRect::new(rect, height));
    let mut rest = place.inflate(-MARGIN);
    let mut row = cut_bottom(&mut rest, TOUCH);
    rest.max.y -= MARGIN / 2.0;
    let (said, other) = match *inquiry {
        Inquiry::Things => ("inquiry-things", ("inquiry-ask-choices", Intent::ShowChoices)),
        Inquiry::Choices | Inquiry::Nothing => ("inquiry-choices", ("inquiry-ask-things", Intent::ShowThings)),
    };
    commands.spawn((at(place, HEIGHT), InquiryBar));
    let words = TextLabel::new(locale.text(said), TextSize::Body, palette::INK);
    commands.spawn((at(rest, HEIGHT + 1.0), words, AccessibleItem::text(locale.text(said))));
    let mut button = |rect: Rect, sign: Option<ButtonIcon>, key, intent| {
        let text = locale.text(key);
        let meaning = (OnTable::of::<G>(), OnInquiryBar, AccessibleItem::button(&text, intent));
        let face = ButtonFace { material: G::MATERIAL, sign, ..ButtonFace::default() };
        let words = if sign.is_some() { String::new() } else { text };
        spawn_button(&mut commands, LayoutRect::new(rect, HEIGHT + 1.0), face, words, meaning);
    };
    let close = cut_right(&mut row, TOUCH);
    row.max.x -= MARGIN;
    button(close, Some(ButtonIcon::Remove), "menu-close", Intent::Back);
    if permissions.may_ask {
        let hint = cut_left(&mut row, TOUCH);
        row.min.x += MARGIN;
        button(hint, Some(ButtonIcon::Hint), "table-hint", Intent::OpenHints);
    }
    button(row, None, other.0, other.1);
}
