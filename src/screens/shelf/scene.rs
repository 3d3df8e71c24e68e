//! Puts everything of the shelf in its place, anew whenever something changed.

use bevy::prelude::*;

use super::{
    OnShelf, Shelf,
    cards::{Running, Told},
    cover::{BoxOf, Cover},
    layout::{BoxLayout, Needs, ShelfLayout},
    wall::{Holder, Plank, Wall},
};
use crate::{
    accessibility::AccessibleItem,
    boxes::{BoxCover, Boxes, GameBox},
    drawing::{
        label::{Align, TextLabel, TextScale, TextSize},
        place::{IsLeftHanded, LayoutRect, Screen},
    },
    intent::Intent,
    locale::Locale,
    page::Page,
    pictures::{
        button::{ButtonFace, ButtonIcon, ButtonLook, IconPicture, spawn_button},
        widgets::Backing,
    },
    theme::{motion::RedrawUntil, shelf},
};

const WALL: f32 = 0.5;
const BOARD: f32 = 1.0;
const BOX: f32 = 2.0;
const TEXT: f32 = 3.0;
const HOLDER: f32 = 3.5;
const BUTTON: f32 = 4.0;
const ON_BUTTON: f32 = 5.0;
const COUNT: f32 = 5.5;

pub(super) fn set_up(
    mut commands: Commands,
    standing: Query<Entity, (With<OnShelf>, Without<Cover>)>,
    covers: Query<(Entity, &BoxOf, &Cover)>,
    shelf: Res<Shelf>,
    (boxes, locale): (Res<Boxes>, Res<Locale>),
    (screen, text_scale, is_left_handed): (Res<Screen>, Res<TextScale>, Res<IsLeftHanded>),
    (time, mut redraw_until): (Res<Time>, ResMut<RedrawUntil>),
) {
    for entity in &standing {
        commands.entity(entity).despawn();
    }
    if shelf.matches.is_none() {
        return;
    }
    let running: Vec<Vec<&Running>> = boxes.0.iter().map(|game| shelf.of_game(game.name)).collect();
    let are_running: Vec<bool> = running.iter().map(|of_game| !of_game.is_empty()).collect();
    let layout = ShelfLayout::new(&Needs {
        safe: screen.safe(),
        running: &are_running,
        text_scale: text_scale.0,
        is_left_handed: is_left_handed.0,
    });
    let mut scene = Scene { commands, locale: &locale, unit: layout.unit };
    scene.put_wall(&layout, screen.size);
    for ((parts, game), running) in layout.boxes.iter().zip(&boxes.0).zip(&running) {
        let cover = (game.cover)(&locale);
        let standing = covers.iter().find(|(_, of, _)| of.0 == game.name);
        scene.put_box(parts, game, &cover, standing.map(|(entity, _, cover)| (entity, cover)));
        let latest = running.first().and_then(|latest| Some((*latest, latest.tell(&boxes, &locale)?)));
        scene.put_plates(parts, game, &cover, latest, running.len());
    }
    // Texts take two frames to fit their places.
    redraw_until.stay(&time, 0.1);
}

/// How wide a letter is in the smallest size that can be read, in dp.
const LEAST_LETTER: f32 = 3.9;

/// How wide a letter of names and turn on a plate is to be at least, in dp.
const WHO_LETTER: f32 = 5.6;

fn shelf_item() -> impl Bundle {
    (OnShelf, DespawnOnExit(Page::Shelf))
}

struct Scene<'w, 's, 'a> {
    commands: Commands<'w, 's>,
    locale: &'a Locale,
    unit: f32,
}

