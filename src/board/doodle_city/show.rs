//! Shows the match as it is: sheets, squares, scores. What moves there was set in motion by `play`.

use bevy::prelude::*;

use super::{
    choice::Choose,
    layer::Layer,
    layout::TableLayout,
    mark::{MarkState, MarkView, Track},
    offer::{Offer, legal},
    paper::{Paper, PrintedDie},
    scene::{Says, SheetOf, Table},
    square::{Ghost, Light, SquareView},
    stroke::Sketch,
};
use crate::{
    locale::{doodle_city::things, players},
    record::Match,
    rules::{
        Actor, Game as _,
        doodle_city::{Action, City, DoodleCity, Event},
    },
    semantics::{Intent, Role, Semantic},
    theme::{
        motion::HasMotion,
        palette,
        place::{Place, Screen, move_to},
    },
};

/// Sheets, large and small, and what is printed around the grid.
pub fn show_sheets(
    mut commands: Commands,
    table: Table,
    time: Res<Time>,
    has_motion: Res<HasMotion>,
    screen: Res<Screen>,
    mut sheets: Query<(Entity, &SheetOf, &mut Paper, &Place, &mut Semantic), Without<Says>>,
    mut printed: Query<(&PrintedDie, &mut Place), Without<SheetOf>>,
) {
    let Some(session) = &table.session else { return };
    let seats = session.play().game().seats();
    let standings = session.play().standings();
    let laid = &table.laid.0;
    for (entity, sheet, mut paper, place, mut semantic) in &mut sheets {
        let mini = table.mini(sheet.0, seats);
        let rect = mini.unwrap_or(laid.paper);
        let color = palette::PLAYERS.get(sheet.0.index()).copied();
        let is_on_turn = mini.is_some() && session.play().actor() == Actor::Seat(sheet.0);
        let (grid, _) = table.grid(sheet.0, seats);
        let seen = |part: Rect| Rect { min: part.min - rect.center(), max: part.max - rect.center() };
        let computer = Some(table.computer_sign(sheet.0, seats)).filter(|sign| !sign.is_empty());
        let computer = computer.map_or_else(Rect::default, seen);
        let mark = color.filter(|_| mini.is_some());
        paper.set_if_neq(Paper { mark, is_on_turn, grid: seen(grid), computer });
        let motion = HasMotion(has_motion.0 && !screen.is_changed() && !place.rect.is_empty());
        let to = if mini.is_some() { Layer::SmallPaper } else { Layer::LargePaper }.place(rect);
        move_to(&mut commands.entity(entity), Some(place), to, time.elapsed_secs(), motion);
        let total = standings.get(sheet.0.index()).map_or(0, |score| score.total);
        let level = session.play().level(sheet.0);
        let name = players::sheet(&table.locale, &table.name(sheet.0), level, total);
        let shown = if mini.is_some() {
            Semantic::button(name, Intent::ShowSheet(sheet.0))
        } else {
            Semantic::text(name)
        };
        semantic.set_if_neq(shown);
    }
    for (die, mut place) in &mut printed {
        let rects = if die.is_blue { &laid.columns } else { &laid.rows };
        place.set_if_neq(Layer::LargeSquares.place(rects[usize::from(die.pips) - 1]));
    }
}

/// The 25 squares of every sheet.
pub fn show_squares(
    mut commands: Commands,
    (table, sketch): (Table, Res<Sketch>),
    time: Res<Time>,
    has_motion: Res<HasMotion>,
    screen: Res<Screen>,
    mut squares: Query<(Entity, &mut SquareView, &Place, &mut Semantic)>,
) {
    let Some(session) = &table.session else { return };
    let play = session.play();
    let (game, seats) = (play.game(), play.game().seats());
    let legal = legal(play);
    let acting = match play.actor() {
        Actor::Seat(seat) if table.turn.banner.is_none() && table.turn.large == seat => Some(seat),
        Actor::Seat(_) | Actor::Chance(_) | Actor::Nobody => None,
    };
    // What a computer player may do is not for anybody to touch.
    let is_computers = table.computer().is_some();
    let open = table.open_squares();
    let hand = sketch.or(&table.hand);
    let action = hand.action(play, &legal);
    for (entity, mut view, place, mut semantic) in &mut squares {
        let city = play.state().city(view.seat);
        let square = view.square;
        let is_acting = acting == Some(view.seat);
        let is_chosen = is_acting && hand.square == Some(square);
        let light = match (is_chosen, is_acting && open.has(square)) {
            (true, _) => Light::Chosen,
            (false, true) => Light::Offered,
            (false, false) => Light::None,
        };
        let ghost = match action.filter(|_| is_chosen) {
            Some(Action::Draw { road, .. }) => Some(Ghost::Road(road)),
            Some(Action::Cross { .. }) => Some(Ghost::Cross),
            Some(Action::Pass | Action::StartingRoad(_) | Action::Roll { .. }) | None => None,
        };
        let crossed = if view.houses > 0 { city.crossed_houses(square.column().index()) } else { 0 };
        let shown = SquareView { road: city.road(square), crossed, light, ghost, ..view.clone() };
        view.set_if_neq(shown);

        let (grid, is_large) = table.grid(view.seat, seats);
        let layer = if is_large { Layer::LargeSquares } else { Layer::SmallSquares };
        let to = layer.place(TableLayout::square(grid, square.index()));
        let motion = HasMotion(has_motion.0 && !screen.is_changed() && !place.rect.is_empty());
        move_to(&mut commands.entity(entity), Some(place), to, time.elapsed_secs(), motion);

        let name = things::square(&table.locale, game.sheet(), city, square);
        let shown = if light == Light::None || is_computers {
            Semantic::text(if is_large { name } else { String::new() })
        } else {
            let name = table.locale.with("name-square-can-draw", &[("square", name.into())]);
            Semantic::button(name, Choose::Square(square).into())
        };
        semantic.set_if_neq(shown.role(Role::Square));
    }
}

