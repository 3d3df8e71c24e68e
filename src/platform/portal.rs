//! The portal through which Linux desktops tell apps what their user has chosen.

use std::{
    sync::{
        Once,
        atomic::{AtomicU32, Ordering},
        mpsc::channel,
    },
    thread,
    time::Duration,
};

use bevy::tasks::{block_on, futures_lite::StreamExt as _};
use zbus::{
    Connection, MatchRule, MessageStream, Result,
    message::Type,
    zvariant::{OwnedValue, Value},
};

use super::Waker;

/// Nobody waits longer for a desktop that does not answer.
const PATIENCE: Duration = Duration::from_millis(250);

const SETTINGS: &str = "org.freedesktop.portal.Settings";
const TEXT_SCALE: (&str, &str) = ("org.gnome.desktop.interface", "text-scaling-factor");
const COLOR_SCHEME: (&str, &str) = ("org.freedesktop.appearance", "color-scheme");
const CONTRAST: (&str, &str) = ("org.freedesktop.appearance", "contrast");

/// A colour scheme or contrast that nobody has told, the scheme that is dark, and the contrast that is strong.
const UNKNOWN: u32 = 0;
const DARK: u32 = 1;
const STRONG: u32 = 1;

/// How much larger than usual text should be.
pub(super) fn text_scale() -> Option<f32> {
    let (tell, told) = channel();
    let ask = move || {
        let _ = tell.send(block_on(async { read(&Connection::session().await?, TEXT_SCALE).await }));
    };
    thread::Builder::new().name("text size".into()).spawn(ask).ok()?;
    // Many desktops have no such service, or none that knows.
    let told: OwnedValue = told.recv_timeout(PATIENCE).ok()?.ok()?;
    scale(&told)
}

/// The scheme and the contrast that the desktop has told.
static TOLD: [AtomicU32; 2] = [AtomicU32::new(UNKNOWN), AtomicU32::new(UNKNOWN)];

/// What is followed, as it stands in [`TOLD`].
const FOLLOWED: [(&str, &str); 2] = [COLOR_SCHEME, CONTRAST];

/// Whether apps shall be dark, as far as the desktop has told by now; it is listened to from the first call on.
pub(super) fn wants_night(waker: &Waker) -> Option<bool> {
    static LISTENS: Once = Once::new();
    LISTENS.call_once(|| {
        let waker = waker.clone();
        let tell = move |at: usize, value| {
            TOLD[at].store(value, Ordering::Relaxed);
            waker.wake();
        };
        // Without a desktop that tells it, the day goes on.
        let listen = move || block_on(async { follow(&Connection::session().await?, tell).await });
        let _ = thread::Builder::new().name("colour scheme".into()).spawn(listen);
    });
    match TOLD[0].load(Ordering::Relaxed) {
        UNKNOWN => None,
        scheme => Some(scheme == DARK),
    }
}

/// Whether apps shall be in strong contrast, likewise.
pub(super) fn wants_contrast() -> bool {
    TOLD[1].load(Ordering::Relaxed) == STRONG
}

