//! The file form of networks: few bytes, that can be packed well.
//!
//! Nearly all of a network are the weights of its inputs. They are kept in coarse steps, and those of a network that
//! learnt from another one as what differs.

use super::{BadWeights, FIRST, Network, SECOND, Sums};

/// A kept step of an input's weight, in steps of the network.
const COARSE: i32 = 8;
/// The byte before a number of two bytes.
const LARGE: i8 = i8::MIN;

/// An input's weight in coarse steps.
fn coarse(weight: i16) -> i32 {
    (i32::from(weight) + COARSE / 2).div_euclid(COARSE)
}

/// Takes numbers from the beginning of some bytes.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], BadWeights> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(BadWeights::Form)?;
        self.0 = rest;
        Ok(*taken)
    }

    fn word(&mut self) -> Result<i16, BadWeights> {
        Ok(i16::from_le_bytes(self.take()?))
    }

    fn short(&mut self) -> Result<i16, BadWeights> {
        match i8::from_le_bytes(self.take()?) {
            LARGE => self.word(),
            small => Ok(small.into()),
        }
    }

    fn words<const N: usize>(&mut self) -> Result<[i16; N], BadWeights> {
        let mut words = [0; N];
        words.iter_mut().try_for_each(|word| self.word().map(|read| *word = read))?;
        Ok(words)
    }

    fn long(&mut self) -> Result<i32, BadWeights> {
        Ok(i32::from_le_bytes(self.take()?))
    }
}

impl Network {
    /// Appends the file form: the number of inputs, then all numbers, lowest byte first. `base` is a network with as
    /// many inputs that a reader will know.
    pub fn write(&self, base: Option<&Self>, bytes: &mut Vec<u8>) {
        bytes.extend((self.inputs.len() as u32).to_le_bytes());
        for neuron in 0..FIRST {
            for (input, sums) in self.inputs.iter().enumerate() {
                let base =
                    base.and_then(|base| base.inputs.get(input)).map_or(0, |sums| coarse(sums.0[neuron]));
                let steps = coarse(sums.0[neuron]) - base;
                match i8::try_from(steps) {
                    Ok(small) if small != LARGE => bytes.extend(small.to_le_bytes()),
                    _ => {
                        bytes.extend(LARGE.to_le_bytes());
                        bytes.extend((steps as i16).to_le_bytes());
                    }
                }
            }
        }
        let words = self.first_bias.0.iter().chain(self.second.iter().flatten()).chain(&self.last);
        words.for_each(|word| bytes.extend(word.to_le_bytes()));
        self.second_bias.iter().chain([&self.last_bias]).for_each(|long| bytes.extend(long.to_le_bytes()));
    }

    /// Reads the file form from the beginning of `bytes`, and tells what follows it. `base` is the one it was written
    /// with.
    ///
    /// # Errors
    ///
    /// The bytes hold no network, or one that was written with another base.
    pub fn read<'a>(bytes: &'a [u8], base: Option<&Self>) -> Result<(Self, &'a [u8]), BadWeights> {
        let mut reader = Reader(bytes);
        let inputs = u32::from_le_bytes(reader.take()?) as usize;
        let is_alike = base.is_none_or(|base| base.inputs.len() == inputs);
        // Each weight takes a byte at least.
        if inputs == 0 || inputs > usize::from(u16::MAX) || reader.0.len() < inputs * FIRST || !is_alike {
            return Err(BadWeights::Form);
        }
        let mut network = Self::empty(inputs);
        for neuron in 0..FIRST {
            for (input, sums) in network.inputs.iter_mut().enumerate() {
                let base = base.map_or(0, |base| coarse(base.inputs[input].0[neuron]));
                let weight = COARSE * (base + i32::from(reader.short()?));
                sums.0[neuron] = i16::try_from(weight).map_err(|_| BadWeights::Form)?;
            }
        }
        network.first_bias = Sums(reader.words()?);
        for weights in &mut network.second {
            *weights = reader.words()?;
        }
        network.last = reader.words::<SECOND>()?;
        for bias in &mut network.second_bias {
            *bias = reader.long()?;
        }
        network.last_bias = reader.long()?;
        Ok((network, reader.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A network of numbers that are all different, those of inputs in whole coarse steps.
    fn any(inputs: usize, first: i16) -> Network {
        let mut network = Network::empty(inputs);
        let mut next = first;
        let mut number = || {
            next = next.wrapping_mul(37).wrapping_add(11);
            next % 4096
        };
        network.inputs.iter_mut().flat_map(|sums| &mut sums.0).for_each(|weight| *weight = number() / 8 * 8);
        network.first_bias.0.iter_mut().for_each(|weight| *weight = number());
        network.second.iter_mut().flatten().for_each(|weight| *weight = number());
        network.last.iter_mut().for_each(|weight| *weight = number());
        network.second_bias.iter_mut().for_each(|weight| *weight = 1000 * i32::from(number()));
        network.last_bias = -123_456;
        network
    }

    #[test]
    fn what_was_written_is_read_with_and_without_a_base() {
        let (network, base) = (any(9, 5), any(9, 6));
        for base in [None, Some(&base)] {
            let mut bytes = Vec::new();
            network.write(base, &mut bytes);
            bytes.push(7);
            assert_eq!(Network::read(&bytes, base), Ok((network.clone(), &[7][..])));
        }
    }

    #[test]
    fn what_is_cut_or_has_another_base_is_refused() {
        let mut bytes = Vec::new();
        any(9, 5).write(None, &mut bytes);
        for length in (0..bytes.len()).step_by(7) {
            assert_eq!(Network::read(&bytes[..length], None), Err(BadWeights::Form), "{length}");
        }
        assert_eq!(Network::read(&bytes, Some(&any(8, 5))), Err(BadWeights::Form));
        // The largest weight over the largest of the base is too large.
        let largest = i16::MAX / 8 * 8;
        let mut large = any(9, 5);
        large.inputs[3].0[3] = largest;
        let mut bytes = Vec::new();
        large.write(None, &mut bytes);
        assert_eq!(Network::read(&bytes, Some(&large)), Err(BadWeights::Form));
    }
}
