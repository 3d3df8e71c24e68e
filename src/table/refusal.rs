//! Why something cannot be done, for whoever has touched it: in a few words beside it, from the rules. A second touch opens
//! the rule.

use bevy::prelude::*;

use super::{
    context::TableContext,
    permissions::Decision,
    table_game::{Availability, Selection as _, TableGame},
    things::Thing,
    tutorial::{About, Speech},
};
use crate::{
    intent::Intent, locale::help::RuleKeys, rules::Seat, session::PositionChanged, theme::motion::RedrawUntil,
};

/// A thing was touched, whether or not that means anything.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct Touched {
    /// Which one.
    pub thing: Thing,
    /// What that meant, if anything.
    pub meant: Option<Intent>,
}

/// A finger or the mouse came down.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TouchBegan;

/// Why what was touched last cannot be done; `None` where it can be, or after anything else was wanted.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Refusal(pub Option<Speech>);

/// It was read by whoever does something else.
pub(super) fn forget(
    mut began: MessageReader<TouchBegan>,
    mut intents: MessageReader<Intent>,
    mut moved: MessageReader<PositionChanged>,
    mut refusal: ResMut<Refusal>,
) {
    if began.read().count() + intents.read().count() + moved.read().count() > 0 && refusal.0.is_some() {
        refusal.0 = None;
    }
}

/// Why this cannot be done now; `None` if it can be.
fn reason<G: TableGame>(table: &TableContext<G>, touched: &Touched) -> Option<String> {
    let wanted = touched.meant.as_ref().or(touched.thing.wanted.as_ref())?;
    let Intent::Pick(pick) = wanted else { return None };
    let &pick = pick.of::<G::Pick>()?;
    let locale = &table.locale;
    let named = |key, seat| Some(locale.with(key, &[("name", table.short_name(seat).into())]));
    if touched.meant.is_none() {
        match table.permissions.decision {
            _ if table.permissions.is_looking => return Some(locale.text("refusal-looking")),
            Decision::Computer(seat) => return named("refusal-computer", seat),
            Decision::Throw(_) => return Some(locale.text("refusal-roll")),
            Decision::Over => return Some(locale.text("table-over")),
            Decision::Nobody | Decision::Chance => return None,
            Decision::Person(_) => {}
        }
    }
    table.permissions.is_persons().then(|| G::refusal(table, pick)).flatten()
}

/// Says why, or opens the rule where that was said before.
pub(super) fn refuse<G: TableGame>(
    mut touched: MessageReader<Touched>,
    table: TableContext<G>,
    mut refusal: ResMut<Refusal>,
    mut before: Local<Option<(Thing, usize)>>,
    mut rules: MessageWriter<RuleWanted>,
    (time, mut redraw_until): (Res<Time>, ResMut<RedrawUntil>),
) {
    for touched in touched.read() {
        let actions = table.play().map_or(0, |play| play.log().len());
        let Some(text) = reason(&table, touched) else {
            *before = None;
            continue;
        };
        let now = (touched.thing.clone(), actions);
        let pick = touched.meant.as_ref().and_then(|meant| match meant {
            Intent::Pick(pick) => pick.of::<G::Pick>().copied(),
            _ => None,
        });
        let does_something = match pick {
            Some(pick) => G::Selection::when(pick) != Availability::Never,
            None => touched.meant.is_some(),
        };
        if before.as_ref() == Some(&now) && !does_something {
            rules.write(RuleWanted(touched.thing.rule));
            *before = None;
            continue;
        }
        let about = About::Place(touched.thing.rect);
        let rule = Some(touched.thing.rule);
        refusal.0 = Some(Speech { key: "refusal", text, about, clear: Vec::new(), waits: false, rule });
        *before = Some(now);
        // It finds its place, and then its words theirs.
        redraw_until.stay(&time, 0.1);
    }
}

/// Somebody presses something on a pad while it is the turn of whoever has another one.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct OtherPad {
    /// Whose turn it is.
    pub seat: Seat,
    /// Beside what that is said, in dp; beside the main button if nothing is marked.
    pub place: Option<Rect>,
}

/// Says whose turn it is.
pub(super) fn refuse_pad<G: TableGame>(
    mut others: MessageReader<OtherPad>,
    table: TableContext<G>,
    mut refusal: ResMut<Refusal>,
    (time, mut redraw_until): (Res<Time>, ResMut<RedrawUntil>),
) {
    let Some(other) = others.read().last() else { return };
    let text = table.locale.with("refusal-pad", &[("name", table.short_name(other.seat).into())]);
    let about = other.place.map_or(About::Thing(Intent::Confirm), About::Place);
    refusal.0 = Some(Speech { key: "refusal", text, about, clear: Vec::new(), waits: false, rule: None });
    redraw_until.stay(&time, 0.1);
}

/// A rule is to be read.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleWanted(pub RuleKeys);
