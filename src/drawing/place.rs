//! Where things lie: rectangles in dp from the window's top left corner, and gliding from one to another.

use bevy::{camera::ScalingMode, prelude::*, window::PrimaryWindow};

use crate::{
    AppSystems,
    platform::ThisDevice,
    theme::{
        Palette,
        motion::{RedrawUntil, durations},
        palette,
    },
};

/// Where something lies. Sizes are in dp (logical pixels), y counts downwards.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
#[require(Transform, Visibility)]
pub struct LayoutRect {
    /// Its rectangle, unturned.
    pub rect: Rect,
    /// What lies higher covers what lies lower, 0 to 900.
    pub height: f32,
    /// Turned anticlockwise, in radians.
    pub turn: f32,
}

impl LayoutRect {
    /// Lying straight.
    pub const fn new(rect: Rect, height: f32) -> Self {
        Self { rect, height, turn: 0.0 }
    }

    /// The same, a little askew.
    pub const fn turned(self, turn: f32) -> Self {
        Self { turn, ..self }
    }

    fn transform(&self) -> Transform {
        let middle = self.rect.center();
        Transform::from_xyz(middle.x, -middle.y, self.height).with_rotation(Quat::from_rotation_z(self.turn))
    }
}

/// On its way to its [`LayoutRect`].
#[derive(Component, Clone, Copy, Debug)]
pub struct MoveTween {
    from: LayoutRect,
    began: f32,
    /// How long it takes, in seconds.
    lasts: f32,
    /// Whether a hand carries it.
    by_hand: bool,
    ease: EaseFunction,
}

/// Takes what lies on it, its children, along when it glides. All of them have their places on the screen, where they
/// are once it rests. Nothing is painted on it itself.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Transform, Visibility)]
pub struct GroupTransform;

impl MoveTween {
    /// On the way from beside `place` since `began`: for measuring.
    #[cfg(feature = "dev")]
    pub(crate) fn from_beside(place: LayoutRect, began: f32) -> Self {
        let rect = Rect::from_center_size(place.rect.center() + 40.0, place.rect.size());
        Self::new(LayoutRect { rect, ..place }, began)
    }

    /// On the way from `from` since `began`, in seconds of [`Time`].
    pub const fn new(from: LayoutRect, began: f32) -> Self {
        Self { from, began, lasts: durations::FLIGHT, by_hand: false, ease: EaseFunction::CubicOut }
    }

    /// The same, in so many seconds.
    pub const fn lasting(self, seconds: f32) -> Self {
        Self { lasts: seconds, ..self }
    }

    /// Always as fast, as what falls from far above.
    pub const fn evenly(self) -> Self {
        Self { ease: EaseFunction::Linear, ..self }
    }

    /// As a hand carries it: in a bow over the upper side, a little askew on the way, and nearer to the eye.
    pub const fn by_hand(self) -> Self {
        Self { by_hand: true, ..self }
    }
}

/// How far a hand's way bows, of its length and at most, in dp.
const BOW: f32 = 0.16;
const MOST_BOW: f32 = 70.0;
/// What a hand carries is askew on the way, in radians, and seems larger, by this part.
const ASKEW: f32 = 0.1;
const NEARER: f32 = 0.08;

/// The systems that put things in their place.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PutInPlace;

/// The size of the window in dp, and what its edges cover.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Screen {
    /// Width and height.
    pub size: Vec2,
    /// What notches and bars cover: left, top, right, bottom.
    pub insets: [f32; 4],
    /// How many of its pixels one dp is.
    pub pixels: f32,
}

impl Screen {
    /// The part in which everything can be seen and touched.
    pub fn safe(&self) -> Rect {
        let [left, top, right, bottom] = self.insets;
        Rect::new(left, top, self.size.x - right, self.size.y - bottom)
    }
}

/// Whether the left hand plays: what the thumb needs lies on its side. A setting.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IsLeftHanded(pub bool);

impl Default for Screen {
    fn default() -> Self {
        Self { size: Vec2::new(390.0, 844.0), insets: [0.0; 4], pixels: 1.0 }
    }
}

