//! What is explained in a first match of Doodle City.

use bevy::prelude::*;

use super::{layout::TableLayout, selection::MoveSelection};
use crate::{
    intent::Intent,
    pictures::doodle_city::square::square_rect,
    rules::{
        Actor, Game as _, LegalActions as _, Seat,
        dice::Face,
        doodle_city::{Action, DoodleCity, Ending, Event, Kind, Square, TAXI_POINTS, TREE_POINTS},
    },
    table::{
        permissions::Confirm,
        table_game::Selection,
        tutorial::{About, Moment, Says, Step, ask_for_help},
    },
};

type Now<'a> = Moment<'a, DoodleCity>;

/// What just happened comes first, then what is new about the turn, then what is to be done.
pub(super) const STEPS: &[Step<DoodleCity>] = &[
    Step::to_know("doodle-learn-hotel-circled", hotel_circled),
    Step::to_know("doodle-learn-hotel-nothing", hotel_nothing),
    Step::to_know("doodle-learn-shop-circled", shop_circled),
    Step::to_know("doodle-learn-shop-nothing", shop_nothing),
    Step::to_know("doodle-learn-bonus-mine", bonus_mine),
    Step::to_know("doodle-learn-bonus-theirs", bonus_theirs),
    Step::to_know("doodle-learn-taxi-linked", taxi_linked),
    Step::to_know("doodle-learn-taxi-alone", taxi_alone),
    Step::to_know("doodle-learn-house-crossed", house_crossed),
    Step::to_know("doodle-learn-tree-crossed", tree_crossed),
    Step::to_know("doodle-learn-last-round", last_round),
    Step::to_know("doodle-learn-others", others),
    Step::to_know("doodle-learn-next-starter", next_starter),
    Step::to_do("doodle-learn-start", start),
    Step::to_do("doodle-learn-roll", roll),
    Step::to_do("doodle-learn-over", over),
    Step::to_do("doodle-learn-pass", pass),
    Step::to_know("doodle-learn-aim", aim),
    Step::to_know("doodle-learn-house", house),
    Step::to_know("doodle-learn-joined", joined),
    Step::to_know("doodle-learn-bonuses", bonuses),
    Step::to_know("doodle-learn-points", points),
    Step::to_know("doodle-learn-trees", trees),
    Step::to_know("doodle-learn-end", end),
    Step::to_know("doodle-learn-any-column", any_column),
    Step::to_know("doodle-learn-white-six", white_six),
    Step::to_know("doodle-learn-useless", useless),
    Step::to_know("doodle-learn-houses", houses),
    Step::to_know("doodle-learn-help", ask_for_help),
    Step::to_do("doodle-learn-die", die),
    Step::to_do("doodle-learn-square", square),
    Step::to_do("doodle-learn-hotel", |now| kind(now, Kind::Hotel)),
    Step::to_do("doodle-learn-shop", |now| kind(now, Kind::Shop)),
    Step::to_do("doodle-learn-taxi", |now| kind(now, Kind::Taxi)),
    Step::to_do("doodle-learn-confirm", confirm),
];

/// The tracks beside the city, by their place in the layout.
const HOTELS: usize = 0;
const SHOPS: usize = 1;
const BONUSES: usize = 2;
const TREES: usize = 3;

fn all(rects: &[Rect]) -> Rect {
    rects.iter().copied().reduce(|all, rect| all.union(rect)).unwrap_or_default()
}

fn track(layout: &TableLayout, track: usize) -> About {
    About::Place(all(&layout.tracks[track].marks))
}

fn white_dice(layout: &TableLayout) -> About {
    About::Place(all(layout.dice.get(1..).unwrap_or_default()))
}

/// The square that whoever learns has just drawn in, and that is of a kind.
fn drawn(now: &Now, wanted: Kind) -> Option<Square> {
    now.told(|event| match *event {
        Event::RoadDrawn { seat, square, .. } if seat == now.me => Some(square),
        _ => None,
    })
    .filter(|&square| now.play.game().sheet().kind(square) == wanted)
}

fn hotel_circled(now: &Now) -> Option<Says> {
    let (length, score) = now.told(|event| match *event {
        Event::HotelScored { seat, length, circled: Some(score), .. } if seat == now.me => {
            Some((length, score))
        }
        _ => None,
    })?;
    Some(Says::with([("length", length.into()), ("score", score.into())], track(now.layout, HOTELS)))
}

