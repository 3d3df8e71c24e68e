//! The results of Doodle City: the parts of a total, and alone the rank and achievements.

use bevy::prelude::*;

use super::finale::finale;
use crate::{
    boxes::{self, Achievements, Part, RankRow, RankTable, Results},
    drawing::{brush::Brush, dyn_picture::DynPicture},
    locale::{Locale, doodle_city::ranks, help::RuleKeys},
    pictures::doodle_city::{
        colors,
        pennant::{Pennant, paint_pennant},
        seals, signs,
        thumbnail::CityPicture,
    },
    record::Match,
    rules::doodle_city::{Achievement, DoodleCity, Rank, SoloResult},
    theme::{Tone, painted},
};

pub(super) fn results(locale: &Locale, play: &Match<DoodleCity>) -> Results {
    let solo = play.game().solo_result(play.state());
    let mut results = Results::of(locale, play, parts(locale, solo.is_some()), |seat| {
        let sheet = play.game().sheet().clone();
        DynPicture::of(CityPicture { sheet, city: *play.state().city(seat) })
    });
    if let Some(best) = results.rows.first() {
        results.finale = finale(play.game().sheet(), *play.state().city(best.seat));
    }
    match solo {
        Some(solo) => alone(locale, results, &solo),
        None => among_several(locale, results),
    }
}

/// In the order of the standings' parts. Trees, which come last, score nothing alone.
fn parts(locale: &Locale, is_solo: bool) -> Vec<Part> {
    let part = |key, sign: Option<fn(&mut Brush)>, color: Tone, rule: [&'static str; 2]| Part {
        name: locale.text(key),
        sign: sign.map(|sign| {
            DynPicture::new(move |size, brush| {
                brush.within(Vec2::ZERO, (size.min_element() * 0.42).min(16.0), 0.0, sign);
            })
        }),
        is_change: false,
        color,
        rule: RuleKeys::new(rule[0], rule[1]),
    };
    let mut parts = vec![
        part(
            "doodle-results-hotels",
            Some(signs::hotel),
            colors::HOTEL_GROUND,
            ["doodle-rules-hotels-title", "doodle-help-hotel-title"],
        ),
        part(
            "doodle-results-shops",
            Some(signs::shop),
            colors::SHOP_GROUND,
            ["doodle-rules-shops-title", "doodle-help-shop-title"],
        ),
        Part {
            sign: Some(DynPicture::new(paint_bonus)),
            ..part(
                "doodle-results-bonuses",
                None,
                painted::VIOLET,
                ["doodle-rules-first-title", "doodle-help-bonus"],
            )
        },
        part(
            "doodle-results-taxis",
            Some(signs::taxi),
            colors::TAXI_GROUND,
            ["doodle-rules-taxis-title", "doodle-help-taxi-title"],
        ),
    ];
    if !is_solo {
        parts.push(Part {
            is_change: true,
            ..part(
                "doodle-results-trees",
                Some(signs::tree),
                colors::HOUSE_GROUND,
                ["doodle-rules-trees-title", "doodle-help-tree"],
            )
        });
    }
    parts
}

fn paint_bonus(size: Vec2, brush: &mut Brush) {
    let side = (size.min_element() * 0.8).min(28.0);
    paint_pennant(brush, Rect::from_center_size(Vec2::ZERO, Vec2::new(side, 0.68 * side)), Pennant::Mine);
}

fn among_several(locale: &Locale, mut results: Results) -> Results {
    let is_tie_broken = results.rows.windows(2).any(|pair| {
        let [one, other] = [&pair[0], &pair[1]];
        one.total == other.total && one.place != other.place
    });
    if is_tie_broken {
        results.note = locale.text("doodle-results-tie-note");
    }
    results
}

fn alone(locale: &Locale, mut results: Results, solo: &SoloResult) -> Results {
    let total = results.rows.first().map_or(0, |row| row.total);
    let args = [("rank", ranks::id(solo.rank)), ("points", total.into())];
    results.headline = locale.with("doodle-results-solo", &args);
    results.note = ranks::next_rank(locale, total).unwrap_or_default();
    let rows = Rank::ALL.into_iter().zip(ranks::ranks(locale));
    results.ranks = Some(RankTable {
        title: locale.text("doodle-results-rank"),
        rows: rows
            .map(|((rank, from), line)| RankRow { name: ranks::rank(locale, rank), line, from })
            .collect(),
    });
    let achievement = |which: Achievement| boxes::Achievement {
        name: ranks::achievement(locale, which),
        line: ranks::achievement_line(locale, which),
        sign: DynPicture::new(move |size, brush| {
            brush.within(Vec2::ZERO, size.min_element() / 2.0, 0.0, |brush| seals::paint_sign(brush, which));
        }),
        is_earned: solo.achievements.contains(&which),
    };
    results.achievements = Some(Achievements {
        title: locale.text("doodle-results-achievements"),
        all: Achievement::ALL.map(achievement).into(),
        none: locale.text("doodle-results-no-achievement"),
    });
    results
}