impl Scene<'_, '_, '_> {
    fn text(&mut self, rect: Rect, height: f32, label: TextLabel) {
        self.commands.spawn((shelf_item(), LayoutRect::new(rect, height), label));
    }

    fn put_wall(&mut self, layout: &ShelfLayout, screen: Vec2) {
        let locale = self.locale;
        let whole = LayoutRect::new(Rect::from_corners(Vec2::ZERO, screen), WALL);
        self.commands.spawn((shelf_item(), Wall, whole));
        for board in &layout.boards {
            let place = LayoutRect::new(board.top.union(board.edge), BOARD);
            self.commands.spawn((shelf_item(), Plank { top: board.top.height() }, place));
        }
        let title = locale.text("shelf-title");
        let tagline = locale.text("shelf-tagline");
        let name = AccessibleItem::text(&title).value(&tagline);
        self.commands.spawn((shelf_item(), LayoutRect::new(layout.title, TEXT), name));
        let align =
            if layout.title.center().x < layout.settings.center().x { Align::Left } else { Align::Right };
        let on_wall =
            |text, size: f32| TextLabel::new(text, TextSize::Title, shelf::ON_WALL).sized(size).align(align);
        self.text(layout.title, TEXT, on_wall(title, layout.title.height() * 0.95));
        self.text(
            layout.tagline,
            TEXT,
            on_wall(tagline, (17.0 * self.unit).min(layout.tagline.height() * 0.9)),
        );
        let settings = AccessibleItem::button(locale.text("shelf-settings"), Intent::OpenSettings);
        let face = ButtonFace { sign: Some(ButtonIcon::Settings), ..ButtonFace::default() };
        self.commands.spawn((face, LayoutRect::new(layout.settings, BUTTON), settings, shelf_item()));
        for (rect, key, intent) in [
            (layout.help, "shelf-help", Intent::OpenHelp),
            (layout.archive, "shelf-archive", Intent::OpenArchive),
            (layout.import, "shelf-import", Intent::ImportMatch),
        ] {
            let words = locale.text(key);
            let meaning = (AccessibleItem::button(&words, intent), shelf_item());
            let place = LayoutRect::new(rect, BUTTON);
            spawn_button(&mut self.commands, place, ButtonFace::default(), words, meaning);
        }
    }

    /// A box that stands there already, and looks the same, is not painted anew.
    fn put_box(
        &mut self,
        parts: &BoxLayout,
        game: &GameBox,
        cover: &BoxCover,
        standing: Option<(Entity, &Cover)>,
    ) {
        let locale = self.locale;
        let meaning = AccessibleItem::button(&cover.name, Intent::OpenSetup(game.name));
        let middle = parts.lid.center();
        let stamp = Rect { min: parts.stamp.min - middle, max: parts.stamp.max - middle };
        let picture = Cover {
            depth: parts.depth,
            stamp: if parts.stamp.is_empty() { Rect::default() } else { stamp },
            color: cover.plates.main,
            ink: cover.ink,
            picture: cover.picture.clone(),
        };
        let place = LayoutRect::new(parts.lid, BOX);
        match standing {
            Some((entity, old)) if *old == picture => {
                self.commands.entity(entity).insert((place, meaning));
            }
            Some((entity, _)) => {
                self.commands.entity(entity).insert((place, meaning, picture));
            }
            None => {
                self.commands.spawn((shelf_item(), BoxOf(game.name), place, picture, meaning));
            }
        }
        let align = if parts.is_centered { Align::Middle } else { Align::Left };
        let on_lid =
            |text, size: f32| TextLabel::new(text, TextSize::Title, cover.ink).sized(size).align(align);
        self.text(parts.title, TEXT, on_lid(cover.title.clone(), parts.title.height() * 0.92));
        // Where it could not be read it is left out; the box is read aloud with it.
        if parts.text.width() >= LEAST_LETTER * cover.text.chars().count() as f32 {
            self.text(
                parts.text,
                TEXT,
                on_lid(cover.text.clone(), (parts.text.height() * 0.8).clamp(15.0, 40.0)),
            );
        }
        let (fewest, most) = game.players;
        let args = [("fewest", fewest.into()), ("most", most.into())];
        let players = if fewest == most { fewest.to_string() } else { locale.with("shelf-players", &args) };
        if parts.stamp.is_empty() {
            let args = [("players", players.into()), ("minutes", cover.minutes.as_str().into())];
            let facts = locale.with("shelf-facts", &args);
            self.text(parts.facts, TEXT, on_lid(facts, (parts.facts.height() * 0.8).min(17.0)));
            return;
        }
        let color = cover.plates.main;
        let half = parts.stamp.half_size();
        let line = |from: f32, to: f32, width: f32| {
            let y = |part: f32| parts.stamp.min.y + parts.stamp.height() * part;
            Rect::new(
                parts.stamp.center().x - half.x * width,
                y(from),
                parts.stamp.center().x + half.x * width,
                y(to),
            )
        };
        let side = parts.stamp.height();
        for (rect, text, size) in [
            (line(0.2, 0.54, 0.62), players, side * 0.33),
            (line(0.52, 0.8, 0.74), cover.minutes.clone(), side * 0.25),
        ] {
            self.text(rect, TEXT, TextLabel::new(text, TextSize::Small, color).sized(size));
        }
    }

    /// The plates below a box: to go on with the latest match or to begin one.
    fn put_plates(
        &mut self,
        parts: &BoxLayout,
        game: &GameBox,
        cover: &BoxCover,
        latest: Option<(&Running, Told)>,
        count: usize,
    ) {
        let locale = self.locale;
        for rect in [parts.play, parts.new, parts.list].into_iter().filter(|rect| !rect.is_empty()) {
            self.commands.spawn((shelf_item(), Holder, LayoutRect::new(rect, HOLDER)));
        }
        let begin = Intent::OpenSetup(game.name);
        let play = locale.text("shelf-play");
        let (words, who, meaning) = match &latest {
            Some((running, told)) => {
                let args = [("names", told.names.as_str().into()), ("turn", told.turn.as_str().into())];
                let go_on =
                    AccessibleItem::button(told.summary(locale), Intent::ContinueMatch(running.id.clone()));
                let words = locale.with("shelf-resume", &[("round", told.round.into())]);
                let who = locale.with("shelf-who", &args);
                // Of many players only whose turn it is has room.
                let has_room =
                    who.chars().count() as f32 * WHO_LETTER <= parts.play.width() - parts.play.height();
                (words, if has_room { who } else { told.turn.clone() }, go_on)
            }
            None => {
                (play.clone(), String::new(), AccessibleItem::button(play, begin.clone()).value(&cover.title))
            }
        };
        let face = ButtonFace { material: cover.plates, look: ButtonLook::Main, ..ButtonFace::default() };
        self.commands.spawn((face, LayoutRect::new(parts.play, BUTTON), meaning, shelf_item()));
        let mut inner =
            Rect { min: parts.play.min + Vec2::new(9.0, 4.0), max: parts.play.max - Vec2::new(9.0, 7.0) };
        let side = (inner.height() * 0.76).min(40.0);
        let sign =
            Rect::from_center_size(Vec2::new(inner.min.x + side / 2.0, inner.center().y), Vec2::splat(side));
        let icon = IconPicture { icon: ButtonIcon::Play, color: face.ink() };
        self.commands.spawn((shelf_item(), icon, LayoutRect::new(sign, ON_BUTTON)));
        inner.min.x = sign.max.x + 8.0;
        let on_plate =
            |text, size: f32| TextLabel::new(text, TextSize::Body, face.ink()).sized(size).align(Align::Left);
        // Where the round could not be read, whose turn it is has the whole plate.
        let has_room = |text: &str| text.chars().count() as f32 * LEAST_LETTER <= inner.width();
        if !who.is_empty() && !has_room(&words) {
            self.text(inner, ON_BUTTON, on_plate(who, (inner.height() * 0.5).min(30.0)));
        } else if who.is_empty() {
            self.text(inner, ON_BUTTON, on_plate(words, (inner.height() * 0.66).min(34.0)));
        } else {
            let part = |from: f32, to: f32| {
                let y = |part: f32| inner.min.y + inner.height() * part;
                Rect::new(inner.min.x, y(from), inner.max.x, y(to))
            };
            self.text(part(0.0, 0.54), ON_BUTTON, on_plate(words, (inner.height() * 0.52).min(30.0)));
            self.text(part(0.52, 1.0), ON_BUTTON, on_plate(who, (inner.height() * 0.42).min(24.0)));
        }
        let plain = ButtonFace { material: cover.plates, ..ButtonFace::default() };
        if !parts.new.is_empty() {
            let new = locale.text("shelf-new");
            let meaning = (AccessibleItem::button(&new, begin).value(&cover.title), shelf_item());
            spawn_button(&mut self.commands, LayoutRect::new(parts.new, BUTTON), plain, new, meaning);
        }
        if parts.list.is_empty() {
            return;
        }
        let args = [("count", count.into()), ("game", cover.title.as_str().into())];
        let list = AccessibleItem::button(locale.with("shelf-matches", &args), Intent::OpenMatches(game.name));
        let face = ButtonFace { sign: Some(ButtonIcon::Menu), ..plain };
        self.commands.spawn((face, LayoutRect::new(parts.list, BUTTON), list, shelf_item()));
        if count > 1 {
            let corner = Vec2::new(parts.list.max.x - 5.0, parts.list.min.y + 4.0);
            let disc = Rect::from_center_size(corner, Vec2::splat(22.0));
            let ground = Backing::Patch(shelf::COUNT);
            self.commands.spawn((shelf_item(), ground, LayoutRect::new(disc, COUNT)));
            let label = TextLabel::new(count.to_string(), TextSize::Small, shelf::ON_COUNT).sized(16.0);
            self.text(disc.inflate(-2.0), COUNT + 0.2, label);
        }
    }
}
