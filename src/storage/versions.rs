//! What is known of a file that is kept like a resource, and when it has to be written.

use bevy::{ecs::system::SystemParam, prelude::*, window::AppLifecycle};

use crate::platform::is_last_moment;

/// One version is written at a time: what changes quickly writes no queue of files.
#[derive(Default)]
pub(super) struct Versions {
    /// What the file holds, or could not be made to hold; `None` as long as it has not been read.
    known: Option<String>,
    /// What is being written.
    writing: Option<String>,
}

impl Versions {
    /// The file holds this.
    pub(super) fn read(&mut self, text: String) {
        self.known = Some(text);
    }

    /// Writing has come to its end.
    pub(super) fn written(&mut self) {
        self.known = self.writing.take();
    }

    /// Whether this version has to be written now, which begins with that. The last one waits for nothing when the app
    /// closes or is suspended.
    pub(super) fn begin(&mut self, text: &str, is_closing: bool) -> bool {
        if self.writing.is_some() && !is_closing {
            return false;
        }
        let is_new = self.writing.as_ref().or(self.known.as_ref()).is_some_and(|latest| latest != text);
        if is_new {
            self.writing = Some(text.to_owned());
        }
        is_new
    }
}

/// Whether the app closes or is suspended in this frame: nothing can be written later.
#[derive(SystemParam)]
pub(super) struct Closing<'w, 's> {
    exits: MessageReader<'w, 's, AppExit>,
    lifecycle: MessageReader<'w, 's, AppLifecycle>,
}

impl Closing<'_, '_> {
    /// Whether it does; what told so is read with that.
    pub(super) fn read(&mut self) -> bool {
        let is_suspending = self.lifecycle.read().any(is_last_moment);
        self.exits.read().count() > 0 || is_suspending
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_version_is_written_at_a_time_and_the_last_one_in_any_case() {
        let mut versions = Versions::default();
        assert!(!versions.begin("one", true), "what has not been read is not written over");
        versions.read("one".into());
        assert!(!versions.begin("one", false), "it is there already");
        assert!(versions.begin("two", false));
        assert!(!versions.begin("three", false), "the second is being written");
        assert!(versions.begin("three", true), "the app closes");
        versions.written();
        assert!(!versions.begin("three", false));
        assert!(versions.begin("four", false));
    }
}
