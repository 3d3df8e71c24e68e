//! Puts everything of the results in its place; `show` writes the numbers.

use bevy::prelude::*;

use super::{
    OnResults, Shown,
    finale::Finale,
    layout::{Needs, ResultsLayout, Row, Town},
    pictures::{Computer, Paper, Plate},
    show::Shows,
};
use crate::{
    accessibility::{AccessibleItem, Role},
    boxes::{Part, ResultRow, Results},
    drawing::{
        async_picture::AsyncPicture,
        label::{Align, SharedFontSize, TextLabel, TextScale, TextSize},
        place::{IsLeftHanded, LayoutRect, MoveTween, Screen},
        shorten::Shortens,
    },
    intent::Intent,
    locale::{Locale, help::RuleKeys, names, players},
    page::Page,
    pictures::{
        backdrop::Backdrop,
        button::{ButtonFace, ButtonIcon, ButtonLook, spawn_button},
        material::Material,
        widgets::Backing,
    },
    record::{Controller, Level, Player},
    rules::Seat,
    storage::Light,
    theme::{motion::RedrawUntil, palette},
};

pub(super) const GROUND: f32 = 1.0;
pub(super) const PICTURE: f32 = 2.0;
pub(super) const TEXT: f32 = 3.0;
const BUTTON: f32 = 4.0;

pub(super) fn set_up(
    mut commands: Commands,
    standing: Query<Entity, With<OnResults>>,
    (shown, locale): (Res<Shown>, Res<Locale>),
    (screen, light): (Res<Screen>, Res<Light>),
    (text_scale, is_left_handed): (Res<TextScale>, Res<IsLeftHanded>),
    (time, mut redraw_until): (Res<Time>, ResMut<RedrawUntil>),
    mut finale: ResMut<Finale>,
) {
    for entity in &standing {
        commands.entity(entity).despawn();
    }
    let Some(results) = &shown.results else { return };
    let layout = ResultsLayout::new(&Needs {
        safe: screen.safe(),
        players: results.rows.len(),
        parts: results.parts.len(),
        ranks: results.ranks.as_ref().map_or(0, |ranks| ranks.rows.len()),
        achievements: results.achievements.as_ref().map_or(0, |achievements| achievements.all.len()),
        form: results.form,
        has_note: !results.note.is_empty(),
        text_scale: text_scale.0,
        is_left_handed: is_left_handed.0,
    });
    let (players, material) = (&shown.players[..], shown.material);
    let mut scene = Scene { commands, locale: &locale, players, material, light: *light, unit: layout.unit };
    scene.put_frame(&layout, results, shown.backdrop);
    // The best town comes from where the finale had it.
    let mut left = finale.left_town.take().into_iter();
    for ((place, town), row) in layout.rows.iter().zip(&layout.towns).zip(&results.rows) {
        scene.put_row(place, row, results);
        scene.put_town(town, row, left.next().map(|from| (from.rect, time.elapsed_secs())));
    }
    if let Some(ranks) = &results.ranks {
        scene.put_ranks(&layout, ranks);
    }
    if let Some(achievements) = &results.achievements {
        scene.put_achievements(&layout, achievements);
    }
    // Texts take two frames to fit their places.
    redraw_until.stay(&time, 0.1);
}

pub(super) fn results_item() -> impl Bundle {
    (OnResults, DespawnOnExit(Page::Results))
}

pub(super) struct Scene<'w, 's, 'a> {
    pub commands: Commands<'w, 's>,
    pub locale: &'a Locale,
    pub players: &'a [Player],
    pub material: &'static Material,
    pub light: Light,
    pub unit: f32,
}

/// The words above the columns are alike in size.
const HEADS: SharedFontSize = SharedFontSize("results heads");

impl<'a> Scene<'_, '_, 'a> {
    /// A sheet of paper, and what else it is.
    pub(super) fn paper(&mut self, rect: Rect, more: impl Bundle) -> Entity {
        self.commands.spawn((results_item(), Paper(self.material), LayoutRect::new(rect, GROUND), more)).id()
    }

