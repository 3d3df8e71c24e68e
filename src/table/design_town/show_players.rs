//! Shows who plays: a name, and the card on top of the deck.

use bevy::prelude::*;

use super::{
    asked,
    cards::{TownCard, Upwards},
    layer::{Layer, OnLayer},
    layout::TableLayout,
    scene::{GameContext, large, nowhere},
};
use crate::{
    accessibility::{AccessibleItem, Group},
    drawing::{
        brush::{Brush, Picture},
        cut::{cut_bottom, cut_left, cut_top},
        label::{Align, SharedFontSize, TextLabel, TextSize},
        place::LayoutRect,
        shorten::Shortens,
    },
    intent::Intent,
    locale::{design_town::things, players},
    pictures::design_town::{card::HIGH, signs},
    rules::{
        Game as _, Seat,
        design_town::{Building, DesignTown},
    },
    table::{
        on_table::OnTable,
        player_paper::PlayerPaper,
        players::{DecidedBy, Player, PlayerName},
        text::{TextSlot, TextSpec, within},
    },
    theme::palette,
};

/// The card on top of a player's deck; `None` if the deck is empty.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OnDeck(pub Option<Building>);

/// A player's name.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct NameText;

/// What is written under it: that the deck is empty.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeckText;

/// What lies in a player's discard, as signs below the name where there is room for them: one for each building.
#[derive(Component, Clone, PartialEq, Eq, Debug, Default)]
pub struct DiscardSigns(Vec<Building>);

/// How large the place of each of them is at most, in dp.
const SIGN: f32 = 44.0;
/// How far it reaches from its middle, by the size of its place.
const SIGN_REACH: f32 = 0.42;

impl Picture for DiscardSigns {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let side = size.y.min(SIGN).min(size.x / self.0.len().max(1) as f32);
        for (n, building) in self.0.iter().enumerate() {
            let at = Vec2::new(-size.x / 2.0 + side * (n as f32 + 0.5), 0.0);
            brush.within(at, side * SIGN_REACH, 0.0, |brush| signs::paint(brush, *building));
        }
    }
}

/// The card on top of a player's deck, as it lies beside the name.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeckCard;

pub(super) fn spawn(commands: &mut Commands, game: &DesignTown) {
    for seat in game.all_seats() {
        let player = commands.spawn((OnTable::of::<DesignTown>(), Player(seat), OnDeck::default())).id();
        if game.is_solo() {
            continue;
        }
        let paper = PlayerPaper::of(seat);
        commands.spawn((
            nowhere(Layer::Player),
            ChildOf(player),
            paper,
            asked::PLAYER,
            (AccessibleItem::text(""), Group::list("seats-title")),
        ));
        let card = (TownCard(game.cards().clone()), DeckCard);
        commands.spawn((nowhere(Layer::PlayerText), ChildOf(player), card));
        commands.spawn((nowhere(Layer::PlayerText), ChildOf(player), DiscardSigns::default()));
        let text = |size, color| TextLabel::new("", size, color).align(Align::Left);
        let name = (NameText, text(TextSize::Body, palette::INK), Shortens, SharedFontSize("names"));
        commands.spawn((nowhere(Layer::PlayerText), ChildOf(player), name));
        let deck = (DeckText, text(TextSize::Small, palette::SOFT_INK), SharedFontSize("decks"));
        commands.spawn((nowhere(Layer::PlayerText), ChildOf(player), deck));
    }
}

/// The least room in which the name of a card can be read, in dp.
const LEGIBLE: f32 = 90.0;

/// From which height on a paper shows the discard, and from which the name lies above the card, in dp.
const HIGH_PAPER: f32 = 96.0;
const HIGHER_PAPER: f32 = 150.0;

/// Where things lie on the paper of a player.
struct Parts {
    card: Rect,
    sign: Rect,
    name: Rect,
    deck: Rect,
    discard: Rect,
}

impl Parts {
    fn of(paper: Rect, is_computer: bool) -> Self {
        let edge = (paper.height() * 0.08).clamp(4.0, 12.0);
        let mut rest = Rect::from_corners(paper.min + edge, paper.max - edge);
        let is_higher = paper.height() >= HIGHER_PAPER;
        let title = is_higher.then(|| {
            let row = (rest.height() * 0.24).clamp(20.0, 40.0);
            cut_top(&mut rest, row)
        });
        let width = (rest.height() / HIGH).min(rest.width() * if is_higher { 0.5 } else { 0.34 });
        let card = cut_left(&mut rest, width);
        let card = Rect::from_center_size(card.center(), Vec2::new(width, (width * HIGH).min(card.height())));
        rest.min.x += 5.0;
        let discard = match title {
            Some(_) => card.height() * 0.5,
            None if paper.height() >= HIGH_PAPER => rest.height() * 0.36,
            None => 0.0,
        };
        let discard = cut_bottom(&mut rest, discard);
        let row = rest.height() * 0.56;
        let name = title.unwrap_or_else(|| cut_top(&mut rest, row));
        let [sign, name] = Self::named(name, is_computer);
        Self { card, sign, name, deck: rest, discard: within(discard, Vec2::new(2.0, 2.0)) }
    }

    /// The sign of a computer player, if it is one, and the name beside it.
    fn named(mut name: Rect, is_computer: bool) -> [Rect; 2] {
        let side = if is_computer { name.height().min(name.width() * 0.3) } else { 0.0 };
        let sign = cut_left(&mut name, side);
        name.min.x += 2.0;
        [sign, name]
    }
}

