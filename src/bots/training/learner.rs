//! The network in floating point while it learns: Adam on small batches.
//!
//! Sums run in a fixed order and use only operations that are exact everywhere, so that a seed fixes the weights.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng as _, SeedableRng as _},
};

use super::Samples;
use crate::bots::{
    network::{ACTIVATION, FIRST, MOST_ACTIVATION, MOST_WEIGHT, Network, SECOND, Sums, WEIGHT},
    random::below,
};

const MOST: f32 = MOST_ACTIVATION as f32 - 0.01;
/// States between two steps of the weights.
const BATCH: usize = 256;
/// Adam's memory of gradients and of their squares.
const MEMORY: f32 = 0.9;
const SQUARE_MEMORY: f32 = 0.999;

/// A row of weights, its gradient, and what Adam keeps of earlier ones.
#[derive(Clone, Debug)]
struct Row<const N: usize> {
    weights: [f32; N],
    gradient: [f32; N],
    mean: [f32; N],
    square: [f32; N],
    /// Whether the gradient is not 0.
    is_touched: bool,
    /// The mean of the weights over the last generations.
    average: [f32; N],
}

impl<const N: usize> Row<N> {
    fn new(mut weight: impl FnMut() -> f32) -> Self {
        let mut weights = [0.0; N];
        weights.iter_mut().for_each(|w| *w = weight());
        let zero = [0.0; N];
        Self { weights, gradient: zero, mean: zero, square: zero, is_touched: false, average: weights }
    }

    fn step(&mut self, rate: f32, most: f32) {
        if !self.is_touched {
            return;
        }
        self.is_touched = false;
        for n in 0..N {
            let gradient = self.gradient[n] / BATCH as f32;
            self.mean[n] = MEMORY * self.mean[n] + (1.0 - MEMORY) * gradient;
            self.square[n] = SQUARE_MEMORY * self.square[n] + (1.0 - SQUARE_MEMORY) * gradient * gradient;
            let step = rate * self.mean[n] / (self.square[n].sqrt() + 1e-6);
            self.weights[n] = (self.weights[n] - step).clamp(-most, most);
            self.gradient[n] = 0.0;
        }
    }

    fn average(&mut self, part: f32) {
        for n in 0..N {
            self.average[n] += part * (self.weights[n] - self.average[n]);
        }
    }

    fn rounded(&self, scale: i32) -> [i16; N] {
        self.average.map(|weight| (weight * scale as f32).round() as i16)
    }
}

/// A network that learns.
#[derive(Clone, Debug)]
pub struct Learner {
    inputs: Vec<Row<FIRST>>,
    first_bias: Row<FIRST>,
    second: Vec<Row<FIRST>>,
    second_bias: Row<SECOND>,
    last: Row<SECOND>,
    last_bias: Row<1>,
    touched: Vec<u16>,
    random: ChaCha8Rng,
    seen: usize,
}

/// What comes out of a layer: 0 and above, up to a limit.
fn activate<const N: usize>(sums: [f32; N]) -> [f32; N] {
    sums.map(|sum| sum.clamp(0.0, MOST))
}

/// The sum of products, in eight parts so that it runs fast, always in the same order.
fn dot<const N: usize>(a: &[f32; N], b: &[f32; N]) -> f32 {
    let mut parts = [0.0_f32; 8];
    for (a, b) in a.as_chunks::<8>().0.iter().zip(b.as_chunks::<8>().0) {
        for n in 0..8 {
            parts[n] += a[n] * b[n];
        }
    }
    ((parts[0] + parts[4]) + (parts[1] + parts[5])) + ((parts[2] + parts[6]) + (parts[3] + parts[7]))
}

impl Learner {
    /// Small random weights.
    pub fn new(inputs: usize, seed: u64) -> Self {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        // Uniform between minus and plus the given number.
        let mut uniform = move |most: f32| (random.next_u32() >> 8) as f32 / (1 << 23) as f32 * most - most;
        Self {
            inputs: (0..inputs).map(|_| Row::new(|| uniform(0.05))).collect(),
            first_bias: Row::new(|| 0.1),
            second: (0..SECOND).map(|_| Row::new(|| uniform(0.15))).collect(),
            second_bias: Row::new(|| 0.1),
            last: Row::new(|| uniform(0.25)),
            last_bias: Row::new(|| 0.0),
            touched: Vec::new(),
            random: ChaCha8Rng::seed_from_u64(seed ^ 0x5EED),
            seen: 0,
        }
    }

