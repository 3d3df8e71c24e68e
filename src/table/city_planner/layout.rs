//! Where everything of a match lies, for any screen and 1 or 2 players. Pure arithmetic in dp.

#[cfg(test)]
mod tests;

use bevy::prelude::*;

use crate::{
    accessibility::TOUCH,
    drawing::cut::{cells, cut_bottom, cut_side, cut_top, share},
    pictures::city_planner::strip::StripLayout,
    record::Match,
    rules::{
        Game as _,
        city_planner::{Block, CityPlanner, MOST_PLAYERS},
    },
    table::{
        buttons::ButtonPlaces,
        lay_table::{Layout, SharedPlaces, TableScreen},
        layout::{button_row, is_upright, lay_cells, top_row, within_edge},
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
/// How high their sum is, in lines.
const SUM: f32 = 1.9;
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
    /// The sheet on which the city is planned.
    pub sheet: Rect,
    /// The blocks.
    pub blocks: [Rect; Block::COUNT],
    /// The model of the town, empty where there is no room for it.
    pub model: Rect,
    /// Whether the left hand plays.
    pub is_left_handed: bool,
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
    /// What may I do?
    pub help: Rect,
    /// The main button.
    pub confirm: Rect,
}

/// How high the parts of a column are.
struct Heights {
    title: f32,
    players: f32,
    panel: f32,
    words: f32,
    options: f32,
    buttons: f32,
}

impl Heights {
    /// What is needed when texts are so large.
    fn least(text: f32) -> Self {
        Self {
            title: TOUCH * (0.4 + 0.6 * text).min(1.6),
            players: 44.0 * (0.5 + 0.5 * text),
            panel: (LINES as f32 + SUM) * 15.0 * (0.6 + 0.4 * text) + 10.0,
            words: 18.0 * (0.5 + 0.5 * text),
            options: TOUCH,
            buttons: TOUCH,
        }
    }

    fn sum(&self) -> f32 {
        self.title + self.players + self.panel + self.words + self.options + self.buttons
    }

    /// For texts as large as they are wanted, or smaller where these would leave less than nothing of `room`; and what
    /// is left of it.
    fn fitting(text: f32, room: f32) -> (Self, f32) {
        let wanted = Self::least(text);
        let heights = if wanted.sum() <= room { wanted } else { Self::least(1.0) };
        let rest = room - heights.sum();
        (heights, rest)
    }

    /// How high what the hand needs is, one below the other.
    fn hand(&self, gap: f32) -> f32 {
        self.panel + self.words + self.options + self.buttons + 2.0 * gap
    }

    /// How high it is where the score lies beside the rest.
    fn pair(&self, gap: f32) -> f32 {
        self.panel.max(self.words + self.options + self.buttons + 2.0 * gap)
    }

    /// Lets what the hand needs grow into the room that is left.
    fn grow(&mut self, room: &mut f32, text: f32) {
        share(
            room,
            &mut [
                (&mut self.panel, (LINES as f32 + SUM) * 23.0 * text),
                (&mut self.words, 30.0 * text),
                (&mut self.options, 60.0 * text),
                (&mut self.buttons, 60.0 * text),
            ],
        );
    }
}

/// The least height of a strip, and how wide one is for its height where nothing limits it.
const STRIP: f32 = TOUCH;
const STRIP_FORM: f32 = 7.0;
const STRIPS: f32 = Block::COUNT as f32;
/// Below this height a column has no room for words of their own.
const LOW_COLUMN: f32 = 700.0;
/// From this width on, what the hand needs lies beside the score.
const PAIRED: f32 = 640.0;
/// How high they are to be there.
const PAIR: f32 = 208.0;
/// How high an option becomes for its width where nothing else needs the room.
const OPTION_FORM: f32 = 0.62;
/// The part of a column that the score and what is below it take at least.
const SCORE: f32 = 0.42;
/// The least room for the model of the town.
const MODEL: Vec2 = Vec2::new(300.0, 220.0);
/// How far the sheet reaches beyond what lies on it.
const SHEET_EDGE: f32 = 7.0;

impl Layout<CityPlanner> for TableLayout {
    fn of(play: &Match<CityPlanner>, screen: TableScreen) -> Self {
        Self::new(&Needs { screen, players: play.game().seats() })
    }

    fn places(&self) -> SharedPlaces {
        let ([back, menu], &Self { undo, confirm, help, .. }) = (self.corners, self);
        let blocks = self.blocks.into_iter().reduce(|all, block| all.union(block)).unwrap_or_default();
        let players = self.players.iter().filter(|rect| !rect.is_empty());
        SharedPlaces {
            heading: self.title,
            buttons: ButtonPlaces { back, menu, undo, confirm, help, pass: Rect::default() },
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
        let mut layout = Self { is_left_handed: needs.screen.is_left_handed, ..Self::default() };
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
        if rest.height() < LOW_COLUMN {
            self.lay_low_column(needs, rest);
            return;
        }
        let gap = if rest.height() < 720.0 { 6.0 } else { 8.0 };
        let text = needs.screen.text_scale;
        let is_paired = rest.width() >= PAIRED;
        let (mut heights, mut room) =
            Heights::fitting(text, rest.height() - STRIPS * STRIP - 5.0 * gap - SHEET_EDGE);
        if is_paired {
            // Words, options and buttons lie beside the score.
            let thumb = heights.words + heights.options + heights.buttons + 2.0 * gap;
            room += heights.panel + thumb - heights.panel.max(thumb).max(PAIR);
        }
        let mut strips = STRIPS * STRIP;
        let most = STRIPS * (rest.width() / STRIP_FORM + 2.0);
        share(&mut room, &mut [(&mut strips, most * 0.97), (&mut heights.players, 62.0 * text)]);
        if !is_paired {
            heights.grow(&mut room, text);
        }
        share(&mut room, &mut [(&mut strips, most), (&mut heights.players, 76.0 * text)]);
        let top = cut_top(&mut rest, heights.title);
        (self.corners, self.title) = top_row(top);
        rest.min.y += gap;
        let players = cut_top(&mut rest, heights.players);
        lay_cells(&mut self.players, players, needs.players, 1);
        rest.min.y += gap;
        let sheet = Rect { min: top.min, max: rest.max.with_y(rest.min.y + strips) };
        self.sheet = sheet.inflate(SHEET_EDGE);
        self.lay_blocks(cut_top(&mut rest, strips));
        rest.min.y += gap + SHEET_EDGE * 0.5;
        if is_paired {
            self.lay_pair(needs, rest, gap);
        } else {
            self.lay_hand(needs, &heights, rest, gap);
        }
    }

    /// The same on the smallest screens: players beside the corners, words where there are no options.
    fn lay_low_column(&mut self, needs: &Needs, mut rest: Rect) {
        let top = cut_top(&mut rest, TOUCH);
        let (corners, players) = top_row(top);
        self.corners = corners;
        lay_cells(&mut self.players, players, needs.players, 1);
        rest.min.y += 3.0;
        self.title = cut_top(&mut rest, 22.0);
        rest.min.y += 1.0;
        let buttons = cut_bottom(&mut rest, TOUCH);
        [self.undo, self.help, self.confirm] = button_row(buttons, 0.24, needs.screen.is_left_handed);
        rest.max.y -= 4.0;
        self.words = cut_bottom(&mut rest, TOUCH);
        lay_cells(&mut self.options, self.words, OPTIONS, 1);
        rest.max.y -= 4.0;
        let strips = (rest.height() - 108.0).max(STRIPS * STRIP);
        self.sheet = Rect { min: top.min, max: rest.max.with_y(rest.min.y + strips) }.inflate(SHEET_EDGE);
        self.lay_blocks(cut_top(&mut rest, strips));
        rest.min.y += 3.0;
        self.lay_panel(rest);
    }

    /// Two columns: the sheet on one side, on that of the hand everything else.
    fn lay_wide(&mut self, needs: &Needs, mut rest: Rect) {
        let (is_left_handed, text) = (needs.screen.is_left_handed, needs.screen.text_scale);
        let is_low = rest.height() < 500.0;
        let gap = if rest.height() < 640.0 { 6.0 } else { 12.0 };
        let tall = (rest.height() / 640.0).clamp(1.0, 1.6);
        let title = TOUCH * (0.4 + 0.6 * text).min(1.6).max(if is_low { 1.0 } else { tall.min(1.4) });
        let players = 52.0 * (0.5 + 0.5 * text) * tall;
        let strips = rest.height() - if is_low { 0.0 } else { title + players + 2.0 * gap };
        let wanted = strips / STRIPS * STRIP_FORM;
        let hand = (rest.width() * 0.34).max(if is_low { 330.0 } else { 300.0 });
        let sheet = wanted.min(rest.width() - hand - 2.0 * gap);
        let mut column = cut_side(&mut rest, sheet, !is_left_handed);
        self.sheet = column.inflate(SHEET_EDGE);
        cut_side(&mut rest, 2.0 * gap, !is_left_handed);
        if is_low {
            self.lay_blocks(column);
            self.lay_low_hand(needs, rest);
            return;
        }
        (self.corners, self.title) = top_row(cut_top(&mut column, title));
        column.min.y += gap;
        lay_cells(&mut self.players, cut_top(&mut column, players), needs.players, 1);
        column.min.y += gap;
        self.lay_blocks(column);
        let large = text.max(tall);
        let is_paired = rest.width() >= PAIRED;
        let (mut heights, mut room) = Heights::fitting(text, rest.height() - 4.0 * gap);
        // Title and players lie on the sheet.
        room += heights.title + heights.players;
        let has_model = room > MODEL.y + gap && rest.width() >= MODEL.x;
        if has_model {
            room -= MODEL.y + gap;
        }
        heights.grow(&mut room, large * if is_paired { 1.3 } else { 1.0 });
        if has_model {
            // The strips are to be seen first: the model leaves the score its part, however little that needs.
            let below = if is_paired { heights.pair(gap) } else { heights.hand(gap) };
            let model = (rest.height() - below.max(rest.height() * SCORE) - gap).max(MODEL.y);
            self.model = cut_top(&mut rest, model);
            rest.min.y += gap;
        }
        if is_paired {
            self.lay_pair(needs, rest, gap);
        } else {
            self.lay_hand(needs, &heights, rest, gap);
        }
    }

    /// Everything but the sheet on a screen that is low.
    fn lay_low_hand(&mut self, needs: &Needs, mut rest: Rect) {
        let gap = 6.0;
        let (mut heights, mut room) = Heights::fitting(needs.screen.text_scale, rest.height() - 5.0 * gap);
        share(&mut room, &mut [(&mut heights.players, 54.0)]);
        heights.grow(&mut room, 1.0);
        (self.corners, self.title) = top_row(cut_top(&mut rest, heights.title));
        rest.min.y += gap;
        lay_cells(&mut self.players, cut_top(&mut rest, heights.players), needs.players, 1);
        rest.min.y += gap;
        self.lay_hand(needs, &heights, rest, gap);
    }

    /// The score, and below it what the thumb needs.
    fn lay_hand(&mut self, needs: &Needs, heights: &Heights, mut rest: Rect, gap: f32) {
        self.lay_thumb(needs, heights, &mut rest, gap);
        self.lay_panel(rest);
    }

    /// The score, and beside it what the thumb needs.
    fn lay_pair(&mut self, needs: &Needs, mut rest: Rect, gap: f32) {
        let thumb = (rest.width() * 0.54).max(300.0).min(rest.width() - 310.0);
        let mut thumb = cut_side(&mut rest, thumb, needs.screen.is_left_handed);
        cut_side(&mut rest, gap, needs.screen.is_left_handed);
        let mut heights = Heights::least(1.0);
        let mut room = thumb.height() - heights.words - heights.options - heights.buttons - 2.0 * gap;
        let large = needs.screen.text_scale.clamp(1.0, 1.6);
        share(&mut room, &mut [(&mut heights.options, 76.0 * large), (&mut heights.buttons, 60.0 * large)]);
        share(&mut room, &mut [(&mut heights.words, 60.0 * large)]);
        share(&mut room, &mut [(&mut heights.options, thumb.width() / OPTIONS as f32 * OPTION_FORM)]);
        self.lay_thumb(needs, &heights, &mut thumb, gap);
        self.lay_panel(rest);
    }

    /// Words, options and buttons, from below.
    fn lay_thumb(&mut self, needs: &Needs, heights: &Heights, rest: &mut Rect, gap: f32) {
        let buttons = cut_bottom(rest, heights.buttons);
        [self.undo, self.help, self.confirm] = button_row(buttons, 0.24, needs.screen.is_left_handed);
        rest.max.y -= gap;
        lay_cells(&mut self.options, cut_bottom(rest, heights.options), OPTIONS, 1);
        rest.max.y -= gap / 2.0;
        self.words = cut_bottom(rest, heights.words);
        rest.max.y -= gap / 2.0;
    }

    /// Seven strips, one below the other.
    fn lay_blocks(&mut self, rect: Rect) {
        for (block, cell) in self.blocks.iter_mut().zip(cells(rect, 1, Block::COUNT, 0.0)) {
            *block = cell;
        }
    }

    fn lay_panel(&mut self, rect: Rect) {
        self.panel = rect;
        let mut inner = Rect::from_corners(rect.min + Vec2::new(14.0, 5.0), rect.max - Vec2::new(14.0, 5.0));
        let sum = inner.height() * SUM / (LINES as f32 + SUM);
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

    /// The strip of a block, its parts as they lie on the screen.
    pub(crate) fn strip(&self, block: Block) -> StripLayout {
        let rect = self.blocks[block.index()];
        StripLayout::new(rect.size(), self.is_left_handed).moved(rect.center())
    }

    /// Whether the title lies on the sheet.
    pub fn has_title_on_sheet(&self) -> bool {
        self.sheet.contains(self.title.center())
    }

    /// Whether words stand where the options do, and so only while there are none.
    pub fn has_words_for_options(&self) -> bool {
        self.words.contains(self.options[0].center())
    }

    /// The block at a point; `None` beside them.
    pub fn block_at(&self, point: Vec2) -> Option<Block> {
        Block::ALL.into_iter().find(|block| self.blocks[block.index()].contains(point))
    }
}
