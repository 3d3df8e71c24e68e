//! Each level is stronger than the one below it, shown on a small sample. The long proof is in docs/opponents.md.

use doodle_city::{
    bots::{
        Skill, Thinker, WithBots as _,
        doodle_city::{Valuer, Values},
        thought_seed,
    },
    record::{Level, Seeded},
    rules::{Actor, Game as _, IgnoreEvents, Seat, doodle_city::built_in_sheets},
};

use super::{game, on};

/// The solo total of `level` in the match of `seed`.
fn total(level: Level, seed: u64) -> f64 {
    let game = game(1);
    let skill = Skill::of(level);
    let mut dice = Seeded::new(seed);
    let mut state = game.start();
    let mut mind = Some(game.mind(&skill));
    let mut step = 0;
    while game.actor(&state) != Actor::GameOver {
        let action = match game.draw(&state, &mut dice) {
            Some(roll) => roll,
            None => {
                let seed = thought_seed(seed, step);
                let mut thinker =
                    Thinker::new(game.clone(), mind.take().unwrap(), state.clone(), Seat(0), skill, seed);
                let action = thinker.think(2).unwrap();
                mind = Some(thinker.into_mind());
                action
            }
        };
        game.apply(&mut state, action, &mut IgnoreEvents).unwrap();
        step += 1;
    }
    state.city(Seat(0)).score(&game).total.into()
}

#[test]
fn each_level_but_the_last_needs_no_search_to_beat_the_one_below() {
    // Means of 60 totals with a deviation of at most 18: the difference of two has a standard error of 3.3. Levels lie
    // about 10 apart, so that none may be below the one before, and the first must be far below the fourth.
    let mean = |level| (0..60).map(|seed| total(level, seed)).sum::<f64>() / 60.0;
    let means: Vec<f64> = Level::ALL[..4].iter().map(|&level| mean(level)).collect();
    assert!(means.windows(2).all(|pair| pair[0] < pair[1]), "{means:?}");
    assert!(means[0] + 15.0 < means[3], "{means:?}");
}

#[test]
fn the_weights_that_come_with_the_game_see_sheets_as_this_version_does() {
    for sheet in built_in_sheets() {
        let Some(Values { alone, table, .. }) = Values::built_in(&sheet) else {
            panic!("{} has none", sheet.name())
        };
        let game = on(sheet, 1);
        // Those of an earlier version are left aside, without a word.
        assert!(Valuer::new(&game, alone).is_ok() && Valuer::new(&game, table).is_ok());
        assert_ne!(alone, table, "a table is not played as if one were alone");
    }
}
