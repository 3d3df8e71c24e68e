//! What may be done at the table now: decided once a frame, and read by everybody who shows or takes it.

use bevy::prelude::*;

use super::{
    table_game::{Availability, Selection as _, TableGame},
    turn::{AnimationClock, FocusedSeat, HandOver},
};
use crate::{
    intent::Intent,
    rules::{Actor, Seat},
    session::Session,
};

/// What may be done at the table now.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Permissions {
    /// Whether the match goes on. Otherwise none is open, or it is only looked at.
    pub is_live: bool,
    /// Who decides.
    pub decision: Decision,
    /// Whether something of the last action still moves.
    pub is_moving: bool,
    /// Whether something is being saved, or has happened and is not shown yet.
    pub is_busy: bool,
    /// Whether the banner covers everything.
    pub has_banner: bool,
    /// Whether somebody looks at something from where a step back leads to the own table.
    pub is_looking: bool,
    /// What the main button is for.
    pub confirm: Confirm,
    /// Whether anything comes of it, once all lies still.
    pub can_confirm: bool,
    /// Whether what is thrown next is one of several throws in a row.
    pub throws_in_a_row: bool,
    /// What is taken back first.
    pub undo: Undo,
    /// Whether an action can be taken back.
    pub can_undo: bool,
    /// Whether the person on turn may ask what could be done.
    pub may_ask: bool,
    /// Whether the person on turn may pass, once all lies still.
    pub may_pass: bool,
    /// Whether something is chosen that can be taken back.
    pub has_chosen: bool,
    /// What the chosen things mean, at which Enter confirms instead of choosing them once more.
    pub chosen: Vec<Intent>,
}

/// Who decides what happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Decision {
    /// Nobody: no match goes on.
    #[default]
    Nobody,
    /// A person chooses.
    Person(Seat),
    /// A computer player chooses, or throws.
    Computer(Seat),
    /// A person throws.
    Throw(Seat),
    /// Chance, and nobody throws.
    Chance,
    /// Nobody any more: the match is over.
    Over,
}

/// What the main button is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Confirm {
    /// For nothing.
    #[default]
    Nothing,
    /// To close what is looked at.
    CloseLook,
    /// To do what is chosen.
    Act,
    /// To throw.
    Roll,
    /// To let computer players take no time.
    Hurry,
    /// To see how the match ended.
    ShowResults,
}

/// What can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Undo {
    /// Nothing.
    #[default]
    Nothing,
    /// What is chosen.
    Selection,
    /// The last action.
    Action,
}

/// What has to be known to decide that.
#[derive(Clone, PartialEq, Debug)]
struct Facts {
    is_live: bool,
    actor: Actor,
    /// Whose match it is at the moment.
    focus: Seat,
    /// Whether that is a computer player.
    is_computers: bool,
    /// Whether the things of a computer player lie large.
    is_watched: bool,
    is_moving: bool,
    is_busy: bool,
    has_banner: bool,
    is_looking: bool,
    has_chosen: bool,
    /// Whether what is chosen can be done.
    has_action: bool,
    can_undo: bool,
    can_pass: bool,
    throws_in_a_row: bool,
    chosen: Vec<Intent>,
}

impl Facts {
    fn of<G: TableGame>(
        session: &Session<G>,
        selection: &G::Selection,
        focused: Seat,
        (has_banner, is_moving): (bool, bool),
    ) -> Self {
        let play = session.play();
        let focus = play.focus(focused);
        Self {
            is_live: session.is_live(),
            actor: play.actor(),
            focus,
            is_computers: play.level(focus).is_some(),
            is_watched: play.level(focused).is_some(),
            is_moving,
            is_busy: session.is_busy(),
            has_banner,
            is_looking: selection.looking_at().is_some(),
            has_chosen: !selection.is_empty(),
            has_action: selection.action(play).is_some(),
            can_undo: session.can_undo(),
            can_pass: G::pass(play).is_some(),
            throws_in_a_row: G::throws_in_a_row(play),
            chosen: selection.chosen().into_iter().map(Intent::from).collect(),
        }
    }

    fn decision(&self) -> Decision {
        match self.actor {
            _ if !self.is_live => Decision::Nobody,
            Actor::GameOver => Decision::Over,
            Actor::Seat(_) | Actor::Chance(_) if self.is_computers => Decision::Computer(self.focus),
            Actor::Seat(seat) => Decision::Person(seat),
            Actor::Chance(Some(_)) => Decision::Throw(self.focus),
            Actor::Chance(None) => Decision::Chance,
        }
    }

