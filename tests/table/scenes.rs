//! Every scene of which a picture is taken, with its letters set: in English and in a language that is longer, at all
//! sizes, every text is in its place. So it is in the middle of what moves, and nothing lies over what can be touched.

use std::{
    iter,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use bevy::{camera::RenderTargetInfo, prelude::*, window::PrimaryWindow};
use doodle_city::{
    accessibility::{InteractionMap, Role},
    dev::scene::Scene,
    drawing::place::{LayoutRect, MoveTween, Screen},
    fonts::FallbackFont,
    games,
    intent::Intent,
    lay_out_panels,
    rules::{city_planner::CityPlanner, design_town::DesignTown, doodle_city::DoodleCity},
    storage::{Motion, Settings},
    table::{
        current::ActiveMatch, flight::Flight, permissions::Permissions, table_game::TableGame, tutorial::Voice,
    },
};

use crate::{
    desk::DeskOf,
    panels::{self, PanelTexts},
    scanning, screen_reader,
    texts::{check, check_now, smallest, typesetting_with},
};

/// All languages, with the smallest letters on the table, in dp: in the one that nobody speaks, where texts are longer by
/// two fifths, letters may be smaller by as much.
const LANGUAGES: [(&str, f32); 7] = [
    ("en", LEAST),
    ("en-XA", LEAST / 1.4),
    ("de", LEAST / 1.15),
    ("fr", LEAST / 1.15),
    ("hu", LEAST / 1.15),
    ("nb", LEAST / 1.15),
    ("nl", LEAST / 1.15),
];
const LEAST: f32 = 8.0;

/// The screens, in dp, and how large text is on them.
const SCREENS: [(Vec2, f32); 4] = [
    (Vec2::new(390.0, 844.0), 1.0),
    (Vec2::new(844.0, 390.0), 1.0),
    (Vec2::new(1024.0, 768.0), 1.0),
    (Vec2::new(360.0, 640.0), 2.0),
];

/// Frames until what was done is seen.
const FRAMES: usize = 5;

/// Frames until what lies otherwise moves, or lies there; then it is waited for.
const UNTIL_LAID: usize = 2;

/// Turns the device, or takes another one.
fn resize(world: &mut World, size: Vec2) {
    world.resource_mut::<Screen>().size = size;
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    for mut window in windows.iter_mut(world) {
        window.resolution.set(size.x, size.y);
    }
    let target = RenderTargetInfo { physical_size: size.as_uvec2(), scale_factor: 1.0 };
    for mut camera in world.query::<&mut Camera>().iter_mut(world) {
        camera.computed.target_info = Some(target.clone());
    }
}

/// What egui has laid out; how many texts that is.
fn check_panels(desk: &DeskOf<DoodleCity>, size: Vec2, when: &str) -> usize {
    let world = desk.0.world();
    let seats = world.resource::<ActiveMatch>().seats.iter().map(|player| &player.name);
    let fields = world.resource::<InteractionMap>().iter().map(|item| &item.accessible);
    let typed = fields.filter(|item| item.role == Role::Field).map(|item| &item.value);
    let known = &world.resource::<Settings>().names;
    let fallback = world.resource::<FallbackFont>();
    let names =
        seats.chain(typed).chain(known).flat_map(|name| [name.clone(), fallback.shown(name).into_owned()]);
    let names: Vec<String> = names.collect();
    panels::check(&world.resource::<PanelTexts>().0, size, &names, when)
}

fn frames(desk: &mut DeskOf<DoodleCity>) {
    (0..FRAMES).for_each(|_| desk.frame());
}

/// Brings a scene about.
fn bring_about(desk: &mut DeskOf<DoodleCity>, scene: &Scene) {
    scene.clear(desk.0.world_mut());
    frames(desk);
    for number in 0..scene.steps.len() {
        scene.step(desk.0.world_mut(), number);
        frames(desk);
        desk.settle();
    }
}

/// Whatever can be touched on a page can be hit: at least 24 dp of it, in both directions; what is only asked about, and
/// can be asked about elsewhere, at least 20; of the cards in a long row at least 16 in width are seen.
fn check_sizes(world: &World, when: &str) {
    for item in &world.resource::<InteractionMap>().items {
        let least = match item.accessible.intent {
            None => continue,
            Some(Intent::OpenRule(_)) => 20.0,
            Some(_) => 24.0,
        };
        let size = item.touch.size();
        let is_card_in_row = size.x >= 16.0 && size.y >= 64.0;
        assert!(size.min_element() >= least || is_card_in_row, "{when}: {item:?}");
    }
}

/// Brings a scene about, and looks at it on every screen in every language; how many texts of panels there were.
fn look_at(desk: &mut DeskOf<DoodleCity>, scene: &Scene) -> usize {
    bring_about(desk, scene);
    if scene.name.contains("-learn-") {
        let voice = desk.0.world().resource::<Voice>().0.as_ref();
        let said = voice.map(|speech| (speech.key, speech.text.split_whitespace().count()));
        assert!(said.is_some_and(|(key, words)| key == scene.name && words <= 25), "{}: {said:?}", scene.name);
    }
    screen_reader::check(desk.0.world_mut(), scene.name);
    scanning::check(desk.0.world(), scene.name);
    let text_scale = desk.0.world().resource::<Settings>().text_scale;
    let mut panel_texts = 0;
    for (size, least_scale) in SCREENS {
        resize(desk.0.world_mut(), size);
        scene.hold(desk.0.world_mut());
        desk.0.world_mut().resource_mut::<Settings>().text_scale = text_scale.max(least_scale);
        // Changed while all lies there, as people change it.
        for (language, least) in LANGUAGES {
            desk.0.world_mut().resource_mut::<Settings>().more.language = Some(language.into());
            (0..UNTIL_LAID).for_each(|_| desk.frame());
            let when = format!("{} in {language} at {size} x {least_scale}", scene.name);
            check(desk, &when);
            check_sizes(desk.0.world(), &when);
            if let Some((size, text)) = smallest(desk) {
                assert!(size >= least, "{when}: `{text}` has letters of {size} dp");
            }
            panel_texts += check_panels(desk, size, &when);
        }
    }
    panel_texts
}

/// Looks at one scene after the other.
fn look_at_all<'a>(scenes: impl Iterator<Item = &'a Scene>) -> usize {
    let (size, _) = SCREENS[0];
    let mut desk = typesetting_with::<DoodleCity>(size, 1.0, |app| {
        lay_out_panels(app, size);
        app.add_plugins(panels::plugin);
    });
    scenes.map(|scene| look_at(&mut desk, scene)).sum()
}

