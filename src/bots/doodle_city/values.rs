//! What was learnt about sheets, and its file: for each sheet one network for solo matches and one for a table.

use std::sync::{Arc, LazyLock};

use super::{mind::TownMind, mistakes::Mistakes, position::Valuer};
use crate::{
    bots::{
        Skill, WithBots, fnv,
        learnt::{is_there, learnt_files},
        network::{BadWeights, Network},
    },
    rules::doodle_city::{Column, DoodleCity, Sheet, Square},
};

/// What was learnt about one sheet.
#[derive(Clone, Debug)]
pub struct Values {
    sheet: u64,
    /// For solo matches.
    pub alone: Arc<Network>,
    /// For matches of several.
    pub table: Arc<Network>,
}

const MAGIC: &[u8; 8] = b"DCBOT 2\n";

impl Values {
    /// What was learnt about `sheet`.
    pub fn new(sheet: &Sheet, alone: Network, table: Network) -> Self {
        Self { sheet: fingerprint(sheet), alone: Arc::new(alone), table: Arc::new(table) }
    }

    /// The file form.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.sheet.to_le_bytes());
        self.alone.write(None, &mut bytes);
        self.table.write(Some(&self.alone), &mut bytes);
        bytes
    }

    /// Reads the file form.
    ///
    /// # Errors
    ///
    /// The bytes are no weights, or those of another version.
    pub fn read(bytes: &[u8]) -> Result<Self, BadWeights> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(BadWeights::Form)?;
        let (sheet, rest) = rest.split_first_chunk::<8>().ok_or(BadWeights::Form)?;
        let (alone, rest) = Network::read(rest, None)?;
        let (table, rest) = Network::read(rest, Some(&alone))?;
        if !rest.is_empty() {
            return Err(BadWeights::Form);
        }
        Ok(Self { sheet: u64::from_le_bytes(*sheet), alone: Arc::new(alone), table: Arc::new(table) })
    }

    /// Whether they were trained on `sheet`, whatever its name.
    pub fn fits(&self, sheet: &Sheet) -> bool {
        self.sheet == fingerprint(sheet)
    }

    /// Those that come with the game for `sheet`.
    pub fn built_in(sheet: &Sheet) -> Option<&'static Self> {
        static ALL: LazyLock<Vec<Values>> = LazyLock::new(|| {
            let read = |file| {
                let weights = Values::read(file);
                debug_assert!(weights.is_ok(), "{:?}", weights.as_ref().err());
                weights.ok()
            };
            learnt_files!("$CARGO_MANIFEST_DIR/assets/bots").filter_map(read).collect()
        });
        is_there().then(|| ALL.iter().find(|weights| weights.fits(sheet)))?
    }
}

/// A number that tells sheets apart by all that is printed on them but the name.
fn fingerprint(sheet: &Sheet) -> u64 {
    let kinds = Square::all().map(|square| sheet.kind(square).letter() as u8);
    let houses = Column::ALL.map(|column| sheet.crossed_houses(column));
    let bonuses = sheet.shop_bonuses().iter().flat_map(|bonus| [bonus.at, bonus.points]);
    let numbers = sheet.hotel_scores().iter().chain([&0]).chain(sheet.shop_scores()).chain([&0]).copied();
    let printed = kinds.chain(houses).chain(numbers).chain(bonuses).chain([sheet.trees()]);
    fnv::extend(fnv::EMPTY, printed)
}

impl WithBots for DoodleCity {
    type Mind = TownMind;

    fn mind(&self, skill: &Skill) -> TownMind {
        TownMind::trained(self, Values::built_in(self.sheet()), skill)
    }
}

impl TownMind {
    /// With these weights, if they are there and fit; otherwise by rules of thumb.
    pub fn trained(game: &DoodleCity, weights: Option<&Values>, skill: &Skill) -> Self {
        let weights = weights.filter(|weights| weights.fits(game.sheet()));
        let by = |network: Option<&Arc<Network>>| {
            network.and_then(|network| Valuer::new(game, network).ok()).unwrap_or_else(|| Valuer::plain(game))
        };
        let alone = by(weights.map(|weights| &weights.alone));
        let table = by(weights.map(|weights| &weights.table));
        Self::new(alone, table, skill.to_win, Mistakes::of(skill.mistakes))
    }
}
