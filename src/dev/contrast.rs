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
    storage::Light,
    theme::Palette,
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
/// From which difference of a channel on, of 1, it is another colour.
const OTHER: f32 = 0.05;

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
    let (Some(before), after) = (looking.with_words.take(), &taken.image) else { return };
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
                let at = [&before, after].map(|picture| picture.get_color_at(x, y));
                let [Ok(with), Ok(without)] = at else { continue };
                if is_other(with, without) {
                    contrasts.push(contrast(ink, without));
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

fn is_other(one: Color, other: Color) -> bool {
    (one.to_srgba().to_vec3() - other.to_srgba().to_vec3()).abs().max_element() > OTHER
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
