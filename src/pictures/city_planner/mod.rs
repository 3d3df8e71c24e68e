//! What the things of City Planner look like.

pub mod backdrop;
pub mod city;
pub mod colors;
pub mod controls;
pub mod lid;
pub mod models;
pub mod office;
pub mod seating;
pub mod signs;
pub mod strip;
pub mod town_model;
