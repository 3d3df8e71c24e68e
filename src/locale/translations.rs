//! Tests that compare every language with English: what is missing, what is strange, and what has changed since.
//!
//! `assets/translated/<tag>.txt` has a line for each text of a language: its key, and the hash of the English that it
//! was made from. `./dev translated <tag>` writes it, for whoever has brought a language up to date.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::PathBuf,
};

use super::{
    languages::COMPLETE,
    messages::{Text, Texts, folder, tags},
};

/// What is wrong with a language, one line each. `made_from` has the hashes of the English that it was made from.
fn problems(english: &Texts, language: &Texts, made_from: &BTreeMap<String, String>) -> Vec<String> {
    let mut problems = language.mistakes.clone();
    for key in english.by_key.keys().filter(|key| !language.by_key.contains_key(*key)) {
        problems.push(format!("`{key}` is missing"));
    }
    for (key, text) in &language.by_key {
        let Some(of_english) = english.by_key.get(key) else {
            problems.push(format!("`{key}` is a key that English does not have"));
            continue;
        };
        let (values, known) = (language.values(key), english.values(key));
        problems.extend(
            values.difference(&known).map(|it| format!("`{key}` mentions ${it}, which nobody gives it")),
        );
        let (read, wanted) = (language.read_values(key), english.read_values(key));
        problems.extend(wanted.difference(&read).map(|it| format!("`{key}` leaves out ${it}")));
        let others = text.texts.iter().filter(|other| language.get(other).is_none());
        problems.extend(others.map(|other| format!("`{key}` is made of `{other}`, which is not there")));
        match made_from.get(key) {
            Some(hash) if *hash == of_english.hash => {}
            Some(_) => problems.push(format!("`{key}` has changed in English since it was translated")),
            None => problems.push(format!("`{key}` does not say which English it was made from")),
        }
    }
    problems
}

fn hashes(tag: &str) -> PathBuf {
    folder().with_file_name("translated").join(format!("{tag}.txt"))
}

fn read_hashes(text: &str) -> BTreeMap<String, String> {
    let pairs = text.lines().filter_map(|line| line.split_once(' '));
    pairs.map(|(key, hash)| (key.to_owned(), hash.to_owned())).collect()
}

/// All texts of a language, as made from the English of today.
fn written_hashes(english: &Texts, language: &Texts) -> String {
    let both = language.by_key.keys().filter_map(|key| Some((key, &english.by_key.get(key)?.hash)));
    both.map(|(key, hash)| format!("{key} {hash}\n")).collect()
}

#[test]
fn every_language_says_what_english_says() {
    let english = Texts::translated(COMPLETE);
    assert!(english.mistakes.is_empty(), "{:#?}", english.mistakes);
    for tag in tags().iter().filter(|tag| *tag != COMPLETE) {
        let language = Texts::of(tag);
        if env::var("DOODLE_TRANSLATED").is_ok_and(|done| done == *tag) {
            fs::write(hashes(tag), written_hashes(&english, &language)).unwrap();
        }
        let made_from = read_hashes(&fs::read_to_string(hashes(tag)).unwrap_or_default());
        let problems = problems(&english, &language, &made_from);
        assert!(problems.is_empty(), "texts in {tag}: {problems:#?}");
    }
}

