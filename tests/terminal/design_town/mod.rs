//! Design Town in a terminal, beside the other games: whole matches typed line by line, what is done without asking, taking
//! back, and what is said of each wrong answer.

mod commands;

use std::{fs, path::Path, thread};

use doodle_city::{
    bots::design_town::risk,
    record::{Match, Seeded, Undoable, Who},
    rules::{
        Actor, Game as _, IgnoreEvents, LegalActions as _, Seat,
        design_town::{Action, Building, Cards, DesignTown, End, Legal, Setup, State},
        is_plain,
    },
};

use super::{Run, actions, as_played, doodle_with, play_on, seats, write};

fn setup(players: u8) -> Setup {
    Setup { players, first: Seat(0), first_game: false, cards: Cards::built_in() }
}

/// What a card is worth to whoever has it, roughly: enough to win, and to see all of them.
const fn worth(building: Building) -> i32 {
    match building {
        Building::ResidentialArea => -5,
        Building::Apartment => 0,
        Building::Hospital => 1,
        Building::ConvenienceStore | Building::FleaMarket | Building::ConstructionYard => 4,
        Building::RecyclingBin => 6,
        Building::Factory => 9,
        Building::ShoppingMall => 10,
        Building::PowerPlant => 12,
        Building::Church => 15,
        Building::RecyclingCentre => 17,
        Building::CentralPark => 22,
        Building::Station => 36,
    }
}

/// Goes on while that is rather safe, saves the turn where it can, and builds what is worth most.
fn sensible(game: &DesignTown, state: &State, legal: &[Action]) -> Action {
    let gain = |action: &Action| match *action {
        Action::Buy(card) => worth(card.front()),
        Action::Upgrade(card) => worth(card.back()) - worth(card.front()),
        Action::Develop(card) => worth(card.back()),
        Action::Give { .. } => 3,
        _ => 0,
    };
    let first = |kind: fn(&Action) -> bool| legal.iter().copied().find(kind);
    if state.is_building() {
        return *legal.iter().max_by_key(|action| gain(action)).unwrap();
    }
    if state.is_exceeded() {
        return legal[0];
    }
    let stop = first(|action| matches!(action, Action::Stop));
    match stop {
        Some(stop) if game.is_winning(state) || risk(game, state) > 0.2 => stop,
        _ => legal[0],
    }
}

/// A match with the cards of `seed`, played sensibly but for each so-manieth decision, which is any that is legal.
fn played(setup: Setup, seed: u64, odd: usize) -> Match<DesignTown> {
    let seats = seats(setup.players);
    let mut played = Match::<DesignTown>::new(setup, seats).unwrap();
    played.set_seed(seed);
    let (mut cards, mut legal) = (Seeded::new(seed), Legal::default());
    while !played.is_over() {
        let action = played.draw(&mut cards).unwrap_or_else(|| {
            played.game().legal(played.state(), &mut legal);
            let legal: Vec<Action> = legal.iter().collect();
            let step = played.log().len();
            if step.is_multiple_of(odd) {
                legal[step * 7 % legal.len()]
            } else {
                sensible(played.game(), played.state(), &legal)
            }
        });
        played.apply(action, &mut IgnoreEvents).unwrap();
    }
    played
}

/// A match of two in which all there is comes up, giving apart.
fn two() -> Match<DesignTown> {
    played(setup(2), 38, 11)
}

/// A solo match that is won.
fn alone() -> Match<DesignTown> {
    played(setup(1), 19, 23)
}

/// What has to be typed so that the match goes as `wanted` went: the actions in their own words, or the card on a line of its
/// own.
fn lines(wanted: &Match<DesignTown>, is_slow: bool) -> Vec<String> {
    let (mut lines, mut played, mut undoable) = (Vec::new(), wanted.at(0), Undoable::default());
    for (step, &action) in wanted.log().iter().enumerate() {
        let who = Who::is_next(&played);
        if undoable.is_handed_over_by(who) {
            lines.push(String::new());
            undoable.settle(step);
        }
        match (who, action) {
            (Who::Person(_), Action::Shuffle { .. } | Action::Give { to: None } | Action::GiveUp) => {
                lines.push(action.to_string());
            }
            (Who::Person(_), _) if is_slow => lines.extend(action.to_string().split(' ').map(String::from)),
            (Who::Person(_), _) => lines.push(action.to_string()),
            (Who::Unasked(_) | Who::Chance | Who::Computer, _) => {}
        }
        played.apply(action, &mut IgnoreEvents).unwrap();
        undoable.add(who, step + 1);
    }
    lines
}

