//! A finished match in words.

use crate::{
    boxes::{Boxes, GameBox},
    drawing::dyn_picture::DynPicture,
    locale::Locale,
    screens::days::day_in_words,
    storage::Archived,
    theme::Tone,
};

/// A finished match in words, with the picture of its box.
#[derive(Clone, Debug)]
pub(super) struct Told {
    /// How it ended, with everybody's name.
    pub outcome: String,
    /// "Doodle City, 29 Nov 2026".
    pub when: String,
    /// What is on the lid of its box.
    pub picture: DynPicture,
    /// The colour of its box.
    pub color: Tone,
}

impl Told {
    /// `None` for a match of a game that has no box.
    pub(super) fn of(archived: &Archived, boxes: &Boxes, locale: &Locale) -> Option<Self> {
        let game = game_of(archived, boxes)?;
        let cover = (game.cover)(locale);
        let date = date(archived, locale);
        let when = locale.with("archive-when", &[("game", cover.title.into()), ("date", date.into())]);
        Some(Self {
            outcome: (game.outcome)(locale, &archived.facts),
            when,
            picture: cover.picture,
            color: cover.plates.main,
        })
    }

    /// All of it in one line.
    pub(super) fn summary(&self, locale: &Locale) -> String {
        locale
            .with("item-about", &[("name", self.outcome.as_str().into()), ("about", self.when.as_str().into())])
    }
}

/// The box of its game.
pub(super) fn game_of<'a>(archived: &Archived, boxes: &'a Boxes) -> Option<&'a GameBox> {
    boxes.0.iter().find(|game| game.name == archived.facts.game)
}

/// The day on which it was played.
pub(super) fn date(archived: &Archived, locale: &Locale) -> String {
    day_in_words(locale, archived.played())
}
