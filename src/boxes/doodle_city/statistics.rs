//! How often each face came in a match.

use crate::{
    boxes::{Bar, BarLabel, Chart, Statistics},
    drawing::dyn_picture::DynPicture,
    locale::Locale,
    pictures::{
        dice::{self, PrintedDie},
        doodle_city::{colors, die::BLUE_LABEL},
    },
    rules::{dice::Face, doodle_city::Action},
    theme::Tone,
};

/// How often each face came, from 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Tally {
    /// Of the blue die, starting roads included.
    blue: [u32; 6],
    /// Of the white dice.
    white: [u32; 6],
}

impl Tally {
    /// All dice of these actions.
    fn of(log: &[Action]) -> Self {
        let mut tally = Self::default();
        for action in log {
            match action {
                Action::StartingRoad(face) => tally.blue[face.index()] += 1,
                Action::Roll { blue, white } => {
                    tally.blue[blue.index()] += 1;
                    white.iter().for_each(|face: Face| tally.white[face.index()] += 1);
                }
                Action::Draw { .. } | Action::Cross { .. } | Action::Pass => {}
            }
        }
        tally
    }
}

pub(super) fn statistics(locale: &Locale, log: &[Action]) -> Statistics {
    let tally = Tally::of(log);
    let blue = ["doodle-dice-blue", "doodle-dice-blue-face"];
    let white = ["doodle-dice-white", "doodle-dice-white-face"];
    Statistics {
        title: locale.text("doodle-dice-title"),
        note: locale.text("doodle-dice-note"),
        charts: vec![
            chart(locale, blue, tally.blue, BLUE_LABEL, [colors::BLUE_DIE; 2]),
            chart(
                locale,
                white,
                tally.white,
                PrintedDie::WHITE,
                [colors::WHITE_DICE.with_alpha(0.34), colors::WHITE_DICE],
            ),
        ],
    }
}

fn chart(
    locale: &Locale,
    [title, name]: [&str; 2],
    counts: [u32; 6],
    die: PrintedDie,
    colors: [Tone; 2],
) -> Chart {
    let bar = |(face, count): (Face, u32)| {
        let args = [("face", face.pips().into()), ("count", count.into())];
        let picture = DynPicture::new(move |size, brush| dice::paint(brush, size, face.pips(), die));
        Bar { count, name: locale.with(name, &args), sign: BarLabel::Picture(picture) }
    };
    Chart {
        title: locale.with(title, &[("rolls", counts.iter().sum::<u32>().into())]),
        bars: Face::ALL.into_iter().zip(counts).map(bar).collect(),
        colors,
        is_even: true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::dice::Dice;

    #[test]
    fn every_die_counts_once_and_moves_do_not() {
        let white = Dice::of([Face::Two, Face::Two, Face::Six]);
        let log = [Action::StartingRoad(Face::One), Action::Roll { blue: Face::One, white }, Action::Pass];
        let tally = Tally::of(&log);
        assert_eq!((tally.blue, tally.white), ([2, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 1]));
    }
}
