//! Cards on the table: what each shows, and what is written on it.

use bevy::{
    ecs::query::{QueryData, QueryItem},
    prelude::*,
};

use super::{
    layer::Layer,
    scene::{GameContext, nowhere},
};
use crate::{
    accessibility::VisibleRect,
    drawing::{
        brush::{Brush, Picture},
        label::{SharedFontSize, TextLabel, TextSize},
        paint::ComposedPicture,
        place::LayoutRect,
    },
    locale::design_town::things,
    pictures::design_town::{
        card::{self, CardLayout, CardLook, Lettering},
        colors,
    },
    rules::{
        Game as _,
        design_town::{Building, Cards},
    },
    table::{
        text::{TextSlot, TextSpec},
        things::RuleOf,
    },
    theme::{motion::RedrawUntil, palette},
};

/// What is printed on the cards of this match.
#[derive(Component, Clone, PartialEq, Debug)]
#[component(immutable)]
#[require(Upwards, Lettering = Lettering::None, HasCount, Edges, IsChosen, IsPale, CanBeDowngraded, RuleOf)]
pub struct TownCard(pub Cards);

/// The building that lies upwards; `None` where no card lies.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Upwards(pub Option<Building>);

/// Whether a number of cards stands in its upper left corner.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HasCount(pub bool);

/// How many edges of cards are seen below it.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Edges(pub u8);

/// Whether it is chosen.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IsChosen(pub bool);

/// Whether nothing can be done with it now.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IsPale(pub bool);

/// Whether it can be downgraded now.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CanBeDowngraded(pub bool);

impl ComposedPicture for TownCard {
    type Parts = (&'static Upwards, &'static IsChosen, &'static Edges);
    type Changes = Or<(Changed<Upwards>, Changed<IsChosen>, Changed<Edges>)>;

    fn paint((upwards, is_chosen, edges): QueryItem<Self::Parts>, size: Vec2, brush: &mut Brush) {
        if upwards.0.is_some() {
            card::paint_paper(brush, size, is_chosen.0, edges.0);
        }
    }
}

/// What is printed on a card, as a thing of its own that lies on it: a ring around the card paints no scene anew.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct CardFace {
    cards: Cards,
    building: Option<Building>,
    look: CardLook,
    has_count: bool,
}

impl Picture for CardFace {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let Some(building) = self.building else { return };
        card::paint_face(brush, &self.cards, building, size, self.look);
        if self.has_count {
            let patch = CardLayout::new(building, size, self.look).count();
            brush.rect(patch, patch.height() * 0.4, palette::PAPER);
        }
    }
}

/// How high what is printed lies above its card; less than one card of a row above the other.
const ABOVE: f32 = 0.002;

/// Every card has a face.
pub(super) fn on_add_card(add: On<Add, TownCard>, mut commands: Commands, cards: Query<&TownCard>) {
    let Ok(TownCard(cards)) = cards.get(add.entity) else { return };
    let face = CardFace { cards: cards.clone(), building: None, look: CardLook::default(), has_count: false };
    commands.spawn((face, ChildOf(add.entity), LayoutRect::new(Rect::default(), ABOVE)));
}

/// What is seen of a card.
#[derive(QueryData)]
pub struct CardFacts {
    upwards: &'static Upwards,
    turning: Option<&'static Turning>,
    place: &'static LayoutRect,
    seen: Option<&'static VisibleRect>,
    lettering: &'static Lettering,
    has_count: &'static HasCount,
    is_pale: &'static IsPale,
    can_be_downgraded: &'static CanBeDowngraded,
}

/// The faces show what the cards are, as large as these.
pub(super) fn show_faces(
    time: Res<Time>,
    cards: Query<CardFacts, With<TownCard>>,
    mut faces: Query<(&ChildOf, &mut CardFace, &mut LayoutRect), Without<TownCard>>,
) {
    for (child, mut face, mut place) in &mut faces {
        let Ok(card) = cards.get(child.parent()) else { continue };
        place.set_if_neq(LayoutRect::new(Rect::from_center_size(Vec2::ZERO, card.place.rect.size()), ABOVE));
        let look = CardLook {
            lettering: *card.lettering,
            is_pale: card.is_pale.0,
            can_be_downgraded: card.can_be_downgraded.0,
            seen: card
                .seen
                .filter(|seen| seen.0.max.x < card.place.rect.max.x)
                .map(|seen| seen.0.width() as u16),
            ..CardLook::default()
        };
        let before = card.turning.and_then(|turning| turning.seen(time.elapsed_secs()).1);
        let shown = (before.or(card.upwards.0), look, card.has_count.0);
        if (face.building, face.look, face.has_count) != shown {
            (face.building, face.look, face.has_count) = shown;
        }
    }
}

/// A part of a card that is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The building's name.
    Name,
    /// What it does.
    Effect,
    /// What it costs.
    Cost,
    /// What turning it costs.
    Fee,
}

