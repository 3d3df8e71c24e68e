//! Shows the blocks: what they look like, what is written on them, and their dice.

use bevy::prelude::*;

use super::{
    asked,
    block::{BlockCard, BlockMark, BlockRing, IsFixed, IsMirrored, OnBuilding, Padlock, UsedAs},
    die::DieState,
    drag::Dragged,
    layer::{Layer, OnLayer},
    pick::TablePick,
    preview::{Preview, Use},
    scene::{GameContext, nowhere},
    selection::Adjust,
};
use crate::{
    accessibility::{AccessibleItem, Group, Role},
    drawing::{
        cut::cut_side,
        label::{SharedFontSize, TextLabel, TextSize},
        place::{LayoutRect, MoveTween},
    },
    locale::city_planner::{
        scoring,
        things::{self, Mark},
    },
    pictures::city_planner::colors,
    record::Match,
    rules::{
        Actor, Game as _,
        city_planner::{Block, Building, CityPlanner, Step},
        dice::Face,
    },
    table::{
        dice::{Die, RollAnimation, ShownFace},
        on_table::OnTable,
        pace::BotPacing,
        text::{TextSlot, TextSpec},
        things::{Part, Parts, RuleOf, Wanted},
    },
    theme::{Tone, motion::HasMotion},
};

/// What is written on a block.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct BlockText {
    /// On which.
    pub block: Block,
    /// What.
    pub part: BlockPart,
}

/// The parts of a block that are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum BlockPart {
    Number,
    /// The points that the turn would bring if it were passed.
    Vp,
    /// The dollars.
    Money,
}

/// The block on which a mark or a ring lies.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct OnBlock(pub Block);

pub(super) fn spawn(commands: &mut Commands, game: &CityPlanner) {
    for block in Block::ALL {
        let printed = Face::ALL.map(|face| game.blocks().building(block, face));
        let card = BlockCard { block, printed };
        let wanted = Wanted(TablePick::Block(block).into());
        commands.spawn((
            nowhere(Layer::Block),
            card,
            asked::block(None),
            Parts::default(),
            wanted,
            (AccessibleItem::text(""), Group::list("planner-rules-blocks-title")),
        ));
        commands.spawn((nowhere(Layer::Mark), OnBlock(block), BlockMark::None));
        commands.spawn((nowhere(Layer::Ring), OnBlock(block), BlockRing::default()));
        for (part, shared) in
            [(BlockPart::Number, "blocks"), (BlockPart::Vp, "block sums"), (BlockPart::Money, "block sums")]
        {
            let label = TextLabel::new("", TextSize::Body, colors::ON_SHEET);
            commands.spawn((
                nowhere(Layer::BlockText),
                BlockText { block, part },
                label,
                SharedFontSize(shared),
            ));
        }
        let die = (Die(block.index()), DieState::Waiting, ShownFace(Face::ALL[block.index() % 6]));
        commands.spawn((nowhere(Layer::Die), die, asked::DIE));
    }
    commands.spawn((nowhere(Layer::Padlock), Padlock, asked::PADLOCK, Visibility::Hidden));
}

/// Where something of a block lies: higher while the block is held.
fn lay(dragged: &Dragged, block: Block, rect: Rect, [lying, held]: [Layer; 2]) -> LayoutRect {
    match dragged.of(block) {
        Some(by) => held.place(Rect { min: rect.min + by, max: rect.max + by }),
        None => lying.place(rect),
    }
}

/// What a die shows: as it lies, as it would be turned, or as it was scored last.
pub(super) fn face(
    play: &Match<CityPlanner>,
    table: &GameContext,
    preview: &Preview,
    block: Block,
) -> Option<Face> {
    let lies = play.state().die(block);
    if let (Some(face), Some(Adjust::Turn(step))) = (lies, table.selection.adjust)
        && table.selection.block == Some(block)
        && table.permissions.is_persons()
    {
        return step.from(face).or(lies);
    }
    lies.or_else(|| preview.last.as_ref()?.dice[block.index()])
}

