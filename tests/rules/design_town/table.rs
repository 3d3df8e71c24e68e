//! A table at which a test says which cards lie where, in which order, and what everybody does, in the words in which
//! actions are shown.

use doodle_city::rules::{
    Actor, Game as _, IgnoreEvents, LegalActions as _, Seat,
    design_town::{
        Action, Building, Card, Cards, DesignTown, Due, End, Event, Illegal, Legal, MOST_PLAYERS, Pile, Score,
        Setup, State,
    },
};

/// A match with the cards that come with the game; seat 0 begins.
pub fn setup(players: u8) -> Setup {
    Setup { players, first: Seat(0), first_game: false, cards: Cards::built_in() }
}

/// The building with this word in its name.
pub fn building(word: &str) -> Building {
    let named: Vec<_> =
        Building::ALL.into_iter().filter(|building| building.to_string().contains(word)).collect();
    match named[..] {
        [building] => building,
        _ => panic!("`{word}` is no building"),
    }
}

pub fn buildings(words: &str) -> Vec<Building> {
    words.split_whitespace().map(building).collect()
}

fn card(word: &str) -> Card {
    let building = building(word);
    assert!(!building.is_back(), "a card is named by its front, not as {word}");
    building.card()
}

fn end(word: &str) -> End {
    End::ALL.into_iter().find(|end| end.to_string() == word).expect("an end of a deck")
}

/// The action that is shown as `text`.
pub fn action(text: &str) -> Action {
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        ["top", of] => Action::Top(building(of)),
        ["bottom", of] => Action::Bottom(building(of)),
        ["play"] => Action::Play,
        ["shuffle", ref words @ ..] => shuffle(words),
        ["stop"] => Action::Stop,
        ["downgrade", of] => Action::Downgrade(building(of)),
        ["give", "up"] => Action::GiveUp,
        ["discard", from] => Action::Discard(end(from)),
        ["buy", of] => Action::Buy(card(of)),
        ["upgrade", of] => Action::Upgrade(card(of)),
        ["develop", of] => Action::Develop(card(of)),
        ["give", "away"] => Action::Give { to: None },
        ["give", to] => Action::Give { to: Some(Seat(to.parse::<u8>().expect("a seat, from 1") - 1)) },
        ["end"] => Action::End,
        _ => panic!("`{text}` is no action"),
    }
}

fn shuffle(words: &[&str]) -> Action {
    let (mut stay, mut remove) = (0, None);
    for pair in words.chunks(2) {
        match *pair {
            ["without", count] => stay = count.parse().expect("how many stay"),
            ["for", of] => remove = Some(card(of)),
            _ => panic!("{words:?} say nothing of a shuffle"),
        }
    }
    Action::Shuffle { stay, remove }
}

/// A match in which nothing is left to chance.
pub struct Table {
    game: DesignTown,
    state: State,
    /// The cards under the top of those decks whose order a test has said, from the top.
    orders: [Option<Vec<Building>>; MOST_PLAYERS],
}

impl Table {
    /// The first turn begins. Decks lie as they come until a test says how.
    pub fn new(setup: Setup) -> Self {
        let game = DesignTown::new(setup).expect("a set-up that can be played");
        let mut table = Self { state: game.start(), game, orders: Default::default() };
        table.chance(&mut Vec::new());
        table
    }

    /// Changes a part of the state, by its place in the state as it is written.
    fn sets(mut self, place: &str, part: serde_json::Value) -> Self {
        let mut written = serde_json::to_value(&self.state).expect("a state can be written");
        *written.pointer_mut(place).expect("a part of the state") = part;
        self.state = serde_json::from_value(written).expect("a state can be read");
        self
    }

    /// Lays a player's deck, from the top.
    pub fn deck(mut self, seat: usize, words: &str) -> Self {
        let mut under = buildings(words);
        let top = if under.is_empty() { None } else { Some(under.remove(0)) };
        let pile: Pile = under.iter().copied().collect();
        self.orders[seat] = Some(under);
        let (top, under) = (serde_json::json!(top), serde_json::json!(pile));
        self.sets(&format!("/players/{seat}/top"), top).sets(&format!("/players/{seat}/deck"), under)
    }

    /// Lays a player's discard.
    pub fn discard(self, seat: usize, words: &str) -> Self {
        let pile: Pile = buildings(words).into_iter().collect();
        self.sets(&format!("/players/{seat}/discard"), serde_json::json!(pile))
    }

    /// Leaves so many of each card of the supply.
    pub fn supply(self, counts: [u8; Card::COUNT]) -> Self {
        self.sets("/supply", serde_json::json!(counts))
    }

    /// The player on turn has played a card and builds, with so many coins, and so many for fees only.
    pub fn builds(setup: Setup, coins: u32, fee_coins: u32, discard: &str) -> Self {
        let mut table = Self::new(setup).deck(0, "bin").discard(0, discard);
        table.plays("play stop");
        table.coins(coins, fee_coins)
    }

