//! Names of what is on the table: buildings and blocks. For screen readers, and wherever one is mentioned.

use crate::{
    locale::{Arg, Locale, names},
    record::Match,
    rules::{
        Game as _,
        city_planner::{Block, BlockSet, Building, CityPlanner, Legal, ScoringChoice, Step},
        dice::Face,
    },
};

/// A building for a text that chooses by it: every one that mentions `planner-building`.
pub fn id<'a>(building: Building) -> Arg<'a> {
    let id = match building {
        Building::Suburb => "suburb",
        Building::Commerce => "commerce",
        Building::Mixed => "mixed",
        Building::TownHall => "town-hall",
        Building::ParkingLot => "parking-lot",
        Building::Industry => "industry",
        Building::Offices => "offices",
    };
    id.into()
}

/// "2 and 5", for a text that says whether it is one block or more.
pub fn numbers(locale: &Locale, blocks: BlockSet) -> String {
    let numbers: Vec<_> = blocks.iter().map(|block| block.to_string()).collect();
    names::list(locale, &numbers)
}

/// What there is to say of a block besides its die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Nothing.
    None,
    /// It came over locked, so its die stays as it is.
    Locked,
    /// The player on turn has passed it.
    Passed,
    /// In the solo game the player has set it aside.
    SetAside,
    /// Its die has been changed in this turn.
    Changed,
    /// The player on turn has neither a reroll nor a dollar for its die.
    Fixed,
    /// Its die is being rerolled.
    Rerolling,
    /// It is given up for a parking lot.
    GivenUp,
    /// Its mixed building counts as a suburb.
    AsSuburb,
    /// Its mixed building counts as commerce.
    AsCommerce,
}

impl Mark {
    /// What there is to say of `block` as it lies; `choice` is how it would be scored, once that is due.
    pub fn of(play: &Match<CityPlanner>, block: Block, choice: Option<&ScoringChoice>) -> Self {
        let state = play.state();
        let mut legal = Legal::default();
        play.game().legal(state, &mut legal);
        let can_adjust = !legal.passes().is_empty();
        if state.passed() == Some(block) {
            return if play.game().is_solo() { Self::SetAside } else { Self::Passed };
        }
        if state.rerolling() == Some(block) {
            return Self::Rerolling;
        }
        match choice.filter(|_| state.passed().is_some()) {
            Some(choice) if choice.given_up.has(block) => return Self::GivenUp,
            Some(choice) if choice.green.has(block) => return Self::AsSuburb,
            Some(_) if legal.mixed().has(block) => return Self::AsCommerce,
            Some(_) | None => {}
        }
        if state.locked() == Some(block) {
            return Self::Locked;
        }
        if state.changed().has(block) {
            return Self::Changed;
        }
        let can_be_adjusted = legal.rerolls().has(block)
            || [Step::Up, Step::Down].into_iter().any(|step| legal.changes(step).has(block));
        if can_adjust && !can_be_adjusted { Self::Fixed } else { Self::None }
    }
}

/// All of a block: "Block 4: office, die 2, locked". `shown` is its building and its die; `None` before the roll.
pub fn block(locale: &Locale, block: Block, shown: Option<(Building, Face)>, mark: Mark) -> String {
    let number = ("block", block.number().into());
    let Some((of, face)) = shown else { return locale.with("planner-block-waiting", &[number]) };
    let args = [number, ("building", id(of)), ("face", face.pips().into())];
    let name = locale.with("planner-block", &args);
    let mark = match mark {
        Mark::None => return name,
        Mark::Locked => "planner-mark-locked",
        Mark::Passed => "planner-mark-passed",
        Mark::SetAside => "planner-mark-set-aside",
        Mark::Changed => "planner-mark-changed",
        Mark::Fixed => "planner-mark-fixed",
        Mark::Rerolling => "planner-mark-rerolling",
        Mark::GivenUp => "planner-mark-given-up",
        Mark::AsSuburb => "planner-mark-as-suburb",
        Mark::AsCommerce => "planner-mark-as-commerce",
    };
    locale.with("planner-block-marked", &[("block", name.into()), ("mark", locale.text(mark).into())])
}

/// What its die can choose: "1: office, 2: suburb, 3: mixed …", in the order of the faces.
pub fn lots(locale: &Locale, printed: [Building; 6]) -> String {
    let lots = Face::ALL.into_iter().zip(printed).map(|(face, building)| {
        let building = locale.with("planner-building", &[("building", id(building))]);
        locale.with("item-value", &[("name", face.pips().into()), ("value", building.into())])
    });
    names::row(locale, lots)
}

