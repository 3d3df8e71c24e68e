//! The rulebook, one sentence and one example at a time.

mod best;
mod bonuses;
mod dice;
mod ending;
mod hotels;
mod sheet;
mod shops;
mod solo;
mod totals;
mod turns;
mod variants;
