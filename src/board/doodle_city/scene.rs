//! The entities of a match on the table, and what the systems that keep them need to know.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    die::{DieState, DieView},
    hand::Hand,
    layout::{Needs, TableLayout},
    mark::{MarkState, MarkView, Track},
    paper::{Chip, Paper, PrintedDie, TileView},
    square::SquareView,
    turn::Turn,
};
use crate::{
    locale::Locale,
    rules::{
        Game as _, Seat,
        dice::Face,
        doodle_city::{DoodleCity, Road, Sheet, Square},
    },
    semantics::Semantic,
    session::Session,
    storage::MatchId,
    theme::{
        brush::LONG_AGO,
        label::{Align, Label, TextScale, TextSize},
        palette,
        place::{Place, Screen},
        widgets::{ButtonFace, ButtonLook, Sign},
    },
};

/// Belongs to the match on the table.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct OnTable;

/// A player at the table.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player(pub Seat);

/// A player's sheet.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SheetOf(pub Seat);

/// What a text on the table says.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Says {
    /// The player's name on a small sheet.
    Name(Seat),
    /// The player's points on a small sheet.
    Points(Seat),
    /// The points of the sheet shown large.
    Total,
    /// Whose turn it is.
    Title,
    /// Which round it is.
    Round,
    /// What a move means.
    Words,
    /// A track's title.
    TrackTitle(Track),
    /// A mark's number.
    Mark(Track, usize),
    /// What a road would bring.
    Tile(Road),
    /// A button's word.
    Button(Button),
    /// The points at the chosen square.
    Ghost,
    /// The banner's words.
    Banner,
    /// The banner's second line.
    BannerHint,
}

/// The buttons of the table.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Button {
    Back,
    Menu,
    Undo,
    Pass,
    Confirm,
}

/// The ground of a text that comes and goes.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// Under the points at the chosen square.
    Ghost,
    /// Under the words above the dice.
    Words,
    /// Under the banner.
    Banner,
    /// Under a player's points where they lie over the small sheet.
    Points(Seat),
}

/// Where everything of the match lies.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Laid(pub TableLayout);

/// Which match the entities belong to.
#[derive(Resource, Default, Debug)]
pub struct Standing(pub Option<MatchId>);

/// Whether the table can be seen: on other pages nothing lies on it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct IsShown(pub bool);

/// What systems that keep the table need to know.
#[derive(SystemParam)]
pub struct Table<'w> {
    /// The match.
    pub session: Option<Res<'w, Session<DoodleCity>>>,
    /// What is chosen.
    pub hand: Res<'w, Hand>,
    /// Whose sheet is large, and what else the turn means.
    pub turn: Res<'w, Turn>,
    /// Where everything lies.
    pub laid: Res<'w, Laid>,
    /// Words.
    pub locale: Res<'w, Locale>,
}

impl Table<'_> {
    /// The name of the player at `seat`.
    pub fn name(&self, seat: Seat) -> String {
        let player = self.session.as_ref().and_then(|session| session.play().seats().get(seat.index()));
        player.map_or_else(String::new, |player| player.name.clone())
    }

    /// The grid of a player's sheet as it lies: the large one or a small one, and whether it is large.
    pub fn grid(&self, seat: Seat, seats: usize) -> (Rect, bool) {
        match self.mini(seat, seats) {
            None => (self.laid.0.grid, true),
            Some(rect) => (TableLayout::mini(rect).grid, false),
        }
    }

    /// Where the player's small sheet lies; `None` for the large one.
    pub fn mini(&self, seat: Seat, seats: usize) -> Option<Rect> {
        let after = (seat.index() + seats - self.turn.large.index()) % seats.max(1);
        after.checked_sub(1).and_then(|index| self.laid.0.minis.get(index).copied())
    }
}

/// Whether anything changed that the table shows.
pub fn has_changed(
    session: Option<Res<Session<DoodleCity>>>,
    hand: Res<Hand>,
    turn: Res<Turn>,
    laid: Res<Laid>,
    locale: Res<Locale>,
    standing: Res<Standing>,
) -> bool {
    session.is_some_and(|session| session.is_changed())
        || hand.is_changed()
        || turn.is_changed()
        || laid.is_changed()
        || locale.is_changed()
        || standing.is_changed()
}

/// Lays the table for the window, the match and the text size.
pub fn lay_table(
    session: Option<Res<Session<DoodleCity>>>,
    screen: Res<Screen>,
    scale: Res<TextScale>,
    mut laid: ResMut<Laid>,
) {
    let Some(session) = session else { return };
    let game = session.play().game();
    let sheet = game.sheet();
    let needs = Needs {
        safe: screen.safe(),
        players: game.seats(),
        white_dice: game.white_dice(),
        marks: [
            sheet.hotel_scores().len(),
            sheet.shop_scores().len(),
            sheet.shop_bonuses().len(),
            usize::from(sheet.trees()),
        ],
        text_scale: scale.0,
        has_pass: game.setup().more_control,
    };
    laid.set_if_neq(Laid(TableLayout::new(&needs)));
}

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
fn nowhere(height: f32) -> (OnTable, Place) {
    (OnTable, Place::new(Rect::default(), height))
}

