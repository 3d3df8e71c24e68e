//! Plays what happened: dice tumble, a block is locked, a turn is scored line by line. The timeline says when.

use bevy::prelude::*;

use super::{
    block::{BlockCard, IsMirrored, OnBuilding, Padlock},
    drag::Dragged,
    layer::{Layer, OnLayer},
    layout::{LINES, TableLayout},
    scene::GameContext,
    show_score::{LineAmount, LineText, stamp_rect},
};
use crate::{
    drawing::{begins::Begins, dyn_picture::DynPicture, place::Screen},
    locale::city_planner::scoring,
    pictures::city_planner::colors,
    rules::{
        Game as _,
        city_planner::{CHANGE_MONEY, CityPlanner, Event},
        dice::Face,
    },
    sound::Sound,
    table::{dice::Die, flight, on_table::OnTable, timeline::Timeline},
    theme::motion::durations,
};

/// How long a line of a scoring is read before the next one comes, and the stamp before its sum flies, in seconds.
const LINE: f32 = 0.34;
const STAMPED: f32 = 0.3;

/// How long after it has begun a scoring is read.
pub(super) const READ: f32 = LINE * LINES as f32;

/// How long an event is shown, in seconds; `None` if nothing of it is.
pub(super) const fn duration(event: &Event) -> Option<f32> {
    match event {
        Event::Rolled { .. } | Event::Rerolled { .. } => Some(durations::ROLL),
        Event::Changed { .. } => Some(durations::FLIGHT),
        Event::Passed { .. } => Some(durations::MARK),
        Event::Scored { .. } => Some(READ + STAMPED + durations::FLIGHT),
        Event::RerollTaken { .. } | Event::RoundEnded { .. } | Event::MatchEnded => None,
    }
}

/// What is heard of an event, and how many seconds after it begins.
pub(super) fn sounds(event: &Event) -> Vec<(Sound, f32)> {
    match event {
        Event::Rolled { .. } | Event::Rerolled { .. } => vec![(Sound::DiceOnPaper, 0.0)],
        Event::Changed { .. } => vec![(Sound::Coins, 0.0), (Sound::Tile, durations::FLIGHT)],
        Event::Passed { .. } => vec![(Sound::Slide, 0.0), (Sound::Padlock, durations::MARK)],
        Event::Scored { .. } => {
            let ticks = (0..LINES).map(|line| (Sound::Pencil, LINE * line as f32));
            ticks.chain([(Sound::Stamp, READ)]).collect()
        }
        Event::RerollTaken { .. } | Event::RoundEnded { .. } | Event::MatchEnded => Vec::new(),
    }
}

/// Where that is heard, in dp.
pub(super) fn heard_at(event: &Event, layout: &TableLayout) -> Option<Vec2> {
    match *event {
        Event::Rerolled { block, .. } | Event::Changed { block, .. } | Event::Passed { block, .. } => {
            Some(layout.blocks[block.index()].center())
        }
        Event::Scored { .. } => Some(layout.lines.center()),
        _ => None,
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

/// A block goes to the other player with a padlock: that flies from the block to the player's plate.
pub(super) fn fly_padlock(mut commands: Commands, timeline: Res<Timeline<CityPlanner>>, table: GameContext) {
    let Some(play) = table.play().filter(|play| !play.game().is_solo()) else { return };
    for moment in timeline.moments() {
        let Event::Passed { seat, block, .. } = moment.event else { continue };
        let other = play.game().all_seats().find(|other| *other != seat);
        let Some(plate) = other.and_then(|other| table.layout.players.get(other.index())) else { continue };
        let mark = table.layout.strip(block).mark;
        let from = Rect::from_center_size(mark.center(), Vec2::splat(mark.size().min_element()));
        let way = [from, Rect::from_center_size(plate.center(), from.size())];
        let padlock = DynPicture::of(Padlock);
        commands.spawn(flight::fly_picture::<CityPlanner>(padlock, way, moment.begins()));
    }
}

/// A block that is passed slides off, to the side where the marks are; what stays in its place is pale. One that a finger
/// has passed has gone its way.
pub(super) fn slide_block_off(
    mut commands: Commands,
    timeline: Res<Timeline<CityPlanner>>,
    (table, screen, dragged): (GameContext, Res<Screen>, Res<Dragged>),
    cards: Query<(&BlockCard, &OnBuilding)>,
) {
    for moment in timeline.moments() {
        let Event::Passed { block, .. } = moment.event else { continue };
        let lying = cards.iter().find(|(card, _)| card.block == block);
        let Some((card, on)) = lying.filter(|_| dragged.of(block).is_none()) else { continue };
        let from = table.layout.blocks[block.index()];
        let is_mirrored = table.layout.is_left_handed;
        let by = Vec2::X * if is_mirrored { -from.max.x } else { screen.size.x - from.min.x };
        let to = Rect { min: from.min + by, max: from.max + by };
        let way = flight::go_straight(
            [from, to].map(|rect| Layer::Leaving.place(rect)),
            moment.begins(),
            durations::MARK,
        );
        commands.spawn((OnTable::of::<CityPlanner>(), *card, *on, IsMirrored(is_mirrored), way));
    }
}

/// What a change costs flies off its player's plate.
pub(super) fn fly_costs(mut commands: Commands, timeline: Res<Timeline<CityPlanner>>, table: GameContext) {
    for moment in timeline.moments() {
        let Event::Changed { seat, block, .. } = moment.event else { continue };
        let Some(player) = table.layout.players.get(seat.index()) else { continue };
        let words = (scoring::money(&table.locale, -CHANGE_MONEY), colors::LOSS);
        let way = [player.center(), table.layout.strip(block).die.center()];
        flight::fly_words::<CityPlanner>(&mut commands, words, way, moment.begins(), ());
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
        let begins = moment.begins() + READ + STAMPED;
        let way = [stamp_rect(table.layout.sum).center(), player.center()];
        flight::fly_words::<CityPlanner>(&mut commands, (sum, colors::SUM), way, begins, ());
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