/// The camera whose world is the screen in dp, y negative downwards.
pub fn camera() -> impl Bundle {
    (
        Camera2d,
        // Shapes and strokes smooth their own edges.
        Msaa::Off,
        Projection::Orthographic(OrthographicProjection {
            scaling_mode: ScalingMode::WindowSize,
            viewport_origin: Vec2::new(0.0, 1.0),
            ..OrthographicProjection::default_2d()
        }),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ClearColor>()
        .init_resource::<Screen>()
        .init_resource::<IsLeftHanded>()
        .add_systems(PreUpdate, measure_screen)
        .add_systems(Update, follow_palette.run_if(resource_changed::<Palette>).in_set(AppSystems::Motion))
        .add_systems(Update, (put_in_place, glide).chain().in_set(PutInPlace).in_set(AppSystems::Motion));
}

/// Behind the table there is its colour.
fn follow_palette(mut clear: ResMut<ClearColor>, palette: Res<Palette>) {
    clear.0 = palette.color(palette::TABLE);
}

fn measure_screen(
    windows: Query<&Window, With<PrimaryWindow>>,
    device: Option<Res<ThisDevice>>,
    mut screen: ResMut<Screen>,
) {
    let mut found = *screen;
    if let Ok(window) = windows.single() {
        let size = Vec2::new(window.width(), window.height());
        if size.min_element() > 0.0 {
            found.size = size;
            found.pixels = window.scale_factor();
        }
    }
    if let Some(device) = device {
        found.insets = device.insets();
    }
    screen.set_if_neq(found);
}

/// What is at its place, or, where it only carries others, leaves them at theirs.
fn at_rest(place: &LayoutRect, is_group: bool) -> Transform {
    if is_group { Transform::IDENTITY } else { place.transform() }
}

/// Moves a thing. The renderer puts shapes in order when they come, and again only when they change: so one that goes
/// up or down counts as changed.
fn put(transform: &mut Mut<Transform>, mesh: Option<Mut<Mesh2d>>, to: Transform) {
    let is_as_high = transform.translation.z == to.translation.z;
    transform.set_if_neq(to);
    if let Some(mut mesh) = mesh.filter(|_| !is_as_high) {
        mesh.set_changed();
    }
}

fn put_in_place(
    mut placed: Query<
        (&LayoutRect, Has<GroupTransform>, &mut Transform, Option<&mut Mesh2d>),
        (Changed<LayoutRect>, Without<MoveTween>),
    >,
) {
    for (place, is_group, mut transform, mesh) in &mut placed {
        put(&mut transform, mesh, at_rest(place, is_group));
    }
}

/// Where a hand has what it carries this `way`, y up, of which so much is over, 0 to 1.
fn carry(carried: &mut Transform, way: Vec2, over: f32) {
    // 0 where it sets out and arrives.
    let middle = 4.0 * over * (1.0 - over);
    // What goes to the right has the upper side on its left.
    let left = if way.x < 0.0 { -1.0 } else { 1.0 };
    let bow = (way.length() * BOW).min(MOST_BOW) * left * middle;
    carried.translation += (way.normalize_or_zero().perp() * bow).extend(0.0);
    carried.rotate_z(-left * ASKEW * middle);
    carried.scale *= Vec2::splat(1.0 + NEARER * middle).extend(1.0);
}

fn glide(
    mut commands: Commands,
    time: Res<Time>,
    mut redraw_until: ResMut<RedrawUntil>,
    mut gliding: Query<(
        Entity,
        &LayoutRect,
        Has<GroupTransform>,
        &MoveTween,
        &mut Transform,
        Option<&mut Mesh2d>,
    )>,
) {
    for (entity, place, is_group, glide, mut transform, mesh) in &mut gliding {
        let progress = ((time.elapsed_secs() - glide.began) / glide.lasts).max(0.0);
        if progress >= 1.0 {
            put(&mut transform, mesh, at_rest(place, is_group));
            commands.entity(entity).remove::<MoveTween>();
            continue;
        }
        redraw_until.stay(&time, 0.1);
        let eased = glide.ease.sample_clamped(progress);
        // What a hand carries is above all that it carries it over.
        let height = if glide.by_hand { place.height.max(glide.from.height) } else { place.height };
        let (from, to) = (glide.from.transform(), place.transform());
        let scale = (glide.from.rect.size() / place.rect.size().max(Vec2::ONE)).lerp(Vec2::ONE, eased);
        let mut way = Transform {
            translation: from.translation.lerp(to.translation, eased).with_z(height),
            rotation: from.rotation.lerp(to.rotation, eased),
            scale: scale.extend(1.0),
        };
        if glide.by_hand {
            carry(&mut way, (to.translation - from.translation).truncate(), eased);
        }
        // What it carries is moved from where it rests.
        let way = if is_group { way * Transform::from_translation(-to.translation) } else { way };
        put(&mut transform, mesh, way);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: LayoutRect =
        LayoutRect::new(Rect { min: Vec2::new(10.0, 20.0), max: Vec2::new(60.0, 70.0) }, 11.0);
    const LARGE: LayoutRect =
        LayoutRect::new(Rect { min: Vec2::new(100.0, 200.0), max: Vec2::new(600.0, 700.0) }, 21.0);

    /// The upper left quarter of a place.
    fn quarter(place: LayoutRect) -> LayoutRect {
        LayoutRect { rect: Rect::from_corners(place.rect.min, place.rect.center()), ..place }
    }

    /// A sheet that lies small, and its upper left quarter.
    fn app() -> (App, Entity, Entity) {
        let mut app = App::new();
        app.init_resource::<Time>().init_resource::<RedrawUntil>();
        app.add_systems(Update, (put_in_place, glide).chain());
        let sheet = app.world_mut().spawn((SMALL, GroupTransform)).id();
        let part = app.world_mut().spawn((quarter(SMALL), ChildOf(sheet))).id();
        app.update();
        (app, sheet, part)
    }

    /// Where the part is seen.
    fn seen(app: &App, sheet: Entity, part: Entity) -> Option<(Vec3, Vec3)> {
        let [sheet, part] = [sheet, part].map(|entity| app.world().get::<Transform>(entity).copied());
        let seen = sheet? * part?;
        Some((seen.translation, seen.scale))
    }

    #[derive(Resource, Default)]
    struct HasChanged(bool);

    #[test]
    fn a_shape_that_goes_up_counts_as_changed() {
        let (mut app, ..) = app();
        app.init_resource::<HasChanged>().add_systems(
            PostUpdate,
            |shapes: Query<(), Changed<Mesh2d>>, mut has_changed: ResMut<HasChanged>| {
                has_changed.0 = !shapes.is_empty();
            },
        );
        let shape = app.world_mut().spawn((SMALL, Mesh2d::default())).id();
        let mut is_changed_at = |place: LayoutRect| {
            app.world_mut().entity_mut(shape).insert(place);
            app.update();
            app.world().resource::<HasChanged>().0
        };
        assert!(is_changed_at(SMALL), "it is new");
        assert!(!is_changed_at(LayoutRect { height: SMALL.height, ..LARGE }));
        assert!(is_changed_at(LARGE));
    }

    #[test]
    fn the_place_of_what_is_carried_is_on_the_screen() {
        let (app, sheet, part) = app();
        assert_eq!(seen(&app, sheet, part), Some((Vec3::new(22.5, -32.5, 11.0), Vec3::ONE)));
    }

    #[test]
    fn a_hand_carries_in_a_bow_over_the_upper_side_whichever_way_it_goes() {
        for (from, to) in [(SMALL, LARGE), (LARGE, SMALL)] {
            let (mut app, ..) = app();
            let way = MoveTween::new(from, 0.0).by_hand().evenly().lasting(2.0);
            let card = app.world_mut().spawn((to, way)).id();
            let mut seen_after = |milliseconds: u64| {
                let passed = core::time::Duration::from_millis(milliseconds);
                app.world_mut().resource_mut::<Time>().advance_by(passed);
                app.update();
                *app.world().entity(card).get::<Transform>().expect("it has one")
            };
            let halfway = seen_after(1000).translation;
            let straight = (from.transform().translation + to.transform().translation) / 2.0;
            assert!(halfway.y > straight.y + 10.0, "{halfway} is not above {straight}");
            assert_eq!(seen_after(1000), to.transform());
        }
    }

    #[test]
    fn what_is_carried_glides_along() {
        let (mut app, sheet, part) = app();
        app.world_mut().entity_mut(sheet).insert((LARGE, MoveTween::new(SMALL, 0.0)));
        app.world_mut().entity_mut(part).insert(quarter(LARGE));
        app.update();
        // It sets out from where it was, as small as it was.
        let small = Vec3::new(0.1, 0.1, 1.0);
        assert_eq!(seen(&app, sheet, part), Some((Vec3::new(22.5, -32.5, 21.0), small)));
        app.world_mut().resource_mut::<Time>().advance_by(core::time::Duration::from_secs(1));
        app.update();
        assert_eq!(seen(&app, sheet, part), Some((Vec3::new(225.0, -325.0, 21.0), Vec3::ONE)));
        assert!(!app.world().entity(sheet).contains::<MoveTween>());
    }

    #[test]
    fn a_carrier_that_stops_gliding_leaves_all_in_their_places() {
        let (mut app, sheet, part) = app();
        app.world_mut().entity_mut(sheet).insert((LARGE, MoveTween::new(SMALL, 0.0)));
        app.world_mut().entity_mut(part).insert(quarter(LARGE));
        app.update();
        app.world_mut().entity_mut(sheet).remove::<MoveTween>().insert(LARGE);
        app.update();
        assert_eq!(seen(&app, sheet, part), Some((Vec3::new(225.0, -325.0, 21.0), Vec3::ONE)));
    }
}
