//! The page of records: its example is what it says there, and records have only the forms that it names.

use doodle_city::{
    record::Match,
    rules::{
        Game as _, IgnoreEvents, Seat,
        city_planner::{Action, Block, Building, CityPlanner, Doubled, Event, Scoring, ScoringChoice, State},
    },
};

use crate::forms;

const PAGE: &str = include_str!("../../../docs/records-city-planner.md");

type Played = Match<CityPlanner>;

/// The record of the page, and its standings.
fn example() -> [&'static str; 2] {
    let blocks: Vec<&str> =
        PAGE.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    blocks.try_into().expect("the page shows a record and what it comes to")
}

fn read(text: &str) -> Played {
    Match::read(text.as_bytes()).expect("a record")
}

/// Every building as it lies when a choice has been made.
fn buildings(game: &CityPlanner, state: &State, choice: ScoringChoice) -> String {
    let one = |block: Block| {
        let building = state.die(block).map(|face| game.blocks().building(block, face)).expect("a die");
        let mut text = building.letter().to_string();
        if building == Building::Mixed && state.passed() != Some(block) {
            text.push(if choice.green.has(block) { 'g' } else { 'b' });
        }
        if choice.given_up.has(block) {
            text = format!("~~{text}~~");
        }
        if state.locked() == Some(block) {
            text = format!("*{text}*");
        }
        if state.passed() == Some(block) { format!("({text})") } else { text }
    };
    Block::ALL.map(one).join(" ")
}

/// The parts of a turn that are not 0.
fn parts(scoring: &Scoring) -> String {
    let twice = |what| if scoring.doubled == Some(what) { " × 2" } else { "" };
    let Scoring { greens, reds, blues, yellows, vp, blue_money, .. } = *scoring;
    let all = [
        (vp, format!("{greens} × {}{} = {vp} VP", reds + 1, twice(Doubled::Vp))),
        (blue_money, format!("{blues} × {}{} = ${blue_money}", yellows + 1, twice(Doubled::Money))),
        (scoring.town_hall_money, format!("town halls ${}", scoring.town_hall_money)),
        (scoring.given_up_money, format!("given up ${}", scoring.given_up_money)),
        (scoring.upkeep, format!("upkeep ${}", scoring.upkeep)),
    ];
    let there: Vec<String> = all.into_iter().filter(|(amount, _)| *amount > 0).map(|(_, text)| text).collect();
    there.join(", ")
}

/// The table of the turns of a match.
fn table(played: &Played) -> String {
    let game = played.game();
    let (mut state, mut rows, mut begins) = (game.start(), String::new(), 1);
    for (at, &action) in played.log().iter().enumerate() {
        let (before, mut events) = (state.clone(), Vec::new());
        game.apply(&mut state, action, &mut events).expect("a legal action");
        let (Action::Score(choice), Some(&Event::Scored { seat, scoring, vp, money, .. })) =
            (action, events.first())
        else {
            continue;
        };
        let (name, round, lie) =
            (&played.seats()[seat.index()].name, game.round(&before), buildings(game, &before, choice));
        let brings = parts(&scoring);
        rows += &format!("| {begins}-{} | {round} | {name} | {lie} | {brings} | {vp} | {money} |\n", at + 1);
        begins = at + 2;
    }
    rows
}

#[test]
fn the_example_is_what_the_page_says() {
    let [record, standings] = example();
    let played = read(record);
    assert!(played.is_over());
    assert_eq!(played.record().write(), record, "the page shows it as this program writes it");
    assert_eq!(serde_json::to_string(&played.standings()).unwrap(), standings.trim_end());
    let table = table(&played);
    assert!(PAGE.ends_with(&table), "{table}");
}

#[test]
fn the_blocks_of_the_page_are_those_of_the_game() {
    let blocks = serde_json::to_string(&doodle_city::rules::city_planner::Blocks::BUILT_IN).unwrap();
    assert!(PAGE.contains(&format!("`{blocks}`")), "{blocks}");
}

