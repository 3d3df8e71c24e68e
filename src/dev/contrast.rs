//! How well words and signs stand out where they are drawn: pictures with and without them say what lies under each. And how
//! much is left bare between them and what is painted.

use bevy::{
    camera::visibility::RenderLayers,
    prelude::*,
    render::view::screenshot::{Screenshot, ScreenshotCaptured},
    text::TextLayoutInfo,
};

use super::{
    room::largest_bare,
    seen::{self, Seen},
    signs::signs,
};
use crate::{
    accessibility::ModalLayer,
    drawing::{
        label::TextLabel,
        mosaic::Mosaic,
        paint::PaintedSize,
        place::{LayoutRect, Screen},
    },
    page::Page,
    pictures::widgets::Ground,
    screens::Panel,
    storage::Light,
    theme::{Palette, Tone},
};

/// What is looked at, as the pictures come: of a table all three, of a page the first two.
#[derive(Resource, Default)]
pub(super) struct Looking {
    scene: &'static str,
    /// With everything, then without words, and without signs as well.
    pictures: Vec<Seen>,
    /// The frame in which the next of them was made ready.
    ready_since: Option<usize>,
    /// The usual colours, while some are left out.
    palette: Option<Palette>,
    /// What was found, scene by scene.
    lines: Vec<String>,
}

/// Words that are not drawn lie here.
const NOWHERE: RenderLayers = RenderLayers::layer(31);

/// Of the pixels under a word, the part that may be worse.
const WORST: f32 = 0.05;
/// How far letters reach beyond their place at most, in dp.
const BESIDE: f32 = 4.0;
/// With so many other pixels outside of words something has moved.
const MOVES: usize = 50;

/// Frames until what was left out is gone from the screen.
const GONE: usize = 5;

/// Looks at a scene, in so many frames after it stood complete: takes pictures with less and less on them, and compares
/// them. Pictures come when they come. Whether it is done.
pub(super) fn look(world: &mut World, scene: &'static str, signs: &[&[Tone]], frame: usize) -> bool {
    if frame == 0 {
        let lines = core::mem::take(&mut world.resource_mut::<Looking>().lines);
        world.insert_resource(Looking { scene, lines, ..Looking::default() });
    }
    let is_table =
        *world.resource::<State<Page>>().get() == Page::Table && *world.resource::<Panel>() == Panel::Closed;
    let looking = world.resource::<Looking>();
    let (taken, ready_since) = (looking.pictures.len(), looking.ready_since);
    if taken == if is_table { 3 } else { 2 } {
        if let Some(palette) = world.resource_mut::<Looking>().palette.take() {
            world.insert_resource(palette);
        }
        if let Err(error) = world.run_system_cached(compare) {
            error!("{scene} was not looked at: {error}");
        }
        show_words(world, true);
        return true;
    }
    match ready_since {
        None => {
            match taken {
                0 => {}
                1 => show_words(world, false),
                _ => leave_out(world, signs),
            }
            world.resource_mut::<Looking>().ready_since = Some(frame);
        }
        Some(since) if frame == since + GONE => {
            world.spawn(Screenshot::primary_window()).observe(
                |taken: On<ScreenshotCaptured>, mut looking: ResMut<Looking>| {
                    looking.pictures.extend(Seen::of(taken.image.clone()));
                    looking.ready_since = None;
                },
            );
        }
        Some(_) => {}
    }
    false
}

/// Leaves words out of the picture, or shows them again.
fn show_words(world: &mut World, are_shown: bool) {
    let words: Vec<Entity> = world.query_filtered::<Entity, With<Text2d>>().iter(world).collect();
    for word in words {
        if are_shown {
            world.entity_mut(word).remove::<RenderLayers>();
        } else {
            world.entity_mut(word).insert(NOWHERE);
        }
    }
}

/// Leaves out what is painted in these roles.
fn leave_out(world: &mut World, signs: &[&[Tone]]) {
    let palette = world.resource::<Palette>().clone();
    let rest = palette.without(signs.iter().copied().flatten().copied());
    world.resource_mut::<Looking>().palette = Some(palette);
    world.insert_resource(rest);
}

/// Prints what was found.
pub(super) fn report(world: &mut World) {
    let Some(looking) = world.remove_resource::<Looking>() else { return };
    for line in looking.lines {
        println!("{line}");
    }
}

/// What is painted and is no ground.
type Sign<'a> = (&'a LayoutRect, &'a GlobalTransform, &'a InheritedVisibility, Option<&'a Name>);

type Word<'a> = (&'a TextLabel, &'a LayoutRect, &'a TextLayoutInfo, &'a InheritedVisibility);

