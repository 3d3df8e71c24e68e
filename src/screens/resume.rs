//! A phone or browser ends the app when it likes: started anew, it is where it was.

use bevy::prelude::*;

use super::Page;
use crate::{
    AppSystems,
    intent::Intent,
    platform::ThisDevice,
    storage::{Answer, MatchId, Resume, Saving},
    table::{current::ActiveMatch, permissions::Permissions},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, restore_last_match.in_set(AppSystems::Input))
        .add_systems(Last, remember_place.before(Saving));
}

/// Opens the match that was on the table, once it is known which.
fn restore_last_match(
    mut answers: MessageReader<Answer>,
    device: Res<ThisDevice>,
    page: Option<Res<State<Page>>>,
    mut intents: MessageWriter<Intent>,
) {
    for answer in answers.read() {
        if let Answer::ResumeRead(resume) = answer
            && device.comes_back()
            && page.as_ref().is_some_and(|page| *page.get() == Page::Shelf)
            && let Some(Ok(id)) = resume.on_table.as_deref().map(str::parse::<MatchId>)
        {
            intents.write(Intent::ContinueMatch(id));
        }
    }
}

/// Keeps in mind which match is on the table. Before one has been there, it is the one of last time.
fn remember_place(
    device: Res<ThisDevice>,
    (current, permissions): (Res<ActiveMatch>, Res<Permissions>),
    mut last: Local<Option<MatchId>>,
    mut resume: ResMut<Resume>,
) {
    // What is only looked at is nowhere to go on.
    let now = current.id.clone().filter(|_| permissions.is_live);
    if device.comes_back() && (now.is_some() || last.is_some()) {
        let on_table = now.as_ref().map(MatchId::to_string);
        if resume.on_table != on_table {
            resume.on_table = on_table;
        }
    }
    if *last != now {
        *last = now;
    }
}
