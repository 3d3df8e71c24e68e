//! Design Town once more on paper, as plainly as can be: with decks whose cards lie in an order.
//!
//! It shares nothing with the rules. A building is its place in [`NAMES`], a card half of that, and what anybody does is the
//! text of it. What is printed on the cards is looked up in the set-up as it is written.

use serde_json::Value;

use crate::random::Random;

/// The buildings: front and back of the first card, of the second, and so on.
pub const NAMES: [&str; 14] = [
    "residential-area",
    "apartment",
    "convenience-store",
    "shopping-mall",
    "hospital",
    "church",
    "factory",
    "power-plant",
    "central-park",
    "station",
    "flea-market",
    "recycling-bin",
    "construction-yard",
    "recycling-centre",
];

/// The fronts that have names above.
const FLEA_MARKET: usize = 10;
const CONSTRUCTION_YARD: usize = 12;
const APARTMENT: usize = 1;

/// What the player on turn has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    Play,
    /// The limit is exceeded.
    Save,
    /// The end of the other decks has to be chosen.
    Yard,
    Build,
    Over,
}

/// What happens in one turn, and is forgotten after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    pub played: Vec<usize>,
    pub coins: u64,
    pub fee_coins: u64,
    pub vp: u64,
    pub unhappy: u64,
    pub limit: u64,
    /// The card before says that the next one must be played.
    pub duty: bool,
    pub buys: u64,
    pub cheap: u64,
    pub extra: u64,
    pub built: bool,
}

/// A match as far as it has come.
#[derive(Clone, Debug)]
pub struct Paper {
    cards: Value,
    players: usize,
    first: usize,
    /// The cards of each player's deck; the last one is on top.
    pub decks: Vec<Vec<usize>>,
    pub discards: Vec<Vec<usize>>,
    pub supply: [u64; 7],
    pub turn: Turn,
    pub step: Step,
    pub turns: usize,
    pub winner: Option<usize>,
    /// The most points of a turn that each player built in.
    pub best: Vec<u64>,
}

fn number(name: &str) -> usize {
    NAMES.into_iter().position(|other| other == name).expect("the name of a building")
}

fn fresh() -> Turn {
    let (played, limit) = (Vec::new(), 2);
    let [coins, fee_coins, vp, unhappy, buys, cheap, extra] = [0; 7];
    Turn { played, coins, fee_coins, vp, unhappy, limit, duty: false, buys, cheap, extra, built: false }
}

fn shuffled(mut cards: Vec<usize>, random: &mut Random) -> Vec<usize> {
    for end in (1..=cards.len()).rev() {
        cards.swap(end - 1, random.below(end));
    }
    cards
}

impl Paper {
    /// The beginning, with shuffled decks.
    pub fn new(setup: &Value, random: &mut Random) -> Self {
        let players = setup["players"].as_u64().expect("a number") as usize;
        let cards = setup["cards"].clone();
        let is_in_play = |card: usize| match 2 * card {
            0 => false,
            FLEA_MARKET => setup["first_game"] == false,
            CONSTRUCTION_YARD => setup["first_game"] == false && players >= 2,
            _ => true,
        };
        let stacks: Vec<usize> = (0..7).filter(|&card| is_in_play(card)).collect();
        let mut deck = vec![0, 0, 0, 0, APARTMENT];
        deck.extend(stacks.iter().map(|card| 2 * card));
        let mut paper = Self {
            decks: (0..players).map(|_| shuffled(deck.clone(), random)).collect(),
            discards: vec![Vec::new(); players],
            supply: [0; 7],
            cards,
            players,
            first: setup["first"].as_u64().expect("a number") as usize,
            turn: fresh(),
            step: Step::Play,
            turns: 0,
            winner: None,
            best: vec![0; players],
        };
        for card in stacks {
            paper.supply[card] = if players == 1 { 4 } else { paper.price(card, "supply") };
        }
        paper
    }

    pub fn on_turn(&self) -> usize {
        (self.first + self.turns) % self.players
    }

