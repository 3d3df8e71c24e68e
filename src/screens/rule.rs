//! One rule by itself, with its picture: what is read of a thing on the table.

use bevy_egui::egui::{Context, Sense, vec2};

use super::{
    card::{self, Room},
    painted,
    widgets::{Weight, button, paragraph},
};
use crate::{boxes::HelpBox, locale::Locale};

/// What was touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// The way back.
    Close,
    /// All rules.
    All,
}

/// How high its picture is at most, in dp and as a part of the screen.
const HIGHEST: f32 = 150.0;
const PART: f32 = 0.3;

/// Shows a rule.
pub(super) fn show(ctx: &Context, rule: Option<&HelpBox>, locale: &Locale) -> Option<Choice> {
    let screen = ctx.content_rect();
    let room = Room::on(screen, 480.0);
    let title = rule.map_or_else(|| locale.text("help-title"), |rule| rule.title.clone());
    let words = [title, locale.text("menu-close")];
    let (touched, is_closed) =
        card::closable(ctx, "rule", room, words.each_ref().map(String::as_str), |ui, height| {
            let all = card::footer(ui);
            card::scrolled(ui, "rule", height - all, |ui| {
                let Some(rule) = rule else { return };
                if rule.form > 0.0 {
                    let high = HIGHEST.min(screen.height() * PART);
                    let width = ui.available_width().min(high * rule.form);
                    ui.vertical_centered(|ui| {
                        let (place, _) = ui.allocate_exact_size(vec2(width, width / rule.form), Sense::hover());
                        painted::paint(ui.painter(), place, &rule.picture);
                    });
                    ui.add_space(6.0);
                }
                rule.text.lines().for_each(|line| paragraph(ui, line));
            });
            let width = ui.available_width();
            button(ui, &locale.text("rule-all"), Weight::Plain, Some(width)).clicked().then_some(Choice::All)
        });
    if is_closed { Some(Choice::Close) } else { touched }
}
