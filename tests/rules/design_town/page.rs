//! The page of records: its tables and its example are what it says there, and records have only the forms that it names.

use doodle_city::{
    record::{Match, Seeded},
    rules::{
        ChanceKey, ChanceSource as _, Game as _, IgnoreEvents, Seat,
        design_town::{Action, Building, Cards, DesignTown, Downgrade, Effect, Event, Payment, Uses},
    },
};
use serde_json::Value;

use super::properties::due;
use crate::forms;

const PAGE: &str = include_str!("../../../docs/records-design-town.md");

type Played = Match<DesignTown>;

/// The record of the page, and its standings.
fn example() -> [&'static str; 2] {
    let blocks: Vec<&str> =
        PAGE.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    blocks.try_into().expect("the page shows a record and what it comes to")
}

fn read(text: &str) -> Played {
    Match::read(text.as_bytes()).expect("a record")
}

/// A building by its name on the table.
fn name(building: Building) -> String {
    building.to_string().replace('-', " ")
}

/// What one event shows of how cards were played.
fn told(event: &Event, played: &Played) -> Option<String> {
    let who = |seat: Seat| &played.seats()[seat.index()].name;
    match *event {
        Event::Played { building, is_forced: true, .. } => Some(format!("*{}*", name(building))),
        Event::Played { building, is_forced: false, .. } => Some(name(building)),
        Event::Discarded { seat, building, .. } => Some(format!("({}, {})", name(building), who(seat))),
        Event::Downgraded { building, .. } => Some(format!("{} ↓", name(building))),
        Event::Shuffled { stayed: 0, .. } => Some("shuffle".into()),
        Event::Shuffled { stayed, .. } => Some(format!("shuffle without {stayed}")),
        _ => None,
    }
}

/// What one event shows of what was built.
fn built(event: &Event, played: &Played) -> Option<String> {
    let paid = |Payment { coins, uses, .. }: Payment| {
        let uses = match uses {
            Uses::Main => "",
            Uses::ExtraBuy => " (extra Buy)",
            Uses::CheapUpgrade => " (cheap Upgrade)",
            Uses::ExtraUpgrade => " (extra Upgrade)",
        };
        format!("for {coins}{uses}")
    };
    match *event {
        Event::Bought { card, payment, .. } => Some(format!("{} {}", name(card.front()), paid(payment))),
        Event::Upgraded { card, payment, .. } => {
            Some(format!("{} to {} {}", name(card.front()), name(card.back()), paid(payment)))
        }
        Event::Developed { card, payment, .. } => Some(format!("{} {}", name(card.back()), paid(payment))),
        Event::Given { building, to: Some(to), .. } => {
            Some(format!("{} ↓ to {}", name(building), played.seats()[to.index()].name))
        }
        Event::TurnEnded { built: None, .. } => Some("over the limit".into()),
        _ => None,
    }
}