/// A text on the card that is this entity.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct WrittenOn {
    card: Entity,
    part: Part,
}

/// Writes names, effects and numbers on a card.
pub(super) fn spawn_words(commands: &mut Commands, card: Entity, layer: Layer) {
    for part in [Part::Name, Part::Effect, Part::Cost, Part::Fee] {
        let label = TextLabel::new("", TextSize::Body, palette::INK);
        let mut text = commands.spawn((nowhere(layer), WrittenOn { card, part }, label));
        if layer == Layer::CardText {
            match part {
                Part::Name => _ = text.insert(SharedFontSize("stacks")),
                Part::Cost | Part::Fee => _ = text.insert(SharedFontSize("costs")),
                Part::Effect => {}
            }
        }
    }
}

type WrittenCard<'a> = (&'a TownCard, &'a Upwards, &'a LayoutRect, &'a Visibility, Has<Turning>, &'a IsPale);

/// What stands on cards. Numbers on pale signs are dark.
pub(super) fn write_cards(
    table: GameContext,
    cards: Query<WrittenCard, Without<WrittenOn>>,
    mut texts: Query<(&WrittenOn, TextSlot)>,
) {
    let is_solo = table.play().is_some_and(|play| play.game().is_solo());
    for (on, mut text) in &mut texts {
        let Ok((card, upwards, place, visibility, is_turning, pale)) = cards.get(on.card) else { continue };
        // Nobody reads what is seen edge on.
        let is_read = *visibility != Visibility::Hidden && !is_turning;
        text.write(upwards.0.filter(|_| is_read).and_then(|building| {
            let laid = CardLayout::new(building, place.rect.size(), CardLook::default());
            let sides = card.0.card(building.card());
            let (rect, words, color) = match on.part {
                Part::Name => (laid.name?, things::building(&table.locale, building), palette::INK),
                Part::Effect => {
                    (laid.effect?, things::effect_text(&table.locale, &card.0, building, is_solo), palette::INK)
                }
                Part::Cost => {
                    (laid.cost?, sides.cost.to_string(), if pale.0 { palette::INK } else { colors::ON_COIN })
                }
                Part::Fee => {
                    (laid.fee?, sides.fee.to_string(), if pale.0 { palette::INK } else { colors::ON_FEE })
                }
            };
            let at = place.rect.center();
            let rect = Rect { min: rect.min + at, max: rect.max + at };
            let text = TextSpec::new(words, rect, color)?;
            Some(match on.part {
                Part::Name if laid.is_stacked => text.sized(laid.name_size()).stacked(),
                Part::Name => text.sized(laid.name_size()),
                Part::Effect => text.sized(laid.effect_size()).wrapped(),
                Part::Cost | Part::Fee => text.sized(laid.number_size()),
            })
        }));
    }
}

/// A card that turns over.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Turning {
    /// When it begins, in seconds of [`Time`].
    pub begins: f32,
    /// What lay upwards before, and is seen first; `None` if nobody saw it.
    pub before: Option<Building>,
}

impl Turning {
    /// How wide it looks, and what is seen of it at this second: what was upwards becomes narrow, then what is widens.
    fn seen(self, now: f32) -> (f32, Option<Building>) {
        let widens = |begins: f32| EaseFunction::CubicOut.sample_clamped(((now - begins) / TURN).max(0.04));
        match self.before {
            Some(before) if now < self.begins + TURN => (widens(2.0 * now - self.begins - TURN), Some(before)),
            Some(_) => (widens(self.begins + TURN), None),
            None => (widens(self.begins), None),
        }
    }

    /// Whether it lies.
    fn is_over(self, now: f32) -> bool {
        now >= self.begins + if self.before.is_some() { 2.0 * TURN } else { TURN }
    }
}

/// Whether a card has begun to turn over, or has done so.
pub(super) fn has_turned(begun: Query<(), Added<Turning>>, mut done: RemovedComponents<Turning>) -> bool {
    done.read().count() > 0 || !begun.is_empty()
}

/// How long it takes a card to be seen from its edge to its whole width, in seconds.
pub(super) const TURN: f32 = 0.16;

/// Cards that turn over are as narrow as they look from the side.
pub(super) fn turn_cards(
    mut commands: Commands,
    time: Res<Time>,
    mut redraw_until: ResMut<RedrawUntil>,
    mut cards: Query<(Entity, &Turning, &mut Transform)>,
) {
    for (entity, turning, mut transform) in &mut cards {
        if turning.is_over(time.elapsed_secs()) {
            transform.scale.x = 1.0;
            commands.entity(entity).remove::<Turning>();
        } else {
            redraw_until.stay(&time, 0.1);
            transform.scale.x = turning.seen(time.elapsed_secs()).0;
        }
    }
}
