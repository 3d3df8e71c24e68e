//! What lies below a table that is looked back at: buttons, the curves, and which moment it is.

use std::sync::Arc;

use bevy::prelude::*;

use super::{Looked, Replay, Speed, curve::Curve, layout::BarLayout};
use crate::{
    accessibility::AccessibleItem,
    boxes::Boxes,
    drawing::{
        label::{Align, TextLabel, TextScale, TextSize},
        place::{IsLeftHanded, LayoutRect, Screen},
    },
    intent::{Intent, ReplayStep},
    locale::{Locale, names},
    page::Page,
    pictures::{
        button::{ButtonFace, ButtonIcon, ButtonLook, spawn_button},
        material::{HOUSE, Material},
        widgets::Backing,
    },
    table::{current::ActiveMatch, lay_table::TableFoot},
    theme::motion::RedrawUntil,
};

/// Lies there.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct OnBar;

/// What changes while a match goes on.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shows {
    Caption,
    Play,
    Speed,
    PlayOn,
}

/// For what everything lies there.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub(super) struct Shown(Option<(BarLayout, String, f32)>);

/// Where the curves are.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct CurvePlace(pub Rect);

const GROUND: f32 = 70.0;
const PICTURE: f32 = 71.0;
const BUTTON: f32 = 72.0;
const TEXT: f32 = 73.0;

/// While a match is looked back at the table leaves room for it.
pub(super) fn take_place(
    (replay, page): (Res<Replay>, Res<State<Page>>),
    (screen, is_left_handed): (Res<Screen>, Res<IsLeftHanded>),
    mut foot: ResMut<TableFoot>,
    mut place: ResMut<CurvePlace>,
) {
    let is_shown = replay.is_open() && *page.get() == Page::Table;
    let is_over = replay.0.as_ref().is_some_and(|looked| looked.depth.is_some());
    let layout = is_shown.then(|| BarLayout::new(screen.safe(), is_left_handed.0, is_over));
    foot.set_if_neq(TableFoot(layout.map_or(0.0, |layout| layout.paper.height())));
    place.set_if_neq(CurvePlace(layout.map_or(Rect::default(), |layout| layout.curve)));
}

/// Lays everything there anew when the screen or the language is another.
pub(super) fn set_up(
    mut commands: Commands,
    standing: Query<Entity, With<OnBar>>,
    (replay, page, current): (Res<Replay>, Res<State<Page>>, Res<ActiveMatch>),
    (screen, is_left_handed, text_scale): (Res<Screen>, Res<IsLeftHanded>, Res<TextScale>),
    (boxes, locale): (Res<Boxes>, Res<Locale>),
    mut shown: ResMut<Shown>,
    (time, mut redraw_until): (Res<Time>, ResMut<RedrawUntil>),
) {
    let looked = replay.0.as_ref().filter(|_| *page.get() == Page::Table);
    let layout = looked.map(|looked| BarLayout::new(screen.safe(), is_left_handed.0, looked.depth.is_some()));
    let now = layout.map(|layout| (layout, locale.tag().to_owned(), text_scale.0));
    if shown.0 == now {
        return;
    }
    shown.0 = now;
    for entity in &standing {
        commands.entity(entity).despawn();
    }
    let (Some(looked), Some(layout)) = (looked, layout) else { return };
    let material = boxes.of(&looked.whole).map_or(&HOUSE, |game| game.material);
    let mut bar = Bar { commands, locale: &locale, material };
    bar.put(&layout, looked, current.steps);
    // Texts take two frames to fit their places.
    redraw_until.stay(&time, 0.1);
}

struct Bar<'w, 's, 'a> {
    commands: Commands<'w, 's>,
    locale: &'a Locale,
    material: &'static Material,
}

fn bar_item() -> impl Bundle {
    (OnBar, DespawnOnExit(Page::Table))
}

impl Bar<'_, '_, '_> {
    fn put(&mut self, layout: &BarLayout, looked: &Looked, at: usize) {
        self.commands.spawn((bar_item(), Backing::Paper, LayoutRect::new(layout.paper, GROUND)));
        let curve =
            Curve { story: looked.story.clone(), known: looked.known.clone(), at, material: self.material };
        let named = AccessibleItem::text("");
        self.commands.spawn((bar_item(), curve, LayoutRect::new(layout.curve, PICTURE), named));
        if !layout.caption.is_empty() {
            let caption = TextLabel::new("", TextSize::Small, self.material.ink)
                .sized((layout.caption.height() * 0.72).clamp(14.0, 18.0))
                .align(Align::Left);
            let caption = if layout.caption.height() > 40.0 { caption.wrapped() } else { caption };
            self.commands.spawn((bar_item(), caption, LayoutRect::new(layout.caption, TEXT), Shows::Caption));
        }
        for (rect, icon, key, step) in [
            (layout.turn_back, ButtonIcon::TurnBack, "replay-turn-back", ReplayStep::TurnBack),
            (layout.back, ButtonIcon::StepBack, "replay-back", ReplayStep::Back),
            (layout.on, ButtonIcon::StepOn, "replay-on", ReplayStep::On),
            (layout.turn_on, ButtonIcon::TurnOn, "replay-turn-on", ReplayStep::TurnOn),
            (layout.event, ButtonIcon::Flag, "replay-event", ReplayStep::Event),
        ] {
            self.button(rect, Some(icon), key, Intent::Replay(step));
        }
        if !layout.analysis.is_empty() {
            self.button(layout.analysis, Some(ButtonIcon::Balance), "analysis-title", Intent::OpenAnalysis);
        }
        let play =
            self.button(layout.play, Some(ButtonIcon::Play), "replay-play", Intent::Replay(ReplayStep::Play));
        self.commands.entity(play).insert(Shows::Play);
        let speed = self.face(layout.speed, "", AccessibleItem::button("", Intent::Replay(ReplayStep::Speed)));
        self.commands.entity(speed).insert(Shows::Speed);
        let rect = layout.speed;
        let word = TextLabel::new("", TextSize::Small, self.material.ink).sized(15.0);
        let inner = Rect { min: rect.min + Vec2::new(7.0, 4.0), max: rect.max - Vec2::new(7.0, 7.0) };
        self.commands.spawn((bar_item(), word, LayoutRect::new(inner, TEXT), Shows::Speed));
        let words = self.locale.text("replay-play-on");
        let meaning = AccessibleItem::button(&words, Intent::PlayOn);
        let play_on = self.face(layout.play_on, &words, meaning);
        self.commands.entity(play_on).insert(Shows::PlayOn);
    }

    fn button(&mut self, rect: Rect, sign: Option<ButtonIcon>, key: &str, intent: Intent) -> Entity {
        let face = ButtonFace { material: self.material, sign, ..ButtonFace::default() };
        let meaning = AccessibleItem::button(self.locale.text(key), intent);
        self.commands.spawn((bar_item(), face, LayoutRect::new(rect, BUTTON), meaning)).id()
    }

    fn face(&mut self, rect: Rect, words: &str, meaning: AccessibleItem) -> Entity {
        let face = ButtonFace { material: self.material, ..ButtonFace::default() };
        let place = LayoutRect::new(rect, BUTTON);
        if words.is_empty() {
            return self.commands.spawn((bar_item(), face, place, meaning)).id();
        }
        spawn_button(&mut self.commands, place, face, words, (meaning, bar_item()))
    }
}

