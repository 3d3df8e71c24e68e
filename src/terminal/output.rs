//! Standard output, whose reader may leave before the work is done.

use std::io::{self, BufWriter, ErrorKind, Write};

/// Takes everything, so that no command stops working because nobody reads; what cannot be written is dropped.
pub(super) struct Output<'a> {
    out: BufWriter<&'a mut dyn Write>,
    /// Why nothing is written any more.
    error: Option<io::Error>,
}

impl<'a> Output<'a> {
    /// Lines are written together: when there are many, and when [`flush`](Write::flush) asks for it.
    pub(super) fn new(printed: &'a mut dyn Write) -> Self {
        Self { out: BufWriter::new(printed), error: None }
    }

    /// Whether what is written is dropped.
    pub(super) const fn is_lost(&self) -> bool {
        self.error.is_some()
    }

    /// Writes what is left. A reader who left has seen enough, as with `doodle … | head`; anything else that kept
    /// something from being written is an error.
    pub(super) fn finish(mut self) -> io::Result<()> {
        self.flush()?;
        match self.error {
            Some(error) if error.kind() != ErrorKind::BrokenPipe => Err(error),
            Some(_) | None => Ok(()),
        }
    }
}

impl Write for Output<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.error.is_none() {
            match self.out.write(bytes) {
                Err(error) if error.kind() != ErrorKind::Interrupted => self.error = Some(error),
                written => return written,
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.error.is_none() {
            self.error = self.out.flush().err();
        }
        Ok(())
    }
}
