//! One running match: what is confirmed, what is being saved, and what may be taken back.

use std::{collections::VecDeque, sync::Arc};

use bevy::prelude::*;

use super::{Order, Playable, Why};
use crate::{
    platform,
    record::{AnyMatch, Checkpoints, Controller, Level, Match, Seeded, SystemRandom, Undoable, Utc, Who},
    rules::{Actor, Game, IgnoreEvents, Seat},
    storage::{MatchId, Request},
};

/// The match on the table. The resource is there while one is open.
#[derive(Resource)]
pub struct Session<G: Game> {
    id: MatchId,
    play: Arc<Match<G>>,
    undoable: Undoable,
    waiting: Option<PendingSave<G>>,
    /// Actions that are saved and have not been shown yet, in order: what chance did after a player's choice.
    unannounced: VecDeque<G::Action>,
    queued: Option<Order<G>>,
    is_saved: bool,
    /// Where it is only looked at, all of it.
    whole: Option<Checkpoints<G>>,
}

/// What becomes of the match once the storage has answered.
struct PendingSave<G: Game> {
    /// How many actions are being saved.
    step: usize,
    /// When the match ends by it.
    ended: Option<Utc>,
    coming: Pending<G>,
}

enum Pending<G: Game> {
    /// The match goes on by these actions, shown one after the other.
    Actions(VecDeque<G::Action>),
    /// The match lies there anew, and then goes on by these actions.
    Jump(Match<G>, Undoable, VecDeque<G::Action>),
    /// Somebody else decides for this seat.
    Reseat(Seat, Controller),
}

/// What the table has to be told.
pub(super) enum SessionEvent<G: Game> {
    /// The match lies there anew.
    PositionChanged,
    /// Somebody else decides for this seat.
    SeatReassigned(Seat),
    /// It went on by one action.
    ActionApplied { step: usize, action: G::Action, events: Vec<G::Event> },
}

impl<G: Game> Session<G> {
    /// Its name in storage.
    pub const fn id(&self) -> &MatchId {
        &self.id
    }

    /// The match as far as the storage has confirmed it.
    pub fn play(&self) -> &Match<G> {
        &self.play
    }

    /// Whose match it is now, as [`Match::focus`] says; in one that is only looked at `last` need not be known.
    pub fn focus(&self, last: Seat) -> Seat {
        let last = match (&self.whole, self.play.actor()) {
            (Some(whole), Actor::Chance(None)) => whole.mover_before(self.play.log().len()).unwrap_or(last),
            _ => last,
        };
        self.play.focus(last)
    }

    /// Whether it goes on; otherwise it is only looked at.
    pub const fn is_live(&self) -> bool {
        self.whole.is_none()
    }

    /// Whether an action waits for the storage, or to be shown; until then others are refused.
    pub fn is_busy(&self) -> bool {
        self.waiting.is_some() || self.has_unannounced()
    }

    /// Whether something has happened that has not been shown yet.
    pub fn has_unannounced(&self) -> bool {
        !self.unannounced.is_empty()
    }

    /// Whether saving worked when it was last tried; if not, people have been told.
    pub const fn is_saved(&self) -> bool {
        self.is_saved
    }

    /// Whether there is something to take back.
    pub fn can_undo(&self) -> bool {
        self.is_live() && self.undoable.last_decision().is_some()
    }

    /// How many actions can no longer be taken back.
    pub const fn undo_floor(&self) -> usize {
        self.undoable.floor()
    }

    /// Who made the actions that can still be taken back; `None` if none can.
    pub const fn mover(&self) -> Option<Seat> {
        self.undoable.mover()
    }

    /// Whom the device has to be handed to: the person on turn, while the one before could still take something back.
    pub fn hand_over_to(&self) -> Option<Seat> {
        if !self.is_live() {
            return None;
        }
        match Who::is_next(&self.play) {
            who @ (Who::Person(next) | Who::Unasked(next)) if self.undoable.is_handed_over_by(who) => {
                Some(next)
            }
            Who::Person(_) | Who::Unasked(_) | Who::Computer | Who::Chance => None,
        }
    }

    /// The computer player on turn: its seat and its level.
    pub fn computer(&self) -> Option<(Seat, Level)> {
        let Actor::Seat(seat) = self.play.actor() else { return None };
        Some((seat, self.play.level(seat)?))
    }
}