    /// What the main button is for, and whether anything comes of it.
    fn confirm(&self, decision: Decision) -> (Confirm, bool) {
        match decision {
            _ if self.is_looking => (Confirm::CloseLook, !self.has_banner),
            Decision::Nobody => (Confirm::Nothing, false),
            // Not before the table has turned to one, so that a second tap on what a person has just confirmed means
            // nothing.
            Decision::Computer(_) => (Confirm::Hurry, self.is_watched && !self.has_banner),
            Decision::Throw(_) => (Confirm::Roll, !self.has_banner),
            Decision::Over => (Confirm::ShowResults, !self.has_banner),
            Decision::Person(_) => (Confirm::Act, self.has_action && !self.has_banner),
            // What it says when nothing is chosen.
            Decision::Chance => (Confirm::Act, false),
        }
    }
}

impl From<Facts> for Permissions {
    fn from(facts: Facts) -> Self {
        let decision = facts.decision();
        let (confirm, can_confirm) = facts.confirm(decision);
        let mut permissions = Self {
            is_live: facts.is_live,
            decision,
            is_moving: facts.is_moving,
            is_busy: facts.is_busy,
            has_banner: facts.has_banner,
            is_looking: facts.is_looking,
            confirm,
            can_confirm,
            throws_in_a_row: facts.throws_in_a_row,
            can_undo: facts.can_undo,
            has_chosen: facts.has_chosen,
            chosen: facts.chosen,
            ..default()
        };
        permissions.undo = match () {
            () if permissions.has_chosen && permissions.is_persons() => Undo::Selection,
            () if permissions.can_undo => Undo::Action,
            () => Undo::Nothing,
        };
        permissions.may_ask = permissions.is_choosing() && !permissions.is_busy;
        permissions.may_pass = permissions.is_choosing() && facts.can_pass;
        permissions
    }
}

impl Permissions {
    /// What may be done in a match while all lies still, nobody looks at anything, and this is chosen.
    #[cfg(feature = "dev")]
    pub(super) fn at_rest<G: TableGame>(play: &crate::record::Match<G>, selection: &G::Selection) -> Self {
        let focus = play.focus(Seat(0));
        let is_computers = play.level(focus).is_some();
        let facts = Facts {
            is_live: true,
            actor: play.actor(),
            focus,
            is_computers,
            is_watched: is_computers,
            is_moving: false,
            is_busy: false,
            has_banner: false,
            is_looking: selection.looking_at().is_some(),
            has_chosen: !selection.is_empty(),
            has_action: selection.action(play).is_some(),
            can_undo: false,
            can_pass: G::pass(play).is_some(),
            throws_in_a_row: G::throws_in_a_row(play),
            chosen: Vec::new(),
        };
        facts.into()
    }

    /// Whether everything lies still, and is saved.
    pub const fn is_still(&self) -> bool {
        !self.is_moving && !self.is_busy
    }

    /// Whether the table lies there for whoever decides: no banner covers it, and nobody looks at what others have.
    pub const fn is_free(&self) -> bool {
        self.is_live && !self.has_banner && !self.is_looking
    }

    /// Whether no computer player decides, and the match is not only looked at.
    pub const fn is_persons(&self) -> bool {
        matches!(self.decision, Decision::Person(_) | Decision::Throw(_) | Decision::Over)
    }

    /// Whether a person chooses, and the table lies there for that.
    pub const fn is_choosing(&self) -> bool {
        matches!(self.decision, Decision::Person(_)) && self.is_free()
    }

    /// The computer player who decides.
    pub const fn computer(&self) -> Option<Seat> {
        match self.decision {
            Decision::Computer(seat) => Some(seat),
            Decision::Nobody | Decision::Person(_) | Decision::Throw(_) | Decision::Chance | Decision::Over => {
                None
            }
        }
    }

    /// Whether what is available `when` may be chosen now.
    pub fn may_choose(&self, when: Availability) -> bool {
        let least = match self.decision {
            Decision::Nobody => return false,
            Decision::Computer(_) => Availability::Always,
            _ if self.is_still() => Availability::Still,
            _ => Availability::Moving,
        };
        when >= least && !self.has_banner
    }

    /// Whether somebody else may take over a seat.
    pub const fn may_reseat(&self) -> bool {
        self.is_live && !matches!(self.decision, Decision::Over)
    }

    /// Whether a person may throw now.
    pub const fn may_roll(&self) -> bool {
        matches!(self.decision, Decision::Throw(_)) && self.is_still() && !self.has_banner
    }

