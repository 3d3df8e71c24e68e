//! Puts everything of a finale in its place.

use bevy::prelude::*;

use super::{
    Finale,
    act_out::Plays,
    celebrate::{Confetti, Honour, spread},
    layout::{FinaleLayout, TallyRow},
    tally::{Legend, SWATCH, TallyBar, Tells},
};
use crate::{
    accessibility::AccessibleItem,
    boxes::{Part, ResultRow, Results},
    drawing::{
        async_picture::{AsyncPicture, Opacity},
        brush::{Brush, Picture},
        dyn_picture::DynPicture,
        label::{Align, TextLabel, TextScale, TextSize},
        place::{LayoutRect, Screen},
        shorten::Shortens,
    },
    page::Page,
    pictures::{
        material::Material,
        widgets::{Backing, Ground},
    },
    record::Controller,
    rules::Seat,
    screens::results::Shown,
    storage::Light,
    theme::{painted, palette},
};

/// Belongs to the finale.
#[derive(Component, Clone, Copy, Default, Debug)]
pub(super) struct OnFinale;

/// The town by this light.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::screens::results) struct FinaleTown(pub Light);

/// The dusk over everything else, so deep, 0 to 1.
#[derive(Component, Clone, Copy, PartialEq, Default, Debug)]
#[require(Ground)]
pub(super) struct Dusk(pub f32);

impl Picture for Dusk {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let deep = self.0.clamp(0.0, 1.0);
        let low = painted::DUSK.mix(&painted::VIOLET, 0.22);
        let sky = Rect::from_center_size(Vec2::ZERO, size);
        brush.shaded_rect(sky, 0.0, painted::DUSK.with_alpha(deep), low.with_alpha(deep));
        // Stars, the fewer the lower.
        for n in 0..STARS {
            let [across, down, _] = spread(n);
            let at = sky.min + size * Vec2::new(across, down * down);
            let star = palette::LIGHT_INK.with_alpha(deep * (0.2 + 0.5 * (1.0 - down)));
            brush.disc(at, 0.7 + 0.6 * across * down, star);
        }
    }
}

/// How many stars there are.
const STARS: usize = 60;
/// How deep the shade over a town is that stays as it is by day.
const SHADE: f32 = 0.7;
/// How high things lie: above the ground of the page.
const DUSK: f32 = 1.0;
const HONOUR: f32 = 2.95;
const CONFETTI: f32 = 3.6;
const TOWN: f32 = 2.0;
const ACTOR: f32 = 2.2;
const TALLY: f32 = 3.0;
const NUMBER: f32 = 3.1;
/// How large the numbers of parts are at least, in dp.
const LEAST_NUMBER: f32 = 12.0;

pub(super) fn clear(mut commands: Commands, standing: Query<Entity, With<OnFinale>>) {
    for entity in &standing {
        commands.entity(entity).despawn();
    }
}

pub(super) fn set_up(
    mut commands: Commands,
    standing: Query<Entity, With<OnFinale>>,
    (shown, light): (Res<Shown>, Res<Light>),
    (screen, text_scale): (Res<Screen>, Res<TextScale>),
    mut finale: ResMut<Finale>,
) {
    for entity in &standing {
        commands.entity(entity).despawn();
    }
    let Some(results) = &shown.results else { return };
    let Some(best) = results.rows.first() else { return };
    finale.left_town = None;
    // The bars of totals that are no sums have no parts.
    let parts = if results.total.is_sum { results.parts.len() } else { 0 };
    let layout = FinaleLayout::new(screen.safe(), [results.rows.len(), parts], results.form, text_scale.0);
    let whole = Rect::from_corners(Vec2::ZERO, screen.size);
    if *light != Light::High {
        commands.spawn((item(), Dusk::default(), LayoutRect::new(whole, DUSK)));
    }
    // By night it is dark already.
    let lights = match *light {
        Light::Day => &[Light::Day, Light::Night][..],
        Light::Night => &[Light::Night],
        Light::High => &[Light::High],
    };
    for (&by, height) in lights.iter().zip([TOWN, TOWN + 0.1]) {
        let is_shaded = results.finale.is_shaded && by != *light;
        let (shade, by_light) = if is_shaded { (SHADE, *light) } else { (0.0, by) };
        let picture = on_paper(&best.picture, shown.material, shade);
        let picture = AsyncPicture { picture, light: by_light };
        let opacity = Opacity(if height == TOWN { 1.0 } else { 0.0 });
        commands.spawn((item(), FinaleTown(by), picture, opacity, LayoutRect::new(layout.town, height)));
    }
    let actors = results.finale.actors(layout.town.size());
    let count = actors.len().max(1) as f32;
    // They come in full light, whenever it is.
    let lit = if *light == Light::High { Light::High } else { Light::Day };
    for (n, actor) in actors.into_iter().enumerate() {
        let place = Rect::from_center_size(layout.town.center() + actor.on_way(0.0).0, actor.size);
        let place = LayoutRect::new(place, ACTOR + 0.7 * n as f32 / count);
        let picture = AsyncPicture { picture: actor.picture.clone(), light: lit };
        let middle = layout.town.center();
        commands.spawn((item(), picture, Opacity(0.0), place, Plays { actor, middle }));
    }
    // Letters are as much larger as the text is; the layout has made room for that.
    let unit = layout.unit / text_scale.0;
    let mut scene = Scene { commands, results, shown: &shown, unit };
    scene.put_title(layout.title);
    for (place, row) in layout.rows.iter().zip(&results.rows) {
        scene.put_row(place, row);
    }
    for (place, part) in layout.legend.iter().zip(&results.parts) {
        scene.put_legend(*place, part);
    }
    scene.put_confetti(whole);
}

