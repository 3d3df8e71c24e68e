//! Why something cannot be done: what is said is true of the state, of every square, die, block and card.

use bevy::math::Vec2;
use doodle_city::{
    accessibility::Role,
    intent::Intent,
    record::Match,
    rules::{
        LegalActions as _, Seat,
        city_planner::{self, Block, CityPlanner, Step},
        design_town::Card,
        dice::Face,
        doodle_city::{Action, DoodleCity, Kind, Square},
    },
    screens::Panel,
    table::{
        city_planner::{pick::TablePick as BlockPick, selection::Adjust},
        design_town::pick::{Spot, TablePick as CardPick},
        doodle_city::pick::TablePick,
        refusal::Refusal,
        table_game::TableGame,
        things::Parts,
    },
};

use crate::{
    city_planner::set_ups::{fresh as blocks, is_scoring},
    design_town::set_ups::{fresh as cards, grown as grown_town},
    desk::{Desk, DeskOf, PHONES, SIZES},
    doodle_city::set_ups::fresh,
    set_ups::grown,
};

impl<G: TableGame> DeskOf<G> {
    /// What is said after a touch here.
    fn refused_at(&mut self, at: Vec2) -> Option<String> {
        self.tap_at(at);
        self.settle();
        self.0.world().resource::<Refusal>().0.as_ref().map(|speech| speech.text.clone())
    }
}

/// Moments of a match of two in which somebody draws.
fn draws() -> impl Iterator<Item = Match<DoodleCity>> {
    let is_drawing = |play: &Match<DoodleCity>| play.legal().iter().any(|action| action.target().is_some());
    let has_full_house = |play: &Match<DoodleCity>| {
        let open = play.actor().seat().map(|seat| play.state().city(seat).open());
        let mut houses = Square::all().filter(|&square| play.game().sheet().kind(square) == Kind::House);
        open.is_some_and(|open| houses.any(|square| !open.has(square)))
    };
    let early =
        (2..8).map(move |round| grown(fresh(2), |play| play.log().len() > 8 * round && is_drawing(play)));
    early.chain([grown(fresh(2), move |play| is_drawing(play) && has_full_house(play))])
}

#[test]
fn a_square_is_chosen_with_a_die_that_points_there_or_says_what_is_so() {
    let (mut chosen, mut refused) = (0, [0; 4]);
    for play in draws() {
        let mut desk = Desk::reopened(PHONES[0], &play);
        let (legal, state) = (desk.legal(), desk.play().state().clone());
        let targets: Vec<(Face, Square)> = legal.iter().filter_map(Action::target).collect();
        let mut dice: Vec<Face> = targets.iter().map(|&(die, _)| die).collect();
        dice.dedup();
        for (die, square) in dice.iter().flat_map(|&die| Square::all().map(move |square| (die, square))) {
            while desk.find(&Intent::Unchoose).is_some() {
                desk.tap(&Intent::Unchoose);
            }
            desk.tap(&TablePick::Die(die).into());
            let told = desk.refused_at(desk.square(square).center());
            let by: Vec<Face> = targets.iter().filter(|(_, at)| *at == square).map(|&(die, _)| die).collect();
            if !by.is_empty() {
                let used = if by.contains(&die) { die } else { by[0] };
                assert_eq!((desk.selection().square, desk.selection().die), (Some(square), Some(used)));
                assert_eq!(told, None);
                chosen += usize::from(used != die);
                continue;
            }
            let city = state.city(desk.focused());
            let is_house = desk.play().game().sheet().kind(square) == Kind::House;
            let (row, column) = (square.row().number(), square.column().number());
            let blue = state.blue().expect("it was rolled").pips();
            let all = [
                ("There is a road here already.".to_owned(), !is_house && city.road(square).is_some()),
                ("No house is left here to cross out.".to_owned(), is_house && !city.open().has(square)),
                (format!("The blue die says: column {blue} only."), blue != 6 && blue != column),
                (
                    format!("No die that you may take points to row {row}."),
                    state.white().iter().all(|die| die.pips() != row && die != Face::Six),
                ),
            ];
            let told = told.unwrap_or_else(|| panic!("{square} says nothing"));
            let said = all.iter().position(|(text, _)| *text == told);
            let said = said.unwrap_or_else(|| panic!("{told:?} is none of what can be said"));
            assert!(all[said].1, "{told:?} of {square} is not so");
            refused[said] += 1;
        }
    }
    assert!(chosen > 5 && refused.iter().all(|&times| times > 0), "{chosen}, {refused:?}");
}

