//! Tests that compare the sources with the catalogues: no key is missing, and none is left over.

use std::{
    fs,
    path::{Path, PathBuf},
};

use super::{languages::COMPLETE, messages::Texts};

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
    let english = Texts::of(COMPLETE);
    for (path, code) in sources() {
        // The catalogue's own tests speak a language of their own.
        if path.ends_with("locale/spoken.rs") {
            continue;
        }
        for key in asked(&code, ".text(").chain(asked(&code, ".with(")) {
            assert!(english.by_key.contains_key(key), "{} asks for `{key}`", path.display());
        }
    }
}

/// Only calls that write out key and values in one place are looked at.
#[test]
fn every_call_gives_the_values_that_its_text_mentions() {
    let english = Texts::of(COMPLETE);
    for (path, code) in sources().iter().filter(|(path, _)| !path.ends_with("locale/spoken.rs")) {
        for key in asked(code, ".text(") {
            let values = english.values(key);
            assert!(values.is_empty(), "{}: `{key}` needs {values:?}", path.display());
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
            let values = english.values(key);
            let missing: Vec<_> = values.iter().filter(|name| !is_given(name)).collect();
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

/// A key counts as used where it is written out, in whatever call or table, or in another text.
#[test]
fn every_key_of_the_english_texts_is_used() {
    let english = Texts::of(COMPLETE);
    let (sources, pages) = (sources(), pages());
    let is_used = |key: &&String| {
        sources.iter().any(|(_, code)| code.contains(&format!("\"{key}\"")))
            || pages.iter().any(|page| page.contains(&format!("{{{{{key}}}}}")))
            || english.by_key.values().any(|text| text.texts.contains(*key))
    };
    let left_over: Vec<_> = english.by_key.keys().filter(|key| !is_used(key)).collect();
    assert!(left_over.is_empty(), "nobody asks for {left_over:#?}");
}
