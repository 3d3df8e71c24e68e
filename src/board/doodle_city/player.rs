//! The players at the table: who they are, who decides for them, how many points they have, and whose turn it is; and
//! where that is written.

use bevy::prelude::*;

use super::{
    layer::Layer,
    layout::TableLayout,
    scene::{BoardContext, nowhere},
    text::{Text, Written},
};
use crate::{
    locale::names,
    record::{Controller, Level},
    rules::{Actor, Game as _, Seat},
    semantics::Semantic,
    theme::{
        label::{Align, Alike, Label, TextSize},
        palette,
        shorten::Shortens,
    },
};

/// A player at the table, by seat. What belongs to a player alone are its children: its sheet, and the paper below.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
#[require(Transform, Visibility, PlayerName, DecidedBy, OnTurn, Score)]
pub struct Player(pub Seat);

/// The name of a player.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
pub struct PlayerName(pub String);

/// Who decides for a player.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DecidedBy(pub Controller);

impl DecidedBy {
    /// How strong a computer player it is; `None` for a person.
    pub const fn level(self) -> Option<Level> {
        match self.0 {
            Controller::Level(level) => Some(level),
            Controller::Person | Controller::Random => None,
        }
    }
}

/// Whether it is this player's turn to draw.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OnTurn(pub bool);

/// How many points a player has.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score(pub i32);

/// Players sit where the match has them: names can be changed, and people and computers can change places.
pub(super) fn seat_players(
    table: BoardContext,
    mut players: Query<(&Player, &mut PlayerName, &mut DecidedBy)>,
) {
    let Some(session) = &table.session else { return };
    for (player, mut name, mut decided_by) in &mut players {
        if let Some(seated) = session.play().seats().get(player.0.index()) {
            if name.0 != seated.name {
                name.0.clone_from(&seated.name);
            }
            decided_by.set_if_neq(DecidedBy(seated.by));
        }
    }
}

/// The turn passes to the player who draws next.
pub(super) fn pass_turn(table: BoardContext, mut players: Query<(&Player, &mut OnTurn)>) {
    let Some(session) = &table.session else { return };
    for (player, mut on_turn) in &mut players {
        on_turn.set_if_neq(OnTurn(session.play().actor() == Actor::Seat(player.0)));
    }
}

/// Every player has the points of the sheet as it is now.
pub(super) fn count_points(table: BoardContext, mut players: Query<(&Player, &mut Score)>) {
    let Some(session) = &table.session else { return };
    let standings = session.play().standings();
    for (player, mut score) in &mut players {
        let total = standings.get(player.0.index()).map_or(0, |standing| standing.total);
        score.set_if_neq(Score(total));
    }
}

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
    let text = |align| Label::new("", TextSize::Small, palette::INK).align(align);
    let name = (NameText, text(Align::Left), Shortens);
    commands.spawn((nowhere(Layer::SmallName), ChildOf(player), name));
    let points = (PointsText, text(Align::Right), Alike("points"));
    commands.spawn((nowhere(Layer::SmallPoints), ChildOf(player), points));
}

/// What is written of the player whose sheet lies large.
pub(super) fn spawn_total(commands: &mut Commands) {
    let total = Label::new("", TextSize::Title, palette::INK).sized(24.0).align(Align::Right);
    commands.spawn((nowhere(Layer::MarkNumbers), TotalText, total, Semantic::text("")));
}

/// The small sheet of a player; `None` if its sheet lies large.
fn small_sheet(table: &BoardContext, seat: Seat) -> Option<Rect> {
    table.mini(seat, table.session.as_ref()?.play().game().seats())
}

/// Small sheets bear their players' names.
pub(super) fn show_names(
    table: BoardContext,
    players: Query<(&Player, &PlayerName)>,
    mut names: Query<(&ChildOf, Written), With<NameText>>,
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
        text.write(rect.and_then(|rect| Text::new(name.0.as_str(), rect, palette::INK)));
    }
}

/// Small sheets bear their players' points.
pub(super) fn show_points(
    table: BoardContext,
    players: Query<(&Player, &Score)>,
    mut points: Query<(&ChildOf, Written), With<PointsText>>,
) {
    for (child, mut text) in &mut points {
        let Ok((player, score)) = players.get(child.parent()) else { continue };
        let rect = small_sheet(&table, player.0).map(|mini| TableLayout::mini(mini).points);
        text.write(rect.and_then(|rect| Text::new(score.0.to_string(), rect, palette::INK)));
    }
}

/// The points of the sheet that lies large stand beside it.
pub(super) fn show_total(
    table: BoardContext,
    players: Query<(&Player, &Score)>,
    mut total: Single<Written, With<TotalText>>,
) {
    let large = players.iter().find(|(player, _)| player.0 == table.turn.large);
    let points = names::points(&table.locale, large.map_or(0, |(_, score)| score.0));
    let rect = table.laid.0.points;
    let text = Text::new(points, rect, palette::INK);
    total.write(if rect.width() < NARROW { text.map(Text::stacked) } else { text });
}
