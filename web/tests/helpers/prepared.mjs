// A host that lets functions run in the page before all else, whichever browser it is: they stand at the top of it.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { serve } from "../../build/serve.mjs";

/** Sends what the page complains of to its host, so that a reload forgets none of it. */
function complain() {
  const tell = (words) => navigator.sendBeacon("complaint", String(words));
  addEventListener("error", (event) => tell(event.error?.stack ?? event.message));
  addEventListener("unhandledrejection", (event) => tell(event.reason?.stack ?? event.reason));
  const { error } = console;
  console.error = (...words) => {
    tell(words.join(" "));
    error.apply(console, words);
  };
}

/**
 * Serves `folder` until `close` is called. `prepare` are functions, or pairs of a function and a value for it, that run in
 * the page; what it complains of then lies in `complaints`. `isAway` makes it a host that cannot be reached.
 */
export async function servePrepared(folder, prepare) {
  const complaints = [];
  const host = { complaints, isAway: false };
  const calls = [complain, ...prepare].map((it) => {
    const [work, value] = [it].flat();
    return `(${work})(${JSON.stringify(value) ?? ""});`;
  });
  const page = readFileSync(join(folder, "index.html"), "utf8").replace("<head>", () => `<head><script>${calls.join("\n")}</script>`);
  const gate = (request, response) => {
    if (host.isAway) {
      request.socket.destroy();
    } else if (request.url.endsWith("/complaint")) {
      request.setEncoding("utf8").on("data", (words) => complaints.push(words)).on("end", () => response.end());
    } else if (request.url === "/" && prepare.length > 0) {
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" }).end(page);
    } else {
      return false;
    }
    return true;
  };
  return Object.assign(host, await serve(folder, { gate }));
}
