//! Plays pieces of music on an output: computed when they are first wanted, a slice at a time.

use bevy_kira_audio::AudioSource;

use super::{
    compose::Composing,
    conduct::{Levels, MusicOrder},
    output::Output,
};
use crate::music::Piece;

/// What is known of the music on an output.
#[derive(Default)]
pub(super) struct MusicPlayer {
    composing: Option<Composing>,
    composed: Option<(&'static Piece, Vec<AudioSource>)>,
    /// What is to be heard once it is computed.
    wanted: Option<(Levels, f32)>,
}

impl MusicPlayer {
    /// Does as told, if there is an output.
    pub(super) fn obey(&mut self, order: MusicOrder, output: Option<&mut impl Output>) {
        match order {
            MusicOrder::Play { piece, levels, seconds } => {
                self.wanted = Some((levels, seconds));
                let is_there = self.composed.as_ref().is_some_and(|(composed, _)| *composed == piece);
                let is_coming = self.composing.as_ref().is_some_and(|it| it.piece == piece);
                if is_there {
                    self.composing = None;
                    self.play(output);
                } else {
                    if let Some(output) = output {
                        output.end_loops();
                    }
                    // Only one piece is kept.
                    self.composed = None;
                    if !is_coming {
                        self.composing = Some(Composing::new(piece));
                    }
                }
            }
            MusicOrder::Fade { seconds, late } => {
                if !late {
                    self.composing = None;
                    self.wanted = None;
                }
                if let Some(output) = output {
                    output.fade_loops(seconds, late);
                }
            }
        }
    }

    /// Whether there is something left to compute.
    pub(super) const fn is_composing(&self) -> bool {
        self.composing.is_some()
    }

    /// Computes a little more, for about a millisecond; what is complete is heard.
    pub(super) fn go_on(&mut self, output: Option<&mut impl Output>) {
        if self.composing.as_mut().is_some_and(Composing::go_on)
            && let Some(complete) = self.composing.take()
        {
            self.composed = Some((complete.piece, complete.sources()));
            self.play(output);
        }
    }

    fn play(&self, output: Option<&mut impl Output>) {
        let (Some(output), Some((_, layers)), Some((levels, seconds))) = (output, &self.composed, self.wanted)
        else {
            return;
        };
        if !output.has_loops() {
            output.begin_loops(layers);
        }
        output.level_loops(levels, seconds);
    }
}

#[cfg(test)]
mod tests {
    use bevy_kira_audio::prelude::Decibels;

    use super::*;
    use crate::{
        audio::output::Voice,
        music::{Instrument, LAYERS, Layer, note},
    };

    const fn piece(pitch: &'static [crate::music::Note]) -> Piece {
        Piece {
            step: 0.05,
            layers: [
                const { Layer { instrument: Instrument::Marimba, steps: 4, from: 0.0, notes: &[note(0, 60)] } },
                const { Layer { instrument: Instrument::Marimba, steps: 5, from: 0.0, notes: &[note(0, 62)] } },
                Layer { instrument: Instrument::Marimba, steps: 6, from: 0.0, notes: pitch },
            ],
        }
    }

    static ONE: Piece = piece(&[note(0, 64)]);
    static OTHER: Piece = piece(&[note(0, 67)]);

    /// What was asked of an output.
    #[derive(Default)]
    struct Heard {
        loops: Option<usize>,
        told: Vec<&'static str>,
    }

    impl Output for Heard {
        fn play(&mut self, _: &AudioSource, _: Voice) {}

        fn is_sounding(&self) -> bool {
            false
        }

        fn has_loops(&self) -> bool {
            self.loops.is_some()
        }

        fn begin_loops(&mut self, layers: &[AudioSource]) {
            self.loops = Some(layers.len());
            self.told.push("begin");
        }

        fn level_loops(&mut self, _: Levels, _: f32) {
            self.told.push("level");
        }

        fn fade_loops(&mut self, _: f32, _: bool) {
            self.told.push("fade");
        }

        fn end_loops(&mut self) {
            self.loops = None;
            self.told.push("end");
        }
    }

    fn play(piece: &'static Piece) -> MusicOrder {
        MusicOrder::Play { piece, levels: [Decibels::IDENTITY; LAYERS], seconds: 1.0 }
    }

    #[test]
    fn a_piece_is_computed_once_and_heard_when_it_is_complete() {
        let (mut player, mut output) = (MusicPlayer::default(), Heard::default());
        player.obey(play(&ONE), Some(&mut output));
        assert!(player.is_composing() && !output.has_loops());
        while player.is_composing() {
            player.go_on(Some(&mut output));
        }
        assert_eq!((output.loops, &output.told[..]), (Some(LAYERS), &["end", "begin", "level"][..]));
        player.obey(MusicOrder::Fade { seconds: 60.0, late: true }, Some(&mut output));
        player.obey(play(&ONE), Some(&mut output));
        assert_eq!(output.told[3..], ["fade", "level"]);
        assert!(!player.is_composing());
    }

    #[test]
    fn a_new_output_begins_it_anew_and_another_piece_takes_its_place() {
        let (mut player, mut output) = (MusicPlayer::default(), Heard::default());
        player.obey(play(&ONE), Some(&mut output));
        while player.is_composing() {
            player.go_on(Some(&mut output));
        }
        let mut opened = Heard::default();
        player.obey(play(&ONE), Some(&mut opened));
        assert_eq!(opened.told, ["begin", "level"]);
        player.obey(play(&OTHER), Some(&mut opened));
        assert!(player.is_composing() && opened.told.ends_with(&["end"]));
    }

    #[test]
    fn what_is_not_wanted_any_more_is_not_computed_to_its_end() {
        let (mut player, mut output) = (MusicPlayer::default(), Heard::default());
        player.obey(play(&ONE), Some(&mut output));
        player.obey(MusicOrder::Fade { seconds: 1.0, late: false }, Some(&mut output));
        assert!(!player.is_composing());
    }
}
