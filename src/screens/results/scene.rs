//! Puts everything of the results in its place; `show` writes the numbers.

use bevy::prelude::*;

use super::{
    OnResults,
    count::parts,
    layout::{Finished, Needs, PARTS, ResultsLayout, Row},
    pictures::{Computer, Head},
    show::{Shows, verdict},
};
use crate::{
    board::doodle_city::thumbnail::CityPicture,
    locale::{Locale, names, players},
    record::Match,
    rules::{
        Seat,
        doodle_city::{DoodleCity, Score},
    },
    semantics::Page,
    semantics::{Intent, Role, Semantic},
    session::Session,
    theme::{
        label::{Align, Label, TextScale, TextSize},
        motion::Awake,
        palette,
        place::{IsLeftHanded, Place, Screen},
        shorten::Shortens,
        widgets::{ButtonLook, Ground, spawn_button},
    },
};

pub(super) const GROUND: f32 = 1.0;
pub(super) const PICTURE: f32 = 2.0;
pub(super) const TEXT: f32 = 3.0;
const BUTTON: f32 = 4.0;

/// The columns' words, in order.
const HEADS: [&str; PARTS] =
    ["results-hotels", "results-shops", "results-bonuses", "results-taxis", "results-trees"];

pub(super) fn set_up(
    mut commands: Commands,
    standing: Query<Entity, With<OnResults>>,
    session: Option<Res<Session<DoodleCity>>>,
    locale: Res<Locale>,
    (screen, text_scale, is_left_handed): (Res<Screen>, Res<TextScale>, Res<IsLeftHanded>),
    (time, mut awake): (Res<Time>, ResMut<Awake>),
) {
    for entity in &standing {
        commands.entity(entity).despawn();
    }
    let Some(session) = session else { return };
    let play = session.play();
    let standings = play.standings();
    let solo = play.game().solo_result(play.state());
    let layout = ResultsLayout::new(&Needs {
        safe: screen.safe(),
        players: play.seats().len(),
        honours: solo.as_ref().map_or(0, |solo| solo.achievements.len()),
        has_note: !verdict(&locale, play, &standings).1.is_empty(),
        text_scale: text_scale.0,
        is_left_handed: is_left_handed.0,
    });
    let mut scene = Scene { commands, locale: &locale, unit: layout.unit };
    scene.put_frame(&layout);
    for ((row, sheet), seat) in layout.rows.iter().zip(&layout.sheets).zip(by_place(&standings)) {
        scene.put_row(row, play, seat, &standings[seat.index()]);
        scene.put_sheet(sheet, play, seat, &standings[seat.index()]);
    }
    if let Some(solo) = solo {
        scene.put_ladder(&layout);
        scene.put_honours(&layout, &solo);
    }
    // Texts take two frames to fit their places.
    awake.stay(&time, 0.1);
}

/// The seats, the best first.
pub(super) fn by_place(standings: &[Score]) -> Vec<Seat> {
    let mut seats: Vec<Seat> = (0..standings.len() as u8).map(Seat).collect();
    seats.sort_by_key(|seat| standings[seat.index()].place);
    seats
}

pub(super) fn results_item() -> impl Bundle {
    (OnResults, DespawnOnExit(Page::Results))
}

pub(super) struct Scene<'w, 's, 'a> {
    pub commands: Commands<'w, 's>,
    pub locale: &'a Locale,
    pub unit: f32,
}

