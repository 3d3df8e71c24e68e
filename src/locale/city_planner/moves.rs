//! Moves in words: on a button, in a hint, and when others have made them.

use super::{scoring, things};
use crate::{
    locale::Locale,
    record::Match,
    rules::{
        Game as _,
        city_planner::{Action, Block, CityPlanner, Doubled, Legal, ScoringChoice, Step},
        dice::Face,
    },
};

/// What is done, for buttons and confirmations: "Turn block 3’s die up".
pub fn action(locale: &Locale, play: &Match<CityPlanner>, action: Action) -> String {
    let with = |key, block: Block| locale.with(key, &[("block", block.number().into())]);
    match action {
        Action::Roll(_) | Action::Throw(_) => locale.text("planner-move-roll"),
        Action::Reroll(block) => with("planner-move-reroll", block),
        Action::Change { block, step: Step::Up } => with("planner-move-up", block),
        Action::Change { block, step: Step::Down } => with("planner-move-down", block),
        Action::Pass(block) if play.game().is_solo() => with("planner-move-set-aside", block),
        Action::Pass(block) => with("planner-move-pass", block),
        Action::Score(choice) => match play.game().scoring(play.state(), choice) {
            Ok(brings) => locale.with("planner-move-score", &scoring::sum_args(brings.vp, brings.money())),
            Err(_) => locale.text("planner-move-score-six"),
        },
    }
}

/// What a die is turned to costs: "Turn block 3’s die up for $1".
pub fn paid(locale: &Locale, block: Block, step: Step) -> String {
    let key = match step {
        Step::Up => "planner-move-up-for-a-dollar",
        Step::Down => "planner-move-down-for-a-dollar",
    };
    locale.with(key, &[("block", block.number().into())])
}

/// What is done, and with what: "Turn block 3’s die up for $1: office".
pub fn told(locale: &Locale, play: &Match<CityPlanner>, action: Action) -> String {
    let short = || self::action(locale, play, action);
    let lies = |block| play.state().die(block);
    let with = |key, block: Block, face: Option<Face>| match face {
        Some(face) => {
            let building = things::id(play.game().blocks().building(block, face));
            locale.with(key, &[("block", block.number().into()), ("building", building)])
        }
        None => short(),
    };
    let stepped = |block, step: Step| lies(block).and_then(|face| step.from(face));
    match action {
        Action::Roll(_) | Action::Throw(_) => short(),
        Action::Reroll(block) => with("planner-told-reroll", block, lies(block)),
        Action::Pass(block) if play.game().is_solo() => with("planner-told-set-aside", block, lies(block)),
        Action::Pass(block) => with("planner-told-pass", block, lies(block)),
        Action::Change { block, step } => {
            let key = match step {
                Step::Up => "planner-told-up",
                Step::Down => "planner-told-down",
            };
            with(key, block, stepped(block, step))
        }
        Action::Score(choice) => way(locale, play, choice).into_iter().fold(short(), |line, next| {
            locale.with("planner-told-then", &[("line", line.into()), ("next", next.into())])
        }),
    }
}

/// What was decided about a scoring, part by part.
fn way(locale: &Locale, play: &Match<CityPlanner>, choice: ScoringChoice) -> Vec<String> {
    let mut legal = Legal::default();
    play.game().legal(play.state(), &mut legal);
    let as_commerce = legal.mixed().without(choice.green);
    let mut parts = Vec::new();
    for (key, blocks) in [
        ("planner-way-suburb", choice.green),
        ("planner-way-commerce", as_commerce),
        ("planner-way-given-up", choice.given_up),
    ] {
        if !blocks.is_empty() {
            let args = [("count", blocks.len().into()), ("blocks", things::numbers(locale, blocks).into())];
            parts.push(locale.with(key, &args));
        }
    }
    parts.extend(choice.doubled.map(|doubled| doubles(locale, doubled)));
    parts
}

/// "VP doubled".
pub fn doubles(locale: &Locale, doubled: Doubled) -> String {
    locale.text(match doubled {
        Doubled::Vp => "planner-way-double-vp",
        Doubled::Money => "planner-way-double-money",
    })
}

