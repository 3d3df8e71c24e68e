//! Playing with one or two switches: a switch goes on from row to row, the other, or a pause, goes into the row that is
//! ringed, and then chooses what is ringed in it. A key, a button or a touch anywhere is a switch; nothing has to be held.

mod stops;
mod switches;

use core::time::Duration;

use bevy::{
    ecs::message::MessageUpdateSystems,
    input::{keyboard::KeyboardInput, mouse::MouseButtonInput, touch::TouchInput},
    prelude::*,
    window::WindowEvent,
};

pub use stops::{Stop, stops};

use super::{
    Focus, PageInput,
    command::{Command, Hand},
    gamepad::read_pads,
    gesture::GestureSystems,
    panel_focus::{Hidden, PanelHand},
};
use crate::{
    AppSystems,
    accessibility::{InteractionMap, Role, Source},
    platform::{Alarm, Waker},
    storage::{Scanning, Settings},
};

/// What was done with a switch.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switch {
    /// To the next row, or the next thing.
    MoveOn,
    /// Into the row, or to press the thing; with one switch it moves on as well.
    Choose,
}

/// Where somebody is who goes through things by switches.
#[derive(Resource, Default, Debug)]
struct Scan {
    /// What is ringed: the first thing of a row, or the thing.
    at: Option<Source>,
    /// Which stop that was, in case it is gone.
    index: usize,
    /// Whether it is a thing in a row, and not the row.
    is_inside: bool,
    /// Whether it is what cannot all be seen, to be scrolled.
    is_scroll: bool,
    /// When a pause chooses.
    pause: Option<Alarm>,
}

/// The ring around what is gone to, in dp; `None` where nothing is.
#[derive(Resource, Default, Clone, Copy, PartialEq, Debug)]
pub struct ScanRing(pub Option<Rect>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scan>()
        .init_resource::<ScanRing>()
        .add_message::<Switch>()
        .add_message::<KeyboardInput>()
        .add_message::<WindowEvent>()
        .add_message::<MouseButtonInput>()
        .add_message::<TouchInput>()
        .add_systems(
            First,
            (switches::take_switches, switches::note_second).chain().after(MessageUpdateSystems),
        )
        .add_systems(
            Update,
            (switches::take_pads, scan)
                .chain()
                .in_set(AppSystems::Input)
                .after(read_pads)
                .before(GestureSystems),
        )
        .add_systems(Update, show_ring.in_set(AppSystems::Table).before(super::focus::show_ring));
}

impl Scan {
    /// Which of the stops it is at.
    fn stop(&self, stops: &[Stop]) -> Option<usize> {
        let at = self.at?;
        stops
            .iter()
            .position(|stop| stop.things.contains(&at))
            .or_else(|| stops.len().checked_sub(1).map(|last| self.index.min(last)))
    }

    /// The thing that is ringed, if it is one in a row.
    fn thing(&self, stop: &Stop) -> Option<usize> {
        self.is_inside.then(|| stop.things.iter().position(|&thing| Some(thing) == self.at)).flatten()
    }

    fn go_to_stop(&mut self, stops: &[Stop], index: usize) {
        *self = Self { at: stops.get(index).map(|stop| stop.things[0]), index, ..Self::default() };
    }

    /// Goes on: to the next thing of the row and from its last one back to the row, or to the next row.
    fn move_on(&mut self, stops: &[Stop], can_scroll: bool) {
        let Some(index) = self.stop(stops).filter(|_| !self.is_scroll) else {
            self.go_to_stop(stops, 0);
            return;
        };
        if self.is_inside {
            match self.thing(&stops[index]).and_then(|at| stops[index].things.get(at + 1)) {
                Some(&next) => self.at = Some(next),
                None => self.go_to_stop(stops, index),
            }
        } else if index + 1 == stops.len() && can_scroll {
            self.is_scroll = true;
        } else {
            self.go_to_stop(stops, (index + 1) % stops.len());
        }
    }

