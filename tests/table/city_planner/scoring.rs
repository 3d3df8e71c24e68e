//! Ways to score: what is proposed, what can be chosen instead, and that the paper says what is scored.

use bevy::prelude::*;
use doodle_city::{
    drawing::label::TextLabel,
    intent::Intent,
    record::Match,
    rules::{
        Actor, Game as _, IgnoreEvents, LegalActions as _,
        city_planner::{Action, Block, CityPlanner, ROUNDS},
    },
    session::{Order, Session},
    table::{
        city_planner::{
            block::OnBuilding,
            pick::TablePick,
            show_players::Vp,
            show_score::{LineAmount, LineText, ScorePaper, SumAmount},
        },
        table_game::Selection as _,
    },
};

use super::{
    Desk,
    set_ups::{is_adjusting, is_scoring},
};
use crate::{
    desk::{PHONES, SIZES},
    set_ups::Dice,
};

/// Points and dollars, as in "6 VP, −$2".
fn read(text: &str) -> (i32, i32) {
    let number = |text: &str| text.parse::<i32>().unwrap_or_else(|_| panic!("`{text}` is no number"));
    text.split(", ").fold((0, 0), |(vp, money), part| match part.strip_suffix(" VP") {
        Some(points) => (vp + number(points), money),
        None => (vp, money + number(&part.replacen('−', "-", 1).replacen('$', "", 1))),
    })
}

fn seen<C: Component>(desk: &mut Desk) -> Vec<String> {
    let world = desk.0.world_mut();
    let mut labels = world.query_filtered::<(&TextLabel, &Visibility), With<C>>();
    let seen = labels.iter(world).filter(|(_, visibility)| **visibility != Visibility::Hidden);
    seen.map(|(label, _)| label.text.clone()).collect()
}

/// The sum on the paper; its lines have to add up to it.
fn sum(desk: &mut Desk) -> (i32, i32) {
    let sums = seen::<SumAmount>(desk);
    let [sum] = sums.as_slice() else { panic!("{sums:?}") };
    let (sum, lines) = (read(sum), seen::<LineAmount>(desk));
    let added = lines.iter().map(|line| read(line)).fold((0, 0), |(a, b), (c, d)| (a + c, b + d));
    assert_eq!(added, sum, "{lines:?}");
    sum
}

/// Points and dollars of the player on turn.
fn holdings(play: &Match<CityPlanner>, desk: &Desk) -> (i32, i32) {
    let seat = desk.focused();
    (play.state().vp(seat), play.state().money(seat))
}

/// Somebody may score in so many ways, of which `is_so`.
fn with_ways(players: usize, ways: usize, is_so: impl Fn(&Match<CityPlanner>) -> bool) -> Desk {
    Desk::grown(PHONES[0], players, |play| is_scoring(play) && play.legal().len() == ways && is_so(play))
}

/// The points and the dollars of commerce that a way to score brings.
fn brought(play: &Match<CityPlanner>, way: Action) -> (i32, i32) {
    let Action::Score(choice) = way else { panic!("{way} scores nothing") };
    let scoring = play.game().scoring(play.state(), choice).expect("it is legal");
    (scoring.vp, scoring.blue_money)
}

#[test]
fn all_ways_are_reached_by_taps_and_what_is_shown_is_scored() {
    let mut dice = Dice(1);
    let positions = [
        with_ways(2, 32, |play| !play.legal().mixed().is_empty() && !play.legal().expendable().is_empty()),
        with_ways(1, 8, |play| play.legal().doubles()),
        with_ways(1, 4, |play| !play.legal().doubles()),
        with_ways(2, 1, |_| true),
    ];
    for desk in positions {
        let mut desk = desk.moving(false).set(|settings| settings.banner = false);
        let before = holdings(desk.play(), &desk);
        let ways: Vec<Action> = desk.legal().iter().collect();
        let steps = desk.steps();
        for way in ways {
            desk.choose(way);
            let shown = sum(&mut desk);
            let mut scored = desk.play().clone();
            scored.apply(way, &mut IgnoreEvents).expect("it is legal");
            let after = holdings(&scored, &desk);
            assert_eq!(shown, (after.0 - before.0, after.1 - before.1), "{way}");
            if dice.once_in(4) {
                desk.tap(&Intent::Confirm);
                assert_eq!((desk.steps(), desk.play().log().last()), (steps + 1, Some(&way)));
                assert_eq!(sum(&mut desk), shown, "afterwards it still stands there");
                desk.assert_shows_its_record();
                desk.tap(&Intent::Undo);
                assert_eq!(desk.steps(), steps);
            }
        }
    }
}

