//! Dialogs: what people have to know or decide. They queue, so that none gets lost.

use std::collections::{BTreeSet, VecDeque};

use bevy::prelude::*;

use super::{Page, dialog::Dialog, troubles};
use crate::{
    boxes::Boxes,
    drawing::dyn_picture::DynPicture,
    intent::Intent,
    locale::{Locale, names},
    platform::{Crash, Crashes},
    record::BadFile,
    rules::shown_path,
    storage::{Answer, Came, Damaged, Fault, Notice, Stored, Task, Trouble},
    table::{current::ActiveMatch, turn::EndAsked},
};

/// Dialogs that wait until the one before is closed.
#[derive(Resource, Default, Debug)]
pub struct Dialogs(pub VecDeque<Dialog>);

impl Dialogs {
    /// Says this when nothing else is being said.
    pub fn say(&mut self, dialog: Dialog) {
        if !self.0.contains(&dialog) {
            self.0.push_back(dialog);
        }
    }
}

/// What went wrong with saving, in words.
pub(super) fn hear_of_trouble(
    mut notices: MessageReader<Notice>,
    locale: Res<Locale>,
    current: Res<ActiveMatch>,
    mut dialogs: ResMut<Dialogs>,
) {
    for Notice(trouble) in notices.read() {
        let export = current.id.clone().map(Intent::ExportMatch);
        dialogs.say(told(&locale, trouble, export));
    }
}

/// Whether a turn is to end, for those who want to be asked.
pub(super) fn hear_of_ends(
    mut asked: MessageReader<EndAsked>,
    locale: Res<Locale>,
    mut dialogs: ResMut<Dialogs>,
) {
    for EndAsked in asked.read() {
        let dialog = Dialog::new(locale.text("end-title")).says(locale.text("end-text"));
        dialogs.say(dialog.offers(locale.text("end-yes"), Intent::EndTurn));
    }
}

/// What broke, in words.
pub(super) fn hear_of_crashes(crashes: Res<Crashes>, locale: Res<Locale>, mut dialogs: ResMut<Dialogs>) {
    for crash in crashes.take() {
        dialogs.say(of_crash(&locale, &crash));
    }
}

fn of_crash(locale: &Locale, crash: &Crash) -> Dialog {
    let (title, happened, advice) = match crash.is_past {
        true => ("crash-past-title", "crash-past-happened", "crash-past-advice"),
        false => ("crash-title", "crash-happened", "crash-advice"),
    };
    Dialog::new(locale.text(title))
        .happened(locale.text(happened))
        .safe(locale.text("crash-safe"))
        .advice(locale.text(advice))
        .offers(locale.text("crash-save"), Intent::ExportReport(crash.report.clone()))
}

fn told(locale: &Locale, trouble: &Trouble, export: Option<Intent>) -> Dialog {
    match trouble {
        // It is saved, by another window: nothing has to be rescued.
        Trouble::MatchNotSaved { fault: Fault::File(bad) } if matches!(**bad, BadFile::GoneOn { .. }) => {
            Dialog::new(locale.text("gone-on-title"))
                .safe(locale.text("gone-on-safe"))
                .advice(locale.text("gone-on-advice"))
        }
        Trouble::MatchNotSaved { fault } => {
            let reason = [("reason", troubles::fault(locale, fault).into())];
            let dialog = Dialog::new(locale.text("save-failed-title"))
                .happened(locale.with("save-failed-happened", &reason))
                .safe(locale.text("save-failed-safe"))
                .advice(locale.text("save-failed-advice"));
            match export {
                Some(export) => dialog.offers(locale.text("menu-export"), export),
                None => dialog,
            }
        }
        Trouble::SettingsNotSaved { fault } => Dialog::new(locale.text("settings-failed-title"))
            .happened(troubles::fault(locale, fault))
            .safe(locale.text("settings-failed-safe")),
        Trouble::SettingsUnreadable(damaged) => {
            let dialog =
                Dialog::new(locale.text("settings-title")).happened(troubles::fault(locale, &damaged.fault));
            match &damaged.moved_to {
                Some(kept) => dialog
                    .safe(locale.with("damaged-settings-kept", &[("kept", kept.display().to_string().into())])),
                None => dialog.safe(locale.text("damaged-settings-left")),
            }
        }
    }
}

