//! What a match that is looked back at owed to luck and to skill, in numbers and words for whoever does not know the game.

use core::cmp::Reverse;

use bevy::prelude::*;

use crate::{
    bots::{Analysis, Choice, Counted, Depth, Grade, Hint, Points},
    boxes::HintEntry,
    drawing::dyn_picture::DynPicture,
    locale::Locale,
    rules::Seat,
    session::{AnalysisTask, Session},
};

use super::table_game::TableGame;

/// What is known of the match that is looked back at.
#[derive(Resource, Clone, Default, Debug)]
pub struct ShownAnalysis {
    /// What was found; `None` as long as nothing is known.
    pub found: Option<ToldAnalysis>,
    /// How much of what is being found out is done, in percent; `None` if nothing is.
    pub percent: Option<u8>,
}

/// What a match owed to whom.
#[derive(Clone, Debug)]
pub struct ToldAnalysis {
    /// What it is counted in; `None`: in chances to win.
    pub counted: Option<Counted>,
    /// What each seat could expect before the first action and after each, in seat order.
    pub expected: Vec<Vec<Points>>,
    /// In seat order.
    pub players: Vec<ToldPlayer>,
    /// The choices that could have been better, the worst of them, in the order of the match.
    pub mistakes: Vec<ToldMistake>,
    /// Where it turned, in the order of the match.
    pub turning_points: Vec<TurningPoint>,
    /// Whether more can be known by looking more closely.
    pub can_be_closer: bool,
}

/// What one player's result is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ToldPlayer {
    /// What could be expected before the first action.
    pub start: Points,
    /// What chance brought.
    pub luck: Points,
    /// What the own choices changed.
    pub own: Points,
    /// What the choices of all others changed.
    pub others: Points,
    /// What came of it.
    pub result: Points,
    /// The standard error of `own`, and so of `luck`.
    pub error: Points,
}

/// A choice that could have been better.
#[derive(Clone, Debug)]
pub struct ToldMistake {
    /// After how many actions it was made.
    pub entry: usize,
    /// In which round.
    pub round: u32,
    /// Who made it.
    pub seat: Seat,
    /// How bad it was.
    pub grade: Grade,
    /// What was given up.
    pub loss: Points,
    /// What was done, in sentences.
    pub done: String,
    /// What would have been better, in sentences.
    pub better: String,
    /// The same in pictures.
    pub pictures: Vec<DynPicture>,
}

/// Something that changed much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// After how many actions it came.
    pub entry: usize,
    /// In which round.
    pub round: u32,
    /// Whom it changed something for.
    pub seat: Seat,
    /// Whether that seat chose it; otherwise it was luck.
    pub is_choice: bool,
    /// What it changed.
    pub change: Points,
}

/// So many mistakes are told at most.
const MOST_MISTAKES: usize = 12;
/// So many turning points.
const MOST_TURNS: usize = 3;
/// None changes less than so many hundredths of what results lie apart by.
const LEAST_TURN: i32 = 4;

/// Puts into words what was found.
pub(super) fn tell_analysis<G: TableGame>(
    session: Res<Session<G>>,
    task: Res<AnalysisTask<G>>,
    locale: Res<Locale>,
    mut shown: ResMut<ShownAnalysis>,
) {
    let percent = task.percent();
    let found = task.found().map(|(depth, analysis)| ToldAnalysis {
        can_be_closer: depth.samples < Depth::MOST.samples
            && analysis.choices.iter().flatten().any(|choice| choice.error.0 > 0),
        ..told(&session, analysis, &locale)
    });
    *shown = ShownAnalysis { found, percent };
}

/// Without a match that is looked back at nothing is known.
pub(super) fn forget_analysis(mut shown: ResMut<ShownAnalysis>) {
    if shown.found.is_some() || shown.percent.is_some() {
        *shown = ShownAnalysis::default();
    }
}

fn told<G: TableGame>(session: &Session<G>, analysis: &Analysis<G::Action>, locale: &Locale) -> ToldAnalysis {
    let game = session.play().game();
    let player = |seat| ToldPlayer {
        start: analysis.start(seat),
        luck: analysis.luck(seat),
        own: analysis.own(seat),
        others: analysis.others(seat),
        result: analysis.result(seat),
        error: analysis.error(seat),
    };
    let spread = game.spread();
    let graded = analysis.choices.iter().enumerate().filter_map(|(entry, choice)| {
        let choice = choice.as_ref()?;
        Some((entry, choice, choice.grade(spread)?))
    });
    let mut graded: Vec<_> = graded.collect();
    graded.sort_by_key(|(_, choice, _)| Reverse(choice.loss));
    graded.truncate(MOST_MISTAKES);
    graded.sort_by_key(|(entry, ..)| *entry);
    let mistakes = graded
        .into_iter()
        .filter_map(|(entry, choice, grade)| mistake(session, locale, entry, choice, grade))
        .collect();
    ToldAnalysis {
        counted: game.is_solo().then_some(G::COUNTED),
        expected: analysis.expected.clone(),
        players: game.all_seats().map(player).collect(),
        mistakes,
        turning_points: turning_points(session, analysis, Points(spread.0 / 100 * LEAST_TURN)),
        can_be_closer: false,
    }
}

fn mistake<G: TableGame>(
    session: &Session<G>,
    locale: &Locale,
    entry: usize,
    choice: &Choice<G::Action>,
    grade: Grade,
) -> Option<ToldMistake> {
    let (before, played) = (session.moment(entry)?, *session.whole()?.log().get(entry)?);
    let words = |action| -> HintEntry {
        G::hint(locale, &before, &Hint { action, points: Points::ZERO, reason: None })
    };
    let better = words(choice.best);
    Some(ToldMistake {
        entry,
        round: before.game().round(before.state()),
        seat: choice.seat,
        grade,
        loss: choice.loss,
        done: words(played).name,
        better: better.name,
        pictures: better.pictures,
    })
}

/// What changed most, no two of it one after the other.
fn turning_points<G: TableGame>(
    session: &Session<G>,
    analysis: &Analysis<G::Action>,
    least: Points,
) -> Vec<TurningPoint> {
    let seats: Vec<Seat> = session.play().game().all_seats().collect();
    let of = |(entry, choice): (usize, &Option<Choice<G::Action>>)| {
        let change = |seat| analysis.change(entry, seat);
        // Luck is told of whom it was for.
        let lucky = || seats.iter().copied().max_by_key(|&seat| (change(seat), Reverse(seat)));
        let seat = choice.as_ref().map(|choice| choice.seat).or_else(lucky)?;
        let turn = TurningPoint { entry, round: 0, seat, is_choice: choice.is_some(), change: change(seat) };
        (turn.change.0.abs() >= least.0.max(1)).then_some(turn)
    };
    let mut turns: Vec<_> = analysis.choices.iter().enumerate().filter_map(of).collect();
    turns.sort_by_key(|turn| (Reverse(turn.change.0.abs()), turn.entry));
    turns.truncate(MOST_TURNS);
    turns.sort_by_key(|turn| turn.entry);
    for turn in &mut turns {
        if let Some(before) = session.moment(turn.entry) {
            turn.round = before.game().round(before.state());
        }
    }
    turns
}
