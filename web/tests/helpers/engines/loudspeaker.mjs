// A loudspeaker that nobody hears: Firefox lets no sound begin where there is none.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { temporaryFolder } from "../folder.mjs";

let opened;

async function open() {
  const folder = temporaryFolder();
  const socket = join(folder, "native");
  const modules = ["module-null-sink", `module-native-protocol-unix socket=${socket} auth-anonymous=1`];
  const options = ["-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", ...modules.flatMap((it) => ["-L", it])];
  const env = { ...process.env, PULSE_RUNTIME_PATH: folder, PULSE_STATE_PATH: folder };
  const server = spawn("pulseaudio", options, { env, stdio: "ignore" });
  process.once("exit", () => server.kill());
  let failure;
  server.once("error", (error) => (failure = error));
  for (let patience = 0; !existsSync(socket); patience += 1) {
    if (failure || patience > 200) throw failure ?? new Error("pulseaudio does not open its socket");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // It is not waited for when the tests are done.
  server.unref();
  return `unix:${socket}`;
}

/** Opens it once for all tests of a file, and gives its place for the variable PULSE_SERVER. */
export function loudspeaker() {
  opened ??= open();
  return opened;
}
