//! How loud samples are felt to be, as ITU-R BS.1770 measures it.

use core::f64::consts::PI;

use super::synth::SAMPLE_RATE;

/// In LUFS, for samples between -1 and 1 that are heard from both sides: the mean square of what the standard's filters
/// let through, over all tenths of a second that are no more than 10 LU softer than the loudest one.
pub(super) fn loudness(samples: &[f32]) -> f32 {
    let [mut shelf, mut pass] = [Biquad::shelf(), Biquad::pass()];
    let weighted = samples.iter().map(|&sample| pass.filter(shelf.filter(f64::from(sample))));
    let weighted: Vec<f64> = weighted.collect();
    let block = (SAMPLE_RATE / 10) as usize;
    let power = |part: &[f64]| part.iter().map(|it| it * it).sum::<f64>() / part.len() as f64;
    let powers: Vec<f64> = weighted.chunks(block).map(power).collect();
    let loudest = powers.iter().copied().fold(0.0, f64::max);
    let heard: Vec<f64> = powers.into_iter().filter(|power| *power > 0.1 * loudest).collect();
    (-0.691 + 10.0 * (heard.iter().sum::<f64>() / heard.len().max(1) as f64).log10()) as f32
}

/// A filter of second order, by its coefficients: of what goes in, and of what has come out.
struct Biquad {
    ahead: [f64; 3],
    back: [f64; 2],
    inputs: [f64; 2],
    outputs: [f64; 2],
}

/// The two filters of the standard by what they do, so that they fit any number of samples a second: a head in the way
/// of sound makes what is high louder, and what is very low is hardly heard.
const SHELF: (f64, f64, f64) = (1_681.974_450_955_533, 3.999_843_853_973_347, 0.707_175_236_955_419_6);
const PASS: (f64, f64) = (38.135_470_876_024_44, 0.500_327_037_323_877_3);

impl Biquad {
    fn shelf() -> Self {
        let (frequency, gain, sharpness) = SHELF;
        let k = (PI * frequency / f64::from(SAMPLE_RATE)).tan();
        let high = 10.0_f64.powf(gain / 20.0);
        let band = high.powf(0.499_666_774_154_541_6) * k / sharpness;
        let scale = 1.0 + k / sharpness + k * k;
        let ahead = [high + band + k * k, 2.0 * (k * k - high), high - band + k * k].map(|it| it / scale);
        Self { ahead, back: back(k, sharpness), inputs: [0.0; 2], outputs: [0.0; 2] }
    }

    fn pass() -> Self {
        let (frequency, sharpness) = PASS;
        let k = (PI * frequency / f64::from(SAMPLE_RATE)).tan();
        Self { ahead: [1.0, -2.0, 1.0], back: back(k, sharpness), inputs: [0.0; 2], outputs: [0.0; 2] }
    }

    fn filter(&mut self, input: f64) -> f64 {
        let ([x1, x2], [y1, y2]) = (self.inputs, self.outputs);
        let [b0, b1, b2] = self.ahead;
        let [a1, a2] = self.back;
        let output = b0 * input + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
        (self.inputs, self.outputs) = ([input, x1], [output, y1]);
        output
    }
}

/// What comes back in a filter at the frequency of which `k` is the tangent.
fn back(k: f64, sharpness: f64) -> [f64; 2] {
    let scale = 1.0 + k / sharpness + k * k;
    [2.0 * (k * k - 1.0) / scale, (1.0 - k / sharpness + k * k) / scale]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_tone_is_as_loud_as_the_standard_says() {
        // 997 Hz at full scale on one channel are -3.01 LUFS.
        let tone = |n: u32| (core::f32::consts::TAU * 997.0 * n as f32 / SAMPLE_RATE as f32).sin();
        let samples: Vec<f32> = (0..2 * SAMPLE_RATE).map(tone).collect();
        assert!((loudness(&samples) + 3.01).abs() < 0.02, "{}", loudness(&samples));
    }
}
