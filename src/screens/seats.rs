//! Who plays at each seat: in the middle of a match a computer player takes over from a person, or a person from it.

use bevy_egui::egui::{Align2, Context, Sense, Stroke, Ui, pos2, vec2};

use super::{
    card::{self, Room},
    player_picker,
    style::{TOUCH, color, hand},
    widgets::{Weight, focus_ring, key_cap, note, tell},
};
use crate::{
    accessibility::Role,
    drawing::label::TextSize,
    locale::Locale,
    record::{Controller, Player},
    rules::Seat,
    theme::palette,
};

/// What was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// Somebody else plays here from now on.
    Reseat(Seat, Controller),
    /// The panel closes.
    Close,
}

/// Shows who plays; each can be changed.
pub(super) fn show(ctx: &Context, seats: &[Player], locale: &Locale) -> Option<Choice> {
    let room = Room::on(ctx.content_rect(), 420.0);
    let words = [locale.text("seats-title"), locale.text("menu-close")];
    let words = words.each_ref().map(String::as_str);
    let (chosen, is_closed) = card::closable(ctx, "seats", room, words, |ui, height| {
        card::scrolled(ui, "seats", height, |ui| {
            let mut chosen = None;
            for (seat, player) in seats.iter().enumerate() {
                if let Some(by) = chair(ui, locale, seat, player) {
                    chosen = Some((Seat(seat as u8), by));
                }
            }
            note(ui, &locale.text("seats-note"));
            chosen
        })
    });
    if is_closed { Some(Choice::Close) } else { chosen.map(|(seat, by)| Choice::Reseat(seat, by)) }
}

/// One seat: a button with its figure, its name, and who plays; it opens the list of who might. Says who was chosen.
fn chair(ui: &mut Ui, locale: &Locale, seat: usize, player: &Player) -> Option<Controller> {
    let (ink, soft) = (color(ui, palette::INK), color(ui, palette::SOFT_INK));
    let said = player_picker::name_of(locale, player.by);
    let question = locale.with("setup-plays", &[("name", player.name.clone().into())]);
    let width = ui.available_width();
    let words = width - 90.0;
    let name = ui.painter().layout(player.name.clone(), hand(ui.style(), TextSize::Body.dp()), ink, words);
    let font = hand(ui.style(), TextSize::Small.dp());
    let by = ui.painter().layout(said.clone(), font, soft, words);
    let high = name.size().y + by.size().y;
    let (rect, response) = ui.allocate_exact_size(vec2(width, (high + 10.0).max(TOUCH)), Sense::click());
    tell(ui, &response, Role::Button, &question, &said);
    let face = key_cap(ui, &response, Weight::Plain, true);
    let middle = face.center().y;
    player_picker::paint(ui, pos2(rect.left() + 26.0, middle), seat, player.by, &player.name);
    let at = Align2::LEFT_CENTER.anchor_size(pos2(rect.left() + 50.0, middle), vec2(words, high)).min;
    ui.painter().galley(at, name.clone(), ink);
    ui.painter().galley(at + vec2(0.0, name.size().y), by, soft);
    let at = pos2(rect.right() - 22.0, middle);
    let chevron = [vec2(-6.0, -3.0), vec2(0.0, 3.5), vec2(6.0, -3.0)].map(|by| at + by);
    ui.painter().line(chevron.to_vec(), Stroke::new(2.5, ink));
    focus_ring(ui, &response, 22);
    player_picker::choose(&response, locale, &question, player.by)
}
