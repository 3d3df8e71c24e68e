//! A hint as it is shown: the block with its die, and what is done with it.

use bevy::prelude::*;

use super::{
    cards::{Lying, paint_cell},
    match_summary::lying,
};
use crate::{
    boxes::HintEntry,
    drawing::dyn_picture::DynPicture,
    locale::{Locale, city_planner::hints, with_tenths},
    pictures::city_planner::signs,
    record::Match,
    rules::city_planner::{Action, Block, CityPlanner},
    session::HintOf,
};

pub(super) fn hint(locale: &Locale, play: &Match<CityPlanner>, hint: &HintOf<CityPlanner>) -> HintEntry {
    let words = hints::words(locale, play, hint.action, hint.reason);
    let vp = with_tenths(hint.points.as_f64());
    HintEntry {
        name: words.in_sentences(locale),
        pictures: pictures(play, hint.action),
        expected: locale.with("planner-hint-expected", &[("vp", vp.clone())]),
        brief: locale.with("planner-vp", &[("vp", vp)]),
        words,
    }
}

/// The block as it would lie; before and after, where its die is turned.
fn pictures(play: &Match<CityPlanner>, action: Action) -> Vec<DynPicture> {
    let cell = |lying: Lying| DynPicture::new(move |size, brush| paint_cell(brush, lying, size.min_element()));
    let as_it_lies = |block: Block| lying(play, block);
    match action {
        Action::Reroll(block) => vec![cell(as_it_lies(block))],
        Action::Change { block, step } => {
            let before = as_it_lies(block);
            let after = before.shown.and_then(|(_, face)| {
                let face = step.from(face)?;
                Some((play.game().blocks().building(block, face), face))
            });
            vec![cell(before), cell(Lying { shown: after, ..before })]
        }
        Action::Pass(block) => vec![cell(Lying { is_locked: true, ..as_it_lies(block) })],
        Action::Score(_) => vec![DynPicture::new(|size, brush| {
            brush.within(Vec2::ZERO, size.min_element() * 0.46, 0.0, signs::laurel);
        })],
        Action::Roll(_) | Action::Throw(_) => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bots::{Hint, Points},
        boxes::BoxedGame as _,
        record::Player,
        rules::{
            IgnoreEvents, Seat,
            city_planner::{BlockSet, Blocks, ScoringChoice, Setup, Step},
            dice::Face,
        },
    };

    #[test]
    fn a_hint_says_what_is_done_and_shows_it() {
        let locale = Locale::default();
        let setup = Setup { players: 1, first: Seat(0), blocks: Blocks::BUILT_IN };
        let mut play = Match::new(setup, vec![Player::person("Ada")]).unwrap();
        play.apply(Action::Roll([Some(Face::One); 7]), &mut IgnoreEvents).unwrap();
        let entry = |play: &Match<CityPlanner>, action| {
            CityPlanner::hint(&locale, play, &Hint { action, points: Points::whole(40), reason: None })
        };
        let block = Block::ALL[4];
        let change = entry(&play, Action::Change { block, step: Step::Up });
        assert_eq!(change.name, "Turn block 5’s die up for $1: suburb.");
        assert_eq!(change.brief, "40.0 VP");
        assert_eq!(change.expected, "About 40.0 VP at the end");
        assert_eq!(change.pictures.len(), 2);
        let pass = entry(&play, Action::Pass(block));
        assert_eq!((pass.name.as_str(), pass.pictures.len()), ("Set aside block 5: industry.", 1));
        play.apply(Action::Pass(block), &mut IgnoreEvents).unwrap();
        let score = entry(&play, Action::Score(ScoringChoice::default()));
        assert_eq!((score.name.as_str(), score.pictures.len()), ("Score 2 VP, −$4; block 2 as commercial.", 1));
        let gives_up = ScoringChoice { given_up: BlockSet::of([Block::ALL[5]]), ..ScoringChoice::default() };
        let name = entry(&play, Action::Score(gives_up)).name;
        assert_eq!(name, "Score 1 VP, −$2; block 2 as commercial; block 6 given up.");
        let all = [change, pass, score].into_iter().flat_map(|entry| entry.pictures);
        assert!(all.into_iter().all(|picture| !picture.shapes(Vec2::splat(28.0)).is_empty()));
    }
}
