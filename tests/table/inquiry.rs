//! What may I do, and what is this? Asked by finger, mouse and keys; and why something cannot be done.

use std::{collections::BTreeSet, time::Duration};

use bevy::{
    input::{ButtonState, mouse::MouseButtonInput, touch::TouchPhase},
    prelude::*,
    time::TimeUpdateStrategy,
    window::{CursorMoved, WindowEvent},
};
use doodle_city::{
    accessibility::{Item, Role},
    boxes::GameBox,
    drawing::{label::TextLabel, place::LayoutRect},
    headless,
    input::HOLD,
    intent::Intent,
    locale::{Locale, help::RuleKeys},
    page::Page,
    platform::FakeDevice,
    record::{AnyMatch, Match, Player, Seeded},
    rules::{
        Actor, IgnoreEvents, LegalActions as _, Seat,
        city_planner::{Action, Block, CityPlanner},
        design_town::DesignTown,
        doodle_city::{DoodleCity, Square},
    },
    screens::Panel,
    storage::MemoryBackend,
    table::{
        city_planner::{block::BlockCard, pick::TablePick as BlockPick},
        inquiry::Inquiry,
        inquiry_marks::{HEIGHT, InquiryFrame, InquiryMark},
        refusal::Refusal,
        table_game::{Selection as _, TableGame},
        things::{Part, Parts},
    },
};

use crate::{
    city_planner::{self, set_ups::is_adjusting},
    design_town,
    desk::{Desk, DeskOf, PHONES, SIZES},
    doodle_city::set_ups::fresh,
    game::{Parcel, rules::Setup},
    parcel,
    set_ups::{Dice, grown},
};

/// A match at some of its decisions, at random.
fn moments<G: TableGame>(mut play: Match<G>, every: usize) -> Vec<Match<G>> {
    let (mut chance, mut dice, mut moments) = (Seeded::new(11), Dice(4), Vec::new());
    while !play.is_over() && moments.len() < 6 {
        let thrown = play.draw(&mut chance);
        if thrown.is_none() && play.log().len().is_multiple_of(every) {
            moments.push(play.clone());
        }
        let legal = play.legal();
        let action = thrown.or_else(|| legal.get(dice.below(legal.len()))).expect("somebody acts");
        play.apply(action, &mut IgnoreEvents).expect("it is legal");
    }
    moments
}

impl<G: TableGame> DeskOf<G> {
    fn read(&self) -> &Panel {
        self.0.world().resource()
    }

    fn inquiry(&self) -> Inquiry {
        *self.0.world().resource()
    }

    fn refusal(&self) -> Option<String> {
        self.0.world().resource::<Refusal>().0.as_ref().map(|speech| speech.text.clone())
    }

    /// Whoever is called takes the device.
    fn take_device(&mut self) {
        if self.banner().is_some() {
            self.tap(&Intent::DismissBanner);
        }
    }

    /// What lies on the table itself and can be touched.
    fn touchable(&self) -> Vec<Item> {
        let is_it = |item: &&Item| {
            let intent = item.accessible.intent.as_ref();
            item.height < HEIGHT
                && item.accessible.role != Role::Cover
                && intent.is_some_and(|intent| *intent != Intent::ShowChoices)
        };
        self.map().items.iter().filter(is_it).cloned().collect()
    }

    /// Where frames are, and the words of all marks.
    fn asked(&mut self) -> (Vec<Rect>, Vec<String>) {
        let world = self.0.world_mut();
        let mut frames = world.query_filtered::<&LayoutRect, With<InquiryFrame>>();
        let frames = frames.iter(world).map(|place| place.rect).collect();
        let mut words = world.query_filtered::<&TextLabel, With<InquiryMark>>();
        (frames, words.iter(world).map(|label| label.text.clone()).collect())
    }
}

/// Everything that can be touched is framed, and is touched as ever.
fn marks_what_can_be_touched<G: TableGame>(moments: &[Match<G>], shelf: fn(Vec2) -> DeskOf<G>) {
    for size in [SIZES[0], SIZES[1], SIZES[2], SIZES[3]] {
        let mut desk = shelf(size);
        for (number, play) in moments.iter().enumerate() {
            desk = desk.begin(play);
            desk.take_device();
            let touchable = desk.touchable();
            desk.tap(&Intent::ShowChoices);
            assert_eq!(desk.inquiry(), Inquiry::Choices);
            let (frames, words) = desk.asked();
            for item in &touchable {
                assert!(frames.contains(&item.rect), "{:?} at {size}", item.accessible);
            }
            assert_eq!(frames.len(), touchable.len(), "{frames:?}");
            assert!(words.iter().any(|word| word == "Menu") && !words.iter().any(String::is_empty));
            match number % 3 {
                0 => desk.key(KeyCode::Escape),
                1 => desk.tap(&Intent::ShowChoices),
                // Whatever is touched is touched as ever, and nobody asks any more.
                _ => desk.tap(&Intent::OpenMenu),
            }
            assert_eq!((desk.inquiry(), desk.asked().0.len()), (Inquiry::Nothing, 0));
            assert_eq!(*desk.read() == Panel::Menu, number % 3 == 2);
            desk.want(Intent::Back);
        }
    }
}

