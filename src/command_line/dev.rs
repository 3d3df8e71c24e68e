//! What developers may ask for besides.

use std::{
    fs::{self, File},
    path::PathBuf,
};

use doodle_city::{
    dev::{DevOptions, breaking::Break, walk::Wanted},
    games,
};

#[derive(clap::Args)]
pub struct DevArguments {
    /// For benches: says what a frame costs while everything moves in this game, and ends.
    #[arg(long, value_name = "GAME")]
    measure_frames: Option<String>,
    /// For tests: plays for all persons, at random by this seed.
    #[arg(long, value_name = "SEED")]
    play_by_itself: Option<u64>,
    /// For tests: breaks once a match has this many actions.
    #[arg(long, value_name = "ACTIONS")]
    break_after: Option<usize>,
    /// For tests: the renderer breaks once a match has this many actions.
    #[arg(long, value_name = "ACTIONS", conflicts_with = "break_after")]
    break_renderer_after: Option<usize>,
    /// For tests: writes `shown STEP` for every step that has been shown to this file or pipe.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// For tests: no frame is shown before it is complete, and frames are drawn all the time.
    #[arg(long)]
    in_step: bool,
    /// For tests: game pads that do what the lines of this file or pipe say, such as `0 connect` and `0 South 1`.
    #[arg(long, value_name = "FILE")]
    pads: Option<PathBuf>,
    /// Takes pictures of every screen into this folder, and ends.
    #[arg(long, value_name = "DIR")]
    shots: Option<PathBuf>,
    /// Takes pictures of everything that moves, in the middle of it, into this folder, and ends.
    #[arg(long, value_name = "DIR", conflicts_with = "shots")]
    moments: Option<PathBuf>,
    /// Prints how well each word stands out in the pictures of every screen, and ends.
    #[arg(long, conflicts_with_all = ["shots", "moments"])]
    look: bool,
    /// For benches: says what opening each panel costs, and ends.
    #[arg(long, conflicts_with_all = ["shots", "moments", "look"])]
    measure_panels: bool,
    /// With --shots, --moments, --look or --measure-panels: only the screens with this in their name, or one of several texts with commas between.
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
}

impl DevArguments {
    /// What is asked for; an error in words where it cannot be done.
    pub fn options(self) -> Result<DevOptions, String> {
        for folder in self.shots.iter().chain(&self.moments) {
            fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        if let Some(only) = self.only.as_deref().filter(|only| !games::ALL.tools.has_scene(only)) {
            return Err(format!("no scene has `{only}` in its name"));
        }
        if let Some(game) = &self.measure_frames
            && !games::ALL.tools.measured.iter().any(|(name, _)| name == game)
        {
            return Err(format!("no game is called `{game}`"));
        }
        let open = |path: PathBuf| {
            let file = File::options().append(true).create(true).open(&path);
            file.map_err(|error| format!("{}: {error}", path.display()))
        };
        Ok(DevOptions {
            play_by_itself: self.play_by_itself,
            report: self.report.map(open).transpose()?,
            breaks: self.break_after.map(Break::App).or(self.break_renderer_after.map(Break::Renderer)),
            measured: self.measure_frames,
            draws_in_step: self.in_step,
            pads: self.pads,
            scenes: match (self.shots, self.moments) {
                (Some(folder), _) => Some(Wanted::Pictures(folder)),
                (None, Some(folder)) => Some(Wanted::Moments(folder)),
                (None, None) if self.look => Some(Wanted::Contrast),
                (None, None) => self.measure_panels.then_some(Wanted::Cost),
            },
            only: self.only,
        })
    }
}