/// The town on a sheet of the paper of its page, of which a margin is seen, in a shade of 0 to 1.
fn on_paper(town: &DynPicture, material: &'static Material, shade: f32) -> DynPicture {
    let town = town.clone();
    DynPicture::new(move |size, brush| {
        let margin = size.min_element() * 0.02;
        let sheet = Rect::from_center_size(Vec2::ZERO, size + 2.0 * margin);
        brush.rect(sheet, 1.5 * margin, material.paper);
        town.paint(size, brush);
        if shade > 0.0 {
            brush.rect(sheet, 1.5 * margin, painted::DUSK.with_alpha(shade));
        }
    })
}

fn item() -> impl Bundle {
    (OnFinale, DespawnOnExit(Page::Results))
}

struct Scene<'w, 's, 'a> {
    commands: Commands<'w, 's>,
    results: &'a Results,
    shown: &'a Shown,
    unit: f32,
}

impl Scene<'_, '_, '_> {
    fn label(&self, dp: f32) -> TextLabel {
        TextLabel::new("", TextSize::Title, palette::LIGHT_INK).sized(dp * self.unit)
    }

    fn put_title(&mut self, rect: Rect) {
        let title = self.label(34.0);
        let place = LayoutRect::new(rect, TALLY);
        self.commands.spawn((item(), title, place, Tells::Title, AccessibleItem::text("")));
    }

    fn put_row(&mut self, place: &TallyRow, row: &ResultRow) {
        let seat = row.seat;
        let at = |rect: Rect| LayoutRect::new(rect, TALLY);
        if let Some(&color) = palette::PLAYERS.get(seat.index()) {
            self.commands.spawn((item(), Backing::Patch(color), at(place.dot)));
        }
        let name = self.shown.players.get(seat.index()).map_or("", |player| &player.name);
        let name = TextLabel { text: name.to_owned(), ..self.label(20.0) }.align(Align::Left);
        self.commands.spawn((item(), name, Shortens, at(place.name)));
        let total = self.label(26.0).align(Align::Right);
        self.commands.spawn((item(), total, at(place.total), Tells::Total(seat)));
        let most = self.results.rows.iter().map(|row| row.gained(self.results)).max().unwrap_or(0);
        let most = most.max(1) as f32;
        let bar = TallyBar { seat, parts: Vec::new(), most };
        self.commands.spawn((item(), bar, at(place.bar)));
        if row.place == 1 && !self.results.finale.is_lost && self.results.rows.len() > 1 {
            let star = place.dot.center() - place.whole.center();
            let honour = Honour { star, reach: place.dot.width() * 0.95, seen: 0.0 };
            self.commands.spawn((item(), honour, LayoutRect::new(place.whole, HONOUR)));
        }
        if self.results.total.is_sum {
            self.put_parts(place.bar, row, most);
        }
    }

    /// The numbers of the parts that are long enough for them.
    fn put_parts(&mut self, bar: Rect, row: &ResultRow, most: f32) {
        let large = (15.0 * self.unit).min(bar.height() * 0.8);
        if large < LEAST_NUMBER * self.unit.min(1.0) {
            return;
        }
        let spans = TallyBar::spans(&row.parts, most, bar.width());
        for (part, &(from, to, is_lost)) in spans.iter().enumerate() {
            let to = spans.get(part + 1).filter(|next| next.2).map_or(to, |next| to.min(next.0));
            if to - from < 1.7 * large {
                continue;
            }
            let place = Rect { min: bar.min + Vec2::X * from, max: bar.max.with_x(bar.min.x + to) };
            let color = if is_lost { palette::LIGHT_INK } else { palette::DARK };
            let label = TextLabel { color, size: large, ..self.label(large) };
            self.commands.spawn((item(), label, LayoutRect::new(place, NUMBER), Tells::Part(row.seat, part)));
        }
    }

    /// What a colour stands for.
    fn put_legend(&mut self, place: Rect, part: &Part) {
        self.commands.spawn((item(), Legend(part.color), LayoutRect::new(place, TALLY)));
        let words = Rect { min: place.min + Vec2::X * place.width() * SWATCH, ..place };
        let on_it = LayoutRect::new(words.inflate(-2.0), NUMBER);
        if let Some(sign) = &part.sign {
            self.commands.spawn((item(), sign.clone(), on_it));
        } else {
            let label = TextLabel { text: part.name.clone(), color: palette::DARK, ..self.label(15.0) };
            self.commands.spawn((item(), label.wrapped(), on_it));
        }
    }

    /// Falls for people who have won, and where nobody else could.
    fn put_confetti(&mut self, whole: Rect) {
        let is_person = |seat: Seat| {
            self.shown.players.get(seat.index()).is_some_and(|player| matches!(player.by, Controller::Person))
        };
        let rows = &self.results.rows;
        let celebrated = rows.iter().filter(|row| row.place == 1).find(|row| is_person(row.seat));
        let celebrated = celebrated.or(rows.first().filter(|_| !rows.iter().any(|row| is_person(row.seat))));
        if let Some(row) = celebrated.filter(|_| !self.results.finale.is_lost) {
            let color = palette::PLAYERS.get(row.seat.index()).copied().unwrap_or(palette::GOLD);
            let confetti = Confetti { color, since: 0.0 };
            self.commands.spawn((item(), confetti, LayoutRect::new(whole, CONFETTI)));
        }
    }
}