/// "Round 9 of 20", everybody's points or, after a choice that could have been better, how bad it was, and the same at
/// length.
fn caption(locale: &Locale, looked: &Looked, at: usize) -> [String; 3] {
    let story = &looked.story;
    let round = |at: usize| story.moments.get(at).map_or(0, |moment| moment.round);
    let args = [("round", round(at).into()), ("rounds", round(story.len()).into())];
    let totals = story.moments.get(at).map_or(&[][..], |moment| &moment.totals);
    let has = looked.whole.seats().iter().zip(totals).map(|(player, &total)| {
        let (name, points) = (names::short(&player.name), names::number(locale, total));
        locale.with("archive-points", &[("name", name.into()), ("points", points.into())])
    });
    let mistake = looked.known.as_ref().and_then(|known| known.mistake_at(at));
    let points = names::row(locale, has);
    let short = mistake.map_or_else(|| points.clone(), |mistake| mistake.word.clone());
    let long = match mistake {
        Some(mistake) => names::sentences(locale, [mistake.words.clone(), points]),
        None => points,
    };
    [locale.with("replay-round", &args), short, long]
}

/// Shows the moment that is looked at.
pub(super) fn show(
    (replay, current, locale): (Res<Replay>, Res<ActiveMatch>, Res<Locale>),
    mut curves: Query<(&mut Curve, &mut AccessibleItem)>,
    mut shows: Query<
        (&Shows, Option<&mut TextLabel>, Option<&mut ButtonFace>, Option<&mut AccessibleItem>),
        Without<Curve>,
    >,
) {
    let Some(looked) = &replay.0 else { return };
    let at = current.steps.min(looked.story.len());
    let [round, short, long] = caption(&locale, looked, at);
    for (mut curve, mut named) in &mut curves {
        if curve.at != at {
            curve.at = at;
        }
        if curve.known.as_ref().map(Arc::as_ptr) != looked.known.as_ref().map(Arc::as_ptr) {
            curve.known.clone_from(&looked.known);
        }
        let args = [("step", at.into()), ("steps", looked.story.len().into())];
        let where_it_is = names::sentences(&locale, [round.clone(), locale.with("replay-step", &args)]);
        named.set_if_neq(AccessibleItem::text(where_it_is).value(&long));
    }
    let may_play_on = at < looked.story.len() || !looked.whole.is_over();
    for (shows, label, face, named) in &mut shows {
        let (words, sign, is_enabled, look) = match shows {
            Shows::Caption => {
                (names::row(&locale, [round.clone(), short.clone()]), None, true, ButtonLook::Plain)
            }
            Shows::Play if looked.is_playing => {
                (locale.text("replay-pause"), Some(ButtonIcon::Pause), true, ButtonLook::Main)
            }
            Shows::Play => (locale.text("replay-play"), Some(ButtonIcon::Play), true, ButtonLook::Main),
            Shows::Speed => (locale.text(speed_key(looked.speed)), None, true, ButtonLook::Plain),
            Shows::PlayOn => (locale.text("replay-play-on"), None, may_play_on, ButtonLook::Plain),
        };
        if let Some(mut face) = face {
            face.set_if_neq(ButtonFace { sign, is_enabled, look, ..*face });
        }
        if let Some(mut label) = label
            && label.text != words
        {
            label.text.clone_from(&words);
        }
        if let Some(mut named) = named {
            let said = match shows {
                Shows::Speed => {
                    AccessibleItem { value: words.clone(), name: locale.text("replay-speed"), ..named.clone() }
                }
                _ => AccessibleItem { name: words.clone(), ..named.clone() },
            };
            let intent = match shows {
                Shows::PlayOn => may_play_on.then_some(Intent::PlayOn),
                _ => said.intent.clone(),
            };
            named.set_if_neq(AccessibleItem { intent, ..said });
        }
    }
}

const fn speed_key(speed: Speed) -> &'static str {
    match speed {
        Speed::Slow => "replay-slow",
        Speed::Normal => "replay-normal",
        Speed::Fast => "replay-fast",
    }
}
