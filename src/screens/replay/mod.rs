//! Looking back: a match is gone through, by itself or step by step, and played on from any moment of it.
//!
//! The tables know nothing of it. The session tells them the same as ever, and what lies below them takes its place from
//! the screen.

mod bar;
mod curve;
mod known;
mod layout;
mod story;

use std::sync::Arc;

use bevy::prelude::*;

use super::{Begin, Page, Panel};
use crate::{
    AppSystems,
    bots::Depth,
    drawing::paint::PicturePlugin,
    input::{Pointer, PointerPhase},
    intent::{Intent, ReplayStep},
    locale::Locale,
    record::AnyMatch,
    session::{AnyOrder, Open, WantsAnalysis},
    storage::MatchId,
    table::{
        TableSystems, analysis::ShownAnalysis, current::ActiveMatch, lay_table::TableFoot,
        permissions::Permissions,
    },
    theme::motion::RedrawUntil,
};
use known::Known;
pub(super) use known::grade_key;
use story::Story;

/// How fast a match goes on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Speed {
    /// With time to look at each action.
    Slow,
    /// Action after action.
    #[default]
    Normal,
    /// Turn after turn, and nothing moves.
    Fast,
}

impl Speed {
    /// The next one.
    const fn next(self) -> Self {
        match self {
            Self::Slow => Self::Normal,
            Self::Normal => Self::Fast,
            Self::Fast => Self::Slow,
        }
    }

    /// How long a moment is looked at once all lies still, in seconds.
    const fn pause(self) -> f32 {
        match self {
            Self::Slow => 1.4,
            Self::Normal => 0.5,
            Self::Fast => 0.35,
        }
    }
}

/// The match that is looked back at.
#[derive(Clone, Debug)]
struct Looked {
    id: MatchId,
    whole: AnyMatch,
    story: Arc<Story>,
    /// What is known of it, once it has been analysed.
    known: Option<Arc<Known>>,
    /// How closely it is analysed; `None` for a match that is not over.
    depth: Option<Depth>,
    /// Whether it goes on afterwards.
    was_live: bool,
    /// The page from which it is looked at.
    from: Page,
    /// Where it begins, until it is there.
    begins_at: Option<usize>,
    is_playing: bool,
    speed: Speed,
    /// When it goes on by itself, in seconds of [`Time`].
    due: f32,
}

/// The match that is looked back at, if one is.
#[derive(Resource, Default, Debug)]
pub(super) struct Replay(Option<Looked>);

impl Replay {
    /// Whether one is.
    pub(super) const fn is_open(&self) -> bool {
        self.0.is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Replay>()
        .init_resource::<TableFoot>()
        .init_resource::<bar::Shown>()
        .init_resource::<bar::CurvePlace>()
        .add_plugins(PicturePlugin::<curve::Curve>::default())
        .add_systems(OnExit(Page::Table), close)
        .add_systems(
            Update,
            (
                scrub.after(AppSystems::Strokes).before(AppSystems::Intents).run_if(is_open),
                (begin, act.run_if(is_open), go_on.run_if(is_open))
                    .chain()
                    .after(super::table::TablePageSystems)
                    .in_set(AppSystems::Intents),
                want_analysis.before(AppSystems::Session).after(AppSystems::Intents),
                take_up
                    .run_if(is_open)
                    .run_if(resource_changed::<ShownAnalysis>)
                    .after(TableSystems::Tell)
                    .before(bar::set_up)
                    .in_set(AppSystems::Table),
                bar::take_place.before(TableSystems::Lay).in_set(AppSystems::Table),
                (bar::set_up, bar::show).chain().after(TableSystems::Tell).in_set(AppSystems::Table),
            ),
        );
}

fn is_open(replay: Res<Replay>) -> bool {
    replay.is_open()
}

/// Begins to look back at the match on the table or in the results: a finished one from its beginning, another one from
/// where it is.
fn begin(
    mut intents: MessageReader<Intent>,
    (current, permissions, page): (Res<ActiveMatch>, Res<Permissions>, Res<State<Page>>),
    mut next_page: ResMut<NextState<Page>>,
    mut replay: ResMut<Replay>,
    mut panel: ResMut<Panel>,
    mut open: MessageWriter<Open>,
) {
    if !intents.read().any(|intent| *intent == Intent::LookBack) || replay.is_open() {
        return;
    }
    let (Some(id), Some(whole)) = (current.id.clone(), current.play.clone()) else { return };
    let was_live = permissions.is_live && !whole.is_over();
    replay.0 = Some(Looked {
        story: Arc::new(Story::of(&whole)),
        known: None,
        depth: whole.is_over().then_some(Depth::FULL),
        was_live,
        from: *page.get(),
        begins_at: Some(if whole.is_over() { 0 } else { whole.steps() }),
        is_playing: false,
        speed: Speed::default(),
        due: 0.0,
        id: id.clone(),
        whole: whole.clone(),
    });
    panel.set_if_neq(Panel::Closed);
    if permissions.is_live {
        open.write(Open { id, play: whole, is_live: false, tutorial: None });
    }
    if *page.get() != Page::Table {
        next_page.set(Page::Table);
    }
}

/// What intents mean while a match is looked at.
fn act(
    mut intents: MessageReader<Intent>,
    (current, permissions, panel): (Res<ActiveMatch>, Res<Permissions>, Res<Panel>),
    time: Res<Time>,
    mut replay: ResMut<Replay>,
    mut next_page: ResMut<NextState<Page>>,
    mut orders: MessageWriter<AnyOrder>,
    mut open: MessageWriter<Open>,
    mut begun: MessageWriter<Begin>,
) {
    for intent in intents.read() {
        let Some(looked) = &mut replay.0 else { return };
        match intent {
            Intent::Replay(step) => {
                if let Some(to) = looked.after(*step, current.steps, time.elapsed_secs()) {
                    orders.write(AnyOrder::GoTo(to));
                }
            }
            Intent::PlayOn if current.steps < looked.story.len() || !looked.whole.is_over() => {
                let branch = looked.whole.play_on(current.steps);
                replay.0 = None;
                begun.write(Begin(branch));
            }
            Intent::AnalyseCloser if looked.depth.is_some() => looked.depth = Some(Depth::MOST),
            Intent::Back if panel.is_open() || permissions.has_step_back() => {}
            Intent::Back => {
                let Looked { id, whole, was_live, from, .. } = looked.clone();
                replay.0 = None;
                if was_live {
                    open.write(Open { id, play: whole, is_live: true, tutorial: None });
                } else {
                    orders.write(AnyOrder::GoTo(whole.steps()));
                    next_page.set(from);
                }
            }
            _ => {}
        }
    }
}

impl Looked {
    /// The next turning point after `at`, by what is known, or by the points.
    fn next_event(&self, at: usize) -> Option<usize> {
        let known = self.known.as_ref().map(|known| &known.turning_points).filter(|turns| !turns.is_empty());
        let Some(turns) = known else { return self.story.next_event(at) };
        turns.iter().copied().find(|&turn| turn > at).or_else(|| turns.first().copied())
    }

