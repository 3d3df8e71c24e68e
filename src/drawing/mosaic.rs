//! Keeps the image that several pictures share: each is painted into its cell of a grid, and again alone when it changes.

use core::marker::PhantomData;

use bevy::{asset::RenderAssetUsages, prelude::*};

use super::{
    brush::Brush,
    is_seen,
    paint::ComposedPicture,
    place::{LayoutRect, Screen},
    raster::{image, rasterize_pixels},
    sprite::OnPixels,
    texture::Texture,
    tile::Tiles,
};
use crate::{AppSystems, theme::Palette};

/// An image on a [`LayoutRect`] that others make up, row by row.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
#[component(immutable)]
#[require(OnPixels, PaintedPixels)]
pub struct Mosaic {
    /// How many lie beside each other.
    pub columns: usize,
    /// The pictures.
    pub pieces: Vec<Entity>,
}

/// How many pixels of a mosaic were painted last.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PaintedPixels(UVec2);

/// Paints pictures of the kind `P` into the mosaics that they are pieces of.
pub struct MosaicPlugin<P>(PhantomData<P>);

impl<P> Default for MosaicPlugin<P> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<P: ComposedPicture> Plugin for MosaicPlugin<P> {
    fn build(&self, app: &mut App) {
        app.add_systems(Update, paint_mosaics::<P>.in_set(AppSystems::Motion).run_if(is_seen));
    }
}

impl Mosaic {
    /// The cell of a piece among so many pixels: its first one and the one behind its last, and its middle between pixels.
    fn cell(&self, piece: usize, size: UVec2) -> (UVec2, UVec2, Vec2) {
        let rows = self.pieces.len().div_ceil(self.columns);
        let each = size.as_vec2() / Vec2::new(self.columns as f32, rows as f32);
        let at = Vec2::new((piece % self.columns) as f32, (piece / self.columns) as f32);
        let [from, to] = [at, at + 1.0].map(|corner| (corner * each).round().as_uvec2());
        (from, to, (at + 0.5) * each)
    }
}

/// The pixels of an image in the working memory.
struct Pixels {
    size: UVec2,
    data: Vec<u8>,
}

impl Pixels {
    fn clear(size: UVec2) -> Self {
        Self { size, data: vec![0; 4 * (size.x * size.y) as usize] }
    }

    /// Puts other pixels, rows of this width, in the place of those that begin at `from`.
    fn replace(&mut self, from: UVec2, width: u32, pixels: &[u8]) {
        let row = 4 * width as usize;
        for (y, line) in pixels.chunks_exact(row.max(1)).enumerate() {
            let start = 4 * ((from.y + y as u32) * self.size.x + from.x) as usize;
            if let Some(place) = self.data.get_mut(start..start + row) {
                place.copy_from_slice(line);
            }
        }
    }
}

type Shown<'a> = (Entity, &'a Mosaic, &'a LayoutRect, &'a mut PaintedPixels, Option<&'a Sprite>);

