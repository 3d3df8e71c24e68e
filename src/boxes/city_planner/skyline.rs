//! What a player has built: a tower for each turn, as high as what the turn brought.

use bevy::prelude::*;

use crate::{
    drawing::{
        brush::{Brush, Pen},
        dyn_picture::DynPicture,
    },
    pictures::city_planner::colors,
    record::Match,
    rules::{
        Game as _, Seat,
        city_planner::{CityPlanner, DOLLARS_PER_POINT, Event, ROUNDS},
    },
    theme::{Tone, palette},
};

/// What one turn brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Turn {
    /// Points.
    vp: i32,
    /// Dollars; upkeep may make it a loss.
    money: i32,
}

impl Turn {
    /// In points, as the exchange at the end has it.
    fn worth(self) -> f32 {
        self.vp as f32 + self.dollars()
    }

    /// The dollars in points; losses build nothing.
    fn dollars(self) -> f32 {
        self.money.max(0) as f32 / DOLLARS_PER_POINT as f32
    }
}

/// What each turn has brought, by seat.
fn turns(play: &Match<CityPlanner>) -> Vec<Vec<Turn>> {
    let game = play.game();
    let mut turns = vec![Vec::new(); game.seats()];
    let (mut state, mut events) = (game.start(), Vec::new());
    for &action in play.log() {
        // What stands in the log is legal.
        if game.apply(&mut state, action, &mut events).is_err() {
            break;
        }
    }
    for event in events {
        if let Event::Scored { seat, scoring, .. } = event {
            turns[seat.index()].push(Turn { vp: scoring.vp, money: scoring.money() });
        }
    }
    turns
}

/// The least worth of a turn that reaches the sky.
const HIGH: f32 = 10.0;

/// The skyline of each player, all to the same scale.
pub(super) fn skylines(play: &Match<CityPlanner>) -> impl Fn(Seat) -> DynPicture {
    let turns = turns(play);
    let most = turns.iter().flatten().map(|turn| turn.worth()).fold(HIGH, f32::max);
    move |seat| {
        let turns = turns.get(seat.index()).cloned().unwrap_or_default();
        DynPicture::new(move |size, brush| paint(brush, size.min_element(), &turns, most))
    }
}

/// Paints the towers of `turns`; a worth of `most` reaches the top.
fn paint(brush: &mut Brush, side: f32, turns: &[Turn], most: f32) {
    let sky = Rect::from_center_size(Vec2::ZERO, Vec2::splat(side));
    let (top, bottom) = (colors::SKY.mix(&palette::PAPER, 0.72), colors::HORIZON.mix(&palette::PAPER, 0.78));
    brush.shaded_rect(sky, side * 0.05, top, bottom);
    let sun = Vec2::new(side * 0.29, -side * 0.29);
    brush.disc(sun, side * 0.09, colors::SUN.mix(&palette::PAPER, 0.35));
    let ground = sky.max.y - side * 0.08;
    let (each, high) = (side * 0.92 / ROUNDS as f32, side * 0.78);
    for (index, turn) in turns.iter().take(ROUNDS as usize).enumerate() {
        let middle = (index as f32 - (ROUNDS as f32 - 1.0) / 2.0) * each;
        let tower = |from: f32, to: f32| {
            let half = each * 0.42;
            Rect::new(middle - half, ground - high * to / most, middle + half, ground - high * from / most)
        };
        let money = turn.dollars();
        let (shop, house) = (tower(0.0, money), tower(money, turn.worth()));
        if turn.vp > 0 {
            block(brush, house, colors::VP_TOWER);
        }
        if money > 0.0 {
            block(brush, shop, colors::MONEY_TOWER);
        }
    }
    let street = Rect::new(sky.min.x, ground, sky.max.x, sky.max.y);
    brush.rect(street, side * 0.05, colors::STREET);
    brush.rect(Rect { max: Vec2::new(street.max.x, street.center().y), ..street }, 0.0, colors::STREET);
    let along = [Vec2::new(sky.min.x, street.center().y), Vec2::new(sky.max.x, street.center().y)];
    brush.dashes(&along, side * 0.05, side * 0.04, Pen::new(side * 0.014, palette::LIGHT_INK).straight());
}

/// A part of a tower with its windows.
fn block(brush: &mut Brush, wall: Rect, color: Tone) {
    brush.shaded_rect(wall, 0.0, color.mix(&palette::LIGHT, 0.16), color);
    let floor = wall.width() * 0.5;
    let light = colors::WINDOW;
    for level in 0..(wall.height() / floor) as usize {
        let y = wall.min.y + (level as f32 + 0.5) * floor;
        for x in [-0.2, 0.2] {
            let at = Vec2::new(wall.center().x + x * wall.width(), y);
            brush.rect(Rect::from_center_size(at, Vec2::splat(floor * 0.42)), 0.0, light);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::Player,
        rules::{
            IgnoreEvents,
            city_planner::{Action, Block, Blocks, ScoringChoice, Setup},
            dice::Face,
        },
    };

    #[test]
    fn every_turn_is_a_tower_of_its_player() {
        let setup = Setup { players: 2, first: Seat(1), blocks: Blocks::BUILT_IN };
        let mut play = Match::new(setup, vec![Player::person("Ada"), Player::person("Bo")]).unwrap();
        let before = skylines(&play)(Seat(1)).shapes(Vec2::splat(100.0)).len();
        let roll = Action::Roll([Some(Face::One); 7]);
        for action in [roll, Action::Pass(Block::ALL[6]), Action::Score(ScoringChoice::default())] {
            play.apply(action, &mut IgnoreEvents).unwrap();
        }
        assert_eq!(turns(&play), [vec![], vec![Turn { vp: 0, money: 5 }]]);
        assert!(skylines(&play)(Seat(1)).shapes(Vec2::splat(100.0)).len() > before);
    }
}