#[test]
fn a_die_that_cannot_be_taken_says_what_is_so() {
    let (mut taken, mut useless) = (0, 0);
    for play in draws().chain([grown(fresh(2), |play| {
        Face::ALL[..5].iter().any(|&die| play.state().white().has(die) && play.legal().squares(die).is_empty())
            && play.legal().iter().any(|action| action.target().is_some())
    })]) {
        let mut desk = Desk::reopened(PHONES[0], &play);
        let dice = desk.map().items.iter().filter(|item| {
            item.accessible.role == Role::Die
                && item.accessible.intent.is_none()
                && item.accessible.name.starts_with("white")
        });
        let dice: Vec<_> = dice.map(|item| (item.accessible.name.clone(), item.rect.center())).collect();
        for (name, at) in dice {
            let told = desk.refused_at(at).unwrap_or_else(|| panic!("{name} says nothing"));
            let face =
                Face::ALL.into_iter().find(|face| name.contains(&format!("die {face}"))).expect("it shows one");
            if let Some(taker) = name.split(", taken by ").nth(1) {
                assert_eq!(told, format!("{taker} has taken this die."));
                let seat = play.seats().iter().position(|seat| seat.name == taker).expect("somebody has");
                assert_eq!(play.state().taken(Seat(seat as u8)), Some(face));
                taken += 1;
            } else {
                let blue = play.state().blue().expect("it was rolled").pips();
                let column = if blue == 6 { String::new() } else { format!("column {blue}, ") };
                let place = format!("{column}row {}", face.pips());
                let reason = "Nothing can be drawn with this die: nothing is left in";
                assert_eq!(told, format!("{reason} {place}."));
                assert!(play.legal().squares(face).is_empty());
                useless += 1;
            }
        }
    }
    assert!(taken > 0 && useless > 0, "{taken}, {useless}");
}

/// How many parking lots are scored.
fn parking_lots(play: &Match<CityPlanner>) -> usize {
    let state = play.state();
    let scored = Block::ALL.into_iter().filter(|&block| state.passed() != Some(block));
    let building = |block| Some(play.game().blocks().building(block, state.die(block)?));
    scored.filter(|&block| building(block) == Some(city_planner::Building::ParkingLot)).count()
}

#[test]
fn a_block_that_cannot_be_given_up_says_how_many_parking_lots_there_are() {
    let mut told = Vec::new();
    for lots in 0..3 {
        let play = grown(blocks(2), |play| is_scoring(play) && parking_lots(play) == lots);
        let mut desk = DeskOf::<CityPlanner>::reopened(SIZES[1], &play);
        let legal = desk.legal();
        for block in Block::ALL.into_iter().filter(|&block| play.state().passed() != Some(block)) {
            let pick = Intent::from(BlockPick::Block(block));
            let is_choice = legal.mixed().has(block) || legal.expendable().has(block);
            assert_eq!(desk.find(&pick).is_some(), is_choice, "{block}");
            if is_choice {
                continue;
            }
            let at = desk.block(block).center();
            let reason = desk.refused_at(at).unwrap_or_else(|| panic!("{block} says nothing"));
            let exactly = "Buildings can be given up with exactly one parking lot.";
            let expected = match lots {
                0 => format!("{exactly} You have none."),
                1 => "This one cannot be given up.".to_owned(),
                _ => format!("{exactly} You have {lots}."),
            };
            assert_eq!(reason, expected);
            told.push(lots);
        }
    }
    told.dedup();
    assert_eq!(told, [0, 1, 2]);
}

