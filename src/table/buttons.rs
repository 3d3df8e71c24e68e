//! The buttons that tables have: undo, pass, the main one, hints, and the two corners.

use core::mem::swap;

use bevy::prelude::*;

use super::{
    banner::BANNER_HEIGHT,
    context::TableContext,
    lay_table::Layout as _,
    on_table::OnTable,
    permissions::{Confirm, Permissions, Undo},
    table_game::{Selection as _, TableGame},
    text::{TextSlot, TextSpec, in_one_line, within},
    tutorial::Voice,
};
use crate::{
    accessibility::{AccessibleItem, Role},
    drawing::{
        label::{TextLabel, TextScale, TextSize},
        place::LayoutRect,
    },
    intent::Intent,
    pictures::button::{ButtonFace, ButtonIcon, ButtonLook},
    record::Match,
};

/// A button that tables have.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Button {
    Back,
    Menu,
    Undo,
    Pass,
    Confirm,
    Help,
}

/// The word of a button.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ButtonWord(pub Button);

/// Where the buttons lie; those without a place are not there.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
#[expect(missing_docs, reason = "each is where that button lies")]
pub struct ButtonPlaces {
    pub back: Rect,
    pub menu: Rect,
    pub undo: Rect,
    pub pass: Rect,
    pub confirm: Rect,
    pub help: Rect,
}

impl ButtonPlaces {
    /// How high the row is at the foot of an upright table in which there are only these buttons; 0 where there is none.
    pub(super) fn foot_row(&self, safe: Rect) -> f32 {
        let row = [self.undo, self.pass, self.confirm, self.help];
        let there = row.into_iter().filter(|rect| !rect.is_empty());
        let Some(all) = there.reduce(|all, rect| all.union(rect)) else { return 0.0 };
        let is_row =
            all.height() <= self.confirm.height() + 1.0 && safe.max.y - all.max.y < self.confirm.height();
        if is_row && safe.height() > safe.width() && all.width() > 0.8 * safe.width() {
            safe.max.y - all.min.y
        } else {
            0.0
        }
    }

    const fn of(&self, button: Button) -> Rect {
        match button {
            Button::Back => self.back,
            Button::Menu => self.menu,
            Button::Undo => self.undo,
            Button::Pass => self.pass,
            Button::Confirm => self.confirm,
            Button::Help => self.help,
        }
    }
}

/// How high buttons lie; their words lie above them.
const HEIGHT: f32 = 30.0;
/// Between the edge of a button and its word, in dp.
const MARGIN: Vec2 = Vec2::new(8.0, 4.0);
/// How high a button lies that can be touched while the banner is up.
const ABOVE_BANNER: f32 = BANNER_HEIGHT + 10.0;

pub(super) fn spawn<G: TableGame>(commands: &mut Commands) {
    let signs = [
        (Button::Back, Some(ButtonIcon::Earlier)),
        (Button::Menu, Some(ButtonIcon::Menu)),
        (Button::Undo, None),
        (Button::Pass, None),
        (Button::Confirm, None),
        (Button::Help, Some(ButtonIcon::Help)),
    ];
    let at = |height: f32| (OnTable::of::<G>(), LayoutRect::new(Rect::default(), height), Visibility::Hidden);
    for (button, sign) in signs {
        let face = ButtonFace { material: G::MATERIAL, sign, ..ButtonFace::default() };
        commands.spawn((at(HEIGHT), button, face, AccessibleItem::text("")));
        if sign.is_none() {
            let word = TextLabel::new("", TextSize::Body, face.ink());
            commands.spawn((at(HEIGHT + 1.0), ButtonWord(button), word));
        }
    }
}

/// While the banner is up, undo lies above it, because a hand-over ends it.
fn height(permissions: &Permissions, button: Button) -> f32 {
    if button == Button::Undo && permissions.has_banner { ABOVE_BANNER } else { HEIGHT }
}