/// The table of the turns of a match.
fn table(played: &Played) -> String {
    let game = played.game();
    let (mut state, mut rows, mut begins) = (game.start(), String::new(), 1 + game.seats());
    let (mut cards, mut buildings, mut sums) = (Vec::new(), Vec::new(), String::new());
    for (at, &action) in played.log().iter().enumerate() {
        let (before, mut events) = (state.clone(), Vec::new());
        game.apply(&mut state, action, &mut events).expect("a legal action");
        cards.extend(events.iter().filter_map(|event| told(event, played)));
        buildings.extend(events.iter().filter_map(|event| built(event, played)));
        if game.turns(&state) == game.turns(&before) {
            if !state.is_building() || !before.is_building() {
                let counts = [state.coins(), state.fee_coins(), state.vp(), state.unhappy(), state.limit()];
                sums = counts.map(|count| count.to_string()).join(" | ");
            }
            continue;
        }
        let (round, who) = (game.round(&before), &played.seats()[game.on_turn(&before).index()].name);
        let (cards_played, what) = (cards.join(", "), buildings.join("; "));
        rows += &format!("| {begins}-{} | {round} | {who} | {cards_played} | {sums} | {what} |\n", at + 1);
        (cards, buildings, begins) = (Vec::new(), Vec::new(), at + 2);
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

/// A value as the page shows it, if it is there.
fn shown(part: Option<&Value>) -> String {
    part.map_or(String::new(), |part| format!("`{part}`"))
}

#[test]
fn the_cards_of_the_page_are_those_of_the_game() {
    let cards = serde_json::to_value(Cards::built_in()).unwrap();
    let json_name = |building: Building| building.to_string().replace('-', "_");
    let mut rows = String::new();
    for building in Building::ALL {
        let card = &cards[json_name(building.card().front())];
        let side = &card[if building.is_back() { "back" } else { "front" }];
        let on_card = |field: &str| if building.is_back() { String::new() } else { card[field].to_string() };
        let cells = [
            format!("`{}`", json_name(building)),
            on_card("supply"),
            on_card("cost"),
            on_card("fee"),
            side["coins"].to_string(),
            side["vp"].to_string(),
            side["is_unhappy"].to_string(),
            shown(side.get("effect")),
            shown(side.get("downgrade")),
        ];
        let cells = cells.map(|cell| if cell.is_empty() { " ".into() } else { format!(" {cell} ") });
        rows += &format!("|{}|\n", cells.join("|"));
    }
    assert!(PAGE.contains(&format!("| --- |\n{rows}\n")), "{rows}");
}

#[test]
fn every_part_of_a_record_has_the_form_of_the_page_and_no_other() {
    let [record, _] = example();
    let is_valid = |from: &str, to: &str| {
        assert!(record.contains(from), "{from} is not there");
        Played::read(record.replacen(from, to, 1).as_bytes()).is_ok()
    };
    let shuffle = r#"{"shuffle":{"stay":1}}"#;
    assert!(is_valid(shuffle, r#"{"shuffle":{"remove":null,"stay":1}}"#));
    for other in [
        r#"{"shuffle":{}}"#,
        r#"{"shuffle":{"stay":null}}"#,
        r#"{"shuffle":{"stay":256}}"#,
        r#"{"shuffle":{"stay":-1}}"#,
        r#"{"shuffle":{"stay":1,"remove":"church"}}"#,
        r#"{"shuffle":{"stay":1,"remove":"hospital"}}"#,
        r#"{"shuffle":{"stay":1,"mood":1}}"#,
        r#"{"shuffle":1}"#,
        r#"{"shuffle":[1]}"#,
        r#""shuffle""#,
    ] {
        assert!(!is_valid(shuffle, other), "{other}");
    }
    let give = r#"{"give":{"to":0}}"#;
    for other in [
        r#"{"give":{"to":1}}"#,
        r#"{"give":{"to":2}}"#,
        r#"{"give":{"to":4}}"#,
        r#"{"give":{"to":null}}"#,
        r#"{"give":{}}"#,
        r#"{"give":0}"#,
        r#""give""#,
    ] {
        assert!(!is_valid(give, other), "{other}");
    }
    let has_side = r#""back":{"coins":0,"vp":3,"is_unhappy":false,"effect":"extra_upgrade"}"#;
    assert!(is_valid(has_side, &has_side.replace("}", r#","downgrade":null}"#)));
    for (from, to) in [
        ("\"play\"", r#"{"play":null}"#),
        ("\"play\"", "\"Play\""),
        ("\"give_up\"", "\"give up\""),
        (r#"{"discard":"bottom"}"#, r#"{"discard":"middle"}"#),
        (r#"{"upgrade":"hospital"}"#, r#"{"upgrade":"church"}"#),
        (r#"{"downgrade":"church"}"#, r#"{"downgrade":"hospital"}"#),
        (r#"{"top":"convenience_store"}"#, r#"{"top":"convenience-store"}"#),
        (r#""players":2"#, r#""players":3"#),
        (r#""first":1"#, r#""first":2"#),
        (r#""first_game":false"#, r#""first_game":0"#),
        (r#""first_game":false,"#, ""),
        (r#""wins_with":9"#, r#""wins_with":0"#),
        (r#"{"wins_with":9}"#, r#""wins_with""#),
        (r#""effect":"forced""#, r#""effect":{"forced":1}"#),
        (r#""effect":"forced""#, r#""effect":"may_stay""#),
        (r#""downgrade":"vp""#, r#""downgrade":{"give":1}"#),
        (r#""downgrade":"vp""#, r#""downgrade":"points""#),
        (r#""supply":12"#, r#""supply":100"#),
        (r#""vp":3"#, r#""vp":100"#),
        (r#""rules": 1"#, r#""rules": 2"#),
    ] {
        assert!(!is_valid(from, to), "{to}");
    }
}

#[test]
fn a_form_is_kept_everywhere_and_what_is_wrong_is_said_in_the_words_of_the_page() {
    let begun = read(example()[0]).at(65).record().write();
    assert!(forms::changed_to_other_forms::<DesignTown>(&begun) > 100);
    assert!(forms::changed_to_nonsense::<DesignTown>(&begun) > 1000);
}

#[test]
fn every_effect_and_downgrade_of_the_page_is_one() {
    let words = |from: &str, to: &str| {
        let part = PAGE.split(from).nth(1).and_then(|rest| rest.split(to).next()).expect("a part of the page");
        let rows = part.lines().filter_map(|line| line.strip_prefix("| `"));
        let words = rows.filter_map(|row| row.split('`').next());
        words.map(|word| word.replace("number", "7")).collect::<Vec<_>>()
    };
    let effects = words("## Effects", "**Discarding.**");
    let downgrades = words("## Downgrades", "## Shuffling");
    assert_eq!((effects.len(), downgrades.len()), (11, 5));
    for effect in effects {
        assert!(serde_json::from_str::<Effect>(&effect).is_ok(), "{effect}");
    }
    for downgrade in downgrades {
        assert!(serde_json::from_str::<Downgrade>(&downgrade).is_ok(), "{downgrade}");
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
fn the_cards_of_the_example_are_those_of_its_seed() {
    let [record, _] = example();
    assert!(Played::read(record.replacen("\"seed\": 5574", "\"seed\": 5575", 1).as_bytes()).is_err());
    let unseeded = read(&record.replacen("  \"seed\": 5574,\n", "", 1));
    assert_eq!(unseeded.standings(), read(record).standings());
    // Each card again, from the words of the key stream: by its player and how many that player has seen.
    let (game, mut state, mut seen) = (unseeded.game(), unseeded.game().start(), [0; 2]);
    let mut places = Vec::new();
    for &action in unseeded.log() {
        if let Some(seat) = due(game, &state) {
            let under = state.under_top(seat);
            let key = ChanceKey(4 * seen[seat.index()] + u64::from(seat.0));
            let place = Seeded::new(5574).draw(key, under.len() as u32) as usize;
            let cards = under.iter().flat_map(|(building, count)| (0..count).map(move |_| building));
            let drawn = cards.collect::<Vec<_>>()[place];
            assert!(action == Action::Top(drawn) || action == Action::Bottom(drawn));
            seen[seat.index()] += 1;
            places.push(format!("{place} of {}", under.len()));
        }
        game.apply(&mut state, action, &mut IgnoreEvents).unwrap();
    }
    assert_eq!(seen, [25, 15]);
    assert!(PAGE.contains(&format!("{}, {} and {}", places[0], places[1], places[2])), "{:?}", &places[..3]);
}
