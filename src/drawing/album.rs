//! Albums: pictures as they lie in a file, which `./dev art` makes of SVG files. They are read when they are first wanted.
//!
//! A file is small where like lies beside like. So what the pictures are made of says only how many points and triangles it
//! has; the points of all pictures follow each other, and then all triangles. Lines that the hand draws along the edge of an
//! area share its points, and the parts in which it draws a straight line are found anew.

use std::{collections::HashMap, slice};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    art::{Art, Piece},
    brush::Pen,
};
use crate::theme::{Tone, painted};

/// How many steps of an album's coordinates make up one unit of its pictures.
pub const STEPS: f32 = 32.0;
/// Straight lines are cut into parts of this length at most, in units, for the hand to be unsteady.
const LONGEST: f32 = 7.0;
/// How far the hand wanders from the line at most, in units.
const WANDER: f32 = 0.3;
/// How wide the line is that makes the edge of an area smooth, in units.
const SMOOTH_EDGE: f32 = 0.3;

/// How much of the dark or the light is in the tones that a name's last word makes of a role.
const VARIANTS: [(&str, Tone, f32); 5] = [
    ("-soft", painted::SHADE, 0.14),
    ("-shade", painted::SHADE, 0.24),
    ("-deep", painted::SHADE, 0.34),
    ("-lit", painted::SUNLIT, 0.1),
    ("-light", painted::SUNLIT, 0.28),
];

/// The tone that pictures call so: a role as `named` knows it, or one with a variant, like `cream-shade`.
pub fn tone_of(name: &str, named: impl Fn(&str) -> Option<Tone>) -> Option<Tone> {
    named(name).or_else(|| {
        let (role, (_, other, amount)) =
            VARIANTS.iter().find_map(|variant| Some((name.strip_suffix(variant.0)?, variant)))?;
        Some(named(role)?.mix(other, *amount))
    })
}

/// A colour in an album: the place of its name among the album's, and how opaque it is, in 255ths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PackedInk(pub u8, pub u8);

/// One of the lines round an area, or a line of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PackedContour {
    /// How many of the album's points it has.
    pub points: u16,
    /// Whether it returns to where it begins.
    pub is_closed: bool,
}

/// What fills the contours of a shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PackedFill {
    /// Its colour.
    pub ink: PackedInk,
    /// How many of the album's points are corners where contours cross, in addition to those of the contours.
    pub crossings: u16,
    /// How many of the album's triangles it is cut into.
    pub triangles: u16,
}

/// What is drawn along the contours of a shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PackedStroke {
    /// Its colour.
    pub ink: PackedInk,
    /// How wide it is, in [`STEPS`].
    pub width: u16,
    /// Whether its ends are round.
    pub is_round: bool,
}

/// A part of a picture in an album.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PackedPiece {
    /// An area, a line, or both.
    Shape {
        /// Where it is.
        contours: Vec<PackedContour>,
        /// What fills it. An opaque area without a line along its edge gets a thin one of its own colour.
        fill: Option<PackedFill>,
        /// What is drawn along its contours.
        stroke: Option<PackedStroke>,
    },
    /// Light that fades towards its edge.
    Glow {
        /// Its colour.
        ink: PackedInk,
        /// Its middle, in [`STEPS`].
        middle: (i16, i16),
        /// How far it reaches, in [`STEPS`].
        radius: u16,
    },
    /// A box that goes from one colour at its top to another at its bottom.
    Shaded {
        /// The colours.
        inks: [PackedInk; 2],
        /// Its left, top, right and bottom, in [`STEPS`].
        sides: [i16; 4],
    },
}

/// Pictures as they lie in a file.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct PackedAlbum {
    /// The names of all colours.
    pub inks: Vec<String>,
    /// The pictures by their names.
    pub pictures: Vec<(String, Vec<PackedPiece>)>,
    /// The points of all pictures in [`STEPS`], each from the one before.
    pub points: Vec<(i16, i16)>,
    /// The corners of all triangles, three each, as places among the corners of their shape: each from the one before.
    pub corners: Vec<i16>,
}

