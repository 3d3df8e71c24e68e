//! What flies, falls and is pressed when something happens, and that nothing of it does where nothing moves.

use bevy::{ecs::query::QueryFilter, prelude::*};
use doodle_city::{
    drawing::{
        dyn_picture::DynPicture,
        label::TextLabel,
        place::{MoveTween, Screen},
    },
    record::{Match, Seeded},
    rules::{
        Game, LegalActions as _,
        city_planner::{Action, CityPlanner},
        design_town::{self, DesignTown},
        doodle_city::{self as doodle, DoodleCity},
    },
    session::{Order, OrderRejected, Why},
    table::{
        banner::{Banner, BannerDisc, BannerHint, BannerInitial, BannerName},
        city_planner::{block::BlockCard, show_score::Stamp},
        design_town::{
            cards::TownCard,
            show_tally::{Count, Token},
        },
        dice::{Die, Throw},
        flight::{Flight, Slip},
        table_game::{Selection as _, TableGame},
    },
};

use crate::{
    city_planner::set_ups::{self as planner, is_scoring},
    design_town::set_ups as town,
    desk::{DeskOf, PHONES},
    doodle_city::set_ups::fresh,
    set_ups::grown,
};

/// A picture that is carried.
type Picture = (With<Flight>, With<DynPicture>);
/// What falls: neither words nor cards nor a picture.
type Falling = (With<Flight>, Without<TextLabel>, Without<TownCard>, Without<DynPicture>, Without<Slip>);
/// A die that is carried.
type TurnedDie = (With<Die>, With<MoveTween>);
/// The banner, and what is written on it, on their way.
type PassedBanner = (
    With<MoveTween>,
    Or<(With<Banner>, With<BannerName>, With<BannerHint>, With<BannerDisc>, With<BannerInitial>)>,
);

/// Does `action`. How many `What` there are at once at most, until everything lies still.
fn most<What: QueryFilter, G: TableGame>(desk: &mut DeskOf<G>, action: G::Action) -> usize {
    let before = desk.steps();
    desk.0.world_mut().write_message(Order::<G>::Act(action));
    let most = most_until_still::<What, G>(desk);
    assert!(desk.steps() > before, "it was done");
    most
}

/// How many `What` there are at once at most, until everything lies still.
fn most_until_still<What: QueryFilter, G: TableGame>(desk: &mut DeskOf<G>) -> usize {
    let (mut most, mut still) = (0, 0);
    // What is written in one frame can move something two frames later.
    while still < 3 {
        desk.frame();
        most = most.max(count::<What, G>(desk));
        still = if desk.is_moving() { 0 } else { still + 1 };
    }
    assert_eq!(count::<What, G>(desk), 0, "all of it has arrived");
    most
}

fn count<What: QueryFilter, G: TableGame>(desk: &mut DeskOf<G>) -> usize {
    let world = desk.0.world_mut();
    world.query_filtered::<(), What>().iter(world).count()
}

/// The same on a phone, with things moving and without.
fn moving_and_still<What: QueryFilter, G: TableGame>(play: &Match<G>, action: G::Action) -> [usize; 2] {
    [true, false].map(|has_motion| {
        let mut desk = DeskOf::reopened(PHONES[0], play).moving(has_motion);
        most::<What, G>(&mut desk, action)
    })
}

/// Something legal of which an event comes about, chance included that follows at once.
fn leading_to<G: Game>(play: &Match<G>, is_it: impl Fn(&G::Event) -> bool) -> Option<G::Action> {
    play.legal().iter().find(|action| {
        let (mut after, mut events) = (play.clone(), Vec::new());
        after.apply(*action, &mut events).is_ok_and(|()| {
            while let Some(drawn) = after.draw(&mut Seeded::new(play.seed().unwrap_or_default())) {
                after.apply(drawn, &mut events).expect("chance is legal");
            }
            events.iter().any(&is_it)
        })
    })
}

/// A match of which somebody can bring such an event about, and by what.
fn before<G: Game>(play: Match<G>, is_it: impl Fn(&G::Event) -> bool) -> (Match<G>, G::Action) {
    let is_so = |play: &Match<G>| !play.actor().is_chance() && leading_to(play, &is_it).is_some();
    let play = grown(play, is_so);
    let action = leading_to(&play, &is_it).expect("it grew until there was one");
    (play, action)
}

#[test]
fn a_bonus_flies_to_who_takes_it() {
    let is_bonus = |event: &doodle::Event| matches!(event, doodle::Event::BonusTaken { .. });
    let (play, action) = before(fresh(2), is_bonus);
    assert_eq!(moving_and_still::<Picture, _>(&play, action), [1, 0]);
}

#[test]
fn on_a_screen_that_becomes_another_nothing_flies_to_where_nothing_is() {
    let is_bonus = |event: &doodle::Event| matches!(event, doodle::Event::BonusTaken { .. });
    let (play, action) = before(fresh(2), is_bonus);
    let mut desk = DeskOf::reopened(PHONES[0], &play).moving(true);
    desk.0.world_mut().write_message(Order::<DoodleCity>::Act(action));
    (0..120).find(|_| {
        desk.frame();
        count::<With<Flight>, _>(&mut desk) > 0
    });
    assert!(count::<With<Flight>, _>(&mut desk) > 0, "something flies");
    desk.0.world_mut().resource_mut::<Screen>().size = PHONES[1];
    desk.frame();
    desk.frame();
    assert_eq!(count::<With<Flight>, _>(&mut desk), 0);
}