impl<G: Playable> Session<G> {
    /// All of a match that is only looked at; `None` of one that goes on.
    pub(crate) fn whole(&self) -> Option<&Arc<Match<G>>> {
        self.whole.as_ref().map(Checkpoints::whole)
    }

    /// A moment of a match that is only looked at.
    pub(crate) fn moment(&self, steps: usize) -> Option<Match<G>> {
        self.whole.as_ref().map(|whole| whole.at(steps))
    }

    /// The same match, for whoever does not know the game.
    pub fn any(&self) -> AnyMatch {
        Arc::clone(&self.play).into()
    }

    /// A match as it lies there.
    pub(super) fn open(id: MatchId, play: Match<G>, is_live: bool) -> Self {
        let undoable = Undoable::of(&play);
        let play = Arc::new(play);
        let whole = (!is_live).then(|| Checkpoints::new(Arc::clone(&play)));
        let unannounced = VecDeque::new();
        Self { id, play, undoable, waiting: None, unannounced, queued: None, is_saved: true, whole }
    }

    /// The request that saves the match before it is shown: no file of a new one can exist yet, and what nobody throws
    /// follows at once. `None` where all is saved, or nothing is to be.
    pub(super) fn save_first(&mut self) -> Option<Request> {
        if !self.is_live() {
            return None;
        }
        let is_branch = self.play.from().is_some() && self.play.begun().is_none();
        let is_new = self.play.log().is_empty() || is_branch;
        if is_new && self.play.begun().is_none() {
            Arc::make_mut(&mut self.play).set_begun(platform::now().into());
        }
        let (mut play, mut actions) = (Match::clone(&self.play), VecDeque::new());
        follow(&mut play, &mut actions).ok()?;
        (is_new || !actions.is_empty()).then(|| {
            let coming = Pending::Jump(Match::clone(&self.play), self.undoable.clone(), actions);
            self.wait(play, coming)
        })
    }

