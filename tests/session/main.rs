//! Sessions and storage without a window: orders in, messages and files out.
#![cfg(feature = "app")]

mod damage;
mod files;
mod saving;
mod settings;
mod table;
mod trouble;
mod undo;
