//! Scenes of first matches: one for each step that is explained, at a moment at which it is so.

use bevy::prelude::*;

use crate::{
    bots::{Skill, Thinker},
    locale::{Locale, players},
    record::{AnyMatch, Controller, Level, Match, Player, Seeded},
    rules::{Actor, IgnoreEvents, LegalActions as _, Seat},
    screens::Panel,
    session::Open,
    storage::{MatchId, Said, Tutorial},
    table::{
        table_game::{Selection as _, TableGame},
        tutorial::{Step, is_so},
    },
};

/// A scene for each of the steps of a game, by their keys.
macro_rules! learning_scenes {
    ($game:ty: $($key:literal),* $(,)?) => {
        &[$($crate::dev::scene::Scene::new(
            $key,
            &[|world| $crate::dev::learning::learn::<$game>(world, $key), $crate::dev::learning::choose::<$game>],
        )),*]
    };
}

pub(super) use learning_scenes;

/// What is to be chosen once the match lies there.
#[derive(Resource)]
struct Chosen<G: TableGame>(G::Selection);

/// How many matches are looked through.
const MATCHES: u64 = 24;

/// A first match comes onto the table, at a moment at which nothing but this step has still to be explained.
pub(super) fn learn<G: TableGame>(world: &mut World, key: &str) {
    let Some(step) = G::TUTORIAL.iter().find(|step| step.key == key) else { return };
    let (layout, locale) = (G::Layout::default(), world.resource::<Locale>());
    let moment = |seed| moment::<G>(seed, step, (&layout, locale));
    let Some((play, selection)) = (0..MATCHES).find_map(moment) else {
        warn!("{key} is never so");
        return;
    };
    let others = G::TUTORIAL.iter().filter(|other| other.key != key);
    let said =
        others.map(|other| Said { step: other.key.into(), after: 0, text: String::new(), is_read: true });
    let tutorial = Tutorial { said: said.collect(), ..Tutorial::new(0) };
    *world.resource_mut::<Panel>() = Panel::Closed;
    world.insert_resource(Chosen::<G>(selection));
    let (id, play) = (MatchId::fresh(G::NAME), AnyMatch::from(play));
    world.write_message(Open { id, play, is_live: true, tutorial: Some(tutorial) });
    world.resource_mut::<NextState<crate::page::Page>>().set(crate::page::Page::Table);
}

/// What the step is about is chosen.
pub(super) fn choose<G: TableGame>(world: &mut World) {
    if let Some(Chosen(selection)) = world.remove_resource::<Chosen<G>>()
        && selection != G::Selection::default()
    {
        world.insert_resource(selection);
    }
}

/// A moment of a match at which a step is so, with what is chosen.
fn moment<G: TableGame>(
    seed: u64,
    step: &Step<G>,
    around: (&G::Layout, &Locale),
) -> Option<(Match<G>, G::Selection)> {
    let first = G::first_match()?;
    let players = (0..first.seats).map(|seat| match seat {
        0 => Player::person("Ada"),
        _ => Player { name: players::level(around.1, Level::Casual), by: Controller::Level(Level::Casual) },
    });
    let mut play = Match::<G>::new(first.setup, players.collect()).ok()?;
    let (mut chance, mut turn) = (Seeded::new(seed), seed);
    loop {
        if let Some(selection) = is_so(step, &play, selections(&play), around) {
            return Some((play, selection));
        }
        if play.is_over() {
            return None;
        }
        turn = turn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = play.draw(&mut chance).or_else(|| match play.actor() {
            // Whoever learns does now this, now that, in every other match.
            Actor::Seat(Seat(0)) if seed.is_multiple_of(2) => {
                let legal = play.legal();
                legal.get((turn >> 33) as usize % legal.len().max(1))
            }
            Actor::Seat(seat) => {
                let (game, skill) = (play.game().clone(), Skill::of(Level::Casual));
                let mind = game.mind(&skill);
                Thinker::new(game, mind, play.state().clone(), seat, skill, turn).step(|| false)
            }
            Actor::Chance(_) | Actor::GameOver => None,
        })?;
        play.apply(action, &mut IgnoreEvents).ok()?;
    }
}

/// All that a person could have chosen at this moment: nothing, or an action in part or whole.
fn selections<G: TableGame>(play: &Match<G>) -> Vec<G::Selection> {
    let mut selections = vec![G::Selection::default()];
    let is_persons = |play: &Match<G>| match play.actor() {
        Actor::Seat(seat) => play.level(seat).is_none(),
        Actor::Chance(_) | Actor::GameOver => false,
    };
    if is_persons(play) {
        for action in play.legal().iter() {
            let mut selection = G::Selection::of(play, action);
            while !selection.is_empty() && !selections.contains(&selection) {
                selections.push(selection.clone());
                selection.unchoose();
            }
        }
    }
    selections
}
