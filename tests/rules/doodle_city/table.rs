//! A table at which a test says what is rolled and what everybody does, in the words in which actions are shown.

use doodle_city::{
    record::{Match, Player},
    rules::{
        Actor, Game as _, LegalActions, Seat,
        dice::{Dice, Face},
        doodle_city::{Action, City, DoodleCity, Ending, Event, Illegal, Kind, Legal, Score, Setup, Sheet},
    },
};

use super::{
    pictures::{self, road, square},
    sheets::old_town,
};

/// A match on `sheet` without variants; seat 0 starts.
pub fn on(sheet: Sheet, players: u8) -> Setup {
    Setup { players, first: Seat(0), more_control: false, free_circling: false, sheet }
}

/// A solo match on `sheet`.
pub fn solo(sheet: Sheet) -> Setup {
    on(sheet, 1)
}

/// A match on Old Town.
pub fn old_town_for(players: u8) -> Setup {
    on(old_town(), players)
}

/// Players called after their seats.
pub fn players(setup: &Setup) -> Vec<Player> {
    (1..=setup.players).map(|seat| Player::person(format!("Player {seat}"))).collect()
}

fn face(text: &str) -> Face {
    text.parse().expect("a face of a die")
}

/// The action that is shown as `text`; roads may be drawn as well.
pub fn action(text: &str) -> Action {
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        ["pass"] => Action::Pass,
        ["starting", "road", named] => Action::StartingRoad(face(named)),
        ["roll", blue, ref white @ ..] => Action::Roll {
            blue: face(blue.trim_end_matches(':')),
            white: Dice::of(white.iter().map(|die| face(die))),
        },
        [die, at] => Action::Cross { die: face(die), square: square(at) },
        [die, at, drawn, ref circle @ ..] => Action::Draw {
            die: face(die),
            square: square(at),
            road: road(drawn).expect("a road"),
            circle: circle.first().map(|score| score.parse().expect("a score")),
        },
        _ => panic!("`{text}` is no action"),
    }
}

/// A match in which nothing is left to chance.
pub struct Table(Match<DoodleCity>);

impl Table {
    /// Everybody has the roads of `picture`: those in house squares by the starting rolls (`│` where the picture
    /// leaves it open), the others drawn in reading order, one a round.
    pub fn new(setup: Setup, picture: &str) -> Self {
        let (sheet, names, seats) = (setup.sheet.clone(), players(&setup), usize::from(setup.players));
        let (mut houses, others): (Vec<_>, Vec<_>) =
            pictures::roads(picture).into_iter().partition(|(square, _)| sheet.kind(*square) == Kind::House);
        houses.sort_by_key(|(square, _)| square.column());
        let mut table = Self(Match::new(setup, names).expect("a set-up that can be played"));
        for (_, road) in houses {
            let face = road.map_or(1, |road| road as usize) + 1;
            table.does(&format!("starting road {face}"));
        }
        for (square, road) in others {
            if let Some(road) = road {
                table.round(&vec![format!("{square} {road}").as_str(); seats]);
            }
        }
        table
    }

    /// A table with nothing drawn but `│` in every house square.
    pub fn fresh(setup: Setup) -> Self {
        Self::new(setup, &"· ".repeat(25))
    }

    /// Carries out an action and tells what followed.
    pub fn does(&mut self, text: &str) -> Vec<Event> {
        let mut events = Vec::new();
        let applied = self.0.apply(action(text), &mut events);
        assert_eq!(applied, Ok(()), "`{text}` after {:?}", self.0.log());
        events
    }

    /// Why an action is not allowed now.
    pub fn refuses(&self, text: &str) -> Illegal {
        let refused = self.0.clone().apply(action(text), &mut Vec::new());
        refused.expect_err("an action against the rules")
    }

    /// Plays a round whose blue die is 6. By seat: where a player draws which road (`3,5 ─`), with which score
    /// (`3,5 ─ 8`), where a house is crossed out (`2,3`), with a white 6 in front (`6 3,5 ─`), or `pass`.
    pub fn round(&mut self, moves: &[&str]) -> Vec<Event> {
        let moves: Vec<(&str, String)> = moves.iter().map(|text| with_die(text)).collect();
        let mut dice: Vec<&str> = moves.iter().map(|(die, _)| *die).collect();
        dice.resize(self.0.game().white_dice(), dice[0]);
        let mut events = self.does(&format!("roll 6: {}", dice.join(" ")));
        while let Actor::Seat(seat) = self.0.actor() {
            events.extend(self.does(&moves[seat.index()].1));
        }
        events
    }

    /// What the player on turn may do.
    pub fn choices(&self) -> Vec<Action> {
        let mut legal = Legal::default();
        self.0.game().legal(self.0.state(), &mut legal);
        legal.iter().collect()
    }

    /// The squares to which the player on turn may take a die, and whether passing is possible: `2,1 2,4 pass`.
    pub fn places(&self) -> String {
        let mut places = Vec::new();
        for choice in self.choices() {
            let place = choice.target().map_or("pass".into(), |(_, square)| square.to_string());
            if !places.contains(&place) {
                places.push(place);
            }
        }
        places.sort();
        places.join(" ")
    }

    /// The seat on turn; chance and the end have none.
    pub fn on_turn(&self) -> Option<u8> {
        match self.0.actor() {
            Actor::Seat(seat) => Some(seat.0),
            Actor::Chance(_) | Actor::GameOver => None,
        }
    }

    /// What a seat has drawn.
    pub fn city(&self, seat: u8) -> &City {
        self.0.state().city(Seat(seat))
    }

    /// A seat's result.
    pub fn score(&self, seat: u8) -> Score {
        self.0.standings()[usize::from(seat)]
    }

    /// Everybody's place, by seat.
    pub fn ranking(&self) -> Vec<u8> {
        self.0.standings().iter().map(|score| score.place).collect()
    }

    /// The match.
    pub fn played(&self) -> &Match<DoodleCity> {
        &self.0
    }
}

/// The white die that a move takes (for a pass any), and the move with it in front.
fn with_die(text: &str) -> (&str, String) {
    match text.split_whitespace().next().unwrap_or_default() {
        "pass" => ("1", text.into()),
        place if place.contains(',') => (&place[2..], format!("{} {text}", &place[2..])),
        die => (die, text.into()),
    }
}

/// Of every hotel and shop drawn: the length of its road or the houses along it, and the score circled.
pub fn scored(events: &[Event]) -> Vec<(u8, Option<u8>)> {
    let scored = |event: &Event| match *event {
        Event::HotelScored { length: reached, circled, .. }
        | Event::ShopScored { houses: reached, circled, .. } => Some((reached, circled)),
        _ => None,
    };
    events.iter().filter_map(scored).collect()
}

/// Every bonus taken: whose it is, and its worth.
pub fn bonuses(events: &[Event]) -> Vec<(u8, u8)> {
    let taken = |event: &Event| match *event {
        Event::BonusTaken { seat, points, .. } => Some((seat.0, points)),
        _ => None,
    };
    events.iter().filter_map(taken).collect()
}

/// What brought the end, and by whom.
pub fn endings(events: &[Event]) -> Vec<(u8, Ending)> {
    let came = |event: &Event| match *event {
        Event::EndCame { seat, ending } => Some((seat.0, ending)),
        _ => None,
    };
    events.iter().filter_map(came).collect()
}

#[test]
fn every_action_is_read_as_it_is_shown() {
    let all = ["pass", "starting road 3", "roll 6: 1 2 2", "6 3,5", "1 5,1 NW", "1 5,1 NW 12"];
    assert_eq!(all.map(|text| action(text).to_string()), all);
}
