//! Who made what the game is made of.

use std::collections::BTreeMap;

use bevy_egui::egui::Ui;

use super::widgets::{heading, line, note, paragraph};
use crate::locale::Locale;

/// Every library that is linked for any system: name and version, a tab, and the licence.
const LIBRARIES: &str = include_str!("../../assets/credits/libraries.txt");

/// The names of all libraries, in order, by their licences.
fn by_licence() -> BTreeMap<&'static str, Vec<&'static str>> {
    let mut names = BTreeMap::<_, Vec<_>>::new();
    for (library, licence) in LIBRARIES.lines().filter_map(|line| line.split_once('\t')) {
        let name = library.split(' ').next().unwrap_or(library);
        let those = names.entry(licence).or_default();
        if those.last() != Some(&name) {
            those.push(name);
        }
    }
    names
}

pub(super) fn show(ui: &mut Ui, locale: &Locale) {
    ui.add_space(6.0);
    heading(ui, &locale.text("credits-title"));
    for key in ["credits-games", "credits-fonts", "credits-libraries"] {
        paragraph(ui, &locale.text(key));
    }
    for (licence, names) in by_licence() {
        line(ui, licence);
        note(ui, &names.join(", "));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_library_has_a_licence() {
        let lines = LIBRARIES.lines().count();
        let versions = LIBRARIES.lines().filter(|line| line.contains('\t')).count();
        assert_eq!(lines, versions);
        let names = by_licence();
        assert!(names["MIT OR Apache-2.0"].contains(&"bevy"), "{names:?}");
        let all: usize = names.values().map(Vec::len).sum();
        assert!(all > 100 && all <= lines, "{all}");
    }
}
