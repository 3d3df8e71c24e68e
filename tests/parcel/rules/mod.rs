//! The rules of Parcel.
//!
//! Eight dice are thrown at once, four for each player, and count their pips. Whoever is on turn has a die: the one
//! that the other player passed on, or else a thrown one. A card is turned over. Then the die may be thrown again,
//! once. It is kept, which scores its pips and takes the card if that is a crown, or passed to the other player. In a
//! storm it has to be passed as it is, under the sun that scores a point. After the agreed number of turns whoever has
//! more crowns wins; points break ties.

mod action;
mod apply;
mod event;
mod illegal;
mod legal;
mod printed;
mod score;
mod setup;
mod state;

pub use action::Action;
pub use event::Event;
pub use illegal::Illegal;
pub use legal::Legal;
pub use printed::Card;
pub use score::Score;
pub use setup::{BadSetup, Setup};
pub use state::{Parcel, State};
