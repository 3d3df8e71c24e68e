// Measures the web build beside the emptiest Bevy app, in one run: bytes, start, and rest.
//
//     node web/tests/bench.mjs APP_FOLDER FLOOR_FOLDER PLUGINS_FOLDER
//
// All are packed; ./dev bench web makes and measures them.

import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { serve } from "../build/serve.mjs";
import { closeBrowsers, freshWindow, newPage } from "./helpers/browser.mjs";
import { median } from "./helpers/median.mjs";
import { Table } from "./helpers/table.mjs";

/** How often the start is measured. */
const STARTS = 7;
/** How long the rest is watched. */
const REST_MS = 10_000;
const PHONE = { width: 390, height: 844, ratio: 1 };

/** Notes in the page when things come about, in milliseconds since the navigation. */
function note() {
  window.noted = { draws: 0, frames: 0 };
  const once = (name) => (window.noted[name] ??= performance.now());
  const ask = window.requestAnimationFrame;
  for (const name of ["drawElements", "drawArrays", "drawElementsInstanced", "drawArraysInstanced"]) {
    const draw = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function (...values) {
      window.noted.draws += 1;
      if (!window.noted.frame) ask(() => once("frame"));
      return draw.apply(this, values);
    };
  }
  window.requestAnimationFrame = (work) => ask((time) => ((window.noted.frames += 1), work(time)));
  const look = () => {
    const { page } = document.documentElement?.dataset ?? {};
    if (page === "shelf" && document.querySelector('#mirror [data-intent^="OpenSetup"]')) ask(() => once("shelf"));
    const canPlay = document.querySelector('#mirror :is([data-intent="RollDice"], [data-intent^="Pick(Square"])');
    if (page === "table" && canPlay && !window.noted.table) ask(() => once("table"));
    if (!window.noted.table) setTimeout(look, 5);
  };
  look();
}

function row(what, ours, floor, bar) {
  const ratio = floor ? (ours / floor).toFixed(2) : "";
  const [a, b] = [ours, floor].map((it) => (it === undefined ? "" : String(Math.round(it))));
  console.log(`${what.padEnd(40)} ${a.padStart(10)} ${b.padStart(10)} ${ratio.padStart(7)}   ${bar}`);
}

/** The size of the packed module as brotli hands it out. */
function moduleBytes(folder) {
  const version = readdirSync(folder).find((name) => /^[0-9a-f]{12}$/.test(name));
  return statSync(join(folder, version, "app_bg.wasm.br")).size;
}

/** The size of what is fetched later, as brotli hands it out. */
function learntBytes(folder) {
  const version = readdirSync(folder).find((name) => /^[0-9a-f]{12}$/.test(name));
  const all = readdirSync(join(folder, version, "learnt"), { recursive: true }).map((name) => join(folder, version, "learnt", name));
  const packed = (path) => statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? statSync(path).size;
  const isPlain = (path) => statSync(path).isFile() && !/\.(br|gz)$/.test(path);
  return all.filter(isPlain).reduce((sum, path) => sum + packed(path), 0);
}

/** Opens a page that notes, and waits until it has noted `goal`. */
async function start(url, goal, storageState) {
  const context = await freshWindow({ ...PHONE, storageState });
  await context.addInitScript(note);
  const page = await newPage(context);
  const talk = await context.newCDPSession(page);
  await talk.send("Network.enable");
  let bytes = 0;
  // What computer players have learnt is asked for after the first picture; a test of its own looks after that.
  const later = new Set();
  talk.on("Network.requestWillBeSent", ({ requestId, request }) => request.url.includes("/learnt/") && later.add(requestId));
  talk.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!later.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url);
  await page.waitForFunction((goal) => window.noted[goal], goal, { timeout: 120_000 });
  return { page, context, bytes, noted: await page.evaluate(() => window.noted) };
}

/** Storage in which one match is running. */
async function withMatch(url) {
  const context = await freshWindow(PHONE);
  const table = await Table.open(context, url);
  await table.begin(1);
  await table.untilATurn();
  await table.look();
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

const [appFolder, floorFolder, pluginsFolder] = process.argv.slice(2);
if (!pluginsFolder) {
  console.error("usage: node web/tests/bench.mjs APP_FOLDER FLOOR_FOLDER PLUGINS_FOLDER");
  process.exit(2);
}
const [app, floor] = await Promise.all([serve(appFolder), serve(floorFolder)]);
const storage = await withMatch(app.url);
const figures = { shelf: [], table: [], floor: [] };
const all = {};
// In turn, so that all meet the same machine. The table is that of a match that lay on the table.
const ways = [
  ["table", app.url, "table", storage],
  ["floor", floor.url, "frame", undefined],
  ["shelf", app.url, "shelf", undefined],
];
for (let i = 0; i < STARTS; i += 1) {
  for (const [name, url, goal, state] of ways) {
    const { context, noted, bytes } = await start(url, goal, state);
    figures[name].push(noted[goal]);
    all[name] = bytes;
    await context.close();
  }
}
const { page, context } = await start(app.url, "table", storage);
await page.waitForTimeout(3000);
const count = () => page.evaluate(() => [window.noted.draws, window.noted.frames]);
const before = await count();
await page.waitForTimeout(REST_MS);
const after = await count();
await context.close();

console.log(`${"".padEnd(40)} ${"app".padStart(10)} ${"floor".padStart(10)} ${"ratio".padStart(7)}   bar`);
row("module by brotli 11, bytes", moduleBytes(appFolder), moduleBytes(floorFolder), "at most 1.25");
row("the same, beside the plugins' empty app", moduleBytes(appFolder), moduleBytes(pluginsFolder), "at most 1.25");
row("all bytes before the table, or a frame", all.table, all.floor, "reported");
row("bytes fetched after it, for computer players", learntBytes(appFolder), undefined, "all in all at most 2097152");
row(`shelf, ms (median of ${STARTS})`, median(figures.shelf), median(figures.floor), "reported");
row(`playable table, ms (median of ${STARTS})`, median(figures.table), median(figures.floor), "reported");
row("draw calls at rest, in 10 s", after[0] - before[0], undefined, "0");
row("frames asked for at rest, in 10 s", after[1] - before[1], undefined, "0");
await closeBrowsers();
for (const { close } of [app, floor]) close();
