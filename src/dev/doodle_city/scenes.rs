//! The scenes of Doodle City and of what all games share, and what brings them about.

use bevy::{
    input::touch::{TouchInput, TouchPhase},
    prelude::*,
    window::WindowEvent,
};

use super::{
    looking_back::{archive, go_to_middle, open_archive, to_mistake},
    moments::{before, is_bonus},
};
use crate::{
    boxes::{BoxedGame as _, Boxes, GameBox},
    dev::{
        bring_about::{
            self, act, analysed, ask_choices, ask_things, confirm, leading_to, look_back, open, open_analysis,
            open_hints, put_on_table, roll, set, take_hint, to_results, to_shelf, touch_in_vain, wait,
            with_computer,
        },
        scene::Scene,
    },
    intent::Intent,
    locale::{Locale, help::RuleKeys, names},
    pictures::doodle_city::square::square_rect,
    record::{BadFile, BadRecord, Controller, Level, Match, Player},
    rules::{
        Game as _, IgnoreEvents, LegalActions as _, Seat,
        dice::Face,
        doodle_city::{DoodleCity, Road, Setup, Square, built_in_sheets},
    },
    screens::{
        Panel, dialogs,
        setup_form::{SetupForm, SetupForms},
    },
    session::Session,
    storage::{Settings, Task},
    table::{
        doodle_city::{layout::TableLayout, pick::TablePick, selection::MoveSelection, ways::Ways},
        refusal::Touched,
        things::{Thing, Things},
        turn::{DeviceHolder, FocusedSeat},
    },
};

