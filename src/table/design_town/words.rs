//! What is said on the table: what there is to do, and how likely going on ends the turn.

use bevy::prelude::*;

use super::{
    asked,
    layer::Layer,
    preview::Odds,
    scene::{GameContext, large, nowhere},
    selection::{is_too_much, saving},
};
use crate::{
    accessibility::AccessibleItem,
    boxes::BoxedGame as _,
    drawing::{
        cut::cut_bottom,
        label::{TextLabel, TextSize},
        place::LayoutRect,
    },
    locale::{
        Locale,
        design_town::{last_move, things},
    },
    pictures::{
        design_town::{
            card::{CardLayout, CardLook},
            colors,
        },
        widgets::Backing,
    },
    record::Match,
    rules::{
        Actor, Game as _, LegalActions as _,
        design_town::{Action, DesignTown, Effect, MOST_ROUNDS},
    },
    table::{
        heading,
        options::Offers,
        table_game::Selection as _,
        text::{TextSlot, TextSpec, show_ground, within},
    },
    theme::palette,
};

/// The paper with what there is to know.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct InfoGround;

/// What there is to do.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words;

/// How likely going on ends the turn.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OddsText;

pub(super) fn spawn(commands: &mut Commands) {
    let text = |size, color| TextLabel::new("", size, color);
    heading::spawn(commands, nowhere(Layer::PanelText), None);
    commands.spawn((nowhere(Layer::Panel), InfoGround, Backing::Paper));
    let words = text(TextSize::Body, palette::INK);
    commands.spawn((nowhere(Layer::PanelText), Words, words, AccessibleItem::text("")));
    let odds = text(TextSize::Body, colors::RISK);
    commands.spawn((nowhere(Layer::PanelText), OddsText, odds, asked::ODDS, AccessibleItem::text("")));
}

/// What there is to do, or has happened.
fn words(table: &GameContext) -> String {
    let Some(play) = table.play() else { return String::new() };
    let (locale, state) = (&table.locale, play.state());
    let last_move = || (!table.last_move.0.is_empty()).then(|| table.last_move.0.clone());
    match play.actor() {
        Actor::GameOver => DesignTown::results(locale, play).note,
        Actor::Chance(_) => last_move().unwrap_or_default(),
        Actor::Seat(seat) if table.selection.looking_at().is_some_and(|looking_at| looking_at != seat) => {
            last_move::of_seat(locale, play, table.focused.0)
        }
        Actor::Seat(_) if table.permissions.computer().is_some() || !table.permissions.is_free() => {
            last_move().unwrap_or_default()
        }
        // What somebody else did is still looked at.
        Actor::Seat(seat) if table.focused.0 != seat => last_move().unwrap_or_default(),
        Actor::Seat(_) if state.is_exceeded() => {
            let key = match saving(play) {
                None => "town-say-exceeded",
                Some((_, risk)) if risk >= 1.0 => "town-say-lost",
                Some(_) => "town-say-save",
            };
            after(locale, was_forced(locale, play), locale.text(key))
        }
        Actor::Seat(_) if state.is_choosing_end() => locale.text("town-say-end"),
        Actor::Seat(_) if state.is_building() => building(table, play),
        Actor::Seat(_) => {
            // What others did is told until one plays oneself.
            let last_move = || last_move().filter(|_| state.played().is_empty());
            let next = || locale.text(if may_stop(play) { "town-say-go-on" } else { "town-say-play" });
            let told = playing(table, play);
            let said = match (told, last_move()) {
                (None, Some(news)) if table.settings.more.says_what_to_do() => {
                    after(locale, Some(news), next())
                }
                (Some(told), news) => after(locale, news, told),
                (None, news) => news.unwrap_or_else(next),
            };
            // Who has won need not know how.
            let forced = was_forced(locale, play).filter(|_| !play.game().is_winning(state));
            after(locale, forced, after(locale, untold_effect(table, play), said))
        }
    }
}

/// The words, after what is to be said first, if anything is.
fn after(locale: &Locale, first: Option<String>, words: String) -> String {
    match first {
        Some(first) => locale.with("town-say-both-lines", &[("first", first.into()), ("second", words.into())]),
        None => words,
    }
}

/// Why the card was played that has just been: it had to be.
fn was_forced(locale: &Locale, play: &Match<DesignTown>) -> Option<String> {
    let cards = play.game().cards();
    let is_chance = |action: &&Action| matches!(action, Action::Top(_) | Action::Bottom(_));
    let mut done = play.log().iter().rev().skip_while(is_chance);
    done.next().filter(|action| **action == Action::Play)?;
    let (building, before) = play.state().played().split_last()?;
    if cards.has(*building, Effect::Forced) {
        return Some(locale.with("town-say-was-forced", &[("card", things::id(*building))]));
    }
    let before = before.last().filter(|before| cards.has(**before, Effect::NextToo))?;
    // What the card before asked for ended with a deck that was empty.
    let is_same_deck =
        !done.take_while(|it| **it != Action::Play).any(|it| matches!(it, Action::Shuffle { .. }));
    let args = [("card", things::id(*building)), ("other", things::id(*before))];
    is_same_deck.then(|| locale.with("town-say-was-next", &args))
}

/// What the top card does, where it is too small to say so itself.
fn untold_effect(table: &GameContext, play: &Match<DesignTown>) -> Option<String> {
    let (game, top) = (play.game(), play.state().top(play.game().on_turn(play.state()))?);
    let size = table.layout.deck.size();
    let is_told = CardLayout::new(top, size, CardLook::default()).effect.is_some();
    let effect = things::effect_text(&table.locale, game.cards(), top, game.is_solo());
    let args = [("card", things::id(top)), ("effect", effect.as_str().into())];
    (!is_told && !effect.is_empty()).then(|| table.locale.with("town-say-effect", &args))
}

