//! What somebody asks of a thing by a screen reader or another help of the system: to press it, to go to it, to set it.
//! It needs no place on the screen, so that it works on what is scrolled out of sight as well.

use bevy::{a11y::ActionRequest, ecs::system::SystemParam, prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiInput, EguiPreUpdateSet,
    egui::{Event, accesskit::Action},
};

use crate::{
    accessibility::{InteractionMap, Item, Role, Source},
    input::{Focus, Skip},
    intent::Intent,
    page::Page,
    table::{
        permissions::Permissions,
        refusal::{TouchBegan, Touched},
        things::Things,
    },
};

/// What is asked of widgets reaches egui in these.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RequestSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<RequestRedraw>()
        .add_systems(
            PreUpdate,
            carry_out
                .in_set(RequestSystems)
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        // What the window's own adapter hands on comes at the end of a frame.
        .add_systems(Last, go_on.run_if(on_message::<ActionRequest>));
}

/// The frame in which it is carried out waits for nobody.
fn go_on(mut redraw: MessageWriter<RequestRedraw>) {
    redraw.write(RequestRedraw);
}

/// What can come of it.
#[derive(SystemParam)]
struct Outcome<'w> {
    focus: ResMut<'w, Focus>,
    intents: MessageWriter<'w, Intent>,
    skips: MessageWriter<'w, Skip>,
    began: MessageWriter<'w, TouchBegan>,
    touched: MessageWriter<'w, Touched>,
}

fn carry_out(
    mut requests: MessageReader<ActionRequest>,
    (map, things): (Res<InteractionMap>, Things),
    (page, permissions): (Res<State<Page>>, Res<Permissions>),
    mut inputs: Query<&mut EguiInput>,
    mut outcome: Outcome,
) {
    for ActionRequest(request) in requests.read() {
        let Some(item) = map.iter().find(|item| item.source.id() == request.target_node.0) else { continue };
        match (item.source, request.action) {
            (Source::Widget(_), action) => {
                for mut input in &mut inputs {
                    // A field that is pressed takes the keys.
                    if (action, item.accessible.role) == (Action::Click, Role::Field) {
                        let request = bevy_egui::egui::accesskit::ActionRequest {
                            action: Action::Focus,
                            ..request.clone()
                        };
                        input.events.push(Event::AccessKitActionRequest(request));
                    }
                    input.events.push(Event::AccessKitActionRequest(request.clone()));
                }
            }
            (Source::Entity(entity), Action::Focus) => {
                outcome.focus.set_if_neq(Focus(Some(entity)));
            }
            (Source::Entity(entity), Action::Click) => {
                if *page.get() == Page::Table && permissions.is_moving || *page.get() == Page::Results {
                    outcome.skips.write(Skip);
                }
                press(entity, item, &things, *page.get() == Page::Table, &mut outcome);
            }
            _ => {}
        }
    }
}

/// The same as a touch.
fn press(entity: Entity, item: &Item, things: &Things, is_table: bool, outcome: &mut Outcome) {
    outcome.began.write(TouchBegan);
    let intent = item.accessible.intent.clone();
    if let Some(thing) = things.of(entity).filter(|_| is_table) {
        outcome.touched.write(Touched { thing, meant: intent.clone() });
    }
    if let Some(intent) = intent {
        outcome.intents.write(intent);
    }
}
