//! Why a move is refused, in words.

use crate::{
    locale::Locale,
    rules::doodle_city::{Due, Illegal},
};

/// Why a touch or key changed nothing: "The blue die says column 3".
pub fn refused(locale: &Locale, illegal: &Illegal) -> String {
    match illegal {
        Illegal::NotNow { due: Due::StartingRoad(column) } => {
            locale.with("refused-starting-road-first", &[("column", column.number().into())])
        }
        Illegal::NotNow { due: Due::Roll } => locale.text("refused-roll-first"),
        Illegal::NotNow { due: Due::Move(_) } => locale.text("refused-other-turn"),
        Illegal::NotNow { due: Due::Nothing } => locale.text("refused-over"),
        Illegal::DiceCount { dice, .. } => locale.with("refused-dice-count", &[("dice", (*dice).into())]),
        Illegal::NoSuchDie { die, .. } => locale.with("refused-no-such-die", &[("die", die.pips().into())]),
        Illegal::OtherColumn { blue, .. } => {
            locale.with("refused-other-column", &[("column", blue.pips().into())])
        }
        Illegal::OtherRow { die, .. } => locale.with("refused-other-row", &[("row", die.pips().into())]),
        Illegal::HasRoad { .. } => locale.text("refused-has-road"),
        Illegal::NoHouseLeft { .. } => locale.text("refused-no-house-left"),
        Illegal::IsHouseSquare { .. } => locale.text("refused-is-house-square"),
        Illegal::HasNoHouses { .. } => locale.text("refused-has-no-houses"),
        Illegal::MustDraw => locale.text("refused-must-draw"),
        Illegal::NothingToCircle(_) => locale.text("refused-nothing-to-circle"),
        Illegal::MustCircle { .. } => locale.text("refused-must-circle"),
        Illegal::CannotCircle { score, .. } => {
            locale.with("refused-cannot-circle", &[("score", (*score).into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Seat,
        dice::{Dice, Face},
        doodle_city::{Column, Square},
    };

    #[test]
    fn every_refusal_has_its_words() {
        let locale = Locale::default();
        let Some(square) = Square::from_index(0) else { return };
        let said = [
            Illegal::NotNow { due: Due::StartingRoad(Column::ALL[2]) },
            Illegal::NotNow { due: Due::Roll },
            Illegal::NotNow { due: Due::Move(Seat(1)) },
            Illegal::NotNow { due: Due::Nothing },
            Illegal::DiceCount { rolled: 2, dice: 3 },
            Illegal::NoSuchDie { die: Face::Two, left: Dice::default() },
            Illegal::OtherColumn { square, blue: Face::Three },
            Illegal::OtherRow { square, die: Face::Two },
            Illegal::HasRoad { square },
            Illegal::NoHouseLeft { square },
            Illegal::IsHouseSquare { square },
            Illegal::HasNoHouses { square },
            Illegal::MustDraw,
            Illegal::NothingToCircle(3),
            Illegal::MustCircle { square },
            Illegal::CannotCircle { score: 5, square },
        ]
        .map(|illegal| refused(&locale, &illegal));
        assert_eq!(said[0], "Roll the starting road for column 3 first");
        assert_eq!(said[6], "The blue die says column 3");
        assert_eq!(said[15], "The 5 cannot be circled now");
    }
}