/// All scenes.
pub static SCENES: &[Scene] = &[
    Scene::new("shelf-empty", &[]),
    Scene::new("shelf", &[shelve, to_shelf]),
    Scene::new("matches", &[shelve, to_shelf, list_matches]),
    Scene::new("setup", &[set_up]),
    Scene::new("setup-computers", &[set_up, fill_seats]),
    Scene::new("setup-left", &[set_up, fill_seats, leave_chairs]),
    Scene::new("setup-long-names", &[set_up, name_at_length]),
    Scene::new("setup-any-script", &[set_up, name_in_any_script]),
    Scene::new("table-start", &[|world| begin(world, 3, 0)]),
    Scene::new("table-roll", &[|world| begin(world, 3, 13)]),
    Scene::new("table-turn", &[turn]),
    Scene::new("table-stroke", &[turn, |world| draw(world, 0.4)]),
    Scene::new("table-stroke-road", &[turn, |world| draw(world, 0.94)]),
    Scene::new("table-stroke-beyond", &[turn, |world| draw(world, 1.4)]),
    Scene::new("table-stroke-pale", &[turn, draw_over_a_road]),
    Scene::new("table-road", &[turn, choose_road]),
    Scene::new("table-banner", &[turn, hand_over]),
    Scene::new("table-long-names", &[|world| put_on_table(world, long_names(46, 6))]),
    Scene::new("table-long-names-few", &[|world| put_on_table(world, long_names(46, 3))]),
    Scene::new("table-any-script", &[|world| put_on_table(world, in_any_script(46))]),
    Scene::new(
        "seats-any-script",
        &[|world| put_on_table(world, in_any_script(46)), |world| open(world, Panel::Seats)],
    ),
    Scene::new("table-solo", &[solo]),
    Scene::new("table-six-players", &[six_players]),
    Scene::new("table-six-players-road", &[|world| begin(world, 6, 42), choose_road]),
    Scene::new("table-looking", &[|world| begin(world, 6, 42), look]),
    Scene::new("table-free-circling", &[circle_freely, choose_freely]),
    Scene::new("table-last-round", &[last_round]),
    Scene::new("computer-turn", &[|world| watch(world, 3, 46)]),
    Scene::new("computer-six-players", &[|world| watch(world, 6, 63)]),
    Scene::new("hints", &[turn, open_hints, wait]),
    Scene::new("hint-taken", &[turn, open_hints, wait, take_hint]),
    Scene::new("choices", &[turn, ask_choices, wait]),
    Scene::new("choices-six-players", &[six_players, ask_choices, wait]),
    Scene::new("things", &[turn, ask_things, wait]),
    Scene::new("refusal", &[turn, |world| touch_in_vain(world, 2), wait]),
    Scene::new("refusal-die", &[|world| begin(world, 3, 48), touch_taken_die, wait]),
    Scene::new("rule", &[turn, |world| open(world, Panel::Rule(RULE))]),
    Scene::new("dice", &[turn, |world| open(world, Panel::Statistics)]),
    Scene::new("seats", &[|world| watch(world, 6, 63), |world| open(world, Panel::Seats)]),
    Scene::new("menu", &[turn, |world| open(world, Panel::Menu)]),
    Scene::new("menu-learning", &[learn, |world| open(world, Panel::Menu)]),
    Scene::new("said", &[learn, roll, |world| open(world, Panel::Said)]),
    Scene::new("archive", &[archive, to_shelf, open_archive, wait]),
    Scene::new("archive-none", &[to_shelf, open_archive, wait]),
    Scene::new("settings", &[|world| open(world, Panel::Settings)]),
    Scene::new("helps", &[|world| open(world, Panel::Helps)]),
    Scene::new("end-asked", &[ask_before_ends, turn, choose_road, confirm, wait]),
    Scene::new("announcement", &[|world| put_on_table(world, before(is_bonus)), take_bonus, wait]),
    Scene::new("help", &[turn, |world| open(world, Panel::Overview)]),
    Scene::new("rules", &[turn, |world| open(world, Panel::Rules)]),
    Scene::new("keys", &[turn, |world| open(world, Panel::Keys)]),
    Scene::new("dialog", &[turn, ask]),
    Scene::new("dialog-remove", &[turn, ask_before]),
    Scene::new("dialog-close", &[turn, ask_before_closing]),
    Scene::new("results-many", &[|world| finished(world, 4), to_results]),
    Scene::new("results-long-names", &[|world| put_on_table(world, long_names(usize::MAX, 6)), to_results]),
    Scene::new("results-any-script", &[|world| put_on_table(world, in_any_script(usize::MAX)), to_results]),
    Scene::new("results-solo", &[|world| finished(world, 1), to_results]),
    Scene::new("results-seal", &[|world| finished(world, 1), to_results, touch_seal]),
    Scene::new("replay", &[|world| finished(world, 4), to_results, look_back, wait, go_to_middle, wait]),
    Scene::new("replay-solo", &[|world| finished(world, 1), to_results, look_back, wait, go_to_middle, wait]),
    Scene::new(
        "analysis",
        &[|world| finished(world, 3), to_results, look_back, wait, analysed::<DoodleCity>, open_analysis],
    ),
    Scene::new(
        "analysis-solo",
        &[|world| finished(world, 1), to_results, look_back, wait, analysed::<DoodleCity>, open_analysis],
    ),
    Scene::new(
        "replay-known",
        &[|world| finished(world, 1), to_results, look_back, wait, analysed::<DoodleCity>, to_mistake, wait],
    ),
    Scene::new(
        "text-200-analysis",
        &[|world| finished(world, 2), to_results, look_back, wait, analysed::<DoodleCity>, open_analysis],
    )
    .large_text(),
    Scene::new("left-replay", &[|world| finished(world, 3), to_results, look_back, wait, go_to_middle, wait])
        .left_handed(),
    Scene::new("notch-replay", &[|world| finished(world, 2), to_results, look_back, wait, go_to_middle, wait])
        .notched(),
    Scene::new(
        "text-200-replay",
        &[|world| finished(world, 6), to_results, look_back, wait, go_to_middle, wait],
    )
    .large_text(),
    Scene::new("left-shelf", &[shelve, to_shelf]).left_handed(),
    Scene::new("left-table", &[turn]).left_handed(),
    Scene::new("left-choices", &[turn, ask_choices, wait]).left_handed(),
    Scene::new("left-road", &[turn, choose_road]).left_handed(),
    Scene::new("left-six-players", &[six_players]).left_handed(),
    Scene::new("left-results", &[|world| finished(world, 3), to_results]).left_handed(),
    Scene::new("notch-results", &[|world| finished(world, 3), to_results]).notched(),
    Scene::new("notch-table", &[turn]).notched(),
    Scene::new("notch-road", &[turn, choose_road]).notched(),
    Scene::new("notch-six-players", &[six_players]).notched(),
    Scene::new("notch-settings", &[six_players, |world| open(world, Panel::Settings)]).notched(),
    Scene::new("notch-setup", &[set_up]).notched(),
    Scene::new("notch-archive", &[archive, to_shelf, open_archive, wait]).notched(),
    Scene::new("notch-shelf", &[shelve, to_shelf]).notched(),
    Scene::new("text-200-shelf", &[shelve, to_shelf]).large_text(),
    Scene::new("text-200-archive", &[archive, to_shelf, open_archive, wait]).large_text(),
    Scene::new("text-200-matches", &[shelve, to_shelf, list_matches]).large_text(),
    Scene::new("text-200-setup", &[set_up]).large_text(),
    Scene::new("text-200-setup-long-names", &[set_up, name_at_length]).large_text(),
    Scene::new("text-200-setup-any-script", &[set_up, name_in_any_script]).large_text(),
    Scene::new("text-200-computer-turn", &[|world| watch(world, 3, 46)]).large_text(),
    Scene::new("text-200-hints", &[turn, open_hints, wait]).large_text(),
    Scene::new("text-200-dice", &[turn, |world| open(world, Panel::Statistics)]).large_text(),
    Scene::new("text-200-seats", &[turn, |world| open(world, Panel::Seats)]).large_text(),
    Scene::new("text-200-table", &[turn]).large_text(),
    Scene::new("text-200-choices", &[turn, ask_choices, wait]).large_text(),
    Scene::new("text-200-things", &[turn, ask_things, wait]).large_text(),
    Scene::new("text-200-refusal", &[turn, |world| touch_in_vain(world, 2), wait]).large_text(),
    Scene::new("text-200-rule", &[turn, |world| open(world, Panel::Rule(RULE))]).large_text(),
    Scene::new("text-200-road", &[turn, choose_road]).large_text(),
    Scene::new("text-200-long-names", &[|world| put_on_table(world, long_names(46, 6))]).large_text(),
    Scene::new("text-200-banner", &[turn, hand_over]).large_text(),
    Scene::new("text-200-six-players", &[six_players]).large_text(),
    Scene::new("text-200-menu", &[turn, |world| open(world, Panel::Menu)]).large_text(),
    Scene::new("text-200-said", &[learn, roll, |world| open(world, Panel::Said)]).large_text(),
    Scene::new("text-200-menu-learning", &[learn, |world| open(world, Panel::Menu)]).large_text(),
    Scene::new("text-200-settings", &[|world| open(world, Panel::Settings)]).large_text(),
    Scene::new("text-200-helps", &[|world| open(world, Panel::Helps)]).large_text(),
    Scene::new("text-200-announcement", &[|world| put_on_table(world, before(is_bonus)), take_bonus, wait])
        .large_text(),
    Scene::new("text-200-help", &[turn, |world| open(world, Panel::Overview)]).large_text(),
    Scene::new("text-200-rules", &[turn, |world| open(world, Panel::Rules)]).large_text(),
    Scene::new("text-200-dialog", &[turn, ask]).large_text(),
    Scene::new("text-200-results-many", &[|world| finished(world, 4), to_results]).large_text(),
    Scene::new("text-200-results-solo", &[|world| finished(world, 1), to_results]).large_text(),
];

