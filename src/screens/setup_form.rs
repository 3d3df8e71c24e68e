//! What is filled in before a match, and the match that comes of it. It knows no screen.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::{
    boxes::{Boxes, GameBox, SetupAnswers},
    locale::{Locale, players},
    record::{AnyMatch, Controller, Level, Player},
    rules::{ChanceKey, ChanceSource, LONGEST_NAME, Seat},
    storage::Settings,
};

/// How many sit down at the very first match, if that many can play.
const FIRST_SEATS: usize = 2;

/// The forms of all games, and whose set-up is open.
#[derive(Resource, Default, Debug)]
pub struct SetupForms {
    open: Option<&'static str>,
    forms: BTreeMap<&'static str, SetupForm>,
}

impl SetupForms {
    /// Opens the form of this game.
    pub const fn open(&mut self, game: &'static str) {
        self.open = Some(game);
    }

    /// The open form and its game; that of the first box if none was opened. `None` if there are no games.
    pub fn current(&mut self, boxes: &Boxes) -> Option<(GameBox, &mut SetupForm)> {
        let game = self.open.and_then(|open| boxes.named(open)).or(boxes.0.first())?;
        Some((*game, self.forms.entry(game.name).or_insert_with(|| SetupForm::new(game))))
    }
}

/// Who plays and what was chosen, as it was filled in last; kept while the app runs.
#[derive(Clone, PartialEq, Debug)]
pub struct SetupForm {
    /// The game's name in records.
    game: &'static str,
    /// How few can play.
    fewest: usize,
    /// Who sits on each chair, if anybody does: what was typed as a name, empty for the usual one, and who plays. A
    /// chair that is left stays empty, so that nobody else moves.
    pub chairs: Vec<Option<Player>>,
    /// The level of the computer player who was chosen last.
    pub level: Level,
    /// What was answered to the game's questions; as many as there are, once they were asked.
    pub answers: Vec<usize>,
    /// On which chair sits who starts; `None` for drawing lots.
    pub first: Option<usize>,
    /// Names of earlier matches: first those who did not sit here when the page was opened.
    pub(super) known: Vec<String>,
    /// Whether a match was set up with it: then it stays as it is.
    pub(super) was_used: bool,
}

impl SetupForm {
    /// The form for the very first match of a game.
    pub fn new(game: &GameBox) -> Self {
        let (fewest, most) = game.players;
        Self::of(game, vec![Player::person(""); FIRST_SEATS.clamp(fewest, most)])
    }

    /// A form on whose first chairs these players sit, as many as there are chairs.
    pub fn of(game: &GameBox, players: impl IntoIterator<Item = Player>) -> Self {
        let (fewest, most) = game.players;
        let mut form = Self {
            game: game.name,
            fewest,
            chairs: vec![None; most],
            level: Level::Skilled,
            answers: Vec::new(),
            first: None,
            known: Vec::new(),
            was_used: false,
        };
        form.sit(players);
        form
    }

    /// Takes the seats of the last match, or names of earlier ones, unless it was used or filled in already. Whoever
    /// sits behind an empty chair moves up.
    pub fn remember(&mut self, settings: &Settings) {
        if self.was_used || self.is_filled_in() {
            self.move_up();
        } else if settings.seats(self.game).is_empty() {
            for (player, name) in self.chairs.iter_mut().flatten().zip(&settings.names) {
                player.name.clone_from(name);
            }
        } else {
            self.sit(settings.seats(self.game).iter().cloned());
            let latest = self.seated().filter_map(|(_, player)| level(player)).last();
            self.level = latest.unwrap_or(self.level);
        }
        let (seated, others): (Vec<_>, Vec<_>) =
            settings.names.iter().cloned().partition(|name| self.is_seated(name));
        self.known = [others, seated].concat();
    }

    /// Whether anybody has sat down, left, or been given a name.
    fn is_filled_in(&self) -> bool {
        let first = FIRST_SEATS.clamp(self.fewest, self.chairs.len());
        let is_as_first = |(n, chair): (usize, &Option<Player>)| match chair {
            Some(player) => n < first && *player == Player::person(""),
            None => n >= first,
        };
        !self.chairs.iter().enumerate().all(is_as_first)
    }

    fn is_seated(&self, name: &str) -> bool {
        self.chairs.iter().flatten().any(|player| player.name.trim() == name)
    }

    /// These players sit on the first chairs, and nobody else; where they are too few, somebody sits with them.
    fn sit(&mut self, players: impl IntoIterator<Item = Player>) {
        let mut players = players.into_iter().fuse();
        let fewest = self.fewest;
        for (n, chair) in self.chairs.iter_mut().enumerate() {
            *chair = players.next().or_else(|| (n < fewest).then(|| Player::person("")));
        }
    }

    fn move_up(&mut self) {
        self.first = self.first.and_then(|first| self.seated().position(|(chair, _)| chair == first));
        let players: Vec<_> = self.chairs.iter().flatten().cloned().collect();
        self.sit(players);
    }

    /// Who plays, each with the chair, in the order of the turns.
    pub fn seated(&self) -> impl Iterator<Item = (usize, &Player)> {
        self.chairs.iter().enumerate().filter_map(|(chair, player)| Some((chair, player.as_ref()?)))
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.seated().count()
    }

    /// Whether the game can be played by more or fewer, so that somebody can join or leave.
    pub const fn is_for_more_or_fewer(&self) -> bool {
        self.fewest < self.chairs.len()
    }