#[test]
fn every_part_of_a_record_has_the_form_of_the_page_and_no_other() {
    let [record, _] = example();
    let is_valid = |from: &str, to: &str| {
        assert!(record.contains(from), "{from} is not there");
        Played::read(record.replacen(from, to, 1).as_bytes()).is_ok()
    };
    let way = r#"{"green":[4,6,7],"given_up":[]}"#;
    assert!(is_valid(way, r#"{"given_up":[],"doubled":null,"green":[4,6,7]}"#));
    for other in [
        r#"{"green":[4,7,6],"given_up":[]}"#,
        r#"{"green":[4,6,6,7],"given_up":[]}"#,
        r#"{"green":[4,6,8],"given_up":[]}"#,
        r#"{"green":[0,4,6],"given_up":[]}"#,
        r#"{"green":[4,6,7],"given_up":null}"#,
        r#"{"green":[4,6,7]}"#,
        r#"{"green":[4,6,7],"given_up":[],"doubled":"vp"}"#,
        r#"{"green":[4,6,7],"given_up":[],"mood":1}"#,
        r#"[[4,6,7],[]]"#,
    ] {
        assert!(!is_valid(way, other), "{other}");
    }
    let change = r#"{"block":3,"step":"up"}"#;
    for other in [r#"{"block":3,"step":"left"}"#, r#"{"block":8,"step":"up"}"#, r#"{"block":3}"#, r#"[3,"up"]"#]
    {
        assert!(!is_valid(change, other), "{other}");
    }
    let roll = "[2,6,6,3,null,4,3]";
    for other in ["[2,6,6,3,4,3]", "[2,6,6,3,1,4,3]", "[2,6,6,null,3,4,3]", "[2,6,6,3,null,4,7]", "[]"] {
        assert!(!is_valid(roll, other), "{other}");
    }
    for (from, to) in [
        (r#"{"pass":5}"#, r#"{"pass":0}"#),
        (r#"{"pass":5}"#, r#""pass""#),
        (r#"{"throw":5}"#, r#"{"throw":4}"#),
        (r#""players":2"#, r#""players":3"#),
        (r#""first":1"#, r#""first":2"#),
        ("BPMRKY", "BPMRK"),
        ("BPMRKY", "BPMRK Y"),
        ("BPMRKY", "bpmrky"),
        (r#""BPMRKY","#, ""),
        (r#""rules": 1"#, r#""rules": 2"#),
    ] {
        assert!(!is_valid(from, to), "{to}");
    }
}

#[test]
fn a_record_may_end_after_any_action_and_then_names_no_seed() {
    let played = read(example()[0]);
    for steps in 0..played.log().len() {
        let begun = played.at(steps);
        assert_eq!(begun.record().seed, None);
        assert_eq!(read(&begun.record().write()).state(), begun.state());
    }
}

#[test]
fn the_dice_of_the_example_are_those_of_its_seed() {
    let [record, _] = example();
    assert!(Played::read(record.replacen("\"seed\": 57", "\"seed\": 58", 1).as_bytes()).is_err());
    let unseeded = read(&record.replacen("  \"seed\": 57,\n", "", 1));
    assert_eq!(unseeded.standings(), read(record).standings());
    let mut again = Played::new(unseeded.game().setup().clone(), unseeded.seats().to_vec()).unwrap();
    let mut dice = doodle_city::record::Seeded::new(57);
    for &action in unseeded.log() {
        if let Some(drawn) = again.draw(&mut dice) {
            assert_eq!(drawn, action);
        }
        again.apply(action, &mut IgnoreEvents).unwrap();
    }
    assert_eq!(again.state().vp(Seat(1)), 37);
}

#[test]
fn a_form_is_kept_everywhere_and_what_is_wrong_is_said_in_the_words_of_the_page() {
    let begun = read(example()[0]).at(20).record().write();
    assert!(forms::changed_to_other_forms::<CityPlanner>(&begun) > 30);
    assert!(forms::changed_to_nonsense::<CityPlanner>(&begun) > 500);
}