/// What can still be built.
fn building(table: &GameContext, play: &Match<DesignTown>) -> String {
    let (locale, state) = (&table.locale, play.state());
    if play.game().is_winning(state) {
        return locale.text("town-say-wins");
    }
    if play.legal().iter().all(|action| action == Action::End) {
        return locale.text("town-say-ends");
    }
    let upgrades = state.cheap_upgrades() + state.extra_upgrades();
    let args = [("buys", state.extra_buys().into()), ("upgrades", upgrades.into())];
    match (state.has_built(), state.extra_buys() > 0, upgrades > 0) {
        (false, false, false) => {
            let can_develop = play.legal().iter().any(|action| matches!(action, Action::Develop(_)));
            locale.with("town-say-build", &[("develops", if can_develop { "yes" } else { "no" }.into())])
        }
        (true, false, false) => {
            let is_solo = if play.game().is_solo() { "yes" } else { "no" };
            locale.with("town-say-built", &[("solo", is_solo.into())])
        }
        (false, true, false) => locale.with("town-say-build-and-buy", &args[..1]),
        (false, false, true) => locale.with("town-say-build-and-upgrade", &args[1..]),
        (false, true, true) => locale.with("town-say-build-and-both", &args),
        (true, true, false) => locale.with("town-say-buy", &args[..1]),
        (true, false, true) => locale.with("town-say-upgrade", &args[1..]),
        (true, true, true) => locale.with("town-say-two-extras", &args),
    }
}

/// Whether the player on turn may stop.
pub(super) fn may_stop(play: &Match<DesignTown>) -> bool {
    play.legal().iter().any(|action| action == Action::Stop)
}

/// What is to be thought of before going on; `None` if nothing is.
fn playing(table: &GameContext, play: &Match<DesignTown>) -> Option<String> {
    let (locale, game, state) = (&table.locale, play.game(), play.state());
    let seat = game.on_turn(state);
    let may_stop = may_stop(play);
    if may_stop && game.is_winning(state) {
        return Some(locale.text("town-say-stop-to-win"));
    }
    let Some(top) = state.top(seat) else {
        let must_choose = game.must_remove(state) && table.selection.action.is_none();
        return Some(locale.text(if state.discard(seat).is_empty() {
            "town-say-nothing-to-shuffle"
        } else if must_choose {
            "town-say-shuffle-for"
        } else if may_stop {
            "town-say-shuffle"
        } else {
            "town-say-shuffle-first"
        }));
    };
    if is_too_much(play) {
        let count = [("count", (state.unhappy() + 1).into())];
        let key = if game.can_be_saved(state) { "town-say-exceeds-but" } else { "town-say-exceeds" };
        return Some(locale.with(key, &count));
    }
    if game.is_forced(state) {
        return Some(locale.with("town-say-forced", &[("card", things::id(top))]));
    }
    let is_late = game.round(state) + 5 > MOST_ROUNDS;
    let left = MOST_ROUNDS - game.round(state);
    is_late.then(|| locale.with("town-say-late", &[("count", left.into())]))
}

/// Where the paper lies, unless an open card covers it. What can be done with such a card is offered there instead.
fn info(table: &GameContext, offers: &Offers) -> Option<Rect> {
    let is_open = table.selection.card.is_some();
    let is_seen = !is_open || !table.layout.is_under_open(table.layout.info);
    let has_offers = offers.are_there() && !is_open;
    let paper = table.layout.words(has_offers);
    // Where a deck is empty and there is something to choose, the words have its place if it is larger, and the choice
    // the paper's.
    let play = table.play()?;
    let place = table.layout.deck.inflate(-7.0);
    let is_larger = place.width() * place.height() > paper.width() * paper.height();
    if has_offers && !place.is_empty() && is_larger && play.state().top(large(table, play)).is_none() {
        return Some(place);
    }
    is_seen.then_some(paper)
}

/// The paper.
pub(super) fn show_ground_of_words(
    (table, offers): (GameContext, Res<Offers>),
    mut ground: Single<(&mut LayoutRect, &mut Visibility), With<InfoGround>>,
) {
    let (place, visibility) = &mut *ground;
    show_ground(place, visibility, info(&table, &offers));
}

/// Where words and odds stand on it.
fn parts(rect: Rect, has_odds: bool) -> [Rect; 2] {
    let mut rest = within(rect, Vec2::new(8.0, 5.0));
    let odds = if has_odds { (rest.height() * 0.34).min(64.0) } else { 0.0 };
    let odds = cut_bottom(&mut rest, odds);
    // Lines that fill their place to the last dp would touch each other.
    rest.max.y -= (rest.height() * 0.08).min(8.0);
    [rest, odds]
}

/// What there is to do.
pub(super) fn show_words(
    table: GameContext,
    (offers, odds): (Res<Offers>, Res<Odds>),
    mut text: Single<TextSlot, With<Words>>,
) {
    let text_shown = info(&table, &offers).and_then(|rect| {
        TextSpec::new(words(&table), parts(rect, odds.0.is_some())[0], palette::INK).map(TextSpec::wrapped)
    });
    text.write(text_shown);
}

/// How likely going on ends the turn.
pub(super) fn show_odds(
    table: GameContext,
    (offers, odds): (Res<Offers>, Res<Odds>),
    mut text: Single<TextSlot, With<OddsText>>,
) {
    text.write(info(&table, &offers).and_then(|rect| {
        let (said, color) = odds.0.as_ref()?;
        TextSpec::new(said.as_str(), parts(rect, true)[1], *color).map(TextSpec::wrapped)
    }));
}
