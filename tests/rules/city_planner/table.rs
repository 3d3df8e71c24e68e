//! A table at which a test says what lies there and what everybody does, in the words in which actions are shown.

use doodle_city::{
    record::{Match, Player},
    rules::{
        Game as _, LegalActions as _, Seat,
        city_planner::{
            Action, Block, BlockSet, Blocks, Building, CityPlanner, Doubled, Event, Illegal, Legal, Score,
            Scoring, ScoringChoice, Setup, Step,
        },
        dice::Face,
    },
};

/// A match with the built-in blocks; seat 0 begins.
pub fn setup(players: u8) -> Setup {
    Setup { players, first: Seat(0), blocks: Blocks::BUILT_IN }
}

fn block(text: &str) -> Block {
    text.parse().ok().and_then(Block::from_number).expect("the number of a block")
}

/// The action that is shown as `text`.
pub fn action(text: &str) -> Action {
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        ["roll", ref dice @ ..] => {
            let dice: Vec<Option<Face>> = dice.iter().map(|die| die.parse().ok()).collect();
            Action::Roll(dice.try_into().expect("seven dice"))
        }
        ["throw", face] => Action::Throw(face.parse().expect("a face")),
        ["reroll", of] => Action::Reroll(block(of)),
        ["up", of] => Action::Change { block: block(of), step: Step::Up },
        ["down", of] => Action::Change { block: block(of), step: Step::Down },
        ["pass", of] => Action::Pass(block(of)),
        ["score", ref words @ ..] => Action::Score(choice(words)),
        _ => panic!("`{text}` is no action"),
    }
}

fn choice(words: &[&str]) -> ScoringChoice {
    let mut choice = ScoringChoice::default();
    let mut what = "";
    for &word in words {
        match (what, word) {
            (_, "green" | "without" | "twice") => what = word,
            ("green", of) => choice.green = choice.green.with(block(of)),
            ("without", of) => choice.given_up = choice.given_up.with(block(of)),
            ("twice", "vp") => choice.doubled = Some(Doubled::Vp),
            ("twice", "money") => choice.doubled = Some(Doubled::Money),
            _ => panic!("`{word}` is no part of a choice"),
        }
    }
    choice
}

/// A match in which nothing is left to chance.
pub struct Table(Match<CityPlanner>);

impl Table {
    /// Nothing has happened yet.
    pub fn new(setup: Setup) -> Self {
        let names = (1..=setup.players).map(|seat| Player::person(format!("Player {seat}"))).collect();
        Self(Match::new(setup, names).expect("a set-up that can be played"))
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
        self.0.clone().apply(action(text), &mut Vec::new()).expect_err("an action against the rules")
    }

    /// Begins a turn whose dice come to lie on the buildings with these letters, and passes the seventh block, on which
    /// lies the seventh letter, or else another building of the first. A locked block is passed again, unless it was
    /// set aside in the solo game.
    pub fn lays(&mut self, letters: &str) {
        let mut letters: Vec<Building> =
            letters.chars().map(|letter| Building::from_letter(letter).expect("a building")).collect();
        let seventh = letters.get(6).copied().unwrap_or(letters[0]);
        letters.truncate(6);
        let state = self.0.state();
        let (blocks, locked) = (*self.0.game().blocks(), state.locked());
        let face = |block: Block, building: Building| {
            let fits = |face: &Face| blocks.building(block, *face) == building;
            match locked == Some(block) {
                true => state.die(block).filter(fits),
                false => Face::ALL.into_iter().find(fits),
            }
        };
        let passed: Vec<Block> = match locked {
            Some(locked) if !self.0.game().is_solo() => vec![locked],
            _ => Block::ALL.into_iter().filter(|block| locked != Some(*block)).collect(),
        };
        let found = passed.into_iter().find_map(|passed| {
            let mut dice = [None; Block::COUNT];
            dice[passed.index()] =
                if locked == Some(passed) { state.die(passed) } else { face(passed, seventh) };
            (dice[passed.index()].is_some() && fit(&letters, &face, &mut dice)).then_some((passed, dice))
        });
        let (passed, dice) = found.expect("these buildings can lie there");
        let rolled = dice.iter().zip(Block::ALL).map(|(die, block)| match die {
            Some(face) if locked != Some(block) => face.to_string(),
            _ => "-".to_owned(),
        });
        let rolled: Vec<String> = rolled.collect();
        self.does(&format!("roll {}", rolled.join(" ")));
        self.does(&format!("pass {passed}"));
    }

    /// Rolls the same face with every die but a locked one.
    pub fn rolls(&mut self, face: u8) {
        let locked = self.0.state().locked();
        let die = |block| if locked == Some(block) { "-".into() } else { face.to_string() };
        let dice: Vec<String> = Block::ALL.into_iter().map(die).collect();
        self.does(&format!("roll {}", dice.join(" ")));
    }