fn hotel_nothing(now: &Now) -> Option<Says> {
    let lowest = now.play.game().sheet().hotel_scores().iter().min().copied()?;
    let length = now.told(|event| match *event {
        Event::HotelScored { seat, length, circled: None, .. } if seat == now.me => Some(length),
        _ => None,
    })?;
    let short = if length < lowest { "yes" } else { "no" };
    let args = [("length", length.into()), ("lowest", lowest.into()), ("short", short.into())];
    Some(Says::with(args, track(now.layout, HOTELS)))
}

fn shop_circled(now: &Now) -> Option<Says> {
    let (houses, score) = now.told(|event| match *event {
        Event::ShopScored { seat, houses, circled: Some(score), .. } if seat == now.me => Some((houses, score)),
        _ => None,
    })?;
    Some(Says::with([("houses", houses.into()), ("score", score.into())], track(now.layout, SHOPS)))
}

fn shop_nothing(now: &Now) -> Option<Says> {
    let houses = now.told(|event| match *event {
        Event::ShopScored { seat, houses, circled: None, .. } if seat == now.me => Some(houses),
        _ => None,
    })?;
    Some(Says::with([("houses", houses.into())], track(now.layout, SHOPS)))
}

/// Who has just taken a bonus, from which shop score on there is one, and what it is worth.
fn bonus(now: &Now) -> Option<(Seat, u8, u8)> {
    now.told(|event| match *event {
        Event::BonusTaken { seat, position, points, .. } => {
            let at = now.play.game().sheet().shop_bonuses().get(usize::from(position))?.at;
            Some((seat, at, points))
        }
        _ => None,
    })
}

fn bonus_mine(now: &Now) -> Option<Says> {
    let (_, at, points) = bonus(now).filter(|(seat, ..)| *seat == now.me)?;
    Some(Says::with([("at", at.into()), ("points", points.into())], track(now.layout, BONUSES)))
}

fn bonus_theirs(now: &Now) -> Option<Says> {
    let (seat, at, points) = bonus(now).filter(|(seat, ..)| *seat != now.me)?;
    let args = [("name", now.name(seat)), ("at", at.into()), ("points", points.into())];
    Some(Says::with(args, track(now.layout, BONUSES)))
}

/// How many other taxis the road through a taxi square leads to.
fn other_taxis(now: &Now, square: Square) -> Option<u32> {
    let city = now.play.state().city(now.me);
    let reach = city.reach(square, city.road(square)?);
    let taxis = reach.and(now.play.game().sheet().squares(Kind::Taxi)).len();
    Some(taxis.saturating_sub(1))
}

fn taxi_linked(now: &Now) -> Option<Says> {
    let others = other_taxis(now, drawn(now, Kind::Taxi)?).filter(|&others| others > 0)?;
    let args = [("taxis", (others + 1).into()), ("points", TAXI_POINTS.into())];
    Some(Says::with(args, About::Place(now.layout.points)))
}

fn taxi_alone(now: &Now) -> Option<Says> {
    let square = drawn(now, Kind::Taxi)?;
    other_taxis(now, square).filter(|&others| others == 0)?;
    let about = square_rect(now.layout.grid, square.index());
    Some(Says::with([("points", TAXI_POINTS.into())], About::Place(about)))
}

fn house_crossed(now: &Now) -> Option<Says> {
    let (square, crossed) = now.told(|event| match *event {
        Event::HouseCrossed { seat, square, crossed } if seat == now.me => Some((square, crossed)),
        _ => None,
    })?;
    let about = square_rect(now.layout.grid, square.index());
    Some(Says::with([("crossed", crossed.into())], About::Place(about)))
}

fn tree_crossed(now: &Now) -> Option<Says> {
    let crossed = now.told(|event| match *event {
        Event::TreeCrossed { seat, crossed } if seat == now.me => Some(crossed),
        _ => None,
    })?;
    let left = now.play.game().sheet().trees() - crossed;
    Some(Says::with([("left", left.into()), ("points", TREE_POINTS.into())], track(now.layout, TREES)))
}

