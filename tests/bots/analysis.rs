//! Luck and skill: all parts add up, mistakes of a known cost are found at that cost, good moves are called good, and luck
//! is fair. `./dev prove-analysis` shows the same with many more matches, and of all games.

use std::sync::Arc;

use doodle_city::{
    bots::{
        Analysis, Analyst, AnalystTeam, Depth, Mind as _, Points, Skill, Thinker, VALUES_VERSION, WIN,
        WithBots, read_analysis, thought_seed, write_analysis,
    },
    record::{Level, Match, Playable, Player, Seeded},
    rules::{
        Actor, Game, IgnoreEvents, LegalActions as _, Outcome, Seat, Standing as _,
        city_planner::{self, Blocks, CityPlanner},
        design_town::{self, Cards, DesignTown},
        doodle_city::DoodleCity,
    },
};

use super::game;

fn planner(players: u8) -> CityPlanner {
    CityPlanner::new(city_planner::Setup { players, first: Seat(0), blocks: Blocks::BUILT_IN }).unwrap()
}

fn town(players: u8) -> DesignTown {
    let setup = design_town::Setup { players, first: Seat(0), first_game: true, cards: Cards::built_in() };
    DesignTown::new(setup).unwrap()
}

/// A match by computers of these levels; `None` plays at random.
fn played<G: WithBots>(game: &G, levels: &[Option<Level>], seed: u64) -> Arc<Match<G>> {
    let seats = levels.iter().map(|_| Player::person("Ada")).collect();
    let mut play = Match::<G>::new(game.setup().clone(), seats).unwrap();
    let mut dice = Seeded::new(seed);
    while !play.is_over() {
        let action = play.draw(&mut dice).unwrap_or_else(|| {
            let (step, seat) = (play.log().len(), play.actor().seat().unwrap());
            let seed = thought_seed(seed, step);
            match levels[seat.index()].map(Skill::of) {
                Some(skill) => {
                    let mind = game.mind(&skill);
                    let state = play.state().clone();
                    Thinker::new(game.clone(), mind, state, seat, skill, seed).think(u64::MAX).unwrap()
                }
                None => {
                    let legal = play.legal();
                    legal.get(seed as usize % legal.len()).unwrap()
                }
            }
        });
        play.apply(action, &mut IgnoreEvents).unwrap();
    }
    Arc::new(play)
}

/// A little of everything, for what has to be so whatever was looked at.
const LITTLE: Depth = Depth { wide: 2, kept: 1, samples: 1 };

/// The first `entries` of a match, or all of it if there are fewer.
fn begun<G: WithBots>(play: &Match<G>, entries: usize) -> Arc<Match<G>> {
    Arc::new(play.at(entries.min(play.log().len())))
}

fn adds_up<G: Playable + WithBots<Mind: Send + Sync>>(game: &G, levels: &[Option<Level>], entries: usize) {
    let play = begun(&played(game, levels, 3), entries);
    let analysis = Analyst::new(Arc::clone(&play), LITTLE).finish();
    assert_eq!(analysis.expected.len(), play.log().len() + 1);
    let standings = play.standings();
    for seat in game.all_seats() {
        let parts = analysis.luck(seat) + analysis.own(seat) + analysis.others(seat);
        assert_eq!(analysis.start(seat) + parts, analysis.result(seat), "{seat}");
        if !game.is_solo() && play.is_over() {
            let firsts = standings.iter().filter(|standing| standing.place() == 1).count() as i32;
            let share = if standings[seat.index()].place() == 1 { WIN.0 / firsts } else { 0 };
            assert_eq!(analysis.result(seat), Points(share));
        }
        for (entry, choice) in analysis.choices.iter().enumerate() {
            if let Some(choice) = choice.as_ref().filter(|choice| choice.seat == seat) {
                assert_eq!(analysis.change(entry, seat), Points(-choice.loss.0), "{entry}");
            }
        }
    }
    // Those who share the work find the same.
    let team = AnalystTeam::new(play, LITTLE);
    std::thread::scope(|scope| (0..3).for_each(|_| _ = scope.spawn(|| team.work(|| false))));
    assert_eq!(team.analysis(), Some(analysis));
}

