//! How computer players judge a turn: what can be built by what their cards are worth then, going on by imagining it.

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;

use super::{
    Baseline,
    expected::{self, KnownWays},
    judge::{self, Judge},
    look::{Look, value},
    mistakes::Mistakes,
    plain,
    reason::{Reason, reason},
    risk::Risks,
    turn::{Effort, Rule},
    values::Values,
};
use crate::{
    bots::{Candidate, Counted, Mind, Points, Skill, WithBots, mind::won},
    rules::{
        Actor, Game as _, Seat,
        design_town::{Action, DesignTown, Score, State},
    },
};

/// How closely turns are looked at while values are learnt.
pub(super) const LEARNING: Effort = Effort {
    orders: 4,
    rules: &[Rule { risk: 0.15, shuffles: false }, Rule { risk: 0.3, shuffles: true }],
    width: 3,
};

/// And in a match.
pub(super) const PLAYING: Effort = Effort {
    orders: 16,
    rules: &[
        Rule { risk: 0.05, shuffles: false },
        Rule { risk: 0.2, shuffles: false },
        Rule { risk: 0.2, shuffles: true },
        Rule { risk: 0.5, shuffles: true },
    ],
    width: 3,
};

/// What a player goes by.
#[derive(Clone, Debug)]
enum Way {
    /// A few simple rules.
    Baseline(Baseline),
    /// What cards are worth.
    Values { judge: Option<Arc<Judge>>, effort: Effort, mistakes: Mistakes, hurts: bool },
}

/// Judges matches with one set of cards.
#[derive(Clone, Debug)]
pub struct TownMind {
    way: Way,
    risks: Risks,
    /// How turns go on best that are looked back at.
    ways: KnownWays,
}

impl TownMind {
    /// Somebody who goes by these values, or by rules of thumb without them.
    pub(super) fn new(game: &DesignTown, judge: Option<Arc<Judge>>, effort: Effort, skill: &Skill) -> Self {
        let mistakes = Mistakes::of(skill.mistakes);
        let hurts = skill.to_win || skill.mistakes.is_some();
        let way = Way::Values { judge, effort, mistakes, hurts };
        Self { way, risks: Risks::new(game.cards()), ways: KnownWays::default() }
    }
}

impl Mind<DesignTown> for TownMind {
    type Reason = Reason;

    fn value(&mut self, game: &DesignTown, state: &State, seat: Seat) -> Points {
        match &self.way {
            Way::Baseline(_) => judge::plain(&plain::all(game, state, seat)),
            Way::Values { judge, .. } => value(judge.as_deref(), game, state, seat),
        }
    }

    fn look(&mut self, game: &DesignTown, state: &State, seat: Seat, tell: &mut dyn FnMut(Action, Points)) {
        match &self.way {
            Way::Baseline(baseline) => baseline.look(game, state, seat, tell),
            Way::Values { judge, effort, hurts, .. } => {
                let look = Look { game, state, seat, judge: judge.as_deref(), effort: *effort, hurts: *hurts };
                look.each(&mut self.risks, tell);
            }
        }
    }

    /// A turn is looked at to its end at once, and what comes after it is in the values.
    fn looks_to_the_end(&self) -> bool {
        true
    }

    fn expect(&mut self, game: &DesignTown, state: &State, sample: u64) -> Vec<Points> {
        if game.actor(state) == Actor::GameOver {
            return self.result(game, state);
        }
        let judge = match &self.way {
            Way::Values { judge, .. } => judge.clone(),
            Way::Baseline(_) => None,
        };
        let outlook = expected::Outlook { game, judge: judge.as_deref() };
        outlook.expect(state, (&mut self.risks, &mut self.ways), sample)
    }

    fn result(&mut self, game: &DesignTown, state: &State) -> Vec<Points> {
        let mut standings = Vec::new();
        game.standings(state, &mut standings);
        if !game.is_solo() {
            return won(game, &standings);
        }
        let turns = |score: &Score| if score.has_won { score.turns as i32 } else { expected::LOST.into() };
        standings.iter().map(|score| Points::whole(-turns(score))).collect()
    }

    fn err(
        &mut self,
        game: &DesignTown,
        state: &State,
        seat: Seat,
        candidates: &mut Vec<Candidate<Action>>,
        source: &mut ChaCha8Rng,
    ) {
        if let Way::Values { mistakes, .. } = self.way {
            let is_safe =
                state.top(seat).is_some() && state.is_playing() && self.risks.of_going_on(game, state) == 0.0;
            mistakes.make(state, is_safe, candidates, source);
        }
    }

    fn reason(
        &mut self,
        game: &DesignTown,
        state: &State,
        action: Action,
        choices: &[Action],
    ) -> Option<Reason> {
        match self.way {
            Way::Baseline(_) => None,
            Way::Values { .. } => reason(&mut self.risks, game, state, action, choices),
        }
    }
}

impl WithBots for DesignTown {
    type Mind = TownMind;

    const BASELINES: &'static [&'static str] = Baseline::NAMES;

    const COUNTED: Counted = Counted::Turns(expected::LOST);

    fn mind(&self, skill: &Skill) -> TownMind {
        let judge = Values::built_in(self.cards(), self.is_solo());
        TownMind::new(self, judge, PLAYING, skill)
    }

    fn baseline(&self, name: &str) -> Option<TownMind> {
        let way = Way::Baseline(Baseline::named(name)?);
        Some(TownMind { way, risks: Risks::new(self.cards()), ways: KnownWays::default() })
    }
}
