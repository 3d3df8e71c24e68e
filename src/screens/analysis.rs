//! Luck and skill: what a match that is looked back at owed to whom, in pictures and words, and what could have been
//! better.

use bevy_egui::egui::{Color32, Context, CornerRadius, Rect, Sense, Ui, Vec2, pos2, vec2};

use super::{
    card::{self, Room},
    painted,
    replay::grade_key,
    style::{GAP, TOUCH, color, hand, material_of, text_scale},
    widgets::{Weight, focus_ring, heading, key_cap, line, note, paragraph, tell},
};
use crate::{
    accessibility::Role,
    bots::{Counted, Grade, Points},
    drawing::label::TextSize,
    locale::{Locale, names, with_tenths},
    rules::Seat,
    table::analysis::{ShownAnalysis, ToldAnalysis, ToldMistake, ToldPlayer, TurningPoint},
    theme::{Tone, palette},
};

/// What was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// The moment after so many actions.
    GoTo(usize),
    /// It is to be looked at more closely.
    LookCloser,
    /// The panel closes.
    Close,
}

/// Shows what is known of a match of players with these names.
pub(super) fn show(
    ctx: &Context,
    shown: &ShownAnalysis,
    players: &[String],
    locale: &Locale,
) -> Option<Choice> {
    let room = Room::on(ctx.content_rect(), 560.0);
    let words = [locale.text("analysis-title"), locale.text("menu-close")];
    let words = words.each_ref().map(String::as_str);
    let (chosen, is_closed) = card::closable(ctx, "analysis", room, words, |ui, height| {
        card::scrolled(ui, "analysis", height, |ui| {
            if let Some(percent) = shown.percent {
                note(ui, &locale.with("analysis-working", &[("percent", percent.into())]));
            }
            let told = shown.found.as_ref()?;
            let words = Words { locale, told, players };
            words.all(ui, shown.percent.is_none())
        })
    });
    if is_closed { Some(Choice::Close) } else { chosen }
}

struct Words<'a> {
    locale: &'a Locale,
    told: &'a ToldAnalysis,
    players: &'a [String],
}

