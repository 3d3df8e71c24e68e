//! Computer players of City Planner: they keep to the rules, think the same on every machine, and are as strong as they
//! say, as far as a few matches can show it. The long proof is in docs/opponents.md.

use doodle_city::{
    bots::{
        Mind as _, Points, Skill, Thinker, WithBots as _,
        city_planner::{PlannerMind, Reason, golden},
        thought_seed,
    },
    record::{Level, Seeded},
    rules::{
        Actor, Game as _, IgnoreEvents, Seat, Standing as _,
        city_planner::{Action, Block, Blocks, CityPlanner, Setup, State},
        dice::Face,
    },
};

fn on(blocks: Blocks, players: u8) -> CityPlanner {
    CityPlanner::new(Setup { players, first: Seat(0), blocks }).unwrap()
}

fn game(players: u8) -> CityPlanner {
    on(Blocks::BUILT_IN, players)
}

fn thinker(
    game: &CityPlanner,
    state: &State,
    mind: PlannerMind,
    skill: Skill,
    seed: u64,
) -> Thinker<CityPlanner, PlannerMind> {
    let Actor::Seat(seat) = game.actor(state) else { panic!("nobody is on turn") };
    Thinker::new(game.clone(), mind, state.clone(), seat, skill, seed)
}

/// Plays the match of `seed` between these players, and calls `see` before each action.
fn play(
    game: &CityPlanner,
    minds: &mut [(PlannerMind, Skill)],
    seed: u64,
    mut see: impl FnMut(&State, Action),
) -> State {
    let mut dice = Seeded::new(seed);
    let mut state = game.start();
    for step in 0.. {
        let action = match game.actor(&state) {
            Actor::GameOver => break,
            Actor::Chance(_) => game.draw(&state, &mut dice).unwrap(),
            Actor::Seat(seat) => {
                let (mind, skill) = &minds[seat.index()];
                let mut thinker = thinker(game, &state, mind.clone(), *skill, thought_seed(seed, step));
                thinker.think(u64::MAX).unwrap()
            }
        };
        see(&state, action);
        game.apply(&mut state, action, &mut IgnoreEvents).unwrap();
    }
    state
}

fn player(game: &CityPlanner, level: Level) -> (PlannerMind, Skill) {
    (game.mind(&Skill::of(level)), Skill::of(level))
}

fn greedy(game: &CityPlanner) -> (PlannerMind, Skill) {
    (game.baseline("greedy").unwrap(), Skill::ONE_STEP)
}

fn total(game: &CityPlanner, state: &State, seat: usize) -> i32 {
    let mut standings = Vec::new();
    game.standings(state, &mut standings);
    standings[seat].total()
}

/// The mean of this player's solo totals in so many matches.
fn mean(player: &(PlannerMind, Skill), matches: u32) -> f64 {
    let game = game(1);
    let one = |seed: u32| {
        let state = play(&game, &mut [player.clone()], seed.into(), |_, _| ());
        f64::from(total(&game, &state, 0))
    };
    (0..matches).map(one).sum::<f64>() / f64::from(matches)
}

#[test]
fn five_hundred_moves_never_change() {
    // New values or levels make new moves, and new numbers in that file: the example `golden` prints them.
    assert_eq!(golden::blocks(), include_str!("../goldens/city_planner_bots.txt"));
}

#[test]
fn each_level_beats_the_one_below_it_alone() {
    // Means of 24 totals with a deviation of 5 to 9: the difference of two has a standard error of 2 to 2.5. Levels lie
    // some 7 apart, so that none may be below the one before, and the first must be far below the last.
    let game = game(1);
    let means: Vec<f64> = Level::ALL.iter().map(|&level| mean(&player(&game, level), 24)).collect();
    assert!(means.windows(2).all(|pair| pair[0] < pair[1]), "{means:?}");
    assert!(means[0] + 18.0 < means[4], "{means:?}");
}

#[test]
fn the_greedy_player_is_the_one_that_was_measured_elsewhere() {
    // 57.1 points with a deviation of 6.5: the mean of 40 has a standard error of 1.0.
    let mean = mean(&greedy(&game(1)), 40);
    assert!((54.0..60.2).contains(&mean), "{mean}");
}

#[test]
fn a_master_alone_comes_as_far_as_can_be_expected() {
    // Without the luck of the dice: 71.6, with a deviation of 1.5.
    let game = game(1);
    let mut mind = game.mind(&Skill::ONE_STEP);
    let matches = 8;
    let mut sum = 0.0;
    for seed in 0..matches {
        let mut luck = Points::ZERO;
        let state = play(&game, &mut [player(&game, Level::Master)], seed, |state, action| {
            if let Some(more) = mind.luck(&game, state, action)
                && state.locked().is_some()
            {
                luck += more;
            }
        });
        sum += f64::from(total(&game, &state, 0)) - luck.as_f64();
    }
    let mean = sum / matches as f64;
    assert!((69.6..73.6).contains(&mean), "{mean}");
}

