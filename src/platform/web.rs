//! A browser.

use std::path::PathBuf;

use bevy::math::Rect;
use js_sys::{Array, Float32Array, Promise, Uint8Array};
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure, prelude::wasm_bindgen};
use wasm_bindgen_futures::spawn_local;

use super::{
    Buzz, Device, Done, DrawnText, EM, FileWords, Given, GivenFile, Hears, Refusal, Taken, TextQuestion,
    page::{answered, kept, words},
};
use crate::record::MOST_ARCHIVE_BYTES;

#[wasm_bindgen(module = "/src/platform/web.js")]
extern "C" {
    #[wasm_bindgen(catch)]
    fn insets() -> Result<Float32Array, JsValue>;
    #[wasm_bindgen(catch, js_name = canBuzz)]
    fn can_buzz() -> Result<bool, JsValue>;
    #[wasm_bindgen(catch)]
    fn buzz(pattern: &[u32]) -> Result<(), JsValue>;
    #[wasm_bindgen(catch, js_name = wantsStillness)]
    fn wants_stillness() -> Result<bool, JsValue>;
    #[wasm_bindgen(catch, js_name = wantsContrast)]
    fn wants_contrast() -> Result<bool, JsValue>;
    #[wasm_bindgen(catch, js_name = textScale)]
    fn text_scale() -> Result<f32, JsValue>;
    #[wasm_bindgen(catch)]
    fn languages() -> Result<Array, JsValue>;
    #[wasm_bindgen(catch)]
    fn speaks(tag: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(catch, js_name = giveFile)]
    fn give_file(title: &str, name: &str, bytes: Uint8Array, kind: &str) -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_name = takeFile)]
    fn take_file(most: f64) -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_name = hearOfFiles)]
    fn hear_of_files(most: f64, come: JsValue) -> Result<(), JsValue>;
    #[wasm_bindgen(catch, js_name = asksForText)]
    fn asks_for_text() -> Result<bool, JsValue>;
    #[wasm_bindgen(catch, js_name = askText)]
    fn ask_text(title: &str, text: &str, accept: &str, cancel: &str, most: u32) -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_name = drawText)]
    fn draw_text(text: &str, em: f32) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, js_name = stopped)]
    fn tell_stopped(details: &str) -> Result<(), JsValue>;
}

#[wasm_bindgen(module = "/src/platform/typing.js")]
extern "C" {
    #[wasm_bindgen(catch, js_name = typeAt)]
    fn type_at(x: f32, y: f32, width: f32, height: f32) -> Result<(), JsValue>;
    #[wasm_bindgen(catch, js_name = typeNowhere)]
    fn type_nowhere() -> Result<(), JsValue>;
}

/// Tells the page that the app has broken down; it says so over the picture, which moves no more.
pub(super) fn stopped(details: &str) {
    // Nobody is left to hear that the page threw.
    let _ = tell_stopped(details);
}

/// What the page has drawn of a text.
fn drawn(text: &str) -> Option<DrawnText> {
    let found = draw_text(text, EM).ok()?.dyn_into::<Array>().ok()?;
    let number = |at: u32| found.get(at).as_f64().unwrap_or_default() as f32;
    Some(DrawnText {
        width: number(0) as usize,
        height: number(1) as usize,
        origin: number(2),
        baseline: number(3),
        advance: number(4),
        rgba: found.get(5).dyn_into::<Uint8Array>().ok()?.to_vec(),
    })
}

/// A page in a browser.
pub(super) struct Web;

impl Device for Web {
    fn insets(&self) -> [f32; 4] {
        let mut sides = [0.0; 4];
        if let Ok(found) = insets()
            && found.length() as usize == sides.len()
        {
            found.copy_to(&mut sides);
        }
        sides
    }

    /// Browsers have no folders for pages; matches are in their database.
    fn data_dir(&self) -> Option<PathBuf> {
        None
    }

    fn can_buzz(&self) -> bool {
        answered(can_buzz())
    }

    fn buzz(&self, kind: Buzz) {
        // Milliseconds: on, off, on…
        answered(buzz(match kind {
            Buzz::Tick => &[8],
            Buzz::Knock => &[18],
            Buzz::Cheer => &[20, 60, 20, 60, 40],
        }));
    }

    fn wants_stillness(&self) -> bool {
        answered(wants_stillness())
    }

    fn wants_contrast(&self) -> bool {
        answered(wants_contrast())
    }

    fn text_scale(&self) -> f32 {
        text_scale().unwrap_or(1.0)
    }

    fn languages(&self) -> Vec<String> {
        answered(languages()).iter().filter_map(|tag| tag.as_string()).collect()
    }

    fn speaks(&self, tag: &str) {
        answered(speaks(tag));
    }

    fn give_file(&self, words_shown: FileWords, file: GivenFile, done: Done<Given>) {
        let bytes = Uint8Array::from(file.bytes.as_slice());
        let giving = give_file(&words_shown.title, &file.name, bytes, file.media_type());
        spawn_local(async move {
            done(match kept(giving).await {
                Ok(how) => match how.as_string().as_deref() {
                    Some("handed") => Given::Handed,
                    Some("cancelled") => Given::Cancelled,
                    _ => Given::Kept { at: file.name },
                },
                Err(thrown) => Given::Failed(Refusal { file: Some(file.name), ..Refusal::of(words(&thrown)) }),
            });
        });
    }

    fn take_file(&self, _: FileWords, done: Done<Taken>) {
        // One more than there may be, so that what is too large shows.
        let taking = take_file((MOST_ARCHIVE_BYTES + 1) as f64);
        spawn_local(async move {
            done(match kept(taking).await {
                Ok(found) => match found.dyn_into::<Array>() {
                    Ok(found) => Taken::File {
                        name: found.get(0).as_string().unwrap_or_default(),
                        bytes: Uint8Array::new(&found.get(1)).to_vec(),
                    },
                    Err(_) => Taken::Cancelled,
                },
                Err(thrown) => Taken::Failed(Refusal::of(words(&thrown))),
            });
        });
    }

    fn hear_of_files(&self, come: Hears<Taken>) {
        // The page tells a file's name and its bytes, or what was thrown when it was read.
        let hear = move |name: String, found: JsValue| {
            come(match found.dyn_into::<Uint8Array>() {
                Ok(bytes) => Taken::File { name, bytes: bytes.to_vec() },
                Err(thrown) => Taken::Failed(Refusal { file: Some(name), ..Refusal::of(words(&thrown)) }),
            });
        };
        let hear = Closure::<dyn Fn(String, JsValue)>::new(hear);
        answered(hear_of_files((MOST_ARCHIVE_BYTES + 1) as f64, hear.into_js_value()));
    }

    fn draw_texts(&self, texts: Vec<String>, done: Done<Vec<Option<DrawnText>>>) {
        done(texts.iter().map(|text| drawn(text)).collect());
    }

    fn comes_back(&self) -> bool {
        true
    }

    fn asks_for_text(&self) -> bool {
        answered(asks_for_text())
    }

    fn types_at(&self, place: Option<Rect>) {
        answered(match place {
            Some(Rect { min, max }) => type_at(min.x, min.y, max.x - min.x, max.y - min.y),
            None => type_nowhere(),
        });
    }

    fn ask_text(&self, question: TextQuestion, done: Done<Option<String>>) {
        let TextQuestion { title, text, accept, cancel, most } = question;
        let asking = ask_text(&title, &text, &accept, &cancel, most.try_into().unwrap_or(u32::MAX));
        spawn_local(async move {
            done(kept(asking).await.ok().and_then(|typed| typed.as_string()));
        });
    }
}