    /// Whether what is chosen may be done now, or what else the person on turn does.
    pub const fn may_act(&self) -> bool {
        self.is_choosing() && self.is_still()
    }

    /// Whether the main button is for this, and something comes of it.
    pub fn may_confirm(&self, what: Confirm) -> bool {
        self.confirm == what && self.can_confirm
    }

    /// Whether a step back stays at the table.
    pub const fn has_step_back(&self) -> bool {
        self.is_looking || (self.has_chosen && self.is_persons())
    }
}

/// Decides what may be done, for this frame and for what is wanted at the beginning of the next one.
pub(super) fn decide_permissions<G: TableGame>(
    (session, selection): (Res<Session<G>>, Res<G::Selection>),
    (focused, hand_over): (Res<FocusedSeat>, Res<HandOver>),
    (clock, time): (Res<AnimationClock>, Res<Time>),
    mut permissions: ResMut<Permissions>,
) {
    let is_moving = !clock.is_over(&time);
    let has_changed =
        session.is_changed() || selection.is_changed() || focused.is_changed() || hand_over.is_changed();
    // Games look for what follows from a selection: not while nothing is new.
    if has_changed || permissions.is_changed() || is_moving != permissions.is_moving {
        let at = (hand_over.0.is_some(), is_moving);
        permissions.set_if_neq(Facts::of(&session, &selection, focused.0, at).into());
    }
}

