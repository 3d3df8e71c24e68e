//! What the entities of a match on the table are, and what the systems that keep them need to know.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    layer::Layer,
    layout::{Needs, TableLayout},
    preview::{legal, player_in_focus},
    selection::MoveSelection,
};
use crate::{
    board::{stroke::DrawingArea, turn::Turn},
    locale::{Locale, names},
    rules::{
        Actor, Game as _, Seat,
        dice::Face,
        doodle_city::{DoodleCity, Squares},
    },
    session::{HintOf, Session, Thoughts},
    storage::MatchId,
    theme::{
        label::TextScale,
        place::{IsLeftHanded, LayoutRect, Screen},
    },
};

/// Belongs to the match on the table.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct OnTable;

/// Where things of the match lie before they are put in their place.
pub(super) fn nowhere(layer: Layer) -> (OnTable, LayoutRect) {
    (OnTable, layer.place(Rect::default()))
}

/// Where everything of the match lies.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct CurrentLayout(pub TableLayout);

/// Which match the entities belong to.
#[derive(Resource, Default, Debug)]
pub struct ShownMatch(pub Option<MatchId>);

/// What systems that keep the table need to know.
#[derive(SystemParam)]
pub struct BoardContext<'w> {
    /// The match.
    pub session: Option<Res<'w, Session<DoodleCity>>>,
    /// What computer players have come to, and hints for people.
    pub thoughts: Res<'w, Thoughts<DoodleCity>>,
    /// What is chosen.
    pub selection: Res<'w, MoveSelection>,
    /// Whose sheet is large, and what else the turn means.
    pub turn: Res<'w, Turn>,
    /// Where everything lies.
    pub laid: Res<'w, CurrentLayout>,
    /// Words.
    pub locale: Res<'w, Locale>,
}

impl BoardContext<'_> {
    /// The name of the player at `seat`.
    pub fn name(&self, seat: Seat) -> String {
        let player = self.session.as_ref().and_then(|session| session.play().seats().get(seat.index()));
        player.map_or_else(String::new, |player| player.name.clone())
    }

    /// The name of the player at `seat`, as a sentence has room for it.
    pub fn short_name(&self, seat: Seat) -> String {
        names::short(&self.name(seat))
    }

    /// The computer player on turn, or about to roll.
    pub fn computer(&self) -> Option<Seat> {
        let play = self.session.as_ref()?.play();
        if play.is_over() {
            return None;
        }
        let seat = player_in_focus(play);
        play.level(seat).map(|_| seat)
    }

    /// Whether computer players can be told to hurry: not before the table has turned to one, so that a second tap on
    /// what a person has just confirmed means nothing.
    pub fn can_hurry(&self) -> bool {
        let play = self.session.as_ref().map(|session| session.play());
        self.computer().is_some() && play.is_some_and(|play| play.level(self.turn.large).is_some())
    }

    /// The squares of the large sheet in which the person on turn can draw, with the die in hand or any.
    pub fn open_squares(&self) -> Squares {
        let Some(play) = self.session.as_ref().map(|session| session.play()) else { return Squares::NONE };
        let is_turn = play.actor() == Actor::Seat(self.turn.large) && self.turn.banner.is_none();
        if !is_turn || self.computer().is_some() {
            return Squares::NONE;
        }
        let legal = legal(play);
        match self.selection.die {
            Some(die) => legal.squares(die),
            None => Face::ALL.into_iter().map(|die| legal.squares(die)).fold(Squares::NONE, Squares::or),
        }
    }

    /// Whether the person on turn may ask what could be done.
    pub fn may_ask(&self) -> bool {
        let is_seat = |session: &Res<Session<DoodleCity>>| {
            matches!(session.play().actor(), Actor::Seat(_)) && !session.is_busy()
        };
        let is_turn = self.session.as_ref().is_some_and(is_seat) && self.computer().is_none();
        is_turn && self.turn.banner.is_none() && self.selection.looking_at.is_none()
    }

    /// The hints that are shown, the best first.
    pub fn hints(&self) -> &[HintOf<DoodleCity>] {
        self.thoughts.hints().unwrap_or_default()
    }

    /// Where the number of a hint, from 0, stands: in its square, beside the better ones there.
    pub fn hint_mark(&self, hint: usize) -> Option<Rect> {
        let place = |at: usize| Some(self.hints().get(at)?.action.target()?.1);
        let square = place(hint)?;
        let beside = (0..hint).filter(|&better| place(better) == Some(square)).count() as f32;
        let rect = TableLayout::square(self.laid.0.grid, square.index());
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
        let after = (seat.index() + seats - self.turn.large.index()) % seats.max(1);
        after.checked_sub(1).and_then(|index| self.laid.0.minis.get(index).copied())
    }
}

/// Whether anything changed that the table shows, apart from what a finger sketches.
pub fn has_changed(
    session: Option<Res<Session<DoodleCity>>>,
    (thoughts, selection): (Res<Thoughts<DoodleCity>>, Res<MoveSelection>),
    turn: Res<Turn>,
    laid: Res<CurrentLayout>,
    locale: Res<Locale>,
    standing: Res<ShownMatch>,
) -> bool {
    session.is_some_and(|session| session.is_changed())
        || thoughts.is_changed()
        || selection.is_changed()
        || turn.is_changed()
        || laid.is_changed()
        || locale.is_changed()
        || standing.is_changed()
}

/// Whether players have sat down, or anything has happened in the match.
pub fn has_gone_on(session: Option<Res<Session<DoodleCity>>>, standing: Res<ShownMatch>) -> bool {
    session.is_some_and(|session| session.is_changed()) || standing.is_changed()
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
}