    /// Where a step leads from `at`, if it leads anywhere.
    fn after(&mut self, step: ReplayStep, at: usize, now: f32) -> Option<usize> {
        let end = self.story.len();
        let to = match step {
            ReplayStep::Play => {
                self.is_playing = !self.is_playing;
                self.due = now;
                // From its end it begins again.
                return (self.is_playing && at == end).then_some(0);
            }
            ReplayStep::Speed => {
                self.speed = self.speed.next();
                return None;
            }
            ReplayStep::Begin => 0,
            ReplayStep::TurnBack => self.story.turn_before(at),
            ReplayStep::Back => at.saturating_sub(1),
            ReplayStep::On => (at + 1).min(end),
            ReplayStep::TurnOn => self.story.turn_after(at),
            ReplayStep::End => end,
            ReplayStep::Event => self.next_event(at)?,
            ReplayStep::To(step) => step.min(end),
        };
        self.is_playing = false;
        (to != at).then_some(to)
    }
}

/// A finished match is analysed as long as it is looked back at.
fn want_analysis(replay: Res<Replay>, mut wants: ResMut<WantsAnalysis>) {
    let depth = replay.0.as_ref().and_then(|looked| looked.depth);
    wants.set_if_neq(WantsAnalysis(depth));
}

/// Takes up what has been found out.
fn take_up(shown: Res<ShownAnalysis>, locale: Res<Locale>, mut replay: ResMut<Replay>) {
    if let Some(looked) = &mut replay.0 {
        looked.known = shown.found.as_ref().map(|told| Arc::new(Known::of(told, &locale)));
    }
}

/// A match that goes on by itself does so when all lies still and was looked at; at its end it stops.
fn go_on(
    (current, permissions, panel): (Res<ActiveMatch>, Res<Permissions>, Res<Panel>),
    time: Res<Time>,
    mut replay: ResMut<Replay>,
    mut redraw_until: ResMut<RedrawUntil>,
    mut orders: MessageWriter<AnyOrder>,
) {
    let has_begun = !permissions.is_live && current.play.is_some();
    let Some(looked) = &mut replay.bypass_change_detection().0 else { return };
    if let Some(begins_at) = looked.begins_at {
        if has_begun {
            looked.begins_at = None;
            orders.write(AnyOrder::GoTo(begins_at));
        }
        return;
    }
    if !looked.is_playing || panel.is_open() {
        return;
    }
    redraw_until.stay(&time, 0.1);
    let (now, at) = (time.elapsed_secs(), current.steps);
    let is_still = !permissions.is_moving || looked.speed == Speed::Fast;
    if !is_still {
        looked.due = now + looked.speed.pause();
    } else if now >= looked.due {
        looked.due = now + looked.speed.pause();
        if at >= looked.story.len() {
            looked.is_playing = false;
            replay.set_changed();
        } else if looked.speed == Speed::Fast {
            orders.write(AnyOrder::GoTo(looked.story.turn_after(at)));
        } else {
            orders.write(AnyOrder::Next);
        }
    }
}

/// A finger or the mouse on the curve goes to that moment, and along with it.
fn scrub(
    mut pointer: MessageReader<Pointer>,
    (place, replay, panel): (Res<bar::CurvePlace>, Res<Replay>, Res<Panel>),
    mut is_held: Local<bool>,
    mut intents: MessageWriter<Intent>,
) {
    let Some(looked) = &replay.0 else { return };
    let mut to = None;
    for &Pointer { phase, at } in pointer.read() {
        match phase {
            PointerPhase::Began => *is_held = place.0.contains(at) && !panel.is_open(),
            PointerPhase::Moved => {}
            PointerPhase::Ended | PointerPhase::Cancelled => {
                if !core::mem::take(&mut *is_held) || phase == PointerPhase::Cancelled {
                    continue;
                }
                to = Some(at);
                continue;
            }
            PointerPhase::Asked | PointerPhase::Joined => continue,
        }
        if *is_held {
            to = Some(at);
        }
    }
    if let Some(at) = to {
        let step = curve::step_at(place.0, looked.story.len(), at.x);
        intents.write(Intent::Replay(ReplayStep::To(step)));
    }
}

/// Whatever leaves the table ends it.
fn close(mut replay: ResMut<Replay>) {
    replay.0 = None;
}