    /// Begins what is ordered, and says what has to be saved for it.
    pub(super) fn begin(&mut self, order: &Order<G>) -> Result<Option<Request>, Why> {
        if !self.is_live() {
            return Err(Why::LookedAt);
        }
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
            Order::GoTo(_) | Order::Next => Err(Why::GoesOn),
            Order::Open { .. } | Order::Close => Ok(None),
        }
    }

    /// Looks at another moment of a match that is only looked at; `None` where nothing comes next.
    pub(super) fn look(&mut self, order: &Order<G>) -> Result<Option<SessionEvent<G>>, Why> {
        let Some(checkpoints) = &self.whole else { return Err(Why::GoesOn) };
        let before = self.play.log().len();
        let (step, news) = match order {
            Order::GoTo(step) => (*step, SessionEvent::PositionChanged),
            _ => {
                let Some(&action) = checkpoints.whole().log().get(before) else { return Ok(None) };
                let (mut play, mut events) = (Match::clone(&self.play), Vec::new());
                let applied = play.apply(action, &mut events);
                debug_assert!(applied.is_ok(), "what was legal once is legal again: {applied:?}");
                let step = before + 1;
                (step, SessionEvent::ActionApplied { step, action, events })
            }
        };
        self.play = Arc::new(checkpoints.at(step));
        Ok(Some(news))
    }

    /// Keeps one order for later. Not a choice or a roll: a second tap on the same button would be taken for
    /// the next player's.
    fn queue(&mut self, order: &Order<G>) -> Result<(), Why> {
        match order {
            Order::Undo | Order::Reseat { .. } | Order::HandOver if self.queued.is_none() => {
                self.queued = Some(order.clone());
                Ok(())
            }
            Order::Act(_)
            | Order::Roll
            | Order::Undo
            | Order::Reseat { .. }
            | Order::HandOver
            | Order::GoTo(_)
            | Order::Next => Err(Why::Busy),
            Order::Open { .. } | Order::Close => Ok(()),
        }
    }

    fn act(&mut self, action: G::Action) -> Result<Request, Why> {
        match self.play.actor() {
            Actor::Chance(_) => Err(Why::ChanceActs),
            Actor::Seat(_) | Actor::GameOver => self.apply(action),
        }
    }

    fn roll(&mut self) -> Result<Request, Why> {
        self.apply(draw(&self.play).ok_or(Why::NothingToRoll)?)
    }

    fn apply(&mut self, action: G::Action) -> Result<Request, Why> {
        let mut play = Match::clone(&self.play);
        let mut actions = VecDeque::from([action]);
        play.apply(action, &mut IgnoreEvents).map_err(|error| Why::Illegal(error.to_string()))?;
        follow(&mut play, &mut actions)?;
        Ok(self.wait(play, Pending::Actions(actions)))
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
        let coming = Pending::Jump(play.clone(), undoable, VecDeque::new());
        Ok(self.wait(play, coming))
    }

    fn reseat(&mut self, seat: Seat, by: Controller) -> Request {
        let mut play = Match::clone(&self.play);
        play.change_seat(seat, by);
        self.wait(play, Pending::Reseat(seat, by))
    }

    /// Nothing to hand over if the same player goes on.
    fn hand_over(&mut self) {
        let is_same = self.undoable.mover().is_some_and(|mover| self.play.actor() == Actor::Seat(mover));
        if !is_same {
            self.undoable.settle(self.play.log().len());
        }
    }

    fn wait(&mut self, mut play: Match<G>, coming: Pending<G>) -> Request {
        let is_end = play.is_over() && play.ended().is_none();
        let ended = is_end.then(|| Utc::from(platform::now()));
        if let Some(ended) = ended {
            play.set_ended(ended);
        }
        let (text, step) = (play.record().write(), play.log().len());
        self.waiting = Some(PendingSave { step, ended, coming });
        Request::Save { id: self.id.clone(), text, step }
    }

    /// Takes the storage's answer for a match and step: what waited for it has come about, saved or not.
    pub(super) fn confirm_save(
        &mut self,
        id: &MatchId,
        step: usize,
        is_saved: bool,
    ) -> Option<SessionEvent<G>> {
        let is_mine = |waiting: &mut PendingSave<G>| *id == self.id && waiting.step == step;
        let waiting = self.waiting.take_if(is_mine)?;
        self.is_saved = is_saved;
        let has_ended = |play: &mut Arc<Match<G>>| {
            if let Some(ended) = waiting.ended {
                Arc::make_mut(play).set_ended(ended);
            }
        };
        match waiting.coming {
            Pending::Actions(actions) => {
                self.unannounced = actions;
                has_ended(&mut self.play);
                self.announce_next()
            }
            Pending::Jump(play, undoable, actions) => {
                (self.play, self.undoable, self.unannounced) = (Arc::new(play), undoable, actions);
                has_ended(&mut self.play);
                Some(SessionEvent::PositionChanged)
            }
            Pending::Reseat(seat, by) => {
                Arc::make_mut(&mut self.play).change_seat(seat, by);
                Some(SessionEvent::SeatReassigned(seat))
            }
        }
    }

    /// What has happened next and was not shown yet.
    pub(super) fn announce_next(&mut self) -> Option<SessionEvent<G>> {
        let action = self.unannounced.pop_front()?;
        let (who, mut events) = (Who::is_next(&self.play), Vec::new());
        let applied = Arc::make_mut(&mut self.play).apply(action, &mut events);
        debug_assert!(applied.is_ok(), "what was saved is legal: {applied:?}");
        let step = self.play.log().len();
        self.undoable.add(who, step);
        Some(SessionEvent::ActionApplied { step, action, events })
    }

    /// The order that came while the session was busy.
    pub(super) fn take_queued(&mut self) -> Option<Order<G>> {
        self.queued.take()
    }
}

/// What chance does now, by the match's own seed if it has one.
fn draw<G: Playable>(play: &Match<G>) -> Option<G::Action> {
    match play.seed() {
        Some(seed) => play.draw(&mut Seeded::new(seed)),
        None => play.draw(&mut SystemRandom),
    }
}

/// What nobody throws is drawn at once: it is part of what is saved, and shown afterwards.
fn follow<G: Playable>(play: &mut Match<G>, actions: &mut VecDeque<G::Action>) -> Result<(), Why> {
    while play.actor() == Actor::Chance(None) {
        let action = draw(play).ok_or(Why::NothingToRoll)?;
        play.apply(action, &mut IgnoreEvents).map_err(|error| Why::Illegal(error.to_string()))?;
        actions.push_back(action);
    }
    Ok(())
}
