//! Shows a scoring line by line, and its sum: of this turn as it would end, or of the last one.

use bevy::prelude::*;

use super::{
    asked,
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
        cut::{cut_left, cut_right},
        label::{Align, SharedFontSize, TextLabel, TextScale, TextSize},
        place::{LayoutRect, MoveTween},
    },
    locale::city_planner::scoring::{self, Line, LineKind},
    pictures::{
        city_planner::{colors, office, signs},
        widgets::Ground,
    },
    record::Match,
    rules::{
        Game as _,
        city_planner::{Building, CityPlanner, Ending, ROUNDS},
    },
    table::{
        text::{TextSlot, TextSpec, in_one_line, show_ground, within},
        things::RuleOf,
    },
    theme::{
        Tone,
        motion::{HasMotion, RedrawUntil},
        palette,
    },
};

/// The paper of the score.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
#[require(Ground)]
pub struct ScorePaper {
    /// Where its lines are ruled, from its middle; one below the other.
    lines: [Option<(Rect, LineKind)>; LINES],
}

impl ScorePaper {
    /// How many lines have their rule and their signs.
    pub fn ruled(&self) -> usize {
        self.lines.iter().flatten().count()
    }
}

/// The stamp around the sum.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Ground)]
pub struct Stamp;

impl Picture for Stamp {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        office::paint_stamp(brush, Rect::from_center_size(Vec2::ZERO, size), colors::STAMPED);
    }
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
        let below = Rect { min: rect.min + Vec2::new(0.0, 2.0), max: rect.max + Vec2::new(0.0, 2.0) };
        brush.shadow(below, 3.0, 4.0);
        brush.rect(below, 3.0, palette::GRID);
        brush.rect(rect, 3.0, palette::PAPER);
        for &(line, kind) in self.lines.iter().flatten() {
            let y = line.max.y;
            let ruling = Pen::new(1.2, colors::RULING).straight();
            brush.stroke(&[Vec2::new(line.min.x, y), Vec2::new(line.max.x, y)], ruling);
            let [sign, _] = with_sign(line);
            let signs = signs_of(kind);
            let side = sign.width() / signs.len() as f32;
            for (at, &building) in signs.iter().enumerate() {
                let left = sign.min.x + side * at as f32;
                let place = Rect { min: sign.min.with_x(left), max: sign.max.with_x(left + side) };
                brush.within(place.center(), place.size().min_element() / 2.0, 0.0, |brush| {
                    signs::paint(brush, building);
                });
            }
        }
    }
}

/// The buildings that a line is about.
const fn signs_of(kind: LineKind) -> &'static [Building] {
    match kind {
        LineKind::Greens => &[Building::Suburb],
        LineKind::Blues => &[Building::Commerce],
        LineKind::TownHalls => &[Building::TownHall],
        LineKind::ParkingLot => &[Building::ParkingLot],
        LineKind::Upkeep => &[Building::Offices, Building::Industry],
    }
}

/// The part of a line where its buildings stand, and that where words do.
fn with_sign(line: Rect) -> [Rect; 2] {
    let mut rest = line;
    let height = line.height();
    let sign = cut_left(&mut rest, (1.4 * height).min(line.width() * 0.12));
    rest.min.x += 6.0;
    [
        Rect { min: sign.min + Vec2::new(0.0, height * 0.06), max: sign.max - Vec2::new(0.0, height * 0.08) },
        rest,
    ]
}

