//! Plays what happened: dice tumble and turn, a block is locked, a turn is scored line by line. The timeline says when.

use bevy::prelude::*;

use super::{
    layout::LINES,
    scene::GameContext,
    show_score::{LineAmount, LineText},
};
use crate::{
    drawing::{
        begins::Begins,
        brush::{Brush, Picture},
        place::{LayoutRect, MoveTween},
    },
    locale::city_planner::scoring,
    pictures::city_planner::{colors, strip::paint_padlock},
    rules::{
        Game as _,
        city_planner::{CityPlanner, Event},
        dice::Face,
    },
    table::{dice::Die, flight, on_table::OnTable, sounds::Sound, timeline::Timeline},
    theme::motion::durations,
};

/// How long a line of a scoring is read before the next one comes, in seconds.
const LINE: f32 = 0.4;

/// How long an event is shown, in seconds; `None` if nothing of it is.
pub(super) const fn duration(event: &Event) -> Option<f32> {
    match event {
        Event::Rolled { .. } | Event::Rerolled { .. } => Some(durations::ROLL),
        Event::Changed { .. } => Some(durations::FLIGHT),
        Event::Passed { .. } => Some(durations::MARK),
        Event::Scored { .. } => Some(LINE * LINES as f32 + durations::FLIGHT),
        Event::RerollTaken { .. } | Event::RoundEnded { .. } | Event::MatchEnded => None,
    }
}

/// What is heard of an event, and how many seconds after it begins.
pub(super) fn sounds(event: &Event) -> Vec<(Sound, f32)> {
    match event {
        Event::Rolled { .. } | Event::Rerolled { .. } => vec![(Sound::Roll, 0.0)],
        Event::Changed { .. } => vec![(Sound::Tap, 0.0)],
        Event::Passed { .. } => vec![(Sound::Turn, 0.0)],
        Event::Scored { scoring, .. } => {
            let sound = if scoring.vp > 0 { Sound::Bonus } else { Sound::Circle };
            vec![(sound, LINE * LINES as f32)]
        }
        Event::RerollTaken { .. } | Event::RoundEnded { .. } | Event::MatchEnded => Vec::new(),
    }
}

/// What a die ends on, if it was rolled: all of them, or the one that is rerolled.
pub(super) fn rolled(event: &Event, die: Die) -> Option<Face> {
    match *event {
        Event::Rolled { dice, .. } => dice.get(die.0).copied().flatten(),
        Event::Rerolled { block, to, .. } if block.index() == die.0 => Some(to),
        _ => None,
    }
}

/// A die that is turned goes to its next building from where it is seen: whoever chose that sees it there already.
pub(super) fn turn_dice(
    mut commands: Commands,
    timeline: Res<Timeline<CityPlanner>>,
    dice: Query<(Entity, &Die, &LayoutRect), With<OnTable>>,
) {
    for moment in timeline.moments() {
        let Event::Changed { block, .. } = moment.event else { continue };
        for (entity, _, place) in dice.iter().filter(|(_, die, _)| die.0 == block.index()) {
            commands.entity(entity).insert(MoveTween::new(*place, moment.begins()));
        }
    }
}

/// The padlock of a block that is passed, on its way to who gets it.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PassedPadlock;

impl Picture for PassedPadlock {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        paint_padlock(brush, size);
    }
}

/// How high it flies: above everything on the sheet, below words that fly.
const PADLOCK_HEIGHT: f32 = 58.0;

/// A block goes to the other player with a padlock: that flies from the block to the player's plate.
pub(super) fn fly_padlock(mut commands: Commands, timeline: Res<Timeline<CityPlanner>>, table: GameContext) {
    let Some(play) = table.play().filter(|play| !play.game().is_solo()) else { return };
    for moment in timeline.moments() {
        let Event::Passed { seat, block, .. } = moment.event else { continue };
        let other = play.game().all_seats().find(|other| *other != seat);
        let Some(plate) = other.and_then(|other| table.layout.players.get(other.index())) else { continue };
        let from = table.layout.strip(block).padlock;
        let way = [from, Rect::from_center_size(plate.center(), from.size())];
        let flight = flight::fly(way.map(|rect| LayoutRect::new(rect, PADLOCK_HEIGHT)), moment.begins(), 0.1);
        commands.spawn((OnTable::of::<CityPlanner>(), PassedPadlock, flight));
    }
}

/// A scoring is read line by line.
pub(super) fn read_lines(
    timeline: Res<Timeline<CityPlanner>>,
    mut lines: Query<(AnyOf<(&LineText, &LineAmount)>, &mut Begins<LineText>)>,
) {
    for moment in timeline.moments() {
        if !matches!(moment.event, Event::Scored { .. }) {
            continue;
        }
        for ((text, amount), mut begins) in &mut lines {
            let line = text.map(|it| it.0).or(amount.map(|it| it.0)).unwrap_or_default();
            *begins = Begins::at(moment.begins() + LINE * line as f32);
        }
    }
}

/// What a turn brought flies to its player.
pub(super) fn fly_sum(mut commands: Commands, timeline: Res<Timeline<CityPlanner>>, table: GameContext) {
    for moment in timeline.moments() {
        let Event::Scored { seat, scoring, .. } = moment.event else { continue };
        let Some(player) = table.layout.players.get(seat.index()) else { continue };
        let sum = scoring::sum(&table.locale, scoring.vp, scoring.money());
        let begins = moment.begins() + LINE * LINES as f32;
        let way = [table.layout.sum.center(), player.center()];
        commands.spawn(flight::fly_words::<CityPlanner>(sum, colors::SUM, way, begins));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Seat, city_planner::Block};

    #[test]
    fn what_is_not_seen_takes_no_time() {
        let (seat, block) = (Seat(0), Block::ALL[0]);
        assert_eq!(duration(&Event::RerollTaken { seat, block, left: 0 }), None);
        assert_eq!(duration(&Event::RoundEnded { round: 1 }), None);
        assert_eq!(
            duration(&Event::Rerolled { seat, block, from: Face::One, to: Face::Two }),
            Some(durations::ROLL)
        );
    }
}
