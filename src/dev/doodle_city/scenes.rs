//! The scenes of which pictures are taken, and what brings them about, one after the other.

use bevy::{
    input::touch::{TouchInput, TouchPhase},
    prelude::*,
    window::WindowEvent,
};

use crate::{
    boxes::{Boxes, GameBox},
    dev::{
        bring_about::{self, go, large_text, later, notch, open, set, take_hint, with_computer},
        shots::Scene,
    },
    page::Page,
    pictures::doodle_city::square::square_rect,
    record::{Controller, Level, Match, Player},
    rules::{
        Game as _, IgnoreEvents, LegalActions as _, Seat,
        dice::Face,
        doodle_city::{DoodleCity, Road, Setup, Square, built_in_sheets},
    },
    screens::{
        Dialog, Panel,
        setup_form::{SetupForm, SetupForms},
    },
    session::Session,
    storage::Settings,
    table::{
        doodle_city::{layout::TableLayout, selection::MoveSelection, ways::Ways},
        turn::{DeviceHolder, FocusedSeat},
    },
};

/// All scenes, in their order: each begins where the one before left off.
pub static SCENES: &[Scene] = &[
    ("shelf-empty", |_| {}),
    ("setup", |world| go(world, Page::Setup)),
    ("setup-computers", fill_seats),
    ("setup-left", leave_chairs),
    ("setup-long-names", name_at_length),
    ("setup-any-script", name_in_any_script),
    ("table-start", |world| begin(world, 3, 0)),
    ("table-roll", |world| begin(world, 3, 13)),
    ("table-turn", |world| begin(world, 3, 46)),
    ("table-stroke", |world| draw(world, 0.4)),
    ("table-stroke-road", |world| draw(world, 0.94)),
    ("table-stroke-beyond", |world| draw(world, 1.4)),
    ("table-stroke-pale", draw_over_a_road),
    ("table-road", choose_road),
    ("table-banner", hand_over),
    ("table-long-names", |world| put_on_table(world, long_names(46, 6))),
    ("table-long-names-few", |world| put_on_table(world, long_names(46, 3))),
    ("table-any-script", |world| put_on_table(world, in_any_script(46))),
    ("seats-any-script", |world| open(world, Panel::Seats)),
    ("table-solo", |world| begin(world, 1, 40)),
    ("table-six-players", |world| begin(world, 6, 62)),
    ("table-six-players-road", six_choose_road),
    ("table-looking", look),
    ("table-free-circling", circle_freely),
    ("table-last-round", last_round),
    ("computer-turn", |world| watch(world, 3, 46)),
    ("computer-six-players", |world| watch(world, 6, 63)),
    ("hints", ask_for_hints),
    ("hint-taken", take_hint),
    ("dice", |world| open(world, Panel::Statistics)),
    ("seats", |world| open(world, Panel::Seats)),
    ("menu", |world| open(world, Panel::Menu)),
    ("settings", |world| open(world, Panel::Settings)),
    ("rules", |world| open(world, Panel::Rules)),
    ("keys", |world| open(world, Panel::Keys)),
    ("dialog", ask),
    ("results-many", |world| finish(world, 4)),
    ("results-long-names", finish_long_names),
    ("results-any-script", |world| {
        put_on_table(world, in_any_script(usize::MAX));
        later(world, |world| go(world, Page::Results));
    }),
    ("results-solo", |world| finish(world, 1)),
    ("shelf", |world| go(world, Page::Shelf)),
    ("left-shelf", |world| set(world, |settings| settings.left_handed = true)),
    ("left-table", |world| begin(world, 3, 46)),
    ("left-road", choose_road),
    ("left-six-players", |world| begin(world, 6, 62)),
    ("left-results", |world| finish(world, 3)),
    ("notch-results", notch),
    ("notch-table", |world| begin(world, 3, 46)),
    ("notch-road", choose_road),
    ("notch-six-players", |world| begin(world, 6, 62)),
    ("notch-settings", |world| open(world, Panel::Settings)),
    ("notch-setup", |world| go(world, Page::Setup)),
    ("notch-shelf", |world| go(world, Page::Shelf)),
    ("text-200-shelf", large_text),
    ("text-200-setup", |world| go(world, Page::Setup)),
    ("text-200-setup-long-names", name_at_length),
    ("text-200-setup-any-script", name_in_any_script),
    ("text-200-computer-turn", |world| watch(world, 3, 46)),
    ("text-200-hints", ask_for_hints),
    ("text-200-dice", |world| open(world, Panel::Statistics)),
    ("text-200-seats", |world| open(world, Panel::Seats)),
    ("text-200-table", |world| begin(world, 3, 46)),
    ("text-200-road", choose_road),
    ("text-200-long-names", |world| put_on_table(world, long_names(46, 6))),
    ("text-200-banner", hand_over),
    ("text-200-six-players", |world| begin(world, 6, 62)),
    ("text-200-menu", |world| open(world, Panel::Menu)),
    ("text-200-settings", |world| open(world, Panel::Settings)),
    ("text-200-rules", |world| open(world, Panel::Rules)),
    ("text-200-dialog", ask),
    ("text-200-results-many", |world| finish(world, 4)),
    ("text-200-results-solo", |world| finish(world, 1)),
];

