//! Pictures with so many parts that they are painted beside the frames: none of them waits.

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};

use super::{
    dyn_picture::DynPicture,
    is_seen,
    place::{LayoutRect, Screen},
    raster::rasterize,
    sprite::OnPixels,
};
use crate::{
    AppSystems,
    storage::Light,
    theme::{Palette, motion::RedrawUntil},
};

/// A picture in the colours of a light, whatever light there is elsewhere, as large as its place was when it came. It is
/// seen once it is painted, as opaque as it has been made.
#[derive(Component, Clone, Debug)]
#[require(OnPixels, Opacity)]
pub struct AsyncPicture {
    /// The picture.
    pub picture: DynPicture,
    /// The light.
    pub light: Light,
}

/// How opaque the sprite of an entity is, 0 to 1.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Opacity(pub f32);

impl Default for Opacity {
    fn default() -> Self {
        Self(1.0)
    }
}

/// Its image, as soon as it is painted.
#[derive(Component)]
struct Painting(Task<Option<Image>>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (begin.run_if(is_seen), finish).chain().in_set(AppSystems::Motion))
        .add_systems(PostUpdate, fade);
}

fn begin(
    mut commands: Commands,
    screen: Res<Screen>,
    added: Query<(Entity, &AsyncPicture, &LayoutRect), Added<AsyncPicture>>,
) {
    for (entity, AsyncPicture { picture, light }, place) in &added {
        let (picture, palette) = (picture.clone(), Palette::of(*light));
        let (size, pixels) = (place.rect.size(), screen.pixels);
        let painting = async move { rasterize(&picture.shapes(size), pixels, &palette) };
        commands.entity(entity).insert(Painting(AsyncComputeTaskPool::get().spawn(painting)));
    }
}

fn finish(
    mut commands: Commands,
    screen: Res<Screen>,
    (time, mut redraw_until): (Res<Time>, ResMut<RedrawUntil>),
    mut images: ResMut<Assets<Image>>,
    mut painted: Query<(Entity, &mut Painting, &Opacity)>,
) {
    for (entity, mut painting, opacity) in &mut painted {
        // Frames come until all are there, and one more that shows the last.
        redraw_until.stay(&time, 0.1);
        let Some(image) = check_ready(&mut painting.0) else { continue };
        let mut entity = commands.entity(entity);
        entity.remove::<Painting>();
        if let Some(image) = image {
            let custom_size = Some(image.size_f32() / screen.pixels);
            let mut sprite = Sprite { image: images.add(image), custom_size, ..default() };
            sprite.color.set_alpha(opacity.0);
            entity.insert(sprite);
        }
    }
}

fn fade(mut sprites: Query<(&Opacity, &mut Sprite), Or<(Changed<Opacity>, Added<Sprite>)>>) {
    for (opacity, mut sprite) in &mut sprites {
        if sprite.color.alpha() != opacity.0 {
            sprite.color.set_alpha(opacity.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;
    use crate::{drawing::windowless, theme::palette};

    #[test]
    fn a_picture_comes_once_it_is_painted_in_its_light_and_fades() {
        let mut app = windowless();
        let picture = DynPicture::new(|size, brush| {
            brush.rect(Rect::from_center_size(Vec2::ZERO, size), 0.0, palette::PAPER);
        });
        let place = LayoutRect::new(Rect::new(0.0, 0.0, 10.0, 10.0), 0.0);
        let leaf = (AsyncPicture { picture, light: Light::Night }, place, Opacity(0.0));
        let leaf = app.world_mut().spawn(leaf).id();
        let begun = Instant::now();
        while app.world().get::<Sprite>(leaf).is_none() {
            assert!(begun.elapsed() < Duration::from_secs(20), "it never came");
            app.update();
        }
        app.world_mut().entity_mut(leaf).insert(Opacity(0.5));
        app.update();
        let sprite = app.world().get::<Sprite>(leaf).expect("it has come");
        assert!((sprite.color.alpha() - 0.5).abs() < 1e-6);
        let image = app.world().resource::<Assets<Image>>().get(&sprite.image).expect("it is kept");
        let seen = image.get_color_at(6, 6).expect("it is that large").to_srgba();
        let night = Palette::of(Light::Night).color(palette::PAPER).to_srgba();
        assert!((seen.red - night.red).abs() < 0.01 && (seen.blue - night.blue).abs() < 0.01);
    }
}
