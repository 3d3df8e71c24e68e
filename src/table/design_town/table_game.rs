//! Design Town as a game that is played on the table.

use bevy::prelude::*;

use super::{
    asked,
    layout::TableLayout,
    pick::{Spot, TablePick},
    play,
    scene::GameContext,
    selection::TownSelection,
    set_table,
    show_cards::pile_at,
    show_supply::stall_at,
    tutorial,
    words::may_stop,
};
use crate::{
    bots::design_town::risk,
    boxes::BoxedGame as _,
    intent::Intent,
    locale::{
        Locale,
        design_town::{last_move, moves, narration, options},
    },
    record::Match,
    rules::{
        Actor, Game as _, LegalActions as _, Seat,
        design_town::{Action, Card, DesignTown, Event},
    },
    sound::Sound,
    table::{
        announcement::News,
        digits::numbered,
        inquiry_marks::ChoiceWords,
        table_game::{Selection as _, TableGame},
        tutorial::Step,
    },
};

/// How likely something is that the table calls certain: 100 %.
const CERTAIN: f64 = 0.995;

impl TableGame for DesignTown {
    type Selection = TownSelection;
    type Layout = TableLayout;
    type Pick = TablePick;

    const TUTORIAL: &'static [Step<Self>] = tutorial::STEPS;

    fn title(table: &GameContext) -> String {
        let Some(play) = table.play() else { return String::new() };
        let state = play.state();
        let key = match play.actor() {
            Actor::GameOver => return Self::results(&table.locale, play).headline,
            _ if table.selection.looking_at().is_some_and(|seat| seat != play.game().on_turn(state)) => {
                let name = table.short_name(table.focused.0);
                return table.locale.with("town-cards-of", &[("name", name.into())]);
            }
            Actor::Seat(_) | Actor::Chance(_) if play.game().is_solo() && state.is_playing() => {
                return table.locale.with("town-turn", &[("turn", play.game().round(state).into())]);
            }
            Actor::Seat(_) if table.permissions.computer().is_some() && !state.is_playing() => "table-thinks",
            Actor::Seat(_) if state.is_exceeded() => "town-saves",
            Actor::Seat(_) if state.is_choosing_end() => "town-chooses",
            Actor::Seat(_) if state.is_building() => "town-builds",
            Actor::Seat(_) | Actor::Chance(_) if state.played().is_empty() => "town-begins",
            Actor::Seat(_) | Actor::Chance(_) => "town-plays",
        };
        let seat = play.game().on_turn(state);
        table.locale.with(key, &[("name", table.short_name(seat).into())])
    }

    fn set_table(commands: &mut Commands, play: &Match<Self>) {
        set_table::set_table(commands, play.game());
    }

    /// A stack of the supply by its number; the cards of the discard one after the other; what is done with a card.
    fn short_cuts() -> Vec<(char, Intent)> {
        let stacks = Card::ALL.into_iter().filter(|card| card.can_be_bought());
        let stacks = numbered(stacks.map(|card| TablePick::Card(Spot::Supply(card))));
        let others = [
            ('A', TablePick::NextPile),
            ('Q', TablePick::Option(0)),
            ('W', TablePick::Option(1)),
            ('E', TablePick::Option(2)),
            ('V', TablePick::FewerStay),
            ('-', TablePick::FewerStay),
            ('B', TablePick::MoreStay),
            ('+', TablePick::MoreStay),
        ];
        stacks.chain(others).map(|(key, choose)| (key, choose.into())).collect()
    }

    fn lasts(event: &Event, large: Seat) -> Option<f32> {
        play::duration(event, large)
    }

    fn sounds(event: &Event) -> Vec<(Sound, f32)> {
        play::sounds(event)
    }

    fn heard_at(event: &Event, layout: &TableLayout, _: Seat) -> Option<Vec2> {
        play::heard_at(event, layout)
    }

