//! Where everything on the shelf lies, for any screen and any number of running matches. Pure arithmetic in dp.

use bevy::math::{Rect, Vec2};

use crate::drawing::cut::{cut_bottom, cut_left, cut_right, cut_top, mirrored};

mod parts;

/// What has to find a place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Needs {
    /// The part of the screen that can be seen and touched.
    pub safe: Rect,
    /// Games on the shelf, at least 1.
    pub boxes: usize,
    /// Running matches.
    pub matches: usize,
    /// Which page of them is wanted, from 0; the last one if there are fewer.
    pub page: usize,
    /// The text size setting, 1 to 2.
    pub text_scale: f32,
    /// Whether the left hand plays.
    pub is_left_handed: bool,
}

/// The parts of a running match's card.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Card {
    /// All of it.
    pub paper: Rect,
    /// The picture of the sheet.
    pub sheet: Rect,
    /// "Go on", the names, whose turn it is.
    pub lines: [Rect; 3],
    /// The part that opens the match beside the button.
    pub open: Rect,
    /// The main button.
    pub play: Rect,
    /// The button that removes the match.
    pub remove: Rect,
}

/// The parts of a box.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct BoxLayout {
    /// All of it.
    pub cover: Rect,
    /// The darker band at its foot.
    pub band: Rect,
    /// The picture of a sheet, a little askew.
    pub sheet: Rect,
    /// The game's name.
    pub title: Rect,
    /// What one does in it.
    pub text: Rect,
    /// For how many, and how long; in the band.
    pub facts: Rect,
    /// Whether the words stand under the picture, in the middle.
    pub is_tall: bool,
}

/// Where everything lies.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct ShelfLayout {
    /// How much larger than usual texts can be.
    pub unit: f32,
    /// The plank under the title.
    pub plank: Rect,
    /// The app's name.
    pub title: Rect,
    /// And what it is.
    pub tagline: Rect,
    /// The button for the settings.
    pub settings: Rect,
    /// The cards on this page, and the number of the first of them.
    pub cards: Vec<Card>,
    /// The first card's number.
    pub first: usize,
    /// The page shown.
    pub page: usize,
    /// How many pages there are.
    pub pages: usize,
    /// To the page before; empty with one page.
    pub earlier: Rect,
    /// Which page this is.
    pub page_words: Rect,
    /// To the next page.
    pub later: Rect,
    /// The boxes, in their order.
    pub boxes: Vec<BoxLayout>,
    /// The rules.
    pub help: Rect,
    /// Open a match file.
    pub import: Rect,
}

/// The smallest side of anything to be touched.
const TOUCH: f32 = 48.0;

impl ShelfLayout {
    /// Lays everything out.
    pub(super) fn new(needs: &Needs) -> Self {
        let size = needs.safe.size();
        let is_tall = size.y >= size.x;
        let margin = if size.min_element() < 600.0 { 16.0 } else { 28.0 };
        let most = if is_tall { Vec2::new(760.0, 1400.0) } else { Vec2::new(1360.0, 900.0) };
        let room = (size - 2.0 * margin).min(most).max(Vec2::ONE);
        let rest = Rect::from_center_size(needs.safe.center(), room);
        let usual = if is_tall { Vec2::new(400.0, 700.0) } else { Vec2::new(900.0, 560.0) };
        let unit = (room / usual).min_element().clamp(1.0, 1.5);
        let mut layout = Self { unit, ..Self::default() };
        if is_tall {
            layout.lay_tall(rest, needs);
        } else {
            layout.lay_wide(rest, needs);
        }
        if needs.is_left_handed {
            layout.move_all(|rect| mirrored(rect, needs.safe));
            // Earlier stays before later.
            core::mem::swap(&mut layout.earlier, &mut layout.later);
        }
        layout
    }

    /// Title, box, cards and buttons below each other: what is touched most lies nearest to the thumb.
    fn lay_tall(&mut self, mut rest: Rect, needs: &Needs) {
        let gap = if rest.height() < 640.0 { 12.0 } else { 16.0 };
        let mut head = cut_top(&mut rest, 68.0 * self.unit * (0.7 + 0.3 * needs.text_scale));
        self.settings = cut_right(&mut head, TOUCH + 8.0);
        self.settings =
            Rect::from_center_size(self.settings.center() + Vec2::new(4.0, 0.0), Vec2::splat(TOUCH + 4.0));
        head.max.x -= 8.0;
        self.lay_title(head);
        rest.min.y += gap;
        let mut foot = cut_bottom(&mut rest, 52.0 * self.unit);
        let help = (foot.width() - 12.0) * 0.42;
        self.help = cut_left(&mut foot, help);
        foot.min.x += 12.0;
        self.import = foot;
        rest.max.y -= gap;
        if needs.matches > 0 {
            let least_box = (rest.height() * 0.3).max(150.0);
            let cards = Rect { min: Vec2::new(rest.min.x, rest.min.y + least_box + gap), ..rest };
            let used = self.lay_cards(cards, needs, 148.0 * self.unit * (0.75 + 0.25 * needs.text_scale), 12.0);
            self.move_cards(cards.height() - used);
            rest.max.y -= used + gap;
        }
        self.lay_boxes(rest, needs.boxes, gap, |cell| Vec2::new(cell.x, cell.y.min(cell.x * 1.7)));
    }

