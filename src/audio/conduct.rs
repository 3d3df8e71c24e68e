//! When music is played, and how loud: it follows the match, and fades a minute after the last touch.

use bevy::{
    input::{gamepad::GamepadButtonStateChangedEvent, keyboard::KeyboardInput},
    prelude::*,
};
use bevy_kira_audio::prelude::Decibels;

use super::{IsSeen, Speaker, volume};
use crate::{
    input::{Pointer, PointerPhase, Switch},
    music::{LAYERS, Music, Piece},
    storage::Settings,
    theme::motion::RedrawUntil,
};

/// How loud each layer is.
pub(super) type Levels = [Decibels; LAYERS];

/// What the output is to do.
#[derive(Clone, Copy, Debug)]
pub(super) enum MusicOrder {
    /// This piece is heard, and its layers come to these levels in so many seconds.
    Play { piece: &'static Piece, levels: Levels, seconds: f32 },
    /// It fades within so many seconds; late, if it is to be heard for most of them.
    Fade { seconds: f32, late: bool },
}

/// For how many seconds after a touch music is heard.
pub(super) const HEARD: f32 = 60.0;
/// How long it takes until it is as loud as wanted, and until it is gone where it is not wanted any more, in seconds.
const RISES: f32 = 1.5;
const ENDS: f32 = 1.0;
/// After so many seconds it may have become softer: the next touch brings it back.
const SOFTER: f32 = 30.0;

/// Decides about music.
#[derive(Default)]
pub(super) struct Conductor {
    /// What is heard.
    playing: Option<(&'static Piece, Levels)>,
    /// The second of the last touch.
    touched: Option<f32>,
    /// When it will be as loud as wanted, and can begin to fade.
    risen: Option<f32>,
}

impl Conductor {
    /// One frame further, at this second: whether somebody has touched anything, and what is wanted.
    fn conduct(
        &mut self,
        now: f32,
        touches: bool,
        wanted: Option<(&'static Piece, Levels)>,
    ) -> Option<MusicOrder> {
        let rest = self.touched.map_or(f32::INFINITY, |touched| now - touched);
        if touches {
            self.touched = Some(now);
        }
        let Some((piece, levels)) = wanted else {
            self.risen = None;
            return self.playing.take().map(|_| MusicOrder::Fade { seconds: ENDS, late: false });
        };
        let is_new = self.playing != wanted;
        if (touches && rest > SOFTER) || (is_new && (touches || rest < HEARD)) {
            self.playing = wanted;
            self.risen = Some(now + RISES);
            return Some(MusicOrder::Play { piece, levels, seconds: RISES });
        }
        let has_risen = self.risen.is_some_and(|at| now >= at);
        if has_risen || (touches && self.risen.is_none()) {
            self.risen = None;
            return Some(MusicOrder::Fade { seconds: HEARD, late: true });
        }
        None
    }

    /// Whether it becomes louder, so that it has to be told soon when to fade.
    const fn is_rising(&self) -> bool {
        self.risen.is_some()
    }
}

pub(super) fn conduct(
    mut pointer: MessageReader<Pointer>,
    mut keys: MessageReader<KeyboardInput>,
    (mut pads, mut switches): (MessageReader<GamepadButtonStateChangedEvent>, MessageReader<Switch>),
    (music, settings, is_seen): (Option<Res<Music>>, Res<Settings>, Res<IsSeen>),
    (real, time, mut redraw_until): (Res<Time<Real>>, Res<Time>, ResMut<RedrawUntil>),
    mut conductor: Local<Conductor>,
    mut speaker: NonSendMut<Speaker>,
) {
    let pressed = keys.read().count() + pads.read().count() + switches.read().count();
    let touches = pointer.read().any(|it| it.phase == PointerPhase::Began) | (pressed > 0);
    let loudness = settings.more.music();
    let music = music.filter(|_| loudness > 0.0 && is_seen.0);
    let wanted = music.and_then(|music| {
        let heard = music.piece?.heard(music.passed);
        let levels = heard.map(|is_heard| if is_heard { volume(loudness) } else { Decibels::SILENCE });
        Some((music.piece?, levels))
    });
    if let Some(order) = conductor.conduct(real.elapsed_secs(), touches, wanted) {
        speaker.conduct(order);
    }
    let is_composing = speaker.compose();
    if conductor.is_rising() || is_composing {
        redraw_until.stay(&time, 0.1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::music::{Instrument, Layer, note};

    static PIECE: Piece = Piece {
        step: 0.3,
        layers: [const { Layer { instrument: Instrument::Bass, steps: 8, from: 0.0, notes: &[note(0, 40)] } };
            LAYERS],
    };

    const LOUD: Levels = [Decibels::IDENTITY; LAYERS];
    const ONE_LAYER: Levels = [Decibels::IDENTITY, Decibels::SILENCE, Decibels::SILENCE];

    /// What is ordered at these seconds: whether there is a touch, and what is wanted.
    fn orders(steps: &[(f32, bool, Option<Levels>)]) -> Vec<String> {
        let mut conductor = Conductor::default();
        let order = |&(now, touches, wanted): &(f32, bool, Option<Levels>)| match conductor.conduct(
            now,
            touches,
            wanted.map(|levels| (&PIECE, levels)),
        ) {
            None => String::new(),
            Some(MusicOrder::Play { levels, .. }) => {
                let heard = levels.iter().filter(|it| **it == Decibels::IDENTITY).count();
                format!("play {heard}")
            }
            Some(MusicOrder::Fade { late, .. }) => if late { "fade late" } else { "fade" }.into(),
        };
        steps.iter().map(order).collect()
    }

    #[test]
    fn music_begins_with_a_touch_and_fades_after_the_last_one() {
        let loud = Some(LOUD);
        let told = orders(&[
            (0.0, false, loud),
            (1.0, true, loud),
            (1.1, false, loud),
            (2.6, false, loud),
            (9.0, false, loud),
            (20.0, true, loud),
            (70.0, false, loud),
        ]);
        assert_eq!(told, ["", "play 3", "", "fade late", "", "fade late", ""]);
    }

    #[test]
    fn after_a_long_rest_a_touch_brings_it_back() {
        let loud = Some(LOUD);
        let told = orders(&[(0.0, true, loud), (1.6, false, loud), (45.0, true, loud), (46.6, false, loud)]);
        assert_eq!(told, ["play 3", "fade late", "play 3", "fade late"]);
    }

    #[test]
    fn a_layer_comes_with_the_match_but_not_while_nobody_is_there() {
        let (one, loud) = (Some(ONE_LAYER), Some(LOUD));
        let told = orders(&[(0.0, true, one), (1.6, false, one), (5.0, false, loud), (6.6, false, loud)]);
        assert_eq!(told, ["play 1", "fade late", "play 3", "fade late"]);
        let told = orders(&[(0.0, true, one), (1.6, false, one), (90.0, false, loud), (99.0, true, loud)]);
        assert_eq!(told, ["play 1", "fade late", "", "play 3"]);
    }

    #[test]
    fn where_it_is_not_wanted_any_more_it_ends_once() {
        let told = orders(&[(0.0, true, Some(LOUD)), (0.1, false, None), (0.2, true, None)]);
        assert_eq!(told, ["play 3", "fade", ""]);
    }
}
