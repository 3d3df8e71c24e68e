//! Names for what lies on the screen, so that an inspector shows more than numbers.

use bevy::{
    ecs::component::{ComponentInfo, Components},
    prelude::*,
};

use crate::{drawing::place::LayoutRect, table::on_table::OnTable};

/// Where the components are that say what a thing is. Those of other modules say how it is drawn, moved or read.
const MODULES: [&str; 4] = ["input", "pictures", "screens", "table"];

/// What says only how a thing lies with others: many things are that.
const ROLES: [&str; 3] = ["::OnTable", "::Ground", "::CoversTable"];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, name_things);
}

/// Names each new thing after what it is: a component that stays as it is, or only marks it, before one that is shown.
fn name_things(
    mut commands: Commands,
    components: &Components,
    things: Query<EntityRef, (Without<Name>, Or<(Added<OnTable>, Added<LayoutRect>)>)>,
) {
    for thing in &things {
        let infos = thing.archetype().iter_components().filter_map(|id| components.get_info(id));
        let mut names: Vec<(bool, String)> = infos.filter_map(said_by).collect();
        // The order of components is the order in which systems asked for them.
        names.sort();
        if let Some((_, name)) = names.into_iter().next() {
            commands.entity(thing.id()).insert(Name::new(name));
        }
    }
}

/// What a component says of its entity, and whether it is only shown.
fn said_by(info: &ComponentInfo) -> Option<(bool, String)> {
    let name = info.name();
    let path = name.strip_prefix(concat!(env!("CARGO_CRATE_NAME"), "::"))?;
    let module = path.split("::").next()?;
    let is_told = MODULES.contains(&module) && !ROLES.iter().any(|role| path.ends_with(role));
    let is_shown = info.mutable() && info.layout().size() > 0;
    is_told.then(|| (is_shown, name.shortname().to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        pictures::{material::HOUSE, widgets::Backing},
        rules::Seat,
        table::{banner::Banner, players::Player},
    };

    #[test]
    fn things_are_named_after_what_they_are() {
        let mut app = App::new();
        app.add_plugins(plugin);
        let place = || LayoutRect::new(Rect::default(), 0.0);
        let world = app.world_mut();
        let player = world.spawn((place(), Player(Seat(0)))).id();
        let banner = world.spawn((place(), Banner(&HOUSE))).id();
        let ground = world.spawn((place(), Backing::Paper)).id();
        let nothing = world.spawn(place()).id();
        app.update();
        let name = |thing| app.world().get::<Name>(thing).map(Name::as_str);
        assert_eq!(
            [player, banner, ground, nothing].map(name),
            [Some("Player"), Some("Banner"), Some("Backing"), None]
        );
    }
}
