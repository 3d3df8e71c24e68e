//! What a screen reader reads, and what comes of what it asks for: by names, roles and actions, without a place on the
//! screen.

use bevy::{
    a11y::{AccessibilityRequested, ActionRequest},
    prelude::*,
};
use bevy_egui::egui::accesskit::{self, Action, ActionData, Node, NodeId, Role, Toggled, TreeId, TreeUpdate};
use doodle_city::{
    accessibility::{InteractionMap, Item},
    games, headless,
    input::Focus,
    intent::Intent,
    lay_out_panels,
    platform::FakeDevice,
    record::{Controller, Level, Match},
    rules::{Actor, doodle_city::DoodleCity},
    screen_readers::TreeSource,
    screens::Panel,
    session::Session,
    storage::{MemoryBackend, Settings},
    table::{permissions::Permissions, refusal::Refusal, table_game::TableGame},
};

use crate::{
    city_planner, design_town,
    desk::{DeskOf, SIZES},
    doodle_city::set_ups::fresh,
    set_ups::grown,
    texts::add_camera,
};

/// What is read now.
pub fn tree(world: &mut World) -> TreeUpdate {
    world.run_system_cached(|source: TreeSource| source.tree()).expect("it is a system")
}

/// Checks that this is a tree as screen readers have it, and that whatever can be done has a name.
pub fn check(world: &mut World, when: &str) {
    let update = tree(world);
    for (_, node) in &update.nodes {
        let has_name = node.label().is_some_and(|name| !name.is_empty());
        let is_named = matches!(node.role(), Role::Row | Role::Label | Role::Window) || has_name;
        assert!(is_named, "{when}: without a name: {node:?}");
    }
    // What is asked about is read as the whole that it is a part of.
    let is_part = |item: &&Item| matches!(item.accessible.intent, Some(Intent::OpenRule(_)));
    let map = world.resource::<InteractionMap>();
    let nameless = map.iter().find(|it| it.can_act && it.accessible.name.is_empty() && !is_part(it));
    assert!(nameless.is_none(), "{when}: {nameless:?}");
    // It panics where anything is wrong.
    accesskit_consumer::Tree::new(update, true);
}

/// The app with its panels.
pub fn with_panels(size: Vec2) -> App {
    with_panels_on(size, MemoryBackend::default(), FakeDevice::default())
}

/// The same with its matches in `disk`, on a device.
pub fn with_panels_on(size: Vec2, disk: MemoryBackend, device: FakeDevice) -> App {
    let mut app = headless(games::ALL, size, disk, device);
    add_camera(&mut app, size);
    lay_out_panels(&mut app, size);
    app
}

/// The app with its panels, read by somebody.
struct Reader(DeskOf<DoodleCity>);

impl Reader {
    fn on(size: Vec2) -> Self {
        let mut reader = Self(DeskOf::running(with_panels(size)));
        reader.rest();
        reader
    }

    fn at_table(size: Vec2, play: &Match<DoodleCity>) -> Self {
        let Self(desk) = Self::on(size);
        Self(desk.begin(play))
    }

    fn world(&mut self) -> &mut World {
        self.0.0.world_mut()
    }

    fn rest(&mut self) {
        (0..4).for_each(|_| self.0.frame());
        self.0.settle();
    }

    fn read(&mut self) -> TreeUpdate {
        tree(self.world())
    }

    /// The first thing that is so.
    fn find(&mut self, is_it: impl Fn(&Node) -> bool) -> (NodeId, Node) {
        let nodes = self.read().nodes;
        let names: Vec<_> = nodes.iter().map(|(_, node)| node.label().map(str::to_owned)).collect();
        nodes.into_iter().find(|(_, node)| is_it(node)).unwrap_or_else(|| panic!("not among {names:?}"))
    }

    fn named(&mut self, name: &str) -> (NodeId, Node) {
        self.find(|node| node.label() == Some(name))
    }

    fn ask(&mut self, target_node: NodeId, action: Action, data: Option<ActionData>) {
        let request = accesskit::ActionRequest { action, target_tree: TreeId::ROOT, target_node, data };
        self.world().write_message(ActionRequest(request));
        self.rest();
    }

    fn press(&mut self, name: &str) {
        let (id, node) = self.named(name);
        assert!(node.supports_action(Action::Click), "{node:?}");
        self.ask(id, Action::Click, None);
    }

    fn panel(&mut self) -> Panel {
        self.world().resource::<Panel>().clone()
    }

    /// The entry of the list that means this.
    fn meaning(&mut self, is_it: impl Fn(&Intent) -> bool) -> Item {
        let map = self.world().resource::<InteractionMap>();
        map.items
            .iter()
            .find(|item| item.accessible.intent.as_ref().is_some_and(&is_it))
            .expect("it is there")
            .clone()
    }
}

#[test]
fn from_the_shelf_to_the_first_roll_everything_is_pressed_by_its_name() {
    let mut reader = Reader::on(SIZES[1]);
    let doodle_city = reader.meaning(|intent| *intent == Intent::OpenSetup("doodle-city"));
    reader.ask(NodeId(doodle_city.source.id()), Action::Click, None);
    reader.press("Start");
    reader.0.until(World::contains_resource::<Session<DoodleCity>>);
    reader.rest();
    let steps = reader.0.steps();
    reader.press("Roll");
    assert!(reader.0.steps() > steps);
}

