//! What only the solo game's results have: the ranks, and achievements.

use bevy::prelude::*;

use super::{
    layout::ResultsLayout,
    pictures::{Bar, Medal},
    scene::{GROUND, PICTURE, Scene, TEXT, results_item},
    show::Shows,
};
use crate::{
    accessibility::AccessibleItem,
    boxes::{Achievements, RankTable},
    drawing::{
        label::{Align, SharedFontSize, TextLabel, TextSize},
        place::LayoutRect,
    },
    pictures::widgets::Backing,
    theme::palette,
};

impl Scene<'_, '_, '_> {
    pub(super) fn put_ranks(&mut self, layout: &ResultsLayout, ranks: &RankTable) {
        let parts = &layout.ranks;
        let heading = AccessibleItem::text(&ranks.title);
        self.commands.spawn((
            results_item(),
            Backing::Paper,
            LayoutRect::new(parts.paper, GROUND),
            heading,
            Shows::Rank,
        ));
        self.commands.spawn((results_item(), Bar(0.0), LayoutRect::new(parts.bar, PICTURE)));
        for (rank, (&rect, row)) in parts.rows.iter().zip(&ranks.rows).enumerate() {
            let ground = Backing::Patch(palette::ACCENT.with_alpha(0.0));
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
    }

    pub(super) fn put_achievements(&mut self, layout: &ResultsLayout, achievements: &Achievements) {
        let parts = &layout.achievements;
        let heading = &achievements.title;
        self.commands.spawn((results_item(), Backing::Paper, LayoutRect::new(parts.paper, GROUND)));
        let title = self.ink(heading, TextSize::Body).align(Align::Left);
        self.commands.spawn((
            results_item(),
            LayoutRect::new(parts.title, TEXT),
            title,
            AccessibleItem::text(heading),
        ));
        let is_none = achievements.lines.is_empty();
        let none = is_none.then_some(&achievements.none);
        for (&rect, line) in parts.lines.iter().zip(achievements.lines.iter().chain(none)) {
            let mut rest = rect;
            if !is_none {
                let side = rect.height().min(28.0 * self.unit);
                rest.min.x += side + 8.0;
                let left = Rect::new(rect.min.x, rect.min.y, rect.min.x + side, rect.max.y);
                let medal = Rect::from_center_size(left.center(), Vec2::splat(side));
                self.commands.spawn((results_item(), Medal, LayoutRect::new(medal, PICTURE)));
            }
            let color = if is_none { palette::SOFT_INK } else { palette::INK };
            let label = TextLabel::new(line, TextSize::Small, color)
                .sized(16.0 * self.unit)
                .align(Align::Left)
                .wrapped();
            let meaning = AccessibleItem::text(line);
            self.commands.spawn((
                results_item(),
                LayoutRect::new(rest, TEXT),
                label,
                meaning,
                SharedFontSize("achievements"),
            ));
        }
    }
}