#[test]
fn a_building_more_than_one_step_away_says_so_and_leaves_what_is_chosen() {
    let play = grown(blocks(2), |play| play.legal().changes(Step::Up).iter().next().is_some());
    let mut desk = DeskOf::<CityPlanner>::reopened(SIZES[1], &play);
    let block = desk.legal().changes(Step::Up).iter().next().expect("one can be turned");
    desk.tap(&BlockPick::Block(block).into());
    desk.tap(&BlockPick::Turn(Step::Up).into());
    let chosen = desk.selection();
    assert_eq!(chosen.adjust, Some(Adjust::Turn(Step::Up)));
    let lying = play.state().die(block).expect("it was rolled");
    let far = 5 - [Step::Up, Step::Down].into_iter().filter_map(|step| step.from(lying)).count();
    let beyond = Some(BlockPick::Beyond(block).into());
    let world = desk.0.world_mut();
    let mut blocks = world.query::<&Parts>();
    let parts = blocks.iter(world).flat_map(|parts| parts.0.clone());
    let lots: Vec<Vec2> = parts.filter(|part| part.intent == beyond).map(|part| part.rect.center()).collect();
    assert_eq!(lots.len(), far);
    let twice = lots[0];
    for lot in lots {
        let told = desk.refused_at(lot);
        assert_eq!(told.as_deref(), Some("A die is turned one step at a time: to a building beside it."));
        assert_eq!(desk.selection(), chosen);
    }
    desk.refused_at(twice);
    desk.refused_at(twice);
    assert!(matches!(desk.0.world().resource::<Panel>(), Panel::Rule(_)), "a second touch opens the rule");
    assert_eq!(desk.selection(), chosen);
}

#[test]
fn a_card_that_cannot_be_got_says_what_it_costs_and_what_is_there() {
    let mut told = [0; 3];
    for (coins, built) in [(0..3, false), (3..7, false), (0..9, true)] {
        let play = grown_town(cards(2), |play| {
            let state = play.state();
            let is_so = state.is_building() && coins.contains(&state.coins()) && state.has_built() == built;
            // Where there is nothing else to do the turn ends by itself.
            is_so && play.legal().len() > 1
        });
        let mut desk = DeskOf::reopened(SIZES[1], &play);
        if desk.banner().is_some() {
            desk.tap(&Intent::DismissBanner);
        }
        for card in Card::ALL.into_iter().filter(|&card| play.state().supply(card) > 0) {
            let pick = Intent::from(CardPick::Card(Spot::Supply(card)));
            let at = desk.find(&pick).expect("it can be opened").rect.center();
            let reason = desk.refused_at(at);
            assert_eq!(desk.selection().card, Some(Spot::Supply(card)), "it opens to be read");
            let state = play.state();
            let (price, there) = (u32::from(play.game().cards().card(card).cost), state.coins());
            let can_be_bought = play.game().check_buy(state, card).is_ok();
            let expected = match (state.has_built() && state.extra_buys() == 0, price > there) {
                (true, _) => Some("You have already built in this turn, and nothing extra is left.".to_owned()),
                (_, true) => {
                    let unit = if price == 1 { "coin" } else { "coins" };
                    Some(format!("It costs {price} {unit}, and you have {there} left."))
                }
                _ => None,
            };
            assert_eq!(expected.is_none(), can_be_bought);
            told[match (&expected, built) {
                (None, _) => 0,
                (Some(_), false) => 1,
                (Some(_), true) => 2,
            }] += 1;
            assert_eq!(reason, expected, "{card:?}");
            while desk.selection().card.is_some() {
                desk.want(Intent::Unchoose);
            }
        }
    }
    assert!(told.iter().all(|&times| times > 0), "{told:?}");
}
