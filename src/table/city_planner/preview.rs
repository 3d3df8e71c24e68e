//! What is looked at: the turn as it would end, or the last one; and what a turn would bring, with blocks passed and
//! scored on a copy of the match.

use bevy::prelude::*;

use super::{
    play::READ,
    scene::GameContext,
    selection::{Adjust, MoveSelection},
};
use crate::{
    locale::city_planner::last_move::LastTurn,
    record::Match,
    rules::{
        Game as _, IgnoreEvents,
        city_planner::{Action, Block, CityPlanner, Ending, Event, Scoring, Step},
        dice::Face,
    },
    table::{table_game::Selection as _, timeline::Timeline},
};

/// What is looked at: the turn as it would end now, or while nobody decides the last one. It changes whenever anything
/// does that the table shows.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub(super) struct Preview {
    /// How the turn would end, while a die is rerolled as if it still lay there; `None` unless somebody decides.
    pub ending: Option<Ending>,
    /// The points and dollars that the turn would bring if this block were passed, by block; `None` where it cannot be, or
    /// no person decides.
    pub passing: [Option<[i32; 2]>; Block::COUNT],
    /// The turn that was scored last.
    pub last: Option<LastTurn>,
    /// What of the last action is still being shown, and not to be given away.
    pub showing: Option<Showing>,
    /// When the scoring that is being read will have been, in seconds of [`Time`].
    read: f32,
}

/// What is shown before what comes of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Showing {
    /// The dice of these blocks tumble.
    Roll([bool; 7]),
    /// A scoring is read line by line.
    Scoring,
    /// It is stamped, and its sum goes to its player.
    Sum,
}

impl Showing {
    fn of(event: &Event) -> Option<Self> {
        match event {
            Event::Rolled { dice, .. } => Some(Self::Roll(dice.map(|die| die.is_some()))),
            Event::Rerolled { block, .. } => Some(Self::Roll(core::array::from_fn(|at| at == block.index()))),
            Event::Scored { .. } => Some(Self::Scoring),
            _ => None,
        }
    }
}

impl Preview {
    /// Whether the die of this block tumbles.
    pub(super) fn tumbles(&self, block: Block) -> bool {
        matches!(self.showing, Some(Showing::Roll(tumbling)) if tumbling[block.index()])
    }

    /// Whether any die tumbles.
    pub(super) const fn is_rolling(&self) -> bool {
        matches!(self.showing, Some(Showing::Roll(_)))
    }

    /// Whether a scoring is being read.
    pub(super) fn is_reading(&self) -> bool {
        self.showing == Some(Showing::Scoring)
    }

    /// Whether its player does not have yet what it brings.
    pub(super) fn is_on_its_way(&self) -> bool {
        self.is_reading() || self.showing == Some(Showing::Sum)
    }
}

/// Whether the scoring that was being read has been.
pub(super) fn is_read(preview: Res<Preview>, time: Res<Time>) -> bool {
    preview.is_reading() && time.elapsed_secs() >= preview.read
}

/// What has been read is put down: the stamp can come.
pub(super) fn put_down(mut preview: ResMut<Preview>) {
    preview.showing = Some(Showing::Sum);
}

/// Works out what is looked at.
pub(super) fn work_out_preview(
    (table, timeline): (GameContext, Res<Timeline<CityPlanner>>),
    mut preview: ResMut<Preview>,
) {
    let Some(play) = table.play() else { return };
    let begun =
        timeline.moments().find_map(|moment| Some((Showing::of(&moment.event)?, moment.begins() + READ)));
    let (showing, read) = begun.map_or((preview.showing, preview.read), |(it, read)| (Some(it), read));
    let showing = showing.filter(|_| table.permissions.is_moving);
    *preview = Preview { last: LastTurn::of(play), showing, read, ..Preview::default() };
    preview.ending = match before_reroll(play, preview.is_rolling()) {
        Some(before) => ending(&before, &MoveSelection::default()),
        None if preview.is_rolling() => None,
        None => ending(play, &table.selection),
    };
    if table.permissions.is_persons() && !preview.is_rolling() {
        preview.passing = passing(play, &table.selection);
    }
}

