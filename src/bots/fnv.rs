//! The hash FNV-1a of 64 bits. Files of weights and fingerprints hold it, so its numbers must never change.

/// The hash of nothing.
pub(crate) const EMPTY: u64 = 0xCBF2_9CE4_8422_2325;

/// The hash of everything that went into `hash`, followed by `bytes`.
pub(crate) fn extend(hash: u64, bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_published_hash() {
        assert_eq!(extend(EMPTY, *b"foobar"), 0x8594_4171_F739_67E8);
        assert_eq!(extend(extend(EMPTY, *b"foo"), *b"bar"), extend(EMPTY, *b"foobar"));
    }
}
