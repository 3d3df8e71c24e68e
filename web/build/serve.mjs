// A small static host for trying and testing: right types, packed twins where the browser takes them, nothing cached.
//   node web/build/serve.mjs FOLDER [PORT] [--live]
// With --live the page is not kept for offline use, so that every reload brings what was just built.

import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".ttf": "font/ttf",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
const TWINS = { br: ".br", gzip: ".gz" };

/** The file in `folder` that a request asks for, or nothing. */
function wanted(folder, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return undefined;
  }
  if (path.includes("\0")) return undefined;
  const file = join(folder, normalize(path.endsWith("/") ? `${path}index.html` : path));
  const isThere = file.startsWith(folder + sep) && statSync(file, { throwIfNoEntry: false })?.isFile();
  return isThere ? file : undefined;
}

/**
 * Serves a folder on this machine alone until `close` is called; resolves once it does. `gate(request, response)` may answer in its place by
 * returning true.
 */
export function serve(folder, { port = 0, isLive = false, gate = () => false } = {}) {
  const root = resolve(folder);
  const server = createServer((request, response) => {
    if (gate(request, response)) return;
    const file = wanted(root, request.url);
    const isHidden = isLive && file?.endsWith("service-worker.js");
    if (!file || isHidden || !["GET", "HEAD"].includes(request.method)) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("There is no such file.\n");
      return;
    }
    const accepted = request.headers["accept-encoding"] ?? "";
    const encoding = Object.keys(TWINS).find((it) => accepted.includes(it) && existsSync(file + TWINS[it]));
    const sent = encoding ? file + TWINS[encoding] : file;
    response.writeHead(200, {
      "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
      "Content-Length": statSync(sent).size,
      "Cache-Control": "no-store",
      Vary: "Accept-Encoding",
      ...(encoding && { "Content-Encoding": encoding }),
    });
    if (request.method === "HEAD") response.end();
    else createReadStream(sent).on("error", () => response.destroy()).pipe(response);
  });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return new Promise((done, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", () => done({ url: `http://127.0.0.1:${server.address().port}/`, close }));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, ...rest] = process.argv.slice(2);
  const isLive = rest.includes("--live");
  const port = Number(rest.find((it) => it !== "--live") ?? 8080);
  if (!folder || !Number.isInteger(port)) {
    console.error("usage: node web/build/serve.mjs FOLDER [PORT] [--live]");
    process.exit(2);
  }
  try {
    const { url } = await serve(folder, { port, isLive });
    console.log(`Doodle City is at ${url} (Ctrl+C ends it)`);
  } catch (error) {
    console.error(`Nothing can be served at port ${port}: ${error.message}`);
    process.exit(1);
  }
}
