//! One step of a match: whether an action is legal, what it changes, what follows.

use doodle_city::rules::{EventSink, Game as _, Seat};

use super::{Action, Card, Event, Illegal, Parcel, State, state::Phase};

/// Carries out an action, or refuses it and changes nothing.
pub(super) fn apply(
    game: &Parcel,
    state: &mut State,
    action: Action,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    let seat = game.on_turn(state);
    match (state.phase, action) {
        (Phase::Deal, Action::Deal(dice)) => {
            for (seat, dice) in dice.chunks(4).enumerate() {
                let points = dice.iter().map(|face| i32::from(face.pips())).sum();
                state.hoards[seat].dealt = points;
                sink.push(Event::Dealt { seat: Seat(seat as u8), points });
            }
            state.phase = Phase::Throw;
        }
        (Phase::Throw, Action::Throw(face)) => {
            state.die = Some(face);
            state.phase = Phase::Reveal;
            sink.push(Event::Thrown { seat, face });
        }
        (Phase::Reveal, Action::Reveal(card)) => {
            let left = &mut state.pile[card as usize];
            *left = left.checked_sub(1).ok_or(Illegal::NoSuchCard)?;
            if state.pile == [0; 3] {
                state.pile = Card::COUNT;
            }
            state.card = Some(card);
            state.phase = Phase::Choose;
            sink.push(Event::Revealed { card });
        }
        (Phase::ThrowAgain, Action::Throw(face)) => {
            state.die = Some(face);
            state.phase = Phase::Choose;
            sink.push(Event::Thrown { seat, face });
        }
        (Phase::Choose, Action::Again) => {
            if state.card == Some(Card::Storm) {
                return Err(Illegal::Storm);
            }
            if state.is_second {
                return Err(Illegal::OnlyOnce);
            }
            state.is_second = true;
            state.phase = Phase::ThrowAgain;
        }
        (Phase::Choose, Action::Keep) => {
            if state.card == Some(Card::Storm) {
                return Err(Illegal::Storm);
            }
            let has_crown = state.card == Some(Card::Crown);
            let points = state.die.take().map_or(0, |face| face.pips().into());
            let hoard = &mut state.hoards[seat.index()];
            hoard.kept += points;
            hoard.crowns += i32::from(has_crown);
            sink.push(Event::Kept { seat, points, has_crown });
            end_turn(game, state, sink);
        }
        (Phase::Choose, Action::Pass) => {
            let points = i32::from(state.card == Some(Card::Sun));
            state.hoards[seat.index()].passed += points;
            sink.push(Event::Passed { seat, points });
            end_turn(game, state, sink);
        }
        (Phase::Deal | Phase::Throw | Phase::Reveal | Phase::Choose | Phase::ThrowAgain | Phase::Over, _) => {
            return Err(Illegal::NotNow);
        }
    }
    Ok(())
}

/// After a choice: the next turn, or the end.
fn end_turn(game: &Parcel, state: &mut State, sink: &mut impl EventSink<Event>) {
    state.turns += 1;
    (state.card, state.is_second) = (None, false);
    state.phase = match state.die {
        _ if state.turns == game.setup().turns => Phase::Over,
        Some(_) => Phase::Reveal,
        None => Phase::Throw,
    };
    if state.phase == Phase::Over {
        sink.push(Event::MatchEnded);
    }
}