/// Without a match nothing may be done.
pub(super) fn forget_permissions(mut permissions: ResMut<Permissions>) {
    permissions.set_if_neq(Permissions::default());
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat(0);

    /// A person has to choose, and has chosen what can be done.
    fn facts() -> Facts {
        Facts {
            is_live: true,
            actor: Actor::Seat(ME),
            focus: ME,
            is_computers: false,
            is_watched: false,
            is_moving: false,
            is_busy: false,
            has_banner: false,
            is_looking: false,
            has_chosen: true,
            has_action: true,
            can_undo: true,
            can_pass: true,
            throws_in_a_row: false,
            chosen: Vec::new(),
        }
    }

    fn of(facts: Facts) -> Permissions {
        facts.into()
    }

    /// What Confirm is for, and whether anything comes of it.
    fn confirm(facts: Facts) -> (Confirm, bool) {
        let permissions = of(facts);
        (permissions.confirm, permissions.can_confirm)
    }

    #[test]
    fn a_person_chooses_confirms_and_takes_back_while_all_lies_still() {
        let permissions = of(facts());
        assert_eq!(permissions.decision, Decision::Person(ME));
        assert!(permissions.may_choose(Availability::Still) && permissions.may_act());
        assert!(permissions.may_ask && permissions.may_pass && !permissions.may_roll());
        assert_eq!((permissions.confirm, permissions.can_confirm), (Confirm::Act, true));
        assert_eq!(permissions.undo, Undo::Selection);
        assert_eq!(confirm(Facts { has_action: false, ..facts() }), (Confirm::Act, false));
        assert_eq!(of(Facts { has_chosen: false, ..facts() }).undo, Undo::Action);
        assert_eq!(of(Facts { has_chosen: false, can_undo: false, ..facts() }).undo, Undo::Nothing);
    }

    #[test]
    fn while_something_moves_or_is_saved_only_that_is_chosen_which_does_not_mind() {
        for facts in [Facts { is_moving: true, ..facts() }, Facts { is_busy: true, ..facts() }] {
            let permissions = of(facts);
            assert!(!permissions.may_choose(Availability::Still) && !permissions.may_act());
            assert!(permissions.may_choose(Availability::Moving));
            assert_eq!(
                (permissions.confirm, permissions.can_confirm),
                (Confirm::Act, true),
                "it says the same"
            );
            assert_eq!(permissions.may_ask, permissions.is_moving, "nobody asks about what is not there yet");
        }
    }

    #[test]
    fn the_banner_covers_everything_but_undo() {
        let permissions = of(Facts { has_banner: true, has_chosen: false, ..facts() });
        assert!(!permissions.may_choose(Availability::Always) && !permissions.can_confirm);
        assert!(!permissions.may_ask && !permissions.may_pass && !permissions.may_act());
        assert_eq!(permissions.undo, Undo::Action);
        let throws = Facts { actor: Actor::Chance(Some(ME)), has_banner: true, ..facts() };
        assert!(!of(throws.clone()).may_roll());
        assert_eq!(confirm(throws), (Confirm::Roll, false));
    }

    #[test]
    fn who_looks_at_something_closes_it_first() {
        for actor in [Actor::Seat(ME), Actor::Chance(Some(ME)), Actor::GameOver] {
            for is_computers in [false, true] {
                let looks = Facts { actor, is_computers, is_watched: true, is_looking: true, ..facts() };
                assert_eq!(confirm(looks.clone()), (Confirm::CloseLook, true));
                let permissions = of(looks);
                assert!(permissions.has_step_back() && !permissions.may_act());
                assert!(!permissions.may_ask && !permissions.may_pass);
            }
        }
    }

    #[test]
    fn seats_change_hands_while_a_match_goes_on() {
        for is_computers in [false, true] {
            assert!(of(Facts { is_computers, has_banner: true, ..facts() }).may_reseat());
        }
        assert!(!of(Facts { actor: Actor::GameOver, ..facts() }).may_reseat());
        assert!(!of(Facts { is_live: false, ..facts() }).may_reseat(), "it is only looked at");
    }

    #[test]
    fn somebody_throws_when_all_lies_still() {
        let throws = Facts { actor: Actor::Chance(Some(ME)), throws_in_a_row: true, ..facts() };
        let permissions = of(throws.clone());
        assert_eq!(permissions.decision, Decision::Throw(ME));
        assert!(permissions.may_roll() && permissions.throws_in_a_row && !permissions.may_act());
        assert_eq!((permissions.confirm, permissions.can_confirm), (Confirm::Roll, true));
        assert!(!of(Facts { is_moving: true, ..throws }).may_roll());
    }

    #[test]
    fn cards_that_nobody_throws_are_nobodys_to_throw_or_to_hint_at() {
        let permissions = of(Facts { actor: Actor::Chance(None), has_action: false, ..facts() });
        assert_eq!(permissions.decision, Decision::Chance);
        assert!(!permissions.is_persons() && !permissions.may_roll() && !permissions.may_act());
        assert_eq!((permissions.confirm, permissions.can_confirm), (Confirm::Act, false));
        assert_eq!(permissions.undo, Undo::Action, "the last action is still there to be taken back");
    }

    #[test]
    fn nobody_chooses_for_a_computer_player_who_can_only_be_hurried() {
        for actor in [Actor::Seat(ME), Actor::Chance(Some(ME)), Actor::Chance(None)] {
            let thinks = Facts { actor, is_computers: true, is_watched: true, ..facts() };
            let permissions = of(thinks.clone());
            assert_eq!((permissions.decision, permissions.computer()), (Decision::Computer(ME), Some(ME)));
            assert!(
                permissions.may_choose(Availability::Always) && !permissions.may_choose(Availability::Moving)
            );
            assert!(!permissions.may_ask && !permissions.may_pass && !permissions.may_roll());
            assert_eq!((permissions.confirm, permissions.can_confirm), (Confirm::Hurry, true));
            assert_eq!(permissions.undo, Undo::Action, "what it shows is not for anybody to take back");
            let turns = Facts { is_watched: false, ..thinks };
            assert_eq!(confirm(turns), (Confirm::Hurry, false), "the table has not turned to it");
        }
    }

    #[test]
    fn at_the_end_there_are_the_results() {
        let over = Facts { actor: Actor::GameOver, has_chosen: false, ..facts() };
        assert_eq!(confirm(over.clone()), (Confirm::ShowResults, true));
        let permissions = of(over);
        assert_eq!(permissions.decision, Decision::Over);
        assert!(!permissions.may_act() && !permissions.may_ask && !permissions.may_pass);
    }

    #[test]
    fn of_a_match_that_is_only_looked_at_nothing_may_be_done() {
        for actor in [Actor::Seat(ME), Actor::Chance(Some(ME)), Actor::Chance(None), Actor::GameOver] {
            for is_computers in [false, true] {
                let looked_at =
                    Facts { is_live: false, can_undo: false, actor, is_computers, is_watched: true, ..facts() };
                let permissions = of(looked_at.clone());
                assert_eq!(permissions.decision, Decision::Nobody);
                assert!(!permissions.may_choose(Availability::Always) && !permissions.is_free());
                assert!(!permissions.may_act() && !permissions.may_roll());
                assert!(!permissions.may_ask && !permissions.may_pass);
                assert_eq!((permissions.confirm, permissions.can_confirm), (Confirm::Nothing, false));
                assert_eq!(permissions.undo, Undo::Nothing);
                let other = Facts { is_looking: true, ..looked_at };
                assert_eq!(confirm(other), (Confirm::CloseLook, true), "one can look at what others have");
            }
        }
    }
}
