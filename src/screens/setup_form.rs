//! What is filled in before a match, and the match that comes of it. It knows no screen.

use bevy::prelude::*;

use crate::{
    locale::{Locale, players},
    record::{By, Level, Match, Player},
    rules::{
        ChanceSource, Draw, Seat,
        doodle_city::{DoodleCity, MOST_PLAYERS, Setup, Sheet, built_in_sheets},
    },
    storage::Settings,
};

/// The most characters of a name.
pub(super) const LONGEST: usize = Match::<DoodleCity>::LONGEST_NAME;
/// The seats of the very first match.
const FIRST_SEATS: usize = 2;

/// Seats, sheet and variants as they were filled in last; kept while the app runs.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct SetupForm {
    /// What was typed for each seat, 1 to 6, empty for the usual name; and who plays there.
    pub seats: Vec<Player>,
    /// The level of the computer player who was chosen last.
    pub level: Level,
    /// The sheets to choose from.
    pub sheets: Vec<Sheet>,
    /// The chosen one.
    pub sheet: usize,
    /// Variant: passing is always allowed.
    pub more_control: bool,
    /// Variant: any free score up to the length or the houses may be circled.
    pub free_circling: bool,
    /// Who starts; `None` for drawing lots.
    pub first: Option<usize>,
    /// Whether a match was set up with it: then it stays as it is.
    pub(super) was_used: bool,
}

impl Default for SetupForm {
    fn default() -> Self {
        Self {
            seats: vec![Player::person(""); FIRST_SEATS],
            level: Level::Skilled,
            sheets: built_in_sheets(),
            sheet: 0,
            more_control: false,
            free_circling: false,
            first: None,
            was_used: false,
        }
    }
}

impl SetupForm {
    /// Takes the seats of the last match, or names of earlier ones, unless it was used or filled in already.
    pub fn remember(&mut self, settings: &Settings) {
        if self.was_used || self.seats != Self::default().seats {
            return;
        }
        if settings.seats.is_empty() {
            for (seat, name) in self.seats.iter_mut().zip(&settings.names) {
                seat.name.clone_from(name);
            }
            return;
        }
        self.seats.clone_from(&settings.seats);
        self.seats.truncate(MOST_PLAYERS);
        let latest = self.seats.iter().rev().find_map(level);
        self.level = latest.unwrap_or(self.level);
    }

    /// Whether there is room for one more.
    pub const fn has_room(&self) -> bool {
        self.seats.len() < MOST_PLAYERS
    }

    /// One seat more, if there is room.
    pub fn add_seat(&mut self) {
        self.add(By::Person);
    }

    /// A computer player more, of the level that was chosen last.
    pub fn add_computer(&mut self) {
        self.add(By::Level(self.level));
    }

    fn add(&mut self, by: By) {
        if self.has_room() {
            self.seats.push(Player { name: String::new(), by });
        }
    }

    /// Lets `by` play at a seat.
    pub fn choose(&mut self, seat: usize, by: By) {
        if let Some(seat) = self.seats.get_mut(seat) {
            seat.by = by;
        }
        if let By::Level(level) = by {
            self.level = level;
        }
    }

    /// One seat less; somebody stays. Whoever was to start still is, unless it was them.
    pub fn remove_seat(&mut self, seat: usize) {
        if self.seats.len() > 1 && seat < self.seats.len() {
            self.seats.remove(seat);
            self.first = match self.first {
                Some(first) if first == seat => None,
                Some(first) if first > seat => Some(first - 1),
                first => first,
            };
        }
    }

    /// Seats somebody: where no name is yet, else on a new chair. `false` if there is none.
    pub fn seat(&mut self, name: &str) -> bool {
        if !self.seats.iter().any(is_free) {
            if !self.has_room() {
                return false;
            }
            self.add_seat();
        }
        if let Some(seat) = self.seats.iter_mut().find(|seat| is_free(seat)) {
            name.clone_into(&mut seat.name);
        }
        true
    }

