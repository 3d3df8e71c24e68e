//! A finished match that is looked back at is analysed: on other threads, or, where there is but one, a slice in each
//! frame. First a quick look, then as closely as is wanted. What is found is kept beside the record.

use core::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};
use std::sync::Arc;

use bevy::{prelude::*, tasks::AsyncComputeTaskPool};

use super::{PositionChanged, Session, Thinkable, ThinkingMode};
use crate::{
    bots::{Analysis, Analyst, AnalystTeam, Depth, learnt, read_analysis, write_analysis},
    platform::{Waker, now},
    record::Match,
    storage::{Answer, MatchId, Request, Storage},
};

/// How closely somebody wants the match analysed that is looked back at; `None` if nobody does.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WantsAnalysis(pub Option<Depth>);

/// Whether nobody works on it though it is wanted, as in pictures of scenes, which are taken before anybody were through.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IsAnalysisPaused(pub bool);

/// How much of a frame a slice takes: nothing waits for it, and little moves meanwhile.
const SLICE: Duration = Duration::from_millis(10);
/// At most so many threads work on it, so that the picture stays smooth.
const MOST_THREADS: usize = 8;

/// Somebody is at work.
enum Working<G: Thinkable> {
    Background { team: Arc<AnalystTeam<G>>, is_given_up: Arc<AtomicBool> },
    Here(Box<Analyst<G>>),
}

impl<G: Thinkable> Working<G> {
    fn start(played: &Arc<Match<G>>, depth: Depth, way: ThinkingMode, waker: &Waker) -> Self {
        if way == ThinkingMode::InFrames {
            return Self::Here(Box::new(Analyst::new(Arc::clone(played), depth)));
        }
        let team = Arc::new(AnalystTeam::new(Arc::clone(played), depth));
        let is_given_up = Arc::new(AtomicBool::new(false));
        let pool = AsyncComputeTaskPool::get();
        for _ in 0..pool.thread_num().clamp(1, MOST_THREADS) {
            let (team, is_given_up, waker) = (Arc::clone(&team), Arc::clone(&is_given_up), waker.clone());
            let work = async move {
                team.work(|| is_given_up.load(Ordering::Relaxed));
                waker.wake();
            };
            pool.spawn(work).detach();
        }
        Self::Background { team, is_given_up }
    }

    /// Works on, if that is done here; what has been found, once it has.
    fn go_on(&mut self, waker: &Waker) -> Option<Analysis<G::Action>> {
        match self {
            Self::Background { team, .. } => team.analysis(),
            Self::Here(analyst) => {
                let begun = now();
                while !analyst.is_done() {
                    analyst.iterate();
                    if now().duration_since(begun).unwrap_or_default() >= SLICE {
                        // The next slice waits for nobody.
                        waker.wake();
                        return None;
                    }
                }
                Some(analyst.analysis())
            }
        }
    }

    /// How much of it is done, in percent.
    fn percent(&self) -> u8 {
        let (done, all) = match self {
            Self::Background { team, .. } => team.progress(),
            Self::Here(analyst) => analyst.progress(),
        };
        (100 * done / all.max(1)) as u8
    }
}

impl<G: Thinkable> Drop for Working<G> {
    fn drop(&mut self) {
        if let Self::Background { is_given_up, .. } = self {
            is_given_up.store(true, Ordering::Relaxed);
        }
    }
}

/// Whether it is known what was found out before.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Before {
    #[default]
    Unknown,
    Asked,
    Known,
}

/// What is being found out about the match that is looked back at, and what has been.
#[derive(Resource)]
pub struct AnalysisTask<G: Thinkable> {
    of: Option<MatchId>,
    before: Before,
    working: Option<(Depth, Working<G>)>,
    found: Option<(Depth, Arc<Analysis<G::Action>>)>,
    percent: u8,
}

impl<G: Thinkable> Default for AnalysisTask<G> {
    fn default() -> Self {
        Self { of: None, before: Before::Unknown, working: None, found: None, percent: 0 }
    }
}

impl<G: Thinkable> AnalysisTask<G> {
    /// What has been found, and how closely was looked.
    pub fn found(&self) -> Option<(Depth, &Arc<Analysis<G::Action>>)> {
        self.found.as_ref().map(|(depth, analysis)| (*depth, analysis))
    }

