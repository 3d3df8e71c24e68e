//! Whatever is wrong with the text of a record is said in words of its own.

use doodle_city::{
    record::{BadRecord, Header, Record},
    rules::doodle_city::DoodleCity,
};
use serde_json::{Value, json};

use crate::records::{Played, changed, one_round, whole};

/// What is said of a text that is no playable record.
fn complaint(text: impl AsRef<[u8]>) -> String {
    match Played::read(text.as_ref()) {
        Ok(_) => panic!("the record was read"),
        Err(error) => error.to_string(),
    }
}

/// That the complaint about a text has these words.
pub fn is_said(text: impl AsRef<[u8]>, words: &str) {
    let complaint = complaint(text);
    assert!(complaint.contains(words), "`{complaint}` does not say `{words}`");
}

#[test]
fn an_empty_file_is_called_empty() {
    assert_eq!(complaint(""), "the file is empty");
}

#[test]
fn binary_is_not_read_as_text() {
    assert_eq!(
        complaint([0x89, b'P', b'N', b'G']),
        "this is not a text file: a byte that is no text at offset 0"
    );
    is_said(changed("Player 1", "Player\u{0}1"), "no text at offset 1");
}

#[test]
fn a_byte_order_mark_is_called_by_its_name() {
    let words = "line 1, column 1: a byte order mark (bytes EF BB BF) stands before the text";
    is_said(format!("\u{FEFF}{}", one_round()), words);
    assert!(matches!(Header::read("\u{FEFF}{}".as_bytes()), Err(BadRecord::Form { line: 1, column: 1, .. })));
}

