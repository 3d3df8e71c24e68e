//! Shows who plays: a name, and the card on top of the deck.

use bevy::prelude::*;

use super::{
    cards::{TownCard, Upwards},
    layer::{Layer, OnLayer},
    scene::{BoardContext, CurrentLayout, large, nowhere},
};
use crate::{
    board::{
        players::{DecidedBy, Player, PlayerName},
        set_table::OnTable,
        text::{Text, Written},
    },
    locale::design_town::things,
    rules::{
        Seat,
        design_town::{Building, DesignTown},
    },
    semantics::{Intent, Semantic},
    theme::{
        brush::{Brush, Picture},
        cut::{cut_left, cut_top},
        label::{Align, Alike, Label, TextSize},
        palette,
        place::LayoutRect,
        shorten::Shortens,
        signs,
    },
};

/// The card on top of a player's deck; `None` if the deck is empty.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OnDeck(pub Option<Building>);

/// The paper of a player.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct PlayerPaper {
    color: Color,
    is_on_turn: bool,
    is_large: bool,
    is_computer: bool,
}

/// A player's name.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct NameText;

/// What is written under it: that the deck is empty.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeckText;

/// The card on top of a player's deck, as it lies beside the name.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeckCard;

pub(super) fn spawn(commands: &mut Commands, game: &DesignTown) {
    for seat in game.all_seats() {
        let player = commands.spawn((OnTable::of::<DesignTown>(), Player(seat), OnDeck::default())).id();
        if game.is_solo() {
            continue;
        }
        let color = palette::PLAYERS.get(seat.index()).copied().unwrap_or(palette::INK);
        let paper = PlayerPaper { color, is_on_turn: false, is_large: false, is_computer: false };
        commands.spawn((nowhere(Layer::Player), ChildOf(player), paper, Semantic::text("")));
        let card = (TownCard(game.cards().clone()), DeckCard);
        commands.spawn((nowhere(Layer::PlayerText), ChildOf(player), card));
        let text = |size, color| Label::new("", size, color).align(Align::Left);
        let name = (NameText, text(TextSize::Body, palette::INK), Shortens, Alike("names"));
        commands.spawn((nowhere(Layer::PlayerText), ChildOf(player), name));
        let deck = (DeckText, text(TextSize::Small, palette::SOFT_INK), Alike("decks"));
        commands.spawn((nowhere(Layer::PlayerText), ChildOf(player), deck));
    }
}

/// The least room in which the name of a card can be read, in dp.
const LEGIBLE: f32 = 90.0;

/// Where things lie on the paper of a player.
struct Parts {
    card: Rect,
    sign: Rect,
    name: Rect,
    deck: Rect,
}

impl Parts {
    fn of(paper: Rect, is_computer: bool) -> Self {
        let mut rest = Rect::from_corners(paper.min + 4.0, paper.max - 4.0);
        let width = (rest.height() * 0.72).min(rest.width() * 0.34);
        let card = cut_left(&mut rest, width);
        rest.min.x += 5.0;
        let row = rest.height() * 0.56;
        let mut name = cut_top(&mut rest, row);
        let side = if is_computer { row.min(name.width() * 0.3) } else { 0.0 };
        let sign = cut_left(&mut name, side);
        name.min.x += 2.0;
        Self { card, sign, name, deck: rest }
    }
}

impl Picture for PlayerPaper {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        let radius = (size.min_element() * 0.14).clamp(5.0, 14.0);
        // Who waits lies lower, and paler.
        let paper = if self.is_on_turn { palette::PAPER } else { palette::PAPER.mix(&palette::TABLE, 0.28) };
        brush.paper(rect, radius, if self.is_on_turn { 6.0 } else { 2.0 }, paper);
        let width = if self.is_large { 4.0 } else { 1.5 };
        brush.frame(rect.inflate(-width / 2.0), radius, width, self.color);
        if self.is_computer {
            let sign = Parts::of(rect, true).sign;
            brush.within(sign.center(), sign.size().min_element() * 0.4, 0.0, |brush| {
                signs::computer(brush, self.color.mix(&palette::INK, 0.6));
            });
        }
    }
}

