//! All languages, and the one that is spoken now.

use fluent_bundle::FluentValue;

use super::{
    catalogue::{Catalogue, NoText},
    languages::{COMPLETE, Language, choose},
};

/// A value that a text mentions: made by `into()` from `&str`, `String` or any number.
///
/// Numbers also choose the plural.
pub type Arg<'a> = FluentValue<'a>;

/// All texts, in the language that was chosen.
///
/// Only English and that language are read. What another language lacks, and what is wrong in it, comes in English.
#[cfg_attr(feature = "app", derive(bevy::prelude::Resource))]
pub struct Locale {
    /// The complete language first, the others by tag.
    languages: Vec<Language>,
    complete: Catalogue,
    /// The place of the language that is spoken among all of them, and its texts; `None` for the complete one.
    chosen: Option<(usize, Catalogue)>,
}

impl Default for Locale {
    /// English, as of everything that is not for the person at the device.
    fn default() -> Self {
        Self::of(Language::compiled_in())
    }
}

impl Locale {
    /// These languages, the complete one first.
    fn of(languages: Vec<Language>) -> Self {
        debug_assert!(languages.first().is_some_and(|it| it.tag == COMPLETE), "{COMPLETE} is compiled in");
        let nothing = Language { tag: COMPLETE.into(), sources: Vec::new() };
        let (complete, mistakes) = Catalogue::read(languages.first().unwrap_or(&nothing));
        mistakes.iter().for_each(|mistake| fail(mistake));
        Self { languages, complete, chosen: None }
    }

    /// The text with this key.
    ///
    /// A key that is nowhere is an error of the program: the text is then the key.
    pub fn text(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The text with this key, with the values it mentions: `locale.with("table-round", &[("round", 3.into())])`.
    pub fn with(&self, key: &str, args: &[(&str, Arg)]) -> String {
        match self.chosen.as_ref().map(|(_, catalogue)| catalogue.text(key, args)) {
            Some(Ok(text)) => return text,
            Some(Err(NoText::Broken(mistake))) => report(&mistake),
            Some(Err(NoText::Missing)) | None => {}
        }
        self.complete.text(key, args).unwrap_or_else(|error| {
            fail(&match error {
                NoText::Missing => format!("no text has the key `{key}`"),
                NoText::Broken(mistake) => mistake,
            });
            key.to_owned()
        })
    }

    /// Every language: its tag, and its name in its own words; in the order in which a list should show them.
    pub fn languages(&self) -> impl Iterator<Item = (&str, &str)> {
        self.languages.iter().map(|it| (it.tag.as_str(), it.name()))
    }

    /// The tag of the language that is spoken, such as `en`.
    pub fn tag(&self) -> &str {
        self.languages.get(self.place()).map_or(COMPLETE, |language| &language.tag)
    }

    fn place(&self) -> usize {
        self.chosen.as_ref().map_or(0, |(place, _)| *place)
    }

    /// Speaks the first language of `preferred` that there is, itself or in another region (`de` for `de-AT`), and
    /// English if there is none. Tells whether that is another one than before.
    pub fn speak(&mut self, preferred: &[impl AsRef<str>]) -> bool {
        let have: Vec<_> = self.languages.iter().map(|it| it.tag.as_str()).collect();
        let place = choose(preferred, &have).unwrap_or(0);
        if place == self.place() {
            return false;
        }
        let language = self.languages.get(place).filter(|_| place > 0);
        self.chosen = language.map(|language| {
            let (catalogue, mistakes) = Catalogue::read(language);
            mistakes.iter().for_each(|mistake| report(mistake));
            (place, catalogue)
        });
        true
    }
}

/// Tells whoever looks after the program what is wrong with a translation; English helps out.
fn report(problem: &str) {
    #[cfg(feature = "app")]
    bevy::log::error!("{problem}");
    #[cfg(not(feature = "app"))]
    eprintln!("{problem}");
}

/// The same of a mistake in the program or its English, for which nothing helps out.
fn fail(problem: &str) {
    report(problem);
    debug_assert!(false, "{problem}");
}

#[cfg(test)]
mod tests {
    use super::*;

