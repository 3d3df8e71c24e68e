//! What the page around the app answers: browsers differ in what they have, and whatever the page throws must not end
//! the app. An exception that crosses the app's own frames leaves it half-way for good.

use js_sys::{Error, Promise};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;

/// What was thrown, in the browser's own words; empty where there are none.
pub(crate) fn words(thrown: &JsValue) -> String {
    thrown.dyn_ref::<Error>().map_or_else(String::new, |error| error.message().into())
}

/// The answer; the usual one where the page threw instead.
pub(crate) fn answered<T: Default>(answer: Result<T, JsValue>) -> T {
    answer.unwrap_or_else(|thrown| {
        bevy::log::warn!("the page could not answer: {}", words(&thrown));
        T::default()
    })
}

/// Waits for what was promised; what was thrown instead of promising counts as a broken promise.
///
/// # Errors
///
/// What the page threw.
pub(crate) async fn kept(promise: Result<Promise, JsValue>) -> Result<JsValue, JsValue> {
    JsFuture::from(promise?).await
}
