//! Every scene of which a picture is taken, with its letters set: in English and in a language that is longer, every text
//! is in its place.

use bevy::prelude::*;
use doodle_city::{
    accessibility::{InteractionMap, Role},
    dev::shots::Later,
    fonts::FallbackFont,
    games, lay_out_panels,
    rules::doodle_city::DoodleCity,
    storage::{Motion, Settings},
    table::current::ActiveMatch,
};

use crate::{
    desk::DeskOf,
    panels::{self, PanelTexts},
    texts::{check, typesetting_with},
};

/// English, and the one that nobody speaks.
const LANGUAGES: [&str; 2] = ["en", "en-XA"];

/// Frames until a scene stands, and until what follows in it does.
const FRAMES: usize = 5;

fn stand(desk: &mut DeskOf<DoodleCity>, bring_about: fn(&mut World)) {
    let world = desk.0.world_mut();
    world.resource_mut::<Settings>().motion = Motion::Off;
    bring_about(world);
    (0..FRAMES).for_each(|_| desk.frame());
    let later = desk.0.world_mut().resource_mut::<Later>().0.take();
    if let Some(later) = later {
        later(desk.0.world_mut());
    }
    (0..FRAMES).for_each(|_| desk.frame());
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

/// All scenes of all games, one after the other, in both languages.
fn look_at_all(size: Vec2, text_scale: f32) {
    for scenes in games::ALL.tools.scenes {
        let mut desk = typesetting_with::<DoodleCity>(size, text_scale, |app| {
            lay_out_panels(app, size);
            app.init_resource::<Later>().add_plugins(panels::plugin);
        });
        let mut panel_texts = 0;
        for &(name, bring_about) in *scenes {
            stand(&mut desk, bring_about);
            for language in LANGUAGES {
                desk.0.world_mut().resource_mut::<Settings>().more.language = Some(language.into());
                (0..3).for_each(|_| desk.frame());
                let when = format!("{name} in {language} at {size} x {text_scale}");
                check(&mut desk, &when);
                panel_texts += check_panels(&desk, size, &when);
            }
            desk.0.world_mut().resource_mut::<Settings>().more.language = Some("en".into());
        }
        assert!(panel_texts > 50, "{panel_texts} texts of panels at {size}");
    }
}

#[test]
fn on_the_smallest_phone_with_the_largest_text() {
    look_at_all(Vec2::new(360.0, 640.0), 2.0);
}

#[test]
fn on_a_phone() {
    look_at_all(Vec2::new(390.0, 844.0), 1.0);
}

#[test]
fn on_a_phone_on_its_side() {
    look_at_all(Vec2::new(844.0, 390.0), 1.0);
}

#[test]
fn on_a_tablet() {
    look_at_all(Vec2::new(1024.0, 768.0), 1.0);
}