impl Words<'_> {
    fn all(&self, ui: &mut Ui, is_idle: bool) -> Option<Choice> {
        let Self { locale, told, .. } = self;
        let parts = told.players.iter().flat_map(|player| [player.luck, player.own, player.others]);
        let most = parts.map(|part| part.0.abs()).max().unwrap_or_default().max(Points::ONE);
        for (seat, player) in told.players.iter().enumerate() {
            card::inset(ui, |ui| self.player(ui, seat, player, most));
        }
        let mut chosen = None;
        if !told.turning_points.is_empty() {
            heading(ui, &locale.text("analysis-turning-points"));
            for turn in &told.turning_points {
                if row(ui, &[(self.turn(turn), TextSize::Body, palette::INK)], &[], None) {
                    chosen = Some(Choice::GoTo(turn.entry + 1));
                }
            }
        }
        heading(ui, &locale.text("analysis-mistakes"));
        if told.mistakes.is_empty() {
            line(ui, &locale.text("analysis-no-mistakes"));
        }
        for mistake in &told.mistakes {
            if self.mistake(ui, mistake) {
                chosen = Some(Choice::GoTo(mistake.entry));
            }
        }
        if !told.mistakes.is_empty() {
            note(ui, &locale.text("analysis-try-again"));
        }
        if is_idle && told.can_be_closer {
            let words = locale.text("analysis-closer");
            if super::widgets::button(ui, &words, Weight::Plain, Some(ui.available_width())).clicked() {
                chosen = Some(Choice::LookCloser);
            }
        }
        chosen
    }

    fn name(&self, seat: Seat) -> String {
        self.players.get(seat.index()).map(|name| names::short(name)).unwrap_or_default()
    }

    /// What something is worth that has no sign: "57.9 points".
    fn worth(&self, worth: Points) -> String {
        let (key, value) = match self.told.counted {
            Some(Counted::Points) => ("analysis-points", worth.as_f64()),
            Some(Counted::Turns(_)) => ("analysis-turns", -worth.as_f64()),
            None => ("analysis-percent", worth.as_f64()),
        };
        let value = if value.fract() == 0.0 { (value as i32).into() } else { with_tenths(value) };
        self.locale.with(key, &[("value", value)])
    }

    /// What something changed, with its sign: "+3.2 points". Fewer turns are good.
    fn change(&self, change: Points) -> String {
        let key = match self.told.counted {
            Some(Counted::Points) => "analysis-points",
            Some(Counted::Turns(_)) => "analysis-turns",
            None => "analysis-percent",
        };
        let is_turns = matches!(self.told.counted, Some(Counted::Turns(_)));
        let value = if is_turns { -change.as_f64() } else { change.as_f64() };
        let words = self.locale.with(key, &[("value", with_tenths(value))]);
        if value >= 0.05 { format!("+{words}") } else { words }
    }

    /// One player: what could be expected and what came of it, and between them a bar for each part.
    fn player(&self, ui: &mut Ui, seat: usize, player: &ToldPlayer, most: i32) {
        let Self { locale, told, .. } = self;
        let key = match told.counted {
            Some(_) => "analysis-player",
            None if player.result.0 > 0 => "analysis-winner",
            None => "analysis-loser",
        };
        let (start, result) = (self.worth(player.start), self.worth(player.result));
        let args = [
            ("name", self.name(Seat(seat as u8)).into()),
            ("start", start.as_str().into()),
            ("result", result.as_str().into()),
        ];
        heading(ui, &locale.with(key, &args));
        let lost = matches!(told.counted, Some(Counted::Turns(lost)) if player.result == Points::whole(-i32::from(lost)));
        if lost && let Some(Counted::Turns(turns)) = told.counted {
            note(ui, &locale.with("analysis-lost", &[("turns", turns.into())]));
        }
        paragraph(ui, &self.sentence(Seat(seat as u8), player));
        let parts = [("analysis-luck", player.luck), ("analysis-own", player.own)];
        let others = (told.players.len() > 1).then_some(("analysis-others", player.others));
        for (key, change) in parts.into_iter().chain(others) {
            bar(ui, &locale.text(key), &self.change(change), change.0 as f32 / most as f32);
        }
        if player.error.0 > Points::ONE / 20 {
            note(ui, &locale.with("analysis-error", &[("error", self.size(player.error).into())]));
        }
    }

    /// What luck brought and the own moves cost, and the largest of the mistakes.
    fn sentence(&self, seat: Seat, player: &ToldPlayer) -> String {
        let is_lucky = player.luck.0 >= 0;
        let key = match (self.told.counted, is_lucky) {
            (Some(Counted::Turns(_)), true) => "analysis-said-saved",
            (Some(Counted::Turns(_)), false) => "analysis-said-cost",
            (_, true) => "analysis-said-lucky",
            (_, false) => "analysis-said-unlucky",
        };
        let luck = self.sum(Points(player.luck.0.abs()));
        // A little more than the best is within the error.
        let own = self.sum(Points(player.own.0.min(0).abs()));
        let said = self.locale.with(key, &[("luck", luck.into()), ("own", own.into())]);
        let mistakes = self.told.mistakes.iter().filter(|mistake| mistake.seat == seat);
        let Some(largest) = mistakes.max_by_key(|mistake| mistake.loss) else { return said };
        let args = [("round", largest.round.into()), ("loss", self.size(largest.loss).into())];
        said + " " + &self.locale.with("analysis-said-largest", &args)
    }

    /// How much parts of a result are together. A chance of winning that is given away again and again comes to more than
    /// there is, and says nothing as a number.
    fn sum(&self, sum: Points) -> String {
        match self.told.counted {
            None if sum > Points::whole(100) => self.locale.text("analysis-whole-win"),
            _ => self.size(sum),
        }
    }

    /// How much something is that has no sign: "3.2 turns".
    fn size(&self, size: Points) -> String {
        self.worth(match self.told.counted {
            Some(Counted::Turns(_)) => Points(-size.0),
            _ => size,
        })
    }

    fn turn(&self, turn: &TurningPoint) -> String {
        let key = match (turn.is_choice, self.players.len() > 1) {
            (true, true) => "analysis-turn-move",
            (true, false) => "analysis-turn-own",
            (false, true) => "analysis-turn-luck-for",
            (false, false) => "analysis-turn-luck",
        };
        let args = [
            ("round", turn.round.into()),
            ("name", self.name(turn.seat).into()),
            ("change", self.change(turn.change).into()),
        ];
        self.locale.with(key, &args)
    }

    fn mistake(&self, ui: &mut Ui, mistake: &ToldMistake) -> bool {
        let Self { locale, .. } = self;
        let grade = locale.text(grade_key(mistake.grade));
        let key = if self.players.len() > 1 { "analysis-mistake-of" } else { "analysis-mistake" };
        let args = [
            ("round", mistake.round.into()),
            ("name", self.name(mistake.seat).into()),
            ("grade", grade.into()),
            ("loss", self.size(mistake.loss).into()),
        ];
        let lines = [
            (locale.with(key, &args), TextSize::Body, palette::INK),
            (
                locale.with("analysis-done", &[("move", mistake.done.as_str().into())]),
                TextSize::Small,
                palette::SOFT_INK,
            ),
            (
                locale.with("analysis-better", &[("move", mistake.better.as_str().into())]),
                TextSize::Small,
                palette::INK,
            ),
        ];
        row(ui, &lines, &mistake.pictures, Some(mistake.grade))
    }
}

