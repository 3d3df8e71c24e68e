//! The results of Design Town: who has won and how, and each player's best turn as a town.

use bevy::prelude::*;

use super::{
    finale::finale,
    turns::{EndedTurn, turns},
};
use crate::{
    boxes::{Part, Results, Total},
    drawing::{brush::Brush, dyn_picture::DynPicture},
    locale::{Locale, design_town::things, help::RuleKeys, names},
    pictures::design_town::{
        built_town::{FORM, paint_built_town},
        tokens,
    },
    record::Match,
    rules::{
        Game as _, Seat,
        design_town::{Cards, DesignTown, VP_TO_WIN},
    },
    storage::MatchFacts,
    theme::palette,
};

pub(super) fn results(locale: &Locale, play: &Match<DesignTown>) -> Results {
    let turns = turns(play);
    let best = |seat| turns.iter().filter(|turn| turn.seat == seat && turn.built.is_some()).max_by_key(worth);
    let picture = |seat| {
        let best = best(seat).cloned();
        DynPicture::new(move |size, brush| paint_turn(brush, best.as_ref(), size))
    };
    let rule = RuleKeys::new("town-rules-win-title", "town-help-win-title");
    let part = |key| Part { name: locale.text(key), sign: None, is_change: false, color: palette::GOLD, rule };
    let parts = vec![part("town-results-turns"), part("town-results-cards")];
    let mut results = Results::of(locale, play, parts, picture);
    results.form = FORM;
    results.total = Total { name: locale.text("town-results-vp"), is_sum: false };
    let count_of = |seat: Seat| turns.iter().filter(|turn| turn.seat == seat).count() as i32;
    for row in &mut results.rows {
        let built = turns.iter().filter(|turn| turn.seat == row.seat && turn.built.is_some());
        let cards = built.map(|turn| turn.played.len()).max().unwrap_or(0);
        row.parts = vec![count_of(row.seat), cards as i32];
    }
    if let Some(row) = results.rows.first() {
        let best = best(row.seat);
        results.finale =
            finale(best.map_or(0, |turn| turn.played.len()), best.is_some_and(|turn| turn.has_won));
    }
    let rounds = play.game().round(play.state());
    let won = turns.last().filter(|turn| turn.has_won);
    results.note = match won {
        Some(turn) => how_it_was_won(locale, play.game().cards(), turn, count_of(turn.seat)),
        None if !play.is_over() => String::new(),
        None if play.game().is_solo() && play.state().is_supply_empty() => {
            locale.text("town-results-supply-empty")
        }
        None if play.game().is_solo() => locale.with("town-results-too-long", &[("turns", rounds.into())]),
        None => locale.with("town-results-none", &[("turns", rounds.into())]),
    };
    if play.game().is_solo() && play.is_over() {
        let key = if won.is_some() { "town-results-solo-won" } else { "town-results-solo-lost" };
        results.headline = locale.with(key, &[("turns", rounds.into())]);
    }
    results
}

/// "Ada and Bo: Bo wins": points do not count.
pub(super) fn outcome(locale: &Locale, facts: &MatchFacts) -> String {
    let names: Vec<_> = facts.players.iter().map(|player| names::short(&player.name)).collect();
    let winners = facts.players.iter().filter(|player| player.has_won);
    let winners: Vec<_> = winners.map(|player| names::short(&player.name)).collect();
    let ending = if names.len() == 1 {
        let key = if winners.is_empty() { "town-results-solo-lost" } else { "town-results-solo-won" };
        locale.with(key, &[("turns", facts.rounds.into())])
    } else {
        names::winners(locale, &winners)
    };
    names::says(locale, &names::list(locale, &names), ending)
}

/// The best of several turns has the most points, then the most cards; but nothing is better than to win.
fn worth(turn: &&EndedTurn) -> (bool, Option<u32>, usize) {
    (turn.has_won, turn.built, turn.played.len())
}

/// With how many points, or with how many cards.
fn how_it_was_won(locale: &Locale, cards: &Cards, won: &EndedTurn, turn: i32) -> String {
    let points = won.built.unwrap_or(0);
    let args = [("vp", points.into()), ("cards", won.played.len().into()), ("turn", turn.into())];
    match cards.wins_by_cards(&won.played) {
        Some(_) if points >= VP_TO_WIN => locale.with("town-results-won-both", &args),
        Some(building) => {
            locale.with("town-results-won-cards", &[&args[..], &[("card", things::id(building))]].concat())
        }
        None => locale.with("town-results-won-vp", &args),
    }
}