/// What the chosen action would do to the marks of the acting player.
fn ghosts(game: &DoodleCity, offer: Option<&Offer>) -> Vec<(Track, usize)> {
    let sheet = game.sheet();
    let mut ghosts = Vec::new();
    let at = |scores: &[u8], score: u8| scores.iter().position(|&printed| printed == score);
    for event in offer.map(|offer| offer.events.as_slice()).unwrap_or_default() {
        match *event {
            Event::HotelScored { circled: Some(score), .. } => {
                ghosts.extend(at(sheet.hotel_scores(), score).map(|position| (Track::Hotels, position)));
            }
            Event::ShopScored { circled: Some(score), .. } => {
                ghosts.extend(at(sheet.shop_scores(), score).map(|position| (Track::Shops, position)));
            }
            Event::BonusTaken { position, .. } => ghosts.push((Track::Bonuses, position.into())),
            Event::TreeCrossed { crossed, .. } => ghosts.push((Track::Trees, usize::from(crossed) - 1)),
            Event::StartingRoadDrawn { .. }
            | Event::DiceRolled { .. }
            | Event::TurnBegan { .. }
            | Event::DieTaken { .. }
            | Event::RoadDrawn { .. }
            | Event::HouseCrossed { .. }
            | Event::HotelScored { circled: None, .. }
            | Event::ShopScored { circled: None, .. }
            | Event::Passed { .. }
            | Event::EndCame { .. }
            | Event::RoundEnded { .. }
            | Event::MatchEnded => {}
        }
    }
    ghosts
}

fn mark_state(play: &Match<DoodleCity>, city: &City, track: Track, position: usize) -> MarkState {
    let is_mine = match track {
        Track::Hotels => city.has_hotel(position),
        Track::Shops => city.has_shop(position),
        Track::Bonuses => city.has_bonus(position),
        Track::Trees => position < usize::from(city.crossed_trees()),
    };
    if is_mine {
        MarkState::Mine
    } else if track == Track::Bonuses && play.state().is_bonus_taken(position) {
        MarkState::Gone
    } else {
        MarkState::Open
    }
}

/// Scores, bonuses and trees of the sheet that lies large.
pub fn show_marks(
    (table, sketch): (Table, Res<Sketch>),
    mut marks: Query<(&mut MarkView, &mut Place, &mut Semantic)>,
) {
    let Some(session) = &table.session else { return };
    let play = session.play();
    let sheet = play.game().sheet();
    let large = table.turn.large;
    let city = play.state().city(large);
    let is_acting = play.actor() == Actor::Seat(large);
    let action = sketch.or(&table.hand).action(play, &legal(play));
    let offer = action.filter(|_| is_acting).and_then(|action| Offer::of(play, action));
    let ghosts = ghosts(play.game(), offer.as_ref());
    for (mut mark, mut place, mut semantic) in &mut marks {
        let (track, position) = (mark.track, mark.position);
        let mut state = mark_state(play, city, track, position);
        if state == MarkState::Open && ghosts.contains(&(track, position)) {
            state = MarkState::Ghost;
        }
        mark.set_if_neq(MarkView { state, ..mark.clone() });
        let rect = table.laid.0.tracks[track as usize].marks.get(position).copied().unwrap_or_default();
        place.set_if_neq(Layer::Marks.place(rect));
        let is_mine = state == MarkState::Mine;
        let score = |scores: &[u8]| scores.get(position).copied().unwrap_or(0);
        let name = match track {
            Track::Hotels => things::hotel_score(&table.locale, score(sheet.hotel_scores()), is_mine),
            Track::Shops => things::shop_score(&table.locale, score(sheet.shop_scores()), is_mine),
            Track::Bonuses => {
                let taker = play.game().all_seats().find(|&seat| play.state().city(seat).has_bonus(position));
                let taker = taker.map(|seat| table.name(seat));
                let bonus = sheet.shop_bonuses().get(position).copied();
                bonus.map_or_else(String::new, |bonus| things::bonus(&table.locale, bonus, taker.as_deref()))
            }
            Track::Trees if position == 0 => things::trees(&table.locale, sheet, city),
            Track::Trees => String::new(),
        };
        semantic.set_if_neq(Semantic::text(name).role(Role::Score));
    }
}
