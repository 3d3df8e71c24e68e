//! Shows what the players have: points and dollars, as numbers and as cubes on their tracks, and free rerolls.

use bevy::prelude::*;

use super::{
    layer::{Layer, OnLayer},
    layout::TableLayout,
    preview::Preview,
    scene::{GameContext, nowhere},
};
use crate::{
    accessibility::AccessibleItem,
    drawing::{
        brush::{Brush, Pen, Picture},
        cut::{cut_bottom, cut_left, cut_right, cut_top},
        label::{Align, SharedFontSize, TextLabel, TextSize},
        place::LayoutRect,
        shorten::Shortens,
    },
    locale::city_planner::scoring,
    pictures::city_planner::colors,
    rules::{Game as _, Seat, city_planner::CityPlanner},
    table::{
        on_table::OnTable,
        player_paper::PlayerPaper,
        players::{DecidedBy, Player, PlayerName},
        text::{TextSlot, TextSpec},
    },
    theme::palette,
};

/// The points that a player has scored in turns.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Vp(pub i32);

/// The dollars of a player.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Money(pub i32);

/// The free rerolls of a player: those that are left, or those of the next own turn.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rerolls(pub u32);

/// The tracks on it, with the cubes.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tracks {
    vp: i32,
    money: i32,
}

/// A text on a player's paper.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum PlayerText {
    Name,
    Vp,
    Money,
    Rerolls,
}

pub(super) fn spawn(commands: &mut Commands, game: &CityPlanner) {
    for seat in game.all_seats() {
        let facts = (Vp::default(), Money::default(), Rerolls::default());
        let player = commands.spawn((OnTable::of::<CityPlanner>(), Player(seat), facts)).id();
        let paper = PlayerPaper::of(seat);
        commands.spawn((nowhere(Layer::Player), ChildOf(player), paper, AccessibleItem::text("")));
        commands.spawn((nowhere(Layer::PlayerText), ChildOf(player), Tracks::default()));
        for track in 0..LAST.len() {
            for fifths in 0..=5 {
                let number = TextLabel::new("", TextSize::Small, palette::INK);
                let which = TrackNumber { track, fifths };
                commands.spawn((
                    nowhere(Layer::PlayerText),
                    ChildOf(player),
                    which,
                    number,
                    SharedFontSize("tracks"),
                ));
            }
        }
        let text = |size, color, align| TextLabel::new("", size, color).align(align);
        let name = (PlayerText::Name, text(TextSize::Body, palette::INK, Align::Left), Shortens);
        commands.spawn((nowhere(Layer::PlayerText), ChildOf(player), name));
        for (which, align, color) in [
            (PlayerText::Vp, Align::Left, colors::VP),
            (PlayerText::Money, Align::Right, colors::MONEY),
            (PlayerText::Rerolls, Align::Right, palette::SOFT_INK),
        ] {
            let size = if which == PlayerText::Rerolls { TextSize::Small } else { TextSize::Body };
            commands.spawn((
                nowhere(Layer::PlayerText),
                ChildOf(player),
                which,
                text(size, color, align),
                SharedFontSize("players"),
            ));
        }
    }
}

/// Where things lie on the paper of a player.
struct Parts {
    sign: Rect,
    name: Rect,
    rerolls: Rect,
    vp: Rect,
    money: Rect,
    tracks: Rect,
}

/// The least height of a paper that has tracks, in dp.
const WITH_TRACKS: f32 = 58.0;

impl Parts {
    fn of(paper: Rect, is_computer: bool) -> Self {
        let mut rest = Rect::from_corners(paper.min + Vec2::new(10.0, 3.0), paper.max - Vec2::new(10.0, 4.0));
        let tracks = if paper.height() < WITH_TRACKS { 0.0 } else { paper.height() * 0.36 };
        let tracks = cut_bottom(&mut rest, tracks);
        let row = rest.height() / 2.0;
        let mut name = cut_top(&mut rest, row);
        let mut sign = cut_left(&mut name, if is_computer { row } else { 0.0 });
        sign.max.x -= 2.0;
        let (side, half) = (name.width() * 0.42, rest.width() / 2.0);
        let rerolls = cut_right(&mut name, side);
        let vp = cut_left(&mut rest, half);
        Self { sign, name, rerolls, vp, money: rest, tracks }
    }
}