fn last_round(now: &Now) -> Option<Says> {
    let (seat, ending) = now.told(|event| match *event {
        Event::EndCame { seat, ending } => Some((seat, ending)),
        _ => None,
    })?;
    let (ending, about) = match ending {
        Ending::HighestHotel => ("hotel", HOTELS),
        Ending::HighestShop => ("shop", SHOPS),
        Ending::LastTree => ("tree", TREES),
    };
    let who = if seat == now.me { "me" } else { "other" };
    let args = [("who", who.into()), ("name", now.name(seat)), ("ending", ending.into())];
    Some(Says::with(args, track(now.layout, about)))
}

/// A computer player is about to draw for the first time.
fn others(now: &Now) -> Option<Says> {
    let seat = now.computer().filter(|_| matches!(now.play.actor(), Actor::Seat(_)))?;
    let about = now.layout.minis.first().copied().unwrap_or(now.layout.heading);
    Some(Says::with([("name", now.name(seat))], About::Place(about)))
}

/// A computer player is about to begin a round.
fn next_starter(now: &Now) -> Option<Says> {
    let seat = now.computer().filter(|_| now.play.actor().is_chance() && round(now) > 0)?;
    Some(Says::with([("name", now.name(seat))], About::Place(now.layout.heading)))
}

fn round(now: &Now) -> u32 {
    now.play.game().round(now.play.state())
}

/// Whether whoever learns is to throw.
fn may_roll(now: &Now) -> bool {
    now.permissions.may_confirm(Confirm::Roll)
}

fn start(now: &Now) -> Option<Says> {
    let is_so = may_roll(now) && now.play.state().starting_column().is_some();
    let other = now.me.clockwise(1, now.play.seats().len());
    is_so.then(|| Says::with([("name", now.name(other))], About::Thing(Intent::RollDice)))
}

fn roll(now: &Now) -> Option<Says> {
    let is_so = may_roll(now) && now.play.state().starting_column().is_none();
    is_so.then(|| {
        let dice = now.play.game().white_dice();
        Says::with([("dice", dice.into())], About::Thing(Intent::RollDice))
    })
}

fn over(now: &Now) -> Option<Says> {
    let is_so = now.permissions.may_confirm(Confirm::ShowResults);
    is_so.then(|| Says::with([("points", TREE_POINTS.into())], About::Thing(Intent::Confirm)))
}

/// Whoever learns chooses, and has chosen nothing.
fn begins(now: &Now) -> bool {
    now.is_mine() && now.selection.is_empty()
}

/// The white dice that can be used.
fn usable(now: &Now) -> Vec<Face> {
    let legal = now.play.legal();
    now.play.state().white().faces().filter(|&die| !legal.squares(die).is_empty()).collect()
}

fn pass(now: &Now) -> Option<Says> {
    let is_so = begins(now) && Selection::action(now.selection, now.play) == Some(Action::Pass);
    is_so.then(|| Says::plainly(About::Thing(Intent::Confirm)))
}

/// From the second turn on where a house could be crossed out, and in the first one where that is chosen.
fn house(now: &Now) -> Option<Says> {
    let is_house = |square: &Square| now.play.game().sheet().kind(*square) == Kind::House;
    let chosen = now.selection.square.filter(|_| now.is_mine());
    let squares = || now.play.legal().iter().filter_map(|action| Some(action.target()?.1)).find(is_house);
    let first = || squares().filter(|_| begins(now) && round(now) > 1);
    let square = chosen.filter(is_house).or_else(first)?;
    Some(Says::plainly(About::Place(square_rect(now.layout.grid, square.index()))))
}

/// From the second turn on: where roads run through several squares.
fn joined(now: &Now) -> Option<Says> {
    let city = now.play.state().city(now.me);
    let longest =
        Square::all().filter_map(|square| Some((square, city.reach(square, city.road(square)?).len())));
    let (square, length) = longest.max_by_key(|(_, length)| *length).filter(|(_, length)| *length > 1)?;
    let about = square_rect(now.layout.grid, square.index());
    (begins(now) && round(now) > 1).then(|| Says::with([("length", length.into())], About::Place(about)))
}

fn aim(now: &Now) -> Option<Says> {
    begins(now).then(|| Says::plainly(About::Place(now.layout.grid)))
}

