//! Puts everything of the shelf in its place, anew whenever something changed.

use bevy::prelude::*;

use super::{
    OnShelf, Shelf,
    cards::Running,
    cover::Cover,
    layout::{BoxLayout, Card, Needs, ShelfLayout},
};
use crate::{
    accessibility::{AccessibleItem, Role},
    boxes::{Boxes, GameBox},
    drawing::{
        label::{Align, TextLabel, TextScale, TextSize},
        place::{IsLeftHanded, LayoutRect, Screen},
    },
    intent::Intent,
    locale::Locale,
    page::Page,
    pictures::widgets::{Backing, ButtonIcon, ButtonLook, spawn_button, spawn_sign_button},
    theme::{motion::RedrawUntil, palette},
};

const GROUND: f32 = 1.0;
const PICTURE: f32 = 2.0;
const TEXT: f32 = 3.0;
const BUTTON: f32 = 4.0;

pub(super) fn set_up(
    mut commands: Commands,
    standing: Query<Entity, With<OnShelf>>,
    shelf: Res<Shelf>,
    (boxes, locale): (Res<Boxes>, Res<Locale>),
    (screen, text_scale, is_left_handed): (Res<Screen>, Res<TextScale>, Res<IsLeftHanded>),
    (time, mut redraw_until): (Res<Time>, ResMut<RedrawUntil>),
) {
    for entity in &standing {
        commands.entity(entity).despawn();
    }
    let Some(matches) = &shelf.matches else { return };
    let layout = ShelfLayout::new(&Needs {
        safe: screen.safe(),
        boxes: boxes.0.len(),
        matches: matches.len(),
        page: shelf.page,
        text_scale: text_scale.0,
        is_left_handed: is_left_handed.0,
    });
    let mut scene = Scene { commands, locale: &locale, unit: layout.unit };
    scene.put_head(&layout);
    for (card, running) in layout.cards.iter().zip(&matches[layout.first..]) {
        scene.put_card(card, running, &boxes);
    }
    scene.put_pager(&layout);
    for (parts, game) in layout.boxes.iter().zip(&boxes.0) {
        scene.put_box(parts, game);
    }
    // Texts take two frames to fit their places.
    redraw_until.stay(&time, 0.1);
}

/// How wide a letter is in the smallest size that can be read, in dp.
const LEAST_LETTER: f32 = 3.9;

fn shelf_item() -> impl Bundle {
    (OnShelf, DespawnOnExit(Page::Shelf))
}

struct Scene<'w, 's, 'a> {
    commands: Commands<'w, 's>,
    locale: &'a Locale,
    unit: f32,
}

