//! Shows a scoring line by line, and its sum: of this turn as it would end, or of the last one.

use bevy::prelude::*;

use super::{
    layer::{Layer, OnLayer},
    layout::LINES,
    pick::TablePick,
    preview::Preview,
    scene::{GameContext, nowhere},
};
use crate::{
    accessibility::AccessibleItem,
    drawing::{
        begins::Begins,
        brush::{ALREADY_DRAWN, Brush, Pen, Picture},
        cut::cut_right,
        label::{Align, SharedFontSize, TextLabel, TextSize},
        place::LayoutRect,
    },
    locale::city_planner::scoring::{self, Line, LineKind},
    pictures::{city_planner::colors, widgets::Ground},
    record::Match,
    rules::{
        Game as _,
        city_planner::{CityPlanner, Ending, ROUNDS},
    },
    table::text::{TextSlot, TextSpec},
    theme::{Tone, motion::RedrawUntil, palette},
};

/// The paper of the score.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
#[require(Ground)]
pub struct ScorePaper {
    /// How far below its middle the line above the sum is drawn.
    rule: f32,
}

/// What a line says, by its number from the top.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineText(pub usize);

/// What a line brings.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineAmount(pub usize);

/// What the sum is of.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SumText;

/// The sum.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SumAmount;

impl Picture for ScorePaper {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        brush.paper(rect, (size.min_element() * 0.08).clamp(6.0, 14.0), 5.0, palette::PAPER);
        if self.rule != 0.0 {
            let half = size.x / 2.0 - 12.0;
            let wave = |part: i32| {
                let x = -half + 2.0 * half * part as f32 / 8.0;
                Vec2::new(x, self.rule + 0.7 * (part as f32 * 2.1).sin())
            };
            let points: Vec<Vec2> = (0..=8).map(wave).collect();
            brush.stroke(&points, Pen::new(2.0, palette::INK).rough(0.6));
        }
    }
}

pub(super) fn spawn(commands: &mut Commands) {
    commands.spawn((nowhere(Layer::Panel), ScorePaper::default()));
    let text = |size, align| TextLabel::new("", size, palette::INK).align(align);
    for line in 0..LINES {
        let words = text(TextSize::Body, Align::Left);
        let at = nowhere(Layer::PanelText);
        commands.spawn((
            at,
            LineText(line),
            Begins::<LineText>::default(),
            words,
            SharedFontSize("lines"),
            AccessibleItem::text(""),
        ));
        let amount = text(TextSize::Body, Align::Right);
        commands.spawn((
            nowhere(Layer::PanelText),
            LineAmount(line),
            Begins::<LineText>::default(),
            amount,
            SharedFontSize("lines"),
        ));
    }
    let of = text(TextSize::Small, Align::Left).sized(17.0);
    commands.spawn((nowhere(Layer::PanelText), SumText, of, AccessibleItem::text("")));
    let amount = text(TextSize::Title, Align::Right).sized(24.0);
    commands.spawn((nowhere(Layer::PanelText), SumAmount, amount));
}

/// What is shown: the lines, what their sum is of, and how the turn ends; `None` before anything was scored.
struct Shown {
    lines: Vec<Line>,
    of: String,
    ending: Ending,
}

fn shown(table: &GameContext, preview: &Preview) -> Option<Shown> {
    let play = table.play()?;
    // What a computer player has in mind is read once it is done.
    let ending = preview.ending.filter(|_| table.permissions.is_persons());
    let (ending, of, is_last) = match ending {
        Some(ending) => (ending, of_this_turn(table, play, &ending), play.game().round(play.state()) == ROUNDS),
        None => {
            let last = preview.last.as_ref()?;
            let name = [("name", table.short_name(last.seat).into())];
            (last.ending, table.locale.with("planner-sum-previous", &name), was_last_own_turn(play))
        }
    };
    Some(Shown { lines: scoring::lines(&table.locale, &ending.scoring, is_last), of, ending })
}

/// Whether the turn that has ended last was in the last round.
fn was_last_own_turn(play: &Match<CityPlanner>) -> bool {
    let before = (ROUNDS - 1) * u32::from(play.game().setup().players);
    play.game().turns(play.state()) > before
}

fn of_this_turn(table: &GameContext, play: &Match<CityPlanner>, ending: &Ending) -> String {
    if play.state().passed().is_some() {
        return table.locale.text("planner-sum-turn");
    }
    let key = if play.game().is_solo() { "planner-sum-set-aside" } else { "planner-sum-pass" };
    table.locale.with(key, &[("block", ending.passed.number().into())])
}

/// What can be done with a line: what two parking lots double can be changed.
fn choice(table: &GameContext, line: &Line) -> Option<TablePick> {
    let play = table.play().filter(|_| line.kind == LineKind::ParkingLot && table.permissions.is_persons())?;
    table.selection.other_to_double(play).map(|_| TablePick::Double)
}