/// What became of files, in words; each of them is told about once.
pub(super) fn hear_of_files(
    mut answers: MessageReader<Answer>,
    (locale, boxes): (Res<Locale>, Res<Boxes>),
    page: Res<State<Page>>,
    mut told: Local<BTreeSet<String>>,
    mut dialogs: ResMut<Dialogs>,
) {
    for answer in answers.read() {
        let (damaged, unlisted) = match answer {
            Answer::Listed { damaged, unlisted, .. } | Answer::ArchiveListed { damaged, unlisted, .. } => {
                (damaged.as_slice(), unlisted.as_ref())
            }
            Answer::ArchiveExported { damaged, .. } => (damaged.as_slice(), None),
            Answer::Imported { stored } => {
                dialogs.say(of_imported(&locale, &boxes, stored, *page.get()));
                continue;
            }
            Answer::ArchiveImported(came) => {
                dialogs.say(of_many(&locale, came));
                continue;
            }
            Answer::Failed { task, fault } => {
                dialogs.say(of_failed(&locale, *task, fault));
                continue;
            }
            _ => continue,
        };
        if let Some(why) = unlisted
            && told.insert(why.to_string())
        {
            dialogs.say(of_unlisted(&locale, why));
        }
        for damaged in damaged {
            if told.insert(damaged.name.clone()) {
                dialogs.say(of_damaged(&locale, damaged));
            }
        }
    }
}

/// Nothing came of it, in words.
pub fn of_failed(locale: &Locale, task: Task, fault: &Fault) -> Dialog {
    let mut reason = troubles::fault(locale, fault);
    let file = match fault {
        Fault::File(bad) => Some(shown_path(bad.path()).to_string()),
        Fault::Device(refusal) => refusal.file.clone(),
        Fault::Record(_) | Fault::Settings(_) | Fault::Name(_) | Fault::Stopped => None,
    };
    if let Some(file) = file {
        reason = locale.with("file-named", &[("file", file.into()), ("reason", reason.into())]);
    }
    let (title, safe, advice) = match task {
        Task::Read => ("read-failed-title", "read-failed-safe", None),
        Task::Export => ("export-failed-title", "export-failed-safe", None),
        Task::Import => ("import-failed-title", "import-failed-safe", Some("import-failed-advice")),
        Task::Remove => ("remove-failed-title", "remove-failed-safe", None),
    };
    let dialog = Dialog::new(locale.text(title)).happened(reason).safe(locale.text(safe));
    match advice {
        Some(advice) => {
            dialog.advice(locale.text(advice)).offers(locale.text("import-again"), Intent::ImportMatch)
        }
        None => dialog,
    }
}

/// The question whether this match of these players, which looks like this, shall be removed.
pub fn before_removing(
    locale: &Locale,
    [stage, names]: [&str; 2],
    picture: Option<DynPicture>,
    remove: Intent,
) -> Dialog {
    let args = [("match", stage.into()), ("names", names.into())];
    Dialog::new(locale.text("remove-title"))
        .shows(picture)
        .says(locale.with("remove-text", &args))
        .advice(locale.text("remove-advice"))
        .asks_before(locale.text("remove-yes"), remove)
}

/// The question whether the app shall close although a match is in memory alone.
pub fn before_closing(locale: &Locale) -> Dialog {
    Dialog::new(locale.text("close-title"))
        .happened(locale.text("close-happened"))
        .advice(locale.text("save-failed-advice"))
        .asks_before(locale.text("close-yes"), Intent::CloseApp)
}

fn of_unlisted(locale: &Locale, why: &Fault) -> Dialog {
    Dialog::new(locale.text("unlisted-title"))
        .happened(locale.with("unlisted-happened", &[("reason", troubles::fault(locale, why).into())]))
        .safe(locale.text("unlisted-safe"))
        .advice(locale.text("unlisted-advice"))
}

