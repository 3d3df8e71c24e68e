//! The keys with numbers, for things that have one.

/// Each of up to nine things with its key: 1 for the first, and so on.
pub(super) fn numbered<T>(things: impl IntoIterator<Item = T>) -> impl Iterator<Item = (char, T)> {
    ('1'..='9').zip(things)
}