/// What languages say in the very words of English, and why.
const SAME: &[(&str, &[&str], &str)] = &[
    ("Doodle City", &["de", "fr", "hu", "nb", "nl"], "games keep their names"),
    ("City Planner", &["de", "fr", "hu", "nb", "nl"], "games keep their names"),
    ("Design Town", &["de", "fr", "hu", "nb", "nl"], "games keep their names"),
    ("J, K, L, N", &["de", "fr", "hu", "nb", "nl"], "keys are the same everywhere"),
    ("Q, W, E", &["de", "fr", "hu", "nb", "nl"], "keys are the same everywhere"),
    ("OK", &["de", "fr", "hu", "nb", "nl"], "everybody says so"),
    ("15 min", &["de", "fr", "nb", "nl"], "the sign for minutes is the same"),
    ("20 min", &["de", "fr", "nb", "nl"], "the sign for minutes is the same"),
    ("30 min", &["de", "fr", "nb", "nl"], "the sign for minutes is the same"),
    ("Emeritus", &["de", "hu", "nb", "nl"], "it is Latin"),
    ("Bonus", &["de", "fr", "nb", "nl"], "the word is the same"),
    ("Pause", &["fr", "nb"], "the word is the same"),
    ("Solo", &["de", "fr", "nb", "nl"], "the word is the same"),
    ("taxi", &["fr", "hu", "nb", "nl"], "the word is the same"),
    ("hotel", &["hu", "nl"], "the word is the same"),
    ("Hotels", &["de", "nl"], "the word is the same"),
    ("Taxis", &["de", "fr"], "the word is the same"),
    ("Computer", &["de", "nl"], "the word is the same"),
    ("Expert", &["fr", "nl"], "the word is the same"),
    ("Menu", &["fr", "nl"], "the word is the same"),
    ("menu", &["fr", "nl"], "the word is the same"),
    ("Normal", &["de", "nb"], "the word is the same"),
    ("President", &["nb", "nl"], "the word is the same"),
    ("Start", &["nb", "nl"], "the word is the same"),
    ("Vibration", &["de"], "the word is the same"),
    ("System", &["de", "nb"], "the word is the same"),
    ("Animations", &["fr"], "the word is the same"),
    ("Entrepreneur", &["fr"], "the word is the same"),
    ("Total", &["fr"], "the word is the same"),
    ("{} point", &["fr"], "the word is the same"),
    ("{} points", &["fr"], "the word is the same"),
    ("{} – {} point", &["fr"], "the word is the same"),
    ("{} – {} points", &["fr"], "the word is the same"),
    ("Pass", &["nb"], "the word is the same"),
    ("pass", &["nb"], "the word is the same"),
    ("Architect", &["nl"], "the word is the same"),
    ("Contrast", &["nl"], "the word is the same"),
    ("Beginner", &["nl"], "the word is the same"),
    ("Details", &["nl"], "the word is the same"),
    ("Later", &["nl"], "the word is the same"),
    ("Station", &["nl"], "the word is the same"),
    ("open", &["nl"], "the word is the same"),
];

/// What a language says in the very words of English: of each text every way to say it, and all lines together.
fn untranslated(english: &Texts, language: &Texts) -> BTreeSet<String> {
    let has_words = |way: &&String| way.chars().filter(|it| it.is_alphabetic()).count() > 1;
    let same = |(key, text): (&String, &Text)| {
        let ways = english.by_key.get(key).map(|english| english.ways.intersection(&text.ways));
        ways.into_iter().flatten().filter(has_words).cloned().collect::<Vec<_>>()
    };
    language.by_key.iter().flat_map(same).collect()
}

#[test]
fn no_language_has_english_left_but_where_that_is_meant() {
    let english = Texts::translated(COMPLETE);
    for tag in tags().iter().filter(|tag| *tag != COMPLETE) {
        let found = untranslated(&english, &Texts::of(tag));
        let meant = SAME.iter().filter(|(_, tags, _)| tags.contains(&tag.as_str()));
        let meant: BTreeSet<String> = meant.map(|(text, ..)| (*text).to_owned()).collect();
        assert_eq!(found, meant, "in {tag}: what was found, and what is meant");
    }
}

