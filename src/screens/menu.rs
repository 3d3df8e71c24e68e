//! The menu of the table.

use bevy_egui::egui::Context;

use super::{
    Panel,
    card::{self, Room},
    widgets::{Weight, button},
};
use crate::{intent::Intent, locale::Locale, table::current::ActiveMatch};

/// What was chosen.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Choice {
    /// This panel, over the menu.
    Open(Panel),
    /// This, and the menu closes.
    Want(Intent),
    /// The menu closes.
    Close,
}

/// Shows the menu over the match on the table: its title, and what is said of its statistics, empty where there are
/// none.
pub(super) fn show(
    ctx: &Context,
    (current, may_reseat): (&ActiveMatch, bool),
    [title, statistics]: [&str; 2],
    locale: &Locale,
) -> Option<Choice> {
    let room = Room::on(ctx.content_rect(), 400.0);
    let (chosen, is_closed) =
        card::closable(ctx, "menu", room, [title, &locale.text("menu-close")], |ui, height| {
            let export = current
                .id
                .as_ref()
                .map(|id| (locale.text("menu-export"), Choice::Want(Intent::ExportMatch(id.clone()))));
            let seats = may_reseat.then(|| (locale.text("menu-seats"), Choice::Open(Panel::Seats)));
            let dice =
                (!statistics.is_empty()).then(|| (statistics.to_owned(), Choice::Open(Panel::Statistics)));
            let entries = [
                (locale.text("menu-rules"), Choice::Open(Panel::Overview)),
                (locale.text("menu-keys"), Choice::Open(Panel::Keys)),
                (locale.text("menu-settings"), Choice::Open(Panel::Settings)),
            ];
            let leave = (locale.text("menu-leave"), Choice::Want(Intent::OpenShelf));
            card::scrolled(ui, "menu", height, |ui| {
                let mut chosen = None;
                for (words, choice) in seats.into_iter().chain(dice).chain(entries).chain(export).chain([leave])
                {
                    if button(ui, &words, Weight::Plain, Some(ui.available_width())).clicked() {
                        chosen = Some(choice);
                    }
                }
                chosen
            })
        });
    if is_closed { Some(Choice::Close) } else { chosen }
}
