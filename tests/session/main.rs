//! Sessions and storage without a window: orders in, messages and files out.
#![cfg(feature = "app")]

mod analysis;
mod archive;
mod damage;
mod files;
#[path = "../parcel/mod.rs"]
mod game;
mod parcel;
mod replay;
mod saving;
mod settings;
mod table;
mod trouble;
mod undo;
