//! What can be done with the die of the chosen block, and what it would bring; while scoring, other ways to score.

use core::array;

use bevy::prelude::*;

use super::{
    layer::{Layer, OnLayer},
    layout::OPTIONS,
    pick::TablePick,
    preview::{ADJUSTS, Outcome, outcome},
    scene::{GameContext, nowhere},
    selection::Adjust,
};
use crate::{
    accessibility::AccessibleItem,
    boxes::BoxedGame as _,
    drawing::{
        brush::{Brush, Pen, Picture, arc},
        cut::{cut_left, cut_right, cut_top},
        label::{SharedFontSize, TextLabel, TextSize},
        place::LayoutRect,
    },
    intent::Intent,
    locale::city_planner::{moves, scoring},
    pictures::{
        city_planner::{colors, controls, signs, strip::paint_flag},
        dice::{self, PrintedDie},
    },
    record::Match,
    rules::{
        Game as _,
        city_planner::{Block, Building, CHANGE_MONEY, CityPlanner, Doubled},
        dice::Face,
    },
    table::{
        options::{self, Offer, Offers},
        text::{TextSlot, TextSpec, within},
    },
    theme::palette,
};

/// What is drawn on it: what the die would show, and beside which building it would lie.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSign {
    option: usize,
    shown: Option<Shown>,
    is_left_handed: bool,
}

/// What the sign of an option shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shown {
    /// A die with this face, a building, and the block that would be passed then.
    Turned(Face, Building, Block),
    /// A die that is rerolled.
    Rerolled,
}

impl Picture for OptionSign {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let Some(shown) = self.shown else { return };
        let [sign, flag] = sign_parts(Rect::from_center_size(Vec2::ZERO, size), shown);
        let (middle, side) = (sign.center(), sign.height().min(sign.width() * 0.48));
        match shown {
            Shown::Turned(face, building, _) => {
                let aside = Vec2::new(side * 0.55, 0.0);
                brush.within(middle - aside, 1.0, 0.0, |brush| {
                    dice::paint(brush, Vec2::splat(side * 0.8), face.pips(), PrintedDie::WHITE);
                });
                brush.disc(middle + aside, side * 0.52, palette::PAPER);
                brush.within(middle + aside, side * 0.38, 0.0, |brush| signs::paint(brush, building));
                brush.within(flag.center(), 1.0, 0.0, |brush| {
                    paint_flag(brush, flag.size(), self.is_left_handed, true);
                });
            }
            Shown::Rerolled => {
                brush.disc(middle, side * 0.52, palette::PAPER);
                brush.within(middle, 1.0, 0.3, |brush| {
                    dice::paint(brush, Vec2::splat(side * 0.5), 5, PrintedDie::WHITE);
                });
                let pen = Pen::new((side * 0.09).max(2.0), palette::INK);
                for from in [0.3_f32, 0.3 + core::f32::consts::PI] {
                    let turn = arc(middle, side * 0.44, from, from + 2.1, 10);
                    brush.stroke(&turn, pen);
                    if let Some(&tip) = turn.last() {
                        let along = Vec2::from_angle(from + 2.1 + core::f32::consts::FRAC_PI_2);
                        let head = side * 0.15;
                        let back = tip - along * head;
                        brush.stroke(&[back + along.perp() * head, tip, back - along.perp() * head], pen);
                    }
                }
            }
        }
    }
}

/// The parts of a sign: what the die would show, and the flag on the block that would be passed, which may be empty.
fn sign_parts(rect: Rect, shown: Shown) -> [Rect; 2] {
    let mut sign = rect;
    let width = if matches!(shown, Shown::Turned(..)) { rect.width() * 0.36 } else { 0.0 };
    let flag = cut_right(&mut sign, width);
    let height = flag.height().min(flag.width() * 0.8);
    [sign, Rect::from_center_size(flag.center(), Vec2::new(flag.width(), height))]
}

/// The number of the block that would be passed.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct OptionPassed(usize);

/// What an option costs.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub struct OptionCost(usize);

pub(super) fn spawn(commands: &mut Commands) {
    let text = (nowhere(Layer::OptionText), SharedFontSize("options"));
    options::spawn(commands, OPTIONS, CityPlanner::MATERIAL, nowhere(Layer::Option), text);
    for option in 0..OPTIONS {
        let sign = OptionSign { option, shown: None, is_left_handed: false };
        commands.spawn((nowhere(Layer::OptionText), sign));
        let cost = TextLabel::new("", TextSize::Body, controls::INK);
        commands.spawn((nowhere(Layer::OptionText), OptionCost(option), cost, SharedFontSize("option costs")));
        let passed = TextLabel::new("", TextSize::Body, colors::ON_FLAG);
        let shared = SharedFontSize("option flags");
        commands.spawn((nowhere(Layer::OnOption), OptionPassed(option), passed, shared));
    }
}

/// One of the options, before it is laid.
struct Offered {
    words: String,
    shown: Option<Shown>,
    is_chosen: bool,
    accessible: AccessibleItem,
}