#[test]
fn a_master_beats_the_greedy_player_over_both_seats() {
    let game = game(2);
    let mut players = [player(&game, Level::Master), greedy(&game)];
    let mut lead = 0;
    for seed in 0..10 {
        for shift in 0..2 {
            let state = play(&game, &mut players, seed, |_, _| ());
            lead += total(&game, &state, shift) - total(&game, &state, 1 - shift);
            players.swap(0, 1);
        }
    }
    // 7.5 points a match, with a deviation of 9: the sum of twenty has one of 40.
    assert!(lead > 30, "{lead}");
}

#[test]
fn one_look_is_all_there_is_to_think() {
    let game = game(2);
    let (mind, skill) = player(&game, Level::Master);
    let mut state = game.start();
    game.apply(&mut state, Action::Roll([Some(Face::Two); Block::COUNT]), &mut IgnoreEvents).unwrap();
    let mut thinker = thinker(&game, &state, mind, skill, 1);
    assert!(thinker.step(|| true).is_some() && thinker.is_done());
    assert_eq!(thinker.iterations(), 1);
}

#[test]
fn hints_say_what_speaks_for_them() {
    let mut reasons = Vec::new();
    for players in [1, 2] {
        let game = game(players);
        let minds = &mut [player(&game, Level::Master), player(&game, Level::Master)];
        for seed in 0..2 {
            play(&game, minds, seed, |state, action| {
                if game.actor(state).is_chance() {
                    return;
                }
                let mut thinker = thinker(&game, state, game.mind(&Skill::FULL), Skill::FULL, 1);
                assert_eq!(thinker.think(u64::MAX), Some(action));
                let hints = thinker.hints(1);
                assert_eq!(hints[0].action, action);
                assert!((Points::whole(30)..Points::whole(110)).contains(&hints[0].points), "{hints:?}");
                let reason = hints[0].reason.expect("there is one for every move");
                let fits = match reason {
                    Reason::Reroll { better, .. } => {
                        matches!(action, Action::Reroll(_)) && (1..=6).contains(&better)
                    }
                    Reason::Change { from, to, now, then, .. } => {
                        matches!(action, Action::Change { .. }) && from != to && now != then
                    }
                    Reason::ScoresLeast { .. } => matches!(action, Action::Pass(_)),
                    Reason::ForNextTurn { .. } => matches!(action, Action::Pass(_)) && players == 1,
                    Reason::GivesLittle { .. } => matches!(action, Action::Pass(_)) && players == 2,
                    Reason::BringsMost => matches!(action, Action::Score(_)),
                    Reason::ForRerolls { rerolls } => matches!(action, Action::Score(_)) && rerolls > 0,
                    Reason::ForMoney { dollars } => matches!(action, Action::Score(_)) && dollars > 0,
                    Reason::ForPoints { vp } => matches!(action, Action::Score(_)) && vp > 0,
                };
                assert!(fits, "{action}: {reason:?}");
                reasons.push(reason);
            });
        }
    }
    assert!(reasons.iter().any(|reason| matches!(reason, Reason::Change { .. })));
    assert!(reasons.iter().any(|reason| matches!(reason, Reason::GivesLittle { .. })));
}

/// The dice once all that the player would still change is changed; `None` if something is rerolled.
fn changed_on(game: &CityPlanner, mut state: State) -> Option<Vec<Option<Face>>> {
    loop {
        let mut thinker = thinker(game, &state, game.mind(&Skill::FULL), Skill::FULL, 1);
        match thinker.think(u64::MAX)? {
            Action::Reroll(_) => return None,
            change @ Action::Change { .. } => game.apply(&mut state, change, &mut IgnoreEvents).unwrap(),
            _ => return Some(Block::ALL.into_iter().map(|block| state.die(block)).collect()),
        }
    }
}

#[test]
fn hints_are_for_different_plans() {
    let game = game(2);
    let minds = &mut [player(&game, Level::Master), player(&game, Level::Master)];
    let mut several = 0;
    for seed in 0..3 {
        play(&game, minds, seed, |state, action| {
            if !matches!(action, Action::Change { .. }) {
                return;
            }
            let mut thinker = thinker(&game, state, game.mind(&Skill::FULL), Skill::FULL, 1);
            thinker.think(u64::MAX);
            let hints = thinker.hints(3).into_iter().map(|hint| hint.action);
            let changes = hints.filter(|action| matches!(action, Action::Change { .. }));
            let mut plans = Vec::new();
            for change in changes {
                let mut after = state.clone();
                game.apply(&mut after, change, &mut IgnoreEvents).unwrap();
                if let Some(dice) = changed_on(&game, after) {
                    assert!(!plans.contains(&dice), "{change}: {dice:?}");
                    plans.push(dice);
                }
            }
            several += usize::from(plans.len() > 1);
        });
    }
    assert!(several > 3, "{several}");
}

#[test]
fn blocks_without_values_have_players_too() {
    let rows = r#"["BPMRKY","MKPGYR","PYKBRG","KRYMGB","YGRPBM","RBGKMP","GMBYKP"]"#;
    for players in [1, 2] {
        let game = on(serde_json::from_str(rows).unwrap(), players);
        let minds = &mut [player(&game, Level::Master), player(&game, Level::Casual)];
        let totals: i32 = (0..3).map(|seed| total(&game, &play(&game, minds, seed, |_, _| ()), 0)).sum();
        // Random play that is scored as proposed has some 29 a match.
        assert!(totals > 3 * 45, "{totals}");
    }
}