pub(super) fn spawn(commands: &mut Commands) {
    commands.spawn((nowhere(Layer::Panel), ScorePaper::default()));
    commands.spawn((nowhere(Layer::Stamp), Stamp, asked::SUM, Visibility::Hidden));
    let text = |size, align| TextLabel::new("", size, palette::INK).align(align);
    for (line, (_, kind)) in GUIDE.into_iter().enumerate() {
        let words = text(TextSize::Body, Align::Left);
        let at = nowhere(Layer::PanelText);
        commands.spawn((
            at,
            LineText(line),
            Begins::<LineText>::default(),
            words,
            SharedFontSize("lines"),
            asked::line(kind),
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
    let amount = text(TextSize::Title, Align::Middle).sized(24.0);
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
    time: Res<Time>,
    begins: Query<(&LineText, &Begins<LineText>)>,
    mut paper: Single<(&mut ScorePaper, &mut LayoutRect)>,
) {
    let (paper, place) = &mut *paper;
    let rect = table.layout.panel;
    place.set_if_neq(Layer::Panel.place(rect));
    let shown = shown(&table, &preview);
    let from_middle = |place: Rect| Rect { min: place.min - rect.center(), max: place.max - rect.center() };
    let lines = shown.as_ref().map(|shown| shown.lines.as_slice()).unwrap_or_default();
    let count = if shown.is_some() { lines.len() } else { LINES };
    let has_come = |at: usize| begins.iter().all(|(line, it)| line.0 != at || it.0 <= time.elapsed_secs());
    let lines = core::array::from_fn(|at| {
        let kind = if shown.is_some() { lines.get(at).filter(|_| has_come(at))?.kind } else { GUIDE[at].1 };
        Some((from_middle(table.layout.line(at, count)), kind))
    });
    paper.set_if_neq(ScorePaper { lines });
}

/// How much larger a stamp is than its print while it comes down, and for how long it does, in seconds.
const RAISED: f32 = 1.15;
const PRESS: f32 = 0.14;

/// The stamp, and with it the sum: it comes down once all lines have been read.
pub(super) fn show_stamp(
    mut commands: Commands,
    (table, preview): (GameContext, Res<Preview>),
    (time, has_motion): (Res<Time>, Res<HasMotion>),
    mut was_reading: Local<bool>,
    mut stamp: Single<(Entity, &mut LayoutRect, &mut Visibility), With<Stamp>>,
) {
    let (entity, place, visibility) = &mut *stamp;
    let is_stamped = shown(&table, &preview).is_some() && !preview.is_reading();
    show_ground(place, visibility, is_stamped.then(|| stamp_rect(table.layout.sum)));
    let comes_down = core::mem::replace(&mut *was_reading, preview.is_reading()) && is_stamped;
    if comes_down && has_motion.0 {
        let raised = Rect::from_center_size(place.rect.center(), RAISED * place.rect.size());
        let raised = LayoutRect { rect: raised, ..**place };
        commands.entity(*entity).insert(MoveTween::new(raised, time.elapsed_secs()).lasting(PRESS));
    }
}

/// How each score is made, for whoever has not seen one yet.
const GUIDE: [(&str, LineKind); LINES] = [
    ("planner-guide-greens", LineKind::Greens),
    ("planner-guide-blues", LineKind::Blues),
    ("planner-guide-town-halls", LineKind::TownHalls),
    ("planner-guide-parking-lots", LineKind::ParkingLot),
    ("planner-guide-upkeep", LineKind::Upkeep),
];

/// The part of the last line in which the sum is stamped.
const STAMP_PART: f32 = 0.5;

/// Where the stamp is.
pub(super) fn stamp_rect(sum: Rect) -> Rect {
    let mut rest = sum;
    cut_right(&mut rest, sum.width() * STAMP_PART)
}

/// The lines.
pub(super) fn show_lines(
    (table, preview): (GameContext, Res<Preview>),
    (time, text_scale): (Res<Time>, Res<TextScale>),
    mut lines: Query<(&LineText, &Begins<LineText>, &mut RuleOf, TextSlot)>,
) {
    let shown = shown(&table, &preview);
    for (&LineText(at), begins, mut rule, mut text) in &mut lines {
        let Some(shown) = &shown else {
            rule.set_if_neq(asked::line(GUIDE[at].1));
            let [_, rect] = with_sign(table.layout.line(at, LINES));
            text.write(words(table.locale.text(GUIDE[at].0), rect, (palette::SOFT_INK, *text_scale)));
            continue;
        };
        let line = shown.lines.get(at).filter(|_| begins.0 <= time.elapsed_secs());
        let Some(line) = line else {
            text.write(None);
            continue;
        };
        rule.set_if_neq(asked::line(line.kind));
        let whole = table.layout.line(at, shown.lines.len());
        let [_, mut rect] = with_sign(whole);
        cut_right(&mut rect, amount_width(whole));
        text.write(words(line.text.as_str(), rect, (palette::INK, *text_scale)));
        let args = [("name", line.text.as_str().into()), ("value", amount(&table, line).0.into())];
        let name = table.locale.with("item-value", &args);
        text.tell(match choice(&table, line) {
            Some(choose) => AccessibleItem::button(name, choose.into()),
            None => AccessibleItem::text(name),
        });
    }
}

/// From this height on, in dp at normal text size, a line has room for two.
const TWO_LINES: f32 = 26.0;
/// It is broken where it would have to be set smaller than this.
const ONE_LINE: f32 = 0.68;
/// How much of its height is left free above two lines, and below them.
const AROUND: f32 = 0.08;

/// The words of a line. A long one would make all of them small: it is broken where there is room.
fn words(text: impl Into<String>, rect: Rect, (color, text_scale): (Tone, TextScale)) -> Option<TextSpec> {
    let text = text.into();
    let is_high = rect.height() >= TWO_LINES * text_scale.0;
    if is_high && in_one_line(&text, rect.width(), text_scale.0) < ONE_LINE {
        let around = Vec2::new(0.0, rect.height() * AROUND);
        return TextSpec::new(text, within(rect, around), color).map(TextSpec::wrapped);
    }
    TextSpec::new(text, rect, color)
}

fn amount_width(rect: Rect) -> f32 {
    rect.width() * 0.17
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
    let place = table.layout.sum;
    let right = within(stamp_rect(place), Vec2::new(place.height() * 0.3, place.height() * 0.12));
    let rect = Rect { max: place.max.with_x(right.min.x - place.height() * 0.4), ..place };
    let scoring = &shown.ending.scoring;
    let sum = scoring::sum(&table.locale, scoring.vp, scoring.money());
    of.write(TextSpec::new(shown.of.as_str(), rect, palette::SOFT_INK));
    let args = [("name", shown.of.as_str().into()), ("value", sum.as_str().into())];
    of.tell(AccessibleItem::text(table.locale.with("item-value", &args)));
    let size = right.height() * 0.96;
    amount.write(TextSpec::new(sum, right, colors::STAMPED).map(|text| text.sized(size)));
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