/// Whether something that is explained waits to be read, and the main button has nothing else to do at what lies large.
fn goes_on<G: TableGame>(table: &TableContext<G>, voice: &Voice) -> bool {
    let acts = table.permissions.can_confirm
        && !matches!(table.permissions.confirm, Confirm::Nothing | Confirm::Hurry);
    let is_elsewhere = |play: &Match<G>| play.actor().seat().is_some_and(|seat| seat != table.focused.0);
    // What is done by itself waits for no button.
    let is_automatic = |play: &Match<G>| play.game().automatic(play.state()).is_some();
    voice.waits() && (!acts || table.play().is_some_and(|play| is_elsewhere(play) || is_automatic(play)))
}

/// What touching a button means now; `None` if it does nothing.
fn intent(permissions: &Permissions, button: Button, goes_on: bool) -> Option<Intent> {
    match button {
        Button::Confirm if goes_on => Some(Intent::GoOn),
        Button::Back => Some(Intent::Back),
        Button::Menu => Some(Intent::OpenMenu),
        Button::Help => Some(Intent::ShowChoices),
        Button::Undo => match permissions.undo {
            Undo::Nothing => None,
            Undo::Selection => Some(Intent::Unchoose),
            Undo::Action => Some(Intent::Undo),
        },
        Button::Pass => permissions.may_pass.then_some(Intent::Pass),
        Button::Confirm if !permissions.can_confirm => None,
        Button::Confirm => match permissions.confirm {
            Confirm::Nothing => None,
            Confirm::CloseLook => Some(Intent::Back),
            Confirm::Act | Confirm::ShowResults => Some(Intent::Confirm),
            Confirm::Roll => Some(Intent::RollDice),
            Confirm::Hurry => Some(Intent::Hurry),
        },
    }
}

/// Where the main button lies.
pub(super) fn main_place(buttons: &Query<(&Button, &LayoutRect)>) -> Rect {
    let main = buttons.iter().find(|(button, _)| **button == Button::Confirm);
    main.map_or_else(Rect::default, |(_, place)| place.rect)
}

/// How much a button asks to be pressed now.
fn look<G: TableGame>(table: &TableContext<G>, button: Button) -> ButtonLook {
    let ends_early = |play: &Match<G>| {
        let action = table.selection.action(play);
        table.permissions.confirm == Confirm::Act && action.is_some_and(|action| G::ends_early(play, action))
    };
    match button {
        Button::Confirm if !table.play().is_some_and(ends_early) => ButtonLook::Main,
        _ => ButtonLook::Plain,
    }
}

/// What a button says, or how it is read where it bears a sign.
fn word<G: TableGame>(table: &TableContext<G>, button: Button, goes_on: bool) -> String {
    let Some(play) = table.play() else { return String::new() };
    table.locale.text(match button {
        Button::Back => "table-back",
        Button::Menu => "table-menu",
        Button::Help => "table-help",
        Button::Undo => "table-undo",
        Button::Pass => return G::pass_word(&table.locale, play),
        Button::Confirm if goes_on => "tutorial-next",
        Button::Confirm => match table.permissions.confirm {
            Confirm::Nothing => return String::new(),
            Confirm::CloseLook => "menu-close",
            Confirm::Hurry if table.settings.more.is_calm() => "table-go-on",
            Confirm::Hurry => "table-skip",
            Confirm::Roll => "table-roll",
            Confirm::ShowResults => "table-results",
            Confirm::Act => return G::confirm_word(&table.locale, play, table.selection.action(play)),
        },
    })
}

