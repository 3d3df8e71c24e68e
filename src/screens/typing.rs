//! A line of text is typed: by a keyboard, or, where the app cannot show one, in a dialog of the device's own.

use std::sync::mpsc::{Receiver, Sender, channel};

use bevy::{platform::cell::SyncCell, prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiContexts, EguiOutput, EguiZoomFactor,
    egui::{Id, Response, Ui},
};

use super::{Panel, letters::Letters, panels::Panels};
use crate::{
    input::{LettersWanted, PadInUse},
    locale::Locale,
    platform::{TextQuestion, ThisDevice, Waker},
};

/// What a pass of egui and the device say to each other.
#[derive(Clone, Default)]
struct Slip {
    is_needed: bool,
    /// The field that is to be filled in by letters that are shown.
    wants_letters: Option<u64>,
    /// A field was touched: which, its name and what stands in it; and whether by letters that are shown.
    touched: Option<(Id, String, String, bool)>,
    /// What was typed for a field.
    typed: Option<(Id, String)>,
}

fn slip_id() -> Id {
    Id::new("typing")
}

/// Lets the device ask for the text of a field that has taken the keyboard, and takes up what was typed.
pub(super) fn at_field(ui: &Ui, response: &Response, name: &str, text: &mut String) {
    let has_focus = response.has_focus();
    let is_asked = ui.data_mut(|data| {
        let slip: &mut Slip = data.get_temp_mut_or_default(slip_id());
        if let Some((_, typed)) = slip.typed.take_if(|(id, _)| *id == response.id) {
            *text = typed;
        }
        let by_letters = slip.wants_letters.take_if(|id| *id == response.id.value()).is_some();
        let is_asked = slip.is_needed && has_focus || by_letters;
        if is_asked {
            slip.touched = Some((response.id, name.to_owned(), text.clone(), by_letters));
        }
        is_asked && !by_letters
    });
    if is_asked {
        response.surrender_focus();
    }
}

/// Where the device leaves what was typed.
#[derive(Resource)]
pub(super) struct Typing {
    sender: Sender<(Id, Option<String>)>,
    receiver: SyncCell<Receiver<(Id, Option<String>)>>,
    is_asked: bool,
}

impl Default for Typing {
    fn default() -> Self {
        let (sender, receiver) = channel();
        Self { sender, receiver: SyncCell::new(receiver), is_asked: false }
    }
}

impl Typing {
    /// A field was filled in by letters that were shown: the next pass brings it there.
    pub(super) fn accept(&self, field: Id, text: String) {
        // It listens itself.
        let _ = self.sender.send((field, Some(text)));
    }
}

/// Before a pass: gives it what was typed.
pub(super) fn bring_text(
    mut contexts: EguiContexts,
    (device, pad): (Res<ThisDevice>, Res<PadInUse>),
    mut typing: ResMut<Typing>,
    mut letters: MessageReader<LettersWanted>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let came = typing.bypass_change_detection().receiver.get().try_recv().ok();
    if came.is_some() {
        typing.is_asked = false;
        // The pass after this one shows it.
        redraw.write(RequestRedraw);
    }
    // Whoever goes through fields with a pad is not asked before pressing one.
    let is_needed = device.asks_for_text() && pad.0.is_none();
    ctx.data_mut(|data| {
        let slip: &mut Slip = data.get_temp_mut_or_default(slip_id());
        slip.is_needed = is_needed;
        slip.wants_letters = letters.read().last().map(|wanted| wanted.0);
        if let Some((id, Some(typed))) = came {
            slip.typed = Some((id, typed));
        }
    });
}

/// After a pass: asks for the text of the field that was touched.
pub(super) fn ask_for_text(
    mut contexts: EguiContexts,
    device: Res<ThisDevice>,
    locale: Res<Locale>,
    waker: Res<Waker>,
    mut typing: ResMut<Typing>,
    mut panels: Panels,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let touched = ctx.data_mut(|data| data.get_temp_mut_or_default::<Slip>(slip_id()).touched.take());
    let Some((id, title, text, by_letters)) = touched.filter(|_| !typing.is_asked) else { return };
    if by_letters {
        panels.open(Panel::Letters(Letters::of(id, title, text)));
        redraw.write(RequestRedraw);
        return;
    }
    typing.is_asked = true;
    let question = TextQuestion {
        title,
        text,
        accept: locale.text("dialog-ok"),
        cancel: locale.text("dialog-cancel"),
        most: crate::rules::LONGEST_NAME,
    };
    let (sender, waker) = (typing.sender.clone(), waker.clone());
    let done = move |typed| {
        // Nobody listens any more once the app closes.
        let _ = sender.send((id, typed));
        waker.wake();
    };
    device.ask_text(question, Box::new(done));
}

/// After a pass: tells the device where the next letter comes.
pub(super) fn tell_place(
    outputs: Query<(&EguiOutput, &EguiZoomFactor), Changed<EguiOutput>>,
    device: Res<ThisDevice>,
    mut told: Local<Option<Rect>>,
) {
    for (output, &EguiZoomFactor { zoom_factor }) in &outputs {
        let ime = output.platform_output.ime.filter(|_| !device.asks_for_text());
        let place = ime.map(|ime| {
            let (cursor, field) = (ime.cursor_rect * zoom_factor, ime.rect * zoom_factor);
            Rect::new(cursor.left(), cursor.top(), field.right().max(cursor.left()), cursor.bottom())
        });
        if *told != place {
            *told = place;
            device.types_at(place);
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, RawInput, TextEdit};

    use super::*;

    /// One pass with one field.
    fn pass(ctx: &Context, id: Id, text: &mut String, takes_focus: bool) {
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let response = ui.add(TextEdit::singleline(text).id(id));
            if takes_focus {
                response.request_focus();
            }
            at_field(ui, &response, "Name of player 1", text);
        });
        // Nobody paints it.
        output.textures_delta.clear();
    }

    fn slip<R>(ctx: &Context, at: impl FnOnce(&mut Slip) -> R) -> R {
        ctx.data_mut(|data| at(data.get_temp_mut_or_default(slip_id())))
    }

    #[test]
    fn a_field_is_filled_in_by_the_device() {
        let (ctx, id, mut text) = (Context::default(), Id::new("seat"), "Ada".to_owned());
        slip(&ctx, |slip| slip.is_needed = true);
        pass(&ctx, id, &mut text, true);
        pass(&ctx, id, &mut text, false);
        let touched = slip(&ctx, |slip| slip.touched.take());
        assert_eq!(touched, Some((id, "Name of player 1".into(), "Ada".into(), false)));
        pass(&ctx, id, &mut text, false);
        assert_eq!(slip(&ctx, |slip| slip.touched.take()), None, "it is asked once");

        slip(&ctx, |slip| slip.typed = Some((id, "Åse".into())));
        pass(&ctx, id, &mut text, false);
        assert_eq!(text, "Åse");
    }

    #[test]
    fn with_a_keyboard_nobody_is_asked() {
        let (ctx, id, mut text) = (Context::default(), Id::new("seat"), String::new());
        for takes_focus in [true, false] {
            pass(&ctx, id, &mut text, takes_focus);
        }
        assert_eq!(slip(&ctx, |slip| slip.touched.clone()), None);
        assert!(ctx.memory(|memory| memory.has_focus(id)));
    }
}
