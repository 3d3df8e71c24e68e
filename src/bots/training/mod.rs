//! How networks learn: self-play brings samples, gradient descent fits the weights to them.
//!
//! Everything follows from a seed: the same seed and plan give the same weights on every machine.

mod learner;
mod plan;

pub use learner::Learner;
pub use plan::Plan;

/// States seen in self-play, each with what it turned out to be worth.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Samples {
    inputs: Vec<u16>,
    ends: Vec<u32>,
    targets: Vec<f32>,
}

impl Samples {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.targets.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.targets.is_empty()
    }

    /// Adds a state by the inputs that are on, and the points that it should be valued at by the network.
    pub fn push(&mut self, inputs: impl IntoIterator<Item = u16>, target: super::Points) {
        self.inputs.extend(inputs);
        self.ends.push(self.inputs.len() as u32);
        self.targets.push((target.as_f64() / f64::from(super::network::UNIT)) as f32);
    }

    /// Adds all of `others`.
    pub fn append(&mut self, others: &Self) {
        let before = self.inputs.len() as u32;
        self.inputs.extend_from_slice(&others.inputs);
        self.ends.extend(others.ends.iter().map(|end| before + end));
        self.targets.extend_from_slice(&others.targets);
    }

    /// The inputs of a state and its target, in the network's unit.
    fn get(&self, index: usize) -> (&[u16], f32) {
        let start = if index == 0 { 0 } else { self.ends[index - 1] };
        (&self.inputs[start as usize..self.ends[index] as usize], self.targets[index])
    }
}
