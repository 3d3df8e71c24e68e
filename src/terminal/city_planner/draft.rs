//! A step of a turn as it is typed: what to do and with which block, or which way to score.

use core::fmt::Write as _;

use strum::{Display, EnumIter, IntoEnumIterator as _};

use super::{
    prospect::{Prospect, Way, of_change, of_pass, ways},
    words::{rerolls, sum},
};
use crate::{
    record::Match,
    rules::{
        Game as _, IgnoreEvents,
        city_planner::{
            Action, Block, BlockSet, CityPlanner, Doubled, Legal, ROUNDS, ScoringChoice, State, Step,
        },
        shown,
    },
    terminal::draft::{Draft, list, only},
};

/// What is to be done with a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Display, EnumIter)]
#[strum(serialize_all = "lowercase")]
enum Verb {
    Up,
    Down,
    Reroll,
    Pass,
}

impl Verb {
    fn parse(word: &str) -> Option<Self> {
        Some(match word {
            "up" | "+" => Self::Up,
            "down" | "-" => Self::Down,
            "reroll" | "r" => Self::Reroll,
            "pass" | "p" => Self::Pass,
            _ => return None,
        })
    }

    const fn action(self, block: Block) -> Action {
        match self {
            Self::Up => Action::Change { block, step: Step::Up },
            Self::Down => Action::Change { block, step: Step::Down },
            Self::Reroll => Action::Reroll(block),
            Self::Pass => Action::Pass(block),
        }
    }

    /// The blocks with which it is allowed.
    const fn blocks(self, legal: &Legal) -> BlockSet {
        match self {
            Self::Up => legal.changes(Step::Up),
            Self::Down => legal.changes(Step::Down),
            Self::Reroll => legal.rerolls(),
            Self::Pass => legal.passes(),
        }
    }
}

/// One step of a turn in the making.
#[derive(Clone, Debug)]
pub struct TurnDraft {
    game: CityPlanner,
    state: State,
    legal: Legal,
    /// The ways to score that are listed, if scoring is due.
    ways: Vec<Way>,
    verb: Option<Verb>,
    action: Option<Action>,
}

impl Draft<CityPlanner> for TurnDraft {
    fn new(played: &Match<CityPlanner>, _: Vec<Action>) -> Self {
        let (game, state) = (played.game().clone(), played.state().clone());
        let mut legal = Legal::default();
        game.legal(&state, &mut legal);
        let ways = if state.passed().is_some() { ways(&game, &state) } else { Vec::new() };
        Self { game, state, legal, ways, verb: None, action: None }
    }

    fn advice(&self) -> String {
        if self.is_scoring() { self.list_ways() } else { self.prospects() }
    }

    fn is_empty(&self) -> bool {
        self.verb.is_none() && self.action.is_none()
    }

    fn complete(&self) -> Option<Action> {
        self.action
    }

    fn question(&self) -> String {
        match (&*self.ways, self.verb) {
            ([], None) => format!("{}?", self.list_verbs()),
            ([], Some(verb)) => format!("{verb} which block? {}", self.list_blocks(verb)),
            ([_], _) => "Enter scores".into(),
            _ => format!("which way? {}; Enter takes 1", self.numbers()),
        }
    }

    fn enter(&mut self) -> Result<(), String> {
        match (self.ways.first(), self.verb) {
            (Some(way), _) => self.action = Some(Action::Score(way.choice)),
            (None, None) => return Err(format!("There is a choice: {}.", self.list_verbs())),
            (None, Some(verb)) => {
                let mut blocks = verb.blocks(&self.legal).iter();
                match (blocks.next(), blocks.next()) {
                    (Some(block), None) => self.action = Some(verb.action(block)),
                    _ => return Err(format!("There is a choice: {}.", self.list_blocks(verb))),
                }
            }
        }
        Ok(())
    }

    fn answer(&mut self, words: &[String]) -> Result<(), String> {
        // Typed in a hurry, `+2` means `up 2`.
        let words: Vec<&str> = words.iter().map(String::as_str).flat_map(split_sign).collect();
        let (verb, action) = match *words {
            ["score", ref parts @ ..] => (None, Some(Action::Score(choice(parts)?))),
            [word] if Verb::parse(word).is_some() => (Verb::parse(word), None),
            [word, block, ref more @ ..] if let Some(verb) = Verb::parse(word) => {
                only(more)?;
                (Some(verb), Some(verb.action(self::block(block)?)))
            }
            [number, ref more @ ..] if self.is_scoring() => {
                only(more)?;
                (None, Some(Action::Score(self.way(number)?)))
            }
            [block, ref more @ ..] if let Some(verb) = self.verb => {
                only(more)?;
                (Some(verb), Some(verb.action(self::block(block)?)))
            }
            [word, ..] => {
                let (word, verbs) = (shown(word), self.list_verbs());
                return Err(format!("`{word}` is no choice here: {verbs}, such as `pass 3`."));
            }
            [] => return Ok(()),
        };
        if let Some(verb) = verb
            && action.is_none()
            && (self.is_scoring() || verb.blocks(&self.legal).is_empty())
        {
            return Err(self.why_not(verb));
        }
        if let Some(action) = action {
            self.check(action)?;
        }
        (self.verb, self.action) = (verb, action);
        Ok(())
    }
}

impl TurnDraft {
    const fn is_scoring(&self) -> bool {
        self.state.passed().is_some()
    }

