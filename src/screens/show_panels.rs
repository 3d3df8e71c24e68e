//! What is shown in a pass of egui, and what follows from what was touched in it.

use bevy::{
    ecs::{schedule::ScheduleConfigs, system::ScheduleSystem, system::SystemParam},
    prelude::*,
    window::RequestRedraw,
};
use bevy_egui::{
    EguiContexts,
    egui::{Memory, Popup},
};

use super::{
    Begin, Page, Panel, analysis,
    archive::{self, Archive, ArchiveView},
    backdrop::PageBackdrop,
    card,
    dialog::{Answered, Dialog},
    help, helps, hints, letters, matches, menu,
    panels::{Panels, Pass},
    rule, said, seats, settings, setup,
    setup_form::SetupForms,
    shelf::{Shelf, cards::Running},
    statistics,
    typing::{self, Typing},
    widgets,
};
use crate::{
    accessibility::InteractionMap,
    boxes::{Boxes, GameBox, HelpBox, SetupPage, Statistics},
    input::{BringToView, PadInUse, PageInput, ScanRing, ScrollPanel},
    intent::{Intent, ReplayStep},
    locale::{Locale, help::RuleKeys},
    platform::ThisDevice,
    record::{AnyMatch, SystemRandom},
    storage::{MoreSettings, Settings},
    table::{
        analysis::ShownAnalysis, current::ActiveMatch, hints::Hints, permissions::Permissions,
        tutorial::ActiveTutorial,
    },
};

/// The systems of a pass, in their order.
pub(super) fn all() -> ScheduleConfigs<ScheduleSystem> {
    (begin_pass, typing::bring_text, show_setup, show_panel, typing::ask_for_text, end_pass).chain()
}

fn begin_pass(
    mut contexts: EguiContexts,
    mut pass: ResMut<Pass>,
    (mut scrolls, mut views): (MessageReader<ScrollPanel>, MessageReader<BringToView>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    widgets::begin(ctx);
    if let Some(&BringToView(id)) = views.read().last() {
        widgets::bring_to_view(ctx, id);
        redraw.write(RequestRedraw);
    }
    let steps: i32 = scrolls.read().map(|scroll| scroll.0).sum();
    if steps != 0 {
        card::scroll(ctx, steps);
        redraw.write(RequestRedraw);
    }
    if pass.closes_inner {
        Popup::close_all(ctx);
        ctx.memory_mut(Memory::stop_text_input);
        pass.closes_inner = false;
    }
}

/// What the panels show of the rest of the app, and what they say to it.
#[derive(SystemParam)]
struct Around<'w> {
    current: Res<'w, ActiveMatch>,
    permissions: Res<'w, Permissions>,
    boxes: Res<'w, Boxes>,
    ground: Res<'w, PageBackdrop>,
    hints: Res<'w, Hints>,
    analysis: Res<'w, ShownAnalysis>,
    tutorial: Res<'w, ActiveTutorial>,
    shelf: Res<'w, Shelf>,
    archive: ResMut<'w, Archive>,
    settings: ResMut<'w, Settings>,
    locale: Res<'w, Locale>,
    device: Res<'w, ThisDevice>,
    typing: Res<'w, Typing>,
    pad: Res<'w, PadInUse>,
    intents: MessageWriter<'w, Intent>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl Around<'_> {
    /// The game on the table; without one that of the first box.
    fn game(&self) -> Option<&GameBox> {
        let on_table = self.current.play.as_ref().and_then(|play| self.boxes.of(play));
        on_table.or(self.boxes.0.first())
    }

    /// What the menu offers for learning the game on the table.
    fn lesson(&self) -> Option<menu::Lesson> {
        let game = self.game().filter(|game| game.teaches)?;
        let tutorial = self.current.id.as_ref().and_then(|id| self.tutorial.of(id));
        Some(menu::Lesson { game: game.name, explains: tutorial.map(|tutorial| !tutorial.is_quiet) })
    }

    /// What chance has brought in the match on the table; `None` where nothing is counted.
    fn statistics<'a>(
        &self,
        counted: &'a mut Option<Kept<(AnyMatch, String), Option<Statistics>>>,
    ) -> Option<&'a Statistics> {
        let play = self.current.play.as_ref()?;
        let of = (play.clone(), self.locale.tag().to_owned());
        keep(counted, of, || (self.boxes.of(play)?.statistics)(&self.locale, play)).as_ref()
    }
}

/// What a panel shows as long as its subject stays the same.
struct Kept<S, T> {
    of: S,
    it: T,
}