/// A part of a result: its name, a bar to the left or the right of the middle, and its value.
fn bar(ui: &mut Ui, name: &str, value: &str, part: f32) {
    const HIGH: f32 = 12.0;
    let ink = color(ui, palette::INK);
    let width = ui.available_width();
    let font = hand(ui.style(), TextSize::Body.dp());
    let set = |words: &str, width: f32| ui.painter().layout(words.to_owned(), font.clone(), ink, width);
    let value_line = set(value, width);
    let name_line = set(name, width);
    // Large letters need a line for each.
    let is_narrow = name_line.size().x + GAP + value_line.size().x > width;
    let second = if is_narrow { name_line.size().y } else { 0.0 };
    let words = name_line.size().y.max(second + value_line.size().y);
    let (rect, response) = ui.allocate_exact_size(vec2(width, words + HIGH + 6.0), Sense::hover());
    tell(ui, &response, Role::Text, name, value);
    if !ui.is_rect_visible(rect) {
        return;
    }
    ui.painter().galley(rect.left_top(), name_line, ink);
    let value_at = pos2(rect.right() - value_line.size().x, rect.top() + second);
    ui.painter().galley(value_at, value_line, ink);
    let track = Rect::from_min_size(pos2(rect.left(), rect.top() + words + 2.0), vec2(width, HIGH));
    let radius = CornerRadius::same(4);
    ui.painter().rect_filled(track, radius, color(ui, palette::PAPER.mix(&palette::INK, 0.14)));
    let material = material_of(ui);
    let fill = color(ui, if part < 0.0 { material.bad } else { material.good });
    let (middle, half) = (track.center().x, track.width() / 2.0);
    let end = middle + half * part.clamp(-1.0, 1.0);
    let of = Rect::from_x_y_ranges(middle.min(end)..=middle.max(end), track.y_range());
    ui.painter().rect_filled(of, radius, fill);
    ui.painter().vline(middle, track.expand(2.0).y_range(), bevy_egui::egui::Stroke::new(2.0, ink));
}

/// How a mistake of this grade is marked.
fn mark(ui: &Ui, grade: Grade) -> (Color32, usize) {
    let bad = color(ui, material_of(ui).bad);
    match grade {
        Grade::Small => (bad, 1),
        Grade::Large => (bad, 2),
        Grade::Decisive => (bad, 3),
    }
}

/// Something to go to: lines of words, pictures beside them, and how bad it was; whether it was touched.
fn row(
    ui: &mut Ui,
    lines: &[(String, TextSize, Tone)],
    pictures: &[crate::drawing::dyn_picture::DynPicture],
    grade: Option<Grade>,
) -> bool {
    const MARGIN: f32 = 12.0;
    let side = 34.0 * text_scale(ui.style()).min(1.4);
    let width = ui.available_width();
    let beside = if pictures.is_empty() { 0.0 } else { (side + 6.0) * pictures.len() as f32 + GAP };
    // Many pictures lie below the words.
    let is_below = beside > width * 0.4;
    let inner = width - 2.0 * MARGIN - if is_below { 0.0 } else { beside };
    let marks = if grade.is_some() { 14.0 } else { 0.0 };
    let set = |(words, size, tone): &(String, TextSize, Tone)| {
        let font = hand(ui.style(), size.dp());
        ui.painter().layout(words.clone(), font, color(ui, *tone), inner - marks)
    };
    let galleys: Vec<_> = lines.iter().map(set).collect();
    let words: f32 = galleys.iter().map(|galley| galley.size().y).sum();
    let below = if is_below { side + 6.0 } else { 0.0 };
    let high = (words + below).max(if is_below || beside == 0.0 { 0.0 } else { side }) + 16.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, high.max(TOUCH)), Sense::click());
    let name: Vec<&str> = lines.iter().map(|(words, ..)| words.as_str()).collect();
    tell(ui, &response, Role::Button, &name.join(" "), "");
    if ui.is_rect_visible(rect) {
        let face = key_cap(ui, &response, Weight::Plain, true);
        let mut left = face.left() + MARGIN;
        if let Some(grade) = grade {
            let (fill, count) = mark(ui, grade);
            for dot in 0..count {
                let at = pos2(left + 4.0, face.top() + 20.0 + 12.0 * dot as f32);
                ui.painter().circle_filled(at, 4.5, fill);
            }
            left += marks;
        }
        let mut top = face.center().y - (words + below) / 2.0;
        for (galley, (.., tone)) in galleys.into_iter().zip(lines) {
            let step = galley.size().y;
            ui.painter().galley(pos2(left, top), galley, color(ui, *tone));
            top += step;
        }
        let (mut at, middle) = if is_below {
            (left, top + 6.0 + side / 2.0)
        } else {
            (face.right() - MARGIN - beside + GAP, face.center().y)
        };
        for picture in pictures {
            let place = Rect::from_center_size(pos2(at + side / 2.0, middle), Vec2::splat(side));
            painted::paint(ui.painter(), place, picture);
            at += side + 6.0;
        }
    }
    focus_ring(ui, &response, 22);
    response.clicked()
}
