//! JSON read strictly, and what is wrong with it.
//!
//! Serde's JSON says what JSON is. What the text says is read by a reader of our own, because whoever wrote it wants to
//! know where it is wrong: here every trouble knows its line, its column and its field.

mod scanner;
mod trouble;
mod values;

use serde::de::DeserializeOwned;

use scanner::Scanner;
use trouble::Trouble;

pub(super) use trouble::last_place;

/// What is wrong with a JSON text, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct BadJson {
    /// The line, from 1.
    pub line: usize,
    /// The character in that line, from 1: where the value begins that is wrong, or where the text stops being JSON.
    pub column: usize,
    /// Which field, and what is wrong there.
    pub reason: String,
    /// Whether the text ends too early.
    pub is_cut_off: bool,
}

/// Reads a text that is one JSON value. Objects and strings have to be written as objects and strings, each field has
/// to be a known one and there only once, and numbers have no sign, fraction or exponent.
///
/// # Errors
///
/// Where the text is not JSON, or not what `T` expects, and what is wrong there.
pub fn read_json<T: DeserializeOwned>(text: &str) -> Result<T, BadJson> {
    check_json(text)?;
    read_checked(text)
}

/// Checks that a text is JSON, whatever it says.
pub(super) fn check_json(text: &str) -> Result<(), BadJson> {
    let checked = if text.starts_with('\u{FEFF}') {
        let mark = "a byte order mark (bytes EF BB BF) stands before the text: save it as UTF-8 without one";
        Err(Trouble::new(mark).at(0))
    } else {
        scanner::check(text)
    };
    checked.map_err(|trouble| trouble.tell(text))
}

/// Reads a value from a text that is known to be JSON.
pub(super) fn read_checked<T: DeserializeOwned>(text: &str) -> Result<T, BadJson> {
    T::deserialize(&mut Scanner::new(text)).map_err(|trouble| trouble.tell(text))
}

#[cfg(test)]
mod tests {
    use rand::{RngExt as _, SeedableRng as _, rngs::Xoshiro256PlusPlus};
    use serde_json::Value;

    use super::*;

    fn complaint(text: &str) -> String {
        read_json::<Value>(text).map_or_else(|bad| bad.to_string(), |value| panic!("{value}"))
    }

    #[test]
    fn what_is_no_json_is_told_by_its_place() {
        for (text, words) in [
            ("Dear diary", "line 1, column 1: expected value"),
            ("{\"ä\": 1,\n \"b\" 2}", "line 2, column 6: expected `:`"),
            ("{\"ä\": 1 \"b\"}", "line 1, column 9: expected `,` or `}`"),
            ("[1 2]", "line 1, column 4: expected `,` or `]`"),
            ("[1, ]", "line 1, column 5: expected value"),
            ("[, 1]", "line 1, column 2: expected value"),
            ("{1: 2}", "line 1, column 2: key must be a string"),
            ("[] []", "line 1, column 4: trailing characters"),
            ("[nul]", "line 1, column 5: expected ident"),
            ("[01]", "line 1, column 3: invalid number"),
            ("[-]", "line 1, column 3: invalid number"),
            ("[1.]", "line 1, column 4: invalid number"),
            ("[1e+]", "line 1, column 5: invalid number"),
            ("[\"\t\"]", "line 1, column 2: control character"),
            (r#"["\x"]"#, r"line 1, column 4: invalid escape"),
            (r#"["\u12g4"]"#, r"line 1, column 8: invalid escape"),
            (r#"["\ud800\u0041"]"#, "line 1, column 2: lone leading surrogate in hex escape"),
            (r#"{"a\ud800": 1}"#, "line 1, column 2: unexpected end of hex escape"),
            ("{}e", "line 1, column 3: trailing characters"),
            ("[1 -", "line 1, column 4: expected `,` or `]`"),
            ("\u{FEFF}[]", "line 1, column 1: a byte order mark"),
            ("\u{A0}[]", "line 1, column 1: expected value"),
        ] {
            let complaint = complaint(text);
            assert!(complaint.starts_with(words), "{text:?}: {complaint}");
        }
    }

    #[test]
    fn a_text_that_is_cut_off_says_so() {
        let text = r#" {"a": [1.5e-3, -2, true, "ä\ud83d\ude80\n", {}, []], "b": null}"#;
        assert!(read_json::<Value>(text).is_ok());
        for (cut, _) in text.char_indices() {
            let bad = read_json::<Value>(&text[..cut]).unwrap_err();
            assert!(bad.is_cut_off && bad.line == 1, "{cut}: {bad}");
        }
        let nested = "[".repeat(4 << 20);
        assert!(read_json::<Value>(&nested).unwrap_err().is_cut_off, "however deep it is");
    }

    #[test]
    fn it_takes_what_others_take_and_reads_the_same() {
        let seeds = [
            r#"{"a":[1,20,-3,0,-0.5,1e3,2E-2,1.25],"b":{"c":null,"d":true,"e":false},"f":"x"}"#,
            "[ \"\\u0041\\ud83d\\ude80\\n\\/\" ,\t\"\u{e4}\u{7121}\" , {} , [ ] ,\r\n { \"\" : [ [ ] ] } ]",
            r#""\"\\\b\f\r\t""#,
            "18446744073709551615",
        ];
        let signs: Vec<char> = "{}[]:,\"\\/-+.eE019 \n\tntflu\u{b}d8\u{e4}\u{2028}".chars().collect();
        let (mut random, mut good, mut bad) = (Xoshiro256PlusPlus::seed_from_u64(1), 0, 0);
        for round in 0..60_000 {
            let mut text: Vec<char> = seeds[round % seeds.len()].chars().collect();
            for _ in 0..random.random_range(0..3) {
                let at = random.random_range(0..text.len());
                let sign = signs[random.random_range(0..signs.len())];
                match random.random_range(0..3) {
                    0 => text[at] = sign,
                    1 => text.insert(at, sign),
                    _ => _ = text.remove(at),
                }
            }
            let text: String = text.into_iter().collect();
            match (read_json::<Value>(&text), serde_json::from_str::<Value>(&text)) {
                (Ok(ours), Ok(theirs)) => {
                    assert_eq!(ours, theirs, "{text:?}");
                    good += 1;
                }
                (Err(_), Err(_)) => bad += 1,
                (ours, theirs) => panic!("{text:?}: {ours:?}, {theirs:?}"),
            }
        }
        assert!(good > 10_000 && bad > 10_000, "{good}, {bad}");
    }
}