    /// Title and buttons in one row; the box beside the cards.
    fn lay_wide(&mut self, mut rest: Rect, needs: &Needs) {
        let is_low = rest.height() < 480.0;
        let height = if is_low { 56.0 } else { 68.0 * self.unit };
        let mut head = cut_top(&mut rest, height);
        let middle = head.center().y;
        let mut button = |width: f32, high: f32| {
            let cut = cut_right(&mut head, width);
            head.max.x -= 12.0;
            Rect::from_center_size(Vec2::new(cut.center().x, middle), Vec2::new(width, high))
        };
        let (side, high) = (TOUCH + 4.0, (TOUCH + 2.0) * self.unit);
        let large = self.unit * (0.8 + 0.2 * needs.text_scale);
        self.settings = button(side, side);
        self.import = button((190.0 * large).min(rest.width() * 0.28), high);
        self.help = button((110.0 * large).min(rest.width() * 0.17), high);
        head.max.x = head.max.x.min(head.min.x + 420.0 * self.unit) - 8.0;
        self.lay_title(head);
        rest.min.y += if is_low { 14.0 } else { 24.0 };
        if needs.matches > 0 {
            let width = rest.width() * 0.46;
            let cards = cut_right(&mut rest, width);
            rest.max.x -= if is_low { 16.0 } else { 28.0 };
            let used = self.lay_cards(cards, needs, 190.0 * self.unit, if is_low { 8.0 } else { 14.0 });
            self.move_cards((cards.height() - used).max(0.0) / 2.0);
        }
        let gap = if is_low { 12.0 } else { 20.0 };
        self.lay_boxes(rest, needs.boxes, gap, |cell| Vec2::new(cell.x.min(cell.y * 2.9), cell.y));
    }

    /// All boxes alike, in as many columns as make them largest; `fit` is how much of its cell one fills.
    fn lay_boxes(&mut self, rect: Rect, count: usize, gap: f32, fit: impl Fn(Vec2) -> Vec2) {
        let cell = |columns: usize| {
            let cells = Vec2::new(columns as f32, count.div_ceil(columns) as f32);
            (rect.size() + gap) / cells - gap
        };
        // Pictures are square, with words beside or below them.
        let worth = |columns: usize| cell(columns).x.min(cell(columns).y * 1.4);
        let columns = (1..=count).max_by(|&a, &b| worth(a).total_cmp(&worth(b))).unwrap_or(1);
        let cell = cell(columns).max(Vec2::ONE);
        self.boxes = (0..count)
            .map(|n| {
                let at = Vec2::new((n % columns) as f32, (n / columns) as f32) * (cell + gap);
                BoxLayout::new(Rect::from_center_size(rect.min + at + cell / 2.0, fit(cell)))
            })
            .collect();
    }

    fn lay_title(&mut self, plank: Rect) {
        self.plank = plank;
        let mut inner = Rect { min: plank.min + Vec2::new(22.0, 4.0), max: plank.max - Vec2::new(22.0, 6.0) };
        let title = inner.height() * 0.62;
        self.title = cut_top(&mut inner, title);
        self.tagline = inner;
    }

    /// Lays as many cards as fit, from the top; says how high they are together.
    fn lay_cards(&mut self, rect: Rect, needs: &Needs, most: f32, gap: f32) -> f32 {
        let least = 112.0 * (0.75 + 0.25 * needs.text_scale);
        let fit = |height: f32| (((height + gap) / (least + gap)).floor() as usize).max(1);
        let mut shown = fit(rect.height());
        let mut height = rect.height();
        if shown < needs.matches {
            height -= TOUCH + gap;
            shown = fit(height);
        }
        let shown = shown.min(needs.matches);
        self.pages = needs.matches.div_ceil(shown);
        self.page = needs.page.min(self.pages - 1);
        self.first = self.page * shown;
        let each = ((height + gap) / shown as f32 - gap).clamp(least.min(height), most.max(least));
        let width = rect.width();
        let here = shown.min(needs.matches - self.first);
        self.cards = (0..here)
            .map(|n| {
                let at = rect.min + Vec2::new(0.0, n as f32 * (each + gap));
                Card::new(Rect::from_corners(at, at + Vec2::new(width, each)), self.unit, needs.text_scale)
            })
            .collect();
        let used = shown as f32 * (each + gap) - gap;
        if self.pages < 2 {
            return used;
        }
        let middle = Vec2::new(rect.center().x, rect.min.y + used + gap + TOUCH / 2.0);
        let away = Vec2::new((width / 2.0 - 60.0).min(110.0), 0.0);
        self.earlier = Rect::from_center_size(middle - away, Vec2::new(72.0, TOUCH));
        self.later = Rect::from_center_size(middle + away, Vec2::new(72.0, TOUCH));
        self.page_words = Rect::from_center_size(middle, Vec2::new(84.0, 40.0));
        used + gap + TOUCH
    }

    fn move_cards(&mut self, down: f32) {
        let by = Vec2::Y * down;
        self.change_cards(|rect| Rect { min: rect.min + by, max: rect.max + by });
    }

    fn change_cards(&mut self, to: impl Fn(Rect) -> Rect) {
        for card in &mut self.cards {
            let Card { paper, sheet, lines, open, play, remove } = card;
            lines.iter_mut().chain([paper, sheet, open, play, remove]).for_each(|rect| *rect = to(*rect));
        }
        [&mut self.earlier, &mut self.later, &mut self.page_words]
            .into_iter()
            .for_each(|rect| *rect = to(*rect));
    }

    fn move_all(&mut self, to: impl Fn(Rect) -> Rect) {
        self.change_cards(&to);
        let Self { plank, title, tagline, settings, boxes, help, import, .. } = self;
        let boxes = boxes.iter_mut().flat_map(|it| {
            let BoxLayout { cover, band, sheet, title, text, facts, is_tall: _ } = it;
            [cover, band, sheet, title, text, facts]
        });
        boxes.chain([plank, title, tagline, settings, help, import]).for_each(|rect| *rect = to(*rect));
    }
}

#[cfg(test)]
mod tests;
