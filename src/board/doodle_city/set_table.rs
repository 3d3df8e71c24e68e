//! Puts the entities of a match on the table, and takes them off. `show` puts them in their places.

use bevy::prelude::*;

use super::{
    die::{Die, ShownFace},
    layer::Layer,
    mark::{Mark, Track, Tracks},
    paper::{Chip, Paper, PrintedDie, TileView},
    player::Player,
    scene::{Button, Ground, OnTable, Says, Standing},
    sheet::{SheetOf, SheetSquares},
    square::PrintedSquare,
};
use crate::{
    board::current::IsShown,
    rules::{
        Seat,
        dice::Face,
        doodle_city::{DoodleCity, Road, Sheet, Square},
    },
    semantics::Semantic,
    session::Session,
    theme::{
        label::{Align, Alike, Label, TextSize},
        palette,
        place::Place,
        shorten::Shortens,
        widgets::{ButtonFace, ButtonLook, Sign},
    },
};

/// Puts the entities of a match on the table when another one is opened, and takes them off when it is closed.
pub fn set_table(
    mut commands: Commands,
    session: Option<Res<Session<DoodleCity>>>,
    is_shown: Res<IsShown>,
    on_table: Query<Entity, (With<OnTable>, Without<ChildOf>)>,
    mut standing: ResMut<Standing>,
) {
    let session = session.filter(|_| is_shown.0);
    let open = session.as_ref().map(|session| session.id().clone());
    if standing.0 == open {
        return;
    }
    standing.0 = open;
    for entity in &on_table {
        commands.entity(entity).despawn();
    }
    let Some(session) = session else { return };
    let game = session.play().game();
    spawn_sheets(&mut commands, game);
    spawn_tracks(&mut commands, game.sheet());
    spawn_hand(&mut commands, game.white_dice());
}

/// Where things lie before they are put in their place.
fn nowhere(layer: Layer) -> (OnTable, Place) {
    (OnTable, layer.place(Rect::default()))
}

fn text(size: TextSize, color: Color) -> Label {
    Label::new("", size, color)
}

fn spawn_player(commands: &mut Commands, printed: &Sheet, seat: Seat) {
    let player = commands.spawn((OnTable, Player(seat))).id();
    let paper = Paper { mark: None, is_on_turn: false, grid: Rect::default(), computer: Rect::default() };
    commands.spawn((nowhere(Layer::SmallPaper), ChildOf(player), paper, Semantic::text("")));
    commands.spawn((
        nowhere(Layer::SmallName),
        Says::Name(seat),
        text(TextSize::Small, palette::INK).align(Align::Left),
        Shortens,
    ));
    commands.spawn((
        nowhere(Layer::SmallPoints),
        Says::Points(seat),
        text(TextSize::Small, palette::INK).align(Align::Right),
        Alike("points"),
    ));
    let sheet = commands.spawn((nowhere(Layer::SmallSquares), ChildOf(player))).id();
    let mut squares = [Entity::PLACEHOLDER; Square::COUNT];
    for square in Square::all() {
        let in_it = PrintedSquare::of(printed, seat, square);
        let on_sheet = (nowhere(Layer::SmallSquares), ChildOf(sheet));
        squares[square.index()] = commands.spawn((on_sheet, in_it, Semantic::text(""))).id();
    }
    commands.entity(sheet).insert((SheetOf(seat), SheetSquares(squares)));
}

