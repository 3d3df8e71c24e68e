//! The examples of the library do what they say.

use doodle_city::{
    record::{Level, Match},
    rules::{
        Game, Seat,
        city_planner::{Blocks, CityPlanner},
        design_town::{Cards, DesignTown},
    },
};

#[expect(dead_code, reason = "only its `main` is not asked for")]
#[path = "../../examples/own_player.rs"]
mod own_player;
#[expect(dead_code, reason = "only its `main` is not asked for")]
#[path = "../../examples/play_a_match.rs"]
mod play_a_match;

/// What `play_a_match` tells of a match with this set-up.
fn told<G: Game<Illegal: 'static>>(setup: G::Setup) -> String {
    let mut told = Vec::new();
    let played: Match<G> = play_a_match::play(setup, &["Ada", "Ben"], 7, &mut told).unwrap();
    assert!(played.is_over());
    assert_eq!(Match::<G>::read(played.record().write().as_bytes()).unwrap().log(), played.log());
    String::from_utf8(told).unwrap()
}

#[test]
fn a_match_of_any_game_is_played_and_told() {
    use doodle_city::rules::{city_planner, design_town};
    let blocks = city_planner::Setup { players: 2, first: Seat(0), blocks: Blocks::BUILT_IN };
    let cards = design_town::Setup { players: 2, first: Seat(1), first_game: true, cards: Cards::built_in() };
    for told in [told::<CityPlanner>(blocks), told::<DesignTown>(cards)] {
        assert!(told.starts_with("Round 1\n") || told.starts_with("  chance: "), "{told}");
        assert!(told.contains("\n  1. ") && told.contains("Ada: ") && told.contains("Ben: "), "{told}");
    }
}

#[test]
fn a_player_of_ones_own_plays_a_tournament_again_as_it_was() {
    let played = || {
        let mut told = Vec::new();
        let means = own_player::tournament(4, Level::Beginner, &mut told).unwrap();
        assert!(means.iter().all(|&mean| (1.0..200.0).contains(&mean)), "{means:?}");
        String::from_utf8(told).unwrap()
    };
    let told = played();
    assert_eq!(told.lines().count(), 5, "{told}");
    assert_eq!(told, played());
}