    /// A number that is printed on a card as a whole.
    fn price(&self, card: usize, what: &str) -> u64 {
        self.cards[NAMES[2 * card].replace('-', "_")][what].as_u64().expect("a number")
    }

    /// What is printed on one side of a card.
    fn printed(&self, building: usize, what: &str) -> &Value {
        let side = if building.is_multiple_of(2) { "front" } else { "back" };
        &self.cards[NAMES[building / 2 * 2].replace('-', "_")][side][what]
    }

    fn has_effect(&self, building: usize, effect: &str) -> bool {
        self.printed(building, "effect") == effect
    }

    pub fn deck(&self) -> &[usize] {
        &self.decks[self.on_turn()]
    }

    pub fn discard(&self) -> &[usize] {
        &self.discards[self.on_turn()]
    }

    /// Whether the player on turn has to play the next card.
    pub fn is_forced(&self) -> bool {
        self.deck().last().is_some_and(|&top| self.turn.duty || self.has_effect(top, "forced"))
    }

    /// Whether the turn wins if it is built now.
    pub fn is_winning(&self) -> bool {
        let count = self.turn.played.len() as u64;
        let store = |building: &&usize| {
            self.printed(**building, "effect")["wins_with"].as_u64().is_some_and(|enough| count >= enough)
        };
        self.turn.vp >= 8 || self.turn.played.iter().any(|building| store(&building))
    }

    /// How many cards of the discard may stay there in a shuffle.
    fn may_stay(&self) -> usize {
        let discard = self.discard();
        let stay = discard.iter().filter(|&&building| self.has_effect(building, "may_stay")).count();
        stay.min(discard.len().saturating_sub(1))
    }

    /// All that the player on turn may do.
    pub fn legal(&self) -> Vec<String> {
        let mut legal: Vec<String> = Vec::new();
        match self.step {
            Step::Play => {
                if !self.deck().is_empty() {
                    legal.push("play".into());
                } else if !self.discard().is_empty() {
                    legal.extend(self.shuffles());
                }
                if !self.turn.played.is_empty() && !self.is_forced() {
                    legal.push("stop".into());
                }
                legal.extend(self.downgrades());
            }
            Step::Save => {
                legal.extend(self.downgrades());
                legal.push("give up".into());
            }
            Step::Yard => legal.extend(["discard top".into(), "discard bottom".into()]),
            Step::Build => {
                for verb in ["buy", "upgrade", "develop"] {
                    let named = NAMES.into_iter().step_by(2).map(|front| format!("{verb} {front}"));
                    legal.extend(named.filter(|text| self.price_of(text).is_some()));
                }
                legal.extend(self.gifts());
                legal.push("end".into());
            }
            Step::Over => {}
        }
        legal
    }

    fn shuffles(&self) -> Vec<String> {
        let costs: Vec<String> = (0..7)
            .filter(|&card| self.players == 1 && self.supply[card] > 0)
            .map(|card| format!(" for {}", NAMES[2 * card]))
            .collect();
        let costs = if costs.is_empty() { vec![String::new()] } else { costs };
        let stays = |cost: &String| {
            let cost = cost.clone();
            (0..=self.may_stay()).map(move |stay| match stay {
                0 => format!("shuffle{cost}"),
                stay => format!("shuffle without {stay}{cost}"),
            })
        };
        costs.iter().flat_map(stays).collect()
    }

    fn downgrades(&self) -> Vec<String> {
        let is_worth = |&building: &usize| match self.printed(building, "downgrade") {
            Value::String(what) => self.step == Step::Play || what == "raise_limit",
            _ => false,
        };
        let lies = |building: &usize| self.discard().contains(building);
        (0..14).filter(lies).filter(is_worth).map(|building| format!("downgrade {}", NAMES[building])).collect()
    }

    /// The building that can be given away, and for how much.
    fn gift(&self) -> Option<(usize, u64)> {
        (0..14).find_map(|building| Some((building, self.printed(building, "downgrade")["give"].as_u64()?)))
    }