/// Everything that is named has a rule with a picture, which opens.
fn every_thing_has_a_rule<G: TableGame>(moments: &[Match<G>], shelf: fn(Vec2) -> DeskOf<G>, least: usize) {
    let (game, locale) = (GameBox::of::<G>(), Locale::default());
    let mut desk = shelf(SIZES[1]);
    for play in moments {
        desk = desk.begin(play);
        desk.take_device();
        desk.tap(&Intent::ShowChoices);
        desk.tap(&Intent::ShowThings);
        assert_eq!(desk.inquiry(), Inquiry::Things);
        let rule = |item: &Item| match item.accessible.intent {
            Some(Intent::OpenRule(keys)) => Some((keys, item.accessible.name.clone())),
            _ => None,
        };
        let rules: Vec<(RuleKeys, String)> = desk.map().items.iter().filter_map(rule).collect();
        assert!(rules.len() >= least, "{rules:?}");
        let any = AnyMatch::from(play.clone());
        for (keys, name) in &rules {
            let read = game.rule(&locale, Some(&any), *keys);
            let read = read.unwrap_or_else(|| panic!("nothing tells of {name:?}: {keys:?}"));
            assert!(!read.title.is_empty() && !read.text.is_empty() && read.form > 0.0, "{keys:?}");
            assert!(!read.picture.shapes(Vec2::new(100.0 * read.form, 100.0)).is_empty(), "{keys:?}");
        }
        let (keys, _) = rules[rules.len() / 2];
        desk.tap(&Intent::OpenRule(keys));
        assert_eq!(*desk.read(), Panel::Rule(keys));
        desk.key(KeyCode::Escape);
        assert_eq!((desk.read().clone(), desk.inquiry()), (Panel::Closed, Inquiry::Things), "and another one?");
        desk.key(KeyCode::Escape);
        assert_eq!(desk.inquiry(), Inquiry::Nothing);
        assert_eq!(*desk.0.world().resource::<State<Page>>().get(), Page::Table);
    }
}

fn doodle_city() -> Vec<Match<DoodleCity>> {
    moments(fresh(3), 7)
}

fn city_planner() -> Vec<Match<CityPlanner>> {
    moments(city_planner::set_ups::fresh(2), 5)
}

fn design_town() -> Vec<Match<DesignTown>> {
    moments(design_town::set_ups::fresh(2), 9)
}

/// A fourth game.
fn parcel() -> Vec<Match<Parcel>> {
    let people = ["Ada", "Bo"].map(Player::person).to_vec();
    moments(Match::new(Setup { turns: 20, first: Seat(0) }, people).expect("it can be played"), 3)
}

fn parcels_shelf(size: Vec2) -> DeskOf<Parcel> {
    DeskOf::running(headless(parcel::GAMES, size, MemoryBackend::default(), FakeDevice::default()))
}

#[test]
fn everything_that_can_be_touched_is_marked_on_all_tables() {
    marks_what_can_be_touched(&doodle_city(), DeskOf::of_size);
    marks_what_can_be_touched(&city_planner(), DeskOf::of_size);
    marks_what_can_be_touched(&design_town(), DeskOf::of_size);
    marks_what_can_be_touched(&parcel(), parcels_shelf);
}

#[test]
fn everything_that_is_named_has_a_rule_on_all_tables() {
    every_thing_has_a_rule(&doodle_city(), DeskOf::of_size, 9);
    every_thing_has_a_rule(&city_planner(), DeskOf::of_size, 9);
    every_thing_has_a_rule(&design_town(), DeskOf::of_size, 9);
    every_thing_has_a_rule(&parcel(), parcels_shelf, 2);
}

