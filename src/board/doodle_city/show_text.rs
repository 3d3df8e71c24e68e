//! Shows words and numbers: names, points, titles, what a move means, the banner. `words` says what is said.

use bevy::prelude::*;

use super::{
    layer::Layer,
    layout::TableLayout,
    mark::Track,
    offer::{Offer, way},
    scene::{Button, Says, Table},
    show_ground::{banner_rect, ghost, ghost_rect},
    show_hand::{Choice, button_layer, word},
    stroke::Sketch,
    words,
};
use crate::{
    board::stroke::Stroke,
    locale::names,
    rules::{Actor, Game as _, Seat, doodle_city::Road},
    semantics::Semantic,
    theme::{label::Label, palette, place::Place},
};

/// What a text says, where, in which colour; nothing if it is not there now.
struct Text {
    words: String,
    rect: Rect,
    color: Color,
    is_wrapped: bool,
    /// Whether each word has a line of its own.
    is_stacked: bool,
    /// Its layer, if not where it was put first.
    layer: Option<Layer>,
}

impl Text {
    fn new(words: impl Into<String>, rect: Rect, color: Color) -> Option<Self> {
        let words = words.into();
        (!words.is_empty() && !rect.is_empty()).then_some(Self {
            words,
            rect,
            color,
            is_wrapped: false,
            is_stacked: false,
            layer: None,
        })
    }

    fn wrapped(self) -> Self {
        Self { is_wrapped: true, ..self }
    }

    fn stacked(self) -> Self {
        Self { is_stacked: true, ..self }
    }

    fn on(self, layer: Layer) -> Self {
        Self { layer: Some(layer), ..self }
    }
}

