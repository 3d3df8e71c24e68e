//! The market square on which everything lies: the town far away, the paving, and the counter with the buttons.

use bevy::prelude::*;

use super::scene::GameContext;
use crate::{
    drawing::{
        brush::{Brush, Picture},
        place::{LayoutRect, Screen},
    },
    pictures::{
        design_town::{
            paving,
            square::{paint_counter, paint_town},
        },
        widgets::{CoversTable, Ground},
    },
    rules::design_town::DesignTown,
    table::on_table::OnTable,
    theme::{Palette, painted},
};

/// The town far away under its sky, and where the title above it ends, in dp from the top.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
#[require(CoversTable)]
pub struct Town {
    title: f32,
}

impl Picture for Town {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        paint_town(brush, size, self.title);
    }
}

/// The counter on which the buttons lie.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Ground)]
pub struct Counter;

impl Picture for Counter {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        if size.min_element() > 0.0 {
            paint_counter(brush, size);
        }
    }
}

/// The paving between the town and the counter.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Ground)]
pub struct Paving;

/// Its texture, computed when it is first seen.
#[derive(Resource)]
pub struct PavingTexture(Handle<Image>);

/// Above the wooden table, below everything else.
const HEIGHT: f32 = 0.5;
/// How large a sett is, by the smaller side of the screen, and in dp.
const SETT: f32 = 1.0 / 34.0;
const SETTS: [f32; 2] = [11.0, 19.0];

pub(super) fn spawn(commands: &mut Commands) {
    let place = LayoutRect::new(Rect::default(), HEIGHT);
    commands.spawn((OnTable::of::<DesignTown>(), Town::default(), place));
    commands.spawn((OnTable::of::<DesignTown>(), Counter, place));
    commands.spawn((OnTable::of::<DesignTown>(), Paving, place));
}

/// Paves the square.
pub(super) fn lay_paving(
    mut commands: Commands,
    mut images: ResMut<Assets<Image>>,
    texture: Option<Res<PavingTexture>>,
    paving: Query<Entity, (With<Paving>, Without<Sprite>)>,
) {
    for entity in &paving {
        let image = texture.as_ref().map(|texture| texture.0.clone());
        let image = image.unwrap_or_else(|| images.add(paving::texture()));
        commands.insert_resource(PavingTexture(image.clone()));
        commands.entity(entity).insert(Sprite { image, ..default() });
    }
}

/// The paving in the colour of the light that there is, as large as the square.
pub(super) fn show_paving(
    table: GameContext,
    (screen, palette): (Res<Screen>, Res<Palette>),
    mut paving: Query<(&mut Sprite, &mut LayoutRect), With<Paving>>,
) {
    let layout = &table.layout;
    let rect = Rect::new(0.0, layout.horizon, screen.size.x, layout.counter.max(layout.horizon));
    let [least, most] = SETTS;
    let sett = (screen.size.min_element() * SETT).clamp(least, most);
    for (mut sprite, mut place) in &mut paving {
        place.set_if_neq(LayoutRect::new(rect, HEIGHT));
        let (color, size) = (palette.color(painted::SETTS), Some(rect.size()));
        if sprite.color != color || sprite.custom_size != size {
            sprite.color = color;
            sprite.custom_size = size;
            let stretch_value = sett * paving::TILE.x / paving::PIXELS.x;
            sprite.image_mode = SpriteImageMode::Tiled { tile_x: true, tile_y: true, stretch_value };
        }
    }
}

/// Sky and counter are as wide as the screen, whatever notches cover of it.
pub(super) fn show_town(
    table: GameContext,
    screen: Res<Screen>,
    town: Single<(&mut Town, &mut LayoutRect), Without<Counter>>,
    counter: Single<&mut LayoutRect, With<Counter>>,
) {
    let layout = &table.layout;
    let across = |top: f32, bottom: f32| LayoutRect::new(Rect::new(0.0, top, screen.size.x, bottom), HEIGHT);
    let (mut town, mut place) = town.into_inner();
    town.set_if_neq(Town { title: layout.title.max.y });
    place.set_if_neq(across(0.0, layout.horizon));
    counter.into_inner().set_if_neq(across(layout.counter.min(screen.size.y), screen.size.y));
}
