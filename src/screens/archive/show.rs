//! The panel with the finished matches.

use std::sync::Arc;

use bevy_egui::egui::{
    Align2, Color32, Context, CornerRadius, Galley, Id, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    pos2, text::LayoutJob, vec2,
};

use super::{
    Archive,
    select::{Order, Query, select},
    told::{self, Told},
};
use crate::{
    accessibility::Role,
    boxes::Boxes,
    drawing::label::TextSize,
    intent::Intent,
    locale::{Locale, names},
    pictures::lid::WORDS,
    screens::{
        card::{self, Room},
        controls::{field, list, slip},
        painted::paint,
        style::{GAP, TOUCH, color, hand, text_scale},
        widgets::{Icon, Weight, button, fitted, focus_ring, icon_button, key_cap, note, set_line, tell},
    },
    storage::{Archived, MatchId},
    theme::{Tone, palette},
};

/// What was chosen.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::screens) enum Choice {
    /// This match is to be looked at.
    LookAt(MatchId),
    /// It is to be taken out.
    Remove(MatchId),
    /// The one taken out last is to be put back.
    PutBack,
    /// Something that the panel stays open for.
    Want(Intent),
    Close,
}

/// What stays from one pass to the next.
#[derive(Default)]
pub(in crate::screens) struct ArchiveView {
    query: Query,
    found: Option<Found>,
}

/// What was found, and for what.
struct Found {
    of: (Query, Arc<[Archived]>, Option<MatchId>, String),
    places: Vec<usize>,
}

impl Found {
    fn is_of(
        &self,
        (query, matches, removed, tag): (&Query, &Arc<[Archived]>, &Option<MatchId>, &str),
    ) -> bool {
        let of = &self.of;
        of.0 == *query && Arc::ptr_eq(&of.1, matches) && of.2 == *removed && of.3 == tag
    }
}

/// From this width on, in dp, what is looked for stands in one line.
const WIDE: f32 = 560.0;
const EDGE: f32 = 8.0;

/// Shows them.
pub(in crate::screens) fn show(
    ctx: &Context,
    view: &mut ArchiveView,
    archive: &Archive,
    boxes: &Boxes,
    locale: &Locale,
) -> Option<Choice> {
    let room = Room::on(ctx.content_rect(), 820.0);
    let words = [locale.text("archive-title"), locale.text("menu-close")];
    let (chosen, is_closed) = card::closable(ctx, "archive", room, [&words[0], &words[1]], |ui, height| {
        let bottom = ui.cursor().top() + height;
        let Some(matches) = &archive.matches else {
            ui.allocate_space(vec2(ui.available_width(), height));
            return None;
        };
        look_for(ui, &mut view.query, boxes, locale);
        let found = find(&mut view.found, (&view.query, matches, &archive.removed), boxes, locale);
        let foot = ui.max_rect().with_max_y(bottom).with_min_y(bottom - card::button_height(ui));
        let (state, foot) = if is_narrow(ui) {
            (ui.allocate_exact_size(vec2(ui.available_width(), TOUCH), Sense::hover()).0, foot)
        } else {
            let middle = foot.left() + foot.width() * 0.44;
            (foot.with_max_x(middle - GAP), foot.with_min_x(middle))
        };
        let left = bottom - ui.cursor().top() - card::footer(ui);
        let mut chosen = None;
        let of_row = row_height(ui);
        if found.is_empty() {
            let key = if matches.is_empty() { "archive-none" } else { "archive-no-match" };
            note(ui, &locale.text(key));
            ui.allocate_space(vec2(ui.available_width(), (left - ui.min_rect().height()).max(0.0)));
        } else {
            card::rows(ui, "archive rows", left, (of_row, found.len()), |ui, range| {
                for &place in &found[range] {
                    let archived = &matches[place];
                    if let Some(told) = Told::of(archived, boxes, locale) {
                        chosen = row(ui, archived, &told, of_row, locale).or(chosen.take());
                    }
                }
            });
        }
        let chosen = tell_state(ui, state, (archive, matches, found.len()), boxes, locale).or(chosen);
        files(ui, foot, matches.is_empty(), locale).or(chosen)
    });
    if is_closed { Some(Choice::Close) } else { chosen }
}