#[test]
fn confirm_scores_as_is_proposed() {
    for (size, players) in [(PHONES[0], 2), (SIZES[3], 1)] {
        let mut desk = Desk::new_match(size, players);
        let mut dice = Dice(8);
        for _ in 0..3 {
            assert!(desk.until_a_turn(&mut dice, |_| {}));
            let pass = desk.legal().passes().iter().last().expect("a block can be passed");
            desk.act(Action::Pass(pass), &mut dice);
            let proposed = desk.play().game().proposed(desk.play().state()).expect("it is scored");
            let (before, shown) = (holdings(desk.play(), &desk), sum(&mut desk));
            let seat = desk.focused();
            desk.tap(&Intent::Confirm);
            assert_eq!(desk.play().log().last(), Some(&Action::Score(proposed)));
            let state = desk.play().state();
            assert_eq!((state.vp(seat) - before.0, state.money(seat) - before.1), shown);
        }
    }
}

#[test]
fn only_what_can_be_decided_answers_a_tap() {
    let mut desk = with_ways(1, 2, |play| !play.legal().mixed().is_empty());
    let mixed = desk.legal().mixed();
    for block in Block::ALL {
        assert_eq!(desk.find(&TablePick::Block(block).into()).is_some(), mixed.has(block), "block {block}");
    }
    for block in mixed.iter() {
        let before = desk.chosen();
        desk.tap(&TablePick::Block(block).into());
        assert_ne!(desk.chosen(), before, "block {block}");
        while !desk.selection().is_empty() {
            desk.tap(&Intent::Unchoose);
        }
    }
}

#[test]
fn twice_the_other_thing_is_chosen_at_the_line_or_below() {
    let mut desk = with_ways(2, 2, |play| {
        let brings: Vec<_> = play.legal().iter().map(|way| brought(play, way)).collect();
        play.legal().doubles() && brings[0] != brings[1] && brings.iter().all(|it| it.0 > 0 && it.1 > 0)
    });
    let places: Vec<Vec2> = desk
        .map()
        .items
        .iter()
        .filter(|item| item.accessible.intent == Some(TablePick::Double.into()))
        .map(|item| item.rect.center())
        .collect();
    assert_eq!(places.len(), 2, "the line and a button");
    for place in places {
        let before = desk.way().doubled;
        desk.tap_at(place);
        desk.settle();
        assert_ne!(desk.way().doubled, before);
        desk.tap_at(place);
        desk.settle();
        assert_eq!(desk.way().doubled, before);
    }
}

#[test]
fn what_is_not_there_is_not_offered_to_be_doubled() {
    // Points alone, and neither points nor money.
    for has_points in [true, false] {
        let mut desk = with_ways(2, 2, |play| {
            let brings: Vec<_> = play.legal().iter().map(|way| brought(play, way)).collect();
            play.legal().doubles() && (brings[0].0 > 0) == has_points && brings.iter().all(|it| it.1 == 0)
        });
        assert!(desk.offered(TablePick::Double).is_none());
        let proposed = desk.chosen();
        desk.tap(&Intent::Confirm);
        assert_eq!(desk.play().log().last(), proposed.as_ref());
    }
}

#[test]
fn the_last_turn_can_be_read_until_the_next_roll() {
    let mut desk = Desk::new_match(PHONES[0], 2).moving(false);
    let mut dice = Dice(2);
    assert!(desk.until_a_turn(&mut dice, |_| {}));
    let pass = desk.legal().passes().iter().next().expect("a block can be passed");
    desk.act(Action::Pass(pass), &mut dice);
    let shown = sum(&mut desk);
    desk.tap(&Intent::Confirm);
    desk.tap(&Intent::DismissBanner);
    assert_eq!(sum(&mut desk), shown);
    desk.tap(&Intent::RollDice);
    assert!(is_adjusting(desk.play()));
}

