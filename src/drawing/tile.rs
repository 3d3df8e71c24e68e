//! Keeps the sprite of every ground that is one small picture again and again.

use bevy::prelude::*;

use super::{
    brush::Brush,
    is_seen,
    paint::PaintedSize,
    place::{LayoutRect, PutInPlace, Screen},
    raster::rasterize_tile,
    sprite::OnPixels,
};
use crate::{AppSystems, theme::Palette};

/// A ground that is one picture again and again, from the upper left corner of its [`LayoutRect`].
#[derive(Component, Clone, Copy, Debug)]
#[component(immutable)]
#[require(PaintedSize, OnPixels)]
pub struct Tiles {
    /// How wide and high the picture is, in dp.
    pub side: f32,
    /// Paints it around its middle. What leaves it is cut off.
    pub paint: fn(&mut Brush),
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, lay_tiles.in_set(AppSystems::Motion).before(PutInPlace).run_if(is_seen));
}

fn lay_tiles(
    mut commands: Commands,
    mut images: ResMut<Assets<Image>>,
    (screen, palette): (Res<Screen>, Res<Palette>),
    mut tiles: Query<(Entity, &Tiles, &LayoutRect, Option<&mut Sprite>)>,
) {
    let is_painted_anew = palette.is_changed() || screen.is_changed();
    for (entity, tiles, place, sprite) in &mut tiles {
        let size = Some(place.rect.size().max(Vec2::ZERO));
        match sprite {
            Some(mut sprite) if !is_painted_anew => {
                if sprite.custom_size != size {
                    sprite.custom_size = size;
                }
            }
            _ => {
                let shapes = Brush::shapes(tiles.paint);
                let image = rasterize_tile(&shapes, tiles.side, screen.pixels, &palette);
                let Some(image) = image.map(|image| images.add(image)) else { continue };
                let stretch_value = 1.0 / screen.pixels;
                let image_mode = SpriteImageMode::Tiled { tile_x: true, tile_y: true, stretch_value };
                commands.entity(entity).insert(Sprite { image, custom_size: size, image_mode, ..default() });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::palette::PAPER;

    const LAWN: Tiles = Tiles {
        side: 16.0,
        paint: |brush| brush.rect(Rect::from_center_size(Vec2::ZERO, Vec2::splat(20.0)), 0.0, PAPER),
    };

    #[test]
    fn a_ground_is_as_large_as_its_place_and_its_picture_as_fine_as_the_screen() {
        let mut app = crate::drawing::windowless();
        let place = |width: f32| LayoutRect::new(Rect::new(0.0, 0.0, width, 50.0), 0.0);
        let lawn = app.world_mut().spawn((LAWN, place(100.0))).id();
        let shown = |app: &mut App| {
            app.update();
            let sprite = app.world().get::<Sprite>(lawn)?;
            let image = app.world().resource::<Assets<Image>>().get(&sprite.image)?;
            Some((image.size(), sprite.custom_size?, sprite.image.id()))
        };
        let (size, place_size, first) = shown(&mut app).expect("a lawn");
        assert_eq!((size, place_size), (UVec2::splat(16), Vec2::new(100.0, 50.0)));
        app.world_mut().entity_mut(lawn).insert(place(120.0));
        assert_eq!(shown(&mut app), Some((size, Vec2::new(120.0, 50.0), first)), "the same picture");
        app.world_mut().resource_mut::<Screen>().pixels = 2.0;
        let (size, ..) = shown(&mut app).expect("a lawn");
        assert_eq!(size, UVec2::splat(32));
    }
}