    pub(super) fn text(&mut self, rect: Rect, label: TextLabel) {
        self.commands.spawn((results_item(), LayoutRect::new(rect, TEXT), label));
    }

    /// A player's name.
    fn name(&mut self, rect: Rect, name: &str, size: TextSize) {
        let label = self.ink(name, size).align(Align::Left);
        self.commands.spawn((results_item(), LayoutRect::new(rect, TEXT), label, Shortens));
    }

    /// A text that changes while it is counted.
    fn shown(&mut self, rect: Rect, label: TextLabel, shows: Shows) {
        self.commands.spawn((results_item(), LayoutRect::new(rect, TEXT), label, shows));
    }

    pub(super) fn ink(&self, text: impl Into<String>, size: TextSize) -> TextLabel {
        TextLabel::new(text, size, self.material.ink).sized(size.dp() * self.unit)
    }

    fn put_frame(&mut self, layout: &ResultsLayout, results: &Results, backdrop: &Backdrop) {
        let locale = self.locale;
        let plate = LayoutRect::new(layout.plate, GROUND);
        let verdict = (results_item(), plate, AccessibleItem::text(""), Shows::Verdict);
        let mut verdict = self.commands.spawn(verdict);
        if let Some(paint) = backdrop.plate {
            verdict.insert(Plate(paint));
        }
        let title = |size: f32| TextLabel::new("", TextSize::Title, backdrop.title).sized(size);
        self.shown(layout.title, title(layout.title.height() * 0.86), Shows::Title);
        self.shown(layout.note, title(16.0 * self.unit), Shows::Note);
        self.paper(layout.paper, ());
        // What a column counts can be read.
        let meaning = |part: &Part| match part.rule == RuleKeys::default() {
            true => AccessibleItem::text(""),
            false => AccessibleItem::button(&part.name, Intent::OpenRule(part.rule)),
        };
        for (&rect, part) in layout.heads.iter().zip(&results.parts) {
            if let Some(sign) = &part.sign {
                self.commands.spawn((
                    results_item(),
                    sign.clone(),
                    LayoutRect::new(rect, PICTURE),
                    meaning(part),
                ));
            } else {
                let label = self.ink(&part.name, TextSize::Small).wrapped();
                // Words stand apart, signs do so by themselves.
                let at = LayoutRect::new(apart(rect), TEXT);
                self.commands.spawn((results_item(), at, label, HEADS, meaning(part)));
            }
        }
        let total = self.ink(&results.total.name, TextSize::Small).wrapped();
        let at = layout.heads.last().copied().unwrap_or_default();
        self.commands.spawn((results_item(), LayoutRect::new(apart(at), TEXT), total, HEADS));
        let (share, history) = (Some(ButtonIcon::Share), Some(ButtonIcon::History));
        for (rect, look, sign, key, intent) in [
            (layout.share, ButtonLook::Plain, share, "results-share", Intent::SharePicture),
            (layout.look_back, ButtonLook::Plain, history, "replay-title", Intent::LookBack),
            (layout.shelf, ButtonLook::Plain, None, "results-shelf", Intent::OpenShelf),
            (layout.again, ButtonLook::Main, None, "results-again", Intent::PlayAgain),
        ] {
            let text = locale.text(key);
            let meaning = (AccessibleItem::button(&text, intent), results_item());
            let face = ButtonFace { material: self.material, look, sign, ..ButtonFace::default() };
            let words = if sign.is_some() { String::new() } else { text };
            spawn_button(&mut self.commands, LayoutRect::new(rect, BUTTON), face, words, meaning);
        }
    }