/// That of the bonuses.
const RULE: RuleKeys = RuleKeys::new("doodle-rules-first-title", "doodle-help-bonus");

/// A white die that nobody can take any more.
fn touch_taken_die(world: &mut World) {
    let is_die = |thing: &Thing| matches!(&thing.wanted, Some(Intent::Pick(pick)) if matches!(pick.of(), Some(TablePick::Die(_))));
    let dice = world.run_system_cached(move |things: Things| things.iter().filter(is_die).collect::<Vec<_>>());
    for thing in dice.unwrap_or_default().into_iter().skip(1) {
        world.write_message(Touched { thing, meant: None });
    }
}

fn ask_before_ends(world: &mut World) {
    set(world, |settings| settings.more.ends = Some(true));
}

/// Somebody takes a bonus, which others might have taken.
fn take_bonus(world: &mut World) {
    act::<DoodleCity>(world, |play| leading_to(play, is_bonus));
}

fn set_up(world: &mut World) {
    bring_about::set_up(world, DoodleCity::NAME);
}

/// The first match.
fn learn(world: &mut World) {
    world.write_message(Intent::BeginFirstMatch(DoodleCity::NAME));
}

/// A turn in which roads can be drawn.
pub(super) fn turn(world: &mut World) {
    begin(world, 3, 46);
}