    const EN: &str = "hello = Hello { $name }\nonly = here\nn = { $n ->\n [one] one\n *[other] { $n }\n}\nlanguage-name = English";

    /// English, and another language with these texts beside its name.
    fn with(tag: &str, texts: &str) -> Locale {
        let texts = format!("language-name = {tag} itself\n{texts}");
        let mut locale = Locale::of(vec![Language::of("en", &[EN]), Language::of(tag, &[&texts])]);
        assert!(locale.speak(&[tag]));
        locale
    }

    fn hello(locale: &Locale) -> String {
        locale.with("hello", &[("name", "Ada".into())])
    }

    #[test]
    fn a_text_mentions_its_values_and_chooses_its_plural() {
        let locale = Locale::of(vec![Language::of("en", &[EN])]);
        assert_eq!(hello(&locale), "Hello Ada");
        assert_eq!(locale.with("hello", &[("name", String::from("Bo").into())]), "Hello Bo");
        assert_eq!(locale.with("n", &[("n", 1_i32.into())]), "one");
        assert_eq!(locale.with("n", &[("n", 4_usize.into())]), "4");
        assert_eq!(locale.with("hello", &[("name", 7_u8.into())]), "Hello 7");
    }

    #[test]
    fn a_text_that_the_chosen_language_lacks_comes_in_english() {
        let locale = with("nb", "hello = Hei { $name }");
        assert_eq!(hello(&locale), "Hei Ada");
        assert_eq!(locale.text("only"), "here");
    }

    #[test]
    fn a_text_that_is_broken_in_the_chosen_language_comes_in_english() {
        for broken in [
            "hello = Hei { $navn }",
            "hello = Hei { $name",
            "hello = Hei { NOTHING($name) }",
            "hello = Hei { other }",
            "hello = { hello }",
            "hello =",
            "hello = { $name ->\n    [one] Hei\n}",
            "hello",
        ] {
            let locale = with("nb", &format!("{broken}\n\nonly = her\n"));
            assert_eq!(hello(&locale), "Hello Ada", "{broken}");
            assert_eq!(locale.text("only"), "her", "the others are read: {broken}");
        }
    }

    #[test]
    fn the_language_is_the_first_that_is_preferred_and_there() {
        let mut locale = with("nb", "hello = Hei { $name }");
        assert_eq!(locale.tag(), "nb");
        assert!(!locale.speak(&["nn-NO", "en"]), "it is spoken already");
        assert!(locale.speak(&["sv", "en-GB", "nb"]) && locale.tag() == "en");
        assert_eq!(hello(&locale), "Hello Ada");
        assert!(locale.speak(&["no"]) && locale.tag() == "nb");
        assert!(locale.speak(&["hu", "not a tag"]) && locale.tag() == "en", "English for all others");
        assert_eq!(locale.languages().collect::<Vec<_>>(), [("en", "English"), ("nb", "nb itself")]);
    }

    #[test]
    fn numbers_and_articles_are_those_of_the_language() {
        let texts = "hello = { ARTICLE($name, start: 1) } { $name }\nn = { ARTICLE($n) } { NUMBER($n, minimumFractionDigits: 1) }";
        let locale = with("hu", texts);
        assert_eq!(hello(&locale), "Az Ada");
        assert_eq!(locale.with("n", &[("n", 5.into())]), "az 5,0");
    }

    #[test]
    fn the_pseudo_language_shows_what_goes_through_texts() {
        let mut locale = Locale::default();
        assert!(locale.speak(&["en-XA"]));
        assert_eq!(locale.text("table-roll"), "«Rööll»");
        assert_eq!(locale.with("table-rolls", &[("name", "Ada".into())]), "«Ada röölls»");
    }

    #[test]
    fn texts_can_be_read_from_any_thread() {
        fn is_shared<T: Send + Sync + 'static>() {}
        is_shared::<Locale>();
    }
}
