//! Computer players of Design Town: they keep to the rules, know no more than a person, think the same on every machine,
//! and are as strong as they say, as far as a few matches can show it. The long proof is in docs/opponents.md.

use doodle_city::{
    bots::{
        Skill, Thinker, WithBots as _,
        design_town::{Baseline, Reason, TownMind, golden, percent, risk},
        thought_seed,
    },
    record::{Level, Seeded},
    rules::{
        Actor, Game as _, IgnoreEvents, LegalActions as _,
        design_town::{Action, Cards, DesignTown, Legal, Score, Setup, State},
    },
};

use super::table_of_design_town::{Table, action, setup};

fn game(players: u8) -> DesignTown {
    DesignTown::new(setup(players)).unwrap()
}

fn first_game(players: u8) -> DesignTown {
    DesignTown::new(Setup { first_game: true, ..setup(players) }).unwrap()
}

fn thinker(
    game: &DesignTown,
    state: &State,
    (mind, skill): &(TownMind, Skill),
    seed: u64,
) -> Thinker<DesignTown, TownMind> {
    let Actor::Seat(seat) = game.actor(state) else { panic!("nobody is on turn") };
    Thinker::new(game.clone(), mind.clone(), state.clone(), seat, *skill, seed)
}

fn player(game: &DesignTown, level: Level) -> (TownMind, Skill) {
    (game.mind(&Skill::of(level)), Skill::of(level))
}

fn baseline(game: &DesignTown, name: &str) -> (TownMind, Skill) {
    (game.baseline(name).unwrap(), Skill::ONE_STEP)
}

/// Plays the match of `seed` between these players, and calls `see` before each action.
fn play(
    game: &DesignTown,
    players: &[(TownMind, Skill)],
    seed: u64,
    mut see: impl FnMut(&State, Action),
) -> Vec<Score> {
    let mut dice = Seeded::new(seed);
    let mut state = game.start();
    for step in 0.. {
        let action = match game.actor(&state) {
            Actor::GameOver => break,
            Actor::Chance(_) => game.draw(&state, &mut dice).unwrap(),
            Actor::Seat(seat) => {
                thinker(game, &state, &players[seat.index()], thought_seed(seed, step)).think(u64::MAX).unwrap()
            }
        };
        see(&state, action);
        game.apply(&mut state, action, &mut IgnoreEvents).unwrap();
    }
    let mut standings = Vec::new();
    game.standings(&state, &mut standings);
    standings
}

/// How many of so many matches the first of two players wins, sitting in both seats.
fn wins(game: &DesignTown, players: [&(TownMind, Skill); 2], seeds: u64) -> usize {
    let [one, other] = players.map(Clone::clone);
    let [there, back] = [[one.clone(), other.clone()], [other, one]];
    (0..seeds)
        .map(|seed| {
            let seats = [play(game, &there, seed, |_, _| ())[0], play(game, &back, seed, |_, _| ())[1]];
            seats.into_iter().filter(|score| score.has_won).count()
        })
        .sum()
}

/// What the player of this name does at a table.
fn does(name: &str, table: &Table) -> String {
    let (game, state) = (table.game(), table.state());
    thinker(game, state, &baseline(game, name), 1).think(1).unwrap().to_string()
}

fn at(deck: &str, discard: &str) -> Table {
    Table::new(setup(2)).deck(0, deck).discard(0, discard)
}

/// The same after these actions.
fn after(deck: &str, discard: &str, actions: &str) -> Table {
    let mut table = at(deck, discard);
    table.plays(actions);
    table
}

#[test]
fn six_hundred_moves_never_change() {
    // New values or levels make new moves, and new numbers in that file: the example `golden` prints them.
    assert_eq!(golden::set_ups(), include_str!("../goldens/design_town_bots.txt"));
}

#[test]
fn a_stops_at_two_unhappy_or_with_a_win() {
    let [a, b] = ["baseline-a", "baseline-b"];
    let one = after("hospital store bin", "", "play");
    assert_eq!((does(a, &one), does(b, &one)), ("play".into(), "play".into()));
    let two = after("hospital hospital store", "", "play play");
    assert_eq!((does(a, &two), does(b, &two)), ("stop".into(), "stop".into()));
    let raised = after("church hospital hospital store", "", "play play play");
    assert_eq!((does(a, &raised), does(b, &raised)), ("stop".into(), "play".into()));
    let win = after("park park park park store", "", "play play play play");
    assert_eq!((does(a, &win), does(b, &win)), ("stop".into(), "stop".into()));
}

