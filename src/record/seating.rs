//! Who decides for each seat, from the first action on and after somebody else has taken a seat over.

use serde::{Deserialize, Deserializer, Serialize};

use super::{BadRecord, Controller, Player};
use crate::rules::{Seat, read_whole};

/// Somebody else decides for a seat from some moment of a match on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a change (an object)")]
pub struct Change {
    /// How many actions there had been, at least 1.
    #[serde(deserialize_with = "after")]
    pub after: usize,
    /// Which seat.
    #[serde(deserialize_with = "seat")]
    pub seat: Seat,
    /// Who decides from then on.
    pub by: Controller,
}

// How many actions and seats there are is known once all is read: here a number that is too large may be any such one.

fn after<'de, D: Deserializer<'de>>(deserializer: D) -> Result<usize, D::Error> {
    Ok(read_whole(deserializer, 1, u64::MAX)?.try_into().unwrap_or(usize::MAX))
}

fn seat<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
    Ok(Seat(read_whole(deserializer, 0, u64::MAX)?.try_into().unwrap_or(u8::MAX)))
}

/// Who sits where now, and how that came about.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Seating {
    now: Vec<Player>,
    began: Vec<Controller>,
    changes: Vec<Change>,
}

impl Seating {
    /// Before the first action.
    pub(super) fn new(seats: Vec<Player>) -> Self {
        let began = seats.iter().map(|player| player.by).collect();
        Self { now: seats, began, changes: Vec::new() }
    }

    /// Who sits where now.
    pub(super) fn now(&self) -> &[Player] {
        &self.now
    }

    /// Who sat where before the first action.
    pub(super) fn began(&self) -> Vec<Player> {
        let begun = |(player, &by): (&Player, &Controller)| Player { name: player.name.clone(), by };
        self.now.iter().zip(&self.began).map(begun).collect()
    }

    /// What has changed since, in order.
    pub(super) fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// Who decided for `seat` when there had been `steps` actions.
    pub(super) fn by(&self, seat: Seat, steps: usize) -> Controller {
        let since = self.changes.iter().rev().find(|change| change.seat == seat && change.after <= steps);
        let began = self.began.get(seat.index()).copied().unwrap_or_default();
        since.map_or(began, |change| change.by)
    }

    /// Lets `by` decide for `seat` after `steps` actions, as many as there have been.
    pub(super) fn change(&mut self, seat: Seat, by: Controller, steps: usize) {
        let Some(player) = self.now.get_mut(seat.index()) else { return };
        player.by = by;
        self.changes.retain(|change| change.seat != seat || change.after < steps);
        if let Some(began) = self.began.get_mut(seat.index()).filter(|_| steps == 0) {
            *began = by;
        } else if self.by(seat, steps) != by {
            self.changes.push(Change { after: steps, seat, by });
            self.changes.sort_by_key(|change| (change.after, change.seat));
        }
    }

    /// Goes back to whoever decided after `steps` actions.
    pub(super) fn rewind(&mut self, steps: usize) {
        self.changes.retain(|change| change.after <= steps);
        for index in 0..self.now.len() {
            self.now[index].by = self.by(Seat(index as u8), steps);
        }
    }

    /// Takes over what a record says of the changes in a match of `steps` actions.
    pub(super) fn replay(&mut self, changes: &[Change], steps: usize) -> Result<(), BadRecord> {
        let bad = |entry, reason: String| BadRecord::Change { entry, reason };
        let mut last = None;
        for (entry, &Change { after, seat, by }) in (1..).zip(changes) {
            if steps == 0 {
                return Err(bad(
                    entry,
                    "nobody can have taken a seat over before the first entry of `log`".into(),
                ));
            }
            if after == 0 || after > steps {
                return Err(bad(
                    entry,
                    format!("`after` must be 1 to {steps}, the number of entries in `log`"),
                ));
            }
            if seat.index() >= self.now.len() {
                let players = self.now.len();
                return Err(bad(
                    entry,
                    format!("`seat` must be below `players` ({players}): it counts the seats from 0"),
                ));
            }
            if last >= Some((after, seat)) {
                return Err(bad(entry, "it must come after the one before, by `after` and then `seat`".into()));
            }
            if self.by(seat, after) == by {
                return Err(bad(entry, "the same decides for this seat already".into()));
            }
            last = Some((after, seat));
            self.change(seat, by, after);
        }
        Ok(())
    }
}
