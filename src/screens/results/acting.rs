//! What intents mean on the page of the results.

use bevy::prelude::*;

use crate::{
    boxes::Boxes,
    intent::Intent,
    screens::{Begin, Page, Panel},
    session::AnyOrder,
    table::current::ActiveMatch,
};

pub(super) fn act(
    mut intents: MessageReader<Intent>,
    (current, boxes): (Res<ActiveMatch>, Res<Boxes>),
    panel: Res<Panel>,
    mut page: ResMut<NextState<Page>>,
    mut orders: MessageWriter<AnyOrder>,
    mut begin: MessageWriter<Begin>,
) {
    for intent in intents.read() {
        match intent {
            Intent::Back if *panel != Panel::Closed => {}
            Intent::Back | Intent::OpenShelf => {
                orders.write(AnyOrder::Close);
                page.set(Page::Shelf);
            }
            Intent::PlayAgain => {
                let again = current.play.as_ref().and_then(|play| (boxes.of(play)?.again)(play));
                if let Some(next) = again {
                    begin.write(Begin(next));
                }
            }
            _ => {}
        }
    }
}
