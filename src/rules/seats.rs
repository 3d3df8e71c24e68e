//! How many play and who begins, which every game agrees on in its set-up.

use super::Seat;

/// Why so many cannot sit down like this.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSeats {
    /// Too few or too many.
    #[error("{found} players: the game is for 1 {} {most}", if *most == 2 { "or" } else { "to" })]
    Players {
        /// How many there should be.
        found: u8,
        /// How many can play.
        most: usize,
    },
    /// Nobody sits there.
    #[error("`first` is {}, but it must be below `players` ({players}): it counts the seats from 0", first.0)]
    First {
        /// The seat that should start.
        first: Seat,
        /// How many players there are.
        players: u8,
    },
}

/// Whether everybody has a seat, the one who starts included, where `most` can play.
pub(super) const fn check_seats(players: u8, first: Seat, most: usize) -> Result<(), BadSeats> {
    if players == 0 || players as usize > most {
        return Err(BadSeats::Players { found: players, most });
    }
    if first.0 >= players {
        return Err(BadSeats::First { first, players });
    }
    Ok(())
}

/// Gives everybody the place that follows from `worth`, the higher the better; equals share it.
pub(super) fn place<Score, Worth: PartialOrd>(
    scores: &mut [Score],
    worth: impl Fn(usize, &Score) -> Worth,
    set: impl Fn(&mut Score, u8),
) {
    for seat in 0..scores.len() {
        let mine = worth(seat, &scores[seat]);
        let better = (0..scores.len()).filter(|&other| worth(other, &scores[other]) > mine).count();
        set(&mut scores[seat], better as u8 + 1);
    }
}
