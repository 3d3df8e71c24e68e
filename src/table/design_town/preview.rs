//! How likely going on ends the turn: worked out once for everything that shows it.

use bevy::prelude::*;

use super::{
    scene::GameContext,
    selection::{is_too_much, saving},
    words::may_stop,
};
use crate::{
    bots::design_town::{percent, risk, risk_of_shuffle},
    pictures::design_town::colors,
    storage::Settings,
    theme::Tone,
};

/// How likely going on ends the turn, in words, and in which colour; `None` if that is not to be said.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub(super) struct Odds(pub Option<(String, Tone)>);

/// Works out how likely going on ends the turn.
pub(super) fn work_out_odds((table, settings): (GameContext, Res<Settings>), mut odds: ResMut<Odds>) {
    odds.0 = odds_of(&table, &settings);
}

/// How likely going on ends the turn of the person who decides that.
fn odds_of(table: &GameContext, settings: &Settings) -> Option<(String, Tone)> {
    let play = table.play()?;
    let (game, state) = (play.game(), play.state());
    let seat = game.on_turn(state);
    // Before the first card there is nothing to decide, and what is certain is said in words.
    if table.permissions.computer().is_some() || !table.permissions.is_free() || !settings.odds {
        return None;
    }
    if let Some((_, risk)) = saving(play) {
        let percent = [("percent", percent(risk).into())];
        let said = || (table.locale.with("town-odds-saved", &percent), colors::RISK);
        return (risk > 0.0 && risk < 1.0).then(said);
    }
    if !may_stop(play) || is_too_much(play) {
        return None;
    }
    let risk = if state.top(seat).is_some() {
        risk(game, state)
    } else if state.discard(seat).is_empty() {
        return None;
    } else {
        risk_of_shuffle(game, state, table.selection.stay(play))
    };
    if risk <= 0.0 {
        return Some((table.locale.text("town-odds-none"), colors::SAFE));
    }
    Some((table.locale.with("town-odds", &[("percent", percent(risk).into())]), colors::RISK))
}
