//! Shows words and numbers: names, points, titles, what a move means, the banner.

use bevy::prelude::*;

use super::{
    layout::TableLayout,
    mark::Track,
    offer::{Offer, way},
    paper::Chip,
    scene::{Button, Ground, Says, Table},
    show_hand::{Choice, word},
};
use crate::{
    locale::{moves, names},
    rules::{
        Actor, Game as _, Seat,
        dice::Face,
        doodle_city::{Action, Road},
    },
    semantics::{Intent, Role, Semantic},
    theme::{
        label::Label,
        palette,
        place::{Place, Screen},
    },
};

/// What a text says, where, in which colour; nothing if it is not there now.
struct Text {
    words: String,
    rect: Rect,
    color: Color,
    is_wrapped: bool,
}

impl Text {
    fn new(words: impl Into<String>, rect: Rect, color: Color) -> Option<Self> {
        let words = words.into();
        (!words.is_empty() && !rect.is_empty()).then_some(Self { words, rect, color, is_wrapped: false })
    }

    fn wrapped(self) -> Self {
        Self { is_wrapped: true, ..self }
    }
}

/// All texts of the table.
pub fn show_texts(
    table: Table,
    screen: Res<Screen>,
    mut texts: Query<(&Says, &mut Label, &mut Place, &mut Visibility, Option<&mut Semantic>)>,
) {
    let Some(choice) = Choice::of(&table) else { return };
    for (says, mut label, mut place, mut visibility, semantic) in &mut texts {
        let text = text(&table, &choice, *says, &screen);
        visibility.set_if_neq(if text.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        let Some(text) = text else {
            if let Some(mut semantic) = semantic {
                semantic.set_if_neq(Semantic::text(""));
            }
            continue;
        };
        let shown =
            Label { color: text.color, wraps: text.is_wrapped, text: text.words.clone(), ..label.clone() };
        label.set_if_neq(shown);
        place.set_if_neq(Place { rect: text.rect, ..*place });
        if let Some(mut semantic) = semantic {
            let can_choose = *says == Says::Words && is_score_choice(&table, &choice);
            semantic.set_if_neq(if can_choose {
                Semantic::button(text.words, Intent::ChooseNextScore)
            } else {
                Semantic::text(text.words)
            });
        }
    }
}

/// With free circling a touch on the words chooses the next score.
fn is_score_choice(table: &Table, choice: &Choice) -> bool {
    table.hand.road.is_some_and(|road| choice.options.roads[road as usize].len() > 1)
}

fn text(table: &Table, choice: &Choice, says: Says, screen: &Screen) -> Option<Text> {
    let session = table.session.as_ref()?;
    let (play, laid) = (session.play(), &table.laid.0);
    let seats = play.game().seats();
    let total = |seat: Seat| play.standings().get(seat.index()).map_or(0, |score| score.total);
    match says {
        Says::Name(seat) => {
            Text::new(table.name(seat), TableLayout::mini(table.mini(seat, seats)?).name, palette::INK)
        }
        Says::Points(seat) => {
            let mini = TableLayout::mini(table.mini(seat, seats)?);
            let margin = if mini.name.is_empty() { -3.0 } else { 0.0 };
            Text::new(total(seat).to_string(), mini.points.inflate(margin), palette::INK)
        }
        Says::Total => {
            Text::new(names::points(&table.locale, total(table.turn.large)), laid.points, palette::INK)
        }
        Says::Title if laid.title.height() < TWO_LINES => {
            let rect = laid.title(choice.has_tiles())?;
            Text::new(format!("{} · {}", title(table), round(table)), rect, palette::INK)
        }
        Says::Title => {
            let upper = Rect { max: Vec2::new(laid.title.max.x, laid.title.max.y - ROUND_LINE), ..laid.title };
            Text::new(title(table), upper, palette::INK)
        }
        Says::Round => {
            let lower = Rect { min: Vec2::new(laid.title.min.x, laid.title.max.y - ROUND_LINE), ..laid.title };
            let is_last = play.state().is_last_round();
            let color = if is_last { palette::HOTEL_TEXT.mix(&Color::BLACK, 0.35) } else { palette::INK };
            Text::new(round(table), lower, color).filter(|_| laid.title.height() >= TWO_LINES)
        }
        Says::Words => {
            Text::new(words(table, choice), laid.words(choice.has_tiles()).inflate(-4.0), palette::INK)
                .map(Text::wrapped)
        }
        Says::TrackTitle(track) => {
            let key = match track {
                Track::Hotels => "table-hotels",
                Track::Shops => "table-shops",
                Track::Bonuses => "table-first",
                Track::Trees => "table-trees",
            };
            Text::new(table.locale.text(key), laid.tracks[track as usize].title, track.color())
        }
        Says::Mark(track, position) => mark(table, track, position),
        Says::Tile(road) => tile(table, choice, road),
        Says::Button(button) => {
            let (rect, color) = match button {
                Button::Undo => (laid.undo, palette::INK),
                Button::Pass => (laid.pass, palette::INK),
                Button::Confirm => (laid.confirm, Color::WHITE),
                Button::Back | Button::Menu => return None,
            };
            let has_pass = button != Button::Pass || play.game().setup().more_control;
            let is_idle = match button {
                Button::Confirm if table.turn.banner.is_some() => true,
                Button::Confirm => {
                    choice.action.is_none()
                        && matches!(play.actor(), Actor::Seat(_))
                        && table.hand.looking_at.is_none()
                }
                Button::Undo => table.hand.is_empty() && !session.can_undo(),
                Button::Pass | Button::Back | Button::Menu => false,
            };
            let color = if is_idle { palette::PLANK } else { color };
            Text::new(word(table, button, choice), rect.inflate(-8.0), color).filter(|_| has_pass)
        }
        Says::Ghost => Text::new(ghost(table, choice)?, ghost_rect(table)?, Color::WHITE),
        Says::Banner => {
            let name = table.name(table.turn.banner?);
            let rect = banner_rect(screen);
            let upper = Rect { max: Vec2::new(rect.max.x, rect.min.y + rect.height() * 0.62), ..rect };
            Text::new(
                table.locale.with("table-banner", &[("name", name.into())]),
                upper.inflate(-6.0),
                palette::PAPER,
            )
        }
        Says::BannerHint => {
            table.turn.banner?;
            let rect = banner_rect(screen);
            let lower = Rect { min: Vec2::new(rect.min.x, rect.min.y + rect.height() * 0.58), ..rect };
            Text::new(table.locale.text("table-banner-hint"), lower.inflate(-8.0), palette::PAPER)
        }
    }
}

/// Whose turn it is, and in which round.
fn title(table: &Table) -> String {
    let Some(session) = &table.session else { return String::new() };
    let play = session.play();
    let with = |key: &str, seat: Seat| table.locale.with(key, &[("name", table.name(seat).into())]);
    match play.actor() {
        Actor::Seat(seat) => with("table-draws", seat),
        Actor::Chance => with("table-rolls", play.state().starter()),
        Actor::Nobody => table.locale.text("table-over"),
    }
}

/// From this height on, in dp, the round stands below whose turn it is.
const TWO_LINES: f32 = 40.0;
/// The height of that second line.
const ROUND_LINE: f32 = 17.0;

/// Which round it is.
fn round(table: &Table) -> String {
    let Some(session) = &table.session else { return String::new() };
    let play = session.play();
    match play.game().round(play.state()) {
        _ if play.state().is_last_round() => table.locale.text("table-last-round"),
        0 => table.locale.text("table-starting-roads"),
        round => table.locale.with("table-round", &[("round", round.into())]),
    }
}

/// What the player may do now, or what the choice would bring.
fn words(table: &Table, choice: &Choice) -> String {
    let Some(session) = &table.session else { return String::new() };
    let play = session.play();
    let locale = &table.locale;
    if let Some(seat) = table.hand.looking_at {
        return locale.with("say-look-only", &[("name", table.name(seat).into())]);
    }
    if let Some(offer) = &choice.offer
        && (table.hand.square.is_some() || matches!(offer.action, Action::Pass))
    {
        if matches!(offer.action, Action::Pass) {
            return locale.text("say-pass");
        }
        return moves::line(locale, play.game().sheet(), &offer.events, offer.change);
    }
    match play.actor() {
        Actor::Chance => match play.state().starting_column() {
            Some(column) => locale.with("say-roll-starting-road", &[("column", column.number().into())]),
            None if !table.turn.news.is_empty() => table.turn.news.clone(),
            None => locale.text("say-roll"),
        },
        Actor::Nobody => locale.text("table-over"),
        Actor::Seat(_) if table.hand.square.is_some() => locale.text("say-road"),
        Actor::Seat(_) if table.hand.die.is_some() => locale.text("say-square"),
        Actor::Seat(_) => {
            let usable = Face::ALL.into_iter().filter(|&die| !choice.legal.squares(die).is_empty());
            let is_only_six = usable.clone().all(|die| die == Face::Six) && usable.count() > 0;
            if is_only_six {
                locale.text("say-only-six")
            } else if table.turn.news.is_empty() {
                locale.text("say-die-or-square")
            } else {
                table.turn.news.clone()
            }
        }
    }
}

fn mark(table: &Table, track: Track, position: usize) -> Option<Text> {
    let play = table.session.as_ref()?.play();
    let sheet = play.game().sheet();
    let rect = *table.laid.0.tracks[track as usize].marks.get(position)?;
    let city = play.state().city(table.turn.large);
    match track {
        Track::Hotels => Text::new(sheet.hotel_scores().get(position)?.to_string(), rect, track.color()),
        Track::Shops => Text::new(sheet.shop_scores().get(position)?.to_string(), rect, track.color()),
        Track::Bonuses => {
            let at = sheet.shop_bonuses().get(position)?.at;
            let color = match (city.has_bonus(position), play.state().is_bonus_taken(position)) {
                (true, _) => Color::WHITE,
                (false, true) => palette::SOFT_INK,
                (false, false) => palette::INK,
            };
            Text::new(table.locale.with("table-bonus", &[("at", at.into())]), rect.inflate(-3.0), color)
        }
        Track::Trees => None,
    }
}

fn tile(table: &Table, choice: &Choice, road: Road) -> Option<Text> {
    let play = table.session.as_ref()?.play();
    let lower = if table.hand.road == Some(road) { table.hand.lower } else { 0 };
    let offer = Offer::of(play, way(&choice.options, road, lower)?)?;
    let rect = table.laid.0.tiles[road as usize];
    let below = Rect { min: Vec2::new(rect.min.x, rect.min.y + rect.height() * 0.64), ..rect };
    let color = if offer.change.total > 0 { palette::HOUSE_TEXT } else { palette::SOFT_INK };
    Text::new(names::change(&table.locale, offer.change.total), below, color)
}

/// The points at the chosen square; where a tree is paid it says so.
fn ghost(table: &Table, choice: &Choice) -> Option<String> {
    let offer = choice.offer.as_ref()?;
    table.hand.square?;
    Some(names::change(&table.locale, offer.change.total))
}

fn ghost_rect(table: &Table) -> Option<Rect> {
    let square = TableLayout::square(table.laid.0.grid, table.hand.square?.index());
    let size = Vec2::new(square.width() * 0.62, (square.width() * 0.36).max(20.0));
    Some(Rect::from_center_size(Vec2::new(square.center().x, square.max.y - size.y * 0.42), size))
}

fn banner_rect(screen: &Screen) -> Rect {
    let safe = screen.safe();
    let size = Vec2::new((safe.width() - 32.0).min(460.0), 128.0_f32.min(safe.height() * 0.4));
    Rect::from_center_size(safe.center(), size)
}

/// The grounds under texts that come and go.
pub fn show_grounds(
    table: Table,
    screen: Res<Screen>,
    mut grounds: Query<(&Ground, &mut Chip, &mut Place, &mut Visibility, Option<&mut Semantic>)>,
) {
    let (Some(choice), Some(session)) = (Choice::of(&table), &table.session) else { return };
    let seats = session.play().game().seats();
    for (ground, mut chip, mut place, mut visibility, semantic) in &mut grounds {
        let rect = match ground {
            Ground::Ghost => choice.offer.as_ref().and(ghost_rect(&table)),
            Ground::Words => Some(table.laid.0.words(choice.has_tiles())),
            Ground::Points(seat) => {
                let mini = table.mini(*seat, seats).map(TableLayout::mini);
                mini.filter(|mini| mini.name.is_empty()).map(|mini| mini.points)
            }
            Ground::Banner => table.turn.banner.map(|_| banner_rect(&screen)),
        };
        visibility.set_if_neq(if rect.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        let Some(rect) = rect else { continue };
        if *ground == Ground::Ghost {
            chip.set_if_neq(Chip { costs_a_tree: table.hand.die == Some(Face::Six), ..*chip });
        }
        place.set_if_neq(Place { rect, ..*place });
        if let Some(mut semantic) = semantic
            && let Some(seat) = table.turn.banner
        {
            let name = table.locale.with("table-banner", &[("name", table.name(seat).into())]);
            semantic.set_if_neq(Semantic::button(name, Intent::DismissBanner).role(Role::Cover));
        }
    }
}
