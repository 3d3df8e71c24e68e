//! The catalogues of all languages, and the one that is spoken now.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/locales");

/// The language that has every text, and whose texts stand in for those that another one lacks.
const COMPLETE: &str = "en";

/// A value that a text mentions: made by `into()` from `&str`, `String` or any whole number.
///
/// Numbers also choose the plural.
pub type Arg<'a> = FluentValue<'a>;

struct Catalogue {
    tag: String,
    bundle: FluentBundle<FluentResource>,
}

/// All texts, in the language that was chosen.
#[cfg_attr(feature = "app", derive(bevy::prelude::Resource))]
pub struct Locale {
    /// The complete language first, the others by tag.
    catalogues: Vec<Catalogue>,
    chosen: usize,
}

impl Default for Locale {
    fn default() -> Self {
        let languages = FILES.dirs().filter_map(|language| {
            let files: Vec<_> = language.files().filter_map(include_dir::File::contents_utf8).collect();
            Some((language.path().to_str()?, files))
        });
        Self::from_files(languages)
    }
}

impl Locale {
    /// Texts from catalogues given as language tag and Fluent sources; what cannot be read is reported and left out.
    fn from_files<'a>(languages: impl Iterator<Item = (&'a str, Vec<&'a str>)>) -> Self {
        let mut catalogues: Vec<_> =
            languages.filter_map(|(tag, sources)| Catalogue::parse(tag, &sources)).collect();
        catalogues.sort_by(|a, b| (a.tag != COMPLETE, &a.tag).cmp(&(b.tag != COMPLETE, &b.tag)));
        debug_assert!(
            catalogues.first().is_some_and(|first| first.tag == COMPLETE),
            "{COMPLETE} is compiled in"
        );
        Self { catalogues, chosen: 0 }
    }

    /// The text with this key.
    ///
    /// A key that is nowhere is an error of the program: the text is then the key.
    pub fn text(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The text with this key, with the values it mentions: `locale.with("table-round", &[("round", 3.into())])`.
    pub fn with(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.find(key, args).unwrap_or_else(|problem| {
            report(&problem);
            key.to_owned()
        })
    }

    /// The text, or what is wrong with the key or its values.
    fn find(&self, key: &str, args: &[(&str, Arg)]) -> Result<String, String> {
        let chosen = self.catalogues.get(self.chosen);
        let (catalogue, pattern) = chosen
            .into_iter()
            .chain(self.catalogues.first())
            .find_map(|catalogue| Some((catalogue, catalogue.bundle.get_message(key)?.value()?)))
            .ok_or_else(|| format!("no text has the key `{key}`"))?;
        let args: FluentArgs = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = catalogue.bundle.format_pattern(pattern, Some(&args), &mut errors);
        match errors.first() {
            None => Ok(text.into_owned()),
            Some(error) => Err(format!("text `{key}` in {}: {error}", catalogue.tag)),
        }
    }

    /// Every language: its tag, and its name in its own words; in the order in which a list should show them.
    pub fn languages(&self) -> Vec<(String, String)> {
        let name = |catalogue: &Catalogue| {
            let message = catalogue.bundle.get_message("language-name")?;
            Some(catalogue.bundle.format_pattern(message.value()?, None, &mut Vec::new()).into_owned())
        };
        let all = self.catalogues.iter();
        all.map(|it| (it.tag.clone(), name(it).unwrap_or_else(|| it.tag.clone()))).collect()
    }

    /// The tag of the language that is spoken, such as `en`.
    pub fn tag(&self) -> &str {
        self.catalogues.get(self.chosen).map_or(COMPLETE, |catalogue| &catalogue.tag)
    }

    /// Speaks the language with this tag, or the same language of another region (`de` for `de-AT`).
    ///
    /// `false`, and no change, if there is none.
    pub fn set(&mut self, tag: &str) -> bool {
        let same_language = |other: &Catalogue| {
            let language = |tag: &str| tag.parse::<LanguageIdentifier>().ok().map(|id| id.language);
            language(tag).is_some_and(|wanted| language(&other.tag) == Some(wanted))
        };
        let exact = self.catalogues.iter().position(|other| other.tag.eq_ignore_ascii_case(tag));
        let found = exact.or_else(|| self.catalogues.iter().position(same_language));
        self.chosen = found.unwrap_or(self.chosen);
        found.is_some()
    }
}

