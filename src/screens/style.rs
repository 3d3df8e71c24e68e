//! How panels and the set-up look: the two faces, the palette and the sizes, handed to egui.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{
    EguiContext, EguiInput,
    egui::{
        Color32, Context, CornerRadius, Event, FontData, FontDefinitions, FontFamily, FontId, Id, Margin,
        Modifiers, SafeAreaInsets, Shadow, Stroke, Style, TextStyle, Theme, Visuals, epaint::MarginF32,
    },
};

use super::{apply_settings::of_screen, backdrop::game_of_page, setup_form::SetupForms};
use crate::{
    boxes::Boxes,
    drawing::{label::TextSize, place::Screen},
    fonts::{HAND, PLAIN},
    page::Page,
    pictures::material::{HOUSE, Material},
    storage::{Motion, Settings},
    table::current::ActiveMatch,
    theme::{Palette, Tone, palette},
};

/// The lowest that anything to be touched may be, in dp.
pub(super) const TOUCH: f32 = crate::accessibility::TOUCH;
/// Between things to be touched, in dp.
pub(super) const GAP: f32 = 8.0;

/// The face for long texts.
pub(super) fn plain() -> FontFamily {
    FontFamily::Name("plain".into())
}

/// The palette in which everything in this context is painted.
pub(super) fn palette_of(ctx: &Context) -> Palette {
    ctx.data(|data| data.get_temp(Id::NULL)).unwrap_or_default()
}

/// The colour that a tone is now.
pub(super) fn color(ctx: &Context, tone: Tone) -> Color32 {
    to_egui(palette_of(ctx).color(tone))
}

/// The same colour in egui's words.
pub(super) fn to_egui(color: Color) -> Color32 {
    let [r, g, b, a] = color.to_srgba().to_u8_array();
    Color32::from_rgba_unmultiplied(r, g, b, a)
}

/// Paper with something of another colour in it.
pub(super) fn tinted(ctx: &Context, tint: Tone, much: f32) -> Color32 {
    color(ctx, palette::PAPER.mix(&tint, much))
}

/// What controls in this context are made of.
pub(super) fn material_of(ctx: &Context) -> &'static Material {
    ctx.data(|data| data.get_temp(Id::NULL)).unwrap_or(&HOUSE)
}

/// What controls on this page are made of.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub(super) struct PageMaterial(&'static Material);

impl Default for PageMaterial {
    fn default() -> Self {
        Self(&HOUSE)
    }
}

/// Finds out what controls on this page are made of: on the shelf they belong to no game.
pub(super) fn find_material(
    (page, boxes): (Res<State<Page>>, Res<Boxes>),
    current: Res<ActiveMatch>,
    mut forms: ResMut<SetupForms>,
    mut material: ResMut<PageMaterial>,
) {
    let game = game_of_page(*page.get(), &boxes, &current, forms.bypass_change_detection());
    material.set_if_neq(PageMaterial(game.map_or(&HOUSE, |game| game.material)));
}

/// A soft brown shadow, `depth` dp below what casts it.
pub(super) fn shadow(ctx: &Context, depth: i8) -> Shadow {
    Shadow { offset: [0, depth], blur: 3 * depth.unsigned_abs(), spread: 0, color: color(ctx, palette::SHADOW) }
}

/// How much larger than designed text is set in `style`.
pub(super) fn text_scale(style: &Style) -> f32 {
    style.text_styles.get(&TextStyle::Body).map_or(1.0, |font| font.size / TextSize::Body.dp())
}

/// The hand at a size given for normal text size.
pub(super) fn hand(style: &Style, dp: f32) -> FontId {
    FontId::proportional(dp * text_scale(style))
}

/// Gives every new egui context its faces before it is used for the first time: egui itself brings none.
pub(super) fn bring_fonts(
    mut contexts: Query<&mut EguiContext, Added<EguiContext>>,
    (settings, palette, material): (Res<Settings>, Res<Palette>, Res<PageMaterial>),
) {
    for mut context in &mut contexts {
        let ctx = context.get_mut();
        ctx.set_fonts(fonts(None));
        apply(ctx, &settings, &palette, material.0);
    }
}

/// Leaves out that the same keys are held as before: egui would take that, once a frame, for a reason to draw another.
pub(super) fn drop_idle_events(mut inputs: Query<&mut EguiInput>, mut held: Local<Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            Event::ModifiersChanged(now) => core::mem::replace(&mut *held, *now) != *now,
            _ => true,
        });
    }
}

/// Follows the screen: how large everything is, and what notches and bars cover.
pub(super) fn follow_screen(mut contexts: Query<(&mut EguiContext, &mut EguiInput)>, screen: Res<Screen>) {
    let zoom = of_screen(screen.size);
    let [left, top, right, bottom] = screen.insets.map(|inset| inset / zoom);
    for (mut context, mut input) in &mut contexts {
        if screen.is_changed() || context.is_added() {
            context.get_mut().set_zoom_factor(zoom);
            input.safe_area_insets = Some(SafeAreaInsets(MarginF32 { left, right, top, bottom }));
        }
    }
}

