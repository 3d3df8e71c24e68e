// A finished match is analysed in the page, in slices between frames: it says what luck and skill brought, and what could have
// been better.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sitDown } from "./helpers/app.mjs";
import { shoot } from "./helpers/browser.mjs";
import { finished, put } from "./helpers/finished.mjs";
import { all, has } from "./helpers/mirror.mjs";

/** In the others the whole takes long where the page draws without a graphics card. */
const WHOLE = ["city-planner"];

/** How far the analysis has come, in per cent; nothing once it is done. */
const working = (seen) => all(seen, { name: /^Working it out/ }).map(({ name }) => Number(/\d+/.exec(name)?.[0] ?? 0))[0];

for (const game of ["doodle-city", "city-planner", "design-town"]) {
  test(`a match of ${game} is analysed in the page`, async (t) => {
    const table = await sitDown(t, { ratio: 1, seed: 6 });
    await table.page.evaluate(put, finished(1, "--game", game));
    await table.page.reload();
    await table.isUp();
    const isMatch = { role: "button", name: /^Random / };
    await table.tap("OpenArchive");
    let seen = await table.mirror.until((seen) => seen.isStill && all(seen, isMatch).length === 1, "the match");
    await table.tap({ name: all(seen, isMatch)[0].name, role: "button" }, seen);
    await table.mirror.until((seen) => seen.isStill && seen.page === "results" && has(seen, "LookBack"), "the results");
    await table.tap("LookBack");
    const begun = Date.now();
    await table.mirror.until((seen) => has(seen, "OpenAnalysis"), "the button for it");
    await table.tap("OpenAnalysis");
    const isKnown = (seen) => all(seen, { name: /^Own moves/ }).length > 0;
    seen = await table.mirror.until(isKnown, "a first answer", (seen) => working(seen) ?? 0);
    const first = Date.now() - begun;
    t.diagnostic(`${game}: a first answer after ${first} ms`);
    if (WHOLE.includes(game)) {
      seen = await table.mirror.until((seen) => isKnown(seen) && working(seen) === undefined, "the whole answer", (seen) => working(seen) ?? 0);
      t.diagnostic(`${game}: the whole after ${Date.now() - begun} ms`);
    }
    assert.ok(all(seen, { name: /^Luck/ }).length > 0);
    await shoot(table.page, `analysis-${game}`);
  });
}
