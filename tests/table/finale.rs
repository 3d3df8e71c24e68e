//! The finale between the end of a match and its results.

use bevy::prelude::*;
use doodle_city::{
    drawing::{async_picture::AsyncPicture, label::TextLabel},
    intent::Intent,
    page::Page,
    record::Match,
    table::table_game::TableGame,
};

use crate::{
    city_planner::set_ups as planner,
    design_town::set_ups as town,
    desk::{DeskOf, PHONES, SIZES},
    doodle_city::set_ups::fresh,
    set_ups::grown,
    texts::{check_now, smallest, typesetting},
};

/// The results of a match that is over, as the main button of its table has just opened them.
fn results<G: TableGame>(desk: DeskOf<G>, play: &Match<G>, has_motion: bool) -> DeskOf<G> {
    let mut desk = desk.begin(play).moving(has_motion);
    desk.tap(&Intent::Confirm);
    assert_eq!(*desk.0.world().resource::<State<Page>>().get(), Page::Results);
    desk
}

fn has_results<G: TableGame>(desk: &DeskOf<G>) -> bool {
    desk.find(&Intent::PlayAgain).is_some()
}

/// How many pictures are painted beside the frames: those of the finale, or then one town for each player.
fn pictures<G: TableGame>(desk: &mut DeskOf<G>) -> usize {
    let world = desk.0.world_mut();
    world.query::<&AsyncPicture>().iter(world).count()
}

/// It plays to its end by itself, for at most so many seconds, and leaves the towns of the results behind.
fn plays_out<G: TableGame>(play: &Match<G>) {
    let mut desk = results(DeskOf::of_size(PHONES[0]), play, true);
    let begun = desk.0.world().resource::<Time>().elapsed_secs();
    assert!(!has_results(&desk) && pictures(&mut desk) > 2, "a town by two lights, and who comes alive in it");
    while !has_results(&desk) {
        let lasts = desk.0.world().resource::<Time>().elapsed_secs() - begun;
        assert!(lasts < 8.0, "it never ends");
        desk.frame();
    }
    desk.settle();
    assert_eq!(pictures(&mut desk), play.seats().len());
}

#[test]
fn each_game_has_its_finale_and_then_the_results() {
    plays_out(&grown(fresh(3), Match::is_over));
    plays_out(&grown(planner::fresh(2), Match::is_over));
    plays_out(&town::grown(town::fresh(2), Match::is_over));
}

#[test]
fn a_touch_skips_it_and_where_nothing_moves_there_is_none() {
    let play = grown(fresh(2), Match::is_over);
    let mut desk = results(DeskOf::of_size(PHONES[0]), &play, true);
    assert!(!has_results(&desk));
    desk.tap_at(Vec2::splat(200.0));
    desk.frame();
    assert!(has_results(&desk) && pictures(&mut desk) == 2);
    assert!(has_results(&results(DeskOf::of_size(PHONES[0]), &play, false)));
}

#[test]
fn at_all_sizes_it_says_who_has_won_once_all_is_counted() {
    let play = grown(fresh(4), Match::is_over);
    for size in SIZES {
        let mut desk = results(typesetting(size, 1.0), &play, true);
        let mut titles = Vec::new();
        while !has_results(&desk) {
            let when = format!("at {size}");
            check_now(&mut desk, &when);
            let (least, text) = smallest(&mut desk).expect("something is written");
            assert!(least >= 12.0, "{when}: `{text}` has letters of {least} dp");
            let world = desk.0.world_mut();
            let mut labels = world.query::<&TextLabel>();
            let now = labels.iter(world).map(|label| label.text.clone());
            titles.extend(now.filter(|text| text.ends_with("wins") || text == "The match is over"));
            desk.frame();
        }
        titles.dedup();
        assert!(titles.len() == 2 && titles[1].ends_with("wins"), "{titles:?}");
    }
}

#[test]
fn a_match_that_is_only_looked_at_has_none() {
    let play = grown(fresh(2), Match::is_over);
    let mut desk = results(DeskOf::of_size(PHONES[0]), &play, true);
    desk.skip();
    desk.tap(&Intent::OpenShelf);
    desk.until(|world| *world.resource::<State<Page>>().get() == Page::Shelf);
    desk.0.world_mut().resource_mut::<NextState<Page>>().set(Page::Results);
    (0..3).for_each(|_| desk.frame());
    assert_eq!(pictures(&mut desk), 0);
}
