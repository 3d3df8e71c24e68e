//! Texts in their real letters: each is in its place, and a name that has no room there is cut with a sign.

use core::any::TypeId;

use bevy::{
    camera::{ComputedCameraValues, RenderTargetInfo, visibility::VisibleEntities},
    prelude::*,
    sprite::update_text2d_layout,
    text::{TextLayoutInfo, TextPlugin, load_font_assets_into_font_collection},
};
use doodle_city::{
    accessibility::InteractionMap,
    drawing::{
        label::{Fonts, TextLabel, TextScale, shown},
        place::{LayoutRect, MoveTween},
        shorten::Shortens,
    },
    fonts::FallbackFont,
    games, headless,
    intent::Intent,
    page::Page,
    platform::FakeDevice,
    record::{Controller, Level, Match, Player, Seeded},
    rules::{
        IgnoreEvents, LegalActions as _,
        doodle_city::{DoodleCity, Setup},
    },
    storage::MemoryBackend,
    table::table_game::TableGame,
};

use crate::{
    desk::{DeskOf, SIZES},
    doodle_city::set_ups::setup,
    set_ups::Dice,
};

const NAMES: [&str; 6] = [
    "Wilhelmina-Magdalena Gräfin Waldburg",
    "Skilled",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Gerlinde",
    "Maximilian",
    "Bo",
];

/// A match of these players; the second one and the fifth are computers.
fn long_names(players: u8) -> Match<DoodleCity> {
    let seat = |(seat, name): (usize, &&str)| {
        let by = if seat % 3 == 1 { Controller::Level(Level::Skilled) } else { Controller::Person };
        Player { name: (*name).into(), by }
    };
    let seats = NAMES.iter().take(players.into()).enumerate().map(seat).collect();
    let mut play = Match::new(Setup { ..setup(players) }, seats).expect("a plain set-up");
    play.set_seed(7);
    play
}

/// The same, played at random to its end.
fn over(players: u8) -> Match<DoodleCity> {
    let (mut play, mut dice) = (long_names(players), Dice(4));
    while !play.is_over() {
        let legal = play.legal();
        let drawn = play.draw(&mut Seeded::new(5));
        let action = drawn.or_else(|| legal.get(dice.below(legal.len()))).expect("it goes on");
        play.apply(action, &mut IgnoreEvents).expect("it is legal");
    }
    play
}

/// The app as it sets type, seen by a camera that nobody looks through.
pub fn typesetting<G: TableGame>(size: Vec2, text_scale: f32) -> DeskOf<G> {
    typesetting_with(size, text_scale, |_| {})
}

/// A camera that sees a screen of this size, for texts and for panels.
pub fn add_camera(app: &mut App, size: Vec2) {
    let target_info = Some(RenderTargetInfo { physical_size: size.as_uvec2(), scale_factor: 1.0 });
    let computed = ComputedCameraValues { target_info, ..default() };
    let mut seen = VisibleEntities::default();
    seen.push(Entity::PLACEHOLDER, TypeId::of::<Sprite>());
    app.world_mut().spawn((Camera { computed, ..default() }, seen));
}

/// The same with more in it.
pub fn typesetting_with<G: TableGame>(size: Vec2, text_scale: f32, more: impl FnOnce(&mut App)) -> DeskOf<G> {
    let mut app = headless(games::ALL, size, MemoryBackend::default(), FakeDevice::default());
    app.init_asset::<Image>()
        .init_asset::<TextureAtlasLayout>()
        .add_plugins(TextPlugin)
        .add_systems(PostUpdate, update_text2d_layout.after(load_font_assets_into_font_collection));
    // It begins with no fonts at all.
    let fonts = Fonts::from_world(app.world_mut());
    app.insert_resource(fonts);
    add_camera(&mut app, size);
    more(&mut app);
    DeskOf::running(app).set(|settings| {
        settings.text_scale = text_scale;
        settings.banner = true;
    })
}

/// Of a line's height, what its letters need.
const LETTERS: f32 = 0.88;

/// What is wrong with the texts that can be seen once all stands; how many there are, and how many are cut.
pub fn check<G: TableGame>(desk: &mut DeskOf<G>, when: &str) -> (usize, usize) {
    desk.settle();
    check_now(desk, when)
}