/// What is looked for, of which game, and in which order.
fn look_for(ui: &mut Ui, query: &mut Query, boxes: &Boxes, locale: &Locale) {
    let width = ui.available_width();
    let games: Vec<String> = core::iter::once(locale.text("archive-all-games"))
        .chain(boxes.0.iter().map(|game| (game.cover)(locale).title))
        .collect();
    let orders = Order::ALL.map(|order| locale.text(order.key()));
    let search = |ui: &mut Ui, width: f32, words: &mut String| {
        let (rect, _) = ui.allocate_exact_size(vec2(width, TOUCH), Sense::hover());
        slip(ui, rect, false);
        let inside = rect.shrink2(vec2(10.0, 2.0));
        let id = Id::new("archive search");
        field(ui, id, inside, &locale.text("archive-search"), words, &locale.text("archive-search-hint"));
    };
    let choose = |ui: &mut Ui, width: f32, query: &mut Query| {
        let game = boxes.0.iter().position(|game| query.game == Some(game.name)).map_or(0, |place| place + 1);
        if let Some(touched) = list(ui, locale, &locale.text("archive-game"), (&games, game), width) {
            query.game = touched.checked_sub(1).and_then(|place| boxes.0.get(place)).map(|game| game.name);
        }
        let order = Order::ALL.iter().position(|order| *order == query.order).unwrap_or_default();
        if let Some(touched) = list(ui, locale, &locale.text("archive-order"), (&orders, order), width) {
            query.order = Order::ALL.get(touched).copied().unwrap_or_default();
        }
    };
    if width >= WIDE {
        ui.horizontal(|ui| {
            let of_list = ((width - 2.0 * GAP) * 0.31).floor();
            search(ui, width - 2.0 * (of_list + GAP), &mut query.words);
            choose(ui, of_list, query);
        });
    } else {
        search(ui, width, &mut query.words);
        ui.horizontal(|ui| choose(ui, ((width - GAP) / 2.0).floor(), query));
    }
}

/// The places of those that are looked for, worked out anew when something has changed.
fn find<'a>(
    found: &'a mut Option<Found>,
    (query, matches, removed): (&Query, &Arc<[Archived]>, &Option<MatchId>),
    boxes: &Boxes,
    locale: &Locale,
) -> &'a [usize] {
    let tag = locale.tag();
    if found.as_ref().is_none_or(|found| !found.is_of((query, matches, removed, tag))) {
        let text = |it: &Archived| {
            let game = told::game_of(it, boxes).map(|game| (game.cover)(locale).title).unwrap_or_default();
            let names = it.facts.players.iter().map(|player| player.name.as_str());
            format!("{} {game} {}", names.collect::<Vec<_>>().join(" "), told::date(it, locale))
        };
        let mut places = select(matches, query, text);
        places.retain(|&place| {
            Some(&matches[place].id) != removed.as_ref() && told::game_of(&matches[place], boxes).is_some()
        });
        *found = Some(Found { of: (query.clone(), Arc::clone(matches), removed.clone(), tag.into()), places });
    }
    found.as_ref().map_or(&[], |found| &found.places)
}

