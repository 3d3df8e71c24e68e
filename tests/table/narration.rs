//! What is said of a match to whoever does not see it, and that a match can be played to its end by names, roles and
//! actions alone.

use bevy::{
    a11y::{AccessibilityRequested, ActionRequest},
    prelude::*,
};
use bevy_egui::egui::accesskit::{self, Action as Asked, Live, Node, NodeId, Role, TreeId};
use doodle_city::{
    intent::Intent,
    locale::{Locale, city_planner::scoring},
    page::Page,
    record::{Controller, Level, Match},
    rules::{
        LegalActions as _, Seat,
        city_planner::{Action, CityPlanner},
        doodle_city::DoodleCity,
    },
    session::Order,
    storage::{Narrates, Settings},
    table::{
        narration::{Narration, NarrationSystems},
        table_game::TableGame,
    },
};

use crate::{
    city_planner::{self, set_ups::is_scoring},
    design_town,
    desk::{DeskOf, SIZES},
    doodle_city::set_ups as doodle,
    screen_reader::{tree, with_panels},
    set_ups::{Dice, grown},
};

/// All that was said.
#[derive(Resource, Default)]
struct Heard(Vec<String>);

fn hear(narration: Res<Narration>, mut heard: ResMut<Heard>, mut count: Local<u64>) {
    if narration.count != *count {
        assert_eq!(narration.count, *count + 1, "each thing is said");
        *count = narration.count;
        heard.0.push(narration.text.clone());
    }
}

/// A match on the table, and somebody who hears so much of it.
fn listen<G: TableGame>(play: &Match<G>, how_much: Narrates) -> DeskOf<G> {
    // Whoever presses something twice reads a rule in a panel.
    let mut app = with_panels(SIZES[1]);
    app.init_resource::<Heard>().add_systems(Last, hear.after(NarrationSystems));
    app.world().resource::<AccessibilityRequested>().set(true);
    let mut desk = DeskOf::running(app);
    desk.0.world_mut().resource_mut::<Settings>().more.narrates = Some(how_much);
    desk.begin(play)
}

fn heard<G: TableGame>(desk: &DeskOf<G>) -> Vec<String> {
    desk.0.world().resource::<Heard>().0.clone()
}

/// What is said once this is wanted.
fn said_after<G: TableGame>(desk: &mut DeskOf<G>, intent: Intent) -> Vec<String> {
    let before = heard(desk).len();
    desk.0.world_mut().write_message(intent);
    desk.settle();
    heard(desk).split_off(before)
}

/// All actions of a match as they are told, in order.
fn narrated<G: TableGame>(play: &Match<G>) -> Vec<String> {
    let locale = Locale::default();
    let mut sentences = Vec::new();
    for (step, &action) in play.log().iter().enumerate() {
        let before = play.at(step);
        let (mut state, mut events) = (before.state().clone(), Vec::new());
        before.game().apply(&mut state, action, &mut events).expect("the log is legal");
        sentences.extend(G::narration(&locale, &before, action, &events));
    }
    sentences
}

/// What somebody presses who wants to play on, and neither leaves nor takes back nor asks.
fn goes_on(node: &Node) -> bool {
    const ASIDE: [&str; 7] = ["All rules", "Back", "Menu", "Undo", "What", "Ada", "Ben"];
    let name = node.label().unwrap_or_default();
    let is_aside = ASIDE.iter().any(|aside| name.starts_with(aside));
    node.supports_action(Asked::Click) && node.role() == Role::Button && !node.is_disabled() && !is_aside
}

/// Plays a match against a computer player to its end, by nothing but the tree: the first of two players is a person.
fn play_by_tree<G: TableGame>(mut play: Match<G>) {
    play.change_seat(Seat(1), Controller::Level(Level::Casual));
    let mut desk = listen(&play, Narrates::All);
    let mut dice = Dice(5);
    let page = |desk: &DeskOf<G>| *desk.0.world().resource::<State<Page>>().get();
    let mut presses = 0;
    while page(&desk) == Page::Table {
        let nodes = tree(desk.0.world_mut()).nodes;
        let open: Vec<NodeId> = nodes.iter().filter(|(_, node)| goes_on(node)).map(|(id, _)| *id).collect();
        if !open.is_empty() {
            // What carries on comes last.
            let at = if dice.once_in(2) { open.len() - 1 } else { dice.below(open.len()) };
            let target_node = open[at];
            let (action, target_tree) = (Asked::Click, TreeId::ROOT);
            let request = accesskit::ActionRequest { action, target_tree, target_node, data: None };
            desk.0.world_mut().write_message(ActionRequest(request));
        }
        desk.settle();
        presses += 1;
        assert!(presses < 6000, "it comes to its end");
    }
    // The points are counted.
    (0..200).for_each(|_| desk.frame());
    desk.settle();
    println!("{}", heard(&desk).join("\n"));
    assert_eq!(page(&desk), Page::Results);
    let headline = G::results(&Locale::default(), desk.play()).headline;
    assert!(heard(&desk).last().is_some_and(|said| said.starts_with(&headline)), "{headline}");
    assert_told(&desk);
}

