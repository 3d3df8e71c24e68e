// Reads a hosted copy of the page, and names what the host does not do as it should:
//   node web/build/check_host.mjs ADDRESS
// What has to be is an error; what only makes the page slower is advice.

import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";

const TYPES = {
  "": "text/html",
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  wasm: "application/wasm",
  png: "image/png",
  webmanifest: "application/manifest+json",
};
/** What must be asked for afresh each time, or a browser never hears of a new version. */
const FRESH = /^(\.\/|service-worker\.js|manifest.*\.webmanifest)$/;
/** Bytes from which on packing is worth a word. */
const LARGE = 100_000;
const DAY = 86_400;

/** The list of files that the page's service worker has, with their hashes. */
export function filesOf(worker) {
  const list = worker.match(/const FILES = (\[[\s\S]*?\n\]);/)?.[1];
  return list ? JSON.parse(list) : [];
}

/** How long a browser may keep an answer without asking, in seconds; nothing if the host does not say. */
function age(response) {
  const said = response.headers.get("cache-control") ?? "";
  if (/no-cache|no-store/.test(said)) return 0;
  const seconds = said.match(/max-age=(\d+)/)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

function endingOf(path) {
  return path.endsWith("/") ? "" : path.split("/").at(-1).split(".").at(-1);
}

async function checkFile(address, path, integrity) {
  const errors = [];
  const advice = [];
  const response = await fetch(new URL(path, address), { headers: { "accept-encoding": "br, gzip" } });
  if (!response.ok) return { errors: [`${path}: the host answers ${response.status}`], advice };
  const bytes = Buffer.from(await response.arrayBuffer());
  const found = `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
  if (integrity && found !== integrity) {
    errors.push(`${path}: these are not the bytes that were built; a host must not write anything into them`);
  }
  const type = (response.headers.get("content-type") ?? "").split(";")[0].trim();
  const wanted = TYPES[endingOf(path)];
  if (wanted && type !== wanted && !(wanted === "text/javascript" && type === "application/javascript")) {
    errors.push(`${path}: its type is ${type || "not said"}, and should be ${wanted}`);
  }
  if (bytes.length > LARGE && !response.headers.get("content-encoding") && !/\.png$/.test(path)) {
    advice.push(`${path}: ${bytes.length} bytes come unpacked; beside it lie a .br and a .gz`);
  }
  const kept = age(response);
  if (FRESH.test(path) && kept !== 0) {
    const says = kept === undefined ? "does not say how long it may be kept" : `says that it may be kept for ${kept} s`;
    (kept > DAY ? errors : advice).push(`${path}: the host ${says}, and should say no-cache`);
  }
  if (/^[0-9a-f]{12}\//.test(path) && !(kept >= 30 * DAY)) {
    advice.push(`${path}: it never changes, and may be kept for ever: Cache-Control: max-age=31536000, immutable`);
  }
  return { errors, advice };
}

/** What is wrong with the copy at this address, and what would make it faster; each a list of lines. */
export async function checkHost(address) {
  const place = new URL(address);
  const errors = [];
  const advice = [];
  if (place.protocol !== "https:" && !["127.0.0.1", "localhost", "[::1]"].includes(place.hostname)) {
    errors.push("It comes without HTTPS: browsers neither keep it for use without a network nor install it.");
  }
  if (!place.pathname.endsWith("/")) place.pathname += "/";
  const worker = await fetch(new URL("service-worker.js", place));
  const text = worker.ok ? await worker.text() : "";
  const files = filesOf(text);
  if (files.length === 0) return { errors: [...errors, `${place}service-worker.js is missing, or is another one`], advice };
  for (const [path, integrity] of [...files, ["service-worker.js"]]) {
    const found = await checkFile(place, path, integrity);
    errors.push(...found.errors);
    advice.push(...found.advice);
  }
  return { errors, advice, count: files.length + 1, version: text.match(/const VERSION = "(\w+)"/)?.[1] };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [address] = process.argv.slice(2);
  if (!URL.canParse(address ?? "")) {
    console.error("usage: node web/build/check_host.mjs ADDRESS, such as https://example.org/doodle-city/");
    process.exit(2);
  }
  const { errors, advice, count, version } = await checkHost(address).catch((error) => ({
    errors: [`${address} cannot be reached: ${error.cause?.message ?? error.message}`],
    advice: [],
  }));
  for (const line of errors) console.log(`wrong: ${line}`);
  for (const line of advice) console.log(`better: ${line}`);
  if (errors.length === 0) console.log(`All ${count} files of version ${version} are there as they were built.`);
  process.exit(errors.length > 0 ? 1 : 0);
}
