//! The menu of the table.

use bevy_egui::egui::Context;

use super::{
    Panel,
    card::{self, Room},
    widgets::{Weight, button},
};
use crate::{locale::Locale, semantics::Intent, storage::MatchId};

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

/// Shows the menu over the match with this name, if one is open.
pub(super) fn show(ctx: &Context, id: Option<&MatchId>, title: &str, locale: &Locale) -> Option<Choice> {
    let room = Room::on(ctx.content_rect(), 400.0);
    let (chosen, is_beside) = card::panel(ctx, "menu", room, |ui| {
        let mut chosen = card::header(ui, title, &locale.text("menu-close")).then_some(Choice::Close);
        let export = id.map(|id| (locale.text("menu-export"), Choice::Want(Intent::ExportMatch(id.clone()))));
        let entries = [
            (locale.text("menu-rules"), Choice::Open(Panel::Rules)),
            (locale.text("menu-keys"), Choice::Open(Panel::Keys)),
            (locale.text("menu-settings"), Choice::Open(Panel::Settings)),
        ];
        card::scrolled(ui, "menu", room.height - card::HEADER, |ui| {
            let leave = (locale.text("menu-leave"), Choice::Want(Intent::OpenShelf));
            for (words, choice) in entries.into_iter().chain(export).chain([leave]) {
                if button(ui, &words, Weight::Plain, Some(ui.available_width())).clicked() {
                    chosen = Some(choice);
                }
            }
        });
        chosen
    });
    if is_beside { Some(Choice::Close) } else { chosen }
}
