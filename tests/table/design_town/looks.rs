//! What things show that only Design Town has.

use bevy::prelude::*;
use doodle_city::{
    accessibility::VisibleRect,
    pictures::design_town::card::Lettering,
    rules::design_town::DesignTown,
    table::design_town::{
        cards::{CanBeDowngraded, Edges, HasCount, IsChosen, IsPale, Upwards},
        row_names::{PileName, PlayedName},
        show_cards::{Caption, EmptyDeck, Pile, PileCount, PlayedCard, TopCard},
        show_open::OpenSide,
        show_players::{DeckCard, DeckText, DiscardSigns, NameText, OnDeck},
        show_supply::{CardsLeft, Stack, StallText},
        show_tally::{Count, Tally},
        words::{InfoGround, OddsText, Words},
    },
};

use crate::looks::{Looks, of};

impl Looks for DesignTown {
    fn tell(thing: EntityRef, text: &mut String) {
        of::<PlayedCard>(thing, text);
        of::<TopCard>(thing, text);
        of::<EmptyDeck>(thing, text);
        of::<Pile>(thing, text);
        of::<PileCount>(thing, text);
        of::<PlayedName>(thing, text);
        of::<PileName>(thing, text);
        of::<Stack>(thing, text);
        of::<StallText>(thing, text);
        of::<CardsLeft>(thing, text);
        of::<Caption>(thing, text);
        of::<OpenSide>(thing, text);
        of::<OnDeck>(thing, text);
        of::<DeckCard>(thing, text);
        of::<DiscardSigns>(thing, text);
        of::<NameText>(thing, text);
        of::<DeckText>(thing, text);
        of::<Tally>(thing, text);
        of::<Count>(thing, text);
        of::<InfoGround>(thing, text);
        of::<Words>(thing, text);
        of::<OddsText>(thing, text);
        of::<Upwards>(thing, text);
        of::<Lettering>(thing, text);
        of::<HasCount>(thing, text);
        of::<Edges>(thing, text);
        of::<IsChosen>(thing, text);
        of::<IsPale>(thing, text);
        of::<CanBeDowngraded>(thing, text);
        of::<VisibleRect>(thing, text);
    }
}
