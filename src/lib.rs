//! Doodle City: draw roads by the dice, score hotels, shops and taxis.
//!
//! The modules build on each other in this order; a module uses only those above it.
//! With the feature `app` (the default) the list goes on with everything that needs Bevy.

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
pub mod theme;

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
pub mod screens;

#[cfg(feature = "app")]
pub mod audio;

#[cfg(all(feature = "app", feature = "dev"))]
pub mod dev;

pub mod games;

#[cfg(feature = "app")]
mod app;

#[cfg(all(feature = "app", any(test, feature = "dev")))]
pub use app::headless;
#[cfg(feature = "app")]
pub use app::{Options, app, run};

#[cfg(feature = "app")]
pub use schedule::AppSystems;