/// Everybody has the deck that the match gives now.
pub(super) fn look_at_decks(table: BoardContext, mut players: Query<(&Player, &mut OnDeck)>) {
    let Some(play) = table.play() else { return };
    for (player, mut on_deck) in &mut players {
        on_deck.set_if_neq(OnDeck(play.state().top(player.0)));
    }
}

/// Where a player sits.
pub(super) fn rect(laid: &CurrentLayout, seat: Seat) -> Rect {
    laid.0.players.get(seat.index()).copied().unwrap_or_default()
}

/// What is known of a player's deck, in words.
fn deck(table: &BoardContext, on_deck: OnDeck) -> String {
    match on_deck.0 {
        Some(building) => things::building(&table.locale, building),
        None => table.locale.text("town-deck-empty"),
    }
}

/// The papers: touched, what that player has is shown.
pub(super) fn show_papers(
    (table, laid): (BoardContext, Res<CurrentLayout>),
    players: Query<(&Player, &PlayerName, &DecidedBy, &OnDeck)>,
    mut papers: Query<(&ChildOf, &mut PlayerPaper, &mut LayoutRect, &mut Semantic)>,
) {
    let Some(play) = table.play() else { return };
    let on_turn = play.game().on_turn(play.state());
    for (child, mut paper, mut place, mut semantic) in &mut papers {
        let Ok((player, name, decided_by, on_deck)) = players.get(child.parent()) else { continue };
        place.set_if_neq(Layer::Player.place(rect(&laid, player.0)));
        paper.set_if_neq(PlayerPaper {
            color: paper.color,
            is_on_turn: player.0 == on_turn,
            is_large: player.0 == large(&table, play),
            is_computer: decided_by.level().is_some(),
        });
        let told = Semantic::button(name.0.clone(), Intent::ShowSheet(player.0)).value(deck(&table, *on_deck));
        semantic.set_if_neq(told);
    }
}

/// The cards on top of their decks.
pub(super) fn show_deck_cards(
    laid: Res<CurrentLayout>,
    players: Query<(&Player, &DecidedBy, &OnDeck)>,
    mut cards: Query<(&ChildOf, &mut Upwards, &mut LayoutRect, &mut Visibility), With<DeckCard>>,
) {
    for (child, mut upwards, mut place, mut visibility) in &mut cards {
        let Ok((player, decided_by, on_deck)) = players.get(child.parent()) else { continue };
        let parts = Parts::of(rect(&laid, player.0), decided_by.level().is_some());
        place.set_if_neq(Layer::PlayerText.place(parts.card));
        upwards.set_if_neq(Upwards(on_deck.0));
        let is_there = on_deck.0.is_some();
        visibility.set_if_neq(if is_there { Visibility::Inherited } else { Visibility::Hidden });
    }
}

/// The names.
pub(super) fn show_names(
    laid: Res<CurrentLayout>,
    players: Query<(&Player, &PlayerName, &DecidedBy)>,
    mut texts: Query<(&ChildOf, Written), With<NameText>>,
) {
    for (child, mut text) in &mut texts {
        let Ok((player, name, decided_by)) = players.get(child.parent()) else { continue };
        let parts = Parts::of(rect(&laid, player.0), decided_by.level().is_some());
        text.write(Text::new(name.0.clone(), parts.name, palette::INK));
    }
}

/// What lies on their decks.
pub(super) fn show_deck_texts(
    (table, laid): (BoardContext, Res<CurrentLayout>),
    players: Query<(&Player, &DecidedBy, &OnDeck)>,
    mut texts: Query<(&ChildOf, Written), With<DeckText>>,
) {
    for (child, mut text) in &mut texts {
        let Ok((player, decided_by, on_deck)) = players.get(child.parent()) else { continue };
        let parts = Parts::of(rect(&laid, player.0), decided_by.level().is_some());
        // On a narrow paper the card itself has to say it.
        let is_wide = parts.deck.width() >= LEGIBLE;
        text.write(Text::new(deck(&table, *on_deck), parts.deck, palette::SOFT_INK).filter(|_| is_wide));
    }
}