fn of_damaged(locale: &Locale, damaged: &Damaged) -> Dialog {
    let faults = [Some(&damaged.fault), damaged.unmoved.as_ref()];
    let reasons = faults.into_iter().flatten().map(|fault| troubles::fault(locale, fault));
    let reason = names::sentences(locale, reasons);
    let happened =
        locale.with("file-named", &[("file", damaged.name.as_str().into()), ("reason", reason.into())]);
    let safe = match &damaged.moved_to {
        Some(kept) => locale.with("damaged-kept", &[("kept", kept.display().to_string().into())]),
        None => locale.text("damaged-left"),
    };
    Dialog::new(locale.text("damaged-title")).happened(happened).safe(safe)
}

fn of_imported(locale: &Locale, boxes: &Boxes, stored: &Stored, page: Page) -> Dialog {
    let players: Vec<_> = stored.game.seats().iter().map(|player| player.name.as_str()).collect();
    let names = names::list(locale, &players);
    let summary = boxes.of(&stored.game).and_then(|game| (game.match_summary)(locale, &stored.game));
    let (stage, picture) = summary.map(|summary| (summary.stage, summary.picture)).unzip();
    let args = [("match", stage.unwrap_or_default().into()), ("names", names.into())];
    let (title, go_on, intent) = if stored.is_over() {
        ("import-over-title", "archive-look", Intent::LookAtMatch(stored.id.clone()))
    } else {
        ("import-title", "shelf-play", Intent::ContinueMatch(stored.id.clone()))
    };
    let dialog = Dialog::new(locale.text(title)).shows(picture).says(locale.with("import-text", &args));
    if page == Page::Shelf { dialog.offers(locale.text(go_on), intent) } else { dialog }
}

/// How many broken matches of a file are named.
const MOST_BROKEN: usize = 3;

/// What came of a file with many matches.
fn of_many(locale: &Locale, came: &Came) -> Dialog {
    let counted = |key, count: usize| locale.with(key, &[("count", count.into())]);
    let mut dialog =
        Dialog::new(locale.text("import-archive-title")).says(counted("import-archive-new", came.new));
    if came.known > 0 {
        dialog = dialog.says(counted("import-archive-known", came.known));
    }
    for (number, fault) in came.broken.iter().take(MOST_BROKEN) {
        let reason = troubles::fault(locale, fault);
        let args = [("number", (*number).into()), ("reason", reason.into())];
        dialog = dialog.happened(locale.with("import-archive-broken", &args));
    }
    match came.broken.len().saturating_sub(MOST_BROKEN) {
        0 => dialog,
        more => dialog.happened(counted("import-archive-more", more)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{pictures::dialog_icons::DialogIcon, record::BadRecord, storage::BadSettings};

    #[test]
    fn the_same_thing_is_not_said_twice_in_a_row() {
        let locale = Locale::default();
        let mut dialogs = Dialogs::default();
        let bad = || BadFile::Record { path: "a.json".into(), error: BadRecord::Empty };
        let failed = || of_failed(&locale, Task::Import, &bad().into());
        dialogs.say(failed());
        dialogs.say(failed());
        dialogs.say(of_failed(&locale, Task::Export, &Fault::Stopped));
        assert_eq!(dialogs.0.len(), 2);
        assert!(dialogs.0[0].mentions("“a.json”: The file is empty."), "{:?}", dialogs.0[0]);
    }

    #[test]
    fn every_trouble_says_what_is_safe() {
        let locale = Locale::default();
        let fault = || Fault::from(BadSettings::Binary);
        let damaged =
            |moved_to| Damaged { name: "settings.json".into(), fault: fault(), moved_to, unmoved: None };
        for trouble in [
            Trouble::MatchNotSaved { fault: Fault::Stopped },
            Trouble::SettingsNotSaved { fault: Fault::Stopped },
            Trouble::SettingsUnreadable(damaged(None)),
            Trouble::SettingsUnreadable(damaged(Some("damaged/settings.json".into()))),
        ] {
            let dialog = told(&locale, &trouble, None);
            let safe = dialog.points.iter().filter(|point| point.icon == Some(DialogIcon::Safe)).count();
            assert_eq!(safe, 1, "{dialog:?}");
            let is_whole = dialog.points.iter().all(|point| point.text.ends_with('.'));
            assert!(!dialog.title.is_empty() && is_whole, "{dialog:?}");
        }
    }
}
