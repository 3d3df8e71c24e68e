//! Scenes: screens of which pictures are taken, and in which tests look whether every text is in its place.

use bevy::{
    input::touch::{TouchInput, TouchPhase},
    prelude::*,
    window::WindowEvent,
};

use crate::{
    drawing::place::Screen,
    input::{Focus, PadInUse},
    page::Page,
    platform::{FakeDevice, ThisDevice},
    screens::{Panel, setup_form::SetupForms},
    session::IsAnalysisPaused,
    storage::{MatchId, Motion, Request, Settings, Storage},
    table::current::ActiveMatch,
};

/// A part of bringing a scene about. The next one follows once what it has brought about stands.
pub type Step = fn(&mut World);

/// A screen that is brought about, and stands by itself: whatever stood before is cleared away first.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    /// Its name, which its picture bears.
    pub name: &'static str,
    /// What brings it about from an empty shelf, first to last.
    pub steps: &'static [Step],
    /// What sets it in motion once it stands, if anything does.
    pub moment: Option<Moment>,
    conditions: Conditions,
}

/// Something that is seen in motion.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// What sets it off.
    pub sets_off: Step,
    /// For how many seconds it is looked at.
    pub lasts: f32,
    /// How many pictures of it are taken meanwhile, at even steps of time.
    pub pictures: u16,
}

/// What of device and settings is special.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Conditions {
    /// Nothing.
    AsDesigned,
    /// The left hand plays.
    LeftHanded,
    /// The screen has a notch.
    Notched,
    /// Text is twice as large.
    LargeText,
}

/// What was there before the first scene, and what has to be cleared away.
#[derive(Resource, Clone)]
struct Stage {
    settings: Settings,
    device: ThisDevice,
    matches: Vec<MatchId>,
}

impl Scene {
    /// A scene as it is designed.
    pub const fn new(name: &'static str, steps: &'static [Step]) -> Self {
        Self { name, steps, moment: None, conditions: Conditions::AsDesigned }
    }

    /// A scene that is looked at for so many seconds once it is set in motion, in twelve pictures.
    pub const fn moving(self, sets_off: Step, seconds: f32) -> Self {
        Self { moment: Some(Moment { sets_off, lasts: seconds, pictures: 12 }), ..self }
    }

    /// The same as a film of `per_second` pictures.
    pub const fn filmed(self, sets_off: Step, seconds: u16, per_second: u16) -> Self {
        let moment = Moment { sets_off, lasts: seconds as f32, pictures: seconds * per_second };
        Self { moment: Some(moment), ..self }
    }

    /// The same for the left hand.
    pub const fn left_handed(self) -> Self {
        Self { conditions: Conditions::LeftHanded, ..self }
    }

    /// The same on a phone with a notch, where the screen is as long as theirs.
    pub const fn notched(self) -> Self {
        Self { conditions: Conditions::Notched, ..self }
    }

    /// The same with text twice as large.
    pub const fn large_text(self) -> Self {
        Self { conditions: Conditions::LargeText, ..self }
    }

    /// Clears away what stands, matches on the shelf included, and makes device and settings what they have to be.
    pub fn clear(&self, world: &mut World) {
        let mut stage = world.get_resource::<Stage>().cloned().unwrap_or_else(|| Stage {
            settings: world.resource::<Settings>().clone(),
            device: world.resource::<ThisDevice>().clone(),
            matches: Vec::new(),
        });
        stage.matches.extend(world.resource::<ActiveMatch>().id.clone());
        if let Some(storage) = world.get_resource::<Storage>() {
            stage.matches.drain(..).for_each(|id| storage.send(Request::Remove(id)));
        }
        *world.resource_mut::<Settings>() = Settings {
            motion: Motion::Off,
            left_handed: self.conditions == Conditions::LeftHanded,
            text_scale: if self.conditions == Conditions::LargeText { 2.0 } else { stage.settings.text_scale },
            ..stage.settings.clone()
        };
        world.insert_resource(stage);
        world.insert_resource(IsAnalysisPaused(true));
        self.hold(world);
        let position = Vec2::ZERO;
        let lifted = TouchInput {
            phase: TouchPhase::Canceled,
            position,
            window: Entity::PLACEHOLDER,
            force: None,
            id: 1,
        };
        world.write_message(WindowEvent::from(lifted));
        *world.resource_mut::<Panel>() = Panel::Closed;
        world.insert_resource(PadInUse::default());
        world.insert_resource(Focus::default());
        world.insert_resource(SetupForms::default());
        world.resource_mut::<NextState<Page>>().set(Page::Shelf);
    }

    /// Takes the device as the scene wants it, for the size that the screen has now.
    pub fn hold(&self, world: &mut World) {
        let device = match self.conditions {
            Conditions::Notched => {
                let size = world.resource::<Screen>().size;
                let languages = world.resource::<Stage>().device.languages();
                let device = FakeDevice::default();
                device.pretended().languages = languages;
                // Phones with a notch are long.
                device.pretended().insets = if size.y >= 2.0 * size.x {
                    [0.0, 59.0, 0.0, 34.0]
                } else if size.x >= 2.0 * size.y {
                    [59.0, 0.0, 59.0, 21.0]
                } else {
                    [0.0; 4]
                };
                ThisDevice::new(device)
            }
            _ => world.resource::<Stage>().device.clone(),
        };
        world.insert_resource(device);
    }

    /// Does the step with this number, from 0; nothing where there is none.
    pub fn step(&self, world: &mut World, number: usize) {
        let id = world.resource::<ActiveMatch>().id.clone();
        world.resource_mut::<Stage>().matches.extend(id);
        if let Some(step) = self.steps.get(number) {
            step(world);
        }
    }
}

/// Keeps a match with this record on the shelf as long as the scene stands. What lies there is read anew when a page is
/// turned.
pub(super) fn shelve(world: &mut World, game: &str, text: String, step: usize) {
    let id = MatchId::fresh(game);
    world.resource::<Storage>().send(Request::Save { id: id.clone(), text, step });
    world.resource_mut::<Stage>().matches.push(id);
}
