//! Tells a program outside which steps have been shown: whoever kills the app can check that none is lost.

use std::io::Write;

use bevy::{platform::cell::SyncCell, prelude::*};

/// Where shown steps are reported; usually nowhere.
#[derive(Resource, Default)]
pub struct Report(Option<SyncCell<Box<dyn Write + Send>>>);

impl Report {
    /// Reports to a pipe or file.
    pub fn to(writer: impl Write + Send + 'static) -> Self {
        Self(Some(SyncCell::new(Box::new(writer))))
    }

    /// Writes the line `shown STEP`: somebody may have seen the match after `step` actions.
    pub fn shown(&mut self, step: usize) {
        if let Some(writer) = &mut self.0 {
            let writer = writer.get();
            // One write, so that a reader never sees half a number.
            let written = writer.write_all(format!("shown {step}\n").as_bytes()).and_then(|()| writer.flush());
            if written.is_err() {
                // Nobody reads any more.
                self.0 = None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, Read as _};

    use super::*;

    #[test]
    fn each_shown_step_is_a_line() -> io::Result<()> {
        let (mut reader, writer) = io::pipe()?;
        let mut report = Report::to(writer);
        report.shown(4);
        report.shown(12);
        drop(report);
        let mut text = String::new();
        reader.read_to_string(&mut text)?;
        assert_eq!(text, "shown 4\nshown 12\n");
        Ok(())
    }

    #[test]
    fn a_closed_pipe_is_no_trouble() -> io::Result<()> {
        let (reader, writer) = io::pipe()?;
        drop(reader);
        let mut report = Report::to(writer);
        report.shown(1);
        assert!(report.0.is_none());
        report.shown(2);
        Ok(())
    }
}
