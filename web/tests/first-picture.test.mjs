// What stands on the screen before anybody touches it is the whole picture.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sitDown } from "./helpers/app.mjs";
import { drawAlways, keep, shoot } from "./helpers/browser.mjs";

/** The screen as it is, and as it is once more frames have been drawn. */
async function assertComplete(table, what) {
  const shown = await table.page.screenshot();
  await shoot(table.page, `first-picture-${what}`);
  await table.page.evaluate(drawAlways);
  const drawn = await table.page.screenshot();
  const isComplete = shown.equals(drawn);
  if (!isComplete) {
    keep(shown, `first-picture-${what}-shown`);
    keep(drawn, `first-picture-${what}-drawn`);
  }
  assert.ok(isComplete, `${what}: more frames change nothing; both pictures are in target/web-shots`);
}

test("the shelf, a first panel and a first table are complete", async (t) => {
  const table = await sitDown(t, { seed: 3, prepare: drawAlways });
  await assertComplete(table, "shelf");
  await table.tap("OpenSettings");
  await assertComplete(table, "panel");
  await table.tap({ name: "Done" });
  await table.begin(2);
  await assertComplete(table, "table");
  await table.turn(844, 390);
  await assertComplete(table, "turned");
});