/// How many there are, or what was taken out just now.
fn tell_state(
    ui: &mut Ui,
    rect: Rect,
    (archive, matches, count): (&Archive, &[Archived], usize),
    boxes: &Boxes,
    locale: &Locale,
) -> Option<Choice> {
    let response = ui.allocate_rect(rect, Sense::hover());
    let removed = archive.removed.as_ref().and_then(|id| matches.iter().find(|it| it.id == *id));
    let Some(removed) = removed else {
        if matches.is_empty() {
            return None;
        }
        let words = locale.with("archive-count", &[("count", count.into())]);
        tell(ui, &response, Role::Text, &words, "");
        let line = set_small(ui, &words, rect.width(), color(ui, palette::SOFT_INK));
        let at = Align2::LEFT_CENTER.anchor_size(rect.left_center(), line.size()).min;
        ui.painter().galley(at, line, color(ui, palette::SOFT_INK));
        return None;
    };
    let put_back = locale.text("archive-put-back");
    let mut row = ui.new_child(UiBuilder::new().max_rect(rect).id_salt("removed"));
    row.horizontal(|ui| {
        let wide = (rect.width() * 0.44).min(190.0);
        let players: Vec<_> = removed.facts.players.iter().map(|player| names::short(&player.name)).collect();
        let names = names::list(locale, &players);
        let game = told::game_of(removed, boxes).map(|game| (game.cover)(locale).title).unwrap_or_default();
        let of = locale.with("archive-when", &[("game", game.into()), ("date", names.into())]);
        let words = locale.with("archive-removed", &[("match", of.into())]);
        let (place, response) = ui.allocate_exact_size(vec2(rect.width() - wide - GAP, TOUCH), Sense::hover());
        tell(ui, &response, Role::Text, &words, "");
        let lines = set_small_lines(ui, &words, place.width(), palette::INK);
        let at = Align2::LEFT_CENTER.anchor_size(place.left_center(), lines.size()).min;
        ui.painter().galley(at, lines, color(ui, palette::INK));
        button(ui, &put_back, Weight::Plain, Some(wide)).clicked().then_some(Choice::PutBack)
    })
    .inner
}

/// How everybody stands, in two lines, or in more of smaller letters.
fn set_outcome(ui: &Ui, words: &str, width: f32) -> Arc<Galley> {
    let small = TextSize::Small.dp();
    let sizes = [(TextSize::Body.dp(), 2), (small, 3), (small / text_scale(ui.style()), 4)];
    set_first(ui, words, width, palette::INK, &sizes)
}

/// Up to two lines in small letters, or in as small ones as may be.
fn set_small_lines(ui: &Ui, words: &str, width: f32, ink: Tone) -> Arc<Galley> {
    let small = TextSize::Small.dp();
    set_first(ui, words, width, ink, &[(small, 2), (small / text_scale(ui.style()), 2)])
}

/// Words in the first of several sizes of letters, each with its most lines, in which they are not cut; else in the last.
fn set_first(ui: &Ui, words: &str, width: f32, ink: Tone, sizes: &[(f32, usize)]) -> Arc<Galley> {
    let set = |&(dp, rows): &(f32, usize)| {
        let mut job = LayoutJob::simple(words.to_owned(), hand(ui.style(), dp), color(ui, ink), width);
        job.wrap.max_rows = rows;
        ui.painter().layout_job(job)
    };
    let whole = sizes.iter().map(set).find(|lines| !lines.elided);
    whole.unwrap_or_else(|| set(sizes.last().unwrap_or(&(TextSize::Small.dp(), 2))))
}

/// A line in small letters, or as small as they may be.
fn set_small(ui: &Ui, words: &str, width: f32, ink: Color32) -> Arc<Galley> {
    let font = hand(ui.style(), TextSize::Small.dp());
    let line = ui.painter().layout_no_wrap(words.to_owned(), font, ink);
    if line.size().x <= width { line } else { fitted(ui, words, width, ink) }
}

fn line_height(ui: &Ui, size: TextSize) -> f32 {
    ui.fonts_mut(|fonts| fonts.row_height(&hand(ui.style(), size.dp())))
}

/// What is on the lid below its words, in a frame of its colour.
fn paint_lid(ui: &Ui, seen: Rect, told: &Told) {
    let lid = seen.with_min_y(seen.bottom() - seen.height() / (1.0 - WORDS));
    let painter = ui.painter().with_clip_rect(seen.intersect(ui.clip_rect()));
    paint(&painter, lid, &told.picture);
    let frame = Stroke::new(2.5, color(ui, told.color));
    painter.rect_stroke(seen, CornerRadius::same(3), frame, StrokeKind::Inside);
}

/// Whether what can be done with a match stands below each other.
fn is_narrow(ui: &Ui) -> bool {
    ui.available_width() < WIDE
}

fn row_height(ui: &Ui) -> f32 {
    let small = line_height(ui, TextSize::Small);
    let words = (2.0 * line_height(ui, TextSize::Body)).max(3.0 * small) + 2.0 * small;
    let signs = if is_narrow(ui) { 2.0 * TOUCH } else { TOUCH };
    words.max(signs) + 2.0 * EDGE
}

