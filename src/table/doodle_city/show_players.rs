//! Where names, points and other facts of the players are written.

use bevy::prelude::*;

use super::{
    asked,
    layer::Layer,
    layout::mini::Mini,
    paper::sign_width,
    play::Earns,
    scene::{GameContext, nowhere},
    status::Status,
};
use crate::{
    accessibility::AccessibleItem,
    drawing::{
        label::{Align, SharedFontSize, TextLabel, TextSize},
        shorten::Shortens,
    },
    locale::{doodle_city::things, names},
    rules::{Game as _, Seat, doodle_city::City},
    table::{
        players::{Player, PlayerName, Score},
        text::{TextSlot, TextSpec, within},
    },
    theme::palette,
};

/// A player's name on its small sheet.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct NameText;

/// A player's points on its small sheet.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointsText;

/// That a player comes next, on its small sheet.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct NextText;

/// A fact on a small sheet, beside its sign; the order is the layout's.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum FactText {
    Hotels,
    Shops,
    Bonuses,
    Trees,
}

/// The points of the sheet that lies large.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TotalText;

/// Whose sheet it is, or which, above the total.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SheetName;

/// Below this width, in dp, the number of points stands alone or above the word.
const NARROW: f32 = 58.0;

/// What is written of a player on its small sheet.
pub(super) fn spawn_texts(commands: &mut Commands, player: Entity) {
    let text = |size, align| TextLabel::new("", size, palette::INK).align(align);
    let name = (NameText, text(TextSize::Body, Align::Left), Shortens);
    commands.spawn((nowhere(Layer::SmallName), ChildOf(player), name));
    let points = (PointsText, text(TextSize::Body, Align::Right), SharedFontSize("points"));
    commands.spawn((nowhere(Layer::SmallPoints), ChildOf(player), points));
    let next = (NextText, text(TextSize::Small, Align::Right), SharedFontSize("next"));
    commands.spawn((nowhere(Layer::SmallPoints), ChildOf(player), next));
    for fact in [FactText::Hotels, FactText::Shops, FactText::Bonuses, FactText::Trees] {
        let fact = (fact, text(TextSize::Body, Align::Left), SharedFontSize("facts"));
        commands.spawn((nowhere(Layer::SmallPoints), ChildOf(player), fact));
    }
}

/// What is written of the player whose sheet lies large.
pub(super) fn spawn_total(commands: &mut Commands) {
    let total = TextLabel::new("", TextSize::Title, palette::INK).align(Align::Right);
    commands.spawn((nowhere(Layer::MarkNumbers), TotalText, total, asked::TOTAL, AccessibleItem::text("")));
    let name = (TextLabel::new("", TextSize::Body, palette::INK), Shortens);
    commands.spawn((nowhere(Layer::MarkNumbers), SheetName, name));
}

/// The parts of the small sheet of a player; `None` if its sheet lies large.
fn small_sheet(table: &GameContext, seat: Seat) -> Option<Mini> {
    table.mini(seat, table.play()?.game().seats()).map(Mini::of)
}

/// Small sheets bear their players' names.
pub(super) fn show_names(
    table: GameContext,
    players: Query<(&Player, &PlayerName)>,
    mut names: Query<(&ChildOf, TextSlot), With<NameText>>,
) {
    for (child, mut text) in &mut names {
        let Ok((player, name)) = players.get(child.parent()) else { continue };
        let rect = small_sheet(&table, player.0).map(|mini| mini.name);
        text.write(rect.and_then(|rect| TextSpec::new(name.0.as_str(), rect, palette::INK)));
    }
}

/// Small sheets bear their players' points: the number alone where there is no room for the word.
pub(super) fn show_points(
    table: GameContext,
    players: Query<(&Player, &Score)>,
    mut points: Query<(&ChildOf, TextSlot), With<PointsText>>,
) {
    for (child, mut text) in &mut points {
        let Ok((player, score)) = players.get(child.parent()) else { continue };
        text.write(small_sheet(&table, player.0).and_then(|mini| {
            let rect = mini.points;
            let words = if rect.width() < NARROW {
                names::number(&table.locale, score.0)
            } else {
                names::points(&table.locale, score.0)
            };
            TextSpec::new(words, rect, palette::INK)
        }));
    }
}

