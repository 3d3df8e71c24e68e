//! The window's title: which match lies on the table.

use bevy::{prelude::*, window::PrimaryWindow};

use crate::{
    boxes::Boxes,
    locale::{Locale, names},
    page::Page,
    table::current::ActiveMatch,
};

/// The app's own name, in all languages.
pub(super) const NAME: &str = "Doodle City";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, tell);
}

fn title(current: &ActiveMatch, page: Page, locale: &Locale, boxes: &Boxes) -> String {
    let is_there = matches!(page, Page::Table | Page::Results);
    let Some(play) = current.play.as_ref().filter(|_| is_there) else { return NAME.into() };
    let game = boxes.of(play).map(|game| (game.cover)(locale).title).unwrap_or_else(|| NAME.into());
    let players: Vec<_> = current.seats.iter().map(|player| player.name.as_str()).collect();
    let players = names::list(locale, &players);
    locale.with("window-title", &[("players", players.into()), ("game", game.into())])
}

fn tell(
    (current, page): (Res<ActiveMatch>, Res<State<Page>>),
    (locale, boxes): (Res<Locale>, Res<Boxes>),
    windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    if !(current.is_changed() || page.is_changed() || locale.is_changed()) {
        return;
    }
    let title = title(&current, *page.get(), &locale, &boxes);
    for mut window in windows {
        if window.title != title {
            window.title.clone_from(&title);
        }
    }
}
