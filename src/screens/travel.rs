//! From page to page: continuing a match, playing another one, back to the shelf.

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
    storage::{Answer, AnyMatch, Stored},
};

/// The matches as they were last listed.
#[derive(Resource, Default)]
struct Known(Vec<Stored>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Known>().add_systems(
        Update,
        (learn, continue_match.run_if(in_state(Page::Shelf)), leave_results.run_if(in_state(Page::Results)))
            .chain()
            .in_set(AppSystems::Input)
            .after(crate::input::InputSystems),
    );
}

fn learn(mut answers: MessageReader<Answer>, mut known: ResMut<Known>) {
    for answer in answers.read() {
        if let Answer::Listed { matches, .. } = answer {
            known.0.clone_from(matches);
        }
    }
}

fn continue_match(
    mut intents: MessageReader<Intent>,
    known: Res<Known>,
    mut orders: MessageWriter<Order<DoodleCity>>,
    mut page: ResMut<NextState<Page>>,
) {
    for intent in intents.read() {
        let Intent::ContinueMatch(id) = intent else { continue };
        let Some(stored) = known.0.iter().find(|stored| stored.id == *id) else { continue };
        match &stored.game {
            AnyMatch::DoodleCity(play) => {
                orders.write(Order::Open { id: id.clone(), play: play.clone() });
                page.set(Page::Table);
            }
        }
    }
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
