//! Doodle City: draw roads by the dice, score hotels, shops and taxis.
//!
//! The modules build on each other in this order; a module uses only those above it.
//! With the feature `app` (the default) the list goes on with everything that needs Bevy.

#[cfg(feature = "app")]
pub mod locale;
pub mod record;
pub mod rules;

#[cfg(feature = "app")]
pub mod board;
#[cfg(feature = "app")]
mod schedule;
#[cfg(feature = "app")]
pub mod theme;

#[cfg(feature = "app")]
pub use schedule::AppSystems;