/// Each scene stands by itself, so each processor looks at the next one.
#[test]
fn in_every_scene_every_text_is_in_its_place() {
    let scenes = games::ALL.tools.scenes.concat();
    let next = AtomicUsize::new(0);
    let look_at_next = || look_at_all(iter::from_fn(|| scenes.get(next.fetch_add(1, Ordering::Relaxed))));
    let processors = thread::available_parallelism().map_or(1, usize::from);
    let panel_texts: usize = thread::scope(|scope| {
        let looking: Vec<_> = (0..processors).map(|_| scope.spawn(look_at_next)).collect();
        looking.into_iter().map(|part| part.join().expect("every text is in its place")).sum()
    });
    assert!(panel_texts > 1000, "{panel_texts} texts of panels");
}

/// Sets a scene in motion, and looks at it again and again; in how many frames something moved.
fn watch(desk: &mut DeskOf<DoodleCity>, scene: &Scene) -> usize {
    bring_about(desk, scene);
    desk.0.world_mut().resource_mut::<Settings>().motion = Motion::Normal;
    frames(desk);
    let moment = scene.moment.expect("it is a moment");
    (moment.sets_off)(desk.0.world_mut());
    let ends = desk.0.world().resource::<Time>().elapsed_secs() + moment.lasts;
    let mut moved = 0;
    while desk.0.world().resource::<Time>().elapsed_secs() < ends {
        desk.frame();
        moved += usize::from(desk.is_moving());
        let when = format!(
            "{}, {:.2} s before its end",
            scene.name,
            ends - desk.0.world().resource::<Time>().elapsed_secs()
        );
        check_now(desk, &when);
        if let Some((size, text)) = smallest(desk) {
            assert!(size >= LEAST, "{when}: `{text}` has letters of {size} dp");
        }
        check_targets(desk, &when);
    }
    moved
}