/// Plays on in `a.json`, a match for two with the cards of seed 38.
fn play(folder: &Path, typed: &str) -> String {
    play_on(folder, &["--game", "design-town", "--players", "2", "--seed", "38"], typed)
}

fn log(folder: &Path) -> Vec<Action> {
    actions::<DesignTown>(folder)
}

/// The first step at which somebody is asked and this is so.
#[track_caller]
fn step_at(played: &Match<DesignTown>, is_so: impl Fn(&DesignTown, &State) -> bool) -> usize {
    let mut again = played.at(0);
    for (step, &action) in played.log().iter().enumerate() {
        let is_asked =
            matches!(again.actor(), Actor::Seat(_)) && again.game().automatic(again.state()).is_none();
        if is_asked && is_so(again.game(), again.state()) {
            return step;
        }
        again.apply(action, &mut IgnoreEvents).unwrap();
    }
    panic!("this never is so")
}

/// Types a whole match; gives what was told.
fn typed(folder: &Path, name: &str, wanted: &Match<DesignTown>, is_slow: bool) -> String {
    let setup = wanted.game().setup();
    let [players, first] = [setup.players, setup.first.0 + 1].map(|number| number.to_string());
    let seed = wanted.seed().unwrap().to_string();
    let mut arguments = vec!["play", name, "--game", "design-town", "--seed", &seed];
    arguments.extend(["--players", &players, "--first", &first]);
    arguments.extend(setup.first_game.then_some("--first-game"));
    let typed = lines(wanted, is_slow).join("\n") + "\n";
    let Run { status, out, err } = doodle_with(folder, &arguments, &typed);
    assert_eq!((status, err.as_str()), (0, ""), "{name}");
    assert_eq!(
        fs::read_to_string(folder.join(name)).unwrap(),
        as_played(&folder.join(name), wanted),
        "{name}: {out}"
    );
    let is_narrow = |line: &&str| line.rsplit(" > ").next().is_some_and(|told| told.chars().count() <= 80);
    let wide: Vec<&str> = out.lines().filter(|line| !is_narrow(line)).collect();
    assert!(wide.is_empty() && out.chars().all(|sign| sign == '\n' || is_plain(sign)), "{wide:?}");
    let is_lost = wanted.standings().iter().all(|score| !score.has_won);
    assert_eq!(out.contains(" wins in turn "), !is_lost, "{out}");
    assert_eq!(out.contains("The match is lost: nothing is left in the supply."), is_lost, "{out}");
    out
}

#[test]
fn whole_matches_are_played_and_told() {
    let folder = tempfile::tempdir().unwrap();
    let first_game = Setup { first: Seat(1), first_game: true, ..setup(2) };
    let matches = [
        ("won.json", alone(), true),
        ("lost.json", played(setup(1), 18, 11), false),
        ("two.json", two(), false),
        ("first.json", played(first_game, 9, 17), true),
        ("four.json", played(Setup { first: Seat(2), ..setup(4) }, 13, 11), false),
    ];
    // At once, for each waits for the disk after each action.
    let all: String = thread::scope(|scope| {
        let sittings: Vec<_> = matches
            .iter()
            .map(|(name, wanted, is_slow)| scope.spawn(|| typed(folder.path(), name, wanted, *is_slow)))
            .collect();
        sittings.into_iter().map(|sitting| sitting.join().unwrap()).collect()
    });
    let in_one_line = all.split_whitespace().collect::<Vec<_>>().join(" ");
    for words in [
        "On top of Player 1’s deck there is now ",
        " plays a Central Park.",
        " plays an Apartment.",
        " has to play a Residential Area.",
        "  So far: 2 coins to spend, 0 VP and 1 unhappy.",
        " 3 fee coins and ",
        " is over the limit, unless a card in the discard pile raises it.",
        " is over the limit, and nothing helps.",
        "  The unhappy bring 2 coins in addition.",
        "  The limit is now 3 unhappy.",
        "  The card after it must be played.",
        "  This turn has one more extra Buy.",
        "  This turn has one more extra Upgrade.",
        " discards a Hospital from the bottom of the deck.",
        " from the top of the deck.",
        " has to discard a ",
        " shuffles the discard pile into a new deck.",
        " shuffles the discard pile, except 1 × Flea Market, into a new deck",
        " is removed from the game.",
        " downgrades a Church in the discard pile to a Hospital.",
        " stops and builds.",
        " buys a Central Park for 7 coins.",
        ", as an extra action.",
        " upgrades a Central Park to a Station for 5 coins.",
        " develops a ",
        " gives an Apartment from the discard pile to ",
        " ends the turn with ",
        "Player 2’s turn is over after ",
        " wins.\n",
        "The match is over, and nobody has won.\n",
        "This turn wins once it is built.",
        "Shuffling and going on ends the turn with a chance of ",
        "; with 1 × Flea Market left in the discard, ",
        "nothing, the deck is empty",
        ", which must be played",
        ", play, stop or downgrade? > ",
        "\n* as an extra action\n",
        "\n0+3: coins, and coins that pay fees only\n",
        " extra Buy",
        " fee coins",
    ] {
        assert!(all.contains(words) || in_one_line.contains(words), "{words}");
    }
}