    /// What is to be pressed: nothing where a row is gone into.
    fn choose(&mut self, stops: &[Stop], can_scroll: bool) -> Option<Source> {
        let Some(index) = self.stop(stops) else {
            self.move_on(stops, can_scroll);
            return None;
        };
        let stop = &stops[index];
        if !self.is_inside && stop.things.len() > 1 {
            (self.at, self.is_inside, self.index) = (Some(stop.things[0]), true, index);
            return None;
        }
        // What was ringed may be gone.
        self.at.filter(|at| stop.things.contains(at))
    }
}

fn scan(
    mut switches: MessageReader<Switch>,
    (settings, waker, page_input, map): (Res<Settings>, Res<Waker>, Res<PageInput>, Res<InteractionMap>),
    mut scan: ResMut<Scan>,
    mut focus_of_page: ParamSet<(ResMut<Focus>, Hand)>,
    mut panel: PanelHand,
) {
    let scanning = settings.more.scanning();
    if scanning == Scanning::Off {
        switches.clear();
        if scan.at.is_some() {
            *scan = Scan::default();
        }
        return;
    }
    let mut asked: Vec<Switch> = switches.read().copied().collect();
    if scanning == Scanning::One {
        asked.fill(Switch::MoveOn);
    }
    let pause = settings.more.choosing_pause();
    if pause.is_none() {
        scan.pause = None;
    } else if asked.is_empty() && scan.pause.as_ref().is_some_and(Alarm::has_rung) {
        scan.pause = None;
        asked.push(Switch::Choose);
    }
    let stops = stops(&map, page_input.0);
    let hidden = Hidden::of(&map);
    let can_scroll = !page_input.0 && (hidden.above || hidden.below);
    // What was to be scrolled is gone.
    if scan.is_scroll && !can_scroll {
        *scan = Scan::default();
    }
    for switch in asked {
        let was_inside = scan.is_inside;
        match switch {
            Switch::MoveOn => scan.move_on(&stops, can_scroll),
            Switch::Choose if scan.is_scroll => panel.scroll(if hidden.below { 3 } else { -100 }),
            Switch::Choose => match scan.choose(&stops, can_scroll) {
                Some(Source::Entity(entity)) => {
                    *focus_of_page.p0() = Focus(Some(entity));
                    let mut hand = focus_of_page.p1();
                    hand.hurry();
                    hand.carry_out(Command::Press);
                }
                Some(Source::Widget(id)) => {
                    let slider = map.widgets.iter().find_map(|item| match item.accessible.role {
                        Role::Slider(percent) if item.source.id() == id => Some(percent),
                        _ => None,
                    });
                    match slider {
                        Some(100) => panel.set(id, 0.0),
                        Some(_) => panel.slide(id, true),
                        None => panel.press(id),
                    }
                }
                None => {}
            },
        }
        // A pause chooses what was gone to, and what is first in a row that was gone into, and reads on, but presses nothing
        // twice.
        let goes_on =
            switch == Switch::MoveOn || (scan.is_inside && !was_inside) || (scan.is_scroll && hidden.below);
        if let Some(pause) = pause.filter(|_| goes_on) {
            scan.pause = Some(waker.wake_in(Duration::from_secs_f32(pause)));
        }
        if let Some(Source::Widget(id)) = scan.at {
            panel.bring_to_view(id);
        }
    }
}

/// Rings what is gone to. On a page the mark of the keys goes with it, and so do screen readers.
fn show_ring(
    (scan, map, page_input): (Res<Scan>, Res<InteractionMap>, Res<PageInput>),
    mut ring: ResMut<ScanRing>,
    mut focus: ResMut<Focus>,
) {
    let place = |source: Source| map.iter().find(|item| item.source == source).map(|item| item.rect);
    let rect = scan.at.and_then(|at| {
        if scan.is_scroll {
            let texts = map.widgets.iter().filter(|item| !item.can_act && item.touch.height() > 0.0);
            return texts.map(|item| item.touch).reduce(|all, one| all.union(one));
        }
        if scan.is_inside {
            return place(at);
        }
        let stops = stops(&map, page_input.0);
        stops.into_iter().find(|stop| stop.things.contains(&at)).map(|stop| stop.rect)
    });
    ring.set_if_neq(ScanRing(rect));
    if let (Some(Source::Entity(entity)), true) = (scan.at, scan.is_changed()) {
        focus.set_if_neq(Focus(Some(entity)));
    }
}
