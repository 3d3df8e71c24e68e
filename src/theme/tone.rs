//! Colours by what they are for. Whatever is drawn has a [`Tone`]: a role, and what is done to it. Only where vertices,
//! letters and panels get their colours the one [`Palette`] says which colour that is, so that another palette repaints
//! everything.

use core::fmt;
use std::sync::Arc;

use bevy::{color::Oklcha, prelude::*};

use crate::storage::Light;

/// What a colour is for.
#[derive(Debug)]
pub struct Role {
    /// Whose it is and what for; no two roles have the same name.
    pub name: &'static str,
    /// Its colour by day.
    pub day: Color,
    /// Its colour by night.
    pub night: Color,
    /// Its colour in strong contrast; without one it is made of that by day.
    pub high: Option<Color>,
}

impl PartialEq for Role {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self, other) || self.name == other.name
    }
}

impl Role {
    /// Its colour in strong contrast: light colours become nearly white and dark ones darker, so that whatever was lighter
    /// or darker than the other still is, only more so. What is neither was a ground of light words, or a sign on paper.
    fn in_high_contrast(&self) -> Color {
        /// The lightness, from 0 to 1, of what is as far from black as from white to the eye.
        const MIDDLE: f32 = 0.65;
        self.high.unwrap_or_else(|| {
            let day = Oklcha::from(self.day);
            let lightness = if day.lightness >= MIDDLE {
                0.94 + 0.05 * (day.lightness - MIDDLE) / (1.0 - MIDDLE)
            } else {
                0.41 * day.lightness / MIDDLE
            };
            Color::from(Oklcha { lightness, ..day }).to_srgba().into()
        })
    }
}

/// What is done to a role's colour.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Step {
    Nothing,
    Mix(&'static Role, f32),
    Alpha(f32),
}

/// How often a role's colour can be mixed or thinned.
const STEPS: usize = 3;

/// A role's colour, or one made of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tone {
    role: &'static Role,
    steps: [Step; STEPS],
}

impl Tone {
    /// The colour of a role.
    pub const fn of(role: &'static Role) -> Self {
        Self { role, steps: [Step::Nothing; STEPS] }
    }

    /// With so much, from 0 to 1, of another role's colour in it.
    pub const fn mix(&self, other: &Self, amount: f32) -> Self {
        debug_assert!(matches!(other.steps[0], Step::Nothing), "only what is unmixed can be mixed in");
        self.then(Step::Mix(other.role, amount))
    }

    /// So opaque, from 0 to 1.
    pub const fn with_alpha(&self, alpha: f32) -> Self {
        self.then(Step::Alpha(alpha))
    }

    const fn then(mut self, step: Step) -> Self {
        let mut at = 0;
        while at < STEPS {
            if matches!(self.steps[at], Step::Nothing) {
                self.steps[at] = step;
                return self;
            }
            at += 1;
        }
        debug_assert!(false, "too many steps from a role to its tone");
        self
    }
}

/// Which colour each role has now.
#[derive(Resource, Clone)]
pub struct Palette(Arc<dyn Fn(&Role) -> Color + Send + Sync>);

impl Palette {
    /// With the colours that `color_of` gives the roles.
    pub fn new(color_of: impl Fn(&Role) -> Color + Send + Sync + 'static) -> Self {
        Self(Arc::new(color_of))
    }

    /// The colour that a tone is now. A role that is left out colours nothing, whatever is done to it.
    pub fn color(&self, tone: Tone) -> Color {
        let plain = (self.0)(tone.role);
        if plain.is_fully_transparent() {
            return plain;
        }
        let mut color = plain;
        for step in &tone.steps {
            color = match step {
                Step::Nothing => break,
                Step::Mix(other, amount) => match (self.0)(other) {
                    other if other.is_fully_transparent() => color,
                    other => color.mix(&other, *amount),
                },
                Step::Alpha(alpha) => color.with_alpha(*alpha),
            };
        }
        color
    }

    /// The same, but what is painted in the role of the first of each pair has the colour of the second.
    pub fn with(&self, others: Vec<(Tone, Tone)>) -> Self {
        let all = self.clone();
        Self::new(move |role| {
            let other = others.iter().find(|(tone, _)| tone.role == role);
            other.map_or_else(|| (all.0)(role), |(_, other)| all.color(*other))
        })
    }

    /// The same, but what is painted in the roles of these tones is left out.
    #[cfg(any(test, feature = "dev"))]
    pub fn without(&self, left_out: impl IntoIterator<Item = Tone>) -> Self {
        let (all, left_out) = (self.0.clone(), left_out.into_iter().collect::<Vec<_>>());
        Self::new(
            move |role| {
                if left_out.iter().any(|tone| tone.role == role) { Color::NONE } else { all(role) }
            },
        )
    }
}

