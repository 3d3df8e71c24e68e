//! A font file with the outlines of letters that our own fonts lack.

use kurbo::{BezPath, Rect, Shape as _};
use write_fonts::{
    FontBuilder,
    read::{FontRef, TableProvider as _},
    tables::{
        cmap::Cmap,
        glyf::{GlyfLocaBuilder, Glyph, SimpleGlyph},
        head::Head,
        hhea::Hhea,
        hmtx::Hmtx,
        loca::LocaFormat,
        maxp::Maxp,
        name::Name,
        vmtx::LongMetric,
    },
    types::{FWord, GlyphId, UfWord},
};

use super::{
    HAND,
    outline::{Outline, UNITS},
};

/// A glyph and the characters that stand for it.
pub(super) struct Entry<'a> {
    pub characters: Vec<char>,
    pub outline: &'a Outline,
}

/// The bytes of the font; glyph 0, which stands for whatever the font lacks, is empty.
///
/// # Errors
///
/// Where a table cannot be written, in the words of the library.
pub(super) fn font_file(entries: &[Entry]) -> Result<Vec<u8>, String> {
    let mut glyphs = GlyfLocaBuilder::new();
    let mut metrics = vec![LongMetric::new(0, 0)];
    glyphs.add_glyph(&Glyph::Empty).map_err(|error| error.to_string())?;
    let mut bounds = Rect::ZERO;
    for Entry { outline: Outline { path, advance }, .. } in entries {
        let glyph = glyph(path)?;
        glyphs.add_glyph(&glyph).map_err(|error| error.to_string())?;
        let its = path.bounding_box();
        let bearing = if path.elements().is_empty() { 0.0 } else { its.x0 };
        metrics.push(LongMetric::new(advance.round().clamp(0.0, 32_767.0) as u16, bearing as i16));
        bounds = bounds.union(its);
    }
    let (glyf, loca, format) = glyphs.build();
    let count = u16::try_from(metrics.len()).map_err(|error| error.to_string())?;
    let characters = entries.iter().zip(1..).flat_map(|(entry, glyph)| {
        entry.characters.iter().map(move |&character| (character, GlyphId::new(glyph)))
    });
    let cmap = Cmap::from_mappings(characters).map_err(|error| error.to_string())?;
    let head = Head {
        units_per_em: UNITS as u16,
        x_min: bounds.x0 as i16,
        y_min: bounds.y0 as i16,
        x_max: bounds.x1 as i16,
        y_max: bounds.y1 as i16,
        lowest_rec_ppem: 6,
        index_to_loc_format: (format == LocaFormat::Long).into(),
        ..Head::default()
    };
    let (ascender, descender) = line_of_hand();
    let hhea = Hhea {
        ascender: FWord::new(ascender),
        descender: FWord::new(descender),
        advance_width_max: UfWord::new(metrics.iter().map(|metric| metric.advance).max().unwrap_or_default()),
        x_max_extent: FWord::new(bounds.x1 as i16),
        caret_slope_rise: 1,
        number_of_h_metrics: count,
        ..Hhea::default()
    };
    // What instructions would need; there are none.
    let maxp = Maxp {
        num_glyphs: count,
        max_points: Some(u16::MAX),
        max_contours: Some(u16::MAX),
        max_composite_points: Some(0),
        max_composite_contours: Some(0),
        max_zones: Some(1),
        max_twilight_points: Some(0),
        max_storage: Some(0),
        max_function_defs: Some(0),
        max_instruction_defs: Some(0),
        max_stack_elements: Some(0),
        max_size_of_instructions: Some(0),
        max_component_elements: Some(0),
        max_component_depth: Some(0),
    };
    let mut font = FontBuilder::new();
    let written = (|| {
        font.add_table(&head)?.add_table(&hhea)?.add_table(&maxp)?.add_table(&cmap)?;
        // The engine leaves aside a font that has no table of names.
        font.add_table(&Name::default())?;
        font.add_table(&Hmtx::new(metrics, Vec::new()))?.add_table(&glyf)?.add_table(&loca)
    })();
    written.map_err(|error| error.to_string())?;
    Ok(font.build())
}

fn glyph(path: &BezPath) -> Result<Glyph, String> {
    if path.elements().is_empty() {
        return Ok(Glyph::Empty);
    }
    SimpleGlyph::from_bezpath(path).map(Glyph::Simple).map_err(|error| format!("{error:?}"))
}

/// How high and how low the lines of the hand are, in our units: with these the letters stand on one line with its own.
fn line_of_hand() -> (i16, i16) {
    let lines = || {
        let hand = FontRef::new(HAND).ok()?;
        let (hhea, units) = (hand.hhea().ok()?, f32::from(hand.head().ok()?.units_per_em()));
        let ours = |height: FWord| (f32::from(height.to_i16()) * UNITS / units) as i16;
        Some((ours(hhea.ascender()), ours(hhea.descender())))
    };
    lines().unwrap_or((UNITS as i16, -(UNITS as i16) / 4))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_font_has_each_glyph_under_its_characters() {
        let square = Rect::new(10.0, 0.0, 510.0, 700.0).to_path(0.1);
        let letter = Outline { path: square, advance: 600.0 };
        let gap = Outline { path: BezPath::new(), advance: 50.0 };
        let entries = [
            Entry { characters: vec!['\u{e000}', '李'], outline: &letter },
            Entry { characters: vec!['\u{e001}'], outline: &gap },
        ];
        let file = font_file(&entries).expect("it is written");
        let font = FontRef::new(&file).expect("it is a font");
        let cmap = font.cmap().expect("it has characters");
        let glyph = |letter: char| cmap.map_codepoint(letter).map(GlyphId::to_u32);
        assert_eq!(['\u{e000}', '李', '\u{e001}', 'a'].map(glyph), [Some(1), Some(1), Some(2), None]);
        let hmtx = font.hmtx().expect("it has widths");
        assert_eq!([1, 2].map(|glyph| hmtx.advance(GlyphId::new(glyph))), [Some(600), Some(50)]);
    }
}
