//! The buttons of the table: undo, pass, the main one, hints, and the two corners.

use bevy::prelude::*;

use super::{
    considered::{Choice, Considered},
    layer::Layer,
    scene::{BoardContext, nowhere},
    text::{Text, Written, within},
};
use crate::{
    rules::{Actor, Game as _, doodle_city::Action},
    semantics::{Intent, Role, Semantic},
    theme::{
        label::{Label, TextSize},
        palette,
        place::LayoutRect,
        widgets::{ButtonFace, ButtonLook, Sign},
    },
};

/// The buttons of the table.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Button {
    Back,
    Menu,
    Undo,
    Pass,
    Confirm,
    Hint,
}

/// The word of a button.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ButtonWord(pub Button);

pub(super) fn spawn(commands: &mut Commands) {
    let looks = [
        (Button::Back, ButtonLook::Paper, Some(Sign::Earlier)),
        (Button::Menu, ButtonLook::Paper, Some(Sign::Menu)),
        (Button::Undo, ButtonLook::Paper, None),
        (Button::Pass, ButtonLook::Paper, None),
        (Button::Confirm, ButtonLook::Main, None),
        (Button::Hint, ButtonLook::Paper, Some(Sign::Hint)),
    ];
    for (button, look, sign) in looks {
        let face = ButtonFace { look, sign, is_enabled: true, is_pressed: false };
        commands.spawn((nowhere(Layer::MoveSelection), button, face, Semantic::text("")));
        if sign.is_none() {
            let word = Label::new("", TextSize::Body, palette::INK);
            commands.spawn((nowhere(Layer::HandText), ButtonWord(button), word));
        }
    }
}

/// Where a button lies.
fn rect(table: &BoardContext, button: Button) -> Rect {
    let laid = &table.laid.0;
    match button {
        Button::Back => laid.corners[0],
        Button::Menu => laid.corners[1],
        Button::Hint => laid.hint,
        Button::Undo => laid.undo,
        Button::Pass => laid.pass,
        Button::Confirm => laid.confirm,
    }
}

/// While the banner is up, undo lies above it, because a hand-over ends it.
fn is_above_banner(table: &BoardContext, button: Button) -> bool {
    button == Button::Undo && table.turn.banner.is_some()
}

/// Whether the set-up has a button at all.
fn is_needed(table: &BoardContext, button: Button) -> bool {
    let has_pass = || table.session.as_ref().is_some_and(|session| session.play().game().setup().more_control);
    button != Button::Pass || has_pass()
}

/// What touching a button means now; `None` if it does nothing.
fn intent(table: &BoardContext, button: Button, choice: &Choice) -> Option<Intent> {
    let session = table.session.as_ref()?;
    let is_computers = table.computer().is_some();
    let is_free = table.turn.banner.is_none() && table.selection.looking_at.is_none();
    match button {
        Button::Back => Some(Intent::Back),
        Button::Menu => Some(Intent::OpenMenu),
        Button::Hint => table.may_ask().then_some(Intent::OpenHints),
        Button::Undo if !table.selection.is_empty() && !is_computers => Some(Intent::Unchoose),
        Button::Undo => session.can_undo().then_some(Intent::Undo),
        Button::Pass => (is_free && !is_computers && choice.legal.may_pass()).then_some(Intent::Pass),
        Button::Confirm if table.selection.looking_at.is_some() => Some(Intent::Back),
        Button::Confirm => {
            let intent = match session.play().actor() {
                _ if is_computers => table.can_hurry().then_some(Intent::Hurry),
                Actor::Chance(_) => Some(Intent::RollDice),
                Actor::Nobody => Some(Intent::Confirm),
                Actor::Seat(_) => choice.action.map(|_| Intent::Confirm),
            };
            intent.filter(|_| is_free)
        }
    }
}

/// What a button says, or how it is read where it bears a sign.
fn word(table: &BoardContext, button: Button, choice: &Choice) -> String {
    let Some(session) = &table.session else { return String::new() };
    table.locale.text(match button {
        Button::Back => "table-back",
        Button::Menu => "table-menu",
        Button::Hint => "table-hint",
        Button::Undo => "table-undo",
        Button::Pass => "table-pass",
        Button::Confirm => match (session.play().actor(), choice.action) {
            _ if table.selection.looking_at.is_some() => "menu-close",
            _ if table.computer().is_some() => "table-skip",
            (Actor::Chance(_), _) => "table-roll",
            (Actor::Nobody, _) => "table-results",
            (Actor::Seat(_), Some(Action::Cross { .. })) => "table-cross",
            (Actor::Seat(_), Some(Action::Pass)) => "table-pass",
            (Actor::Seat(_), _) => "table-draw",
        },
    })
}

/// Where the buttons are, and what touching them means.
pub(super) fn show_buttons(
    (table, considered): (BoardContext, Res<Considered>),
    mut buttons: Query<(&Button, &mut ButtonFace, &mut LayoutRect, &mut Visibility, &mut Semantic)>,
) {
    for (&button, mut face, mut place, mut visibility, mut semantic) in &mut buttons {
        let rect = rect(&table, button);
        let layer = if is_above_banner(&table, button) { Layer::AboveBanner } else { Layer::MoveSelection };
        place.set_if_neq(layer.place(rect));
        let is_shown = !rect.is_empty() && is_needed(&table, button);
        visibility.set_if_neq(if is_shown { Visibility::Inherited } else { Visibility::Hidden });
        let intent = intent(&table, button, &considered.in_hand);
        let shown = ButtonFace { is_enabled: intent.is_some(), ..*face };
        face.set_if_neq(shown);
        let name = word(&table, button, &considered.in_hand);
        semantic.set_if_neq(Semantic { name, role: Role::Button, value: String::new(), intent });
    }
}

/// What the buttons say.
pub(super) fn show_button_words(
    (table, considered): (BoardContext, Res<Considered>),
    mut words: Query<(&ButtonWord, Written)>,
) {
    for (&ButtonWord(button), mut written) in &mut words {
        let color = match button {
            _ if is_idle(&table, button, &considered.in_hand) => palette::PLANK,
            Button::Confirm => Color::WHITE,
            Button::Back | Button::Menu | Button::Hint | Button::Undo | Button::Pass => palette::INK,
        };
        let layer = if is_above_banner(&table, button) { Layer::AboveBannerText } else { Layer::HandText };
        let rect = within(rect(&table, button), Vec2::new(8.0, 4.0));
        let text = Text::new(word(&table, button, &considered.in_hand), rect, color);
        written.write(text.filter(|_| is_needed(&table, button)).map(|text| text.on(layer)));
    }
}

/// Whether a word is pale, because nothing comes of the button.
fn is_idle(table: &BoardContext, button: Button, choice: &Choice) -> bool {
    let Some(session) = &table.session else { return false };
    match button {
        Button::Confirm if table.turn.banner.is_some() => true,
        Button::Confirm if table.computer().is_some() => !table.can_hurry(),
        Button::Confirm => {
            choice.action.is_none()
                && matches!(session.play().actor(), Actor::Seat(_))
                && table.selection.looking_at.is_none()
        }
        Button::Undo => table.selection.is_empty() && !session.can_undo(),
        Button::Pass | Button::Back | Button::Menu | Button::Hint => false,
    }
}
