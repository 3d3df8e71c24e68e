//! Browsers know nothing of what is on a canvas: the list of what can be read and touched, once more as elements.

use bevy::{prelude::*, window::RequestRedraw};
use js_sys::Array;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

use crate::{
    accessibility::{InteractionMap, Item, Role},
    locale::Locale,
    page::Page,
    platform::page::answered,
    table::{current::ActiveMatch, permissions::Permissions},
    theme::motion::RedrawUntil,
};

#[wasm_bindgen(module = "/src/input/mirror.js")]
extern "C" {
    #[wasm_bindgen(catch)]
    fn show(items: Array) -> Result<(), JsValue>;
    #[wasm_bindgen(catch)]
    fn tell(page: &str, step: u32, is_still: bool) -> Result<(), JsValue>;
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, (mirror_map, tell_page));
}

const fn role(role: Role) -> &'static str {
    match role {
        Role::Button => "button",
        Role::Die => "die",
        Role::Square => "square",
        Role::Score => "score",
        Role::Text => "text",
        Role::Picture => "picture",
        Role::Cover => "cover",
        Role::Toggle => "toggle",
        Role::Slider(_) => "slider",
        Role::Field => "field",
    }
}

/// Role, name, value, both as they are read, intent, box and knob of an item.
fn texts(locale: &Locale, item: &Item) -> [JsValue; 7] {
    let Item { accessible, rect, .. } = item;
    let intent = accessible.intent.as_ref().map(|intent| format!("{intent:?}")).unwrap_or_default();
    let (at, size) = (rect.min, rect.size());
    let place = format!("left:{:.1}px;top:{:.1}px;width:{:.1}px;height:{:.1}px", at.x, at.y, size.x, size.y);
    let (name, value) = (accessible.name.as_str(), accessible.value.as_str());
    let said = match value {
        "" => name.to_owned(),
        value => locale.with("item-value", &[("name", name.into()), ("value", value.into())]),
    };
    let knob = match accessible.role {
        Role::Slider(percent) => percent.to_string(),
        _ => String::new(),
    };
    [role(accessible.role), name, value, &said, &intent, &place, &knob].map(JsValue::from_str)
}

fn mirror_map((map, locale): (Res<InteractionMap>, Res<Locale>)) {
    if map.is_changed() {
        // What has no name is nothing to read.
        let named = map.iter().filter(|item| !item.accessible.name.is_empty());
        answered(show(named.flat_map(|item| texts(&locale, item)).collect()));
    }
}

fn tell_page(
    page: Res<State<Page>>,
    current: Res<ActiveMatch>,
    permissions: Res<Permissions>,
    (redraw_until, time): (Res<RedrawUntil>, Res<Time>),
    mut redraw: MessageWriter<RequestRedraw>,
    mut last: Local<Option<(Page, u32, bool)>>,
) {
    let is_still = permissions.is_still() && !redraw_until.is_moving(&time);
    if !is_still && !permissions.is_busy {
        // The last word is that it is still; it does not rest before.
        redraw.write(RequestRedraw);
    }
    let now = (*page.get(), current.steps as u32, is_still);
    if *last != Some(now) {
        *last = Some(now);
        let name = match now.0 {
            Page::Shelf => "shelf",
            Page::Setup => "setup",
            Page::Table => "table",
            Page::Results => "results",
        };
        answered(tell(name, now.1, is_still));
    }
}