/// What becomes of the buildings, once they are scored: in this turn, or as they were in the last one.
fn used_as(play: &Match<CityPlanner>, preview: &Preview, card: &BlockCard, face: Option<Face>) -> UsedAs {
    let last = preview.last.as_ref().map(|last| last.ending);
    let ending = match play.actor() {
        Actor::Seat(_) => preview.ending.filter(|_| play.state().passed().is_some()),
        Actor::Chance(_) if play.state().rerolling().is_some() => None,
        Actor::Chance(_) | Actor::GameOver => last,
    };
    let is_mixed = face.is_some_and(|face| card.printed[face.index()] == Building::Mixed);
    UsedAs(ending.map(|ending| Use::of(&ending, is_mixed, card.block)))
}

type Card<'a> = (
    &'a BlockCard,
    &'a mut OnBuilding,
    &'a mut IsFixed,
    &'a mut UsedAs,
    &'a mut IsMirrored,
    &'a mut LayoutRect,
    &'a mut AccessibleItem,
    &'a mut RuleOf,
    &'a mut Parts,
);

/// Whether the die of a block stays as it is in this turn.
fn is_fixed(play: &Match<CityPlanner>, block: Block) -> bool {
    let state = play.state();
    state.locked() == Some(block) && state.passed() != Some(block)
}

/// What the blocks show, where they lie, and what touching them means.
pub(super) fn show_blocks(
    (table, preview): (GameContext, Res<Preview>),
    dragged: Res<Dragged>,
    mut cards: Query<Card>,
) {
    let Some(play) = table.play() else { return };
    let state = play.state();
    let is_choosing = table.permissions.is_choosing();
    let legal = play.legal();
    // While scoring: what can be scored otherwise.
    let is_scored = state.passed().is_some();
    let has_choice = |block| !is_scored || legal.mixed().has(block) || legal.expendable().has(block);
    for (card, mut on, mut fixed, mut used, mut mirrored, mut place, mut accessible, mut rule, mut parts) in
        &mut cards
    {
        let block = card.block;
        let face = face(play, &table, &preview, block);
        on.set_if_neq(OnBuilding(face.filter(|_| !preview.tumbles(block))));
        fixed.set_if_neq(IsFixed(is_fixed(play, block)));
        used.set_if_neq(used_as(play, &preview, card, face));
        mirrored.set_if_neq(IsMirrored(table.layout.is_left_handed));
        let rect = table.layout.blocks[block.index()];
        place.set_if_neq(lay(&dragged, block, rect, [Layer::Block, Layer::Held]));
        let choice = preview.ending.map(|ending| ending.choice);
        let shown = face.map(|face| (card.printed[face.index()], face));
        rule.set_if_neq(asked::block(shown.map(|(building, _)| building)));
        let name = things::block(&table.locale, block, shown, Mark::of(play, block, choice.as_ref()));
        let is_chosen = table.selection.block == Some(block);
        let name = if is_chosen { things::chosen(&table.locale, &name) } else { name };
        let name = match preview.passing[block.index()] {
            Some([vp, money]) => {
                let brings = table.locale.with("planner-sum", &scoring::sum_args(vp, money));
                let args = [("name", name.into()), ("value", brings.into())];
                let is_solo = play.game().is_solo();
                table.locale.with(if is_solo { "planner-setting-aside" } else { "planner-passing" }, &args)
            }
            None => name,
        };
        let intent = (is_choosing && has_choice(block)).then(|| TablePick::Block(block).into());
        let about = match accessible.about.as_str() {
            known if !known.is_empty() && !table.locale.is_changed() => known.to_owned(),
            _ => things::lots(&table.locale, card.printed),
        };
        let told = AccessibleItem::text(name).role(Role::Square).about(about);
        accessible.set_if_neq(AccessibleItem { intent, ..told });
        let turns = if is_choosing && is_chosen { turned_to(play, block) } else { [None; 2] };
        parts.set_if_neq(Parts(lots(&table, card, turns).collect()));
    }
}

/// The faces to which the die of a block can be turned, each with the way there.
fn turned_to(play: &Match<CityPlanner>, block: Block) -> [Option<(Face, Step)>; 2] {
    let legal = play.legal();
    [Step::Down, Step::Up].map(|step| {
        let face = play.state().die(block).filter(|_| legal.changes(step).has(block))?;
        Some((step.from(face)?, step))
    })
}

