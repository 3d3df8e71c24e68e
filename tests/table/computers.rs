//! What holds of every match that computer players took part in.

use doodle_city::{record::Match, rules::Game};

/// That the record of this match holds, dice and all.
pub fn assert_holds<G: Game>(play: &Match<G>) {
    let text = play.record().write();
    let read = Match::<G>::read(text.as_bytes()).expect("what was played is a record");
    assert_eq!(read.record().write(), text);
    assert_eq!((read.state(), read.standings()), (play.state(), play.standings()));
}