#[test]
fn a_match_goes_on_from_any_line_without_naming_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let wanted = alone();
    write(folder.path(), &wanted.at(0));
    for sitting in lines(&wanted, false).chunks(9) {
        let run = doodle_with(folder.path(), &["play", "a.json", "--seed", "19"], &(sitting.join("\n") + "\n"));
        assert_eq!((run.status, run.err.as_str()), (0, ""));
    }
    assert_eq!(log(folder.path()), wanted.log());
}

#[test]
fn what_leaves_no_choice_is_done_without_asking() {
    let folder = tempfile::tempdir().unwrap();
    let wanted = two();
    let mut seen = [0; 3];
    let mut before = wanted.at(0);
    for (step, &action) in wanted.log().iter().enumerate() {
        if let Some(automatic) = before.game().automatic(before.state()) {
            assert_eq!(automatic, action);
            let kind = match action {
                Action::Play => 0,
                Action::GiveUp => 1,
                Action::End => 2,
                _ => panic!("{action} leaves a choice"),
            };
            seen[kind] += 1;
            if seen[kind] == 1 {
                write(folder.path(), &before);
                let out = play(folder.path(), "");
                assert_eq!(log(folder.path())[..=step], wanted.log()[..=step], "{out}");
            }
        }
        before.apply(action, &mut IgnoreEvents).unwrap();
    }
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}

#[test]
fn nothing_is_taken_back_past_a_card() {
    let folder = tempfile::tempdir().unwrap();
    let wanted = two();
    let mut seen = [0; 2];
    let mut before = wanted.at(0);
    for (step, &action) in wanted.log().iter().enumerate() {
        // Some decisions, and any with which a turn ends.
        let is_looked_at = step % 9 < 2 || matches!(action, Action::Stop | Action::Buy(_));
        if is_looked_at && matches!(Who::is_next(&before), Who::Person(_)) {
            write(folder.path(), &before);
            let out = play(folder.path(), &format!("{action}\nundo\n"));
            let has_turned = out.contains("On top of") || out.contains("from the bottom");
            if has_turned {
                assert!(log(folder.path()).len() > before.log().len() + 1, "{out}");
                assert!(out.contains("Nothing can be taken back"), "{out}");
            } else if !out.contains("Nothing can be taken back") {
                // The end of a turn in which nothing can be built goes with what led to it.
                assert_eq!(log(folder.path()), before.log(), "{out}");
                seen[usize::from(out.contains(" ends the turn with "))] += 1;
            }
        }
        before.apply(action, &mut IgnoreEvents).unwrap();
    }
    assert!(seen.iter().all(|&count| count > 2), "{seen:?}");
}

