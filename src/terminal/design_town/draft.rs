//! A step of a turn as it is typed: what to do, and with which card.

use strum::IntoEnumIterator as _;

use super::{
    names::{choice, find, name},
    verb::{Verb, building, exact, is_shuffle_without, receiver},
};
use crate::{
    record::Match,
    rules::{
        Game as _, IgnoreEvents, Seat,
        design_town::{Action, Building, Card, DesignTown, End, Illegal, State},
        shown,
    },
    terminal::draft::{Draft, list, only},
};

/// What is typed so far: what to do, and how many Flea Markets stay in a shuffle of which the card to pay is still asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Begun {
    verb: Verb,
    stay: u8,
}

/// One step of a turn in the making.
#[derive(Clone, Debug)]
pub struct StepDraft {
    game: DesignTown,
    state: State,
    legal: Vec<Action>,
    begun: Option<Begun>,
    action: Option<Action>,
}

impl Draft<DesignTown> for StepDraft {
    fn new(played: &Match<DesignTown>, legal: Vec<Action>) -> Self {
        let (game, state) = (played.game().clone(), played.state().clone());
        Self { game, state, legal, begun: None, action: None }
    }

    fn is_empty(&self) -> bool {
        self.begun.is_none() && self.action.is_none()
    }

    fn complete(&self) -> Option<Action> {
        self.action
    }

    fn question(&self) -> String {
        match (self.begun, &*self.legal) {
            (None, [only]) => format!("Enter: {only}"),
            (None, _) => format!("{}?", self.list_verbs()),
            (Some(Begun { verb: Verb::Discard, .. }), _) => format!("{}?", self.list_choices(Verb::Discard)),
            (Some(Begun { verb: Verb::Give, .. }), _) => {
                format!("give it to which player? {}", self.list_choices(Verb::Give))
            }
            (Some(Begun { verb: Verb::Shuffle, .. }), _) => {
                format!("which card leaves the supply for it? {}", self.list_choices(Verb::Shuffle))
            }
            (Some(Begun { verb, .. }), _) => format!("{verb} which card? {}", self.list_choices(verb)),
        }
    }

    fn enter(&mut self) -> Result<(), String> {
        let Some(begun) = self.begun else {
            return match *self.legal {
                [only] => {
                    self.action = Some(only);
                    Ok(())
                }
                _ => Err(format!("There is a choice: {}.", self.list_verbs())),
            };
        };
        let is_open = |action: &Action| begun.verb != Verb::Shuffle || is_shuffle_without(*action, begun.stay);
        let open: Vec<Action> = self.with(begun.verb).filter(is_open).collect();
        match *open {
            [only] => {
                self.action = Some(only);
                Ok(())
            }
            _ => Err(format!("There is a choice: {}.", self.list_choices(begun.verb))),
        }
    }

    fn answer(&mut self, words: &[String]) -> Result<(), String> {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let taken = match self.begun {
            // A question is answered, unless something else is wanted after all.
            Some(begun) => self.take(begun, &words).or_else(|refused| match exact(&words) {
                Some((verb, rest)) => self.take(Begun { verb, stay: 0 }, rest),
                None => Err(refused),
            }),
            None => self.verb(&words).and_then(|(verb, rest)| self.take(Begun { verb, stay: 0 }, rest)),
        };
        let (begun, action) = taken?;
        (self.begun, self.action) = (Some(begun), action);
        Ok(())
    }
}

impl StepDraft {
    /// The legal actions of this kind.
    fn with(&self, verb: Verb) -> impl Iterator<Item = Action> {
        self.legal.iter().copied().filter(move |&action| Verb::of(action) == Some(verb))
    }

    /// What can be done now, each once.
    fn verbs(&self) -> impl Iterator<Item = Verb> {
        Verb::iter().filter(|&verb| self.with(verb).next().is_some())
    }

