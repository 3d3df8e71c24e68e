//! What is wrong with a file that is no match, in words.

use std::io::ErrorKind;

use crate::{
    locale::{Locale, names},
    platform::Refusal,
    record::{BadFile, BadRecord},
    rules::shown,
    storage::{BadSettings, Fault},
};

/// Why something could not be read or kept, in one sentence with its full stop.
pub(super) fn fault(locale: &Locale, fault: &Fault) -> String {
    match fault {
        Fault::File(bad) => file(locale, bad),
        Fault::Record(bad) => record(locale, bad),
        Fault::Settings(bad) => match &**bad {
            BadSettings::Binary => locale.text("file-binary"),
            BadSettings::Form(_) => locale.text("settings-form"),
            BadSettings::Range { field, .. } => locale.with("settings-range", &[("field", (*field).into())]),
        },
        Fault::Name(_) => locale.text("file-strange-name"),
        Fault::Device(Refusal { kind, why, .. }) => {
            said_of(locale, *kind).unwrap_or_else(|| match why.trim().trim_end_matches('.') {
                "" => locale.text("device-refused"),
                why => locale.with("device-says", &[("reason", why.into())]),
            })
        }
        Fault::Stopped => locale.text("storage-stopped"),
    }
}

/// Why a text is no match, in one sentence with its full stop.
fn record(locale: &Locale, bad: &BadRecord) -> String {
    match bad {
        BadRecord::Empty => locale.text("file-empty"),
        BadRecord::Binary { .. } => locale.text("file-binary"),
        BadRecord::CutOff { line, .. } => locale.with("file-cut-off", &[("line", (*line).into())]),
        BadRecord::Form { line, column, .. } => {
            locale.with("file-form", &[("line", (*line).into()), ("column", (*column).into())])
        }
        BadRecord::NotARecord => locale.text("file-not-a-record"),
        BadRecord::LevelTooEarly { found } => {
            locale.with("file-level-too-early", &[("version", (*found).into())])
        }
        BadRecord::FieldTooEarly { field, found, .. } => {
            locale.with("file-field-too-early", &[("field", (*field).into()), ("version", (*found).into())])
        }
        BadRecord::FromTooLate { entry, .. } => locale.with("file-from", &[("entry", (*entry).into())]),
        BadRecord::OtherFrom(_) => locale.text("file-other-from"),
        BadRecord::Change { entry, .. } => locale.with("file-change", &[("entry", (*entry).into())]),
        BadRecord::Version { .. } | BadRecord::Rules { .. } => locale.text("file-newer"),
        BadRecord::Game { found, .. } => {
            locale.with("file-other-game", &[("game", shown(found).to_string().into())])
        }
        BadRecord::Setup(_) => locale.text("file-setup"),
        BadRecord::Seats { found, players } => {
            locale.with("file-seats", &[("found", (*found).into()), ("players", (*players).into())])
        }
        BadRecord::Name { seat } => locale.with("file-name", &[("seat", (*seat).into())]),
        BadRecord::Illegal { entry, round, .. } => {
            locale.with("file-illegal", &[("entry", (*entry).into()), ("round", (*round).into())])
        }
        BadRecord::SeedTooEarly => locale.text("file-seed"),
        BadRecord::EndedTooEarly => locale.text("file-ended"),
        BadRecord::OtherDice { entry, .. } => locale.with("file-other-dice", &[("entry", (*entry).into())]),
    }
}

/// Why a file could not be read or written, in one sentence with its full stop.
fn file(locale: &Locale, bad: &BadFile) -> String {
    match bad {
        BadFile::Io { writing, error, .. } => said_of(locale, error.kind()).unwrap_or_else(|| {
            let key = if *writing { "file-io-write" } else { "file-io-read" };
            locale.with(key, &[("reason", error.to_string().into())])
        }),
        BadFile::GoneOn { .. } => names::sentences(
            locale,
            ["gone-on-title", "gone-on-safe", "gone-on-advice"].map(|key| locale.text(key)),
        ),
        BadFile::TooLarge { .. } => locale.text("file-too-large"),
        BadFile::Record { error, .. } => record(locale, error),
    }
}

