//! Ink under the finger: while a stroke is drawn it can be seen, and what it would bring; nothing is done before the end.

use bevy::{
    input::{ButtonState, mouse::MouseButtonInput, touch::TouchPhase},
    prelude::*,
    window::{CursorMoved, RequestRedraw, WindowEvent},
};
use doodle_city::{
    drawing::{
        label::TextLabel,
        place::{LayoutRect, Screen},
    },
    intent::Intent,
    locale::{Locale, doodle_city::outcome::MoveOutcome, names::change},
    page::Page,
    pictures::doodle_city::square::{Ghost, PrintedSquare},
    rules::{
        LegalActions as _,
        doodle_city::{Action, Road, Side, Square},
    },
    screens::Panel,
    table::{
        doodle_city::{
            ghost_points::{GhostGround, GhostPoints},
            layout::TableLayout,
            pick::TablePick,
            selection::MoveSelection,
            trail::{Strength, Trail},
            words::Words,
        },
        table_game::Selection as _,
    },
};

use crate::{
    desk::{Desk, PHONES, SIZES},
    set_ups::Dice,
};

impl Desk {
    /// The lines of ink that can be seen, in dp of the window.
    fn ink(&mut self) -> Vec<(Strength, Vec<Vec2>)> {
        let world = self.0.world_mut();
        let mut trails = world.query::<(&Trail, &LayoutRect)>();
        let lines = trails.iter(world).flat_map(|(trail, place)| {
            let middle = place.rect.center();
            let line = move |(tone, line): &(Strength, Vec<Vec2>)| {
                (*tone, line.iter().map(|&point| point + middle).collect::<Vec<_>>())
            };
            trail.lines.iter().map(line)
        });
        lines.collect()
    }

    /// What would be drawn, and where.
    fn ghost(&mut self) -> Option<(Square, Ghost)> {
        let world = self.0.world_mut();
        let mut squares = world.query::<(&PrintedSquare, &Ghost)>();
        let ghost = squares.iter(world).find(|(_, ghost)| **ghost != Ghost::None);
        ghost.map(|(printed, ghost)| (printed.square, *ghost))
    }

    /// A text that can be seen.
    fn said<What: Component>(&mut self) -> Option<String> {
        let world = self.0.world_mut();
        let mut texts = world.query_filtered::<(&TextLabel, &Visibility), With<What>>();
        let (label, visibility) = texts.single(world).ok()?;
        (*visibility != Visibility::Hidden).then(|| label.text.clone())
    }

    fn is_chip_shown(&mut self) -> bool {
        let world = self.0.world_mut();
        let mut grounds = world.query_filtered::<&Visibility, With<GhostGround>>();
        grounds.iter(world).any(|visibility| visibility == Visibility::Inherited)
    }

    /// The finger goes on to `at`, and a frame is drawn.
    fn go_on(&mut self, at: Vec2) {
        self.touch(TouchPhase::Moved, 1, at);
        self.frame();
    }

    fn put_down(&mut self, at: Vec2) {
        self.touch(TouchPhase::Started, 1, at);
        self.frame();
    }

    fn lift(&mut self, at: Vec2) {
        self.touch(TouchPhase::Ended, 1, at);
        self.frame();
    }

    /// Nothing of a stroke can be seen, and nothing is chosen.
    fn assert_blank(&mut self, when: &str) {
        assert_eq!(self.ink(), [], "{when}");
        assert_eq!(
            (self.ghost(), self.is_chip_shown(), self.said::<GhostPoints>()),
            (None, false, None),
            "{when}"
        );
        assert_eq!(self.selection(), MoveSelection::default(), "{when}");
    }
}

/// A table at which somebody can draw this road, and the points of the stroke that draws it.
fn drawing(size: Vec2) -> (Desk, Square, Road, Vec<Vec2>) {
    let mut desk = Desk::new_match(size, 1);
    let (_, square, road) = desk.until_a_road(&mut Dice(5));
    let points = across(desk.square(square), road);
    (desk, square, road, points)
}

