//! A language that nobody speaks, for development: English with marks on its letters, longer by two fifths and between
//! brackets. What is not translated, put together from parts, or has too little room shows at once.

use std::borrow::Cow;

use super::languages::Language;

/// Its tag: that of the usual pseudo-language, accented English.
pub(super) const TAG: &str = "en-XA";

/// It, made of the complete language.
pub(super) fn language(complete: &Language) -> Language {
    let name = |line: &str| line.starts_with("language-name").then(|| "language-name = Pseudo".to_owned());
    let text = |source: &String| {
        source.lines().map(|line| name(line).unwrap_or_else(|| line.to_owned()) + "\n").collect::<String>()
    };
    Language { tag: TAG.into(), sources: complete.sources.iter().map(text).collect() }
}

/// A piece of a text: its vowels with marks and twice, every third of them three times.
pub(super) fn transform(text: &str) -> Cow<'_, str> {
    let mut made = String::with_capacity(2 * text.len());
    let mut vowels = 0_usize;
    for letter in text.chars() {
        let Some(at) = PLAIN.iter().position(|&it| it == letter) else {
            made.push(letter);
            continue;
        };
        vowels += 1;
        made.extend(core::iter::repeat_n(MARKED[at], 2 + usize::from(vowels.is_multiple_of(3))));
    }
    made.into()
}

const PLAIN: [char; 11] = ['a', 'e', 'i', 'o', 'u', 'y', 'A', 'E', 'I', 'O', 'U'];
const MARKED: [char; 11] = ['á', 'é', 'í', 'ö', 'ű', 'ý', 'Á', 'É', 'Í', 'Ö', 'Ű'];

/// A whole text, if it has words.
pub(super) fn bracket(text: &str) -> String {
    if text.contains(char::is_alphabetic) { format!("«{text}»") } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_becomes_two_fifths_longer_and_stays_readable() {
        let text = "Whoever has the most points at the end of the match wins, and all the others share the second place.";
        let made = transform(text);
        let more = made.chars().count() as f64 / text.chars().count() as f64;
        assert!((1.35..1.45).contains(&more), "{more}: {made}");
        assert_eq!(bracket(&transform("Roll it")), "«Rööll íít»");
        assert_eq!(bracket("+5"), "+5");
    }
}