/// Why an album cannot be read.
#[derive(Error, Debug)]
pub enum AlbumError {
    /// It is not an album.
    #[error("the pictures cannot be read: {0}")]
    Unreadable(#[from] postcard::Error),
    /// A colour is not known.
    #[error("no role is called {0:?}")]
    UnknownInk(String),
    /// A piece speaks of something that is not there.
    #[error("the picture {0:?} is damaged")]
    Damaged(String),
}

/// Pictures by their names.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Album(HashMap<String, Art>);

impl Album {
    /// Reads an album that `./dev art` made; `named` knows the roles that its pictures speak of.
    pub fn read(bytes: &[u8], named: impl Fn(&str) -> Option<Tone>) -> Result<Self, AlbumError> {
        let packed: PackedAlbum = postcard::from_bytes(bytes)?;
        let tone = |name: &String| tone_of(name, &named).ok_or_else(|| AlbumError::UnknownInk(name.clone()));
        let inks = packed.inks.iter().map(tone).collect::<Result<_, _>>()?;
        let mut unpacker = Unpacker::new(inks, &packed);
        let picture = |(name, pieces): &(String, Vec<PackedPiece>)| {
            let pieces = unpacker.pieces(pieces).ok_or_else(|| AlbumError::Damaged(name.clone()))?;
            Ok((name.clone(), Art(pieces)))
        };
        packed.pictures.iter().map(picture).collect::<Result<_, _>>().map(Self)
    }

    /// The same of one that is built in; if it were damaged there would be no pictures.
    pub fn built_in(bytes: &[u8], named: impl Fn(&str) -> Option<Tone>) -> Self {
        Self::read(bytes, named).unwrap_or_else(|error| {
            error!("{error}");
            Self::default()
        })
    }

    /// The picture of this name, or an empty one.
    pub fn picture(&self, name: &str) -> &Art {
        self.get(name).unwrap_or(const { &Art::NOTHING })
    }

    /// The picture of this name.
    pub fn get(&self, name: &str) -> Option<&Art> {
        self.0.get(name)
    }
}

fn units(steps: i16) -> f32 {
    f32::from(steps) / STEPS
}

/// Where the hand goes along a contour, in units; `points` are in [`STEPS`].
pub fn drawn_by_hand(points: &[(i16, i16)], is_closed: bool) -> Vec<Vec2> {
    let mut points = points.iter().map(|&(x, y)| Vec2::new(units(x), units(y)));
    let Some(first) = points.next() else { return Vec::new() };
    let mut drawn = vec![first];
    let mut last = first;
    for point in points.chain(is_closed.then_some(first)) {
        let parts = ((point - last).length() / LONGEST).ceil().max(1.0);
        drawn.extend((1..=parts as usize).map(|part| last.lerp(point, part as f32 / parts)));
        last = point;
    }
    if is_closed {
        drawn.pop();
    }
    drawn.into_iter().map(wandered).collect()
}

/// Where the hand draws what lies there: near it, and nowhere far from where it draws what lies beside it.
fn wandered(at: Vec2) -> Vec2 {
    let wave = |a: f32, b: f32, c: f32| (at.x * a + at.y * b + c).sin();
    let x = 0.6 * wave(0.31, 0.17, 1.0) + 0.4 * wave(-0.13, 0.53, 4.0);
    let y = 0.6 * wave(0.19, -0.29, 2.0) + 0.4 * wave(0.47, 0.11, 5.0);
    at + WANDER * Vec2::new(x, y)
}

fn bounds(points: &[Vec2]) -> Rect {
    let around = |rect: Rect, point: &Vec2| rect.union_point(*point);
    points
        .first()
        .map_or(Rect::default(), |&first| points.iter().fold(Rect::from_corners(first, first), around))
}

fn line(points: Vec<Vec2>, pen: Pen) -> Piece {
    Piece::Line { pen, bounds: bounds(&points), points }
}

/// Makes the pieces of an album, one after the other. Whatever speaks of what is not there is nothing.
struct Unpacker<'a> {
    inks: Vec<Tone>,
    points: slice::Iter<'a, (i16, i16)>,
    /// Where the last point was.
    at: (i16, i16),
    corners: slice::Iter<'a, i16>,
}

impl<'a> Unpacker<'a> {
    fn new(inks: Vec<Tone>, album: &'a PackedAlbum) -> Self {
        Self { inks, points: album.points.iter(), at: (0, 0), corners: album.corners.iter() }
    }