    fn gifts(&self) -> Vec<String> {
        let Some((building, price)) = self.gift() else { return Vec::new() };
        if self.turn.coins < price || !self.discard().contains(&building) {
            return Vec::new();
        }
        if self.players == 1 {
            return vec!["give away".into()];
        }
        let others = (0..self.players).filter(|&seat| seat != self.on_turn());
        others.map(|seat| format!("give {}", seat + 1)).collect()
    }

    /// What a build action costs in coins and in coins for fees, and which action it uses up; `None` if it is not possible.
    fn price_of(&self, text: &str) -> Option<(u64, u64, &'static str)> {
        let (verb, front) = text.split_once(' ')?;
        let (front, turn) = (number(front), &self.turn);
        let (mut cost, mut fee) = (self.price(front / 2, "cost"), self.price(front / 2, "fee"));
        let mut uses = "main";
        match verb {
            "buy" => {
                fee = 0;
                if turn.buys > 0 {
                    uses = "buy";
                }
            }
            "upgrade" => {
                cost = 0;
                if turn.cheap > 0 {
                    uses = "cheap";
                    fee -= fee.min(1);
                } else if turn.extra > 0 {
                    uses = "extra";
                }
            }
            _ => {}
        }
        let from = if verb == "upgrade" { self.discard().contains(&front) } else { self.supply[front / 2] > 0 };
        let by_fee_coins = fee.min(turn.fee_coins);
        let coins = cost + fee - by_fee_coins;
        let is_possible = from && (uses != "main" || !turn.built) && turn.coins >= coins;
        is_possible.then_some((coins, by_fee_coins, uses))
    }

    /// Does what is legal, and tells what becomes visible by it: the new top of a deck or what its bottom was.
    pub fn does(&mut self, text: &str, random: &mut Random) -> Vec<String> {
        let mut shown = Vec::new();
        match text.split(' ').collect::<Vec<_>>()[..] {
            ["play"] => self.play(&mut shown),
            ["shuffle", ref how @ ..] => self.shuffle(how, random, &mut shown),
            ["stop"] => self.step = Step::Build,
            ["downgrade", of] => self.downgrade(number(of), &mut shown),
            ["give", "up"] => self.end(false),
            ["discard", end] => self.others_discard(end, &mut shown),
            ["give", to] => self.give(to.parse::<usize>().ok()),
            ["end"] => self.end(true),
            [_, of] => self.build(text, number(of)),
            _ => panic!("{text} is nothing that can be done"),
        }
        shown
    }

    fn show(&self, seat: usize, shown: &mut Vec<String>) {
        shown.extend(self.decks[seat].last().map(|&top| format!("top {}", NAMES[top])));
    }

    fn play(&mut self, shown: &mut Vec<String>) {
        let me = self.on_turn();
        let building = self.decks[me].pop().expect("a card to play");
        self.show(me, shown);
        self.turn.duty = false;
        self.turn.played.push(building);
        let coins = self.printed(building, "coins").as_u64().expect("a number");
        if self.has_effect(building, "fees_only") {
            self.turn.fee_coins += coins;
        } else {
            self.turn.coins += coins;
        }
        self.turn.vp += self.printed(building, "vp").as_u64().expect("a number");
        self.turn.unhappy += u64::from(self.printed(building, "is_unhappy") == true);
        if self.turn.unhappy > self.turn.limit {
            self.step = Step::Save;
        } else {
            self.takes_effect(building, shown);
        }
    }

    fn takes_effect(&mut self, building: usize, shown: &mut Vec<String>) {
        let me = self.on_turn();
        self.step = Step::Play;
        match self.printed(building, "effect").as_str() {
            Some("next_too") => self.turn.duty = !self.decks[me].is_empty(),
            Some("coins_for_unhappy") => self.turn.coins += self.turn.unhappy,
            Some("raise_limit") => self.turn.limit += 1,
            Some("discard_bottom") => self.discard_bottom(me, shown),
            Some("extra_buy") => self.turn.buys += 1,
            Some("extra_upgrade") => self.turn.cheap += 1,
            Some("others_discard") => {
                let has_cards = |seat: usize| seat != me && !self.decks[seat].is_empty();
                if (0..self.players).any(has_cards) {
                    self.step = Step::Yard;
                }
            }
            _ => {}
        }
    }