/// Every action is told, in its order, and as often as it was done.
fn assert_told<G: TableGame>(desk: &DeskOf<G>) {
    let all = heard(desk).join(" ");
    let (mut rest, narrated) = (all.as_str(), narrated(desk.play()));
    for sentence in &narrated {
        let at = rest.find(sentence).unwrap_or_else(|| panic!("`{sentence}` is not told in {rest}"));
        rest = &rest[at + sentence.len()..];
    }
    let once = narrated.join(". ");
    for sentence in &narrated {
        let [told, done] = [&all, &once].map(|text| text.matches(sentence.as_str()).count());
        assert_eq!(told, done, "{sentence}");
    }
}

#[test]
fn after_a_turn_that_scores_it_is_told_how_all_stand() {
    for how_much in [Narrates::All, Narrates::Own, Narrates::Little] {
        let play = grown(city_planner::set_ups::fresh(2), |play| {
            is_scoring(play) && play.game().proposed(play.state()).is_some()
        });
        let mut desk = listen(&play, how_much);
        said_after(&mut desk, Intent::DismissBanner);
        let said = said_after(&mut desk, Intent::Confirm).join(" ");
        let state = desk.play().state();
        let [ada, ben] =
            [0, 1].map(|seat| scoring::sum(&Locale::default(), state.vp(Seat(seat)), state.money(Seat(seat))));
        let told = format!("Ada: {ada}, Ben: {ben}.");
        assert_eq!(said.contains(&told), how_much != Narrates::Little, "{told} in {said}");
    }
}

#[test]
fn a_match_of_doodle_city_is_played_and_told_without_being_seen() {
    play_by_tree(doodle::fresh(2));
}

#[test]
fn a_match_of_city_planner_is_played_and_told_without_being_seen() {
    play_by_tree(city_planner::set_ups::fresh(2));
}

#[test]
fn a_match_of_design_town_is_played_and_told_without_being_seen() {
    play_by_tree(design_town::set_ups::fresh(2));
}

#[test]
fn who_wants_to_hear_little_hears_whose_turn_it_is() {
    let mut desk = listen(&city_planner::set_ups::fresh(2), Narrates::Little);
    assert_eq!(heard(&desk), ["Ada rolls."]);
    assert!(said_after(&mut desk, Intent::RollDice).is_empty());
}

#[test]
fn what_is_taken_back_is_told() {
    let mut desk = listen(&city_planner::set_ups::fresh(1), Narrates::All);
    let rolled = said_after(&mut desk, Intent::RollDice).join(" ");
    assert!(rolled.starts_with("Block 1: ") && rolled.contains("Block 7: "), "{rolled}");
    let change = desk.play().legal().iter().find(|action| matches!(action, Action::Change { .. }));
    desk.0.world_mut().write_message(Order::<CityPlanner>::Act(change.expect("a die can be adjusted")));
    desk.settle();
    assert!(heard(&desk).last().is_some_and(|said| said.starts_with("Ada turns the ")), "{:?}", heard(&desk));
    assert_eq!(said_after(&mut desk, Intent::Undo), ["Taken back."]);
    assert_eq!(desk.steps(), 1);
}

#[test]
fn the_same_words_again_are_told_again() {
    let mut desk = listen(&doodle::fresh(1), Narrates::All);
    let live = |desk: &mut DeskOf<DoodleCity>| {
        let nodes = tree(desk.0.world_mut()).nodes;
        let said = nodes.into_iter().find(|(_, node)| node.live() == Some(Live::Polite)).expect("it is there");
        said.1.value().expect("a text").to_owned()
    };
    let mut texts = Vec::new();
    for _ in 0..2 {
        desk.0.world_mut().resource_mut::<Narration>().say("A word");
        desk.frame();
        texts.push(live(&mut desk));
    }
    assert_ne!(texts[0], texts[1]);
    assert_eq!(texts[0].trim(), texts[1].trim());
}

#[test]
fn the_same_reason_for_another_square_is_told_again() {
    let mut desk = listen(&doodle::fresh(1), Narrates::All);
    let cells = |desk: &mut DeskOf<DoodleCity>| {
        let nodes = tree(desk.0.world_mut()).nodes;
        nodes.into_iter().filter(|(_, node)| node.role() == Role::Cell).map(|(id, _)| id).collect::<Vec<_>>()
    };
    let squares = cells(&mut desk);
    let mut reasons = Vec::new();
    for target_node in squares.into_iter().take(2) {
        let before = heard(&desk).len();
        let (action, target_tree) = (Asked::Click, TreeId::ROOT);
        let request = accesskit::ActionRequest { action, target_tree, target_node, data: None };
        desk.0.world_mut().write_message(ActionRequest(request));
        desk.settle();
        reasons.push(heard(&desk).split_off(before));
    }
    assert!(reasons[0].len() == 1 && reasons[0] == reasons[1], "{reasons:?}");
}

#[test]
fn whose_turn_it_is_is_told_in_every_match_and_at_every_hand_over() {
    let play = doodle::fresh(2);
    let mut desk = listen(&play, Narrates::Little);
    assert_eq!(heard(&desk), ["Ada rolls."]);
    desk.want(Intent::Back);
    desk.settle();
    let desk = desk.begin(&play);
    assert_eq!(heard(&desk), ["Ada rolls."; 2]);
}