/// The last number of each track: points, and dollars. Beyond it the cube begins anew.
const LAST: [i32; 2] = [100, 50];

/// A number on a track.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrackNumber {
    /// On which, from the top.
    track: usize,
    /// How many fifths of it stand before the number.
    fifths: i32,
}

/// Where things are on a pair of tracks of some size, seen from their middle.
#[derive(Clone, Copy)]
struct Scale {
    size: Vec2,
}

impl Scale {
    /// How high a track is.
    fn row(self) -> f32 {
        self.size.y / 2.0
    }

    /// How much room a number has to either side.
    fn half(self) -> f32 {
        self.row() * 0.75
    }

    /// Whether between two numbers there is more room for the track than they take.
    fn has_room(self) -> bool {
        self.at(0, 1.0).x - self.at(0, 0.0).x >= 4.0 * self.half()
    }

    /// The place after so many fifths of a track.
    fn at(self, track: usize, fifths: f32) -> Vec2 {
        let width = self.size.x - 2.0 * self.half();
        Vec2::new(width * (fifths / 5.0 - 0.5), self.row() * (track as f32 - 0.5))
    }

    /// Where the cube lies.
    fn cube(self, track: usize, value: i32) -> Vec2 {
        let last = LAST[track];
        let reached = if value > last { value % last } else { value.max(0) };
        self.at(track, 5.0 * reached as f32 / last as f32)
    }
}

impl Picture for Tracks {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        if size.y < 8.0 {
            return;
        }
        let scale = Scale { size };
        let (row, half) = (scale.row(), scale.half());
        // From number to number there is a line with a tick in its middle, or one for all with a tick at each fifth.
        let (lines, ticks): (&[[f32; 2]], &[f32]) = if scale.has_room() {
            (&[[0.0, 1.0], [1.0, 2.0], [2.0, 3.0], [3.0, 4.0], [4.0, 5.0]], &[0.5, 1.5, 2.5, 3.5, 4.5])
        } else {
            (&[[0.0, 5.0]], &[1.0, 2.0, 3.0, 4.0])
        };
        for (track, (value, color)) in
            [(self.vp, colors::VP_CUBE), (self.money, colors::MONEY_CUBE)].into_iter().enumerate()
        {
            let cube = scale.cube(track, value);
            for ends in lines {
                let [from, to] = ends.map(|fifths| scale.at(track, fifths));
                let [from, to] = [from + half * Vec2::X, to - half * Vec2::X];
                brush.stroke(&[from, to], Pen::new(row * 0.28, palette::GRID));
                if cube.x > from.x {
                    let reached = to.with_x(to.x.min(cube.x).max(from.x + 0.1));
                    brush.stroke(&[from, reached], Pen::new(row * 0.28, color));
                }
            }
            let up = Vec2::new(0.0, row * 0.26);
            for middle in ticks.iter().map(|&fifths| scale.at(track, fifths)) {
                let tick = Pen::new(1.2, palette::SOFT_INK.with_alpha(0.5)).straight();
                brush.stroke(&[middle - up, middle + up], tick);
            }
            let cube = Rect::from_center_size(cube, Vec2::splat(row * 0.66));
            brush.rect(cube, row * 0.13, color);
            brush.frame(cube, row * 0.13, 1.2, palette::PAPER);
        }
    }
}

/// The numbers of the tracks, or the first and the last where there is no room for more; but for one on which the cube
/// lies.
pub(super) fn show_track_numbers(
    layout: Res<TableLayout>,
    players: Query<(&Player, &DecidedBy, &Vp, &Money)>,
    mut numbers: Query<(&ChildOf, &TrackNumber, TextSlot)>,
) {
    for (child, &TrackNumber { track, fifths }, mut text) in &mut numbers {
        let Ok((player, decided_by, vp, money)) = players.get(child.parent()) else { continue };
        let tracks = Parts::of(rect(&layout, player.0), decided_by.level().is_some()).tracks;
        let scale = Scale { size: tracks.size() };
        let at = scale.at(track, fifths as f32);
        let cube = scale.cube(track, [vp.0, money.0][track]);
        let has_room = scale.has_room() || fifths % 5 == 0;
        let is_free = has_room && (cube.x - at.x).abs() > scale.half();
        let place = Rect::from_center_size(tracks.center() + at, Vec2::new(2.0 * scale.half(), scale.row()));
        let number = (LAST[track] / 5 * fifths).to_string();
        let written = TextSpec::new(number, place, palette::INK).map(|text| text.sized(scale.row() * 0.9));
        text.write(written.filter(|_| is_free));
    }
}

