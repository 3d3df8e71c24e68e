//! The cover of the box: a city on a sheet, and dice thrown onto its corner.

use std::sync::LazyLock;

use bevy::prelude::*;

use crate::{
    boxes::BoxCover,
    drawing::{brush::Brush, dyn_picture::DynPicture},
    locale::Locale,
    pictures::{
        doodle_city::{colors, thumbnail::paint_city},
        icons,
    },
    record::{Match, Player, Seeded},
    rules::{
        Actor, Game as _, IgnoreEvents, LegalActions as _, Seat,
        doodle_city::{Action, City, DoodleCity, Setup, Sheet, built_in_sheets},
    },
    theme::palette,
};

/// The city is the same in every language.
static CITY: LazyLock<Option<(Sheet, City)>> = LazyLock::new(city);

pub(super) fn cover(locale: &Locale) -> BoxCover {
    BoxCover {
        title: locale.text("doodle-box-title"),
        text: locale.text("doodle-box-text"),
        facts: locale.text("doodle-box-facts"),
        name: locale.text("doodle-box-name"),
        color: colors::COVER,
        picture: DynPicture::new(|size, brush| {
            if let Some((sheet, city)) = &*CITY {
                brush.within(Vec2::ZERO, 1.0, 0.06, |brush| paint_sheet(brush, sheet, city, size.x * 0.92));
                paint_dice(brush, Rect::from_center_size(Vec2::ZERO, size));
            }
        }),
    }
}

fn paint_sheet(brush: &mut Brush, sheet: &Sheet, city: &City, side: f32) {
    let paper = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side));
    brush.paper(paper, side * 0.04, 7.0, palette::PAPER);
    paint_city(brush, sheet, city, side * 0.89);
}

/// The blue die and a white one.
fn paint_dice(brush: &mut Brush, sheet: Rect) {
    let side = sheet.width() * 0.17;
    let blue = [colors::BLUE_DIE.mix(&palette::LIGHT, 0.22), colors::BLUE_DIE, palette::LIGHT_INK];
    let white = [palette::IVORY, palette::IVORY.mix(&palette::GRID, 0.6), palette::PIPS];
    let foot = Vec2::new(sheet.min.x, sheet.max.y);
    for (at, turn, scale, face, colors) in
        [(Vec2::new(0.05, -0.08), -0.22, 1.0, 5, blue), (Vec2::new(0.215, 0.0), 0.3, 0.8, 3, white)]
    {
        let [top, bottom, pips] = colors;
        brush.within(foot + at * sheet.width(), scale * side / 2.0, turn, |brush| {
            let die = Rect::from_center_size(Vec2::ZERO, Vec2::splat(2.0));
            brush.shadow(die, 0.42, 0.24);
            brush.rect(
                Rect { max: die.max + Vec2::new(0.0, 0.12), ..die },
                0.42,
                bottom.mix(&palette::DARK, 0.25),
            );
            brush.shaded_rect(die, 0.42, top, bottom);
            icons::pips(brush, face, pips, 0.17);
        });
    }
}

/// The rounds that the city on the cover has been built.
const ROUNDS: u32 = 15;

/// A city to look at: some rounds by dice that always fall the same, each time the road that is worth most.
fn city() -> Option<(Sheet, City)> {
    let sheet = built_in_sheets().into_iter().next()?;
    let setup =
        Setup { players: 1, first: Seat(0), more_control: false, free_circling: false, sheet: sheet.clone() };
    let mut play = Match::<DoodleCity>::new(setup, vec![Player::person("Ada")]).ok()?;
    let mut dice = Seeded::new(11);
    while play.game().round(play.state()) <= ROUNDS {
        let next = match play.actor() {
            Actor::Chance(_) => play.draw(&mut dice),
            Actor::Seat(_) => play.legal().iter().max_by_key(|&action| worth(&play, action)),
            Actor::GameOver => None,
        };
        let Some(action) = next else { break };
        play.apply(action, &mut IgnoreEvents).ok()?;
    }
    Some((sheet, *play.state().city(Seat(0))))
}

/// Points first, then the length of the road, then trees left.
fn worth(play: &Match<DoodleCity>, action: Action) -> (i32, u32, u8) {
    let mut state = play.state().clone();
    if play.game().apply(&mut state, action, &mut IgnoreEvents).is_err() {
        return (i32::MIN, 0, 0);
    }
    let city = state.city(Seat(0));
    let length = match action {
        Action::Draw { square, road, .. } => city.reach(square, road).len(),
        Action::StartingRoad(_) | Action::Roll { .. } | Action::Cross { .. } | Action::Pass => 0,
    };
    (city.score(play.game()).total, length, u8::MAX - city.crossed_trees())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::doodle_city::Square;

    #[test]
    fn the_city_on_the_lid_has_roads_and_room() {
        let (_, city) = city().unwrap();
        let roads = Square::all().filter(|&square| city.road(square).is_some()).count();
        assert!((12..25).contains(&roads), "{roads} roads");
    }
}
