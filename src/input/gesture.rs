//! Tap or drag: a tap means what lies there, a flick on the dice a roll, and any other drag draws on the table.
//!
//! What is being drawn can be seen meanwhile: it is told to the table as [`Stroke`].

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{
    PageInput, Skip,
    pointer::{Pointer, PointerPhase},
};
use crate::{
    AppSystems,
    accessibility::{InteractionMap, Item},
    drawing::place::Screen,
    intent::Intent,
    page::Page,
    pictures::button::Held,
    sound::{PlaySound, Sound},
    table::{
        dice::Throw,
        inquiry::Inquiry,
        permissions::Permissions,
        refusal::{TouchBegan, Touched},
        stroke::{DrawingArea, Drawn, Stroke},
        things::Things,
    },
    theme::motion::RedrawUntil,
};

/// How far a tap may move, in dp; beyond it is a drag.
pub const MOST_TAP_MOVE: f32 = 8.0;
/// How long a finger or the mouse lies still on a thing that is asked about, in seconds.
pub const HOLD: f32 = 0.5;
/// A frame counts for no more of that, in seconds: after a long one the finger may be up already.
const LONGEST: f32 = 0.0625;
/// No hand flicks quicker, in seconds.
const QUICKEST: f32 = 0.06;

/// The systems that tell taps from drags.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct GestureSystems;

/// A press that has not ended yet.
#[derive(Resource, Default, Debug)]
pub(super) struct Press {
    stroke: Vec<Vec2>,
    is_drag: bool,
    is_skip: bool,
    pressed: Option<Entity>,
    /// Whether it draws where it comes to the sheet.
    is_pen: bool,
    /// From which point on it is on the sheet.
    drawn_from: Option<usize>,
    /// When it began, in seconds of [`Time`].
    began: f32,
    /// For how long it has lain still, in seconds; `None` if it asks nothing.
    still: Option<f32>,
}

impl Press {
    /// How fast it went from its start to its end, in dp a second, when it ends at `now`.
    fn speed(&self, now: f32) -> Vec2 {
        let (Some(&start), Some(&end)) = (self.stroke.first(), self.stroke.last()) else { return Vec2::ZERO };
        // Where frames are slow all of it may come in one.
        (end - start) / (now - self.began).max(QUICKEST)
    }

    /// Takes the stroke away that is being drawn; whether there was one.
    pub(super) fn take_back(&mut self) -> bool {
        let is_drawing = self.drawn_from.is_some();
        if is_drawing {
            *self = Self::default();
        }
        is_drawing
    }

    /// It goes on to `at`.
    fn go_on(&mut self, at: Vec2, area: &DrawingArea) {
        let Some(&start) = self.stroke.first() else { return };
        self.stroke.push(at);
        if start.distance(at) > MOST_TAP_MOVE && !self.is_drag {
            self.is_drag = true;
            self.still = None;
            self.pressed = None;
        }
        if self.is_pen && self.is_drag && self.drawn_from.is_none() && area.paper.contains(at) {
            self.drawn_from = Some(self.stroke.len() - 2);
        }
    }

    /// A stroke that leaves the sheet is taken away.
    fn stay_on_sheet(&mut self, area: &DrawingArea) {
        let sheet = area.paper.inflate(area.overshoot);
        if self.stroke.last().is_some_and(|&at| !sheet.contains(at)) {
            self.take_back();
        }
    }

    /// What is seen of it on the sheet.
    fn drawn(&self) -> Stroke {
        let drawn = self.drawn_from.and_then(|from| self.stroke.get(from..));
        drawn.map_or_else(Stroke::default, |points| Stroke { points: points.to_vec(), counts: !self.is_skip })
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Press>()
        .add_systems(Update, (follow, look_pressed).chain().in_set(AppSystems::Input).in_set(GestureSystems));
}

/// Whether this may be touched while something moves: to skip all of it, and what leaves the table as it is. Anything
/// else would be taken for what lay there before.
fn may_move(item: &Item) -> bool {
    matches!(item.accessible.intent, Some(Intent::Hurry | Intent::OpenMenu | Intent::Back))
}

/// What lies under the finger.
#[derive(SystemParam)]
struct Around<'w, 's> {
    map: Res<'w, InteractionMap>,
    things: Things<'w, 's>,
    area: Res<'w, DrawingArea>,
    page: Option<Res<'w, State<Page>>>,
    page_input: Res<'w, PageInput>,
    screen: Res<'w, Screen>,
    permissions: Res<'w, Permissions>,
    inquiry: Res<'w, Inquiry>,
}

impl Around<'_, '_> {
    fn is_table(&self) -> bool {
        self.page.as_ref().is_some_and(|page| *page.get() == Page::Table)
    }

    /// Whether nothing lies there, and nothing is asked about.
    fn is_ground(&self, at: Vec2) -> bool {
        self.map.is_bare(at) && !self.inquiry.is_open()
    }

