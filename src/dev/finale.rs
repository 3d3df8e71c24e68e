//! What the app does while the frames of a finale are measured: it plays again and again.

use bevy::prelude::*;

use super::measure::IsComplete;
use crate::{
    accessibility::InteractionMap, intent::Intent, page::Page, record::Match, screens::Begin, session::Playable,
};

/// Puts a match on the table that is over, and goes to its results whenever the finale has come to its end.
pub(super) fn plugin<G: Playable>(app: &mut App, over: fn() -> Option<Match<G>>) {
    app.add_systems(PostStartup, move |mut begin: MessageWriter<Begin>| {
        if let Some(play) = over() {
            begin.write(Begin(play.into()));
        }
    })
    .add_systems(
        Update,
        (open_results.run_if(in_state(Page::Table)), begin_anew.run_if(in_state(Page::Results))),
    );
}

fn open_results(mut page: ResMut<NextState<Page>>) {
    page.set(Page::Results);
}

fn begin_anew(map: Res<InteractionMap>, mut complete: ResMut<IsComplete>, mut page: ResMut<NextState<Page>>) {
    // What the results after it cost is not its own.
    let is_over = map.items.iter().any(|item| item.accessible.intent == Some(Intent::PlayAgain));
    complete.0 = !is_over;
    if is_over {
        page.set(Page::Table);
    }
}
