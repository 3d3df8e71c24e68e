//! What is known of a file that is kept like a resource.

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
    pub(super) fn is_read(&mut self, text: String) {
        self.known = Some(text);
    }

    /// Writing has come to its end.
    pub(super) fn is_written(&mut self) {
        self.known = self.writing.take();
    }

    /// Whether this version has to be written now. The last one waits for nothing when the app closes or is suspended.
    pub(super) fn is_due(&mut self, text: &str, is_closing: bool) -> bool {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_version_is_written_at_a_time_and_the_last_one_in_any_case() {
        let mut versions = Versions::default();
        assert!(!versions.is_due("one", true), "what has not been read is not written over");
        versions.is_read("one".into());
        assert!(!versions.is_due("one", false), "it is there already");
        assert!(versions.is_due("two", false));
        assert!(!versions.is_due("three", false), "the second is being written");
        assert!(versions.is_due("three", true), "the app closes");
        versions.is_written();
        assert!(!versions.is_due("three", false));
        assert!(versions.is_due("four", false));
    }
}
