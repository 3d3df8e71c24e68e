//! What is explained in a first match of Design Town.

use bevy::prelude::*;

use super::{
    layout::{DECK, DISCARD, TableLayout},
    selection::is_too_much,
    words::may_stop,
};
use crate::{
    intent::Intent,
    locale::{Arg, design_town::things},
    rules::{
        Game as _, LegalActions as _, Seat,
        design_town::{Action, Building, DesignTown, Effect, Event, VP_TO_WIN},
    },
    table::{
        permissions::Confirm,
        table_game::Selection as _,
        tutorial::{About, Moment, Says, Step, ask_for_help},
    },
};

type Now<'a> = Moment<'a, DesignTown>;

/// What just happened comes first, then what is new about the turn, then what is to be done.
pub(super) const STEPS: &[Step<DesignTown>] = &[
    Step::to_know("town-learn-over-limit", over_limit),
    Step::to_know("town-learn-gained", gained),
    Step::to_know("town-learn-upgraded", upgraded),
    Step::to_know("town-learn-others", others),
    Step::to_know("town-learn-over-limit-theirs", over_limit_theirs),
    Step::to_do("town-learn-over", over),
    Step::to_do("town-learn-saves", saves),
    Step::to_know("town-learn-aim", aim),
    Step::to_know("town-learn-forced", forced),
    Step::to_know("town-learn-unhappy", unhappy),
    Step::to_know("town-learn-store", store),
    Step::to_know("town-learn-effect", effect),
    Step::to_know("town-learn-next-too", next_too),
    Step::to_know("town-learn-downgrade", downgrade),
    Step::to_know("town-learn-give", give),
    Step::to_know("town-learn-extra-buy", extra_buy),
    Step::to_know("town-learn-extra-upgrade", extra_upgrade),
    Step::to_do("town-learn-wins", wins),
    Step::to_know("town-learn-news", news),
    Step::to_do("town-learn-shuffle", shuffle),
    Step::to_do("town-learn-too-much", too_much),
    Step::to_do("town-learn-play", play),
    Step::to_know("town-learn-help", ask_for_help),
    Step::to_do("town-learn-go-on", go_on),
    Step::to_know("town-learn-prices", prices),
    Step::to_know("town-learn-upgrade", upgrade),
    Step::to_know("town-learn-develop", develop),
    Step::to_do("town-learn-build", build),
    Step::to_do("town-learn-card", card),
    Step::to_do("town-learn-end", end),
];

/// The seat of an event is that of whoever learns.
fn is_me(now: &Now, seat: Seat) -> Option<()> {
    (seat == now.me).then_some(())
}

fn supply(layout: &TableLayout) -> Rect {
    let stalls = layout.supply.iter().copied().filter(|stall| !stall.is_empty());
    stalls.reduce(|all, stall| all.union(stall)).unwrap_or_default()
}

/// The first of the places that is there.
fn place(places: impl IntoIterator<Item = Rect>) -> About {
    About::Place(places.into_iter().find(|place| !place.is_empty()).unwrap_or_default())
}

/// A turn ended because of one unhappy too many.
fn too_many(now: &Now) -> Option<Seat> {
    now.told(|event| match *event {
        Event::TurnEnded { seat, built: None, .. } => Some(seat),
        _ => None,
    })
}

fn over_limit(now: &Now) -> Option<Says> {
    is_me(now, too_many(now)?)?;
    // What was played has gone to the discard meanwhile.
    let mut moments = (0..now.play.log().len()).rev().map(|steps| now.play.at(steps));
    let card = moments.find_map(|play| play.state().played().last().copied())?;
    Some(Says::with(
        [("card", things::id(card))],
        place([now.layout.players[now.me.index()], now.layout.tally]),
    ))
}

fn over_limit_theirs(now: &Now) -> Option<Says> {
    let seat = too_many(now).filter(|&seat| seat != now.me)?;
    Some(Says::with([("name", now.name(seat))], place([now.layout.players[seat.index()], now.layout.tally])))
}

/// Whether nothing is left to build, so that the turn ends by itself.
fn ends(now: &Now) -> Arg<'static> {
    let automatic = now.play.game().automatic(now.play.state());
    if automatic == Some(Action::End) { "yes" } else { "no" }.into()
}

fn gained(now: &Now) -> Option<Says> {
    let card = now.told(|event| match *event {
        Event::Bought { seat, card, .. } => is_me(now, seat).map(|()| card.front()),
        Event::Developed { seat, card, .. } => is_me(now, seat).map(|()| card.back()),
        _ => None,
    })?;
    let args = [("card", things::id(card)), ("ends", ends(now))];
    Some(Says::with(args, place([now.layout.row(DISCARD)])))
}

