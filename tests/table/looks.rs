//! What the table shows, as text that can be compared.

use std::collections::BTreeSet;

use bevy::prelude::*;
use doodle_city::{
    accessibility::AccessibleItem,
    drawing::{label::TextLabel, place::LayoutRect},
    intent::Intent,
    pictures::button::ButtonFace,
    table::{
        announcement::Announcements,
        banner::{Banner, BannerHint, BannerName},
        buttons::{Button, ButtonWord},
        dice::{Die, ShownFace},
        heading::{RoundText, TitleText},
        hint_marks::{HintGround, HintNumber, HintRing},
        on_table::OnTable,
        options::{OptionButton, OptionText},
        player_paper::PlayerPaper,
        players::{DecidedBy, OnTurn, Player, PlayerName, Score},
        table_game::{Selection as _, TableGame},
    },
};

use crate::desk::DeskOf;

/// A game whose table can be compared.
pub trait Looks: TableGame {
    /// What a thing shows that only this game has.
    fn tell(thing: EntityRef, text: &mut String);
}

/// What one component of a thing says, if it has that.
pub fn of<C: Component + core::fmt::Debug>(thing: EntityRef, text: &mut String) {
    if let Some(component) = thing.get::<C>() {
        text.push_str(&format!("{component:?} "));
    }
}

impl<G: Looks> DeskOf<G> {
    /// One line for each thing on the table: what it shows, where it really is, and how it is read.
    pub fn looks(&mut self) -> BTreeSet<String> {
        let world = self.0.world_mut();
        let mut things = world.query_filtered::<EntityRef, With<OnTable>>();
        let is_seen = |thing: &EntityRef| thing.get() != Some(&Visibility::Hidden);
        things.iter(world).filter(is_seen).map(|thing| line::<G>(world, thing)).collect()
    }

    /// Whether this table shows what one shows on which the same record was just opened.
    pub fn assert_shows_its_record(&mut self) {
        // What was announced is not told again.
        while !self.0.world().resource::<Announcements>().0.is_empty() {
            self.want(Intent::GoOn);
        }
        let (focused, mut shown, can_undo) =
            self.beside(|fresh| (fresh.focused(), fresh.looks(), fresh.session().can_undo()));
        let (large, looking_at) = (self.focused(), self.selection().looking_at());
        assert_eq!(focused, large, "looking at {looking_at:?}");
        let mut played = self.looks();
        // No record tells whether the device was handed on; whether undo can be pressed is not compared then.
        if self.session().can_undo() != can_undo {
            for looks in [&mut played, &mut shown] {
                looks.retain(|line| !line.starts_with("Undo ") && !line.starts_with("ButtonWord(Undo) "));
            }
        }
        let only = |one: &BTreeSet<String>, other: &BTreeSet<String>| {
            one.difference(other).cloned().collect::<Vec<_>>().join("\n")
        };
        assert!(
            played == shown,
            "after {} steps, the last {:?}\nplayed only:\n{}\nshown only:\n{}",
            self.steps(),
            self.play().log().last(),
            only(&played, &shown),
            only(&shown, &played),
        );
    }
}

/// Where a thing really is, whatever it lies on.
fn whereabouts(world: &World, thing: EntityRef) -> Option<Transform> {
    let at = *thing.get::<Transform>()?;
    let below = thing.get::<ChildOf>().and_then(|child| world.get_entity(child.parent()).ok());
    Some(below.and_then(|below| whereabouts(world, below)).map_or(at, |below| below * at))
}

fn line<G: Looks>(world: &World, thing: EntityRef) -> String {
    let mut text = String::new();
    G::tell(thing, &mut text);
    of::<Player>(thing, &mut text);
    of::<PlayerName>(thing, &mut text);
    of::<DecidedBy>(thing, &mut text);
    of::<OnTurn>(thing, &mut text);
    of::<Score>(thing, &mut text);
    of::<PlayerPaper>(thing, &mut text);
    of::<OptionButton>(thing, &mut text);
    of::<OptionText>(thing, &mut text);
    of::<Die>(thing, &mut text);
    of::<ShownFace>(thing, &mut text);
    of::<TitleText>(thing, &mut text);
    of::<RoundText>(thing, &mut text);
    of::<Button>(thing, &mut text);
    of::<ButtonFace>(thing, &mut text);
    of::<Banner>(thing, &mut text);
    of::<ButtonWord>(thing, &mut text);
    of::<BannerName>(thing, &mut text);
    of::<BannerHint>(thing, &mut text);
    of::<HintRing>(thing, &mut text);
    of::<HintGround>(thing, &mut text);
    of::<HintNumber>(thing, &mut text);
    of::<TextLabel>(thing, &mut text);
    of::<AccessibleItem>(thing, &mut text);
    of::<LayoutRect>(thing, &mut text);
    // Texts are fitted by their typeset size, which nobody measures without a renderer.
    let at = whereabouts(world, thing).filter(|_| !thing.contains::<TextLabel>());
    if let Some(at) = at {
        text.push_str(&format!("{:.2} {:.2} {:.2}", at.translation, at.rotation, at.scale));
    }
    text
}
