//! Shows the rows of cards: what was played, the deck, the discard and the supply.

use bevy::{ecs::query::QueryData, prelude::*};

use super::{
    asked,
    cards::{CanBeDowngraded, Edges, HasCount, IsChosen, IsPale, TownCard, Upwards, spawn_words},
    layer::{Layer, OnLayer},
    layout::TableLayout,
    pick::{Spot, TablePick},
    scene::{GameContext, large, nowhere},
    selection::TownSelection,
};
use crate::{
    accessibility::{AccessibleItem, Role, VisibleRect},
    drawing::{
        brush::{Brush, Pen, Picture},
        label::{Align, SharedFontSize, TextLabel, TextSize},
        place::{LayoutRect, MoveTween},
    },
    intent::Intent,
    locale::design_town::things,
    pictures::design_town::card::{CardLayout, CardLook, Lettering},
    record::Match,
    rules::{
        Game as _, LegalActions as _, Seat,
        design_town::{Action, Building, DesignTown, Event},
    },
    table::{
        on_table::OnTable,
        permissions::Decision,
        table_game::{Availability, Selection as _},
        text::{TextSlot, TextSpec, show_ground},
        timeline::Timeline,
    },
    theme::palette,
};

/// A card that was played in this turn, by its place in the row.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct PlayedCard(pub usize);

/// The top card of the deck that lies large.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TopCard;

/// The cards with this building in the discard that lies large.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct Pile(pub Building);

/// Where the deck lies that is empty.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct EmptyDeck;

impl Picture for EmptyDeck {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let half = size / 2.0 - 4.0;
        let corners = [Vec2::new(-1.0, -1.0), Vec2::new(1.0, -1.0), Vec2::ONE, Vec2::new(-1.0, 1.0)];
        let [a, b, c, d] = corners.map(|corner| corner * half);
        brush.dashes(&[a, b, c, d, a], 10.0, 8.0, Pen::new(2.5, palette::PLANK));
    }
}

/// How many there are.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PileCount(Building);

/// The name of a row.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caption(usize);

pub(super) fn spawn(commands: &mut Commands, game: &DesignTown) {
    let card = |layer| (nowhere(layer), TownCard(game.cards().clone()), AccessibleItem::text(""));
    let top = commands.spawn((card(Layer::Card), TopCard, Lettering::All)).id();
    spawn_words(commands, top, Layer::OpenText);
    commands.spawn((nowhere(Layer::Player), EmptyDeck, asked::DECK, AccessibleItem::text("")));
    let count = |color| TextLabel::new("", TextSize::Small, color);
    for building in Building::ALL {
        let pile = (Pile(building), Upwards(Some(building)), Lettering::Name, VisibleRect(Rect::default()));
        commands.spawn((card(Layer::Card), pile));
        let label = count(palette::INK);
        commands.spawn((nowhere(Layer::CardText), PileCount(building), label, SharedFontSize("piles")));
    }
    for row in 0..super::layout::CAPTIONS {
        let label = count(palette::ON_TABLE).align(Align::Left);
        commands.spawn((nowhere(Layer::CardText), Caption(row), label, AccessibleItem::text("")));
    }
}

/// What touching a card means: it is opened, or closed if it is open.
pub(super) fn touched(table: &GameContext, spot: Spot, name: String) -> AccessibleItem {
    let is_open = table.selection.card == Some(spot);
    let accessible = AccessibleItem::button(name, TablePick::Card(spot).into()).role(Role::Square);
    if !table.permissions.may_choose(Availability::Always) {
        return AccessibleItem { intent: None, ..accessible };
    }
    accessible.value(if is_open { table.locale.text("town-open") } else { String::new() })
}

/// From which width on, in dp, what is seen of a card is touched.
const TOUCHED_FROM: f32 = 20.0;

/// Where a card lies in a row, and what is seen of it there.
pub(super) struct Lies {
    pub(super) place: LayoutRect,
    pub(super) seen: Rect,
}

/// How many cards that are alike came one after the other, in the order in which they came.
fn runs(cards: &[Building]) -> Vec<usize> {
    cards.chunk_by(|one, next| one == next).map(<[Building]>::len).collect()
}

/// Where the card at `at` of those that were played lies in their row.
pub(super) fn played_at(layout: &TableLayout, played: &[Building], at: usize) -> Lies {
    let runs = runs(played);
    // Its run is the one that ends with it, if the row is cut off after it.
    let until = self::runs(&played[..=at]);
    let place = [until.len() - 1, until.last().map_or(0, |count| count - 1)];
    Lies {
        place: Layer::Card.above(at, TableLayout::in_row(layout.played, &runs, place)),
        seen: TableLayout::seen_in_row(layout.played, &runs, place),
    }
}

