//! The systems of a session: hear what the storage says, tell what has come about, then carry out orders.

use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};

use super::{
    ActionApplied, AnyOrder, Open, Order, OrderRejected, Playable, PositionChanged, SeatReassigned, Session,
    Why, running::SessionEvent,
};
use crate::storage::{Answer, MatchId, Storage};

/// A match that is not on the table yet, because it has to be saved before.
#[derive(Resource)]
pub(super) struct Opening<G: Playable>(Option<Session<G>>);

impl<G: Playable> Default for Opening<G> {
    fn default() -> Self {
        Self(None)
    }
}

/// Whether the table can show the next thing that has happened. The code that shows it says so.
///
/// One order can bring several actions: a card that is turned over follows a choice at once, and is saved together with
/// it, so that nobody can learn what comes and then take the choice back by ending the app. The session therefore knows
/// more than has been seen. If it told all of that at once, the table would draw the end of it while the first card
/// still turns, and whoever looks at the match would see a state that is not on the table. So it holds the rest back,
/// and the match that it gives out is the one that has been shown, until this gate opens: the table closes it while
/// something moves or is read. Without a table, as in tests of the session, it stays open.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadyForNext(pub bool);

impl Default for ReadyForNext {
    fn default() -> Self {
        Self(true)
    }
}

#[derive(SystemParam)]
pub(super) struct Telling<'w, G: Playable> {
    applied: MessageWriter<'w, ActionApplied<G>>,
    position_changed: MessageWriter<'w, PositionChanged>,
    reassigned: MessageWriter<'w, SeatReassigned>,
    rejected: MessageWriter<'w, OrderRejected>,
}

impl<G: Playable> Telling<'_, G> {
    fn tell(&mut self, news: SessionEvent<G>) {
        match news {
            SessionEvent::ActionApplied { step, action, events } => {
                self.applied.write(ActionApplied { step, action, events });
            }
            SessionEvent::PositionChanged => {
                self.position_changed.write(PositionChanged);
            }
            SessionEvent::SeatReassigned(seat) => {
                self.reassigned.write(SeatReassigned(seat));
            }
        }
    }
}

/// Confirms what has been saved, or could not be.
pub(super) fn handle_answers<G: Playable>(
    mut commands: Commands,
    mut answers: MessageReader<Answer>,
    mut opening: ResMut<Opening<G>>,
    mut session: Option<ResMut<Session<G>>>,
    storage: Res<Storage>,
    mut telling: Telling<G>,
) {
    for answer in answers.read() {
        let saved = match answer {
            Answer::Saved { id, step } => (id, *step, true),
            Answer::NotSaved { id, step, .. } => (id, *step, false),
            _ => continue,
        };
        confirm_save(&mut commands, &mut opening, session.as_deref_mut(), saved, &mut telling);
        if let Some(session) = session.as_deref_mut() {
            carry_out_queued(session, &storage, &mut telling);
        }
    }
}

/// Carries out the order that came while the session was busy, if it no longer is.
fn carry_out_queued<G: Playable>(session: &mut Session<G>, storage: &Storage, telling: &mut Telling<G>) {
    if !session.is_busy()
        && let Some(order) = session.take_queued()
    {
        carry_out_one(session, &order, storage, telling);
    }
}

/// Tells what has come about after what was told last, once the table can show it.
pub(super) fn announce_next<G: Playable>(
    mut session: ResMut<Session<G>>,
    is_ready: Res<ReadyForNext>,
    storage: Res<Storage>,
    mut telling: Telling<G>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !is_ready.0 || !session.has_unannounced() {
        return;
    }
    if let Some(news) = session.announce_next() {
        telling.tell(news);
        redraw.write(RequestRedraw);
    }
    carry_out_queued(&mut session, &storage, &mut telling);
}

