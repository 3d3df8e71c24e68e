//! Lays what the pages around the tables lie on.

use bevy::prelude::*;

use super::{apply_settings::of_screen, page_frame::PageFrame, setup_form::SetupForms};
use crate::{
    AppSystems,
    boxes::{Boxes, GameBox},
    drawing::{
        brush::{Brush, Picture},
        label::TextScale,
        paint::PicturePlugin,
        place::{LayoutRect, Screen},
    },
    page::Page,
    pictures::{
        backdrop::{Backdrop, Floor},
        widgets::{CoversTable, Ground},
    },
    storage::Settings,
    table::{TableSystems, current::ActiveMatch},
};

/// Belongs to what a page lies on.
#[derive(Component, Clone, Copy, Default, Debug)]
#[require(Ground)]
struct OnBackdrop;

/// What stands behind the title.
#[derive(Component, Clone, Copy, Debug)]
struct Head {
    paint: fn(&mut Brush, Vec2, f32),
    /// Where the title ends, in dp from its top.
    title: f32,
}

/// What the buttons lie on.
#[derive(Component, Clone, Copy, Debug)]
struct Foot(fn(&mut Brush, Vec2));

impl Picture for Head {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        (self.paint)(brush, size, self.title);
    }
}

impl Picture for Foot {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        (self.0)(brush, size);
    }
}

/// What the page that is open lies on; `None` where it has a ground of its own, on the shelf and the tables.
#[derive(Resource, Clone, Copy, Default, Debug)]
struct PageBackdrop(Option<&'static Backdrop>);

/// Above the wooden table, below everything else.
const FLOOR: f32 = 0.5;
const HEAD: f32 = 0.6;
/// How much of the head is seen below the title, in dp.
const BELOW_TITLE: f32 = 46.0;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((PicturePlugin::<Head>::default(), PicturePlugin::<Foot>::default()))
        .init_resource::<PageBackdrop>()
        .add_systems(
            Update,
            (find_backdrop, lay_backdrop.run_if(has_changed))
                .chain()
                .after(TableSystems::Tell)
                .in_set(AppSystems::Table),
        );
}

/// The game to which the page belongs, if it belongs to one.
pub(super) fn game_of_page(
    page: Page,
    boxes: &Boxes,
    current: &ActiveMatch,
    forms: &mut SetupForms,
) -> Option<GameBox> {
    match page {
        Page::Shelf => None,
        Page::Setup => forms.current(boxes).map(|(game, _)| game),
        Page::Table | Page::Results => current.play.as_ref().and_then(|play| boxes.of(play)).copied(),
    }
}

fn has_changed(
    (backdrop, screen, page): (Res<PageBackdrop>, Res<Screen>, Res<State<Page>>),
    text_scale: Res<TextScale>,
) -> bool {
    backdrop.is_changed() || screen.is_changed() || page.is_changed() || text_scale.is_changed()
}

fn find_backdrop(
    (page, boxes): (Res<State<Page>>, Res<Boxes>),
    current: Res<ActiveMatch>,
    mut forms: ResMut<SetupForms>,
    mut backdrop: ResMut<PageBackdrop>,
) {
    let is_around_table = matches!(page.get(), Page::Setup | Page::Results);
    let game = game_of_page(*page.get(), &boxes, &current, forms.bypass_change_detection());
    let found = game.filter(|_| is_around_table).map(|game| game.backdrop);
    let is_same = match (found, backdrop.0) {
        (Some(found), Some(before)) => core::ptr::eq(found, before),
        (None, None) => true,
        _ => false,
    };
    if !is_same {
        backdrop.0 = found;
    }
}

fn lay_backdrop(
    mut commands: Commands,
    (backdrop, screen, page): (Res<PageBackdrop>, Res<Screen>, Res<State<Page>>),
    (text_scale, settings): (Res<TextScale>, Res<Settings>),
    laid: Query<Entity, With<OnBackdrop>>,
) {
    for entity in &laid {
        commands.entity(entity).despawn();
    }
    let Some(backdrop) = backdrop.0 else { return };
    // Panels are larger on a large screen in another way than what is written on the table.
    let text_scale = match page.get() {
        Page::Setup => settings.text_scale.clamp(1.0, 2.0) * of_screen(screen.size),
        Page::Shelf | Page::Table | Page::Results => text_scale.0,
    };
    let frame = PageFrame::of(screen.safe(), text_scale);
    let [width, height] = screen.size.to_array();
    // The ground runs to the glass, whatever notches cover of it.
    let across = |top: f32, bottom: f32, high: f32| LayoutRect::new(Rect::new(0.0, top, width, bottom), high);
    let whole = across(0.0, height, FLOOR);
    match backdrop.floor {
        Floor::Wood => {}
        Floor::Tiles(tiles) => {
            commands.spawn((OnBackdrop, CoversTable, tiles, whole));
        }
        Floor::Texture(of) => {
            commands.spawn((OnBackdrop, CoversTable, of(screen.size), whole));
        }
    }
    if let Some(paint) = backdrop.head {
        let title = frame.head_ends();
        let bottom = title + BELOW_TITLE * frame.unit;
        commands.spawn((OnBackdrop, Head { paint, title }, across(0.0, bottom, HEAD)));
    }
    let top = frame.foot_begins(height);
    if let Some(paint) = backdrop.foot.filter(|_| top < height) {
        commands.spawn((OnBackdrop, Foot(paint), across(top, height, HEAD)));
    }
}
