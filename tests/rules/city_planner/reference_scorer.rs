//! City Planner once more on paper, as plainly as can be: every choice is found by trying everything.
//!
//! It shares nothing with the rules, not even the table of blocks: a building is the letter of its color, a die its
//! number, and a block its place in the row, from 0.

/// What each block shows beside the dice 1 to 6: green suburb, blue commerce, mixed, purple town hall, parking lot (`K`),
/// yellow industry, red offices.
pub const BLOCKS: [&str; 7] = ["BPMRKY", "MKPGYR", "PYKBRG", "KRYMGB", "YGRPBM", "RBGKMP", "GMBYPK"];

const ROUNDS: usize = 8;

/// How six dice are scored, by blocks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choice {
    /// The mixed buildings that are green; the others are blue.
    pub green: Vec<usize>,
    /// What is given up for $2 each.
    pub given_up: Vec<usize>,
    /// `G` if the points of green are doubled, `B` if the money of blue is.
    pub doubled: Option<char>,
}

/// What a turn brings, and the money that the player has after it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Outcome {
    pub points: i32,
    pub money: i32,
    pub rerolls: i32,
}

/// What the active player may do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Move {
    Reroll(usize),
    Up(usize),
    Down(usize),
    Pass(usize),
    Score(Choice),
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// All dice fall that are not locked.
    Roll,
    Adjust,
    /// This block's die falls again.
    Reroll(usize),
    Score,
    Over,
}

/// One player's track, and what the player has for the next turn.
#[derive(Clone, Debug)]
pub struct Track {
    pub money: i32,
    pub points: i32,
    pub rerolls: i32,
}

/// A match as far as it has come.
#[derive(Clone, Debug)]
pub struct Paper {
    blocks: Vec<String>,
    first: usize,
    pub tracks: Vec<Track>,
    /// What the dice of the blocks show; 0 before the first roll.
    pub dice: [u8; 7],
    /// The block that came over locked.
    pub locked: Option<usize>,
    /// The block that goes over locked, once it is chosen.
    pub passed: Option<usize>,
    /// The blocks whose die was changed in this turn.
    pub changed: Vec<usize>,
    pub step: Step,
    /// How many turns have ended.
    pub turns: usize,
}

/// Every set of some of `blocks`, the empty one and all of them included; those without the last ones come first.
fn sets(blocks: &[usize]) -> Vec<Vec<usize>> {
    let mut sets = vec![Vec::new()];
    for &block in blocks {
        let with_block = sets.clone().into_iter().map(|set| [set, vec![block]].concat());
        sets.extend(with_block.collect::<Vec<_>>());
    }
    sets
}

impl Paper {
    pub fn new(blocks: Vec<String>, players: usize, first: usize) -> Self {
        let track = Track { money: 5, points: 0, rerolls: 0 };
        Self {
            blocks,
            first,
            tracks: vec![track; players],
            dice: [0; 7],
            locked: None,
            passed: None,
            changed: Vec::new(),
            step: Step::Roll,
            turns: 0,
        }
    }

    /// Whose turn it is; after the end, whose it would be.
    pub fn active(&self) -> usize {
        (self.first + self.turns) % self.tracks.len()
    }

    fn track(&mut self) -> &mut Track {
        let active = self.active();
        &mut self.tracks[active]
    }

    pub fn round(&self) -> usize {
        (self.turns / self.tracks.len() + 1).min(ROUNDS)
    }

    fn is_solo(&self) -> bool {
        self.tracks.len() == 1
    }

    /// Whether the active player has no turn after this one.
    fn is_last(&self) -> bool {
        self.round() == ROUNDS
    }

    /// The blocks that are rolled or may be adjusted.
    pub fn unlocked(&self) -> Vec<usize> {
        (0..7).filter(|&block| self.locked != Some(block)).collect()
    }

    /// The six blocks that score.
    fn six(&self) -> Vec<usize> {
        (0..7).filter(|&block| self.passed != Some(block)).collect()
    }

