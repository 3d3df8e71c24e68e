//! Tests that compare the sources with the catalogues: no key is missing, and none is left over.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// All Rust sources of the app, comments taken out.
fn sources() -> Vec<(PathBuf, String)> {
    fn collect(folder: &Path, sources: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                collect(&path, sources);
            } else if path.extension().is_some_and(|it| it == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
                let code = code.collect::<Vec<_>>().join("\n");
                sources.push((path, code));
            }
        }
    }
    let mut sources = Vec::new();
    collect(&Path::new(ROOT).join("src"), &mut sources);
    sources
}

fn keys(catalogue: &str) -> BTreeSet<String> {
    let lines = catalogue.lines().filter(|line| line.starts_with(|it: char| it.is_ascii_lowercase()));
    lines.filter_map(|line| Some(line.split_once('=')?.0.trim().to_owned())).collect()
}

/// The names of the values that each text of a catalogue mentions.
fn values(catalogue: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut values = BTreeMap::<String, BTreeSet<String>>::new();
    let mut key = String::new();
    for line in catalogue.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|it: char| it.is_ascii_lowercase()) {
            key = line.split('=').next().unwrap().trim().to_owned();
        }
        let names = line.split('$').skip(1);
        let names = names.filter_map(|rest| rest.split(|it: char| !it.is_ascii_lowercase()).next());
        // A dollar sign before a number stands for itself.
        let names = names.filter(|name| !name.is_empty());
        values.entry(key.clone()).or_default().extend(names.map(str::to_owned));
    }
    values
}

/// All texts of a language.
fn catalogue(folder: &Path) -> String {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.map(|path| fs::read_to_string(path).unwrap() + "\n").collect()
}

fn english() -> String {
    catalogue(&Path::new(ROOT).join("assets/locales/en"))
}

/// The catalogues by language, English first.
fn catalogues() -> Vec<(String, BTreeSet<String>)> {
    let folder = Path::new(ROOT).join("assets/locales");
    let mut languages: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    languages.sort_by_key(|path| (!path.ends_with("en"), path.clone()));
    languages.iter().map(|path| (path.display().to_string(), keys(&catalogue(path)))).collect()
}

/// Whether a text could be a key at all.
fn is_key(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-')
}

/// The literals that stand as first argument in calls of `method`.
fn asked<'a>(code: &'a str, method: &str) -> impl Iterator<Item = &'a str> {
    code.split(method).skip(1).filter_map(|rest| {
        let literal = rest.trim_start().strip_prefix('"')?;
        literal.split('"').next().filter(|text| is_key(text))
    })
}

#[test]
fn every_key_that_is_asked_for_is_in_the_english_catalogue() {
    let (_, english) = catalogues().swap_remove(0);
    for (path, code) in sources() {
        // The catalogue's own tests speak a language of their own.
        if path.ends_with("locale/catalogue.rs") {
            continue;
        }
        for key in asked(&code, ".text(").chain(asked(&code, ".with(")) {
            assert!(english.contains(key), "{} asks for `{key}`", path.display());
        }
    }
}

/// Only calls that write out key and values in one place are looked at.
#[test]
fn every_call_gives_the_values_that_its_text_mentions() {
    let values = values(&english());
    for (path, code) in sources().iter().filter(|(path, _)| !path.ends_with("locale/catalogue.rs")) {
        for key in asked(code, ".text(") {
            assert!(values[key].is_empty(), "{}: `{key}` needs {:?}", path.display(), values[key]);
        }
        for call in code.split(".with(").skip(1) {
            let Some(key) = call.trim_start().strip_prefix('"').and_then(|rest| rest.split('"').next()) else {
                continue;
            };
            let Some(list) =
                is_key(key).then(|| list_of_values(&call[call.find(key).unwrap_or(0) + key.len()..]))
            else {
                continue;
            };
            let Some(list) = list else { continue };
            let is_given = |name: &&String| list.contains(&format!("(\"{name}\""));
            let missing: Vec<_> = values[key].iter().filter(|name| !is_given(name)).collect();
            assert!(missing.is_empty(), "{}: `{key}` needs {missing:?}", path.display());
        }
    }
}

/// The list of values that follows a key; `None` unless every value is written out in it.
fn list_of_values(after_key: &str) -> Option<&str> {
    let list = after_key.trim_start_matches(['"', ',', '\n', ' ']).strip_prefix("&[")?;
    let mut depth = 0_i32;
    let mut is_start = true;
    for (at, it) in list.char_indices() {
        match it {
            ']' if depth == 0 => return Some(&list[..at]),
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            ',' if depth == 0 => is_start = true,
            it if it.is_whitespace() => {}
            _ if depth == 0 && is_start => return None,
            _ => is_start = false,
        }
    }
    None
}

/// What the web page around the app says; its texts stand there as `{{key}}`.
fn pages() -> Vec<String> {
    let pages = ["index.html", "manifest.webmanifest"];
    pages.map(|name| fs::read_to_string(Path::new(ROOT).join("web").join(name)).unwrap()).into()
}

/// A key counts as used where it is written out, in whatever call or table.
#[test]
fn every_key_of_the_english_catalogue_is_used() {
    let (_, english) = catalogues().swap_remove(0);
    let (sources, pages) = (sources(), pages());
    let is_used = |key: &&String| {
        sources.iter().any(|(_, code)| code.contains(&format!("\"{key}\"")))
            || pages.iter().any(|page| page.contains(&format!("{{{{{key}}}}}")))
    };
    let left_over: Vec<_> = english.iter().filter(|key| !is_used(key)).collect();
    assert!(left_over.is_empty(), "nobody asks for {left_over:#?}");
}

#[test]
fn no_catalogue_has_a_key_that_english_lacks() {
    let mut catalogues = catalogues().into_iter();
    let (_, english) = catalogues.next().unwrap();
    for (file, keys) in catalogues {
        let strange: Vec<_> = keys.difference(&english).collect();
        assert!(strange.is_empty(), "{file} has {strange:?}");
    }
}
