//! The play phase: cards from the deck, what they do, and what can be done between them.

use super::{
    Building, Card, DesignTown, Downgrade, Effect, End, Event, Illegal, State, event::Why, state::Phase,
};
use crate::rules::{EventSink, Seat};

impl DesignTown {
    /// The card that can be played.
    pub(super) const fn check_play(&self, state: &State) -> Result<Building, Illegal> {
        match state.top(self.on_turn(state)) {
            Some(top) => Ok(top),
            None => Err(Illegal::DeckEmpty),
        }
    }

    /// Whether the discard can become a new deck.
    pub(super) fn check_shuffle(&self, state: &State) -> Result<(), Illegal> {
        let seat = self.on_turn(state);
        if state.top(seat).is_some() {
            return Err(Illegal::DeckNotEmpty);
        }
        if state.discard(seat).is_empty() { Err(Illegal::NothingToShuffle) } else { Ok(()) }
    }

    /// Whether no further card need be played.
    pub(super) fn check_stop(&self, state: &State) -> Result<(), Illegal> {
        if state.turn.played.is_empty() {
            return Err(Illegal::NothingPlayed);
        }
        if self.is_forced(state) { Err(Illegal::Forced) } else { Ok(()) }
    }

    /// Whether the player on turn may play no further card, and build.
    pub fn may_stop(&self, state: &State) -> bool {
        state.is_playing() && self.check_stop(state).is_ok()
    }

    /// What a downgrade of `building` would do.
    ///
    /// # Errors
    ///
    /// Why it is not possible while the player on turn plays cards.
    pub fn check_downgrade(&self, state: &State, building: Building) -> Result<Downgrade, Illegal> {
        let kind = match self.cards().printed(building).downgrade {
            None | Some(Downgrade::Give(_)) => return Err(Illegal::NoDowngrade { building }),
            // Nothing else helps against an exceeded limit.
            Some(kind) if state.is_exceeded() && kind != Downgrade::RaiseLimit => {
                return Err(Illegal::NoDowngrade { building });
            }
            Some(kind) => kind,
        };
        let is_there = state.discard(self.on_turn(state)).has(building);
        if is_there { Ok(kind) } else { Err(Illegal::NotInDiscard { building }) }
    }

    /// Whether a card in the discard of the player on turn could raise the limit.
    pub fn can_be_saved(&self, state: &State) -> bool {
        let raises = |building| self.cards().printed(building).downgrade == Some(Downgrade::RaiseLimit);
        state.discard(self.on_turn(state)).iter().any(|(building, _)| raises(building))
    }
}

pub(super) fn play(
    game: &DesignTown,
    state: &mut State,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    let (seat, building) = (game.on_turn(state), game.check_play(state)?);
    let is_forced = game.is_forced(state);
    let player = &mut state.players[seat.index()];
    player.top = None;
    let is_last = player.deck.is_empty();
    state.turn.is_next_forced = false;
    state.turn.played.push(building);
    sink.push(Event::Played { seat, building, is_forced });
    if is_last {
        earn(game, state, sink);
    } else {
        state.phase = Phase::Top;
    }
    Ok(())
}

/// The income of the card that was played last, and the limit.
pub(super) fn earn(game: &DesignTown, state: &mut State, sink: &mut impl EventSink<Event>) {
    let (seat, turn) = (game.on_turn(state), &mut state.turn);
    let Some(&building) = turn.played.last() else { return };
    let printed = game.cards().printed(building);
    let coins = if printed.effect == Some(Effect::FeesOnly) { &mut turn.fee_coins } else { &mut turn.coins };
    *coins += u32::from(printed.coins);
    turn.vp += u32::from(printed.vp);
    turn.unhappy += u32::from(printed.is_unhappy);
    let (coins, fee_coins, vp, unhappy) = (turn.coins, turn.fee_coins, turn.vp, turn.unhappy);
    sink.push(Event::Earned { seat, coins, fee_coins, vp, unhappy });
    if unhappy > turn.limit {
        state.phase = Phase::Save;
        sink.push(Event::LimitExceeded { seat, can_be_saved: game.can_be_saved(state) });
    } else {
        take_effect(game, state, building, sink);
    }
}

/// What the card does that was played last.
fn take_effect(game: &DesignTown, state: &mut State, building: Building, sink: &mut impl EventSink<Event>) {
    let seat = game.on_turn(state);
    state.phase = Phase::Play;
    let turn = &mut state.turn;
    match game.cards().printed(building).effect {
        Some(Effect::NextToo) => {
            if state.players[seat.index()].top.is_some() {
                turn.is_next_forced = true;
                sink.push(Event::NextForced { seat });
            }
        }
        Some(Effect::CoinsForUnhappy) => {
            turn.coins += turn.unhappy;
            sink.push(Event::UnhappyPaid { seat, coins: turn.unhappy });
        }
        Some(Effect::RaiseLimit) => {
            turn.limit += 1;
            sink.push(Event::LimitRaised { seat, limit: turn.limit });
        }
        Some(Effect::DiscardBottom) => discard_bottom(state, seat, Why::Factory, Phase::Bottom, sink),
        Some(Effect::ExtraBuy) => {
            turn.extra_buys += 1;
            sink.push(Event::BuyAdded { seat });
        }
        Some(Effect::ExtraUpgrade) => {
            turn.cheap_upgrades += 1;
            sink.push(Event::UpgradeAdded { seat });
        }
        Some(Effect::OthersDiscard) => {
            if game.others(seat).any(|other| state.top(other).is_some()) {
                state.phase = Phase::Yard;
            }
        }
        Some(Effect::Forced | Effect::WinsWith(_) | Effect::MayStay | Effect::FeesOnly) | None => {}
    }
}