fn spawn_sheets(commands: &mut Commands, game: &DoodleCity) {
    let sheet = game.sheet();
    for seat in game.all_seats() {
        spawn_player(commands, sheet, seat);
    }
    for pips in 1..=5 {
        for is_blue in [true, false] {
            commands.spawn((nowhere(Layer::LargeSquares), PrintedDie { pips, is_blue }));
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
    let mut tracks: [Vec<Entity>; 4] = default();
    for (track, count) in Track::ALL.into_iter().zip(counts) {
        commands.spawn((
            nowhere(Layer::LargeSquares),
            Says::TrackTitle(track),
            text(TextSize::Body, track.color()).align(Align::Left),
            Alike("tracks"),
        ));
        for position in 0..count {
            let mark = (nowhere(Layer::Marks), Mark { track, position }, Semantic::text(""));
            tracks[track as usize].push(commands.spawn(mark).id());
            let number = text(TextSize::Body, track.color());
            let alike = if track == Track::Bonuses { "bonuses" } else { "scores" };
            commands.spawn((nowhere(Layer::MarkNumbers), Says::Mark(track, position), number, Alike(alike)));
        }
    }
    commands.spawn((OnTable, Tracks(tracks)));
    let total = text(TextSize::Title, palette::INK).sized(24.0).align(Align::Right);
    commands.spawn((nowhere(Layer::MarkNumbers), Says::Total, total, Semantic::text("")));
}

fn spawn_hand(commands: &mut Commands, white_dice: usize) {
    for index in 0..=white_dice {
        // Before the first roll they lie as they were put down.
        let face = Face::ALL[(index * 2 + 3) % 6];
        commands.spawn((nowhere(Layer::Hand), Die(index), ShownFace(face), Semantic::text("")));
    }
    for road in Road::ALL {
        commands.spawn((nowhere(Layer::Hand), TileView { road, is_chosen: false }, Semantic::text("")));
        commands.spawn((
            nowhere(Layer::HandText),
            Says::Tile(road),
            text(TextSize::Small, palette::INK),
            Alike("roads"),
        ));
    }
    let looks = [
        (Button::Back, ButtonLook::Paper, Some(Sign::Earlier)),
        (Button::Menu, ButtonLook::Paper, Some(Sign::Menu)),
        (Button::Undo, ButtonLook::Paper, None),
        (Button::Pass, ButtonLook::Paper, None),
        (Button::Confirm, ButtonLook::Main, None),
        (Button::Hint, ButtonLook::Paper, Some(Sign::Hint)),
    ];
    for (button, look, sign) in looks {
        let view = ButtonFace { look, sign, is_enabled: true, is_pressed: false };
        commands.spawn((nowhere(Layer::Hand), button, view, Semantic::text("")));
        commands.spawn((nowhere(Layer::HandText), Says::Button(button), text(TextSize::Body, palette::INK)));
    }
    let paper = Chip::new(palette::PAPER, 3.0);
    commands.spawn((nowhere(Layer::WordsGround), Ground::Words, paper, Semantic::text("")));
    commands.spawn((
        nowhere(Layer::HandText),
        Says::Words,
        text(TextSize::Body, palette::INK).sized(18.0),
        Semantic::text(""),
    ));
    commands.spawn((
        nowhere(Layer::HandText),
        Says::Round,
        text(TextSize::Small, palette::INK),
        Semantic::text(""),
    ));
    commands.spawn((
        nowhere(Layer::HandText),
        Says::Title,
        text(TextSize::Title, palette::INK),
        Semantic::text(""),
    ));
    commands.spawn((nowhere(Layer::Ghost), Ground::Ghost, Chip::new(palette::BLUE, 2.0)));
    commands.spawn((nowhere(Layer::GhostText), Says::Ghost, text(TextSize::Body, Color::WHITE)));
    for hint in 0..3 {
        commands.spawn((nowhere(Layer::Hint), Ground::Hint(hint), Chip::new(palette::BLUE, 2.0)));
        commands.spawn((nowhere(Layer::HintText), Says::Hint(hint), text(TextSize::Body, Color::WHITE)));
    }
    commands.spawn((
        nowhere(Layer::Banner),
        Ground::Banner,
        Chip::new(palette::PLANK, 10.0),
        Semantic::text(""),
    ));
    commands.spawn((
        nowhere(Layer::BannerText),
        Says::Banner,
        text(TextSize::Title, palette::PAPER).sized(34.0),
    ));
    commands.spawn((nowhere(Layer::BannerText), Says::BannerHint, text(TextSize::Body, palette::PAPER)));
}