/// What the card at `at` of those that were played shows, where, and how it is read.
fn in_row(
    table: &GameContext,
    played: &[Building],
    at: usize,
) -> (Upwards, LayoutRect, VisibleRect, AccessibleItem) {
    let building = played[at];
    let Lies { place, seen } = played_at(&table.layout, played, at);
    let told = touched(table, Spot::Elsewhere(building), things::building(&table.locale, building));
    let intent = told.intent.clone().filter(|_| seen.width() >= TOUCHED_FROM);
    (Upwards(Some(building)), place, VisibleRect(seen), AccessibleItem { intent, ..told })
}

/// Whether the row of what was played waits, or an open card covers it.
pub(super) fn is_row_hidden(table: &GameContext) -> bool {
    let row = table.layout.played;
    row.is_empty() || table.selection.card.is_some() && table.layout.is_under_open(row)
}

/// The cards that were played, each where it lies in the row. A new one comes from the deck.
pub(super) fn show_played(
    mut commands: Commands,
    table: GameContext,
    timeline: Res<Timeline<DesignTown>>,
    mut cards: Query<(
        Entity,
        &PlayedCard,
        &mut Upwards,
        &mut LayoutRect,
        &mut VisibleRect,
        &mut AccessibleItem,
        &mut Visibility,
    )>,
) {
    let Some(play) = table.play() else { return };
    let played = play.state().played();
    let shown_or_not = if is_row_hidden(&table) { Visibility::Hidden } else { Visibility::Inherited };
    let mut there = 0;
    for (entity, &PlayedCard(at), mut upwards, mut place, mut seen, mut accessible, mut visibility) in
        &mut cards
    {
        there = there.max(at + 1);
        if at >= played.len() {
            commands.entity(entity).despawn();
            continue;
        }
        let shown = in_row(&table, played, at);
        upwards.set_if_neq(shown.0);
        place.set_if_neq(shown.1);
        seen.set_if_neq(shown.2);
        accessible.set_if_neq(shown.3);
        visibility.set_if_neq(shown_or_not);
    }
    for at in there..played.len() {
        let shown = in_row(&table, played, at);
        let card = (TownCard(play.game().cards().clone()), Lettering::Name, PlayedCard(at), shown_or_not);
        let mut card = commands.spawn((OnTable::of::<DesignTown>(), card, shown));
        let come = timeline.moments().find(|moment| matches!(moment.event, Event::Played { .. }));
        if let Some(moment) = come.filter(|_| timeline.has_motion()) {
            let from = Layer::Moving.place(table.layout.deck);
            card.insert(MoveTween::new(from, moment.begins()).by_hand());
        }
    }
}

/// How many edges are seen of a deck with so many cards under the top one: in few steps, for the table does not count them
/// for anybody.
const fn thickness(cards: usize) -> u8 {
    match cards {
        0 => 0,
        1..=3 => 2,
        4..=7 => 5,
        _ => 8,
    }
}

/// The top card of the deck: playing it is to touch it.
pub(super) fn show_top(
    table: GameContext,
    mut top: Single<
        (&mut Upwards, &mut LayoutRect, &mut AccessibleItem, &mut Visibility, &mut IsChosen, &mut Edges),
        With<TopCard>,
    >,
) {
    let Some(play) = table.play() else { return };
    let (upwards, place, accessible, visibility, chosen, edges) = &mut *top;
    let seat = large(&table, play);
    let building = play.state().top(seat);
    // An open card covers it.
    let is_seen = building.is_some() && table.selection.card.is_none() && !table.layout.deck.is_empty();
    visibility.set_if_neq(if is_seen { Visibility::Inherited } else { Visibility::Hidden });
    upwards.set_if_neq(Upwards(building));
    place.set_if_neq(Layer::Card.place(table.layout.deck));
    edges.set_if_neq(Edges(thickness(play.state().under_top(seat).len())));
    let Some(building) = building else { return };
    let is_own = table.permissions.decision == Decision::Person(seat) && table.permissions.is_free();
    let can_play = is_own && table.selection.action(play) == Some(Action::Play);
    chosen.set_if_neq(IsChosen(can_play && play.game().is_forced(play.state())));
    let name = table.locale.with("town-top", &[("card", things::id(building))]);
    let told = if can_play {
        AccessibleItem::button(name, Intent::Confirm).role(Role::Square)
    } else {
        touched(&table, Spot::Elsewhere(building), name)
    };
    let does = things::when_played(&table.locale, play.game().cards(), building, play.game().is_solo());
    accessible.set_if_neq(told.value(does));
}