/// Where the buttons are: where the main one passes, there is no other for it. What each does stays in its place.
fn places<G: TableGame>(table: &TableContext<G>) -> ButtonPlaces {
    let mut places = table.layout.places().buttons;
    if !table.permissions.is_live {
        // Nobody does anything in a match that is looked at.
        let confirm = if table.permissions.is_looking { places.confirm } else { Rect::default() };
        places = ButtonPlaces { confirm, back: places.back, menu: places.menu, ..ButtonPlaces::default() };
    }
    let passes = |play: &Match<G>| {
        let action = table.selection.action(play);
        table.permissions.confirm == Confirm::Act && action.is_some() && action == G::pass(play)
    };
    if table.play().is_some_and(passes) {
        places.pass = Rect::default();
    }
    let changes = |play: &Match<G>| G::changes_places(play, table.selection.action(play));
    // Who closes something and touches once more does not do anything else there.
    if matches!(table.permissions.confirm, Confirm::Act | Confirm::CloseLook)
        && table.play().is_some_and(changes)
    {
        swap(&mut places.pass, &mut places.confirm);
    }
    places
}

/// How much smaller a word may be set.
const SMALLEST: f32 = 0.72;

/// Where its word would be tiny, Undo bears a sign.
fn undo_sign(word: &str, rect: Rect, text_scale: f32) -> Option<ButtonIcon> {
    (in_one_line(word, rect.width() - 2.0 * MARGIN.x, text_scale) < SMALLEST).then_some(ButtonIcon::Undo)
}

/// Where the buttons are, and what touching them means.
pub(super) fn show_buttons<G: TableGame>(
    (table, voice, text_scale): (TableContext<G>, Res<Voice>, Res<TextScale>),
    mut buttons: Query<(&Button, &mut ButtonFace, &mut LayoutRect, &mut Visibility, &mut AccessibleItem)>,
) {
    let (places, goes_on) = (places(&table), goes_on(&table, &voice));
    for (&button, mut face, mut place, mut visibility, mut accessible) in &mut buttons {
        let rect = places.of(button);
        place.set_if_neq(LayoutRect::new(rect, height(&table.permissions, button)));
        visibility.set_if_neq(if rect.is_empty() { Visibility::Hidden } else { Visibility::Inherited });
        let intent = intent(&table.permissions, button, goes_on);
        let name = word(&table, button, goes_on);
        let sign = if button == Button::Undo { undo_sign(&name, rect, text_scale.0) } else { face.sign };
        let shown = ButtonFace { look: look(&table, button), is_enabled: intent.is_some(), sign, ..*face };
        face.set_if_neq(shown);
        // The arrow is not read.
        let goes_on = goes_on && button == Button::Confirm;
        let name = if goes_on { table.locale.text("table-go-on") } else { name };
        accessible.set_if_neq(AccessibleItem { intent, ..AccessibleItem::text(name).role(Role::Button) });
    }
}

/// What the buttons say.
pub(super) fn show_button_words<G: TableGame>(
    (table, voice, text_scale): (TableContext<G>, Res<Voice>, Res<TextScale>),
    faces: Query<(&Button, &ButtonFace)>,
    mut words: Query<(&ButtonWord, TextSlot)>,
) {
    let (places, goes_on) = (places(&table), goes_on(&table, &voice));
    for (&ButtonWord(button), mut written) in &mut words {
        let Some((_, face)) = faces.iter().find(|(other, _)| **other == button) else { continue };
        let rect = within(places.of(button), MARGIN);
        let word = word(&table, button, goes_on);
        let in_two_lines = rect.height() / (TWO_LINES * text_scale.0);
        let has_two_lines =
            in_two_lines >= 1.0 || in_one_line(&word, rect.width(), text_scale.0) < in_two_lines.min(ONE_LINE);
        let text = TextSpec::new(word, rect, face.ink()).filter(|_| face.sign.is_none());
        let text = text.map(|text| text.at_height(height(&table.permissions, button) + 1.0));
        written.write(text.map(|text| if has_two_lines { text.wrapped() } else { text }));
    }
}

/// From this height on, in dp at normal text size, there is room for two lines of words.
const TWO_LINES: f32 = 47.0;
/// Lower buttons have two where one would have to be set smaller than this, and two would not.
const ONE_LINE: f32 = 0.55;