/// The same, chosen: "Block 4: office, die 2, chosen".
pub fn chosen(locale: &Locale, block: &str) -> String {
    let mark = locale.text("planner-mark-chosen");
    locale.with("planner-block-marked", &[("block", block.into()), ("mark", mark.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::Player,
        rules::{
            IgnoreEvents, Seat,
            city_planner::{Action, Blocks, Setup},
        },
    };

    fn at(number: u8) -> Block {
        Block::from_number(number).unwrap()
    }

    /// The block `number` after these actions.
    fn named(actions: &[Action], number: u8, choice: Option<&ScoringChoice>) -> String {
        let setup = Setup { players: 2, first: Seat(0), blocks: Blocks::BUILT_IN };
        let seats = vec![Player::person("Ada"), Player::person("Bo")];
        let mut play = Match::<CityPlanner>::new(setup, seats).unwrap();
        for &action in actions {
            play.apply(action, &mut IgnoreEvents).unwrap();
        }
        let it = at(number);
        let shown = play.state().die(it).map(|face| (play.game().blocks().building(it, face), face));
        block(&Locale::default(), it, shown, Mark::of(&play, it, choice))
    }

    fn rolled(faces: [u8; 7]) -> Action {
        Action::Roll(faces.map(Face::from_pips))
    }

    #[test]
    fn every_building_has_a_name() {
        let locale = Locale::default();
        let name = |it| locale.with("planner-building", &[("building", id(it))]);
        let mut words: Vec<_> = Building::ALL.iter().map(|&it| name(it)).collect();
        assert_eq!([words[0].as_str(), words[6].as_str()], ["suburb", "office"]);
        words.sort();
        words.dedup();
        assert_eq!(words.len(), Building::ALL.len());
    }

    #[test]
    fn a_block_tells_how_it_lies() {
        let roll = rolled([1, 1, 1, 2, 1, 1, 1]);
        let first = [roll, Action::Pass(at(4)), Action::Score(ScoringChoice::default())];
        assert_eq!(named(&[], 4, None), "Block 4, not rolled yet");
        assert_eq!(named(&[roll], 4, None), "Block 4: office, die 2");
        assert_eq!(named(&[roll, Action::Pass(at(4))], 4, None), "Block 4: office, die 2, passed");
        assert_eq!(named(&first, 4, None), "Block 4: office, die 2, locked");
        assert_eq!(named(&first, 1, None), "Block 1, not rolled yet");
        let change = Action::Change { block: at(1), step: Step::Up };
        assert_eq!(named(&[roll, change], 1, None), "Block 1: town hall, die 2, changed");
        // Block 3 shows a town hall, which earns a reroll for the turn after the other player's.
        let reroll = Action::Reroll(at(1));
        let again = |locked: u8| {
            let mut dice = [1, 1, 1, 1, 1, 1, 1].map(Face::from_pips);
            dice[usize::from(locked) - 1] = None;
            Action::Roll(dice)
        };
        let third = [
            &first[..],
            &[again(4), Action::Pass(at(5)), Action::Score(ScoringChoice::default()), again(5), reroll],
        ]
        .concat();
        assert_eq!(named(&third, 1, None), "Block 1: commercial, die 1, being rerolled");
        assert_eq!(chosen(&Locale::default(), "Block 1"), "Block 1, chosen");
    }

    #[test]
    fn a_block_tells_how_it_is_scored() {
        // Block 2 shows a mixed building, block 4 a parking lot.
        let passed = [rolled([1; 7]), Action::Pass(at(7))];
        let green = ScoringChoice { green: BlockSet::of([at(2)]), ..ScoringChoice::default() };
        assert_eq!(named(&passed, 2, Some(&green)), "Block 2: mixed, die 1, counts as a suburb");
        let blue = ScoringChoice { given_up: BlockSet::of([at(1)]), ..ScoringChoice::default() };
        assert_eq!(named(&passed, 2, Some(&blue)), "Block 2: mixed, die 1, counts as commercial");
        assert_eq!(named(&passed, 1, Some(&blue)), "Block 1: commercial, die 1, given up");
        assert_eq!(named(&passed, 3, Some(&blue)), "Block 3: town hall, die 1");
        assert_eq!(numbers(&Locale::default(), BlockSet::of([at(2), at(5)])), "2 and 5");
    }

    #[test]
    fn a_die_that_nothing_can_adjust_says_so() {
        // Three changes are all that a turn has.
        let change = |number| Action::Change { block: at(number), step: Step::Up };
        let actions = [rolled([1; 7]), change(1), change(2), change(3)];
        assert_eq!(named(&actions, 5, None), "Block 5: industry, die 1, cannot be adjusted");
    }
}
