//! The sheets that the tests play on: Old Town, and odd ones that stretch every number a sheet may have.

use doodle_city::{
    record::read_json,
    rules::doodle_city::{Sheet, built_in_sheets},
};
use serde_json::{Map, Value};

/// The sheet of the rulebook's numbers.
pub fn old_town() -> Sheet {
    built_in_sheets().swap_remove(0)
}

/// Old Town's file with other fields, or what is wrong with that.
pub fn changed(fields: Value) -> Result<Sheet, String> {
    let mut file = serde_json::to_value(old_town()).expect("a sheet can be written");
    let changes: Map<String, Value> = serde_json::from_value(fields).expect("an object");
    file.as_object_mut().expect("an object").extend(changes);
    read_json(&file.to_string()).map_err(|error| error.to_string())
}

/// A sheet with these 25 kinds, row by row, whose numbers are Old Town's except for `fields`, a JSON object.
pub fn sheet(kinds: &str, fields: &str) -> Sheet {
    let letters: Vec<&str> = kinds.split_whitespace().collect();
    let mut fields: Value = serde_json::from_str(fields).expect("JSON");
    fields["name"] = "Hand-drawn".into();
    fields["rows"] = letters.chunks(5).map(|row| row.join(" ")).collect();
    changed(fields).expect("a sheet that can be played on")
}

/// Few trees, scores and houses with gaps, a bonus that no score reaches.
pub fn hamlet() -> Sheet {
    sheet(
        "P H H P T
         H P S T H
         S S P H S
         T T H T P
         T S S T T",
        r#"{
            "crossed_houses": [0, 2, 1, 0, 2], "trees": 2,
            "hotel_scores": [1, 2, 4, 25], "shop_scores": [2, 3, 5, 8, 9, 12],
            "shop_bonuses": [{"at": 2, "points": 1}, {"at": 9, "points": 7}, {"at": 13, "points": 9}]
        }"#,
    )
}

/// As many scores, bonuses and trees as there can be, all houses in one row, no taxi.
pub fn metropolis() -> Sheet {
    sheet(
        "S H S H S
         H S H S H
         P P P P P
         H S H S H
         S H S H S",
        r#"{
            "crossed_houses": [2, 2, 2, 2, 2], "trees": 20,
            "hotel_scores": [1, 2, 3, 4, 5, 7, 9, 12],
            "shop_scores": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 19],
            "shop_bonuses": [
                {"at": 1, "points": 1}, {"at": 2, "points": 2}, {"at": 4, "points": 3}, {"at": 5, "points": 4},
                {"at": 6, "points": 5}, {"at": 8, "points": 6}, {"at": 10, "points": 7}, {"at": 12, "points": 9}
            ]
        }"#,
    )
}

/// Nothing to score but taxis, and one score of each kind that is out of reach.
pub fn suburb() -> Sheet {
    sheet(
        "T T T T P
         P T T T T
         T T T P T
         T T P T T
         T P T T T",
        r#"{
            "crossed_houses": [0, 0, 0, 0, 0], "trees": 12,
            "hotel_scores": [25], "shop_scores": [20], "shop_bonuses": []
        }"#,
    )
}
