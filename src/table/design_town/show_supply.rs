//! Shows the supply: a stall of the market for each stack.

use bevy::{
    ecs::query::{QueryData, QueryItem},
    prelude::*,
};

use super::{
    asked,
    cards::{IsChosen, IsPale, Part},
    layer::{Layer, OnLayer},
    layout::TableLayout,
    pick::Spot,
    scene::{GameContext, nowhere},
    selection::TownSelection,
    show_cards::touched,
};
use crate::{
    accessibility::{AccessibleItem, Group},
    drawing::{
        brush::{Brush, Picture},
        label::{SharedFontSize, TextLabel, TextSize},
        paint::ComposedPicture,
        place::LayoutRect,
    },
    locale::design_town::things,
    pictures::design_town::{
        card::HIGH,
        colors,
        stall::{StallLayout, StallLook, paint_ring, paint_stall},
    },
    rules::{
        Game as _, LegalActions as _,
        design_town::{Action, Card, Cards, DesignTown},
    },
    table::text::{TextSlot, TextSpec},
    theme::palette,
};

/// A stack of the supply.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct Stack(pub Card);

/// What is printed on its cards, for the stall in which it lies.
#[derive(Component, Clone, PartialEq, Debug)]
#[component(immutable)]
#[require(CardsLeft, IsPale, CanDevelop, IsChosen)]
pub struct Stall(Cards);

/// How many cards of a stack are left.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardsLeft(pub u8);

/// Whether a card could be bought and upgraded at once: price and fee can be paid together.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CanDevelop(pub bool);

/// What is seen of a stall.
#[derive(QueryData)]
pub struct StallFacts {
    cards: &'static Stall,
    stack: &'static Stack,
    left: &'static CardsLeft,
    is_pale: &'static IsPale,
    can_develop: &'static CanDevelop,
}

impl ComposedPicture for Stall {
    type Parts = StallFacts;
    type Changes = Or<(Changed<CardsLeft>, Changed<IsPale>, Changed<CanDevelop>)>;

    fn paint(facts: QueryItem<Self::Parts>, size: Vec2, brush: &mut Brush) {
        let look = StallLook { left: facts.left.0, is_pale: facts.is_pale.0, can_develop: facts.can_develop.0 };
        paint_stall(brush, &facts.cards.0, facts.stack.0, size, look);
    }
}

/// The ring around the stall that is chosen, as a thing of its own on it: choosing paints no stall anew.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StallRing {
    is_chosen: bool,
}

impl Picture for StallRing {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        if self.is_chosen {
            paint_ring(brush, size);
        }
    }
}

/// How high the ring lies above its stall.
const ABOVE: f32 = 0.1;

/// A text on the stall with this card.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct StallText(Card, StallPart);

/// What a text on a stall says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum StallPart {
    Printed(Part),
    Count,
}

pub(super) fn spawn(commands: &mut Commands, game: &DesignTown) {
    for card in game.setup().in_play() {
        let read = (AccessibleItem::text(""), Group::list("town-group-supply"));
        let stall = (Stack(card), Stall(game.cards().clone()), asked::card(card.front()), read);
        let stall = commands.spawn((nowhere(Layer::Card), stall)).id();
        let place = LayoutRect::new(Rect::default(), ABOVE);
        commands.spawn((StallRing::default(), ChildOf(stall), place));
        for (part, size) in [
            (StallPart::Printed(Part::Name), "stacks"),
            (StallPart::Printed(Part::Cost), "costs"),
            (StallPart::Printed(Part::Fee), "costs"),
            (StallPart::Count, "stack counts"),
        ] {
            let label = TextLabel::new("", TextSize::Body, palette::INK);
            commands.spawn((nowhere(Layer::CardText), StallText(card, part), label, SharedFontSize(size)));
        }
    }
}

/// Where the stall with a card is.
pub(super) fn stall_at(layout: &TableLayout, game: &DesignTown, card: Card) -> Rect {
    let at = game.setup().in_play().position(|it| it == card);
    at.and_then(|at| layout.supply.get(at)).copied().unwrap_or_default()
}

/// Where the top card of a stack lies, for cards that come from there.
pub(super) fn stack_at(layout: &TableLayout, game: &DesignTown, card: Card) -> Rect {
    let stall = stall_at(layout, game, card);
    let picture = StallLayout::new(stall.size()).picture;
    let width = picture.width().min(picture.height()) * 0.8;
    Rect::from_center_size(stall.center() + picture.center(), Vec2::new(width, width * HIGH))
}

