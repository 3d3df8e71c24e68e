//! What chance has brought in a match.

use crate::{drawing::dyn_picture::DynPicture, theme::Tone};

/// How often each thing came, for everybody who wonders about chance.
#[derive(Clone, Debug)]
pub struct Statistics {
    /// What is counted.
    pub title: String,
    /// What there is to say about it.
    pub note: String,
    /// One chart for each kind.
    pub charts: Vec<Chart>,
}

/// How often each of several things came.
#[derive(Clone, Debug)]
pub struct Chart {
    /// What it shows, and how many there were in all.
    pub title: String,
    /// One for each thing.
    pub bars: Vec<Bar>,
    /// The colours of the bars, and of their edge.
    pub colors: [Tone; 2],
    /// Whether all things are equally likely, so that each may be expected as often as any other.
    pub is_even: bool,
}

/// One of the things.
#[derive(Clone, Debug)]
pub struct Bar {
    /// How often it came.
    pub count: u32,
    /// The same in words, for whoever does not see it.
    pub name: String,
    /// What stands below its bar.
    pub sign: BarLabel,
}

/// What tells a thing from the others.
#[derive(Clone, Debug)]
pub enum BarLabel {
    /// What it looks like, square.
    Picture(DynPicture),
    /// A short word or number.
    Word(String),
}

impl Chart {
    /// How many there were in all.
    pub fn total(&self) -> u32 {
        self.bars.iter().map(|bar| bar.count).sum()
    }

    /// How often each would have come if chance were even.
    pub fn expected(&self) -> f64 {
        f64::from(self.total()) / self.bars.len().max(1) as f64
    }
}