#[test]
fn the_next_player_is_asked_before_a_card_that_must_be_played() {
    let folder = tempfile::tempdir().unwrap();
    // Player 1 can still take back how the turn ended, and a card of Player 2 is due that nobody asks for.
    let wanted = (0..).map(|seed| played(setup(2), seed, 11)).find_map(|wanted| {
        let is_stop = |step: &usize| {
            let is_automatic = |step: usize| {
                let before = wanted.at(step);
                before.game().automatic(before.state()).is_some()
            };
            let then = wanted.log().get(step + 1..step + 3);
            wanted.log()[*step] == Action::Stop
                && then == Some(&[Action::End, Action::Play])
                && is_automatic(step + 1)
                && is_automatic(step + 2)
        };
        (0..wanted.log().len()).find(is_stop).map(|step| wanted.at(step))
    });
    let wanted = wanted.unwrap();
    write(folder.path(), &wanted);
    let run = |typed| {
        let run = doodle_with(folder.path(), &["play", "a.json"], typed);
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        run.out
    };
    let out = run("stop\nundo\n");
    assert!(out.contains("Now Player ") && out.contains("The last move is taken back."), "{out}");
    assert_eq!(log(folder.path()), wanted.log());
    let out = run("stop\n\n");
    assert!(out.contains(" has to play "), "{out}");
    assert!(log(folder.path()).len() > wanted.log().len() + 3);
}

#[test]
fn beginnings_are_enough() {
    let folder = tempfile::tempdir().unwrap();
    let wanted = two();
    let can = |action: Action| {
        move |game: &DesignTown, state: &State| {
            let mut legal = Legal::default();
            game.legal(state, &mut legal);
            legal.iter().any(|other| other == action)
        }
    };
    let hospital = Building::Hospital.card();
    for (action, texts) in [
        (Action::Play, &["p", "PLAY", "pl"][..]),
        (Action::Stop, &["stop", "st"]),
        (Action::Downgrade(Building::Church), &["d church", "down ch", "downgrade\nc", "dow\n CHURCH"]),
        (Action::Discard(End::Bottom), &["b", "bottom", "discard bottom", "discard\nb"]),
        (Action::Buy(hospital), &["b hospital", "buy h", "b\nhosp", "stop\nbuy h", "b\nbuy hospital"]),
        (Action::Upgrade(hospital), &["up church", "upgrade hospital", "upg ho", "upgrade\nchurch"]),
        (Action::Develop(hospital), &["dev church", "develop hospital", "d\nchur"]),
        (Action::End, &["e", "end"]),
    ] {
        let start = wanted.at(step_at(&wanted, can(action)));
        for typed in texts {
            write(folder.path(), &start);
            let out = play(folder.path(), &format!("{typed}\n"));
            assert_eq!(log(folder.path()).get(start.log().len()), Some(&action), "{typed}: {out}");
        }
    }
    // What was begun is taken back before anything else.
    let start = wanted.at(step_at(&wanted, can(Action::Buy(hospital))));
    write(folder.path(), &start);
    play(folder.path(), "buy\nundo\nb h\n");
    assert_eq!(log(folder.path())[start.log().len()], Action::Buy(hospital));
}

#[test]
fn a_shuffle_alone_costs_a_card_that_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let wanted = alone();
    let is_due = |game: &DesignTown, state: &State| {
        state.is_playing() && state.top(Seat(0)).is_none() && game.most_staying(state) > 0
    };
    let step = step_at(&wanted, is_due);
    let hospital = Some(Building::Hospital.card());
    for (typed, stay, remove) in [
        ("shuffle for hospital", 0, hospital),
        ("shuffle hospital", 0, hospital),
        ("sh\nhos", 0, hospital),
        ("shuffle without 1\nfor hospital", 1, hospital),
        ("shuffle 1 h", 1, hospital),
        ("shuffle without 1 for flea", 1, Some(Building::FleaMarket.card())),
    ] {
        write(folder.path(), &wanted.at(step));
        let run = doodle_with(folder.path(), &["play", "a.json", "--seed", "19"], typed);
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        assert_eq!(
            log(folder.path()).get(step),
            Some(&Action::Shuffle { stay, remove }),
            "{typed}: {}",
            run.out
        );
        let is_asked = run.out.contains("which card leaves the supply for it? Convenience Store, Hospital, ");
        assert_eq!(is_asked, typed.contains('\n'), "{}", run.out);
    }
}

