//! Keeps the mesh of every [`Picture`] and [`ComposedPicture`] as its components and the size of its [`LayoutRect`]
//! say.

use core::marker::PhantomData;

use bevy::{
    camera::visibility::NoFrustumCulling,
    ecs::{
        query::{QueryFilter, QueryItem, ReadOnlyQueryData},
        system::SystemParam,
    },
    prelude::*,
};

use super::{
    brush::{Brush, Picture},
    ink::{Ink, SharedInk},
    is_seen,
    place::LayoutRect,
};
use crate::{AppSystems, theme::Palette};

/// A picture that several components of an entity make up, painted anew once one of them changes. It belongs to the
/// entities that have the component for which it is implemented.
pub trait ComposedPicture: Component {
    /// The components that make it up.
    type Parts: ReadOnlyQueryData + 'static;
    /// Whether one of them has changed.
    type Changes: QueryFilter + 'static;

    /// Draws it, `size` dp wide and high.
    fn paint(parts: QueryItem<Self::Parts>, size: Vec2, brush: &mut Brush);
}

impl<P: Picture> ComposedPicture for P {
    type Parts = &'static P;
    type Changes = Changed<P>;

    fn paint(picture: &P, size: Vec2, brush: &mut Brush) {
        picture.paint(size, brush);
    }
}

/// Which pictures have to be painted: those that have changed in themselves or in size, or all in another palette.
#[derive(SystemParam)]
pub(super) struct ToPaint<'w, 's, P: ComposedPicture> {
    pub(super) palette: Res<'w, Palette>,
    changed: Query<'w, 's, (), (With<P>, <P as ComposedPicture>::Changes)>,
    moved: Query<'w, 's, Entity, (With<P>, Or<(<P as ComposedPicture>::Changes, Changed<LayoutRect>)>)>,
    all: Query<'w, 's, Entity, With<P>>,
}

impl<P: ComposedPicture> ToPaint<'_, '_, P> {
    /// Those that may have to be; all of them if `of_all`.
    pub(super) fn entities(&self, of_all: bool) -> impl Iterator<Item = Entity> {
        let of_all = of_all || self.palette.is_changed();
        let all = of_all.then(|| self.all.iter()).into_iter().flatten();
        let moved = (!of_all).then(|| self.moved.iter()).into_iter().flatten();
        all.chain(moved)
    }

    /// Whether this one has to be painted in this size, and remembers that it is.
    pub(super) fn is_due(&self, entity: Entity, painted: &mut PaintedSize, size: Vec2) -> bool {
        let is_as_large = painted.0 == size;
        painted.0 = size;
        !is_as_large || self.palette.is_changed() || self.changed.contains(entity)
    }
}

/// The size at which a picture was last painted.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
pub struct PaintedSize(Vec2);

/// Lets entities with a `P` and a [`LayoutRect`] be seen.
pub struct PicturePlugin<P>(PhantomData<P>);

impl<P> Default for PicturePlugin<P> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<P: ComposedPicture> Plugin for PicturePlugin<P> {
    fn build(&self, app: &mut App) {
        app.add_observer(on_add::<P>)
            .add_systems(Update, paint::<P>.in_set(AppSystems::Motion).run_if(is_seen));
    }
}

fn on_add<P: ComposedPicture>(
    add: On<Add, P>,
    mut commands: Commands,
    meshes: Res<Assets<Mesh>>,
    ink: Res<SharedInk>,
) {
    commands.entity(add.entity).insert((
        Mesh2d(meshes.reserve_handle()),
        MeshMaterial2d::<Ink>(ink.0.clone()),
        NoFrustumCulling,
        PaintedSize::default(),
    ));
}

fn paint<P: ComposedPicture>(
    mut meshes: ResMut<Assets<Mesh>>,
    to_paint: ToPaint<P>,
    mut pictures: Query<(P::Parts, &LayoutRect, &Mesh2d, &mut PaintedSize), With<P>>,
) {
    for entity in to_paint.entities(false) {
        let Ok((parts, place, mesh, mut painted)) = pictures.get_mut(entity) else { continue };
        let size = place.rect.size();
        if !to_paint.is_due(entity, &mut painted, size) {
            continue;
        }
        let mut brush = Brush::default();
        P::paint(parts, size, &mut brush);
        // A mesh without vertices would be refused by the renderer, and one that is gone be drawn as it was.
        if brush.is_empty() {
            brush.speck();
        }
        if let Err(error) = meshes.insert(&mesh.0, brush.mesh(&to_paint.palette)) {
            error!("a picture could not be painted: {error}");
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::mesh::VertexAttributeValues;

    use super::*;
    use crate::theme::palette::PAPER;

    #[derive(Component)]
    struct Dot(bool);

    impl Picture for Dot {
        fn paint(&self, size: Vec2, brush: &mut Brush) {
            if self.0 {
                brush.disc(Vec2::ZERO, size.x / 2.0, PAPER);
            }
        }
    }

    fn app() -> App {
        let mut app = crate::drawing::windowless();
        app.add_plugins(PicturePlugin::<Dot>::default());
        app
    }

    fn corner(app: &mut App, dot: Entity) -> Option<f32> {
        let mesh = app.world().get::<Mesh2d>(dot)?.0.clone();
        let mesh = app.world().resource::<Assets<Mesh>>().get(&mesh)?;
        let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION)?.as_float3()?;
        positions.first().map(|first| first[0])
    }

    #[test]
    fn a_picture_is_painted_anew_in_the_colours_of_another_palette() {
        let mut app = app();
        let place = LayoutRect::new(Rect::new(0.0, 0.0, 10.0, 10.0), 0.0);
        let dot = app.world_mut().spawn((Dot(true), place)).id();
        let color = |app: &App| {
            let mesh = app.world().resource::<Assets<Mesh>>().get(&app.world().get::<Mesh2d>(dot)?.0)?;
            match mesh.attribute(Mesh::ATTRIBUTE_COLOR)? {
                VertexAttributeValues::Float32x4(vertices) => vertices.first().copied(),
                _ => None,
            }
        };
        app.update();
        assert_eq!(color(&app), Some(Palette::default().color(PAPER).to_linear().to_f32_array()));
        app.insert_resource(Palette::new(|_| Color::BLACK));
        app.update();
        assert_eq!(color(&app), Some([0.0, 0.0, 0.0, 1.0]));
    }

    #[test]
    fn a_picture_is_painted_anew_when_it_or_its_size_changes() {
        let mut app = app();
        let place = |size: f32| LayoutRect::new(Rect::new(0.0, 0.0, size, size), 0.0);
        let dot = app.world_mut().spawn((Dot(true), place(10.0))).id();
        app.update();
        assert_eq!(corner(&mut app, dot), Some(-6.5));
        app.world_mut().entity_mut(dot).insert(place(20.0));
        app.update();
        assert_eq!(corner(&mut app, dot), Some(-11.5));
        app.world_mut().entity_mut(dot).insert(Dot(false));
        app.update();
        assert_eq!(corner(&mut app, dot), Some(0.0), "nothing that can be seen");
        app.world_mut().entity_mut(dot).insert(Dot(true));
        app.update();
        assert_eq!(corner(&mut app, dot), Some(-11.5));
    }
}
