//! Pictures that were drawn as SVG files: areas, lines and light whose colours are roles. Albums of them are made by
//! `./dev art` and read when they are first wanted.

use std::collections::HashMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    brush::{Brush, Pen},
    clip::{clip_line, clip_triangles},
};
use crate::theme::{Tone, painted};

/// How many steps of an album's coordinates make up one unit of its pictures.
pub const STEPS: f32 = 32.0;

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

/// Points in an album, in [`STEPS`]: the first one, and from each to the next.
pub type PackedPath = Vec<(i16, i16)>;

/// A part of a picture in an album.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PackedPiece {
    /// An area.
    Area {
        /// Its colour.
        ink: PackedInk,
        /// Its corners.
        corners: PackedPath,
        /// Three corners each.
        triangles: Vec<u16>,
    },
    /// A line; a closed one ends where it begins.
    Line {
        /// Its colour.
        ink: PackedInk,
        /// How wide it is, in [`STEPS`].
        width: u16,
        /// Whether its ends are round.
        is_round: bool,
        /// Where it goes along.
        points: PackedPath,
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

/// A part of a picture, in the units in which it was drawn, y downwards.
#[derive(Clone, PartialEq, Debug)]
enum Piece {
    Area { color: Tone, bounds: Rect, corners: Vec<Vec2>, triangles: Vec<[u16; 3]> },
    Line { pen: Pen, bounds: Rect, points: Vec<Vec2> },
    Glow { color: Tone, middle: Vec2, radius: f32 },
    Shaded { top: Tone, bottom: Tone, rect: Rect },
}

/// A picture that was drawn as an SVG file.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Art(Vec<Piece>);

impl Art {
    /// An empty picture.
    const NOTHING: Self = Self(Vec::new());

    /// Paints the part of it that lies within `seen`, in the units in which it was drawn: from its upper left corner,
    /// y downwards. Lines are `weight` times as wide as they were drawn.
    pub fn paint(&self, brush: &mut Brush, seen: Rect, weight: f32) {
        brush.finely(|brush| self.paint_pieces(brush, seen, weight));
    }

    fn paint_pieces(&self, brush: &mut Brush, seen: Rect, weight: f32) {
        for piece in &self.0 {
            match piece {
                Piece::Area { color, bounds, corners, triangles } => {
                    if seen.contains(bounds.min) && seen.contains(bounds.max) {
                        brush.triangles(corners, triangles, *color);
                    } else if !seen.intersect(*bounds).is_empty() {
                        let (corners, triangles) = clip_triangles(corners, triangles, seen);
                        brush.triangles(&corners, &triangles, *color);
                    }
                }
                Piece::Line { pen, bounds, points } => {
                    let pen = Pen { width: pen.width * weight, ..*pen };
                    if seen.contains(bounds.min) && seen.contains(bounds.max) {
                        brush.stroke(points, pen);
                    } else {
                        // Where it is cut it ends straight, and goes on behind what lies around.
                        clip_line(points, seen).iter().for_each(|part| brush.stroke(part, pen.straight()));
                    }
                }
                Piece::Glow { color, middle, radius } => brush.glow(*middle, *radius, *color, seen),
                Piece::Shaded { top, bottom, rect } => {
                    let rect = rect.intersect(seen);
                    if !rect.is_empty() {
                        brush.shaded_rect(rect, 0.0, *top, *bottom);
                    }
                }
            }
        }
    }
}

/// Pictures by their names.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Album(HashMap<String, Art>);

impl Album {
    /// Reads an album that `./dev art` made; `named` knows the roles that its pictures speak of.
    pub fn read(bytes: &[u8], named: impl Fn(&str) -> Option<Tone>) -> Result<Self, AlbumError> {
        let packed: PackedAlbum = postcard::from_bytes(bytes)?;
        let tone = |name: &String| tone_of(name, &named).ok_or_else(|| AlbumError::UnknownInk(name.clone()));
        let inks = packed.inks.iter().map(tone).collect::<Result<Vec<_>, _>>()?;
        let picture = |(name, pieces): (String, Vec<PackedPiece>)| {
            let pieces: Option<Vec<_>> = pieces.into_iter().map(|piece| unpacked(piece, &inks)).collect();
            let pieces = pieces.ok_or_else(|| AlbumError::Damaged(name.clone()))?;
            Ok((name, Art(pieces)))
        };
        packed.pictures.into_iter().map(picture).collect::<Result<_, _>>().map(Self)
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

fn unpacked_path(path: PackedPath) -> Vec<Vec2> {
    let mut at = (0_i16, 0_i16);
    let mut next = |(x, y): (i16, i16)| {
        at = (at.0.wrapping_add(x), at.1.wrapping_add(y));
        Vec2::new(units(at.0), units(at.1))
    };
    path.into_iter().map(&mut next).collect()
}

fn bounds(points: &[Vec2]) -> Rect {
    let around = |rect: Rect, point: &Vec2| rect.union_point(*point);
    points
        .first()
        .map_or(Rect::default(), |&first| points.iter().fold(Rect::from_corners(first, first), around))
}

/// What the piece is in the units of its picture, unless it speaks of what is not there.
fn unpacked(piece: PackedPiece, inks: &[Tone]) -> Option<Piece> {
    let tone = |PackedInk(at, alpha): PackedInk| {
        let tone = inks.get(usize::from(at))?;
        Some(if alpha == u8::MAX { *tone } else { tone.with_alpha(f32::from(alpha) / 255.0) })
    };
    Some(match piece {
        PackedPiece::Area { ink, corners, triangles } => {
            let corners = unpacked_path(corners);
            let (triangles, rest) = triangles.as_chunks::<3>();
            let is_whole =
                rest.is_empty() && triangles.as_flattened().iter().all(|&at| usize::from(at) < corners.len());
            Piece::Area {
                color: tone(ink)?,
                bounds: bounds(&corners),
                triangles: is_whole.then(|| triangles.to_vec())?,
                corners,
            }
        }
        PackedPiece::Line { ink, width, is_round, points } => {
            let pen = Pen::new(f32::from(width) / STEPS, tone(ink)?);
            let points = unpacked_path(points);
            Piece::Line { pen: if is_round { pen } else { pen.straight() }, bounds: bounds(&points), points }
        }
        PackedPiece::Glow { ink, middle: (x, y), radius } => Piece::Glow {
            color: tone(ink)?,
            middle: Vec2::new(units(x), units(y)),
            radius: f32::from(radius) / STEPS,
        },
        PackedPiece::Shaded { inks: [top, bottom], sides } => {
            let [left, top_side, right, bottom_side] = sides.map(units);
            Piece::Shaded {
                top: tone(top)?,
                bottom: tone(bottom)?,
                rect: Rect::new(left, top_side, right, bottom_side),
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::shapes::Shape;

    fn album(pieces: Vec<PackedPiece>) -> Vec<u8> {
        let packed = PackedAlbum {
            inks: vec!["cream".into(), "cream-shade".into()],
            pictures: vec![("house".into(), pieces)],
        };
        postcard::to_allocvec(&packed).expect("an album")
    }

    const SQUARE: [(i16, i16); 4] = [(0, 0), (320, 0), (0, 320), (-320, 0)];

    fn wall(triangles: Vec<u16>) -> PackedPiece {
        PackedPiece::Area { ink: PackedInk(0, 255), corners: SQUARE.to_vec(), triangles }
    }

    #[test]
    fn a_picture_comes_out_of_its_album_in_its_own_units() {
        let line =
            PackedPiece::Line { ink: PackedInk(1, 128), width: 16, is_round: false, points: SQUARE.to_vec() };
        let album =
            Album::read(&album(vec![wall(vec![0, 1, 2, 0, 2, 3]), line]), painted::named).expect("an album");
        let house = album.get("house").expect("a house");
        let shapes = Brush::shapes(|brush| house.paint(brush, Rect::new(0.0, 0.0, 100.0, 76.0), 1.0));
        let shade = painted::CREAM.mix(&painted::SHADE, 0.24).with_alpha(128.0 / 255.0);
        let [Shape::Triangles { corners, color, .. }, Shape::Line { width, color: line, is_round, .. }] =
            &shapes[..]
        else {
            panic!("{shapes:?}")
        };
        assert_eq!(corners[2], Vec2::splat(10.0));
        assert_eq!((*color, *width, *line, *is_round), (painted::CREAM, 0.5, shade, false));
    }

    #[test]
    fn only_what_is_seen_of_it_is_painted() {
        let bytes = album(vec![wall(vec![0, 1, 2, 0, 2, 3])]);
        let album = Album::read(&bytes, painted::named).expect("an album");
        let seen = Rect::new(4.0, 4.0, 7.0, 9.0);
        let shapes = Brush::shapes(|brush| album.get("house").expect("a house").paint(brush, seen, 1.0));
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
        let read = |bytes: &[u8]| Album::read(bytes, painted::named).map_err(|error| error.to_string());
        let broken = album(vec![wall(vec![0, 1, 4])]);
        assert_eq!(read(&broken), Err("the picture \"house\" is damaged".into()));
        assert!(read(&broken[..9]).is_err());
        let unknown = PackedAlbum { inks: vec!["fog".into()], ..PackedAlbum::default() };
        let unknown = postcard::to_allocvec(&unknown).expect("an album");
        assert_eq!(read(&unknown), Err("no role is called \"fog\"".into()));
    }
}
