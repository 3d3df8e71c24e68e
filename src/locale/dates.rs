//! Days of the calendar in words.

use super::Locale;

/// The keys of the months, from January on.
const MONTHS: [&str; 12] = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/// "29 Nov 2026". Months count from 1.
pub fn day(locale: &Locale, [year, month, day]: [u32; 3]) -> String {
    let month = MONTHS.get(month.wrapping_sub(1) as usize).copied().unwrap_or_default();
    // A year is no amount, whose thousands may be set apart.
    locale.with("date", &[("day", day.into()), ("month", month.into()), ("year", year.to_string().into())])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_language_has_its_order() {
        let said = |tag: &str| {
            let mut locale = Locale::default();
            locale.speak(&[tag]);
            day(&locale, [2026, 11, 29])
        };
        assert_eq!(
            ["en", "de", "fr", "hu", "nb", "nl"].map(said),
            [
                "29 Nov 2026",
                "29.\u{a0}Nov.\u{a0}2026",
                "29\u{a0}nov.\u{a0}2026",
                "2026.\u{a0}nov.\u{a0}29.",
                "29.\u{a0}nov.\u{a0}2026",
                "29\u{a0}nov\u{a0}2026"
            ]
        );
        let months: BTreeSet<_> = (1..=12).map(|month| day(&Locale::default(), [2026, month, 1])).collect();
        assert_eq!(months.len(), 12);
    }
}
