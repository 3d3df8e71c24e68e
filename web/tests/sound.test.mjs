// Sound begins with the first touch, rests while nothing is heard and while nobody looks, and goes on.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Fingers } from "./helpers/finger.mjs";
import { packWith, SHOWS, visit } from "./helpers/page.mjs";

/** A game that opens its sound at once, as the real one does, and wants it to run. */
const SOUNDS = `window.sound = new AudioContext(); window.sound.resume(); ${SHOWS}`;
/** How long the outputs outlast the last sound, in milliseconds. */
const SILENCE = 5000;

const becomes = (page, state) => page.waitForFunction((state) => window.sound.state === state, state);

/** Something is heard for so many seconds; whether it is heard indeed. */
const hear = (page, seconds) =>
  page.evaluate(
    (seconds) => dispatchEvent(new CustomEvent("sounds", { detail: seconds, cancelable: true })),
    seconds,
  );

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
  assert.equal(await hear(page, 1), false, "what is not heard is not heard later");
  await (await Fingers.on(page)).tap([200, 400]);
  await becomes(page, "running");
  assert.equal(await hear(page, 60), true);
  await hide(page, true);
  await becomes(page, "suspended");
  await hide(page, false);
  await becomes(page, "running");
});

test("nobody waits for the output to say how late it is", async (t) => {
  const page = await visit(t, packWith(SOUNDS).folder, { ratio: 1 });
  await page.locator("#cover").waitFor({ state: "hidden" });
  assert.equal(await page.evaluate(() => window.sound.outputLatency), undefined);
});

test("in the background nothing begins to sound", async (t) => {
  const page = await visit(t, packWith(SOUNDS).folder, { ratio: 1 });
  await page.locator("#cover").waitFor({ state: "hidden" });
  await hide(page, true);
  await (await Fingers.on(page)).tap([200, 400]);
  assert.equal(await hear(page, 60), false);
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate(() => window.sound.state), "suspended");
});

test("music that is turned off keeps no output awake", async (t) => {
  const page = await visit(t, packWith(SOUNDS).folder, { ratio: 1 });
  await page.locator("#cover").waitFor({ state: "hidden" });
  await (await Fingers.on(page)).tap([200, 400]);
  const play = (seconds) => page.evaluate((detail) => dispatchEvent(new CustomEvent("music", { detail })), seconds);
  await play(60);
  await becomes(page, "running");
  await page.waitForTimeout(SILENCE + 1000);
  assert.equal(await page.evaluate(() => window.sound.state), "running", "music is heard");
  await play(0);
  await becomes(page, "suspended");
});

test("an output that nothing is heard of rests, until something is", async (t) => {
  const page = await visit(t, packWith(SOUNDS).folder, { ratio: 1 });
  await page.locator("#cover").waitFor({ state: "hidden" });
  const begun = Date.now();
  await (await Fingers.on(page)).tap([200, 400]);
  await hear(page, 1);
  await hear(page, 0.1);
  await becomes(page, "running");
  await becomes(page, "suspended");
  assert.ok(Date.now() - begun >= SILENCE + 1000, "the longest sound was heard to its end");
  await page.evaluate(() => window.sound.resume());
  assert.equal(await page.evaluate(() => window.sound.state), "suspended", "the game cannot keep it awake");
  await hear(page, 0.1);
  await becomes(page, "running");
});
