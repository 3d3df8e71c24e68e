//! The table of what was measured: each figure beside a floor or a peer, where it has one.

use std::time::Instant;

/// What a figure is measured against, and what that is.
pub type Floor = Option<(f64, &'static str)>;

/// Printed row by row; it remembers whether every bar was kept.
pub struct Table {
    wanted: String,
    is_fine: bool,
}

impl Table {
    /// Only the cases whose name contains `wanted` are measured.
    pub fn new(wanted: String) -> Self {
        println!("{:<36} {:>13} {:>13} {:>8}   beside, bar", "", "here", "floor", "ratio");
        Self { wanted, is_fine: true }
    }

    /// Begins a case; whether it is to be measured.
    pub fn begins(&self, case: &str) -> bool {
        let is_wanted = case.contains(&self.wanted);
        if is_wanted {
            println!("{case}");
        }
        is_wanted
    }

    /// A figure.
    pub fn row(&self, what: &str, here: f64, floor: Floor) {
        self.print(what, here, floor, String::new());
    }

    /// A figure that may be as large as `most`.
    pub fn row_at_most(&mut self, what: &str, here: f64, floor: Floor, most: f64) {
        self.print(what, here, floor, format!("at most {most}"));
        self.is_fine &= here <= most;
    }

    fn print(&self, what: &str, here: f64, floor: Floor, bar: String) {
        let (floor, ratio, beside) = floor.map_or_else(Default::default, |(floor, beside)| {
            (number(floor), format!("{:.2}", here / floor), beside.to_owned())
        });
        let notes: Vec<_> = [beside, bar].into_iter().filter(|note| !note.is_empty()).collect();
        let line = format!("  {what:<34} {:>13} {floor:>13} {ratio:>8}   {}", number(here), notes.join(", "));
        println!("{}", line.trim_end());
    }

    /// Something could not be measured.
    pub fn fails(&mut self, why: &str) {
        eprintln!("rules: {why}");
        self.is_fine = false;
    }

    /// Whether everything could be measured, and every bar was kept.
    pub const fn is_fine(&self) -> bool {
        self.is_fine
    }
}

fn number(figure: f64) -> String {
    if figure >= 100.0 || figure.fract() == 0.0 { format!("{figure:.0}") } else { format!("{figure:.4}") }
}

/// The one in the middle; `NaN` of none.
pub fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_unstable_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(f64::NAN)
}

/// How many seconds `run` took, and what came of it.
pub fn time<T>(run: impl FnOnce() -> T) -> (f64, T) {
    let begun = Instant::now();
    let done = run();
    (begun.elapsed().as_secs_f64(), done)
}
