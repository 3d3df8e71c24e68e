//! Graphics interfaces. One that fails before anything can be seen is followed by the next one, in a new start of the same
//! program: what has failed in this one cannot be cleared away.

use std::{env, io, process::Command, thread, time::Duration};

use bevy::render::settings::Backends;

/// Those of this kind of system by their names in `CHOICE`, in the order in which they are tried by themselves once the
/// engine's own choice has failed. Other systems have only one that the engine can use.
const INTERFACES: &[&str] = if cfg!(windows) { &["vulkan", "dx12", "gl"] } else { &[] };

/// The engine's variable by which an interface is chosen.
const CHOICE: &str = "WGPU_BACKEND";

/// The variable that tells a new start which were tried before, with commas.
const TRIED: &str = "DOODLE_CITY_TRIED";

/// How long a new start waits until the one before is gone, where it cannot take its place.
const GONE: Duration = Duration::from_millis(500);

/// Those that are tried together at first. Getting GL ready takes time at each start, so it is left for when it is needed.
pub(super) fn first_choice() -> Backends {
    Backends::from_env().unwrap_or(Backends::PRIMARY)
}

/// The next one to try, and all that were tried by then, if `chosen` is what was asked for and `tried` what was tried.
fn next(chosen: Option<&str>, tried: Option<&str>) -> Option<(&'static str, String)> {
    // Who chose one wants no other.
    if chosen.is_some() && tried.is_none() {
        return None;
    }
    let tried = tried.unwrap_or_default();
    let next = INTERFACES.iter().find(|name| tried.split(',').all(|tried| tried != **name))?;
    Some((next, format!("{tried},{next}")))
}

/// Starts anew with the next interface, if there is one: then this never returns.
pub(super) fn try_next() {
    let variable = |name| env::var(name).ok();
    let Some((next, tried)) = next(variable(CHOICE).as_deref(), variable(TRIED).as_deref()) else { return };
    eprintln!("doodle_city: the graphics failed; trying {next}");
    let Err(error) = start_again(next, &tried);
    eprintln!("doodle_city: it could not be started again: {error}");
}

fn start_again(interface: &str, tried: &str) -> io::Result<core::convert::Infallible> {
    let mut again = Command::new(env::current_exe()?);
    again.args(env::args_os().skip(1)).env(CHOICE, interface).env(TRIED, tried);
    #[cfg(unix)]
    return Err(std::os::unix::process::CommandExt::exec(&mut again));
    #[cfg(not(unix))]
    {
        again.spawn()?;
        std::process::exit(0)
    }
}

/// Waits, in a new start, until the one before is gone.
pub(super) fn wait_for_the_one_before() {
    if !cfg!(unix) && env::var_os(TRIED).is_some() {
        thread::sleep(GONE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_tried_once() {
        let (mut tried, mut names) = (None, Vec::new());
        let mut chosen = None;
        while let Some((name, all)) = next(chosen, tried.as_deref()) {
            names.push(name);
            (chosen, tried) = (Some(name), Some(all));
        }
        assert_eq!(names, INTERFACES);
    }

    #[test]
    fn who_chose_one_gets_no_other() {
        assert_eq!(next(Some("vulkan"), None), None);
        assert_eq!(next(None, None).map(|(name, _)| name), INTERFACES.first().copied());
    }
}