    /// Continues from a network that has already learnt.
    pub fn from_network(network: &Network, seed: u64) -> Self {
        fn row<const N: usize>(weights: &[i16; N], scale: i32) -> Row<N> {
            let mut weights = weights.iter().map(|&w| f32::from(w) / scale as f32);
            Row::new(|| weights.next().unwrap_or_default())
        }
        let whole = (ACTIVATION * WEIGHT) as f32;
        let mut second_bias = network.second_bias.iter().map(|&w| w as f32 / whole);
        Self {
            inputs: network.inputs.iter().map(|sums| row(&sums.0, ACTIVATION)).collect(),
            first_bias: row(&network.first_bias.0, ACTIVATION),
            second: network.second.iter().map(|weights| row(weights, WEIGHT)).collect(),
            second_bias: Row::new(|| second_bias.next().unwrap_or_default()),
            last: row(&network.last, WEIGHT),
            last_bias: Row::new(|| network.last_bias as f32 / whole),
            ..Self::new(1, seed)
        }
    }

    /// The network in whole numbers: the mean of the weights over the last generations.
    pub fn network(&self) -> Network {
        let whole = (ACTIVATION * WEIGHT) as f32;
        let mut network = Network::empty(self.inputs.len());
        for (to, from) in network.inputs.iter_mut().zip(&self.inputs).skip(1) {
            *to = Sums(from.rounded(ACTIVATION));
        }
        network.first_bias = Sums(self.first_bias.rounded(ACTIVATION));
        for (to, from) in network.second.iter_mut().zip(&self.second) {
            *to = from.rounded(WEIGHT);
        }
        network.last = self.last.rounded(WEIGHT);
        network.second_bias = self.second_bias.average.map(|weight| (weight * whole).round() as i32);
        network.last_bias = (self.last_bias.average[0] * whole).round() as i32;
        network
    }

    /// Learns from `times` states drawn at random from `samples`, and returns the root mean squared error, in the
    /// network's unit.
    pub fn learn(&mut self, samples: &Samples, times: usize, rate: f32) -> f32 {
        let mut errors = 0.0;
        for _ in 0..times.min(samples.len() * 8) {
            let (inputs, target) = samples.get(below(&mut self.random, samples.len()));
            let error = self.add_gradient(inputs, target);
            errors += error * error;
            self.seen += 1;
            if self.seen.is_multiple_of(BATCH) {
                self.step(rate);
            }
        }
        (errors / times.max(1) as f32).sqrt()
    }

    /// Moves the mean of the weights towards the present ones.
    pub fn average(&mut self, part: f32) {
        self.inputs.iter_mut().chain(&mut self.second).for_each(|row| row.average(part));
        self.first_bias.average(part);
        self.second_bias.average(part);
        self.last.average(part);
        self.last_bias.average(part);
    }

    fn add_gradient(&mut self, inputs: &[u16], target: f32) -> f32 {
        let mut sums = self.first_bias.weights;
        for &input in inputs {
            let row = &self.inputs[usize::from(input)].weights;
            for n in 0..FIRST {
                sums[n] += row[n];
            }
        }
        let first = activate(sums);
        let mut second_sums = self.second_bias.weights;
        for (sum, row) in second_sums.iter_mut().zip(&self.second) {
            *sum += dot(&first, &row.weights);
        }
        let second = activate(second_sums);
        let output = self.last_bias.weights[0] + dot(&second, &self.last.weights);
        let error = output - target;
        // Far outliers pull no harder than an error of one unit.
        let slope = error.clamp(-1.0, 1.0);
        self.last_bias.gradient[0] += slope;
        self.last_bias.is_touched = true;
        let mut back = [0.0; FIRST];
        for n in 0..SECOND {
            self.last.gradient[n] += slope * second[n];
            if !(second_sums[n] > 0.0 && second_sums[n] < MOST) {
                continue;
            }
            let slope = slope * self.last.weights[n];
            self.second_bias.gradient[n] += slope;
            let row = &mut self.second[n];
            row.is_touched = true;
            for m in 0..FIRST {
                back[m] += slope * row.weights[m];
                row.gradient[m] += slope * first[m];
            }
        }
        self.last.is_touched = true;
        self.second_bias.is_touched = true;
        for ((back, sum), gradient) in back.iter_mut().zip(sums).zip(&mut self.first_bias.gradient) {
            let is_alive = sum > 0.0 && sum < MOST;
            *back = if is_alive { *back } else { 0.0 };
            *gradient += *back;
        }
        self.first_bias.is_touched = true;
        for &input in inputs {
            let row = &mut self.inputs[usize::from(input)];
            if !row.is_touched {
                row.is_touched = true;
                self.touched.push(input);
            }
            for (gradient, back) in row.gradient.iter_mut().zip(back) {
                *gradient += back;
            }
        }
        error
    }

    fn step(&mut self, rate: f32) {
        const LARGE: f32 = 32.0;
        for input in self.touched.drain(..) {
            self.inputs[usize::from(input)].step(rate, LARGE);
        }
        self.first_bias.step(rate, LARGE);
        self.second.iter_mut().for_each(|row| row.step(rate, MOST_WEIGHT as f32));
        self.second_bias.step(rate, LARGE);
        self.last.step(rate, LARGE - 1.0);
        self.last_bias.step(rate, LARGE);
    }
}
