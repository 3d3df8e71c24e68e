//! What every page lies on: the wooden table, and grounds under texts.

use bevy::prelude::*;

use crate::{
    AppSystems,
    drawing::{
        brush::{Brush, Pen, Picture},
        paint::PicturePlugin,
        place::{LayoutRect, Screen},
    },
    theme::{Tone, palette},
};

/// What other things lie on: without them it is bare.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ground;

/// The table under everything.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Ground)]
pub struct Table;

impl Picture for Table {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        brush.wood(Rect::from_center_size(Vec2::ZERO, size), palette::TABLE);
    }
}

/// The table fills the screen, whatever lies on it.
fn fill_screen(mut commands: Commands, screen: Res<Screen>, mut table: Query<&mut LayoutRect, With<Table>>) {
    let whole = LayoutRect::new(Rect::from_corners(Vec2::ZERO, screen.size), 0.0);
    match table.single_mut() {
        Ok(mut place) => {
            place.set_if_neq(whole);
        }
        Err(_) => {
            commands.spawn((Table, whole));
        }
    }
}

/// A ground of its own, which a game lays over the whole table.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[require(Ground)]
pub struct CoversTable;

/// Whether such a ground was laid or taken away.
fn is_covered_otherwise(
    laid: Query<(), Added<CoversTable>>,
    mut taken: RemovedComponents<CoversTable>,
) -> bool {
    taken.read().count() > 0 || !laid.is_empty()
}

/// Nobody paints a table that is covered.
fn hide_covered_table(covers: Query<(), With<CoversTable>>, mut table: Query<&mut Visibility, With<Table>>) {
    let shown = if covers.is_empty() { Visibility::Inherited } else { Visibility::Hidden };
    for mut visibility in &mut table {
        visibility.set_if_neq(shown);
    }
}

/// What lies under a text.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
#[require(Ground)]
pub enum Backing {
    /// A sheet of paper.
    Paper,
    /// A dark plank, for light text.
    Plank,
    /// A patch of colour with round ends.
    Patch(Tone),
}

impl Picture for Backing {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let rect = Rect::from_center_size(Vec2::ZERO, size);
        match *self {
            Self::Paper => brush.paper(rect, (size.min_element() * 0.1).clamp(4.0, 14.0), 6.0, palette::PAPER),
            Self::Plank => paint_plank(brush, rect, 10.0),
            Self::Patch(color) => brush.rect(rect, size.min_element() / 2.0, color),
        }
    }
}

/// A plank with its grain, its lit upper edge and a nail at each end.
pub(super) fn paint_plank(brush: &mut Brush, rect: Rect, radius: f32) {
    let dark = palette::PLANK.mix(&palette::DARK, 0.22);
    brush.shadow(rect, radius, 5.0);
    brush.shaded_rect(rect, radius, palette::PLANK, palette::PLANK.mix(&palette::DARK, 0.12));
    let (width, height) = (rect.width(), rect.height());
    for (row, (from, to)) in [(0.04, 0.55), (0.38, 0.97), (0.02, 0.42)].into_iter().enumerate() {
        let y = rect.min.y + height * (0.24 + 0.27 * row as f32);
        let wave = |part: f32| Vec2::new(rect.min.x + width * part, y + 1.6 * (part * 11.0 + row as f32).sin());
        let grain: Vec<Vec2> = (0..=12).map(|i| wave(from + (to - from) * i as f32 / 12.0)).collect();
        brush.stroke(&grain, Pen::new(1.2, dark.with_alpha(0.35)));
    }
    for x in [rect.min.x + 9.0, rect.max.x - 9.0] {
        brush.disc(Vec2::new(x, rect.center().y), 2.6, dark);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((PicturePlugin::<Table>::default(), PicturePlugin::<Backing>::default()));
    app.add_systems(
        Update,
        (fill_screen.run_if(resource_changed::<Screen>), hide_covered_table.run_if(is_covered_otherwise))
            .chain()
            .after(AppSystems::Table)
            .before(AppSystems::Motion),
    );
}