#[test]
fn a_flick_that_is_refused_throws_nothing_later() {
    let mut desk = DeskOf::reopened(PHONES[0], &fresh(2));
    *desk.0.world_mut().resource_mut() = Throw(Vec2::X * 900.0);
    desk.0.world_mut().write_message(OrderRejected::from(Why::NothingToRoll));
    desk.frame();
    assert_eq!(*desk.0.world().resource::<Throw>(), Throw::default());
}

#[test]
fn the_padlock_of_a_block_goes_to_the_other_player_if_there_is_one() {
    for (players, flying) in [(2, 1), (1, 0)] {
        let play = grown(planner::fresh(players), planner::is_adjusting);
        let block = play.legal().passes().iter().next().expect("some block can be passed");
        assert_eq!(moving_and_still::<Picture, _>(&play, Action::Pass(block)), [flying, 0], "{players}");
    }
}

#[test]
fn the_stamp_comes_down_once_a_scoring_has_been_read() {
    let play = grown(planner::fresh(2), is_scoring);
    let score = play.legal().iter().next().expect("it can be scored");
    assert_eq!(moving_and_still::<(With<Stamp>, With<MoveTween>), _>(&play, score), [1, 0]);
}

#[test]
fn a_die_is_lifted_once_to_its_next_building() {
    let play = grown(planner::fresh(2), |play| {
        play.legal().iter().any(|action| matches!(action, Action::Change { .. }))
    });
    let change = play.legal().iter().find(|action| matches!(action, Action::Change { .. }));
    let change = change.expect("it grew until there was one");
    for has_motion in [true, false] {
        let mut desk = DeskOf::reopened(PHONES[0], &play).moving(has_motion);
        // It is turned when that is chosen, and lies there already when it is paid.
        let chosen = <CityPlanner as TableGame>::Selection::of(desk.play(), change);
        *desk.0.world_mut().resource_mut() = chosen;
        desk.frame();
        assert_eq!(count::<TurnedDie, _>(&mut desk), usize::from(has_motion));
        desk.settle();
        assert_eq!(most::<TurnedDie, _>(&mut desk, change), 0);
    }
}

#[test]
fn a_card_too_many_brings_rain_unless_something_can_make_up_for_it() {
    let start = town::fresh(2);
    for (is_saved, raining) in [(false, 1), (true, 0)] {
        let is_it = |event: &design_town::Event| matches!(event, design_town::Event::LimitExceeded { can_be_saved, .. } if *can_be_saved == is_saved);
        let is_so = |play: &Match<_>| !play.actor().is_chance() && leading_to(play, is_it).is_some();
        let play = town::grown(start.clone(), is_so);
        let action = leading_to(&play, is_it).expect("it grew until there was one");
        assert_eq!(moving_and_still::<Falling, _>(&play, action), [raining, 0], "{is_saved}");
    }
}

#[test]
fn the_call_to_hand_over_is_passed_across_the_table() {
    let play = grown(planner::fresh(2), is_scoring);
    let score = play.legal().iter().next().expect("it can be scored");
    assert_eq!(moving_and_still::<PassedBanner, _>(&play, score), [5, 0]);
}

#[test]
fn a_block_that_is_passed_slides_off() {
    for players in [1, 2] {
        let play = grown(planner::fresh(players), planner::is_adjusting);
        let block = play.legal().passes().iter().next().expect("some block can be passed");
        let sliding = moving_and_still::<(With<Flight>, With<BlockCard>), _>(&play, Action::Pass(block));
        assert_eq!(sliding, [1, 0], "{players}");
    }
}

#[test]
fn coins_hop_from_their_card_and_are_counted_when_they_arrive() {
    let play = town::grown(town::fresh(2), |play| {
        let (game, state) = (play.game(), play.state());
        let top = state.top(game.on_turn(state)).map(|top| game.cards().printed(top));
        let can_play = play.legal().iter().any(|it| it == design_town::Action::Play);
        can_play
            && top.is_some_and(|top| top.coins > 0 && top.effect.is_none() && top.vp == 0 && !top.is_unhappy)
    });
    let (game, before) = (play.game(), play.state());
    let top = before.top(game.on_turn(before)).expect("there is a top card");
    let coins = usize::from(game.cards().printed(top).coins);
    let action = design_town::Action::Play;
    assert_eq!(moving_and_still::<With<Token>, _>(&play, action), [coins, 0]);
    let mut desk = DeskOf::reopened(PHONES[0], &play).moving(true);
    desk.0.world_mut().write_message(Order::<DesignTown>::Act(action));
    let mut counted = Vec::new();
    for _ in 0..120 {
        desk.frame();
        let world = desk.0.world_mut();
        let mut texts = world.query::<(&Count, &TextLabel)>();
        let now = texts.iter(world).find(|(count, _)| **count == Count::Coins).map(|it| it.1.text.clone());
        counted.extend(now);
    }
    counted.dedup();
    let one_by_one: Vec<_> = (0..=coins as u32).map(|more| (before.coins() + more).to_string()).collect();
    assert_eq!(counted, one_by_one);
}

#[test]
fn what_is_taken_back_is_rubbed_out() {
    let draws = |play: &Match<DoodleCity>| {
        play.legal().iter().find(|action| matches!(action, doodle::Action::Draw { .. }))
    };
    let play = grown(fresh(2), |play| !play.actor().is_chance() && draws(play).is_some());
    let draw = draws(&play).expect("it grew until there was one");
    for (has_motion, seen) in [(true, 2), (false, 0)] {
        let mut desk = DeskOf::reopened(PHONES[0], &play).moving(has_motion);
        most::<Picture, _>(&mut desk, draw);
        desk.0.world_mut().write_message(Order::<DoodleCity>::Undo);
        assert_eq!(most_until_still::<Picture, _>(&mut desk), seen, "an eraser and crumbs");
    }
}