/// Follows the settings, the palette and the page.
pub(super) fn follow_settings(
    mut contexts: Query<&mut EguiContext>,
    (settings, palette, material): (Res<Settings>, Res<Palette>, Res<PageMaterial>),
) {
    if settings.is_changed() || palette.is_changed() || material.is_changed() {
        for mut context in &mut contexts {
            apply(context.get_mut(), &settings, &palette, material.0);
        }
    }
}

/// The hand, with the plain face for letters that it lacks, and the other way round; with the font of letters that both
/// lack, if there is one.
pub(super) fn fonts(fallback: Option<&[u8]>) -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in [("hand", HAND), ("plain", PLAIN)] {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    if let Some(bytes) = fallback {
        fonts.font_data.insert(FALLBACK.to_owned(), Arc::new(FontData::from_owned(bytes.to_vec())));
    }
    let last = fallback.map(|_| FALLBACK);
    let order = |names: [&str; 2]| names.into_iter().chain(last).map(str::to_owned).collect::<Vec<_>>();
    fonts.families.insert(FontFamily::Proportional, order(["hand", "plain"]));
    fonts.families.insert(FontFamily::Monospace, order(["plain", "hand"]));
    fonts.families.insert(plain(), order(["plain", "hand"]));
    fonts
}

const FALLBACK: &str = "fallback";

/// Sizes, colours and manners.
pub(super) fn apply(ctx: &Context, settings: &Settings, palette: &Palette, material: &'static Material) {
    ctx.data_mut(|data| {
        data.insert_temp(Id::NULL, material.palette(palette));
        data.insert_temp(Id::NULL, material);
    });
    ctx.set_theme(Theme::Light);
    // A slow finger, or one on a slow device, presses all the same: nothing here is said by a long press.
    ctx.options_mut(|options| options.input_options.max_click_duration = f64::INFINITY);
    let scale = settings.text_scale.clamp(1.0, 2.0);
    let visuals = visuals(ctx);
    ctx.all_styles_mut(|style| {
        style.text_styles = [
            (TextStyle::Small, FontId::proportional(TextSize::Small.dp() * scale)),
            (TextStyle::Body, FontId::proportional(TextSize::Body.dp() * scale)),
            (TextStyle::Button, FontId::proportional(TextSize::Body.dp() * scale)),
            (TextStyle::Monospace, FontId::new(16.0 * scale, plain())),
            // Titles are large already: they must not fill a phone.
            (TextStyle::Heading, FontId::proportional(TextSize::Title.dp() * scale.min(1.4))),
        ]
        .into();
        style.animation_time = if settings.motion == Motion::Off { 0.0 } else { 0.1 };
        style.scroll_animation = match settings.motion {
            Motion::Off => bevy_egui::egui::style::ScrollAnimation::none(),
            Motion::Slow | Motion::Normal | Motion::Fast => style.scroll_animation,
        };
        style.spacing.item_spacing = [GAP, GAP].into();
        style.spacing.interact_size = [TOUCH, TOUCH].into();
        style.spacing.scroll.floating = true;
        style.spacing.scroll.fade.strength = 0.0;
        // The bar says that there is more, without being asked.
        style.spacing.scroll.dormant_handle_opacity = 0.35;
        style.spacing.scroll.floating_width = 4.0;
        style.spacing.scroll.bar_outer_margin = -8.0;
        style.spacing.menu_margin = Margin::same(8);
        // A drag over a text scrolls.
        style.interaction.selectable_labels = false;
        style.interaction.tooltip_delay = f32::INFINITY;
        style.visuals = visuals.clone();
    });
}

fn visuals(ctx: &Context) -> Visuals {
    let mut visuals = Visuals::light();
    let ink = color(ctx, palette::INK);
    let paper = color(ctx, palette::PAPER);
    visuals.override_text_color = Some(ink);
    visuals.weak_text_color = Some(color(ctx, palette::SOFT_INK));
    visuals.panel_fill = paper;
    visuals.window_fill = paper;
    visuals.window_stroke = Stroke::NONE;
    visuals.extreme_bg_color = color(ctx, palette::FIELD);
    visuals.window_corner_radius = CornerRadius::same(16);
    visuals.menu_corner_radius = CornerRadius::same(14);
    visuals.window_shadow = shadow(ctx, 6);
    visuals.popup_shadow = shadow(ctx, 5);
    visuals.selection.bg_fill = tinted(ctx, palette::ACCENT, 0.3);
    visuals.selection.stroke = Stroke::new(2.0, color(ctx, palette::ACCENT));
    visuals.text_cursor.stroke = Stroke::new(2.0, color(ctx, palette::ACCENT));
    // A blinking cursor would keep the app awake.
    visuals.text_cursor.blink = false;
    for widget in [
        &mut visuals.widgets.noninteractive,
        &mut visuals.widgets.inactive,
        &mut visuals.widgets.hovered,
        &mut visuals.widgets.active,
        &mut visuals.widgets.open,
    ] {
        widget.bg_fill = tinted(ctx, palette::PLANK, 0.35);
        widget.weak_bg_fill = tinted(ctx, palette::PLANK, 0.1);
        widget.bg_stroke = Stroke::new(1.0, color(ctx, palette::GRID));
        widget.fg_stroke = Stroke::new(1.5, ink);
        widget.corner_radius = CornerRadius::same(12);
        widget.expansion = 0.0;
    }
    visuals
}