/// Where an empty deck was, unless an open card covers it: touching it shuffles.
pub(super) fn show_empty_deck(
    table: GameContext,
    mut empty: Single<(&mut LayoutRect, &mut Visibility, &mut AccessibleItem), With<EmptyDeck>>,
) {
    let Some(play) = table.play() else { return };
    let (place, visibility, accessible) = &mut *empty;
    let seat = large(&table, play);
    let is_waiting = table.selection.card.is_some() || table.layout.deck.is_empty();
    let is_empty = play.state().top(seat).is_none() && !is_waiting;
    show_ground(place, visibility, is_empty.then_some(table.layout.deck));
    let is_own = table.permissions.decision == Decision::Person(seat) && table.permissions.is_free();
    let shuffles = matches!(table.selection.action(play), Some(Action::Shuffle { .. }));
    let told = AccessibleItem::text(table.locale.text("town-deck-empty")).role(Role::Square);
    let intent = (is_own && shuffles).then_some(Intent::Confirm);
    accessible.set_if_neq(AccessibleItem { intent, ..told });
}

/// The buildings in the discard that lies large, with how many there are of each.
fn piles(table: &GameContext, play: &Match<DesignTown>) -> Vec<(Building, u8)> {
    play.state().discard(large(table, play)).iter().collect()
}

/// A pile of the discard, and how many cards are in it.
pub(super) struct LyingPile {
    pub(super) count: u8,
    pub(super) lies: Lies,
}

/// Where a pile lies; `None` if there is none.
pub(super) fn pile_at(table: &GameContext, play: &Match<DesignTown>, building: Building) -> Option<LyingPile> {
    let piles = piles(table, play);
    let at = piles.iter().position(|(there, _)| *there == building)?;
    let count = piles.len();
    let layout = &table.layout;
    let lies =
        Lies { place: Layer::Card.above(at, layout.pile(at, count)), seen: layout.seen_of_pile(at, count) };
    Some(LyingPile { count: piles[at].1, lies })
}

/// A card on its way to the discard of a player, which does not show it before it has arrived.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arriving {
    /// Whose discard.
    pub seat: Seat,
    /// Which card.
    pub building: Building,
}

/// What is seen of a pile, on which some cards may not have arrived; `None` if there is none yet.
pub(super) fn seen_pile(
    table: &GameContext,
    play: &Match<DesignTown>,
    building: Building,
    arriving: &Query<&Arriving>,
) -> Option<LyingPile> {
    let pile = pile_at(table, play, building)?;
    let it = Arriving { seat: large(table, play), building };
    let coming = arriving.iter().filter(|arriving| **arriving == it).count();
    let count = usize::from(pile.count).checked_sub(coming).filter(|count| *count > 0)?;
    Some(LyingPile { count: count as u8, ..pile })
}

/// Whether an open card covers the discard.
pub(super) fn is_discard_covered(table: &GameContext) -> bool {
    table.selection.card.is_some() && table.layout.is_under_open(table.layout.discard)
}

/// A pile of the discard, and what is seen of it.
#[derive(QueryData)]
#[query_data(mutable)]
pub(super) struct PileFacts {
    pile: &'static Pile,
    place: &'static mut LayoutRect,
    seen: &'static mut VisibleRect,
    visibility: &'static mut Visibility,
    accessible: &'static mut AccessibleItem,
    has_count: &'static mut HasCount,
    edges: &'static mut Edges,
    is_chosen: &'static mut IsChosen,
    is_pale: &'static mut IsPale,
    can_be_downgraded: &'static mut CanBeDowngraded,
}