    /// Gives the player on turn so many coins, and so many for fees only.
    pub fn coins(self, coins: u32, fee_coins: u32) -> Self {
        self.sets("/turn/coins", coins.into()).sets("/turn/fee_coins", fee_coins.into())
    }

    /// Carries out an action and what chance does then, and tells what followed.
    pub fn does(&mut self, text: &str) -> Vec<Event> {
        let mut events = Vec::new();
        self.apply(action(text), &mut events);
        self.chance(&mut events);
        events
    }

    /// Carries out several actions, each of one word, or told apart by commas.
    pub fn plays(&mut self, texts: &str) -> Vec<Event> {
        let between = if texts.contains(',') { ',' } else { ' ' };
        texts.split(between).flat_map(|text| self.does(text)).collect()
    }

    /// Shuffles; the new deck lies in this order, from the top.
    pub fn shuffles(&mut self, text: &str, order: &str) -> Vec<Event> {
        let seat = self.on_turn();
        self.orders[seat.index()] = Some(buildings(order));
        let events = self.does(text);
        let under: Pile = buildings(order).into_iter().skip(1).collect();
        assert_eq!(self.state.under_top(seat), &under, "the new deck is not what was said");
        events
    }

    fn apply(&mut self, action: Action, events: &mut Vec<Event>) {
        let applied = self.game.apply(&mut self.state, action, events);
        assert_eq!(applied, Ok(()), "`{action}` at {:?}", self.state);
    }

    /// Shows cards as long as chance has to: in the order that a test has said, or else the first that may come.
    fn chance(&mut self, events: &mut Vec<Event>) {
        let mut outcomes = Vec::new();
        while self.game.actor(&self.state) == Actor::Chance(None) {
            self.game.chance(&self.state, &mut outcomes);
            let first = outcomes.first().expect("chance may do something").action;
            let shown = match self.refuses("end") {
                Illegal::NotNow { due: Due::Top(seat) } => {
                    self.orders[seat.index()].as_mut().map(|order| Action::Top(order.remove(0)))
                }
                Illegal::NotNow { due: Due::Bottom(seat) } => {
                    let order = self.orders[seat.index()].as_mut();
                    order.map(|order| Action::Bottom(order.pop().expect("the bottom card")))
                }
                other => panic!("chance acts, and yet: {other}"),
            };
            self.apply(shown.unwrap_or(first), events);
        }
    }

    /// Why an action is not allowed now.
    pub fn refuses(&self, text: &str) -> Illegal {
        let refused = self.game.apply(&mut self.state.clone(), action(text), &mut IgnoreEvents);
        refused.expect_err("an action against the rules")
    }

    /// What the player on turn may do, as it is shown.
    pub fn choices(&self) -> Vec<String> {
        let mut legal = Legal::default();
        self.game.legal(&self.state, &mut legal);
        legal.iter().map(|action| action.to_string()).collect()
    }

    /// What the player on turn does without being asked, as it is shown.
    pub fn unasked(&self) -> Option<String> {
        self.game.automatic(&self.state).map(|action| action.to_string())
    }

    /// Whose turn it is.
    pub fn on_turn(&self) -> Seat {
        self.game.on_turn(&self.state)
    }

    /// The cards in the discard of a seat, in the order of the rules.
    pub fn discarded(&self, seat: u8) -> String {
        words(self.state.discard(Seat(seat)))
    }

    /// The top card of a seat.
    pub fn top(&self, seat: u8) -> Option<Building> {
        self.state.top(Seat(seat))
    }

    /// Whether chance, the player on turn or nobody acts.
    pub fn actor(&self) -> Actor {
        self.game.actor(&self.state)
    }

    /// Everybody's result.
    pub fn standings(&self) -> Vec<Score> {
        let mut standings = Vec::new();
        self.game.standings(&self.state, &mut standings);
        standings
    }

    /// The rules.
    pub const fn game(&self) -> &DesignTown {
        &self.game
    }

    /// The moment of the match.
    pub const fn state(&self) -> &State {
        &self.state
    }
}

/// The cards of a pile by name, in the order of the rules.
pub fn words(pile: &Pile) -> String {
    let cards = pile.iter().flat_map(|(building, count)| (0..count).map(move |_| building.to_string()));
    cards.collect::<Vec<_>>().join(" ")
}

#[test]
fn every_action_is_read_as_it_is_shown() {
    let all = [
        "top hospital",
        "bottom recycling-bin",
        "play",
        "shuffle",
        "shuffle without 2",
        "shuffle for hospital",
        "shuffle without 1 for central-park",
        "stop",
        "downgrade church",
        "give up",
        "discard top",
        "discard bottom",
        "buy flea-market",
        "upgrade residential-area",
        "develop factory",
        "give 2",
        "give away",
        "end",
    ];
    assert_eq!(all.map(|text| action(text).to_string()), all);
}