/// The bottom card of a deck goes to the discard. A lone card is known; otherwise chance shows which it is, in `phase`.
fn discard_bottom(state: &mut State, seat: Seat, why: Why, phase: Phase, sink: &mut impl EventSink<Event>) {
    let player = &mut state.players[seat.index()];
    if !player.deck.is_empty() {
        state.phase = phase;
    } else if let Some(building) = player.top.take() {
        player.discard.add(building);
        sink.push(Event::Discarded { seat, building, end: End::Bottom, why });
    }
}

/// Chance has shown the bottom card of a deck.
fn take_bottom(
    state: &mut State,
    seat: Seat,
    building: Building,
    why: Why,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    let player = &mut state.players[seat.index()];
    player.deck.take(building).ok_or(Illegal::NotInDeck { building, seat })?;
    player.discard.add(building);
    player.shown += 1;
    sink.push(Event::Discarded { seat, building, end: End::Bottom, why });
    Ok(())
}

/// The bottom card of the player on turn goes to the discard.
pub(super) fn discard_own_bottom(
    game: &DesignTown,
    state: &mut State,
    building: Building,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    take_bottom(state, game.on_turn(state), building, Why::Factory, sink)?;
    state.phase = Phase::Play;
    Ok(())
}

/// The bottom card of another player goes to the discard, and then those of the players after.
pub(super) fn discard_others_bottom(
    game: &DesignTown,
    state: &mut State,
    seat: Seat,
    building: Building,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    take_bottom(state, seat, building, Why::Yard(game.on_turn(state)), sink)?;
    others_discard(game, state, End::Bottom, Some(seat), sink);
    Ok(())
}

/// The other players discard a card from one end of their decks, clockwise from the one `after`, or from the first of
/// them, until chance has to show a card.
pub(super) fn others_discard(
    game: &DesignTown,
    state: &mut State,
    end: End,
    after: Option<Seat>,
    sink: &mut impl EventSink<Event>,
) {
    let own = game.on_turn(state);
    let why = Why::Yard(own);
    state.phase = Phase::Play;
    let done = after.map_or(0, |after| game.others(own).take_while(|&seat| seat != after).count() + 1);
    for seat in game.others(own).skip(done) {
        match end {
            End::Bottom => discard_bottom(state, seat, why, Phase::OthersBottom(seat), sink),
            End::Top => {
                let player = &mut state.players[seat.index()];
                if let Some(building) = player.top.take() {
                    player.discard.add(building);
                    sink.push(Event::Discarded { seat, building, end, why });
                    if !player.deck.is_empty() {
                        state.phase = Phase::OthersTop(seat);
                    }
                }
            }
        }
        if state.phase != Phase::Play {
            return;
        }
    }
}

pub(super) fn shuffle(
    game: &DesignTown,
    state: &mut State,
    stay: u8,
    remove: Option<Card>,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    game.check_shuffle(state)?;
    let there = game.most_staying(state);
    if stay > there {
        return Err(Illegal::TooManyStay { asked: stay, there });
    }
    match (remove, game.must_remove(state)) {
        (None, true) => return Err(Illegal::MustRemove),
        (Some(_), false) => return Err(Illegal::NothingToRemove),
        (Some(card), true) if state.supply(card) == 0 => return Err(Illegal::NotInSupply { card }),
        (None, false) => {}
        (Some(card), true) => state.supply[card.index()] -= 1,
    }
    let seat = game.on_turn(state);
    let player = &mut state.players[seat.index()];
    [player.deck, player.discard] = game.parted(player.discard, stay);
    state.phase = Phase::NewTop;
    sink.push(Event::Shuffled { seat, stayed: stay, removed: remove });
    Ok(())
}

pub(super) fn stop(
    game: &DesignTown,
    state: &mut State,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    game.check_stop(state)?;
    state.phase = Phase::Build;
    sink.push(Event::Stopped { seat: game.on_turn(state) });
    Ok(())
}

pub(super) fn downgrade(
    game: &DesignTown,
    state: &mut State,
    building: Building,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    let (seat, kind) = (game.on_turn(state), game.check_downgrade(state, building)?);
    let discard = &mut state.players[seat.index()].discard;
    discard.turn(building).ok_or(Illegal::NotInDiscard { building })?;
    sink.push(Event::Downgraded { seat, building });
    let turn = &mut state.turn;
    match kind {
        Downgrade::Coin => turn.coins += 1,
        Downgrade::RaiseLimit => {
            turn.limit += 1;
            sink.push(Event::LimitRaised { seat, limit: turn.limit });
        }
        Downgrade::Vp => turn.vp += 1,
        Downgrade::CoinAndUpgrade => {
            turn.coins += 1;
            turn.extra_upgrades += 1;
            sink.push(Event::UpgradeAdded { seat });
        }
        // Only while building, which is an action of its own.
        Downgrade::Give(_) => {}
    }
    // The saved card takes its effect: it was one unhappy too many, so once is enough.
    if state.is_exceeded()
        && let Some(&saved) = state.turn.played.last()
    {
        take_effect(game, state, saved, sink);
    }
    Ok(())
}
