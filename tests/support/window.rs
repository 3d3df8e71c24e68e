//! The real app in a window of a virtual display of its own: what its pixels are, and what is done to the window.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

use x11rb::{
    CURRENT_TIME,
    connection::Connection as _,
    protocol::xproto::{ConfigureWindowAux, ConnectionExt as _, ImageFormat, InputFocus, Window as Id},
    rust_connection::RustConnection,
};

/// A display that nobody sees, without a window manager.
pub struct VirtualDisplay {
    server: Child,
    name: String,
    connection: RustConnection,
    root: Id,
}

impl VirtualDisplay {
    /// A new one of 1920 x 1200 pixels.
    pub fn new() -> Self {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1920x1200x24", "-noreset", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts; `./dev test` installs it");
        let mut number = String::new();
        let pipe = server.stdout.take().expect("it was asked for");
        BufReader::new(pipe).read_line(&mut number).expect("the server says its number");
        let name = format!(":{}", number.trim());
        let (connection, screen) = x11rb::connect(Some(&name)).expect("the server takes part");
        let root = connection.setup().roots[screen].root;
        Self { server, name, connection, root }
    }

    /// A program that shows its window here, drawn by software.
    pub fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.env("DISPLAY", &self.name).env_remove("WAYLAND_DISPLAY");
        if let Some(driver) = software_driver() {
            command
                .env("WGPU_BACKEND", "vulkan")
                .env("VK_DRIVER_FILES", &driver)
                .env("VK_ICD_FILENAMES", &driver);
        }
        command
    }

    /// Starts a program.
    pub fn launch(&self, program: &Path, arguments: &[&str]) -> Running<'_> {
        self.launch_with(program, arguments, &[])
    }

    /// Starts a program with these variables.
    pub fn launch_with(&self, program: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Running<'_> {
        let mut command = self.command(program);
        command.envs(variables.iter().copied());
        command.args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
        let began = Instant::now();
        Running { display: self, program: command.spawn().expect("the program starts"), began }
    }

    /// The window on top, if there is one.
    fn window(&self) -> Option<Id> {
        self.connection.query_tree(self.root).ok()?.reply().ok()?.children.last().copied()
    }
}

impl Drop for VirtualDisplay {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Mesa's software Vulkan, where it is installed as Debian does.
fn software_driver() -> Option<std::path::PathBuf> {
    let drivers = fs::read_dir("/usr/share/vulkan/icd.d").ok()?.flatten().map(|entry| entry.path());
    drivers.into_iter().find(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("lvp_icd") && name.ends_with(".json")
    })
}

/// The pixels of a window: its width and height, and four bytes a pixel, the last of which means nothing.
#[derive(Clone)]
pub struct Picture {
    size: (u16, u16),
    pixels: Vec<u8>,
}

impl Picture {
    /// Whether there is anything on it: more than one colour.
    pub fn is_blank(&self) -> bool {
        self.pixels.chunks_exact(4).all(|pixel| pixel[..3] == self.pixels[..3])
    }

    /// How many pixels differ, by more than what software drawing rounds one way or the other.
    pub fn difference(&self, other: &Self) -> usize {
        if self.size != other.size {
            return self.pixels.len().max(other.pixels.len()) / 4;
        }
        let differs = |(a, b): &(&[u8], &[u8])| (0..3).any(|channel| a[channel].abs_diff(b[channel]) > 2);
        self.pixels.chunks_exact(4).zip(other.pixels.chunks_exact(4)).filter(differs).count()
    }

    /// Whether both look the same.
    pub fn is_like(&self, other: &Self) -> bool {
        self.pixels == other.pixels || self.difference(other) == 0
    }
}

/// A program that was started, until this is dropped.
pub struct Running<'a> {
    display: &'a VirtualDisplay,
    program: Child,
    began: Instant,
}

