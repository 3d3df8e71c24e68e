//! The players' sheets: where they lie, and the paper below them.

use bevy::prelude::*;

use super::{
    discs::DiscAt,
    layer::{Layer, OnLayer},
    layout::mini::Mini,
    paper::{Paper, PrintedDie},
    preview::Preview,
    scene::GameContext,
    status::Status,
};
use crate::{
    accessibility::AccessibleItem,
    drawing::{
        mosaic::Mosaic,
        place::{LayoutRect, MoveTween, Screen},
    },
    intent::Intent,
    locale::players,
    pictures::doodle_city::square::{PrintedSquare, square_rect},
    rules::{
        Game as _, Seat,
        doodle_city::{DoodleCity, Square},
    },
    session::Session,
    table::{
        flight::Flight,
        on_table::{OnTable, ShownMatch},
        players::{DecidedBy, OnTurn, Player, PlayerName, Score},
    },
    theme::motion::HasMotion,
};

/// A player's sheet, the player's child. Its squares are its own children and glide with it.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct SheetOf(pub Seat);

/// The squares of a sheet, row by row.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct SheetSquares(pub [Entity; Square::COUNT]);

type NoSheet = (Without<SheetOf>, Without<Paper>);

/// Sheets lie large or small; their squares go with them.
pub(super) fn place_sheets(
    table: GameContext,
    mut sheets: Query<(Entity, &SheetOf, &SheetSquares, &mut LayoutRect), Without<Paper>>,
    mut papers: Query<(&ChildOf, &mut LayoutRect), With<Paper>>,
    players: Query<&Player>,
    mut squares: Query<&mut LayoutRect, (With<PrintedSquare>, NoSheet)>,
    mut images: Query<(&ChildOf, &mut LayoutRect), (With<Mosaic>, Without<PrintedSquare>, NoSheet)>,
) {
    let Some(session) = &table.session else { return };
    let seats = session.play().game().seats();
    for (entity, sheet, on_it, mut place) in &mut sheets {
        let (grid, is_large) = table.grid(sheet.0, seats);
        let layer = if is_large { Layer::LargeSquares } else { Layer::SmallSquares };
        place.set_if_neq(layer.place(grid));
        for (child, mut place) in &mut images {
            if child.parent() == entity {
                place.set_if_neq(layer.place(grid));
            }
        }
        for (index, &square) in on_it.0.iter().enumerate() {
            if let Ok(mut place) = squares.get_mut(square) {
                place.set_if_neq(layer.place(square_rect(grid, index)));
            }
        }
    }
    for (child, mut place) in &mut papers {
        let Ok(player) = players.get(child.parent()) else { continue };
        place.set_if_neq(match table.mini(player.0, seats) {
            Some(mini) => Layer::SmallPaper.place(mini),
            None => Layer::LargePaper.place(table.layout.paper),
        });
    }
}

/// For how many seconds sheets are passed on, and which part of the screen's width a sheet takes that leaves no room at its
/// sides.
const PASSES: f32 = 0.35;
const BROAD: f32 = 0.75;

type Carried<'a> = (Entity, &'a LayoutRect, Option<&'a ChildOf>, Option<&'a DiscAt>);

