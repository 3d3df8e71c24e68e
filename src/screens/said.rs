//! What was explained in a first match, to be read again.

use bevy_egui::egui::Context;

use super::{
    card::{self, Room},
    widgets::line,
};
use crate::{locale::Locale, storage::Said};

/// Shows what was explained, in order; whether the panel is to be closed.
pub(super) fn show(ctx: &Context, said: &[Said], locale: &Locale) -> bool {
    let room = Room::on(ctx.content_rect(), 480.0);
    let words = [locale.text("tutorial-said-title"), locale.text("menu-close")];
    let words = words.each_ref().map(String::as_str);
    let ((), is_closed) = card::closable(ctx, "said", room, words, |ui, height| {
        card::scrolled(ui, "said", height, |ui| {
            if said.is_empty() {
                line(ui, &locale.text("tutorial-said-none"));
            }
            for said in said {
                card::inset(ui, |ui| line(ui, &said.text));
            }
        });
    });
    is_closed
}