impl Running<'_> {
    /// Since its process was started.
    pub fn age(&self) -> Duration {
        self.began.elapsed()
    }

    /// What is in its window now; `None` while there is no window to be seen.
    pub fn picture(&self) -> Option<Picture> {
        let window = self.display.window()?;
        let connection = &self.display.connection;
        let shape = connection.get_geometry(window).ok()?.reply().ok()?;
        let (width, height) = (shape.width, shape.height);
        let image =
            connection.get_image(ImageFormat::Z_PIXMAP, window, 0, 0, width, height, !0).ok()?.reply().ok()?;
        Some(Picture { size: (width, height), pixels: image.data })
    }

    /// Looks until the picture is as it should be; how long after the start that was, or what there is instead.
    pub fn wait_for(&self, wanted: &Picture, patience: Duration) -> Result<Duration, Option<Picture>> {
        let end = Instant::now() + patience;
        loop {
            let now = self.age();
            let picture = self.picture();
            if picture.as_ref().is_some_and(|picture| picture.is_like(wanted)) {
                return Ok(now);
            }
            if Instant::now() > end {
                return Err(picture);
            }
            sleep(Duration::from_millis(10));
        }
    }

    /// The picture once it is not blank and has not changed for a second and a half.
    pub fn settled(&self) -> Picture {
        let mut last: Option<Picture> = None;
        let mut since = Instant::now();
        loop {
            assert!(self.age() < Duration::from_secs(120), "the picture never settles");
            sleep(Duration::from_millis(50));
            let picture = self.picture().filter(|picture| !picture.is_blank());
            match (picture, last.take()) {
                (Some(picture), Some(before)) if picture.is_like(&before) => {
                    if since.elapsed() > Duration::from_millis(1500) {
                        return picture;
                    }
                    last = Some(before);
                }
                (picture, _) => (last, since) = (picture, Instant::now()),
            }
        }
    }

    /// How long all its threads have run so far.
    pub fn processor_time(&self) -> Duration {
        let tasks = fs::read_dir(format!("/proc/{}/task", self.program.id())).into_iter().flatten().flatten();
        let spent = tasks.filter_map(|task| {
            let times = fs::read_to_string(task.path().join("schedstat")).ok()?;
            times.split_whitespace().next()?.parse::<u64>().ok()
        });
        Duration::from_nanos(spent.sum())
    }

    /// The bytes of memory that it has.
    pub fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.program.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).map_or(0, |kib| kib * 1024)
    }

    /// Takes the window off the screen.
    pub fn unmap(&self) {
        self.change(|connection, window| connection.unmap_window(window).map(drop));
    }

    /// Puts it back.
    pub fn map(&self) {
        self.change(|connection, window| connection.map_window(window).map(drop));
    }

    /// Gives it another size in pixels.
    pub fn resize(&self, width: u32, height: u32) {
        self.change(|connection, window| {
            let size = ConfigureWindowAux::new().width(width).height(height);
            connection.configure_window(window, &size).map(drop)
        });
    }

    /// Makes its window the one in front, to which keys and pads belong.
    pub fn focus(&self) {
        self.change(|connection, window| {
            connection.set_input_focus(InputFocus::NONE, window, CURRENT_TIME).map(drop)
        });
    }

    /// Presses and releases a key, by the name that xdotool has for it.
    pub fn press(&self, key: &str) {
        self.focus();
        let pressed = Command::new("xdotool").args(["key", key]).env("DISPLAY", &self.display.name).status();
        assert!(pressed.is_ok_and(|status| status.success()), "xdotool works; `./dev test` installs it");
    }

    fn change<E: core::fmt::Debug>(&self, change: impl FnOnce(&RustConnection, Id) -> Result<(), E>) {
        let window = self.display.window().expect("there is a window");
        change(&self.display.connection, window).expect("the server takes part");
        self.display.connection.flush().expect("the server takes part");
    }
}

impl Drop for Running<'_> {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