fn six_players(world: &mut World) {
    begin(world, 6, 62);
}

/// Asks what an achievement is for.
fn touch_seal(world: &mut World) {
    world.write_message(Intent::TellAchievement(4));
}

fn solo(world: &mut World) {
    begin(world, 1, 40);
}

/// Matches that go on: more than one page of the shelf has room for.
fn shelve(world: &mut World) {
    for players in 1..=6 {
        bring_about::shelve(world, played(players, false, |play| play.log().len() >= 46));
    }
}

fn list_matches(world: &mut World) {
    open(world, Panel::Matches(DoodleCity::NAME));
}

fn ask(world: &mut World) {
    let locale = world.resource::<Locale>();
    let fault =
        BadFile::Record { path: "Bo and Ada.json".into(), error: BadRecord::CutOff { line: 5, column: 12 } };
    let dialog = dialogs::of_failed(locale, Task::Import, &fault.into());
    open(world, Panel::Dialog(dialog));
}

fn ask_before_closing(world: &mut World) {
    let dialog = dialogs::before_closing(world.resource::<Locale>());
    open(world, Panel::Dialog(dialog));
}

fn ask_before(world: &mut World) {
    let locale = world.resource::<Locale>();
    let play = played(2, false, |play| play.game().round(play.state()) == 6);
    let summary = play.map(|play| DoodleCity::match_summary(locale, &play));
    let stage = summary.as_ref().map(|summary| summary.stage.clone()).unwrap_or_default();
    let names = names::list(locale, &["Ada".to_owned(), "Bo".to_owned()]);
    let picture = summary.map(|summary| summary.picture);
    let dialog = dialogs::before_removing(locale, [&stage, &names], picture, Intent::Back);
    open(world, Panel::Dialog(dialog));
}

/// A match of `players` until `is_so`: every die is taken where it scores most at once.
pub(super) fn played(
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

pub(super) fn begin(world: &mut World, players: u8, steps: usize) {
    put_on_table(world, played(players, false, |play| play.log().len() >= steps));
}

/// A road of which one may choose what it scores.
fn circle_freely(world: &mut World) {
    let has_choice = |play: &Match<DoodleCity>| free_choice(play).is_some();
    put_on_table(world, played(3, true, |play| play.log().len() > 30 && has_choice(play)));
}

fn choose_freely(world: &mut World) {
    let selection = world.get_resource::<Session<DoodleCity>>().and_then(|session| free_choice(session.play()));
    *world.resource_mut::<MoveSelection>() = selection.unwrap_or_default();
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

pub(super) fn finished(world: &mut World, players: u8) {
    let play = played(players, false, Match::is_over);
    put_on_table(world, play.map(|play| with_computers(play, 2..players)));
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

pub(super) fn choose_road(world: &mut World) {
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

/// A match in which all but the first player are computers. They wait, because a panel is about to open.
fn watch(world: &mut World, players: u8, steps: usize) {
    let play = played(players, false, |play| play.log().len() >= steps);
    put_on_table(world, play.map(|play| with_computers(play, 1..players)));
}

fn with_computers(play: Match<DoodleCity>, seats: impl Iterator<Item = u8>) -> Match<DoodleCity> {
    let levels = [Level::Master, Level::Skilled, Level::Beginner, Level::Expert, Level::Casual];
    seats.zip(levels).fold(play, |play, (seat, level)| with_computer(play, Seat(seat), level))
}

/// Somebody else has the device: the banner calls the player on turn.
pub(super) fn hand_over(world: &mut World) {
    let FocusedSeat(focused) = *world.resource();
    world.resource_mut::<DeviceHolder>().0 = Some(focused.clockwise(1, 3));
}

fn look(world: &mut World) {
    *world.resource_mut::<MoveSelection>() =
        MoveSelection { looking_at: Some(Seat(5)), ..MoveSelection::default() };
}
