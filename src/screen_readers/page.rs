//! Browsers know nothing of what is on a canvas: the tree once more as elements.

use std::sync::{Arc, Mutex, PoisonError};

use bevy::{
    a11y::{AccessibilityRequested, ActionRequest},
    prelude::*,
    window::RequestRedraw,
};
use bevy_egui::{
    EguiPreUpdateSet,
    egui::accesskit::{self, Action, ActionData, NodeId, TreeId},
};
use js_sys::{Array, Function};
use wasm_bindgen::{JsValue, closure::Closure, prelude::wasm_bindgen};

use super::{
    outline::{Entry, Kind, label, outline},
    tree::TreeSource,
};
use crate::{
    accessibility::{GroupKind, Item, Role},
    locale::Locale,
    page::Page,
    platform::{Waker, page::answered},
    storage::Storage,
    table::{
        current::ActiveMatch,
        narration::{Narration, NarrationSystems},
        permissions::Permissions,
    },
    theme::motion::RedrawUntil,
};

#[wasm_bindgen(module = "/src/screen_readers/page.js")]
extern "C" {
    #[wasm_bindgen(catch)]
    fn listen(asked: Function) -> Result<(), JsValue>;
    #[wasm_bindgen(catch)]
    fn show(entries: Array, focused: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(catch)]
    fn say(text: &str, count: u32) -> Result<(), JsValue>;
    #[wasm_bindgen(catch)]
    fn tell(page: &str, step: u32, is_still: bool) -> Result<(), JsValue>;
}

/// What was asked of elements.
#[derive(Resource, Clone, Default)]
struct Asked(Arc<Mutex<Vec<accesskit::ActionRequest>>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Asked>()
        .add_systems(Startup, hear)
        .add_systems(PreUpdate, take_requests.before(EguiPreUpdateSet::ProcessInput))
        .add_systems(Last, (mirror, say_in_page.after(NarrationSystems), tell_page));
}

/// The page hands on what is done to an element, by its number: to press it, to go to it, or to set it to so much.
fn hear(asked: Res<Asked>, waker: Res<Waker>, requested: Res<AccessibilityRequested>) {
    // A page never knows whether anybody listens.
    requested.set(true);
    let (asked, waker) = (asked.clone(), waker.clone());
    let hear = move |id: String, percent: Option<f64>, is_focus: bool| {
        let Ok(id) = id.parse() else { return };
        asked.0.lock().unwrap_or_else(PoisonError::into_inner).push(accesskit::ActionRequest {
            action: match percent {
                Some(_) => Action::SetValue,
                None if is_focus => Action::Focus,
                None => Action::Click,
            },
            target_tree: TreeId::ROOT,
            target_node: NodeId(id),
            data: percent.map(ActionData::NumericValue),
        });
        waker.wake();
    };
    let hear = Closure::<dyn FnMut(String, Option<f64>, bool)>::new(hear);
    answered(listen(hear.into_js_value().into()));
}

fn take_requests(asked: Res<Asked>, mut requests: MessageWriter<ActionRequest>) {
    let mut waiting = asked.0.lock().unwrap_or_else(PoisonError::into_inner);
    requests.write_batch(waiting.drain(..).map(ActionRequest));
}

const fn role(role: Role) -> &'static str {
    match role {
        Role::Button => "button",
        Role::Die => "die",
        Role::Square => "square",
        Role::Score => "score",
        Role::Text => "text",
        Role::Heading(_) => "heading",
        Role::Picture => "picture",
        Role::Cover => "cover",
        Role::Toggle(_) => "toggle",
        Role::Choice(_) => "choice",
        Role::Tab(_) => "tab",
        Role::Slider(_) => "slider",
        Role::Field => "field",
    }
}

/// How many texts an entry has.
const TEXTS: usize = 10;

/// What an entry shows: role, name, value, as it is read, intent, box, state, and whether anything can be done to it. The
/// state is whether it is on or chosen, where a knob is, or the level of a heading.
fn texts(locale: &Locale, permissions: &Permissions, kind: &Kind) -> [String; TEXTS - 2] {
    let item = match kind {
        Kind::Item(item) => *item,
        Kind::Dialog(name) => return group("dialog", name),
        Kind::Group(GroupKind::List, name) => return group("list", name),
        Kind::Group(GroupKind::Table, name) => return group("table", name),
        Kind::Row => return group("row", ""),
    };
    let Item { accessible, rect, can_act, .. } = item;
    let (at, size) = (rect.min, rect.size());
    let place = format!("left:{:.1}px;top:{:.1}px;width:{:.1}px;height:{:.1}px", at.x, at.y, size.x, size.y);
    let is_chosen = accessible.intent.as_ref().is_some_and(|intent| permissions.chosen.contains(intent));
    let state = match accessible.role {
        Role::Slider(percent) => percent.to_string(),
        Role::Heading(level) => level.to_string(),
        Role::Toggle(is_on) | Role::Choice(is_on) | Role::Tab(is_on) => is_on.to_string(),
        _ if is_chosen => "true".into(),
        _ => String::new(),
    };
    [
        role(accessible.role).into(),
        accessible.name.clone(),
        accessible.value.clone(),
        label(locale, accessible),
        accessible.intent.as_ref().map(|intent| format!("{intent:?}")).unwrap_or_default(),
        place,
        state,
        if *can_act { "true".into() } else { String::new() },
    ]
}

fn group(role: &str, name: &str) -> [String; TEXTS - 2] {
    let mut texts = <[String; TEXTS - 2]>::default();
    texts[0] = role.into();
    texts[3] = name.into();
    texts
}

fn add(entries: &[Entry], parent: &str, shown: &Array, around: (&Locale, &Permissions)) {
    for entry in entries {
        let id = entry.id.to_string();
        shown.push(&JsValue::from_str(&id));
        shown.push(&JsValue::from_str(parent));
        for text in texts(around.0, around.1, &entry.kind) {
            shown.push(&JsValue::from_str(&text));
        }
        add(&entry.children, &id, shown, around);
    }
}

fn mirror(source: TreeSource) {
    if source.is_changed() {
        let (map, locale, permissions) = source.parts();
        let shown = Array::new();
        add(&outline(map, locale), "", &shown, (locale, permissions));
        let focused = source.focused().map(|id| id.to_string()).unwrap_or_default();
        answered(show(shown, &focused));
    }
}

fn say_in_page(narration: Res<Narration>) {
    if narration.is_changed() && narration.count > 0 {
        answered(say(&narration.text, narration.count as u32));
    }
}

fn tell_page(
    page: Res<State<Page>>,
    current: Res<ActiveMatch>,
    permissions: Res<Permissions>,
    storage: Option<Res<Storage>>,
    (redraw_until, time): (Res<RedrawUntil>, Res<Time>),
    mut redraw: MessageWriter<RequestRedraw>,
    mut last: Local<Option<(Page, u32, bool)>>,
) {
    let is_moving = !permissions.is_still() || redraw_until.is_moving(&time);
    // What has been asked for, such as a match that is to be opened, is not there yet.
    let is_still = !is_moving && !storage.is_some_and(|storage| storage.is_awaited());
    if is_moving && !permissions.is_busy {
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
