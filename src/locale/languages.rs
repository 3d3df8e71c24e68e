//! The languages there are, and which of them a person reads.

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/locales");

/// The language that has every text, and whose texts stand in for those that another one lacks.
pub(super) const COMPLETE: &str = "en";

/// A language and its texts, not read yet.
pub(super) struct Language {
    /// Its tag, such as `nb`.
    pub tag: String,
    /// Its texts in Fluent's form, a file each.
    pub sources: Vec<String>,
}

impl Language {
    /// A language of these texts.
    #[cfg(test)]
    pub(super) fn of(tag: &str, sources: &[&str]) -> Self {
        Self { tag: tag.to_owned(), sources: sources.iter().map(|&it| it.to_owned()).collect() }
    }

    /// The languages that are compiled in, the complete one first, the others by tag.
    pub(super) fn compiled_in() -> Vec<Self> {
        let mut languages: Vec<_> = FILES
            .dirs()
            .filter_map(|folder| {
                let files = folder.files().filter(|file| file.path().extension().is_some_and(|it| it == "ftl"));
                let sources = files.filter_map(|file| file.contents_utf8().map(str::to_owned)).collect();
                Some(Self { tag: folder.path().to_str()?.to_owned(), sources })
            })
            .collect();
        #[cfg(feature = "dev")]
        if let Some(complete) = languages.iter().find(|it| it.tag == COMPLETE) {
            languages.push(super::pseudo::language(complete));
        }
        languages.sort_by(|a, b| (a.tag != COMPLETE, &a.tag).cmp(&(b.tag != COMPLETE, &b.tag)));
        languages
    }

    /// Its name in its own words; its tag if it does not say. Nothing else of it is read for that.
    pub(super) fn name(&self) -> &str {
        let mut lines = self.sources.iter().flat_map(|source| source.lines());
        let name = lines.find_map(|line| line.strip_prefix("language-name")?.trim_start().strip_prefix('='));
        name.map_or(self.tag.as_str(), str::trim)
    }
}

/// The first of `preferred` that is among `have`, itself or in another region; its place there. Tags are those of
/// systems and browsers, such as `de-AT` or `nn_NO.UTF-8`; what is none is passed over.
pub(super) fn choose(preferred: &[impl AsRef<str>], have: &[&str]) -> Option<usize> {
    let have: Vec<LanguageIdentifier> = have.iter().map(|tag| tag.parse().unwrap_or_default()).collect();
    preferred.iter().find_map(|tag| {
        let wanted = [parse(tag.as_ref())?];
        let [found] = negotiate_languages(&wanted, &have, None, NegotiationStrategy::Lookup)[..] else {
            return None;
        };
        have.iter().position(|it| it == found)
    })
}

/// A tag as a system writes it; Norwegian of either kind is `nb`.
fn parse(tag: &str) -> Option<LanguageIdentifier> {
    // Systems of POSIX add an encoding and a variant.
    let tag = tag.split(['.', '@']).next().unwrap_or_default();
    let mut language: LanguageIdentifier = tag.parse().ok()?;
    if matches!(language.language.as_str(), "no" | "nn") {
        language.language = "nb".parse().ok()?;
    }
    (!language.language.is_empty()).then_some(language)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HAVE: [&str; 6] = ["en", "de", "fr", "hu", "nb", "nl"];

    fn chosen(preferred: &[&str]) -> Option<&'static str> {
        choose(preferred, &HAVE).map(|at| HAVE[at])
    }

    #[test]
    fn the_first_language_of_the_list_that_there_is_wins() {
        assert_eq!(chosen(&["sv-SE", "de-AT", "en-US"]), Some("de"));
        assert_eq!(chosen(&["en-GB", "de"]), Some("en"));
        assert_eq!(chosen(&["hu_HU.UTF-8", "en"]), Some("hu"));
        assert_eq!(chosen(&["fr-CA"]), Some("fr"));
        assert_eq!(chosen(&["NL"]), Some("nl"));
    }

    #[test]
    fn norwegian_of_any_kind_is_bokmal() {
        for tag in ["no", "nb", "nn", "nb-NO", "nn_NO", "no-NO", "nb_NO@euro"] {
            assert_eq!(chosen(&[tag, "en"]), Some("nb"), "{tag}");
        }
    }

    #[test]
    fn what_is_no_language_is_passed_over() {
        assert_eq!(chosen(&["C", "POSIX", "", "*", "und", "de"]), Some("de"));
        assert_eq!(chosen(&["C.UTF-8"]), None);
        assert_eq!(chosen(&[]), None);
        assert_eq!(chosen(&["sv", "zh-Hans-CN"]), None);
    }

    #[test]
    fn a_language_is_found_before_all_of_it_is_read() {
        let files = ["# Nothing here", "shelf-play = Spill\nlanguage-name = Norsk bokmål\n"];
        assert_eq!(Language::of("nb", &files).name(), "Norsk bokmål");
        assert_eq!(Language::of("nb", &["broken"]).name(), "nb");
    }

    #[test]
    fn english_is_compiled_in_and_comes_first() {
        let all = Language::compiled_in();
        assert_eq!((all[0].tag.as_str(), all[0].name()), ("en", "English"));
        assert_eq!(all[0].sources.len(), 5);
    }
}