/// The lots of a block: each is asked about for itself, and touched to turn the die to it.
fn lots(table: &GameContext, card: &BlockCard, turns: [Option<(Face, Step)>; 2]) -> impl Iterator<Item = Part> {
    let laid = table.layout.strip(card.block);
    let lying = table.play().and_then(|play| play.state().die(card.block));
    Face::ALL.into_iter().map(move |face| {
        let mut turns = turns.into_iter().flatten();
        let pick = match turns.clone().find(|(to, _)| *to == face) {
            Some((_, step)) => Some(TablePick::Turn(step)),
            None => (turns.next().is_some() && lying != Some(face)).then_some(TablePick::Beyond(card.block)),
        };
        Part {
            rect: laid.lots[face.index()],
            rule: asked::block(Some(card.printed[face.index()])).0,
            intent: pick.map(Into::into),
        }
    })
}

/// What is chosen, and what can be.
pub(super) fn show_rings(
    (table, preview, dragged): (GameContext, Res<Preview>, Res<Dragged>),
    mut rings: Query<(&OnBlock, &mut BlockRing, &mut LayoutRect)>,
) {
    let Some(play) = table.play() else { return };
    let legal = play.legal();
    let is_scored = play.state().passed().is_some();
    let is_persons = table.permissions.is_persons();
    for (&OnBlock(block), mut ring, mut place) in &mut rings {
        let rect = table.layout.blocks[block.index()];
        place.set_if_neq(lay(&dragged, block, rect, [Layer::Ring, Layer::HeldRing]));
        let is_chosen = table.selection.block == Some(block);
        let dashed = if is_scored {
            let has_choice = is_persons && (legal.mixed().has(block) || legal.expendable().has(block));
            [face(play, &table, &preview, block).filter(|_| has_choice), None]
        } else {
            turned_to(play, block).map(|turn| turn.filter(|_| is_chosen).map(|(face, _)| face))
        };
        ring.set_if_neq(BlockRing { is_mirrored: table.layout.is_left_handed, is_chosen, dashed });
    }
}

/// What is marked: the block that is passed or would be.
fn mark(table: &GameContext, preview: &Preview, block: Block) -> BlockMark {
    let Some(play) = table.play() else { return BlockMark::None };
    let would_be = preview.ending.filter(|_| table.permissions.is_persons()).map(|ending| ending.passed);
    match play.state().passed() {
        Some(passed) if passed == block => BlockMark::Passed,
        // A flag bears what it would bring.
        None if would_be == Some(block) && preview.passing[block.index()].is_some() => {
            let is_chosen = table.selection.block == Some(block);
            BlockMark::Flag { points_left: table.layout.is_left_handed, is_chosen }
        }
        _ => BlockMark::None,
    }
}

/// The padlock, at the die that came locked.
pub(super) fn show_padlock(
    (table, dragged): (GameContext, Res<Dragged>),
    padlock: Single<(&mut LayoutRect, &mut Visibility), With<Padlock>>,
) {
    let (mut place, mut visibility) = padlock.into_inner();
    let fixed = table.play().and_then(|play| Block::ALL.into_iter().find(|&block| is_fixed(play, block)));
    visibility.set_if_neq(if fixed.is_some() { Visibility::Inherited } else { Visibility::Hidden });
    if let Some(block) = fixed {
        let rect = table.layout.strip(block).padlock;
        place.set_if_neq(lay(&dragged, block, rect, [Layer::Padlock, Layer::HeldPadlock]));
    }
}

/// The marks.
pub(super) fn show_marks(
    (table, preview, dragged): (GameContext, Res<Preview>, Res<Dragged>),
    mut marks: Query<(&OnBlock, &mut BlockMark, &mut LayoutRect)>,
) {
    for (&OnBlock(block), mut shown, mut place) in &mut marks {
        shown.set_if_neq(mark(&table, &preview, block));
        let rect = table.layout.strip(block).mark;
        place.set_if_neq(lay(&dragged, block, rect, [Layer::Mark, Layer::HeldMark]));
    }
}

