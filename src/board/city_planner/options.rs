//! What can be done with the die of the chosen block, and what it would bring; while scoring, other ways to score.

use bevy::prelude::*;

use super::{
    choice::Choose,
    layer::{Layer, OnLayer},
    layout::OPTIONS,
    preview::{ADJUSTS, Outcome, outcome},
    scene::{BoardContext, Considered, CurrentLayout, nowhere},
    selection::Adjust,
    signs,
};
use crate::{
    board::text::{Text, Written, within},
    locale::city_planner::{moves, scoring},
    rules::{
        Actor,
        city_planner::{Building, Doubled},
        dice::Face,
    },
    semantics::{Intent, Semantic},
    theme::{
        brush::{Brush, Pen, Picture, arc},
        cut::cut_top,
        dice::{self, PrintedDie},
        label::{Alike, Label, TextSize},
        palette,
        place::LayoutRect,
        widgets::{ButtonFace, ButtonLook},
    },
};

/// A button for one of the options, from 0.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionButton(pub usize);

/// What is written on it.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionText(pub usize);

/// What is drawn on it: what the die would show, and beside which building it would lie.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSign {
    option: usize,
    shown: Option<Shown>,
}

/// What the sign of an option shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shown {
    /// A die with this face, and a building.
    Turned(Face, Building),
    /// A die that is rerolled.
    Rerolled,
}

impl Picture for OptionSign {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let side = size.y.min(size.x * 0.48);
        let left = Vec2::new(-side * 0.55, 0.0);
        match self.shown {
            Some(Shown::Turned(face, building)) => {
                brush.within(left, 1.0, 0.0, |brush| {
                    dice::paint(brush, Vec2::splat(side * 0.8), face.pips(), PrintedDie::WHITE);
                });
                let right = -left;
                brush.disc(right, side * 0.52, palette::PAPER);
                brush.within(right, side * 0.38, 0.0, |brush| signs::paint(brush, building));
            }
            Some(Shown::Rerolled) => {
                let middle = Vec2::ZERO;
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
            None => {}
        }
    }
}

pub(super) fn spawn(commands: &mut Commands) {
    for option in 0..OPTIONS {
        let face = ButtonFace { look: ButtonLook::Paper, sign: None, is_enabled: true, is_pressed: false };
        commands.spawn((nowhere(Layer::Option), OptionButton(option), face, Semantic::text("")));
        let words = Label::new("", TextSize::Body, palette::INK);
        commands.spawn((nowhere(Layer::OptionText), OptionText(option), words, Alike("options")));
        commands.spawn((nowhere(Layer::OptionText), OptionSign { option, shown: None }));
    }
}

/// One of the options as it is offered.
struct Offer {
    words: String,
    shown: Option<Shown>,
    is_chosen: bool,
    semantic: Semantic,
}

/// What is offered at this place.
fn offer(table: &BoardContext, considered: &Considered, option: usize) -> Option<Offer> {
    let play = table.play()?;
    if !matches!(play.actor(), Actor::Seat(_)) || !table.is_free() {
        return None;
    }
    if play.state().passed().is_some() {
        return other_way(table, considered, option);
    }
    let (block, adjust) = (table.selection.block?, *ADJUSTS.get(option)?);
    let outcome = outcome(play, block, adjust)?;
    let sum = scoring::sum(&table.locale, outcome.vp, outcome.money);
    let is_chosen = table.selection.adjust == Some(adjust);
    let (words, shown, choose) = match (adjust, outcome) {
        (Adjust::Turn(step), Outcome { face: Some(face), .. }) => {
            let building = play.game().blocks().building(block, face);
            (sum, Shown::Turned(face, building), Choose::Turn(step))
        }
        _ => (table.locale.with("planner-on-average", &[("sum", sum.into())]), Shown::Rerolled, Choose::Reroll),
    };
    let name = format!("{}: {words}", moves::told(&table.locale, play, adjust.action(block)));
    // Chosen once more it is done.
    let intent = if is_chosen { Intent::Confirm } else { choose.into() };
    let is_mine = table.computer().is_none();
    let semantic = if is_mine { Semantic::button(name, intent) } else { Semantic::text(name) };
    Some(Offer { words, shown: Some(shown), is_chosen, semantic })
}

/// While scoring: to double the other thing, and to score as proposed again.
fn other_way(table: &BoardContext, considered: &Considered, option: usize) -> Option<Offer> {
    if table.computer().is_some() {
        return None;
    }
    let (key, choose) = match option {
        0 => match considered.ending?.choice.doubled? {
            Doubled::Vp => ("planner-double-money", Choose::Double),
            Doubled::Money => ("planner-double-vp", Choose::Double),
        },
        2 if table.selection.scoring.is_some() => ("planner-as-proposed", Choose::Proposed),
        _ => return None,
    };
    let words = table.locale.text(key);
    let semantic = Semantic::button(words.clone(), choose.into());
    Some(Offer { words, shown: None, is_chosen: false, semantic })
}

/// The buttons.
pub(super) fn show_options(
    (table, considered, laid): (BoardContext, Res<Considered>, Res<CurrentLayout>),
    mut buttons: Query<(&OptionButton, &mut ButtonFace, &mut LayoutRect, &mut Visibility, &mut Semantic)>,
) {
    for (&OptionButton(option), mut face, mut place, mut visibility, mut semantic) in &mut buttons {
        let Some(offer) = offer(&table, &considered, option) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        place.set_if_neq(Layer::Option.place(laid.0.option(option, offer.shown.is_none())));
        let look = if offer.is_chosen { ButtonLook::Main } else { ButtonLook::Paper };
        let shown = ButtonFace { look, ..*face };
        face.set_if_neq(shown);
        semantic.set_if_neq(offer.semantic);
    }
}

/// The part of an option on which its sign is drawn, and that on which words stand.
fn parts(rect: Rect, has_sign: bool) -> [Rect; 2] {
    let mut rest = within(rect, Vec2::new(rect.height() * 0.24, 4.0));
    let height = if has_sign { rest.height() * 0.54 } else { 0.0 };
    let sign = cut_top(&mut rest, height);
    [sign.inflate(-1.0), rest]
}

/// What is written on them.
pub(super) fn show_option_texts(
    (table, considered, laid): (BoardContext, Res<Considered>, Res<CurrentLayout>),
    mut texts: Query<(&OptionText, Written)>,
) {
    for (&OptionText(option), mut text) in &mut texts {
        text.write(offer(&table, &considered, option).and_then(|offer| {
            let [_, words] = parts(laid.0.option(option, offer.shown.is_none()), offer.shown.is_some());
            let color = if offer.is_chosen { Color::WHITE } else { palette::INK };
            Text::new(offer.words, words, color)
        }));
    }
}

/// What is drawn on them.
pub(super) fn show_option_signs(
    (table, considered, laid): (BoardContext, Res<Considered>, Res<CurrentLayout>),
    mut signs: Query<(&mut OptionSign, &mut LayoutRect, &mut Visibility)>,
) {
    for (mut sign, mut place, mut visibility) in &mut signs {
        let option = sign.option;
        let shown = offer(&table, &considered, option).and_then(|offer| offer.shown);
        visibility.set_if_neq(if shown.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        sign.set_if_neq(OptionSign { option, shown });
        let [rect, _] = parts(laid.0.options[option], shown.is_some());
        place.set_if_neq(Layer::OptionText.place(rect));
    }
}
