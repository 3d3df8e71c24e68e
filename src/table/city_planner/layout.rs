//! Where everything of a match lies, for any screen and 1 or 2 players. Pure arithmetic in dp.

#[cfg(test)]
mod tests;

use bevy::prelude::*;

use crate::{
    accessibility::TOUCH,
    drawing::cut::{cells, cut_bottom, cut_side, cut_top, middle, share},
    record::Match,
    rules::{
        Game as _,
        city_planner::{Block, CityPlanner, MOST_PLAYERS},
        dice::Face,
    },
    table::{
        buttons::ButtonPlaces,
        lay_table::{Layout, SharedPlaces, TableScreen},
        layout::{GAP, button_row, is_upright, lay_cells, top_row, within_edge},
        stroke::DrawingArea,
    },
};

/// What has to find a place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Needs {
    /// What every table has to fit.
    pub screen: TableScreen,
    /// Players, 1 or 2.
    pub players: usize,
}

/// Most lines of a score.
pub const LINES: usize = 5;
/// The ways to adjust a die.
pub const OPTIONS: usize = 3;

/// Where everything lies.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct TableLayout {
    /// The way back, and the menu.
    pub corners: [Rect; 2],
    /// Whose turn it is, and which round.
    pub title: Rect,
    /// What the players have, by seat.
    pub players: [Rect; MOST_PLAYERS],
    /// The blocks.
    pub blocks: [Rect; Block::COUNT],
    /// The paper of the score.
    pub panel: Rect,
    /// Where its lines stand.
    pub lines: Rect,
    /// Their sum.
    pub sum: Rect,
    /// What there is to do, in words.
    pub words: Rect,
    /// What can be done with a die.
    pub options: [Rect; OPTIONS],
    /// Undo.
    pub undo: Rect,
    /// What would you do?
    pub hint: Rect,
    /// The main button.
    pub confirm: Rect,
}

/// How high the parts of the column for the hand are.
struct Heights {
    title: f32,
    players: f32,
    panel: f32,
    words: f32,
    options: f32,
    buttons: f32,
}

impl Heights {
    fn least(needs: &Needs) -> Self {
        let text = needs.screen.text_scale;
        Self {
            title: TOUCH * (0.4 + 0.6 * text).min(1.6),
            players: 44.0 * (0.5 + 0.5 * text),
            panel: (LINES as f32 + 1.5) * 15.0 * (0.6 + 0.4 * text) + 10.0,
            words: 18.0 * (0.5 + 0.5 * text),
            options: TOUCH,
            buttons: TOUCH,
        }
    }

    /// Lets all parts grow into the room that is left: the players, who lie in so many rows, too.
    fn grow(&mut self, room: &mut f32, text: f32, rows: usize) {
        let rows = rows as f32;
        share(
            room,
            &mut [
                (&mut self.players, rows * (76.0 * text + GAP) - GAP),
                (&mut self.panel, (LINES as f32 + 1.6) * 23.0 * text),
                (&mut self.words, 30.0 * text),
                (&mut self.options, 60.0 * text),
                (&mut self.buttons, 60.0 * text),
            ],
        );
    }
}

impl Layout<CityPlanner> for TableLayout {
    fn of(play: &Match<CityPlanner>, screen: TableScreen) -> Self {
        Self::new(&Needs { screen, players: play.game().seats() })
    }

    fn places(&self) -> SharedPlaces {
        let ([back, menu], &Self { undo, confirm, hint, .. }) = (self.corners, self);
        let blocks = self.blocks.into_iter().reduce(|all, block| all.union(block)).unwrap_or_default();
        let players = self.players.iter().filter(|rect| !rect.is_empty());
        SharedPlaces {
            heading: self.title,
            buttons: ButtonPlaces { back, menu, undo, confirm, hint, pass: Rect::default() },
            banner: blocks,
            // Blocks are dragged to the other player.
            drawing_area: DrawingArea {
                paper: players.fold(blocks, |all, &rect| all.union(rect)),
                overshoot: 24.0,
            },
        }
    }
}

