// Measures the page in each family of browsers, side by side in one run: the first picture, and frames while dice roll.
//   node web/tests/browsers.bench.mjs FOLDER   (packed; ./dev bench browsers makes and measures it)

import { chromium } from "./helpers/engines/chromium.mjs";
import { firefox } from "./helpers/engines/firefox.mjs";
import { webkit } from "./helpers/engines/webkit.mjs";
import { temporaryFolder } from "./helpers/folder.mjs";
import { median } from "./helpers/median.mjs";
import { middle, one } from "./helpers/mirror.mjs";
import { servePrepared } from "./helpers/prepared.mjs";
import { Table } from "./helpers/table.mjs";

const ENGINES = [chromium, firefox, webkit];
/** How often each starts, in turn, so that all meet the same machine. */
const STARTS = 3;
/** How long the dice are watched, in milliseconds. */
const WATCHED_MS = 1500;

/** Notes when the first page has been drawn, and when each frame begins; it runs in the page. */
function note() {
  window.noted = { frames: [] };
  const ask = window.requestAnimationFrame;
  window.requestAnimationFrame = (work) =>
    ask((time) => {
      window.noted.frames.push(performance.now());
      work(time);
      if (document.documentElement.dataset.page) window.noted.shelf ??= performance.now();
    });
  window.isDrawing = true;
}

/** Milliseconds from navigation to the first picture, and between frames while the dice roll. */
async function measure(engine, host) {
  const page = await engine.open(temporaryFolder(), { width: 390, height: 844 });
  try {
    await page.goto(host.url);
    const table = new Table(page, page.fingers, page.resize);
    await table.isUp();
    const shelf = await page.evaluate(() => window.noted.shelf);
    const seen = await table.begin(1);
    await page.evaluate(() => void (window.noted.frames = []));
    await page.fingers.tap(middle(one(seen, "RollDice")));
    await new Promise((resolve) => setTimeout(resolve, WATCHED_MS));
    const frames = await page.evaluate(() => window.noted.frames);
    return { shelf, frame: median(frames.slice(1).map((time, i) => time - frames[i])) };
  } finally {
    await page.close();
  }
}

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("usage: node web/tests/browsers.bench.mjs FOLDER");
  process.exit(2);
}
const host = await servePrepared(folder, [note]);
const figures = Object.fromEntries(ENGINES.map(({ name }) => [name, []]));
for (let i = 0; i < STARTS; i += 1) {
  for (const engine of ENGINES) figures[engine.name].push(await measure(engine, host));
}
const of = (name, what) => median(figures[name].map((it) => it[what]));
console.log(`${"".padEnd(10)} ${"first picture, ms".padStart(20)} ${"ratio".padStart(6)} ${"frame, ms".padStart(12)} ${"ratio".padStart(6)}`);
for (const { name } of ENGINES) {
  const cells = ["shelf", "frame"].flatMap((what) => [
    of(name, what).toFixed(what === "frame" ? 1 : 0).padStart(what === "frame" ? 12 : 20),
    (of(name, what) / of("chromium", what)).toFixed(2).padStart(6),
  ]);
  console.log(`${name.padEnd(10)} ${cells.join(" ")}`);
}
host.close();
process.exit();