/// A table at which somebody can draw.
fn drawing() -> Desk {
    let is_narrow = |play: &Match<DoodleCity>| {
        let squares: BTreeSet<usize> =
            play.legal().iter().filter_map(|it| Some(it.target()?.1.index())).collect();
        play.actor() == Actor::Seat(Seat(0)) && play.log().len() > 20 && (2..8).contains(&squares.len())
    };
    Desk::reopened(PHONES[0], &grown(fresh(2), is_narrow))
}

#[test]
fn a_square_in_which_nothing_can_be_drawn_says_why_and_then_opens_the_rule() {
    let mut desk = drawing();
    let legal = desk.legal();
    let is_open = |square: Square| legal.iter().any(|it| it.target().is_some_and(|(_, at)| at == square));
    let mut reasons = Vec::new();
    for square in Square::all().filter(|&square| !is_open(square)) {
        desk.tap_at(desk.square(square).center());
        desk.settle();
        reasons.push(desk.refusal().unwrap_or_else(|| panic!("{square} says nothing")));
        assert_eq!(*desk.read(), Panel::Closed);
        assert!(desk.selection().square.is_none());
    }
    for part in ["column", "road here already"] {
        assert!(reasons.iter().any(|reason| reason.contains(part)), "{part}: {reasons:?}");
    }
    let closed = Square::all().find(|&square| !is_open(square)).expect("there are some");
    let at = desk.square(closed).center();
    desk.want(Intent::ShowChoices);
    assert_eq!(desk.refusal(), None, "whoever does something else has read it");
    desk.want(Intent::ShowChoices);
    for is_open in [false, true] {
        desk.tap_at(at);
        desk.settle();
        assert_eq!(matches!(desk.read(), Panel::Rule(_)), is_open);
    }
    desk.want(Intent::Back);
    let open = Square::all().find(|&square| is_open(square)).expect("there is one");
    desk.tap_at(desk.square(open).center());
    assert_eq!((desk.refusal(), desk.selection().square), (None, Some(open)));
}

#[test]
fn before_the_roll_a_square_asks_for_it() {
    let mut desk = Desk::new_match(PHONES[0], 2);
    let square = Square::all().next().expect("there are 25");
    desk.tap_at(desk.square(square).center());
    desk.settle();
    assert_eq!(desk.refusal().as_deref(), Some("Roll the dice first."));
}

/// Runs frames for so many seconds.
fn wait(desk: &mut Desk, seconds: f32) {
    for _ in 0..(seconds / 0.06).ceil() as usize {
        desk.frame();
    }
}

#[test]
fn a_finger_that_lies_still_asks_what_is_there_and_does_nothing_else() {
    let mut desk = drawing();
    let (_, square, road) = desk.until_a_road(&mut Dice(5));
    let at = desk.square(square).center();
    desk.touch(TouchPhase::Started, 1, at);
    wait(&mut desk, HOLD * 0.6);
    assert_eq!(*desk.read(), Panel::Closed);
    wait(&mut desk, HOLD * 0.8);
    assert!(matches!(desk.read(), Panel::Rule(_)));
    desk.touch(TouchPhase::Ended, 1, at);
    desk.settle();
    assert_eq!(desk.selection().square, None);
    desk.want(Intent::Back);
    // A slow stroke draws.
    let rect = desk.square(square);
    desk.touch(TouchPhase::Started, 1, rect.center() - Vec2::X * 4.0);
    desk.touch(TouchPhase::Moved, 1, rect.center() + Vec2::X * 12.0);
    wait(&mut desk, HOLD * 1.5);
    desk.touch(TouchPhase::Ended, 1, rect.center() + Vec2::X * 12.0);
    desk.settle();
    assert_eq!(*desk.read(), Panel::Closed);
    desk.swipe(square, road);
    assert_eq!((desk.selection().square, desk.selection().road), (Some(square), Some(road)));
}

impl DeskOf<CityPlanner> {
    /// The lots of a block, by face.
    fn lots(&mut self, block: Block) -> Vec<Part> {
        let world = self.0.world_mut();
        let mut cards = world.query::<(&BlockCard, &Parts)>();
        let lots = cards.iter(world).find(|(card, _)| card.block == block);
        lots.expect("it lies there").1.0.clone()
    }
}