    /// The building that the die of a block stands on.
    fn building(&self, block: usize) -> char {
        let die = usize::from(self.dice[block]);
        self.blocks[block].chars().nth(die - 1).expect("a die shows 1 to 6")
    }

    /// Those of the six whose die stands on a building of this color.
    fn blocks_of(&self, color: char) -> Vec<usize> {
        self.six().into_iter().filter(|&block| self.building(block) == color).collect()
    }

    pub fn legal(&self) -> Vec<Move> {
        match self.step {
            Step::Roll | Step::Reroll(_) | Step::Over => Vec::new(),
            Step::Adjust => self.adjustments(),
            Step::Score => self.choices().into_iter().map(Move::Score).collect(),
        }
    }

    /// Rerolls, then changes up, then changes down, then passes.
    fn adjustments(&self) -> Vec<Move> {
        let track = &self.tracks[self.active()];
        let mut moves = Vec::new();
        if track.rerolls > 0 {
            moves.extend(self.unlocked().into_iter().map(Move::Reroll));
        }
        let mut changeable = self.unlocked();
        changeable.retain(|block| !self.changed.contains(block));
        if track.money > 0 && self.changed.len() < 3 {
            let ups = changeable.iter().filter(|block| self.dice[**block] < 6);
            moves.extend(ups.copied().map(Move::Up));
            let downs = changeable.iter().filter(|block| self.dice[**block] > 1);
            moves.extend(downs.copied().map(Move::Down));
        }
        // Alone, what was set aside last time always scores.
        let passable = if self.is_solo() { self.unlocked() } else { (0..7).collect() };
        moves.extend(passable.into_iter().map(Move::Pass));
        moves
    }

    /// Every way to score the six. Of equals the first is proposed, so sets with earlier blocks come first, and doubled
    /// points before doubled money.
    pub fn choices(&self) -> Vec<Choice> {
        let lots = self.blocks_of('K').len();
        let mut to_give = self.six();
        to_give.retain(|&block| lots == 1 && !"KM".contains(self.building(block)));
        let doubles = if lots >= 2 { vec![Some('G'), Some('B')] } else { vec![None] };
        let mut choices = Vec::new();
        for green in sets(&self.blocks_of('M')) {
            for given_up in sets(&to_give) {
                for &doubled in &doubles {
                    choices.push(Choice { green: green.clone(), given_up: given_up.clone(), doubled });
                }
            }
        }
        choices
    }

    /// What the active player would get for the six.
    pub fn result(&self, choice: &Choice) -> Outcome {
        let kept = |color: char| {
            let blocks = self.blocks_of(color).into_iter();
            blocks.filter(|block| !choice.given_up.contains(block)).count() as i32
        };
        let mixed_green = choice.green.len() as i32;
        let (greens, blues) = (kept('G') + mixed_green, kept('B') + kept('M') - mixed_green);
        let (reds, yellows, purples) = (kept('R'), kept('Y'), kept('P'));

        let mut points = greens * (reds + 1);
        let mut earned = if yellows == 0 { 0 } else { blues * (yellows + 1) };
        match choice.doubled {
            Some('G') => points *= 2,
            Some('B') => earned *= 2,
            _ => {}
        }
        let for_given_up = 2 * choice.given_up.len() as i32;
        let before_upkeep = self.tracks[self.active()].money + earned + purples + for_given_up;
        // Upkeep looks at the dice as they lie.
        let multipliers = self.blocks_of('R').len() + self.blocks_of('Y').len();
        let upkeep = if multipliers <= 1 { 5 } else { 0 };
        Outcome { points, money: (before_upkeep - upkeep).max(0), rerolls: purples }
    }

    /// What a result is worth to who proposes, and what decides between equals.
    fn worth(&self, result: Outcome) -> [i32; 3] {
        let Outcome { points, money, rerolls } = result;
        if self.is_last() { [points + money / 5, money, 0] } else { [5 * points + money, rerolls, money] }
    }

