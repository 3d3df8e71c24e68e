//! Parcel on the table: everything is written anew whenever something has changed.

use bevy::prelude::*;
use doodle_city::{
    accessibility::AccessibleItem,
    drawing::{
        label::{TextLabel, TextSize},
        place::LayoutRect,
    },
    intent::Pickable,
    locale::Locale,
    pictures::widgets::{ButtonLook, spawn_button},
    record::Match,
    rules::{Game as _, LegalActions as _, Seat, Standing as _},
    session::Session,
    table::{
        TableSystems, add_game,
        buttons::ButtonPlaces,
        context::has_changed,
        current::IsTableShown,
        last_move::LastMoveText,
        lay_table::{Layout, SharedPlaces, TableScreen},
        permissions::{Decision, Permissions},
        table_game::{Selection, TableGame},
    },
    theme::{motion::durations, palette},
};
use serde::{Deserialize, Serialize};

use super::{
    presented::{name, word},
    rules::{Action, Event, Legal, Parcel},
};

/// What the player on turn has chosen and not confirmed.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Chosen {
    chosen: Option<Action>,
}

fn legal(play: &Match<Parcel>) -> Legal {
    let mut legal = Legal::default();
    play.game().legal(play.state(), &mut legal);
    legal
}

impl Pickable for Action {}

impl Selection<Parcel> for Chosen {
    fn of(_: &Match<Parcel>, action: Action) -> Self {
        Self { chosen: Some(action) }
    }

    fn is_empty(&self) -> bool {
        self.chosen.is_none()
    }

    fn action(&self, _: &Match<Parcel>) -> Option<Action> {
        self.chosen
    }

    fn choose(&mut self, play: &Match<Parcel>, pick: Action) {
        self.chosen = legal(play).iter().find(|&action| action == pick).or(self.chosen);
    }

    fn unchoose(&mut self) {
        self.chosen = None;
    }

    fn restore(self, play: &Match<Parcel>) -> Self {
        Self { chosen: legal(play).iter().find(|&action| self.chosen == Some(action)) }
    }
}

/// The part of the screen on which everything lies.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug)]
pub struct Safe(Rect);

impl Layout<Parcel> for Safe {
    fn of(_: &Match<Parcel>, screen: TableScreen) -> Self {
        Self(screen.safe)
    }

    /// The buttons from the bottom up.
    fn places(&self) -> SharedPlaces {
        let [confirm, undo, hint, menu] = [0, 1, 2, 3].map(|line| place(self.0, line).rect);
        let buttons = ButtonPlaces { confirm, undo, hint, menu, ..ButtonPlaces::default() };
        SharedPlaces { buttons, banner: self.0, ..SharedPlaces::default() }
    }
}

impl TableGame for Parcel {
    type Selection = Chosen;
    type Layout = Safe;
    type Pick = Action;

    fn confirm_word(_: &Locale, _: &Match<Self>, _: Option<Action>) -> String {
        "Do it".into()
    }

    /// A card takes its time to turn over.
    fn lasts(event: &Event, _: Seat) -> Option<f32> {
        matches!(event, Event::Revealed { .. }).then_some(durations::FLIGHT)
    }

    fn last_move(_: &Locale, play: &Match<Self>) -> String {
        let last = play.log().iter().rev().find(|action| !word(**action).is_empty());
        last.map(|&action| word(action).to_owned()).unwrap_or_default()
    }
}

/// Lies on the table of Parcel.
#[derive(Component, Clone, Copy)]
pub struct OnParcelTable;

pub fn plugin(app: &mut App) {
    add_game::<Parcel>(app);
    app.add_systems(
        Update,
        show_table
            .run_if(
                has_changed::<Parcel>
                    .or_else(resource_changed::<IsTableShown>)
                    .or_else(resource_removed::<Session<Parcel>>),
            )
            .in_set(TableSystems::Show),
    );
}

/// The place of a line, from the bottom up.
fn place(safe: Rect, line: usize) -> LayoutRect {
    let at = Vec2::new(safe.center().x, safe.max.y - 42.0 * (line + 1) as f32);
    LayoutRect::new(Rect::from_center_size(at, Vec2::new(safe.width().min(360.0), 36.0)), 10.0)
}

fn show_table(
    mut commands: Commands,
    there: Query<Entity, With<OnParcelTable>>,
    (session, chosen): (Option<Res<Session<Parcel>>>, Res<Chosen>),
    (permissions, last_move): (Res<Permissions>, Res<LastMoveText>),
    (is_shown, safe): (Res<IsTableShown>, Res<Safe>),
) {
    there.iter().for_each(|entity| commands.entity(entity).despawn());
    let Some(session) = session.filter(|_| is_shown.0) else { return };
    let (play, safe) = (session.play(), safe.0);
    if matches!(permissions.decision, Decision::Person(_)) {
        for (line, action) in legal(play).iter().enumerate() {
            let words =
                if chosen.chosen == Some(action) { format!("[{}]", word(action)) } else { word(action).into() };
            let meaning = (OnParcelTable, AccessibleItem::button(words.clone(), action.into()));
            spawn_button(&mut commands, place(safe, 4 + line), ButtonLook::Paper, words, meaning);
        }
    }
    let points = |seat: u8| play.standings()[usize::from(seat)].total();
    let state = play.state();
    let words = format!(
        "{}: {:?} under {:?}. {} to {}. {}",
        name(play, play.actor().seat()),
        state.die(),
        state.card(),
        points(0),
        points(1),
        last_move.0
    );
    let label = TextLabel::new(words.clone(), TextSize::Body, palette::INK);
    commands.spawn((OnParcelTable, place(safe, 8), label, AccessibleItem::text(words)));
}
