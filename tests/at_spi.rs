//! The real app and what reads the screen on Linux: over a bus of their own, at rest before it is asked and after.
#![cfg(all(feature = "app", target_os = "linux"))]

#[expect(dead_code, reason = "other tests look at the pixels")]
#[path = "support/window.rs"]
mod window;

use std::{
    collections::HashMap,
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    sync::mpsc::{Receiver, channel},
    thread::{self, sleep},
    time::{Duration, Instant},
};

use futures_lite::StreamExt as _;
use tempfile::TempDir;
use window::{Running, VirtualDisplay};
use zbus::{
    Connection, MatchRule, MessageStream, block_on,
    connection::Builder,
    zvariant::{DynamicType, OwnedObjectPath, OwnedValue, Type, Value},
};

/// Until anything comes about on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long the app rests before it is asked, and the most that a second of it costs.
const REST: Duration = Duration::from_secs(2);
const MOST_AT_REST: Duration = Duration::from_millis(10);

/// A session bus that nobody else is on, with screen readers wanted.
struct Session {
    daemon: Child,
    address: String,
    home: TempDir,
}

impl Session {
    fn new() -> Self {
        let home = tempfile::tempdir().expect("a folder");
        let mut daemon = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--print-address"])
            .env("HOME", home.path())
            .env("XDG_RUNTIME_DIR", home.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("dbus-daemon starts; `./dev test` installs it");
        let mut address = String::new();
        let pipe = daemon.stdout.take().expect("it was asked for");
        BufReader::new(pipe).read_line(&mut address).expect("the bus says where it is");
        Self { daemon, address: address.trim().to_owned(), home }
    }

    /// The bus of accessibility; screen readers are wanted from now on.
    async fn accessibility(&self) -> Connection {
        let session = connect(&self.address).await;
        let wants = ("org.a11y.Status", "IsEnabled", Value::from(true));
        let at = ("org.a11y.Bus", "/org/a11y/bus");
        call::<_, ()>(&session, at, "org.freedesktop.DBus.Properties", "Set", &wants).await;
        let address: String = call(&session, at, "org.a11y.Bus", "GetAddress", &()).await;
        connect(&address).await
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}

async fn connect(address: &str) -> Connection {
    Builder::address(address).expect("an address").build().await.expect("the bus answers")
}

/// Calls a method, and reads its answer.
async fn call<B, R>(
    bus: &Connection,
    (destination, path): (&str, &str),
    interface: &str,
    method: &str,
    body: &B,
) -> R
where
    B: serde::Serialize + DynamicType,
    R: serde::de::DeserializeOwned + Type,
{
    let answer = bus.call_method(Some(destination), path, Some(interface), method, body).await;
    let answer = answer.unwrap_or_else(|error| panic!("{interface}.{method} at {path}: {error}"));
    answer.body().deserialize().expect("an answer of this type")
}

/// A thing as it is read.
#[derive(Clone, Debug)]
struct Thing {
    at: (String, OwnedObjectPath),
    name: String,
    role: u32,
    is_enabled: bool,
    can_be_pressed: bool,
}

/// The bit of a state that says that something can be used.
const ENABLED: u32 = 1 << 8;

/// The numbers of some roles.
const DIALOG: u32 = 16;
const SLIDER: u32 = 51;
const BUTTON: u32 = 43;

/// The app, and who reads it.
struct Reader<'a> {
    bus: Connection,
    app: Running<'a>,
    said: Receiver<String>,
}

impl<'a> Reader<'a> {
    fn of(session: &Session, display: &'a VirtualDisplay, arguments: &[&str]) -> Self {
        let bus = block_on(session.accessibility());
        let said = listen(&bus);
        let data = session.home.path().join("data");
        let data = data.to_str().expect("a readable path").to_owned();
        let arguments = [&["--data", data.as_str()], arguments].concat();
        let variables = [("DBUS_SESSION_BUS_ADDRESS", session.address.as_str())];
        let program = Path::new(env!("CARGO_BIN_EXE_doodle_city"));
        let app = display.launch_with(program, &arguments, &variables);
        Self { bus, app, said }
    }

    async fn get<T: TryFrom<OwnedValue>>(&self, at: (&str, &str), interface: &str, name: &str) -> Option<T> {
        const PROPERTIES: &str = "org.freedesktop.DBus.Properties";
        let of = (interface, name);
        let answer = self.bus.call_method(Some(at.0), at.1, Some(PROPERTIES), "Get", &of).await.ok()?;
        let value: OwnedValue = answer.body().deserialize().ok()?;
        T::try_from(value).ok()
    }