impl Scene<'_, '_, '_> {
    fn text(&mut self, rect: Rect, label: TextLabel) {
        self.commands.spawn((shelf_item(), LayoutRect::new(rect, TEXT), label));
    }

    fn button(&mut self, rect: Rect, look: ButtonLook, text: String, accessible: AccessibleItem) {
        let meaning = (accessible, shelf_item());
        spawn_button(&mut self.commands, LayoutRect::new(rect, BUTTON), look, text, meaning);
    }

    fn sign(&mut self, rect: Rect, look: ButtonLook, sign: ButtonIcon, accessible: AccessibleItem) {
        spawn_sign_button(
            &mut self.commands,
            LayoutRect::new(rect, BUTTON),
            look,
            sign,
            (accessible, shelf_item()),
        );
    }

    fn put_head(&mut self, layout: &ShelfLayout) {
        let locale = self.locale;
        let title = locale.text("shelf-title");
        self.commands.spawn((
            shelf_item(),
            Backing::Plank,
            LayoutRect::new(layout.plank, GROUND),
            AccessibleItem::text(&title).value(locale.text("shelf-tagline")),
        ));
        let cream = |text, size| TextLabel::new(text, size, palette::LIGHT_INK);
        self.text(layout.title, cream(title, TextSize::Title).sized(layout.title.height() * 0.86));
        self.text(layout.tagline, cream(locale.text("shelf-tagline"), TextSize::Small).sized(15.0 * self.unit));
        let settings = AccessibleItem::button(locale.text("shelf-settings"), Intent::OpenSettings);
        self.sign(layout.settings, ButtonLook::Paper, ButtonIcon::Settings, settings);
        let (help, import) = (locale.text("shelf-help"), locale.text("shelf-import"));
        self.button(
            layout.help,
            ButtonLook::Paper,
            help.clone(),
            AccessibleItem::button(help, Intent::OpenHelp),
        );
        let meaning = AccessibleItem::button(import.clone(), Intent::ImportMatch);
        self.button(layout.import, ButtonLook::Paper, import, meaning);
    }

    fn put_card(&mut self, card: &Card, running: &Running, boxes: &Boxes) {
        let locale = self.locale;
        let Some(told) = running.tell(boxes, locale) else { return };
        self.commands.spawn((shelf_item(), Backing::Paper, LayoutRect::new(card.paper, GROUND)));
        let go_on = Intent::ContinueMatch(running.id.clone());
        let accessible = AccessibleItem::button(told.summary(locale), go_on.clone()).role(Role::Picture);
        self.commands.spawn((shelf_item(), LayoutRect::new(card.open, GROUND), accessible));
        self.commands.spawn((shelf_item(), LayoutRect::new(card.sheet, PICTURE), told.picture));
        let texts = [
            (told.title.clone(), TextSize::Body.dp() * 1.15, palette::INK),
            (told.names, TextSize::Small.dp() * 1.1, palette::SOFT_INK),
            (told.turn, TextSize::Small.dp() * 1.1, palette::ACCENT),
        ];
        for (rect, (text, size, color)) in card.lines.into_iter().zip(texts) {
            let label = TextLabel::new(text, TextSize::Body, color).sized(size * self.unit).align(Align::Left);
            let label = if color == palette::SOFT_INK { label.wrapped() } else { label };
            self.text(rect, label);
        }
        let play = locale.text("shelf-play");
        let meaning = AccessibleItem::button(play.clone(), go_on).value(&told.title);
        self.button(card.play, ButtonLook::Main, play, meaning);
        let remove =
            AccessibleItem::button(locale.text("shelf-remove"), Intent::AskToRemove(running.id.clone()));
        self.sign(card.remove, ButtonLook::Bare, ButtonIcon::Remove, remove.value(told.title));
    }

    fn put_pager(&mut self, layout: &ShelfLayout) {
        if layout.pages < 2 {
            return;
        }
        let args = [("page", (layout.page + 1).into()), ("pages", layout.pages.into())];
        let pages = self.locale.with("shelf-pages", &args);
        let patch = Backing::Patch(palette::PLANK);
        self.commands.spawn((shelf_item(), patch, LayoutRect::new(layout.page_words, GROUND)));
        self.text(layout.page_words, TextLabel::new(pages, TextSize::Body, palette::LIGHT_INK));
        let last = layout.pages - 1;
        let earlier = if layout.page == 0 { last } else { layout.page - 1 };
        let later = if layout.page == last { 0 } else { layout.page + 1 };
        for (rect, sign, page) in
            [(layout.earlier, ButtonIcon::Earlier, earlier), (layout.later, ButtonIcon::Later, later)]
        {
            let name =
                self.locale.with("shelf-page", &[("page", (page + 1).into()), ("pages", layout.pages.into())]);
            self.sign(rect, ButtonLook::Paper, sign, AccessibleItem::button(name, Intent::ShowMatches(page)));
        }
    }

    fn put_box(&mut self, parts: &BoxLayout, game: &GameBox) {
        let cover = (game.cover)(self.locale);
        let meaning = AccessibleItem::button(cover.name, Intent::OpenSetup(game.name));
        let picture = Cover { parts: *parts, color: cover.color, picture: cover.picture };
        self.commands.spawn((shelf_item(), LayoutRect::new(parts.cover, GROUND), picture, meaning));
        let align = if parts.is_tall { Align::Middle } else { Align::Left };
        let cream =
            |text, size| TextLabel::new(text, TextSize::Title, palette::LIGHT_INK).sized(size).align(align);
        let title = (parts.title.height() * 0.86).clamp(28.0, 120.0);
        // On a low box the name stays the largest.
        let facts = (parts.facts.height() * 0.55).clamp(17.0, 30.0).min(0.62 * title);
        self.text(parts.title, cream(cover.title, title));
        // Where it could not be read it is left out; the box is read aloud with it.
        if parts.text.width() >= LEAST_LETTER * cover.text.chars().count() as f32 {
            self.text(parts.text, cream(cover.text, (parts.text.height() * 0.5).clamp(19.0, 48.0)));
        }
        self.text(parts.facts, cream(cover.facts, facts));
    }
}
