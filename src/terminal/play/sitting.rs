//! One sitting at a match: questions, answers, saving, and taking back.

use std::{io::Write as _, path::PathBuf, time::SystemTime};

use rand::RngExt as _;

use super::input::Line;
use crate::{
    bots::{Skill, Thinker, thought_seed},
    record::{Controller, Level, Match, Seeded, SystemRandom, Undoable, Who, save},
    rules::{Actor, ChanceKey, ChanceSource, LegalActions as _, Seat, shown_path},
    terminal::{Draft as _, Stop, TerminalGame, console::Console, table, words::player_name},
};

/// What can be typed in any game, after what answers the questions of this one.
const ENTER_AND_UNDO: &str = "  Enter    rolls the dice where they are due; otherwise takes what is the only
           choice
  undo     takes back what was typed, then the last move, as long as no dice have
           rolled, no card has come and the next player has not begun since
";
/// The same, after what shows the table.
const QUIT: &str = "  quit     leaves; the match is saved and goes on with `doodle play FILE`
";

/// Where the dice and cards of this match come from.
struct Dice {
    seeded: Option<Seeded>,
}

impl ChanceSource for Dice {
    fn draw(&mut self, key: ChanceKey, sides: u32) -> u32 {
        match &mut self.seeded {
            Some(seeded) => seeded.draw(key, sides),
            None => SystemRandom.draw(key, sides),
        }
    }
}

/// What a player decided to do about a question.
enum Decision<Action> {
    Act(Action),
    Undo,
    Leave,
}

/// One sitting at one match.
pub(super) struct Sitting<'a, 'c, G: TerminalGame> {
    played: Match<G>,
    file: PathBuf,
    dice: Dice,
    console: &'a mut Console<'c>,
    undoable: Undoable,
    legal: G::LegalActions,
}

impl<'a, 'c, G: TerminalGame> Sitting<'a, 'c, G> {
    pub(super) fn new(
        mut played: Match<G>,
        file: PathBuf,
        seed: Option<u64>,
        console: &'a mut Console<'c>,
    ) -> Self {
        if let Some(seed) = seed {
            played.set_seed(seed);
        }
        let dice = Dice { seeded: seed.map(Seeded::new) };
        let undoable = Undoable::of(&played);
        Self { played, file, dice, console, undoable, legal: G::LegalActions::default() }
    }

    /// Plays until the match is over or everybody leaves.
    pub(super) fn play(&mut self) -> Result<(), Stop> {
        let mut events = Vec::new();
        self.draw_what_nobody_throws(&mut events);
        self.save()?;
        self.tell(events)?;
        self.say(&format!("{}\n`help` says what can be typed.\n", G::due(&self.played)))?;
        loop {
            let decision = match self.played.actor() {
                Actor::GameOver => return self.tell_results(),
                Actor::Chance(Some(thrower)) if !G::is_same_throw(&self.played) => self.ask_to_roll(thrower)?,
                Actor::Chance(_) => self.roll(),
                Actor::Seat(seat) => match self.played.seats().get(seat.index()).map(|player| player.by) {
                    Some(Controller::Random) => self.choose_at_random(),
                    Some(Controller::Level(level)) => self.think(seat, level),
                    Some(Controller::Person) | None => self.ask_for_move(seat)?,
                },
            };
            match decision {
                Decision::Act(action) => self.act(action)?,
                Decision::Undo => self.undo()?,
                Decision::Leave => return self.leave(),
            }
        }
    }

    fn say(&mut self, text: &str) -> Result<(), Stop> {
        Ok(self.console.out.write_all(text.as_bytes())?)
    }

    fn save(&self) -> Result<(), Stop> {
        Ok(save(&self.file, self.played.record().write())?)
    }

    fn name(&self, seat: Seat) -> String {
        player_name(&self.played, seat)
    }

    /// Saves an action before it is shown, as everywhere in the game, with what follows of it by chance.
    fn act(&mut self, action: G::Action) -> Result<(), Stop> {
        let mut events = Vec::new();
        if let Err(illegal) = self.apply(action, &mut events) {
            return self.say(&format!("That is not allowed: {illegal}.\n"));
        }
        self.draw_what_nobody_throws(&mut events);
        self.save()?;
        self.tell(events)
    }

    fn apply(&mut self, action: G::Action, events: &mut Vec<G::Event>) -> Result<(), G::Illegal> {
        let who = Who::is_next(&self.played);
        self.played.apply(action, events)?;
        if self.played.is_over() {
            self.played.set_ended(SystemTime::now().into());
        }
        self.undoable.add(who, self.played.log().len());
        Ok(())
    }

    /// Draws cards and the like as long as they are due.
    fn draw_what_nobody_throws(&mut self, events: &mut Vec<G::Event>) {
        while self.played.actor() == Actor::Chance(None) {
            let drawn = self.played.draw(&mut self.dice);
            let is_applied = drawn.is_some_and(|action| self.apply(action, events).is_ok());
            debug_assert!(is_applied, "what is drawn is legal");
            if !is_applied {
                return;
            }
        }
    }

    fn tell(&mut self, events: Vec<G::Event>) -> Result<(), Stop> {
        for event in events {
            if let Some(line) = G::event(&self.played, event) {
                self.say(&format!("{line}\n"))?;
            }
        }
        Ok(())
    }

