//! What stands above the table: whose turn it is, and which round.

use bevy::prelude::*;

use super::{
    context::TableContext,
    lay_table::Layout as _,
    on_table::OnTable,
    table_game::{Selection as _, TableGame},
    text::{TextSlot, TextSpec},
};
use crate::{
    accessibility::{AccessibleItem, Role},
    drawing::{
        label::{TextLabel, TextSize},
        place::LayoutRect,
    },
    rules::Actor,
    theme::palette,
};

/// Whose turn it is; the round, too, where there is one line for both.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TitleText;

/// Which round it is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundText;

/// From this height on, in dp, the round stands below whose turn it is.
const TWO_LINES: f32 = 40.0;
/// Of both lines, the second one.
const ROUND_LINE: f32 = 0.4;

/// Both texts; `round` is how large the round is written, `None` where the title says all.
pub(super) fn spawn(commands: &mut Commands, at: (OnTable, LayoutRect), round: Option<TextSize>) {
    let text = |size| (at, TextLabel::new("", size, palette::ON_TABLE));
    let title = AccessibleItem::text("").role(Role::Heading(1));
    commands.spawn((TitleText, text(TextSize::Title), title));
    if let Some(size) = round {
        commands.spawn((RoundText, text(size), AccessibleItem::text("")));
    }
}

/// Whose turn it is: `decides` is the text for a person who decides.
pub(super) fn whose_turn<G: TableGame>(table: &TableContext<G>, decides: &str) -> String {
    let Some(play) = table.play() else { return String::new() };
    let (key, seat) = match play.actor() {
        // Whoever has just acted is still seen to.
        Actor::Seat(seat) if table.permissions.computer().is_some() => {
            let is_still_seen = table.focused.0 != seat && table.selection.looking_at().is_none();
            if is_still_seen { (decides, table.focused.0) } else { ("table-thinks", seat) }
        }
        Actor::Seat(seat) => (decides, seat),
        Actor::Chance(Some(thrower)) => ("table-rolls", thrower),
        Actor::Chance(None) => return String::new(),
        Actor::GameOver => return table.locale.text("table-over"),
    };
    table.locale.with(key, &[("name", table.short_name(seat).into())])
}

/// Both lines of a place that is high enough for two.
fn lines(rect: Rect) -> Option<[Rect; 2]> {
    let border = rect.max.y - rect.height() * ROUND_LINE;
    let upper = Rect { max: Vec2::new(rect.max.x, border), ..rect };
    let lower = Rect { min: Vec2::new(rect.min.x, border), ..rect };
    (rect.height() >= TWO_LINES).then_some([upper, lower])
}

/// Whether nothing stands there yet.
pub(super) fn is_blank(titles: Query<&TextLabel, With<TitleText>>) -> bool {
    titles.iter().any(|title| title.text.is_empty())
}

/// Whose turn it is; the round, too, where there is one line for both.
pub(super) fn show_title<G: TableGame>(table: TableContext<G>, mut text: Single<TextSlot, With<TitleText>>) {
    let (title, rect) = (G::title(&table), table.layout.places().heading);
    let (words, rect) = match (G::round_text(&table), lines(rect)) {
        (None, _) => (title, rect),
        (Some((round, _)), None) if round.is_empty() => (title, rect),
        (Some(_), Some([upper, _])) => (title, upper),
        (Some((round, _)), None) => {
            let args = [("title", title.into()), ("round", round.into())];
            (table.locale.with("table-heading", &args), rect)
        }
    };
    text.write(TextSpec::new(words, rect, G::heading_color(&table)));
}

/// Which round it is, where there is a line for it.
pub(super) fn show_round<G: TableGame>(table: TableContext<G>, mut text: Single<TextSlot, With<RoundText>>) {
    let round = G::round_text(&table).zip(lines(table.layout.places().heading));
    text.write(round.and_then(|((round, color), [_, lower])| TextSpec::new(round, lower, color)));
}
