//! What is asked for without pointing at anything, by keys, pads or a switch: to go to things, and to press what is marked.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{Focus, Skip};
use crate::{
    accessibility::{InteractionMap, Role},
    intent::Intent,
    page::Page,
    table::{
        current::ActiveMatch,
        pace::BotPacing,
        permissions::{Permissions, Undo},
        things::Things,
        turn::FocusedSeat,
        tutorial::Voice,
    },
};

/// What is asked for.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Command {
    /// The next thing in reading order, or the one before.
    Step {
        /// Whether it is the next.
        is_forward: bool,
    },
    /// The nearest thing in this direction.
    Go(Vec2),
    /// The first thing of what belongs together next, or before.
    StepGroup {
        /// Whether it is the next.
        is_forward: bool,
    },
    /// To press what is marked, or to confirm.
    Press,
    /// What is marked: its rule.
    Ask,
    /// To take back what is chosen, or the last action.
    Undo,
    /// To look at the next player's things.
    LookOn,
    /// One step back.
    Back,
    /// Something that stands for itself.
    Want(Intent),
}

/// The page, as far as that needs to know it.
#[derive(SystemParam)]
pub(super) struct Hand<'w, 's> {
    page: Option<Res<'w, State<Page>>>,
    map: Res<'w, InteractionMap>,
    things: Things<'w, 's>,
    pace: Res<'w, BotPacing>,
    permissions: Res<'w, Permissions>,
    current: Res<'w, ActiveMatch>,
    focused_seat: Res<'w, FocusedSeat>,
    voice: Res<'w, Voice>,
    focus: ResMut<'w, Focus>,
    intents: MessageWriter<'w, Intent>,
    skips: MessageWriter<'w, Skip>,
}

impl Hand<'_, '_> {
    /// Whether the table fills the screen.
    pub(super) fn is_table(&self) -> bool {
        self.page.as_ref().is_some_and(|page| *page.get() == Page::Table)
    }

    /// Whether a match is only looked at.
    pub(super) fn is_replay(&self) -> bool {
        self.current.id.is_some() && !self.permissions.is_live
    }

    /// Where what is marked lies.
    pub(super) fn marked_place(&self) -> Option<Rect> {
        self.focus.item(&self.map).map(|item| item.rect)
    }

    /// Whether what could be done may be asked.
    pub(super) fn may_ask(&self) -> bool {
        self.permissions.may_ask
    }

    /// A key went down, whatever it means: at the table what moves need not.
    pub(super) fn hurry(&mut self) {
        if self.is_table() && (self.permissions.is_moving || self.pace.is_waiting()) {
            self.skips.write(Skip);
        }
    }

    /// Does what is asked for.
    pub(super) fn carry_out(&mut self, command: Command) {
        let mut focus = *self.focus;
        match command {
            Command::Step { is_forward } => focus.step(&self.map, is_forward),
            Command::StepGroup { is_forward } => focus.step_group(&self.map, is_forward),
            Command::Go(direction) => focus.go(&self.map, direction),
            Command::Press => self.press(&mut focus),
            Command::Ask => {
                let rule = self.what_is(&focus);
                self.intents.write(rule);
            }
            Command::Undo => match self.permissions.undo {
                Undo::Nothing => {}
                Undo::Selection => self.want(&mut focus, Intent::Unchoose),
                Undo::Action => self.want(&mut focus, Intent::Undo),
            },
            Command::LookOn => {
                let seats = self.current.seats.len();
                if seats > 0 {
                    self.want(&mut focus, Intent::LookAt(self.focused_seat.0.clockwise(1, seats)));
                }
            }
            Command::Back => _ = self.intents.write(Intent::Back),
            Command::Want(intent) => self.want(&mut focus, intent),
        }
        self.focus.set_if_neq(focus);
    }

    /// Enter goes on with what was chosen by itself, not with what was marked before.
    fn want(&mut self, focus: &mut Focus, intent: Intent) {
        if focus.0.is_some() {
            focus.mark(&self.map, &intent);
        }
        self.intents.write(intent);
    }

    /// What is read of the thing that is marked; without one, of all.
    fn what_is(&self, focus: &Focus) -> Intent {
        let marked = focus.item(&self.map).and_then(|item| self.things.at(item.rect.center(), &self.map));
        marked.map_or(Intent::ShowThings, |thing| Intent::OpenRule(thing.rule))
    }

    /// Presses what is marked. At the table it confirms what is chosen if the mark lies on that already, which is then
    /// done with.
    fn press(&mut self, focus: &mut Focus) {
        let is_table = self.is_table();
        if is_table && self.permissions.has_banner {
            self.intents.write(Intent::DismissBanner);
            return;
        }
        let marked = focus
            .item(&self.map)
            .and_then(|item| Some((item.accessible.role, item.accessible.intent.clone()?)));
        match marked {
            Some((Role::Button | Role::Square, intent))
                if is_table && self.permissions.chosen.contains(&intent) =>
            {
                *focus = Focus(None);
                self.intents.write(Intent::Confirm);
            }
            Some((_, intent)) => {
                self.intents.write(intent);
            }
            // What was explained is read first.
            None if is_table => {
                self.intents.write(if self.voice.waits() { Intent::GoOn } else { Intent::Confirm });
            }
            None => {}
        }
    }
}
