//! Letters that our fonts lack, in set-up and panels: egui gets them as one more font, and its texts are shown as the
//! table's are, from left to right.

use std::sync::Arc;

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiContext, EguiContexts,
    egui::{
        Context, Galley, LayerId, Shape,
        epaint::{TextShape, text::ByteRangeExt as _},
        layers::ShapeIdx,
        text::{ByteIndex, LayoutJob},
    },
};

use super::style;
use crate::fonts::FallbackFont;

/// The font of letters that ours lack, as egui has it.
#[derive(Resource, Default)]
pub(super) struct BroughtFont(Arc<[u8]>);

/// Before a pass: the letters that have come.
pub(super) fn bring_letters(
    mut contexts: Query<&mut EguiContext>,
    font: Res<FallbackFont>,
    mut brought: ResMut<BroughtFont>,
) {
    let is_new = !Arc::ptr_eq(&brought.0, font.file());
    for mut context in &mut contexts {
        if !font.file().is_empty() && (is_new || context.is_added()) {
            context.get_mut().set_fonts(style::fonts(Some(font.file())));
        }
    }
    if is_new {
        brought.0 = Arc::clone(font.file());
    }
}

/// At the end of a pass: wants the letters of whatever was written, and shows it in the order of the screen.
pub(super) fn show_letters(
    mut contexts: EguiContexts,
    brought: Res<BroughtFont>,
    mut font: ResMut<FallbackFont>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let font = font.bypass_change_detection();
    let mut layers: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
    layers.push(LayerId::background());
    layers.dedup();
    for layer in layers {
        let foreign: Vec<(usize, Shape)> = ctx.graphics(|graphics| {
            let shapes = graphics.get(layer).map(|list| list.all_entries().enumerate()).into_iter().flatten();
            shapes
                .filter(|(_, it)| is_foreign(&it.shape, font))
                .map(|(at, it)| (at, it.shape.clone()))
                .collect()
        });
        for (at, mut shape) in foreign {
            let has_letters = Arc::ptr_eq(&brought.0, font.file());
            show_in(&mut shape, ctx, font, has_letters);
            ctx.graphics_mut(|graphics| {
                graphics.entry(layer).mutate_shape(ShapeIdx(at), |clipped| clipped.shape = shape);
            });
        }
    }
    if font.has_wishes() {
        // The device is asked in the next frame.
        redraw.write(RequestRedraw);
    }
}

/// Whether there is a text in it that is shown otherwise than it is, or of which letters may be missing.
fn is_foreign(shape: &Shape, font: &FallbackFont) -> bool {
    match shape {
        Shape::Vec(shapes) => shapes.iter().any(|shape| is_foreign(shape, font)),
        Shape::Text(text) => font.is_foreign(text.galley.text()),
        _ => false,
    }
}

fn show_in(shape: &mut Shape, ctx: &Context, font: &mut FallbackFont, has_letters: bool) {
    match shape {
        Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| show_in(shape, ctx, font, has_letters)),
        Shape::Text(text) => {
            font.want(text.galley.text());
            if has_letters {
                show_text(text, ctx, font);
            }
        }
        _ => {}
    }
}

fn show_text(text: &mut TextShape, ctx: &Context, font: &FallbackFont) {
    let lay_out = |job| ctx.fonts_mut(|fonts| fonts.layout_job(job));
    let Some(job) = shown(&text.galley.job, font) else { return };
    let mut galley: Arc<Galley> = lay_out(job);
    if galley.elided && text.galley.job.sections.len() == 1 {
        // What is left out is the end of what is read, wherever that stands.
        let whole = &text.galley.job;
        for left_out in 1.. {
            let Some(beginning) = font.shown_beginning(&whole.text, left_out) else { break };
            let mut job = LayoutJob { text: beginning, ..LayoutJob::clone(whole) };
            job.sections[0].byte_range = ByteIndex(0)..ByteIndex(job.text.len());
            let cut = lay_out(job);
            if !cut.elided {
                galley = cut;
                break;
            }
        }
    }
    text.galley = galley;
}

/// What is laid out instead, where a text is shown otherwise than it is.
fn shown(job: &LayoutJob, font: &FallbackFont) -> Option<LayoutJob> {
    if !font.is_foreign(&job.text) {
        return None;
    }
    let mut shown = LayoutJob { text: String::new(), sections: Vec::new(), ..job.clone() };
    for section in &job.sections {
        let words = font.shown(job.text.get(section.byte_range.as_usize())?);
        let begin = shown.text.len();
        shown.text.push_str(&words);
        let mut section = section.clone();
        section.byte_range = ByteIndex(begin)..ByteIndex(shown.text.len());
        shown.sections.push(section);
    }
    Some(shown)
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
            if is_foreign(&shape.shape, font) {
                show_in(&mut shape.shape, ctx, font, true);
            }
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
        written(&mut app, "שרה");
        let (shown, width) = written(&mut app, "שרה");
        assert_eq!(shown, app.world().resource::<FallbackFont>().shown("שרה"));
        assert_ne!(shown, "שרה");
        let (_, one) = written(&mut app, "ש");
        assert!((width - 3.0 * one).abs() < 0.1 && one > 5.0, "three letters of {one}: {width}");
    }
}