#[test]
fn a_panel_is_a_dialog_with_a_name_and_alone_is_read() {
    let mut reader = Reader::at_table(SIZES[1], &fresh(2));
    assert!(reader.read().nodes.iter().any(|(_, node)| node.label() == Some("Roll")));
    reader.press("Menu");
    let (id, dialog) = reader.find(|node| node.role() == Role::Dialog);
    assert_eq!(dialog.label(), Some("Menu"));
    let read = reader.read();
    assert_eq!(read.focus, id, "it is read when it opens");
    assert!(
        read.nodes.iter().all(|(_, node)| node.label() != Some("Roll")),
        "what lies below cannot be reached"
    );
    let heading = reader.find(|node| node.role() == Role::Heading);
    assert_eq!((heading.1.label(), heading.1.level()), (Some("Menu"), Some(1)));
    reader.press("Settings");
    assert_eq!(reader.panel(), Panel::Settings);
}

#[test]
fn a_slider_is_moved_and_set_and_a_switch_switched() {
    let mut reader = Reader::on(SIZES[1]);
    reader.press("Settings");
    let volume = |reader: &mut Reader| {
        let (id, node) = reader.find(|node| node.role() == Role::Slider && node.label() == Some("Sound"));
        (id, node.numeric_value().expect("it has one"))
    };
    let (id, _) = volume(&mut reader);
    reader.ask(id, Action::SetValue, Some(ActionData::NumericValue(40.0)));
    assert_eq!(volume(&mut reader).1, 40.0);
    reader.ask(id, Action::Increment, None);
    assert_eq!(volume(&mut reader).1, 50.0);
    reader.ask(id, Action::Decrement, None);
    assert_eq!(volume(&mut reader).1, 40.0);
    assert!((reader.world().resource::<Settings>().sound - 0.4).abs() < 0.01);
}

#[test]
fn what_is_scrolled_out_of_sight_is_pressed_all_the_same() {
    let size = Vec2::new(844.0, 390.0);
    let mut reader = Reader::on(size);
    reader.world().resource_mut::<Settings>().text_scale = 2.0;
    reader.press("Settings");
    reader.press("Table help");
    let is_below = |node: &Node| node.bounds().is_some_and(|bounds| bounds.y0 > f64::from(size.y));
    let (id, before) = reader.find(|node| node.role() == Role::Switch && is_below(node));
    reader.ask(id, Action::Click, None);
    let nodes = reader.read().nodes;
    let (_, after) = nodes.iter().find(|(other, _)| *other == id).expect("it keeps its number");
    assert_ne!(before.toggled(), after.toggled());
    assert!(matches!(after.toggled(), Some(Toggled::True | Toggled::False)));
}

#[test]
fn a_name_is_written_into_its_field() {
    let mut reader = Reader::on(SIZES[1]);
    let doodle_city = reader.meaning(|intent| *intent == Intent::OpenSetup("doodle-city"));
    reader.ask(NodeId(doodle_city.source.id()), Action::Click, None);
    let (id, _) = reader.find(|node| node.role() == Role::TextInput);
    reader.ask(id, Action::SetValue, Some(ActionData::Value("Ada".into())));
    let (_, field) = reader.find(|node| node.role() == Role::TextInput);
    assert_eq!(field.value(), Some("Ada"));
}

#[test]
fn the_tree_follows_the_ring_and_the_ring_the_reader() {
    let mut reader = Reader::at_table(SIZES[1], &fresh(2));
    let (roll, _) = reader.named("Roll");
    reader.ask(roll, Action::Focus, None);
    assert_eq!(reader.read().focus, roll);
    let marked = reader.world().resource::<Focus>().0.expect("the ring is there");
    assert_eq!(marked.to_bits(), roll.0);
    reader.0.key(KeyCode::Tab);
    let focus = reader.read().focus;
    assert_ne!(focus, roll);
    assert_eq!(focus.0, reader.world().resource::<Focus>().0.expect("it goes on").to_bits());
}

#[test]
fn squares_are_rows_of_a_table_and_what_is_chosen_says_so() {
    let mut reader = Reader::at_table(SIZES[1], &fresh(1));
    reader.press("Roll");
    reader.press("Roll");
    let nodes = reader.read().nodes;
    let (_, table) = nodes.iter().find(|(_, node)| node.role() == Role::Table).expect("the sheet");
    let cells = |row: &NodeId| {
        let (_, row) = nodes.iter().find(|(id, _)| id == row).expect("it is there");
        (row.role(), row.children().len())
    };
    assert_eq!(table.children().iter().map(cells).collect::<Vec<_>>(), [(Role::Row, 5); 5]);
    let square = reader.meaning(|intent| format!("{intent:?}").starts_with("Pick(Square"));
    let id = NodeId(square.source.id());
    reader.ask(id, Action::Click, None);
    let read = |reader: &mut Reader| reader.read().nodes.into_iter().find(|(other, _)| *other == id);
    let (_, chosen) = read(&mut reader).expect("it keeps its number");
    assert_eq!(chosen.is_selected(), Some(true), "{chosen:?}");
    assert!(reader.world().resource::<Permissions>().has_chosen);
}