    /// Takes up what was found out elsewhere about the match on the table.
    #[cfg(feature = "dev")]
    pub(crate) fn know(&mut self, id: &MatchId, depth: Depth, analysis: Analysis<G::Action>) {
        (self.of, self.working) = (Some(id.clone()), None);
        self.found = Some((depth, Arc::new(analysis)));
    }

    /// How much of what somebody works on is done, in percent; `None` if nobody does.
    pub fn percent(&self) -> Option<u8> {
        self.working.as_ref().map(|_| self.percent)
    }

    /// How closely is looked next: quickly at first.
    fn next(&self, wanted: Option<Depth>) -> Option<Depth> {
        let wanted = wanted?;
        match &self.found {
            None => Some(Depth::QUICK),
            Some((depth, _)) => (depth.samples < wanted.samples).then_some(wanted),
        }
    }
}

/// Takes up what was found out before about the match that is looked back at.
pub(super) fn take_up_kept_analysis<G: Thinkable>(
    session: Option<Res<Session<G>>>,
    mut answers: MessageReader<Answer>,
    mut task: ResMut<AnalysisTask<G>>,
) {
    for answer in answers.read() {
        match answer {
            Answer::AnalysisRead { id, text } if task.of.as_ref() == Some(id) => {
                task.before = Before::Known;
                let whole = session.as_ref().and_then(|session| session.whole());
                task.found = text
                    .as_deref()
                    .zip(whole)
                    .and_then(|(text, whole)| read_analysis(text, whole))
                    .map(|(depth, analysis)| (depth, Arc::new(analysis)));
            }
            // It is made anew at the next time.
            Answer::AnalysisNotSaved { fault } => warn!("an analysis cannot be kept: {fault}"),
            _ => {}
        }
    }
}

/// Has the match analysed that is looked back at, if that is wanted.
pub(super) fn analyse<G: Thinkable>(
    session: Option<Res<Session<G>>>,
    (wants, is_paused, way): (Res<WantsAnalysis>, Res<IsAnalysisPaused>, Res<ThinkingMode>),
    mut position_changed: MessageReader<PositionChanged>,
    (waker, storage): (Option<Res<Waker>>, Res<Storage>),
    mut task: ResMut<AnalysisTask<G>>,
) {
    let waker = waker.map(|waker| waker.clone()).unwrap_or_default();
    let _ = position_changed.read().count();
    let looked = session.as_ref().and_then(|session| Some((session.id(), session.whole()?)));
    let looked = looked.filter(|(_, whole)| whole.is_over());
    let of = looked.map(|(id, _)| id.clone());
    if task.of != of {
        *task = AnalysisTask { of, ..AnalysisTask::default() };
    }
    let next = task.next(wants.0.filter(|_| !is_paused.0));
    let (Some((_, whole)), Some(depth)) = (looked, next) else {
        if task.working.is_some() {
            task.working = None;
        }
        return;
    };
    if let (Before::Unknown, Some(id)) = (task.before, &task.of) {
        storage.send(Request::ReadAnalysis(id.clone()));
        task.bypass_change_detection().before = Before::Asked;
    }
    if task.before == Before::Asked {
        return;
    }
    if !learnt::is_settled() {
        learnt::call_when_settled(move || waker.wake());
        return;
    }
    if task.working.as_ref().is_none_or(|(present, _)| *present != depth) {
        task.working = Some((depth, Working::start(whole, depth, *way, &waker)));
    }
    // What is only being worked on is no change that anybody could see.
    let unseen = task.bypass_change_detection();
    let Some((_, working)) = &mut unseen.working else { return };
    let found = working.go_on(&waker);
    let percent = working.percent();
    if let Some(found) = found {
        if let Some(id) = &task.of {
            let text = write_analysis(whole, depth, &found);
            storage.send(Request::SaveAnalysis { id: id.clone(), text });
        }
        task.found = Some((depth, Arc::new(found)));
        task.working = None;
        waker.wake();
    } else if percent != unseen.percent {
        task.percent = percent;
    }
}