fn upgraded(now: &Now) -> Option<Says> {
    let card = now.told(|event| match *event {
        Event::Upgraded { seat, card, .. } => is_me(now, seat).map(|()| card.back()),
        _ => None,
    })?;
    let args = [("card", things::id(card)), ("ends", ends(now))];
    Some(Says::with(args, place([now.layout.row(DISCARD)])))
}

/// A computer player has its first turn.
fn others(now: &Now) -> Option<Says> {
    let seat = now.computer()?;
    Some(Says::with([("name", now.name(seat))], place([now.layout.players[seat.index()]])))
}

fn over(now: &Now) -> Option<Says> {
    let is_so = now.permissions.may_confirm(Confirm::ShowResults);
    is_so.then(|| Says::plainly(About::Thing(Intent::Confirm)))
}

/// Whoever learns may go on playing cards, and has none open.
fn is_playing(now: &Now) -> bool {
    now.is_mine() && now.play.state().is_playing() && now.selection.card.is_none()
}

fn is_building(now: &Now) -> bool {
    now.is_mine() && now.play.state().is_building()
}

fn top(now: &Now) -> Option<Building> {
    now.play.state().top(now.me)
}

fn saves(now: &Now) -> Option<Says> {
    let downgrades = now.play.legal().iter().any(|action| matches!(action, Action::Downgrade(_)));
    let is_so = now.is_mine() && now.play.state().is_exceeded() && downgrades;
    is_so.then(|| Says::plainly(place([now.layout.row(DISCARD)])))
}

fn aim(now: &Now) -> Option<Says> {
    is_playing(now).then(|| Says::with([("vp", VP_TO_WIN.into())], place([now.layout.players[now.me.index()]])))
}

fn forced(now: &Now) -> Option<Says> {
    let top = top(now).filter(|_| is_playing(now))?;
    let is_so = now.play.game().cards().has(top, Effect::Forced);
    is_so.then(|| Says::with([("card", things::id(top))], place([now.layout.row(DECK)])))
}

fn unhappy(now: &Now) -> Option<Says> {
    let state = now.play.state();
    let is_so = is_playing(now) && state.unhappy() > 0;
    is_so.then(|| Says::with([("limit", state.limit().into())], place([now.layout.tally])))
}

/// The next card does something beside its income.
fn effect(now: &Now) -> Option<Says> {
    let cards = now.play.game().cards();
    let is_told = |top: &Building| cards.has(*top, Effect::Forced) || wins_with(now, *top).is_some();
    let top =
        top(now).filter(|top| is_playing(now) && cards.printed(*top).effect.is_some() && !is_told(top))?;
    let effect = things::when_played(now.locale, cards, top, false);
    Some(Says::with([("card", things::id(top)), ("effect", effect.into())], place([now.layout.row(DECK)])))
}

/// With how many cards in a turn this one wins.
fn wins_with(now: &Now, building: Building) -> Option<u8> {
    now.play.game().cards().cards_to_win().filter(|(card, _)| *card == building).map(|(_, cards)| cards)
}

fn store(now: &Now) -> Option<Says> {
    let top = top(now).filter(|_| is_playing(now))?;
    let args = [("card", things::id(top)), ("cards", wins_with(now, top)?.into())];
    Some(Says::with(args, place([now.layout.row(DECK)])))
}

fn next_too(now: &Now) -> Option<Says> {
    let top = top(now).filter(|_| is_playing(now) && now.play.state().is_next_forced())?;
    Some(Says::with([("card", things::id(top))], place([now.layout.row(DECK)])))
}

fn downgrade(now: &Now) -> Option<Says> {
    let building = now.play.legal().iter().find_map(|action| match action {
        Action::Downgrade(building) => Some(building),
        _ => None,
    })?;
    is_playing(now).then(|| Says::with([("card", things::id(building))], place([now.layout.row(DISCARD)])))
}

fn give(now: &Now) -> Option<Says> {
    let gives = now.play.legal().iter().any(|action| matches!(action, Action::Give { .. }));
    let (building, coins) = now.play.game().cards().gift().filter(|_| is_building(now) && gives)?;
    let args = [("card", things::id(building)), ("coins", coins.into())];
    Some(Says::with(args, place([now.layout.row(DISCARD)])))
}

fn extra_buy(now: &Now) -> Option<Says> {
    let is_so = is_building(now) && now.play.state().extra_buys() > 0;
    is_so.then(|| Says::plainly(place([supply(now.layout)])))
}

fn extra_upgrade(now: &Now) -> Option<Says> {
    let state = now.play.state();
    let is_so = is_building(now) && state.cheap_upgrades() + state.extra_upgrades() > 0;
    is_so.then(|| Says::plainly(place([now.layout.row(DISCARD)])))
}

