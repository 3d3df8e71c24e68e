//! Where a person types and reads, or a script does.

use std::io::{BufRead, Read as _, Write};

use super::{Stop, output::Output};

/// No line that means anything is longer.
const LONGEST_LINE: u64 = 1024;

/// Lines in, text out.
pub(super) struct Console<'a> {
    typed: &'a mut dyn BufRead,
    /// Whether a person types.
    is_typed: bool,
    pub(super) out: Output<'a>,
}

impl<'a> Console<'a> {
    pub(super) fn new(typed: &'a mut dyn BufRead, is_typed: bool, printed: &'a mut dyn Write) -> Self {
        Self { typed, is_typed, out: Output::new(printed) }
    }

    /// Shows what was written and waits for a line; `None` when there are no more.
    pub(super) fn ask(&mut self) -> Result<Option<String>, Stop> {
        self.out.flush()?;
        // A script is carried out whoever reads; a person does not see any more what is asked.
        if self.is_typed && self.out.is_lost() {
            return Ok(None);
        }
        let mut bytes = Vec::new();
        match (&mut *self.typed).take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
            Ok(0) => Ok(None),
            Ok(_) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
            Err(error) => Err(Stop::bad(format_args!("standard input: {error}"))),
        }
    }
}
