//! Parcel on the table: everything is written anew whenever something has changed.

use bevy::prelude::*;
use doodle_city::{
    board::{
        TableSystems, add_game,
        current::{Current, IsShown},
        table_game::{Selection, TableGame},
        turn::{BANNER_HEIGHT, Playing, Turn},
    },
    locale::Locale,
    record::Match,
    rules::{Actor, Choices as _, Game as _, Seat, Standing as _},
    semantics::{Choice, Intent, Role, Semantic},
    session::{Played, Session},
    theme::{
        label::{Label, TextSize},
        motion::Awake,
        palette,
        place::{LayoutRect, Screen},
        widgets::{ButtonLook, Ground, spawn_button},
    },
};

use super::{
    presented::{name, word},
    rules::{Action, Event, Legal, Parcel},
};

/// What the player on turn has chosen and not confirmed.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug)]
pub struct Chosen(Option<Action>);

fn legal(play: &Match<Parcel>) -> Legal {
    let mut legal = Legal::default();
    play.game().legal(play.state(), &mut legal);
    legal
}

/// The number by which a choice is known.
pub fn choice(action: Action) -> Choice {
    let number = match action {
        Action::Again => 1,
        Action::Keep => 2,
        Action::Pass => 3,
        Action::Deal(_) | Action::Throw(_) | Action::Reveal(_) => 0,
    };
    Choice { kind: "Do", number }
}

impl Selection<Parcel> for Chosen {
    fn of(_: &Match<Parcel>, action: Action) -> Self {
        Self(Some(action))
    }

    fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    fn action(&self, _: &Match<Parcel>) -> Option<Action> {
        self.0
    }

    fn choose(&mut self, play: &Match<Parcel>, chosen: Choice) {
        self.0 = legal(play).iter().find(|&action| choice(action) == chosen).or(self.0);
    }

    fn unchoose(&mut self) {
        self.0 = None;
    }

    fn keep(&self) -> serde_json::Value {
        serde_json::json!({ "chosen": self.0 })
    }

    fn take_up(play: &Match<Parcel>, mut kept: serde_json::Value) -> Option<Self> {
        let chosen: Action = serde_json::from_value(kept.get_mut("chosen")?.take()).ok()?;
        legal(play).iter().any(|action| action == chosen).then_some(Self(Some(chosen)))
    }
}

impl TableGame for Parcel {
    type Selection = Chosen;

    fn news(_: &Locale, play: &Match<Self>) -> String {
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
        (
            turn_cards.in_set(TableSystems::Play),
            show_table
                .run_if(
                    resource_changed::<Current>
                        .or_else(resource_changed::<Turn>)
                        .or_else(resource_changed::<Chosen>)
                        .or_else(resource_changed::<IsShown>)
                        .or_else(resource_changed::<Screen>),
                )
                .in_set(TableSystems::Show),
        ),
    );
}

/// A card takes its time to turn over.
fn turn_cards(
    mut played: MessageReader<Played<Parcel>>,
    (time, mut playing, mut awake): (Res<Time>, ResMut<Playing>, ResMut<Awake>),
) {
    let is_card = |event: &Event| matches!(event, Event::Revealed { .. });
    if played.read().any(|played| played.events.iter().any(is_card)) {
        playing.until = time.elapsed_secs() + 0.3;
        awake.stay(&time, 0.4);
    }
}

fn show_table(
    mut commands: Commands,
    there: Query<Entity, With<OnParcelTable>>,
    (session, chosen): (Option<Res<Session<Parcel>>>, Res<Chosen>),
    (turn, is_shown, screen): (Res<Turn>, Res<IsShown>, Res<Screen>),
) {
    there.iter().for_each(|entity| commands.entity(entity).despawn());
    let Some(session) = session.filter(|_| is_shown.0) else { return };
    let (play, safe) = (session.play(), screen.safe());
    let mut line = 0;
    let mut place = || {
        line += 1;
        let at = Vec2::new(safe.center().x, safe.max.y - 42.0 * line as f32);
        LayoutRect::new(Rect::from_center_size(at, Vec2::new(safe.width().min(360.0), 36.0)), 10.0)
    };
    let mut button = |words: String, intent: Intent| {
        let meaning = (OnParcelTable, Semantic::button(words.clone(), intent));
        spawn_button(&mut commands, place(), ButtonLook::Paper, words, meaning);
    };
    button("Menu".into(), Intent::OpenMenu);
    if session.can_undo() {
        button("Undo".into(), Intent::Undo);
    }
    match play.actor() {
        Actor::Chance(Some(seat)) if play.level(seat).is_none() => {
            button("Throw".into(), Intent::RollDice);
        }
        Actor::Nobody => button("Results".into(), Intent::Confirm),
        Actor::Seat(seat) if play.level(seat).is_none() => {
            button("What would you do?".into(), Intent::OpenHints);
            for action in legal(play).iter() {
                button(word(action).into(), Intent::Choose(choice(action)));
            }
            if chosen.0.is_some() {
                button("Do it".into(), Intent::Confirm);
            }
        }
        // A card turns over, or a computer player acts.
        Actor::Chance(None) => {}
        Actor::Chance(Some(_)) | Actor::Seat(_) => button("Skip".into(), Intent::Hurry),
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
        turn.news
    );
    let label = Label::new(words.clone(), TextSize::Body, palette::INK);
    commands.spawn((OnParcelTable, place(), label, Semantic::text(words)));
    if let Some(next) = turn.banner {
        let words = format!("Now {}", name(play, Some::<Seat>(next)));
        let all = LayoutRect::new(safe, BANNER_HEIGHT);
        let semantic = Semantic::button(words, Intent::DismissBanner).role(Role::Cover);
        commands.spawn((OnParcelTable, Ground::Plank, all, semantic));
    }
}
