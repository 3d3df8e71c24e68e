//! Small helps at the table: each does what it says, and can be switched off.

use bevy::prelude::*;
use doodle_city::{
    drawing::label::TextLabel,
    intent::Intent,
    locale::Locale,
    music::Music,
    record::{Controller, Level, Match},
    rules::{
        Actor, LegalActions as _, Seat,
        city_planner::CityPlanner,
        doodle_city::{DoodleCity, Event},
    },
    screens::Panel,
    session::Session,
    table::{
        announcement::Announcements,
        banner::BannerNews,
        pace::BotPacing,
        table_game::{Selection as _, TableGame},
    },
    theme::motion::HasMotion,
};

use crate::{
    city_planner::set_ups::{is_adjusting, is_scoring},
    desk::{Desk, DeskOf, PHONES},
    doodle_city::set_ups::fresh,
    set_ups::{Dice, grown},
};

impl<G: TableGame> DeskOf<G> {
    /// The dialog that is open, if one is.
    fn is_asked(&self) -> bool {
        matches!(self.0.world().resource::<Panel>(), Panel::Dialog(_))
    }

    /// What the banner says has changed.
    fn news(&mut self) -> String {
        let world = self.0.world_mut();
        let mut texts = world.query_filtered::<(&TextLabel, &Visibility), With<BannerNews>>();
        let shown = texts.iter(world).filter(|(_, visibility)| **visibility != Visibility::Hidden);
        shown.map(|(label, _)| label.text.clone()).collect()
    }

    fn announced(&self) -> Vec<String> {
        self.0.world().resource::<Announcements>().0.iter().map(|speech| speech.text.clone()).collect()
    }
}

#[test]
fn a_turn_ends_at_once_or_once_that_was_confirmed() {
    for asks in [false, true] {
        let mut desk = Desk::new_match(PHONES[0], 2).set(|settings| settings.more.ends = Some(asks));
        let (mut dice, steps) = (Dice(5), desk.steps());
        let (action, ..) = desk.until_a_road(&mut dice);
        desk.choose(action, &mut dice);
        let before = desk.steps();
        assert!(before > steps);
        desk.tap(&Intent::Confirm);
        assert_eq!((desk.is_asked(), desk.steps() > before), (asks, !asks));
        if asks {
            desk.want(Intent::Back);
            assert_eq!((desk.is_asked(), desk.steps()), (false, before), "it goes on");
            desk.tap(&Intent::Confirm);
            desk.want(Intent::EndTurn);
            desk.want(Intent::Back);
            assert_eq!(desk.play().log().get(before), Some(&action));
        }
    }
}

#[test]
fn nothing_is_asked_before_what_ends_no_turn() {
    let asks = |desk: DeskOf<CityPlanner>| desk.set(|settings| settings.more.ends = Some(true));
    let mut desk = asks(DeskOf::<CityPlanner>::grown(PHONES[0], 2, is_adjusting));
    let pass = desk.legal().iter().last().expect("a block can be passed");
    let steps = desk.steps();
    desk.choose(pass);
    desk.tap(&Intent::Confirm);
    assert_eq!((desk.is_asked(), desk.steps()), (false, steps + 1));
    let mut desk = asks(DeskOf::<CityPlanner>::grown(PHONES[0], 2, is_scoring));
    desk.tap(&Intent::Confirm);
    assert!(desk.is_asked(), "scoring ends it");
}

/// A match of three in which Ada is called again after two others have moved.
fn called_again() -> (Desk, Match<DoodleCity>) {
    let mut desk = Desk::new_match(PHONES[0], 3);
    let mut dice = Dice(3);
    let mut moves = 0;
    loop {
        let (action, ..) = desk.until_a_road(&mut dice);
        desk.act(action, &mut dice);
        moves += 1;
        if moves > 6 && desk.banner().is_some() {
            let play = desk.play().clone();
            return (desk, play);
        }
        if desk.banner().is_some() {
            desk.tap(&Intent::DismissBanner);
        }
    }
}

#[test]
fn whoever_takes_the_device_is_told_what_has_changed() {
    let (mut desk, play) = called_again();
    let seat = desk.banner().expect("somebody is called");
    let told = desk.news();
    let wanted = DoodleCity::news_since(&Locale::default(), &play, seat);
    assert!((1..=2).contains(&wanted.len()), "{wanted:?}");
    assert_eq!(told, wanted.join("\n"));
    assert!(wanted.iter().all(|line| !line.starts_with(&play.seats()[seat.index()].name)), "{wanted:?}");
    let mut desk = desk.set(|settings| settings.more.changes = Some(false));
    assert_eq!(desk.news(), "");
}

