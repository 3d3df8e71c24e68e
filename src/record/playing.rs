//! A match being played: the rules, the present state, and the log that led there.

use super::{BadRecord, Controller, Level, Origin, Player, Record, RecordHash, Seeded, Utc, seating::Seating};
use crate::rules::{
    Actor, ChanceKey, ChanceSource, EventSink, Game, IgnoreEvents, LONGEST_NAME, Seat, Standing as _, is_name,
};

/// A match at its latest action. The log is the truth; the state is what replaying it gives.
///
/// ```
/// use doodle_city::{
///     record::{Match, Player, Seeded},
///     rules::{
///         Actor, Game as _, IgnoreEvents, LegalActions as _, Seat,
///         doodle_city::{DoodleCity, Legal, Setup, built_in_sheets},
///     },
/// };
///
/// let sheet = built_in_sheets().remove(0);
/// let setup = Setup { players: 1, first: Seat(0), more_control: false, free_circling: false, sheet };
/// let mut solo = Match::<DoodleCity>::new(setup, vec![Player::person("Ada")])?;
/// let mut dice = Seeded::new(7);
/// loop {
///     let action = match solo.actor() {
///         Actor::Chance(_) => solo.draw(&mut dice),
///         Actor::Seat(_) => solo.legal().iter().last(),
///         Actor::GameOver => break,
///     };
///     // To hear what followed, hand in a `Vec` for the events.
///     solo.apply(action.expect("whoever acts has a choice"), &mut IgnoreEvents)?;
/// }
/// let [score] = solo.standings()[..] else { panic!("one player has one score") };
/// println!("Ada has {} points after {} actions", score.total, solo.log().len());
/// assert_eq!(Match::<DoodleCity>::read(solo.record().write().as_bytes())?.log(), solo.log());
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: G,
    story: Box<Story>,
    seating: Seating,
    seed: Option<u64>,
    state: G::State,
    log: Vec<G::Action>,
}

/// Where a match comes from, and when it was played.
#[derive(Clone, Debug, Default)]
struct Story {
    begun: Option<Utc>,
    /// That of an end that was taken back does not count.
    ended: Option<Utc>,
    from: Option<Origin>,
}

impl<G: Game> Match<G> {
    /// The most characters of a player's name.
    pub const LONGEST_NAME: usize = LONGEST_NAME;

    /// A match before its first action.
    ///
    /// # Errors
    ///
    /// The set-up cannot be played, there are not as many players as seats, or a name is empty, too long, or cannot be
    /// shown.
    pub fn new(setup: G::Setup, seats: Vec<Player>) -> Result<Self, BadRecord> {
        let game = G::new(setup).map_err(|error| BadRecord::Setup(error.to_string()))?;
        if seats.len() != game.seats() {
            return Err(BadRecord::Seats { found: seats.len(), players: game.seats() });
        }
        if let Some(seat) = seats.iter().position(|player| !is_name(&player.name)) {
            return Err(BadRecord::Name { seat: seat + 1 });
        }
        let state = game.start();
        Ok(Self {
            game,
            story: Box::default(),
            seating: Seating::new(seats),
            seed: None,
            state,
            log: Vec::new(),
        })
    }

    /// Replays a record, every action checked; dice are checked against the seed if there is one.
    ///
    /// # Errors
    ///
    /// What [`Match::new`] refuses; more entries in common with another match than there are; the first action that the
    /// rules refuse or the seed does not give; a seed or an end in a match that is not over; an impossible change of
    /// seats.
    pub fn replay(record: &Record<G>) -> Result<Self, BadRecord> {
        let mut replayed = Self::new(record.setup.clone(), record.seats.clone())?;
        let played_before = record.from.map_or(0, |from| from.entry);
        if played_before > record.log.len() {
            return Err(BadRecord::FromTooLate { entry: played_before, entries: record.log.len() });
        }
        let mut dice = record.seed.map(Seeded::new);
        for (step, &action) in record.log.iter().enumerate() {
            let entry = step + 1;
            let dice_now = dice.as_mut().filter(|_| step >= played_before);
            let expected = dice_now.and_then(|dice| replayed.game.draw(&replayed.state, dice));
            replayed.apply(action, &mut IgnoreEvents).map_err(|error| BadRecord::Illegal {
                entry,
                round: replayed.round_due(),
                action: action.to_string(),
                reason: error.to_string(),
            })?;
            if let (Some(expected), Some(dice)) = (expected, &dice)
                && expected != action
            {
                return Err(BadRecord::OtherDice {
                    entry,
                    seed: dice.seed(),
                    expected: expected.to_string(),
                    found: action.to_string(),
                });
            }
        }
        if record.seed.is_some() && !replayed.is_over() {
            return Err(BadRecord::SeedTooEarly);
        }
        if record.ended.is_some() && !replayed.is_over() {
            return Err(BadRecord::EndedTooEarly);
        }
        replayed.seating.replay(&record.changes, replayed.log.len())?;
        replayed.seed = record.seed;
        *replayed.story = Story { begun: record.begun, ended: record.ended, from: record.from };
        Ok(replayed)
    }

