//! Keeps the sprite of every ground that is one computed image again and again.

use bevy::{platform::collections::HashMap, prelude::*};

use super::{
    is_seen,
    place::{LayoutRect, PutInPlace},
    tile::Tiles,
};
use crate::{
    AppSystems,
    theme::{Palette, Tone},
};

/// A ground that is one image again and again, from the upper left corner of its [`LayoutRect`].
#[derive(Component, Clone, Copy, Debug)]
#[component(immutable)]
pub struct Texture {
    /// What it shows. The image of a name is computed once.
    pub name: &'static str,
    /// Computes the image, in greys.
    pub make: fn() -> Image,
    /// What the greys are darker and lighter parts of.
    pub color: Tone,
    /// How large a pixel of the image is, in dp.
    pub pixel: f32,
}

/// The images that were computed, by name.
#[derive(Resource, Default)]
struct Made(HashMap<&'static str, Handle<Image>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Made>()
        .add_systems(Update, lay_textures.in_set(AppSystems::Motion).before(PutInPlace).run_if(is_seen));
}

fn lay_textures(
    mut commands: Commands,
    (mut images, mut made): (ResMut<Assets<Image>>, ResMut<Made>),
    palette: Res<Palette>,
    mut textures: Query<(Entity, Ref<Texture>, &LayoutRect, Option<&mut Sprite>), Without<Tiles>>,
) {
    for (entity, texture, place, sprite) in &mut textures {
        let (color, size) = (palette.color(texture.color), Some(place.rect.size().max(Vec2::ZERO)));
        match sprite {
            Some(mut sprite) if !texture.is_changed() => {
                if sprite.color != color || sprite.custom_size != size {
                    (sprite.color, sprite.custom_size) = (color, size);
                }
            }
            _ => {
                let image = made.0.entry(texture.name).or_insert_with(|| images.add((texture.make)())).clone();
                let stretch_value = texture.pixel;
                let image_mode = SpriteImageMode::Tiled { tile_x: true, tile_y: true, stretch_value };
                let sprite = Sprite { image, color, custom_size: size, image_mode, ..default() };
                commands.entity(entity).insert(sprite);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::palette::{INK, PAPER};

    #[test]
    fn an_image_is_computed_once_and_laid_in_the_colour_and_size_of_its_place() {
        let mut app = crate::drawing::windowless();
        let sand = Texture { name: "sand", make: Image::default, color: PAPER, pixel: 0.5 };
        let place = |width: f32| LayoutRect::new(Rect::new(0.0, 0.0, width, 50.0), 0.0);
        let beach = app.world_mut().spawn((sand, place(100.0))).id();
        let other = app.world_mut().spawn((Texture { color: INK, ..sand }, place(60.0))).id();
        app.update();
        let shown = |app: &App, entity| app.world().get::<Sprite>(entity).cloned().expect("it is laid");
        let palette = app.world().resource::<Palette>().clone();
        let [one, two] = [beach, other].map(|entity| shown(&app, entity));
        assert_eq!((one.image.id(), one.color), (two.image.id(), palette.color(PAPER)));
        assert_eq!((two.color, two.custom_size), (palette.color(INK), Some(Vec2::new(60.0, 50.0))));
        app.world_mut().entity_mut(beach).insert((Texture { pixel: 2.0, ..sand }, place(80.0)));
        app.update();
        let moved = shown(&app, beach);
        assert_eq!((moved.image.id(), moved.custom_size), (one.image.id(), Some(Vec2::new(80.0, 50.0))));
        assert!(matches!(moved.image_mode, SpriteImageMode::Tiled { stretch_value: 2.0, .. }));
    }
}
