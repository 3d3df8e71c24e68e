//! What stands on the table: what all games share, and sheets, squares, roads, dice and players of each as entities.

pub mod analysis;
pub mod announcement;
mod automatic;
pub mod banner;
pub mod buttons;
mod choose;
pub mod city_planner;
mod computer;
pub mod context;
pub mod current;
pub mod daylight;
pub mod design_town;
pub mod dice;
mod digits;
pub mod doodle_city;
pub mod flight;
pub mod heading;
pub mod hint_marks;
pub mod hints;
pub mod inquiry;
pub mod inquiry_bar;
pub mod inquiry_marks;
pub mod last_move;
pub mod lay_table;
mod layer;
mod layout;
mod music;
pub mod narration;
pub mod on_table;
pub mod options;
pub mod pace;
pub mod permissions;
pub mod player_paper;
pub mod players;
pub mod refusal;
mod room;
#[cfg(test)]
mod room_to_come;
mod saved_selection;
pub mod set_table;
mod sounds;
pub mod stroke;
pub mod table_game;
mod text;
pub mod things;
mod timeline;
pub mod turn;
pub mod tutorial;
pub mod voice;

use bevy::prelude::*;

use self::{
    context::{has_changed, has_gone_on},
    current::ActiveMatch,
    table_game::TableGame,
};
use crate::{
    AppSystems,
    accessibility::InteractionMap,
    boxes::{Boxes, GameBox},
    drawing::{dyn_picture::DynPicture, paint::PicturePlugin, sprite::SpritePlugin},
    locale::Locale,
    session::{
        ActionApplied, AnalysisTask, PositionChanged, ReadyForNext, SeatReassigned, Session, SessionPlugin,
    },
};

/// The order in which a frame of the table is made, within [`AppSystems::Table`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableSystems {
    /// What belongs to a match is put on the table or taken off, and everything gets its place.
    Lay,
    /// What ended with the last action is forgotten; what happened is put into words and gets its moments.
    News,
    /// What happened is set in motion.
    Play,
    /// The table turns to whom it is for; throws in a row and computer players go on.
    Turn,
    /// Everything is shown as it is.
    Show,
    /// Whoever does not know the game is told what lies on the table.
    Tell,
}

