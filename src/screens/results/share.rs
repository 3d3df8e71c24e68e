//! The picture of the results for other people: the page without its buttons.

use std::io::Cursor;

use bevy::{
    image::ImageFormat,
    prelude::*,
    render::view::screenshot::{Screenshot, ScreenshotCaptured},
};

use super::Shown;
use crate::{
    boxes::Boxes,
    drawing::{label::TextScale, place::Screen},
    intent::Intent,
    platform::GivenFile,
    screens::{Panel, files::Asking, page_frame::PageFrame},
    theme::motion::RedrawUntil,
};

/// How long a picture may take to come from the renderer, in seconds: until then frames are drawn.
const TAKES: f32 = 1.0;

/// Asks the renderer for what is on the screen.
pub(super) fn take_picture(
    mut intents: MessageReader<Intent>,
    mut commands: Commands,
    panel: Res<Panel>,
    waiting: Query<(), With<Screenshot>>,
    (time, mut redraw_until): (Res<Time>, ResMut<RedrawUntil>),
) {
    let is_asked = intents.read().any(|intent| *intent == Intent::SharePicture);
    if is_asked && *panel == Panel::Closed && waiting.is_empty() {
        commands.spawn(Screenshot::primary_window()).observe(hand_picture_on);
        redraw_until.stay(&time, TAKES);
    }
}

/// Hands on what was on the screen.
fn hand_picture_on(
    picture: On<ScreenshotCaptured>,
    (shown, boxes): (Res<Shown>, Res<Boxes>),
    (screen, text_scale): (Res<Screen>, Res<TextScale>),
    mut asking: Asking,
) {
    let game = shown.play.as_ref().and_then(|play| boxes.of(play)).map_or("match", |game| game.name);
    let part = shared_part(&screen, text_scale.0);
    match png(&picture.image, part, screen.size) {
        Some(bytes) => asking.give_picture(GivenFile { name: format!("{game}-results.png"), bytes }),
        None => error!("the picture of the results has a form that cannot be written"),
    }
}

/// What others see of the page, in dp: all but the row of buttons.
fn shared_part(screen: &Screen, text_scale: f32) -> Rect {
    let frame = PageFrame::of(screen.safe(), text_scale);
    let whole = Rect::from_corners(Vec2::ZERO, screen.size);
    if frame.foot.is_empty() {
        // They are beside the title.
        Rect { min: whole.min.with_y(frame.head_ends()), ..whole }
    } else {
        Rect { max: whole.max.with_y(frame.foot_begins(screen.size.y)), ..whole }
    }
}

/// A part of an image of the whole screen, which has this size in dp, as a PNG file; `None` if its pixels are of a kind
/// that cannot be written.
fn png(image: &Image, part: Rect, screen: Vec2) -> Option<Vec<u8>> {
    let whole = image.clone().try_into_dynamic().ok()?;
    let pixels = Vec2::new(whole.width() as f32, whole.height() as f32) / screen;
    let (from, size) = ((part.min * pixels).round().as_uvec2(), (part.size() * pixels).round().as_uvec2());
    let mut bytes = Cursor::new(Vec::new());
    let part = whole.crop_imm(from.x, from.y, size.x, size.y).to_rgb8();
    part.write_to(&mut bytes, ImageFormat::Png.as_image_crate_format()?).ok()?;
    Some(bytes.into_inner())
}

#[cfg(test)]
mod tests {
    use bevy::{
        asset::RenderAssetUsages,
        image::{CompressedImageFormats, ImageSampler, ImageType},
        render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    };

    use super::*;

    #[test]
    fn what_others_see_is_the_part_without_the_buttons_in_all_its_pixels() {
        let size = Extent3d { width: 780, height: 1688, depth_or_array_layers: 1 };
        // Red above, blue below the middle.
        let pixels = |row: u32| if row < 844 { [250, 10, 20, 255] } else { [10, 20, 250, 255] };
        let data = (0..size.height).flat_map(|row| (0..size.width).flat_map(move |_| pixels(row))).collect();
        let image = Image::new(
            size,
            TextureDimension::D2,
            data,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::MAIN_WORLD,
        );
        let screen = Screen { size: Vec2::new(390.0, 844.0), ..Screen::default() };
        let part = shared_part(&screen, 1.0);
        assert!(
            part.min == Vec2::ZERO && part.max.x == 390.0 && (700.0..800.0).contains(&part.max.y),
            "{part:?}"
        );
        let bytes = png(&image, part, screen.size).expect("these pixels can be written");
        let (kind, sampler) = (ImageType::Format(ImageFormat::Png), ImageSampler::Default);
        let read = Image::from_buffer(
            &bytes,
            kind,
            CompressedImageFormats::NONE,
            true,
            sampler,
            RenderAssetUsages::MAIN_WORLD,
        );
        let read = read.expect("it is a PNG file").try_into_dynamic().expect("of pixels").to_rgb8();
        assert_eq!((read.width(), read.height()), (780, (2.0 * part.height()).round() as u32));
        assert_eq!(
            (read.get_pixel(5, 5).0, read.get_pixel(779, read.height() - 1).0),
            ([250, 10, 20], [10, 20, 250])
        );
        let low = Screen { size: Vec2::new(844.0, 390.0), ..Screen::default() };
        assert!(shared_part(&low, 1.0).min.y > 50.0, "there the buttons are beside the title");
    }
}