/// What is said of the usual kinds of trouble; `None` of those that only the system can name.
fn said_of(locale: &Locale, kind: ErrorKind) -> Option<String> {
    Some(locale.text(match kind {
        ErrorKind::NotFound => "file-not-found",
        ErrorKind::PermissionDenied => "file-denied",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "file-full",
        ErrorKind::ReadOnlyFilesystem => "file-read-only",
        ErrorKind::FileTooLarge => "file-too-large",
        ErrorKind::Unsupported => "file-nowhere",
        ErrorKind::TimedOut => "file-silent",
        ErrorKind::ResourceBusy => "file-busy",
        _ => return None,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_file_says_what_is_wrong_with_it() {
        let locale = Locale::default();
        let said = |bytes: &[u8]| {
            let bad = crate::record::read_any(&[], bytes);
            bad.err().map(|bad| record(&locale, &bad))
        };
        assert_eq!(said(b"").as_deref(), Some("The file is empty."));
        assert_eq!(said(b"{\n").as_deref(), Some("The file is cut off at line 1."));
        assert_eq!(said(b"{}").as_deref(), Some("This is not a match."));
        assert_eq!(said(&[0xFF, 0xFE]).as_deref(), Some("This is not a text file."));
    }

    #[test]
    fn every_fault_has_its_words() {
        let locale = Locale::default();
        let range = BadSettings::Range { field: "sound", least: 0.0, most: 1.0, found: 2.0 };
        for bad in [
            BadFile::TooLarge { path: "a".into(), most: 1 }.into(),
            BadRecord::Empty.into(),
            BadSettings::Binary.into(),
            BadSettings::Form("EOF".into()).into(),
            range.into(),
            Fault::Name(crate::storage::BadId),
            Fault::Device(Refusal::of("no space left. ")),
            Fault::Device(Refusal::of("")),
            BadFile::GoneOn { path: "a".into() }.into(),
            Fault::Stopped,
        ] {
            assert!(fault(&locale, &bad).ends_with('.'), "{bad:?}");
        }
    }

    #[test]
    fn every_trouble_with_a_file_has_its_words() {
        let locale = Locale::default();
        let text = String::new;
        for bad in [
            BadRecord::Form { line: 1, column: 2, reason: text() },
            BadRecord::Version { found: 9, known: 1 },
            BadRecord::Rules { game: text(), found: 9, known: 1 },
            BadRecord::Game { found: "chess".into(), known: "doodle-city".into() },
            BadRecord::Setup(text()),
            BadRecord::Seats { found: 2, players: 3 },
            BadRecord::Name { seat: 2 },
            BadRecord::Illegal { entry: 7, round: 1, action: text(), reason: text() },
            BadRecord::LevelTooEarly { found: 1 },
            BadRecord::FieldTooEarly { field: "changes", since: 2, found: 1 },
            BadRecord::FromTooLate { entry: 9, entries: 8 },
            BadRecord::OtherFrom(text()),
            BadRecord::EndedTooEarly,
            BadRecord::Change { entry: 1, reason: text() },
            BadRecord::SeedTooEarly,
            BadRecord::OtherDice { entry: 7, seed: 1, expected: text(), found: text() },
        ] {
            assert!(record(&locale, &bad).ends_with('.'), "{bad:?}");
        }
        let error = std::io::Error::other("no space left");
        let bad = BadFile::Io { path: "a.json".into(), writing: true, error };
        assert_eq!(file(&locale, &bad), "The file cannot be written (no space left).");
        let error = ErrorKind::StorageFull.into();
        let full = BadFile::Io { path: "a.json".into(), writing: true, error };
        assert_eq!(file(&locale, &full), "There is no room left on this device.");
        assert_eq!(
            file(&locale, &BadFile::TooLarge { path: "a".into(), most: 1 }),
            "The file is too large to be a match."
        );
    }
}
