//! What of triangles and lines lies within a box.

use bevy::math::{Rect, Vec2};

/// What of an area lies within `seen`: its corners, and three of them each.
pub(super) fn clip_triangles(
    corners: &[Vec2],
    triangles: &[[u16; 3]],
    seen: Rect,
) -> (Vec<Vec2>, Vec<[u16; 3]>) {
    let (mut kept, mut fans) = (Vec::new(), Vec::new());
    for triangle in triangles {
        let part = clip_triangle(triangle.map(|at| corners[usize::from(at)]), seen);
        let first = kept.len() as u16;
        fans.extend((2..part.len() as u16).map(|at| [first, first + at - 1, first + at]));
        kept.extend(part);
    }
    (kept, fans)
}

/// The convex part of a triangle that lies within `seen`; fewer than three corners if none does.
fn clip_triangle(corners: [Vec2; 3], seen: Rect) -> Vec<Vec2> {
    let sides: [fn(Vec2, Rect) -> f32; 4] = [
        |point, seen| point.x - seen.min.x,
        |point, seen| seen.max.x - point.x,
        |point, seen| point.y - seen.min.y,
        |point, seen| seen.max.y - point.y,
    ];
    sides.into_iter().fold(corners.to_vec(), |corners, side| {
        let mut kept = Vec::with_capacity(corners.len() + 1);
        for (n, &from) in corners.iter().enumerate() {
            let to = corners[(n + 1) % corners.len()];
            let (here, there) = (side(from, seen), side(to, seen));
            if here >= 0.0 {
                kept.push(from);
            }
            if (here < 0.0) != (there < 0.0) {
                kept.push(from.lerp(to, here / (here - there)));
            }
        }
        kept
    })
}

/// The parts of a line along `points` that lie within `seen`.
pub(super) fn clip_line(points: &[Vec2], seen: Rect) -> Vec<Vec<Vec2>> {
    let mut parts: Vec<Vec<Vec2>> = Vec::new();
    let mut goes_on = false;
    for pair in points.windows(2) {
        let Some([from, to]) = clip_segment([pair[0], pair[1]], seen) else {
            goes_on = false;
            continue;
        };
        match parts.last_mut().filter(|_| goes_on) {
            Some(part) => part.push(to),
            None => parts.push(vec![from, to]),
        }
        goes_on = to == pair[1];
    }
    parts
}

fn clip_segment([from, to]: [Vec2; 2], seen: Rect) -> Option<[Vec2; 2]> {
    let step = to - from;
    let (mut begin, mut end) = (0.0_f32, 1.0_f32);
    for (along, least, most) in
        [(step.x, seen.min.x - from.x, seen.max.x - from.x), (step.y, seen.min.y - from.y, seen.max.y - from.y)]
    {
        if along == 0.0 {
            if least > 0.0 || most < 0.0 {
                return None;
            }
        } else {
            let (one, other) = (least / along, most / along);
            begin = begin.max(one.min(other));
            end = end.min(one.max(other));
        }
    }
    let at = |part: f32| if part >= 1.0 { to } else { from + step * part };
    (begin < end).then(|| [at(begin), at(end)])
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEEN: Rect = Rect { min: Vec2::ZERO, max: Vec2::splat(10.0) };

    fn v(x: f32, y: f32) -> Vec2 {
        Vec2::new(x, y)
    }

    #[test]
    fn a_triangle_that_lies_across_is_cut() {
        assert_eq!(
            clip_triangle([v(-5.0, 0.0), v(5.0, 0.0), v(5.0, 10.0)], SEEN),
            [v(0.0, 0.0), v(5.0, 0.0), v(5.0, 10.0), v(0.0, 5.0)]
        );
        assert_eq!(clip_triangle([v(-5.0, 0.0), v(-3.0, 0.0), v(-4.0, 9.0)], SEEN), []);
    }

    #[test]
    fn a_line_that_leaves_and_comes_back_is_two() {
        let line = [v(5.0, 5.0), v(5.0, 15.0), v(8.0, 15.0), v(8.0, 5.0), v(7.0, 5.0)];
        assert_eq!(
            clip_line(&line, SEEN),
            [vec![v(5.0, 5.0), v(5.0, 10.0)], vec![v(8.0, 10.0), v(8.0, 5.0), v(7.0, 5.0)]]
        );
        assert_eq!(clip_line(&[v(-5.0, 20.0), v(30.0, 20.0)], SEEN), Vec::<Vec<Vec2>>::new());
    }
}
