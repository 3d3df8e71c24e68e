//! The terminal that a program of Windows was started from. One with windows has none of its own, so that none appears when
//! it is started by a double click.

use windows::Win32::System::Console::{ATTACH_PARENT_PROCESS, AttachConsole};

/// What is printed from now on appears there, if there is one.
pub(super) fn attach() {
    #[expect(unsafe_code, reason = "a function of the system")]
    // SAFETY: it takes a number and touches no memory of ours. Where there is no terminal it fails, and nothing is printed.
    let _ = unsafe { AttachConsole(ATTACH_PARENT_PROCESS) };
}