/// Passes an answer of the storage to the match that waits for it.
fn confirm_save<G: Playable>(
    commands: &mut Commands,
    opening: &mut Opening<G>,
    session: Option<&mut Session<G>>,
    (id, step, is_saved): (&MatchId, usize, bool),
    telling: &mut Telling<G>,
) {
    if let Some(opened) = opening.0.take_if(|opened| opened.confirm_save(id, step, is_saved).is_some()) {
        commands.insert_resource(opened);
        telling.position_changed.write(PositionChanged);
        return;
    }
    if let Some(news) = session.and_then(|session| session.confirm_save(id, step, is_saved)) {
        telling.tell(news);
    }
}

/// Whoever does not know the game orders by plain words: they are for the match of this game, if one is open.
pub(super) fn handle_any_orders<G: Playable>(
    mut opens: MessageReader<Open>,
    mut commands: MessageReader<AnyOrder>,
    (opening, session): (Res<Opening<G>>, Option<Res<Session<G>>>),
    mut orders: MessageWriter<Order<G>>,
) {
    let is_open = session.is_some() || opening.0.is_some();
    for command in commands.read().filter(|_| is_open) {
        orders.write(match command {
            AnyOrder::Roll => Order::Roll,
            AnyOrder::GoTo(step) => Order::GoTo(*step),
            AnyOrder::Next => Order::Next,
            AnyOrder::Undo => Order::Undo,
            AnyOrder::Reseat { seat, by } => Order::Reseat { seat: *seat, by: *by },
            AnyOrder::HandOver => Order::HandOver,
            AnyOrder::Close => Order::Close,
        });
    }
    for Open { id, play, is_live, .. } in opens.read() {
        match play.of::<G>() {
            Some(play) => {
                orders.write(Order::Open { id: id.clone(), play: play.clone(), is_live: *is_live });
            }
            // A match of another game takes its place.
            None if is_open => {
                orders.write(Order::Close);
            }
            None => {}
        }
    }
}

/// Carries out what has been ordered since the last frame.
pub(super) fn carry_out_orders<G: Playable>(
    mut commands: Commands,
    mut orders: MessageReader<Order<G>>,
    mut opening: ResMut<Opening<G>>,
    mut session: Option<ResMut<Session<G>>>,
    storage: Res<Storage>,
    mut telling: Telling<G>,
) {
    for order in orders.read() {
        match order {
            Order::Open { id, play, is_live } => {
                session = None;
                opening.0 = None;
                let mut opened = Session::open(id.clone(), play.clone(), *is_live);
                if let Some(request) = opened.save_first() {
                    commands.remove_resource::<Session<G>>();
                    storage.send(request);
                    opening.0 = Some(opened);
                } else {
                    commands.insert_resource(opened);
                    telling.position_changed.write(PositionChanged);
                }
            }
            Order::Close => {
                session = None;
                opening.0 = None;
                commands.remove_resource::<Session<G>>();
            }
            Order::GoTo(_) | Order::Next => {
                let looked = session.as_deref_mut().ok_or(Why::NoMatch).and_then(|session| session.look(order));
                match looked {
                    Ok(Some(news)) => telling.tell(news),
                    Ok(None) => {}
                    Err(why) => {
                        telling.rejected.write(why.into());
                    }
                }
            }
            Order::Act(_) | Order::Roll | Order::Undo | Order::Reseat { .. } | Order::HandOver => {
                match session.as_deref_mut() {
                    Some(session) => carry_out_one(session, order, &storage, &mut telling),
                    None => {
                        let why = if opening.0.is_some() { Why::Busy } else { Why::NoMatch };
                        telling.rejected.write(why.into());
                    }
                }
            }
        }
    }
}

fn carry_out_one<G: Playable>(
    session: &mut Session<G>,
    order: &Order<G>,
    storage: &Storage,
    telling: &mut Telling<G>,
) {
    match session.begin(order) {
        Ok(Some(request)) => storage.send(request),
        Ok(None) => {}
        Err(why) => {
            telling.rejected.write(why.into());
        }
    }
}
