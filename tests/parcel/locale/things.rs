//! Names of what is on the table: the die, the card, the players.

use doodle_city::{locale::Locale, rules::dice::Face};

use crate::game::{rules::Card, texts};

/// "Crown".
pub fn card(locale: &Locale, card: Option<Card>) -> String {
    match card {
        Some(Card::Crown) => texts::text(locale, "parcel-card-crown"),
        Some(Card::Sun) => texts::text(locale, "parcel-card-sun"),
        Some(Card::Storm) => texts::text(locale, "parcel-card-storm"),
        None => texts::text(locale, "parcel-card-none"),
    }
}

/// "die 4".
pub fn die(locale: &Locale, die: Option<Face>) -> String {
    match die {
        Some(face) => texts::with(locale, "parcel-die", &[("face", face.pips().into())]),
        None => texts::text(locale, "parcel-die-none"),
    }
}

/// What a player has: "Ada: 2 crowns, 14 points".
pub fn player(locale: &Locale, name: &str, crowns: i32, points: i32) -> String {
    let args = [("name", name.into()), ("crowns", crowns.into()), ("points", points.into())];
    texts::with(locale, "parcel-player", &args)
}
