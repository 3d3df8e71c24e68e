//! What was learnt about cards by playing, and its file: a network for solo matches, and one for those of several.

use std::sync::{Arc, LazyLock};

use super::judge::{self, Judge};
use crate::{
    bots::{
        fnv,
        learnt::{is_there, learnt_file},
        network::{BadWeights, Network},
    },
    rules::design_town::Cards,
};

/// What was learnt about some cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Values {
    cards: u64,
    alone: Network,
    table: Network,
}

const MAGIC: &[u8; 8] = b"DTVAL 1\n";

impl Values {
    /// What was learnt about `cards`.
    pub fn new(cards: &Cards, alone: Network, table: Network) -> Self {
        Self { cards: fingerprint(cards), alone, table }
    }

    /// The file form.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.cards.to_le_bytes());
        self.alone.write(None, &mut bytes);
        self.table.write(None, &mut bytes);
        bytes
    }

    /// Reads the file form.
    ///
    /// # Errors
    ///
    /// The bytes are no values, those of another version, or not all of them.
    pub fn read(bytes: &[u8]) -> Result<Self, BadWeights> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(BadWeights::Form)?;
        let (cards, rest) = rest.split_first_chunk::<8>().ok_or(BadWeights::Form)?;
        let (alone, rest) = Network::read(rest, None)?;
        let (table, rest) = Network::read(rest, None)?;
        let needed = judge::inputs();
        if let Some(network) = [&alone, &table].into_iter().find(|network| network.inputs() != needed) {
            return Err(BadWeights::Inputs { found: network.inputs(), needed });
        }
        if !rest.is_empty() {
            return Err(BadWeights::Form);
        }
        Ok(Self { cards: u64::from_le_bytes(*cards), alone, table })
    }

    /// Whether they were learnt with `cards`.
    pub fn fits(&self, cards: &Cards) -> bool {
        self.cards == fingerprint(cards)
    }

    /// By which cards are judged alone, or in a match of several.
    pub(super) fn judge(&self, is_solo: bool) -> Judge {
        Judge::new(if is_solo { &self.alone } else { &self.table })
    }

    /// Those that come with the game for `cards`, alone or for several.
    pub(super) fn built_in(cards: &Cards, is_solo: bool) -> Option<Arc<Judge>> {
        static ALL: LazyLock<Option<(Values, [Arc<Judge>; 2])>> = LazyLock::new(|| {
            let values = Values::read(learnt_file!("values/design_town.values")?);
            debug_assert!(values.is_ok(), "{:?}", values.as_ref().err());
            let values = values.ok()?;
            let judges = [true, false].map(|is_solo| Arc::new(values.judge(is_solo)));
            Some((values, judges))
        });
        let (values, [alone, table]) = is_there().then(|| ALL.as_ref())??;
        values.fits(cards).then(|| Arc::clone(if is_solo { alone } else { table }))
    }
}

/// A number that tells cards apart by what is printed on them.
fn fingerprint(cards: &Cards) -> u64 {
    let written = serde_json::to_string(cards).unwrap_or_default();
    fnv::extend(fnv::EMPTY, written.bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    static FILE: &[u8] = include_bytes!("../../../assets/values/design_town.values");

    #[test]
    fn what_was_written_is_read_again() {
        let values = Values::read(FILE).unwrap();
        assert_eq!(values.write(), FILE);
        assert!(values.fits(&Cards::built_in()));
    }

    #[test]
    fn other_files_and_parts_of_them_are_refused() {
        assert_eq!(Values::read(b"CPVAL 1\n"), Err(BadWeights::Form));
        for length in (0..FILE.len()).step_by(101) {
            assert_eq!(Values::read(&FILE[..length]), Err(BadWeights::Form), "{length}");
        }
        let mut longer = FILE.to_vec();
        longer.push(0);
        assert_eq!(Values::read(&longer), Err(BadWeights::Form));
        let (few, cards) = (Network::empty(3), Cards::built_in());
        let bytes = Values::new(&cards, few.clone(), few).write();
        let refused = BadWeights::Inputs { found: 3, needed: judge::inputs() };
        assert_eq!(Values::read(&bytes), Err(refused));
    }

    #[test]
    fn values_belong_to_their_cards() {
        let cards = serde_json::to_string(&Cards::built_in()).unwrap();
        let dearer: Cards = serde_json::from_str(&cards.replacen("\"cost\":7", "\"cost\":8", 1)).unwrap();
        assert_ne!(dearer, Cards::built_in());
        assert!(Values::built_in(&Cards::built_in(), true).is_some());
        assert!(Values::built_in(&dearer, true).is_none());
    }
}
