//! Rules and records, tested without a window.
//!
//! `examples` reads as the rulebook; `suite` is what every game must pass; `naive` scores a match a second time.

mod examples;
mod pictures;
mod properties;
mod random;
mod sheets;
mod suite;
mod table;
