//! Pictures of every screen, one file each, in the size of the window. Nothing moves in them.

use std::path::PathBuf;

use bevy::{
    prelude::*,
    render::view::screenshot::{Screenshot, save_to_disk},
    window::RequestRedraw,
};

use crate::{
    board::doodle_city::{
        hand::Hand,
        offer::{Options, legal},
        turn::Turn,
    },
    record::{Match, Player, Seeded},
    rules::{
        Choices as _, Game as _, Seat, Silent,
        dice::Face,
        doodle_city::{DoodleCity, Road, Setup, Square, built_in_sheets},
    },
    screens::{Begin, Dialog, Page, Panel},
    session::Session,
    storage::{Motion, Settings},
    theme::place::Screen,
};

/// Frames that a screen gets to stand complete before its picture is taken.
const FRAMES: usize = 12;

/// A screen: its name, and what brings it about.
type Scene = (&'static str, fn(&mut World));

const SCENES: [Scene; 17] = [
    ("shelf-empty", |_| {}),
    ("setup", |world| go(world, Page::Setup)),
    ("table-start", |world| begin(world, 3, 0)),
    ("table-roll", |world| begin(world, 3, 13)),
    ("table-turn", |world| begin(world, 3, 46)),
    ("table-road", choose_road),
    ("table-banner", hand_over),
    ("table-six-players", |world| begin(world, 6, 62)),
    ("table-looking", look),
    ("menu", |world| open(world, Panel::Menu)),
    ("settings", |world| open(world, Panel::Settings)),
    ("rules", |world| open(world, Panel::Rules)),
    ("keys", |world| open(world, Panel::Keys)),
    ("dialog", ask),
    ("results-many", |world| finish(world, 4)),
    ("results-solo", |world| finish(world, 1)),
    ("shelf", |world| go(world, Page::Shelf)),
];

#[derive(Resource)]
struct Shots {
    folder: PathBuf,
    /// The scene that stands or comes about.
    scene: usize,
    /// For how many frames it has stood.
    stood: usize,
    /// What has to happen a frame later.
    later: Option<Page>,
}

/// Takes all pictures and ends the app.
pub(super) fn plugin(folder: PathBuf) -> impl Fn(&mut App) + Send + Sync + 'static {
    move |app: &mut App| {
        app.insert_resource(Shots { folder: folder.clone(), scene: 0, stood: 0, later: None }).add_systems(
            Last,
            (take_pictures, |mut redraw: MessageWriter<RequestRedraw>| {
                redraw.write(RequestRedraw);
            }),
        );
    }
}

fn go(world: &mut World, page: Page) {
    world.resource_mut::<NextState<Page>>().set(page);
}

fn open(world: &mut World, panel: Panel) {
    *world.resource_mut::<Panel>() = panel;
}

fn ask(world: &mut World) {
    let dialog = Dialog {
        title: "A question".into(),
        text: "What happened, what is safe, and what can be done about it stands here.".into(),
        action: Some(("Do it".into(), crate::semantics::Intent::Back)),
    };
    open(world, Panel::Dialog(dialog));
}

/// A match of `players` after at most `steps` actions: every die is taken where it scores most at once.
fn played(players: u8, steps: usize) -> Option<Match<DoodleCity>> {
    let sheet = built_in_sheets().into_iter().next()?;
    let setup = Setup { players, first: Seat(0), more_control: false, free_circling: false, sheet };
    let names = ["Ada", "Bo", "Cleo", "Dov", "Eva", "Finn"];
    let seats = names.into_iter().take(players.into()).map(Player::person).collect();
    let mut play = Match::<DoodleCity>::new(setup, seats).ok()?;
    let mut dice = Seeded::new(11);
    while play.log().len() < steps && !play.is_over() {
        let action = play.draw(&mut dice).or_else(|| {
            let legal = legal(&play);
            let total = |action| {
                let mut after = play.state().clone();
                let seat = crate::board::doodle_city::offer::player_in_focus(&play);
                let trees = after.city(seat).crossed_trees();
                play.game().apply(&mut after, action, &mut Silent).ok()?;
                let city = after.city(seat);
                // Roads that join others look like a city; trees are for bad times.
                let longest: u32 =
                    Square::all().filter_map(|at| Some(city.reach(at, city.road(at)?).len())).sum();
                Some(
                    (city.score(play.game()).total - 6 * i32::from(city.crossed_trees() - trees)) * 8
                        + longest as i32,
                )
            };
            legal.iter().max_by_key(|&action| total(action))
        })?;
        play.apply(action, &mut Silent).ok()?;
    }
    Some(play)
}

fn begin(world: &mut World, players: u8, steps: usize) {
    *world.resource_mut::<Panel>() = Panel::Closed;
    if let Some(play) = played(players, steps) {
        world.write_message(Begin(play));
    }
}

fn finish(world: &mut World, players: u8) {
    begin(world, players, usize::MAX);
    world.resource_mut::<Shots>().later = Some(Page::Results);
}

fn choose_road(world: &mut World) {
    let Some(session) = world.get_resource::<Session<DoodleCity>>() else { return };
    let legal = legal(session.play());
    let place = Face::ALL.into_iter().find_map(|die| {
        let square = legal.squares(die).find(|&square| Options::of(&legal, die, square).cross.is_none())?;
        Some((die, square))
    });
    if let Some((die, square)) = place {
        let road = Some(Road::SouthEast);
        *world.resource_mut::<Hand>() = Hand { die: Some(die), square: Some(square), road, ..Hand::default() };
    }
}

/// Somebody else has the device: the banner calls the player on turn.
fn hand_over(world: &mut World) {
    *world.resource_mut::<Hand>() = Hand::default();
    let mut turn = world.resource_mut::<Turn>();
    turn.holder = Some(turn.large.clockwise(1, 3));
}

fn look(world: &mut World) {
    world.resource_mut::<Hand>().looking_at = Some(Seat(5));
}

/// Brings scene after scene about, waits until it stands, and takes its picture.
fn take_pictures(world: &mut World) {
    let mut shots = world.resource_mut::<Shots>();
    shots.stood += 1;
    let (scene, stood) = (shots.scene, shots.stood);
    let Some((name, bring_about)) = SCENES.get(scene) else {
        if stood > FRAMES {
            world.write_message(AppExit::Success);
        }
        return;
    };
    match stood {
        1 => {
            if let Some(mut settings) = world.get_resource_mut::<Settings>()
                && settings.motion != Motion::Off
            {
                settings.motion = Motion::Off;
            }
            bring_about(world);
        }
        FRAMES_TO_LATER => {
            if let Some(page) = shots.later.take() {
                go(world, page);
            }
        }
        _ if stood == 2 * FRAMES => {
            let size = world.resource::<Screen>().size;
            let shots = world.resource::<Shots>();
            let path = shots.folder.join(format!("{name}-{}x{}.png", size.x, size.y));
            world.spawn(Screenshot::primary_window()).observe(save_to_disk(path));
        }
        _ if stood > 3 * FRAMES => {
            let mut shots = world.resource_mut::<Shots>();
            (shots.scene, shots.stood) = (scene + 1, 0);
        }
        _ => {}
    }
}

/// When a page follows that needs the match on the table first.
const FRAMES_TO_LATER: usize = FRAMES / 2;
