//! The running matches of a game, each to go on with or to remove.

use bevy_egui::egui::{Context, Rect, Sense, Ui, UiBuilder, pos2, vec2};

use super::{
    card::{self, Room, button_height},
    controls::slip,
    painted::paint,
    shelf::cards::Told,
    style::{GAP, TOUCH, color, hand},
    widgets::{Icon, Weight, icon_button, named_button, note, tell},
};
use crate::{accessibility::Role, drawing::label::TextSize, locale::Locale, storage::MatchId, theme::palette};

/// What was chosen.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Choice {
    /// This match goes on.
    Resume(MatchId),
    /// It is to be removed.
    Remove(MatchId),
    /// The panel closes.
    Close,
}

/// How wide and high the picture of a match is, in dp.
const PICTURE: f32 = 84.0;

/// Shows them, the latest first.
pub(super) fn show(ctx: &Context, matches: &[(MatchId, Told)], locale: &Locale) -> Option<Choice> {
    let room = Room::on(ctx.content_rect(), 560.0);
    let words = [locale.text("matches-title"), locale.text("menu-close")];
    let (chosen, is_closed) = card::closable(ctx, "matches", room, [&words[0], &words[1]], |ui, height| {
        card::scrolled(ui, "matches", height, |ui| {
            if matches.is_empty() {
                note(ui, &locale.text("matches-none"));
            }
            let mut chosen = None;
            for (id, told) in matches {
                chosen = row(ui, id, told, locale).or(chosen);
            }
            chosen
        })
    });
    if is_closed { Some(Choice::Close) } else { chosen }
}

/// A match: its picture, what is said of it, and what can be done with it.
fn row(ui: &mut Ui, id: &MatchId, told: &Told, locale: &Locale) -> Option<Choice> {
    const EDGE: f32 = 8.0;
    let width = ui.available_width();
    let (ink, soft) = (color(ui, palette::INK), color(ui, palette::SOFT_INK));
    let left = PICTURE + 2.0 * EDGE + GAP;
    let room = width - left - TOUCH - EDGE;
    let set = |text: &str, dp: f32, ink| ui.painter().layout(text.to_owned(), hand(ui.style(), dp), ink, room);
    let lines = [
        set(&told.title, TextSize::Body.dp(), ink),
        set(&told.names, TextSize::Small.dp(), soft),
        set(&told.turn, TextSize::Small.dp(), soft),
        set(&told.day, TextSize::Small.dp(), soft),
    ];
    let words = lines.iter().map(|line| line.size().y).sum::<f32>();
    let button = button_height(ui);
    let height = words.max(PICTURE) + 3.0 * EDGE + button;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    slip(ui, rect, false);
    let summary = told.summary(locale);
    let about = [("name", summary.as_str().into()), ("about", told.day.as_str().into())];
    tell(ui, &response, Role::Text, &locale.with("item-about", &about), "");
    let picture = Rect::from_min_size(rect.min + vec2(EDGE, EDGE), vec2(PICTURE, PICTURE));
    paint(ui.painter(), picture, &told.picture);
    let mut y = rect.top() + EDGE + (words.max(PICTURE) - words) / 2.0;
    for (line, ink) in lines.into_iter().zip([ink, soft, soft, soft]) {
        let high = line.size().y;
        ui.painter().galley(pos2(rect.left() + left, y), line, ink);
        y += high;
    }
    let foot = rect
        .with_min_y(rect.bottom() - EDGE - button)
        .shrink2(vec2(EDGE, 0.0))
        .with_max_y(rect.bottom() - EDGE);
    let mut foot = ui.new_child(UiBuilder::new().max_rect(foot).id_salt(id));
    let mut chosen = None;
    foot.horizontal(|ui| {
        let remove = locale.with(
            "item-value",
            &[("name", locale.text("shelf-remove").into()), ("value", told.title.as_str().into())],
        );
        if icon_button(ui, Icon::Bin, &remove, Some(TOUCH), true).clicked() {
            chosen = Some(Choice::Remove(id.clone()));
        }
        let words = locale.with("shelf-resume", &[("round", told.round.into())]);
        let width = ui.available_width();
        if named_button(ui, &words, &summary, Weight::Main, Some(width)).clicked() {
            chosen = Some(Choice::Resume(id.clone()));
        }
    });
    chosen
}
