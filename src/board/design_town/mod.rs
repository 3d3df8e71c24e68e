//! A match of Design Town on the table: decks, discards and cards as entities.

mod card;
mod game_box;
mod signs;
