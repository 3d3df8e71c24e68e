//! The variants of an enumeration as an array.

/// All `variants`, which are `N`; in constants alone, where a wrong `N` is an error of the compiler.
pub(super) const fn all<T: Copy, const N: usize>(variants: &[T]) -> [T; N] {
    assert!(variants.len() == N, "there are more of them");
    *variants.first_chunk().expect("as many as are asked for")
}
