// A virtual display for windows that want one; it goes when the tests of this file have ended.

import { spawn } from "node:child_process";

const displays = [];

process.once("exit", () => displays.forEach((display) => display.kill()));

/** Opens a display of its own, and gives its name, such as ":1". */
export function openDisplay() {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "2000x1200x24", "-noreset"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  displays.push(server);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
    server.stdio[3].once("data", (number) => resolve(`:${String(number).trim()}`));
  });
}
