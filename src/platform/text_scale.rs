//! How much larger than usual text should be on a desktop system; `None` if the system does not say.

/// The size that Windows has among its settings of accessibility.
#[cfg(windows)]
pub(super) fn text_scale() -> Option<f32> {
    let settings = windows::UI::ViewManagement::UISettings::new().ok()?;
    settings.TextScaleFactor().ok().map(|scale| scale as f32)
}

/// macOS has such a size for Apple's own apps only.
#[cfg(target_vendor = "apple")]
pub(super) const fn text_scale() -> Option<f32> {
    None
}

#[cfg(all(unix, not(target_vendor = "apple")))]
pub(super) use portal::text_scale;

#[cfg(all(unix, not(target_vendor = "apple")))]
mod portal {
    use std::{env, sync::mpsc::channel, thread, time::Duration};

    use bevy::tasks::block_on;
    use zbus::{Connection, Result, zvariant::Value};

    /// Nobody waits longer for a desktop that does not answer.
    const PATIENCE: Duration = Duration::from_millis(250);

    /// The size that GNOME and its like have, as the portal for settings tells it. Under X11 the whole window has it
    /// already: its scale comes from the resolution of letters, which these desktops raise with their size.
    pub(in super::super) fn text_scale() -> Option<f32> {
        let is_set = |name: &&str| env::var_os(name).is_some_and(|value| !value.is_empty());
        ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"].iter().find(|name| is_set(name))?;
        let (tell, told) = channel();
        let ask = move || {
            let _ = tell.send(block_on(async { ask(&Connection::session().await?).await }));
        };
        thread::Builder::new().name("text size".into()).spawn(ask).ok()?;
        let answer = told.recv_timeout(PATIENCE).ok()?;
        // Many desktops have no such service, or none that knows.
        answer.ok().flatten()
    }

    async fn ask(bus: &Connection) -> Result<Option<f32>> {
        let answer = bus
            .call_method(
                Some("org.freedesktop.portal.Desktop"),
                "/org/freedesktop/portal/desktop",
                Some("org.freedesktop.portal.Settings"),
                "Read",
                &("org.gnome.desktop.interface", "text-scaling-factor"),
            )
            .await?;
        Ok(scale(&answer.body().deserialize()?))
    }

    /// A number, however often it was wrapped on its way.
    fn scale(value: &Value<'_>) -> Option<f32> {
        match value {
            Value::F64(scale) => Some(*scale as f32),
            Value::Value(wrapped) => scale(wrapped),
            _ => None,
        }
    }

    #[cfg(test)]
    mod tests {
        use std::{
            io::{BufRead as _, BufReader},
            process::{Command, Stdio},
        };

        use zbus::{
            connection::Builder,
            fdo, interface,
            zvariant::{OwnedValue, Value},
        };

        use super::*;

        struct Portal;

        #[interface(name = "org.freedesktop.portal.Settings")]
        impl Portal {
            fn read(&self, namespace: &str, key: &str) -> fdo::Result<OwnedValue> {
                match (namespace, key) {
                    ("org.gnome.desktop.interface", "text-scaling-factor") => {
                        let wrapped = Value::Value(Box::new(Value::F64(1.25)));
                        wrapped.try_into().map_err(|_| fdo::Error::Failed("it has no files".into()))
                    }
                    _ => Err(fdo::Error::UnknownProperty(key.into())),
                }
            }
        }

        /// Needs the message bus of Linux desktops; without it, it says so and tests nothing.
        #[test]
        fn the_portal_is_asked_for_the_size_of_letters() {
            let command = ["--session", "--nofork", "--print-address"];
            let bus = Command::new("dbus-daemon").args(command).stdout(Stdio::piped()).spawn();
            let Ok(mut bus) = bus else {
                eprintln!("there is no dbus-daemon here: nothing is tested");
                return;
            };
            let mut address = String::new();
            let out = bus.stdout.take().expect("it was asked for");
            BufReader::new(out).read_line(&mut address).expect("it says where it is");
            let connect = || Builder::address(address.trim());
            let answers = block_on(async {
                let alone = ask(&connect()?.build().await?).await;
                let desktop = connect()?.name("org.freedesktop.portal.Desktop")?;
                let _desktop = desktop.serve_at("/org/freedesktop/portal/desktop", Portal)?.build().await?;
                Result::Ok((alone, ask(&connect()?.build().await?).await))
            });
            let _ = bus.kill();
            let _ = bus.wait();
            let (alone, with_portal) = answers.expect("the bus works");
            assert!(alone.is_err(), "nobody is there who could know");
            assert_eq!(with_portal, Ok(Some(1.25)));
        }

        #[test]
        fn a_scale_is_found_however_often_it_is_wrapped() {
            let wrapped = |value| Value::Value(Box::new(value));
            assert_eq!(scale(&Value::F64(1.5)), Some(1.5));
            assert_eq!(scale(&wrapped(wrapped(Value::F64(1.5)))), Some(1.5));
            assert_eq!(scale(&wrapped(Value::from("large"))), None);
        }
    }
}
