//! The texts of one language.

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use super::{Arg, languages::Language, numbers};

/// The texts of one language, read.
pub(super) struct Catalogue {
    tag: String,
    bundle: FluentBundle<FluentResource>,
}

/// Why a language does not give a text.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum NoText {
    /// It has none with this key.
    Missing,
    /// What is wrong with the one that it has.
    Broken(String),
}

impl Catalogue {
    /// Reads a language. What can be read of one with a mistake is used; the mistakes come beside.
    pub(super) fn read(language: &Language) -> (Self, Vec<String>) {
        let (tag, mut mistakes) = (language.tag.clone(), Vec::new());
        let id: LanguageIdentifier = tag.parse().unwrap_or_else(|error| {
            mistakes.push(format!("`{tag}` is no language tag: {error}"));
            LanguageIdentifier::default()
        });
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The marks would show as boxes: our texts mix no writing directions.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(numbers::formatter(&tag)));
        let functions = bundle.add_builtins().and_then(|()| bundle.add_function("ARTICLE", numbers::article));
        if let Err(error) = functions {
            mistakes.push(format!("texts in {tag}: {error}"));
        }
        #[cfg(feature = "dev")]
        if tag == super::pseudo::TAG {
            bundle.set_transform(Some(super::pseudo::transform));
        }
        for source in &language.sources {
            let resource = FluentResource::try_new(source.clone()).unwrap_or_else(|(rest, errors)| {
                mistakes.push(format!("texts in {tag}: {errors:?}"));
                rest
            });
            if let Err(errors) = bundle.add_resource(resource) {
                mistakes.push(format!("texts in {tag}: {errors:?}"));
            }
        }
        (Self { tag, bundle }, mistakes)
    }

    /// The text with this key, with the values that it mentions.
    pub(super) fn text(&self, key: &str, args: &[(&str, Arg)]) -> Result<String, NoText> {
        let pattern =
            self.bundle.get_message(key).and_then(|message| message.value()).ok_or(NoText::Missing)?;
        let args: FluentArgs = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        match errors.first() {
            Some(error) => Err(NoText::Broken(format!("text `{key}` in {}: {error}", self.tag))),
            #[cfg(feature = "dev")]
            None if self.tag == super::pseudo::TAG => Ok(super::pseudo::bracket(&text)),
            None => Ok(text.into_owned()),
        }
    }
}