impl TableLayout {
    /// Lays the table.
    pub fn new(needs: &Needs) -> Self {
        let mut layout = Self::default();
        let rest = within_edge(needs.screen.safe);
        if is_upright(needs.screen.safe) {
            layout.lay_upright(needs, rest);
        } else {
            layout.lay_wide(needs, rest);
        }
        layout
    }

    /// One column: players above the blocks, the score and what the thumb needs below.
    fn lay_upright(&mut self, needs: &Needs, mut rest: Rect) {
        let mut heights = Heights::least(needs);
        let gap = if rest.height() < 640.0 { 6.0 } else { 8.0 };
        let mut blocks = 3.0 * 60.0;
        let used =
            heights.title + heights.players + heights.panel + heights.words + heights.options + heights.buttons;
        let mut room = rest.height() - used - blocks - 6.0 * gap;
        // A card is about as high as it is wide.
        let card = (rest.width() - 2.0 * gap) / 3.0;
        share(&mut room, &mut [(&mut blocks, 3.0 * card * 0.86 + 2.0 * gap)]);
        heights.grow(&mut room, needs.screen.text_scale, 1);
        share(&mut room, &mut [(&mut blocks, 3.0 * card + 2.0 * gap)]);
        let top = cut_top(&mut rest, heights.title);
        (self.corners, self.title) = top_row(top);
        rest.min.y += gap;
        let players = cut_top(&mut rest, heights.players);
        lay_cells(&mut self.players, players, needs.players, 1);
        rest.min.y += gap;
        let buttons = cut_bottom(&mut rest, heights.buttons);
        [self.undo, self.hint, self.confirm] = button_row(buttons, 0.24, needs.screen.is_left_handed);
        rest.max.y -= gap;
        lay_cells(&mut self.options, cut_bottom(&mut rest, heights.options), OPTIONS, 1);
        rest.max.y -= gap / 2.0;
        self.words = cut_bottom(&mut rest, heights.words);
        rest.max.y -= gap / 2.0;
        let panel = cut_bottom(&mut rest, heights.panel);
        self.lay_panel(panel);
        rest.max.y -= gap;
        self.lay_blocks(rest, gap);
    }

    /// Two columns: blocks on one side, on that of the hand everything else.
    fn lay_wide(&mut self, needs: &Needs, mut rest: Rect) {
        let mut heights = Heights::least(needs);
        let gap = if rest.height() < 640.0 { 6.0 } else { 12.0 };
        let text = 0.5 + 0.5 * needs.screen.text_scale;
        let width = (rest.width() * 0.36).clamp(300.0, 380.0 * text.max(rest.height() / 760.0));
        let mut hand = cut_side(&mut rest, width, needs.screen.is_left_handed);
        cut_side(&mut rest, 2.0 * gap, needs.screen.is_left_handed);
        let used = heights.title + heights.panel + heights.words + heights.options + heights.buttons;
        let mut room = hand.height() - used - 4.0 * gap;
        let is_low = room < heights.players;
        // One player below the other where there is room.
        let mut rows = 1;
        if !is_low {
            let more = (needs.players - 1) as f32 * (heights.players + GAP);
            if room > 2.0 * more + heights.players + gap {
                rows = needs.players;
                heights.players += more;
            }
            room -= heights.players + gap;
        }
        let large = (hand.height() / 640.0).clamp(1.0, 1.6);
        heights.grow(&mut room, needs.screen.text_scale.max(large), rows);
        let top = cut_top(&mut hand, heights.title);
        (self.corners, self.title) = top_row(top);
        hand.min.y += gap;
        let buttons = cut_bottom(&mut hand, heights.buttons);
        [self.undo, self.hint, self.confirm] = button_row(buttons, 0.24, needs.screen.is_left_handed);
        hand.max.y -= gap;
        lay_cells(&mut self.options, cut_bottom(&mut hand, heights.options), OPTIONS, 1);
        hand.max.y -= gap / 2.0;
        self.words = cut_bottom(&mut hand, heights.words);
        hand.max.y -= gap / 2.0;
        // On a low screen the players lie above the blocks.
        let above = if is_low { &mut rest } else { &mut hand };
        let players = cut_top(above, heights.players);
        above.min.y += gap;
        lay_cells(&mut self.players, players, needs.players / rows, rows);
        // Close to what the hand does.
        let panel = Rect { min: hand.min.with_y(hand.max.y - heights.panel.min(hand.height())), ..hand };
        self.lay_panel(panel);
        self.lay_blocks(rest, gap);
    }

