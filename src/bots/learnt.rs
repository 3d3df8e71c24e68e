//! What computer players have learnt, as files below `assets`. Programs have them in themselves; a page fetches them once
//! it has shown itself, for nobody waits for them before.

#[cfg(all(target_family = "wasm", feature = "app"))]
pub(crate) use brought::{call_when_settled, file, files, is_settled, is_there};

/// A file below `assets` as `Option<&'static [u8]>`; `None` as long as it has not been brought.
#[cfg(not(all(target_family = "wasm", feature = "app")))]
macro_rules! learnt_file {
    ($path:literal) => {
        Some(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $path)).as_slice())
    };
}

#[cfg(all(target_family = "wasm", feature = "app"))]
macro_rules! learnt_file {
    ($path:literal) => {
        crate::bots::learnt::file($path)
    };
}

/// All files in a folder that is given as `$CARGO_MANIFEST_DIR/assets/FOLDER`, as an iterator of `&'static [u8]`.
#[cfg(not(all(target_family = "wasm", feature = "app")))]
macro_rules! learnt_files {
    ($folder:tt) => {{
        static FILES: include_dir::Dir<'_> = include_dir::include_dir!($folder);
        FILES.files().map(include_dir::File::contents)
    }};
}

#[cfg(all(target_family = "wasm", feature = "app"))]
macro_rules! learnt_files {
    ($folder:tt) => {
        crate::bots::learnt::files($folder).into_iter()
    };
}

pub(crate) use {learnt_file, learnt_files};

/// Whether all files are there: what is made of them may be kept.
#[cfg(not(all(target_family = "wasm", feature = "app")))]
pub(crate) const fn is_there() -> bool {
    true
}

/// Whether all files are there, or will not come for the time being: then computer players think without.
#[cfg(all(not(target_family = "wasm"), feature = "app"))]
pub(crate) const fn is_settled() -> bool {
    true
}

/// Calls this once it is settled.
#[cfg(all(not(target_family = "wasm"), feature = "app"))]
pub(crate) fn call_when_settled(call: impl FnOnce() + Send + 'static) {
    call();
}

#[cfg(all(target_family = "wasm", feature = "app"))]
mod brought {
    use std::{
        collections::BTreeMap,
        sync::{Mutex, MutexGuard, PoisonError},
    };

    use wasm_bindgen::prelude::wasm_bindgen;

    #[derive(Default)]
    struct Brought {
        files: BTreeMap<String, &'static [u8]>,
        is_complete: bool,
        goes_without: bool,
        waiting: Option<Box<dyn FnOnce() + Send>>,
    }

    static BROUGHT: Mutex<Option<Brought>> = Mutex::new(None);

    fn with<T>(use_it: impl FnOnce(&mut Brought) -> T) -> T {
        let mut brought: MutexGuard<_> = BROUGHT.lock().unwrap_or_else(PoisonError::into_inner);
        use_it(brought.get_or_insert_default())
    }

    /// The page brings a file, by its path below `assets`.
    #[wasm_bindgen(js_name = bringLearnt)]
    #[expect(unreachable_pub, reason = "the page reaches it")]
    pub fn bring_learnt(path: String, bytes: Vec<u8>) {
        with(|brought| brought.files.insert(path, Box::leak(bytes.into_boxed_slice())));
    }

    /// The page has brought all files, or will not for the time being.
    #[wasm_bindgen(js_name = settleLearnt)]
    #[expect(unreachable_pub, reason = "the page reaches it")]
    pub fn settle_learnt(is_complete: bool) {
        let waiting = with(|brought| {
            (brought.is_complete, brought.goes_without) = (is_complete, !is_complete);
            brought.waiting.take()
        });
        if let Some(call) = waiting {
            call();
        }
    }

    pub(crate) fn file(path: &str) -> Option<&'static [u8]> {
        with(|brought| brought.files.get(path).copied())
    }

    pub(crate) fn files(folder: &str) -> Vec<&'static [u8]> {
        let folder = folder.trim_start_matches("$CARGO_MANIFEST_DIR/assets/");
        let is_in = |path: &str| path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'));
        with(|brought| brought.files.iter().filter(|(path, _)| is_in(path)).map(|(_, &bytes)| bytes).collect())
    }

    pub(crate) fn is_there() -> bool {
        with(|brought| brought.is_complete)
    }

    pub(crate) fn is_settled() -> bool {
        with(|brought| brought.is_complete || brought.goes_without)
    }

    pub(crate) fn call_when_settled(call: impl FnOnce() + Send + 'static) {
        with(|brought| brought.waiting = Some(Box::new(call)));
    }
}
