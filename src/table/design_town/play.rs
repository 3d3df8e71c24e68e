//! Plays what happened: cards are shown, turned over, and go from here to there. The timeline says when.

use bevy::prelude::*;

use super::{
    cards::{TURN, TownCard, Turning, Upwards},
    layer::{Layer, OnLayer},
    layout::TableLayout,
    scene::{GameContext, large},
    show_cards::{Arriving, Pile, PlayedCard, TopCard, is_row_hidden, pile_at, played_at},
    show_players,
    show_supply::stack_at,
    show_tally::Token,
};
use crate::{
    drawing::{
        brush::{Brush, Picture},
        place::{LayoutRect, Screen},
    },
    pictures::design_town::{colors, rain::paint_rain},
    record::Match,
    rules::{
        Seat,
        design_town::{Building, DesignTown, Event},
    },
    sound::{PlaySound, Sound},
    table::{flight, on_table::OnTable, timeline::Timeline},
    theme::motion::durations,
};

/// How long an event is shown, in seconds; `None` if nothing of it is. What lasts no time is shown while others go on.
pub(super) fn duration(event: &Event, large: Seat) -> Option<f32> {
    match *event {
        Event::Shown { seat, .. } => (seat == large).then_some(TURN),
        Event::Discarded { .. } => Some(0.2),
        Event::LimitExceeded { can_be_saved, .. } => Some(if can_be_saved { 0.4 } else { 1.5 }),
        Event::Shuffled { .. } | Event::TurnEnded { .. } => Some(durations::FLIGHT + 0.05),
        Event::Downgraded { .. } | Event::Upgraded { .. } => Some(2.0 * TURN),
        Event::Bought { .. } | Event::Developed { .. } | Event::Given { .. } => Some(durations::FLIGHT),
        Event::Played { .. }
        | Event::Earned { .. }
        | Event::UnhappyPaid { .. }
        | Event::LimitRaised { .. }
        | Event::NextForced { .. }
        | Event::BuyAdded { .. }
        | Event::UpgradeAdded { .. } => Some(0.0),
        Event::Stopped { .. } | Event::RoundEnded { .. } | Event::MatchEnded { .. } => None,
    }
}

/// What is heard of an event, and how many seconds after it begins.
pub(super) fn sounds(event: &Event) -> Vec<(Sound, f32)> {
    let laid = durations::FLIGHT;
    match event {
        Event::Played { .. } => vec![(Sound::Card, 0.0)],
        Event::Discarded { .. } | Event::Given { .. } | Event::TurnEnded { .. } => vec![(Sound::Slide, 0.0)],
        Event::LimitExceeded { can_be_saved: true, .. } => vec![(Sound::Grumble, 0.0)],
        Event::LimitExceeded { .. } => vec![(Sound::Grumble, 0.0), (Sound::Rain, 0.15)],
        Event::UnhappyPaid { .. } => vec![(Sound::Coins, 0.0)],
        Event::LimitRaised { .. } => vec![(Sound::Bell, 0.0)],
        Event::Shuffled { .. } => vec![(Sound::Shuffle, 0.0)],
        Event::Downgraded { .. } | Event::Upgraded { .. } => {
            vec![(Sound::Slide, 0.0), (Sound::Card, 2.0 * TURN)]
        }
        Event::Bought { .. } | Event::Developed { .. } => vec![(Sound::Coins, 0.0), (Sound::Card, laid)],
        _ => Vec::new(),
    }
}

/// Where that is heard, in dp.
pub(super) fn heard_at(event: &Event, layout: &TableLayout) -> Option<Vec2> {
    match event {
        Event::Shuffled { .. } => Some(layout.deck.center()),
        Event::Discarded { .. } | Event::Bought { .. } | Event::Developed { .. } | Event::Given { .. } => {
            Some(layout.discard.center())
        }
        Event::Downgraded { .. } | Event::Upgraded { .. } => Some(layout.discard.center()),
        _ => None,
    }
}

/// A card that comes to lie on top of the deck is turned up.
pub(super) fn show_tops(
    mut commands: Commands,
    timeline: Res<Timeline<DesignTown>>,
    table: GameContext,
    top: Single<Entity, With<TopCard>>,
) {
    let Some(play) = table.play() else { return };
    for moment in timeline.moments() {
        if matches!(moment.event, Event::Shown { seat, .. } if seat == large(&table, play)) {
            commands.entity(*top).insert(Turning { begins: moment.begins(), before: None });
        }
    }
}

/// A card in the discard is turned to its other side.
pub(super) fn turn_piles(
    mut commands: Commands,
    timeline: Res<Timeline<DesignTown>>,
    piles: Query<(Entity, &Pile)>,
) {
    for moment in timeline.moments() {
        let turned = match moment.event {
            Event::Downgraded { building, .. } => building.other_side(),
            Event::Upgraded { card, .. } => card.back(),
            _ => continue,
        };
        for (entity, _) in piles.iter().filter(|(_, pile)| pile.0 == turned) {
            let before = Some(turned.other_side());
            commands.entity(entity).insert(Turning { begins: moment.begins(), before });
        }
    }
}