/// What is written: the number, and what passing it would bring.
pub(super) fn show_block_texts(
    (table, preview, dragged): (GameContext, Res<Preview>, Res<Dragged>),
    mut texts: Query<(&BlockText, TextSlot)>,
) {
    for (&BlockText { block, part }, mut text) in &mut texts {
        let (by, layer) = match dragged.of(block) {
            Some(by) => (by, Layer::HeldText),
            None => (Vec2::ZERO, Layer::BlockText),
        };
        let strip = table.layout.strip(block).moved(by);
        let is_flagged = matches!(mark(&table, &preview, block), BlockMark::Flag { is_chosen: true, .. });
        let sum = preview.passing[block.index()];
        let [upper, lower] = halves(strip.mark, table.layout.is_left_handed);
        let on_flag = |color: Tone| if is_flagged { colors::ON_FLAG } else { color };
        let spec = match (part, sum) {
            (BlockPart::Number, _) => {
                let number = TextSpec::new(block.to_string(), strip.number, colors::ON_SHEET);
                number.map(|text| text.sized(strip.number.height() * 0.66))
            }
            (BlockPart::Vp, Some([vp, _])) => {
                let words = scoring::vp(&table.locale, vp);
                let size = upper.height() * 0.9;
                TextSpec::new(words, upper, on_flag(colors::PENCIL_SUBURB)).map(|text| text.sized(size))
            }
            (BlockPart::Money, Some([_, money])) => {
                let words = scoring::money(&table.locale, money);
                let size = lower.height() * 0.9;
                TextSpec::new(words, lower, on_flag(colors::PENCIL_COMMERCE)).map(|text| text.sized(size))
            }
            (BlockPart::Vp | BlockPart::Money, None) => None,
        };
        text.write(spec.map(|text| text.at_height(layer.height())));
    }
}

/// The two lines of a mark, clear of the tip of a flag that points to the left or the right.
fn halves(mark: Rect, points_left: bool) -> [Rect; 2] {
    let mut inner = Rect::from_center_size(mark.center(), mark.size() * Vec2::new(0.88, 0.88));
    cut_side(&mut inner, mark.width() * 0.1, points_left);
    let middle = inner.center().y;
    [Rect { max: inner.max.with_y(middle), ..inner }, Rect { min: inner.min.with_y(middle), ..inner }]
}

type LyingDie<'a> = (
    Entity,
    &'a Die,
    &'a mut ShownFace,
    &'a mut DieState,
    &'a mut LayoutRect,
    &'a mut Visibility,
    Has<RollAnimation>,
);

/// How long a die is lifted to its next building, in seconds.
const STEP: f32 = 0.2;

/// Their dice. One that is turned is lifted to its next building.
pub(super) fn show_dice(
    mut commands: Commands,
    (table, preview): (GameContext, Res<Preview>),
    (time, has_motion, pace): (Res<Time>, Res<HasMotion>, Res<BotPacing>),
    dragged: Res<Dragged>,
    mut dice: Query<LyingDie, With<OnTable>>,
) {
    let Some(play) = table.play() else { return };
    let state = play.state();
    for (entity, die, mut face_up, mut look, mut place, mut visibility, is_tumbling) in &mut dice {
        let Some(&block) = Block::ALL.get(die.0) else { continue };
        let face = face(play, &table, &preview, block);
        visibility.set_if_neq(if face.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        let Some(face) = face else { continue };
        look.set_if_neq(match state.die(block) {
            _ if is_fixed(play, block) => DieState::Fixed,
            Some(_) => DieState::Lying,
            None => DieState::Waiting,
        });
        let rect = table.layout.strip(block).die;
        let at = lay(&dragged, block, rect, [Layer::Die, Layer::HeldDie]).turned(die.askew(face));
        let is_turned = !is_tumbling && face_up.0 != face && place.height == at.height;
        if is_turned && has_motion.0 && !pace.is_hurried() && !table.layout.is_changed() {
            let from = MoveTween::new(*place, time.elapsed_secs());
            commands.entity(entity).insert(from.by_hand().lasting(STEP));
        }
        place.set_if_neq(at);
        if !is_tumbling {
            face_up.set_if_neq(ShownFace(face));
        }
    }
}