fn ask(world: &mut World) {
    let dialog = Dialog {
        title: "A question".into(),
        text: "What happened, what is safe, and what can be done about it stands here.".into(),
        action: Some(("Do it".into(), crate::intent::Intent::Back)),
    };
    open(world, Panel::Dialog(dialog));
}

/// A match of `players` until `is_so`: every die is taken where it scores most at once.
fn played(
    players: u8,
    free_circling: bool,
    is_so: impl Fn(&Match<DoodleCity>) -> bool,
) -> Option<Match<DoodleCity>> {
    played_by(NAMES, players, free_circling, is_so)
}

const NAMES: [&str; 6] = ["Ada", "Bo", "Gerlinde", "Dov", "Eva", "Finn"];

fn played_by(
    names: [&str; 6],
    players: u8,
    free_circling: bool,
    is_so: impl Fn(&Match<DoodleCity>) -> bool,
) -> Option<Match<DoodleCity>> {
    let sheet = built_in_sheets().into_iter().next()?;
    let setup = Setup { players, first: Seat(0), more_control: free_circling, free_circling, sheet };
    bring_about::played(setup, &names, 11, is_so, |play: &Match<DoodleCity>| {
        let legal = play.legal();
        let total = |action| {
            let mut after = play.state().clone();
            let seat = play.focus(Seat(0));
            let trees = after.city(seat).crossed_trees();
            play.game().apply(&mut after, action, &mut IgnoreEvents).ok()?;
            let city = after.city(seat);
            // Roads that join others look like a city; trees are for bad times.
            let longest: u32 = Square::all().filter_map(|at| Some(city.reach(at, city.road(at)?).len())).sum();
            let crossed = i32::from(city.crossed_trees() - trees);
            Some((city.score(play.game()).total - 6 * crossed) * 8 + longest as i32)
        };
        legal.iter().max_by_key(|&action| total(action))
    })
}

fn put_on_table(world: &mut World, play: Option<Match<DoodleCity>>) {
    touch(world, TouchPhase::Canceled, Vec2::ZERO);
    bring_about::put_on_table(world, play);
}

fn begin(world: &mut World, players: u8, steps: usize) {
    put_on_table(world, played(players, false, |play| play.log().len() >= steps));
}

/// A road of which one may choose what it scores.
fn circle_freely(world: &mut World) {
    let has_choice = |play: &Match<DoodleCity>| free_choice(play).is_some();
    put_on_table(world, played(3, true, |play| play.log().len() > 30 && has_choice(play)));
    later(world, |world| {
        let selection =
            world.get_resource::<Session<DoodleCity>>().and_then(|session| free_choice(session.play()));
        *world.resource_mut::<MoveSelection>() = selection.unwrap_or_default();
    });
}

