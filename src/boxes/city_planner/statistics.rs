//! How often each face came in a match, and each building.

use bevy::prelude::*;

use crate::{
    boxes::{Bar, BarLabel, Chart, Statistics},
    drawing::dyn_picture::DynPicture,
    locale::{Locale, city_planner::things},
    pictures::{
        city_planner::{colors, signs},
        dice::{self, PrintedDie},
    },
    record::Match,
    rules::{
        city_planner::{Action, Block, Blocks, Building, CityPlanner},
        dice::Face,
    },
};

/// How often each came.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Tally {
    /// From 1 to 6.
    faces: [u32; 6],
    /// In the order of [`Building::ALL`].
    buildings: [u32; Building::ALL.len()],
}

impl Tally {
    /// All dice that were rolled, rerolls included.
    fn of(log: &[Action], blocks: &Blocks) -> Self {
        let mut tally = Self::default();
        let mut rerolled = None;
        for action in log {
            match *action {
                Action::Roll(dice) => {
                    for (block, face) in Block::ALL.into_iter().zip(dice) {
                        face.into_iter().for_each(|face| tally.add(blocks, block, face));
                    }
                }
                Action::Reroll(block) => rerolled = Some(block),
                Action::Throw(face) => rerolled.iter().for_each(|&block| tally.add(blocks, block, face)),
                Action::Change { .. } | Action::Pass(_) | Action::Score(_) => {}
            }
        }
        tally
    }

    fn add(&mut self, blocks: &Blocks, block: Block, face: Face) {
        self.faces[face.index()] += 1;
        self.buildings[blocks.building(block, face).index()] += 1;
    }
}

pub(super) fn statistics(locale: &Locale, play: &Match<CityPlanner>) -> Statistics {
    let tally = Tally::of(play.log(), play.game().blocks());
    Statistics {
        title: locale.text("planner-dice-title"),
        note: locale.text("planner-dice-note"),
        charts: vec![faces(locale, tally.faces), buildings(locale, tally.buildings)],
    }
}

fn faces(locale: &Locale, counts: [u32; 6]) -> Chart {
    let bar = |(face, count): (Face, u32)| {
        let args = [("face", face.pips().into()), ("count", count.into())];
        let picture =
            DynPicture::new(move |size, brush| dice::paint(brush, size, face.pips(), PrintedDie::WHITE));
        Bar { count, name: locale.with("planner-dice-face", &args), sign: BarLabel::Picture(picture) }
    };
    let rolls = ("rolls", counts.iter().sum::<u32>().into());
    Chart {
        title: locale.with("planner-dice-faces", &[rolls]),
        bars: Face::ALL.into_iter().zip(counts).map(bar).collect(),
        colors: [colors::FACES.with_alpha(0.34), colors::FACES],
        is_even: true,
    }
}

/// Each building stands on six of the seven blocks, so that all are nearly as likely.
fn buildings(locale: &Locale, counts: [u32; Building::ALL.len()]) -> Chart {
    let bar = |(building, count): (Building, u32)| {
        let args = [("building", things::id(building)), ("count", count.into())];
        let picture = DynPicture::new(move |size, brush| {
            brush.within(Vec2::ZERO, size.min_element() * 0.48, 0.0, |brush| signs::paint(brush, building));
        });
        Bar { count, name: locale.with("planner-dice-building", &args), sign: BarLabel::Picture(picture) }
    };
    Chart {
        title: locale.text("planner-dice-buildings"),
        bars: Building::ALL.into_iter().zip(counts).map(bar).collect(),
        colors: [colors::BUILDINGS.with_alpha(0.34), colors::BUILDINGS],
        is_even: true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_die_counts_once_and_changes_do_not() {
        let block = Block::ALL[3];
        let dice = [Some(Face::One), None, None, Some(Face::Two), None, None, None];
        let log = [
            Action::Roll(dice),
            Action::Reroll(block),
            Action::Throw(Face::Six),
            Action::Change { block, step: crate::rules::city_planner::Step::Down },
            Action::Pass(block),
        ];
        let tally = Tally::of(&log, &Blocks::BUILT_IN);
        assert_eq!(tally.faces, [1, 1, 0, 0, 0, 1]);
        // Block 1 has commerce at 1, block 4 offices at 2 and commerce at 6.
        let came = Building::ALL.into_iter().zip(tally.buildings).filter(|(_, count)| *count > 0);
        assert_eq!(came.collect::<Vec<_>>(), [(Building::Commerce, 2), (Building::Offices, 1)]);
    }

    #[test]
    fn both_charts_count_the_same_dice() {
        let locale = Locale::default();
        let [faces, buildings] =
            [faces(&locale, [1, 2, 0, 0, 0, 0]), buildings(&locale, [3, 0, 0, 0, 0, 0, 0])];
        assert_eq!((faces.total(), buildings.total()), (3, 3));
        assert_eq!([&faces.title, &faces.bars[1].name], ["Faces, 3 dice in all", "2: 2 times"]);
        assert_eq!(buildings.bars[0].name, "suburb: 3 times");
    }
}