/// Where the deck of a player lies: large, or on the paper of the player.
fn deck(table: &GameContext, play: &Match<DesignTown>, seat: Seat) -> Rect {
    let is_waiting = table.layout.deck.is_empty();
    if seat == large(table, play) && !is_waiting {
        table.layout.deck
    } else {
        show_players::rect(&table.layout, seat)
    }
}

/// Where a card lies in the discard of a player.
fn pile(table: &GameContext, play: &Match<DesignTown>, seat: Seat, building: Building) -> Rect {
    if seat != large(table, play) {
        return show_players::rect(&table.layout, seat);
    }
    let there = pile_at(table, play, building).map(|pile| pile.lies.place.rect);
    there.unwrap_or_else(|| table.layout.pile(0, 1))
}

/// Where a card goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lands {
    /// Onto the discard of a player, which does not show it before.
    OnDiscard(Seat),
    /// Onto the deck, where it stays until the top card is shown.
    OnDeck,
    /// Somewhere else.
    Elsewhere,
}

/// For how many seconds shuffled cards lie there before the top card is shown.
const SHUFFLED: f32 = 0.3;

/// What is paid for a card rolls to its stall.
pub(super) fn roll_coins(mut commands: Commands, timeline: Res<Timeline<DesignTown>>, table: GameContext) {
    let Some(play) = table.play() else { return };
    for moment in timeline.moments() {
        let (Event::Bought { card, payment, .. } | Event::Developed { card, payment, .. }) = moment.event
        else {
            continue;
        };
        let stall = stack_at(&table.layout, play.game(), card).center();
        for n in 0..payment.coins {
            let from = Token::Coin.counted_at(&table.layout, play.state(), n);
            let way = [from, Rect::from_center_size(stall, from.size())];
            let begins = moment.begins() + HOP * n as f32;
            commands.spawn(flight::fly_picture::<DesignTown>(Token::Coin.picture(), way, begins));
        }
    }
}

/// Cards go from decks, the row and the supply to a discard, and from the discard to the deck.
pub(super) fn pass_cards(
    mut commands: Commands,
    timeline: Res<Timeline<DesignTown>>,
    table: GameContext,
    lying: Query<(&Upwards, &LayoutRect, &Visibility, Has<PlayedCard>, Has<Pile>)>,
) {
    let Some(play) = table.play() else { return };
    let mut pass = |building: Building, way: [Rect; 2], begins: f32, to: Lands| {
        let card = (TownCard(play.game().cards().clone()), Upwards(Some(building)));
        let stays = if to == Lands::OnDeck { SHUFFLED } else { 0.0 };
        let flight = flight::fly(way.map(|rect| Layer::Moving.place(rect)), begins, stays);
        let mut card = commands.spawn((OnTable::of::<DesignTown>(), card, flight));
        if let Lands::OnDiscard(seat) = to {
            card.insert(Arriving { seat, building });
        }
    };
    for moment in timeline.moments() {
        let begins = moment.begins();
        match moment.event {
            Event::Discarded { seat, building, .. } => {
                let way = [deck(&table, play, seat), pile(&table, play, seat, building)];
                pass(building, way, begins, Lands::OnDiscard(seat));
            }
            Event::Bought { seat, card, .. } => {
                let to = pile(&table, play, seat, card.front());
                let way = [stack_at(&table.layout, play.game(), card), to];
                pass(card.front(), way, begins, Lands::OnDiscard(seat));
            }
            Event::Developed { seat, card, .. } => {
                let to = pile(&table, play, seat, card.back());
                let way = [stack_at(&table.layout, play.game(), card), to];
                pass(card.back(), way, begins, Lands::OnDiscard(seat));
            }
            Event::Given { seat, building, to } => {
                let from = pile(&table, play, seat, building);
                let to = to.map_or(table.layout.title, |to| show_players::rect(&table.layout, to));
                pass(building.other_side(), [from, to], begins, Lands::Elsewhere);
            }
            Event::TurnEnded { seat, .. } => {
                for (upwards, place, ..) in lying.iter().filter(|(.., is_played, _)| *is_played) {
                    if let Some(building) = upwards.0 {
                        let to = pile(&table, play, seat, building);
                        pass(building, [place.rect, to], begins, Lands::OnDiscard(seat));
                    }
                }
            }
            Event::Shuffled { .. } => {
                let piles =
                    lying.iter().filter(|(_, _, seen, _, is_pile)| *is_pile && **seen != Visibility::Hidden);
                for (upwards, place, ..) in piles {
                    if let Some(building) = upwards.0 {
                        pass(building, [place.rect, table.layout.deck], begins, Lands::OnDeck);
                    }
                }
            }
            _ => {}
        }
    }
}

/// How much later than the one before a token sets out, in seconds, and how large it is then, in dp.
const HOP: f32 = 0.06;
const HOPS: f32 = 22.0;