impl Palette {
    /// The one by this light.
    pub fn of(light: Light) -> Self {
        match light {
            Light::Day => Self::new(|role| role.day),
            Light::Night => Self::new(|role| role.night),
            Light::High => Self::new(Role::in_high_contrast),
        }
    }
}

impl Default for Palette {
    /// The one by day.
    fn default() -> Self {
        Self::of(Light::Day)
    }
}

impl fmt::Debug for Palette {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Palette")
    }
}

/// A colour as the web writes it.
pub(crate) const fn rgb(hex: u32) -> Color {
    Color::srgb_u8((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// A colour through which one sees, so opaque, in percent.
pub(crate) const fn thin(hex: u32, percent: u8) -> Color {
    Color::srgba_u8((hex >> 16) as u8, (hex >> 8) as u8, hex as u8, (percent as u16 * 255 / 100) as u8)
}

/// The colour by night of what is painted: part of the way, in percent, to the blue of the dusk.
pub(crate) const fn dusk(hex: u32, percent: u32) -> Color {
    const BLUE: u32 = 0x001C_2A60;
    const fn channel(hex: u32, percent: u32, shift: u32) -> u8 {
        let (painted, blue) = ((hex >> shift) & 0xFF, (BLUE >> shift) & 0xFF);
        ((painted * (100 - percent) + blue * percent) / 100) as u8
    }
    Color::srgb_u8(channel(hex, percent, 16), channel(hex, percent, 8), channel(hex, percent, 0))
}

/// Declares the roles of the ground or of a game, each as the tone that is its plain colour. Those that are `listed` can
/// be looked up by the names that pictures call them.
macro_rules! roles {
    (@high) => { None };
    (@high $high:expr) => { Some($high) };
    ($owner:literal, listed: $($(#[$about:meta])* $name:ident = $day:expr, night $night:expr $(, high $high:expr)?;)*) => {
        $crate::theme::tone::roles! { $owner: $($(#[$about])* $name = $day, night $night $(, high $high)?;)* }

        /// The tone that pictures call so, in small letters and with hyphens.
        pub fn named(name: &str) -> Option<$crate::theme::Tone> {
            const ALL: &[(&str, $crate::theme::Tone)] = &[$((stringify!($name), $name)),*];
            let name = name.replace('-', "_").to_ascii_uppercase();
            ALL.iter().find(|(role, _)| *role == name).map(|(_, tone)| *tone)
        }
    };
    ($owner:literal: $($(#[$about:meta])* $name:ident = $day:expr, night $night:expr $(, high $high:expr)?;)*) => {
        $($(#[$about])*
        pub const $name: $crate::theme::Tone = {
            const ROLE: $crate::theme::tone::Role =
                $crate::theme::tone::Role {
                    name: concat!($owner, ": ", stringify!($name)),
                    day: $day,
                    night: $night,
                    high: $crate::theme::tone::roles!(@high $($high)?),
                };
            $crate::theme::Tone::of(&ROLE)
        };)*
    };
}
pub(crate) use roles;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::palette::{INK, PAPER, TABLE};

    #[test]
    fn a_tone_is_what_its_steps_make_of_its_role() {
        let usual = Palette::default();
        assert_eq!(usual.color(PAPER), PAPER.role.day);
        let mixed = PAPER.role.day.mix(&TABLE.role.day, 0.28).mix(&INK.role.day, 0.5).with_alpha(0.3);
        assert_eq!(usual.color(PAPER.mix(&TABLE, 0.28).mix(&INK, 0.5).with_alpha(0.3)), mixed);
    }

    #[test]
    fn by_night_a_tone_is_made_of_other_colours() {
        let night = Palette::of(Light::Night);
        assert_eq!(night.color(PAPER.mix(&INK, 0.25)), PAPER.role.night.mix(&INK.role.night, 0.25));
    }

    #[test]
    fn a_role_can_have_the_colour_of_another() {
        let swapped = Palette::default().with(vec![(PAPER, INK.mix(&TABLE, 0.5))]);
        assert_eq!(swapped.color(PAPER), INK.role.day.mix(&TABLE.role.day, 0.5));
        assert_eq!(swapped.color(INK), INK.role.day);
    }

    #[test]
    fn a_role_that_is_left_out_colours_nothing() {
        let without_ink = Palette::default().without([INK]);
        assert_eq!(without_ink.color(INK.mix(&PAPER, 0.5).with_alpha(0.7)), Color::NONE);
        assert_eq!(without_ink.color(PAPER.mix(&INK, 0.5)), PAPER.role.day);
        assert_eq!(without_ink.color(TABLE), TABLE.role.day);
    }

    #[test]
    fn another_palette_makes_another_colour_of_it() {
        let swapped = Palette::new(|role| if *role == *PAPER.role { INK.role.day } else { PAPER.role.day });
        assert_eq!(swapped.color(PAPER.mix(&INK, 0.25)), INK.role.day.mix(&PAPER.role.day, 0.25));
    }
}
