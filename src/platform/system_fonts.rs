//! Letters from the fonts of the system, on desktops and phones.

use std::sync::LazyLock;

use bevy::{prelude::*, tasks::AsyncComputeTaskPool};
use fontdb::{Database, FaceInfo, ID, Style, Weight};
use swash::{
    FontRef,
    scale::{Render, ScaleContext, Source, StrikeWith, image::Content},
    shape::{Direction, ShapeContext},
    text::{Codepoint, Script},
    zeno::Format,
};

use super::{Done, DrawnText, EM};

/// All fonts of the system, found when they are wanted for the first time: the best for plain text first.
static FONTS: LazyLock<(Database, Vec<ID>)> = LazyLock::new(|| {
    let mut fonts = Database::new();
    fonts.load_system_fonts();
    if cfg!(target_os = "android") {
        fonts.load_fonts_dir("/system/fonts");
    }
    // A font of boxes for letters that no other font has.
    let is_last_resort = |face: &&FaceInfo| face.post_script_name.contains("LastResort");
    let mut faces: Vec<_> =
        fonts.faces().filter(|face| !is_last_resort(face)).map(|face| (unlikeness(face), face.id)).collect();
    faces.sort_by_key(|&(unlikeness, _)| unlikeness);
    let order = faces.into_iter().map(|(_, id)| id).collect();
    (fonts, order)
});

/// How far a face is from one that looks well beside ours: upright, of usual weight, without serifs.
fn unlikeness(face: &FaceInfo) -> (bool, bool, u16, bool) {
    let has =
        |words: &[&str]| face.families.iter().any(|(name, _)| words.iter().any(|word| name.contains(word)));
    (
        face.style != Style::Normal,
        face.monospaced || has(&["Mono", "Condensed"]),
        face.weight.0.abs_diff(Weight::NORMAL.0),
        has(&["Serif"]) || !has(&["Sans", "Gothic", "Emoji"]),
    )
}

/// Draws each of `texts` on another thread; `None` where no font has all of its letters.
pub(super) fn draw(texts: Vec<String>, done: Done<Vec<Option<DrawnText>>>) {
    let task = async move { done(texts.iter().map(|text| draw_one(text)).collect()) };
    AsyncComputeTaskPool::get().spawn(task).detach();
}

/// Draws in the first font that has all the letters.
fn draw_one(text: &str) -> Option<DrawnText> {
    let (fonts, order) = &*FONTS;
    order.iter().find_map(|&face| {
        fonts.with_face_data(face, |bytes, index| {
            let font = FontRef::from_index(bytes, index as usize)?;
            let letters = font.charmap();
            let is_there = |letter: char| letters.map(letter) != 0 || is_unseen(letter);
            text.chars().all(is_there).then(|| draw_in(font, text))?
        })?
    })
}

/// One glyph's pixels, and where they lie from the origin: to the right and up.
struct Inked {
    left: i32,
    top: i32,
    width: usize,
    height: usize,
    rgba: Vec<u8>,
}

/// Draws in this font; `None` where nothing comes of it.
fn draw_in(font: FontRef, text: &str) -> Option<DrawnText> {
    let script = text.chars().map(Codepoint::script).find(|script| !is_vague(*script)).unwrap_or(Script::Latin);
    let mut shaping = ShapeContext::new();
    let is_rtl = text.chars().any(runs_left);
    let direction = if is_rtl { Direction::RightToLeft } else { Direction::LeftToRight };
    let mut shaper = shaping.builder(font).script(script).direction(direction).size(EM).build();
    shaper.add_str(text);
    let mut clusters = Vec::new();
    shaper.shape_with(|cluster| clusters.push(cluster.glyphs.to_vec()));
    if is_rtl {
        // They come as they are read.
        clusters.reverse();
    }
    let mut scaling = ScaleContext::new();
    let mut scaler = scaling.builder(font).size(EM).build();
    let sources = [Source::ColorOutline(0), Source::ColorBitmap(StrikeWith::BestFit), Source::Outline];
    let mut render = Render::new(&sources);
    render.format(Format::Alpha);
    let (mut inked, mut advance) = (Vec::new(), 0.0);
    for glyph in clusters.into_iter().flatten() {
        if let Some(image) = render.render(&mut scaler, glyph.id).filter(|image| !image.data.is_empty()) {
            let rgba = match image.content {
                Content::Mask => image.data.iter().flat_map(|&alpha| [0, 0, 0, alpha]).collect(),
                Content::Color | Content::SubpixelMask => image.data,
            };
            inked.push(Inked {
                left: image.placement.left + (advance + glyph.x).round() as i32,
                top: image.placement.top + glyph.y.round() as i32,
                width: image.placement.width as usize,
                height: image.placement.height as usize,
                rgba,
            });
        }
        advance += glyph.advance;
    }
    put_together(&inked, advance)
}

/// Joiners and variants: a font shows them, if at all, by what they do to other letters.
fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

fn is_vague(script: Script) -> bool {
    matches!(script, Script::Common | Script::Inherited | Script::Unknown)
}

fn runs_left(letter: char) -> bool {
    use unicode_bidi::{BidiClass, bidi_class};
    matches!(bidi_class(letter), BidiClass::R | BidiClass::AL)
}

/// One picture of all glyphs.
fn put_together(inked: &[Inked], advance: f32) -> Option<DrawnText> {
    let left = inked.iter().map(|glyph| glyph.left).min()?;
    let top = inked.iter().map(|glyph| glyph.top).max()?;
    let right = inked.iter().map(|glyph| glyph.left + glyph.width as i32).max()?;
    let bottom = inked.iter().map(|glyph| glyph.top - glyph.height as i32).min()?;
    let (width, height) = ((right - left) as usize, (top - bottom) as usize);
    let mut rgba = vec![0; 4 * width * height];
    for glyph in inked {
        let (x, y) = ((glyph.left - left) as usize, (top - glyph.top) as usize);
        for (row, pixels) in glyph.rgba.chunks_exact(4 * glyph.width).enumerate() {
            let begin = 4 * ((y + row) * width + x);
            for (under, over) in rgba[begin..].chunks_exact_mut(4).zip(pixels.chunks_exact(4)) {
                if over[3] > under[3] {
                    under.copy_from_slice(over);
                }
            }
        }
    }
    Some(DrawnText { width, height, rgba, origin: -left as f32, baseline: top as f32, advance })
}
