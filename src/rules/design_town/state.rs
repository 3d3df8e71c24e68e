//! The state of a match, and how the contract's parts come together.

use serde::{Deserialize, Serialize};

use super::{
    Action, Building, Card, Cards, Effect, Event, Illegal, Legal, Pile, Score,
    setup::{BadSetup, MOST_PLAYERS, Setup},
};
use crate::rules::{Actor, ChanceKey, ChanceSource, EventSink, Game, Outcome, Seat};

/// So many unhappy do not end a turn; one more does.
pub const LIMIT: u32 = 2;
/// So many points in a turn win.
pub const VP_TO_WIN: u32 = 8;
/// After so many turns of each player a match ends without a winner.
pub const MOST_ROUNDS: u32 = 100;
/// How many of each card lie in the supply of the solo game.
pub const SOLO_SUPPLY: u8 = 4;

/// The Residential Areas that everybody begins with, beside an Apartment and one of each card in play.
pub const RESIDENTIAL_AREAS: u8 = 4;

/// What is due next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) enum Phase {
    /// The top card of this player's first deck is shown.
    Deal(Seat),
    /// The player on turn plays a card, shuffles, or stops.
    Play,
    /// The card under the one that is being played is shown.
    Top,
    /// The limit is exceeded: the player on turn raises it, or gives up.
    Save,
    /// The bottom card of the player on turn goes to the discard.
    Bottom,
    /// The player on turn chooses from which end the others discard.
    Yard,
    /// This player's top card has gone to the discard, and the one under it is shown.
    OthersTop(Seat),
    /// This player's bottom card goes to the discard.
    OthersBottom(Seat),
    /// The top card of the shuffled deck is shown.
    NewTop,
    /// The player on turn builds.
    Build,
    /// Nothing: the match is over.
    Over {
        /// Who has won it.
        winner: Option<Seat>,
    },
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub(super) struct Player {
    /// The card on top of the deck; none if the deck is empty, and while chance is to show it.
    pub(super) top: Option<Building>,
    /// The cards under it.
    pub(super) deck: Pile,
    pub(super) discard: Pile,
    /// How many cards of the decks chance has shown.
    pub(super) shown: u32,
    /// How many turns have ended.
    pub(super) turns: u32,
    pub(super) most_vp: u32,
}

/// What the player on turn has done and earned in this turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Turn {
    pub(super) played: Vec<Building>,
    pub(super) coins: u32,
    pub(super) fee_coins: u32,
    pub(super) vp: u32,
    pub(super) unhappy: u32,
    pub(super) limit: u32,
    /// Whether the next card has to be played because of the one before.
    pub(super) is_next_forced: bool,
    pub(super) extra_buys: u32,
    pub(super) cheap_upgrades: u32,
    pub(super) extra_upgrades: u32,
    /// Whether the main action of the build phase has been used.
    pub(super) has_built: bool,
}

impl Turn {
    pub(super) const fn new() -> Self {
        Self {
            played: Vec::new(),
            coins: 0,
            fee_coins: 0,
            vp: 0,
            unhappy: 0,
            limit: LIMIT,
            is_next_forced: false,
            extra_buys: 0,
            cheap_upgrades: 0,
            extra_upgrades: 0,
            has_built: false,
        }
    }
}

/// A moment of a match. Which cards are in a deck is known to all who remember, so a state says it; their order is not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(super) phase: Phase,
    pub(super) turns: u32,
    pub(super) supply: [u8; Card::COUNT],
    pub(super) players: [Player; MOST_PLAYERS],
    pub(super) turn: Turn,
}

impl State {
    /// The card on top of the deck of `seat`; `None` if the deck is empty, and while chance is to show it.
    ///
    /// # Panics
    ///
    /// If no table has such a seat: it has to be below [`MOST_PLAYERS`]. So do all that ask for one.
    pub const fn top(&self, seat: Seat) -> Option<Building> {
        self.players[seat.index()].top
    }

    /// The cards of the deck of `seat` under its top card, in an order that nobody knows.
    pub const fn under_top(&self, seat: Seat) -> &Pile {
        &self.players[seat.index()].deck
    }

    /// The cards in the discard of `seat`, without those that are being played.
    pub const fn discard(&self, seat: Seat) -> &Pile {
        &self.players[seat.index()].discard
    }

    /// How many of `card` can still be bought.
    pub const fn supply(&self, card: Card) -> u8 {
        self.supply[card.index()]
    }

