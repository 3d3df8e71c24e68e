//! What was found about single actions, and what it comes to.

use super::{Analysis, Choice, rating::Rating};
use crate::{
    bots::{Mind as _, Points, Skill, WithBots},
    record::Match,
    rules::{Actor, Game, Seat},
};

/// What one action of the log was, before it is known what came after it.
#[derive(Debug)]
pub(super) enum Finding<G: Game> {
    /// What could be expected before it; `None` if that is what the choice before it led to.
    Chance(Option<Vec<Points>>),
    /// What was chosen, how much more each seat could have expected after the best, and what it could expect then.
    Choice { choice: Choice<G::Action>, lost: Vec<Points>, left: Vec<Points> },
}

impl<G: Game> Finding<G> {
    /// About a choice of `seat`, of all that was rated the first. The best goes by one half of the samples, and what was
    /// given up by the other half: the best of several estimates is estimated too high.
    pub(super) fn choice(seat: Seat, rated: &[Rating<G::Action, G::State>], seats: usize) -> Self {
        let played = &rated[0];
        let samples = played.len();
        let (first, second) = if samples < 2 { (0..1, 0..1) } else { (0..samples / 2, samples / 2..samples) };
        let mut best = played;
        for rating in &rated[1..] {
            if rating.mean(seat.index(), first.clone()) > best.mean(seat.index(), first.clone()) {
                best = rating;
            }
        }
        let more = |seat| best.mean(seat, second.clone()) - played.mean(seat, second.clone());
        let lost: Vec<Points> = (0..seats).map(more).collect();
        let (loss, error) = (lost[seat.index()], best.error(played, seat.index(), second.clone()));
        let choice = Choice { seat, best: best.action, loss, error };
        Self::Choice { choice, lost, left: played.means(seats) }
    }
}

/// What was found about the first actions of a match, one after the other.
#[derive(Debug)]
pub struct Findings<G: Game>(Vec<Finding<G>>);

impl<G: Game> Default for Findings<G> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<G: WithBots> Findings<G> {
    pub(super) const fn new(findings: Vec<Finding<G>>) -> Self {
        Self(findings)
    }

    /// What was found about choices, in order.
    pub fn choices(&self) -> impl Iterator<Item = &Choice<G::Action>> {
        self.0.iter().filter_map(|finding| match finding {
            Finding::Chance(_) => None,
            Finding::Choice { choice, .. } => Some(choice),
        })
    }

    /// Takes in what was found about the actions behind these.
    pub fn extend(&mut self, next: Self) {
        self.0.extend(next.0);
    }

    /// What it comes to, from the last action backwards: before a choice one could expect what was left after it and
    /// what it lost, before chance what was found about that moment.
    pub fn analysis(&self, played: &Match<G>) -> Analysis<G::Action> {
        let (game, findings) = (played.game(), &self.0);
        let (mut mind, state) = (game.mind(&Skill::FULL), played.state());
        let is_over = game.actor(state) == Actor::GameOver;
        let last = if is_over { mind.result(game, state) } else { mind.expect(game, state, 0) };
        let mut expected = vec![last];
        for (entry, finding) in findings.iter().enumerate().rev() {
            let after = &expected[expected.len() - 1];
            let before = match finding {
                Finding::Choice { lost, .. } => {
                    after.iter().zip(lost).map(|(&after, &lost)| after + lost).collect()
                }
                Finding::Chance(Some(before)) => before.clone(),
                Finding::Chance(None) => match &findings[entry - 1] {
                    Finding::Choice { left, .. } => left.clone(),
                    Finding::Chance(_) => after.clone(),
                },
            };
            expected.push(before);
        }
        expected.reverse();
        let choice = |finding: &Finding<G>| match finding {
            Finding::Chance(_) => None,
            Finding::Choice { choice, .. } => Some(*choice),
        };
        Analysis { expected, choices: findings.iter().map(choice).collect() }
    }
}
