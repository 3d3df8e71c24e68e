//! What players have, and their names.

use bevy::prelude::*;
use doodle_city::{
    accessibility::AccessibleItem,
    drawing::{
        label::{TextLabel, TextSize},
        place::LayoutRect,
    },
    rules::Seat,
    table::{
        player_paper::PlayerPaper,
        players::{OnTurn, Player, PlayerName, Score},
    },
    theme::palette,
};

use super::{
    layer::Layer,
    scene::{GameContext, nowhere},
};
use crate::game::locale::things;

/// What is written on a player's paper.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub(super) struct PlayerText(Seat);

/// A player, and what is written of it.
pub(super) fn spawn(commands: &mut Commands, seat: Seat) {
    let color = palette::PLAYERS[seat.index() % palette::PLAYERS.len()];
    let paper = PlayerPaper { color, is_on_turn: false, is_large: false, computer: Rect::default() };
    let text = TextLabel::new("", TextSize::Small, palette::INK);
    commands.spawn((nowhere(Layer::Paper), Player(seat), paper));
    commands.spawn((nowhere(Layer::Text), PlayerText(seat), text, AccessibleItem::text("")));
}

/// Where the papers lie, and whose turn it is.
pub(super) fn show_papers(
    table: GameContext,
    mut papers: Query<(&Player, &OnTurn, &mut PlayerPaper, &mut LayoutRect)>,
) {
    for (player, &OnTurn(is_on_turn), mut paper, mut place) in &mut papers {
        let shown = PlayerPaper { is_on_turn, ..*paper };
        paper.set_if_neq(shown);
        place.set_if_neq(Layer::Paper.place(table.layout.players[player.0.index() % 2]));
    }
}

/// Names, crowns and points.
pub(super) fn show_texts(
    table: GameContext,
    players: Query<(&Player, &PlayerName, &Score)>,
    mut texts: Query<(&PlayerText, &mut TextLabel, &mut LayoutRect, &mut AccessibleItem)>,
) {
    let Some(play) = table.play() else { return };
    for (&PlayerText(seat), mut label, mut place, mut accessible) in &mut texts {
        let Some((_, name, score)) = players.iter().find(|(player, ..)| player.0 == seat) else { continue };
        let words = things::player(&table.locale, &name.0, play.state().crowns(seat), score.0);
        let shown = TextLabel { text: words.clone(), ..label.clone() };
        label.set_if_neq(shown);
        place.set_if_neq(Layer::Text.place(table.layout.players[seat.index() % 2].inflate(-6.0)));
        accessible.set_if_neq(AccessibleItem::text(words));
    }
}
