//! Parcel from outside: its box, what is asked before a match, and how its matches look.

use bevy::prelude::*;
use doodle_city::{
    boxes::{
        Answer, BoxCover, BoxedGame, HintEntry, MatchSummary, Part, Question, Results, SetupAnswers, SetupPage,
    },
    drawing::dyn_picture::DynPicture,
    locale::{
        Locale,
        help::{Help, Section},
        names,
    },
    pictures::dice::{PrintedDie, paint},
    record::Match,
    rules::{Game as _, Seat, dice::Face},
    session::HintOf,
    theme::palette,
};

use super::rules::{Action, Parcel, Setup};

/// How long a match can be, as one chooses it.
const TURNS: [u32; 3] = [8, 20, 40];

fn die(pips: u8) -> DynPicture {
    DynPicture::new(move |size, brush| paint(brush, size, pips, PrintedDie::WHITE))
}

/// Whose turn it is, or whose it will be.
pub fn name(play: &Match<Parcel>, seat: Option<Seat>) -> String {
    let player = seat.and_then(|seat| play.seats().get(seat.index()));
    player.map_or_else(|| "Nobody".into(), |player| player.name.clone())
}

pub const fn word(action: Action) -> &'static str {
    match action {
        Action::Again => "Throw again",
        Action::Keep => "Keep",
        Action::Pass => "Pass",
        Action::Deal(_) | Action::Throw(_) | Action::Reveal(_) => "",
    }
}

impl BoxedGame for Parcel {
    const PLAYERS: (usize, usize) = (2, 2);

    fn cover(_: &Locale) -> BoxCover {
        BoxCover {
            title: "Parcel".into(),
            text: "Keep the die or pass it".into(),
            facts: "2 players, 5 min".into(),
            name: "New match of Parcel".into(),
            color: palette::INK,
            picture: die(6),
        }
    }

    fn setup_page(_: &Locale) -> SetupPage {
        let answer = |turns: u32| Answer {
            name: format!("{turns} turns"),
            about: String::new(),
            picture: die(turns as u8 / 8 + 1),
        };
        let question = Question::OneOf { title: "Length".into(), answers: TURNS.map(answer).to_vec() };
        SetupPage { title: "Parcel".into(), questions: vec![question], ..SetupPage::default() }
    }

    fn agree(agreed: &SetupAnswers) -> Option<Setup> {
        Some(Setup { turns: *TURNS.get(agreed.answer(0))?, first: agreed.first })
    }

    fn again(play: &Match<Self>) -> Setup {
        let setup = play.game().setup();
        Setup { first: setup.first.clockwise(1, 2), ..setup.clone() }
    }

    fn match_summary(locale: &Locale, play: &Match<Self>) -> MatchSummary {
        let pips = play.state().die().map_or(1, Face::pips);
        let stage = names::round(locale, play.game().round(play.state()));
        MatchSummary {
            stage, turn: format!("{}’s turn", name(play, play.actor().seat())), picture: die(pips)
        }
    }

    fn hint(_: &Locale, _: &Match<Self>, hint: &HintOf<Self>) -> HintEntry {
        let (name, why) = (word(hint.action).into(), word(hint.action).into());
        HintEntry { name, pictures: Vec::new(), why, expected: String::new() }
    }

    fn results(locale: &Locale, play: &Match<Self>) -> Results {
        let part = |name: &str| Part { name: name.into(), sign: None, is_change: false };
        Results::of(locale, play, ["Dealt", "Kept", "Passed"].map(part).to_vec(), |seat| {
            die(play.state().crowns(seat).clamp(1, 6) as u8)
        })
    }

    fn help(_: &Locale, _: Option<&Match<Self>>) -> Help {
        let section = Section { title: "The aim".into(), text: "Whoever has more crowns wins.".into() };
        Help { rules: vec![section], ..Help::default() }
    }
}