#[test]
fn b_saves_with_a_church_and_a_does_not() {
    let exceeded = after("hospital hospital hospital store", "church", "play play play");
    assert!(exceeded.state().is_exceeded());
    assert_eq!(does("baseline-a", &exceeded), "give up");
    assert_eq!(does("baseline-b", &exceeded), "downgrade church");
    assert_eq!(does("baseline-c", &exceeded), "downgrade church");
}

#[test]
fn an_empty_deck_is_shuffled_but_alone_only_when_there_is_no_choice() {
    let empty = after("flea", "store store", "play");
    let names = Baseline::NAMES;
    assert_eq!(names.iter().map(|name| does(name, &empty)).collect::<Vec<_>>(), ["shuffle"; 3]);
    let mut alone = Table::new(setup(1)).deck(0, "flea").discard(0, "store store");
    alone.does("play");
    assert_eq!(names.iter().map(|name| does(name, &alone)).collect::<Vec<_>>(), ["stop"; 3]);
    let due = Table::new(setup(1)).deck(0, "").discard(0, "store store");
    assert_eq!(does("baseline-a", &due), "shuffle for convenience-store", "the cheapest leaves");
}

#[test]
fn a_buys_the_dearest_and_b_upgrades_as_well() {
    let builds = |coins, discard| Table::builds(setup(2), coins, 0, discard);
    assert_eq!(does("baseline-a", &builds(4, "")), "buy hospital", "of equals the earlier");
    assert_eq!(does("baseline-a", &builds(1, "")), "end");
    let six = builds(6, "factory hospital");
    assert_eq!(
        (does("baseline-a", &six), does("baseline-b", &six)),
        ("buy factory".into(), "upgrade factory".into())
    );
    assert_eq!(does("baseline-b", &builds(4, "hospital")), "buy hospital", "of equals the Buy");
}

#[test]
fn c_goes_on_up_to_a_risk_of_a_fifth() {
    // Two unhappy are played; under the store lie an area and so many bins.
    let with = |bins: usize| {
        let deck = format!("hospital hospital store area {}", "bin ".repeat(bins));
        after(&deck, "", "play play")
    };
    let (four, three) = (with(4), with(3));
    assert!((risk(four.game(), four.state()) - 0.2).abs() < 1e-12);
    assert_eq!((does("baseline-c", &four), does("baseline-c", &three)), ("play".into(), "stop".into()));
    let saved = after("hospital hospital store area bin", "church", "play play");
    assert_eq!(does("baseline-c", &saved), "play", "a Church in the discard is slack");
}

#[test]
fn c_builds_what_its_cards_are_worth_most_with() {
    let builds = |coins, discard| Table::builds(setup(2), coins, 0, discard);
    // A Station (3.6) before a Power Plant (1.2) or a Factory (0.9).
    assert_eq!(does("baseline-c", &builds(12, "factory")), "develop central-park");
    // A Park turned to a Station gains 1.4, a Hospital turned to a Church just as much; a Factory only 0.9.
    assert_eq!(does("baseline-c", &builds(5, "park")), "upgrade central-park");
    assert_eq!(does("baseline-c", &builds(4, "hospital")), "upgrade hospital");
    assert_eq!(does("baseline-c", &builds(0, "")), "end");
}

/// Calls `see` at every `nth` decision with a choice in a match of players of simple rules, who soon have decided.
fn each_decision(players: u8, seed: u64, nth: usize, mut see: impl FnMut(&DesignTown, &State, &Legal)) {
    let game = game(players);
    let careful = vec![baseline(&game, "baseline-c"); players.into()];
    let (mut legal, mut decisions) = (Legal::default(), 0);
    play(&game, &careful, seed, |state, _| {
        game.legal(state, &mut legal);
        if legal.len() > 1 {
            decisions += 1;
            if decisions % nth == 0 {
                see(&game, state, &legal);
            }
        }
    });
}

#[test]
fn every_decision_is_legal_and_every_choice_told_once() {
    for (players, level) in [(1, Level::Casual), (3, Level::Master)] {
        each_decision(players, 3, 5, |game, state, legal| {
            let mut one = thinker(game, state, &player(game, level), 1);
            let action = one.step(|| true).expect("one look is all there is");
            assert!(one.is_done() && legal.iter().any(|known| known == action), "{action}");
            let mut all = thinker(game, state, &player(game, Level::Master), 1);
            all.think(u64::MAX);
            assert_eq!(all.candidates().len(), legal.len());
        });
    }
}

#[test]
fn the_same_moment_is_judged_alike_whatever_has_been_thought_before() {
    // The state is all that is seen: what a mind remembers from other moments and other matches changes nothing.
    let mut used: Option<TownMind> = None;
    each_decision(2, 5, 6, |game, state, _| {
        let (fresh, skill) = player(game, Level::Master);
        let mut first = thinker(game, state, &(fresh.clone(), skill), 9);
        let mut again = thinker(game, state, &(used.take().unwrap_or(fresh), skill), 9);
        assert_eq!(first.think(u64::MAX), again.think(u64::MAX));
        assert_eq!(first.candidates(), again.candidates());
        used = Some(again.into_mind());
    });
}