    /// Whether one of them may leave.
    pub fn can_leave(&self) -> bool {
        self.players() > self.fewest
    }

    /// Whether there is room for one more.
    pub fn has_room(&self) -> bool {
        self.chairs.iter().any(Option::is_none)
    }

    /// One person more, on the first empty chair, if there is one.
    pub fn add_person(&mut self) {
        self.add(Controller::Person);
    }

    /// A computer player more, of the level that was chosen last.
    pub fn add_computer(&mut self) {
        self.add(Controller::Level(self.level));
    }

    fn add(&mut self, by: Controller) {
        if let Some(chair) = self.chairs.iter_mut().find(|chair| chair.is_none()) {
            *chair = Some(Player { name: String::new(), by });
        }
    }

    /// Lets `by` play on a chair.
    pub fn choose(&mut self, chair: usize, by: Controller) {
        if let Some(Some(player)) = self.chairs.get_mut(chair) {
            player.by = by;
        }
        if let Controller::Level(level) = by {
            self.level = level;
        }
    }

    /// Whoever sits on this chair leaves, unless they would be too few. Who was to start still is, unless it was them.
    pub fn leave(&mut self, chair: usize) {
        if self.can_leave()
            && let Some(left) = self.chairs.get_mut(chair)
        {
            *left = None;
            self.first = self.first.filter(|&first| first != chair);
        }
    }

    /// Seats somebody: where no name is yet, else on an empty chair. `false` if there is none.
    pub fn seat(&mut self, name: &str) -> bool {
        if !self.chairs.iter().flatten().any(is_free) {
            self.add_person();
        }
        let free = self.chairs.iter_mut().flatten().find(|player| is_free(player));
        free.map(|player| name.clone_into(&mut player.name)).is_some()
    }

    /// Whether somebody of that name can still sit down.
    pub fn can_sit(&self, name: &str) -> bool {
        let has_chair = self.has_room() || self.chairs.iter().flatten().any(is_free);
        has_chair && !self.is_seated(name)
    }

    /// The name at each seat: what was typed, else the usual one; 1 to 40 characters, and no two alike.
    pub fn names(&self, locale: &Locale) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for (seat, (_, player)) in self.seated().enumerate() {
            let name = match tidy(&player.name) {
                name if name.is_empty() => usual_name(locale, seat, player.by),
                name => name,
            };
            let mut distinct = name.clone();
            for number in 2.. {
                if !names.contains(&distinct) {
                    break;
                }
                let numbered = |stem: &str| {
                    locale.with("setup-name-again", &[("name", stem.into()), ("number", number.into())])
                };
                let room = LONGEST_NAME.saturating_sub(numbered("").chars().count());
                let stem: String = name.chars().take(room).collect();
                distinct = numbered(stem.trim_end());
            }
            names.push(distinct);
        }
        names
    }

    /// Who sits where.
    fn seats(&self, locale: &Locale) -> Vec<Player> {
        let names = self.names(locale).into_iter();
        names.zip(self.seated()).map(|(name, (_, player))| Player { name, by: player.by }).collect()
    }

    /// The names that somebody typed for people, latest last; to be remembered.
    pub fn typed_names(&self) -> impl Iterator<Item = String> {
        let people = self.chairs.iter().rev().flatten().filter(|player| level(player).is_none());
        people.map(|player| tidy(&player.name)).filter(|name| !name.is_empty())
    }

    /// What was agreed on. Where lots decide who starts, they are drawn from `lots`.
    pub fn agreed(&self, lots: &mut impl ChanceSource) -> SetupAnswers {
        let players = self.players() as u8;
        let first = match self.first {
            Some(first) => self.seated().position(|(chair, _)| chair == first).unwrap_or_default() as u8,
            None => lots.draw(ChanceKey(0), players.into()) as u8,
        };
        SetupAnswers { players, first: Seat(first), answers: self.answers.clone() }
    }

    /// The match, before its first action. `game` is the one whose form it is.
    pub fn start(&mut self, game: &GameBox, locale: &Locale, lots: &mut impl ChanceSource) -> Option<AnyMatch> {
        let begun = (game.begin)(&self.agreed(lots), self.seats(locale))?;
        if let Err(error) = &begun {
            error!("the set-up cannot be played: {error}");
        }
        self.was_used = true;
        begun.ok()
    }
}

/// The name of a seat at which nobody has typed one: its number, or the computer player's level.
pub fn usual_name(locale: &Locale, seat: usize, by: Controller) -> String {
    match by {
        Controller::Level(level) => players::level(locale, level),
        Controller::Person | Controller::Random => locale.with("setup-seat", &[("seat", (seat + 1).into())]),
    }
}

/// The level of the computer player who sits here.
pub const fn level(seat: &Player) -> Option<Level> {
    match seat.by {
        Controller::Level(level) => Some(level),
        Controller::Person | Controller::Random => None,
    }
}

/// Whether a person without a name sits here.
fn is_free(seat: &Player) -> bool {
    level(seat).is_none() && seat.name.trim().is_empty()
}

fn tidy(typed: &str) -> String {
    let letters: String = typed.chars().filter(|letter| !letter.is_control()).collect();
    let name: String = letters.trim().chars().take(LONGEST_NAME).collect();
    name.trim_end().to_owned()
}

#[cfg(test)]
mod tests;
