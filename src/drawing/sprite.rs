//! Keeps the sprite of every picture that is drawn as an image: one that has many fine parts and seldom changes.

use core::marker::PhantomData;

use bevy::{prelude::*, transform::TransformSystems};

use super::{
    brush::Brush,
    is_seen,
    paint::{ComposedPicture, PaintedSize, ToPaint},
    place::{LayoutRect, Screen},
    raster::rasterize,
};
use crate::AppSystems;

/// Lets entities with a `P` and a [`LayoutRect`] be seen as sprites.
pub struct SpritePlugin<P>(PhantomData<P>);

impl<P> Default for SpritePlugin<P> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<P: ComposedPicture> Plugin for SpritePlugin<P> {
    fn build(&self, app: &mut App) {
        app.register_required_components::<P, PaintedSize>()
            .register_required_components::<P, OnPixels>()
            .add_systems(Update, rasterize_pictures::<P>.in_set(AppSystems::Motion).run_if(is_seen));
    }
}

/// Where it lies straight, its pixels are the screen's.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OnPixels;

pub(super) fn plugin(app: &mut App) {
    // Without a renderer there are no images yet.
    if !app.world().contains_resource::<Assets<Image>>() {
        app.init_asset::<Image>();
    }
    app.add_systems(PostUpdate, lay_on_pixels.after(TransformSystems::Propagate));
}

fn rasterize_pictures<P: ComposedPicture>(
    mut commands: Commands,
    mut images: ResMut<Assets<Image>>,
    screen: Res<Screen>,
    to_paint: ToPaint<P>,
    mut pictures: Query<(P::Parts, &LayoutRect, &mut PaintedSize), With<P>>,
) {
    for entity in to_paint.entities(screen.is_changed()) {
        let Ok((parts, place, mut painted)) = pictures.get_mut(entity) else { continue };
        let size = place.rect.size();
        if !to_paint.is_due(entity, &mut painted, size * screen.pixels) {
            continue;
        }
        let shapes = Brush::shapes(|brush| P::paint(parts, size, brush));
        let image = rasterize(&shapes, screen.pixels, &to_paint.palette);
        let mut entity = commands.entity(entity);
        match image {
            Some(image) => {
                let custom_size = Some(image.size_f32() / screen.pixels);
                entity.insert(Sprite { image: images.add(image), custom_size, ..default() });
            }
            None => {
                entity.remove::<Sprite>();
            }
        }
    }
}

/// Moves sprites by less than a pixel, so that their lines are as sharp as they were drawn.
fn lay_on_pixels(
    screen: Res<Screen>,
    mut sprites: Query<&mut GlobalTransform, (With<OnPixels>, Changed<GlobalTransform>)>,
) {
    for mut place in &mut sprites {
        let (scale, turn, at) = place.to_scale_rotation_translation();
        if scale == Vec3::ONE && turn == Quat::IDENTITY {
            let near = (at.truncate() * screen.pixels).round() / screen.pixels;
            *place = Transform::from_translation(near.extend(at.z)).into();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        drawing::brush::Picture,
        theme::{Palette, palette::PAPER},
    };

    #[derive(Component)]
    struct Leaf(bool);

    impl Picture for Leaf {
        fn paint(&self, size: Vec2, brush: &mut Brush) {
            if self.0 {
                brush.rect(Rect::from_center_size(Vec2::ZERO, size), 0.0, PAPER);
            }
        }
    }

    fn app() -> App {
        let mut app = crate::drawing::windowless();
        app.add_plugins(SpritePlugin::<Leaf>::default());
        app
    }

    /// How large the leaf's sprite is, in pixels and in dp.
    fn sizes(app: &App, leaf: Entity) -> Option<(UVec2, Vec2)> {
        let sprite = app.world().get::<Sprite>(leaf)?;
        let image = app.world().resource::<Assets<Image>>().get(&sprite.image)?;
        Some((image.size(), sprite.custom_size?))
    }

    #[test]
    fn a_sprite_is_painted_anew_when_it_or_its_size_or_the_screen_changes() {
        let mut app = app();
        let place = |size: f32| LayoutRect::new(Rect::new(0.0, 0.0, size, size), 0.0);
        let leaf = app.world_mut().spawn((Leaf(true), place(10.0))).id();
        app.update();
        assert_eq!(sizes(&app, leaf), Some((UVec2::splat(12), Vec2::splat(12.0))));
        app.world_mut().entity_mut(leaf).insert(place(20.0));
        app.update();
        assert_eq!(sizes(&app, leaf), Some((UVec2::splat(22), Vec2::splat(22.0))));
        app.world_mut().resource_mut::<Screen>().pixels = 2.0;
        app.update();
        assert_eq!(sizes(&app, leaf), Some((UVec2::splat(42), Vec2::splat(21.0))));
        app.world_mut().entity_mut(leaf).insert(Leaf(false));
        app.update();
        assert_eq!(sizes(&app, leaf), None);
    }

    #[test]
    fn a_sprite_is_painted_anew_in_the_colours_of_another_palette() {
        let mut app = app();
        let place = LayoutRect::new(Rect::new(0.0, 0.0, 10.0, 10.0), 0.0);
        let leaf = app.world_mut().spawn((Leaf(true), place)).id();
        app.update();
        let color = |app: &App| {
            let sprite = app.world().get::<Sprite>(leaf)?;
            app.world().resource::<Assets<Image>>().get(&sprite.image)?.get_color_at(5, 5).ok()
        };
        let before = color(&app);
        app.update();
        assert_eq!(color(&app), before);
        app.insert_resource(Palette::new(|_| Color::BLACK));
        app.update();
        assert_eq!(color(&app).map(|color| color.to_srgba()), Some(Srgba::BLACK));
    }

    #[test]
    fn sprites_lie_on_whole_pixels_unless_they_are_turned() {
        let mut app = app();
        app.world_mut().resource_mut::<Screen>().pixels = 2.0;
        let place = LayoutRect::new(Rect::new(0.4, 0.2, 10.0, 10.0), 3.0);
        let straight = app.world_mut().spawn((Leaf(true), place)).id();
        let askew = app.world_mut().spawn((Leaf(true), place.turned(0.1))).id();
        app.update();
        let at = |leaf| app.world().get::<GlobalTransform>(leaf).map(GlobalTransform::translation);
        assert_eq!(at(straight), Some(Vec3::new(5.0, -5.0, 3.0)));
        assert_eq!(at(askew), Some(Vec3::new(5.2, -5.1, 3.0)));
    }
}
