//! The WAV file format: one channel of 16-bit samples.

use crate::synth::SAMPLE_RATE;

const CHANNELS: u16 = 1;
const BYTES_PER_SAMPLE: u16 = 2;
const PCM: u16 = 1;

/// The bytes of a WAV file that plays `samples`, which lie between -1 and 1.
pub fn encode(samples: &[f32]) -> Vec<u8> {
    let data_size = (samples.len() * usize::from(BYTES_PER_SAMPLE)) as u32;
    let frame_size = CHANNELS * BYTES_PER_SAMPLE;
    let mut file = Vec::new();
    file.extend(b"RIFF");
    // Everything after this field counts: 36 bytes of headers, then the samples.
    file.extend((36 + data_size).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    file.extend(PCM.to_le_bytes());
    file.extend(CHANNELS.to_le_bytes());
    file.extend(SAMPLE_RATE.to_le_bytes());
    file.extend((SAMPLE_RATE * u32::from(frame_size)).to_le_bytes());
    file.extend(frame_size.to_le_bytes());
    file.extend((BYTES_PER_SAMPLE * 8).to_le_bytes());
    file.extend(b"data");
    file.extend(data_size.to_le_bytes());
    for sample in samples {
        let scaled = (sample * f32::from(i16::MAX)).round();
        file.extend((scaled as i16).to_le_bytes());
    }
    file
}
