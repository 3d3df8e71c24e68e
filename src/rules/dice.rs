//! Six-sided dice: a face, and a handful of dice of which only the faces matter.

use core::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize};

use super::{BoundedInt, shown};

/// What a die shows: 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(into = "u8")]
#[repr(u8)]
#[expect(missing_docs, reason = "a face is its number")]
pub enum Face {
    One = 1,
    Two,
    Three,
    Four,
    Five,
    Six,
}

impl Face {
    /// All faces, from 1 to 6.
    pub const ALL: [Self; 6] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Five, Self::Six];

    /// The number of pips, 1 to 6.
    pub const fn pips(self) -> u8 {
        self as u8
    }

    /// The face with `pips` pips; `None` unless that is 1 to 6.
    pub const fn from_pips(pips: u8) -> Option<Self> {
        match pips {
            1..=6 => Some(Self::ALL[pips as usize - 1]),
            _ => None,
        }
    }

    /// 0 to 5, for tables.
    pub const fn index(self) -> usize {
        self as usize - 1
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.pips())
    }
}

/// A word that names no face.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{}` is no face of a die: a die shows 1 to 6", shown(.0))]
pub struct NoSuchFace(pub String);

impl FromStr for Face {
    type Err = NoSuchFace;

    fn from_str(pips: &str) -> Result<Self, NoSuchFace> {
        pips.parse().ok().and_then(Self::from_pips).ok_or_else(|| NoSuchFace(pips.into()))
    }
}

impl<'de> Deserialize<'de> for Face {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let pips = BoundedInt::<1, 6>::read(deserializer)?;
        Ok(Self::ALL[usize::from(pips) - 1])
    }
}

impl From<Face> for u8 {
    fn from(face: Face) -> Self {
        face.pips()
    }
}

/// Up to 15 dice without an order: how many there are of each face.
///
/// Written as the list of faces, lowest first; read in any order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Face>", into = "Vec<Face>")]
pub struct Dice(u32);

impl Dice {
    /// The most dice that fit.
    pub const MOST: usize = 15;

    const fn one(face: Face) -> u32 {
        1 << (4 * face.index())
    }

    /// The dice with these faces; those beyond [`Dice::MOST`] are left out.
    #[inline]
    pub fn of(faces: impl IntoIterator<Item = Face>) -> Self {
        let mut dice = Self::default();
        for face in faces.into_iter().take(Self::MOST) {
            dice.add(face);
        }
        dice
    }

    /// Adds a die; there must be fewer than [`Dice::MOST`].
    pub fn add(&mut self, face: Face) {
        debug_assert!(self.len() < Self::MOST, "a handful holds {} dice", Self::MOST);
        self.0 += Self::one(face);
    }

    /// Takes one die of this face away; `false` if there is none.
    pub const fn take(&mut self, face: Face) -> bool {
        let has = self.has(face);
        if has {
            self.0 -= Self::one(face);
        }
        has
    }

    /// How many dice show `face`.
    pub const fn count(self, face: Face) -> u32 {
        (self.0 >> (4 * face.index())) & 15
    }

    /// Whether a die shows `face`.
    pub const fn has(self, face: Face) -> bool {
        self.count(face) > 0
    }

    /// How many dice there are.
    pub const fn len(self) -> usize {
        // Nibbles to byte sums, then the bytes summed by a multiplication.
        let pairs = (self.0 & 0x000F_0F0F) + ((self.0 >> 4) & 0x000F_0F0F);
        ((pairs.wrapping_mul(0x0101_0101)) >> 16 & 0xFF) as usize
    }

    /// Whether there are no dice.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The different faces shown, lowest first.
    pub fn faces(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().filter(move |&face| self.has(face))
    }

    /// Every die's face, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().flat_map(move |face| core::iter::repeat_n(face, self.count(face) as usize))
    }

    /// In how many different orders these dice can be rolled, one after the other: n! / (c1! … c6!).
    pub fn orders(self) -> u32 {
        let mut dice = 0;
        let mut orders = 1;
        for face in Face::ALL {
            for chosen in 1..=self.count(face) {
                dice += 1;
                orders = orders * dice / chosen;
            }
        }
        orders
    }

    /// Every handful of `dice` dice, each once; at most [`Dice::MOST`] dice.
    pub fn all(dice: usize) -> Vec<Self> {
        fn extend(dice: Dice, lowest: usize, left: usize, all: &mut Vec<Dice>) {
            if left == 0 {
                all.push(dice);
                return;
            }
            for &face in &Face::ALL[lowest..] {
                let mut more = dice;
                more.add(face);
                extend(more, face.index(), left - 1, all);
            }
        }
        let mut all = Vec::new();
        extend(Self::default(), 0, dice.min(Self::MOST), &mut all);
        all
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, face) in self.iter().enumerate() {
            write!(f, "{}{face}", if n == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dice({self})")
    }
}

/// More dice than a handful holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected at most {max} dice, not {0}", max = Dice::MOST)]
pub struct TooManyDice(pub usize);

impl TryFrom<Vec<Face>> for Dice {
    type Error = TooManyDice;

    fn try_from(faces: Vec<Face>) -> Result<Self, TooManyDice> {
        if faces.len() > Self::MOST { Err(TooManyDice(faces.len())) } else { Ok(Self::of(faces)) }
    }
}

impl From<Dice> for Vec<Face> {
    fn from(dice: Dice) -> Self {
        dice.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_is_read_as_it_is_written() {
        for face in Face::ALL {
            assert_eq!(face.to_string().parse(), Ok(face));
        }
        for word in ["0", "7", "six", "", "-1"] {
            assert_eq!(word.parse::<Face>(), Err(NoSuchFace(word.into())));
        }
        let error = "7".parse::<Face>().unwrap_err().to_string();
        assert_eq!(error, "`7` is no face of a die: a die shows 1 to 6");
    }

    #[test]
    fn a_handful_counts_its_dice_by_face() {
        let mut dice = Dice::of([Face::Six, Face::One, Face::Six]);
        assert_eq!((dice.len(), dice.count(Face::Six), dice.to_string()), (3, 2, "1 6 6".into()));
        assert!(dice.take(Face::Six) && dice.take(Face::Six) && !dice.take(Face::Six));
        assert_eq!(Dice::of([Face::Six; 15]).len(), 15);
    }

    #[test]
    fn the_orders_of_all_handfuls_are_all_rolls() {
        for dice in 1..=7 {
            let all = Dice::all(dice);
            assert_eq!(all.iter().map(|d| d.orders()).sum::<u32>(), 6_u32.pow(dice as u32));
            assert!(all.iter().all(|d| d.len() == dice));
        }
        assert_eq!(Dice::all(3).len(), 56);
    }

    #[test]
    fn dice_are_written_lowest_first_and_read_in_any_order() {
        let dice: Dice = serde_json::from_str("[5, 2, 5]").unwrap();
        assert_eq!(serde_json::to_string(&dice).unwrap(), "[2,5,5]");
        let error = serde_json::from_str::<Dice>("[0]").unwrap_err().to_string();
        assert!(error.contains("expected a whole number from 1 to 6"), "{error}");
    }
}