/// The paper.
pub(super) fn show_paper(
    (table, preview): (GameContext, Res<Preview>),
    mut paper: Single<(&mut ScorePaper, &mut LayoutRect)>,
) {
    let (paper, place) = &mut *paper;
    let rect = table.layout.panel;
    place.set_if_neq(Layer::Panel.place(rect));
    let rule = shown(&table, &preview).map_or(0.0, |_| table.layout.sum.min.y - rect.center().y);
    paper.set_if_neq(ScorePaper { rule });
}

/// How each score is made, for whoever has not seen one yet.
const GUIDE: [&str; LINES] = [
    "planner-guide-greens",
    "planner-guide-blues",
    "planner-guide-town-halls",
    "planner-guide-parking-lots",
    "planner-guide-upkeep",
];

/// The lines.
pub(super) fn show_lines(
    (table, preview): (GameContext, Res<Preview>),
    time: Res<Time>,
    mut lines: Query<(&LineText, &Begins<LineText>, TextSlot)>,
) {
    let shown = shown(&table, &preview);
    for (&LineText(at), begins, mut text) in &mut lines {
        let Some(shown) = &shown else {
            let rect = table.layout.line(at, LINES);
            text.write(TextSpec::new(table.locale.text(GUIDE[at]), rect, palette::SOFT_INK));
            continue;
        };
        let line = shown.lines.get(at).filter(|_| begins.0 <= time.elapsed_secs());
        let Some(line) = line else {
            text.write(None);
            continue;
        };
        let mut rect = table.layout.line(at, shown.lines.len());
        let amount_width = amount_width(rect);
        cut_right(&mut rect, amount_width);
        text.write(TextSpec::new(line.text.as_str(), rect, palette::INK));
        let args = [("name", line.text.as_str().into()), ("value", amount(&table, line).0.into())];
        let name = table.locale.with("item-value", &args);
        text.tell(match choice(&table, line) {
            Some(choose) => AccessibleItem::button(name, choose.into()),
            None => AccessibleItem::text(name),
        });
    }
}

fn amount_width(rect: Rect) -> f32 {
    rect.width() * 0.2
}

/// What a line brings, and in which colour.
fn amount(table: &GameContext, line: &Line) -> (String, Tone) {
    match (line.vp, line.money) {
        (0, 0) if line.kind == LineKind::Greens => (scoring::vp(&table.locale, 0), palette::SOFT_INK),
        (0, 0) => (scoring::money(&table.locale, 0), palette::SOFT_INK),
        (0, money) if money < 0 => (scoring::money(&table.locale, money), colors::LOSS),
        (0, money) => (scoring::money(&table.locale, money), colors::MONEY),
        (vp, 0) => (scoring::vp(&table.locale, vp), colors::VP),
        (vp, money) => (scoring::sum(&table.locale, vp, money), palette::INK),
    }
}

/// What they bring.
pub(super) fn show_amounts(
    (table, preview): (GameContext, Res<Preview>),
    time: Res<Time>,
    mut amounts: Query<(&LineAmount, &Begins<LineText>, TextSlot)>,
) {
    let lines = shown(&table, &preview).map(|shown| shown.lines).unwrap_or_default();
    for (&LineAmount(at), begins, mut text) in &mut amounts {
        let line = lines.get(at);
        text.write(line.filter(|_| begins.0 <= time.elapsed_secs()).and_then(|line| {
            let mut rect = table.layout.line(at, lines.len());
            let width = amount_width(rect);
            let rect = cut_right(&mut rect, width);
            let (words, color) = amount(&table, line);
            TextSpec::new(words, rect, color)
        }));
    }
}

/// What the sum is of; nothing while the lines that make it are being read.
pub(super) fn show_sum(
    (table, preview): (GameContext, Res<Preview>),
    mut of: Single<TextSlot, (With<SumText>, Without<SumAmount>)>,
    mut amount: Single<TextSlot, (With<SumAmount>, Without<SumText>)>,
) {
    let Some(shown) = shown(&table, &preview).filter(|_| !preview.is_reading()) else {
        of.write(None);
        amount.write(None);
        return;
    };
    let mut rect = table.layout.sum;
    let width = rect.width() * 0.46;
    let right = cut_right(&mut rect, width);
    let scoring = &shown.ending.scoring;
    let sum = scoring::sum(&table.locale, scoring.vp, scoring.money());
    of.write(TextSpec::new(shown.of.as_str(), rect, palette::SOFT_INK));
    let args = [("name", shown.of.as_str().into()), ("value", sum.as_str().into())];
    of.tell(AccessibleItem::text(table.locale.with("item-value", &args)));
    amount.write(TextSpec::new(sum, right, palette::INK));
}

/// Lines that are still to come are waited for.
pub(super) fn await_lines(
    lines: Query<&Begins<LineText>>,
    time: Res<Time>,
    mut redraw_until: ResMut<RedrawUntil>,
) {
    if lines.iter().any(|begins| begins.0 > time.elapsed_secs()) {
        redraw_until.stay(&time, 0.1);
    }
}

/// Whether lines come one after the other just now.
pub(super) fn come_line_by_line(lines: Query<&Begins<LineText>>) -> bool {
    lines.iter().any(|begins| begins.0 != ALREADY_DRAWN)
}
