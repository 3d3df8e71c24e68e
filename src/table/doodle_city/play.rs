//! Plays what happened: dice tumble, pens draw roads, circles close, points fly. The timeline says when.
//!
//! What begins here is put there by those systems that show the state, and ends as they show it.

use bevy::prelude::*;

use super::{
    die::is_blue,
    inking::Inking,
    layout::TableLayout,
    mark::{Mark, MarkState, Track},
    scene::GameContext,
};
use crate::{
    drawing::{
        begins::Begins,
        dyn_picture::DynPicture,
        label::{TextLabel, TextSize},
        place::LayoutRect,
    },
    locale::names,
    pictures::doodle_city::{
        colors,
        pennant::{Pennant, paint_pennant},
        square::{CrossedHouses, DrawnRoad, OpenEnds, PrintedSquare, square_rect},
    },
    rules::{
        Game as _, Seat,
        dice::Face,
        doodle_city::{DoodleCity, Event, Square},
    },
    session::Session,
    sound::Sound,
    table::{dice::Die, flight, timeline::Timeline},
    theme::motion::durations,
};

/// How long an event is shown, in seconds; `None` if nothing of it is. Trees lie beside the large sheet alone.
pub(super) const fn duration(event: &Event, large: Seat) -> Option<f32> {
    match event {
        Event::DiceRolled { .. } => Some(durations::ROLL),
        Event::StartingRoadDrawn { .. } => Some(durations::ROLL + durations::STROKE),
        Event::RoadDrawn { .. } => Some(durations::STROKE),
        Event::TreeCrossed { seat, .. } if seat.0 != large.0 => None,
        Event::TreeCrossed { .. }
        | Event::HouseCrossed { .. }
        | Event::HotelScored { circled: Some(_), .. }
        | Event::ShopScored { circled: Some(_), .. }
        | Event::BonusTaken { .. } => Some(durations::MARK),
        _ => None,
    }
}

/// What is heard of an event, and how many seconds after it begins.
pub(super) fn sounds(event: &Event) -> Vec<(Sound, f32)> {
    let sound = match event {
        Event::StartingRoadDrawn { .. } => {
            return vec![(Sound::DiceOnFelt, 0.0), (Sound::Stroke, durations::ROLL)];
        }
        Event::DiceRolled { .. } => Sound::DiceOnFelt,
        Event::RoadDrawn { .. } => Sound::Stroke,
        Event::HouseCrossed { .. } => Sound::Cross,
        Event::TreeCrossed { .. } => Sound::Tree,
        Event::HotelScored { .. } | Event::ShopScored { .. } => Sound::Circle,
        Event::BonusTaken { .. } => Sound::Bonus,
        _ => return Vec::new(),
    };
    vec![(sound, 0.0)]
}

/// Where that is heard, in dp, while the sheet of the player at `large` lies large.
pub(super) fn heard_at(event: &Event, layout: &TableLayout, large: Seat) -> Option<Vec2> {
    match *event {
        Event::DiceRolled { .. } => Some(layout.felt.rect.center()),
        Event::RoadDrawn { seat, square, .. } if seat == large => {
            Some(square_rect(layout.grid, square.index()).center())
        }
        _ => None,
    }
}

/// What a die ends on, if it was rolled: all of them, or the blue one alone for a starting road.
pub(super) fn rolled(event: &Event, die: Die) -> Option<Face> {
    match *event {
        Event::DiceRolled { blue, .. } if is_blue(die) => Some(blue),
        Event::DiceRolled { white, .. } => white.iter().nth(die.0 - 1),
        Event::StartingRoadDrawn { face, .. } if is_blue(die) => Some(face),
        _ => None,
    }
}

type OnSheet<'a> = (&'a PrintedSquare, &'a ChildOf, &'a LayoutRect);

/// Pens draw roads; a starting road once the blue die lies, on every sheet.
pub(super) fn draw_roads(
    mut commands: Commands,
    timeline: Res<Timeline<DoodleCity>>,
    session: Res<Session<DoodleCity>>,
    mut squares: Query<(OnSheet, &mut Begins<DrawnRoad>)>,
) {
    let play = session.play();
    for moment in timeline.moments() {
        let (seat, square, begins) = match moment.event {
            Event::StartingRoadDrawn { column, .. } => {
                (None, play.game().sheet().house_square(column), moment.begins() + durations::ROLL)
            }
            Event::RoadDrawn { seat, square, .. } => (Some(seat), square, moment.begins()),
            _ => continue,
        };
        for ((printed, sheet, place), mut road_begins) in &mut squares {
            if printed.square != square || seat.is_some_and(|seat| printed.seat != seat) {
                continue;
            }
            *road_begins = Begins::at(begins);
            let city = play.state().city(printed.seat);
            if let Some(road) = city.road(square) {
                let open = OpenEnds::of(city, square);
                Inking::road(printed, road, open, begins).spawn(&mut commands, sheet.parent(), place);
            }
        }
    }
}