#[test]
fn what_is_not_allowed_is_said_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let played = two();
    let first = step_at(&played, |_, state| state.is_playing() && state.played().is_empty());
    let playing = step_at(&played, |game, state| {
        let is_free = state.is_playing() && !state.played().is_empty() && !game.is_forced(state);
        is_free && state.top(game.on_turn(state)).is_some() && !game.can_be_saved(state)
    });
    let forced = step_at(&played, |game, state| game.is_forced(state) && game.can_be_saved(state));
    let empty = step_at(&played, |game, state| state.is_playing() && state.top(game.on_turn(state)).is_none());
    let saving = step_at(&played, |game, state| state.is_exceeded() && game.can_be_saved(state));
    let yard = step_at(&played, |_, state| state.is_choosing_end());
    let poor = step_at(&played, |_, state| {
        state.is_building() && matches!(state.coins(), 2 | 3) && !state.has_built()
    });
    let done = step_at(&played, |game, state| {
        state.is_building() && state.has_built() && game.automatic(state).is_none()
    });
    for (step, typed, said) in [
        (first, "stop", "That is not allowed: each turn plays at least one card."),
        (first, "play 2", "`2` is more than was asked for."),
        (first, "fly", "`fly` is no choice here: play."),
        (playing, "", "There is a choice: play or stop."),
        (playing, "x", "`x` is no choice here: play or stop."),
        (playing, "shuffle", "That is not allowed: the deck is not empty, so it is not shuffled."),
        (playing, "shuffle without x", "`x` is no number of cards that stay, such as `shuffle without 1`."),
        (playing, "downgrade", "There is no card to downgrade now."),
        (playing, "downgrade church", "That is not allowed: there is no church in this player's discard."),
        (playing, "downgrade hospital", "That is not allowed: a downgrade of hospital brings nothing now."),
        (playing, "buy park", " has to play, shuffle or stop now."),
        (playing, "end", " has to play, shuffle or stop now."),
        (playing, "give up", " has to play, shuffle or stop now."),
        (playing, "discard", " has to play, shuffle or stop now."),
        (forced, "stop", "That is not allowed: the top card must be played."),
        (forced, "downgrade x", "`x` is no choice here: "),
        (empty, "play", "That is not allowed: the deck is empty: it has to be shuffled first."),
        (empty, "shuffle without 9", "That is not allowed: only "),
        (empty, "s", "`s` can be shuffle or stop."),
        (empty, "shuffle for hospital", "That is not allowed: no card leaves the supply for this shuffle."),
        (saving, "stop", " has to save the turn or give up now."),
        (saving, "", "There is a choice: downgrade or give up."),
        (yard, "play", " has to choose between top and bottom now."),
        (yard, "", "There is a choice: top or bottom."),
        (yard, "discard left", "`left` is no end of a deck: top or bottom."),
        (yard, "discard\nleft", "`left` is no end of a deck: top or bottom."),
        (yard, "top 2", "`2` is more than was asked for."),
        (poor, "buy park", "That is not allowed: that costs 7 coins, and there are only "),
        (poor, "develop", "That is not allowed: that costs "),
        (poor, "buy res", "That is not allowed: there is no residential-area in the supply."),
        (poor, "buy church", "`church` is no choice here: Convenience Store"),
        (poor, "develop c", "`c` can be Convenience Store, Church, Central Park or Construction Yard."),
        (poor, "give 2", "That is not allowed: "),
        (poor, "give x", "`x` is no player: `give 2` gives it to player 2."),
        (poor, "give 0", "`0` is no player: `give 2` gives it to player 2."),
        (
            poor,
            "give 9",
            "That is not allowed: with several players it is given to another one, in the solo game",
        ),
        (poor, "give", "That is not allowed: there is no apartment in this player's discard."),
        (done, "develop", "That is not allowed: no action is left for that."),
    ] {
        let before = played.at(step);
        write(folder.path(), &before);
        let out = play(folder.path(), &format!("{typed}\nhelp\ntable\nquit\n"));
        assert!(out.contains(said), "{typed}: {said}: {out}");
        assert!(out.contains("  develop station  buys a card") && out.contains("  table    shows everybody's"));
        assert!(
            out.contains("\n  Factory            Brings: 2 coins. Discard the bottom card of your "),
            "{out}"
        );
        assert!(out.contains(&format!("Step {step} of {step}. Round ")), "{out}");
        assert_eq!(log(folder.path()), before.log(), "{typed}");
    }
}
