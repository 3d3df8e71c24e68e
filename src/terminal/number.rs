//! Whole numbers on the command line: read with their range, and told what fits where they are not.

use core::ops::RangeInclusive;

/// Reads a whole number of `range`, all of which `T` can hold.
pub(super) fn whole<T: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.trim().parse().ok().filter(|number| range.contains(number));
        number.and_then(|number| number.try_into().ok()).ok_or_else(|| match (range.start(), range.end()) {
            (low @ 1.., &u64::MAX) => format!("expected a whole number from {low} on"),
            (low, high) => format!("expected a whole number from {low} to {high}"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_out_of_range_is_told_with_the_range() {
        assert_eq!(whole::<u8>(1..=6)(" 6"), Ok(6));
        for text in ["0", "7", "-1", "1.5", "x", "", "99999999999999999999"] {
            assert_eq!(whole::<u8>(1..=6)(text), Err("expected a whole number from 1 to 6".into()), "{text}");
        }
        assert_eq!(whole::<u64>(1..=u64::MAX)("0"), Err("expected a whole number from 1 on".into()));
        let all = "expected a whole number from 0 to 18446744073709551615";
        assert_eq!(whole::<u64>(0..=u64::MAX)("-1"), Err(all.into()));
    }
}