#[test]
fn luck_and_choices_lead_from_what_was_expected_to_the_result_exactly() {
    adds_up(&game(1), &[Some(Level::Casual)], usize::MAX);
    adds_up(&game(3), &[Some(Level::Casual), None, Some(Level::Expert)], usize::MAX);
    adds_up(&planner(1), &[Some(Level::Casual)], usize::MAX);
    adds_up(&planner(2), &[Some(Level::Casual), None], usize::MAX);
    // Their turns are long.
    adds_up(&town(1), &[Some(Level::Casual)], 40);
    adds_up(&town(3), &[Some(Level::Skilled), Some(Level::Casual), Some(Level::Skilled)], 40);
}

#[test]
fn a_match_that_nobody_wins_alone_counts_as_its_turns() {
    let game = town(1);
    let play = played(&game, &[None], 5);
    assert!(!play.standings()[0].has_won(), "at random nobody wins");
    let analysis = Analyst::new(play, LITTLE).finish();
    assert_eq!(analysis.result(Seat(0)), Points::whole(-40));
}

#[test]
fn city_planner_alone_begins_at_what_is_known_and_every_cost_is_exact() {
    let game = planner(1);
    let play = played(&game, &[None], 11);
    let analysis = Analyst::new(Arc::clone(&play), Depth::FULL).finish();
    assert_eq!(format!("{}", analysis.start(Seat(0))), "71.6");
    let (mut state, mut mind, mut mistakes) = (game.start(), game.mind(&Skill::FULL), 0);
    for (choice, &action) in analysis.choices.iter().zip(play.log()) {
        if let Some(choice) = choice {
            // Before it the turn is worth what the best brings, after it what is left.
            let mut after = state.clone();
            game.apply(&mut after, action, &mut IgnoreEvents).unwrap();
            let [before, left] = [&state, &after].map(|state| mind.value(&game, state, Seat(0)));
            let off = (before - left - choice.loss).as_f64().abs();
            assert!(off < 0.1, "{action}: {before} less {left} is not {}", choice.loss);
            mistakes += usize::from(choice.loss.0 > Points::ONE);
        }
        game.apply(&mut state, action, &mut IgnoreEvents).unwrap();
    }
    assert!(mistakes > 5, "a player at random makes mistakes: {mistakes}");
}

/// What everybody can expect, by the mean of so many samples.
fn mean<G: WithBots>(game: &G, state: &G::State, seat: Seat, samples: u64) -> f64 {
    let mut mind = game.mind(&Skill::FULL);
    let sum: f64 = (0..samples).map(|sample| mind.expect(game, state, sample)[seat.index()].as_f64()).sum();
    sum / samples as f64
}

/// The luck of all that chance may do in `state`, weighed, is nothing, but for `off`. Tells the most that one may bring.
fn is_fair<G: WithBots>(game: &G, state: &G::State, samples: u64, off: f64) -> f64 {
    let (mut outcomes, seat) = (Vec::new(), Seat(0));
    game.chance(state, &mut outcomes);
    assert!(outcomes.len() > 1, "chance decides something");
    let before = mean(game, state, seat, samples);
    let (mut luck, mut weights, mut most) = (0.0, 0.0, 0.0_f64);
    for Outcome { action, weight } in outcomes {
        let mut after = state.clone();
        game.apply(&mut after, action, &mut IgnoreEvents).unwrap();
        let change = mean(game, &after, seat, samples) - before;
        luck += f64::from(weight) * change;
        weights += f64::from(weight);
        most = most.max(change.abs());
    }
    assert!((luck / weights).abs() <= off, "in the mean it is {}", luck / weights);
    most
}

#[test]
fn the_luck_of_a_starting_road_is_fair() {
    let game = game(1);
    let (mut state, mut dice) = (game.start(), Seeded::new(4));
    for _ in 0..3 {
        let road = game.draw(&state, &mut dice).unwrap();
        game.apply(&mut state, road, &mut IgnoreEvents).unwrap();
    }
    // Rounded down twice, in 1/1024.
    assert!(is_fair(&game, &state, 1, 0.003) > 0.5, "one road is better than another");
}

#[test]
fn the_luck_of_a_rerolled_die_is_fair() {
    let game = planner(1);
    let play = played(&game, &[None], 8);
    let mut state = game.start();
    let mut most = 0.0_f64;
    for &action in play.log() {
        if state.rerolling().is_some() {
            most = most.max(is_fair(&game, &state, 1, 0.003));
        }
        game.apply(&mut state, action, &mut IgnoreEvents).unwrap();
    }
    assert!(most > 0.5, "some dice are luck: {most}");
}