    fn confirm_word(locale: &Locale, play: &Match<Self>, action: Option<Action>) -> String {
        match action {
            // The card lies beside it.
            Some(Action::Play) => locale.text("town-confirm-play"),
            Some(Action::Stop) => locale.text("town-stop"),
            Some(Action::Shuffle { remove: Some(_), .. }) => locale.text("town-confirm-shuffle"),
            Some(Action::Downgrade(_)) => locale.text("town-confirm-downgrade"),
            Some(action @ Action::Discard(_)) => options::word(locale, play, action),
            Some(action) => moves::action(locale, play, action),
            None => locale.text("town-choose"),
        }
    }

    /// Where something can still be built, that is what one looks for; and nobody is asked to play on where that is certain
    /// to end the turn.
    fn ends_early(play: &Match<Self>, action: Action) -> bool {
        let builds = |other| matches!(other, Action::Buy(_) | Action::Upgrade(_) | Action::Develop(_));
        match action {
            Action::End => play.legal().iter().any(builds),
            Action::Play => may_stop(play) && risk(play.game(), play.state()) >= CERTAIN,
            _ => false,
        }
    }

    /// The card that is played, bought or turned.
    fn hint_place(table: &GameContext, play: &Match<Self>, action: Action) -> Option<Rect> {
        match action {
            Action::Play | Action::Shuffle { .. } => Some(table.layout.deck),
            Action::Buy(card) | Action::Develop(card) => Some(stall_at(&table.layout, play.game(), card)),
            Action::Upgrade(card) => pile_at(table, play, card.front()).map(|pile| pile.lies.seen),
            Action::Downgrade(building) => pile_at(table, play, building).map(|pile| pile.lies.seen),
            Action::Top(_)
            | Action::Bottom(_)
            | Action::Give { .. }
            | Action::Stop
            | Action::GiveUp
            | Action::Discard(_)
            | Action::End => None,
        }
    }

    /// To stop, or to play on where stopping wins; after a card too many, to let the turn end.
    fn pass(play: &Match<Self>) -> Option<Action> {
        let next = TownSelection::default().action(play);
        let passes = |action: &Action| match action {
            Action::Play => next == Some(Action::Stop),
            _ => matches!(action, Action::Stop | Action::GiveUp),
        };
        play.legal().iter().find(passes).filter(|action| next != Some(*action))
    }

    fn changes_places(play: &Match<Self>, action: Option<Action>) -> bool {
        action == Some(Action::Stop) && Self::pass(play) == Some(Action::Play)
    }

    fn pass_word(locale: &Locale, play: &Match<Self>) -> String {
        match Self::pass(play) {
            Some(Action::Play) => locale.text("town-confirm-play"),
            Some(action) => moves::action(locale, play, action),
            None => locale.text("town-stop"),
        }
    }

    /// Cards are played one after the other; nobody wants to wait for each as for a whole move.
    fn pace(play: &Match<Self>) -> f32 {
        if play.state().is_playing() { 40.0 } else { 6.0 }
    }

    fn refusal(table: &GameContext, pick: TablePick) -> Option<String> {
        asked::refusal(table, pick)
    }

    fn choice_words(table: &GameContext, pick: TablePick) -> Option<ChoiceWords> {
        asked::choice_words(table, pick)
    }

    /// The last card of a stack that somebody has bought.
    fn announcement(table: &GameContext, event: &Event) -> Option<News> {
        asked::announcement(table, event)
    }

    fn news_since(locale: &Locale, play: &Match<Self>, seat: Seat) -> Vec<String> {
        last_move::since(locale, play, seat).lines().map(str::to_owned).collect()
    }

    fn narration(locale: &Locale, before: &Match<Self>, action: Action, events: &[Event]) -> Vec<String> {
        narration::of(locale, before, action, events)
    }

    /// What the others did since a person's last turn, and while computers play what the one before did.
    fn last_move(locale: &Locale, play: &Match<Self>) -> String {
        match play.actor() {
            Actor::Chance(_) => String::new(),
            Actor::Seat(seat) if play.level(seat).is_none() => last_move::since(locale, play, seat),
            Actor::Seat(_) | Actor::GameOver => last_move::latest(locale, play),
        }
    }
}
