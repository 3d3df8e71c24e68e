//! The app plays by itself: it wants, step by step, what a person would.

use bevy::prelude::*;

use crate::{
    AppSystems,
    intent::Intent,
    page::Page,
    record::{Match, Player, Seeded},
    rules::{
        Actor, LegalActions as _, Seat,
        doodle_city::{Action, DoodleCity, Setup, built_in_sheets},
    },
    screens::Begin,
    session::Session,
    storage::Answer,
    table::{
        doodle_city::{pick::TablePick, selection::MoveSelection},
        permissions::Permissions,
        turn::AutoRoll,
    },
    theme::motion::RedrawUntil,
};

/// How long it thinks before each tap, in seconds.
const PACE: f32 = 0.06;

/// Who plays.
#[derive(Resource, Debug)]
struct Robot {
    seed: u64,
    taps: u64,
    /// When it may tap next, in seconds of [`Time`].
    next: f32,
    /// What it is about to do, and after how many actions.
    plan: Option<(usize, Action)>,
}

/// Lets the app play for all persons, at random by a seed.
pub fn plugin(app: &mut App, seed: u64) {
    app.insert_resource(Robot { seed, taps: 0, next: 0.0, plan: None }).add_systems(
        Update,
        (sit_down.run_if(in_state(Page::Shelf)), play_on.run_if(in_state(Page::Table)))
            .in_set(AppSystems::Input),
    );
}

/// The running match goes on, as by a tap on its card; without one a new one begins.
fn sit_down(
    mut answers: MessageReader<Answer>,
    mut intents: MessageWriter<Intent>,
    mut begin: MessageWriter<Begin>,
) {
    let Some(matches) = answers.read().find_map(|answer| match answer {
        Answer::Listed { matches, .. } => Some(matches),
        _ => None,
    }) else {
        return;
    };
    if let Some(running) = matches.iter().find(|stored| !stored.is_over()) {
        intents.write(Intent::ContinueMatch(running.id.clone()));
        return;
    }
    let Some(sheet) = built_in_sheets().into_iter().next() else { return };
    let setup = Setup { players: 3, first: Seat(0), more_control: false, free_circling: false, sheet };
    let players = ["Ada", "Ben", "Cleo"].map(Player::person).to_vec();
    if let Ok(play) = Match::<DoodleCity>::new(setup, players) {
        begin.write(Begin(play.into()));
    }
}

fn play_on(
    session: Option<Res<Session<DoodleCity>>>,
    (selection, permissions, auto_roll): (Res<MoveSelection>, Res<Permissions>, Res<AutoRoll>),
    time: Res<Time>,
    mut redraw_until: ResMut<RedrawUntil>,
    mut robot: ResMut<Robot>,
    mut intents: MessageWriter<Intent>,
) {
    redraw_until.stay(&time, 0.5);
    let Some(session) = session else { return };
    let now = time.elapsed_secs();
    if !permissions.is_still() || now < robot.next || auto_roll.0 {
        return;
    }
    let intent = match session.play().actor() {
        _ if permissions.has_banner => Intent::DismissBanner,
        Actor::Chance(_) => Intent::RollDice,
        Actor::Seat(_) => robot.next_tap(session.play(), &selection),
        Actor::GameOver => Intent::Confirm,
    };
    robot.next = now + PACE;
    intents.write(intent);
}

impl Robot {
    /// The next tap on the way to the action that it plans.
    fn next_tap(&mut self, play: &Match<DoodleCity>, selection: &MoveSelection) -> Intent {
        let (step, legal) = (play.log().len(), play.legal());
        let plan = self.plan.filter(|&(planned, _)| planned == step).map(|(_, action)| action);
        let action = plan.unwrap_or_else(|| {
            self.taps += 1;
            let index = Seeded::nth(self.seed, self.taps) % legal.len().max(1) as u64;
            legal.get(index as usize).unwrap_or(Action::Pass)
        });
        self.plan = Some((step, action));
        if selection.action(play, &legal) == Some(action) {
            return Intent::Confirm;
        }
        match action {
            Action::Draw { die, .. } | Action::Cross { die, .. } if selection.die != Some(die) => {
                TablePick::Die(die).into()
            }
            Action::Draw { square, .. } | Action::Cross { square, .. } if selection.square != Some(square) => {
                TablePick::Square(square).into()
            }
            Action::Draw { road, .. } if selection.road != Some(road) => TablePick::Road(road).into(),
            Action::Draw { .. } => TablePick::NextScore.into(),
            Action::Cross { .. } | Action::Pass | Action::StartingRoad(_) | Action::Roll { .. } => Intent::Pass,
        }
    }
}