    /// Passes a block and scores the others in the way that is proposed.
    pub fn turn_ends(&mut self, passed: u8) -> Vec<Event> {
        let mut events = self.does(&format!("pass {passed}"));
        events.extend(self.does(&Action::Score(self.proposed()).to_string()));
        events
    }

    /// The blocks that are scored now with this building.
    pub fn with(&self, letter: char) -> Vec<Block> {
        let (state, blocks) = (self.0.state(), self.0.game().blocks());
        let has = |block: &Block| {
            let building = state.die(*block).map(|face| blocks.building(*block, face));
            building == Building::from_letter(letter) && state.passed() != Some(*block)
        };
        Block::ALL.into_iter().filter(has).collect()
    }

    /// A way to score by letters: `green M without B B twice vp`.
    pub fn way(&self, words: &str) -> ScoringChoice {
        let mut choice = ScoringChoice::default();
        let mut what = "";
        for word in words.split_whitespace() {
            let next = |taken: BlockSet| {
                let letter = word.chars().next().expect("a letter");
                self.with(letter).into_iter().find(|block| !taken.has(*block)).expect("one more of them")
            };
            match (what, word) {
                (_, "green" | "without" | "twice") => what = word,
                ("green", _) => choice.green = choice.green.with(next(choice.green)),
                ("without", _) => choice.given_up = choice.given_up.with(next(choice.given_up)),
                ("twice", "vp") => choice.doubled = Some(Doubled::Vp),
                ("twice", "money") => choice.doubled = Some(Doubled::Money),
                _ => panic!("`{word}` is no part of a way to score"),
            }
        }
        choice
    }

    /// Scores in this way and tells what it brought.
    pub fn scores(&mut self, words: &str) -> Scoring {
        let events = self.does(&Action::Score(self.way(words)).to_string());
        let scored = |event: &Event| match event {
            Event::Scored { scoring, .. } => Some(*scoring),
            _ => None,
        };
        events.iter().find_map(scored).expect("the turn was scored")
    }

    /// A whole turn.
    pub fn turn(&mut self, letters: &str, words: &str) -> Scoring {
        self.lays(letters);
        self.scores(words)
    }

    /// The way to score that is proposed now.
    pub fn proposed(&self) -> ScoringChoice {
        self.0.game().proposed(self.0.state()).expect("scoring is due")
    }

    /// What the player on turn may do, as it is shown.
    pub fn choices(&self) -> Vec<String> {
        let mut legal = Legal::default();
        self.0.game().legal(self.0.state(), &mut legal);
        legal.iter().map(|action| action.to_string()).collect()
    }

    /// A seat's points and dollars.
    pub fn has(&self, seat: u8) -> (i32, i32) {
        let state = self.0.state();
        (state.vp(Seat(seat)), state.money(Seat(seat)))
    }

    /// A seat's free rerolls.
    pub fn rerolls(&self, seat: u8) -> u32 {
        self.0.state().rerolls(Seat(seat))
    }

    /// A seat's result.
    pub fn score(&self, seat: u8) -> Score {
        self.0.standings()[usize::from(seat)]
    }

    /// The match.
    pub fn played(&self) -> &Match<CityPlanner> {
        &self.0
    }
}

/// Finds a block without a die for each of `letters`.
fn fit(
    letters: &[Building],
    face: &impl Fn(Block, Building) -> Option<Face>,
    dice: &mut [Option<Face>; Block::COUNT],
) -> bool {
    let Some((&letter, others)) = letters.split_first() else { return true };
    Block::ALL.into_iter().any(|block| {
        if dice[block.index()].is_some() {
            return false;
        }
        dice[block.index()] = face(block, letter);
        let fits = dice[block.index()].is_some() && fit(others, face, dice);
        if !fits {
            dice[block.index()] = None;
        }
        fits
    })
}

/// What six buildings bring in a first turn, with $5 in hand: points, and dollars before upkeep.
pub fn brings(letters: &str, words: &str) -> (i32, i32) {
    let scoring = Table::new(setup(2)).turn(letters, words);
    (scoring.vp, scoring.income())
}

#[test]
fn every_action_is_read_as_it_is_shown() {
    let all = [
        "roll 1 2 - 3 4 5 6",
        "throw 3",
        "reroll 7",
        "up 1",
        "down 2",
        "pass 3",
        "score",
        "score green 1 2",
        "score green 3 without 4 5",
        "score without 1",
        "score green 1 twice vp",
        "score twice money",
    ];
    assert_eq!(all.map(|text| action(text).to_string()), all);
}