    /// Refuses what is not allowed in the words of the rules.
    fn check(&self, action: Action) -> Result<(), String> {
        let tried = self.game.apply(&mut self.state.clone(), action, &mut IgnoreEvents);
        tried.map_err(|illegal| format!("That is not allowed: {illegal}."))
    }

    /// Why no block can be used like this: what is said of the first for which no other reason is known.
    fn why_not(&self, verb: Verb) -> String {
        let locked = BlockSet::of(self.state.locked());
        let mut blocks = BlockSet::ALL.without(locked).without(self.state.changed()).iter();
        let refusal = blocks.find_map(|block| self.check(verb.action(block)).err());
        refusal.unwrap_or_else(|| format!("There is no block for `{verb}`."))
    }

    /// What can be done now.
    fn list_verbs(&self) -> String {
        let verbs = Verb::iter().filter(|verb| !verb.blocks(&self.legal).is_empty());
        list(&verbs.map(|verb| verb.to_string()).collect::<Vec<_>>())
    }

    fn list_blocks(&self, verb: Verb) -> String {
        list(&verb.blocks(&self.legal).iter().map(|block| block.to_string()).collect::<Vec<_>>())
    }

    /// The numbers of the ways that are listed.
    fn numbers(&self) -> String {
        match self.ways.len() {
            ways @ 3.. => format!("1 to {ways}"),
            ways => list(&(1..=ways).map(|number| number.to_string()).collect::<Vec<_>>()),
        }
    }

    /// The way with this number in the list.
    fn way(&self, number: &str) -> Result<ScoringChoice, String> {
        let at = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let way = at.and_then(|at| self.ways.get(at)).map(|way| way.choice);
        way.ok_or_else(|| {
            let numbers = self.numbers();
            let proposed = self.ways.first().map_or_else(ScoringChoice::default, |way| way.choice);
            format!("`{}` is no choice here: {numbers}, or a way such as `{proposed}`.", shown(number))
        })
    }

    /// What each step would make of the turn.
    fn prospects(&self) -> String {
        type Row<'a> = (&'a str, &'a dyn Fn(Block) -> Option<Prospect>);
        let rows: [Row; 3] = [
            ("pass it", &|block| of_pass(&self.game, &self.state, block)),
            ("up, best pass", &|block| of_change(&self.game, &self.state, block, Step::Up)),
            ("down, best pass", &|block| of_change(&self.game, &self.state, block, Step::Down)),
        ];
        let mut text = String::from("\nVP and $ that this turn would bring, scored as proposed:\n");
        let _ = write!(text, "{:<16}", "block");
        for block in Block::ALL {
            let _ = write!(text, "{:>8}", block.number());
        }
        text.push('\n');
        for (name, prospect) in rows {
            let cells = Block::ALL.map(prospect);
            if cells.iter().all(Option::is_none) {
                continue;
            }
            let _ = write!(text, "{name:<16}");
            for cell in cells {
                let cell =
                    cell.map_or_else(|| "-".into(), |Prospect { vp, money, .. }| format!("{vp} {money:+}"));
                let _ = write!(text, "{cell:>8}");
            }
            text.push('\n');
        }
        text
    }

    /// The ways to score, the first with its sum.
    fn list_ways(&self) -> String {
        let mut text = String::from("\nThe six can bring (any other way brings no more than one of these):\n");
        for (number, Way { choice, scoring, prospect }) in (1..).zip(&self.ways) {
            let Prospect { vp, money, rerolls: free, .. } = *prospect;
            let mut brings = format!("{vp:>3} VP  {money:>+3} $");
            if free > 0 {
                let _ = write!(brings, "  {}", rerolls(free.unsigned_abs()));
            }
            let _ = writeln!(text, "{number:>3}  {brings:<30}  {choice}");
            if number == 1 {
                for part in sum(scoring, self.game.round(&self.state) == ROUNDS) {
                    let _ = writeln!(text, "       {part}");
                }
            }
        }
        text
    }
}

/// `+2` as `+` and `2`.
fn split_sign(word: &str) -> impl Iterator<Item = &str> {
    let (sign, rest) =
        if word.len() > 1 && word.starts_with(['+', '-']) { word.split_at(1) } else { ("", word) };
    [sign, rest].into_iter().filter(|part| !part.is_empty())
}

fn block(word: &str) -> Result<Block, String> {
    let block = word.parse().ok().and_then(Block::from_number);
    block.ok_or_else(|| format!("`{}` is no block: there are 1 to {}.", shown(word), Block::COUNT))
}

/// A way to score, after `score`: `green 2 without 1 3 twice vp`.
fn choice(words: &[&str]) -> Result<ScoringChoice, String> {
    let mut choice = ScoringChoice::default();
    let mut part = "";
    for &word in words {
        match (part, word) {
            (_, "green" | "without" | "twice") => part = word,
            ("green", _) => choice.green = choice.green.with(block(word)?),
            ("without", _) => choice.given_up = choice.given_up.with(block(word)?),
            ("twice", "vp") => choice.doubled = Some(Doubled::Vp),
            ("twice", "money") => choice.doubled = Some(Doubled::Money),
            ("twice", _) => {
                return Err(format!("`{}` cannot be doubled: `twice vp` or `twice money`.", shown(word)));
            }
            _ => {
                let word = shown(word);
                return Err(format!(
                    "`{word}` is no part of a way to score, such as `score green 2 without 1 3 twice vp`."
                ));
            }
        }
    }
    Ok(choice)
}
