//! Lays what the pages around the tables lie on.

use bevy::prelude::*;

use super::{
    Panel, apply_settings::of_screen, page_frame::PageFrame, settings, setup_form::SetupForms, shelf::SHELF,
};
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
        widgets::{CoversTable, Ground, Table},
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

/// A part that is painted by this alone: what the buttons lie on, or all of the floor.
#[derive(Component, Clone, Copy, Debug)]
struct Part(fn(&mut Brush, Vec2));

impl Picture for Head {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        (self.paint)(brush, size, self.title);
    }
}

impl Picture for Part {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        (self.0)(brush, size);
    }
}

/// What pages lie on that have no ground of their own, as the shelf and the tables have.
#[derive(Resource, Clone, Copy, Default, Debug)]
pub(super) struct PageBackdrop {
    /// That of set-up and results, while one of them is open.
    page: Option<&'static Backdrop>,
    /// That of the settings, while they are open.
    pub settings: Option<&'static Backdrop>,
}

/// Above the wooden table, below everything else.
const FLOOR: f32 = 0.5;
/// Settings lie on whatever page is open: all of it is covered.
const ABOVE_PAGES: f32 = 900.0;
/// The head and the foot, above the floor.
const HEAD: f32 = 0.1;
/// How much of the head is seen below the title, in dp.
const BELOW_TITLE: f32 = 46.0;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((PicturePlugin::<Head>::default(), PicturePlugin::<Part>::default()))
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
    (page, boxes, panel): (Res<State<Page>>, Res<Boxes>, Res<Panel>),
    current: Res<ActiveMatch>,
    mut forms: ResMut<SetupForms>,
    mut backdrop: ResMut<PageBackdrop>,
) {
    let game = game_of_page(*page.get(), &boxes, &current, forms.bypass_change_detection());
    let is_around_table = matches!(page.get(), Page::Setup | Page::Results);
    let has_settings = *panel == Panel::Settings;
    let found = PageBackdrop {
        page: game.filter(|_| is_around_table).map(|game| game.backdrop),
        settings: has_settings.then(|| game.map_or(&SHELF, |game| game.backdrop)),
    };
    let is_same = |a: Option<&'static Backdrop>, b: Option<&'static Backdrop>| match (a, b) {
        (Some(a), Some(b)) => core::ptr::eq(a, b),
        (None, None) => true,
        _ => false,
    };
    if !(is_same(found.page, backdrop.page) && is_same(found.settings, backdrop.settings)) {
        *backdrop = found;
    }
}

fn lay_backdrop(
    mut commands: Commands,
    (backdrop, screen, page): (Res<PageBackdrop>, Res<Screen>, Res<State<Page>>),
    (text_scale, chosen): (Res<TextScale>, Res<Settings>),
    laid: Query<Entity, With<OnBackdrop>>,
) {
    for entity in &laid {
        commands.entity(entity).despawn();
    }
    // Panels are larger on a large screen in another way than what is written on the table.
    let (safe, zoom) = (screen.safe(), of_screen(screen.size));
    let page_scale = match page.get() {
        Page::Setup => chosen.text_scale.clamp(1.0, 2.0) * zoom,
        Page::Shelf | Page::Table | Page::Results => text_scale.0,
    };
    if let Some(backdrop) = backdrop.page {
        lay(&mut commands, backdrop, &screen, &PageFrame::of(safe, page_scale), FLOOR);
    }
    if let Some(backdrop) = backdrop.settings {
        let frame = settings::frame(safe, chosen.text_scale, zoom);
        lay(&mut commands, backdrop, &screen, &frame, ABOVE_PAGES);
    }
}

/// Lays what a page in this frame lies on, so high.
fn lay(commands: &mut Commands, backdrop: &Backdrop, screen: &Screen, frame: &PageFrame, floor: f32) {
    let [width, height] = screen.size.to_array();
    // The ground runs to the glass, whatever notches cover of it.
    let across = |top: f32, bottom: f32, high: f32| LayoutRect::new(Rect::new(0.0, top, width, bottom), high);
    let whole = across(0.0, height, floor);
    match backdrop.floor {
        // It lies there already.
        Floor::Wood if floor < ABOVE_PAGES => {}
        Floor::Wood => {
            let wood = Part(|brush, size| Table.paint(size, brush));
            commands.spawn((OnBackdrop, wood, whole));
        }
        Floor::Tiles(tiles) => {
            commands.spawn((OnBackdrop, CoversTable, tiles, whole));
        }
        Floor::Texture(of) => {
            commands.spawn((OnBackdrop, CoversTable, of(screen.size), whole));
        }
        Floor::Picture(paint) => {
            commands.spawn((OnBackdrop, CoversTable, Part(paint), whole));
        }
    }
    if let Some(paint) = backdrop.head {
        let title = frame.head_ends();
        let bottom = title + BELOW_TITLE * frame.unit;
        commands.spawn((OnBackdrop, Head { paint, title }, across(0.0, bottom, floor + HEAD)));
    }
    let top = frame.foot_begins(height);
    if let Some(paint) = backdrop.foot.filter(|_| top < height) {
        commands.spawn((OnBackdrop, Part(paint), across(top, height, floor + HEAD)));
    }
}
