//! Whole numbers as they stand in files. Each is read with its range, so that an error can say what would fit.

use core::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{Error, Unexpected, Visitor},
};

use super::Seat;

/// Reads a whole number from `low` to `high`; `u64::MAX` is no bound.
pub(crate) fn read_whole<'de, D: Deserializer<'de>>(
    deserializer: D,
    low: u64,
    high: u64,
) -> Result<u64, D::Error> {
    deserializer.deserialize_u64(Within { low, high })
}

struct Within {
    low: u64,
    high: u64,
}

impl Visitor<'_> for Within {
    type Value = u64;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { low, high } = self;
        match *high {
            u64::MAX => write!(f, "a whole number from {low} on"),
            high => write!(f, "a whole number from {low} to {high}"),
        }
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<u64, E> {
        if (self.low..=self.high).contains(&number) {
            Ok(number)
        } else {
            Err(E::invalid_value(Unexpected::Unsigned(number), &self))
        }
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<u64, E> {
        match number.try_into() {
            Ok(number) => self.visit_u64(number),
            Err(_) => Err(E::invalid_value(Unexpected::Signed(number), &self)),
        }
    }
}

/// A whole number from `LOW` to `HIGH`, as it is read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoundedInt<const LOW: u8, const HIGH: u8>(u8);

impl<const LOW: u8, const HIGH: u8> BoundedInt<LOW, HIGH> {
    /// The number.
    pub(crate) const fn get(self) -> u8 {
        self.0
    }

    /// Reads one, for a field that is a plain number in the program.
    pub(crate) fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
        Ok(read_whole(deserializer, LOW.into(), HIGH.into())? as u8)
    }

    /// Reads one that stands for a seat.
    pub(crate) fn read_seat<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        Self::read(deserializer).map(Seat)
    }

    /// Reads one that need not be there.
    pub(crate) fn read_optional<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u8>, D::Error> {
        Ok(Option::<Self>::deserialize(deserializer)?.map(Self::get))
    }
}

impl<'de, const LOW: u8, const HIGH: u8> Deserialize<'de> for BoundedInt<LOW, HIGH> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::read(deserializer).map(Self)
    }
}
