//! What the entities of a match on the table are, and what the systems that keep them need to know.

use core::ops::Deref;

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    layer::{Layer, OnLayer},
    layout::{Needs, TableLayout},
};
use crate::{
    drawing::{
        label::TextScale,
        place::{IsLeftHanded, LayoutRect, Screen},
    },
    pictures::doodle_city::square::square_rect,
    rules::{
        Game as _, Seat,
        dice::Face,
        doodle_city::{DoodleCity, Squares},
    },
    session::Session,
    table::{
        banner::BannerPlace, buttons::ButtonPlaces, context::TableContext, on_table::OnTable,
        permissions::Decision, stroke::DrawingArea,
    },
};

/// Where things of the match lie before they are put in their place.
pub(super) fn nowhere(layer: Layer) -> (OnTable, LayoutRect) {
    (OnTable::of::<DoodleCity>(), layer.place(Rect::default()))
}

/// Where everything of the match lies.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct CurrentLayout(pub TableLayout);

/// What systems that keep the table need to know.
#[derive(SystemParam)]
pub struct GameContext<'w> {
    /// The match.
    table: TableContext<'w, DoodleCity>,
    /// Where everything lies.
    pub laid: Res<'w, CurrentLayout>,
}

impl<'w> Deref for GameContext<'w> {
    type Target = TableContext<'w, DoodleCity>;

    fn deref(&self) -> &Self::Target {
        &self.table
    }
}

impl GameContext<'_> {
    /// The squares of the large sheet in which the person on turn can draw, with the die in hand or any.
    pub fn open_squares(&self) -> Squares {
        let Some(play) = self.session.as_ref().map(|session| session.play()) else { return Squares::NONE };
        let is_turn = self.permissions.decision == Decision::Person(self.focused.0);
        if !is_turn || self.permissions.has_banner {
            return Squares::NONE;
        }
        let legal = play.legal();
        match self.selection.die {
            Some(die) => legal.squares(die),
            None => Face::ALL.into_iter().map(|die| legal.squares(die)).fold(Squares::NONE, Squares::or),
        }
    }

    /// Where the number of a hint, from 0, stands: in its square, beside the better ones there.
    pub fn hint_mark(&self, hint: usize) -> Option<Rect> {
        let place = |at: usize| Some(self.hints().get(at)?.action.target()?.1);
        let square = place(hint)?;
        let beside = (0..hint).filter(|&better| place(better) == Some(square)).count() as f32;
        let rect = square_rect(self.laid.0.grid, square.index());
        let side = (rect.width() * 0.36).max(18.0);
        let from = rect.min + Vec2::new(2.0 + beside * side * 0.9, 2.0);
        Some(Rect::from_corners(from, from + side))
    }

    /// Where the sign of the computer player at `seat` stands on its sheet; empty for a person.
    pub fn computer_sign(&self, seat: Seat, seats: usize) -> Rect {
        if self.session.as_ref().is_none_or(|session| session.play().level(seat).is_none()) {
            return Rect::default();
        }
        match self.mini(seat, seats) {
            Some(mini) => TableLayout::mini_sign(mini),
            None => {
                let ([column, ..], [row, ..]) = (self.laid.0.columns, self.laid.0.rows);
                Rect::from_center_size(Vec2::new(row.center().x, column.center().y), row.size())
            }
        }
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
        let after = (seat.index() + seats - self.focused.0.index()) % seats.max(1);
        after.checked_sub(1).and_then(|index| self.laid.0.minis.get(index).copied())
    }
}

/// How far a stroke may leave the sheet, as a part of a square.
const OVERSHOOT: f32 = 0.5;

/// Lays the table for the window, the match and the text size.
pub fn lay_table(
    session: Option<Res<Session<DoodleCity>>>,
    screen: Res<Screen>,
    scale: Res<TextScale>,
    is_left_handed: Res<IsLeftHanded>,
    (mut laid, mut area): (ResMut<CurrentLayout>, ResMut<DrawingArea>),
    (mut buttons, mut banner): (ResMut<ButtonPlaces>, ResMut<BannerPlace>),
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
        is_left_handed: is_left_handed.0,
    };
    laid.set_if_neq(CurrentLayout(TableLayout::new(&needs)));
    let overshoot = OVERSHOOT * laid.0.grid.width() / 5.0;
    area.set_if_neq(DrawingArea { paper: laid.0.paper, overshoot });
    buttons.set_if_neq(ButtonPlaces {
        back: laid.0.corners[0],
        menu: laid.0.corners[1],
        undo: laid.0.undo,
        pass: laid.0.pass,
        confirm: laid.0.confirm,
        hint: laid.0.hint,
    });
    banner.set_if_neq(BannerPlace(laid.0.paper));
}
