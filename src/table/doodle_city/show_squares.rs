//! Shows what the squares of the sheets are: what was drawn there, what offers itself, how they are read.

use bevy::{a11y::AccessibilityRequested, prelude::*};

use super::{
    asked,
    pick::TablePick,
    preview::Preview,
    scene::GameContext,
    sheet::{SheetOf, SheetSquares},
};
use crate::{
    accessibility::{AccessibleItem, Role},
    locale::doodle_city::things,
    pictures::doodle_city::{
        ground::Light,
        square::{CrossedHouses, DrawnRoad, Ghost, HasCab, IsOnWay, OpenEnds, PrintedSquare},
    },
    record::Match,
    rules::{
        Game as _, Seat,
        doodle_city::{Action, DoodleCity, Square, Squares},
    },
    table::dice::RollAnimation,
};

/// The roads and crosses that lie on the sheets.
pub(super) fn show_drawn(
    table: GameContext,
    mut squares: Query<(&PrintedSquare, &mut DrawnRoad, &mut OpenEnds, &mut HasCab, &mut CrossedHouses)>,
) {
    let Some(session) = &table.session else { return };
    let sheet = session.play().game().sheet();
    for (printed, mut road, mut open, mut cab, mut crossed) in &mut squares {
        let city = session.play().state().city(printed.seat);
        road.set_if_neq(DrawnRoad(city.road(printed.square)));
        open.set_if_neq(OpenEnds::of(city, printed.square));
        cab.set_if_neq(HasCab::of(sheet, city, printed.square));
        crossed.set_if_neq(CrossedHouses(printed.crossed_in(city)));
    }
}

/// Squares in which the player on turn can draw are lit, and show what is chosen for them.
pub(super) fn light_squares(
    (table, preview, time): (GameContext, Res<Preview>, Res<Time>),
    dice: Query<&RollAnimation>,
    sheets: Query<(&SheetOf, &SheetSquares)>,
    mut squares: Query<(&mut Light, &mut Ghost, &mut IsOnWay)>,
) {
    let Some(session) = &table.session else { return };
    let play = session.play();
    // Dice that still tumble are not anticipated.
    let acting = acting(&table, play).filter(|_| !dice.iter().any(|die| die.is_tumbling(&time)));
    let seen = &preview.seen;
    let open = table.lit_squares();
    let chosen = match seen.action {
        Some(Action::Draw { road, .. }) => Ghost::Road(road),
        Some(Action::Cross { .. }) => Ghost::Cross,
        Some(Action::Pass | Action::StartingRoad(_) | Action::Roll { .. }) | None => Ghost::None,
    };
    for (sheet, on_it) in &sheets {
        let is_acting = acting == Some(sheet.0);
        let way = match seen.action {
            Some(Action::Draw { square, road, .. }) if is_acting => {
                play.state().city(sheet.0).reach(square, road)
            }
            _ => Squares::NONE,
        };
        let lit = if is_acting { (open, seen.selection.square) } else { (Squares::NONE, None) };
        for square in Square::all() {
            let Ok((mut light, mut ghost, mut is_on_way)) = squares.get_mut(on_it.0[square.index()]) else {
                continue;
            };
            light.set_if_neq(light_of(square, lit));
            ghost.set_if_neq(if lit.1 == Some(square) { chosen } else { Ghost::None });
            is_on_way.set_if_neq(IsOnWay(way.has(square)));
        }
    }
}

/// Who acts on the sheet that lies large.
fn acting(table: &GameContext, play: &Match<DoodleCity>) -> Option<Seat> {
    let acting = play.actor().seat().filter(|&seat| table.focused.0 == seat);
    acting.filter(|_| !table.permissions.has_banner)
}

fn light_of(square: Square, (open, chosen): (Squares, Option<Square>)) -> Light {
    match (chosen == Some(square), open.has(square)) {
        (true, _) => Light::Chosen,
        (false, true) => Light::Offered,
        (false, false) => Light::None,
    }
}

/// Squares of the large sheet are read, and those in which something can be drawn can be touched, while dice tumble, too.
pub(super) fn name_squares(
    (table, preview, requested): (GameContext, Res<Preview>, Res<AccessibilityRequested>),
    mut squares: Query<(&PrintedSquare, &mut AccessibleItem)>,
) {
    let Some(session) = &table.session else { return };
    let play = session.play();
    let name = |seat: Seat, square| {
        things::square(&table.locale, play.game().sheet(), play.state().city(seat), square)
    };
    // What a computer player may do is not for anybody to touch.
    let is_persons = table.permissions.is_persons();
    let acting = acting(&table, play);
    let lit = (table.open_squares(), preview.seen.selection.square);
    for (&PrintedSquare { seat, square, .. }, mut accessible) in &mut squares {
        let is_large = table.mini(seat, play.game().seats()).is_none();
        let is_lit = acting == Some(seat) && light_of(square, lit) != Light::None;
        let shown = if is_lit && is_persons {
            let args = [("square", name(seat, square).into())];
            // Whoever sees it asks for that, or chooses the square.
            let brings = match preview.finger {
                Some(_) => Some(accessible.value.clone()),
                None if requested.get() => asked::brings(&table, &preview.chosen.legal, square),
                None => None,
            };
            let name = table.locale.with("doodle-name-square-can-draw", &args);
            AccessibleItem::button(name, TablePick::Square(square).into()).value(brings.unwrap_or_default())
        } else {
            AccessibleItem::text(if is_large { name(seat, square) } else { String::new() })
        };
        accessible.set_if_neq(shown.role(Role::Square));
    }
}