/// A match: the lid of its box, how it ended, and what can be done with it.
fn row(ui: &mut Ui, archived: &Archived, told: &Told, height: f32, locale: &Locale) -> Option<Choice> {
    let is_narrow = is_narrow(ui);
    let signs = if is_narrow { TOUCH } else { 2.0 * TOUCH + GAP };
    let (all, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    slip(ui, all, false);
    let face = all.with_max_x(all.right() - signs - EDGE);
    let response = ui.interact(face, Id::new(("archive", archived.id.as_str())), Sense::click());
    let summary = told.summary(locale);
    tell(ui, &response, Role::Button, &summary, "");
    let side = (height - 2.0 * EDGE).min(84.0);
    let picture = Rect::from_center_size(face.left_center() + vec2(EDGE + side / 2.0, 0.0), vec2(side, side));
    paint_lid(ui, picture, told);
    let words = face.with_min_x(picture.right() + GAP);
    let outcome = set_outcome(ui, &told.outcome, words.width());
    let when = set_small_lines(ui, &told.when, words.width(), palette::SOFT_INK);
    let top = words.center().y - (outcome.size().y + when.size().y) / 2.0;
    let below = top + outcome.size().y;
    ui.painter().galley(pos2(words.left(), top), outcome, color(ui, palette::INK));
    ui.painter().galley(pos2(words.left(), below), when, color(ui, palette::SOFT_INK));
    focus_ring(ui, &response, 14);
    let mut chosen = response.clicked().then(|| Choice::LookAt(archived.id.clone()));

    let corner = all.with_min_x(face.right()).shrink2(vec2(0.0, EDGE));
    let mut rest = ui.new_child(UiBuilder::new().max_rect(corner).id_salt(("signs", archived.id.as_str())));
    let named = |key: &str| {
        let words = locale.text(key);
        locale.with("item-value", &[("name", words.into()), ("value", summary.as_str().into())])
    };
    let signs = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing =
            if is_narrow { vec2(0.0, corner.height() - 2.0 * TOUCH) } else { vec2(GAP, 0.0) };
        if icon_button(ui, Icon::Share, &named("shelf-export"), None, true).clicked() {
            chosen = Some(Choice::Want(Intent::ExportMatch(archived.id.clone())));
        }
        if icon_button(ui, Icon::Bin, &named("shelf-remove"), None, true).clicked() {
            chosen = Some(Choice::Remove(archived.id.clone()));
        }
    };
    if is_narrow {
        rest.vertical(signs);
    } else {
        rest.horizontal_centered(signs);
    }
    chosen
}

/// All of them as a file, and files to be opened.
fn files(ui: &mut Ui, foot: Rect, is_empty: bool, locale: &Locale) -> Option<Choice> {
    let mut row = ui.new_child(UiBuilder::new().max_rect(foot).id_salt("files"));
    ui.allocate_rect(foot, Sense::hover());
    let width = foot.width();
    row.horizontal(|ui| {
        let half = if is_empty { width } else { ((width - GAP) / 2.0).floor() };
        let open = line_button(ui, &locale.text("shelf-import"), vec2(half, foot.height()));
        let save = !is_empty && line_button(ui, &locale.text("archive-export"), vec2(half, foot.height()));
        let open = open.then_some(Choice::Want(Intent::ImportMatch));
        open.or(save.then_some(Choice::Want(Intent::ExportArchive)))
    })
    .inner
}

/// A button of this size, whose words are as large as fits in one line, or small in two; whether it was touched.
fn line_button(ui: &mut Ui, words: &str, size: Vec2) -> bool {
    let (_, response) = ui.allocate_exact_size(size, Sense::click());
    tell(ui, &response, Role::Button, words, "");
    let face = key_cap(ui, &response, Weight::Plain, true);
    let ink = color(ui, palette::INK);
    let width = face.width() - 16.0;
    let least = [(TextSize::Small.dp() / text_scale(ui.style()), 2)];
    let line =
        set_line(ui, words, width, ink).unwrap_or_else(|| set_first(ui, words, width, palette::INK, &least));
    ui.painter().galley(Align2::CENTER_CENTER.anchor_size(face.center(), line.size()).min, line, ink);
    focus_ring(ui, &response, 14);
    response.clicked()
}