/// Paints the town of a turn; one that has won has a star in its sky.
fn paint_turn(brush: &mut Brush, turn: Option<&EndedTurn>, size: Vec2) {
    paint_built_town(brush, size, turn.map_or(&[], |turn| turn.played.as_slice()));
    if turn.is_some_and(|turn| turn.has_won) {
        let reach = size.min_element() * 0.075;
        let at = Vec2::new(size.x * 0.5 - reach * 1.5, -size.y * 0.5 + reach * 1.5);
        brush.disc(at, reach, palette::GOLD_EDGE);
        brush.disc(at, reach * 0.88, palette::GOLD);
        brush.within(at, reach * 0.65, 0.0, tokens::star);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        boxes::design_town::played,
        record::{Player, Seeded},
        rules::{
            IgnoreEvents, LegalActions as _,
            design_town::{Action, Building, Legal, Setup},
        },
    };

    /// A match that nobody wins: of these actions everybody does the first that can be done, or else whatever can be.
    fn shared(players: u8, wanted: &[Action]) -> Match<DesignTown> {
        let mut play = played(players, []);
        let (mut chance, mut legal) = (Seeded::new(4), Legal::default());
        while !play.is_over() {
            play.game().legal(play.state(), &mut legal);
            let all: Vec<_> = (0..legal.len()).filter_map(|n| legal.get(n)).collect();
            let chosen = || wanted.iter().find(|it| all.contains(it)).or(all.first()).copied();
            let action = play.draw(&mut chance).or_else(chosen).unwrap();
            play.apply(action, &mut IgnoreEvents).unwrap();
        }
        play
    }

    /// So that each turn plays one card, unless more are forced.
    const ONE_CARD: [Action; 3] = [Action::Stop, Action::End, Action::Play];

    #[test]
    fn a_match_without_a_winner_is_shared() {
        let results = results(&Locale::default(), &shared(2, &ONE_CARD));
        assert_eq!(results.headline, "Nobody wins");
        assert_eq!(results.note, "Nobody won in 100 turns each: the match is shared");
        assert!(results.rows.iter().all(|row| row.place == 1 && row.parts[0] == 100));
        assert!(!results.total.is_sum && results.parts.len() == 2);
    }

    #[test]
    fn alone_a_lost_match_says_why() {
        let locale = Locale::default();
        let slow = results(&locale, &shared(1, &ONE_CARD));
        assert_eq!(
            [slow.headline.as_str(), &slow.note],
            ["Lost after 100 turns", "100 turns went by without a win"]
        );
        let eager = results(&locale, &shared(1, &[Action::Play, Action::End]));
        assert!(eager.headline.starts_with("Lost after ") && eager.rows[0].parts[0] < 100);
        assert_eq!(eager.note, "The supply ran out before you won");
    }

    #[test]
    fn a_win_says_with_what() {
        let locale = Locale::default();
        let cards = Cards::built_in();
        let turn = |played: Vec<Building>, vp| EndedTurn {
            seat: Seat(0),
            played,
            built: Some(vp),
            gained: Vec::new(),
            has_won: true,
        };
        let say = |turn: EndedTurn| how_it_was_won(&locale, &cards, &turn, 12);
        let many = vec![Building::ConvenienceStore; 18];
        assert_eq!(say(turn(vec![Building::Station; 3], 9)), "9 VP in turn 12");
        assert_eq!(say(turn(many.clone(), 1)), "18 cards with a Convenience Store in turn 12");
        assert_eq!(say(turn(many, 8)), "8 VP and 18 cards in turn 12");
    }

    /// With Parks worth 8 VP, so that one of them wins.
    #[test]
    fn the_winner_has_the_winning_turn_as_the_best_one() {
        let text = serde_json::to_string(&Cards::built_in()).unwrap().replace("\"vp\":2", "\"vp\":8");
        let cards: Cards = serde_json::from_str(&text).unwrap();
        let setup = Setup { players: 2, first: Seat(1), first_game: true, cards };
        let seats = vec![Player::person("Ada"), Player::person("Bo")];
        let mut play = Match::<DesignTown>::new(setup, seats).unwrap();
        let actions = [
            Action::Top(Building::Factory),
            Action::Top(Building::CentralPark),
            Action::Play,
            Action::Top(Building::ResidentialArea),
            Action::Play,
            Action::Top(Building::Factory),
            Action::Stop,
            Action::End,
        ];
        actions.into_iter().for_each(|action| play.apply(action, &mut IgnoreEvents).unwrap());
        let results = results(&Locale::default(), &play);
        assert_eq!((results.headline.as_str(), results.note.as_str()), ("Bo wins", "8 VP in turn 1"));
        let [bo, ada] = [&results.rows[0], &results.rows[1]];
        assert_eq!((bo.place, bo.total, bo.parts.as_slice()), (1, 8, [1, 2].as_slice()));
        assert_eq!((ada.place, ada.total, ada.parts.as_slice()), (2, 0, [0, 0].as_slice()));
        let shapes = |row: &crate::boxes::ResultRow| row.picture.shapes(Vec2::splat(90.0)).len();
        assert!(shapes(bo) > shapes(ada));
    }
}
