//! The texts of a language as they stand in its files, for tests that compare languages.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource},
    parser, serializer,
};

use crate::bots::fnv;

/// Where the languages are.
pub(super) fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales")
}

/// The tags of all languages.
pub(super) fn tags() -> Vec<String> {
    let folders = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut tags: Vec<_> = folders.map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect();
    tags.sort();
    tags
}

/// One text.
#[derive(Default, Debug)]
pub(super) struct Text {
    /// The values that it mentions or goes by.
    pub values: BTreeSet<String>,
    /// Those of them that are read out, whatever is chosen by them.
    pub read: BTreeSet<String>,
    /// The other texts that it is made of.
    pub texts: BTreeSet<String>,
    /// What is written in it, each way to say it by itself, on one line, with a pair of braces for every value.
    pub ways: BTreeSet<String>,
    /// A number for what it says: it changes when the text does, and not when its lines are only broken anew.
    pub hash: String,
}

/// The texts of a language.
#[derive(Default, Debug)]
pub(super) struct Texts {
    /// By key.
    pub by_key: BTreeMap<String, Text>,
    /// Other forms of them, such as `planner-building.dative`, which only a language's own texts mention.
    pub forms: BTreeMap<String, Text>,
    /// What cannot be read, and keys that are there twice.
    pub mistakes: Vec<String>,
}

impl Texts {
    /// All those of the folder of this language.
    pub(super) fn of(tag: &str) -> Self {
        Self::of_files(tag, |_| true)
    }

    /// Those that are translated: the program for terminals speaks English alone.
    pub(super) fn translated(tag: &str) -> Self {
        Self::of_files(tag, |name| name != "terminal.ftl")
    }

    fn of_files(tag: &str, is_wanted: impl Fn(&str) -> bool) -> Self {
        let files = fs::read_dir(folder().join(tag)).unwrap().map(|entry| entry.unwrap().path());
        let named = |path: &PathBuf| is_wanted(path.file_name().unwrap().to_str().unwrap());
        let mut files: Vec<_> = files.filter(named).collect();
        files.sort();
        let sources: Vec<_> = files.iter().map(|path| fs::read_to_string(path).unwrap()).collect();
        Self::read(&sources)
    }

    /// Those of these files.
    pub(super) fn read(sources: &[impl AsRef<str>]) -> Self {
        let mut texts = Self::default();
        for source in sources {
            let resource = parser::parse(source.as_ref()).unwrap_or_else(|(rest, errors)| {
                texts.mistakes.extend(errors.iter().map(|error| {
                    let before = &source.as_ref()[..error.pos.start.min(source.as_ref().len())];
                    let line = before.chars().filter(|&it| it == '\n').count() + 1;
                    format!("line {line}: {}", error.kind)
                }));
                rest
            });
            resource.body.into_iter().for_each(|entry| texts.take(entry));
        }
        texts
    }

    fn take(&mut self, entry: Entry<&str>) {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Term(term) => {
                self.forms.insert(format!("-{}", term.id.name), Text::default());
                return;
            }
            _ => return,
        };
        let key = message.id.name.to_owned();
        let Some(pattern) = &message.value else {
            self.mistakes.push(format!("`{key}` says nothing"));
            return;
        };
        let mut text = Text { hash: hash(pattern), ..Text::default() };
        text.look_at(pattern);
        for attribute in &message.attributes {
            let mut form = Text::default();
            form.look_at(&attribute.value);
            self.forms.insert(format!("{key}.{}", attribute.id.name), form);
        }
        if self.by_key.insert(key.clone(), text).is_some() {
            self.mistakes.push(format!("`{key}` is there twice"));
        }
    }

    /// A text, or a form of one.
    pub(super) fn get(&self, key: &str) -> Option<&Text> {
        self.by_key.get(key).or_else(|| self.forms.get(key))
    }

    /// What a text goes by, with the texts that it is made of.
    pub(super) fn values(&self, key: &str) -> BTreeSet<String> {
        let Some(text) = self.get(key) else { return BTreeSet::new() };
        let of_others = text.texts.iter().flat_map(|other| self.values(other));
        text.values.iter().cloned().chain(of_others).collect()
    }

    /// What of it is read out, with the texts that it is made of.
    pub(super) fn read_values(&self, key: &str) -> BTreeSet<String> {
        let Some(text) = self.get(key) else { return BTreeSet::new() };
        let of_others = text.texts.iter().flat_map(|other| self.read_values(other));
        text.read.iter().cloned().chain(of_others).collect()
    }
}

/// Goes by the whole pattern, but by nothing else of the file.
fn hash(pattern: &Pattern<&str>) -> String {
    let message = Message {
        id: fluent_syntax::ast::Identifier { name: "it" },
        value: Some(pattern.clone()),
        attributes: Vec::new(),
        comment: None,
    };
    let text = serializer::serialize(&Resource { body: vec![Entry::Message(message)] });
    format!("{:016x}", fnv::extend(fnv::EMPTY, text.bytes()))
}

impl Text {
    fn look_at(&mut self, pattern: &Pattern<&str>) {
        let mut way = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => way.push_str(value),
                PatternElement::Placeable { expression } => {
                    way.push_str("{}");
                    self.look_into(expression);
                }
            }
        }
        self.ways.insert(way.split_whitespace().collect::<Vec<_>>().join(" "));
    }

    fn look_into(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Select { selector, variants } => {
                // What is chosen by is not read out with that.
                let read = self.read.clone();
                self.look_inside(selector);
                self.read = read;
                variants.iter().for_each(|variant| self.look_at(&variant.value));
            }
            Expression::Inline(inline) => self.look_inside(inline),
        }
    }

    fn look_inside(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.values.insert(id.name.to_owned());
                self.read.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let form = attribute.as_ref().map(|form| format!(".{}", form.name)).unwrap_or_default();
                self.texts.insert(format!("{}{form}", id.name));
            }
            InlineExpression::FunctionReference { id, arguments } => {
                // An article is read, but the word that it belongs to is not.
                let read = self.read.clone();
                arguments.positional.iter().for_each(|it| self.look_inside(it));
                if id.name == "ARTICLE" {
                    self.read = read;
                }
            }
            InlineExpression::Placeable { expression } => self.look_into(expression),
            InlineExpression::TermReference { id, .. } => {
                self.texts.insert(format!("-{}", id.name));
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}