/// What somebody else does: "Bo turns the 3 on block 1 into a 4"; `None` for what dice do.
pub fn done_by(locale: &Locale, play: &Match<CityPlanner>, name: &str, action: Action) -> Option<String> {
    let lies = |block: Block| play.state().die(block);
    let name = ("name", name.into());
    let pips = |face: Face| face.pips().into();
    Some(match action {
        Action::Roll(_) | Action::Throw(_) => return None,
        Action::Reroll(block) => {
            let args = [name, ("face", pips(lies(block)?)), ("block", block.number().into())];
            locale.with("planner-does-reroll", &args)
        }
        Action::Change { block, step } => {
            let from = lies(block)?;
            let to = step.from(from)?;
            let args = [name, ("from", pips(from)), ("to", pips(to)), ("block", block.number().into())];
            locale.with("planner-does-change", &args)
        }
        Action::Pass(block) => {
            let key = if play.game().is_solo() { "planner-does-set-aside" } else { "planner-does-pass" };
            let building = things::id(play.game().blocks().building(block, lies(block)?));
            locale.with(key, &[name, ("block", block.number().into()), ("building", building)])
        }
        Action::Score(choice) => {
            let brings = play.game().scoring(play.state(), choice).ok()?;
            let [vp, money, sign] = scoring::sum_args(brings.vp, brings.money());
            locale.with("planner-does-score", &[name, vp, money, sign])
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        locale::at_random,
        record::Player,
        rules::{
            IgnoreEvents, Seat,
            city_planner::{BlockSet, Blocks, Setup},
        },
    };

    fn at(number: u8) -> Block {
        Block::from_number(number).unwrap()
    }

    /// A match of so many, in which these actions have been done.
    fn play(players: u8, actions: &[Action]) -> Match<CityPlanner> {
        let setup = Setup { players, first: Seat(0), blocks: Blocks::BUILT_IN };
        let seats = ["Ada", "Bo"].iter().take(players.into()).map(|name| Player::person(*name)).collect();
        let mut play = Match::new(setup, seats).unwrap();
        actions.iter().for_each(|&action| play.apply(action, &mut IgnoreEvents).unwrap());
        play
    }

    const ROLL: Action = Action::Roll([Some(Face::One); 7]);

    #[test]
    fn every_action_has_a_short_text_and_a_long_one() {
        let locale = Locale::default();
        for players in [1, 2] {
            let setup = Setup { players, first: Seat(0), blocks: Blocks::BUILT_IN };
            at_random::play::<CityPlanner>(setup, 3, &mut |play, next| {
                let (short, long) = (action(&locale, play, next), told(&locale, play, next));
                assert!(!short.is_empty() && long.starts_with(&short), "{next}: {short}, {long}");
                play.apply(next, &mut IgnoreEvents).unwrap();
            });
        }
    }

    #[test]
    fn an_action_says_its_block() {
        let locale = Locale::default();
        let rolled = play(2, &[ROLL]);
        let say = |action: Action| (self::action(&locale, &rolled, action), told(&locale, &rolled, action));
        let pair = |short: &str, long: &str| (short.to_owned(), long.to_owned());
        let up = Action::Change { block: at(5), step: Step::Up };
        assert_eq!(say(up), pair("Turn block 5’s die up", "Turn block 5’s die up for $1: suburb"));
        assert_eq!(say(Action::Pass(at(4))), pair("Pass block 4", "Pass block 4: parking lot"));
        assert_eq!(say(Action::Reroll(at(2))), pair("Reroll block 2’s die", "Reroll block 2’s die: mixed"));
        let alone = play(1, &[ROLL]);
        assert_eq!(action(&locale, &alone, Action::Pass(at(4))), "Set aside block 4");
    }

    #[test]
    fn a_scoring_says_what_it_brings_and_what_was_decided() {
        let locale = Locale::default();
        // Commerce, mixed, town hall, parking lot, industry and offices are scored.
        let passed = play(2, &[ROLL, Action::Pass(at(7))]);
        let blue = Action::Score(ScoringChoice::default());
        assert_eq!(action(&locale, &passed, blue), "Score 0 VP, $5");
        assert_eq!(told(&locale, &passed, blue), "Score 0 VP, $5; block 2 as commercial");
        let choice = ScoringChoice {
            green: BlockSet::of([at(2)]),
            given_up: BlockSet::of([at(1), at(5)]),
            ..ScoringChoice::default()
        };
        assert_eq!(
            told(&locale, &passed, Action::Score(choice)),
            "Score 2 VP, $5; block 2 as a suburb; blocks 1 and 5 given up"
        );
        assert_eq!(doubles(&locale, Doubled::Vp), "VP doubled");
    }

    #[test]
    fn what_somebody_else_does_is_one_short_line() {
        let locale = Locale::default();
        let rolled = play(2, &[ROLL]);
        let say = |play: &Match<CityPlanner>, action| done_by(&locale, play, "Bo", action);
        let up = Action::Change { block: at(5), step: Step::Up };
        assert_eq!(say(&rolled, up).as_deref(), Some("Bo turns the 1 on block 5 into a 2"));
        assert_eq!(say(&rolled, Action::Reroll(at(5))).as_deref(), Some("Bo rerolls the 1 on block 5"));
        assert_eq!(say(&rolled, Action::Pass(at(4))).as_deref(), Some("Bo passes block 4, parking lot"));
        let alone = play(1, &[ROLL]);
        assert_eq!(say(&alone, Action::Pass(at(4))).as_deref(), Some("Bo sets aside block 4, parking lot"));
        let passed = play(2, &[ROLL, Action::Pass(at(7))]);
        let score = Action::Score(ScoringChoice::default());
        assert_eq!(say(&passed, score).as_deref(), Some("Bo scores 0 VP, $5"));
        assert_eq!(say(&passed, ROLL), None);
    }
}