/// The same of what is seen at this moment; what is on its way is as large as its way has it.
pub fn check_now<G: TableGame>(desk: &mut DeskOf<G>, when: &str) -> (usize, usize) {
    let world = desk.0.world_mut();
    let mut texts = world.query_filtered::<(
        &TextLabel,
        &Text2d,
        &LayoutRect,
        &TextLayoutInfo,
        &Transform,
        &Visibility,
        Has<Shortens>,
    ), Without<MoveTween>>();
    let (mut count, mut cut) = (0, 0);
    let fallback = world.resource::<FallbackFont>();
    for (label, text, place, info, transform, visibility, shortens) in texts.iter(world) {
        if *visibility == Visibility::Hidden || place.rect.is_empty() || label.text.is_empty() {
            continue;
        }
        count += 1;
        let what = format!("{when}: `{}` of {:?}", text.0, place.rect);
        assert!(info.size.x > 0.0, "{what} is not set");
        let (size, room) = (info.size * transform.scale.truncate(), place.rect.size());
        assert!(size.x <= room.x + 1.0 && size.y * LETTERS <= room.y + 1.0, "{what} is {size}");
        // One letter and the dots may be set smaller still; private characters frame the sign of what nobody has.
        let is_framing = |letter: &char| ('\u{e000}'..='\u{e00f}').contains(letter);
        let is_least = text.0.chars().filter(|it| !is_framing(it)).count() <= 2;
        let whole = shown(fallback, &label.text);
        if text.0 != *whole {
            cut += 1;
            // Where a name runs to the left, it is cut there.
            let kept = text.0.strip_suffix('…').or_else(|| text.0.strip_prefix('…'));
            let kept = kept.unwrap_or_else(|| panic!("{what} is cut without a sign"));
            assert!(shortens && !kept.is_empty() && whole.contains(kept), "{what}");
        }
        if shortens && !is_least {
            // Smaller than that only where the place is too low for more.
            let by_height = room.y / (info.size.y * LETTERS);
            assert!(
                transform.scale.y >= 0.8_f32.min(by_height) - 0.02,
                "{what}: letters of {}",
                transform.scale.y
            );
        }
    }
    (count, cut)
}

/// The smallest letters that can be seen, in dp, and what they say; names apart, which are cut before they are too small.
pub fn smallest<G: TableGame>(desk: &mut DeskOf<G>) -> Option<(f32, String)> {
    let world = desk.0.world_mut();
    let scale = world.resource::<TextScale>().0;
    let mut texts =
        world.query_filtered::<(&TextLabel, &LayoutRect, &Transform, &Visibility), (Without<Shortens>, Without<MoveTween>)>();
    let seen = texts.iter(world).filter(|(label, place, _, visibility)| {
        **visibility != Visibility::Hidden && !place.rect.is_empty() && !label.text.is_empty()
    });
    let sizes =
        seen.map(|(label, _, transform, _)| (label.size * scale * transform.scale.y, label.text.clone()));
    sizes.min_by(|(one, _), (other, _)| one.total_cmp(other))
}

#[test]
fn at_the_table_every_text_is_in_its_place_and_cut_names_say_so() {
    let mut dice = Dice(11);
    for size in SIZES {
        for text_scale in [1.0, 2.0] {
            for players in [1, 2, 4, 6] {
                let when = |what: &str| format!("{size}, {players} players, text x {text_scale}, {what}");
                let mut desk =
                    typesetting::<DoodleCity>(size, text_scale).begin(&long_names(players)).moving(false);
                let (count, mut cut) = check(&mut desk, &when("start"));
                assert!(count > 20, "{}: {count} texts", when("start"));
                assert!(desk.until_a_turn(&mut dice, |_| {}));
                cut += check(&mut desk, &when("turn")).1;
                let action = desk.any_action(&mut dice);
                desk.choose(action, &mut dice);
                cut += check(&mut desk, &when("road")).1;
                desk.tap(&Intent::Confirm);
                cut += check(&mut desk, &when("after")).1;
                assert!(cut > 0 || players < 4, "{}: there is nothing to cut", when("all"));
            }
        }
    }
}

#[test]
fn of_results_and_on_the_shelf_every_text_is_in_its_place() {
    for size in SIZES {
        for text_scale in [1.0, 2.0] {
            for players in [2, 6] {
                let when = |what: &str| format!("{size}, {players} players, text x {text_scale}, {what}");
                let mut desk = typesetting::<DoodleCity>(size, text_scale).moving(false).begin(&over(players));
                desk.tap(&Intent::Confirm);
                assert_eq!(*desk.0.world().resource::<State<Page>>().get(), Page::Results);
                // Until everything is counted.
                (0..80).for_each(|_| desk.frame());
                let (count, _) = check(&mut desk, &when("results"));
                assert!(count > 6 * usize::from(players), "{}: {count} texts", when("results"));

                let mut desk =
                    typesetting::<DoodleCity>(size, text_scale).moving(false).begin(&long_names(players));
                desk.tap(&Intent::Back);
                desk.until(|world| {
                    let items = &world.resource::<InteractionMap>().items;
                    items.iter().any(|it| matches!(it.accessible.intent, Some(Intent::ContinueMatch(_))))
                });
                check(&mut desk, &when("shelf"));
            }
        }
    }
}