fn side(rect: Rect, side: Side) -> Vec2 {
    let half = rect.half_size() * 0.94;
    rect.center()
        + half
            * match side {
                Side::North => Vec2::NEG_Y,
                Side::East => Vec2::X,
                Side::South => Vec2::Y,
                Side::West => Vec2::NEG_X,
            }
}

/// A stroke from side to side, in steps like a finger's.
fn across(rect: Rect, road: Road) -> Vec<Vec2> {
    let [one, other] = road.sides().map(|of| side(rect, of));
    let middle = rect.center();
    (0..=12)
        .map(|step| {
            let along = step as f32 / 12.0;
            one.lerp(middle, along).lerp(middle.lerp(other, along), along)
        })
        .collect()
}

fn nearest(line: &[(Strength, Vec<Vec2>)], point: Vec2) -> f32 {
    line.iter().flat_map(|(_, line)| line).map(|at| at.distance(point)).fold(f32::MAX, f32::min)
}

#[test]
fn ink_follows_the_finger_in_the_frame_of_its_touch() {
    for size in SIZES {
        for has_motion in [true, false] {
            let (desk, .., points) = drawing(size);
            let mut desk = desk.moving(has_motion);
            desk.put_down(points[0]);
            assert_eq!(desk.ink(), [], "a finger that only lies there draws nothing");
            // From its very first pixels.
            desk.go_on(points[0] + Vec2::new(1.0, 0.0));
            assert_eq!(desk.ink().len(), 1);
            let before_it_is_a_road = &points[..5];
            for (step, &point) in before_it_is_a_road.iter().enumerate().skip(1) {
                desk.go_on(point);
                let ink = desk.ink();
                let end = ink.last().and_then(|(_, line)| line.last().copied()).expect("there is ink");
                assert!(end.distance(point) < 0.01, "{size}: the ink ends at {end}, the finger is at {point}");
                for &point in &points[..step] {
                    assert!(nearest(&ink, point) < 4.0, "{size}: {point} is not on {ink:?}");
                }
                assert!(
                    ink.iter().all(|(tone, _)| *tone == Strength::Strong),
                    "{size}: a road can be drawn here"
                );
            }
        }
    }
}

#[test]
fn the_road_and_its_points_are_seen_before_the_finger_is_lifted() {
    for size in SIZES {
        let (mut desk, square, _, _) = drawing(size);
        for road in Road::ALL {
            let points = across(desk.square(square), road);
            let steps = desk.steps();
            desk.put_down(points[0]);
            for &point in &points[1..] {
                desk.go_on(point);
            }
            assert_eq!(desk.ghost(), Some((square, Ghost::Road(road))), "{size}");
            assert_eq!(
                (desk.selection(), desk.steps()),
                (MoveSelection::default(), steps),
                "nothing is chosen yet"
            );
            let mut selection = MoveSelection::default();
            selection.draw(&desk.legal(), square, road);
            let action = selection.action(desk.play(), &desk.legal()).expect("the road can be drawn");
            let offer = MoveOutcome::of(desk.play(), action).expect("it is legal");
            let points_said = change(&Locale::default(), offer.change.total);
            assert_eq!(desk.said::<GhostPoints>(), Some(points_said), "{size} {road}");
            assert!(desk.is_chip_shown());
            let words = desk.said::<Words>();
            // The road has taken the place of the ink in its square.
            let inside = Rect::from_center_size(desk.square(square).center(), desk.square(square).size() * 0.8);
            assert!(!desk.ink().iter().flat_map(|(_, line)| line).any(|&at| inside.contains(at)), "{size}");

            desk.lift(points[points.len() - 1]);
            assert_eq!((desk.selection(), desk.ink()), (selection, vec![]), "{size} {road}");
            assert_eq!(desk.ghost(), Some((square, Ghost::Road(road))));
            assert_eq!(desk.said::<Words>(), words, "what was said before stays");
            desk.settle();
            assert_eq!(desk.selection(), selection);
            while !desk.selection().is_empty() {
                desk.key(KeyCode::KeyU);
            }
        }
    }
}

