//! Names of players and levels, however long: nothing is cut without a sign.

use bevy_egui::egui::{Context, Galley, Rect, Shape, epaint::ClippedShape};

use super::{ASKED, Desk, GAME, hints_somewhere, screens, settings, show_hints};
use crate::{
    locale::Locale,
    record::{Controller, Level, Player},
    screens::{seats, setup, setup_form::SetupForm},
    storage::Settings,
};

const NAMES: [&str; 6] = [
    "Gerlinde",
    "Wilhelmina-Magdalena Gräfin Waldburg",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Øyvind Ágnes",
    "Maximilian",
    "Bo",
];

/// All texts, each with where it stands and what is seen of that.
fn texts(shapes: &[ClippedShape]) -> Vec<(&Galley, Rect, Rect)> {
    fn within<'a>(shape: &'a Shape, clip: Rect, texts: &mut Vec<(&'a Galley, Rect, Rect)>) {
        match shape {
            Shape::Text(text) => {
                let at = text.galley.rect.translate(text.pos.to_vec2());
                texts.push((&text.galley, at, clip));
            }
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| within(shape, clip, texts)),
            _ => {}
        }
    }
    let mut texts = Vec::new();
    shapes.iter().for_each(|shape| within(&shape.shape, shape.clip_rect, &mut texts));
    texts
}

/// No text is cut at its sides where it does not say so, but what can be scrolled there.
fn assert_whole(desk: &mut Desk, mut show: impl FnMut(&Context), scrolled: &[String], what: &str) {
    for _ in 0..3 {
        desk.frame(Vec::new(), &mut show);
    }
    let (.., shapes) = desk.painted(Vec::new(), show);
    let texts = texts(&shapes);
    assert!(texts.len() > 5, "{what}: there is something to read");
    for (galley, at, clip) in texts {
        let words = galley.text();
        let is_seen = at.left() >= clip.left() - 1.0 && at.right() <= clip.right() + 1.0;
        let is_scrolled = scrolled.iter().any(|name| name == words);
        assert!(is_seen || is_scrolled, "{what}: `{words}` at {at:?} is seen only in {clip:?}");
    }
}

/// As many computer players as people; the first ones have long names, the last ones their level's.
fn form(settings: &Settings) -> SetupForm {
    let people = NAMES[..3].iter().map(|&name| Player::person(name));
    let levels = [Level::Beginner, Level::Skilled, Level::Skilled];
    let computers = levels.map(|level| Player { name: String::new(), by: Controller::Level(level) });
    let mut form = SetupForm::of(&GAME, people.chain(computers));
    form.remember(settings);
    form
}

#[test]
fn names_on_chairs_and_of_who_starts_are_whole_or_cut_with_a_sign() {
    let locale = Locale::default();
    for screen in screens() {
        for scale in [1.0, 2.0] {
            let names = NAMES.map(str::to_owned).to_vec();
            let settings = Settings { names: names.clone(), ..settings(scale) };
            let mut form = form(&settings);
            form.first = Some(2);
            let mut desk = Desk::new(screen, &settings);
            let what = format!("{screen:?}, text x {scale}");
            assert_whole(
                &mut desk,
                |ctx| _ = setup::show(ctx, &mut form, (&ASKED, &GAME), &settings, &locale, false),
                &names,
                &what,
            );
        }
    }
}

#[test]
fn at_normal_text_size_levels_are_written_out() {
    let (locale, settings) = (Locale::default(), settings(1.0));
    for screen in screens() {
        let mut form = form(&settings);
        let mut desk = Desk::new(screen, &settings);
        for _ in 0..3 {
            desk.frame(Vec::new(), |ctx| {
                _ = setup::show(ctx, &mut form, (&ASKED, &GAME), &settings, &locale, false);
            });
        }
        let (.., shapes) = desk.painted(Vec::new(), |ctx| {
            _ = setup::show(ctx, &mut form, (&ASKED, &GAME), &settings, &locale, false);
        });
        let whole = |words: &str| {
            texts(&shapes).iter().filter(|(galley, ..)| galley.text() == words && !galley.elided).count()
        };
        assert_eq!((whole("Beginner"), whole("Skilled")), (1, 2), "{screen:?}");
    }
}

#[test]
fn names_in_panels_are_whole() {
    let locale = Locale::default();
    let (_, known) = hints_somewhere();
    let players = NAMES.map(|name| Player { name: name.into(), by: Controller::Level(Level::Skilled) });
    for screen in screens() {
        for scale in [1.0, 2.0] {
            let settings = settings(scale);
            let what = format!("{screen:?}, text x {scale}");
            let desk = || Desk::new(screen, &settings);
            assert_whole(&mut desk(), |ctx| _ = seats::show(ctx, &players, &locale), &[], &what);
            let hints = |ctx: &Context| show_hints(ctx, Some(&known), &locale);
            assert_whole(&mut desk(), hints, &[], &what);
        }
    }
}
