//! One step of a match: is it due, and who carries it out.

use super::{
    Action, Building, DesignTown, Due, End, Event, Illegal, State, build, play,
    state::{MOST_ROUNDS, Phase, Turn},
};
use crate::rules::{EventSink, Game as _, Seat};

fn due(game: &DesignTown, state: &State) -> Due {
    let seat = game.on_turn(state);
    match state.phase {
        Phase::Deal(seat) | Phase::OthersTop(seat) => Due::Top(seat),
        Phase::Top | Phase::NewTop => Due::Top(seat),
        Phase::Bottom => Due::Bottom(seat),
        Phase::OthersBottom(seat) => Due::Bottom(seat),
        Phase::Play => Due::Play(seat),
        Phase::Save => Due::Save(seat),
        Phase::Yard => Due::Discard(seat),
        Phase::Build => Due::Build(seat),
        Phase::Over { .. } => Due::Nothing,
    }
}

pub(super) fn apply(
    game: &DesignTown,
    state: &mut State,
    action: Action,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    match (state.phase, action) {
        (Phase::Deal(seat), Action::Top(building)) => {
            show(state, seat, building, sink)?;
            let next = seat.index() + 1;
            state.phase = if next < game.seats() { Phase::Deal(Seat(next as u8)) } else { Phase::Play };
        }
        (Phase::Top, Action::Top(building)) => {
            show(state, game.on_turn(state), building, sink)?;
            play::earn(game, state, sink);
        }
        (Phase::NewTop, Action::Top(building)) => {
            show(state, game.on_turn(state), building, sink)?;
            state.phase = Phase::Play;
        }
        (Phase::OthersTop(seat), Action::Top(building)) => {
            show(state, seat, building, sink)?;
            play::others_discard(game, state, End::Top, Some(seat), sink);
        }
        (Phase::Bottom, Action::Bottom(building)) => {
            play::discard_own_bottom(game, state, building, sink)?;
        }
        (Phase::OthersBottom(seat), Action::Bottom(building)) => {
            play::discard_others_bottom(game, state, seat, building, sink)?;
        }
        (Phase::Play, Action::Play) => play::play(game, state, sink)?,
        (Phase::Play, Action::Shuffle { stay, remove }) => play::shuffle(game, state, stay, remove, sink)?,
        (Phase::Play, Action::Stop) => play::stop(game, state, sink)?,
        (Phase::Play | Phase::Save, Action::Downgrade(building)) => {
            play::downgrade(game, state, building, sink)?;
        }
        (Phase::Save, Action::GiveUp) => end_turn(game, state, None, sink),
        (Phase::Yard, Action::Discard(end)) => play::others_discard(game, state, end, None, sink),
        (Phase::Build, Action::Buy(card)) => build::buy(game, state, card, sink)?,
        (Phase::Build, Action::Upgrade(card)) => build::upgrade(game, state, card, sink)?,
        (Phase::Build, Action::Develop(card)) => build::develop(game, state, card, sink)?,
        (Phase::Build, Action::Give { to }) => build::give(game, state, to, sink)?,
        (Phase::Build, Action::End) => {
            let built = Some(state.turn.vp);
            end_turn(game, state, built, sink);
        }
        _ => return Err(Illegal::NotNow { due: due(game, state) }),
    }
    Ok(())
}

/// A card comes to lie on top of a deck.
fn show(
    state: &mut State,
    seat: Seat,
    building: Building,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    let player = &mut state.players[seat.index()];
    player.deck.take(building).ok_or(Illegal::NotInDeck { building, seat })?;
    player.top = Some(building);
    player.shown += 1;
    sink.push(Event::Shown { seat, building });
    Ok(())
}

/// The cards that were played go to the discard; `built` are the points of a turn that the limit did not end.
fn end_turn(game: &DesignTown, state: &mut State, built: Option<u32>, sink: &mut impl EventSink<Event>) {
    let (seat, round) = (game.on_turn(state), game.round(state));
    let has_won = built.is_some() && game.is_winning(state);
    let turn = core::mem::replace(&mut state.turn, Turn::new());
    let player = &mut state.players[seat.index()];
    for &building in &turn.played {
        player.discard.add(building);
    }
    player.turns += 1;
    player.most_vp = player.most_vp.max(built.unwrap_or(0));
    state.turns += 1;
    sink.push(Event::TurnEnded { seat, cards: turn.played.len() as u32, built });
    let is_round_over = state.turns.is_multiple_of(game.seats() as u32);
    if is_round_over {
        sink.push(Event::RoundEnded { round });
    }
    let is_lost = game.is_solo() && state.is_supply_empty() || is_round_over && round == MOST_ROUNDS;
    if has_won || is_lost {
        let winner = has_won.then_some(seat);
        state.phase = Phase::Over { winner };
        sink.push(Event::MatchEnded { winner });
    } else {
        state.phase = Phase::Play;
    }
}
