//! Where names and points of the players are written.

use bevy::prelude::*;

use super::{
    layer::Layer,
    layout::TableLayout,
    scene::{GameContext, nowhere},
};
use crate::{
    accessibility::AccessibleItem,
    drawing::{
        label::{Align, SharedFontSize, TextLabel, TextSize},
        shorten::Shortens,
    },
    locale::names,
    rules::{Game as _, Seat},
    table::{
        players::{Player, PlayerName, Score},
        text::{TextSlot, TextSpec},
    },
    theme::palette,
};

/// A player's name on its small sheet.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct NameText;

/// A player's points on its small sheet.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointsText;

/// The points of the sheet that lies large.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TotalText;

/// Below this width, in dp, the number of points stands above the word.
const NARROW: f32 = 80.0;

/// What is written of a player on its small sheet.
pub(super) fn spawn_texts(commands: &mut Commands, player: Entity) {
    let text = |align| TextLabel::new("", TextSize::Small, palette::INK).align(align);
    let name = (NameText, text(Align::Left), Shortens);
    commands.spawn((nowhere(Layer::SmallName), ChildOf(player), name));
    let points = (PointsText, text(Align::Right), SharedFontSize("points"));
    commands.spawn((nowhere(Layer::SmallPoints), ChildOf(player), points));
}

/// What is written of the player whose sheet lies large.
pub(super) fn spawn_total(commands: &mut Commands) {
    let total = TextLabel::new("", TextSize::Title, palette::INK).sized(24.0).align(Align::Right);
    commands.spawn((nowhere(Layer::MarkNumbers), TotalText, total, AccessibleItem::text("")));
}

/// The small sheet of a player; `None` if its sheet lies large.
fn small_sheet(table: &GameContext, seat: Seat) -> Option<Rect> {
    table.mini(seat, table.session.as_ref()?.play().game().seats())
}

/// Small sheets bear their players' names.
pub(super) fn show_names(
    table: GameContext,
    players: Query<(&Player, &PlayerName)>,
    mut names: Query<(&ChildOf, TextSlot), With<NameText>>,
) {
    for (child, mut text) in &mut names {
        let Ok((player, name)) = players.get(child.parent()) else { continue };
        let rect = small_sheet(&table, player.0).map(|mini| {
            let mut rect = TableLayout::mini(mini).name;
            let sign = table.computer_sign(player.0, players.iter().len());
            if !sign.is_empty() {
                rect.min.x = sign.max.x + 2.0;
            }
            rect
        });
        text.write(rect.and_then(|rect| TextSpec::new(name.0.as_str(), rect, palette::INK)));
    }
}

/// Small sheets bear their players' points.
pub(super) fn show_points(
    table: GameContext,
    players: Query<(&Player, &Score)>,
    mut points: Query<(&ChildOf, TextSlot), With<PointsText>>,
) {
    for (child, mut text) in &mut points {
        let Ok((player, score)) = players.get(child.parent()) else { continue };
        let rect = small_sheet(&table, player.0).map(|mini| TableLayout::mini(mini).points);
        text.write(
            rect.and_then(|rect| TextSpec::new(names::number(&table.locale, score.0), rect, palette::INK)),
        );
    }
}

/// The points of the sheet that lies large stand beside it.
pub(super) fn show_total(
    table: GameContext,
    players: Query<(&Player, &Score)>,
    mut total: Single<TextSlot, With<TotalText>>,
) {
    let large = players.iter().find(|(player, _)| player.0 == table.focused.0);
    let points = names::points(&table.locale, large.map_or(0, |(_, score)| score.0));
    let rect = table.layout.points;
    let text = TextSpec::new(points, rect, palette::INK);
    total.write(if rect.width() < NARROW { text.map(TextSpec::stacked) } else { text });
}
