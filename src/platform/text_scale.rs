//! How much larger than usual text should be on a desktop system; `None` if the system does not say.

/// The size that Windows has among its settings of accessibility.
#[cfg(windows)]
pub(super) fn text_scale() -> Option<f32> {
    let settings = windows::UI::ViewManagement::UISettings::new().ok()?;
    settings.TextScaleFactor().ok().map(|scale| scale as f32)
}

/// macOS has such a size for Apple's own apps only.
#[cfg(target_vendor = "apple")]
pub(super) const fn text_scale() -> Option<f32> {
    None
}

/// The size that GNOME and its like have, as their portal tells it. Under X11 the whole window has it already: its scale
/// comes from the resolution of letters, which these desktops raise with their size.
#[cfg(all(unix, not(target_vendor = "apple")))]
pub(super) fn text_scale() -> Option<f32> {
    let is_set = |name: &&str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"].iter().find(|name| is_set(name))?;
    super::portal::text_scale()
}
