//! Pictures: the albums in `assets/art` are what the SVG files beside them give. `UPDATE_GOLDENS=1`, which `./dev art`
//! sets, writes them anew, and beside them the colours by day, for programs that show these files.
#![cfg(feature = "app")]

mod svg;

use std::{env, fs, path::Path};

use doodle_city::{
    drawing::album::{Album, tone_of},
    pictures::{city_planner, design_town},
    theme::{Palette, Tone, painted},
};

/// The folders of pictures, and the roles that a game adds to the painted ones.
const FOLDERS: [(&str, fn(&str) -> Option<Tone>); 3] = [
    ("city_planner", city_planner::colors::named),
    ("design_town", design_town::colors::named),
    ("doodle_city", doodle_city::pictures::doodle_city::colors::named),
];

#[test]
fn albums_are_made_of_the_pictures_beside_them() {
    for (name, of_game) in FOLDERS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/art").join(name);
        let named = |role: &str| of_game(role).or_else(|| painted::named(role));
        let (packed, inks) = svg::pack_folder(&folder).unwrap_or_else(|error| panic!("{error}"));
        for ink in &inks {
            assert!(tone_of(ink, named).is_some(), "{name}: no role is called {ink:?}");
        }
        Album::read(&packed, named).unwrap_or_else(|error| panic!("{name}: {error}"));
        let day = Palette::default();
        let colors = |ink: &String| tone_of(ink, named).map(|tone| day.color(tone)).unwrap_or_default();
        let sheet = svg::style_sheet(&inks, colors);
        for (file, made) in [(format!("{name}.art"), packed), ("day.css".into(), sheet.into_bytes())] {
            let path = folder.join(file);
            if env::var_os("UPDATE_GOLDENS").is_some() {
                fs::write(&path, &made).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            }
            let found = fs::read(&path).unwrap_or_default();
            assert!(found == made, "{} is not made of the pictures beside it: ./dev art", path.display());
        }
    }
}
