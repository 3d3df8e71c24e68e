// Folders for what a test writes.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folders = [];

// A file of tests that takes too long is sent this; what it has opened is to be closed all the same.
process.once("SIGTERM", () => process.exit(143));
process.once("exit", () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

/** A new folder; it is gone when the tests of this file have ended. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "doodle-city-"));
  folders.push(folder);
  return folder;
}
