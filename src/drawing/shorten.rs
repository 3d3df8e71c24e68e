//! Names that are too long for their place: they are set smaller, and at last cut, with three dots to say so.

use bevy::{
    ecs::system::SystemParam,
    prelude::*,
    sprite::update_text2d_layout,
    text::{
        ComputedTextBlock, FontCx, LayoutCx, LetterSpacing, LineHeight, TextBounds, TextPipeline,
        load_font_assets_into_font_collection,
    },
};

use super::{
    label::{LETTERS, TextLabel, shown, unbroken},
    place::LayoutRect,
};
use crate::fonts::{FallbackFont, letters};

/// A [`TextLabel`] of one line of which letters are left out at the end rather than that all become too small.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shortens;

/// How small such a line may become at least, of its size, if its place is high enough.
const LEAST: f32 = 0.8;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        shorten
            // Without it, as in most tests, no type is set and nobody can say how long a line is.
            .run_if(resource_exists::<TextPipeline>)
            .after(load_font_assets_into_font_collection)
            .before(update_text2d_layout),
    );
}

/// Sets lines for trial.
#[derive(SystemParam)]
struct Setter<'w> {
    pipeline: ResMut<'w, TextPipeline>,
    fonts: Res<'w, Assets<Font>>,
    font_cx: ResMut<'w, FontCx>,
    layout_cx: ResMut<'w, LayoutCx>,
    fallback: Res<'w, FallbackFont>,
}

impl Setter<'_> {
    /// How large a line is; `None` as long as its font is not there.
    fn size(&mut self, line: &str, font: &TextFont) -> Option<Vec2> {
        let mut set = ComputedTextBlock::default();
        let (height, spacing) = (LineHeight::default(), LetterSpacing::default());
        let spans = [(Entity::PLACEHOLDER, 0, line, font, Color::BLACK, height, spacing)];
        self.pipeline
            .update_buffer(
                &self.fonts,
                spans.into_iter(),
                LineBreak::NoWrap,
                Justify::Left,
                TextBounds::UNBOUNDED,
                1.0,
                &mut set,
                &mut self.font_cx,
                &mut self.layout_cx,
                Vec2::ZERO,
                0.0,
            )
            .ok()?;
        Some(Vec2::new(set.buffer().full_width(), set.buffer().height()))
    }

    /// As much of a line as fits into `room`, as it is shown.
    fn fit(&mut self, line: &str, room: Vec2, font: &TextFont) -> Option<String> {
        let whole = shown(&self.fallback, line).into_owned();
        let size = self.size(&whole, font)?;
        let scale = LEAST.min(room.y / (size.y * LETTERS));
        let most = room.x / scale;
        let letters = letters(line);
        if size.x <= most || letters < 3 {
            return Some(whole);
        }
        // One letter always stays.
        let (mut fits, mut too_long) = (1, letters);
        while fits + 1 < too_long {
            let kept = usize::midpoint(fits, too_long);
            if self.size(&self.beginning(line, letters - kept)?, font)?.x <= most {
                fits = kept;
            } else {
                too_long = kept;
            }
        }
        self.beginning(line, letters - fits)
    }

    /// Without so many of its letters, as it is shown.
    fn beginning(&self, line: &str, left_out: usize) -> Option<String> {
        Some(unbroken(self.fallback.shown_beginning(line, left_out)?.into()).into_owned())
    }
}

type Changing =
    (With<Shortens>, Or<(Changed<TextLabel>, Changed<LayoutRect>, Changed<TextFont>, Changed<Text2d>)>);

/// Leaves out the letters that do not fit, before the text is laid out.
fn shorten(mut setter: Setter, mut labels: Query<(&TextLabel, &LayoutRect, &TextFont, &mut Text2d), Changing>) {
    for (label, place, font, mut text) in &mut labels {
        let room = place.rect.size();
        if room.min_element() <= 0.0 {
            continue;
        }
        if let Some(fitted) = setter.fit(&label.text, room, font)
            && text.0 != fitted
        {
            text.0 = fitted;
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::{text::TextPlugin, window::RequestRedraw};

    use super::*;
    use crate::{drawing::label::TextSize, theme::palette};

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<Image>()
            .init_asset::<TextureAtlasLayout>()
            .add_message::<RequestRedraw>()
            .add_plugins((TextPlugin, crate::theme::plugin, crate::drawing::plugin));
        app
    }

    /// A name in a place of this size, as it is written.
    fn written(app: &mut App, name: &str, room: Vec2) -> String {
        let place = LayoutRect::new(Rect::from_corners(Vec2::ZERO, room), 1.0);
        let label = TextLabel::new(name, TextSize::Small, palette::INK);
        let name = app.world_mut().spawn((label, place, Shortens)).id();
        app.update();
        app.world().get::<Text2d>(name).map(|text| text.0.clone()).unwrap_or_default()
    }

    const NAME: &str = "Gerlinde-Wilhelmina";

    #[test]
    fn a_name_is_cut_only_where_it_has_no_room_and_says_so() {
        let mut app = app();
        let mut last = usize::MAX;
        for width in [400.0, 90.0, 70.0, 50.0, 30.0, 10.0, 1.0] {
            let written = written(&mut app, NAME, Vec2::new(width, 30.0));
            match written.strip_suffix('…') {
                Some(kept) => assert!(!kept.is_empty() && NAME.starts_with(kept), "{width}: {written}"),
                None => assert_eq!(written, NAME, "{width}"),
            }
            let letters = written.chars().count();
            assert!(letters <= last, "{width}: {written}");
            last = letters;
        }
        assert_eq!(last, 2, "one letter and the dots are left");
        assert_eq!(written(&mut app, "Skilled", Vec2::new(52.0, 30.0)), "Skilled", "smaller letters fit");
    }

    #[test]
    fn in_a_low_place_letters_are_small_anyway_and_more_of_them_fit() {
        let mut app = app();
        let count = |app: &mut App, height: f32| written(app, NAME, Vec2::new(40.0, height)).chars().count();
        assert!(count(&mut app, 8.0) > count(&mut app, 30.0));
    }

    #[test]
    fn where_there_is_more_room_the_name_is_whole_again() {
        let mut app = app();
        assert!(written(&mut app, NAME, Vec2::new(40.0, 20.0)).ends_with('…'));
        let world = app.world_mut();
        let (mut place, _) =
            world.query::<(&mut LayoutRect, &Shortens)>().single_mut(world).expect("there is one name");
        place.rect.max.x = 300.0;
        app.update();
        let world = app.world_mut();
        let text = world.query::<&Text2d>().single(world).expect("there is one");
        assert_eq!(text.0, NAME);
    }
}