/// The first turn after somebody else had one.
fn news(now: &Now) -> Option<Says> {
    let other = now.me.clockwise(1, now.play.seats().len());
    let begins =
        is_playing(now) && now.play.state().played().is_empty() && now.play.game().round(now.play.state()) > 1;
    begins.then(|| Says::with([("name", now.name(other))], place([now.layout.info])))
}

fn prices(now: &Now) -> Option<Says> {
    (is_building(now) && builds(now) != Builds::Nothing).then(|| Says::plainly(place([supply(now.layout)])))
}

fn upgrade(now: &Now) -> Option<Says> {
    let is_so = is_building(now) && matches!(builds(now), Builds::Upgrades | Builds::Both);
    is_so.then(|| Says::plainly(place([now.layout.row(DISCARD)])))
}

fn develop(now: &Now) -> Option<Says> {
    let is_so = is_building(now) && now.play.legal().iter().any(|action| matches!(action, Action::Develop(_)));
    is_so.then(|| Says::plainly(place([supply(now.layout)])))
}

/// What can be built.
#[derive(PartialEq)]
enum Builds {
    Nothing,
    Buys,
    Upgrades,
    Both,
}

fn builds(now: &Now) -> Builds {
    let can = |wanted: fn(&Action) -> bool| now.play.legal().iter().any(|action| wanted(&action));
    let buys = can(|action| matches!(action, Action::Buy(_) | Action::Develop(_)));
    match (buys, can(|action| matches!(action, Action::Upgrade(_)))) {
        (false, false) => Builds::Nothing,
        (true, false) => Builds::Buys,
        (false, true) => Builds::Upgrades,
        (true, true) => Builds::Both,
    }
}

fn wins(now: &Now) -> Option<Says> {
    let is_so = (is_playing(now) || is_building(now)) && now.play.game().is_winning(now.play.state());
    is_so.then(|| Says::plainly(place([now.layout.tally])))
}

fn shuffle(now: &Now) -> Option<Says> {
    let shuffles = now.play.legal().iter().any(|action| matches!(action, Action::Shuffle { .. }));
    let is_so = is_playing(now) && top(now).is_none() && shuffles;
    is_so.then(|| Says::plainly(place([now.layout.row(DISCARD)])))
}

fn too_much(now: &Now) -> Option<Says> {
    let is_so = is_playing(now) && top(now).is_some() && is_too_much(now.play) && may_stop(now.play);
    is_so.then(|| Says::plainly(place([now.layout.row(DECK)])))
}

fn play(now: &Now) -> Option<Says> {
    let (game, state) = (now.play.game(), now.play.state());
    // What must be played is played by itself.
    let is_so = is_playing(now) && top(now).is_some() && state.played().is_empty() && !game.is_forced(state);
    is_so.then(|| Says::plainly(About::Thing(Intent::Confirm)))
}

fn go_on(now: &Now) -> Option<Says> {
    let is_so = is_playing(now) && top(now).is_some() && may_stop(now.play);
    let args = [("coins", now.play.state().coins().into())];
    is_so.then(|| Says::with(args, place([now.layout.info])).keeping_clear([now.layout.deck]))
}

fn build(now: &Now) -> Option<Says> {
    let (can, about) = match builds(now) {
        Builds::Nothing => return None,
        Builds::Buys => ("buy", supply(now.layout)),
        Builds::Upgrades => ("upgrade", now.layout.row(DISCARD)),
        Builds::Both => ("both", supply(now.layout)),
    };
    let is_so = is_building(now) && now.selection.card.is_none();
    let state = now.play.state();
    let has_extra = state.extra_buys() + state.cheap_upgrades() + state.extra_upgrades() > 0;
    let extra = if has_extra { "yes" } else { "no" };
    let args = [("can", can.into()), ("coins", state.coins().into()), ("extra", extra.into())];
    is_so.then(|| Says::with(args, place([about])))
}

fn card(now: &Now) -> Option<Says> {
    let is_so = is_building(now) && now.selection.card.is_some() && now.permissions.may_confirm(Confirm::Act);
    is_so.then(|| Says::plainly(About::Thing(Intent::Confirm)).keeping_clear([now.layout.open]))
}

fn end(now: &Now) -> Option<Says> {
    // Whoever has built nothing yet is not told to go.
    let can_build = builds(now) != Builds::Nothing;
    let is_done = now.play.state().has_built() || !can_build;
    let ends_by_itself = now.play.game().automatic(now.play.state()).is_some();
    let may_end = now.selection.action(now.play) == Some(Action::End) && !ends_by_itself;
    let is_so = is_building(now) && is_done && may_end;
    let args = [("can", if can_build { "yes" } else { "no" }.into())];
    let about = if can_build { place([supply(now.layout)]) } else { About::Thing(Intent::Confirm) };
    is_so.then(|| Says::with(args, about))
}
