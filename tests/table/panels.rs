//! What egui has laid out of set-up and panels: every text is in its place.

use bevy::prelude::*;
use bevy_egui::{
    EguiFullOutput, EguiPostUpdateSet,
    egui::{self, Shape, epaint::ClippedShape},
};

/// A text of a panel, where it stands, and what can be seen of its surroundings, in dp.
#[derive(Clone, Debug)]
pub struct PanelText {
    pub text: String,
    pub rect: egui::Rect,
    pub clip: egui::Rect,
    /// Letters were left out at its end.
    pub is_cut: bool,
    /// The height of its letters.
    pub size: f32,
}

/// All that was laid out in the last frame.
#[derive(Resource, Default)]
pub struct PanelTexts(pub Vec<PanelText>);

/// Keeps what is laid out.
pub fn plugin(app: &mut App) {
    app.init_resource::<PanelTexts>().add_systems(
        PostUpdate,
        keep.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
    );
}

fn keep(outputs: Query<&EguiFullOutput>, mut kept: ResMut<PanelTexts>) {
    kept.0.clear();
    for output in outputs.iter().filter_map(|output| output.0.as_ref()) {
        output
            .shapes
            .iter()
            .for_each(|ClippedShape { clip_rect, shape }| collect(shape, *clip_rect, &mut kept.0));
    }
}

fn collect(shape: &Shape, clip: egui::Rect, found: &mut Vec<PanelText>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, found)),
        Shape::Text(shape) if !shape.galley.text().trim().is_empty() => found.push(PanelText {
            text: shape.galley.text().to_owned(),
            rect: shape.galley.mesh_bounds.translate(shape.pos.to_vec2()),
            clip,
            is_cut: shape.galley.elided,
            size: shape.galley.job.sections.first().map_or(0.0, |section| section.format.font_id.size),
        }),
        _ => {}
    }
}

/// The smallest letters in panels, in dp at normal text size.
const LEAST: f32 = 13.0;

/// Checks what is laid out now: no text is cut but at the end of a name, none lies on another, and none leaves the screen
/// or what it is written on; how many there are. `names` are what people call themselves.
pub fn check(texts: &[PanelText], size: Vec2, names: &[String], when: &str) -> usize {
    let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size.x, size.y)).expand(0.5);
    let is_seen = |text: &&PanelText| text.clip.is_positive() && text.rect.intersects(text.clip);
    let seen: Vec<&PanelText> = texts.iter().filter(is_seen).collect();
    for (at, text) in seen.iter().enumerate() {
        let what = format!("{when}: {text:?}");
        let is_name = names.iter().any(|name| text.text.contains(name.as_str()));
        assert!(!text.is_cut || is_name, "{what} is cut");
        assert!(text.size >= LEAST, "{what} is small");
        // What is scrolled goes on above and below; only names stand in a row that is scrolled to the side.
        let (rect, clip) = (text.rect, text.clip.expand(0.5));
        assert!(
            is_name || (rect.left() >= clip.left() && rect.right() <= clip.right()),
            "{what} leaves its place"
        );
        let shown = rect.intersect(clip);
        assert!(screen.contains_rect(shown), "{what} leaves the screen");
        for other in &seen[at + 1..] {
            let common = shown.intersect(other.rect.intersect(other.clip));
            let overlaps = common.width() > 1.0 && common.height() > 1.0;
            assert!(!overlaps || text.text == other.text || is_name, "{what} lies on {other:?}");
        }
    }
    seen.len()
}