fn free_choice(play: &Match<DoodleCity>) -> Option<MoveSelection> {
    let legal = play.legal();
    Face::ALL.into_iter().find_map(|die| {
        legal.squares(die).find_map(|square| {
            let options = Ways::of(&legal, die, square);
            let road = Road::ALL.into_iter().find(|&road| options.roads[road as usize].len() > 1)?;
            Some(MoveSelection {
                die: Some(die),
                square: Some(square),
                road: Some(road),
                ..MoveSelection::default()
            })
        })
    })
}

fn last_round(world: &mut World) {
    put_on_table(world, played(4, false, |play| play.state().is_last_round()));
}

fn finish(world: &mut World, players: u8) {
    let play = played(players, false, Match::is_over);
    put_on_table(world, play.map(|play| with_computers(play, 2..players)));
    later(world, |world| go(world, Page::Results));
}

/// The same at a moment when many roads can be drawn.
fn six_choose_road(world: &mut World) {
    begin(world, 6, 42);
    later(world, choose_road);
}

/// Where a road can be drawn, and with which die.
fn open_square(world: &World) -> Option<(Face, Square)> {
    let legal = world.get_resource::<Session<DoodleCity>>()?.play().legal();
    Face::ALL.into_iter().find_map(|die| {
        let square = legal.squares(die).find(|&square| Ways::of(&legal, die, square).cross.is_none())?;
        Some((die, square))
    })
}

fn touch(world: &mut World, phase: TouchPhase, position: Vec2) {
    let touch = TouchInput { phase, position, window: Entity::PLACEHOLDER, force: None, id: 1 };
    world.write_message(WindowEvent::from(touch));
}

/// A finger draws across a square, from the south to the east, and is still down: `along` of the way is done.
fn draw_across(world: &mut World, square: Square, along: f32) {
    let rect = square_rect(world.resource::<TableLayout>().grid, square.index());
    let half = rect.half_size();
    // As hands do it: not quite straight, not quite from the edge, and never twice the same.
    let at = |part: f32| {
        let (from, to) = (Vec2::new(-0.08, 0.9), Vec2::new(0.95, 0.05));
        let bend = from.lerp(Vec2::new(0.04, 0.1), part).lerp(Vec2::new(0.04, 0.1).lerp(to, part), part);
        rect.center() + half * (bend + 0.025 * Vec2::new((part * 17.0).sin(), (part * 11.0).cos()))
    };
    touch(world, TouchPhase::Canceled, at(0.0));
    touch(world, TouchPhase::Started, at(0.0));
    for step in 1..=24 {
        touch(world, TouchPhase::Moved, at(along * step as f32 / 24.0));
    }
}

fn draw(world: &mut World, along: f32) {
    if let Some((_, square)) = open_square(world) {
        draw_across(world, square, along);
    }
}

/// Where a road lies already nothing comes of a stroke.
fn draw_over_a_road(world: &mut World) {
    let Some(session) = world.get_resource::<Session<DoodleCity>>() else { return };
    let play = session.play();
    let city = play.state().city(play.focus(Seat(0)));
    if let Some(square) = Square::all().find(|&square| city.road(square).is_some()) {
        draw_across(world, square, 0.9);
    }
}

fn choose_road(world: &mut World) {
    touch(world, TouchPhase::Canceled, Vec2::ZERO);
    if let Some((die, square)) = open_square(world) {
        let road = Some(Road::SouthEast);
        *world.resource_mut::<MoveSelection>() =
            MoveSelection { die: Some(die), square: Some(square), road, ..MoveSelection::default() };
    }
}

/// The form of the set-up that is open.
fn fill_in(world: &mut World, fill: impl FnOnce(&GameBox, &mut SetupForm)) {
    world.resource_scope(|world, mut forms: Mut<SetupForms>| {
        if let Some((game, form)) = forms.current(world.resource::<Boxes>()) {
            fill(&game, form);
        }
    });
}

