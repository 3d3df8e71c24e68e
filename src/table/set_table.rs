//! Puts the entities of a match on the table, and takes them off. Systems that show and place put them in their places.

use bevy::prelude::*;

use super::{
    banner, buttons,
    current::{IsTableShown, ShortCuts},
    hint_marks,
    on_table::{OnTable, ShownMatch},
    table_game::TableGame,
    voice,
};
use crate::session::Session;

/// Puts the entities of a match on the table when another one is opened, and takes them off when it is closed.
pub fn set_table<G: TableGame>(
    mut commands: Commands,
    session: Option<Res<Session<G>>>,
    is_shown: Res<IsTableShown>,
    on_table: Query<(Entity, &OnTable), Without<ChildOf>>,
    mut shown: ResMut<ShownMatch<G>>,
    mut short_cuts: ResMut<ShortCuts>,
) {
    let session = session.filter(|_| is_shown.0);
    let open = session.as_ref().map(|session| session.id().clone());
    if shown.0 == open {
        return;
    }
    shown.0 = open;
    for (entity, _) in on_table.iter().filter(|(_, of)| **of == OnTable::of::<G>()) {
        commands.entity(entity).despawn();
    }
    let Some(session) = session else { return };
    buttons::spawn::<G>(&mut commands);
    banner::spawn::<G>(&mut commands);
    hint_marks::spawn::<G>(&mut commands);
    voice::spawn::<G>(&mut commands);
    G::set_table(&mut commands, session.play());
    short_cuts.0 = G::short_cuts();
}
