//! Computer players: they play by the rules, see no more than a person, think the same thoughts again, and are as
//! strong as they say.

mod analysis;
mod city_planner;
mod design_town;
mod examples;
mod gamble;
#[path = "../parcel/mod.rs"]
mod game;
mod levels;
mod parcel;
#[expect(dead_code, reason = "tests of the rules need more of it")]
#[path = "../rules/design_town/table.rs"]
mod table_of_design_town;
mod thoughts;

use doodle_city::rules::{
    Game as _, Seat,
    doodle_city::{DoodleCity, Setup, Sheet, built_in_sheets},
};

fn on(sheet: Sheet, players: u8) -> DoodleCity {
    let setup = Setup { players, first: Seat(0), more_control: false, free_circling: false, sheet };
    DoodleCity::new(setup).unwrap()
}

fn game(players: u8) -> DoodleCity {
    on(built_in_sheets().remove(0), players)
}