fn paint_mosaics<P: ComposedPicture>(
    mut commands: Commands,
    mut images: ResMut<Assets<Image>>,
    (screen, palette): (Res<Screen>, Res<Palette>),
    changed: Query<Entity, (With<P>, P::Changes)>,
    pictures: Query<P::Parts, With<P>>,
    mut mosaics: Query<Shown, (Without<Tiles>, Without<Texture>)>,
) {
    let is_all_new = screen.is_changed() || palette.is_changed();
    let nothing_changed = changed.is_empty();
    for (entity, mosaic, place, mut painted, sprite) in &mut mosaics {
        let size = (place.rect.size() * screen.pixels).round().max(Vec2::ZERO).as_uvec2();
        if size.min_element() == 0 {
            continue;
        }
        let old = sprite.filter(|_| !is_all_new && painted.0 == size);
        if old.is_some() && nothing_changed {
            continue;
        }
        let is_due = |piece: &Entity| old.is_none() || changed.contains(*piece);
        let mut pieces = mosaic.pieces.iter().enumerate().filter(|(_, piece)| is_due(piece)).peekable();
        if pieces.peek().is_none() {
            continue;
        }
        let mut pixels = Pixels::clear(size);
        let kept = old.and_then(|sprite| images.get_mut(&sprite.image)).and_then(|mut image| image.data.take());
        if let Some(data) = kept {
            pixels.data = data;
        }
        let side = place.rect.size()
            / Vec2::new(mosaic.columns as f32, mosaic.pieces.len().div_ceil(mosaic.columns) as f32);
        for (at, piece) in pieces {
            let Ok(parts) = pictures.get(*piece) else { continue };
            let (from, to, middle) = mosaic.cell(at, size);
            let shapes = Brush::shapes(|brush| P::paint(parts, side, brush));
            let canvas = (to - from, middle - from.as_vec2());
            if let Some(cell) = rasterize_pixels(&shapes, canvas, screen.pixels, &palette) {
                pixels.replace(from, canvas.0.x, &cell);
            }
        }
        painted.set_if_neq(PaintedPixels(size));
        if let Some(mut image) = old.and_then(|sprite| images.get_mut(&sprite.image)) {
            image.data = Some(pixels.data);
            continue;
        }
        let image = images.add(image(size, pixels.data, RenderAssetUsages::all()));
        let custom_size = Some(size.as_vec2() / screen.pixels);
        commands.entity(entity).insert(Sprite { image, custom_size, ..default() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        drawing::brush::Picture,
        theme::palette::{INK, PAPER},
    };

    #[derive(Component)]
    struct Pane(bool);

    impl Picture for Pane {
        fn paint(&self, size: Vec2, brush: &mut Brush) {
            let color = if self.0 { INK } else { PAPER };
            // It would cover its neighbours, too.
            brush.rect(Rect::from_center_size(Vec2::ZERO, size * 3.0), 0.0, color);
        }
    }

    fn window(app: &mut App, side: f32) -> (Entity, Vec<Entity>) {
        let world = app.world_mut();
        let pieces: Vec<Entity> = (0..6).map(|_| world.spawn(Pane(false)).id()).collect();
        let place = LayoutRect::new(Rect::new(0.0, 0.0, 3.0 * side, 2.0 * side), 0.0);
        (world.spawn((Mosaic { columns: 3, pieces: pieces.clone() }, place)).id(), pieces)
    }

    /// Whether each of the six panes is of ink, seen at its corners and in its middle.
    fn inked(app: &App, window: Entity) -> [bool; 6] {
        let sprite = app.world().get::<Sprite>(window).expect("a sprite");
        let image = app.world().resource::<Assets<Image>>().get(&sprite.image).expect("an image");
        let size = image.size();
        let (across, down) = (size.x / 3, size.y / 2);
        core::array::from_fn(|pane| {
            let from = UVec2::new(pane as u32 % 3 * across, pane as u32 / 3 * down);
            let places = [(1, 1), (across - 2, 1), (across / 2, down / 2), (across - 2, down - 2)];
            let dark = places.map(|(x, y)| {
                image.get_color_at(from.x + x, from.y + y).expect("a pixel").to_srgba().red < 0.5
            });
            assert!(dark.iter().all(|it| *it == dark[0]), "pane {pane}: {dark:?}");
            dark[0]
        })
    }

    #[test]
    fn each_piece_is_painted_into_its_cell_and_again_when_it_changes() {
        let mut app = crate::drawing::windowless();
        app.add_plugins(MosaicPlugin::<Pane>::default());
        let (window, pieces) = window(&mut app, 10.3);
        app.update();
        assert_eq!(inked(&app, window), [false; 6]);
        let image = |app: &App| app.world().get::<Sprite>(window).map(|sprite| sprite.image.id());
        let first = image(&app);
        app.world_mut().entity_mut(pieces[4]).insert(Pane(true));
        app.update();
        assert_eq!(inked(&app, window), [false, false, false, false, true, false]);
        assert_eq!(image(&app), first, "the same image");
        app.world_mut().resource_mut::<Screen>().pixels = 2.0;
        app.update();
        assert_eq!(inked(&app, window), [false, false, false, false, true, false]);
        app.insert_resource(Palette::new(|_| Color::BLACK));
        app.update();
        assert_eq!(inked(&app, window), [true; 6]);
    }
}
