// A virtual display for windows that want one; it goes when the tests of this file have ended.

import { spawn } from "node:child_process";

let opened;

function open() {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "2000x1200x24", "-noreset"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  process.once("exit", () => server.kill());
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
    server.stdio[3].once("data", (number) => {
      // Neither is waited for when the tests are done.
      server.stdio[3].unref();
      server.unref();
      resolve(`:${String(number).trim()}`);
    });
  });
}

/** Opens it once for all tests of a file, and gives its name, such as ":1". */
export function openDisplay() {
  opened ??= open();
  return opened;
}
