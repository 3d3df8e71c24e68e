//! The music of the game on the table, which follows the match.

use bevy::prelude::*;

use super::{daylight::passed, table_game::TableGame};
use crate::{music::Music, page::Page, session::Session, storage::Settings};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Music>().add_systems(OnEnter(Page::Shelf), end).add_systems(OnEnter(Page::Setup), end);
}

/// It has its layers from the beginning on, and has them all by the evening.
pub(super) fn follow_match<G: TableGame>(
    (session, settings): (Res<Session<G>>, Res<Settings>),
    mut music: ResMut<Music>,
) {
    let play = session.play();
    let passed = if play.is_over() { 1.0 } else { passed(play.game().round(play.state()), G::EVENING) };
    let now = Music { piece: G::MUSIC.filter(|_| !settings.more.is_calm()), passed };
    if *music != now {
        *music = now;
    }
}

fn end(mut music: ResMut<Music>) {
    *music = Music::default();
}