/// Whether price and fee can be paid with these coins and those that pay fees only.
fn pays_both([coins, fee_coins]: [u32; 2], cost: u32, fee: u32) -> bool {
    coins + fee_coins.min(fee) >= cost + fee
}

/// The stalls: what cannot be bought or chosen now is pale.
pub(super) fn show_supply(
    table: GameContext,
    mut stacks: Query<(
        &Stack,
        &Children,
        &mut LayoutRect,
        &mut AccessibleItem,
        &mut CardsLeft,
        &mut IsChosen,
        &mut IsPale,
        &mut CanDevelop,
    )>,
    mut rings: Query<(&mut StallRing, &mut LayoutRect), Without<Stack>>,
) {
    let Some(play) = table.play() else { return };
    let state = play.state();
    for (
        &Stack(card),
        children,
        mut place,
        mut accessible,
        mut cards_left,
        mut chosen,
        mut pale,
        mut can_develop,
    ) in &mut stacks
    {
        let stall = stall_at(&table.layout, play.game(), card);
        place.set_if_neq(Layer::Card.place(stall));
        let spot = Spot::Supply(card);
        let is_chosen = table.selection.card == Some(spot);
        chosen.set_if_neq(IsChosen(is_chosen));
        let sides = play.game().cards().card(card);
        let [cost, fee] = [sides.cost, sides.fee].map(u32::from);
        let is_short = !TownSelection::can_use(play, spot) && (state.is_building() || state.coins() < cost);
        let left = state.supply(card);
        let is_pale = left == 0 || is_short && !play.is_over();
        pale.set_if_neq(IsPale(is_pale));
        let legal = play.legal();
        let could = if state.is_building() {
            legal.iter().any(|action| action == Action::Develop(card))
        } else {
            pays_both([state.coins(), state.fee_coins()], cost, fee)
        };
        can_develop.set_if_neq(CanDevelop(!is_pale && (could || play.is_over())));
        cards_left.set_if_neq(CardsLeft(left));
        let name = table.locale.with(
            "town-stack",
            &[("card", things::id(card.front())), ("left", left.into()), ("coins", cost.into())],
        );
        accessible.set_if_neq(touched(&table, spot, name));
        for child in children {
            if let Ok((mut ring, mut around)) = rings.get_mut(*child) {
                ring.set_if_neq(StallRing { is_chosen });
                around.set_if_neq(LayoutRect::new(Rect::from_center_size(Vec2::ZERO, stall.size()), ABOVE));
            }
        }
    }
}

/// What stands on the stalls. Numbers on pale signs are dark.
pub(super) fn show_stall_texts(
    table: GameContext,
    stacks: Query<(&Stack, &IsPale, &CanDevelop)>,
    mut texts: Query<(&StallText, TextSlot)>,
) {
    let Some(play) = table.play() else { return };
    for (&StallText(card, part), mut text) in &mut texts {
        let stack = stacks.iter().find(|(stack, ..)| stack.0 == card);
        let (is_pale, can_develop) = stack.map_or((false, true), |(_, pale, can)| (pale.0, can.0));
        let stall = stall_at(&table.layout, play.game(), card);
        let laid = StallLayout::new(stall.size());
        let sides = play.game().cards().card(card);
        let on = |color, is_filled| if is_filled { color } else { palette::INK };
        let (rect, words, color, size) = match part {
            StallPart::Printed(Part::Cost) => {
                (laid.cost, sides.cost.to_string(), on(colors::ON_COIN, !is_pale), laid.number_size())
            }
            StallPart::Printed(Part::Fee) => {
                (laid.fee, sides.fee.to_string(), on(colors::ON_FEE, can_develop), laid.number_size())
            }
            StallPart::Printed(Part::Name | Part::Effect) => {
                let name = things::building(&table.locale, card.front());
                (laid.name, name, palette::INK, laid.name_size())
            }
            StallPart::Count => {
                let count = play.state().supply(card);
                let words = table.locale.with("town-times", &[("count", count.into())]);
                (laid.count, words, palette::INK, laid.count_size())
            }
        };
        let at = stall.center();
        let rect = Rect { min: rect.min + at, max: rect.max + at };
        text.write(
            TextSpec::new(words, rect, color).filter(|_| !stall.is_empty()).map(|text| text.sized(size)),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coins_for_fees_pay_no_price() {
        assert!(pays_both([5, 0], 2, 3) && pays_both([2, 3], 2, 3) && pays_both([4, 9], 2, 3));
        assert!(!pays_both([4, 0], 2, 3) && !pays_both([1, 9], 2, 3));
    }
}