fn bonuses(now: &Now) -> Option<Says> {
    (begins(now) && round(now) > 1).then(|| Says::plainly(track(now.layout, BONUSES)))
}

fn end(now: &Now) -> Option<Says> {
    let is_so = begins(now) && round(now) > 4 && !now.play.state().is_last_round();
    let highest = now.layout.tracks[HOTELS].marks.last().copied().unwrap_or_default();
    is_so.then(|| Says::plainly(About::Place(highest)))
}

fn trees(now: &Now) -> Option<Says> {
    let is_so = begins(now) && round(now) > 3;
    is_so.then(|| Says::with([("points", TREE_POINTS.into())], track(now.layout, TREES)))
}

fn points(now: &Now) -> Option<Says> {
    (begins(now) && round(now) > 2).then(|| Says::plainly(About::Place(now.layout.points)))
}

fn any_column(now: &Now) -> Option<Says> {
    let is_so = begins(now) && now.play.state().blue() == Some(Face::Six) && !usable(now).is_empty();
    let about = About::Place(now.layout.dice.first().copied().unwrap_or_default());
    is_so.then(|| Says::plainly(about))
}

fn white_six(now: &Now) -> Option<Says> {
    let usable = usable(now);
    let is_so = begins(now) && usable.contains(&Face::Six);
    let only = if usable.len() == 1 { "yes" } else { "no" };
    is_so.then(|| Says::with([("only", only.into())], white_dice(now.layout)))
}

fn useless(now: &Now) -> Option<Says> {
    let usable = usable(now).len();
    let is_so = begins(now) && usable > 0 && usable < now.play.state().white().faces().count();
    is_so.then(|| Says::plainly(white_dice(now.layout)))
}

/// A shop can be drawn: where houses that it could count are crossed out.
fn houses(now: &Now) -> Option<Says> {
    let (sheet, city) = (now.play.game().sheet(), now.play.state().city(now.me));
    let is_shop = |square: Square| sheet.kind(square) == Kind::Shop;
    let can_draw_shop =
        now.play.legal().iter().any(|action| action.target().is_some_and(|(_, at)| is_shop(at)));
    let houses =
        Square::all().filter(|&square| sheet.kind(square) == Kind::House && city.road(square).is_some());
    let most = houses.max_by_key(|square| city.crossed_houses(square.column().index()))?;
    let are_crossed = city.crossed_houses(most.column().index()) > 1;
    let about = About::Place(square_rect(now.layout.grid, most.index()));
    (begins(now) && can_draw_shop && are_crossed).then(|| Says::plainly(about))
}

fn die(now: &Now) -> Option<Says> {
    let blue = now.play.state().blue().filter(|_| begins(now) && !usable(now).is_empty())?;
    Some(Says::with([("blue", blue.pips().into())], white_dice(now.layout)))
}

fn square(now: &Now) -> Option<Says> {
    let &MoveSelection { die: Some(die), square: None, .. } = now.selection else { return None };
    now.is_mine().then(|| Says::with([("die", die.pips().into())], About::Place(now.layout.grid)))
}

/// A square of a kind is chosen, and in it nothing yet but what goes without saying.
fn kind(now: &Now, wanted: Kind) -> Option<Says> {
    let &MoveSelection { square: Some(square), road: None, .. } = now.selection else { return None };
    let is_so = now.is_mine() && now.play.game().sheet().kind(square) == wanted;
    let about = About::Place(all(&now.layout.tiles));
    let clear = match wanted {
        Kind::Hotel => all(&now.layout.tracks[HOTELS].marks),
        Kind::Shop => all(&now.layout.tracks[SHOPS].marks),
        Kind::Taxi | Kind::House => Rect::default(),
    };
    is_so.then(|| Says::with([("points", TAXI_POINTS.into())], about).keeping_clear([clear]))
}

fn confirm(now: &Now) -> Option<Says> {
    // What it would bring, and the other roads.
    let seen = all(&now.layout.tiles).union(now.layout.words(true));
    let is_so = now.is_mine() && now.selection.road.is_some() && now.permissions.may_confirm(Confirm::Act);
    is_so.then(|| Says::plainly(About::Thing(Intent::Confirm)).keeping_clear([seen]))
}
