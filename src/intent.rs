//! What somebody wants, whether by finger, mouse or key.

use core::{any::Any, fmt};
use std::sync::Arc;

use bevy::{ecs::label::DynEq, prelude::*};

use crate::{locale::help::RuleKeys, record::Controller, rules::Seat, storage::MatchId};

/// What somebody wants, whatever it was said with.
#[derive(Message, Clone, PartialEq, Debug)]
#[expect(missing_docs, reason = "the names say it; fields are what is meant")]
pub enum Intent {
    /// Go one step back: close what is open, or leave.
    Back,
    OpenMenu,
    /// Set up a match of the game with this name in records.
    OpenSetup(&'static str),
    /// Begin the first match of the game with this name in records, in which everything is explained.
    BeginFirstMatch(&'static str),
    OpenSettings,
    /// Show the small helps, to be switched on or off.
    OpenHelps,
    OpenHelp,
    OpenShelf,
    /// Close the app, whatever is lost by it.
    CloseApp,
    ImportMatch,
    ExportMatch(MatchId),
    /// Hand on what is known of something that broke.
    ExportReport(String),
    ContinueMatch(MatchId),
    /// Ask whether this match shall be removed.
    AskToRemove(MatchId),
    RemoveMatch(MatchId),
    /// Show the finished matches.
    OpenArchive,
    /// Look at a finished match.
    LookAtMatch(MatchId),
    /// Look back at the match on the table.
    LookBack,
    /// Go through it.
    Replay(ReplayStep),
    /// Begin a new match from the moment that is looked at.
    PlayOn,
    /// Show what the match that is looked back at owed to luck and to skill.
    OpenAnalysis,
    /// Find that out more closely.
    AnalyseCloser,
    /// Hand on all finished matches as a file.
    ExportArchive,
    /// Show the running matches of the game with this name in records.
    OpenMatches(&'static str),
    RollDice,
    /// Pick what the game on the table offers.
    Pick(Pick),
    /// Take back what is chosen but not confirmed.
    Unchoose,
    /// Touch where nothing lies.
    TouchGround,
    Confirm,
    /// End the turn, after that was asked.
    EndTurn,
    Pass,
    Undo,
    /// Computer players take no time until a person decides.
    Hurry,
    LookAt(Seat),
    DismissBanner,
    PlayAgain,
    /// Hand the picture of the results on to other people.
    SharePicture,
    /// Say what this achievement, from 0, is for, where there is a line for one only.
    TellAchievement(usize),
    /// What was just explained has been read.
    GoOn,
    /// From now on things are explained in this first match, or no longer.
    Explain(bool),
    /// Show what may be done, or no longer.
    ShowChoices,
    /// Show what there is a rule for, or no longer.
    ShowThings,
    /// Read this rule.
    OpenRule(RuleKeys),
    /// Ask what could be done.
    OpenHints,
    /// Take up this hint, from 0: it is chosen, not confirmed.
    TakeHint(usize),
    /// Show what chance has brought.
    OpenStatistics,
    /// Show who plays at each seat.
    OpenSeats,
    /// From now on somebody else plays at this seat.
    Reseat(Seat, Controller),
}

/// How somebody goes through a match that is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum ReplayStep {
    Begin,
    TurnBack,
    Back,
    /// It goes on by itself, or stops.
    Play,
    On,
    TurnOn,
    End,
    /// To the next turning point, or where there is none ahead to the next points.
    Event,
    /// The next one of several speeds.
    Speed,
    /// After so many actions.
    To(usize),
}

impl<P: Pickable> From<P> for Intent {
    fn from(picked: P) -> Self {
        Self::Pick(Pick(Arc::new(picked)))
    }
}

/// What can be picked at the table of one game: a type of the game's own.
pub trait Pickable: DynEq + fmt::Debug + Send + Sync {}

/// Something to pick, which only its own game understands.
#[derive(Clone)]
pub struct Pick(Arc<dyn Pickable>);

impl Pick {
    /// What is picked, if it is something of this game.
    pub fn of<P: Pickable>(&self) -> Option<&P> {
        let picked: &dyn Any = &*self.0;
        picked.downcast_ref()
    }
}

impl PartialEq for Pick {
    fn eq(&self, other: &Self) -> bool {
        self.0.dyn_eq(&*other.0)
    }
}

impl fmt::Debug for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