/// Small sheets say who comes next.
pub(super) fn show_next(
    table: GameContext,
    players: Query<&Player>,
    mut texts: Query<(&ChildOf, TextSlot), With<NextText>>,
) {
    let Some(play) = table.play() else { return };
    for (child, mut text) in &mut texts {
        let Ok(player) = players.get(child.parent()) else { continue };
        let next = small_sheet(&table, player.0).filter(|_| Status::of(play, player.0) == Status::Next);
        text.write(next.and_then(|mini| {
            TextSpec::new(table.locale.text("doodle-table-next"), mini.status, palette::SOFT_INK)
        }));
    }
}

/// Numbers with a little room between them; a dash for none.
fn numbers(numbers: impl IntoIterator<Item = String>) -> String {
    let all = numbers.into_iter().reduce(|list, next| format!("{list}  {next}"));
    all.unwrap_or_else(|| "–".into())
}

/// What a fact says of a city.
fn fact_words(table: &GameContext, city: &City, fact: FactText) -> Option<String> {
    let sheet = table.play()?.game().sheet();
    let circled = |scores: &[u8], has: &dyn Fn(usize) -> bool| {
        let circled = scores.iter().enumerate().filter(|(position, _)| has(*position));
        numbers(circled.map(|(_, score)| score.to_string()))
    };
    Some(match fact {
        FactText::Hotels => circled(sheet.hotel_scores(), &|position| city.has_hotel(position)),
        FactText::Shops => circled(sheet.shop_scores(), &|position| city.has_shop(position)),
        FactText::Bonuses => {
            let won = sheet.shop_bonuses().iter().enumerate().filter(|(position, _)| city.has_bonus(*position));
            numbers(won.map(|(_, bonus)| names::change(&table.locale, bonus.points.into())))
        }
        FactText::Trees => names::number(&table.locale, things::trees_left(sheet, city).into()),
    })
}

/// Small sheets bear facts where there is room for them.
pub(super) fn show_facts(
    table: GameContext,
    players: Query<&Player>,
    mut facts: Query<(&ChildOf, &FactText, TextSlot)>,
) {
    let Some(play) = table.play() else { return };
    for (child, &fact, mut text) in &mut facts {
        let Ok(player) = players.get(child.parent()) else { continue };
        let rect = small_sheet(&table, player.0).map(|mini| mini.facts[fact as usize]);
        text.write(rect.filter(|rect| !rect.is_empty()).and_then(|rect| {
            let words = fact_words(&table, play.state().city(player.0), fact)?;
            let beside = Rect { min: rect.min + Vec2::new(sign_width(rect) + 4.0, 0.0), ..rect };
            TextSpec::new(words, beside, palette::INK)
        }));
    }
}

/// The points of the sheet that lies large stand on it.
pub(super) fn show_total(
    table: GameContext,
    players: Query<(&Player, &Score)>,
    coming: Query<&Earns>,
    mut total: Single<TextSlot, With<TotalText>>,
) {
    let large = players.iter().find(|(player, _)| player.0 == table.focused.0);
    let coming: i32 = coming.iter().map(|points| i32::from(points.0)).sum();
    let points = names::points(&table.locale, large.map_or(0, |(_, score)| score.0 - coming));
    let layout = &table.layout;
    let margin = if layout.cartouche.is_empty() { Vec2::ZERO } else { Vec2::new(12.0, 4.0) };
    let rect = within(layout.points, margin);
    let size = (0.8 * rect.height()).clamp(20.0, 44.0);
    total.write(TextSpec::new(points, rect, palette::INK).map(|text| text.sized(size)));
}

/// Whose sheet it is stands above the total where there is a box for both; which sheet, where only one plays.
pub(super) fn show_sheet_name(table: GameContext, mut name: Single<TextSlot, With<SheetName>>) {
    let Some(play) = table.play() else { return };
    let cartouche = table.layout.cartouche;
    let words = (!cartouche.is_empty()).then(|| match play.game().is_solo() {
        true => things::sheet_name(&table.locale, play.game().sheet()),
        false => table.short_name(table.focused.0),
    });
    name.write(words.and_then(|words| {
        let above = Rect { max: cartouche.max.with_y(table.layout.points.min.y + 6.0), ..cartouche };
        TextSpec::new(words, within(above, Vec2::new(12.0, 6.0)), palette::INK)
    }));
}
