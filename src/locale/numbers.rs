//! Numbers as a language writes them, and what follows from them.

use fluent_bundle::{
    FluentArgs, FluentValue,
    types::{FluentNumber, FluentNumberOptions},
};

use super::Arg;

/// How a language writes numbers.
struct Form {
    /// Before what is less than a whole.
    decimal: char,
    /// Between thousands.
    group: char,
    /// From how many digits on these are set apart.
    grouped_from: usize,
}

/// The space that keeps what stands on both sides together.
const NO_BREAK: char = '\u{a0}';

const ENGLISH: Form = Form { decimal: '.', group: ',', grouped_from: 4 };
const GERMAN: Form = Form { decimal: ',', group: '.', grouped_from: 4 };
/// Two of these write a narrow space, which our fonts do not have.
const SPACED: Form = Form { decimal: ',', group: NO_BREAK, grouped_from: 5 };

/// How values are written in texts of the language with this tag; `None` leaves a value to Fluent, which knows how
/// texts are written.
pub(super) fn formatter<M>(tag: &str) -> fn(&FluentValue, &M) -> Option<String> {
    match tag.split('-').next().unwrap_or_default() {
        "de" | "nl" => |value, _| number(value, &GERMAN),
        "fr" | "hu" | "nb" => |value, _| number(value, &SPACED),
        _ => |value, _| number(value, &ENGLISH),
    }
}

fn number(value: &FluentValue, form: &Form) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let plain = plain(number);
    let (sign, digits) = plain.strip_prefix('-').map_or(("", plain.as_str()), |digits| ("−", digits));
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let mut written = sign.to_owned();
    for (at, digit) in whole.char_indices() {
        let left = whole.len() - at;
        if at > 0 && left.is_multiple_of(3) && whole.len() >= form.grouped_from {
            written.push(form.group);
        }
        written.push(digit);
    }
    if !part.is_empty() {
        written.push(form.decimal);
        written.push_str(part);
    }
    Some(written)
}

/// Its digits, rounded to as many as are wanted at most.
fn plain(number: &FluentNumber) -> String {
    match number.options.maximum_fraction_digits {
        Some(most) => {
            let rounded: f64 = format!("{:.most$}", number.value).parse().unwrap_or(number.value);
            // Nothing has no sign.
            let value = if rounded == 0.0 { 0.0 } else { rounded };
            FluentNumber { value, options: number.options.clone() }.as_string().into_owned()
        }
        None => number.as_string().into_owned(),
    }
}

/// A value for a text, with one digit for what is less than a whole.
pub fn with_tenths<'a>(value: f64) -> Arg<'a> {
    let digits = Some(1);
    let options = FluentNumberOptions {
        minimum_fraction_digits: digits,
        maximum_fraction_digits: digits,
        ..Default::default()
    };
    FluentNumber::new(value, options).into()
}

/// The function `ARTICLE(value)` of Hungarian texts: "a" or "az", as it is read before a number or a name; with
/// `ARTICLE(value, start: 1)` at the start of a sentence.
pub(super) fn article<'a>(values: &[FluentValue<'a>], named: &FluentArgs) -> FluentValue<'a> {
    let is_vowel = match values.first() {
        Some(FluentValue::Number(number)) => begins_with_vowel(&plain(number)),
        Some(FluentValue::String(text)) => begins_with_vowel(text),
        _ => false,
    };
    let word = match (named.get("start").is_some(), is_vowel) {
        (false, false) => "a",
        (false, true) => "az",
        (true, false) => "A",
        (true, true) => "Az",
    };
    word.into()
}

/// Whether the Hungarian word for this begins with a vowel. A number does so if it begins with 5 (öt, ötven), or with 1
/// as the number of ones, thousands or millions (egy, ezer, egymillió).
fn begins_with_vowel(text: &str) -> bool {
    let Some(first) = text.trim_start_matches(|it: char| !it.is_alphanumeric()).chars().next() else {
        return false;
    };
    let digits = text.chars().skip_while(|it| !it.is_alphanumeric()).take_while(char::is_ascii_digit).count();
    match first {
        '5' => true,
        '1' => digits % 3 == 1,
        _ => "aáeéiíoóöőuúüű".contains(first.to_lowercase().next().unwrap_or(first)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(tag: &str, value: f64, least_digits: usize) -> String {
        let options = FluentNumberOptions {
            minimum_fraction_digits: Some(least_digits),
            maximum_fraction_digits: Some(1),
            ..FluentNumberOptions::default()
        };
        formatter::<()>(tag)(&FluentNumber::new(value, options).into(), &()).unwrap()
    }

    #[test]
    fn numbers_are_written_as_the_language_does() {
        for (tag, long, short, part) in [
            ("en", "12,345", "1,234", "−6.5"),
            ("en-XA", "12,345", "1,234", "−6.5"),
            ("de", "12.345", "1.234", "−6,5"),
            ("nl", "12.345", "1.234", "−6,5"),
            ("nb", "12\u{a0}345", "1234", "−6,5"),
            ("fr", "12\u{a0}345", "1234", "−6,5"),
            ("hu", "12\u{a0}345", "1234", "−6,5"),
        ] {
            let all = [written(tag, 12345.0, 0), written(tag, 1234.0, 0), written(tag, -6.46, 1)];
            assert_eq!(all, [long, short, part], "{tag}");
            assert_eq!(written(tag, 999.0, 0), "999");
        }
        assert_eq!([written("en", 6.0, 1), written("hu", 6.0, 1)], ["6.0", "6,0"]);
        assert_eq!(written("en", -0.04, 1), "0.0");
        assert_eq!(formatter::<()>("en")(&"text".into(), &()), None);
    }

    #[test]
    fn a_hungarian_article_goes_by_what_is_read() {
        let before = |value: FluentValue<'static>| match article(&[value], &FluentArgs::new()) {
            FluentValue::String(word) => word.into_owned(),
            other => panic!("{other:?}"),
        };
        // egy, öt, ötven, ezer, ötszáz, egymillió
        for number in [1_i64, 5, 50, 58, 500, 1000, 1999, 5000, 1_000_000] {
            assert_eq!(before(number.into()), "az", "{number}");
        }
        // két, tíz, tizenöt, száz, tízezer, százezer
        for number in [0_i64, 2, 3, 4, 6, 9, 10, 15, 19, 100, 155, 10_000, 199_999, 60] {
            assert_eq!(before(number.into()), "a", "{number}");
        }
        for (name, article) in [
            ("Ada", "az"),
            ("Örs", "az"),
            ("Bo", "a"),
            ("„Ubul”", "az"),
            ("5-ös", "az"),
            ("10", "a"),
            ("", "a"),
            ("…", "a"),
        ] {
            assert_eq!(before(name.into()), article, "{name}");
        }
        let mut start = FluentArgs::new();
        start.set("start", 1);
        assert_eq!(article(&["Ada".into()], &start), "Az".into());
        assert_eq!(article(&[2.into()], &start), "A".into());
    }
}