/// Pens cross out houses.
pub(super) fn cross_houses(
    mut commands: Commands,
    timeline: Res<Timeline<DoodleCity>>,
    session: Res<Session<DoodleCity>>,
    mut squares: Query<(OnSheet, &mut Begins<CrossedHouses>)>,
) {
    for moment in timeline.moments() {
        let Event::HouseCrossed { seat, square, .. } = moment.event else { continue };
        for ((printed, sheet, place), mut cross_begins) in &mut squares {
            if (printed.seat, printed.square) != (seat, square) {
                continue;
            }
            *cross_begins = Begins::at(moment.begins());
            let city = session.play().state().city(seat);
            let house = printed.crossed_in(city).saturating_sub(1);
            if let Some(cross) = Inking::cross(printed, city.road(square), house, moment.begins()) {
                cross.spawn(&mut commands, sheet.parent(), place);
            }
        }
    }
}

/// Scores are circled, trees scribbled over, and bonuses taken.
pub(super) fn draw_marks(
    timeline: Res<Timeline<DoodleCity>>,
    session: Res<Session<DoodleCity>>,
    mut marks: Query<(&Mark, &mut Begins<MarkState>)>,
) {
    for moment in timeline.moments() {
        let drawn = Mark::of(&moment.event, session.play().game().sheet());
        for (mark, mut begins) in &mut marks {
            if Some(*mark) == drawn {
                *begins = Begins::at(moment.begins());
            }
        }
    }
}

/// Points on their way to the total of the large sheet, which counts them when they arrive.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Earns(pub u8);

/// Whose points, from where, and how many.
const fn scored(event: &Event) -> Option<(Seat, Square, u8)> {
    match *event {
        Event::HotelScored { seat, square, circled: Some(points), .. }
        | Event::ShopScored { seat, square, circled: Some(points), .. } => Some((seat, square, points)),
        _ => None,
    }
}

/// Points fly from the square that earned them to the total of the sheet that lies large.
pub(super) fn fly_points(mut commands: Commands, timeline: Res<Timeline<DoodleCity>>, table: GameContext) {
    for moment in timeline.moments() {
        let Some((_, square, points)) = scored(&moment.event).filter(|it| it.0 == table.focused.0) else {
            continue;
        };
        let way = [square_rect(table.layout.grid, square.index()), table.layout.points].map(|it| it.center());
        let words = (names::change(&table.locale, points.into()), colors::POINTS);
        flight::fly_words::<DoodleCity>(&mut commands, words, way, moment.begins(), Earns(points));
    }
}

/// The pennant of a bonus flies from the large sheet to whoever takes it: to the small sheet, or the total of the large one.
pub(super) fn fly_pennants(mut commands: Commands, timeline: Res<Timeline<DoodleCity>>, table: GameContext) {
    let Some(seats) = table.play().map(|play| play.game().seats()) else { return };
    for moment in timeline.moments() {
        let Event::BonusTaken { seat, position, points, .. } = moment.event else { continue };
        let pennants = &table.layout.tracks[Track::Bonuses as usize].marks;
        let Some(from) = pennants.get(usize::from(position)).map(|place| Mark::cloth(*place)) else { continue };
        let to = table.mini(seat, seats).unwrap_or(table.layout.points);
        let to = Rect::from_center_size(to.center(), from.size());
        let pennant = DynPicture::new(|size, brush| {
            paint_pennant(brush, Rect::from_center_size(Vec2::ZERO, size), Pennant::Mine);
        });
        let way = [from, to];
        commands.spawn(flight::fly_picture::<DoodleCity>(pennant, way, moment.begins()));
        let words = names::change(&table.locale, points.into());
        let number = TextLabel::new(words, TextSize::Body, colors::ON_BONUS);
        let carried = flight::on_picture::<DoodleCity>(number, way, moment.begins());
        if seat == table.focused.0 {
            commands.spawn((carried, Earns(points)));
        } else {
            commands.spawn(carried);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::doodle_city::{Column, Road};

    const ADA: Seat = Seat(0);

    fn road_and_score() -> [Event; 4] {
        let square = Square::all().next().expect("a sheet has squares");
        [
            Event::DieTaken { seat: ADA, die: Face::One },
            Event::RoadDrawn { seat: ADA, square, road: Road::WestEast },
            Event::TreeCrossed { seat: ADA, crossed: 1 },
            Event::HotelScored { seat: ADA, square, length: 3, circled: Some(3) },
        ]
    }

    fn durations(large: Seat) -> Vec<Option<f32>> {
        road_and_score().iter().map(|event| duration(event, large)).collect()
    }

    #[test]
    fn what_cannot_be_seen_takes_no_time() {
        assert_eq!(
            durations(ADA),
            [None, Some(durations::STROKE), Some(durations::MARK), Some(durations::MARK)]
        );
        let by_other = durations(Seat(1));
        assert_eq!(by_other[2], None, "the trees of another sheet do not lie on the table");
    }

    #[test]
    fn a_starting_road_is_drawn_once_its_die_lies() {
        let event = Event::StartingRoadDrawn { column: Column::ALL[0], face: Face::Two, road: Road::WestEast };
        assert_eq!(duration(&event, ADA), Some(durations::ROLL + durations::STROKE));
    }
}