/// Everybody has the deck that the match gives now.
pub(super) fn look_at_decks(table: GameContext, mut players: Query<(&Player, &mut OnDeck)>) {
    let Some(play) = table.play() else { return };
    for (player, mut on_deck) in &mut players {
        on_deck.set_if_neq(OnDeck(play.state().top(player.0)));
    }
}

/// Where a player sits.
pub(super) fn rect(layout: &TableLayout, seat: Seat) -> Rect {
    layout.players.get(seat.index()).copied().unwrap_or_default()
}

/// What is known of a player's deck, in words.
fn deck(table: &GameContext, on_deck: OnDeck) -> String {
    match on_deck.0 {
        Some(building) => things::building(&table.locale, building),
        None => table.locale.text("town-deck-empty"),
    }
}

/// The papers: touched, what that player has is shown.
pub(super) fn show_papers(
    table: GameContext,
    players: Query<(&Player, &PlayerName, &DecidedBy, &OnDeck)>,
    mut papers: Query<(&ChildOf, &mut PlayerPaper, &mut LayoutRect, &mut AccessibleItem)>,
) {
    let Some(play) = table.play() else { return };
    let on_turn = play.game().on_turn(play.state());
    for (child, mut paper, mut place, mut accessible) in &mut papers {
        let Ok((player, name, decided_by, on_deck)) = players.get(child.parent()) else { continue };
        let rect = rect(&table.layout, player.0);
        place.set_if_neq(Layer::Player.place(rect));
        paper.set_if_neq(PlayerPaper {
            is_on_turn: player.0 == on_turn && !play.is_over(),
            is_large: player.0 == large(&table, play),
            computer: Parts::of(Rect::from_center_size(Vec2::ZERO, rect.size()), decided_by.level().is_some())
                .sign,
            ..*paper
        });
        // What lies large already is there to be looked at.
        let told = if player.0 == large(&table, play) {
            AccessibleItem::text(name.0.clone())
        } else {
            AccessibleItem::button(name.0.clone(), Intent::LookAt(player.0))
        };
        let is_on_turn = player.0 == on_turn && !play.is_over();
        let status = players::status(&table.locale, decided_by.level(), is_on_turn);
        accessible.set_if_neq(told.value(deck(&table, *on_deck)).about(status));
    }
}

/// The cards on top of their decks.
pub(super) fn show_deck_cards(
    layout: Res<TableLayout>,
    players: Query<(&Player, &DecidedBy, &OnDeck)>,
    mut cards: Query<(&ChildOf, &mut Upwards, &mut LayoutRect, &mut Visibility), With<DeckCard>>,
) {
    for (child, mut upwards, mut place, mut visibility) in &mut cards {
        let Ok((player, decided_by, on_deck)) = players.get(child.parent()) else { continue };
        let parts = Parts::of(rect(&layout, player.0), decided_by.level().is_some());
        place.set_if_neq(Layer::PlayerText.place(parts.card));
        upwards.set_if_neq(Upwards(on_deck.0));
        let is_there = on_deck.0.is_some();
        visibility.set_if_neq(if is_there { Visibility::Inherited } else { Visibility::Hidden });
    }
}

/// What lies in their discards, where the papers are high enough.
pub(super) fn show_discard_signs(
    table: GameContext,
    players: Query<(&Player, &DecidedBy)>,
    mut discards: Query<(&ChildOf, &mut DiscardSigns, &mut LayoutRect, &mut Visibility)>,
) {
    let Some(play) = table.play() else { return };
    for (child, mut signs, mut place, mut visibility) in &mut discards {
        let Ok((player, decided_by)) = players.get(child.parent()) else { continue };
        let parts = Parts::of(rect(&table.layout, player.0), decided_by.level().is_some());
        let is_seen = parts.discard.height() > 0.0;
        visibility.set_if_neq(if is_seen { Visibility::Inherited } else { Visibility::Hidden });
        place.set_if_neq(Layer::PlayerText.place(parts.discard));
        let piles = play.state().discard(player.0).iter().filter(|_| is_seen).map(|(building, _)| building);
        signs.set_if_neq(DiscardSigns(piles.collect()));
    }
}

/// The names.
pub(super) fn show_names(
    layout: Res<TableLayout>,
    players: Query<(&Player, &PlayerName, &DecidedBy)>,
    mut texts: Query<(&ChildOf, TextSlot), With<NameText>>,
) {
    for (child, mut text) in &mut texts {
        let Ok((player, name, decided_by)) = players.get(child.parent()) else { continue };
        let paper = rect(&layout, player.0);
        let parts = Parts::of(paper, decided_by.level().is_some());
        let spec = TextSpec::new(name.0.clone(), parts.name, palette::INK);
        let is_higher = paper.height() >= HIGHER_PAPER;
        text.write(spec.map(|text| if is_higher { text.sized(parts.name.height() * 0.7) } else { text }));
    }
}

/// What lies on their decks.
pub(super) fn show_deck_texts(
    table: GameContext,
    players: Query<(&Player, &DecidedBy, &OnDeck)>,
    mut texts: Query<(&ChildOf, TextSlot), With<DeckText>>,
) {
    for (child, mut text) in &mut texts {
        let Ok((player, decided_by, on_deck)) = players.get(child.parent()) else { continue };
        let parts = Parts::of(rect(&table.layout, player.0), decided_by.level().is_some());
        // On a narrow paper the card itself has to say it.
        let is_wide = parts.deck.width() >= LEGIBLE;
        text.write(TextSpec::new(deck(&table, *on_deck), parts.deck, palette::SOFT_INK).filter(|_| is_wide));
    }
}
