//! Shows what the players have: points, dollars, and free rerolls.

use bevy::prelude::*;

use super::{
    asked,
    layer::{Layer, OnLayer},
    layout::TableLayout,
    preview::Preview,
    scene::{GameContext, nowhere},
};
use crate::{
    accessibility::{AccessibleItem, Group},
    drawing::{
        brush::{Brush, Picture},
        cut::{cut_left, cut_right, cut_top},
        label::{Align, SharedFontSize, TextLabel, TextSize},
        place::LayoutRect,
        shorten::Shortens,
    },
    locale::{city_planner::scoring, players},
    pictures::{city_planner::colors, icons, widgets::Ground},
    rules::{Game as _, Seat, city_planner::CityPlanner},
    table::{
        on_table::OnTable,
        players::{DecidedBy, Player, PlayerName},
        text::{TextSlot, TextSpec},
    },
    theme::{Tone, painted, palette},
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

/// The plate of a player.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
#[require(Ground)]
pub struct PlayerPlate {
    /// The colour of the player.
    color: Tone,
    /// Who acts lies in the light.
    is_acting: bool,
    /// Where the sign of a computer player stands, seen from the middle; empty for a person.
    computer: Rect,
}

impl Picture for PlayerPlate {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let plate = Rect::from_center_size(Vec2::ZERO, size);
        let radius = 3.0;
        if self.is_acting {
            let below = Rect { min: plate.min + Vec2::new(0.0, 2.5), max: plate.max + Vec2::new(0.0, 2.5) };
            brush.shadow(below, radius, 3.0);
            brush.rect(below, radius, colors::TILE.mix(&painted::SHADE, 0.3));
            brush.rect(plate, radius, colors::TILE);
        } else {
            brush.rect(plate, radius, colors::SLAB);
            brush.frame(plate.inflate(-0.75), radius, 1.5, colors::SHEET_LINE.with_alpha(0.75));
        }
        let edge = Rect { max: plate.max.with_x(plate.min.x + 5.0), ..plate };
        brush.rect(edge.inflate(if self.is_acting { 0.0 } else { -1.5 }), radius, self.color);
        if !self.computer.is_empty() {
            let size = self.computer.size().min_element() * 0.4;
            brush.within(self.computer.center(), size, 0.0, |brush| match self.is_acting {
                true => icons::computer(brush, colors::ON_TILE, colors::TILE),
                false => icons::computer(brush, colors::ON_SHEET, colors::SLAB),
            });
        }
    }
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
        let color = palette::PLAYERS.get(seat.index()).copied().unwrap_or(palette::INK);
        let plate = PlayerPlate { color, is_acting: false, computer: Rect::default() };
        commands.spawn((
            nowhere(Layer::Player),
            ChildOf(player),
            plate,
            asked::HOLDINGS,
            (AccessibleItem::text(""), Group::list("seats-title")),
        ));
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

/// Where things lie on the plate of a player.
struct Parts {
    sign: Rect,
    name: Rect,
    rerolls: Rect,
    vp: Rect,
    money: Rect,
}

impl Parts {
    fn of(plate: Rect, is_computer: bool) -> Self {
        let mut rest = Rect::from_corners(plate.min + Vec2::new(12.0, 3.0), plate.max - Vec2::new(9.0, 3.0));
        // What a player has is larger than the name.
        let row = rest.height() * 0.44;
        let mut name = cut_top(&mut rest, row);
        let mut sign = cut_left(&mut name, if is_computer { row } else { 0.0 });
        sign.max.x -= 2.0;
        let (side, half) = (name.width() * 0.42, rest.width() / 2.0);
        let rerolls = cut_right(&mut name, side);
        let vp = cut_left(&mut rest, half);
        Self { sign, name, rerolls, vp, money: rest }
    }
}

/// Everybody has what the match gives now, once it has been read how.
pub(super) fn count_holdings(
    (table, preview): (GameContext, Res<Preview>),
    mut players: Query<(&Player, &mut Vp, &mut Money, &mut Rerolls)>,
) {
    let Some(play) = table.play().filter(|_| !preview.is_on_its_way()) else { return };
    for (player, mut vp, mut money, mut rerolls) in &mut players {
        vp.set_if_neq(Vp(play.state().vp(player.0)));
        money.set_if_neq(Money(play.state().money(player.0)));
        rerolls.set_if_neq(Rerolls(play.state().rerolls(player.0)));
    }
}

type Facts<'a> = (&'a Player, &'a PlayerName, &'a DecidedBy, &'a Vp, &'a Money, &'a Rerolls);

/// Who acts: alone always the one player.
fn is_acting(table: &GameContext, seat: Seat) -> bool {
    table.focused.0 == seat || table.play().is_some_and(|play| play.game().seats() < 2)
}

/// The plates, and how they are read.
pub(super) fn show_plates(
    table: GameContext,
    players: Query<Facts>,
    mut plates: Query<(&ChildOf, &mut PlayerPlate, &mut LayoutRect, &mut AccessibleItem)>,
) {
    for (child, mut plate, mut place, mut accessible) in &mut plates {
        let Ok((player, name, decided_by, vp, money, rerolls)) = players.get(child.parent()) else { continue };
        let rect = rect(&table.layout, player.0);
        place.set_if_neq(Layer::Player.place(rect));
        let computer =
            Parts::of(Rect::from_center_size(Vec2::ZERO, rect.size()), decided_by.level().is_some()).sign;
        let shown = PlayerPlate { is_acting: is_acting(&table, player.0), computer, ..*plate };
        plate.set_if_neq(shown);
        let [vp, money, sign] = scoring::sum_args(vp.0, money.0);
        let args = [("name", name.0.as_str().into()), vp, money, sign, ("count", rerolls.0.into())];
        let status = players::status(&table.locale, decided_by.level(), is_acting(&table, player.0));
        accessible.set_if_neq(AccessibleItem::text(table.locale.with("planner-player", &args)).about(status));
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
        let on = |light: Tone, dark: Tone| if is_acting(&table, player.0) { light } else { dark };
        let (words, rect, color, size) = match which {
            PlayerText::Name => (name.0.clone(), parts.name, on(colors::ON_TILE, colors::ON_SHEET), 0.86),
            PlayerText::Vp => {
                let color = on(colors::VP_ON_TILE, colors::PENCIL_SUBURB);
                (scoring::vp(&table.locale, vp.0), parts.vp, color, 0.94)
            }
            PlayerText::Money => {
                let color = on(colors::MONEY_ON_TILE, colors::PENCIL_COMMERCE);
                (scoring::money(&table.locale, money.0), parts.money, color, 0.94)
            }
            PlayerText::Rerolls => {
                let color = on(colors::SOFT_ON_TILE, colors::ON_SHEET);
                (rerolls_of(&table, rerolls.0), parts.rerolls, color, 0.7)
            }
        };
        let size = (rect.height() * size).min(34.0);
        text.write(TextSpec::new(words, rect, color).map(|text| text.sized(size)));
    }
}