    /// Whether something moves that can be skipped.
    fn is_moving(&self) -> bool {
        self.page.as_ref().is_some_and(|page| match page.get() {
            Page::Table => self.permissions.is_moving,
            Page::Results => true,
            Page::Shelf | Page::Setup => false,
        })
    }
}

/// What a finger can bring about.
#[derive(SystemParam)]
struct Outcome<'w> {
    intents: MessageWriter<'w, Intent>,
    drawn: MessageWriter<'w, Drawn>,
    skips: MessageWriter<'w, Skip>,
    began: MessageWriter<'w, TouchBegan>,
    touched: MessageWriter<'w, Touched>,
    sounds: MessageWriter<'w, PlaySound>,
    throw: ResMut<'w, Throw>,
}

fn follow(
    (time, real_time): (Res<Time>, Res<Time<Real>>),
    mut pointer: MessageReader<Pointer>,
    mut press: ResMut<Press>,
    mut stroke: ResMut<Stroke>,
    touched: Around,
    mut outcome: Outcome,
    mut redraw_until: ResMut<RedrawUntil>,
) {
    let Around { map, area, page_input, .. } = &touched;
    let is_table = touched.is_table();
    // When the screen turns everything moves away from under the finger; another page or a panel covers it.
    if touched.screen.is_changed() || !page_input.0 {
        *press = Press::default();
    } else if !is_table {
        press.take_back();
    }
    for &Pointer { phase, at } in pointer.read() {
        if !page_input.0 {
            *press = Press::default();
            continue;
        }
        match phase {
            PointerPhase::Began => {
                outcome.began.write(TouchBegan);
                let is_moving = touched.is_moving();
                if is_moving {
                    outcome.skips.write(Skip);
                }
                let item = map.at(at);
                let is_skip = is_moving && is_table && !item.is_some_and(may_move);
                let pressed = item.and_then(Item::entity).filter(|_| !is_skip);
                let is_other = item.is_some_and(|item| {
                    matches!(item.accessible.intent, Some(Intent::RollDice | Intent::DismissBanner))
                });
                let is_pen = is_table && !is_other;
                let drawn_from = (is_pen && area.paper.contains(at)).then_some(0);
                let began = time.elapsed_secs();
                *press = Press {
                    stroke: vec![at],
                    is_drag: false,
                    is_skip,
                    pressed,
                    is_pen,
                    drawn_from,
                    began,
                    still: is_table.then_some(0.0),
                };
            }
            PointerPhase::Asked => {
                if let Some(thing) = touched.things.at(at, map).filter(|_| is_table) {
                    outcome.intents.write(Intent::OpenRule(thing.rule));
                }
            }
            PointerPhase::Moved => {
                press.go_on(at, area);
                press.stay_on_sheet(area);
            }
            PointerPhase::Joined if press.is_drag => _ = press.take_back(),
            // Until it draws, the first finger may still tap; it asks nothing any more.
            PointerPhase::Joined => press.still = None,
            // What was taken away does not end, either.
            PointerPhase::Ended if press.stroke.is_empty() => {}
            PointerPhase::Ended => {
                press.stroke.push(at);
                press.stay_on_sheet(area);
                let speed = press.speed(time.elapsed_secs());
                let Press { stroke, is_drag, is_skip, .. } = core::mem::take(&mut *press);
                let Some(&start) = stroke.first().filter(|_| !is_skip) else { continue };
                let item = map.at(start);
                let intent = item.and_then(|item| touched.things.intent(item, start));
                if !is_drag {
                    match touched.things.at(start, map).filter(|_| is_table) {
                        Some(thing) => _ = outcome.touched.write(Touched { thing, meant: intent.clone() }),
                        None if is_table && touched.is_ground(start) => {
                            _ = outcome.intents.write(Intent::TouchGround);
                        }
                        None => {}
                    }
                    if intent.is_none() {
                        // Whatever takes its time need not.
                        outcome.skips.write(Skip);
                    }
                    if let Some(intent) = intent {
                        outcome.throw.set_if_neq(Throw::default());
                        outcome.sounds.write(PlaySound::now(Sound::Tap).from(start.x, touched.screen.size.x));
                        outcome.intents.write(intent);
                    }
                    continue;
                }
                match intent {
                    Some(Intent::RollDice) => {
                        outcome.throw.set_if_neq(Throw(speed));
                        outcome.intents.write(Intent::RollDice);
                    }
                    _ if is_table => {
                        outcome.drawn.write(Drawn(stroke));
                    }
                    _ => {}
                }
            }
            PointerPhase::Cancelled => *press = Press::default(),
        }
    }
    lie_still(&mut press, real_time.delta_secs().min(LONGEST), &touched, &mut outcome);
    if press.still.is_some() {
        redraw_until.stay(&time, 0.1);
    }
    stroke.set_if_neq(press.drawn());
}

/// Whoever lies still on a thing for long asks what it is, and does nothing else.
fn lie_still(press: &mut Press, passed: f32, around: &Around, outcome: &mut Outcome) {
    let (Some(&at), Some(still)) = (press.stroke.first(), press.still) else { return };
    press.still = Some(still + passed).filter(|&still| still < HOLD);
    if press.still.is_none()
        && let Some(thing) = around.things.at(at, &around.map)
    {
        *press = Press::default();
        outcome.intents.write(Intent::OpenRule(thing.rule));
    }
}

/// A button under the finger goes down.
fn look_pressed(press: Res<Press>, mut held: ResMut<Held>) {
    held.set_if_neq(Held(press.pressed));
}