/// What is offered at this place.
fn offered(table: &GameContext, option: usize) -> Option<Offered> {
    let play = table.play()?;
    if !table.permissions.is_choosing() {
        return None;
    }
    if play.state().passed().is_some() {
        return other_way(table, play, option);
    }
    let (block, adjust) = (table.selection.block?, *ADJUSTS.get(option)?);
    let outcome = outcome(play, block, adjust)?;
    let sum = scoring::sum_args(outcome.vp, outcome.money);
    let is_chosen = table.selection.adjust == Some(adjust);
    let (words, shown, choose) = match (adjust, outcome) {
        (Adjust::Turn(step), Outcome { face: Some(face), passed: Some(passed), .. }) => {
            let shown = Shown::Turned(face, play.game().blocks().building(block, face), passed);
            (table.locale.with("planner-sum", &sum), shown, TablePick::Turn(step))
        }
        _ => (table.locale.with("planner-on-average", &sum), Shown::Rerolled, TablePick::Reroll),
    };
    let args = [
        ("move", moves::told(&table.locale, play, adjust.action(block)).into()),
        ("brings", words.as_str().into()),
        ("block", outcome.passed.map_or(0, Block::number).into()),
    ];
    let name = match outcome.passed {
        None => table.locale.with("planner-offer", &args[..2]),
        Some(_) if play.game().is_solo() => table.locale.with("planner-offer-setting-aside", &args),
        Some(_) => table.locale.with("planner-offer-passing", &args),
    };
    // Chosen once more it is done.
    let intent = if is_chosen { Intent::Confirm } else { choose.into() };
    let accessible = AccessibleItem::button(name, intent);
    Some(Offered { words, shown: Some(shown), is_chosen, accessible })
}

/// While scoring: to double the other thing, and to score as proposed again.
fn other_way(table: &GameContext, play: &Match<CityPlanner>, option: usize) -> Option<Offered> {
    let (key, choose) = match option {
        0 => match table.selection.other_to_double(play)? {
            Doubled::Vp => ("planner-double-vp", TablePick::Double),
            Doubled::Money => ("planner-double-money", TablePick::Double),
        },
        2 if table.selection.scoring.is_some() => ("planner-as-proposed", TablePick::Proposed),
        _ => return None,
    };
    let words = table.locale.text(key);
    let accessible = AccessibleItem::button(words.clone(), choose.into());
    Some(Offered { words, shown: None, is_chosen: false, accessible })
}

impl Shown {
    fn cost(self) -> Option<i32> {
        match self {
            Self::Turned(..) => Some(CHANGE_MONEY),
            Self::Rerolled => None,
        }
    }
}

/// How wide the edge of an option is beside its parts at most, in dp.
const EDGE: f32 = 14.0;

/// Where the parts of an option are.
struct Parts {
    sign: Rect,
    cost: Rect,
    words: Rect,
}

impl Parts {
    fn of(rect: Rect, shown: Option<Shown>) -> Self {
        let mut rest =
            within(rect, Vec2::new((rect.height() * 0.24).min(EDGE), (rect.height() * 0.14).max(4.0)));
        let height = if shown.is_some() { rest.height() * 0.54 } else { 0.0 };
        let mut sign = cut_top(&mut rest, height);
        let width = if shown.and_then(Shown::cost).is_some() { sign.width() * 0.32 } else { 0.0 };
        // What is paid stands before what is had for it.
        let cost = cut_left(&mut sign, width);
        Self { sign: sign.inflate(-1.0), cost, words: rest }
    }
}

/// What is offered, and what is drawn with it.
pub(super) fn offer_options(
    table: GameContext,
    mut offers: ResMut<Offers>,
    mut signs: Query<(&mut OptionSign, &mut LayoutRect, &mut Visibility), Without<TextLabel>>,
    mut costs: Query<(&OptionCost, TextSlot), (Without<OptionSign>, Without<OptionPassed>)>,
    mut passed: Query<(&OptionPassed, TextSlot), Without<OptionSign>>,
) {
    let offered: [_; OPTIONS] = array::from_fn(|option| offered(&table, option));
    for (mut sign, mut place, mut visibility) in &mut signs {
        let option = sign.option;
        let shown = offered[option].as_ref().and_then(|offered| offered.shown);
        visibility.set_if_neq(if shown.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        sign.set_if_neq(OptionSign { option, shown, is_left_handed: table.layout.is_left_handed });
        let rect = Parts::of(table.layout.options[option], shown).sign;
        place.set_if_neq(Layer::OptionText.place(rect));
    }
    for (&OptionCost(option), mut text) in &mut costs {
        let offered = offered[option].as_ref();
        let shown = offered.and_then(|offered| offered.shown);
        let place = Parts::of(table.layout.options[option], shown).cost;
        let cost = shown.and_then(Shown::cost).map(|cost| format!("{} ›", scoring::money(&table.locale, cost)));
        let spec = cost.and_then(|cost| TextSpec::new(cost, place, controls::INK));
        text.write(spec.map(|text| text.sized(place.height() * 0.72)));
    }
    for (&OptionPassed(option), mut text) in &mut passed {
        let shown = offered[option].as_ref().and_then(|offered| offered.shown);
        let spec = shown.and_then(|shown| {
            let Shown::Turned(_, _, block) = shown else { return None };
            let [_, flag] = sign_parts(Parts::of(table.layout.options[option], Some(shown)).sign, shown);
            TextSpec::new(block.number().to_string(), flag, colors::ON_FLAG)
                .map(|text| text.sized(flag.height() * 0.78))
        });
        text.write(spec);
    }
    let offer = |(option, offered): (usize, Option<Offered>)| {
        let Offered { words, shown, is_chosen, accessible } = offered?;
        let button = table.layout.option(option, shown.is_none());
        let text = Parts::of(button, shown).words;
        Some(Offer { words, is_chosen, is_enabled: true, accessible, button, text })
    };
    offers.0 = offered.into_iter().enumerate().map(offer).collect();
}