#[test]
fn the_luck_of_the_next_card_is_fair() {
    let game = town(1);
    let play = played(&game, &[Some(Level::Casual)], 2);
    let (mut state, mut cards, mut most) = (game.start(), 0, 0.0_f64);
    for &action in play.log() {
        let mut outcomes = Vec::new();
        game.chance(&state, &mut outcomes);
        if !state.played().is_empty() && outcomes.len() > 2 && game.turns(&state) > 4 && cards < 2 {
            // Orders of the deck are imagined.
            most = most.max(is_fair(&game, &state, 6, 0.5));
            cards += 1;
        }
        game.apply(&mut state, action, &mut IgnoreEvents).unwrap();
    }
    assert!(cards == 2 && most > 0.3, "some cards are luck: {most}");
}

/// A match of Doodle City alone up to a moment, and then on by a Master.
fn with_mistake(after_rounds: u32) -> (Arc<Match<DoodleCity>>, usize) {
    let game = game(1);
    let mut play = Match::<DoodleCity>::new(game.setup().clone(), vec![Player::person("Ada")]).unwrap();
    let (mut dice, skill) = (Seeded::new(6), Skill::of(Level::Expert));
    let mut mistake = None;
    while !play.is_over() {
        let action = play.draw(&mut dice).unwrap_or_else(|| {
            let thinker =
                Thinker::new(game.clone(), game.mind(&skill), play.state().clone(), Seat(0), skill, 1);
            let mut thinker = thinker;
            let best = thinker.think(u64::MAX).unwrap();
            if mistake.is_some() || game.round(play.state()) < after_rounds {
                return best;
            }
            mistake = Some(play.log().len());
            thinker.candidates().last().unwrap().action
        });
        play.apply(action, &mut IgnoreEvents).unwrap();
    }
    (Arc::new(play), mistake.unwrap())
}

#[test]
fn a_planted_mistake_is_found_at_its_cost() {
    let (play, entry) = with_mistake(5);
    let game = play.game();
    let mut analyst = Analyst::of_entries(Arc::clone(&play), entry..entry + 1, Depth::FULL);
    while !analyst.is_done() {
        analyst.iterate();
    }
    let findings = analyst.into_findings();
    let told = findings.choices().next().unwrap();
    // Its cost, by other dice: what is expected after the best of all moves, less after what was done.
    let before = play.at(entry);
    let cost_of = |action| {
        let mut after = before.state().clone();
        game.apply(&mut after, action, &mut IgnoreEvents).unwrap();
        let mut mind = game.mind(&Skill::FULL);
        let sum: f64 = (1000..1060).map(|sample| mind.expect(game, &after, sample)[0].as_f64()).sum();
        sum / 60.0
    };
    let cost = cost_of(told.best) - cost_of(play.log()[entry]);
    assert!(cost > 3.0, "it is a mistake: {cost}");
    let off = (told.loss.as_f64() - cost).abs();
    assert!(off < 0.1 * cost + 2.0 * told.error.as_f64(), "{} (± {}) told of {cost}", told.loss, told.error);
}

/// What the choices of Masters gave up, in the mean.
fn given_up<G: WithBots>(game: &G, depth: Depth, seeds: core::ops::Range<u64>) -> f64 {
    let (mut lost, mut choices) = (0.0, 0.0);
    for seed in seeds {
        let levels = vec![Some(Level::Master); game.seats()];
        let analysis = Analyst::new(played(game, &levels, seed), depth).finish();
        for choice in analysis.choices.iter().flatten() {
            lost += choice.loss.as_f64();
            choices += 1.0;
        }
    }
    lost / choices
}

#[test]
fn what_masters_do_is_called_good() {
    let hundredth = |game: f64| game / 100.0;
    assert!(given_up(&planner(1), Depth::FULL, 0..2).abs() < hundredth(planner(1).spread().as_f64()));
    assert!(given_up(&planner(2), Depth::FULL, 0..1).abs() < hundredth(WIN.as_f64()));
    assert!(given_up(&game(2), Depth::QUICK, 0..1).abs() < hundredth(WIN.as_f64()));
}

/// The luck of the first seat in so many matches: its mean, and how far that may be from nothing by chance.
fn luck<G: WithBots>(game: &G, levels: &[Option<Level>], depth: Depth, matches: u64) -> (f64, f64) {
    let of = |seed| -> f64 {
        let analysis: Analysis<_> = Analyst::new(played(game, levels, seed), depth).finish();
        analysis.luck(Seat(0)).as_f64()
    };
    let all: Vec<f64> = (500..500 + matches).map(of).collect();
    let count = matches as f64;
    let mean = all.iter().sum::<f64>() / count;
    let variance = all.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, (variance / count).sqrt())
}

