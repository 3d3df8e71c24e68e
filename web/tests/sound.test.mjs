// Sound begins with the first touch, rests while nobody looks, and goes on.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Fingers } from "./helpers/finger.mjs";
import { packWith, SHOWS, visit } from "./helpers/page.mjs";

/** A game that opens its sound at once, as the real one does. */
const SOUNDS = `window.sound = new AudioContext(); ${SHOWS}`;

const becomes = (page, state) => page.waitForFunction((state) => window.sound.state === state, state);

/** Puts the page out of sight, or back. */
async function hide(page, isHidden) {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

test("sound waits for the first touch and rests in the background", async (t) => {
  const page = await visit(t, packWith(SOUNDS).folder, { ratio: 1 });
  await page.locator("#cover").waitFor({ state: "hidden" });
  assert.equal(await page.evaluate(() => window.sound.state), "suspended", "browsers allow none yet");
  await (await Fingers.on(page)).tap([200, 400]);
  await becomes(page, "running");
  await hide(page, true);
  await becomes(page, "suspended");
  await hide(page, false);
  await becomes(page, "running");
});

test("in the background nothing begins to sound", async (t) => {
  const page = await visit(t, packWith(SOUNDS).folder, { ratio: 1 });
  await page.locator("#cover").waitFor({ state: "hidden" });
  await hide(page, true);
  await (await Fingers.on(page)).tap([200, 400]);
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => window.sound.state), "suspended");
});
