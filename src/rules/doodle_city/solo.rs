//! How a solo match is judged: a rank by points, and achievements.

use super::{DoodleCity, State};
use crate::rules::{Actor, Game, Seat};

/// The rank that a solo total earns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "the names are the rulebook's")]
pub enum Rank {
    TryAgain,
    Tenant,
    Landlord,
    Entrepreneur,
    Mayor,
    President,
    WorldPower,
}

impl Rank {
    /// All ranks with the lowest total of each; any total below that is still the first rank.
    pub const ALL: [(Self, i32); 7] = [
        (Self::TryAgain, 0),
        (Self::Tenant, 30),
        (Self::Landlord, 50),
        (Self::Entrepreneur, 70),
        (Self::Mayor, 90),
        (Self::President, 105),
        (Self::WorldPower, 120),
    ];

    /// The rank for `total` points.
    pub fn of(total: i32) -> Self {
        Self::ALL.iter().rev().find(|(_, lowest)| total >= *lowest).map_or(Self::TryAgain, |(rank, _)| *rank)
    }
}

/// A feat in a solo match, judged at its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Achievement {
    /// No tree crossed out.
    Environmentalist,
    /// One road through all squares.
    CityPlanner,
    /// All hotel scores circled.
    HotelMagnate,
    /// The most points that shops and bonuses can give on this sheet.
    Capitalist,
    /// A shop scored with every house of the sheet, whatever was circled.
    ShoppingSpree,
}

impl Achievement {
    /// All of them, in their order.
    pub const ALL: [Self; 5] =
        [Self::Environmentalist, Self::CityPlanner, Self::HotelMagnate, Self::Capitalist, Self::ShoppingSpree];
}

/// How a solo match went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoloResult {
    /// The rank of the total.
    pub rank: Rank,
    /// The feats, in the order of the enumeration.
    pub achievements: Vec<Achievement>,
}

impl DoodleCity {
    /// The most points that shops and bonuses can give; 0 if no shop can circle anything.
    fn most_of_shops(&self) -> i32 {
        let sheet = self.sheet();
        // No road has more houses than the sheet, so a higher score is never circled.
        let within_reach = sheet.shop_scores().iter().rev().filter(|&&score| score <= sheet.all_houses());
        let mut bonuses = sheet.shop_bonuses().to_vec();
        let best = within_reach.take(self.shops.len() as usize).map(|&score| {
            // What a higher score leaves is earned by a lower one more easily, so in this order none is wasted.
            let earned = bonuses.iter().rposition(|bonus| bonus.at <= score);
            let bonus = earned.map_or(0, |position| bonuses.remove(position).points);
            i32::from(score) + i32::from(bonus)
        });
        best.sum()
    }

    /// The result of a solo match; `None` before its end and with several players.
    pub fn solo_result(&self, state: &State) -> Option<SoloResult> {
        if !self.is_solo() || self.actor(state) != Actor::GameOver {
            return None;
        }
        let (sheet, city) = (self.sheet(), state.city(Seat(0)));
        let score = city.score(self);
        let all_hotels = sheet.hotel_scores().iter().map(|&score| i32::from(score)).sum::<i32>();
        let (shops, most) = (score.shops + score.bonuses, self.most_of_shops());
        let achievements = [
            (Achievement::Environmentalist, city.crossed_trees == 0),
            (Achievement::CityPlanner, city.has_one_road()),
            (Achievement::HotelMagnate, score.hotels == all_hotels),
            (Achievement::Capitalist, most > 0 && shops == most),
            (Achievement::ShoppingSpree, city.shopping_spree),
        ];
        Some(SoloResult {
            rank: Rank::of(score.total),
            achievements: achievements.into_iter().filter_map(|(which, done)| done.then_some(which)).collect(),
        })
    }
}
