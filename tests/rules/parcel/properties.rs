//! The tests' own game in the suite for every game: chance that is not listed, that nobody throws, that comes first.

use doodle_city::{
    record::Seeded,
    rules::{Actor, Game as _, IgnoreEvents, LegalActions as _, Seat, Standing as _, dice::Face},
};

use crate::{
    game::rules::{Action, Card, Legal, Parcel, Setup, State},
    random::Random,
    suite::{self, Case},
};

fn weights(game: &Parcel, state: &State) -> Option<u32> {
    match game.actor(state) {
        Actor::Chance(Some(_)) => Some(6),
        // Eleven cards, one fewer with each that lies face up.
        Actor::Chance(None) if state.die().is_some() => Some(11 - game.turns(state) % 11),
        Actor::Chance(None) | Actor::Seat(_) | Actor::GameOver => None,
    }
}

fn case(turns: u32) -> Case<Parcel> {
    let expressible = [Action::Again, Action::Keep, Action::Pass, Action::Deal([Face::Two; 8])]
        .into_iter()
        .chain(Face::ALL.map(Action::Throw))
        .chain(Card::ALL.map(Action::Reveal))
        .collect();
    let is_unlisted = |action: &Action| matches!(action, Action::Deal(_));
    let (setup, most_actions) = (Setup { turns, first: Seat(1) }, 1 + 5 * turns as usize);
    Case { setup, expressible, most_actions, weights, is_unlisted }
}

#[test]
fn it_keeps_what_every_game_must_keep() {
    suite::legal_equals_accepted(&[(case(30), 40)]);
    suite::choices_are_counted_and_distinct(&case(30), 20);
    suite::what_is_not_asked_leaves_no_choice(&case(30), 20);
    suite::chance_draws_what_it_names(&case(60), 40);
    suite::every_step_is_written_undone_and_replayed(&case(30), 20);
    suite::standings_are_in_order(&case(60), 40);
    suite::turns_are_counted(&case(60), 40);
    suite::rounds_are_counted(&case(60), 40);
}

#[test]
fn no_two_draws_of_the_longest_match_share_a_key() {
    suite::no_two_draws_share_a_key(&case(2000), 3);
}

#[test]
fn whoever_has_fewer_points_may_win() {
    let case = case(12);
    let is_won_with_fewer = |seed: u64| {
        let log = case.play(seed, |_, _, _| {});
        let [ada, ben] = case.played(&log).standings()[..] else { panic!("two play") };
        ada.has_won() != ben.has_won() && ada.has_won() == (ada.total() < ben.total())
    };
    assert!((0..50).any(is_won_with_fewer));
}

#[test]
fn a_seed_brings_the_same_dice_and_cards_whatever_is_chosen() {
    let drawn = |choices: u64| {
        let game = Parcel::new(Setup { turns: 8, first: Seat(0) }).unwrap();
        let (mut state, mut dice, mut random) = (game.start(), Seeded::new(5), Random::new(choices));
        let (mut cards, mut legal) = (Vec::new(), Legal::default());
        while game.actor(&state) != Actor::GameOver {
            let action = game.draw(&state, &mut dice).unwrap_or_else(|| {
                game.legal(&state, &mut legal);
                legal.get(random.below(legal.len())).unwrap()
            });
            if let Action::Reveal(card) = action {
                cards.push(card);
            }
            game.apply(&mut state, action, &mut IgnoreEvents).unwrap();
        }
        cards
    };
    assert!((1..20).all(|choices| drawn(choices) == drawn(0)));
}