    /// The cards that were played in this turn, in order.
    pub fn played(&self) -> &[Building] {
        &self.turn.played
    }

    /// The coins of this turn that pay for anything.
    pub const fn coins(&self) -> u32 {
        self.turn.coins
    }

    /// The coins of this turn that pay fees only.
    pub const fn fee_coins(&self) -> u32 {
        self.turn.fee_coins
    }

    /// The victory points of this turn.
    pub const fn vp(&self) -> u32 {
        self.turn.vp
    }

    /// How many cards that make unhappy were played in this turn.
    pub const fn unhappy(&self) -> u32 {
        self.turn.unhappy
    }

    /// How many unhappy do not end this turn.
    pub const fn limit(&self) -> u32 {
        self.turn.limit
    }

    /// The extra Buys that are left in this turn.
    pub const fn extra_buys(&self) -> u32 {
        self.turn.extra_buys
    }

    /// The extra Upgrades for a coin less that are left in this turn.
    pub const fn cheap_upgrades(&self) -> u32 {
        self.turn.cheap_upgrades
    }

    /// The other extra Upgrades that are left in this turn.
    pub const fn extra_upgrades(&self) -> u32 {
        self.turn.extra_upgrades
    }

    /// Whether the main action of the build phase has been used.
    pub const fn has_built(&self) -> bool {
        self.turn.has_built
    }

    /// Whether the next card has to be played because of the one before.
    pub const fn is_next_forced(&self) -> bool {
        self.turn.is_next_forced
    }

    /// Whether the player on turn decides about playing on.
    pub const fn is_playing(&self) -> bool {
        matches!(self.phase, Phase::Play)
    }

    /// Whether the player on turn has exceeded the limit, and can still raise it or give up.
    pub const fn is_exceeded(&self) -> bool {
        matches!(self.phase, Phase::Save)
    }

    /// Whether the player on turn chooses from which end the others discard.
    pub const fn is_choosing_end(&self) -> bool {
        matches!(self.phase, Phase::Yard)
    }

    /// Whether the player on turn builds.
    pub const fn is_building(&self) -> bool {
        matches!(self.phase, Phase::Build)
    }

    /// Whether nothing lies in the supply.
    pub fn is_supply_empty(&self) -> bool {
        self.supply.iter().all(|&count| count == 0)
    }
}

/// The rules of one match.
#[derive(Clone, Debug)]
pub struct DesignTown {
    setup: Setup,
}

impl DesignTown {
    /// What is printed on the cards.
    pub const fn cards(&self) -> &Cards {
        &self.setup.cards
    }

    /// The other seats, clockwise from `seat`.
    pub(super) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.setup.players.into();
        (1..players).map(move |steps| seat.clockwise(steps, players))
    }

    /// Whose turn it is; after the end, whose would be next.
    pub const fn on_turn(&self, state: &State) -> Seat {
        let players = self.setup.players as usize;
        self.setup.first.clockwise(state.turns as usize % players, players)
    }

    /// The cards that everybody begins with.
    pub fn starting_deck(&self) -> Pile {
        let homes = core::iter::repeat_n(Building::ResidentialArea, RESIDENTIAL_AREAS.into());
        let bought = self.setup.in_play().map(Card::front);
        homes.chain([Building::Apartment]).chain(bought).collect()
    }

    /// Whether the top card of the player on turn must be played.
    pub fn is_forced(&self, state: &State) -> bool {
        let top = state.top(self.on_turn(state));
        top.is_some_and(|top| state.turn.is_next_forced || self.cards().has(top, Effect::Forced))
    }

    /// Whether shuffling costs a card of the supply.
    pub fn must_remove(&self, state: &State) -> bool {
        self.is_solo() && !state.is_supply_empty()
    }

    /// How many cards may stay in the discard when the player on turn shuffles: one at least has to go into the deck.
    pub fn most_staying(&self, state: &State) -> u8 {
        let discard = state.discard(self.on_turn(state));
        let can_stay = self.cards().staying().map_or(0, |building| discard.count(building));
        if usize::from(can_stay) == discard.len() { can_stay.saturating_sub(1) } else { can_stay }
    }

    /// A discard in two: what is shuffled, and what stays: so many of the cards that may, or all of them if there are
    /// fewer.
    pub fn parted(&self, discard: Pile, stay: u8) -> [Pile; 2] {
        let (mut shuffled, mut staying) = (discard, Pile::EMPTY);
        if let Some(building) = self.cards().staying() {
            for _ in 0..stay {
                if shuffled.take(building).is_some() {
                    staying.add(building);
                }
            }
        }
        [shuffled, staying]
    }

    /// Whether this turn wins once it is built, because of points or of the cards played.
    pub fn is_winning(&self, state: &State) -> bool {
        let turn = &state.turn;
        turn.vp >= VP_TO_WIN || self.cards().wins_by_cards(&turn.played).is_some()
    }

    /// Whose card chance shows or discards now.
    fn shown(&self, state: &State) -> Option<Seat> {
        match state.phase {
            Phase::Deal(seat) | Phase::OthersTop(seat) | Phase::OthersBottom(seat) => Some(seat),
            Phase::Top | Phase::Bottom | Phase::NewTop => Some(self.on_turn(state)),
            Phase::Play | Phase::Save | Phase::Yard | Phase::Build | Phase::Over { .. } => None,
        }
    }
}