impl Scene<'_, '_, '_> {
    pub fn text(&mut self, rect: Rect, label: Label) {
        self.commands.spawn((results_item(), Place::new(rect, TEXT), label));
    }

    /// A player's name.
    fn name(&mut self, rect: Rect, name: &str, size: TextSize) {
        let label = self.ink(name, size).align(Align::Left);
        self.commands.spawn((results_item(), Place::new(rect, TEXT), label, Shortens));
    }

    /// A text that changes while it is counted.
    fn shown(&mut self, rect: Rect, label: Label, shows: Shows) {
        self.commands.spawn((results_item(), Place::new(rect, TEXT), label, shows));
    }

    pub fn ink(&self, text: impl Into<String>, size: TextSize) -> Label {
        Label::new(text, size, palette::INK).sized(size.dp() * self.unit)
    }

    fn put_frame(&mut self, layout: &ResultsLayout) {
        let locale = self.locale;
        let plank = Place::new(layout.plank, GROUND);
        self.commands.spawn((results_item(), Ground::Plank, plank, Semantic::text(""), Shows::Verdict));
        let cream = |size: f32| Label::new("", TextSize::Title, palette::PAPER).sized(size);
        self.shown(layout.title, cream(layout.title.height() * 0.86), Shows::Title);
        self.shown(layout.note, cream(16.0 * self.unit), Shows::Note);
        self.commands.spawn((results_item(), Ground::Paper, Place::new(layout.paper, GROUND)));
        let signs = [Some(Head::Hotel), Some(Head::Shop), None, Some(Head::Taxi), Some(Head::Tree)];
        for ((&rect, sign), key) in
            layout.heads.iter().zip(signs).zip(HEADS).filter(|((rect, _), _)| !rect.is_empty())
        {
            match sign {
                Some(sign) => _ = self.commands.spawn((results_item(), sign, Place::new(rect, PICTURE))),
                None => {
                    let label = self.ink(locale.text(key), TextSize::Small);
                    self.text(rect, label);
                }
            }
        }
        let total = self.ink(locale.text("results-total"), TextSize::Small);
        self.text(layout.heads[PARTS], total);
        for (rect, look, key, intent) in [
            (layout.shelf, ButtonLook::Paper, "results-shelf", Intent::OpenShelf),
            (layout.again, ButtonLook::Main, "results-again", Intent::PlayAgain),
        ] {
            let text = locale.text(key);
            let meaning = (Semantic::button(&text, intent), results_item());
            spawn_button(&mut self.commands, Place::new(rect, BUTTON), look, text, meaning);
        }
    }

    fn put_row(&mut self, row: &Row, play: &Match<DoodleCity>, seat: Seat, score: &Score) {
        let name = player(play, seat);
        let row_place = Place::new(row.whole, GROUND + 0.5);
        let semantic =
            Semantic::text(self.spoken(play, seat, score)).value(names::points(self.locale, score.total));
        self.commands.spawn((results_item(), row_place, semantic));
        let body = |scene: &Self| scene.ink("", TextSize::Body);
        self.shown(row.place, body(self), Shows::Place(seat));
        self.put_dot(row.dot, play, seat);
        self.name(row.name, name, TextSize::Body);
        for (part, &rect) in row.parts.iter().enumerate().filter(|(_, rect)| !rect.is_empty()) {
            self.shown(rect, body(self), Shows::Part(seat, part));
        }
        let total = self.ink("", TextSize::Title).sized(24.0 * self.unit);
        self.shown(row.total, total, Shows::Total(seat));
    }

    /// A person's dot, or the head of a computer player, which takes a little more room.
    fn put_dot(&mut self, rect: Rect, play: &Match<DoodleCity>, seat: Seat) {
        let Some(&color) = palette::PLAYERS.get(seat.index()).filter(|_| !rect.is_empty()) else { return };
        if play.level(seat).is_some() {
            self.commands.spawn((results_item(), Computer(color), Place::new(rect.inflate(1.0), PICTURE)));
        } else {
            self.commands.spawn((results_item(), Ground::Patch(color), Place::new(rect, PICTURE)));
        }
    }

    fn put_sheet(&mut self, sheet: &Finished, play: &Match<DoodleCity>, seat: Seat, score: &Score) {
        let name = player(play, seat);
        let semantic = Semantic::text(players::sheet(self.locale, name, play.level(seat), score.total))
            .role(Role::Picture);
        self.commands.spawn((results_item(), Ground::Paper, Place::new(sheet.paper, GROUND), semantic));
        let city = CityPicture { sheet: play.game().sheet().clone(), city: *play.state().city(seat) };
        self.commands.spawn((results_item(), city, Place::new(sheet.grid, PICTURE)));
        self.put_dot(sheet.dot, play, seat);
        if !sheet.name.is_empty() {
            self.name(sheet.name, name, TextSize::Small);
        }
    }

    /// A row for whoever cannot see it: "1st, Ada, Hotels 11, Shops 7".
    fn spoken(&self, play: &Match<DoodleCity>, seat: Seat, score: &Score) -> String {
        let is_solo = play.seats().len() == 1;
        let place = (!is_solo).then(|| names::ordinal(self.locale, score.place));
        let name = Some(player(play, seat).to_owned());
        let many = if is_solo { PARTS - 1 } else { PARTS };
        let parts = HEADS.iter().zip(parts(score)).take(many);
        let parts = parts.map(|(key, points)| format!("{} {points}", self.locale.text(key)));
        place.into_iter().chain(name).chain(parts).collect::<Vec<_>>().join(", ")
    }
}

pub(super) fn player(play: &Match<DoodleCity>, seat: Seat) -> &str {
    play.seats().get(seat.index()).map_or("", |player| &player.name)
}
