//! Going through panels without a pointer or keys: what egui shows is reached as a screen reader reaches it.

use bevy::{a11y::ActionRequest, ecs::system::SystemParam, prelude::*};
use bevy_egui::egui::accesskit::{self, Action, ActionData, NodeId, TreeId};

use super::{command::Command, focus::nearest};
use crate::accessibility::{InteractionMap, Item, Role};

/// What lies in an open panel is to be scrolled: by so many steps down.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScrollPanel(pub i32);

/// What a panel shows is to be scrolled to: the widget with this id.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct BringToView(pub u64);

/// What of a panel is scrolled away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Hidden {
    /// Whether there is something above what is seen.
    pub above: bool,
    /// Whether there is something below.
    pub below: bool,
}

impl Hidden {
    /// What can be touched of a widget ends where it is cut off.
    pub(super) fn of(map: &InteractionMap) -> Self {
        const LEAST: f32 = 2.0;
        map.widgets.iter().fold(Self::default(), |hidden, item| {
            let is_above = item.touch.min.y > item.rect.min.y + LEAST;
            let is_below = !is_above && item.touch.max.y < item.rect.max.y - LEAST;
            Self { above: hidden.above || is_above, below: hidden.below || is_below }
        })
    }
}

/// A text is to be put together of letters that are shown, for the field with this id.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LettersWanted(pub u64);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>()
        .add_message::<ScrollPanel>()
        .add_message::<LettersWanted>()
        .add_message::<BringToView>()
        .init_resource::<ScrolledBy>();
}

/// How many steps down the panel was scrolled since something in it was gone to.
#[derive(Resource, Default)]
pub(super) struct ScrolledBy(i32);

/// The panel or the form that is open.
#[derive(SystemParam)]
pub(super) struct PanelHand<'w> {
    map: Res<'w, InteractionMap>,
    scrolled_by: ResMut<'w, ScrolledBy>,
    requests: MessageWriter<'w, ActionRequest>,
    scrolls: MessageWriter<'w, ScrollPanel>,
    letters: MessageWriter<'w, LettersWanted>,
    views: MessageWriter<'w, BringToView>,
}

impl PanelHand<'_> {
    fn ask(&mut self, of: u64, action: Action) {
        self.request(of, action, None);
    }

    fn request(&mut self, of: u64, action: Action, data: Option<ActionData>) {
        let (target_tree, target_node) = (TreeId::ROOT, NodeId(of));
        self.requests.write(ActionRequest(accesskit::ActionRequest { action, target_tree, target_node, data }));
    }

    fn go_to(&mut self, id: u64) {
        self.scrolled_by.0 = 0;
        self.ask(id, Action::Focus);
    }

    /// Scrolls so many steps down.
    pub(super) fn scroll(&mut self, steps: i32) {
        self.scrolled_by.0 += steps;
        self.scrolls.write(ScrollPanel(steps));
    }

    /// Scrolls to this without going to it.
    pub(super) fn bring_to_view(&mut self, id: u64) {
        self.views.write(BringToView(id));
    }

    /// Presses what this is: fields are filled in by letters that are shown.
    pub(super) fn press(&mut self, id: u64) {
        let role = self.map.widgets.iter().find(|item| item.source.id() == id).map(|item| item.accessible.role);
        match role {
            Some(Role::Field) => _ = self.letters.write(LettersWanted(id)),
            _ => self.ask(id, Action::Click),
        }
    }

    /// Moves the knob of a slider one step.
    pub(super) fn slide(&mut self, id: u64, is_up: bool) {
        self.ask(id, if is_up { Action::Increment } else { Action::Decrement });
    }

    /// Sets a slider to so many per cent.
    pub(super) fn set(&mut self, id: u64, percent: f64) {
        self.request(id, Action::SetValue, Some(ActionData::NumericValue(percent)));
    }

    /// Does what is asked for, if it is something that a panel knows.
    pub(super) fn carry_out(&mut self, command: &Command) {
        let open: Vec<(u64, Role, Rect)> = self
            .map
            .widgets
            .iter()
            .filter(|item| item.can_act)
            .map(|item| (item.source.id(), item.accessible.role, item.rect))
            .collect();
        let marked = self.map.focused_widget.and_then(|id| open.iter().find(|(of, ..)| *of == id)).copied();
        let Some((marked, role, rect)) = marked else {
            // The first direction marks the first thing.
            if matches!(
                command,
                Command::Go(_) | Command::Step { .. } | Command::StepGroup { .. } | Command::Press
            ) && let Some(&(first, ..)) = open.first()
            {
                self.go_to(first);
            }
            return;
        };
        let hidden = Hidden::of(&self.map);
        match command {
            Command::Press => self.press(marked),
            Command::Go(direction) if matches!(role, Role::Slider(_)) && direction.x != 0.0 => {
                self.slide(marked, direction.x > 0.0);
            }
            // What was scrolled down is scrolled up before anything else is gone to.
            Command::Go(direction) if direction.y < 0.0 && self.scrolled_by.0 > 0 && hidden.above => {
                self.scroll(-1);
            }
            Command::Go(direction) => {
                let others = self.map.widgets.iter().filter(|item| item.can_act && item.source.id() != marked);
                match nearest(rect, others, *direction).map(|item: &Item| item.source.id()) {
                    Some(id) => self.go_to(id),
                    None if direction.y > 0.0 && hidden.below => self.scroll(1),
                    None if direction.y < 0.0 && hidden.above => self.scroll(-1),
                    None => {}
                }
            }
            Command::Step { is_forward } | Command::StepGroup { is_forward } => {
                let at = open.iter().position(|(id, ..)| *id == marked).unwrap_or_default();
                let by = if *is_forward { 1 } else { open.len() - 1 };
                self.go_to(open[(at + by) % open.len()].0);
            }
            Command::Ask | Command::Undo | Command::LookOn | Command::Back | Command::Want(_) => {}
        }
    }
}
