//! The course of training: how many games there are, how fast weights move, and how they come to rest.

/// How a network is trained, and for how long.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// How often the network is replaced by the one that learnt from it.
    pub generations: u32,
    /// Games that each of them plays.
    pub games: u64,
    /// How fast weights move at first.
    pub rate: f32,
}

impl Plan {
    /// How many generations' games are learnt from.
    pub const REMEMBERED: usize = 20;
    /// How often a state is learnt from, on average.
    pub const PASSES: usize = 5;

    /// How fast weights move in a generation: slower and slower.
    pub fn rate(&self, generation: u32) -> f32 {
        const LEAST: f32 = 0.000_03;
        let left = 1.0 - generation as f32 / self.generations as f32;
        self.rate * left * left + LEAST
    }

    /// How much of the mean of the weights comes from a generation: the first ones are soon forgotten.
    pub fn part(&self, generation: u32) -> f32 {
        if generation < self.generations / 10 { 1.0 } else { 0.1 }
    }
}
