//! Colours are roles: another palette repaints everything that lies on the table, on the shelf and among the results.

use std::{
    collections::BTreeSet,
    hash::{DefaultHasher, Hash as _, Hasher as _},
};

use bevy::{mesh::VertexAttributeValues, prelude::*};
use doodle_city::{
    accessibility::InteractionMap,
    drawing::Unseen,
    intent::Intent,
    page::Page,
    record::{Match, Player},
    rules::{
        Game, Seat,
        city_planner::{self, Blocks, CityPlanner},
        design_town::{self, Cards, DesignTown},
        doodle_city::DoodleCity,
    },
    table::table_game::TableGame,
    theme::Palette,
};

use crate::{
    desk::{DeskOf, SIZES},
    doodle_city::set_ups,
    set_ups::grown,
};

/// A colour, to the last bit.
type Bits = [u32; 4];

fn bits(color: [f32; 4]) -> Bits {
    color.map(f32::to_bits)
}

/// The colours of all vertices and all letters, shown or not, and of what is behind the table.
fn colors(app: &mut App) -> Vec<Bits> {
    let world = app.world_mut();
    let mut pictures = world.query::<&Mesh2d>();
    let meshes = world.resource::<Assets<Mesh>>();
    let mut colors = Vec::new();
    for mesh in pictures.iter(world).filter_map(|mesh| meshes.get(&mesh.0)) {
        match mesh.attribute(Mesh::ATTRIBUTE_COLOR) {
            Some(VertexAttributeValues::Float32x4(vertices)) => {
                colors.extend(vertices.iter().copied().map(bits));
            }
            _ => panic!("a picture without colours"),
        }
    }
    let mut letters = world.query_filtered::<&TextColor, With<Text2d>>();
    colors.extend(letters.iter(world).map(|letters| bits(letters.0.to_linear().to_f32_array())));
    colors.push(bits(world.resource::<ClearColor>().0.to_linear().to_f32_array()));
    colors
}

/// A palette in which no role has a colour that anything had before.
fn other_palette() -> Palette {
    Palette::new(|role| {
        let part = |which: u8| {
            let mut hasher = DefaultHasher::new();
            (role.name, which).hash(&mut hasher);
            0.1 + 0.8 * (hasher.finish() % 9973) as f32 / 9973.0
        };
        Color::srgb(part(0), part(1), part(2))
    })
}

/// Swaps the palette under what is to be seen, and looks for what keeps an old colour.
fn assert_all_is_repainted<G: TableGame>(desk: &mut DeskOf<G>, what: &str) {
    desk.0.world_mut().remove_resource::<Unseen>();
    desk.settle();
    let old = colors(&mut desk.0);
    desk.0.insert_resource(other_palette());
    desk.settle();
    let new = colors(&mut desk.0);
    assert_eq!(old.len(), new.len(), "{what}: only colours change");
    let old: BTreeSet<Bits> = old.into_iter().collect();
    let kept: BTreeSet<Bits> = new.into_iter().filter(|color| old.contains(color)).collect();
    let kept: Vec<_> = kept.into_iter().map(|color| color.map(f32::from_bits)).collect();
    assert!(old.len() > 10, "{what}: {} colours", old.len());
    assert!(kept.is_empty(), "{what}: of {} colours these are left: {kept:?}", old.len());
}

/// A match whose dice and cards are the same every time.
fn seeded<G: Game>(setup: G::Setup, count: usize) -> Match<G> {
    let seats = ["Ada", "Ben", "Cleo"].into_iter().take(count).map(Player::person).collect();
    let mut play = Match::new(setup, seats).expect("a plain set-up");
    play.set_seed(7);
    play
}

fn plan() -> Match<CityPlanner> {
    let setup = city_planner::Setup { players: 2, first: Seat(0), blocks: Blocks::BUILT_IN };
    seeded(setup, 2)
}

fn town() -> Match<DesignTown> {
    let setup = design_town::Setup { players: 3, first: Seat(0), first_game: false, cards: Cards::built_in() };
    seeded(setup, 3)
}

/// The tables of a game after so many steps, its results, and then the shelf with a match on it.
fn scenes<G: TableGame>(play: &Match<G>, steps: &[usize], mut look: impl FnMut(&mut DeskOf<G>, &str)) {
    let name = G::NAME;
    for &steps in steps {
        let played = grown(play.clone(), |play| play.log().len() >= steps);
        let mut desk = DeskOf::with_match(SIZES[3], &played);
        look(&mut desk, &format!("{name} after {steps} steps"));
    }
    let mut desk = DeskOf::with_match(SIZES[3], &grown(play.clone(), Match::is_over));
    desk.tap(&Intent::Confirm);
    assert_eq!(*desk.0.world().resource::<State<Page>>().get(), Page::Results);
    while desk.find(&Intent::PlayAgain).is_none() {
        desk.frame();
    }
    look(&mut desk, &format!("the results of {name}"));
    let mut desk = DeskOf::with_match(SIZES[3], play);
    desk.want(Intent::OpenShelf);
    assert_eq!(*desk.0.world().resource::<State<Page>>().get(), Page::Shelf);
    // The storage takes its time to list it.
    desk.until(|world| {
        let map = world.resource::<InteractionMap>();
        map.items.iter().any(|it| matches!(it.accessible.intent, Some(Intent::ContinueMatch(_))))
    });
    desk.settle();
    look(&mut desk, &format!("the shelf with {name}"));
}

#[test]
fn another_palette_repaints_the_table_of_doodle_city() {
    scenes::<DoodleCity>(&set_ups::fresh(3), &[0, 12, 40], assert_all_is_repainted);
}

#[test]
fn another_palette_repaints_the_table_of_city_planner() {
    scenes(&plan(), &[0, 9, 24], assert_all_is_repainted);
}

#[test]
fn another_palette_repaints_the_table_of_design_town() {
    scenes(&town(), &[0, 12, 40], assert_all_is_repainted);
}