fn text(size: TextSize, color: Color) -> Label {
    Label::new("", size, color)
}

fn spawn_sheets(commands: &mut Commands, game: &DoodleCity) {
    let sheet = game.sheet();
    for seat in game.all_seats() {
        commands.spawn((OnTable, Player(seat)));
        commands.spawn((
            nowhere(10.0),
            SheetOf(seat),
            Paper { mark: None, is_on_turn: false },
            Semantic::text(""),
        ));
        commands.spawn((
            nowhere(12.0),
            Says::Name(seat),
            text(TextSize::Small, palette::INK).align(Align::Left),
        ));
        let patch = Chip { color: palette::PAPER, depth: 2.0, costs_a_tree: false };
        commands.spawn((nowhere(12.5), Ground::Points(seat), patch));
        commands.spawn((
            nowhere(13.0),
            Says::Points(seat),
            text(TextSize::Small, palette::INK).align(Align::Right),
        ));
        for square in Square::all() {
            let view = SquareView::printed(sheet, seat, square);
            commands.spawn((nowhere(11.0), view, Semantic::text("")));
        }
    }
    for pips in 1..=5 {
        for is_blue in [true, false] {
            commands.spawn((nowhere(21.0), PrintedDie { pips, is_blue }));
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
            nowhere(21.0),
            Says::TrackTitle(track),
            text(TextSize::Body, track.color()).align(Align::Left),
        ));
        for position in 0..count {
            let view = MarkView { track, position, state: MarkState::Open, begins: LONG_AGO };
            commands.spawn((nowhere(22.0), view, Semantic::text("")));
            commands.spawn((nowhere(23.0), Says::Mark(track, position), text(TextSize::Body, track.color())));
        }
    }
    let total = text(TextSize::Title, palette::INK).sized(24.0).align(Align::Right);
    commands.spawn((nowhere(23.0), Says::Total, total, Semantic::text("")));
}

fn spawn_hand(commands: &mut Commands, white_dice: usize) {
    for index in 0..=white_dice {
        // Before the first roll they lie as they were put down.
        let face = Face::ALL[(index * 2 + 3) % 6];
        commands.spawn((nowhere(30.0), DieView { index, face, state: DieState::Waiting }, Semantic::text("")));
    }
    for road in Road::ALL {
        commands.spawn((nowhere(30.0), TileView { road, is_chosen: false }, Semantic::text("")));
        commands.spawn((nowhere(31.0), Says::Tile(road), text(TextSize::Small, palette::INK)));
    }
    let looks = [
        (Button::Back, ButtonLook::Paper, Some(Sign::Earlier)),
        (Button::Menu, ButtonLook::Paper, Some(Sign::Menu)),
        (Button::Undo, ButtonLook::Paper, None),
        (Button::Pass, ButtonLook::Paper, None),
        (Button::Confirm, ButtonLook::Main, None),
    ];
    for (button, look, sign) in looks {
        let view = ButtonFace { look, sign, is_enabled: true, is_pressed: false };
        commands.spawn((nowhere(30.0), button, view, Semantic::text("")));
        commands.spawn((nowhere(31.0), Says::Button(button), text(TextSize::Body, palette::INK)));
    }
    let paper = Chip { color: palette::PAPER, depth: 3.0, costs_a_tree: false };
    commands.spawn((nowhere(29.0), Ground::Words, paper));
    commands.spawn((
        nowhere(31.0),
        Says::Words,
        text(TextSize::Body, palette::INK).sized(18.0),
        Semantic::text(""),
    ));
    commands.spawn((nowhere(31.0), Says::Round, text(TextSize::Small, palette::INK), Semantic::text("")));
    commands.spawn((nowhere(31.0), Says::Title, text(TextSize::Title, palette::INK), Semantic::text("")));
    commands.spawn((
        nowhere(40.0),
        Ground::Ghost,
        Chip { color: palette::BLUE, depth: 2.0, costs_a_tree: false },
    ));
    commands.spawn((nowhere(41.0), Says::Ghost, text(TextSize::Body, Color::WHITE)));
    commands.spawn((
        nowhere(100.0),
        Ground::Banner,
        Chip { color: palette::PLANK, depth: 10.0, costs_a_tree: false },
        Semantic::text(""),
    ));
    commands.spawn((nowhere(101.0), Says::Banner, text(TextSize::Title, palette::PAPER).sized(34.0)));
    commands.spawn((nowhere(101.0), Says::BannerHint, text(TextSize::Body, palette::PAPER)));
}
