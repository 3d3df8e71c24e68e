//! What the shelf says of a running match, and of the city on the box's lid.

use crate::{
    locale::{Locale, names},
    record::{Match, Player, Seeded},
    rules::{
        Actor, Choices as _, Game as _, Seat, Silent,
        doodle_city::{Action, City, DoodleCity, Legal, Setup, Sheet, built_in_sheets},
    },
    screens::Dialog,
    semantics::Intent,
    storage::{MatchId, Stored},
};

/// A running match.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Running {
    pub id: MatchId,
    round: u32,
    players: Vec<String>,
    /// Who acts, and whether by rolling.
    turn: (usize, bool),
    pub sheet: Sheet,
    /// The city of the player who acts.
    pub city: City,
}

impl Running {
    /// `None` for a match of another game.
    pub fn of(stored: &Stored) -> Option<Self> {
        let play: &Match<DoodleCity> = stored.game.of()?;
        let actor = play.actor();
        let seat = actor.seat().unwrap_or(Seat(0));
        Some(Self {
            id: stored.id.clone(),
            round: stored.game.round(),
            players: play.seats().iter().map(|player| player.name.clone()).collect(),
            turn: (seat.index(), actor.is_chance()),
            sheet: play.game().sheet().clone(),
            city: *play.state().city(seat),
        })
    }

    /// "Go on: round 9".
    pub fn title(&self, locale: &Locale) -> String {
        match self.round {
            0 => locale.text("shelf-go-on-start"),
            round => locale.with("shelf-go-on", &[("round", round.into())]),
        }
    }

    /// "Ada, Bo and Cleo".
    pub fn names(&self, locale: &Locale) -> String {
        let players: Vec<_> = self.players.iter().map(|name| names::short(name)).collect();
        names::list(locale, &players)
    }

    /// "Ada draws".
    pub fn turn(&self, locale: &Locale) -> String {
        let (seat, rolls) = self.turn;
        let name = self.players.get(seat).map(|name| names::short(name)).unwrap_or_default();
        if rolls {
            locale.with("table-rolls", &[("name", name.into())])
        } else {
            locale.with("table-draws", &[("name", name.into())])
        }
    }

    /// The question whether it shall be removed.
    pub fn farewell(&self, locale: &Locale) -> Dialog {
        let args = [("names", self.names(locale).into()), ("round", self.round.into())];
        Dialog {
            title: locale.text("remove-title"),
            text: locale.with("remove-text", &args),
            action: Some((locale.text("remove-yes"), Intent::RemoveMatch(self.id.clone()))),
        }
    }

    /// All of it in one line.
    pub fn summary(&self, locale: &Locale) -> String {
        let (title, names, turn) = (self.title(locale), self.names(locale), self.turn(locale));
        locale.with(
            "shelf-match-name",
            &[("match", title.into()), ("names", names.into()), ("turn", turn.into())],
        )
    }
}

/// The rounds that the city on the lid has been built.
const ROUNDS: u32 = 15;

/// A city to look at: some rounds by dice that always fall the same, each time the road that is worth most.
pub(super) fn city_on_the_lid() -> Option<(Sheet, City)> {
    let sheet = built_in_sheets().into_iter().next()?;
    let setup =
        Setup { players: 1, first: Seat(0), more_control: false, free_circling: false, sheet: sheet.clone() };
    let mut play = Match::<DoodleCity>::new(setup, vec![Player::person("Ada")]).ok()?;
    let mut dice = Seeded::new(11);
    let mut legal = Legal::default();
    while play.game().round(play.state()) <= ROUNDS {
        let next = match play.actor() {
            Actor::Chance(_) => play.draw(&mut dice),
            Actor::Seat(_) => {
                play.game().legal(play.state(), &mut legal);
                legal.iter().max_by_key(|&action| worth(&play, action))
            }
            Actor::Nobody => None,
        };
        let Some(action) = next else { break };
        play.apply(action, &mut Silent).ok()?;
    }
    Some((sheet, *play.state().city(Seat(0))))
}

/// Points first, then the length of the road, then trees left.
fn worth(play: &Match<DoodleCity>, action: Action) -> (i32, u32, u8) {
    let mut state = play.state().clone();
    if play.game().apply(&mut state, action, &mut Silent).is_err() {
        return (i32::MIN, 0, 0);
    }
    let city = state.city(Seat(0));
    let length = match action {
        Action::Draw { square, road, .. } => city.reach(square, road).len(),
        Action::StartingRoad(_) | Action::Roll { .. } | Action::Cross { .. } | Action::Pass => 0,
    };
    (city.score(play.game()).total, length, u8::MAX - city.crossed_trees())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::doodle_city::Square;

    #[test]
    fn the_city_on_the_lid_has_roads_and_room() {
        let (_, city) = city_on_the_lid().unwrap();
        let roads = Square::all().filter(|&square| city.road(square).is_some()).count();
        assert!((12..25).contains(&roads), "{roads} roads");
    }
}
