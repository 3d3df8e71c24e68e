//! From the results on: playing another match, or back to the shelf.

use bevy::prelude::*;

use super::{Begin, Page};
use crate::{
    AppSystems,
    record::Match,
    rules::{
        Game as _,
        doodle_city::{DoodleCity, Setup},
    },
    semantics::Intent,
    session::{Order, Session},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        leave_results
            .run_if(in_state(Page::Results))
            .in_set(AppSystems::Input)
            .after(crate::input::InputSystems),
    );
}

/// The same table once more: the player to the left starts.
fn again(play: &Match<DoodleCity>) -> Option<Match<DoodleCity>> {
    let setup = play.game().setup();
    let first = setup.first.clockwise(1, play.game().seats());
    Match::new(Setup { first, ..setup.clone() }, play.seats().to_vec()).ok()
}

fn leave_results(
    mut intents: MessageReader<Intent>,
    session: Option<Res<Session<DoodleCity>>>,
    mut begin: MessageWriter<Begin>,
    mut orders: MessageWriter<Order<DoodleCity>>,
    mut page: ResMut<NextState<Page>>,
) {
    for intent in intents.read() {
        match intent {
            Intent::PlayAgain => {
                if let Some(next) = session.as_ref().and_then(|session| again(session.play())) {
                    begin.write(Begin(next));
                }
            }
            Intent::OpenShelf | Intent::Back => {
                orders.write(Order::Close);
                page.set(Page::Shelf);
            }
            _ => {}
        }
    }
}