    /// The choices that nothing is better than: more than one only where equals remain, of which the first is meant.
    pub fn proposed(&self) -> Vec<Choice> {
        let rank = |choice: &Choice| {
            let fewest = -(choice.given_up.len() as i32);
            (self.worth(self.result(choice)), fewest, choice.green.len())
        };
        let mut choices = self.choices();
        let best = choices.iter().map(rank).max();
        choices.retain(|choice| Some(rank(choice)) == best);
        choices
    }

    /// The dice fall, in the order of the blocks.
    pub fn rolls(&mut self, dice: &[u8]) {
        let blocks = match self.step {
            Step::Reroll(block) => vec![block],
            _ => self.unlocked(),
        };
        assert_eq!(blocks.len(), dice.len());
        for (block, die) in blocks.into_iter().zip(dice) {
            self.dice[block] = *die;
        }
        self.step = Step::Adjust;
    }

    /// The active player makes a legal move.
    pub fn does(&mut self, chosen: &Move) {
        match chosen {
            Move::Reroll(block) => {
                self.track().rerolls -= 1;
                self.step = Step::Reroll(*block);
            }
            Move::Up(block) => self.change(*block, self.dice[*block] + 1),
            Move::Down(block) => self.change(*block, self.dice[*block] - 1),
            Move::Pass(block) => {
                self.passed = Some(*block);
                self.step = Step::Score;
            }
            Move::Score(choice) => self.score(choice),
        }
    }

    fn change(&mut self, block: usize, die: u8) {
        self.track().money -= 1;
        self.changed.push(block);
        self.dice[block] = die;
    }

    fn score(&mut self, choice: &Choice) {
        let Outcome { points, money, rerolls } = self.result(choice);
        let track = self.track();
        *track = Track { money, points: track.points + points, rerolls };
        self.turns += 1;
        self.locked = self.passed.take();
        self.changed.clear();
        self.step = if self.turns == ROUNDS * self.tracks.len() { Step::Over } else { Step::Roll };
    }

    /// Each seat's points with those for full fives of money.
    pub fn totals(&self) -> Vec<i32> {
        self.tracks.iter().map(|track| track.points + track.money / 5).collect()
    }

    /// Each seat's place: by points, then by money; equals share.
    pub fn places(&self) -> Vec<usize> {
        let money = self.tracks.iter().map(|track| track.money);
        let worths: Vec<(i32, i32)> = self.totals().into_iter().zip(money).collect();
        worths.iter().map(|worth| 1 + worths.iter().filter(|other| *other > worth).count()).collect()
    }
}

/// What a solo match with so many points makes of the player.
pub fn rank(points: i32) -> &'static str {
    match points {
        ..21 => "Intern Architect",
        21..41 => "Architectural Designer",
        41..61 => "Architect",
        61..81 => "Firm Partner",
        81.. => "Emeritus",
    }
}

/// Every way to score these six buildings, with $10 in hand: points, money won or lost.
fn ways(six: &str) -> Vec<(i32, i32)> {
    let blocks = format!("{six}G").chars().map(|building| building.to_string().repeat(6)).collect();
    let mut paper = Paper::new(blocks, 1, 0);
    paper.tracks[0].money = 10;
    paper.rolls(&[1; 7]);
    paper.does(&Move::Pass(6));
    let results = paper.choices().into_iter().map(|choice| paper.result(&choice));
    results.map(|result| (result.points, result.money - 10)).collect()
}

#[test]
fn the_worked_examples_come_out_on_paper() {
    assert_eq!(ways("GGGGRR"), [(12, 0)]);
    let may_be_given_up = ways("BBYYGK");
    assert!([(1, 6), (0, 10), (1, 8)].iter().all(|way| may_be_given_up.contains(way)), "{may_be_given_up:?}");
    assert_eq!(ways("BBBYGG"), [(2, 1)]);
    assert_eq!(ways("BBYGKK"), [(2, -1), (1, 3)]);
}
