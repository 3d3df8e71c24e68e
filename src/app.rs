//! The one place where plugins are put together: the same app on every device.

use core::time::Duration;
#[cfg(not(target_family = "wasm"))]
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
#[cfg(not(any(target_os = "android", target_os = "ios", target_family = "wasm")))]
use std::path::Path;
use std::path::PathBuf;

use bevy::{
    log::LogPlugin,
    prelude::*,
    render::{
        RenderPlugin,
        settings::{Backends, WgpuSettings},
    },
    window::{FileDragAndDrop, PresentMode, PrimaryWindow, WindowMode, WindowResolution},
    winit::{UpdateMode, WinitSettings},
};
use bevy_egui::EguiPlugin;

use crate::{
    accessibility, audio, drawing,
    games::Games,
    input,
    locale::Locale,
    pictures,
    platform::{Crashes, DataDir, FirstPicture, PlatformPlugin, ThisDevice, Waker, gamepads::GamepadSource},
    record::AnyMatch,
    schedule::{self, SchedulePlugin},
    screen_readers, screens,
    storage::StoragePlugin,
    table, theme,
};

/// What an entry tells the app.
#[derive(Default)]
pub struct Options {
    /// The folder for matches and settings, if not the usual one.
    pub data: Option<PathBuf>,
    /// The window's size in dp.
    pub size: Option<(f32, f32)>,
    /// A match to open at once.
    pub open: Option<AnyMatch>,
    /// A file with matches, to be taken up as if it were dropped onto the window.
    pub take: Option<PathBuf>,
    /// The interfaces that the graphics may have; all there are if it is not said.
    pub graphics: Option<Backends>,
    /// Whether there is a first picture is told here.
    pub picture: FirstPicture,
    /// The right to be the one app of the folder.
    #[cfg(not(any(target_os = "android", target_os = "ios", target_family = "wasm")))]
    pub instance: Option<crate::window::Instance>,
    /// What developers ask for.
    #[cfg(feature = "dev")]
    pub dev: crate::dev::DevOptions,
}

impl Options {
    /// Whether everything is drawn in step, for pictures: no frame is shown before its pipelines are ready.
    const fn is_drawn_in_step(&self) -> bool {
        #[cfg(feature = "dev")]
        return self.dev.is_drawn_in_step();
        #[cfg(not(feature = "dev"))]
        return false;
    }
}

/// The app with these games, ready to run.
pub fn app(games: Games, options: Options) -> App {
    let mut app = App::new();
    let is_drawn_in_step = options.is_drawn_in_step();
    let window = Window {
        title: "Doodle City".into(),
        // By this name Linux finds the entry of menus, and with it the icon.
        name: Some("org.doodlecity.Game".into()),
        resolution: WindowResolution::new(1024, 768),
        present_mode: PresentMode::AutoVsync,
        // A phone has no windows: iOS would make one of the size above.
        mode: if cfg!(any(target_os = "android", target_os = "ios")) {
            WindowMode::BorderlessFullscreen(MonitorSelection::Primary)
        } else {
            WindowMode::Windowed
        },
        // In a browser: the page's canvas, as large as the page lets it be.
        canvas: Some("#game".into()),
        fit_canvas_to_parent: true,
        ..default()
    };
    #[cfg(not(any(target_os = "android", target_os = "ios", target_family = "wasm")))]
    let window = on_desktop(&mut app, window, (options.data.as_deref(), options.size), options.instance);
    let window = WindowPlugin {
        primary_window: Some(window),
        // On a desktop the app itself decides about it.
        close_when_requested: cfg!(any(target_os = "android", target_os = "ios", target_family = "wasm")),
        ..default()
    };
    let usual = WgpuSettings::default();
    let settings = WgpuSettings { backends: options.graphics.or(usual.backends), ..usual };
    app.insert_resource(options.picture);
    #[cfg_attr(target_family = "wasm", expect(unused_mut, reason = "see below"))]
    let mut plugins = DefaultPlugins
        .set(window)
        .set(LogPlugin { filter: "warn,wgpu=error,naga=error,bevy_egui=error,rfd=off".into(), ..default() })
        .set(RenderPlugin {
            synchronous_pipeline_compilation: is_drawn_in_step,
            render_creation: settings.into(),
            ..default()
        });
    // A page has one thread and draws in step anyway.
    #[cfg(not(target_family = "wasm"))]
    if is_drawn_in_step {
        plugins = plugins.disable::<bevy::render::pipelined_rendering::PipelinedRenderingPlugin>();
    }
    if let Some(folder) = options.data {
        app.insert_resource(DataDir(Some(folder)));
    }
    // A table game is still most of the time: frames come with input, or when somebody asks for one.
    let still = UpdateMode::reactive_low_power(Duration::MAX);
    app.add_plugins(plugins)
        .insert_resource(WinitSettings { focused_mode: still, unfocused_mode: still })
        .insert_resource(GamepadSource::of_device())
        .add_plugins((EguiPlugin::default(), PlatformPlugin, StoragePlugin::usual(games.readers)));
    add_games(&mut app, games);
    app.add_plugins((screen_readers::system_plugin, screens::panels_plugin, audio::sound_plugin)).add_systems(
        Startup,
        |mut commands: Commands| {
            commands.spawn(drawing::place::camera());
        },
    );
    #[cfg(feature = "dev")]
    crate::dev::plugin(&mut app, games.tools, options.dev);
    schedule::run_in_line(&mut app);
    if let Some(path_buf) = options.take {
        let take = move |window: Single<Entity, With<PrimaryWindow>>,
                         mut dropped: MessageWriter<FileDragAndDrop>| {
            dropped.write(FileDragAndDrop::DroppedFile { window: *window, path_buf: path_buf.clone() });
        };
        app.add_systems(PostStartup, take);
    }
    if let Some(play) = options.open {
        app.add_systems(PostStartup, move |mut begin: MessageWriter<screens::Begin>| {
            begin.write(screens::Begin(play.clone()));
        });
    }
    app
}

