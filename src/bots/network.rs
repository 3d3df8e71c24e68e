//! A small network that values states: sparse yes-or-no inputs, two hidden layers, one number.
//!
//! All in whole numbers, so that the same weights give the same value on every machine. Which inputs there are is up to
//! the game; how weights are found is up to `training`.

mod file;

/// Neurons of the first hidden layer.
pub const FIRST: usize = 64;
/// Neurons of the second hidden layer.
pub const SECOND: usize = 32;

/// How many steps make an activation of 1.
pub const ACTIVATION: i32 = 512;
/// A neuron's activation goes from 0 to below this.
pub const MOST_ACTIVATION: i32 = 8;
/// How many steps make a weight of 1 after the first layer; in the first layer it is as many as for activations.
pub const WEIGHT: i32 = 1024;
/// Weights of the second layer lie between minus this and this, so that no sum overflows.
pub const MOST_WEIGHT: i32 = 4;
/// How many points an output of 1 stands for.
pub const UNIT: i32 = 16;

/// From an output in steps of `1 / (ACTIVATION * WEIGHT)` units to 1/1024 of a point.
const OUTPUT_SHIFT: u32 = 5;
const _: () = assert!((ACTIVATION * WEIGHT) >> OUTPUT_SHIFT == UNIT * super::Points::ONE);

/// The sums of the first layer for one set of inputs.
///
/// Inputs can be added and taken away: the sum is the same whatever the order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub struct Sums(pub(super) [i16; FIRST]);

impl Sums {
    /// All 0.
    pub const NONE: Self = Self([0; FIRST]);
}

/// The weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network {
    /// For each input, what it adds; input 0 is never on.
    pub(super) inputs: Vec<Sums>,
    pub(super) first_bias: Sums,
    pub(super) second: [[i16; FIRST]; SECOND],
    pub(super) second_bias: [i32; SECOND],
    pub(super) last: [i16; SECOND],
    pub(super) last_bias: i32,
}

/// A file that does not hold usable weights.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadWeights {
    /// Not written by this program, or by another version.
    #[error("this is no file of weights, or one from another version: train it anew")]
    Form,
    /// Made for other rules or another sheet.
    #[error("these weights have {found} inputs, but this sheet needs {needed}: train weights for it")]
    Inputs {
        /// How many there are.
        found: usize,
        /// How many there must be.
        needed: usize,
    },
}

/// The sum of products. Neighbours are added up in pairs, for which processors have an instruction; a compiler that
/// interleaves several of these sums no longer finds it.
#[inline(never)]
fn dot(a: &[i16; FIRST], b: &[i16; FIRST]) -> i32 {
    let mut sums = [0; 4];
    for (a, b) in a.as_chunks::<8>().0.iter().zip(b.as_chunks::<8>().0) {
        for (n, sum) in sums.iter_mut().enumerate() {
            let product = |n: usize| i32::from(a[n]) * i32::from(b[n]);
            *sum += product(2 * n) + product(2 * n + 1);
        }
    }
    sums[0] + sums[1] + sums[2] + sums[3]
}

impl Network {
    /// All weights 0, for `inputs` inputs, of which input 0 is never on.
    pub fn empty(inputs: usize) -> Self {
        Self {
            inputs: vec![Sums([0; FIRST]); inputs],
            first_bias: Sums([0; FIRST]),
            second: [[0; FIRST]; SECOND],
            second_bias: [0; SECOND],
            last: [0; SECOND],
            last_bias: 0,
        }
    }

    /// How many inputs there are, input 0 included, which is never on.
    pub fn inputs(&self) -> usize {
        self.inputs.len()
    }

    /// The sums when no input is on.
    pub const fn none(&self) -> Sums {
        self.first_bias
    }

    /// Turns an input on.
    ///
    /// # Panics
    ///
    /// If there is no such input: it has to be below [`Network::inputs`].
    #[inline]
    pub fn add(&self, sums: &mut Sums, input: u16) {
        let weights = &self.inputs[usize::from(input)];
        for (sum, weight) in sums.0.iter_mut().zip(weights.0) {
            *sum = sum.wrapping_add(weight);
        }
    }

    /// Turns one input off and another on.
    ///
    /// # Panics
    ///
    /// As [`Network::add`].
    #[inline]
    pub fn replace(&self, sums: &mut Sums, off: u16, on: u16) {
        let (off, on) = (&self.inputs[usize::from(off)], &self.inputs[usize::from(on)]);
        for ((sum, off), on) in sums.0.iter_mut().zip(off.0).zip(on.0) {
            *sum = sum.wrapping_add(on.wrapping_sub(off));
        }
    }

    /// What the network makes of the inputs, in 1/1024 of a point.
    #[inline]
    pub fn output(&self, sums: &Sums) -> super::Points {
        const MOST: i32 = ACTIVATION * MOST_ACTIVATION - 1;
        let mut first = sums.0;
        first.iter_mut().for_each(|sum| *sum = (*sum).clamp(0, MOST as i16));
        let mut output = self.last_bias;
        for ((weights, bias), last) in self.second.iter().zip(self.second_bias).zip(self.last) {
            let activation = ((dot(&first, weights) + bias) / WEIGHT).clamp(0, MOST);
            output += activation * i32::from(last);
        }
        super::Points(output >> OUTPUT_SHIFT)
    }
}
