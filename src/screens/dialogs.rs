//! Dialogs: what people have to know or decide. They queue, so that none gets lost.

use std::collections::{BTreeSet, VecDeque};

use bevy::prelude::*;
use bevy_egui::egui::Context;

use super::{
    Dialog, Page,
    card::{self, Room},
    style::GAP,
    troubles,
    widgets::{Weight, button, long_title, paragraph},
};
use crate::{
    boxes::Boxes,
    intent::Intent,
    locale::{Locale, names},
    platform::{Crash, Crashes},
    record::BadFile,
    rules::shown_path,
    storage::{Answer, Damaged, Fault, MatchId, Notice, Request, Storage, Stored, Task, Trouble},
    table::current::ActiveMatch,
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

/// What was answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answered {
    /// It is to be done.
    Act,
    /// Understood, or rather not.
    Close,
}

/// Shows a dialog. `is_new`: it was opened just now, and its main button takes the keyboard.
pub(super) fn show(ctx: &Context, dialog: &Dialog, locale: &Locale, is_new: bool) -> Option<Answered> {
    let room = Room::on(ctx.content_rect(), 460.0);
    let (answered, is_beside) = card::panel(ctx, "dialog", room, |ui| {
        let mut answered = None;
        ui.add_space(4.0);
        let buttons = card::footer(ui) + 16.0;
        card::scrolled(ui, "dialog", room.height - buttons, |ui| {
            long_title(ui, &dialog.title);
            paragraph(ui, &dialog.text);
        });
        ui.add_space(4.0);
        let half = (ui.available_width() - GAP) / 2.0;
        let words = dialog.action.as_ref().map(|(words, _)| words.clone());
        let mut press = |ui: &mut bevy_egui::egui::Ui, words: &str, weight, width, answer| {
            let pressed = button(ui, words, weight, Some(width));
            if is_new && weight == Weight::Main {
                pressed.request_focus();
            }
            if pressed.clicked() {
                answered = Some(answer);
            }
        };
        match words {
            Some(words) => {
                ui.horizontal(|ui| {
                    press(ui, &locale.text("dialog-cancel"), Weight::Plain, half, Answered::Close);
                    press(ui, &words, Weight::Main, half, Answered::Act);
                });
            }
            None => {
                let width = ui.available_width();
                press(ui, &locale.text("dialog-ok"), Weight::Main, width, Answered::Close);
            }
        }
        answered
    });
    answered.or(is_beside.then_some(Answered::Close))
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

/// What broke, in words.
pub(super) fn hear_of_crashes(crashes: Res<Crashes>, locale: Res<Locale>, mut dialogs: ResMut<Dialogs>) {
    for crash in crashes.take() {
        dialogs.say(of_crash(&locale, &crash));
    }
}

fn of_crash(locale: &Locale, crash: &Crash) -> Dialog {
    let (title, text) = match crash.is_past {
        true => ("crash-past-title", "crash-past-text"),
        false => ("crash-title", "crash-text"),
    };
    Dialog {
        title: locale.text(title),
        text: locale.text(text),
        action: Some((locale.text("crash-save"), Intent::ExportReport(crash.report.clone()))),
    }
}

fn told(locale: &Locale, trouble: &Trouble, export: Option<Intent>) -> Dialog {
    match trouble {
        // It is saved, by another window: nothing has to be rescued.
        Trouble::MatchNotSaved { fault: Fault::File(bad) } if matches!(**bad, BadFile::GoneOn { .. }) => {
            Dialog { title: locale.text("gone-on-title"), text: locale.text("gone-on-text"), action: None }
        }
        Trouble::MatchNotSaved { fault } => Dialog {
            title: locale.text("save-failed-title"),
            text: locale.with("save-failed-text", &[("reason", troubles::fault(locale, fault).into())]),
            action: export.map(|export| (locale.text("menu-export"), export)),
        },
        Trouble::SettingsNotSaved { fault } => Dialog {
            title: locale.text("settings-failed-title"),
            text: locale.with("settings-failed-text", &[("reason", troubles::fault(locale, fault).into())]),
            action: None,
        },
        Trouble::SettingsUnreadable(damaged) => Dialog {
            title: locale.text("settings-title"),
            text: match &damaged.moved_to {
                Some(kept) => locale.with("damaged-settings", &[("kept", kept.display().to_string().into())]),
                None => {
                    let reason = troubles::fault(locale, &damaged.fault);
                    locale.with("damaged-settings-left", &[("reason", reason.into())])
                }
            },
            action: None,
        },
    }
}

/// Files that were told about, and imported matches of which only the name is known yet.
#[derive(Default)]
pub(super) struct Heard {
    damaged: BTreeSet<String>,
    imported: BTreeSet<MatchId>,
}

/// What became of files, in words.
pub(super) fn hear_of_files(
    mut answers: MessageReader<Answer>,
    (locale, boxes): (Res<Locale>, Res<Boxes>),
    page: Res<State<Page>>,
    storage: Option<Res<Storage>>,
    mut heard: Local<Heard>,
    mut dialogs: ResMut<Dialogs>,
) {
    for answer in answers.read() {
        match answer {
            Answer::Listed { matches, damaged, unlisted } => {
                if let Some(why) = unlisted
                    && heard.damaged.insert(why.to_string())
                {
                    dialogs.say(of_unlisted(&locale, why));
                }
                for damaged in damaged {
                    if heard.damaged.insert(damaged.name.clone()) {
                        dialogs.say(of_damaged(&locale, damaged));
                    }
                }
                let imported = matches.iter().filter(|stored| heard.imported.contains(&stored.id));
                imported.for_each(|stored| dialogs.say(of_imported(&locale, &boxes, stored, *page.get())));
                heard.imported.clear();
            }
            Answer::Imported { id } => {
                // Only a list says what is in it.
                heard.imported.insert(id.clone());
                if let Some(storage) = &storage {
                    storage.send(Request::List);
                }
            }
            Answer::Failed { task, fault } => dialogs.say(of_failed(&locale, *task, fault)),
            _ => {}
        }
    }
}

/// Nothing came of it, in words.
pub(super) fn of_failed(locale: &Locale, task: Task, fault: &Fault) -> Dialog {
    let mut reason = troubles::fault(locale, fault);
    let file = match fault {
        Fault::File(bad) => Some(shown_path(bad.path()).to_string()),
        Fault::Device(refusal) => refusal.file.clone(),
        Fault::Record(_) | Fault::Settings(_) | Fault::Name(_) | Fault::Stopped => None,
    };
    if let Some(file) = file {
        reason = locale.with("file-named", &[("file", file.into()), ("reason", reason.into())]);
    }
    let reason = [("reason", reason.into())];
    let (title, text) = match task {
        Task::Export => ("export-failed-title", "export-failed-text"),
        Task::Import => ("import-failed-title", "import-failed-text"),
        Task::Remove => ("remove-failed-title", "remove-failed-text"),
    };
    Dialog { title: locale.text(title), text: locale.with(text, &reason), action: None }
}

fn of_unlisted(locale: &Locale, why: &Fault) -> Dialog {
    Dialog {
        title: locale.text("unlisted-title"),
        text: locale.with("unlisted-text", &[("reason", troubles::fault(locale, why).into())]),
        action: None,
    }
}

fn of_damaged(locale: &Locale, damaged: &Damaged) -> Dialog {
    let faults = [Some(&damaged.fault), damaged.unmoved.as_ref()];
    let reasons = faults.into_iter().flatten().map(|fault| troubles::fault(locale, fault));
    let (file, reason) = (damaged.name.as_str(), names::sentences(locale, reasons));
    let text = match &damaged.moved_to {
        Some(kept) => locale.with(
            "damaged-text",
            &[("file", file.into()), ("reason", reason.into()), ("kept", kept.display().to_string().into())],
        ),
        None => locale.with("damaged-left-text", &[("file", file.into()), ("reason", reason.into())]),
    };
    Dialog { title: locale.text("damaged-title"), text, action: None }
}

fn of_imported(locale: &Locale, boxes: &Boxes, stored: &Stored, page: Page) -> Dialog {
    let players: Vec<_> = stored.game.seats().iter().map(|player| player.name.as_str()).collect();
    let names = names::list(locale, &players);
    let summary = boxes.of(&stored.game).and_then(|game| (game.match_summary)(locale, &stored.game));
    let stage = summary.map(|summary| summary.stage).unwrap_or_default();
    let args = [("match", stage.into()), ("names", names.into())];
    let play = (locale.text("shelf-play"), Intent::ContinueMatch(stored.id.clone()));
    Dialog {
        title: locale.text("import-title"),
        text: locale.with("import-text", &args),
        action: (page == Page::Shelf).then_some(play),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{record::BadRecord, storage::BadSettings};

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
        assert!(dialogs.0[0].text.starts_with("“a.json”: The file is empty."), "{}", dialogs.0[0].text);
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
            assert!(!dialog.title.is_empty() && dialog.text.ends_with('.'), "{dialog:?}");
        }
    }
}