#[test]
fn a_stroke_and_taps_come_to_the_same() {
    for road in Road::ALL {
        let (mut desk, square, _, _) = drawing(PHONES[0]);
        desk.swipe(square, road);
        let (by_stroke, looks) = (desk.selection(), desk.looks());
        let (mut desk, ..) = drawing(PHONES[0]);
        desk.tap(&TablePick::Square(square).into());
        desk.tap(&TablePick::Road(road).into());
        assert_eq!(by_stroke, desk.selection(), "{road}");
        assert!(looks == desk.looks(), "{road}");
    }
}

#[test]
fn the_road_changes_with_the_finger() {
    let (mut desk, square, ..) = drawing(PHONES[0]);
    let rect = desk.square(square);
    desk.put_down(side(rect, Side::West));
    let mut seen = Vec::new();
    for to in [Side::West, Side::East, Side::North, Side::South] {
        for step in 1..=8 {
            desk.go_on(rect.center().lerp(side(rect, to), step as f32 / 8.0));
        }
        seen.push(desk.ghost());
    }
    let road = |road| Some((square, Ghost::Road(road)));
    assert_eq!(seen, [None, road(Road::WestEast), road(Road::NorthWest), road(Road::SouthWest)]);
    desk.lift(side(rect, Side::South));
    assert_eq!(desk.selection().road, Some(Road::SouthWest));
}

/// Four ways to think better of it.
#[test]
fn nothing_remains_of_a_stroke_that_is_taken_back() {
    type Cancel = fn(&mut Desk, Vec2) -> Vec2;
    let ways: [(&str, Cancel); 5] = [
        ("the system takes it away", |desk, at| {
            desk.touch(TouchPhase::Canceled, 1, at);
            at
        }),
        ("a second finger", |desk, at| {
            desk.touch(TouchPhase::Started, 2, at + 30.0);
            at
        }),
        ("it leaves the sheet", |desk, at| {
            let laid = desk.0.world().resource::<TableLayout>();
            let away = Vec2::new(at.x, laid.paper.max.y + laid.grid.width() / 5.0);
            desk.touch(TouchPhase::Moved, 1, away);
            at
        }),
        ("Escape", |desk, at| {
            desk.key(KeyCode::Escape);
            at
        }),
        ("the screen turns", |desk, at| {
            let mut screen = desk.0.world_mut().resource_mut::<Screen>();
            screen.size = Vec2::new(screen.size.y, screen.size.x);
            at
        }),
    ];
    for (way, cancel) in ways {
        // Before it is a road, and after.
        for steps in [4, 13] {
            let (mut desk, _, _, points) = drawing(PHONES[0]);
            let before = desk.looks();
            desk.put_down(points[0]);
            for &point in &points[1..steps] {
                desk.go_on(point);
            }
            let is_seen = if steps > 4 { desk.ghost().is_some() } else { !desk.ink().is_empty() };
            assert!(is_seen, "{way}: something was drawn");
            let at = cancel(&mut desk, points[steps - 1]);
            desk.frame();
            desk.assert_blank(way);
            // What the finger does now means nothing.
            desk.go_on(points[2]);
            desk.go_on(points[12]);
            desk.assert_blank(way);
            desk.lift(at);
            desk.touch(TouchPhase::Ended, 2, at);
            desk.settle();
            desk.assert_blank(way);
            assert_eq!(*desk.0.world().resource::<State<Page>>().get(), Page::Table, "{way}");
            assert_eq!(*desk.0.world().resource::<Panel>(), Panel::Closed, "{way}");
            if way != "the screen turns" {
                assert!(desk.looks() == before, "{way}");
            }
        }
    }
}

