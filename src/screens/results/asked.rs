//! The achievement that somebody asks about by touching its seal, where there is one line for all.

use bevy::prelude::*;

use super::{Shown, solo::summary};
use crate::{
    drawing::{
        brush::{Brush, Pen, Picture, arc},
        label::TextLabel,
    },
    intent::Intent,
    locale::Locale,
    pictures::material::Material,
};

/// The achievement that is asked about, from 0.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct AskedAchievement(Option<usize>);

/// The line for all achievements.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct AchievementLine;

/// The ring around the seal of an achievement, from 0, while that is asked about.
#[derive(Component, Clone, Copy, Debug)]
#[component(immutable)]
pub(super) struct SealRing {
    pub achievement: usize,
    pub material: &'static Material,
}

impl Picture for SealRing {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let radius = (size.min_element() / 2.0 - 1.5).max(0.0);
        let around = arc(Vec2::ZERO, radius, 0.0, core::f32::consts::TAU, 40);
        brush.stroke(&around, Pen::new(2.8, self.material.chosen));
    }
}

/// Whoever comes to the results has asked nothing yet.
pub(super) fn forget(mut asked: ResMut<AskedAchievement>) {
    asked.set_if_neq(AskedAchievement::default());
}

/// A second touch asks no more.
pub(super) fn ask(mut intents: MessageReader<Intent>, mut asked: ResMut<AskedAchievement>) {
    for intent in intents.read() {
        if let Intent::TellAchievement(achievement) = intent {
            let next = Some(*achievement).filter(|_| asked.0 != Some(*achievement));
            asked.set_if_neq(AskedAchievement(next));
        }
    }
}

pub(super) fn is_to_tell(asked: Res<AskedAchievement>, added: Query<(), Added<AchievementLine>>) -> bool {
    asked.is_changed() || !added.is_empty()
}

/// What is asked about is told, and ringed; otherwise what was earned.
pub(super) fn tell(
    asked: Res<AskedAchievement>,
    (shown, locale): (Res<Shown>, Res<Locale>),
    mut lines: Query<&mut TextLabel, With<AchievementLine>>,
    mut rings: Query<(&SealRing, &mut Visibility)>,
) {
    let achievements = shown.results.as_ref().and_then(|results| results.achievements.as_ref());
    let Some(achievements) = achievements else { return };
    let about = asked.0.and_then(|at| achievements.all.get(at));
    let (text, is_earned) = match about {
        Some(achievement) => (achievement.line.clone(), achievement.is_earned),
        None => summary(&locale, achievements),
    };
    let color = if is_earned { shown.material.ink } else { shown.material.soft_ink };
    for mut line in &mut lines {
        let told = TextLabel { text: text.clone(), color, ..line.clone() };
        line.set_if_neq(told);
    }
    for (ring, mut visibility) in &mut rings {
        let is_asked = asked.0 == Some(ring.achievement);
        visibility.set_if_neq(if is_asked { Visibility::Inherited } else { Visibility::Hidden });
    }
}
