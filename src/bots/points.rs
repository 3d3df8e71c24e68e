//! Fractions of points in whole numbers, so that they are the same on every machine.

use core::{
    fmt,
    iter::Sum,
    ops::{Add, AddAssign, Sub, SubAssign},
};

use serde::{Deserialize, Serialize};

/// Expected points, in steps of 1/1024.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Points(pub i32);

impl Points {
    /// How many steps make a point.
    pub const ONE: i32 = 1024;
    /// None.
    pub const ZERO: Self = Self(0);
    /// Less than anybody can have in any game.
    pub const LEAST: Self = Self(i32::MIN / 4);

    /// A whole number of points; more than two million either way count as two million.
    pub const fn whole(points: i32) -> Self {
        Self(points.saturating_mul(Self::ONE))
    }

    /// As a fraction, for people and statistics.
    pub fn as_f64(self) -> f64 {
        f64::from(self.0) / f64::from(Self::ONE)
    }

    /// The mean of a sum, in steps like [`Points`] themselves, over `count`; rounded down.
    ///
    /// # Panics
    ///
    /// If `count` is 0.
    pub const fn mean(sum: i64, count: i64) -> Self {
        Self(sum.div_euclid(count) as i32)
    }
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl SubAssign for Points {
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1}", self.as_f64())
    }
}