/// Tells each of what is [`FOLLOWED`], now and whenever it changes.
async fn follow(bus: &Connection, tell: impl Fn(usize, u32)) -> Result<()> {
    let changes =
        MatchRule::builder().msg_type(Type::Signal).interface(SETTINGS)?.member("SettingChanged")?.build();
    let mut changes = MessageStream::for_match_rule(changes, bus, None).await?;
    for (at, key) in FOLLOWED.into_iter().enumerate() {
        // Older desktops know of dark colours alone.
        if let Some(value) = read(bus, key).await.ok().and_then(|told| number(&told)) {
            tell(at, value);
        }
    }
    while let Some(change) = changes.next().await {
        let body = change?.body();
        let (namespace, key, value): (&str, &str, Value<'_>) = body.deserialize()?;
        if let Some(at) = FOLLOWED.iter().position(|followed| *followed == (namespace, key)) {
            tell(at, number(&value).unwrap_or(UNKNOWN));
        }
    }
    Ok(())
}

async fn read(bus: &Connection, (namespace, key): (&str, &str)) -> Result<OwnedValue> {
    let (to, path) = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop");
    let answer = bus.call_method(Some(to), path, Some(SETTINGS), "Read", &(namespace, key)).await?;
    answer.body().deserialize()
}

/// A scale, however often it was wrapped on its way.
fn scale(value: &Value<'_>) -> Option<f32> {
    match value {
        Value::F64(scale) => Some(*scale as f32),
        Value::Value(wrapped) => scale(wrapped),
        _ => None,
    }
}

/// A whole number, likewise.
fn number(value: &Value<'_>) -> Option<u32> {
    match value {
        Value::U32(number) => Some(*number),
        Value::Value(wrapped) => number(wrapped),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::{
        io::{BufRead as _, BufReader},
        process::{Child, Command, Stdio},
    };

    use zbus::{connection::Builder, fdo, interface, object_server::SignalEmitter};

    use super::*;

    struct Portal;

    fn wrapped(value: Value<'static>) -> Value<'static> {
        Value::Value(Box::new(value))
    }

    #[interface(name = "org.freedesktop.portal.Settings")]
    impl Portal {
        fn read(&self, namespace: &str, key: &str) -> fdo::Result<OwnedValue> {
            let value = match (namespace, key) {
                TEXT_SCALE => Value::F64(1.25),
                COLOR_SCHEME => Value::U32(DARK),
                CONTRAST => Value::U32(STRONG),
                _ => return Err(fdo::Error::UnknownProperty(key.into())),
            };
            wrapped(value).try_into().map_err(|_| fdo::Error::Failed("it has no files".into()))
        }

        #[zbus(signal)]
        async fn setting_changed(
            emitter: &SignalEmitter<'_>,
            namespace: &str,
            key: &str,
            value: Value<'_>,
        ) -> Result<()>;
    }

    /// The message bus of Linux desktops, and its address; without it, a test says so and tests nothing.
    fn bus() -> Option<(Child, String)> {
        let command = ["--session", "--nofork", "--print-address"];
        let Ok(mut bus) = Command::new("dbus-daemon").args(command).stdout(Stdio::piped()).spawn() else {
            eprintln!("there is no dbus-daemon here: nothing is tested");
            return None;
        };
        let mut address = String::new();
        let out = bus.stdout.take().expect("it was asked for");
        BufReader::new(out).read_line(&mut address).expect("it says where it is");
        Some((bus, address.trim().to_owned()))
    }

    async fn desktop(address: &str) -> Result<Connection> {
        let desktop = Builder::address(address)?.name("org.freedesktop.portal.Desktop")?;
        desktop.serve_at("/org/freedesktop/portal/desktop", Portal)?.build().await
    }

    #[test]
    fn the_portal_is_asked_for_the_size_of_letters() {
        let Some((mut bus, address)) = bus() else { return };
        let answers = block_on(async {
            let alone = read(&Builder::address(&*address)?.build().await?, TEXT_SCALE).await;
            let _desktop = desktop(&address).await?;
            let told: OwnedValue = read(&Builder::address(&*address)?.build().await?, TEXT_SCALE).await?;
            Result::Ok((alone, scale(&told)))
        });
        let _ = bus.kill();
        let _ = bus.wait();
        let (alone, with_portal) = answers.expect("the bus works");
        assert!(alone.is_err(), "nobody is there who could know");
        assert_eq!(with_portal, Some(1.25));
    }

    #[test]
    fn the_portal_tells_scheme_and_contrast_and_their_changes() {
        let Some((mut bus, address)) = bus() else { return };
        let patience = Duration::from_secs(20);
        let schemes = block_on(async {
            let desktop = desktop(&address).await?;
            let (tell, told) = channel();
            let app = Builder::address(&*address)?.build().await?;
            thread::spawn(move || {
                let tell = |at, value| {
                    let _ = tell.send((at, value));
                };
                block_on(follow(&app, tell))
            });
            let first = [(); 2].map(|()| told.recv_timeout(patience));
            let emitter = SignalEmitter::new(&desktop, "/org/freedesktop/portal/desktop")?;
            Portal::setting_changed(&emitter, TEXT_SCALE.0, TEXT_SCALE.1, Value::F64(1.0)).await?;
            Portal::setting_changed(&emitter, COLOR_SCHEME.0, COLOR_SCHEME.1, Value::U32(2)).await?;
            Portal::setting_changed(&emitter, CONTRAST.0, CONTRAST.1, Value::U32(0)).await?;
            let [scheme, contrast] = first;
            Result::Ok([scheme, contrast, told.recv_timeout(patience), told.recv_timeout(patience)])
        });
        let _ = bus.kill();
        let _ = bus.wait();
        let expected = [(0, DARK), (1, STRONG), (0, 2), (1, 0)];
        assert_eq!(schemes.expect("the bus works"), expected.map(Ok));
    }

    #[test]
    fn a_value_is_found_however_often_it_is_wrapped() {
        assert_eq!(scale(&Value::F64(1.5)), Some(1.5));
        assert_eq!(scale(&wrapped(wrapped(Value::F64(1.5)))), Some(1.5));
        assert_eq!(scale(&wrapped(Value::from("large"))), None);
        assert_eq!(number(&wrapped(Value::U32(2))), Some(2));
    }
}
