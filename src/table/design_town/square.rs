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
            square::{Horizon, paint_square},
        },
        widgets::{CoversTable, Ground},
    },
    rules::design_town::DesignTown,
    table::on_table::OnTable,
    theme::{Palette, painted},
};

/// The square, whole.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
#[require(CoversTable)]
pub struct MarketSquare(Horizon);

impl Picture for MarketSquare {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        paint_square(brush, size, self.0);
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
    commands.spawn((OnTable::of::<DesignTown>(), MarketSquare::default(), place));
    commands.spawn((OnTable::of::<DesignTown>(), Paving, place));
}

/// Paves the square, once there is something to show it with.
pub(super) fn lay_paving(
    mut commands: Commands,
    images: Option<ResMut<Assets<Image>>>,
    texture: Option<Res<PavingTexture>>,
    paving: Query<Entity, (With<Paving>, Without<Sprite>)>,
) {
    let Some(mut images) = images else { return };
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

/// The square fills the screen, whatever notches cover of it.
pub(super) fn show_square(
    table: GameContext,
    screen: Res<Screen>,
    mut square: Single<(&mut MarketSquare, &mut LayoutRect), Without<Paving>>,
) {
    let (square, place) = &mut *square;
    let layout = &table.layout;
    place.set_if_neq(LayoutRect::new(Rect::from_corners(Vec2::ZERO, screen.size), HEIGHT));
    let horizon = Horizon { title: layout.title.max.y, ground: layout.horizon, counter: layout.counter };
    square.set_if_neq(MarketSquare(horizon));
}
