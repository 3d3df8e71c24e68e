//! Colours are roles: another palette repaints every panel and the set-up.

use std::{
    collections::BTreeSet,
    hash::{DefaultHasher, Hash as _, Hasher as _},
};

use bevy::color::Color;
use bevy_egui::egui::{Color32, Context, epaint::Primitive};

use super::{
    ASKED, Desk, GAME, LESSON, PHONE, TABLET, form, hints_somewhere, players, settings, show_hints,
    show_settings,
};
use crate::{
    boxes::BoxedGame as _,
    intent::Intent,
    locale::Locale,
    record::{Match, Player},
    rules::{
        Seat,
        city_planner::{self, Blocks, CityPlanner},
        design_town::{self, Cards, DesignTown},
        doodle_city::DoodleCity,
    },
    screens::{Panel, dialog::Dialog, help, menu, seats, setup, statistics, style},
    storage::MatchId,
    table::current::ActiveMatch,
    theme::{Palette, palette},
};

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

/// All colours that are painted, letters included.
fn painted(desk: &mut Desk, show: &dyn Fn(&Context)) -> BTreeSet<[u8; 4]> {
    desk.settled(show);
    let (_, (), shapes) = desk.painted(Vec::new(), show);
    let mut colors = BTreeSet::new();
    for shown in desk.ctx.tessellate(shapes, 1.0) {
        if let Primitive::Mesh(mesh) = shown.primitive {
            colors.extend(mesh.vertices.iter().map(|vertex| vertex.color.to_array()));
        }
    }
    // Smooth edges end in nothing, and hardly visible colours have few names.
    colors.retain(|&[.., alpha]| alpha > 60);
    colors
}

fn seated(count: usize) -> Vec<Player> {
    ["Ada", "Ben"].into_iter().take(count).map(Player::person).collect()
}

#[test]
fn another_palette_repaints_every_panel() {
    let locale = Locale::default();
    let settings = settings(1.0);
    let id = MatchId::fresh(GAME.name);
    let (play, hints) = hints_somewhere();
    let plan = city_planner::Setup { players: 2, first: Seat(0), blocks: Blocks::BUILT_IN };
    let plan = Match::<CityPlanner>::new(plan, seated(2)).expect("a plain set-up");
    let town = design_town::Setup { players: 2, first: Seat(0), first_game: false, cards: Cards::built_in() };
    let town = Match::<DesignTown>::new(town, seated(2)).expect("a plain set-up");
    let help = DoodleCity::help(&locale, Some(&play));
    let things = [
        (DoodleCity::help_boxes(&locale, None), DoodleCity::help_entries(&locale, Some(&play))),
        (CityPlanner::help_boxes(&locale, None), CityPlanner::help_entries(&locale, Some(&plan))),
        (DesignTown::help_boxes(&locale, None), DesignTown::help_entries(&locale, Some(&town))),
    ];
    let pages = things.map(|(boxes, entries)| help::Pages { help: help.clone(), boxes, entries });
    let names = ["Doodle City", "City Planner"].map(str::to_owned);
    let games = || help::Games { names: &names, chosen: 0 };
    let charts = [
        DoodleCity::statistics(&locale, &play),
        CityPlanner::statistics(&locale, &plan),
        DesignTown::statistics(&locale, &town),
    ];
    let current = ActiveMatch { id: Some(id.clone()), ..ActiveMatch::default() };
    let dialog = Dialog::new("A match could not be read".into())
        .happened("The file is cut off at line 5.".into())
        .safe("It was set aside and not changed.".into())
        .advice("Have it sent again.".into())
        .offers("Remove".into(), Intent::RemoveMatch(id));
    let overview_of = |n: usize| {
        let (pages, games, locale) = (&pages[n], &games, &locale);
        move |ctx: &Context| _ = help::show(ctx, &Panel::Overview, (pages, true), games(), (locale, None))
    };
    let chart = |n: usize| {
        let (chart, locale) = (&charts[n], &locale);
        move |ctx: &Context| _ = chart.as_ref().map(|chart| statistics::show(ctx, chart, locale))
    };
    let (overview_0, overview_1, overview_2) = (overview_of(0), overview_of(1), overview_of(2));
    let (chart_0, chart_1, chart_2) = (chart(0), chart(1), chart(2));
    let shown: [(&str, &dyn Fn(&Context)); 14] = [
        ("set-up", &|ctx| _ = setup::show(ctx, &mut form(4), (&ASKED, &GAME), &settings, &locale, false)),
        ("settings", &|ctx| _ = show_settings(ctx, &mut settings.clone(), &locale, true)),
        ("rules", &|ctx| _ = help::show(ctx, &Panel::Rules, (&pages[0], true), games(), (&locale, None))),
        ("overview", &overview_0),
        ("overview of City Planner", &overview_1),
        ("overview of Design Town", &overview_2),
        ("keys", &|ctx| _ = help::show(ctx, &Panel::Keys, (&pages[0], true), games(), (&locale, None))),
        ("menu", &|ctx| {
            _ = menu::show(ctx, (&current, true, true), (true, LESSON), ["Menu", "Dice so far"], &locale);
        }),
        ("statistics", &chart_0),
        ("statistics of City Planner", &chart_1),
        ("statistics of Design Town", &chart_2),
        ("seats", &|ctx| _ = seats::show(ctx, &players(), &locale)),
        ("hints", &|ctx| show_hints(ctx, Some(&hints), &locale)),
        ("dialog", &|ctx| _ = dialog.show(ctx, &locale, true)),
    ];
    for screen in [PHONE, TABLET] {
        for (what, show) in shown {
            let mut desk = Desk::new(screen, &settings);
            let old = painted(&mut desk, show);
            style::apply(&desk.ctx, &settings, &other_palette(), &crate::pictures::material::HOUSE);
            let new = painted(&mut desk, show);
            let kept: Vec<_> = new.intersection(&old).collect();
            assert!(kept.is_empty(), "{what}: of {} colours these are left: {kept:?}", old.len());
            assert!(old.is_empty() == new.is_empty(), "{what}");
        }
    }
}

#[test]
fn the_usual_palette_dims_the_table_under_a_panel() {
    let desk = Desk::new(PHONE, &settings(1.0));
    let dim = style::color(&desk.ctx, palette::DIM.with_alpha(130.0 / 255.0));
    assert_eq!(dim, Color32::from_rgba_unmultiplied(58, 36, 18, 130));
    let clear = style::color(&desk.ctx, palette::DIM.with_alpha(0.0));
    assert_eq!(clear, Color32::TRANSPARENT);
}