#[test]
fn what_a_file_says_does_not_steer_a_terminal() {
    for text in [
        changed(r#""log""#, r#""\u001b[2Jlog""#),
        changed(r#""cross""#, r#""\u001b[2J""#),
        changed(r#""doodle-city","#, r#""\u001b[2J","#),
        changed("T S T H P", r"\u001b S T H P"),
        changed(r#""players":2"#, r#""players":"\u001b[2J""#),
    ] {
        let complaint = complaint(text);
        assert!(!complaint.contains(char::is_control), "{complaint:?}");
    }
}

#[test]
fn a_record_that_is_cut_off_anywhere_says_so() {
    let text = one_round();
    let end = text.trim_end().len();
    for cut in (1..end).step_by(7).chain([end - 1]) {
        is_said(&text[..cut], "the record is cut off: it ends at line ");
    }
    let lines: Vec<&str> = text.lines().take(8).collect();
    is_said(lines.join("\n"), &format!("line 8, column {}", lines[7].len()));
}

#[test]
fn what_is_not_json_is_told_by_its_place() {
    assert_eq!(complaint("Dear diary,\n"), "line 1, column 1: expected value");
    is_said(changed(r#""version": 1,"#, r#""version": 1"#), "line 4, column 3: expected `,` or `}`");
}

#[test]
fn other_json_is_no_record() {
    for other in
        ["{}", r#"{"name": "Old Town"}"#, r#"{"format": "chess", "version": 1, "game": "go", "rules": 1}"#]
    {
        is_said(other, "this is not a record of a match");
    }
    is_said(changed(r#"  "rules": 1,"#, ""), "this is not a record of a match");
}

#[test]
fn json_that_is_no_object_is_no_record() {
    for other in ["[]", "[1, 2, 3, 4]", "42", "null", r#""hello""#] {
        is_said(other, "this is not a record of a match");
    }
}

#[test]
fn a_record_that_is_cut_off_within_a_character_says_so() {
    let text = changed("Player 1", "Åse");
    let within = text.find("Å").unwrap() + 1;
    is_said(&text.as_bytes()[..within], "the record is cut off: it ends at line 6, column 21");
}

#[test]
fn newer_rules_are_named_before_what_they_brought() {
    let newer = changed(r#""rules": 1"#, r#""rules": 2"#).replace("{\"draw\"", "{\"doodle\"");
    is_said(newer, "unknown version 2 of the rules of doodle-city");
}

#[test]
fn an_unknown_version_says_which_are_known() {
    let newer = "unknown version 3 of the record format: this program knows up to 2";
    is_said(changed(r#""version": 1"#, r#""version": 3"#), newer);
    is_said(changed(r#""version": 1"#, r#""version": 0"#), "unknown version 0 of the record format");
}

#[test]
fn unknown_rules_say_which_are_known() {
    let newer = "unknown version 9 of the rules of doodle-city: this program knows up to 1";
    is_said(changed(r#""rules": 1"#, r#""rules": 9"#), newer);
    is_said(changed(r#""rules": 1"#, r#""rules": 0"#), "unknown version 0 of the rules of doodle-city");
}

#[test]
fn another_game_is_named() {
    let other = changed(r#""doodle-city","#, r#""ludo","#);
    assert_eq!(complaint(other), "unknown game `ludo`: `doodle-city` is expected here");
}

#[test]
fn an_unknown_field_is_named_wherever_it_stands() {
    for (before, after) in [
        (r#"  "game""#, r#"  "mood": 1, "game""#),
        (r#"{"players""#, r#"{"mood": 1, "players""#),
        (r#"{"name":"Player 1""#, r#"{"mood": 1, "name":"Player 1""#),
        (r#"{"draw":{"#, r#"{"draw":{"mood": 1, "#),
        (r#"{"cross":{"#, r#"{"cross":{"mood": 1, "#),
        (r#"{"roll":{"#, r#"{"roll":{"mood": 1, "#),
        (r#"{"at":3"#, r#"{"mood": 1, "at":3"#),
    ] {
        is_said(changed(before, after), "unknown field `mood`, expected ");
    }
    is_said(changed(r#""cross""#, r#""dance""#), "unknown value `dance`, expected one of `starting_road`");
}

#[test]
fn a_missing_field_is_named() {
    is_said(changed(r#","trees":7"#, ""), "missing field `trees`");
    is_said(changed(r#","road":"WE""#, ""), "missing field `road`");
}

#[test]
fn a_field_that_stands_twice_is_named() {
    is_said(changed(r#"{"players":2"#, r#"{"players":2,"players":2"#), "duplicate field `players`");
}

#[test]
fn a_wrong_type_is_told_by_its_place() {
    is_said(
        changed(r#""players":2"#, r#""players":"two""#),
        r#"invalid type: string "two", expected a whole number"#,
    );
    is_said(
        changed(r#""players":2"#, r#""players":300"#),
        "invalid value: integer `300`, expected a whole number",
    );
    is_said(changed(r#""more_control":false"#, r#""more_control":0"#), "expected a boolean");
    is_said(changed(r#""version": 1"#, r#""version": "1""#), r#"line 3, column 16: invalid type: string "1""#);
}

#[test]
fn names_are_neither_empty_nor_endless() {
    let named = |name: &str| changed(r#""Player 2""#, &json!(name).to_string());
    let words = "`seats`: the name of seat 2 must have 1 to 40 characters, none of them a control character";
    for name in
        ["", "   ", &"x".repeat(41), "Ada\u{7}", "\tAda", "Ada\n", "\u{1b}[31mAda", "\u{7f}", "A\u{9b}31m"]
    {
        assert_eq!(complaint(named(name)), words);
    }
    assert!(Played::read(named(&"Å".repeat(40)).as_bytes()).is_ok());
}

#[test]
fn there_is_a_seat_for_every_player_and_no_more() {
    let three = changed(r#""players":2"#, r#""players":3"#);
    assert_eq!(complaint(three), "`seats` has 2 entries, but the match is for 3 players");
    let one = changed(r#",{"name":"Player 2","by":"person"}"#, "");
    assert_eq!(complaint(one), "`seats` has 1 entries, but the match is for 2 players");
}

#[test]
fn a_set_up_that_cannot_be_played_is_explained() {
    is_said(changed(r#""players":2"#, r#""players":7"#), "`setup`: 7 players: the game is for 1 to 6");
    let nobody = "`setup`: the first player is seat 3, but there are only 2 players";
    is_said(changed(r#""first":0"#, r#""first":2"#), nobody);
}

#[test]
fn impossible_rolls_are_refused() {
    is_said(changed("[1,1,3]", "[1,1,7]"), "a die shows 1 to 6, not 7");
    is_said(changed(r#""blue":6"#, r#""blue":0"#), "a die shows 1 to 6, not 0");
    let many = "`log` entry 6 (round 1, `roll 6: 1 1 1 3`): impossible roll: 4 white dice";
    is_said(changed("[1,1,3]", "[1,1,1,3]"), many);
    is_said(changed("[1,1,3]", &format!("{:?}", [1; 16])), "16 dice are too many: at most 15 fit");
}

#[test]
fn places_outside_the_grid_are_refused() {
    is_said(changed("[1,1],", "[6,1],"), "there is no square in column 6, row 1");
    is_said(changed("[1,1],", "[1],"), "invalid length 1, expected an array of length 2");
    is_said(changed(r#""WE""#, r#""EW""#), "unknown value `EW`, expected one of `WE`");
}

#[test]
fn an_illegal_move_is_told_with_its_entry_and_round() {
    let square = changed("[1,1],", "[1,2],");
    assert_eq!(
        complaint(square),
        "`log` entry 7 (round 1, `1 1,2 WE`): square 1,2 is not in row 1, which the white die names"
    );
    let text = one_round();
    let roll = text.lines().find(|line| line.contains("roll")).unwrap();
    let words = "`log` entry 7 (round 1, `roll 6: 1 1 3`): the move of seat 1 is due now";
    assert_eq!(complaint(text.replacen(roll, &format!("{roll}\n{roll}"), 1)), words);
}

#[test]
fn a_bad_roll_is_told_with_the_round_that_it_would_begin() {
    let starting = changed(r#"{"starting_road":"#, "\"pass\",\n    {\"starting_road\":");
    is_said(starting, "`log` entry 1 (round 0, `pass`): the starting road of column 1 is due now");
    let fifth_missing = one_round().replacen("    {\"starting_road\":2},\n", "", 1);
    is_said(fifth_missing, "`log` entry 5 (round 0, `roll 6: 1 1 3`)");
    let second = changed("\n  ]", ",\n    {\"roll\":{\"blue\":1,\"white\":[2]}}\n  ]");
    is_said(second, "`log` entry 9 (round 2, `roll 1: 2`): impossible roll: 1 white dice");
}

#[test]
fn nothing_is_legal_after_the_end() {
    let text = whole(3).record().write();
    let late = text.replacen("\n  ]\n}", ",\n    \"pass\"\n  ]\n}", 1);
    is_said(late, "`pass`): the match is over: nothing is due now");
}

#[test]
fn a_seed_stands_in_no_record_of_a_match_that_goes_on() {
    let early = changed(r#"  "log""#, "  \"seed\": 3,\n  \"log\"");
    // Its dice must be the seed's in any case.
    assert!(matches!(Played::read(early.as_bytes()), Err(BadRecord::OtherDice { entry: 1, seed: 3, .. })));
    let whole = whole(3);
    let mut cut: Value = serde_json::from_str(&whole.record().write()).unwrap();
    cut["log"].as_array_mut().unwrap().pop();
    assert_eq!(complaint(cut.to_string()), "`seed` may stand in a record only when the match is over");
}

#[test]
fn a_seed_is_a_number_that_every_reader_keeps_exact() {
    let seeded = |seed: &str| changed(r#"  "log""#, &format!("  \"seed\": {seed},\n  \"log\""));
    let complaint = complaint(seeded("9007199254740992"));
    let words = "invalid value: integer `9007199254740992`, expected a number from 0 to 2^53 - 1";
    assert!(complaint.starts_with("line 8, column ") && complaint.ends_with(words), "{complaint}");
    for seed in ["-1", "1.5", "1e3", "\"3\"", "18446744073709551616"] {
        is_said(seeded(seed), "line 8, column ");
    }
    // The highest is read; only its dice are others.
    is_said(seeded("9007199254740991"), "the seed 9007199254740991 gives");
}

#[test]
fn dice_that_the_seed_does_not_give_are_found() {
    let text = whole(3).record().write();
    let first = text.lines().find(|line| line.contains("starting_road")).unwrap();
    let face = first.trim().trim_start_matches(r#"{"starting_road":"#).chars().next().unwrap();
    let other = if face == '6' { '1' } else { '6' };
    let words = format!("`log` entry 1: the seed 3 gives `starting road {face}`, not `starting road {other}`");
    assert_eq!(complaint(text.replacen(first, &first.replace(face, &other.to_string()), 1)), words);
}

#[test]
fn a_record_is_replayed_only_if_it_can_be_played() {
    let mut record: Record<DoodleCity> = Record::read(one_round().as_bytes()).unwrap();
    record.log.swap(5, 6);
    assert!(matches!(Played::replay(&record), Err(BadRecord::Illegal { entry: 6, round: 1, .. })));
}

#[test]
fn who_decides_must_be_known() {
    let error = "`by` cannot be `wizard`: it is person, random, beginner, casual, skilled, expert or master";
    is_said(changed(r#""by":"person""#, r#""by":"wizard""#), error);
}