#[test]
fn a_win_that_is_there_is_taken_by_everybody() {
    let stop = after("park park park park store", "", "play play play play");
    let turn = after("park park park store", "plant plant bin", "play play play");
    for level in Level::ALL {
        let decides =
            |table: &Table| thinker(table.game(), table.state(), &player(table.game(), level), 4).think(1);
        assert_eq!(decides(&stop), Some(action("stop")), "{level:?}");
        if level == Level::Master {
            assert_eq!(decides(&turn), Some(action("downgrade power-plant")), "six points and two");
        }
    }
}

#[test]
fn a_master_beats_the_players_of_simple_rules() {
    // 95 % against C and nearly always against A: of six matches, fewer than four are won once in 500 times.
    let master = player(&game(2), Level::Master);
    assert!(wins(&game(2), [&master, &baseline(&game(2), "baseline-c")], 3) >= 4);
    let game = first_game(2);
    assert!(wins(&game, [&player(&game, Level::Master), &baseline(&game, "baseline-a")], 1) == 2);
}

#[test]
fn a_master_alone_wins_soon() {
    // 99.6 %, in 13 turns; in first games 93 %, in 16.
    for (game, seeds, most) in [(game(1), 4, 17.0), (first_game(1), 2, 22.0)] {
        let master = [player(&game, Level::Master)];
        let scores: Vec<Score> = (0..seeds).map(|seed| play(&game, &master, seed, |_, _| ())[0]).collect();
        assert!(scores.iter().all(|score| score.has_won), "{scores:?}");
        let turns: f64 = scores.iter().map(|score| f64::from(score.turns)).sum();
        assert!(turns / scores.len() as f64 <= most, "{scores:?}");
    }
}

#[test]
fn levels_that_lie_apart_are_told_apart() {
    // Three levels make some 90 %: of four matches, two at least are won in all but four of a thousand cases.
    let game = game(2);
    for (stronger, weaker) in [(Level::Expert, Level::Beginner), (Level::Master, Level::Casual)] {
        let won = wins(&game, [&player(&game, stronger), &player(&game, weaker)], 2);
        assert!(won >= 2, "{stronger:?}, {weaker:?}: {won}");
    }
}

/// Whether the turn wins the match if it is built right after `action`.
fn wins_after(game: &DesignTown, state: &State, action: Action) -> bool {
    let (mut state, mut standings) = (state.clone(), Vec::new());
    for next in [action, Action::Stop, Action::End] {
        // Refused, if it was the action itself or the turn is already built.
        let _ = game.apply(&mut state, next, &mut IgnoreEvents);
    }
    game.standings(&state, &mut standings);
    standings.iter().any(|score| score.has_won)
}

/// Whether only one of several choices can have this reason.
const fn is_for_the_best(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::Only
            | Reason::Stops { .. }
            | Reason::NotWorthSaving
            | Reason::HurtsMore
            | Reason::NothingBetter
    )
}

