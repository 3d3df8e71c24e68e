//! How well words stand out where they are drawn: a picture with them and one without say what lies under each letter.

use bevy::{
    camera::visibility::RenderLayers,
    prelude::*,
    render::view::screenshot::{Screenshot, ScreenshotCaptured},
    text::TextLayoutInfo,
};

use crate::{
    drawing::{
        label::TextLabel,
        place::{LayoutRect, Screen},
    },
    theme::{Light, Palette},
};

/// What is measured, as the pictures come.
#[derive(Resource, Default)]
pub(super) struct Looking {
    scene: &'static str,
    with_words: Option<Image>,
    /// The worst contrast of each word, first to last.
    lines: Vec<String>,
}

/// Words that are not drawn lie here.
const NOWHERE: RenderLayers = RenderLayers::layer(31);

/// Of the pixels under a word, the part that may be worse.
const WORST: f32 = 0.05;
/// From how much on, of 255, a channel is another colour.
const OTHER: u8 = 12;

/// Takes the picture with words, and leaves them out from now on.
pub(super) fn begin(world: &mut World, scene: &'static str) {
    world.resource_mut::<Looking>().scene = scene;
    world.spawn(Screenshot::primary_window()).observe(
        |taken: On<ScreenshotCaptured>, mut looking: ResMut<Looking>| {
            looking.with_words = Some(taken.image.clone());
        },
    );
}

/// Leaves words out of the picture, or shows them again.
pub(super) fn show_words(world: &mut World, are_shown: bool) {
    let words: Vec<Entity> = world.query_filtered::<Entity, With<Text2d>>().iter(world).collect();
    for word in words {
        if are_shown {
            world.entity_mut(word).remove::<RenderLayers>();
        } else {
            world.entity_mut(word).insert(NOWHERE);
        }
    }
}

/// Takes the picture without words, and compares.
pub(super) fn finish(world: &mut World) {
    world.spawn(Screenshot::primary_window()).observe(compare);
}

/// Prints what was found.
pub(super) fn report(world: &mut World) {
    let Some(looking) = world.remove_resource::<Looking>() else { return };
    for line in looking.lines {
        println!("{line}");
    }
}

type Word<'a> = (&'a TextLabel, &'a LayoutRect, &'a TextLayoutInfo, &'a InheritedVisibility);

fn compare(
    taken: On<ScreenshotCaptured>,
    mut looking: ResMut<Looking>,
    (palette, light, screen): (Res<Palette>, Res<Light>, Res<Screen>),
    words: Query<Word>,
) {
    let Some(before) = looking.with_words.take().and_then(|image| image.try_into_dynamic().ok()) else {
        return;
    };
    let Ok(after) = taken.image.clone().try_into_dynamic() else { return };
    let (before, after) = (before.to_rgb8(), after.to_rgb8());
    let pixels = before.width() as f32 / screen.size.x;
    for (label, place, info, visibility) in &words {
        if !visibility.get() || label.text.is_empty() || place.rect.is_empty() || info.size.x <= 0.0 {
            continue;
        }
        let area = Rect { min: place.rect.min * pixels, max: place.rect.max * pixels };
        let ink = palette.color(label.color);
        let mut contrasts = Vec::new();
        for y in area.min.y.max(0.0) as u32..(area.max.y.max(0.0) as u32).min(before.height()) {
            for x in area.min.x.max(0.0) as u32..(area.max.x.max(0.0) as u32).min(before.width()) {
                let (with, without) = (before.get_pixel(x, y).0, after.get_pixel(x, y).0);
                if with.iter().zip(without).any(|(one, other)| one.abs_diff(other) > OTHER) {
                    contrasts.push(contrast(ink, Color::srgb_u8(without[0], without[1], without[2])));
                }
            }
        }
        contrasts.sort_by(f32::total_cmp);
        if let Some(worst) = contrasts.get((contrasts.len() as f32 * WORST) as usize) {
            let (scene, size) = (looking.scene, screen.size);
            let words = label.text.replace('\n', " ");
            looking.lines.push(format!("{worst:6.2}  {scene}  {:?}  {}x{}  {words}", *light, size.x, size.y));
        }
    }
}

/// As the web's accessibility guidelines count it; of thin ink, what it makes of its ground.
fn contrast(ink: Color, ground: Color) -> f32 {
    let seen = ground.mix(&ink.with_alpha(1.0), ink.alpha());
    let (one, other) = (seen.luminance() + 0.05, ground.luminance() + 0.05);
    one.max(other) / one.min(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn black_on_white_has_all_contrast_there_is_and_thin_ink_less() {
        assert!((contrast(Color::BLACK, Color::WHITE) - 21.0).abs() < 0.01);
        let thin = contrast(Color::BLACK.with_alpha(0.5), Color::WHITE);
        assert!(thin > 1.5 && thin < 6.0, "{thin}");
        assert!((contrast(Color::WHITE, Color::WHITE) - 1.0).abs() < 0.001);
    }
}