    /// Reads and replays the text form.
    ///
    /// # Errors
    ///
    /// What [`Record::read`] or [`Match::replay`] refuses.
    pub fn read(bytes: &[u8]) -> Result<Self, BadRecord> {
        Self::replay(&Record::read(bytes)?)
    }

    /// The match as it would be written down now.
    pub fn record(&self) -> Record<G> {
        Record {
            begun: self.story.begun,
            ended: self.ended(),
            from: self.story.from,
            seats: self.seating.began(),
            changes: self.seating.changes().to_vec(),
            setup: self.game.setup().clone(),
            seed: self.seed.filter(|_| self.is_over()),
            log: self.log.clone(),
        }
    }

    /// The rules.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Who sits where now, one per seat.
    pub fn seats(&self) -> &[Player] {
        self.seating.now()
    }

    /// Who decided for `seat` when there had been `steps` actions.
    pub fn by(&self, seat: Seat, steps: usize) -> Controller {
        self.seating.by(seat, steps)
    }

    /// The level of the computer player who decides for `seat` now; `None` for somebody at this device.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        match self.seats().get(seat.index())?.by {
            Controller::Level(level) => Some(level),
            Controller::Person | Controller::Random => None,
        }
    }

    /// From now on `by` decides for `seat`; the record keeps when that began.
    pub fn change_seat(&mut self, seat: Seat, by: Controller) {
        self.seating.change(seat, by, self.log.len());
    }

    /// The present state.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// Every action so far.
    pub fn log(&self) -> &[G::Action] {
        &self.log
    }

    /// What the acting seat may do; nothing at chance and at the end.
    pub fn legal(&self) -> G::LegalActions {
        let mut choices = G::LegalActions::default();
        self.game.legal(&self.state, &mut choices);
        choices
    }

    /// Who acts now.
    pub fn actor(&self) -> Actor {
        self.game.actor(&self.state)
    }

    /// Whose match it is now: the player on turn, the one who throws, at the end the first winner. `last` while
    /// something happens for which nobody acts.
    pub fn focus(&self, last: Seat) -> Seat {
        match self.actor() {
            Actor::Seat(seat) | Actor::Chance(Some(seat)) => seat,
            Actor::Chance(None) => last,
            Actor::GameOver => {
                let winner = self.standings().iter().position(|standing| standing.place() == 1);
                Seat(winner.unwrap_or(0) as u8)
            }
        }
    }

    /// Whether nobody acts any more.
    pub fn is_over(&self) -> bool {
        self.actor() == Actor::GameOver
    }

    /// The round that the next action belongs to: a roll may begin one, and then belongs to it.
    fn round_due(&self) -> u32 {
        let mut after = self.state.clone();
        if let Some(roll) = self.draw(&mut Lowest) {
            let applied = self.game.apply(&mut after, roll, &mut IgnoreEvents);
            debug_assert!(applied.is_ok(), "what is drawn is legal");
        }
        self.game.round(&after)
    }

    /// Everybody's result so far.
    pub fn standings(&self) -> Vec<G::Standing> {
        let mut standings = Vec::new();
        self.game.standings(&self.state, &mut standings);
        standings
    }

    /// The seed that the dice come from; `None` if nobody can know them before they fall.
    pub const fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// Says which seed the dice come from, below [`Seeded::END`]; it is written down once the match is over.
    pub const fn set_seed(&mut self, seed: u64) {
        debug_assert!(seed < Seeded::END, "no reader would take it");
        self.seed = Some(seed);
    }

    /// When the match began, by the clock of the device; `None` if nobody noted it.
    pub fn begun(&self) -> Option<Utc> {
        self.story.begun
    }

    /// Notes when it began.
    pub fn set_begun(&mut self, begun: Utc) {
        self.story.begun = Some(begun);
    }

    /// When it ended, by the clock of the device; `None` if it is not over, or nobody noted it.
    pub fn ended(&self) -> Option<Utc> {
        self.story.ended.filter(|_| self.is_over())
    }

    /// Notes when it ended; that counts while it is over.
    pub fn set_ended(&mut self, ended: Utc) {
        self.story.ended = Some(ended);
    }

    /// The match from which this one was played on.
    pub fn from(&self) -> Option<Origin> {
        self.story.from
    }

    /// A new match that goes on after the first `entry` actions of this one, or after all if there are fewer. Its times
    /// and its seed are its own.
    pub fn play_on(&self, entry: usize) -> Self {
        let mut on = self.at(entry);
        let record = RecordHash::of(&self.record().write());
        let from = Some(Origin { record, entry: on.log.len() });
        *on.story = Story { begun: None, ended: None, from };
        on.seed = None;
        on
    }

    /// Checks that this match could have been played on from `other`, where it says so of a match like that.
    ///
    /// # Errors
    ///
    /// It is the match of which it speaks, but something else was agreed on there, or done before.
    pub fn check_from(&self, other: &Self) -> Result<(), BadRecord> {
        let Some(from) = self.story.from.filter(|from| from.record == RecordHash::of(&other.record().write()))
        else {
            return Ok(());
        };
        if self.game.setup() != other.game.setup() {
            return Err(BadRecord::OtherFrom("that has another `setup`".into()));
        }
        let differs = (0..from.entry).find(|&step| self.log.get(step) != other.log.get(step));
        differs.map_or(Ok(()), |step| {
            Err(BadRecord::OtherFrom(format!("`log` entry {} is not the same in both", step + 1)))
        })
    }

    /// Carries out an action and tells what followed.
    ///
    /// # Errors
    ///
    /// Why the rules refuse the action. Then nothing has changed.
    pub fn apply(&mut self, action: G::Action, sink: &mut impl EventSink<G::Event>) -> Result<(), G::Illegal> {
        self.game.apply(&mut self.state, action, sink)?;
        self.log.push(action);
        Ok(())
    }

    /// What chance would do now; `None` where a seat acts and at the end.
    pub fn draw(&self, source: &mut impl ChanceSource) -> Option<G::Action> {
        self.game.draw(&self.state, source)
    }

    /// The match as it was after `steps` actions; the present one if there are fewer.
    pub fn at(&self, steps: usize) -> Self {
        let mut earlier = self.clone();
        earlier.rewind(steps);
        earlier
    }

    /// Goes back to the state after `steps` actions and forgets the later ones.
    pub fn rewind(&mut self, steps: usize) {
        self.forget(steps);
        self.state = self.game.start();
        for &action in &self.log {
            let replayed = self.game.apply(&mut self.state, action, &mut IgnoreEvents);
            debug_assert!(replayed.is_ok(), "what was legal once is legal again");
        }
    }

    /// Forgets all after `steps` actions but the state.
    fn forget(&mut self, steps: usize) {
        if steps < self.log.len() {
            self.story.ended = None;
        }
        if let Some(from) = &mut self.story.from {
            from.entry = from.entry.min(steps);
        }
        self.log.truncate(steps);
        self.seating.rewind(steps);
    }

    /// The match as it was after `steps` actions, which led to this state.
    pub(super) fn with_state(&self, steps: usize, state: G::State) -> Self {
        let mut earlier = Self { state, ..self.clone() };
        earlier.forget(steps);
        earlier
    }
}

/// Whatever may come by chance, where it does not matter what.
struct Lowest;

impl ChanceSource for Lowest {
    fn draw(&mut self, _: ChanceKey, _: u32) -> u32 {
        0
    }
}
