//! Where the window lies: as it was left, but never outside of a screen, nor larger than one has room for.

use std::{fs, path::Path};

use bevy::{
    app::AppExit,
    ecs::system::NonSendMarker,
    prelude::*,
    window::{
        Monitor, PrimaryMonitor, PrimaryWindow, RequestRedraw, WindowCloseRequested, WindowFocused, WindowMode,
    },
    winit::WINIT_WINDOWS,
};
use serde::{Deserialize, Serialize};

use crate::{platform::DataDir, record};

/// The file in the folder for matches and settings.
const FILE: &str = "window.json";
/// How large it may be, in bytes.
const MOST_BYTES: u64 = 4096;
/// What a window is made at least, where the screen has that much, in dp.
const LEAST: Vec2 = Vec2::new(320.0, 320.0);
/// What the system's bars and the window's own title take of a screen's height, in dp. Nobody tells how much it really is.
const BARS: f32 = 88.0;

/// Where the window lies, and its file form.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct WindowPlace {
    /// Its upper left corner among all screens, in physical pixels; `None` where the system decides.
    at: Option<[i32; 2]>,
    /// Its width and height in dp, when it does not fill the screen.
    size: [f32; 2],
    /// Whether it fills the screen.
    is_full: bool,
    /// Whether it is as large as the system's bars let it be.
    is_maximised: bool,
}

impl Default for WindowPlace {
    fn default() -> Self {
        Self { at: None, size: [1024.0, 768.0], is_full: false, is_maximised: false }
    }
}

/// A screen that is there.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Screen {
    /// Its upper left corner and its size, in physical pixels.
    at: IVec2,
    size: IVec2,
    /// How many of these a dp has.
    scale: f32,
    is_primary: bool,
}

impl Screen {
    fn of((monitor, is_primary): (&Monitor, bool)) -> Self {
        let scale = (monitor.scale_factor as f32).max(0.1);
        Self { at: monitor.physical_position, size: monitor.physical_size().as_ivec2(), scale, is_primary }
    }

    fn contains(&self, place: IVec2) -> bool {
        let inside = place - self.at;
        inside.min_element() >= 0 && inside.x < self.size.x && inside.y < self.size.y
    }
}

impl WindowPlace {
    /// Where it was left last time; the usual place if that is not known.
    pub(crate) fn last(folder: Option<&Path>) -> Self {
        let read = |folder: &Path| {
            let bytes = record::load_up_to(MOST_BYTES, &folder.join(FILE)).ok()?;
            serde_json::from_slice(&bytes).ok()
        };
        folder.and_then(read).unwrap_or_default()
    }

    /// Its size in dp.
    pub(crate) fn size(&self) -> Vec2 {
        // A file may say anything.
        Vec2::from(self.size).clamp(LEAST, Vec2::splat(8192.0))
    }

    /// Where the system is asked to put a window before it is known which screens there are.
    pub(crate) fn position(&self) -> WindowPosition {
        self.at.map_or(WindowPosition::Automatic, |at| WindowPosition::At(at.into()))
    }

    /// The place nearest to this one on the screens that are there.
    fn on(self, screens: &[Screen]) -> Self {
        let at = self.at.map(IVec2::from);
        let of_corner = at.and_then(|at| screens.iter().find(|screen| screen.contains(at)));
        let main = || screens.iter().find(|screen| screen.is_primary).or(screens.first());
        let Some(screen) = of_corner.or_else(main) else { return Self { at: None, ..self } };
        let whole = screen.size.as_vec2() / screen.scale;
        let free = whole - Vec2::new(0.0, BARS);
        let size = self.size().min(free.max(LEAST)).min(whole.max(Vec2::ONE));
        // What lies on a screen that is gone is put where the system wants it.
        let at = at.filter(|_| of_corner.is_some()).map(|at| {
            let taken = (size + Vec2::new(0.0, BARS)) * screen.scale;
            let last = screen.at + (screen.size - taken.as_ivec2()).max(IVec2::ZERO);
            at.clamp(screen.at, last).into()
        });
        Self { at, size: size.into(), ..self }
    }