#[test]
fn english_is_found_in_lines_and_among_the_ways_to_say_something() {
    let found = |norwegian: &str| untranslated(&Texts::read(&[EN]), &Texts::read(&[norwegian]));
    assert_eq!(found("hello = Hei { $name }\nplain = Ferdig\n"), BTreeSet::new());
    let parts = "parts =\n    { $count ->\n        [one] a part of { $name }\n       *[other] { $count } deler av { $name }\n    }\n";
    assert_eq!(found(parts), BTreeSet::from(["a part of {}".to_owned()]));
    assert_eq!(found("plain =\n    Done\n"), BTreeSet::from(["Done".to_owned()]));
}

const EN: &str = "
hello = Hello { $name }
parts =
    { $count ->
        [one] a part of { $name }
       *[other] { $count } parts of { $name }
    }
plain = Done
";

/// What is wrong with Norwegian texts like these, made from the English above.
fn wrong(norwegian: &str) -> Vec<String> {
    let (english, language) = (Texts::read(&[EN]), Texts::read(&[norwegian]));
    problems(&english, &language, &read_hashes(&written_hashes(&english, &language)))
}

#[test]
fn a_language_may_choose_its_plurals_by_itself() {
    let good = "
hello = { ARTICLE($name) } { $name }, hei
parts = { $count } deler av { $name }
plain =
    Det er
    gjort
";
    assert_eq!(wrong(good), [""; 0]);
    let by_others = good.replace("hei", "{ plain }, { -brand }, { plain.formal }");
    assert_eq!(wrong(&format!("-brand = Doodle\n{by_others}    .formal = Gjort!\n")), [""; 0]);
}

#[test]
fn every_kind_of_mistake_is_named() {
    let good = "hello = Hei { $name }\nparts = { $count } deler av { $name }\nplain = Ferdig\n";
    for (before, after, problem) in [
        ("plain = Ferdig\n", "", "`plain` is missing"),
        ("Ferdig\n", "Ferdig\nstrange = Rart\n", "`strange` is a key that English does not have"),
        ("Hei { $name }", "Hei { $navn } { $name }", "`hello` mentions $navn, which nobody gives it"),
        ("Hei { $name }", "Hei", "`hello` leaves out $name"),
        ("Hei { $name }", "Hei { ARTICLE($name) }", "`hello` leaves out $name"),
        ("Ferdig", "{ other }", "`plain` is made of `other`, which is not there"),
        ("Ferdig", "{ hello.formal }", "`plain` is made of `hello.formal`, which is not there"),
        ("Ferdig", "{ -brand }", "`plain` is made of `-brand`, which is not there"),
        ("Ferdig\n", "Ferdig\nplain = Ferdig\n", "`plain` is there twice"),
        ("plain = Ferdig\n", "plain =\n", "line 3: Expected a message field for \"plain\""),
        ("{ $name }\np", "{ $name\np", "line 2: Expected a token starting with \"}\""),
    ] {
        assert!(good.contains(before), "{before}");
        let found = wrong(&good.replacen(before, after, 1));
        assert!(found.iter().any(|it| it == problem), "{problem}: {found:#?}");
    }
}

#[test]
fn what_has_changed_in_english_is_named() {
    let norwegian =
        Texts::read(&["hello = Hei { $name }\nparts = { $count } deler av { $name }\nplain = Ferdig\n"]);
    let made_from = read_hashes(&written_hashes(&Texts::read(&[EN]), &norwegian));
    let problems = |english: &str| problems(&Texts::read(&[english]), &norwegian, &made_from);
    assert_eq!(problems(EN), [""; 0]);
    assert_eq!(problems(&format!("# A comment\n{}", EN.replace("plain = Done", "plain =\n    Done"))), [""; 0]);
    let changed = ["`plain` has changed in English since it was translated"];
    assert_eq!(problems(&EN.replace("Done", "Ready")), changed);
    assert_eq!(
        problems(&EN.replace("[one] a part", "[one] one part"))[..],
        ["`parts` has changed in English since it was translated"]
    );
    let nobody = super::translations::problems(&Texts::read(&[EN]), &norwegian, &BTreeMap::new());
    assert_eq!(nobody.len(), 3);
}