/// A match in which the next move takes a bonus, and that move.
fn before_a_bonus() -> Match<DoodleCity> {
    grown(fresh(2), |play| !play.actor().is_chance() && taking(play).is_some())
}

fn taking(play: &Match<DoodleCity>) -> Option<doodle_city::rules::doodle_city::Action> {
    play.legal().iter().find(|&action| {
        let (mut after, mut events) = (play.clone(), Vec::new());
        after.apply(action, &mut events).is_ok()
            && events.iter().any(|event| matches!(event, Event::BonusTaken { .. }))
    })
}

#[test]
fn a_bonus_that_is_taken_is_announced_until_it_was_read_or_somebody_plays_on() {
    let play = before_a_bonus();
    let action = taking(&play).expect("it can be taken");
    for (is_wanted, reads) in [(false, false), (true, false), (true, true)] {
        let mut desk = Desk::reopened(PHONES[0], &play).set(|settings| settings.more.bonuses = Some(is_wanted));
        let name = &play.seats()[play.actor().seat().expect("somebody decides").index()].name;
        desk.choose(action, &mut Dice(1));
        desk.tap(&Intent::Confirm);
        let told = desk.announced();
        assert_eq!(told.len(), usize::from(is_wanted), "{told:?}");
        assert!(told.iter().all(|told| told.contains(name.as_str())), "{told:?}");
        if desk.banner().is_some() {
            desk.tap(&Intent::DismissBanner);
            assert_eq!(desk.announced(), told, "whoever takes the device reads it, too");
        }
        if is_wanted {
            desk = desk.set(|settings| settings.more.language = Some("en-XA".to_owned()));
            desk.settle();
            let follows = desk.announced();
            assert!(follows.len() == told.len() && follows != told, "it follows the language: {follows:?}");
        }
        if reads {
            desk.tap(&Intent::GoOn);
        } else {
            let mut dice = Dice(2);
            let (action, ..) = desk.until_a_road(&mut dice);
            desk.choose(action, &mut dice);
        }
        assert_eq!(desk.announced(), [""; 0]);
    }
}

/// A match of a person and a computer player who is about to move.
fn computer_moves() -> Match<DoodleCity> {
    let mut play = fresh(2);
    play.change_seat(Seat(1), Controller::Level(Level::Beginner));
    grown(play, |play| play.log().len() > 12 && play.actor() == Actor::Seat(Seat(1)))
}

#[test]
fn in_calm_a_computer_player_waits_until_its_move_was_seen() {
    let play = computer_moves();
    let shelf = Desk::of_size(PHONES[0]).set(|settings| settings.more.calm = Some(true));
    let mut desk = shelf.begin(&play);
    assert!(!desk.0.world().resource::<HasMotion>().0);
    assert_eq!(desk.0.world().resource::<Music>().piece, None);
    let steps = desk.steps();
    desk.until(|world| {
        let (session, selection) =
            (world.resource::<Session<DoodleCity>>(), world.resource::<<DoodleCity as TableGame>::Selection>());
        !selection.is_empty() && !session.is_busy()
    });
    for _ in 0..200 {
        desk.frame();
    }
    assert_eq!(desk.steps(), steps, "it waits");
    assert!(desk.0.world().resource::<BotPacing>().is_waiting());
    desk.tap(&Intent::Hurry);
    desk.until(|world| world.resource::<Session<DoodleCity>>().play().log().len() > steps);
    let mut usual = Desk::reopened(PHONES[0], &play);
    usual.until_a_person();
    assert!(usual.0.world().resource::<Music>().piece.is_some());
}

#[test]
fn letters_alone_mean_nothing_where_that_was_chosen() {
    let mut desk = Desk::with_match(PHONES[0], &fresh(2)).set(|settings| settings.more.letters = Some(false));
    let steps = desk.steps();
    desk.key(KeyCode::KeyR);
    assert_eq!(desk.steps(), steps);
    desk.key(KeyCode::Enter);
    assert!(desk.steps() > steps, "other keys do");
    let mut desk = Desk::with_match(PHONES[0], &fresh(2));
    let steps = desk.steps();
    desk.key(KeyCode::KeyR);
    assert!(desk.steps() > steps, "so does the letter where nothing was chosen");
}