/// What a card brings hops from it to the tally once it lies in the row, one after the other.
pub(super) fn bring_tokens(
    mut commands: Commands,
    timeline: Res<Timeline<DesignTown>>,
    (table, screen): (GameContext, Res<Screen>),
    mut sounds: MessageWriter<PlaySound>,
) {
    let Some(play) = table.play() else { return };
    let (state, layout, cards) = (play.state(), &table.layout, play.game().cards());
    let Some((&building, before)) = state.played().split_last() else { return };
    if is_row_hidden(&table) {
        return;
    }
    let card = played_at(layout, state.played(), before.len()).place.rect.center();
    let from = Rect::from_center_size(card, Vec2::splat(HOPS));
    // A card that has only just been played lies there first.
    let is_flying = timeline.moments().any(|moment| matches!(moment.event, Event::Played { .. }));
    let lies = if is_flying { durations::FLIGHT } else { 0.0 };
    let mut brought = Vec::new();
    for moment in timeline.moments() {
        let sets_out = [moment.begins(), moment.after()].map(|seconds| seconds + lies);
        match moment.event {
            Event::Earned { .. } => {
                brought.extend(Token::brought_by(cards.printed(building)).map(|token| (token, sets_out)));
            }
            Event::UnhappyPaid { coins, .. } => {
                brought.extend((0..coins).map(|_| (Token::Coin, sets_out)));
            }
            _ => {}
        }
    }
    for token in Token::ALL {
        let count = brought.iter().filter(|it| it.0 == token).count() as u32;
        let Some(before) = token.count(state).checked_sub(count) else { continue };
        let coming = brought.iter().enumerate().filter(|(_, it)| it.0 == token);
        for (n, (nth, &(_, [begins, after]))) in (before..).zip(coming) {
            let to = token.counted_at(layout, state, n);
            let later = HOP * nth as f32;
            let flight = flight::fly_picture::<DesignTown>(token.picture(), [from, to], begins + later);
            commands.spawn((flight, token));
            if n == before {
                let after = after + later + durations::FLIGHT;
                let heard = PlaySound { after, ..PlaySound::now(token.sound()) };
                sounds.write(heard.from(to.center().x, screen.size.x));
            }
        }
    }
}

/// Rain over the table.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rain;

impl Picture for Rain {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        paint_rain(brush, size);
    }
}

/// It falls above the cards, below words that fly.
const RAIN_HEIGHT: f32 = 56.0;
/// When it begins after a card too many, and how long it lasts, in seconds.
const RAIN: [f32; 2] = [0.2, 1.3];

/// A card too many that nothing can make up for brings rain.
pub(super) fn let_it_rain(mut commands: Commands, timeline: Res<Timeline<DesignTown>>, screen: Res<Screen>) {
    for moment in timeline.moments() {
        if !matches!(moment.event, Event::LimitExceeded { can_be_saved: false, .. }) {
            continue;
        }
        // A cloud twice as high as the screen comes from above and goes below.
        let size = Vec2::new(1.0, 2.0) * screen.size;
        let [above, below] = [-size.y, screen.size.y].map(|top| {
            let from = Vec2::new(0.0, top);
            LayoutRect::new(Rect::from_corners(from, from + size), RAIN_HEIGHT)
        });
        let [after, lasts] = RAIN;
        let falls = flight::go_straight([above, below], moment.begins() + after, lasts);
        commands.spawn((OnTable::of::<DesignTown>(), Rain, falls));
    }
}

/// What a card does is said where it happens.
pub(super) fn fly_words(mut commands: Commands, timeline: Res<Timeline<DesignTown>>, table: GameContext) {
    let locale = &table.locale;
    for moment in timeline.moments() {
        let (words, color) = match moment.event {
            Event::UnhappyPaid { coins, .. } => {
                (locale.with("town-flies-coins", &[("count", coins.into())]), colors::COINS)
            }
            Event::LimitRaised { .. } => (locale.text("town-flies-limit"), colors::LIMIT),
            Event::BuyAdded { .. } => (locale.text("town-flies-buy"), colors::BUY),
            Event::UpgradeAdded { .. } => (locale.text("town-flies-upgrade"), colors::UPGRADE),
            Event::NextForced { .. } => (locale.text("town-flies-forced"), colors::FORCED),
            Event::LimitExceeded { .. } => (locale.text("town-flies-exceeded"), colors::EXCEEDED),
            _ => continue,
        };
        // They end above the numbers that they change.
        let tally = table.layout.tally;
        let way = [table.layout.played.center(), Vec2::new(tally.center().x, tally.min.y - 12.0)];
        flight::fly_words::<DesignTown>(&mut commands, (words, color), way, moment.begins(), ());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_seen_takes_time() {
        let (seat, other, building) = (Seat(0), Seat(1), Building::Factory);
        assert_eq!(duration(&Event::Shown { seat, building }, seat), Some(TURN));
        assert_eq!(duration(&Event::Shown { seat, building }, other), None);
        assert_eq!(duration(&Event::Stopped { seat }, seat), None);
        let earned = Event::Earned { seat, coins: 1, fee_coins: 0, vp: 0, unhappy: 1 };
        assert_eq!(duration(&earned, seat), Some(0.0), "it is seen while others go on");
    }
}