/// People and computer players sit down.
fn fill_seats(world: &mut World) {
    let by = [
        Controller::Person,
        Controller::Level(Level::Master),
        Controller::Person,
        Controller::Level(Level::Beginner),
    ];
    let names = ["Ada", "", "Gerlinde", ""];
    let seats = names.into_iter().zip(by).map(|(name, by)| Player { name: name.into(), by });
    fill_in(world, |game, form| *form = SetupForm::of(game, seats));
}

/// Some leave, and one of those who were here before has sat down.
fn leave_chairs(world: &mut World) {
    set(world, |settings| settings.names = ["Cleo", "Gerlinde", "Dov", "Eva"].map(str::to_owned).to_vec());
    let settings = world.resource::<Settings>().clone();
    fill_in(world, |_, form| {
        form.remember(&settings);
        form.leave(1);
        form.seat("Cleo");
        form.leave(2);
    });
}

const LONG_NAMES: [&str; 6] =
    ["Wilhelmina-Magdalena Gräfin Waldburg", "Skilled", "Gerlinde", "Maximilian", "Beginner", "Øyvind Ágnes"];

/// Names as long as they may be.
fn name_at_length(world: &mut World) {
    let levels = [
        Controller::Person,
        Controller::Level(Level::Skilled),
        Controller::Person,
        Controller::Person,
        Controller::Level(Level::Beginner),
    ];
    let seats = LONG_NAMES.into_iter().zip(levels).map(|(name, by)| Player { name: name.into(), by });
    fill_in(world, |game, form| {
        *form = SetupForm::of(game, seats);
        form.first = Some(0);
    });
}

/// Names that our own fonts lack; letters of one that nobody has.
const ANY_SCRIPT: [&str; 6] = ["李明", "Ελένη", "שרה לוי", "😀 Ána", "محمد علي", "Żółć \u{10fffd}"];

fn name_in_any_script(world: &mut World) {
    let seats = ANY_SCRIPT.map(Player::person);
    fill_in(world, |game, form| *form = SetupForm::of(game, seats));
}

/// A match of players whose names our own fonts lack.
fn in_any_script(steps: usize) -> Option<Match<DoodleCity>> {
    let play = played_by(ANY_SCRIPT, 6, false, |play| play.log().len() >= steps || play.is_over());
    play.map(|play| with_computers(play, [1, 4].into_iter()))
}

/// A match of players with long names.
fn long_names(steps: usize, players: u8) -> Option<Match<DoodleCity>> {
    let play = played_by(LONG_NAMES, players, false, |play| play.log().len() >= steps || play.is_over());
    play.map(|play| with_computers(play, [1, 4].into_iter().filter(|&seat| seat < players)))
}

fn finish_long_names(world: &mut World) {
    put_on_table(world, long_names(usize::MAX, 6));
    later(world, |world| go(world, Page::Results));
}

/// A match in which all but the first player are computers. They wait, because a panel is about to open.
fn watch(world: &mut World, players: u8, steps: usize) {
    let play = played(players, false, |play| play.log().len() >= steps);
    put_on_table(world, play.map(|play| with_computers(play, 1..players)));
}

fn with_computers(play: Match<DoodleCity>, seats: impl Iterator<Item = u8>) -> Match<DoodleCity> {
    let levels = [Level::Master, Level::Skilled, Level::Beginner, Level::Expert, Level::Casual];
    seats.zip(levels).fold(play, |play, (seat, level)| with_computer(play, Seat(seat), level))
}

/// What could be done at a turn in which roads can be drawn.
fn ask_for_hints(world: &mut World) {
    begin(world, 3, 46);
    later(world, |world| open(world, Panel::Hints));
}

/// Somebody else has the device: the banner calls the player on turn.
fn hand_over(world: &mut World) {
    *world.resource_mut::<MoveSelection>() = MoveSelection::default();
    let FocusedSeat(focused) = *world.resource();
    world.resource_mut::<DeviceHolder>().0 = Some(focused.clockwise(1, 3));
}

fn look(world: &mut World) {
    *world.resource_mut::<MoveSelection>() =
        MoveSelection { looking_at: Some(Seat(5)), ..MoveSelection::default() };
}