/// All texts of the table.
pub fn show_texts(
    (table, stroke, sketch): (Table, Res<Stroke>, Res<Sketch>),
    mut texts: Query<(&Says, &mut Label, &mut Place, &mut Visibility, Option<&mut Semantic>)>,
) {
    let Some(choice) = Choice::of(&table, &table.hand) else { return };
    let Some(seen) = Choice::of(&table, sketch.or(&table.hand)) else { return };
    let choices = Choices { choice, seen, finger: sketch.finger(&stroke) };
    for (says, mut label, mut place, mut visibility, semantic) in &mut texts {
        let text = text(&table, &choices, *says);
        visibility.set_if_neq(if text.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        let Some(text) = text else {
            if let Some(mut semantic) = semantic {
                semantic.set_if_neq(Semantic::text(""));
            }
            continue;
        };
        let written = if text.is_stacked { text.words.replace(' ', "\n") } else { text.words.clone() };
        let shown = Label { color: text.color, wraps: text.is_wrapped, text: written, ..label.clone() };
        label.set_if_neq(shown);
        place.set_if_neq(Place {
            rect: text.rect,
            height: text.layer.map_or(place.height, Layer::height),
            ..*place
        });
        if let Some(mut semantic) = semantic {
            // Where the words can be touched, what lies under them is the button. They are read once what they are
            // about is in hand.
            let told = match says {
                Says::Words if is_score_choice(&table, &choices.choice) => String::new(),
                Says::Words => words::words(&table, &choices.choice),
                _ => text.words,
            };
            semantic.set_if_neq(Semantic::text(told));
        }
    }
}

/// With free circling a touch on the words chooses the next score.
pub(super) fn is_score_choice(table: &Table, choice: &Choice) -> bool {
    table.hand.road.is_some_and(|road| choice.options.roads[road as usize].len() > 1)
}

/// What is in hand, and what is seen as chosen while a finger draws.
struct Choices {
    choice: Choice,
    seen: Choice,
    finger: Option<Vec2>,
}

fn text(table: &Table, choices: &Choices, says: Says) -> Option<Text> {
    let Choices { choice, seen, finger } = choices;
    let session = table.session.as_ref()?;
    let (play, laid) = (session.play(), &table.laid.0);
    let seats = play.game().seats();
    let total = |seat: Seat| play.standings().get(seat.index()).map_or(0, |score| score.total);
    match says {
        Says::Name(seat) => {
            let mut rect = TableLayout::mini(table.mini(seat, seats)?).name;
            let sign = table.computer_sign(seat, seats);
            if !sign.is_empty() {
                rect.min.x = sign.max.x + 2.0;
            }
            Text::new(table.name(seat), rect, palette::INK)
        }
        Says::Points(seat) => {
            let rect = TableLayout::mini(table.mini(seat, seats)?).points;
            Text::new(total(seat).to_string(), rect, palette::INK)
        }
        Says::Total => {
            let text =
                Text::new(names::points(&table.locale, total(table.turn.large)), laid.points, palette::INK)?;
            Some(if laid.points.width() < NARROW { text.stacked() } else { text })
        }
        Says::Title if laid.title.height() < TWO_LINES => {
            Text::new(format!("{} · {}", words::title(table), words::round(table)), laid.title, palette::INK)
        }
        Says::Title => {
            let upper = Rect { max: Vec2::new(laid.title.max.x, lower(laid.title).min.y), ..laid.title };
            Text::new(words::title(table), upper, palette::INK)
        }
        Says::Round => {
            let is_last = play.state().is_last_round();
            let color = if is_last { palette::HOTEL_TEXT.mix(&Color::BLACK, 0.35) } else { palette::INK };
            Text::new(words::round(table), lower(laid.title), color)
                .filter(|_| laid.title.height() >= TWO_LINES)
        }
        Says::Words => {
            let rect = laid.words(choice.has_tiles());
            // Beside the sign that there is more.
            let more = if is_score_choice(table, choice) { 16.0 } else { 0.0 };
            let inner = within(rect, Vec2::new(10.0 + more, (0.08 * rect.height()).max(3.0)));
            Text::new(words::words(table, seen), inner, palette::INK).map(Text::wrapped)
        }
        Says::TrackTitle(track) => {
            let key = match track {
                Track::Hotels => "table-hotels",
                Track::Shops => "table-shops",
                Track::Bonuses => "table-first",
                Track::Trees => "table-trees",
            };
            let rect = within(laid.tracks[track as usize].title, Vec2::new(2.0, 0.0));
            Text::new(table.locale.text(key), rect, track.color())
        }
        Says::Mark(track, position) => mark(table, track, position),
        Says::Tile(road) => tile(table, choice, road),
        Says::Button(button) => {
            let (rect, color) = match button {
                Button::Undo => (laid.undo, palette::INK),
                Button::Pass => (laid.pass, palette::INK),
                Button::Confirm => (laid.confirm, Color::WHITE),
                Button::Back | Button::Menu | Button::Hint => return None,
            };
            let has_pass = button != Button::Pass || play.game().setup().more_control;
            let is_idle = match button {
                Button::Confirm if table.turn.banner.is_some() => true,
                Button::Confirm if table.computer().is_some() => !table.can_hurry(),
                Button::Confirm => {
                    choice.action.is_none()
                        && matches!(play.actor(), Actor::Seat(_))
                        && table.hand.looking_at.is_none()
                }
                Button::Undo => table.hand.is_empty() && !session.can_undo(),
                Button::Pass | Button::Back | Button::Menu | Button::Hint => false,
            };
            let color = if is_idle { palette::PLANK } else { color };
            let text = Text::new(word(table, button, choice), within(rect, Vec2::new(8.0, 4.0)), color)
                .filter(|_| has_pass)?;
            let is_above = button_layer(table, button) == Layer::AboveBanner;
            Some(text.on(if is_above { Layer::AboveBannerText } else { Layer::HandText }))
        }
        Says::Ghost => Text::new(ghost(table, seen)?, ghost_rect(table, seen, *finger)?, Color::WHITE),
        Says::Hint(hint) => Text::new((hint + 1).to_string(), table.hint_mark(hint)?, Color::WHITE),
        Says::Banner => {
            let name = table.short_name(table.turn.banner?);
            let rect = banner_rect(laid);
            let upper = Rect { max: Vec2::new(rect.max.x, rect.min.y + rect.height() * 0.62), ..rect };
            Text::new(
                table.locale.with("table-banner", &[("name", name.into())]),
                upper.inflate(-6.0),
                palette::PAPER,
            )
        }
        Says::BannerHint => {
            table.turn.banner?;
            let rect = banner_rect(laid);
            let lower = Rect { min: Vec2::new(rect.min.x, rect.min.y + rect.height() * 0.58), ..rect };
            Text::new(table.locale.text("table-banner-hint"), lower.inflate(-8.0), palette::PAPER)
        }
    }
}

/// From this height on, in dp, the round stands below whose turn it is.
const TWO_LINES: f32 = 40.0;
/// Of both lines, the second one.
const ROUND_LINE: f32 = 0.4;
/// Below this width, in dp, the number of points stands above the word.
const NARROW: f32 = 80.0;

/// The part of a place that is left between margins.
const fn within(rect: Rect, margin: Vec2) -> Rect {
    Rect {
        min: Vec2::new(rect.min.x + margin.x, rect.min.y + margin.y),
        max: Vec2::new(rect.max.x - margin.x, rect.max.y - margin.y),
    }
}

/// The lower part of a place for two lines.
fn lower(rect: Rect) -> Rect {
    Rect { min: Vec2::new(rect.min.x, rect.max.y - rect.height() * ROUND_LINE), ..rect }
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