    fn discard_bottom(&mut self, seat: usize, shown: &mut Vec<String>) {
        if self.decks[seat].is_empty() {
            return;
        }
        let building = self.decks[seat].remove(0);
        // A lone card lay open before.
        if !self.decks[seat].is_empty() {
            shown.push(format!("bottom {}", NAMES[building]));
        }
        self.discards[seat].push(building);
    }

    fn others_discard(&mut self, end: &str, shown: &mut Vec<String>) {
        let me = self.on_turn();
        for steps in 1..self.players {
            let seat = (me + steps) % self.players;
            if end == "bottom" {
                self.discard_bottom(seat, shown);
            } else if let Some(top) = self.decks[seat].pop() {
                self.discards[seat].push(top);
                self.show(seat, shown);
            }
        }
        self.step = Step::Play;
    }

    fn shuffle(&mut self, how: &[&str], random: &mut Random, shown: &mut Vec<String>) {
        let me = self.on_turn();
        let after = |word: &str| how.iter().position(|other| *other == word).map(|at| how[at + 1]);
        let stay = after("without").map_or(0, |count| count.parse().expect("a number"));
        if let Some(removed) = after("for") {
            self.supply[number(removed) / 2] -= 1;
        }
        let (mut staying, mut deck) = (Vec::new(), Vec::new());
        for building in core::mem::take(&mut self.discards[me]) {
            let stays = staying.len() < stay && self.has_effect(building, "may_stay");
            if stays { staying.push(building) } else { deck.push(building) }
        }
        self.discards[me] = staying;
        self.decks[me] = shuffled(deck, random);
        self.show(me, shown);
    }

    /// Takes a card out of the discard of the player on turn.
    fn take(&mut self, building: usize) {
        let me = self.on_turn();
        let at = self.discards[me].iter().position(|&other| other == building).expect("a card in the discard");
        self.discards[me].swap_remove(at);
    }

    fn downgrade(&mut self, building: usize, shown: &mut Vec<String>) {
        let me = self.on_turn();
        self.take(building);
        self.discards[me].push(building - 1);
        match self.printed(building, "downgrade").as_str() {
            Some("coin") => self.turn.coins += 1,
            Some("vp") => self.turn.vp += 1,
            Some("coin_and_upgrade") => {
                self.turn.coins += 1;
                self.turn.extra += 1;
            }
            _ => self.turn.limit += 1,
        }
        if self.step == Step::Save {
            let saved = *self.turn.played.last().expect("the card that exceeded the limit");
            self.takes_effect(saved, shown);
        }
    }

    fn give(&mut self, to: Option<usize>) {
        let (building, price) = self.gift().expect("something to give");
        self.turn.coins -= price;
        self.take(building);
        if let Some(seat) = to {
            self.discards[seat - 1].push(building - 1);
        }
    }

    fn build(&mut self, text: &str, front: usize) {
        let (coins, fee_coins, uses) = self.price_of(text).expect("something that can be built");
        self.turn.coins -= coins;
        self.turn.fee_coins -= fee_coins;
        match uses {
            "buy" => self.turn.buys -= 1,
            "cheap" => self.turn.cheap -= 1,
            "extra" => self.turn.extra -= 1,
            _ => self.turn.built = true,
        }
        let me = self.on_turn();
        if text.starts_with("upgrade") {
            self.take(front);
        } else {
            self.supply[front / 2] -= 1;
        }
        self.discards[me].push(if text.starts_with("buy") { front } else { front + 1 });
    }

    fn end(&mut self, is_built: bool) {
        let (me, is_won) = (self.on_turn(), is_built && self.is_winning());
        if is_built {
            self.best[me] = self.best[me].max(self.turn.vp);
        }
        self.discards[me].append(&mut self.turn.played);
        self.turn = fresh();
        self.turns += 1;
        let is_drained = self.players == 1 && self.supply == [0; 7];
        self.winner = is_won.then_some(me);
        self.step =
            if is_won || is_drained || self.turns == 100 * self.players { Step::Over } else { Step::Play };
    }
}
