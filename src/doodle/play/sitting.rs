//! One sitting at a match: questions, answers, saving, and taking back.

use std::{
    io::{self, IsTerminal as _, Write as _},
    path::PathBuf,
};

use doodle_city::{
    bots::{Skill, Thinker, WithBots as _, thought_seed},
    record::{By, Level, Match, Secret, Seeded, Undoable, Who, save},
    rules::{
        Actor, ChanceKey, ChanceSource, Choices as _, Game as _, Seat,
        doodle_city::{Action, DoodleCity, Legal},
        shown_path,
    },
};
use rand::RngExt as _;

use super::{
    draft::Draft,
    input::{self, Line},
};
use crate::{output::Output, picture, stop::Stop, table, words};

const HELP: &str = "\
A line answers one question, or several at once: `4 3,4 NE` takes the die 4 and draws north-east in column 3, row 4.
  Enter    rolls the dice; otherwise takes what is the only choice
  die      its face; a 6 costs a tree and stands for any row
  square   column and row, such as 3,4
  road     the two sides that it joins: WE NS NE SE SW NW
  pass     takes no die and crosses out a tree
  undo     takes back what was typed, then the last move, until dice roll or the next player begins
  sheets   shows everybody's sheet and points
  quit     leaves; the match is saved and goes on with `doodle play FILE`
";

/// Where the dice of this match come from.
struct Dice {
    seeded: Option<Seeded>,
}

impl ChanceSource for Dice {
    fn draw(&mut self, key: ChanceKey, sides: u32) -> u32 {
        match &mut self.seeded {
            Some(seeded) => seeded.draw(key, sides),
            None => Secret.draw(key, sides),
        }
    }
}

/// What a player decided to do about a question.
enum Decision {
    Act(Action),
    Undo,
    Leave,
}

/// One sitting at one match.
pub struct Sitting<'a> {
    played: Match<DoodleCity>,
    file: PathBuf,
    dice: Dice,
    out: &'a mut Output,
    undoable: Undoable,
    legal: Legal,
}

impl<'a> Sitting<'a> {
    pub fn new(mut played: Match<DoodleCity>, file: PathBuf, seed: Option<u64>, out: &'a mut Output) -> Self {
        if let Some(seed) = seed {
            played.set_seed(seed);
        }
        let dice = Dice { seeded: seed.map(Seeded::new) };
        let undoable = Undoable::of(&played);
        Self { played, file, dice, out, undoable, legal: Legal::default() }
    }