#[test]
fn escape_takes_back_the_stroke_and_nothing_else() {
    let (mut desk, square, road, _) = drawing(PHONES[0]);
    desk.swipe(square, road);
    let (chosen, looks) = (desk.selection(), desk.looks());
    let other = Road::ALL.into_iter().find(|&other| other != road).expect("there are six");
    let points = across(desk.square(square), other);
    desk.put_down(points[0]);
    for &point in &points[1..] {
        desk.go_on(point);
    }
    assert_eq!(desk.ghost(), Some((square, Ghost::Road(other))));
    desk.key(KeyCode::Escape);
    desk.lift(points[12]);
    assert_eq!(desk.selection(), chosen);
    assert!(desk.looks() == looks);
}

#[test]
fn where_nothing_can_be_drawn_ink_is_pale_and_vanishes() {
    for size in SIZES {
        let (mut desk, square, road, _) = drawing(size);
        // A square that has its road is closed.
        desk.swipe(square, road);
        desk.tap(&Intent::Confirm);
        desk.until_a_road(&mut Dice(5));
        let before = desk.looks();
        let points = across(desk.square(square), road);
        desk.put_down(points[0]);
        for &point in &points[1..] {
            desk.go_on(point);
            let ink = desk.ink();
            assert!(!ink.is_empty() && ink.iter().all(|(tone, _)| *tone == Strength::Pale), "{size}: {ink:?}");
            assert_eq!(desk.ghost(), None, "{size}");
        }
        desk.lift(points[12]);
        desk.assert_blank("lifted");
        desk.settle();
        assert!(desk.looks() == before, "{size}");
    }
}

#[test]
fn before_the_roll_ink_is_pale() {
    let mut desk = Desk::new_match(PHONES[0], 2);
    let points = across(desk.square(Square::from_index(7).expect("there are 25")), Road::WestEast);
    desk.put_down(points[0]);
    points[1..].iter().for_each(|&point| desk.go_on(point));
    assert!(desk.ink().iter().all(|(tone, _)| *tone == Strength::Pale) && !desk.ink().is_empty());
    desk.lift(points[12]);
    desk.assert_blank("lifted");
}

#[test]
fn a_stroke_that_overshoots_its_square_still_draws_there() {
    let (mut desk, square, _, _) = drawing(PHONES[0]);
    let rect = desk.square(square);
    let y = rect.center().y;
    let (from, to) = (rect.min.x - rect.width() * 0.3, rect.max.x + rect.width() * 0.3);
    desk.put_down(Vec2::new(from, y));
    for step in 1..=16 {
        desk.go_on(Vec2::new(from + (to - from) * step as f32 / 16.0, y));
    }
    assert_eq!(desk.ghost(), Some((square, Ghost::Road(Road::WestEast))));
    let ink = desk.ink();
    assert!(ink.iter().all(|(tone, _)| *tone == Strength::Pale), "nothing comes of what is beside: {ink:?}");
    assert!(nearest(&ink, Vec2::new(to, y)) < 0.01, "the ink is still at the finger");
    desk.lift(Vec2::new(to, y));
    assert_eq!((desk.selection().square, desk.selection().road), (Some(square), Some(Road::WestEast)));
}

/// A stroke across a square with houses strikes one out, as a tap would.
#[test]
fn a_stroke_across_houses_crosses_one_out() {
    let mut dice = Dice(3);
    let mut desk = Desk::new_match(PHONES[0], 1);
    let (action, square) = loop {
        assert!(desk.until_a_turn(&mut dice, |_| {}), "houses can be crossed out");
        let cross = desk.legal().iter().find(|action| matches!(action, Action::Cross { .. }));
        if let Some(Action::Cross { die, square }) = cross {
            break (Action::Cross { die, square }, square);
        }
        let action = desk.any_action(&mut dice);
        desk.act(action, &mut dice);
    };
    let points = across(desk.square(square), Road::WestEast);
    desk.put_down(points[0]);
    points[1..].iter().for_each(|&point| desk.go_on(point));
    assert_eq!(desk.ghost(), Some((square, Ghost::Cross)));
    desk.lift(points[12]);
    desk.settle();
    let Some(chosen) = desk.selection().action(desk.play(), &desk.legal()) else {
        panic!("it can be confirmed")
    };
    assert_eq!(chosen.target().map(|(_, at)| at), action.target().map(|(_, at)| at));
}