/// The window as it was left, or of the size that was asked for, with all that a desktop expects of one.
#[cfg(not(any(target_os = "android", target_os = "ios", target_family = "wasm")))]
fn on_desktop(
    app: &mut App,
    window: Window,
    (data, size): (Option<&Path>, Option<(f32, f32)>),
    instance: Option<crate::window::Instance>,
) -> Window {
    let folder = data.map(Path::to_owned).or_else(|| ThisDevice::default().data_dir());
    let place = crate::window::WindowPlace::last(folder.as_deref());
    let keeps_place = size.is_none();
    let (size, position) = match size {
        Some(size) => (size.into(), WindowPosition::Automatic),
        None => (place.size(), place.position()),
    };
    app.insert_resource(place);
    if let Some(instance) = instance {
        crate::window::listen(app, instance);
    }
    app.add_plugins(move |app: &mut App| crate::window::plugin(app, keeps_place));
    // Until it is known which screens there are nobody sees it.
    let resolution = WindowResolution::new(size.x as u32, size.y as u32);
    Window { resolution, position, visible: !keeps_place, ..window }
}

/// Runs the app to its end. If it breaks, that is told as far as the system lets a dying app speak, and again at the
/// next start.
pub fn run(mut app: App) -> AppExit {
    let world = app.world_mut();
    let (crashes, waker) = (world.resource::<Crashes>().clone(), world.resource::<Waker>().clone());
    let folder = world.resource::<DataDir>().0.clone();
    crashes.watch(waker, folder.as_deref());
    crashes
        .set_last_words(["crash-end-title", "crash-end-text"].map(|key| world.resource::<Locale>().text(key)));
    #[cfg(target_family = "wasm")]
    return app.run();
    #[cfg(not(target_family = "wasm"))]
    {
        let device = world.resource::<ThisDevice>().clone();
        // What was asked of the storage is done while the app is taken apart.
        let ended = catch_unwind(AssertUnwindSafe(move || app.run()));
        match &ended {
            Ok(AppExit::Success) => crashes.forget_told(folder.as_deref()),
            // Where another thread broke Bevy may end the app with an error and without a panic.
            _ if crashes.has_any() => {
                let [title, text] = crashes.last_words();
                device.say(&title, &text);
            }
            _ => {}
        }
        ended.unwrap_or_else(|panic| resume_unwind(panic))
    }
}

/// What makes an app of the games, with a window or without.
fn add_games(app: &mut App, games: Games) {
    // What was chosen in the settings comes later: until then, and if the app breaks, it speaks as the device does.
    let mut locale = Locale::default();
    locale.speak(&app.world().resource::<ThisDevice>().languages());
    app.insert_resource(locale).add_plugins((
        SchedulePlugin,
        theme::plugin,
        drawing::plugin,
        accessibility::plugin,
        pictures::plugin,
        table::plugin,
    ));
    for plugin in games.plugins {
        plugin(app);
    }
    app.add_plugins((input::plugin, screen_readers::plugin, screens::plugin, audio::plugin));
}

/// The app without window, renderer, sound and panels, for tests: a screen of `size` dp, matches and settings in
/// `backend`.
///
/// Whoever has it writes touches and keys as messages, finds their places in
/// [`InteractionMap`](crate::accessibility::InteractionMap), and runs the frames.
#[cfg(any(test, feature = "dev"))]
pub fn headless(
    games: Games,
    size: Vec2,
    backend: impl crate::storage::Backend + Send,
    device: crate::platform::FakeDevice,
) -> App {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins,
        bevy::state::app::StatesPlugin,
        bevy::input::InputPlugin,
        AssetPlugin::default(),
    ))
    .add_message::<bevy::window::RequestRedraw>()
    .insert_resource(ThisDevice::new(device))
    .insert_resource(drawing::place::Screen { size, ..default() })
    .insert_resource(drawing::Unseen)
    .add_plugins((PlatformPlugin, StoragePlugin::with(games.readers, backend)));
    add_games(&mut app, games);
    schedule::run_in_line(&mut app);
    app
}

/// Adds set-up and panels to an app without a window: egui lays them out in a window of `size` dp that is not there, and
/// nobody paints them.
#[cfg(any(test, feature = "dev"))]
pub fn lay_out_panels(app: &mut App, size: Vec2) {
    let resolution = WindowResolution::new(size.x as u32, size.y as u32);
    let window = WindowPlugin { primary_window: Some(Window { resolution, ..default() }), ..default() };
    app.init_asset::<Image>().init_asset::<Shader>();
    app.add_plugins((bevy::a11y::AccessibilityPlugin, window, EguiPlugin::default(), screens::panels_plugin));
}
