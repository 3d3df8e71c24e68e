//! What only the solo game's results have: the ranks, and achievements.

use bevy::prelude::*;

use super::{
    asked::{AchievementLine, SealRing},
    layout::ResultsLayout,
    pictures::{Bar, Seal},
    scene::{PICTURE, Scene, TEXT, results_item},
    show::Shows,
};
use crate::{
    accessibility::AccessibleItem,
    boxes::{Achievements, RankTable},
    drawing::{
        label::{Align, SharedFontSize, TextLabel, TextSize},
        place::LayoutRect,
    },
    intent::Intent,
    locale::{Locale, names},
    pictures::widgets::Backing,
};

impl Scene<'_, '_, '_> {
    pub(super) fn put_ranks(&mut self, layout: &ResultsLayout, ranks: &RankTable) {
        let parts = &layout.ranks;
        self.paper(parts.paper, (AccessibleItem::text(&ranks.title), Shows::Rank));
        let bar = Bar { filled: 0.0, ranks: ranks.rows.len(), material: self.material };
        self.commands.spawn((results_item(), bar, LayoutRect::new(parts.bar, PICTURE)));
        for (rank, (&rect, row)) in parts.rows.iter().zip(&ranks.rows).enumerate() {
            let ground = Backing::Patch(self.material.chosen.with_alpha(0.0));
            self.commands.spawn((results_item(), ground, LayoutRect::new(rect, PICTURE), Shows::RankRow(rank)));
            let inner = Rect { min: rect.min + Vec2::new(12.0, 1.0), max: rect.max - Vec2::new(8.0, 1.0) };
            let label = self.ink(&row.line, TextSize::Body).sized(17.0 * self.unit).align(Align::Left);
            self.commands.spawn((
                results_item(),
                LayoutRect::new(inner, TEXT),
                label,
                Shows::RankRow(rank),
                SharedFontSize("ranks"),
            ));
        }
        for (&rect, row) in parts.numbers.iter().zip(ranks.rows.iter().skip(1)) {
            let label = self.ink(names::number(self.locale, row.from), TextSize::Body);
            self.commands.spawn((results_item(), LayoutRect::new(rect, TEXT), label, SharedFontSize("ranks")));
        }
    }

    /// With a line for each, or in one line what was earned, and what a seal that is touched is for.
    pub(super) fn put_achievements(&mut self, layout: &ResultsLayout, achievements: &Achievements) {
        let parts = &layout.achievements;
        let heading = &achievements.title;
        let all = &achievements.all;
        let (summary, is_any_earned) = summary(self.locale, achievements);
        let has_lines = parts.lines.len() == all.len();
        self.paper(parts.paper, AccessibleItem::text(heading).value(&summary));
        if !parts.title.is_empty() {
            let title = self.ink(heading, TextSize::Body).align(Align::Left);
            self.text(parts.title, title);
        }
        for (at, (&rect, it)) in parts.seals.iter().zip(all).enumerate() {
            let seal = Seal { sign: it.sign.clone(), is_earned: it.is_earned, material: self.material };
            let value = self.locale.text(if it.is_earned { "results-earned" } else { "results-not-earned" });
            let meaning = match has_lines {
                true => AccessibleItem::text(&it.line),
                false => AccessibleItem::button(&it.line, Intent::TellAchievement(at)),
            };
            self.commands.spawn((results_item(), seal, LayoutRect::new(rect, PICTURE), meaning.value(value)));
            if !has_lines {
                let ring = SealRing { achievement: at, material: self.material };
                let place = LayoutRect::new(rect.inflate(3.0), PICTURE + 0.1);
                self.commands.spawn((results_item(), ring, place, Visibility::Hidden));
            }
        }
        let lines: Vec<_> = match has_lines {
            true => all.iter().map(|it| (&it.line, it.is_earned)).collect(),
            false => vec![(&summary, is_any_earned)],
        };
        for (&rect, (line, is_earned)) in parts.lines.iter().zip(lines) {
            let color = if is_earned { self.material.ink } else { self.material.soft_ink };
            let align = if has_lines { Align::Left } else { Align::Middle };
            let label =
                TextLabel::new(line, TextSize::Small, color).sized(16.0 * self.unit).align(align).wrapped();
            let line = (results_item(), LayoutRect::new(rect, TEXT), label, SharedFontSize("achievements"));
            let mut line = self.commands.spawn(line);
            if !has_lines {
                line.insert(AchievementLine);
            }
        }
    }
}

/// What was earned, in one line, and whether that is anything.
pub(super) fn summary(locale: &Locale, achievements: &Achievements) -> (String, bool) {
    let earned: Vec<_> = achievements.all.iter().filter(|it| it.is_earned).collect();
    let line = match earned[..] {
        [] => achievements.none.clone(),
        [one] => one.line.clone(),
        _ => names::list(locale, &earned.iter().map(|it| it.name.as_str()).collect::<Vec<_>>()),
    };
    (line, !earned.is_empty())
}