    /// All things of the app, in reading order; none before it has told of itself.
    fn things(&self) -> Vec<Thing> {
        block_on(async {
            const READ: &str = "org.a11y.atspi.Accessible";
            let registry = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root");
            let mut open: Vec<(String, OwnedObjectPath)> =
                call(&self.bus, registry, READ, "GetChildren", &()).await;
            let mut things = Vec::new();
            while let Some(at) = open.pop() {
                let place = (at.0.as_str(), at.1.as_str());
                // What goes away meanwhile is not there any more.
                let asked = self.bus.call_method(Some(place.0), place.1, Some(READ), "GetChildren", &()).await;
                let Ok(children) = asked else { continue };
                let children: Vec<(String, OwnedObjectPath)> = children.body().deserialize().expect("things");
                let role = self.bus.call_method(Some(place.0), place.1, Some(READ), "GetRole", &()).await;
                let role = role.ok().and_then(|role| role.body().deserialize().ok()).unwrap_or_default();
                let state = self.bus.call_method(Some(place.0), place.1, Some(READ), "GetState", &()).await;
                let state: Vec<u32> =
                    state.ok().and_then(|state| state.body().deserialize().ok()).unwrap_or_default();
                let actions: Option<i32> = self.get(place, "org.a11y.atspi.Action", "NActions").await;
                things.push(Thing {
                    name: self.get(place, READ, "Name").await.unwrap_or_default(),
                    role,
                    is_enabled: state.first().is_some_and(|state| state & ENABLED != 0),
                    can_be_pressed: actions.unwrap_or_default() > 0,
                    at: at.clone(),
                });
                open.extend(children.into_iter().rev());
            }
            things
        })
    }

    /// Reads until something is so.
    fn until<T>(&self, goal: &str, is_so: impl Fn(&[Thing]) -> Option<T>) -> T {
        let start = Instant::now();
        loop {
            let things = self.things();
            if let Some(found) = is_so(&things) {
                return found;
            }
            let names: Vec<_> = things.iter().map(|thing| (&thing.role, &thing.name)).collect();
            assert!(start.elapsed() < PATIENCE, "{goal}: never; there is {names:?}");
            sleep(Duration::from_millis(50));
        }
    }

    fn named(&self, name: &str) -> Thing {
        self.until(name, |things| {
            things.iter().find(|thing| thing.name == name && thing.can_be_pressed).cloned()
        })
    }

    fn press(&self, thing: &Thing) {
        assert!(self.try_press(thing), "{thing:?}");
    }

    /// Whether it was there to be pressed.
    fn try_press(&self, thing: &Thing) -> bool {
        let (at, path) = (thing.at.0.as_str(), thing.at.1.as_str());
        let asked = self.bus.call_method(Some(at), path, Some("org.a11y.atspi.Action"), "DoAction", &0);
        block_on(asked).is_ok_and(|answer| answer.body().deserialize().unwrap_or(false))
    }

    /// Waits until the app rests, and some time more.
    fn rest(&self) {
        let start = Instant::now();
        loop {
            let before = self.app.processor_time();
            sleep(REST);
            let spent = self.app.processor_time() - before;
            if spent < MOST_AT_REST * REST.as_secs() as u32 {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "it does not come to rest: {spent:?} in {REST:?}");
        }
    }
}

/// What is said from now on.
fn listen(bus: &Connection) -> Receiver<String> {
    let (sender, receiver) = channel();
    let rule = MatchRule::builder()
        .msg_type(zbus::message::Type::Signal)
        .interface("org.a11y.atspi.Event.Object")
        .expect("a name")
        .member("Announcement")
        .expect("a name")
        .build();
    let mut stream = block_on(MessageStream::for_match_rule(rule, bus, None)).expect("the bus tells");
    thread::spawn(move || {
        while let Some(Ok(message)) = block_on(stream.next()) {
            type Said = (String, i32, i32, OwnedValue, HashMap<String, OwnedValue>);
            let text = message.body().deserialize::<Said>().ok().and_then(|said| String::try_from(said.3).ok());
            if let Some(text) = text
                && sender.send(text).is_err()
            {
                return;
            }
        }
    });
    receiver
}

#[test]
fn the_app_at_rest_is_read_and_pressed_over_the_bus() {
    let (session, display) = (Session::new(), VirtualDisplay::new());
    let reader = Reader::of(&session, &display, &["--size", "390x844"]);
    let settings = reader.named("Settings");
    reader.rest();
    reader.press(&settings);
    reader.until("a dialog", |things| {
        things.iter().find(|thing| thing.role == DIALOG && thing.name == "Settings").map(|_| ())
    });
    assert!(reader.things().iter().any(|thing| thing.role == SLIDER && thing.name == "Sound"));
    reader.rest();
    reader.press(&reader.named("Done"));
    reader.until("no dialog", |things| things.iter().all(|thing| thing.role != DIALOG).then_some(()));
    let doodle_city = reader.until("the box", |things| {
        things
            .iter()
            .find(|thing| thing.can_be_pressed && thing.name.starts_with("New match of Doodle City"))
            .cloned()
    });
    reader.press(&doodle_city);
    reader.press(&reader.named("Start"));
    let roll = reader.named("Roll");
    reader.rest();
    assert!(roll.is_enabled);
    reader.press(&roll);
    let said = core::iter::from_fn(|| reader.said.recv_timeout(PATIENCE).ok());
    let said: Vec<String> = said.take(2).collect();
    assert!(said[0].starts_with("Player ") && said[1].starts_with("Column 1: "), "{said:?}");
}

/// A number that looks like chance, the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % count.max(1) as u64) as usize
    }
}

