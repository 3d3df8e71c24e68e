//! What an action does, for whoever does not see it.

use super::{
    moves, scoring,
    things::{self, Mark},
};
use crate::{
    locale::{Locale, names},
    record::Match,
    rules::{
        Seat,
        city_planner::{Action, Block, CityPlanner, Event},
        dice::Face,
    },
};

/// "Ada: 14 VP, $9, Bo: 20 VP, $4".
pub fn standing(locale: &Locale, play: &Match<CityPlanner>) -> String {
    let all = (0..play.seats().len() as u8).map(Seat).map(|seat| {
        let [vp, money, sign] = scoring::sum_args(play.state().vp(seat), play.state().money(seat));
        let name = ("name", names::of(play, seat).into());
        locale.with("planner-player", &[name, vp, money, sign, ("count", 0.into())])
    });
    names::row(locale, all)
}

/// What `action` does in the match `before` it, in sentences without their full stops: which buildings dice have chosen,
/// or who does what.
pub fn of(locale: &Locale, before: &Match<CityPlanner>, action: Action, events: &[Event]) -> Vec<String> {
    let lies = |block: Block, face: Face| {
        let building = before.game().blocks().building(block, face);
        things::block(locale, block, Some((building, face)), Mark::None)
    };
    match (action, events) {
        (Action::Roll(dice), _) => {
            let rolled = Block::ALL.into_iter().zip(dice);
            rolled.filter_map(|(block, face)| Some(lies(block, face?))).collect()
        }
        (Action::Throw(_), events) => {
            let rerolled = events.iter().filter_map(|event| match *event {
                Event::Rerolled { block, to, .. } => Some(lies(block, to)),
                _ => None,
            });
            rerolled.collect()
        }
        _ => {
            let seat = before.actor().seat();
            let name = seat.map(|seat| names::of(before, seat)).unwrap_or_default();
            moves::done_by(locale, before, &name, action).into_iter().collect()
        }
    }
}