    fn put_row(&mut self, place: &Row, row: &ResultRow, results: &Results) {
        let (seat, name) = (row.seat, self.player(row.seat));
        let row_place = LayoutRect::new(place.whole, GROUND + 0.5);
        let spoken =
            AccessibleItem::text(self.spoken(row, results)).value(names::points(self.locale, row.total));
        self.commands.spawn((results_item(), row_place, spoken));
        let body = |scene: &Self| scene.ink("", TextSize::Body);
        self.shown(place.place, body(self), Shows::Place(seat));
        self.put_dot(place.dot, seat);
        self.name(place.name, name, TextSize::Body);
        for (part, &rect) in place.parts.iter().enumerate() {
            self.shown(apart(rect), body(self), Shows::Part(seat, part));
        }
        let total = self.ink("", TextSize::Title).sized(24.0 * self.unit);
        self.shown(apart(place.total), total, Shows::Total(seat));
    }

    /// A person's dot, or the head of a computer player, which takes a little more room.
    fn put_dot(&mut self, rect: Rect, seat: Seat) {
        let Some(&color) = palette::PLAYERS.get(seat.index()).filter(|_| !rect.is_empty()) else { return };
        if self.level(seat).is_some() {
            self.commands.spawn((results_item(), Computer(color), LayoutRect::new(rect.inflate(1.0), PICTURE)));
        } else {
            self.commands.spawn((results_item(), Backing::Patch(color), LayoutRect::new(rect, PICTURE)));
        }
    }

    /// `left` is where the picture of the town was until when, in seconds of [`Time`].
    fn put_town(&mut self, town: &Town, row: &ResultRow, left: Option<(Rect, f32)>) {
        let name = self.player(row.seat);
        let accessible = players::sheet(self.locale, name, self.level(row.seat), row.total);
        let accessible = AccessibleItem::text(accessible).role(Role::Picture);
        let paper = self.paper(town.paper, accessible);
        let picture = AsyncPicture { picture: row.picture.clone(), light: self.light };
        let picture =
            self.commands.spawn((results_item(), picture, LayoutRect::new(town.picture, PICTURE))).id();
        if let Some((from, at)) = left {
            // The paper goes with its picture.
            let scale = from.size() / town.picture.size();
            let edges = Rect {
                min: from.min + (town.paper.min - town.picture.min) * scale,
                max: from.max + (town.paper.max - town.picture.max) * scale,
            };
            for (entity, from, height) in [(paper, edges, GROUND), (picture, from, PICTURE)] {
                self.commands.entity(entity).insert(MoveTween::new(LayoutRect::new(from, height), at));
            }
        }
        self.put_dot(town.dot, row.seat);
        if !town.name.is_empty() {
            self.name(town.name, name, TextSize::Small);
        }
    }

    /// A row for whoever cannot see it: "1st, Ada, Hotels 11, Shops 7".
    fn spoken(&self, row: &ResultRow, results: &Results) -> String {
        let is_solo = results.rows.len() == 1;
        let parts = results.parts.iter().zip(&row.parts).map(|(part, points)| {
            let args = [("part", part.name.as_str().into()), ("points", (*points).into())];
            self.locale.with("results-row-part", &args)
        });
        let args = [
            ("place", row.place.into()),
            ("name", self.player(row.seat).into()),
            ("parts", names::row(self.locale, parts).into()),
        ];
        self.locale.with(if is_solo { "results-row-solo" } else { "results-row" }, &args)
    }

    fn player(&self, seat: Seat) -> &'a str {
        self.players.get(seat.index()).map_or("", |player| &player.name)
    }

    fn level(&self, seat: Seat) -> Option<Level> {
        match self.players.get(seat.index())?.by {
            Controller::Level(level) => Some(level),
            Controller::Person | Controller::Random => None,
        }
    }
}

/// The place of a number or a head, as wide as it may be without running into its neighbours.
fn apart(rect: Rect) -> Rect {
    const ROOM: Vec2 = Vec2::new(3.0, 0.0);
    Rect { min: rect.min + ROOM, max: rect.max - ROOM }
}