    /// Two, three and two cards, all of one size.
    fn lay_blocks(&mut self, rect: Rect, gap: f32) {
        let most = (rect.size() + gap) / 3.0 - gap;
        let size = Vec2::new(most.x.min(most.y * 1.45), most.y.min(most.x * 1.02));
        let area = middle(rect, 3.0 * (size + gap) - gap);
        let mut blocks = self.blocks.iter_mut();
        for (row, count) in [2.0, 3.0, 2.0].into_iter().enumerate() {
            let width = count * (size.x + gap) - gap;
            let left = area.center().x - width / 2.0;
            let top = area.min.y + row as f32 * (size.y + gap);
            for (column, block) in (0..count as usize).zip(blocks.by_ref()) {
                let min = Vec2::new(left + column as f32 * (size.x + gap), top);
                *block = Rect::from_corners(min, min + size);
            }
        }
    }

    fn lay_panel(&mut self, rect: Rect) {
        self.panel = rect;
        let mut inner = Rect::from_corners(rect.min + Vec2::new(14.0, 5.0), rect.max - Vec2::new(14.0, 5.0));
        let sum = inner.height() * 1.5 / (LINES as f32 + 1.5);
        self.sum = cut_bottom(&mut inner, sum);
        // The last line keeps clear of the one drawn above the sum.
        self.lines = Rect { max: inner.max - Vec2::new(0.0, 3.0), ..inner };
    }

    /// Where the line at `at` of `count` stands: few lines are larger.
    pub fn line(&self, at: usize, count: usize) -> Rect {
        cells(self.lines, 1, count.clamp(3, LINES), 0.0).get(at).copied().unwrap_or_default()
    }

    /// Where an option stands; a wide one has the place of two.
    pub fn option(&self, option: usize, is_wide: bool) -> Rect {
        let rect = self.options[option];
        if is_wide { rect.union(self.options[(option + 1).min(OPTIONS - 1)]) } else { rect }
    }

    /// The cell of a building on a card of this size, from the card's upper left corner; its number stands above.
    pub fn cell(card: Vec2, face: Face) -> Rect {
        let margin = card * Vec2::new(0.06, 0.06);
        let head = card.y * 0.16;
        let area = Rect::from_corners(Vec2::new(margin.x, head), card - margin);
        let cells = cells(area, 3, 2, card.x * 0.035);
        cells.get(face.index()).copied().unwrap_or_default()
    }

    /// Where the die lies on a card beside its building: in the lower right corner of the cell.
    pub fn die(card: Rect, face: Face) -> Rect {
        let cell = Self::cell(card.size(), face);
        let side = cell.size().min_element() * 0.56;
        Rect::from_center_size(card.min + cell.max - side * 0.42, Vec2::splat(side))
    }

    /// Where the number of a block stands on its card.
    pub fn number(card: Rect) -> Rect {
        let height = card.height() * 0.17;
        let min = card.min + Vec2::new(card.width() * 0.07, 1.0);
        Rect::from_corners(min, min + Vec2::new(card.width() * 0.3, height))
    }

    /// The block at a point; `None` beside them.
    pub fn block_at(&self, point: Vec2) -> Option<Block> {
        Block::ALL.into_iter().find(|block| self.blocks[block.index()].contains(point))
    }
}