fn compare(
    mut looking: ResMut<Looking>,
    (palette, light, screen, modal): (Res<Palette>, Res<Light>, Res<Screen>, Res<ModalLayer>),
    words: Query<Word>,
    painted: Query<Sign, (With<PaintedSize>, Without<Ground>)>,
    mosaics: Query<(&LayoutRect, &InheritedVisibility), With<Mosaic>>,
) {
    let pictures = core::mem::take(&mut looking.pictures);
    let [before, after, signless @ ..] = &pictures[..] else { return };
    let pixels = before.size.x as f32 / screen.size.x;
    let both = || before.pixels().iter().zip(after.pixels());
    let differs: Vec<bool> = both().map(|(with, without)| with.is_other(*without)).collect();
    let mut lines = Vec::new();
    let mut taken = Vec::new();
    let mut areas: Vec<Rect> = Vec::new();
    for (label, place, info, visibility) in &words {
        // What a banner lies over is dimmed.
        let is_covered = modal.0.is_some_and(|height| place.height < height);
        if is_covered
            || !visibility.get()
            || label.text.is_empty()
            || place.rect.is_empty()
            || info.size.x <= 0.0
        {
            continue;
        }
        let area = Rect { min: place.rect.min * pixels, max: place.rect.max * pixels };
        areas.push(area.inflate(BESIDE * pixels));
        let (min, max) = (area.min.as_ivec2(), area.max.as_ivec2());
        let ink = palette.color(label.color);
        let mut contrasts = Vec::new();
        let mut around: Option<Rect> = None;
        for at in (min.y..max.y).flat_map(|y| (min.x..max.x).map(move |x| IVec2::new(x, y))) {
            if let Some(index) = before.index(at)
                && differs[index]
            {
                let at = at.as_vec2() / pixels;
                around = Some(around.map_or(Rect::from_corners(at, at), |around| around.union_point(at)));
                contrasts.push(contrast(ink, after.pixels()[index].color()));
            }
        }
        taken.extend(around);
        contrasts.sort_by(f32::total_cmp);
        if let Some(worst) = contrasts.get((contrasts.len() as f32 * WORST) as usize) {
            let (scene, size) = (looking.scene, screen.size);
            let words = label.text.replace('\n', " ");
            lines.push(format!("{worst:6.2}  {scene}  {:?}  {}x{}  {words}", *light, size.x, size.y));
        }
    }
    if let [signless] = signless {
        let (scene, size) = (looking.scene, screen.size);
        for sign in signs(after, signless, pixels) {
            let at = sign.rect.center();
            let holds = |(place, ..): &(&LayoutRect, &GlobalTransform, &InheritedVisibility, Option<&Name>)| {
                place.rect.contains(at)
            };
            let seen = painted.iter().filter(|(.., visibility, _)| visibility.get());
            let of = seen
                .filter(holds)
                .min_by(|one, other| one.0.rect.size().length().total_cmp(&other.0.rect.size().length()));
            let name = of.and_then(|(.., name)| name).map_or("?", |name| name.as_str());
            let (min, at) = (sign.rect.size(), sign.rect.min);
            lines.push(format!(
                "sign {:6.2}  {scene}  {:?}  {}x{}  {name}, {} x {} at {} {}",
                sign.contrast, *light, size.x, size.y, min.x, min.y, at.x, at.y
            ));
        }
        let seen = painted.iter().filter(|(.., visibility, _)| visibility.get());
        taken.extend(seen.map(|(place, at, ..)| {
            let middle = at.translation().truncate() * Vec2::new(1.0, -1.0);
            Rect::from_center_size(middle, place.rect.size())
        }));
        // Each picture in a mosaic has a sign.
        taken.extend(mosaics.iter().filter(|(_, seen)| seen.get()).map(|(place, _)| place.rect));
        let bare = largest_bare(screen.size, &taken);
        let part = bare.width() * bare.height() / (screen.size.x * screen.size.y) * 100.0;
        let (scene, size, at) = (looking.scene, screen.size, bare.min);
        lines.push(format!(
            "room {part:5.1} %  {scene}  {:?}  {}x{}  {} x {} at {} {}",
            *light,
            size.x,
            size.y,
            bare.width(),
            bare.height(),
            at.x,
            at.y
        ));
    }
    // Where computer players play, things move meanwhile: what lies under a word is not known then.
    let places = before.places().zip(differs).filter(|(_, differs)| *differs).map(|(at, _)| at.as_vec2());
    let moved: Vec<Vec2> = places.filter(|place| !areas.iter().any(|area| area.contains(*place))).collect();
    if moved.len() < MOVES {
        looking.lines.append(&mut lines);
    } else {
        let from = moved.iter().copied().fold(Vec2::INFINITY, Vec2::min);
        let to = moved.iter().copied().fold(Vec2::ZERO, Vec2::max);
        eprintln!("{} moves from {from} to {to}, so its words are not looked at", looking.scene);
    }
}

/// How much ink stands out from its ground, as the web's accessibility guidelines count it; of thin ink, what it makes of
/// its ground.
fn contrast(ink: Color, ground: Color) -> f32 {
    let seen = ground.mix(&ink.with_alpha(1.0), ink.alpha());
    seen::contrast(seen.luminance(), ground.luminance())
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