/// What all games share.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        SpritePlugin::<DynPicture>::default(),
        PicturePlugin::<player_paper::PlayerPaper>::default(),
        PicturePlugin::<banner::Banner>::default(),
        PicturePlugin::<flight::Slip>::default(),
        PicturePlugin::<banner::BannerDisc>::default(),
        PicturePlugin::<banner::Veil>::default(),
        PicturePlugin::<daylight::Daylight>::default(),
        PicturePlugin::<hint_marks::HintRing>::default(),
        PicturePlugin::<hint_marks::HintGround>::default(),
    ));
    app.add_plugins((
        PicturePlugin::<voice::VoicePointer>::default(),
        PicturePlugin::<voice::VoiceRing>::default(),
        PicturePlugin::<voice::VoiceSlip>::default(),
        PicturePlugin::<inquiry_bar::InquiryBar>::default(),
        PicturePlugin::<inquiry_marks::InquiryFrame>::default(),
        PicturePlugin::<inquiry_marks::InquiryGround>::default(),
    ));
    app.init_resource::<Boxes>()
        .init_resource::<hints::Hints>()
        .init_resource::<analysis::ShownAnalysis>()
        .init_resource::<ActiveMatch>()
        .add_plugins((dice::plugin, flight::plugin, music::plugin, narration::plugin))
        .init_resource::<current::ShortCuts>()
        .add_message::<current::StepBack>()
        .insert_resource(current::IsTableShown(false))
        .init_resource::<options::Offers>()
        .init_resource::<pace::BotPacing>()
        .init_resource::<permissions::Permissions>()
        .init_resource::<lay_table::TableFoot>()
        .init_resource::<stroke::DrawingArea>()
        .init_resource::<stroke::Stroke>()
        .add_message::<stroke::Drawn>()
        .init_resource::<last_move::LastMoveText>()
        .init_resource::<turn::FocusedSeat>()
        .init_resource::<turn::DeviceHolder>()
        .init_resource::<turn::HandOver>()
        .init_resource::<turn::AutoRoll>()
        .init_resource::<turn::AnimationClock>()
        .init_resource::<tutorial::ActiveTutorial>()
        .init_resource::<tutorial::Voice>()
        .init_resource::<tutorial::Considered>()
        .init_resource::<voice::VoicePlace>()
        .init_resource::<inquiry::Inquiry>()
        .init_resource::<refusal::Refusal>()
        .init_resource::<announcement::Announcements>()
        .add_message::<turn::EndAsked>()
        .add_message::<refusal::Touched>()
        .add_message::<refusal::TouchBegan>()
        .add_message::<refusal::RuleWanted>()
        .add_message::<refusal::OtherPad>()
        .add_message::<crate::session::Open>()
        .init_resource::<ReadyForNext>()
        .add_message::<crate::sound::PlaySound>()
        .configure_sets(
            Update,
            (
                TableSystems::Lay,
                TableSystems::News,
                TableSystems::Play,
                TableSystems::Turn,
                TableSystems::Show,
                TableSystems::Tell,
            )
                .chain()
                .in_set(AppSystems::Table),
        )
        .add_systems(
            Update,
            (
                hints::forget_hints.run_if(
                    resource_changed::<ActiveMatch>.and_then(|current: Res<ActiveMatch>| current.id.is_none()),
                ),
                (hint_marks::show_rings, hint_marks::show_grounds, hint_marks::show_numbers)
                    .run_if(resource_changed::<hints::Hints>),
            )
                .chain()
                .in_set(AppSystems::Table)
                .after(TableSystems::Tell),
        )
        .add_systems(
            Update,
            (
                (tutorial::hear, refusal::forget, announcement::hear).in_set(AppSystems::Choices),
                tutorial::follow_match.in_set(AppSystems::Session),
            ),
        )
        .add_systems(
            Update,
            (voice::show_slip, voice::show_pointer, voice::show_words)
                .run_if(
                    resource_changed::<voice::VoicePlace>
                        .or_else(resource_changed::<tutorial::Voice>)
                        .or_else(resource_changed::<refusal::Refusal>)
                        .or_else(resource_changed::<announcement::Announcements>),
                )
                .in_set(AppSystems::Table)
                .after(TableSystems::Tell),
        )
        .add_systems(PostUpdate, tutorial::save)
        .add_systems(
            Update,
            (
                banner::draw_veil,
                analysis::forget_analysis.run_if(
                    resource_changed::<ActiveMatch>.and_then(|current: Res<ActiveMatch>| current.id.is_none()),
                ),
            )
                .in_set(AppSystems::Table)
                .after(TableSystems::Show)
                .before(TableSystems::Tell),
        )
        .add_systems(
            Update,
            (automatic::tell_ready, current::name_seats.run_if(resource_changed::<ActiveMatch>))
                .after(AppSystems::Table)
                .before(AppSystems::Motion),
        );
}