    /// Names of earlier matches that do not sit here yet, if there is room.
    pub fn names_to_offer(&self, settings: &Settings) -> Vec<String> {
        let has_chair = self.has_room() || self.seats.iter().any(is_free);
        let is_seated = |name: &&String| self.seats.iter().any(|seat| seat.name.trim() == name.as_str());
        settings.names.iter().filter(|name| has_chair && !is_seated(name)).cloned().collect()
    }

    /// The name at each seat: what was typed, else the usual one; 1 to 40 characters, and no two alike.
    pub fn names(&self, locale: &Locale) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for (seat, player) in self.seats.iter().enumerate() {
            let name = match tidy(&player.name) {
                name if name.is_empty() => usual_name(locale, seat, player.by),
                name => name,
            };
            let mut distinct = name.clone();
            for number in 2.. {
                if !names.contains(&distinct) {
                    break;
                }
                let ending = format!(" {number}");
                let stem: String = name.chars().take(LONGEST - ending.chars().count()).collect();
                distinct = stem.trim_end().to_owned() + &ending;
            }
            names.push(distinct);
        }
        names
    }

    /// Who sits where.
    fn players(&self, locale: &Locale) -> Vec<Player> {
        let player = |(name, seat): (String, &Player)| Player { name, by: seat.by };
        self.names(locale).into_iter().zip(&self.seats).map(player).collect()
    }

    /// The names that somebody typed for people, latest last; to be remembered.
    pub fn typed_names(&self) -> impl Iterator<Item = String> {
        let people = self.seats.iter().rev().filter(|seat| level(seat).is_none());
        people.map(|seat| tidy(&seat.name)).filter(|name| !name.is_empty())
    }

    /// What was agreed on. Where lots decide who starts, they are drawn from `lots`.
    pub fn setup(&self, locale: &Locale, lots: &mut impl ChanceSource) -> Option<(Setup, Vec<Player>)> {
        let players = u8::try_from(self.seats.len()).ok()?;
        let first = match self.first {
            Some(first) => u8::try_from(first).ok().filter(|&first| first < players).unwrap_or_default(),
            None => lots.draw(Draw { round: 0, slot: 0 }, players.into()) as u8,
        };
        let sheet = self.sheets.get(self.sheet).or(self.sheets.first())?.clone();
        let setup = Setup {
            players,
            first: Seat(first),
            more_control: self.more_control,
            free_circling: self.free_circling,
            sheet,
        };
        Some((setup, self.players(locale)))
    }

    /// The match, before its first action.
    pub fn start(&mut self, locale: &Locale, lots: &mut impl ChanceSource) -> Option<Match<DoodleCity>> {
        let (setup, seats) = self.setup(locale, lots)?;
        let begun = Match::new(setup, seats);
        if let Err(error) = &begun {
            error!("the set-up cannot be played: {error}");
        }
        self.was_used = true;
        begun.ok()
    }
}

/// The name of a seat at which nobody has typed one: its number, or the computer player's level.
pub fn usual_name(locale: &Locale, seat: usize, by: By) -> String {
    match by {
        By::Level(level) => players::level(locale, level),
        By::Person | By::Random => locale.with("setup-seat", &[("seat", (seat + 1).into())]),
    }
}

/// The level of the computer player who sits here.
pub const fn level(seat: &Player) -> Option<Level> {
    match seat.by {
        By::Level(level) => Some(level),
        By::Person | By::Random => None,
    }
}

/// Whether a person without a name sits here.
fn is_free(seat: &Player) -> bool {
    level(seat).is_none() && seat.name.trim().is_empty()
}

fn tidy(typed: &str) -> String {
    let letters: String = typed.chars().filter(|letter| !letter.is_control()).collect();
    let name: String = letters.trim().chars().take(LONGEST).collect();
    name.trim_end().to_owned()
}

#[cfg(test)]
mod tests;
