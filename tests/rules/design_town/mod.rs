//! Design Town: its rulebook one sentence and one example at a time, the suite for every game, its page of records;
//! and all of it a second time on paper.

mod building;
mod discarding;
mod downgrading;
mod ending;
mod goldens;
mod page;
mod player;
mod playing;
mod playthrough;
mod properties;
mod reference_scorer;
mod refusing;
mod second_scorer;
mod setting_up;
mod shuffling;
mod table;
