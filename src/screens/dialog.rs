//! Something to know or to decide: what happened, what is safe and what to do, one row each.

use bevy_egui::egui::{Context, Sense, Stroke, Ui, vec2};

use super::{
    card::{self, Room},
    painted::{self, paint_shapes},
    style::{GAP, color, text_scale},
    widgets::{Weight, button, long_title, note, paragraph},
};
use crate::{
    drawing::{brush::Brush, dyn_picture::DynPicture},
    intent::Intent,
    locale::Locale,
    pictures::dialog_icons::DialogIcon,
    theme::palette,
};

/// Something to know or to decide.
#[derive(Clone, PartialEq, Debug)]
pub struct Dialog {
    /// What it is about.
    pub title: String,
    /// What is at stake, square; none where it is not to be seen.
    pub picture: Option<DynPicture>,
    /// What is said, in this order; each in whole sentences.
    pub points: Vec<DialogPoint>,
    /// What can be done at once: its words and what it means.
    pub action: Option<(String, Intent)>,
    /// Whether the action cannot be taken back. Then leaving it is what is offered first.
    pub is_final: bool,
}

/// One of the things that a dialog says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DialogPoint {
    /// What kind of thing; none where there is nothing to tell apart.
    pub icon: Option<DialogIcon>,
    /// It.
    pub text: String,
}

/// What was answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answered {
    /// It is to be done.
    Act,
    /// Understood, or rather not.
    Close,
}

impl Dialog {
    /// One that says nothing yet.
    pub fn new(title: String) -> Self {
        Self { title, picture: None, points: Vec::new(), action: None, is_final: false }
    }

    fn with(mut self, icon: Option<DialogIcon>, text: String) -> Self {
        self.points.push(DialogPoint { icon, text });
        self
    }

    /// Says this, without a sign.
    #[must_use]
    pub fn says(self, text: String) -> Self {
        self.with(None, text)
    }

    /// Says what happened.
    #[must_use]
    pub fn happened(self, text: String) -> Self {
        self.with(Some(DialogIcon::Happened), text)
    }

    /// Says what is safe.
    #[must_use]
    pub fn safe(self, text: String) -> Self {
        self.with(Some(DialogIcon::Safe), text)
    }

    /// Says what to do.
    #[must_use]
    pub fn advice(self, text: String) -> Self {
        self.with(Some(DialogIcon::Advice), text)
    }

    /// Shows what is at stake.
    #[must_use]
    pub fn shows(self, picture: Option<DynPicture>) -> Self {
        Self { picture, ..self }
    }

    /// Offers to do this at once.
    #[must_use]
    pub fn offers(mut self, words: String, intent: Intent) -> Self {
        self.action = Some((words, intent));
        self
    }

    /// Asks whether to do this, which cannot be taken back.
    #[must_use]
    pub fn asks_before(self, words: String, intent: Intent) -> Self {
        Self { is_final: true, ..self.offers(words, intent) }
    }

    /// Whether it says this somewhere.
    pub fn mentions(&self, text: &str) -> bool {
        self.points.iter().any(|point| point.text.contains(text))
    }

    /// Shows it. `is_new`: it was opened just now, and its main button takes the keyboard.
    pub(super) fn show(&self, ctx: &Context, locale: &Locale, is_new: bool) -> Option<Answered> {
        let room = Room::on(ctx.content_rect(), 460.0);
        let (answered, is_beside) = card::panel(ctx, "dialog", room, |ui| {
            ui.add_space(4.0);
            let buttons = card::footer(ui) + 16.0;
            card::scrolled(ui, "dialog", room.height - buttons, |ui| {
                let beside = self.show_head(ui, locale);
                for (number, point) in self.points.iter().enumerate().skip(beside) {
                    if number > 0 {
                        rule(ui);
                    }
                    point.show(ui, locale);
                }
            });
            ui.add_space(4.0);
            self.show_buttons(ui, locale, is_new)
        });
        answered.or(is_beside.then_some(Answered::Close))
    }

    /// The title; beside what is at stake, with the points that have no sign. Says how many of them it has shown.
    fn show_head(&self, ui: &mut Ui, locale: &Locale) -> usize {
        /// How wide and high the picture is, in dp.
        const PICTURE: f32 = 96.0;
        let Some(picture) = &self.picture else {
            long_title(ui, &self.title);
            return 0;
        };
        let beside = self.points.iter().take_while(|point| point.icon.is_none());
        ui.horizontal_top(|ui| {
            let (place, _) = ui.allocate_exact_size(vec2(PICTURE, PICTURE), Sense::hover());
            painted::paint(ui.painter(), place, picture);
            ui.add_space(GAP / 2.0);
            ui.vertical(|ui| {
                long_title(ui, &self.title);
                beside.clone().for_each(|point| point.show(ui, locale));
            });
        });
        beside.count()
    }

    fn show_buttons(&self, ui: &mut Ui, locale: &Locale, is_new: bool) -> Option<Answered> {
        let mut answered = None;
        let mut press = |ui: &mut Ui, words: &str, weight, width, answer| {
            let pressed = button(ui, words, weight, Some(width));
            if is_new && weight == Weight::Main {
                pressed.request_focus();
            }
            if pressed.clicked() {
                answered = Some(answer);
            }
        };
        let width = ui.available_width();
        match &self.action {
            Some((words, _)) => {
                let half = (width - GAP) / 2.0;
                let cancel = (locale.text("dialog-cancel"), Answered::Close);
                let act = (words.clone(), Answered::Act);
                let [beside, main] = if self.is_final { [act, cancel] } else { [cancel, act] };
                ui.horizontal(|ui| {
                    press(ui, &beside.0, Weight::Plain, half, beside.1);
                    press(ui, &main.0, Weight::Main, half, main.1);
                });
            }
            None => press(ui, &locale.text("dialog-ok"), Weight::Main, width, Answered::Close),
        }
        answered
    }
}

impl DialogPoint {
    fn show(&self, ui: &mut Ui, locale: &Locale) {
        /// How large half a sign is, in dp.
        const SIGN: f32 = 11.0;
        let Some(icon) = self.icon else {
            paragraph(ui, &self.text);
            return;
        };
        let (key, tone) = match icon {
            DialogIcon::Happened => ("dialog-happened", palette::HEADING),
            DialogIcon::Safe => ("dialog-safe", palette::GOOD),
            DialogIcon::Advice => ("dialog-advice", palette::INK),
        };
        ui.horizontal_top(|ui| {
            let size = SIGN * text_scale(ui.style()).min(1.5);
            let (place, _) = ui.allocate_exact_size(vec2(size * 2.0 + 6.0, size * 2.0 + 12.0), Sense::hover());
            let shapes = Brush::shapes(|brush| {
                brush.within(bevy::math::Vec2::ZERO, size, 0.0, |brush| icon.paint(brush, tone));
            });
            paint_shapes(ui.painter(), place.center(), shapes);
            ui.vertical(|ui| {
                note(ui, &locale.text(key));
                paragraph(ui, &self.text);
            });
        });
    }
}

/// A fine line between two points.
fn rule(ui: &mut Ui) {
    let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), 5.0), Sense::hover());
    ui.painter().hline(place.x_range(), place.center().y, Stroke::new(1.0, color(ui, palette::GRID)));
}
