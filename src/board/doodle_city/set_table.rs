//! Puts the entities of a match on the table, and takes them off. `show` puts them in their places.

use bevy::prelude::*;

use super::{
    die::{DieState, DieView},
    layer::Layer,
    mark::{MarkState, MarkView, Track},
    paper::{Chip, Paper, PrintedDie, TileView},
    scene::{Button, Ground, OnTable, Player, Says, SheetOf, Standing},
    square::SquareView,
};
use crate::{
    board::current::IsShown,
    rules::{
        dice::Face,
        doodle_city::{DoodleCity, Road, Sheet, Square},
    },
    semantics::Semantic,
    session::Session,
    theme::{
        brush::LONG_AGO,
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
    on_table: Query<Entity, With<OnTable>>,
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

fn spawn_sheets(commands: &mut Commands, game: &DoodleCity) {
    let sheet = game.sheet();
    for seat in game.all_seats() {
        commands.spawn((OnTable, Player(seat)));
        commands.spawn((
            nowhere(Layer::SmallPaper),
            SheetOf(seat),
            Paper { mark: None, is_on_turn: false, grid: Rect::default(), computer: Rect::default() },
            Semantic::text(""),
        ));
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
        for square in Square::all() {
            let view = SquareView::printed(sheet, seat, square);
            commands.spawn((nowhere(Layer::SmallSquares), view, Semantic::text("")));
        }
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
    for (track, count) in Track::ALL.into_iter().zip(counts) {
        commands.spawn((
            nowhere(Layer::LargeSquares),
            Says::TrackTitle(track),
            text(TextSize::Body, track.color()).align(Align::Left),
            Alike("tracks"),
        ));
        for position in 0..count {
            let view = MarkView { track, position, state: MarkState::Open, begins: LONG_AGO };
            commands.spawn((nowhere(Layer::Marks), view, Semantic::text("")));
            let number = text(TextSize::Body, track.color());
            let alike = if track == Track::Bonuses { "bonuses" } else { "scores" };
            commands.spawn((nowhere(Layer::MarkNumbers), Says::Mark(track, position), number, Alike(alike)));
        }
    }
    let total = text(TextSize::Title, palette::INK).sized(24.0).align(Align::Right);
    commands.spawn((nowhere(Layer::MarkNumbers), Says::Total, total, Semantic::text("")));
}

fn spawn_hand(commands: &mut Commands, white_dice: usize) {
    for index in 0..=white_dice {
        // Before the first roll they lie as they were put down.
        let face = Face::ALL[(index * 2 + 3) % 6];
        commands.spawn((
            nowhere(Layer::Hand),
            DieView { index, face, state: DieState::Waiting },
            Semantic::text(""),
        ));
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
