//! How likely a lead lasts, by the normal distribution.

/// How likely, as a part of `certain`, an expected lead with this deviation is a lead in the end. `normal` is the
/// distribution from 0 on in steps of 1/4 deviation.
pub(super) fn beats(lead: i64, deviation: i64, normal: &[i64], certain: i64) -> i64 {
    // In 1/64 of a quarter deviation.
    let steps = lead.abs() * 256 / deviation;
    let at = (steps / 64) as usize;
    let chance = match (normal.get(at), normal.get(at + 1)) {
        (Some(low), Some(high)) => low + (high - low) * (steps % 64) / 64,
        _ => certain,
    };
    if lead < 0 { certain - chance } else { chance }
}
