//! What can be asked of the table: which rule tells of a thing, what it would bring, and why it cannot be had.

use super::{pick::TablePick, scene::GameContext};
use crate::{
    locale::city_planner::{reasons, scoring::LineKind},
    locale::help::RuleKeys,
    record::Match,
    rules::{
        Game as _,
        city_planner::{Block, BlockSet, Building, CityPlanner, Illegal, ScoringChoice, Step},
    },
    table::{inquiry_marks::ChoiceWords, things::RuleOf},
};

/// The rules of a die, of the padlock, of the sum of a turn, and of what a player has.
pub(super) const DIE: RuleOf = RuleOf(RuleKeys::new("planner-rules-adjust-title", "planner-help-turn-title"));
pub(super) const PADLOCK: RuleOf = RuleOf(RuleKeys::new("planner-rules-pass-title", "planner-help-pass-title"));
pub(super) const SUM: RuleOf = RuleOf(RuleKeys::new("planner-rules-turn-title", "planner-help-turn-title"));
pub(super) const HOLDINGS: RuleOf = RuleOf(RuleKeys::new("planner-rules-end-title", "planner-help-turn-title"));

/// The rule of a block on which this building counts.
pub(super) const fn block(building: Option<Building>) -> RuleOf {
    RuleOf(match building {
        None => RuleKeys::new("planner-rules-blocks-title", "planner-help-turn-title"),
        Some(Building::Suburb) => RuleKeys::new("planner-rules-suburbs-title", "planner-help-suburb"),
        Some(Building::Offices) => RuleKeys::new("planner-rules-suburbs-title", "planner-help-offices"),
        Some(Building::Commerce) => RuleKeys::new("planner-rules-commerce-title", "planner-help-commerce"),
        Some(Building::Industry) => RuleKeys::new("planner-rules-commerce-title", "planner-help-industry"),
        Some(Building::Mixed) => RuleKeys::new("planner-rules-mixed-title", "planner-help-mixed"),
        Some(Building::TownHall) => RuleKeys::new("planner-rules-halls-title", "planner-help-town-hall"),
        Some(Building::ParkingLot) => RuleKeys::new("planner-rules-parking-title", "planner-help-parking-lot"),
    })
}

/// The rule of a line of the score.
pub(super) const fn line(kind: LineKind) -> RuleOf {
    match kind {
        LineKind::Greens => block(Some(Building::Suburb)),
        LineKind::Blues => block(Some(Building::Commerce)),
        LineKind::TownHalls => block(Some(Building::TownHall)),
        LineKind::ParkingLot => block(Some(Building::ParkingLot)),
        LineKind::Upkeep => RuleOf(RuleKeys::new("planner-rules-upkeep-title", "planner-help-offices")),
    }
}

pub(super) fn choice_words(table: &GameContext, pick: TablePick) -> Option<ChoiceWords> {
    let (play, TablePick::Block(block)) = (table.play()?, pick) else { return None };
    let legal = play.legal();
    let key = if play.state().passed().is_some() {
        let choice = table.selection.scoring.or_else(|| play.game().proposed(play.state()))?;
        match (legal.mixed().has(block), choice.given_up.has(block)) {
            (true, _) => "planner-choice-mixed",
            (false, false) => "planner-choice-give",
            (false, true) => "planner-choice-keep",
        }
    } else {
        // What passing it would bring stands on its flag.
        let can_adjust = legal.rerolls().has(block)
            || [Step::Up, Step::Down].into_iter().any(|step| legal.changes(step).has(block));
        match (play.game().is_solo(), can_adjust) {
            (false, false) => "planner-choice-pass",
            (false, true) => "planner-choice-pass-adjust",
            (true, false) => "planner-choice-aside",
            (true, true) => "planner-choice-aside-adjust",
        }
    };
    Some(ChoiceWords::word(table.locale.text(key)))
}

pub(super) fn refusal(table: &GameContext, pick: TablePick) -> Option<String> {
    let (play, block) = match pick {
        TablePick::Block(block) => (table.play()?, block),
        TablePick::Beyond(_) => return Some(table.locale.text("planner-why-one-step")),
        _ => return None,
    };
    let legal = play.legal();
    let is_scored = play.state().passed().is_some();
    if !is_scored || legal.mixed().has(block) || legal.expendable().has(block) {
        return None;
    }
    reasons::reason(&table.locale, &why_not(play, block)?)
}

/// Why a block cannot be scored otherwise, in the words of the rules.
fn why_not(play: &Match<CityPlanner>, block: Block) -> Option<Illegal> {
    let proposed = play.game().proposed(play.state())?;
    let choice = ScoringChoice { given_up: BlockSet::of([block]), ..proposed };
    play.game().scoring(play.state(), choice).err()
}
