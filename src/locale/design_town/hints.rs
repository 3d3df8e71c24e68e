//! What speaks for a move of Design Town and against it, in words.

use super::{moves, things};
use crate::{
    bots::design_town::Reason,
    locale::{
        Locale,
        hint::{HintReason, HintWords},
    },
    record::Match,
    rules::design_town::{Action, Building, DesignTown},
};

/// What is said of a move for which this speaks.
pub fn words(locale: &Locale, play: &Match<DesignTown>, action: Action, reason: Option<Reason>) -> HintWords {
    let (game, state) = (play.game(), play.state());
    // What the next card brings stands among the reasons.
    let mut hint = HintWords::plain(match action {
        Action::Play => moves::action(locale, play, action),
        _ => moves::told(locale, play, action),
    });
    if let Some(reason) = reason {
        let words = why(locale, reason);
        // That something may go wrong speaks for nothing.
        let is_for = !matches!(reason, Reason::GoesOn { risk: 1.. });
        hint.add(if is_for { HintReason::pro(words) } else { HintReason::con(words) });
    }
    let printed = |building: Building| game.cards().printed(building);
    match action {
        Action::Play => {
            let Some(top) = state.top(game.on_turn(state)) else { return hint };
            hint.reasons.splice(0..0, things::gain(locale, game.cards(), top).map(HintReason::pro));
            if printed(top).is_unhappy {
                let [unhappy, limit] = [state.unhappy() + 1, state.limit()];
                let args = [("unhappy", unhappy.into()), ("limit", limit.into())];
                hint.add(HintReason::con(locale.with("town-unhappy-of", &args)));
            }
        }
        Action::Stop if !game.is_winning(state) => {
            let purse = things::purse(locale, state.coins(), state.fee_coins());
            hint.add(HintReason::pro(locale.with("town-hint-builds", &[("gain", purse.into())])));
        }
        Action::Buy(card) => each_time(locale, play, card.front(), &mut hint),
        Action::Upgrade(card) | Action::Develop(card) => each_time(locale, play, card.back(), &mut hint),
        _ => {}
    }
    hint
}

/// What a building that is built brings from then on.
fn each_time(locale: &Locale, play: &Match<DesignTown>, building: Building, hint: &mut HintWords) {
    let cards = play.game().cards();
    let plays = |gain: String| locale.with("town-hint-plays", &[("gain", gain.into())]);
    if let Some(gain) = things::gain(locale, cards, building) {
        hint.add(HintReason::pro(plays(gain)));
    }
    if cards.printed(building).is_unhappy {
        hint.add(HintReason::con(plays(things::unhappy(locale, 1))));
    }
}

/// Why a move is good: "The risk that going on ends your turn is 12%".
fn why(locale: &Locale, reason: Reason) -> String {
    match reason {
        Reason::Only => locale.text("town-why-only"),
        Reason::Wins => locale.text("town-why-wins"),
        Reason::WinsLater => locale.text("town-why-wins-later"),
        Reason::GoesOn { risk } => locale.with("town-why-goes-on", &[("risk", risk.into())]),
        Reason::Stops { risk } => locale.with("town-why-stops", &[("risk", risk.into())]),
        Reason::Saves { risk } => locale.with("town-why-saves", &[("risk", risk.into())]),
        Reason::Lost => locale.text("town-why-lost"),
        Reason::NotWorthSaving => locale.text("town-why-not-worth-saving"),
        Reason::BetterDeck => locale.text("town-why-better-deck"),
        Reason::ThinnerDeck => locale.text("town-why-thinner-deck"),
        Reason::HurtsMore => locale.text("town-why-hurts-more"),
        Reason::NothingBetter => locale.text("town-why-nothing-better"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_words() {
        let reasons = [
            (Reason::Only, "It is the only thing you can do"),
            (Reason::Wins, "Your turn has enough to win"),
            (Reason::WinsLater, "With more downgrades your turn has enough to win"),
            (Reason::GoesOn { risk: 12 }, "The risk that going on ends your turn is 12%"),
            (Reason::GoesOn { risk: 0 }, "Going on is safe"),
            (Reason::Stops { risk: 40 }, "Going on would end your turn with a risk of 40%"),
            (Reason::Stops { risk: 0 }, "Enough for this turn"),
            (Reason::Saves { risk: 0 }, "Your turn goes on instead of ending here"),
            (
                Reason::Saves { risk: 40 },
                "It may save your turn: the risk that a card you must play still ends it is 40%",
            ),
            (Reason::Lost, "A card that you must play next would end your turn anyway"),
            (Reason::NotWorthSaving, "This turn is not worth a downgrade"),
            (Reason::BetterDeck, "Your deck will be better for it"),
            (Reason::ThinnerDeck, "Your deck is better off without this card"),
            (Reason::HurtsMore, "It hurts the others more"),
            (Reason::NothingBetter, "Nothing you could build makes your deck better"),
        ];
        for (reason, words) in reasons {
            assert_eq!(why(&Locale::default(), reason), words);
        }
    }
}