/// When another sheet comes to lie large it is passed across the table with all that lies on it, from the right; the
/// small ones come from above, and so does the large one where dice and words lie to its right.
pub(super) fn pass_sheets(
    mut commands: Commands,
    (table, shown): (GameContext, Res<ShownMatch<DoodleCity>>),
    (time, has_motion, screen): (Res<Time>, Res<HasMotion>, Res<Screen>),
    mut large: Local<Option<Seat>>,
    carried: Query<Carried, (With<OnTable>, Without<Flight>)>,
    sheets: Query<(), With<SheetOf>>,
) {
    let before = large.replace(table.focused.0);
    let is_passed = before.is_some_and(|before| before != table.focused.0);
    if !is_passed || !has_motion.0 || screen.is_changed() || shown.is_changed() {
        return;
    }
    let paper = table.layout.paper;
    let large_by =
        if paper.width() > BROAD * screen.size.x { Vec2::X * screen.size.x } else { Vec2::NEG_Y * paper.max.y };
    for (entity, place, child, disc) in &carried {
        // What lies on a sheet goes with it.
        if child.is_some_and(|child| sheets.contains(child.parent())) {
            continue;
        }
        let by = match place.height {
            _ if matches!(disc, Some(DiscAt::Bonus(_))) => large_by,
            height if height < Layer::SmallPaper.height() => continue,
            height if height < Layer::LargePaper.height() => Vec2::NEG_Y * paper.min.y,
            height if height < Layer::WordsGround.height() => large_by,
            _ => continue,
        };
        let from = LayoutRect { rect: Rect { min: place.rect.min + by, max: place.rect.max + by }, ..*place };
        commands.entity(entity).insert(MoveTween::new(from, time.elapsed_secs()).lasting(PASSES));
    }
}

/// The dice that are printed around the grid of the large sheet; those of the chosen square's column and row are marked.
pub(super) fn show_printed_dice(
    (table, preview): (GameContext, Res<Preview>),
    mut printed: Query<(&mut PrintedDie, &mut LayoutRect)>,
) {
    let chosen = preview.seen.selection.square.filter(|_| preview.seen.selection.looking_at.is_none());
    for (mut die, mut place) in &mut printed {
        let rects = if die.is_blue { &table.layout.columns } else { &table.layout.rows };
        place.set_if_neq(Layer::LargeSquares.place(rects[usize::from(die.pips) - 1]));
        let number =
            chosen.map(|square| if die.is_blue { square.column().number() } else { square.row().number() });
        let shown = PrintedDie { is_marked: number == Some(die.pips), ..*die };
        die.set_if_neq(shown);
    }
}

type PlayersFacts<'a> = (&'a Player, &'a PlayerName, &'a DecidedBy, &'a OnTurn, &'a Score);

/// Papers say whose sheets they are, and whose turn it is.
pub(super) fn show_papers(
    table: GameContext,
    players: Query<PlayersFacts>,
    mut papers: Query<(&ChildOf, &mut Paper, &mut AccessibleItem)>,
) {
    let Some(session) = &table.session else { return };
    for (child, mut paper, mut accessible) in &mut papers {
        let Ok((player, name, decided_by, on_turn, score)) = players.get(child.parent()) else { continue };
        paper.set_if_neq(paper_of(&table, session, player.0, *on_turn));
        let name = players::sheet(&table.locale, &name.0, decided_by.level(), score.0);
        let is_small = table.mini(player.0, session.play().game().seats()).is_some();
        let told = if is_small {
            AccessibleItem::button(name, Intent::LookAt(player.0))
        } else {
            AccessibleItem::text(name)
        };
        accessible.set_if_neq(told.about(players::status(&table.locale, None, on_turn.0)));
    }
}

fn paper_of(table: &GameContext, session: &Session<DoodleCity>, seat: Seat, on_turn: OnTurn) -> Paper {
    let seats = session.play().game().seats();
    let mini = table.mini(seat, seats);
    let rect = mini.unwrap_or(table.layout.paper);
    let seen = |part: Rect| match part.is_empty() {
        true => Rect::default(),
        false => Rect { min: part.min - rect.center(), max: part.max - rect.center() },
    };
    let layout = &table.layout;
    match mini.map(Mini::of) {
        Some(mini) => Paper {
            is_on_turn: on_turn.0,
            grid: seen(mini.grid),
            facts: mini.facts.map(seen),
            taken: Status::of(session.play(), seat).taken().map(|face| (face, seen(mini.status))),
            ..Paper::default()
        },
        None => Paper {
            is_large: true,
            grid: seen(layout.grid),
            neat_line: layout.neat_line,
            compass: seen(layout.compass),
            cartouche: seen(layout.cartouche),
            ..Paper::default()
        },
    }
}