#[test]
fn a_tap_leaves_no_ink_and_a_drag_over_buttons_draws_none() {
    let (mut desk, square, ..) = drawing(PHONES[0]);
    desk.tap(&TablePick::Square(square).into());
    assert_eq!(desk.ink(), []);
    let menu = desk.find(&Intent::OpenMenu).expect("there is a menu").rect.center();
    desk.put_down(menu);
    desk.go_on(menu + Vec2::new(-40.0, 4.0));
    assert_eq!(desk.ink(), []);
    desk.lift(menu);
    let die = desk.find(&Intent::Unchoose).expect("the square can be put back").rect.center();
    desk.put_down(die);
    desk.go_on(die + Vec2::new(30.0, 4.0));
    assert_eq!(desk.ink(), []);
}

#[test]
fn the_mouse_draws_as_a_finger_does() {
    let (mut desk, square, road, points) = drawing(SIZES[3]);
    let window = desk.0.world_mut().spawn_empty().id();
    let move_to = |desk: &mut Desk, position: Vec2| {
        desk.0.world_mut().write_message(WindowEvent::from(CursorMoved { window, position, delta: None }));
        desk.frame();
    };
    let press = |desk: &mut Desk, button, state, position: Vec2| {
        desk.0.world_mut().write_message(WindowEvent::from(CursorMoved { window, position, delta: None }));
        desk.0.world_mut().write_message(WindowEvent::from(MouseButtonInput { button, state, window }));
        desk.frame();
    };
    for is_taken_back in [true, false] {
        press(&mut desk, MouseButton::Left, ButtonState::Pressed, points[0]);
        for &point in &points[1..5] {
            move_to(&mut desk, point);
            let ink = desk.ink();
            let end = ink.last().and_then(|(_, line)| line.last().copied()).expect("there is ink");
            assert!(end.distance(point) < 0.01);
        }
        points[5..].iter().for_each(|&point| move_to(&mut desk, point));
        assert_eq!(desk.ghost(), Some((square, Ghost::Road(road))));
        if is_taken_back {
            press(&mut desk, MouseButton::Right, ButtonState::Pressed, points[12]);
            desk.assert_blank("the other button");
            press(&mut desk, MouseButton::Right, ButtonState::Released, points[12]);
        }
        press(&mut desk, MouseButton::Left, ButtonState::Released, points[12]);
        assert_eq!(desk.selection().road, (!is_taken_back).then_some(road));
        assert_eq!(desk.ink(), []);
    }
}

/// A slow machine draws few frames while a quick hand draws a road.
#[test]
fn a_stroke_of_the_mouse_within_one_frame_is_drawn() {
    let (mut desk, _, road, points) = drawing(SIZES[3]);
    let window = desk.0.world_mut().spawn_empty().id();
    let moved = |position| WindowEvent::from(CursorMoved { window, position, delta: None });
    let left = |state| WindowEvent::from(MouseButtonInput { button: MouseButton::Left, state, window });
    let stroke = points[1..].iter().map(|&point| moved(point));
    let begun = [moved(points[0]), left(ButtonState::Pressed)];
    let events = begun.into_iter().chain(stroke).chain([left(ButtonState::Released)]);
    desk.0.world_mut().write_message_batch(events);
    desk.frame();
    assert_eq!(desk.selection().road, Some(road));
}

#[test]
fn a_finger_that_rests_in_the_middle_of_a_stroke_wakes_nobody() {
    let (mut desk, .., points) = drawing(PHONES[0]);
    desk.put_down(points[0]);
    points[1..].iter().for_each(|&point| desk.go_on(point));
    let wakes = |desk: &mut Desk| {
        for _ in 0..30 {
            desk.frame();
        }
        desk.0.world_mut().resource_mut::<Messages<RequestRedraw>>().clear();
        desk.frame();
        desk.0.world().resource::<Messages<RequestRedraw>>().len()
    };
    assert_eq!(wakes(&mut desk), 0);
    desk.lift(points[12]);
    assert_eq!(wakes(&mut desk), 0);
}
