//! What intents mean on the page of the results.

use bevy::prelude::*;

use crate::{
    record::Match,
    rules::{
        Game as _,
        doodle_city::{DoodleCity, Setup},
    },
    screens::{Begin, Page, Panel},
    semantics::Intent,
    session::{Session, SessionCommand},
};

pub(super) fn act(
    mut intents: MessageReader<Intent>,
    session: Option<Res<Session<DoodleCity>>>,
    panel: Res<Panel>,
    mut page: ResMut<NextState<Page>>,
    mut commands: MessageWriter<SessionCommand>,
    mut begin: MessageWriter<Begin>,
) {
    for intent in intents.read() {
        match intent {
            Intent::Back if *panel != Panel::Closed => {}
            Intent::Back | Intent::OpenShelf => {
                commands.write(SessionCommand::Close);
                page.set(Page::Shelf);
            }
            Intent::PlayAgain => {
                if let Some(next) = session.as_ref().and_then(|session| once_more(session.play())) {
                    begin.write(Begin(next.into()));
                }
            }
            _ => {}
        }
    }
}

/// The same players on the same sheet; the next one starts.
fn once_more(play: &Match<DoodleCity>) -> Option<Match<DoodleCity>> {
    let setup = play.game().setup();
    let first = setup.first.clockwise(1, play.game().seats());
    Match::new(Setup { first, ..setup.clone() }, play.seats().to_vec()).ok()
}
