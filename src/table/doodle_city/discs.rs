//! Discs in the colours of the players, with their initials: on sheets, on the heading, on dice and bonuses that are
//! taken, and beside the latest moves.

use bevy::prelude::*;

use super::{
    last_moves::LastMoves,
    layer::Layer,
    layout::{heading_disc, mini::Mini},
    mark::Mark,
    scene::{GameContext, nowhere},
    show_dice::white_dice,
};
use crate::{
    drawing::{
        brush::{Brush, Picture},
        label::{TextLabel, TextSize},
        place::LayoutRect,
    },
    pictures::{disc::paint_disc, doodle_city::colors, icons},
    rules::{Actor, Game as _, Seat, doodle_city::DoodleCity},
    table::{
        players::initial,
        text::{TextSlot, TextSpec, show_ground},
        tutorial::Voice,
    },
    theme::palette,
};

/// Where a disc lies. That never changes.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[component(immutable)]
pub enum DiscAt {
    /// On the heading: whose turn it is.
    Heading,
    /// On the small sheet of a player.
    Sheet(Seat),
    /// On a die that somebody has taken.
    Die(usize),
    /// On a bonus that another player has.
    Bonus(usize),
    /// Beside one of the latest moves, the last one first.
    Move(usize),
}

/// The disc of a player.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerDisc {
    /// Whose it is.
    pub seat: Seat,
    /// Computer players have a sign in the place of the initial.
    pub is_computer: bool,
}

/// The initial on a disc.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Initial;

impl Picture for PlayerDisc {
    fn paint(&self, size: Vec2, brush: &mut Brush) {
        let radius = size.min_element() / 2.0;
        paint_disc(brush, self.seat.index(), radius);
        if self.is_computer {
            brush.within(Vec2::ZERO, radius * 0.52, 0.0, |brush| {
                icons::computer(brush, colors::COMPUTER, palette::PAPER);
            });
        }
    }
}

impl DiscAt {
    /// How high the disc and its initial lie.
    const fn layers(self) -> [Layer; 2] {
        match self {
            Self::Sheet(_) => [Layer::SmallName, Layer::SmallPoints],
            Self::Heading | Self::Die(_) | Self::Bonus(_) | Self::Move(_) => [Layer::Disc, Layer::Initial],
        }
    }
}

pub(super) fn spawn(commands: &mut Commands, game: &DoodleCity) {
    let bonuses = game.sheet().shop_bonuses().len();
    let places = [DiscAt::Heading]
        .into_iter()
        .chain(game.all_seats().map(DiscAt::Sheet))
        .chain((1..=game.white_dice()).map(DiscAt::Die))
        .chain((0..bonuses).map(DiscAt::Bonus))
        .chain((0..LastMoves::MOST).map(DiscAt::Move));
    for at in places {
        let [disc, letter] = at.layers();
        commands.spawn((nowhere(disc), at, PlayerDisc { seat: Seat(0), is_computer: false }));
        let initial = TextLabel::new("", TextSize::Body, palette::ON_DISC);
        commands.spawn((nowhere(letter), at, Initial, initial));
    }
}

/// Whether what was done last is still being seen, or explained, where it was done.
fn is_turn_seen(table: &GameContext, voice: &Voice) -> bool {
    (table.permissions.is_moving || voice.waits()) && table.selection.looking_at.is_none()
}

/// Whose disc lies there, and where; none if nobody's.
fn disc((table, moves, voice): (&GameContext, &LastMoves, &Voice), at: DiscAt) -> Option<(Seat, Rect)> {
    let play = table.play()?;
    let seats = play.game().seats();
    match at {
        DiscAt::Heading => match play.actor() {
            // It stays while what was done last is still being seen.
            Actor::Seat(_) if is_turn_seen(table, voice) => {
                Some((table.focused.0, heading_disc(table.layout.heading)))
            }
            Actor::Seat(seat) | Actor::Chance(Some(seat)) => Some((seat, heading_disc(table.layout.heading))),
            Actor::Chance(None) | Actor::GameOver => None,
        },
        DiscAt::Sheet(seat) => Some((seat, Mini::of(table.mini(seat, seats)?).disc)),
        // Before a roll all dice lie there as if nobody had ever taken one.
        DiscAt::Die(_) if play.actor().is_chance() => None,
        DiscAt::Die(die) => {
            let taker = white_dice(table).get(die - 1)?.1?;
            let rect = table.layout.dice.get(die)?;
            let side = rect.width();
            Some((taker, Rect::from_center_size(rect.center() + 0.34 * side, Vec2::splat(0.4 * side))))
        }
        DiscAt::Bonus(bonus) => {
            let has_it = |seat: &Seat| play.state().city(*seat).has_bonus(bonus);
            let taker = play.game().all_seats().find(has_it).filter(|&seat| seat != table.focused.0)?;
            let pennant = table.layout.tracks[2].marks.get(bonus)?;
            Some((taker, Mark::taker(*pennant)))
        }
        DiscAt::Move(n) => {
            let line = LastMoves::line(table.layout.moves, n)?;
            let side = line.height().min(26.0);
            let middle = Vec2::new(line.min.x + side / 2.0, line.center().y);
            Some((moves.0.get(n)?.seat, Rect::from_center_size(middle, Vec2::splat(side))))
        }
    }
}

/// The discs lie where their players have something.
pub(super) fn show_discs(
    (table, moves, voice): (GameContext, Res<LastMoves>, Res<Voice>),
    mut discs: Query<(&DiscAt, &mut PlayerDisc, &mut LayoutRect, &mut Visibility)>,
) {
    for (&at, mut disc_of, mut place, mut visibility) in &mut discs {
        let shown = disc((&table, &moves, &voice), at);
        show_ground(&mut place, &mut visibility, shown.map(|(_, rect)| rect));
        if let Some((seat, _)) = shown {
            disc_of.set_if_neq(PlayerDisc { seat, is_computer: is_computer(&table, seat) });
        }
    }
}

/// The initials on them.
pub(super) fn show_initials(
    (table, moves, voice): (GameContext, Res<LastMoves>, Res<Voice>),
    mut initials: Query<(&DiscAt, TextSlot), With<Initial>>,
) {
    for (&at, mut text) in &mut initials {
        let shown = disc((&table, &moves, &voice), at).filter(|&(seat, _)| !is_computer(&table, seat));
        text.write(shown.and_then(|(seat, rect)| {
            TextSpec::new(initial(&table.name(seat)), rect.inflate(-0.08 * rect.width()), palette::ON_DISC)
        }));
    }
}

fn is_computer(table: &GameContext, seat: Seat) -> bool {
    table.play().is_some_and(|play| play.level(seat).is_some())
}