#[test]
fn in_many_matches_luck_comes_to_nothing() {
    for (name, (mean, error)) in [
        ("City Planner", luck(&planner(1), &[None], Depth::FULL, 20)),
        ("City Planner for two", luck(&planner(2), &[Some(Level::Casual), None], Depth::FULL, 20)),
    ] {
        assert!(mean.abs() < 3.5 * error, "{name}: {mean} ± {error}");
    }
}

#[test]
fn who_is_given_a_match_that_goes_on_is_told_up_to_there() {
    let whole = played(&planner(1), &[Some(Level::Casual)], 1);
    let part = Arc::new(whole.at(20));
    let analysis = Analyst::new(Arc::clone(&part), LITTLE).finish();
    assert_eq!(analysis.choices.len(), 20);
    assert!(matches!(part.actor(), Actor::Seat(_) | Actor::Chance(_)));
}

#[test]
fn an_analysis_is_read_as_it_was_written_and_of_no_other_match() {
    let play = played(&planner(2), &[Some(Level::Casual), None], 4);
    let analysis = Analyst::new(Arc::clone(&play), LITTLE).finish();
    let text = write_analysis(&play, LITTLE, &analysis);
    assert_eq!(read_analysis(&text, &play), Some((LITTLE, analysis.clone())));
    let other = played(&planner(2), &[Some(Level::Casual), None], 5);
    assert_eq!(read_analysis(&text, &other), None);
    assert_eq!(
        read_analysis(&text, &play.at(play.log().len() - 1)),
        None,
        "one of its moments is another match"
    );
    let version = format!("\"values\":{VALUES_VERSION}");
    assert!(text.contains(&version));
    for bad in [
        text.replace(&version, "\"values\":0"),
        text.replace("doodle-city-analysis", "doodle-city-index"),
        text.replace("\"depth\"", "\"deep\""),
        text[..text.len() / 2].to_owned(),
        String::new(),
    ] {
        assert_eq!(read_analysis(&bad, &play), None, "{bad}");
    }
    let spoilt = |spoil: fn(&mut Analysis<_>)| {
        let mut other = analysis.clone();
        spoil(&mut other);
        read_analysis(&write_analysis(&play, LITTLE, &other), &play)
    };
    assert_eq!(spoilt(|it| _ = it.choices.pop()), None, "it is too short");
    assert_eq!(spoilt(|it| _ = it.expected.pop()), None, "it is too short");
    assert_eq!(spoilt(|it| _ = it.expected[3].pop()), None, "somebody is missing");
    assert_eq!(spoilt(|it| it.expected[3][0] = Points(i32::MAX)), None, "nobody expects that");
    let chooser = |it: &mut Analysis<city_planner::Action>| {
        let chosen = it.choices.iter().position(Option::is_some).expect("somebody chose");
        it.choices.swap(0, chosen);
    };
    assert_eq!(spoilt(chooser), None, "chance chose");
    let best = |it: &mut Analysis<city_planner::Action>| {
        let mut all: Vec<_> = it.choices.iter_mut().flatten().collect();
        let last = all.pop().expect("somebody chose").best;
        all.into_iter().for_each(|choice| choice.best = last);
    };
    assert_eq!(spoilt(best), None, "it was not possible");
}

/// What is known of the beginnings of matches by this version of the values. If one of these changes, so does the version:
/// what was kept beside records is then found out anew.
const VALUES: (u32, [i32; 3]) = (1, [784215690, -884533916, -1984916698]);

#[test]
fn the_version_of_the_values_is_raised_when_they_change() {
    fn known<G: Playable + WithBots>(game: &G, entries: usize) -> i32 {
        let levels = vec![Some(Level::Casual); game.seats()];
        let analysis = Analyst::new(begun(&played(game, &levels, 1), entries), LITTLE).finish();
        let at = |sum: i32, (entry, all): (usize, &Vec<Points>)| sum.wrapping_mul(31) ^ all[0].0 ^ entry as i32;
        analysis.expected.iter().enumerate().fold(0, at)
    }
    let known = [known(&game(1), 30), known(&planner(2), 60), known(&town(2), 30)];
    assert_eq!((VALUES_VERSION, known), VALUES, "raise the version, and write here what is known now");
}