/// Brings a game onto the shelf and the table, but for what is seen there: that is for the game itself to show.
pub fn add_game<G: TableGame>(app: &mut App) {
    app.world_mut().get_resource_or_init::<Boxes>().0.push(GameBox::of::<G>());
    app.add_plugins(SessionPlugin::<G>::default());
    let has_match = resource_exists::<Session<G>>;
    app.init_resource::<G::Selection>()
        .init_resource::<G::Layout>()
        .init_resource::<on_table::ShownMatch<G>>()
        .init_resource::<timeline::Timeline<G>>()
        .add_systems(Update, choose::choose::<G>.in_set(AppSystems::Choices))
        .add_systems(
            Update,
            (
                (
                    // What another game has put into words for its match stays.
                    turn::forget_turn.run_if(has_match).run_if(on_message::<PositionChanged>),
                    // All are read, whichever came.
                    turn::forget_selection::<G>.run_if(
                        on_message::<PositionChanged>
                            .or_eager(on_message::<ActionApplied<G>>)
                            .or_eager(on_message::<SeatReassigned>),
                    ),
                    saved_selection::restore::<G>.run_if(has_match).run_if(on_message::<PositionChanged>),
                    last_move::tell_last_move::<G>.run_if(has_match).run_if(
                        on_message::<ActionApplied<G>>
                            .or_eager(on_message::<PositionChanged>)
                            .or_eager(resource_changed::<Locale>),
                    ),
                    timeline::time_events::<G>,
                )
                    .chain()
                    .in_set(TableSystems::News),
                (
                    (
                        set_table::set_table::<G>,
                        lay_table::lay_table::<G>.run_if(has_match).run_if(lay_table::has_to_be_laid::<G>),
                    )
                        .chain(),
                    permissions::forget_permissions.run_if(resource_removed::<Session<G>>),
                )
                    .in_set(TableSystems::Lay),
                (
                    last_move::report_shown::<G>,
                    (dice::roll_dice::<G>, sounds::sound_events::<G>).run_if(timeline::has_moments::<G>),
                )
                    .in_set(TableSystems::Play),
                (
                    turn::update_focus::<G>,
                    permissions::decide_permissions::<G>,
                    tutorial::speak::<G>,
                    automatic::auto_roll::<G>,
                    automatic::apply_automatic_action::<G>,
                    computer::let_computers_think::<G>,
                    computer::let_computers_play::<G>,
                )
                    .chain()
                    .run_if(has_match)
                    .in_set(TableSystems::Turn),
                (players::seat_players::<G>, players::pass_turn::<G>, players::count_points::<G>)
                    .after(computer::let_computers_play::<G>)
                    .run_if(has_match)
                    .run_if(has_gone_on::<G>)
                    .in_set(TableSystems::Turn),
                (
                    (heading::show_title::<G>, heading::show_round::<G>)
                        .run_if(not(turn::is_turn_being_seen::<G>).or_else(heading::is_blank)),
                    (daylight::let_day_pass::<G>, music::follow_match::<G>).run_if(has_match),
                    (buttons::show_buttons::<G>, buttons::show_button_words::<G>).chain(),
                    (
                        (
                            banner::show_banner::<G>,
                            banner::show_banner_name::<G>,
                            banner::show_banner_hint::<G>,
                            (banner::show_news_ground::<G>, banner::show_news::<G>),
                            (banner::show_banner_disc::<G>, banner::show_banner_initial::<G>),
                            banner::show_veil::<G>,
                        ),
                        banner::pass_banner::<G>,
                    )
                        .chain(),
                )
                    .run_if(has_changed::<G>)
                    .run_if(on_table::is_set::<G>)
                    .in_set(TableSystems::Show),
                (
                    current::tell_current::<G>.run_if(has_changed::<G>.or_else(resource_removed::<Session<G>>)),
                    hints::tell_hints::<G>.run_if(has_changed::<G>),
                    analysis::tell_analysis::<G>
                        .run_if(has_match)
                        .run_if(resource_changed::<AnalysisTask<G>>.or_eager(resource_changed::<Locale>)),
                    (
                        announcement::announce::<G>
                            .run_if(on_message::<ActionApplied<G>>.or_else(resource_changed::<Locale>)),
                        refusal::refuse::<G>.run_if(on_message::<refusal::Touched>),
                        refusal::refuse_pad::<G>.run_if(on_message::<refusal::OtherPad>),
                        voice::find_place::<G>.run_if(
                            resource_changed::<tutorial::Voice>
                                .or_else(resource_changed::<InteractionMap>)
                                .or_else(resource_changed::<refusal::Refusal>)
                                .or_else(resource_changed::<announcement::Announcements>)
                                .or_else(resource_changed::<inquiry::Inquiry>),
                        ),
                    )
                        .chain()
                        .run_if(has_match),
                    (
                        narration::say_actions::<G>.run_if(on_message::<ActionApplied<G>>),
                        narration::say_turn::<G>.run_if(resource_changed::<permissions::Permissions>),
                    )
                        .chain()
                        .run_if(has_match)
                        .run_if(narration::is_heard),
                    (inquiry_bar::show_bar::<G>, inquiry_marks::show_marks::<G>).chain().run_if(has_match),
                    timeline::end::<G>.run_if(timeline::has_ended::<G>),
                )
                    .in_set(TableSystems::Tell),
            ),
        )
        // Before the settings are saved.
        .add_systems(PostUpdate, saved_selection::save::<G>);
}
