//! Doodle City: draw roads by the dice, score hotels, shops and taxis. And City Planner and Design Town, the other
//! games on the same table: their rules, records and computer players, and the app that shows them.
//!
//! The modules build on each other in this order; a module uses only those above it.
//! With the feature `app` (the default) the list goes on with everything that needs Bevy.
//!
//! # Set up a match and play it
//!
//! A [`Match`](record::Match) knows the rules, the present state and the log. Dice and cards are actions, too; here
//! they come from a seed.
//!
//! ```
//! use doodle_city::{
//!     record::{Match, Player, Seeded},
//!     rules::{
//!         LegalActions as _, Seat, Standing as _,
//!         city_planner::{Blocks, CityPlanner, Event, Setup},
//!     },
//! };
//!
//! let setup = Setup { players: 2, first: Seat(0), blocks: Blocks::BUILT_IN };
//! let mut game = Match::<CityPlanner>::new(setup, vec![Player::person("Ada"), Player::person("Ben")])?;
//! let (mut dice, mut events) = (Seeded::new(7), Vec::new());
//! while !game.is_over() {
//!     // Where chance acts, it draws; everybody else takes the last of what the rules allow.
//!     let action = game.draw(&mut dice).or_else(|| game.legal().iter().last());
//!     game.apply(action.expect("somebody acts until the end"), &mut events)?;
//! }
//! assert_eq!(events.last(), Some(&Event::MatchEnded));
//! for (player, score) in game.seats().iter().zip(game.standings()) {
//!     println!("{}. {} with {} points", score.place(), player.name, score.total());
//! }
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # Read and verify a record
//!
//! A record is the set-up and the log. To read one is to play it again: each action has to be legal, and each throw the
//! one that the seed gives.
//!
//! ```
//! use doodle_city::{games::READERS, record::read_any};
//!
//! let bytes = std::fs::read("tests/goldens/city_planner_two_players.record")?;
//! let found = read_any(READERS, &bytes)?;
//! println!("{} for {}: {} actions", found.game(), found.seats().len(), found.steps());
//! assert!(found.is_over());
//!
//! // Whoever changes a throw is found out, and told where.
//! let forged = String::from_utf8(bytes)?.replacen(r#"{"roll":[6,1,"#, r#"{"roll":[6,6,"#, 1);
//! let error = read_any(READERS, forged.as_bytes()).expect_err("the seed gives other dice");
//! assert!(error.to_string().starts_with("`log` entry 1"), "{error}");
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # Let a computer player choose
//!
//! A [`Thinker`](bots::Thinker) has neither a thread nor a clock: it thinks as long as its caller lets it, and sees no
//! more than a person does.
//!
//! ```
//! use doodle_city::{
//!     bots::{Skill, Thinker, WithBots as _},
//!     record::{Level, Seeded},
//!     rules::{
//!         Actor, Game as _, IgnoreEvents, Seat,
//!         design_town::{Cards, DesignTown, Setup},
//!     },
//! };
//!
//! let game = DesignTown::new(Setup { players: 1, first: Seat(0), first_game: true, cards: Cards::built_in() })?;
//! let (mut state, mut deck) = (game.start(), Seeded::new(7));
//! while let Some(card) = game.draw(&state, &mut deck) {
//!     game.apply(&mut state, card, &mut IgnoreEvents)?;
//! }
//! let Actor::Seat(seat) = game.actor(&state) else { panic!("after the deal somebody is on turn") };
//!
//! let skill = Skill::of(Level::Expert);
//! let mut thinker = Thinker::new(game.clone(), game.mind(&skill), state.clone(), seat, skill, 1);
//! let action = thinker.think(100).expect("whoever is on turn has a choice");
//! println!("{seat} does this: {action}");
//! game.apply(&mut state, action, &mut IgnoreEvents)?;
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! More is in `examples`: a whole match move by move, and a computer player of one's own in a tournament.

// What is not for others is not given out: the compiler then finds what nobody uses.
#![warn(unreachable_pub)]

pub mod rules;

pub mod record;

pub mod bots;

pub mod locale;

// Neither a phone nor a browser has a terminal.
#[cfg(not(any(target_os = "android", target_os = "ios", target_family = "wasm")))]
pub mod terminal;

#[cfg(feature = "app")]
mod schedule;

#[cfg(feature = "app")]
pub mod platform;

#[cfg(feature = "app")]
pub mod storage;

#[cfg(feature = "app")]
pub mod session;

#[cfg(feature = "app")]
pub mod intent;

#[cfg(feature = "app")]
pub mod page;

#[cfg(feature = "app")]
pub mod sound;

#[cfg(feature = "app")]
pub mod music;

#[cfg(feature = "app")]
pub mod theme;

#[cfg(feature = "app")]
pub mod fonts;

#[cfg(feature = "app")]
pub mod drawing;

#[cfg(feature = "app")]
pub mod accessibility;

#[cfg(feature = "app")]
pub mod pictures;

#[cfg(feature = "app")]
pub mod boxes;

#[cfg(feature = "app")]
pub mod table;

#[cfg(feature = "app")]
pub mod input;

#[cfg(feature = "app")]
pub mod screen_readers;

#[cfg(feature = "app")]
pub mod screens;

#[cfg(feature = "app")]
pub mod audio;

#[cfg(all(feature = "app", not(any(target_os = "android", target_os = "ios", target_family = "wasm"))))]
pub mod window;

#[cfg(all(feature = "app", feature = "dev"))]
pub mod dev;

pub mod games;

#[cfg(feature = "app")]
mod app;

#[cfg(feature = "app")]
pub use app::{Options, app, run};
#[cfg(all(feature = "app", any(test, feature = "dev")))]
pub use app::{headless, lay_out_panels};

#[cfg(feature = "app")]
pub use schedule::AppSystems;
