//! Names of players and of sheets, which can be shown to everybody.

/// The most characters of a name.
pub const LONGEST_NAME: usize = 40;

/// Whether `name` has 1 to 40 characters, not counting white space at both ends, and no control character.
pub fn is_name(name: &str) -> bool {
    (1..=LONGEST_NAME).contains(&name.trim().chars().count()) && !name.contains(char::is_control)
}
