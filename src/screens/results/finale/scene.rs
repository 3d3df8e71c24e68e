//! Puts everything of a finale in its place.

use bevy::prelude::*;

use super::{
    Finale,
    act_out::Plays,
    layout::{FinaleLayout, TallyRow},
    tally::{TallyBar, Tells},
};
use crate::{
    accessibility::AccessibleItem,
    boxes::Results,
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
        let deep = 0.97 * self.0.clamp(0.0, 1.0);
        brush.rect(Rect::from_center_size(Vec2::ZERO, size), 0.0, painted::DUSK.with_alpha(deep));
    }
}

/// How high things lie: above the ground of the page.
const DUSK: f32 = 1.0;
const TOWN: f32 = 2.0;
const ACTOR: f32 = 2.2;
const TALLY: f32 = 3.0;

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
    let layout = FinaleLayout::new(screen.safe(), results.rows.len(), results.form, text_scale.0);
    let whole = Rect::from_corners(Vec2::ZERO, screen.size);
    commands.spawn((item(), Dusk::default(), LayoutRect::new(whole, DUSK)));
    // By night it is dark already.
    let lights = if *light == Light::Night { &[Light::Night][..] } else { &[Light::Day, Light::Night] };
    for (&by, height) in lights.iter().zip([TOWN, TOWN + 0.1]) {
        let picture = AsyncPicture { picture: on_paper(&best.picture, shown.material), light: by };
        let opacity = Opacity(if height == TOWN { 1.0 } else { 0.0 });
        commands.spawn((item(), FinaleTown(by), picture, opacity, LayoutRect::new(layout.town, height)));
    }
    let actors = results.finale.actors(layout.town.size());
    let count = actors.len().max(1) as f32;
    for (n, actor) in actors.into_iter().enumerate() {
        let place = Rect::from_center_size(layout.town.center() + actor.on_way(0.0).0, actor.size);
        let place = LayoutRect::new(place, ACTOR + 0.7 * n as f32 / count);
        let picture = AsyncPicture { picture: actor.picture.clone(), light: Light::Day };
        let middle = layout.town.center();
        commands.spawn((item(), picture, Opacity(0.0), place, Plays { actor, middle }));
    }
    // Letters are as much larger as the text is; the layout has made room for that.
    let unit = layout.unit / text_scale.0;
    let mut scene = Scene { commands, results, shown: &shown, unit };
    scene.put_title(layout.title);
    for (place, row) in layout.rows.iter().zip(&results.rows) {
        scene.put_row(place, row.seat);
    }
}

/// The town on a sheet of the paper of its page, of which a margin is seen.
fn on_paper(town: &DynPicture, material: &'static Material) -> DynPicture {
    let town = town.clone();
    DynPicture::new(move |size, brush| {
        let margin = size.min_element() * 0.02;
        brush.rect(Rect::from_center_size(Vec2::ZERO, size + 2.0 * margin), 1.5 * margin, material.paper);
        town.paint(size, brush);
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

    fn put_row(&mut self, place: &TallyRow, seat: Seat) {
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
        let bar = TallyBar { seat, parts: Vec::new(), most: most.max(1) as f32 };
        self.commands.spawn((item(), bar, at(place.bar)));
    }
}