    fn pieces(&mut self, pieces: &[PackedPiece]) -> Option<Vec<Piece>> {
        let mut unpacked = Vec::new();
        for piece in pieces {
            match piece {
                PackedPiece::Shape { contours, fill, stroke } => {
                    self.shape(contours, *fill, *stroke, &mut unpacked)?;
                }
                &PackedPiece::Glow { ink, middle: (x, y), radius } => unpacked.push(Piece::Glow {
                    color: self.tone(ink)?,
                    middle: Vec2::new(units(x), units(y)),
                    radius: f32::from(radius) / STEPS,
                }),
                &PackedPiece::Shaded { inks: [top, bottom], sides } => {
                    let [left, top_side, right, bottom_side] = sides.map(units);
                    unpacked.push(Piece::Shaded {
                        top: self.tone(top)?,
                        bottom: self.tone(bottom)?,
                        rect: Rect::new(left, top_side, right, bottom_side),
                    });
                }
            }
        }
        Some(unpacked)
    }

    fn tone(&self, PackedInk(at, alpha): PackedInk) -> Option<Tone> {
        let tone = self.inks.get(usize::from(at))?;
        Some(if alpha == u8::MAX { *tone } else { tone.with_alpha(f32::from(alpha) / 255.0) })
    }

    fn points(&mut self, count: u16) -> Option<Vec<(i16, i16)>> {
        let mut next = || {
            let (x, y) = self.points.next()?;
            self.at = (self.at.0.wrapping_add(*x), self.at.1.wrapping_add(*y));
            Some(self.at)
        };
        (0..count).map(|_| next()).collect()
    }

    fn triangles(&mut self, count: u16, corners: usize) -> Option<Vec<[u16; 3]>> {
        let mut last = 0_i16;
        let mut next = || {
            last = last.wrapping_add(*self.corners.next()?);
            u16::try_from(last).ok().filter(|&at| usize::from(at) < corners)
        };
        (0..count).map(|_| Some([next()?, next()?, next()?])).collect()
    }