/// While a person can choose, what can be touched lies where it is seen, but for what is being laid elsewhere itself, as
/// sheets are when the table turns to the next player; and nothing is carried over what is to be chosen next: buttons
/// and dice. Over a card that can be read meanwhile another one may fly.
fn check_targets(desk: &mut DeskOf<DoodleCity>, when: &str) {
    let world = desk.0.world_mut();
    if !world.resource::<Permissions>().is_still() {
        return;
    }
    let mut carried = world.query_filtered::<(&LayoutRect, &GlobalTransform), With<Flight>>();
    let carried: Vec<_> =
        carried.iter(world).map(|(place, seen)| (seen_at(place, seen), seen.translation().z)).collect();
    for item in &world.resource::<InteractionMap>().items {
        let Some(entity) = item.entity().filter(|_| item.accessible.intent.is_some()) else { continue };
        let (Some(place), Some(seen)) = (world.get::<LayoutRect>(entity), world.get::<GlobalTransform>(entity))
        else {
            continue;
        };
        let name = &item.accessible.name;
        let is_covered = |(over, height): &(Rect, f32)| {
            *height > seen.translation().z && over.intersect(item.rect).size().min_element() > 1.0
        };
        let is_next = match &item.accessible.intent {
            Some(Intent::Confirm | Intent::Pass | Intent::RollDice | Intent::DismissBanner) => true,
            _ => item.accessible.role == Role::Die,
        };
        assert!(!is_next || !carried.iter().any(is_covered), "{when}: something is carried over `{name}`");
        if !is_being_laid(world, entity) {
            let off = seen_at(place, seen).center().distance(place.rect.center());
            assert!(off < 1.0, "{when}: `{name}` is seen {off} dp beside its place");
        }
    }
}

/// Whether a thing, or what carries it, is on its way to its place.
fn is_being_laid(world: &World, entity: Entity) -> bool {
    let carrier = world.get::<ChildOf>(entity).map(ChildOf::parent);
    world.get::<MoveTween>(entity).is_some() || carrier.is_some_and(|carrier| is_being_laid(world, carrier))
}

/// Where something is seen that belongs to this place.
fn seen_at(place: &LayoutRect, seen: &GlobalTransform) -> Rect {
    let middle = seen.translation().truncate() * Vec2::new(1.0, -1.0);
    Rect::from_center_size(middle, place.rect.size() * seen.scale().truncate())
}

#[test]
fn in_the_middle_of_what_moves_texts_are_whole_and_nothing_covers_what_can_be_touched() {
    let moments =
        games::ALL.tools.moments.concat().into_iter().filter(|scene| scene.name.starts_with("moment"));
    let moments: Vec<_> = moments.collect();
    assert!(moments.len() > 10);
    thread::scope(|scope| {
        for size in [SCREENS[0].0, SCREENS[2].0] {
            let moments = &moments;
            scope.spawn(move || {
                let mut desk =
                    typesetting_with::<DoodleCity>(size, 1.0, |app| _ = app.add_plugins(TransformPlugin));
                for scene in moments {
                    assert!(watch(&mut desk, scene) > 3, "{} at {size}: nothing moves", scene.name);
                }
            });
        }
    });
}

/// The steps of a first match.
fn steps<G: TableGame>() -> impl Iterator<Item = &'static str> {
    G::TUTORIAL.iter().map(|step| step.key)
}

#[test]
fn each_step_of_a_first_match_has_a_scene() {
    let scenes = games::ALL.tools.scenes.concat();
    let steps = steps::<DoodleCity>().chain(steps::<CityPlanner>()).chain(steps::<DesignTown>());
    for step in steps {
        assert!(scenes.iter().any(|scene| scene.name == step), "{step}");
    }
}