/// How many dice are beside a building that is lit.
fn lit(desk: &mut Desk) -> usize {
    let world = desk.0.world_mut();
    world.query::<&OnBuilding>().iter(world).filter(|on| on.0.is_some()).count()
}

#[test]
fn nothing_is_given_away_while_dice_tumble() {
    let mut desk = Desk::new_match(PHONES[0], 2);
    let (steps, roll) = (desk.steps(), desk.laid().confirm.center());
    desk.tap_at(roll);
    desk.until(|world| world.resource::<Session<CityPlanner>>().play().log().len() > steps);
    assert_eq!((lit(&mut desk), seen::<SumAmount>(&mut desk)), (0, vec![]));
    desk.settle();
    assert_eq!((lit(&mut desk), seen::<SumAmount>(&mut desk).len()), (7, 1));
}

#[test]
fn a_sum_comes_after_its_lines_and_then_its_player_has_it() {
    let brings = |play: &Match<CityPlanner>| is_scoring(play) && play.log().len() > 20;
    let mut desk = Desk::grown(PHONES[0], 2, brings);
    let points = |desk: &mut Desk| {
        let world = desk.0.world_mut();
        world.query::<&Vp>().iter(world).map(|vp| vp.0).sum::<i32>()
    };
    let (steps, before, main) = (desk.steps(), points(&mut desk), desk.laid().confirm.center());
    let (vp, _) = sum(&mut desk);
    desk.tap_at(main);
    desk.until(|world| world.resource::<Session<CityPlanner>>().play().log().len() > steps);
    assert_eq!((points(&mut desk), seen::<SumAmount>(&mut desk)), (before, vec![]));
    desk.settle();
    assert!(vp > 0 && points(&mut desk) == before + vp, "{before} + {vp}");
    assert_eq!(sum(&mut desk).0, vp);
}

/// After so many turns, the last of which scored a town hall, before the next player has rolled.
fn after_town_halls(turns: u32) -> Desk {
    Desk::grown(PHONES[0], 2, |play| {
        let [before @ .., Action::Score(choice)] = play.log() else { return false };
        let before = play.at(before.len());
        let scoring = play.game().scoring(before.state(), *choice).expect("it was legal");
        let is_due = play.game().turns(play.state()) == turns && matches!(play.actor(), Actor::Chance(_));
        is_due && scoring.town_halls > 0
    })
}

#[test]
fn after_the_last_turn_of_either_player_no_rerolls_are_promised() {
    let last = 2 * ROUNDS - 1;
    for (turns, are_promised) in [(last - 1, true), (last, false)] {
        let mut desk = after_town_halls(turns).moving(false).set(|settings| settings.banner = false);
        let lines = seen::<LineText>(&mut desk);
        let town_halls = lines.iter().find(|line| line.contains("town hall")).expect("they are read");
        assert_eq!(town_halls.contains("reroll"), are_promised, "after {turns} turns: {town_halls}");
    }
}

#[test]
fn each_line_of_a_scoring_comes_with_its_signs() {
    let mut desk = Desk::grown(PHONES[0], 2, is_scoring).moving(true);
    let score = desk.legal().iter().next().expect("it can be scored");
    let before = desk.steps();
    desk.0.world_mut().write_message(Order::<CityPlanner>::Act(score));
    while desk.steps() == before {
        desk.frame();
    }
    let mut counts = Vec::new();
    while desk.is_moving() {
        let texts = seen::<LineText>(&mut desk).len();
        let world = desk.0.world_mut();
        let papers = world.query::<&ScorePaper>().single(world).expect("there is one paper");
        assert_eq!(papers.ruled(), texts);
        counts.push(texts);
        desk.frame();
    }
    counts.dedup();
    assert!(counts.len() > 2 && counts.is_sorted(), "one after the other: {counts:?}");
}