    /// As it is now; one that fills the screen, or as much of it as there is, comes back to where it was.
    fn now(self, window: &Window, is_maximised: bool) -> Self {
        if window.mode != WindowMode::Windowed {
            return Self { is_full: true, ..self };
        }
        if is_maximised {
            return Self { is_full: false, is_maximised, ..self };
        }
        let at = match window.position {
            WindowPosition::At(at) => Some(at.into()),
            WindowPosition::Automatic | WindowPosition::Centered(_) => None,
        };
        let size = window.size();
        // One that lies in a bar of the system has no size.
        if size.min_element() < 1.0 { self } else { Self { at, size: size.into(), ..Self::default() } }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WindowPlace>()
        .init_resource::<ToMaximise>()
        .add_message::<WindowCloseRequested>()
        .add_message::<WindowFocused>()
        .add_message::<RequestRedraw>()
        .add_systems(Startup, lay_out)
        .add_systems(Last, (maximise, follow, keep).chain());
}

/// In how many frames the window is to be maximised, if it is: what nobody sees yet cannot be.
#[derive(Resource, Default)]
struct ToMaximise(Option<u8>);

/// Before anybody sees the window it is put where it belongs.
fn lay_out(
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    monitors: Query<(&Monitor, Has<PrimaryMonitor>)>,
    mut place: ResMut<WindowPlace>,
    mut to_maximise: ResMut<ToMaximise>,
) {
    let screens: Vec<Screen> = monitors.iter().map(Screen::of).collect();
    let left = *place;
    *place = left.on(&screens);
    let [width, height] = place.size;
    window.resolution.set(width, height);
    match (left.at, place.at) {
        (_, Some(at)) => window.position.set(at.into()),
        (Some(_), None) => window.position.center(MonitorSelection::Primary),
        (None, None) => {}
    }
    to_maximise.0 = place.is_maximised.then_some(1);
    if place.is_full {
        window.mode = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
    }
    window.visible = true;
}

fn maximise(
    mut window: Single<&mut Window, With<PrimaryWindow>>,
    mut to_maximise: ResMut<ToMaximise>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(frames) = to_maximise.0 else { return };
    to_maximise.0 = frames.checked_sub(1);
    if to_maximise.0.is_none() {
        window.set_maximized(true);
    }
    redraw.write(RequestRedraw);
}

fn follow(
    windows: Query<(Entity, &Window), (With<PrimaryWindow>, Changed<Window>)>,
    mut place: ResMut<WindowPlace>,
    to_maximise: Res<ToMaximise>,
    _main_thread: NonSendMarker,
) {
    // As it is before that, it does not stay.
    if to_maximise.is_changed() || to_maximise.0.is_some() {
        return;
    }
    for (entity, window) in windows {
        let is_maximised = WINIT_WINDOWS
            .with_borrow(|windows| windows.get_window(entity).is_some_and(|window| window.is_maximized()));
        let now = place.now(window, is_maximised);
        place.set_if_neq(now);
    }
}

/// Writes it when the window is left or closed, if it has changed.
fn keep(
    (mut focused, mut closed, mut ended): (
        MessageReader<WindowFocused>,
        MessageReader<WindowCloseRequested>,
        MessageReader<AppExit>,
    ),
    (place, folder): (Res<WindowPlace>, Res<DataDir>),
    mut kept: Local<Option<WindowPlace>>,
) {
    let is_left = focused.read().any(|focused| !focused.focused);
    let is_over = closed.read().count() + ended.read().count() > 0;
    let Some(folder) = folder.0.as_deref().filter(|_| is_left || is_over) else { return };
    if *kept == Some(*place) {
        return;
    }
    let Ok(text) = serde_json::to_string_pretty(&*place) else { return };
    let written = fs::create_dir_all(folder).is_ok() && record::save(&folder.join(FILE), text + "\n").is_ok();
    if !written {
        warn!("where the window lies cannot be kept in {}", folder.display());
    }
    *kept = Some(*place);
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: Screen =
        Screen { at: IVec2::ZERO, size: IVec2::new(1920, 1080), scale: 1.0, is_primary: true };

    fn place(at: Option<[i32; 2]>, size: [f32; 2]) -> WindowPlace {
        WindowPlace { at, size, ..WindowPlace::default() }
    }

    #[test]
    fn where_there_is_room_it_lies_as_it_was_left() {
        for left in [place(None, [1024.0, 768.0]), place(Some([200, 100]), [800.0, 600.0])] {
            assert_eq!(left.on(&[SCREEN]), left);
        }
    }

    #[test]
    fn it_is_never_larger_than_a_screen_has_room_for() {
        for (size, scale, wanted) in [
            (IVec2::new(820, 1180), 1.0, [820.0, 768.0]),
            (IVec2::new(1366, 768), 1.0, [1024.0, 680.0]),
            (IVec2::new(2880, 1800), 2.0, [1024.0, 768.0]),
            (IVec2::new(1366, 768), 2.0, [683.0, 320.0]),
            (IVec2::new(200, 200), 1.0, [200.0, 200.0]),
        ] {
            let screen = Screen { size, scale, ..SCREEN };
            assert_eq!(WindowPlace::default().on(&[screen]), place(None, wanted), "{size} at {scale}");
        }
    }

    #[test]
    fn it_is_never_outside_of_the_screens_that_are_there() {
        let second = Screen { at: IVec2::new(1920, 0), is_primary: false, ..SCREEN };
        let left = place(Some([3000, 500]), [800.0, 600.0]);
        assert_eq!(left.on(&[SCREEN, second]).at, Some([3000, 392]), "its foot is moved up");
        assert_eq!(left.on(&[SCREEN]).at, None, "that screen is gone");
        assert_eq!(place(Some([1900, 1070]), [800.0, 600.0]).on(&[SCREEN]).at, Some([1120, 392]));
        assert_eq!(place(Some([-9, -9]), [800.0, 600.0]).on(&[SCREEN]).at, None);
        assert_eq!(left.on(&[]).at, None);
    }

    #[test]
    fn what_a_file_says_is_within_reason() {
        let folder = std::env::temp_dir().join(format!("doodle-city-window-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("there is room");
        for bad in ["", "{", "[]", r#"{"size": [1]}"#, r#"{"sise": [1, 2]}"#, r#"{"at": ["a", 1]}"#] {
            fs::write(folder.join(FILE), bad).expect("there is room");
            assert_eq!(WindowPlace::last(Some(&folder)), WindowPlace::default(), "{bad}");
        }
        fs::write(folder.join(FILE), r#"{"size": [-5, 1e30]}"#).expect("there is room");
        assert_eq!(WindowPlace::last(Some(&folder)).size(), Vec2::new(320.0, 8192.0));
        fs::remove_dir_all(&folder).expect("it was made");
        assert_eq!(WindowPlace::last(Some(&folder)), WindowPlace::default());
        assert_eq!(WindowPlace::last(None), WindowPlace::default());
    }

    #[test]
    fn one_that_is_maximised_keeps_the_place_that_it_comes_back_to() {
        let left = place(Some([200, 100]), [800.0, 600.0]);
        let mut window = Window::default();
        window.resolution.set(1920.0, 1050.0);
        let maximised = left.now(&window, true);
        assert_eq!(maximised, WindowPlace { is_maximised: true, ..left });
        assert_eq!(maximised.on(&[SCREEN]), maximised);
        window.resolution.set(700.0, 500.0);
        assert_eq!(maximised.now(&window, false), place(None, [700.0, 500.0]));
    }

    #[test]
    fn it_is_kept_when_the_window_is_closed() {
        let folder = std::env::temp_dir().join(format!("doodle-city-window-kept-{}", std::process::id()));
        let mut app = App::new();
        app.insert_resource(DataDir(Some(folder.clone()))).add_plugins((
            MinimalPlugins,
            WindowPlugin { close_when_requested: false, ..default() },
            plugin,
        ));
        app.update();
        let mut windows = app.world_mut().query::<(Entity, &mut Window)>();
        let (entity, mut window) = windows.single_mut(app.world_mut()).expect("there is one");
        assert!(window.visible);
        window.resolution.set(700.0, 500.0);
        window.position.set(IVec2::new(30, 40));
        app.update();
        assert!(!folder.exists(), "nobody has left it");
        app.world_mut().write_message(WindowCloseRequested { window: entity });
        app.update();
        assert_eq!(WindowPlace::last(Some(&folder)), place(Some([30, 40]), [700.0, 500.0]));
        let mut window = app.world_mut().query::<&mut Window>();
        window.single_mut(app.world_mut()).expect("there is one").mode =
            WindowMode::BorderlessFullscreen(MonitorSelection::Current);
        app.update();
        app.world_mut().write_message(AppExit::Success);
        app.update();
        let full = WindowPlace { is_full: true, ..place(Some([30, 40]), [700.0, 500.0]) };
        assert_eq!(WindowPlace::last(Some(&folder)), full);
        fs::remove_dir_all(&folder).expect("it was made");
    }
}
