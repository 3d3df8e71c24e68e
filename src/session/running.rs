//! One running match: what is confirmed, what is being saved, and what may be taken back.

use bevy::prelude::*;

use super::{Order, Playable, Why};
use crate::{
    record::{By, Level, Match, Secret, Seeded, Undoable, Who},
    rules::{Actor, Game, Seat},
    storage::{MatchId, Request},
};

/// The match on the table. The resource is there while one is open.
#[derive(Resource)]
pub struct Session<G: Game> {
    id: MatchId,
    play: Match<G>,
    undoable: Undoable,
    waiting: Option<Waiting<G>>,
    queued: Option<Order<G>>,
    is_saved: bool,
}

/// What becomes of the match once the storage has answered.
struct Waiting<G: Game> {
    play: Match<G>,
    undoable: Undoable,
    news: News<G>,
}

/// What the board has to be told.
pub(super) enum News<G: Game> {
    /// The match lies there anew.
    Jumped,
    /// Somebody else decides for this seat.
    Reseated(Seat),
    /// It went on by one action.
    Played { action: G::Action, events: Vec<G::Event> },
}

impl<G: Game> Session<G> {
    /// Its name in storage.
    pub const fn id(&self) -> &MatchId {
        &self.id
    }

    /// The match as far as the storage has confirmed it.
    pub const fn play(&self) -> &Match<G> {
        &self.play
    }

    /// Whether an action waits for the storage; until then others are refused.
    pub const fn is_busy(&self) -> bool {
        self.waiting.is_some()
    }

    /// Whether saving worked when it was last tried; if not, people have been told.
    pub const fn is_saved(&self) -> bool {
        self.is_saved
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        self.undoable.last_decision().is_some()
    }

    /// How many actions cannot be taken back any more.
    pub const fn undo_floor(&self) -> usize {
        self.undoable.floor()
    }

    /// Who did what can still be taken back; `None` where nothing can.
    pub const fn mover(&self) -> Option<Seat> {
        self.undoable.mover()
    }

    /// Who has to be handed the device: the person on turn, while the one before could still take something back.
    pub fn hand_over_to(&self) -> Option<Seat> {
        match Who::is_next(&self.play) {
            Who::Person(next) if self.undoable.is_handed_over_by(Who::Person(next)) => Some(next),
            Who::Person(_) | Who::Computer | Who::Chance => None,
        }
    }

    /// The computer player on turn: its seat and its level.
    pub fn computer(&self) -> Option<(Seat, Level)> {
        let Actor::Seat(seat) = self.play.actor() else { return None };
        Some((seat, self.play.level(seat)?))
    }
}

impl<G: Playable> Session<G> {
    /// A match as it lies there.
    pub(super) fn open(id: MatchId, play: Match<G>) -> Self {
        let undoable = Undoable::of(&play);
        Self { id, play, undoable, waiting: None, queued: None, is_saved: true }
    }

    /// Whether no file of it can exist yet.
    pub(super) fn is_new(&self) -> bool {
        self.play.log().is_empty()
    }

    /// The request that saves a new match.
    pub(super) fn save_new(&mut self) -> Request {
        let (play, undoable) = (self.play.clone(), self.undoable.clone());
        self.wait(Waiting { play, undoable, news: News::Jumped })
    }

    /// Begins what is ordered, and says what has to be saved for it.
    pub(super) fn begin(&mut self, order: &Order<G>) -> Result<Option<Request>, Why> {
        if self.is_busy() {
            return self.queue(order).map(|()| None);
        }
        match order {
            Order::Act(action) => self.act(*action).map(Some),
            Order::Roll => self.roll().map(Some),
            Order::Undo => self.undo().map(Some),
            Order::Reseat { seat, by } => Ok(Some(self.reseat(*seat, *by))),
            Order::HandOver => {
                self.hand_over();
                Ok(None)
            }
            Order::Open { .. } | Order::Close => Ok(None),
        }
    }

    /// Keeps one order for later. Not a choice or a roll: a second tap on the same button would be taken for
    /// the next player's.
    fn queue(&mut self, order: &Order<G>) -> Result<(), Why> {
        match order {
            Order::Undo | Order::Reseat { .. } | Order::HandOver if self.queued.is_none() => {
                self.queued = Some(order.clone());
                Ok(())
            }
            Order::Act(_) | Order::Roll | Order::Undo | Order::Reseat { .. } | Order::HandOver => {
                Err(Why::Busy)
            }
            Order::Open { .. } | Order::Close => Ok(()),
        }
    }

    fn act(&mut self, action: G::Action) -> Result<Request, Why> {
        match self.play.actor() {
            Actor::Chance(_) => Err(Why::ChanceActs),
            Actor::Seat(_) | Actor::Nobody => self.apply(action),
        }
    }

    fn roll(&mut self) -> Result<Request, Why> {
        let drawn = match self.play.seed() {
            Some(seed) => self.play.draw(&mut Seeded::new(seed)),
            None => self.play.draw(&mut Secret),
        };
        self.apply(drawn.ok_or(Why::NothingToRoll)?)
    }

    fn apply(&mut self, action: G::Action) -> Result<Request, Why> {
        let who = Who::is_next(&self.play);
        let mut play = self.play.clone();
        let mut events = Vec::new();
        play.apply(action, &mut events).map_err(|error| Why::Illegal(error.to_string()))?;
        let mut undoable = self.undoable.clone();
        undoable.add(who, play.log().len());
        Ok(self.wait(Waiting { play, undoable, news: News::Played { action, events } }))
    }

    fn undo(&mut self) -> Result<Request, Why> {
        let steps = self.undoable.last_decision().ok_or(Why::NothingToUndo)?;
        let mut play = self.play.at(steps);
        // Who has taken a seat over since keeps it.
        for (seat, player) in self.play.seats().iter().enumerate() {
            play.change_seat(Seat(seat as u8), player.by);
        }
        let mut undoable = self.undoable.clone();
        undoable.go_back_to(steps);
        Ok(self.wait(Waiting { play, undoable, news: News::Jumped }))
    }

    fn reseat(&mut self, seat: Seat, by: By) -> Request {
        let (mut play, undoable) = (self.play.clone(), self.undoable.clone());
        play.change_seat(seat, by);
        self.wait(Waiting { play, undoable, news: News::Reseated(seat) })
    }

    /// Nothing to hand over if the same player goes on.
    fn hand_over(&mut self) {
        let is_same = self.undoable.mover().is_some_and(|mover| self.play.actor() == Actor::Seat(mover));
        if !is_same {
            self.undoable.settle(self.play.log().len());
        }
    }

    fn wait(&mut self, waiting: Waiting<G>) -> Request {
        let (text, step) = (waiting.play.record().write(), waiting.play.log().len());
        self.waiting = Some(waiting);
        Request::Save { id: self.id.clone(), text, step }
    }

    /// Takes the storage's answer for a match and step: what waited for it has come about, saved or not.
    pub(super) fn settle(&mut self, id: &MatchId, step: usize, is_saved: bool) -> Option<News<G>> {
        let is_mine = |waiting: &mut Waiting<G>| *id == self.id && waiting.play.log().len() == step;
        let waiting = self.waiting.take_if(is_mine)?;
        self.play = waiting.play;
        self.undoable = waiting.undoable;
        self.is_saved = is_saved;
        Some(waiting.news)
    }

    /// The order that came while the session was busy.
    pub(super) fn take_queued(&mut self) -> Option<Order<G>> {
        self.queued.take()
    }
}