    fn shape(
        &mut self,
        contours: &[PackedContour],
        fill: Option<PackedFill>,
        stroke: Option<PackedStroke>,
        pieces: &mut Vec<Piece>,
    ) -> Option<()> {
        let mut lines: Vec<(Vec<Vec2>, bool)> = Vec::new();
        for contour in contours {
            lines.push((drawn_by_hand(&self.points(contour.points)?, contour.is_closed), contour.is_closed));
        }
        let mut edge = None;
        if let Some(PackedFill { ink, crossings, triangles }) = fill {
            let color = self.tone(ink)?;
            let mut corners: Vec<Vec2> = lines.iter().flat_map(|(points, _)| points).copied().collect();
            corners.extend(self.points(crossings)?.into_iter().map(|(x, y)| Vec2::new(units(x), units(y))));
            let triangles = self.triangles(triangles, corners.len())?;
            pieces.push(Piece::Area { color, bounds: bounds(&corners), corners, triangles });
            // A line of its own makes the edge smooth; a thin area would be thicker there.
            edge = (ink.1 == u8::MAX).then(|| Pen::new(SMOOTH_EDGE, color));
        }
        let pen = match stroke {
            Some(PackedStroke { ink, width, is_round }) => {
                let pen = Pen::new(f32::from(width) / STEPS, self.tone(ink)?);
                Some(if is_round { pen } else { pen.straight() })
            }
            None => edge,
        };
        if let Some(pen) = pen {
            for (mut points, is_closed) in lines {
                if is_closed || stroke.is_none() {
                    points.extend(points.first().copied());
                }
                pieces.push(line(points, pen));
            }
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::{brush::Brush, shapes::Shape};

    /// A square of 10 units.
    const SQUARE: [(i16, i16); 4] = [(0, 0), (320, 0), (0, 320), (-320, 0)];
    /// Its two halves as places among its eight corners, for the hand draws each side in two parts.
    const HALVES: [i16; 6] = [0, 2, 2, -4, 4, 2];

    fn album(pieces: Vec<PackedPiece>, corners: Vec<i16>) -> PackedAlbum {
        PackedAlbum {
            inks: vec!["cream".into(), "cream-shade".into()],
            pictures: vec![("house".into(), pieces)],
            points: SQUARE.to_vec(),
            corners,
        }
    }

    fn shape(fill: Option<PackedFill>, stroke: Option<PackedStroke>) -> PackedPiece {
        let contours = vec![PackedContour { points: 4, is_closed: true }];
        PackedPiece::Shape { contours, fill, stroke }
    }

    fn wall() -> Option<PackedFill> {
        Some(PackedFill { ink: PackedInk(0, 255), crossings: 0, triangles: 2 })
    }

    fn read(album: &PackedAlbum) -> Result<Album, String> {
        let bytes = postcard::to_allocvec(album).expect("an album");
        Album::read(&bytes, painted::named).map_err(|error| error.to_string())
    }

    fn painted_shapes(album: &PackedAlbum, seen: Rect) -> Vec<Shape> {
        let album = read(album).expect("an album");
        Brush::shapes(|brush| album.get("house").expect("a house").paint(brush, seen, 1.0))
    }

    #[test]
    fn a_picture_comes_out_of_its_album_in_its_own_units_drawn_by_hand() {
        let stroke = Some(PackedStroke { ink: PackedInk(1, 128), width: 16, is_round: false });
        let album = album(vec![shape(wall(), stroke)], HALVES.to_vec());
        let shapes = painted_shapes(&album, Rect::new(-1.0, -1.0, 100.0, 76.0));
        let shade = painted::CREAM.mix(&painted::SHADE, 0.24).with_alpha(128.0 / 255.0);
        let [Shape::Triangles { corners, color, .. }, Shape::Line { width, color: line, is_round, points, .. }] =
            &shapes[..]
        else {
            panic!("{shapes:?}")
        };
        assert_eq!((corners.len(), points.len()), (8, 9));
        for (at, corner) in [(0, Vec2::ZERO), (1, Vec2::new(5.0, 0.0)), (4, Vec2::splat(10.0))] {
            assert!(corners[at].distance(corner) <= WANDER * 1.5, "{} for {corner}", corners[at]);
        }
        assert_eq!((*color, *width, *line, *is_round), (painted::CREAM, 0.5, shade, false));
    }

    #[test]
    fn an_area_without_a_line_has_a_smooth_edge_unless_it_is_thin() {
        let everywhere = Rect::new(-1.0, -1.0, 100.0, 76.0);
        let lines = |fill| {
            let shapes = painted_shapes(&album(vec![shape(fill, None)], HALVES.to_vec()), everywhere);
            shapes.iter().filter(|shape| matches!(shape, Shape::Line { .. })).count()
        };
        let thin = wall().map(|fill| PackedFill { ink: PackedInk(0, 100), ..fill });
        assert_eq!((lines(wall()), lines(thin)), (1, 0));
    }

    #[test]
    fn only_what_is_seen_of_it_is_painted() {
        let seen = Rect::new(4.0, 4.0, 7.0, 9.0);
        let thin = wall().map(|fill| PackedFill { ink: PackedInk(0, 100), ..fill });
        let shapes = painted_shapes(&album(vec![shape(thin, None)], HALVES.to_vec()), seen);
        let mut reach: Option<Rect> = None;
        for shape in shapes {
            let Shape::Triangles { corners, .. } = shape else { panic!("{shape:?}") };
            let corners = bounds(&corners);
            reach = Some(reach.map_or(corners, |reach| reach.union(corners)));
        }
        let reach = reach.expect("a part");
        assert!(reach.min.distance(seen.min) < 0.001 && reach.max.distance(seen.max) < 0.001, "{reach:?}");
    }

    #[test]
    fn damaged_albums_are_refused() {
        let whole = album(vec![shape(wall(), None)], HALVES.to_vec());
        assert!(read(&whole).is_ok());
        let damaged = Err("the picture \"house\" is damaged".into());
        let far = album(vec![shape(wall(), None)], vec![0, 2, 2, -4, 4, 4]);
        assert_eq!(read(&far).map(drop), damaged);
        let negative = album(vec![shape(wall(), None)], vec![0, 2, -3, 1, 4, 2]);
        assert_eq!(read(&negative).map(drop), damaged);
        let short = PackedAlbum { points: SQUARE[1..].to_vec(), ..whole.clone() };
        assert_eq!(read(&short).map(drop), damaged);
        let unknown = PackedAlbum { inks: vec!["fog".into()], ..whole.clone() };
        assert_eq!(read(&unknown).map(drop), Err("no role is called \"fog\"".into()));
        let bytes = postcard::to_allocvec(&whole).expect("an album");
        assert!(Album::read(&bytes[..bytes.len() / 2], painted::named).is_err());
    }
}
