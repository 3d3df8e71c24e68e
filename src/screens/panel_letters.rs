//! Letters that our fonts lack, in set-up and panels: egui gets them as one more font, and its texts are shown as the
//! table's are, from left to right.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiContext, EguiFullOutput,
    egui::{
        Context, Shape,
        epaint::{TextShape, text::ByteRangeExt as _},
        text::{ByteIndex, LayoutJob},
    },
};

use super::style;
use crate::fonts::FallbackFont;

/// Before a pass: the letters that have come.
pub(super) fn bring_letters(mut contexts: Query<&mut EguiContext>, font: Res<FallbackFont>) {
    for mut context in &mut contexts {
        if !font.file().is_empty() && (font.is_changed() || context.is_added()) {
            context.get_mut().set_fonts(style::fonts(Some(font.file())));
        }
    }
}

/// After a pass: wants the letters of whatever was written, and shows it in the order of the screen.
pub(super) fn show_letters(
    mut contexts: Query<(&mut EguiContext, &mut EguiFullOutput)>,
    mut font: ResMut<FallbackFont>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let font = font.bypass_change_detection();
    for (mut context, mut output) in &mut contexts {
        let Some(output) = &mut output.0 else { continue };
        let ctx = context.get_mut();
        for shape in &mut output.shapes {
            show_in(&mut shape.shape, ctx, font);
        }
    }
    if font.has_wishes() {
        // The device is asked in the next frame.
        redraw.write(RequestRedraw);
    }
}

fn show_in(shape: &mut Shape, ctx: &Context, font: &mut FallbackFont) {
    match shape {
        Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| show_in(shape, ctx, font)),
        Shape::Text(text) => show_text(text, ctx, font),
        _ => {}
    }
}

fn show_text(text: &mut TextShape, ctx: &Context, font: &mut FallbackFont) {
    font.want(text.galley.text());
    if let Some(job) = shown(&text.galley.job, font) {
        text.galley = ctx.fonts_mut(|fonts| fonts.layout_job(job));
    }
}

/// What is laid out instead, where a text is shown otherwise than it is.
fn shown(job: &LayoutJob, font: &FallbackFont) -> Option<LayoutJob> {
    let mut shown = LayoutJob { text: String::new(), sections: Vec::new(), ..job.clone() };
    for section in &job.sections {
        let words = font.shown(job.text.get(section.byte_range.as_usize())?);
        let begin = shown.text.len();
        shown.text.push_str(&words);
        let mut section = section.clone();
        section.byte_range = ByteIndex(begin)..ByteIndex(shown.text.len());
        shown.sections.push(section);
    }
    (shown.text != job.text).then_some(shown)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{FontId, Pos2, RawInput, Ui};

    use super::*;
    use crate::platform::{FakeDevice, ThisDevice, Waker};

    /// A device that has the letters in `its`.
    fn app(its: &str) -> App {
        let device = FakeDevice::default();
        device.pretended().letters = its.to_owned();
        let mut app = App::new();
        app.insert_resource(ThisDevice::new(device)).init_resource::<Waker>();
        crate::fonts::plugin(&mut app);
        app
    }

    /// What is painted of these words, and how wide it is.
    fn painted(ctx: &Context, font: &mut FallbackFont, words: &str) -> (String, f32) {
        let write = |ui: &mut Ui| {
            let ink = ui.visuals().text_color();
            ui.painter().text(
                Pos2::ZERO,
                bevy_egui::egui::Align2::LEFT_TOP,
                words,
                FontId::proportional(20.0),
                ink,
            );
        };
        let mut output = ctx.run_ui(RawInput::default(), write);
        output.textures_delta.clear();
        for shape in &mut output.shapes {
            show_in(&mut shape.shape, ctx, font);
        }
        let text = output.shapes.iter().find_map(|shape| match &shape.shape {
            Shape::Text(text) => Some((text.galley.text().to_owned(), text.galley.size().x)),
            _ => None,
        });
        text.expect("the words are painted")
    }

    #[test]
    fn words_get_the_letters_of_the_device_and_the_order_of_the_screen() {
        let (mut app, ctx) = (app("שרה"), Context::default());
        ctx.set_fonts(style::fonts(None));
        let written = |app: &mut App, words: &str| {
            let painted = painted(&ctx, &mut app.world_mut().resource_mut::<FallbackFont>(), words);
            app.update();
            let file = app.world().resource::<FallbackFont>().file();
            ctx.set_fonts(style::fonts(Some(&file[..]).filter(|file| !file.is_empty())));
            painted
        };
        assert_eq!(written(&mut app, "Ada").0, "Ada");
        // The device is asked only after this.
        assert_eq!(written(&mut app, "שרה").0, "הרש");
        let (shown, width) = written(&mut app, "שרה");
        assert_eq!(shown, app.world().resource::<FallbackFont>().shown("שרה"));
        let (_, one) = written(&mut app, "ש");
        assert!((width - 3.0 * one).abs() < 0.1 && one > 5.0, "three letters of {one}: {width}");
    }
}
