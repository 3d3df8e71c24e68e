//! What is explained in a first match of Parcel.

use doodle_city::{
    intent::Intent,
    rules::LegalActions as _,
    table::{
        permissions::Confirm,
        tutorial::{About, Moment, Says, Step},
    },
};

use crate::game::rules::{Action, Event, Parcel};

type Now<'a> = Moment<'a, Parcel>;

/// What just happened comes first, then what is to be done.
pub(super) const STEPS: &[Step<Parcel>] = &[
    Step::to_know("parcel-learn-passed", passed),
    Step::to_know("parcel-learn-others", others),
    Step::to_do("parcel-learn-roll", roll),
    Step::to_do("parcel-learn-over", over),
    Step::to_do("parcel-learn-storm", storm),
    Step::to_do("parcel-learn-choose", choose),
    Step::to_do("parcel-learn-confirm", confirm),
];

fn passed(now: &Now) -> Option<Says> {
    let points = now.told(|event| match *event {
        Event::Passed { seat, points } if seat == now.me => Some(points),
        _ => None,
    })?;
    Some(Says::with([("points", points.into())], About::Place(now.layout.players[now.me.index()])))
}

/// A computer player has its first turn.
fn others(now: &Now) -> Option<Says> {
    let seat = now.computer()?;
    Some(Says::with([("name", now.name(seat))], About::Place(now.layout.players[seat.index()])))
}

fn roll(now: &Now) -> Option<Says> {
    now.permissions.may_confirm(Confirm::Roll).then(|| Says::plainly(About::Thing(Intent::RollDice)))
}

fn over(now: &Now) -> Option<Says> {
    now.permissions.may_confirm(Confirm::ShowResults).then(|| Says::plainly(About::Thing(Intent::Confirm)))
}

fn can_keep(now: &Now) -> bool {
    now.play.legal().iter().any(|action| action == Action::Keep)
}

fn storm(now: &Now) -> Option<Says> {
    (now.is_mine() && !can_keep(now)).then(|| Says::plainly(About::Place(now.layout.card)))
}

fn choose(now: &Now) -> Option<Says> {
    let is_so = now.is_mine() && now.selection.action.is_none();
    is_so.then(|| Says::plainly(About::Place(now.layout.die)))
}

fn confirm(now: &Now) -> Option<Says> {
    let is_so = now.is_mine() && now.permissions.may_confirm(Confirm::Act);
    is_so.then(|| Says::plainly(About::Thing(Intent::Confirm)))
}