/// The kept thing, made anew where `of` is another subject than before.
fn keep<S: PartialEq, T>(kept: &mut Option<Kept<S, T>>, of: S, make: impl FnOnce() -> T) -> &T {
    let is_other = kept.as_ref().is_none_or(|kept| kept.of != of);
    if is_other {
        *kept = None;
    }
    &kept.get_or_insert_with(|| Kept { of, it: make() }).it
}

/// The subject of texts that are the same throughout a language.
type GameIn = (&'static str, String);

fn show_setup(
    mut contexts: EguiContexts,
    (page, mut next_page): (Res<State<Page>>, ResMut<NextState<Page>>),
    mut forms: ResMut<SetupForms>,
    mut around: Around,
    (mut was_open, mut has_begun): (Local<bool>, Local<bool>),
    mut asked: Local<Option<Kept<GameIn, SetupPage>>>,
    mut begun: MessageWriter<Begin>,
) {
    let is_open = *page.get() == Page::Setup;
    let is_new = is_open && !core::mem::replace(&mut *was_open, is_open);
    let Ok(ctx) = contexts.ctx_mut() else { return };
    if !is_open {
        *was_open = false;
        return;
    }
    let Some((game, form)) = forms.current(&around.boxes) else { return };
    if is_new {
        *has_begun = false;
        form.remember(&around.settings);
    }
    let locale = &around.locale;
    let asked = keep(&mut asked, (game.name, locale.tag().to_owned()), || (game.setup_page)(locale));
    match setup::show(ctx, form, (asked, &game), &around.settings, locale, is_new) {
        None => return,
        Some(setup::Decision::Back) => next_page.set(Page::Shelf),
        Some(setup::Decision::Learn) => {
            if !core::mem::replace(&mut *has_begun, true) {
                around.intents.write(Intent::BeginFirstMatch(game.name));
            }
        }
        Some(setup::Decision::Start) => {
            // A second tap, before the table is there, begins no second match.
            if !*has_begun && let Some(play) = form.start(&game, locale, &mut SystemRandom) {
                let mut known = around.settings.clone();
                form.typed_names().for_each(|name| known.remember(&name));
                let seats = form.chairs.iter().flatten().cloned().collect();
                known.tables.insert(game.name.into(), seats);
                around.settings.set_if_neq(known);
                begun.write(Begin(play));
                *has_begun = true;
            }
        }
    }
    around.redraw.write(RequestRedraw);
}

/// The help as it is shown.
#[derive(Default)]
struct ShownHelp {
    /// Of which game it is read beside no match.
    chosen: usize,
    /// The names of the games.
    names: Option<Kept<(String, usize), Vec<String>>>,
    /// Its texts and pictures.
    pages: Option<Kept<(GameIn, Option<AnyMatch>), help::Pages>>,
}

fn show_panel(
    mut contexts: EguiContexts,
    mut panels: Panels,
    mut around: Around,
    mut help: Local<ShownHelp>,
    mut counted: Local<Option<Kept<(AnyMatch, String), Option<Statistics>>>>,
    (mut hints_kept, mut rule_kept): (
        Local<hints::Kept>,
        Local<Option<Kept<(GameIn, RuleKeys), Option<HelpBox>>>>,
    ),
    mut archive_view: Local<ArchiveView>,
    mut last: Local<Panel>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let is_new = *last != *panels.top;
    if is_new {
        last.clone_from(&panels.top);
    }
    if panels.top.is_open() {
        widgets::begin_panel(ctx);
    }
    let shown = panels.top.clone();
    let next = match &shown {
        Panel::Closed => return,
        Panel::Menu => {
            let statistics = around.statistics(&mut counted).map_or("", |statistics| &statistics.title);
            let title = around.locale.text("table-menu");
            let may_look_back = around.permissions.is_live;
            let current = (&*around.current, around.permissions.may_reseat(), may_look_back);
            let has_music = around.settings.more.music() > 0.0;
            let lesson = around.lesson();
            match menu::show(ctx, current, (has_music, lesson), [&title, statistics], &around.locale) {
                None => return,
                Some(menu::Choice::Music(is_on)) => {
                    around.settings.more.music = Some(if is_on { MoreSettings::MUSIC } else { 0.0 });
                    around.redraw.write(RequestRedraw);
                    return;
                }
                Some(menu::Choice::Open(next)) => Some(next),
                Some(menu::Choice::Want(intent)) => {
                    around.intents.write(intent);
                    None
                }
                Some(menu::Choice::Close) => None,
            }
        }
        Panel::Hints => {
            if is_new {
                *hints_kept = hints::Kept::default();
            }
            let (is_solo, is_left) = (around.current.seats.len() == 1, around.settings.left_handed);
            if hints_kept.is_growing(around.hints.0.is_some()) {
                around.redraw.write(RequestRedraw);
            }
            let hints = around.hints.0.as_deref();
            match hints::show(ctx, &mut hints_kept, hints, is_solo, &around.locale, is_left) {
                None => return,
                Some(hints::Choice::LookAt(hint)) => {
                    around.intents.write(Intent::TakeHint(hint));
                    around.redraw.write(RequestRedraw);
                    return;
                }
                Some(hints::Choice::CarryOut(hint)) => {
                    around.intents.write(Intent::TakeHint(hint));
                    around.intents.write(Intent::Confirm);
                    None
                }
                Some(hints::Choice::Close) => {
                    around.intents.write(Intent::Back);
                    around.redraw.write(RequestRedraw);
                    return;
                }
            }
        }
        Panel::Statistics => {
            let Some(statistics) = around.statistics(&mut counted) else { return };
            if !statistics::show(ctx, statistics, &around.locale) {
                return;
            }
            None
        }
        Panel::Analysis => {
            let players = around.current.play.as_ref().map_or(&[][..], AnyMatch::seats);
            let players: Vec<String> = players.iter().map(|player| player.name.clone()).collect();
            match analysis::show(ctx, &around.analysis, &players, &around.locale) {
                None => return,
                Some(analysis::Choice::GoTo(step)) => {
                    around.intents.write(Intent::Replay(ReplayStep::To(step)));
                    None
                }
                Some(analysis::Choice::LookCloser) => {
                    around.intents.write(Intent::AnalyseCloser);
                    around.redraw.write(RequestRedraw);
                    return;
                }
                Some(analysis::Choice::Close) => None,
            }
        }
        Panel::Said => {
            let id = around.current.id.as_ref();
            let said = id.and_then(|id| around.tutorial.of(id)).map_or(&[][..], |tutorial| &tutorial.said);
            if !said::show(ctx, said, &around.locale) {
                return;
            }
            None
        }
        Panel::Seats => match seats::show(ctx, &around.current.seats, &around.locale) {
            None => return,
            Some(seats::Choice::Reseat(seat, by)) => {
                around.intents.write(Intent::Reseat(seat, by));
                around.redraw.write(RequestRedraw);
                return;
            }
            Some(seats::Choice::Close) => None,
        },
        Panel::Matches(game) => {
            let running = around.shelf.of_game(game);
            let told = |it: &Running| Some((it.id.clone(), it.tell(&around.boxes, &around.locale)?));
            let matches: Vec<_> = running.into_iter().filter_map(told).collect();
            match matches::show(ctx, &matches, &around.locale) {
                None => return,
                Some(matches::Choice::Remove(id)) => {
                    around.intents.write(Intent::AskToRemove(id));
                    return;
                }
                Some(matches::Choice::Resume(id)) => {
                    around.intents.write(Intent::ContinueMatch(id));
                    None
                }
                Some(matches::Choice::Close) => None,
            }
        }
        Panel::Archive => {
            let shown = archive::show(ctx, &mut archive_view, &around.archive, &around.boxes, &around.locale);
            let Some(choice) = shown else { return };
            match choice {
                archive::Choice::Close => None,
                archive::Choice::LookAt(id) => {
                    around.intents.write(Intent::LookAtMatch(id));
                    // Nor does what lay below come back.
                    *panels.top = Panel::Closed;
                    around.redraw.write(RequestRedraw);
                    return;
                }
                archive::Choice::Want(intent) => {
                    around.intents.write(intent);
                    return;
                }
                archive::Choice::Remove(id) => {
                    around.archive.remove(id);
                    around.redraw.write(RequestRedraw);
                    return;
                }
                archive::Choice::PutBack => {
                    around.archive.put_back();
                    around.redraw.write(RequestRedraw);
                    return;
                }
            }
        }
        Panel::Settings => {
            let mut chosen = around.settings.clone();
            // It lies there a frame later.
            let Some(ground) = around.ground.settings else {
                around.redraw.write(RequestRedraw);
                return;
            };
            let can_buzz = around.device.can_buzz();
            let touched = settings::show(ctx, &mut chosen, &around.locale, can_buzz, ground);
            if around.settings.set_if_neq(chosen) {
                around.redraw.write(RequestRedraw);
            }
            match touched {
                None => return,
                Some(settings::Choice::Helps) => Some(Panel::Helps),
                Some(settings::Choice::Close) => None,
            }
        }
        Panel::Helps => {
            let mut chosen = around.settings.more.clone();
            let is_closed = helps::show(ctx, &mut chosen, &around.locale);
            if around.settings.more != chosen {
                around.settings.more = chosen;
                around.redraw.write(RequestRedraw);
            }
            if !is_closed {
                return;
            }
            None
        }
        Panel::Overview | Panel::Rules | Panel::Keys => {
            let help = &mut *help;
            let (locale, play) = (&around.locale, &around.current.play);
            // Beside a match there is only one game to read of.
            let boxes = if play.is_some() { &[] } else { around.boxes.0.as_slice() };
            let names = keep(&mut help.names, (locale.tag().to_owned(), boxes.len()), || {
                boxes.iter().map(|it| (it.cover)(locale).title).collect()
            });
            let Some(game) = boxes.get(help.chosen).or(around.game()) else { return };
            let of = ((game.name, locale.tag().to_owned()), play.clone());
            let pages = keep(&mut help.pages, of, || {
                let play = play.as_ref();
                help::Pages {
                    help: (game.help)(locale, play),
                    boxes: (game.help_boxes)(locale, play),
                    entries: (game.help_entries)(locale, play),
                }
            });
            let games = help::Games { names, chosen: help.chosen };
            // Who is being taught already needs no second offer.
            let has_lesson = game.teaches && around.lesson().is_none_or(|lesson| lesson.explains.is_none());
            let (game, pages) = (game.name, (pages, has_lesson));
            let tab = match help::show(ctx, &shown, pages, games, (locale, around.pad.0)) {
                None => return,
                Some(help::Choice::Learn) => {
                    around.intents.write(Intent::BeginFirstMatch(game));
                    // Nor does what lay below come back.
                    *panels.top = Panel::Closed;
                    around.redraw.write(RequestRedraw);
                    return;
                }
                Some(help::Choice::Close) => None,
                Some(help::Choice::Game(chosen)) => {
                    help.chosen = chosen;
                    Some(shown.clone())
                }
                Some(help::Choice::Open(tab)) => Some(tab),
            };
            if let Some(tab) = tab {
                // The other tab takes the place of this one.
                *panels.top = tab;
                around.redraw.write(RequestRedraw);
                return;
            }
            None
        }
        Panel::Rule(keys) => {
            let (locale, play) = (&around.locale, &around.current.play);
            let Some(game) = around.game() else { return };
            let of = ((game.name, locale.tag().to_owned()), *keys);
            let read = keep(&mut rule_kept, of, || game.rule(locale, play.as_ref(), *keys));
            match rule::show(ctx, read.as_ref(), locale) {
                None => return,
                Some(rule::Choice::All) => {
                    *panels.top = Panel::Rules;
                    around.redraw.write(RequestRedraw);
                    return;
                }
                Some(rule::Choice::Close) => None,
            }
        }
        Panel::Letters(text) => match letters::show(ctx, text, &around.locale) {
            None => return,
            Some(letters::Choice::Change(text)) => {
                *panels.top = Panel::Letters(text);
                around.redraw.write(RequestRedraw);
                return;
            }
            Some(letters::Choice::Accept(written)) => {
                around.typing.accept(text.field, written);
                None
            }
            Some(letters::Choice::Cancel) => None,
        },
        Panel::Dialog(dialog) => {
            let Some(answered) = dialog.show(ctx, &around.locale, is_new) else { return };
            if let (Answered::Act, Dialog { action: Some((_, intent)), .. }) = (answered, dialog) {
                around.intents.write(intent.clone());
            }
            None
        }
    };
    match next {
        Some(next) => panels.open(next),
        None => panels.close(),
    }
    around.redraw.write(RequestRedraw);
}

fn end_pass(
    mut contexts: EguiContexts,
    mut map: ResMut<InteractionMap>,
    mut pass: ResMut<Pass>,
    (ring, page_input): (Res<ScanRing>, Res<PageInput>),
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    if let Some(rect) = ring.0.filter(|_| !page_input.0) {
        widgets::ring_over_all(ctx, rect);
    }
    let told = widgets::take_told(ctx);
    if map.widgets != told.items {
        map.widgets = told.items;
    }
    let around = (told.is_panel, ctx.memory(Memory::focused).map(|id| id.value()));
    if (map.has_panel, map.focused_widget) != around {
        (map.has_panel, map.focused_widget) = around;
    }
    let has_inner = told.is_typing || Popup::is_any_open(ctx);
    if pass.has_inner != has_inner {
        pass.has_inner = has_inner;
    }
}