/// What the turn would bring, by the block that is passed; as if the change that is chosen had been made.
fn passing(play: &Match<CityPlanner>, selection: &MoveSelection) -> [Option<[i32; 2]>; Block::COUNT] {
    let (game, legal) = (play.game(), play.legal());
    let mut state = play.state().clone();
    if let Some(change @ Action::Change { .. }) = selection.action(play) {
        let changed = game.apply(&mut state, change, &mut IgnoreEvents);
        debug_assert!(changed.is_ok(), "what can be chosen can be done");
    }
    Block::ALL.map(|block| {
        let ending = legal.passes().has(block).then(|| game.passing(&state, block)).flatten()?;
        Some([ending.scoring.vp, ending.scoring.money()])
    })
}

/// The match before a die was rerolled that has not come to lie.
fn before_reroll(play: &Match<CityPlanner>, is_rolling: bool) -> Option<Match<CityPlanner>> {
    match play.log() {
        [before @ .., Action::Reroll(_)] => Some(play.at(before.len())),
        [before @ .., Action::Reroll(_), Action::Throw(_)] if is_rolling => Some(play.at(before.len())),
        _ => None,
    }
}

/// How the turn would end now: as chosen, and else as is best. `None` unless somebody decides.
pub fn ending(play: &Match<CityPlanner>, selection: &MoveSelection) -> Option<Ending> {
    let (game, state) = (play.game(), play.state());
    if let Some(passed) = state.passed() {
        let choice = selection.scoring.or_else(|| game.proposed(state))?;
        return Some(Ending { passed, choice, scoring: game.scoring(state, choice).ok()? });
    }
    match selection.action(play) {
        Some(Action::Pass(block)) => game.passing(state, block),
        Some(change @ Action::Change { .. }) => {
            let mut after = state.clone();
            game.apply(&mut after, change, &mut IgnoreEvents).ok()?;
            game.best_ending(&after)
        }
        _ => game.best_ending(state),
    }
}

/// What would come of adjusting a die, before it is paid.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outcome {
    /// The face that it would show; `None` for a reroll.
    pub face: Option<Face>,
    /// The block that would be passed then; `None` for a reroll.
    pub passed: Option<Block>,
    /// The points that the turn would bring; for a reroll on average, rounded.
    pub vp: i32,
    /// The dollars, likewise.
    pub money: i32,
}

/// What would come of it if the die of `block` were adjusted; `None` if it cannot be.
pub fn outcome(play: &Match<CityPlanner>, block: Block, adjust: Adjust) -> Option<Outcome> {
    let (game, state) = (play.game(), play.state());
    let legal = play.legal();
    match adjust {
        Adjust::Turn(step) => {
            legal.changes(step).has(block).then_some(())?;
            let face = step.from(state.die(block)?)?;
            let mut after = state.clone();
            game.apply(&mut after, adjust.action(block), &mut IgnoreEvents).ok()?;
            let Ending { scoring, passed, .. } = game.best_ending(&after)?;
            Some(Outcome { face: Some(face), passed: Some(passed), vp: scoring.vp, money: scoring.money() })
        }
        Adjust::Reroll => {
            legal.rerolls().has(block).then_some(())?;
            let mut taken = state.clone();
            game.apply(&mut taken, adjust.action(block), &mut IgnoreEvents).ok()?;
            let after = |face| {
                let mut after = taken.clone();
                game.apply(&mut after, Action::Throw(face), &mut IgnoreEvents).ok()?;
                Some(game.best_ending(&after)?.scoring)
            };
            let all: Vec<Scoring> = Face::ALL.into_iter().filter_map(after).collect();
            let mean = |of: fn(&Scoring) -> i32| {
                (all.iter().map(of).sum::<i32>() as f32 / all.len().max(1) as f32).round() as i32
            };
            Some(Outcome { face: None, passed: None, vp: mean(|it| it.vp), money: mean(Scoring::money) })
        }
    }
}

/// The ways to adjust a die, in the order in which they are offered.
pub const ADJUSTS: [Adjust; 3] = [Adjust::Turn(Step::Down), Adjust::Turn(Step::Up), Adjust::Reroll];

/// What becomes of a block's building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// It is scored as it is.
    Counts,
    /// A mixed building, as green.
    Green,
    /// A mixed building, as blue.
    Blue,
    /// It is given up for a parking lot.
    GivenUp,
    /// It is passed.
    Passed,
}

impl Use {
    /// What becomes of the building on `block` when the turn ends like this.
    pub fn of(ending: &Ending, is_mixed: bool, block: Block) -> Self {
        if ending.passed == block {
            Self::Passed
        } else if ending.choice.given_up.has(block) {
            Self::GivenUp
        } else if !is_mixed {
            Self::Counts
        } else if ending.choice.green.has(block) {
            Self::Green
        } else {
            Self::Blue
        }
    }
}