#[test]
fn each_building_of_a_block_is_asked_about_for_itself_and_touched_to_turn_the_die_to_it() {
    let play = grown(city_planner::set_ups::fresh(2), |play| {
        is_adjusting(play) && play.legal().iter().any(|action| matches!(action, Action::Change { .. }))
    });
    let mut desk = DeskOf::<CityPlanner>::reopened(PHONES[0], &play);
    let (mut turned, mut rules) = (0, BTreeSet::new());
    for block in Block::ALL {
        desk.want(Intent::ShowThings);
        for lot in desk.lots(block) {
            desk.tap_at(lot.rect.center());
            desk.settle();
            assert_eq!(*desk.read(), Panel::Rule(lot.rule));
            rules.insert(format!("{:?}", lot.rule));
            desk.key(KeyCode::Escape);
        }
        desk.want(Intent::ShowThings);
        assert!(desk.lots(block).iter().all(|lot| lot.intent.is_none()), "it is not chosen yet");
        desk.tap(&BlockPick::Block(block).into());
        let beyond = Intent::from(BlockPick::Beyond(block));
        for lot in
            desk.lots(block).into_iter().filter(|lot| lot.intent.as_ref().is_some_and(|it| *it != beyond))
        {
            desk.tap_at(lot.rect.center());
            desk.settle();
            assert!(desk.selection().chosen().iter().any(|pick| Some(Intent::from(*pick)) == lot.intent));
            turned += 1;
        }
        while desk.selection().block.is_some() {
            desk.want(Intent::Unchoose);
        }
    }
    assert!(turned > 3 && rules.len() == 7, "{turned}, {rules:?}");
}

#[test]
fn a_frame_that_takes_long_makes_no_tap_long() {
    let mut desk = drawing();
    let (_, square, _) = desk.until_a_road(&mut Dice(5));
    let at = desk.square(square).center();
    desk.touch(TouchPhase::Started, 1, at);
    let each = desk.0.world_mut().remove_resource::<TimeUpdateStrategy>().expect("it is set");
    desk.0.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(2.0 * HOLD)));
    (0..3).for_each(|_| desk.frame());
    desk.0.insert_resource(each);
    desk.touch(TouchPhase::Ended, 1, at);
    desk.settle();
    assert_eq!((desk.read().clone(), desk.selection().square), (Panel::Closed, Some(square)));
}

#[test]
fn the_other_button_of_the_mouse_asks_what_is_there() {
    let mut desk = drawing();
    let position = desk.square(Square::all().nth(12).expect("there are 25")).center();
    let window = Entity::PLACEHOLDER;
    desk.0.world_mut().write_message(WindowEvent::from(CursorMoved { window, position, delta: None }));
    let button = MouseButtonInput { button: MouseButton::Right, state: ButtonState::Pressed, window };
    desk.0.world_mut().write_message(WindowEvent::from(button));
    desk.settle();
    assert!(matches!(desk.read(), Panel::Rule(_)), "{:?}", desk.read());
}

#[test]
fn a_column_of_the_results_says_what_it_counts() {
    let play = grown(fresh(2), Match::is_over);
    let mut desk = Desk::reopened(SIZES[1], &play);
    desk.0.world_mut().resource_mut::<NextState<Page>>().set(Page::Results);
    desk.settle();
    desk.skip();
    let shops = RuleKeys::new("doodle-rules-shops-title", "doodle-help-shop-title");
    desk.tap(&Intent::OpenRule(shops));
    assert_eq!(*desk.read(), Panel::Rule(shops));
}

#[test]
fn keys_ask_and_find_every_rule() {
    let mut desk = drawing();
    desk.key(KeyCode::KeyC);
    assert_eq!(desk.inquiry(), Inquiry::Choices);
    desk.key(KeyCode::KeyC);
    assert_eq!(desk.inquiry(), Inquiry::Nothing);
    // Nothing is marked: it asks of everything.
    desk.key(KeyCode::KeyI);
    assert_eq!(desk.inquiry(), Inquiry::Things);
    desk.key(KeyCode::Tab);
    desk.key(KeyCode::Enter);
    assert!(matches!(desk.read(), Panel::Rule(_)));
    desk.key(KeyCode::Escape);
    assert_eq!((desk.read().clone(), desk.inquiry()), (Panel::Closed, Inquiry::Things));
    desk.key(KeyCode::Escape);
    assert_eq!(desk.inquiry(), Inquiry::Nothing);
    // A die is marked: it asks of that.
    while !matches!(desk.focused_intent(), Some(Intent::Pick(_))) {
        desk.key(KeyCode::Tab);
    }
    desk.key(KeyCode::KeyI);
    assert!(matches!(desk.read(), Panel::Rule(_)));
}

impl Desk {
    /// What the marked thing means.
    fn focused_intent(&self) -> Option<Intent> {
        let focus = self.0.world().resource::<doodle_city::input::Focus>();
        focus.item(self.map()).and_then(|item| item.accessible.intent.clone())
    }
}
