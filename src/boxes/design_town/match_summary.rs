//! A running match from outside: which turn it is, who does what, the cards of this turn, and the deck.

use bevy::prelude::*;

use crate::{
    boxes::MatchSummary,
    drawing::{brush::Brush, dyn_picture::DynPicture},
    locale::{Locale, names},
    pictures::design_town::card::{CardLook, HIGH, paint_card},
    record::Match,
    rules::{
        Game as _,
        design_town::{Building, Cards, DesignTown},
    },
    theme::palette,
};

/// How many of the played cards are shown, the latest.
const MOST: usize = 5;

pub(super) fn match_summary(locale: &Locale, play: &Match<DesignTown>) -> MatchSummary {
    let (game, state) = (play.game(), play.state());
    // While chance acts it is somebody's turn, too.
    let seat = game.on_turn(state);
    let name = names::of(play, seat);
    let key = match () {
        () if play.is_over() => "table-over",
        () if play.actor().is_chance() => "town-plays",
        () if state.is_exceeded() => "town-saves",
        () if state.is_choosing_end() => "town-chooses",
        () if state.is_building() => "town-builds",
        () if state.played().is_empty() => "town-begins",
        () => "town-plays",
    };
    let played = state.played();
    let lying = Lying {
        played: played[played.len().saturating_sub(MOST)..].to_vec(),
        top: state.top(seat),
        has_more: !state.under_top(seat).is_empty(),
        cards: game.cards().clone(),
    };
    MatchSummary {
        stage: locale.with("town-stage", &[("round", game.round(state).into())]),
        round: game.round(state),
        turn: locale.with(key, &[("name", name.into())]),
        picture: DynPicture::new(move |size, brush| lying.paint(brush, size.min_element())),
    }
}

/// What lies before the player on turn.
#[derive(Clone, Debug)]
struct Lying {
    /// The latest cards of this turn.
    played: Vec<Building>,
    /// The card on top of the deck.
    top: Option<Building>,
    /// Whether there are cards under it.
    has_more: bool,
    cards: Cards,
}

impl Lying {
    fn paint(&self, brush: &mut Brush, side: f32) {
        let card = |width: f32| Vec2::new(1.0, HIGH) * width * side;
        let small = card(0.31);
        let count = self.played.len();
        let step = if count > 1 { (0.98 * side - small.x) / (MOST.min(count) - 1) as f32 } else { 0.0 };
        let step = step.min(small.x * 0.8);
        for (n, &building) in self.played.iter().enumerate() {
            let x = (n as f32 - (count as f32 - 1.0) / 2.0) * step;
            let turn = if n % 2 == 0 { -0.05 } else { 0.04 };
            brush.within(Vec2::new(x, -0.27 * side), 1.0, turn, |brush| {
                paint_card(brush, &self.cards, building, small, CardLook::WORDLESS);
            });
        }
        // Alone the deck has all the room.
        let (width, middle) = if self.played.is_empty() { (0.6, 0.0) } else { (0.37, 0.23) };
        let (deck, at) = (card(width), Vec2::new(0.0, middle * side));
        if self.has_more {
            for offset in [0.06, 0.03] {
                let under = Rect::from_center_size(at + Vec2::new(offset * side, 0.0), deck);
                brush.paper(under, deck.x * 0.075, 1.5, palette::PAPER.mix(&palette::TABLE, 0.3));
                brush.frame(under.inflate(-0.4), deck.x * 0.075, 0.8, palette::GRID);
            }
        }
        match self.top {
            Some(top) => brush.within(at, 1.0, 0.0, |brush| {
                paint_card(brush, &self.cards, top, deck, CardLook::WORDLESS);
            }),
            // Where a new deck will lie.
            None => brush.frame(Rect::from_center_size(at, deck), deck.x * 0.075, side * 0.02, palette::GRID),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{boxes::design_town::played, rules::design_town::Action};

    #[test]
    fn a_match_tells_how_far_it_is_and_who_does_what() {
        let locale = Locale::default();
        let actions = [
            Action::Top(Building::Factory),
            Action::Top(Building::Hospital),
            Action::Play,
            Action::Top(Building::ConvenienceStore),
            Action::Bottom(Building::Apartment),
            Action::Stop,
            Action::End,
        ];
        let turn = |steps: usize| match_summary(&locale, &played(2, actions.into_iter().take(steps))).turn;
        assert_eq!([turn(0), turn(2), turn(3)], ["Ada plays", "Ada’s turn", "Ada plays"]);
        assert_eq!([turn(5), turn(6), turn(7)], ["Ada plays", "Ada builds", "Bo’s turn"]);
        assert_eq!(match_summary(&locale, &played(2, actions)).stage, "Design Town, round 1");
    }

    #[test]
    fn its_picture_shows_what_was_played_last_and_the_deck() {
        let shapes = |played: &[Building], top| {
            let lying = Lying { played: played.to_vec(), top, has_more: true, cards: Cards::built_in() };
            Brush::shapes(|brush| lying.paint(brush, 60.0)).len()
        };
        let some = [Building::Factory, Building::Church];
        assert!(shapes(&some, None) > shapes(&[], None));
        assert!(shapes(&some, Some(Building::Station)) > shapes(&some, None));
    }
}