/// Everybody has what the match gives now, once it has been read how.
pub(super) fn count_holdings(
    (table, preview): (GameContext, Res<Preview>),
    mut players: Query<(&Player, &mut Vp, &mut Money, &mut Rerolls)>,
) {
    let Some(play) = table.play().filter(|_| !preview.is_reading()) else { return };
    for (player, mut vp, mut money, mut rerolls) in &mut players {
        vp.set_if_neq(Vp(play.state().vp(player.0)));
        money.set_if_neq(Money(play.state().money(player.0)));
        rerolls.set_if_neq(Rerolls(play.state().rerolls(player.0)));
    }
}

type Facts<'a> = (&'a Player, &'a PlayerName, &'a DecidedBy, &'a Vp, &'a Money, &'a Rerolls);

/// The papers, and how they are read.
pub(super) fn show_papers(
    table: GameContext,
    players: Query<Facts>,
    mut papers: Query<(&ChildOf, &mut PlayerPaper, &mut LayoutRect, &mut AccessibleItem)>,
) {
    let seats = table.play().map_or(0, |play| play.game().seats());
    for (child, mut paper, mut place, mut accessible) in &mut papers {
        let Ok((player, name, decided_by, vp, money, rerolls)) = players.get(child.parent()) else { continue };
        let rect = rect(&table.layout, player.0);
        place.set_if_neq(Layer::Player.place(rect));
        let is_large = seats < 2 || table.focused.0 == player.0;
        let computer =
            Parts::of(Rect::from_center_size(Vec2::ZERO, rect.size()), decided_by.level().is_some()).sign;
        paper.set_if_neq(PlayerPaper { is_on_turn: is_large, is_large, computer, ..*paper });
        let [vp, money, sign] = scoring::sum_args(vp.0, money.0);
        let args = [("name", name.0.as_str().into()), vp, money, sign, ("count", rerolls.0.into())];
        accessible.set_if_neq(AccessibleItem::text(table.locale.with("planner-player", &args)));
    }
}

fn rect(layout: &TableLayout, seat: Seat) -> Rect {
    layout.players.get(seat.index()).copied().unwrap_or_default()
}

fn rerolls_of(table: &GameContext, rerolls: u32) -> String {
    if rerolls == 0 {
        return String::new();
    }
    table.locale.with("planner-rerolls", &[("count", rerolls.into())])
}

/// The tracks with their cubes.
pub(super) fn show_tracks(
    layout: Res<TableLayout>,
    players: Query<(&Player, &DecidedBy, &Vp, &Money)>,
    mut tracks: Query<(&ChildOf, &mut Tracks, &mut LayoutRect)>,
) {
    for (child, mut track, mut place) in &mut tracks {
        let Ok((player, decided_by, vp, money)) = players.get(child.parent()) else { continue };
        let parts = Parts::of(rect(&layout, player.0), decided_by.level().is_some());
        place.set_if_neq(Layer::PlayerText.place(parts.tracks));
        track.set_if_neq(Tracks { vp: vp.0, money: money.0 });
    }
}

/// Names, points, dollars and rerolls.
pub(super) fn show_player_texts(
    table: GameContext,
    players: Query<Facts>,
    mut texts: Query<(&ChildOf, &PlayerText, TextSlot)>,
) {
    for (child, which, mut text) in &mut texts {
        let Ok((player, name, decided_by, vp, money, rerolls)) = players.get(child.parent()) else {
            continue;
        };
        let parts = Parts::of(rect(&table.layout, player.0), decided_by.level().is_some());
        let (words, rect, color) = match which {
            PlayerText::Name => (name.0.clone(), parts.name, palette::INK),
            PlayerText::Vp => (scoring::vp(&table.locale, vp.0), parts.vp, colors::VP),
            PlayerText::Money => (scoring::money(&table.locale, money.0), parts.money, colors::MONEY),
            PlayerText::Rerolls => (rerolls_of(&table, rerolls.0), parts.rerolls, palette::SOFT_INK),
        };
        text.write(TextSpec::new(words, rect, color));
    }
}
