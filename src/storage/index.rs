//! The index: what is known of finished matches, kept beside their records so that they need not be read again.
//!
//! It is made from the records alone. Whatever is missing in it, or does not fit the files that are there, is read anew.

use std::{
    borrow::Cow,
    collections::{HashMap, HashSet},
    sync::Arc,
    time::{Duration, SystemTime},
};

use serde::{Deserialize, Serialize};

use super::{
    MatchFacts,
    backend::{Entry, Stamp},
};

/// What the first line says.
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Heading {
    format: String,
    version: u32,
}

impl Heading {
    fn ours() -> Self {
        Self { format: "doodle-city-index".into(), version: 1 }
    }
}

/// A line: a match.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line<'a> {
    stem: &'a str,
    /// Milliseconds since 1970 began.
    modified: u64,
    bytes: u64,
    facts: Cow<'a, MatchFacts>,
}

/// A finished match as its file was when it was read.
#[derive(Clone, Debug)]
pub(super) struct Indexed {
    pub(super) stamp: Stamp,
    pub(super) facts: Arc<MatchFacts>,
}

/// The finished matches, by the names of their files without `.json`.
#[derive(Default, Debug)]
pub(super) struct Index {
    matches: HashMap<String, Indexed>,
    /// Whether it has changed since it was read or written.
    pub(super) has_changed: bool,
}

/// As exact as the index is.
fn milliseconds(time: SystemTime) -> u64 {
    time.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

fn of_milliseconds(milliseconds: u64) -> SystemTime {
    SystemTime::UNIX_EPOCH.checked_add(Duration::from_millis(milliseconds)).unwrap_or(SystemTime::UNIX_EPOCH)
}

impl Index {
    /// Reads its text form; `None` if it is not one that this program understands in every line.
    pub(super) fn read(text: &[u8]) -> Option<Self> {
        let mut lines = str::from_utf8(text).ok()?.lines();
        let heading: Heading = serde_json::from_str(lines.next()?).ok()?;
        if heading != Heading::ours() {
            return None;
        }
        let mut matches = HashMap::new();
        for line in lines {
            let Line { stem, modified, bytes, facts } = serde_json::from_str(line).ok()?;
            let (stamp, facts) =
                (Stamp { modified: of_milliseconds(modified), bytes }, Arc::new(facts.into_owned()));
            matches.insert(stem.to_owned(), Indexed { stamp, facts });
        }
        Some(Self { matches, has_changed: false })
    }

    /// Its text form: a line for each match.
    pub(super) fn write(&self) -> String {
        let json = |it: serde_json::Result<String>| it.unwrap_or_default() + "\n";
        let mut text = json(serde_json::to_string(&Heading::ours()));
        let mut all: Vec<_> = self.matches.iter().collect();
        all.sort_by_key(|(stem, _)| *stem);
        for (stem, Indexed { stamp, facts }) in all {
            let modified = milliseconds(stamp.modified);
            let line = Line { stem, modified, bytes: stamp.bytes, facts: Cow::Borrowed(facts) };
            text += &json(serde_json::to_string(&line));
        }
        text
    }

    /// Whether what is known of this file is still so.
    pub(super) fn knows(&self, entry: &Entry) -> bool {
        let Some(Indexed { stamp, .. }) = self.matches.get(&entry.stem) else { return false };
        // Where nobody else writes files have no stamps.
        entry.stamp.is_none_or(|now| {
            milliseconds(now.modified) == milliseconds(stamp.modified) && now.bytes == stamp.bytes
        })
    }

    /// Keeps what a match has turned out to be.
    pub(super) fn put(&mut self, stem: String, stamp: Stamp, facts: MatchFacts) {
        let stamp = Stamp { modified: of_milliseconds(milliseconds(stamp.modified)), ..stamp };
        let is_known =
            self.matches.get(&stem).is_some_and(|known| known.stamp == stamp && *known.facts == facts);
        if !is_known {
            self.matches.insert(stem, Indexed { stamp, facts: Arc::new(facts) });
            self.has_changed = true;
        }
    }

    /// Forgets the match with this name; whether it was known.
    pub(super) fn forget(&mut self, stem: &str) -> bool {
        let was_known = self.matches.remove(stem).is_some();
        self.has_changed |= was_known;
        was_known
    }

    /// Forgets all but these.
    pub(super) fn keep_only(&mut self, stems: &HashSet<&str>) {
        let before = self.matches.len();
        self.matches.retain(|stem, _| stems.contains(stem.as_str()));
        self.has_changed |= self.matches.len() != before;
    }

    /// All of them.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &Indexed)> {
        self.matches.iter().map(|(stem, it)| (stem.as_str(), it))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::RecordHash;

    fn facts(rounds: u32) -> MatchFacts {
        let game = "doodle-city".into();
        MatchFacts { game, players: Vec::new(), rounds, begun: None, ended: None, hash: RecordHash::of("") }
    }

    fn stamp(second: u64, bytes: u64) -> Stamp {
        Stamp { modified: SystemTime::UNIX_EPOCH + Duration::from_secs(second), bytes }
    }

    fn entry(stem: &str, stamp: Option<Stamp>) -> Entry {
        Entry { stem: stem.into(), stamp }
    }

    #[test]
    fn it_is_read_as_it_was_written() {
        let mut index = Index::default();
        for number in 0..3 {
            index.put(format!("a-{number}"), stamp(u64::from(number), 9), facts(number));
        }
        let text = index.write();
        let read = Index::read(text.as_bytes()).unwrap();
        assert_eq!(read.write(), text);
        assert!(index.has_changed && !read.has_changed);
        assert_eq!(read.iter().map(|(_, it)| it.facts.rounds).max(), Some(2));
    }

    #[test]
    fn what_is_not_understood_is_no_index() {
        let mut index = Index::default();
        index.put("a".into(), stamp(1, 9), facts(1));
        let text = index.write();
        for bad in [
            "",
            "{}",
            "\u{0}",
            &text[..text.len() - 9],
            &text.replace("\"version\":1", "\"version\":2"),
            &text.replace("\"rounds\":1", "\"rounds\":-1"),
            &text.replace("\"bytes\":9", "\"bytes\":9,\"mood\":9"),
        ] {
            assert!(Index::read(bad.as_bytes()).is_none(), "{bad}");
        }
        assert!(Index::read(b"\xFF\xFE").is_none());
    }

    #[test]
    fn a_file_that_has_changed_is_not_known() {
        let mut index = Index::default();
        index.put("a".into(), stamp(1, 9), facts(1));
        assert!(index.knows(&entry("a", Some(stamp(1, 9)))) && index.knows(&entry("a", None)));
        for other in [entry("a", Some(stamp(2, 9))), entry("a", Some(stamp(1, 8))), entry("b", None)] {
            assert!(!index.knows(&other), "{other:?}");
        }
    }

    #[test]
    fn it_is_written_only_when_something_has_changed() {
        let mut index = Index::default();
        index.put("a".into(), stamp(1, 9), facts(1));
        index.has_changed = false;
        index.put("a".into(), stamp(1, 9), facts(1));
        index.keep_only(&HashSet::from(["a"]));
        assert!(!index.forget("b") && !index.has_changed);
        index.keep_only(&HashSet::new());
        assert!(index.has_changed && index.iter().next().is_none());
    }
}