    fn list_verbs(&self) -> String {
        let listed = self.verbs().map(|verb| match (verb, self.game.most_staying(&self.state)) {
            (Verb::Discard, _) => self.list_choices(verb),
            (Verb::Shuffle, 1..) => {
                let name = self.game.cards().staying().map(name).unwrap_or_default();
                format!("shuffle ({} × {name} may stay)", self.game.most_staying(&self.state))
            }
            _ => verb.to_string(),
        });
        list(&listed.collect::<Vec<_>>())
    }

    /// What there is to choose from for this.
    fn list_choices(&self, verb: Verb) -> String {
        match verb {
            Verb::Give => list(&self.with(verb).filter_map(receiver).collect::<Vec<_>>()),
            Verb::Discard => list(&End::ALL.map(|end| end.to_string())),
            _ => choice(&self.buildings(verb)),
        }
    }

    /// The buildings with which this can be done now, by the names that are asked for.
    fn buildings(&self, verb: Verb) -> Vec<Building> {
        // Shuffles come once for each number of cards that can stay.
        let mut buildings: Vec<Building> = self.with(verb).filter_map(building).collect();
        buildings.dedup();
        buildings
    }

    /// What the first words ask for, which may be beginnings.
    fn verb<'a, 'w>(&self, words: &'a [&'w str]) -> Result<(Verb, &'a [&'w str]), String> {
        if let Some(found) = exact(words) {
            return Ok(found);
        }
        let [word, ref rest @ ..] = *words else { return Err(self.no_choice("")) };
        if End::ALL.iter().any(|end| end.to_string().starts_with(word)) && self.state.is_choosing_end() {
            return Ok((Verb::Discard, words));
        }
        let begins = |verb: &Verb| verb.to_string().starts_with(word);
        let now: Vec<Verb> = self.verbs().filter(begins).collect();
        let any: Vec<Verb> = Verb::iter().filter(begins).collect();
        match (&*now, &*any) {
            ([only], _) | ([], [only]) => Ok((*only, rest)),
            ([], _) => Err(self.no_choice(word)),
            _ => {
                let verbs: Vec<String> = now.iter().map(ToString::to_string).collect();
                Err(format!("`{}` can be {}.", shown(word), list(&verbs)))
            }
        }
    }

    fn no_choice(&self, word: &str) -> String {
        format!("`{}` is no choice here: {}.", shown(word), self.list_verbs())
    }

    /// The action that the words after the verb complete, if they do; otherwise they are still to be asked for.
    fn take(&self, begun: Begun, words: &[&str]) -> Result<(Begun, Option<Action>), String> {
        let Begun { verb, stay } = begun;
        let action = match verb {
            Verb::Play => only(words).map(|()| Action::Play)?,
            Verb::Stop => only(words).map(|()| Action::Stop)?,
            Verb::GiveUp => only(words).map(|()| Action::GiveUp)?,
            Verb::End => only(words).map(|()| Action::End)?,
            Verb::Shuffle => return self.shuffle(stay, words),
            Verb::Give if words.is_empty() && self.game.is_solo() => Action::Give { to: None },
            _ if words.is_empty() => {
                // Where there is nothing to choose from, the rules say why.
                let is_possible = self.with(verb).next().is_some();
                return if is_possible { Ok((begun, None)) } else { Err(self.why_not(verb)) };
            }
            Verb::Give => Action::Give { to: receiver_of(words)? },
            Verb::Discard => Action::Discard(end(words)?),
            Verb::Downgrade => {
                Action::Downgrade(find(words, &self.buildings(verb), &Building::ALL, |building| building)?)
            }
            Verb::Buy => Action::Buy(self.front(verb, words)?),
            Verb::Upgrade => Action::Upgrade(self.either_side(verb, words)?),
            Verb::Develop => Action::Develop(self.either_side(verb, words)?),
        };
        self.check(action)?;
        Ok((begun, Some(action)))
    }

    /// A shuffle: `without 2`, `for hospital`, both or nothing.
    fn shuffle(&self, mut stay: u8, mut words: &[&str]) -> Result<(Begun, Option<Action>), String> {
        if let ["without", number, ref rest @ ..] = *words {
            stay = number.parse().map_err(|_| {
                let number = shown(number);
                format!("`{number}` is no number of cards that stay, such as `shuffle without 1`.")
            })?;
            words = rest;
        }
        if let [number, ref rest @ ..] = *words
            && let Ok(number) = number.parse()
        {
            (stay, words) = (number, rest);
        }
        if let ["for", ref rest @ ..] = *words {
            words = rest;
        }
        let begun = Begun { verb: Verb::Shuffle, stay };
        if words.is_empty() && self.game.must_remove(&self.state) {
            let mut fitting = self.with(Verb::Shuffle).filter(|action| is_shuffle_without(*action, stay));
            if fitting.next().is_some() {
                return Ok((begun, None));
            }
        }
        let remove = match *words {
            [] => None,
            _ => Some(self.front(Verb::Shuffle, words)?),
        };
        let action = Action::Shuffle { stay, remove };
        self.check(action)?;
        Ok((begun, Some(action)))
    }

    /// The card that is meant by the name of its front.
    fn front(&self, verb: Verb, words: &[&str]) -> Result<Card, String> {
        find(words, &self.buildings(verb), &Card::ALL.map(Card::front), Building::card)
    }

    /// The card that is meant by the name of its front or back.
    fn either_side(&self, verb: Verb, words: &[&str]) -> Result<Card, String> {
        let cards = self.buildings(verb).into_iter().map(Building::card);
        let likely: Vec<Building> = cards.flat_map(|card| [card.front(), card.back()]).collect();
        find(words, &likely, &Building::ALL, Building::card)
    }

    /// Refuses what is not allowed in the words of the rules.
    fn check(&self, action: Action) -> Result<(), String> {
        let tried = self.game.apply(&mut self.state.clone(), action, &mut IgnoreEvents);
        tried.map_err(|illegal| format!("That is not allowed: {illegal}."))
    }

    /// Why this cannot be done with any card: what is said of the one that comes nearest to it.
    fn why_not(&self, verb: Verb) -> String {
        let next = self.game.on_turn(&self.state).clockwise(1, self.game.seats());
        let tried = |card: Card| match verb {
            Verb::Buy => Action::Buy(card),
            Verb::Upgrade => Action::Upgrade(card),
            Verb::Develop => Action::Develop(card),
            Verb::Downgrade => Action::Downgrade(card.back()),
            Verb::Give => Action::Give { to: Some(next) },
            Verb::Play | Verb::Shuffle | Verb::Stop | Verb::GiveUp | Verb::Discard | Verb::End => {
                Action::Discard(End::Top)
            }
        };
        let refused = |card| self.game.apply(&mut self.state.clone(), tried(card), &mut IgnoreEvents).err();
        let nearest = Card::ALL.into_iter().filter_map(refused).min_by_key(|illegal| match *illegal {
            Illegal::NotNow { .. } | Illegal::NoActionLeft => 0,
            Illegal::NoMoney { price, .. } => price,
            _ => u32::MAX,
        });
        match (verb, nearest) {
            (Verb::Give, Some(illegal))
            | (_, Some(illegal @ (Illegal::NotNow { .. } | Illegal::NoActionLeft | Illegal::NoMoney { .. }))) =>
            {
                format!("That is not allowed: {illegal}.")
            }
            _ => format!("There is no card to {verb} now."),
        }
    }
}

/// `2`, `away`.
fn receiver_of(words: &[&str]) -> Result<Option<Seat>, String> {
    let [word, ref more @ ..] = *words else { return Ok(None) };
    only(more)?;
    if word == "away" {
        return Ok(None);
    }
    let seat = word.parse::<u8>().ok().and_then(|number| number.checked_sub(1)).map(Seat);
    seat.map(Some).ok_or_else(|| format!("`{}` is no player: `give 2` gives it to player 2.", shown(word)))
}

/// `top`, `bottom` or a beginning.
fn end(words: &[&str]) -> Result<End, String> {
    let [word, ref more @ ..] = *words else { return Ok(End::Top) };
    only(more)?;
    let end = End::ALL.into_iter().find(|end| end.to_string().starts_with(word));
    end.ok_or_else(|| format!("`{}` is no end of a deck: top or bottom.", shown(word)))
}
