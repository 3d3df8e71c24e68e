//! The fields of a sheet as files write them, and what may stand there, as `docs/records.md` says.

use serde::{Deserialize, Deserializer, Serialize as _, Serializer, de::Error};

use super::{
    geometry::{Column, Square},
    printed::{Bonus, Kind, Sheet},
    squares::Squares,
};
use crate::rules::{BoundedInt, LONGEST_NAME, is_name, shown};

pub(super) fn read_name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let name = String::deserialize(deserializer)?;
    if is_name(&name) {
        Ok(name)
    } else {
        Err(D::Error::custom(format_args!(
            "a sheet's name has 1 to {LONGEST_NAME} characters, none of them a control character"
        )))
    }
}

/// Five squares of one row, west to east.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
struct Row([Kind; 5]);

impl TryFrom<String> for Row {
    type Error = String;

    fn try_from(letters: String) -> Result<Self, String> {
        let kind = |letter: char| {
            Kind::from_letter(letter).ok_or_else(|| {
                let letter = letter.to_string();
                format!(
                    "`{}` is no kind of square: P is a house, H a hotel, S a shop, T a taxi",
                    shown(&letter)
                )
            })
        };
        let kinds: Vec<Kind> =
            letters.chars().filter(|letter| !letter.is_whitespace()).map(kind).collect::<Result<_, _>>()?;
        let squares = kinds.len();
        let row = kinds.try_into().map(Self);
        row.map_err(|_| format!("a row has five letters, such as \"T S T H P\", not {squares}"))
    }
}

pub(super) fn read_rows<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Kind; Square::COUNT], D::Error> {
    let rows = <[Row; 5]>::deserialize(deserializer)?;
    let mut kinds = [Kind::House; Square::COUNT];
    for (kind, printed) in kinds.iter_mut().zip(rows.into_iter().flat_map(|Row(kinds)| kinds)) {
        *kind = printed;
    }
    for column in Column::ALL {
        let houses = Squares::column(column).filter(|square| kinds[square.index()] == Kind::House).count();
        if houses != 1 {
            let column = column.number();
            return Err(D::Error::custom(format_args!(
                "column {column} must have exactly one house square (P), not {houses}"
            )));
        }
    }
    Ok(kinds)
}

pub(super) fn write_rows<S: Serializer>(
    kinds: &[Kind; Square::COUNT],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let row = |row: &[Kind]| row.iter().map(|kind| kind.letter().to_string()).collect::<Vec<_>>().join(" ");
    kinds.chunks(5).map(row).collect::<Vec<_>>().serialize(serializer)
}

pub(super) fn read_crossed_houses<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; 5], D::Error> {
    Ok(<[BoundedInt<0, { Sheet::MOST_CROSSED_HOUSES }>; 5]>::deserialize(deserializer)?.map(BoundedInt::get))
}

/// The scores that hotels or shops can circle: at least 1 and at most `MOST` of them, ascending.
pub(super) fn read_scores<'de, D: Deserializer<'de>, const MOST: usize>(
    deserializer: D,
) -> Result<Vec<u8>, D::Error> {
    let scores = Vec::<BoundedInt<1, 99>>::deserialize(deserializer)?;
    if !(1..=MOST).contains(&scores.len()) {
        return Err(D::Error::custom(format_args!("expected 1 to {MOST} scores, not {}", scores.len())));
    }
    let scores: Vec<u8> = scores.into_iter().map(BoundedInt::get).collect();
    ascend("scores", &scores).map_err(D::Error::custom)?;
    Ok(scores)
}

pub(super) fn read_bonuses<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Bonus>, D::Error> {
    let bonuses = Vec::<Bonus>::deserialize(deserializer)?;
    if bonuses.len() > Sheet::MOST_HOTEL_SCORES {
        return Err(D::Error::custom(format_args!(
            "expected at most {} bonuses, not {}",
            Sheet::MOST_HOTEL_SCORES,
            bonuses.len()
        )));
    }
    let (at, points): (Vec<u8>, Vec<u8>) = bonuses.iter().map(|bonus| (bonus.at, bonus.points)).unzip();
    ascend("the values of `at`", &at)
        .and_then(|()| ascend("the values of `points`", &points))
        .map_err(D::Error::custom)?;
    Ok(bonuses)
}

/// Whether each number is larger than the one before.
fn ascend(what: &str, numbers: &[u8]) -> Result<(), String> {
    match numbers.windows(2).find(|pair| pair[0] >= pair[1]) {
        Some(pair) => Err(format!("{what} must ascend, but after {} comes {}", pair[0], pair[1])),
        None => Ok(()),
    }
}