#[test]
fn who_presses_what_cannot_be_done_hears_why() {
    let mut reader = Reader::at_table(SIZES[1], &fresh(1));
    let (id, square) = reader.find(|node| node.role() == Role::Cell);
    assert!(square.supports_action(Action::Click));
    reader.ask(id, Action::Click, None);
    let said = reader.world().resource::<Refusal>().0.clone().expect("a reason");
    assert!(reader.read().nodes.iter().any(|(_, node)| node.label() == Some(said.text.as_str())), "it is read");
}

#[test]
fn what_cannot_be_pressed_now_says_so() {
    let mut reader = Reader::at_table(SIZES[1], &fresh(1));
    let (_, undo) = reader.find(|node| node.label().is_some_and(|name| name.starts_with("Undo")));
    assert!(undo.is_disabled() && !undo.supports_action(Action::Click), "{undo:?}");
}

/// All that is read, in its order.
fn read_aloud<G: TableGame>(mut desk: DeskOf<G>) -> Vec<String> {
    let nodes = tree(desk.0.world_mut()).nodes;
    nodes.iter().filter_map(|(_, node)| node.label().or(node.value()).map(str::to_owned)).collect()
}

#[test]
fn a_table_is_read_from_top_to_bottom() {
    let read = read_aloud(DeskOf::with_match(SIZES[1], &fresh(2)));
    let at = |words: &str| read.iter().position(|it| it.starts_with(words)).expect(words);
    let order =
        ["Back", "Ada rolls", "Menu", "Ben", "column 1 row 1", "column 5 row 5", "hotel score 3", "Roll"];
    let places = order.map(at);
    assert!(places.is_sorted(), "{places:?} in {read:#?}");
}

#[test]
fn a_block_tells_what_each_face_would_choose() {
    let read = read_aloud(DeskOf::with_match(SIZES[1], &city_planner::set_ups::fresh(1)));
    let block = read.iter().find(|it| it.starts_with("Block 1")).expect("it is read");
    assert!((1..=6).all(|face| block.contains(&format!("{face}: "))), "{block}");
}

#[test]
fn players_tell_who_decides_for_them_and_who_is_on_turn() {
    let computer = Controller::Level(Level::Expert);
    let town = design_town::set_ups::seated(&[Controller::Person, computer]);
    let read = read_aloud(DeskOf::with_match(SIZES[1], &town));
    assert!(read.iter().any(|it| it.starts_with("Ada: ") && it.ends_with(". on turn")), "{read:#?}");
    assert!(read.iter().any(|it| it.starts_with("Ben: ") && it.ends_with(". Expert")), "{read:#?}");
    let office = city_planner::set_ups::seated(&[Controller::Person, computer]);
    let read = read_aloud(DeskOf::with_match(SIZES[1], &office));
    assert!(read.iter().any(|it| it.starts_with("Ben: 0 VP") && it.ends_with(". Expert")), "{read:#?}");
}

#[test]
fn squares_tell_what_a_road_there_would_score_to_whoever_listens() {
    let play = grown(fresh(1), |play| play.log().len() > 6 && matches!(play.actor(), Actor::Seat(_)));
    let app = with_panels(SIZES[1]);
    app.world().resource::<AccessibilityRequested>().set(true);
    let read = read_aloud(DeskOf::running(app).begin(&play));
    let open: Vec<_> = read.iter().filter(|it| it.contains("you can draw here")).collect();
    assert!(!open.is_empty() && open.iter().all(|it| it.contains("you can draw here: ")), "{open:#?}");
}

#[test]
fn what_is_read_keeps_its_number_from_its_first_frame_on() {
    for size in SIZES {
        let mut reader = Reader::on(size);
        let doodle_city = reader.meaning(|intent| *intent == Intent::OpenSetup("doodle-city"));
        let request = accesskit::ActionRequest {
            action: Action::Click,
            target_tree: TreeId::ROOT,
            target_node: NodeId(doodle_city.source.id()),
            data: None,
        };
        reader.world().write_message(ActionRequest(request));
        let mut seen: Vec<(String, Vec<u64>)> = Vec::new();
        for _ in 0..12 {
            reader.0.frame();
            let widgets = &reader.world().resource::<InteractionMap>().widgets;
            let now: Vec<_> =
                widgets.iter().map(|item| (item.accessible.name.clone(), item.source.id())).collect();
            for (name, id) in now {
                match seen.iter_mut().find(|(known, _)| *known == name) {
                    Some((_, ids)) if ids.contains(&id) => {}
                    Some((_, ids)) => ids.push(id),
                    None => seen.push((name, vec![id])),
                }
            }
        }
        let changed: Vec<_> = seen.iter().filter(|(_, ids)| ids.len() > 1).collect();
        assert!(!seen.is_empty() && changed.is_empty(), "{size}: {changed:?}");
    }
}
