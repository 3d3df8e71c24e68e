//! Storage in a browser: its database, one entry a text.

use std::{
    io::{self, ErrorKind},
    path::PathBuf,
};

use js_sys::{Array, Error, Promise};
use wasm_bindgen::{JsCast as _, JsValue, prelude::wasm_bindgen};

use super::backend::{Backend, Entry, Slot, Text};
use crate::{
    platform::{
        page::{kept, words},
        time_of_day,
    },
    record::BadFile,
};

#[wasm_bindgen(module = "/src/storage/web.js")]
extern "C" {
    #[wasm_bindgen(catch)]
    fn list(beginning: &str) -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch)]
    fn read(name: &str) -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch)]
    fn write(name: &str, text: &str) -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch)]
    fn replace(name: &str, text: &str) -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch)]
    fn remove(name: &str) -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_name = move)]
    fn move_to(name: &str, names: Array) -> Result<Promise, JsValue>;
}

/// Keeps texts in the browser's database for this page.
pub(super) struct WebBackend;

/// How many texts of the same name can be set aside.
const MOST_ASIDE: usize = 1000;

fn name(slot: &Slot) -> String {
    match slot {
        Slot::Match(_) => format!("matches/{slot}"),
        Slot::Tutorial(_) => format!("tutorials/{slot}"),
        Slot::Analysis(_) => format!("analyses/{slot}"),
        Slot::Settings | Slot::MoreSettings | Slot::Resume | Slot::Index => slot.to_string(),
    }
}

/// Waits for what the browser does, and says what kind of thing went wrong.
async fn done(promise: Result<Promise, JsValue>, name: &str, writing: bool) -> Result<JsValue, BadFile> {
    kept(promise).await.map_err(|thrown| {
        let path = name.into();
        let of = thrown.dyn_ref::<Error>().map(|error| String::from(error.name())).unwrap_or_default();
        let kind = match of.as_str() {
            "OlderError" => return BadFile::GoneOn { path },
            "QuotaExceededError" => ErrorKind::StorageFull,
            "SilentError" => ErrorKind::TimedOut,
            "BlockedError" => ErrorKind::ResourceBusy,
            // Windows in which nothing is kept, and settings that forbid it.
            "" | "InvalidStateError" | "SecurityError" | "NotAllowedError" | "TypeError" => {
                ErrorKind::Unsupported
            }
            _ => ErrorKind::Other,
        };
        BadFile::Io { path, writing, error: io::Error::new(kind, words(&thrown)) }
    })
}

impl Backend for WebBackend {
    async fn list(&mut self) -> Result<Vec<Entry>, BadFile> {
        let listed = done(list("matches/"), "this device", false).await?;
        let all: Vec<JsValue> = listed.dyn_into::<Array>().map(|all| all.to_vec()).unwrap_or_default();
        let entry = |name: &JsValue| {
            let stem = name.as_string()?.strip_prefix("matches/")?.strip_suffix(".json")?.to_owned();
            Some(Entry { stem, stamp: None })
        };
        Ok(all.iter().filter_map(entry).collect())
    }

    async fn read(&mut self, slot: &Slot) -> Result<Option<Text>, BadFile> {
        let name = name(slot);
        let Ok(found) = done(read(&name), &name, false).await?.dyn_into::<Array>() else { return Ok(None) };
        let (text, modified) = (found.get(0).as_string(), found.get(1).as_f64().unwrap_or_default());
        Ok(text.map(|text| Text { bytes: text.into_bytes(), modified: time_of_day(modified) }))
    }

    async fn write(&mut self, slot: &Slot, text: &str) -> Result<(), BadFile> {
        let name = name(slot);
        let writing = match slot {
            Slot::Match(_) => write(&name, text),
            // Of these the last ones count.
            Slot::Tutorial(_)
            | Slot::Analysis(_)
            | Slot::Settings
            | Slot::MoreSettings
            | Slot::Resume
            | Slot::Index => replace(&name, text),
        };
        done(writing, &name, true).await.map(drop)
    }

    async fn remove(&mut self, slot: &Slot) -> Result<(), BadFile> {
        let name = name(slot);
        done(remove(&name), &name, true).await.map(drop)
    }

    async fn set_aside(&mut self, slot: &Slot) -> Result<PathBuf, BadFile> {
        let name = name(slot);
        let stem = slot.to_string();
        let stem = stem.trim_end_matches(".json");
        let numbered = (2..MOST_ASIDE).map(|number| format!("damaged/{stem}-{number}.json"));
        let names = core::iter::once(format!("damaged/{slot}")).chain(numbered);
        let names: Array = names.map(|name| JsValue::from_str(&name)).collect();
        let kept = done(move_to(&name, names), &name, true).await?;
        Ok(kept.as_string().unwrap_or_default().into())
    }
}
