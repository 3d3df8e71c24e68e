//! What the shelf says of a running match.

use crate::{
    boxes::Boxes,
    drawing::dyn_picture::DynPicture,
    intent::Intent,
    locale::{Locale, names},
    record::{AnyMatch, Utc},
    screens::{days::day_in_words, dialog::Dialog, dialogs},
    storage::{MatchId, Stored},
};

/// A running match.
#[derive(Clone, Debug)]
pub(in crate::screens) struct Running {
    pub id: MatchId,
    /// When it was last played.
    saved: Utc,
    play: AnyMatch,
}

/// The same match as far as the shelf can tell.
impl PartialEq for Running {
    fn eq(&self, other: &Self) -> bool {
        let seen = |it: &Self| (it.id.clone(), it.saved, it.play.steps(), it.play.seats().to_vec());
        seen(self) == seen(other)
    }
}

/// A running match in words, with its picture.
pub(in crate::screens) struct Told {
    /// "Doodle City, round 9".
    pub title: String,
    /// How far it is, in rounds.
    pub round: u32,
    /// "Ada, Bo and Cleo".
    pub names: String,
    /// "Ada draws".
    pub turn: String,
    /// "29 Nov 2026", when it was last played.
    pub day: String,
    /// What lies on the table.
    pub picture: DynPicture,
}

impl Running {
    pub(super) fn of(stored: &Stored) -> Self {
        Self { id: stored.id.clone(), saved: stored.modified.into(), play: stored.game.clone() }
    }

    /// `None` for a match of a game that has no box.
    pub(in crate::screens) fn tell(&self, boxes: &Boxes, locale: &Locale) -> Option<Told> {
        let summary = (boxes.of(&self.play)?.match_summary)(locale, &self.play)?;
        Some(Told {
            title: summary.stage,
            round: summary.round,
            names: self.names(locale),
            turn: summary.turn,
            day: day_in_words(locale, self.saved),
            picture: summary.picture,
        })
    }

    /// Whether it is a match of the game with this name in records.
    pub(super) fn is_of(&self, game: &str) -> bool {
        self.play.game() == game
    }

    fn names(&self, locale: &Locale) -> String {
        let players: Vec<_> = self.play.seats().iter().map(|player| names::short(&player.name)).collect();
        names::list(locale, &players)
    }

    /// The question whether it shall be removed.
    pub(super) fn farewell(&self, boxes: &Boxes, locale: &Locale) -> Dialog {
        let (title, picture) = self.tell(boxes, locale).map(|told| (told.title, told.picture)).unzip();
        let title = title.unwrap_or_default();
        let remove = Intent::RemoveMatch(self.id.clone());
        dialogs::before_removing(locale, [&title, &self.names(locale)], picture, remove)
    }
}

impl Told {
    /// All of it in one line.
    pub(in crate::screens) fn summary(&self, locale: &Locale) -> String {
        let args = [
            ("match", self.title.as_str().into()),
            ("names", self.names.as_str().into()),
            ("turn", self.turn.as_str().into()),
        ];
        locale.with("shelf-match-name", &args)
    }
}