impl Phase {
    /// What chance does in this phase, where it acts, with a building that it draws.
    const fn drawn(self, building: Building) -> Action {
        match self {
            Self::Bottom | Self::OthersBottom(_) => Action::Bottom(building),
            _ => Action::Top(building),
        }
    }
}

impl Game for DesignTown {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type BadSetup = BadSetup;
    type Illegal = Illegal;
    type LegalActions = Legal;
    type Standing = Score;

    const NAME: &'static str = "design-town";
    const RULES_VERSION: u32 = 1;

    fn new(setup: Setup) -> Result<Self, BadSetup> {
        setup.check()?;
        Ok(Self { setup })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> usize {
        self.setup.players.into()
    }

    fn start(&self) -> State {
        let mut supply = [0; Card::COUNT];
        for card in self.setup.in_play() {
            supply[card.index()] = if self.is_solo() { SOLO_SUPPLY } else { self.cards().card(card).supply };
        }
        let mut players = [Player::default(); MOST_PLAYERS];
        for seat in self.all_seats() {
            players[seat.index()].deck = self.starting_deck();
        }
        State { phase: Phase::Deal(Seat(0)), turns: 0, supply, players, turn: Turn::new() }
    }

    fn actor(&self, state: &State) -> Actor {
        match state.phase {
            Phase::Deal(_)
            | Phase::Top
            | Phase::Bottom
            | Phase::NewTop
            | Phase::OthersTop(_)
            | Phase::OthersBottom(_) => Actor::Chance(None),
            Phase::Play | Phase::Save | Phase::Yard | Phase::Build => Actor::Seat(self.on_turn(state)),
            Phase::Over { .. } => Actor::GameOver,
        }
    }

    fn round(&self, state: &State) -> u32 {
        let players = u32::from(self.setup.players);
        match state.phase {
            Phase::Deal(_) => 0,
            Phase::Over { .. } => state.turns.div_ceil(players),
            _ => state.turns / players + 1,
        }
    }

    fn turns(&self, state: &State) -> u32 {
        state.turns
    }

    fn legal(&self, state: &State, choices: &mut Legal) {
        choices.fill(self, state);
    }

    fn automatic(&self, state: &State) -> Option<Action> {
        super::legal::automatic(self, state)
    }

    fn chance(&self, state: &State, outcomes: &mut Vec<Outcome<Action>>) {
        outcomes.clear();
        if let Some(seat) = self.shown(state) {
            outcomes.extend(state.under_top(seat).iter().map(|(building, count)| Outcome {
                action: state.phase.drawn(building),
                weight: count.into(),
            }));
        }
    }

    fn draw(&self, state: &State, source: &mut impl ChanceSource) -> Option<Action> {
        let seat = self.shown(state)?;
        let pile = state.under_top(seat);
        // Each card of a player's decks has a key of its own, so that nobody's luck depends on what others play.
        let key = MOST_PLAYERS as u64 * u64::from(state.players[seat.index()].shown) + u64::from(seat.0);
        let nth = source.draw(ChanceKey(key), pile.len() as u32);
        pile.nth(nth as usize).map(|building| state.phase.drawn(building))
    }

    fn apply(
        &self,
        state: &mut State,
        action: Action,
        sink: &mut impl EventSink<Event>,
    ) -> Result<(), Illegal> {
        super::apply::apply(self, state, action, sink)
    }

    fn standings(&self, state: &State, standings: &mut Vec<Score>) {
        super::score::standings(self, state, standings);
    }
}
