//! A hint as it is shown: the card that is played, bought or turned, and what speaks for it.

use super::help_entries::picture;
use crate::{
    boxes::HintEntry,
    drawing::dyn_picture::DynPicture,
    locale::{Locale, design_town::hints},
    record::Match,
    rules::design_town::{Action, DesignTown},
    session::HintOf,
};

pub(super) fn hint(locale: &Locale, play: &Match<DesignTown>, hint: &HintOf<DesignTown>) -> HintEntry {
    let words = hints::words(locale, play, hint.action, hint.reason);
    HintEntry {
        name: words.in_sentences(locale),
        pictures: pictures(play, hint.action),
        // Most points in a turn say nothing about a match.
        expected: String::new(),
        brief: words.done.clone(),
        words,
    }
}

/// The card; before and after, where it is turned.
fn pictures(play: &Match<DesignTown>, action: Action) -> Vec<DynPicture> {
    let (game, state) = (play.game(), play.state());
    let of = |building| picture(game.cards(), building);
    match action {
        Action::Play => state.top(game.on_turn(state)).into_iter().map(of).collect(),
        Action::Shuffle { remove, .. } => remove.into_iter().map(|card| of(card.front())).collect(),
        Action::Buy(card) => vec![of(card.front())],
        Action::Develop(card) => vec![of(card.back())],
        Action::Upgrade(card) => vec![of(card.front()), of(card.back())],
        Action::Downgrade(building) => vec![of(building), of(building.other_side())],
        Action::Give { .. } => game.cards().gift().into_iter().map(|(building, _)| of(building)).collect(),
        Action::Top(_)
        | Action::Bottom(_)
        | Action::Stop
        | Action::GiveUp
        | Action::Discard(_)
        | Action::End => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::Vec2;

    use super::*;
    use crate::{
        bots::{Hint, Points, design_town::Reason},
        boxes::{BoxedGame as _, design_town::played},
        rules::design_town::{Building, Card},
    };

    #[test]
    fn a_hint_says_what_is_done_and_shows_it() {
        let locale = Locale::default();
        let tops = [Action::Top(Building::Factory), Action::Top(Building::Hospital)];
        let mut play = played(2, tops);
        let entry = |play: &Match<DesignTown>, action, reason| {
            DesignTown::hint(&locale, play, &Hint { action, points: Points::whole(40), reason })
        };
        let next = entry(&play, Action::Play, Some(Reason::GoesOn { risk: 12 }));
        assert_eq!(next.name, "Play Factory. 2 coins. The risk that going on ends your turn is 12%.");
        assert_eq!(next.words.reasons.iter().map(|reason| reason.is_for).collect::<Vec<_>>(), [true, false]);
        for action in [
            Action::Play,
            Action::Top(Building::ConvenienceStore),
            Action::Bottom(Building::Apartment),
            Action::Stop,
        ] {
            play.apply(action, &mut crate::rules::IgnoreEvents).unwrap();
        }
        let buy = entry(&play, Action::Buy(Card::ConvenienceStore), None);
        assert_eq!((buy.words.done.as_str(), buy.pictures.len()), ("Buy Convenience Store for 2 coins", 1));
        let upgrade = entry(&play, Action::Upgrade(Card::ConvenienceStore), None);
        let end = entry(&play, Action::End, Some(Reason::NothingBetter));
        assert_eq!((upgrade.pictures.len(), end.pictures.len()), (2, 0));
        assert_eq!(end.name, "End the turn. Nothing you could build makes your deck better.");
        assert!(end.expected.is_empty());
        let all = [next, buy, upgrade].into_iter().flat_map(|entry| entry.pictures);
        assert!(all.into_iter().all(|picture| !picture.shapes(Vec2::splat(28.0)).is_empty()));
    }
}