impl Catalogue {
    fn parse(tag: &str, sources: &[&str]) -> Option<Self> {
        let Ok(id) = tag.parse::<LanguageIdentifier>() else {
            report(&format!("`{tag}` is no language tag"));
            return None;
        };
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The marks would show as boxes: our texts mix no writing directions.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| with_true_minus(value)));
        for &source in sources {
            // What can be read of a catalogue with a mistake is still used.
            let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(rest, errors)| {
                report(&format!("catalogue {tag}: {errors:?}"));
                rest
            });
            if let Err(errors) = bundle.add_resource(resource) {
                report(&format!("catalogue {tag}: {errors:?}"));
            }
        }
        Some(Self { tag: tag.to_owned(), bundle })
    }
}

/// Tells whoever looks after the program what is wrong with it.
fn report(problem: &str) {
    #[cfg(feature = "app")]
    bevy::log::error!("{problem}");
    #[cfg(not(feature = "app"))]
    eprintln!("{problem}");
    debug_assert!(false, "{problem}");
}

/// A negative number with a minus sign as wide as a plus; everything else is left to Fluent.
fn with_true_minus(value: &FluentValue) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replacen('-', "−", 1)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EN: &str = "language-name = English\nhello = Hello { $name }\nonly = here\nn = { $n ->\n [one] one\n *[other] { $n }\n}";

    fn two() -> Locale {
        let norwegian = vec!["language-name = Norsk", "hello = Hei { $name }"];
        Locale::from_files([("nb", norwegian), ("en", vec![EN])].into_iter())
    }

    #[test]
    fn a_text_mentions_its_values_and_chooses_its_plural() {
        let locale = two();
        assert_eq!(locale.with("hello", &[("name", "Ada".into())]), "Hello Ada");
        assert_eq!(locale.with("hello", &[("name", String::from("Bo").into())]), "Hello Bo");
        assert_eq!(locale.with("n", &[("n", 1_i32.into())]), "one");
        assert_eq!(locale.with("n", &[("n", 4_usize.into())]), "4");
        assert_eq!(locale.with("hello", &[("name", 7_u8.into())]), "Hello 7");
    }

    #[test]
    fn a_text_that_the_chosen_language_lacks_comes_in_english() {
        let mut locale = two();
        assert!(locale.set("nb"));
        assert_eq!(locale.with("hello", &[("name", "Ada".into())]), "Hei Ada");
        assert_eq!(locale.text("only"), "here");
    }

    #[test]
    fn a_language_is_found_by_its_tag_or_as_another_regions() {
        let mut locale = two();
        assert_eq!(locale.tag(), "en");
        assert!(locale.set("NB") && locale.tag() == "nb");
        assert!(!locale.set("hu") && !locale.set("not a tag") && locale.tag() == "nb");
        assert!(locale.set("en-GB") && locale.tag() == "en");
        let pair = |tag: &str, name: &str| (tag.to_owned(), name.to_owned());
        assert_eq!(locale.languages(), [pair("en", "English"), pair("nb", "Norsk")]);
    }

    #[test]
    fn a_missing_key_or_value_is_reported() {
        let locale = two();
        assert_eq!(locale.find("absent", &[]).unwrap_err(), "no text has the key `absent`");
        assert!(locale.find("hello", &[]).unwrap_err().contains("text `hello` in en: "));
    }

    #[test]
    fn texts_can_be_read_from_any_thread() {
        fn is_shared<T: Send + Sync + 'static>() {}
        is_shared::<Locale>();
    }
}