/// How long the app is left alone before some of the presses.
const STILL: Duration = Duration::from_secs(10);

/// Plays the first match of a game to its end by what is read alone, and prints all that was said. Before so many of the
/// presses the app is left alone for ten seconds.
fn play_first_match(game: &str, most_rests: u32) {
    /// What leads away from the match, or back in it.
    const ASIDE: [&str; 6] =
        ["Back to the shelf", "Menu", "Undo", "What may I do?", "What would you do?", "All rules"];
    let (session, display) = (Session::new(), VirtualDisplay::new());
    let reader = Reader::of(&session, &display, &["--size", "390x844"]);
    reader.press(&reader.named("Settings"));
    reader.press(&reader.named("Off"));
    reader.press(&reader.named("Done"));
    let opens = format!("New match of {game}");
    let is_box = |thing: &&Thing| thing.can_be_pressed && thing.name.starts_with(&opens);
    reader.press(&reader.until("the box", |things| things.iter().find(is_box).cloned()));
    reader.press(&reader.named("Learn by playing"));
    reader.named("Back to the shelf");
    let (mut dice, mut presses, mut rests) = (Dice(3), 0, 0);
    let is_over = |things: &[Thing]| things.iter().any(|thing| thing.name == "Again");
    loop {
        let things = reader.things();
        if is_over(&things) {
            break;
        }
        // What cannot be used says so in its name alone: the library calls every button enabled here.
        let is_open = |thing: &&Thing| {
            let says = |words: &str| thing.name.contains(words);
            let is_useless = says("cannot be used") || says("taken by") || says("not rolled yet");
            !is_useless
                && thing.can_be_pressed
                && thing.is_enabled
                && thing.role == BUTTON
                && !ASIDE.contains(&thing.name.as_str())
        };
        let open: Vec<&Thing> = things.iter().filter(is_open).collect();
        let Some(last) = open.last() else {
            sleep(Duration::from_millis(100));
            continue;
        };
        if presses % 8 == 7 && rests < most_rests {
            rests += 1;
            sleep(STILL);
        }
        let next = if dice.below(2) == 0 { last } else { open[dice.below(open.len())] };
        // It may have gone meanwhile.
        reader.try_press(next);
        presses += 1;
        assert!(presses < 3000, "it comes to its end");
        for said in reader.said.try_iter() {
            println!("{said}");
        }
    }
    sleep(Duration::from_secs(3));
    for said in reader.said.try_iter() {
        println!("{said}");
    }
    println!("{presses} presses, {rests} of them after {} still seconds", STILL.as_secs());
    assert_eq!(rests, most_rests);
}

/// One game with two rests; with `BY_EAR` in the environment (`./dev try-by-ear`), which takes minutes, all with ten.
#[test]
fn a_first_match_is_played_to_its_end_over_the_bus() {
    let all = ["City Planner", "Design Town", "Doodle City"];
    let (games, rests) = if std::env::var_os("BY_EAR").is_some() { (&all[..], 10) } else { (&all[..1], 2) };
    games.iter().for_each(|game| play_first_match(game, rests));
}