    /// Takes back the last person's move, and what computer players did since.
    fn undo(&mut self) -> Result<(), Stop> {
        let Some(steps) = self.undoable.last_decision() else {
            return self
                .say("Nothing can be taken back: dice rolled, a card came, or the next player began.\n");
        };
        self.played.rewind(steps);
        self.undoable.go_back_to(steps);
        self.save()?;
        self.say("The last move is taken back.\n")
    }

    fn choose_at_random(&mut self) -> Decision<G::Action> {
        self.played.game().legal(self.played.state(), &mut self.legal);
        let index = rand::rng().random_range(0..self.legal.len().max(1));
        self.legal.get(index).map_or(Decision::Leave, Decision::Act)
    }

    fn think(&self, seat: Seat, level: Level) -> Decision<G::Action> {
        let (game, skill) = (self.played.game(), Skill::of(level));
        let seed = thought_seed(self.played.seed().unwrap_or_default(), self.played.log().len());
        let mut thinker =
            Thinker::new(game.clone(), game.mind(&skill), self.played.state().clone(), seat, skill, seed);
        thinker.think(u64::MAX).map_or(Decision::Leave, Decision::Act)
    }

    /// Asks whoever throws.
    fn ask_to_roll(&mut self, thrower: Seat) -> Result<Decision<G::Action>, Stop> {
        let thrower = self.name(thrower);
        loop {
            self.say(&format!("\n{thrower}, roll the dice: Enter > "))?;
            match self.read()? {
                Line::Enter => return Ok(self.roll()),
                Line::Undo => return Ok(Decision::Undo),
                Line::End | Line::Quit => return Ok(Decision::Leave),
                Line::Words(_) => self.say("The dice are due: Enter rolls them.\n")?,
                Line::Help | Line::Table => {}
            }
        }
    }

    fn roll(&mut self) -> Decision<G::Action> {
        self.played.draw(&mut self.dice).map_or(Decision::Leave, Decision::Act)
    }

    /// Gives the table to the player at `seat`, who then cannot take back what the one before did.
    fn hand_over(&mut self, seat: Seat) -> Result<Option<Decision<G::Action>>, Stop> {
        while self.undoable.is_handed_over_by(Who::Person(seat)) {
            let name = self.name(seat);
            self.say(&format!("\nNow {name}: Enter > "))?;
            match self.read()? {
                Line::Enter => self.undoable.settle(self.played.log().len()),
                Line::Undo => return Ok(Some(Decision::Undo)),
                Line::End | Line::Quit => return Ok(Some(Decision::Leave)),
                Line::Words(_) => self.say(&format!("Enter, when {name} goes on; or undo.\n"))?,
                Line::Help | Line::Table => {}
            }
        }
        Ok(None)
    }

    fn ask_for_move(&mut self, seat: Seat) -> Result<Decision<G::Action>, Stop> {
        if let Some(decision) = self.hand_over(seat)? {
            return Ok(decision);
        }
        if let Some(action) = self.played.game().automatic(self.played.state()) {
            return Ok(Decision::Act(action));
        }
        self.played.game().legal(self.played.state(), &mut self.legal);
        let all = G::Draft::new(&self.played, self.legal.iter().collect());
        let mut draft = all.clone();
        let on_table = G::on_table(&self.played).unwrap_or_default();
        self.say(&format!("\n{}{}{on_table}\n", G::sheet(&self.played, seat), table::legend::<G>()))?;
        self.say(&draft.advice())?;
        loop {
            if let Some(action) = draft.complete() {
                return Ok(Decision::Act(action));
            }
            let question = draft.question();
            self.say(&format!("{}, {question} > ", self.name(seat)))?;
            match self.read()? {
                Line::Enter => {
                    if let Err(why) = draft.enter() {
                        self.say(&format!("{why}\n"))?;
                    }
                }
                Line::Words(words) => {
                    if let Err(why) = draft.answer(&words) {
                        self.say(&format!("{why}\n"))?;
                    }
                }
                Line::Undo if !draft.is_empty() => draft = all.clone(),
                Line::Undo => return Ok(Decision::Undo),
                Line::End | Line::Quit => return Ok(Decision::Leave),
                Line::Help | Line::Table => {}
            }
        }
    }

    /// Reads a line; what any question can be answered with is done here.
    fn read(&mut self) -> Result<Line, Stop> {
        let line = self.console.ask()?.map_or(Line::End, |line| line.as_str().into());
        match line {
            Line::Help => {
                let printed = G::printed(&self.played);
                self.say(&[G::ANSWERS, ENTER_AND_UNDO, G::OVERVIEW, QUIT, &printed].concat())?;
            }
            Line::Table => self.say(&self.overview())?,
            // What follows starts on a line of its own.
            Line::End => self.say("\n")?,
            Line::Enter | Line::Undo | Line::Quit | Line::Words(_) => {}
        }
        Ok(line)
    }

    fn overview(&self) -> String {
        let steps = self.played.log().len();
        table::whole(&self.played, steps, steps)
    }

    fn tell_results(&mut self) -> Result<(), Stop> {
        let text = format!("\n{}The record is in {}\n", self.overview(), shown_path(&self.file));
        self.say(&text)
    }

    fn leave(&mut self) -> Result<(), Stop> {
        let file = shown_path(&self.file);
        let text = format!("Saved. It goes on with: doodle play {file}\n");
        self.say(&text)
    }
}