/// The discard: the cards of each building on one pile.
pub(super) fn show_discard(table: GameContext, arriving: Query<&Arriving>, mut cards: Query<PileFacts>) {
    let Some(play) = table.play() else { return };
    let is_own = table.permissions.decision == Decision::Person(large(&table, play));
    for mut card in &mut cards {
        let Pile(building) = *card.pile;
        let Some(LyingPile { count, lies }) = seen_pile(&table, play, building, &arriving) else {
            card.visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let is_covered = is_discard_covered(&table);
        card.visibility.set_if_neq(if is_covered { Visibility::Hidden } else { Visibility::Inherited });
        card.has_count.set_if_neq(HasCount(count > 1));
        card.edges.set_if_neq(Edges(count.saturating_sub(1).min(6)));
        card.place.set_if_neq(lies.place);
        card.seen.set_if_neq(VisibleRect(lies.seen));
        let spot = Spot::Discard(building);
        card.is_chosen.set_if_neq(IsChosen(table.selection.card == Some(spot)));
        // While there is something to do with some of them, the others are pale.
        let decides = is_own && (play.state().is_building() || play.state().is_exceeded());
        card.is_pale.set_if_neq(IsPale(decides && !TownSelection::can_use(play, spot)));
        let can_be_downgraded = is_own && play.legal().iter().any(|it| it == Action::Downgrade(building));
        card.can_be_downgraded.set_if_neq(CanBeDowngraded(can_be_downgraded));
        let name = if can_be_downgraded { "town-downgradable" } else { "town-counted" };
        let name = table.locale.with(name, &[("card", things::id(building)), ("count", count.into())]);
        card.accessible.set_if_neq(touched(&table, spot, name));
    }
}

/// How many cards are in a pile, where there are several.
pub(super) fn show_pile_counts(
    table: GameContext,
    arriving: Query<&Arriving>,
    mut texts: Query<(&PileCount, TextSlot)>,
) {
    let Some(play) = table.play() else { return };
    for (&PileCount(building), mut text) in &mut texts {
        let pile = seen_pile(&table, play, building, &arriving);
        let pile = pile.filter(|pile| pile.count > 1 && !is_discard_covered(&table));
        text.write(pile.and_then(|LyingPile { count, lies }| {
            let rect = lies.place.rect;
            let look = CardLook { lettering: Lettering::Name, ..CardLook::default() };
            let patch = CardLayout::new(building, rect.size(), look).count();
            let upper = Rect { min: patch.min + rect.center(), max: patch.max + rect.center() };
            let words = table.locale.with("town-times", &[("count", count.into())]);
            let height = lies.place.height + 0.005;
            TextSpec::new(words, upper, palette::INK).map(|text| text.at_height(height))
        }));
    }
}

/// The names of the rows.
pub(super) fn show_captions(table: GameContext, mut texts: Query<(&Caption, TextSlot)>) {
    let Some(play) = table.play() else { return };
    let seat = large(&table, play);
    let is_turn = !play.is_over() && play.game().on_turn(play.state()) == seat;
    let is_own = is_turn && table.permissions.is_persons() && !table.permissions.has_banner;
    let (name, is_empty) = (table.short_name(seat), play.state().discard(seat).is_empty());
    for (&Caption(row), mut text) in &mut texts {
        let key = match (row, is_own) {
            (0, _) => "town-row-played",
            (1, true) => "town-row-deck",
            (1, false) => "town-row-deck-of",
            (2, _) if is_empty => "town-row-discard-empty",
            (_, true) => "town-row-discard",
            (_, false) => "town-row-discard-of",
        };
        let words = table.locale.with(key, &[("name", name.clone().into())]);
        // An open card covers the deck and its name, and the discard where that lies there too.
        let is_covered = table.selection.card.is_some()
            && match row {
                0 => table.layout.is_under_open(table.layout.played),
                1 => true,
                _ => table.layout.is_under_open(table.layout.discard),
            };
        text.write(TextSpec::new(words, table.layout.captions[row], palette::ON_TABLE).filter(|_| !is_covered));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{design_town::layout::Needs, lay_table::TableScreen};

    #[test]
    fn a_deck_tells_by_its_thickness_no_more_than_few_steps() {
        let steps: Vec<u8> = (0..30).map(thickness).collect();
        assert!(steps.is_sorted(), "{steps:?}");
        let mut seen = steps;
        seen.dedup();
        assert_eq!(seen, [0, 2, 5, 8]);
    }

    #[test]
    fn what_was_played_lies_in_its_order_even_where_cards_are_alike() {
        let safe = Rect::new(0.0, 0.0, 390.0, 844.0);
        let screen = TableScreen { safe, text_scale: 1.0, is_left_handed: false };
        let layout =
            TableLayout::new(&Needs { screen, players: 2, stacks: 6, has_pass: true, is_building: false });
        let (home, store) = (Building::ResidentialArea, Building::ConvenienceStore);
        for played in [vec![home, store, store, home], [home, store, store, home].repeat(4)] {
            let lefts = (0..played.len()).map(|at| played_at(&layout, &played, at).place.rect.min.x);
            let lefts: Vec<f32> = lefts.collect();
            assert!(lefts.is_sorted_by(|one, next| one < next), "{lefts:?}");
        }
    }
}
