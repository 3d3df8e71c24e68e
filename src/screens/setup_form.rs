//! What is filled in before a match, and the match that comes of it. It knows no screen.

use bevy::prelude::*;

use crate::{
    locale::Locale,
    record::{Match, Player},
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
    /// What was typed for each seat, 1 to 6; empty for the usual name.
    pub seats: Vec<String>,
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
            seats: vec![String::new(); FIRST_SEATS],
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
    /// Takes names from earlier matches, unless it was used or filled in already.
    pub fn remember(&mut self, settings: &Settings) {
        let is_fresh = !self.was_used && self.seats.iter().all(String::is_empty);
        if is_fresh && self.seats.len() == FIRST_SEATS {
            for (seat, name) in self.seats.iter_mut().zip(&settings.names) {
                seat.clone_from(name);
            }
        }
    }

    /// Whether there is room for one more.
    pub const fn has_room(&self) -> bool {
        self.seats.len() < MOST_PLAYERS
    }

    /// One seat more, if there is room.
    pub fn add_seat(&mut self) {
        if self.has_room() {
            self.seats.push(String::new());
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
        if !self.seats.iter().any(|typed| typed.trim().is_empty()) {
            if !self.has_room() {
                return false;
            }
            self.add_seat();
        }
        let free = self.seats.iter_mut().find(|typed| typed.trim().is_empty());
        if let Some(typed) = free {
            name.clone_into(typed);
        }
        true
    }

    /// Names of earlier matches that do not sit here yet, if there is room.
    pub fn names_to_offer(&self, settings: &Settings) -> Vec<String> {
        let has_chair = self.has_room() || self.seats.iter().any(|typed| typed.trim().is_empty());
        let is_seated = |name: &&String| self.seats.iter().any(|typed| typed.trim() == name.as_str());
        settings.names.iter().filter(|name| has_chair && !is_seated(name)).cloned().collect()
    }

    /// The name at each seat: what was typed, else the usual one; 1 to 40 characters, and no two alike.
    pub fn names(&self, locale: &Locale) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for (seat, typed) in self.seats.iter().enumerate() {
            let name = match tidy(typed) {
                name if name.is_empty() => usual_name(locale, seat),
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

    /// The names that somebody typed, latest last; to be remembered.
    pub fn typed_names(&self) -> impl Iterator<Item = String> {
        self.seats.iter().rev().map(|typed| tidy(typed)).filter(|name| !name.is_empty())
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
        Some((setup, self.names(locale).into_iter().map(Player::person).collect()))
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

/// The name of a seat at which nobody has typed one.
pub fn usual_name(locale: &Locale, seat: usize) -> String {
    locale.with("setup-seat", &[("seat", (seat + 1).into())])
}

fn tidy(typed: &str) -> String {
    let letters: String = typed.chars().filter(|letter| !letter.is_control()).collect();
    let name: String = letters.trim().chars().take(LONGEST).collect();
    name.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{record::Seeded, rules::Game as _};

    fn form(seats: &[&str]) -> SetupForm {
        SetupForm { seats: seats.iter().map(|&name| name.to_owned()).collect(), ..SetupForm::default() }
    }

    fn settings(names: &[&str]) -> Settings {
        Settings { names: names.iter().map(|&name| name.to_owned()).collect(), ..Settings::default() }
    }

    #[test]
    fn the_first_match_starts_without_anything_filled_in() {
        let locale = Locale::default();
        let begun = SetupForm::default().start(&locale, &mut Seeded::new(1)).expect("it can be played");
        let names: Vec<_> = begun.seats().iter().map(|player| player.name.as_str()).collect();
        assert_eq!(names, ["Player 1", "Player 2"]);
        let setup = begun.game().setup();
        assert_eq!((setup.sheet.name(), setup.more_control, setup.free_circling), ("Old Town", false, false));
    }

    #[test]
    fn names_are_trimmed_cut_and_made_distinct() {
        let long = "å".repeat(60);
        let names = form(&[" Ada ", "Ada", "", "Player 3", &long, &long]).names(&Locale::default());
        assert_eq!(names[..4], ["Ada", "Ada 2", "Player 3", "Player 3 2"]);
        assert_eq!((names[4].chars().count(), names[5].chars().count()), (40, 40));
        assert!(names[5].ends_with("å 2"));
        assert_eq!(form(&["a\u{7}b\n"]).names(&Locale::default()), ["ab"]);
    }

    #[test]
    fn everything_that_was_chosen_is_in_the_setup() {
        let mut form = form(&["Ada", "Bo", "Cleo"]);
        (form.sheet, form.more_control, form.free_circling, form.first) = (1, true, true, Some(2));
        let (setup, players) = form.setup(&Locale::default(), &mut Seeded::new(1)).expect("it can be played");
        assert_eq!((setup.players, setup.first, players.len()), (3, Seat(2), 3));
        assert!(setup.more_control && setup.free_circling && setup.sheet == built_in_sheets()[1]);
    }

    #[test]
    fn lots_reach_every_seat_and_no_other() {
        let form = form(&["Ada", "Bo", "Cleo"]);
        let locale = Locale::default();
        let mut firsts: Vec<_> = (0..60)
            .filter_map(|seed| form.setup(&locale, &mut Seeded::new(seed)))
            .map(|(setup, _)| setup.first.0)
            .collect();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts, [0, 1, 2]);
    }

    #[test]
    fn one_to_six_can_sit_down() {
        let mut form = form(&["Ada", "Bo", "Cleo"]);
        form.first = Some(2);
        form.remove_seat(0);
        assert_eq!((form.first, form.seats.len()), (Some(1), 2));
        form.remove_seat(1);
        form.remove_seat(0);
        form.remove_seat(7);
        assert_eq!((form.first, form.seats.as_slice()), (None, ["Bo".to_owned()].as_slice()));
        (0..9).for_each(|_| form.add_seat());
        assert_eq!(form.seats.len(), 6);
        assert!((0..5).all(|n| form.seat(&n.to_string())) && !form.seat("late"));
    }

    #[test]
    fn known_names_sit_down_where_nobody_is_yet() {
        let settings = settings(&["Ada", "Bo", "Cleo"]);
        let mut form = SetupForm::default();
        form.remember(&settings);
        assert_eq!(form.seats, ["Ada", "Bo"]);
        assert_eq!(form.names_to_offer(&settings), ["Cleo"]);
        assert!(form.seat("Cleo"));
        assert_eq!(form.seats, ["Ada", "Bo", "Cleo"]);
        assert!(form.names_to_offer(&settings).is_empty());
        form.remember(&Settings::default());
        assert_eq!(form.seats.len(), 3, "what was filled in stays");
    }

    #[test]
    fn only_typed_names_are_remembered_in_the_order_of_the_seats() {
        let mut known = settings(&["Cleo"]);
        form(&["Ada", " ", "Bo"]).typed_names().for_each(|name| known.remember(&name));
        assert_eq!(known.names, ["Ada", "Bo", "Cleo"]);
    }
}