    /// Plays until the match is over or everybody leaves.
    pub fn play(&mut self) -> Result<(), Stop> {
        self.save()?;
        self.say(&format!("{}\n`help` says what can be typed.\n", table::due(&self.played)))?;
        loop {
            let decision = match self.played.actor() {
                Actor::Nobody => return self.tell_results(),
                Actor::Chance(thrower) => self.ask_to_roll(thrower)?,
                Actor::Seat(seat) => match self.played.seats().get(seat.index()).map(|player| player.by) {
                    Some(By::Random) => self.choose_at_random(),
                    Some(By::Level(level)) => self.think(seat, level),
                    Some(By::Person) | None => self.ask_for_move(seat)?,
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
        Ok(self.out.write_all(text.as_bytes())?)
    }

    fn save(&self) -> Result<(), Stop> {
        Ok(save(&self.file, self.played.record().write())?)
    }

    fn name(&self, seat: Seat) -> String {
        words::name(&self.played, seat)
    }

    /// Saves an action before it is shown, as everywhere in the game.
    fn act(&mut self, action: Action) -> Result<(), Stop> {
        let mut events = Vec::new();
        let who = Who::is_next(&self.played);
        if let Err(illegal) = self.played.apply(action, &mut events) {
            return self.say(&format!("That is not allowed: {illegal}.\n"));
        }
        self.undoable.add(who, self.played.log().len());
        self.save()?;
        for event in events {
            if let Some(line) = words::event(&self.played, event) {
                self.say(&format!("{line}\n"))?;
            }
        }
        Ok(())
    }

    /// Takes back the last person's move, and what computer players did since.
    fn undo(&mut self) -> Result<(), Stop> {
        let Some(steps) = self.undoable.last_decision() else {
            return self
                .say("Nothing can be taken back: the dice have rolled, or the next player has begun.\n");
        };
        self.played.rewind(steps);
        self.undoable.go_back_to(steps);
        self.save()?;
        self.say("The last move is taken back.\n")
    }

    fn choose_at_random(&mut self) -> Decision {
        self.played.game().legal(self.played.state(), &mut self.legal);
        let index = rand::rng().random_range(0..self.legal.len().max(1));
        self.legal.get(index).map_or(Decision::Leave, Decision::Act)
    }

    fn think(&self, seat: Seat, level: Level) -> Decision {
        let (game, skill) = (self.played.game(), Skill::of(level));
        let seed = thought_seed(self.played.seed().unwrap_or_default(), self.played.log().len());
        let mut thinker =
            Thinker::new(game.clone(), game.mind(&skill), self.played.state().clone(), seat, skill, seed);
        thinker.think(u64::MAX).map_or(Decision::Leave, Decision::Act)
    }

    /// Asks the starting player for the round's dice, or for all five starting roads at once.
    fn ask_to_roll(&mut self, thrower: Option<Seat>) -> Result<Decision, Stop> {
        let is_rolling = self.played.state().starting_column().is_some() && !self.played.log().is_empty();
        let Some(thrower) = thrower.filter(|_| !is_rolling) else { return Ok(self.roll()) };
        let thrower = self.name(thrower);
        loop {
            self.say(&format!("\n{thrower}, roll the dice: Enter > "))?;
            match self.read()? {
                Line::Enter => return Ok(self.roll()),
                Line::Undo => return Ok(Decision::Undo),
                Line::End | Line::Quit => return Ok(Decision::Leave),
                Line::Pass | Line::Words(_) => self.say("The dice are due: Enter rolls them.\n")?,
                Line::Help | Line::Sheets => {}
            }
        }
    }

    fn roll(&mut self) -> Decision {
        self.played.draw(&mut self.dice).map_or(Decision::Leave, Decision::Act)
    }

    /// Gives the table to the player at `seat`, who then cannot take back what the one before did.
    fn hand_over(&mut self, seat: Seat) -> Result<Option<Decision>, Stop> {
        while self.undoable.is_handed_over_by(Who::Person(seat)) {
            let name = self.name(seat);
            self.say(&format!("\nNow {name}: Enter > "))?;
            match self.read()? {
                Line::Enter => self.undoable.settle(self.played.log().len()),
                Line::Undo => return Ok(Some(Decision::Undo)),
                Line::End | Line::Quit => return Ok(Some(Decision::Leave)),
                Line::Pass | Line::Words(_) => self.say(&format!("Enter, when {name} goes on; or undo.\n"))?,
                Line::Help | Line::Sheets => {}
            }
        }
        Ok(None)
    }

    fn ask_for_move(&mut self, seat: Seat) -> Result<Decision, Stop> {
        if let Some(decision) = self.hand_over(seat)? {
            return Ok(decision);
        }
        self.played.game().legal(self.played.state(), &mut self.legal);
        let all = Draft::new(self.legal.iter().collect());
        let mut draft = all.clone();
        let dice = table::dice(&self.played).unwrap_or_default();
        self.say(&format!("\n{}{}\n{dice}\n", table::sheet(&self.played, seat), picture::LEGEND))?;
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
                // Refused with the rule's own words where it is not allowed.
                Line::Pass => return Ok(Decision::Act(Action::Pass)),
                Line::Undo if !draft.is_empty() => draft = all.clone(),
                Line::Undo => return Ok(Decision::Undo),
                Line::End | Line::Quit => return Ok(Decision::Leave),
                Line::Help | Line::Sheets => {}
            }
        }
    }

    /// Reads a line; what any question can be answered with is done here.
    fn read(&mut self) -> Result<Line, Stop> {
        self.out.flush()?;
        // A script is carried out whoever reads; a person does not see any more what is asked.
        let is_blind = self.out.is_lost() && io::stdin().is_terminal();
        let line = if is_blind { Line::End } else { input::read()? };
        match line {
            Line::Help => self.say(HELP)?,
            Line::Sheets => self.say(&self.overview())?,
            // What follows starts on a line of its own.
            Line::End => self.say("\n")?,
            Line::Enter | Line::Undo | Line::Pass | Line::Quit | Line::Words(_) => {}
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
