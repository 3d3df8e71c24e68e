//! One step of a match: is the action legal, what does it change, what follows from it.

use super::{
    Action, Block, BlockSet, CHANGE_MONEY, CityPlanner, Due, Event, Illegal, MOST_CHANGES, ScoringChoice,
    State, Step, scoring::Six, state::Phase,
};
use crate::rules::{EventSink, Game, Seat, dice::Face};

fn due(game: &CityPlanner, state: &State) -> Due {
    match state.phase {
        Phase::Roll => Due::Roll,
        Phase::Adjust => Due::Pass(game.on_turn(state)),
        Phase::Throw(block) => Due::Throw(block),
        Phase::Score(_) => Due::Score(game.on_turn(state)),
        Phase::Over => Due::Nothing,
    }
}

/// The refusal of what is not due.
pub(super) fn not_now(game: &CityPlanner, state: &State) -> Illegal {
    Illegal::NotNow { due: due(game, state) }
}

pub(super) fn apply(
    game: &CityPlanner,
    state: &mut State,
    action: Action,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    let seat = game.on_turn(state);
    match (state.phase, action) {
        (Phase::Roll, Action::Roll(dice)) => roll(game, state, dice, sink),
        (Phase::Adjust, Action::Reroll(block)) => take_reroll(state, seat, block, sink),
        (Phase::Throw(block), Action::Throw(face)) => {
            throw(state, seat, block, face, sink);
            Ok(())
        }
        (Phase::Adjust, Action::Change { block, step }) => change(state, seat, block, step, sink),
        (Phase::Adjust, Action::Pass(block)) => pass(game, state, seat, block, sink),
        (Phase::Score(passed), Action::Score(choice)) => score(game, state, seat, passed, choice, sink),
        _ => Err(not_now(game, state)),
    }
}

fn roll(
    game: &CityPlanner,
    state: &mut State,
    dice: [Option<Face>; Block::COUNT],
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    for block in Block::ALL {
        let is_locked = state.locked == Some(block);
        if dice[block.index()].is_some() == is_locked {
            return Err(Illegal::WrongDice { block, is_locked });
        }
    }
    for (die, rolled) in state.dice.iter_mut().zip(dice) {
        *die = rolled.or(*die);
    }
    state.phase = Phase::Adjust;
    sink.push(Event::Rolled { seat: game.on_turn(state), round: game.round(state), dice });
    Ok(())
}

/// The face of a die that may be adjusted.
fn adjusted(state: &State, block: Block) -> Result<Face, Illegal> {
    match state.die(block) {
        Some(face) if state.locked != Some(block) => Ok(face),
        _ => Err(Illegal::Locked { block }),
    }
}

fn take_reroll(
    state: &mut State,
    seat: Seat,
    block: Block,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    adjusted(state, block)?;
    let rerolls = &mut state.players[seat.index()].rerolls;
    let left = rerolls.checked_sub(1).ok_or(Illegal::NoReroll)?;
    *rerolls = left;
    state.phase = Phase::Throw(block);
    sink.push(Event::RerollTaken { seat, block, left });
    Ok(())
}

fn throw(state: &mut State, seat: Seat, block: Block, to: Face, sink: &mut impl EventSink<Event>) {
    let from = state.dice[block.index()].replace(to).unwrap_or(to);
    state.rerolled[block.index()] += 1;
    state.phase = Phase::Adjust;
    sink.push(Event::Rerolled { seat, block, from, to });
}

fn change(
    state: &mut State,
    seat: Seat,
    block: Block,
    step: Step,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    let from = adjusted(state, block)?;
    if state.changed.has(block) {
        return Err(Illegal::ChangedAlready { block });
    }
    if state.changed.len() >= MOST_CHANGES {
        return Err(Illegal::NoChangeLeft);
    }
    if state.money(seat) < CHANGE_MONEY {
        return Err(Illegal::NoMoney);
    }
    let to = step.from(from).ok_or(Illegal::NoSuchFace { block, step })?;
    let player = &mut state.players[seat.index()];
    player.money -= CHANGE_MONEY;
    let money = player.money;
    state.dice[block.index()] = Some(to);
    state.changed = state.changed.with(block);
    sink.push(Event::Changed { seat, block, from, to, money });
    Ok(())
}

fn pass(
    game: &CityPlanner,
    state: &mut State,
    seat: Seat,
    block: Block,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    if game.is_solo() && state.locked == Some(block) {
        return Err(Illegal::SetAsideBefore { block });
    }
    let Some(face) = state.die(block) else { return Err(Illegal::NotNow { due: Due::Roll }) };
    state.phase = Phase::Score(block);
    sink.push(Event::Passed { seat, block, face });
    Ok(())
}

/// Whether the six can be scored like this.
pub(super) fn check(six: &Six, choice: ScoringChoice) -> Result<(), Illegal> {
    if let Some(block) = choice.green.without(six.mixed()).iter().next() {
        return Err(Illegal::NotMixed { block });
    }
    if !choice.given_up.is_empty() && six.parking_lots() != 1 {
        return Err(Illegal::CannotGiveUp { parking_lots: six.parking_lots() as u32 });
    }
    if let Some(block) = choice.given_up.without(six.expendable()).iter().next() {
        return Err(Illegal::NotToGiveUp { block });
    }
    match (choice.doubled, six.doubles()) {
        (None, true) => Err(Illegal::MustDouble),
        (Some(_), false) => Err(Illegal::CannotDouble),
        (None, false) | (Some(_), true) => Ok(()),
    }
}

fn score(
    game: &CityPlanner,
    state: &mut State,
    seat: Seat,
    passed: Block,
    choice: ScoringChoice,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Illegal> {
    let six = game.six(state, passed);
    check(&six, choice)?;
    let player = &mut state.players[seat.index()];
    let scoring = six.score(choice, player.money);
    player.vp += scoring.vp;
    player.money += scoring.money();
    // What was not rerolled lapses.
    player.rerolls = scoring.town_halls as u32;
    sink.push(Event::Scored { seat, choice, scoring, vp: player.vp, money: player.money });
    end_turn(game, state, passed, sink);
    Ok(())
}

/// The six blocks go over and will be rolled; the one that was passed keeps its die.
fn end_turn(game: &CityPlanner, state: &mut State, passed: Block, sink: &mut impl EventSink<Event>) {
    let round = game.round(state);
    let face = state.die(passed);
    state.dice = [None; Block::COUNT];
    state.dice[passed.index()] = face;
    state.locked = Some(passed);
    state.rerolled = [0; Block::COUNT];
    state.changed = BlockSet::NONE;
    state.turns += 1;
    let is_over = state.turns == game.all_turns();
    state.phase = if is_over { Phase::Over } else { Phase::Roll };
    if state.turns.is_multiple_of(game.seats() as u32) {
        sink.push(Event::RoundEnded { round });
    }
    if is_over {
        sink.push(Event::MatchEnded);
    }
}
