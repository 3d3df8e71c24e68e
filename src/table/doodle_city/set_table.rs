//! Puts players, sheets and dice on the table. Systems that show and place put them in their places.

use bevy::prelude::*;

use super::{
    asked, desk,
    die::DieState,
    discs, ghost_points, last_moves,
    layer::Layer,
    mark::{Mark, Track},
    notes, options,
    paper::{Paper, PrintedDie},
    pick::TablePick,
    scene::nowhere,
    sheet::{SheetOf, SheetSquares},
    show_marks::{MarkNumber, TrackSign},
    show_players, words,
};
use crate::{
    accessibility::{AccessibleItem, Group},
    drawing::{
        label::{SharedFontSize, TextLabel, TextSize},
        mosaic::Mosaic,
        place::GroupTransform,
    },
    pictures::doodle_city::square::PrintedSquare,
    rules::{
        Game as _, Seat,
        dice::Face,
        doodle_city::{Column, DoodleCity, Sheet, Square},
    },
    table::{
        dice::{Die, ShownFace},
        on_table::OnTable,
        players::Player,
        things::Wanted,
    },
};

/// Puts a match on the table.
pub(super) fn set_table(commands: &mut Commands, game: &DoodleCity) {
    desk::spawn(commands);
    spawn_sheets(commands, game);
    spawn_tracks(commands, game.sheet());
    show_players::spawn_total(commands);
    spawn_dice(commands, game.white_dice());
    options::spawn(commands);
    words::spawn(commands);
    ghost_points::spawn(commands);
    notes::spawn(commands);
    last_moves::spawn(commands);
    discs::spawn(commands, game);
}

fn spawn_player(commands: &mut Commands, printed: &Sheet, seat: Seat) {
    let player = commands.spawn((OnTable::of::<DoodleCity>(), Player(seat))).id();
    let read = (AccessibleItem::text(""), Group::list("seats-title"));
    commands.spawn((nowhere(Layer::SmallPaper), ChildOf(player), Paper::default(), read));
    show_players::spawn_texts(commands, player);
    let sheet = commands.spawn((nowhere(Layer::SmallSquares), GroupTransform, ChildOf(player))).id();
    let mut squares = [Entity::PLACEHOLDER; Square::COUNT];
    for square in Square::all() {
        let in_it = PrintedSquare::of(printed, seat, square);
        let on_sheet = (nowhere(Layer::SmallSquares), ChildOf(sheet));
        let asked = (asked::square(in_it.kind), Wanted(TablePick::Square(square).into()));
        let read = (AccessibleItem::text(""), Group::table("doodle-setup-sheet"));
        squares[square.index()] = commands.spawn((on_sheet, in_it, asked, read)).id();
    }
    commands.entity(sheet).insert((SheetOf(seat), SheetSquares(squares)));
    let squares = Mosaic { columns: Column::ALL.len(), pieces: squares.to_vec() };
    commands.spawn((nowhere(Layer::SmallSquares), ChildOf(sheet), squares));
}

fn spawn_sheets(commands: &mut Commands, game: &DoodleCity) {
    let sheet = game.sheet();
    for seat in game.all_seats() {
        spawn_player(commands, sheet, seat);
    }
    for pips in 1..=5 {
        for is_blue in [true, false] {
            commands.spawn((nowhere(Layer::LargeSquares), PrintedDie { pips, is_blue, is_marked: false }));
        }
    }
}

fn spawn_tracks(commands: &mut Commands, sheet: &Sheet) {
    let counts = [
        sheet.hotel_scores().len(),
        sheet.shop_scores().len(),
        sheet.shop_bonuses().len(),
        usize::from(sheet.trees()),
    ];
    for (track, count) in Track::ALL.into_iter().zip(counts) {
        commands.spawn((nowhere(Layer::LargeSquares), TrackSign(track)));
        for position in 0..count {
            let mark = Mark { track, position };
            let read = (AccessibleItem::text(""), Group::list("doodle-group-scores"));
            commands.spawn((nowhere(Layer::Marks), mark, asked::track(track), read));
            let number = TextLabel::new("", TextSize::Body, track.color());
            let alike = if track == Track::Bonuses { "bonuses" } else { "scores" };
            commands.spawn((nowhere(Layer::MarkNumbers), MarkNumber(mark), number, SharedFontSize(alike)));
        }
    }
}

fn spawn_dice(commands: &mut Commands, white_dice: usize) {
    for index in 0..=white_dice {
        // Before the first roll they lie as they were put down.
        let face = Face::ALL[(index * 2 + 3) % 6];
        commands.spawn((
            nowhere(Layer::Hand),
            Die(index),
            DieState::default(),
            ShownFace(face),
            (asked::die(face), Wanted(TablePick::Die(face).into())),
            (AccessibleItem::text(""), Group::list("doodle-group-dice")),
        ));
    }
}