#[test]
fn hints_say_what_speaks_for_them() {
    let mut reasons = Vec::new();
    for (players, seed) in [(1, 1), (2, 1), (3, 2)] {
        each_decision(players, seed, 3, |game, state, legal| {
            let mut thinker = thinker(game, state, &(game.mind(&Skill::FULL), Skill::FULL), 1);
            let action = thinker.think(u64::MAX).unwrap();
            let hints = thinker.hints(3);
            assert_eq!(hints[0].action, action);
            assert!(hints[0].reason.is_some(), "there is one for every best move");
            let comparing = hints.iter().filter(|hint| hint.reason.is_some_and(is_for_the_best));
            assert!(comparing.count() <= 1, "{hints:?}");
            for hint in &hints {
                let Some(reason) = hint.reason else { continue };
                let (action, choices) = (hint.action, thinker.candidates());
                let is_best = choices[0].action == action;
                let is_before = |other: Action| {
                    let at = |of| choices.iter().position(|choice| choice.action == of);
                    at(other).is_none_or(|other| at(action) < Some(other))
                };
                let fits = match reason {
                    Reason::Only => false,
                    Reason::Wins => wins_after(game, state, action),
                    Reason::WinsLater => {
                        matches!(action, Action::Downgrade(_)) && !wins_after(game, state, action)
                    }
                    Reason::GoesOn { risk: told } => {
                        !matches!(action, Action::Play | Action::Stop) || told == percent(risk(game, state))
                    }
                    Reason::Stops { risk: told } => {
                        action == Action::Stop && is_best && told == percent(risk(game, state))
                    }
                    Reason::Saves { .. } => state.is_exceeded() && matches!(action, Action::Downgrade(_)),
                    Reason::NotWorthSaving => action == Action::GiveUp && is_best,
                    Reason::Lost => action == Action::GiveUp && state.is_exceeded(),
                    Reason::BetterDeck if state.is_building() => {
                        !matches!(action, Action::Give { .. }) && is_before(Action::End)
                    }
                    Reason::BetterDeck => {
                        matches!(action, Action::Downgrade(_))
                            && is_before(Action::Play)
                            && is_before(Action::Stop)
                    }
                    Reason::ThinnerDeck => matches!(action, Action::Give { .. }) && is_before(Action::End),
                    Reason::HurtsMore => matches!(action, Action::Discard(_)) && is_best,
                    Reason::NothingBetter => action == Action::End && is_best,
                };
                assert!(fits, "{action}: {reason:?}, of {} choices", legal.len());
                reasons.push(reason);
            }
        });
    }
    for common in [Reason::Wins, Reason::BetterDeck, Reason::HurtsMore] {
        assert!(reasons.contains(&common), "{common:?}");
    }
    assert!(reasons.iter().any(|reason| matches!(reason, Reason::Stops { risk } if *risk > 0)));
    assert!(reasons.iter().any(|reason| matches!(reason, Reason::GoesOn { risk } if *risk > 0)));
}

#[test]
fn cards_without_values_have_players_too() {
    let dearer = serde_json::to_string(&Cards::built_in()).unwrap().replacen("\"cost\":2", "\"cost\":3", 1);
    let cards: Cards = serde_json::from_str(&dearer).unwrap();
    for players in [1, 2] {
        let game = DesignTown::new(Setup { cards: cards.clone(), ..setup(players) }).unwrap();
        let masters = vec![player(&game, Level::Master); players.into()];
        let won =
            (0..2).filter(|&seed| play(&game, &masters, seed, |_, _| ()).iter().any(|score| score.has_won));
        assert!(won.count() >= 1, "{players} to play");
    }
}

#[test]
fn saving_a_turn_and_winning_one_have_reasons_of_their_own() {
    let reasons = |table: &Table| -> Vec<(String, Option<Reason>)> {
        let mut thinker = thinker(table.game(), table.state(), &player(table.game(), Level::Master), 1);
        thinker.think(u64::MAX);
        thinker.hints(9).into_iter().map(|hint| (hint.action.to_string(), hint.reason)).collect()
    };
    let exceeded = reasons(&after("hospital hospital hospital store", "church", "play play play"));
    assert!(exceeded.contains(&("downgrade church".into(), Some(Reason::Saves { risk: 0 }))), "{exceeded:?}");
    // A Residential Area lies on top, and is one unhappy too many, too.
    let lost = reasons(&after("hospital hospital hospital residential", "church", "play play play"));
    assert!(lost.contains(&("give up".into(), Some(Reason::Lost))), "{lost:?}");
    assert!(lost.contains(&("downgrade church".into(), None)), "{lost:?}");
    // A second Church saves that one, too; one of two cards that may come next is the third.
    let risky = reasons(&after(
        "hospital hospital hospital residential residential store",
        "church church",
        "play play play",
    ));
    assert!(risky.contains(&("downgrade church".into(), Some(Reason::Saves { risk: 50 }))), "{risky:?}");
    let won = reasons(&after("park park park park store", "", "play play play play"));
    assert_eq!(won[0], ("stop".into(), Some(Reason::Wins)));
    let mut two_short = after("park park park store", "plant plant bin", "play play play");
    assert_eq!(reasons(&two_short)[0], ("downgrade power-plant".into(), Some(Reason::WinsLater)));
    assert!(reasons(&two_short).contains(&("stop".into(), None)), "it would give the win away");
    two_short.does("downgrade plant");
    assert_eq!(reasons(&two_short)[0], ("downgrade power-plant".into(), Some(Reason::Wins)));
    let first = reasons(&at("park hospital store", "plant"));
    assert_eq!(
        first,
        [("play".into(), Some(Reason::GoesOn { risk: 0 })), ("downgrade power-plant".into(), None)]
    );
    let mut yard = Table::new(setup(2)).deck(0, "yard bin").deck(1, "park store");
    yard.does("play");
    let ends = reasons(&yard);
    assert_eq!([ends[0].1, ends[1].1], [Some(Reason::HurtsMore), None]);
    let lost = reasons(&after("hospital hospital hospital store", "", "play play play"));
    assert_eq!(lost, [("give up".into(), Some(Reason::Only))]);
}
