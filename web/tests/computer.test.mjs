// A computer player in the browser: it thinks between the frames, and plays in its turn.

import assert from "node:assert/strict";
import { test } from "node:test";

import { record, sitDown, verify } from "./helpers/app.mjs";
import { shoot } from "./helpers/browser.mjs";
import { has } from "./helpers/mirror.mjs";
import { Dice } from "./helpers/table.mjs";

const ROUNDS = 3;
/** What a person can do; while there is none of it the computer player is on turn. */
const canAct = (seen) => has(seen, "DismissBanner") || has(seen, "RollDice") || has(seen, /^Pick\(Square/);

/** From the shelf to a table with a computer player; a picture of the set-up under this name, if there is one. */
async function sitWithComputer(table, picture) {
  await table.tap('OpenSetup("doodle-city")');
  await table.tap({ name: "Remove Player 2" });
  await table.tap({ name: "Add a computer player" });
  if (picture) await shoot(table.page, picture);
  await table.tap({ name: "Start" });
}

/** Plays until the person has drawn so often, and the computer player after it. */
async function playRounds(table, dice, rounds) {
  for (let drawn = 0; drawn < rounds; ) {
    const seen = await table.mirror.until((seen) => seen.isStill && canAct(seen), "a person's turn");
    if (has(seen, "DismissBanner")) await table.tap("DismissBanner");
    else if (has(seen, "RollDice")) await table.tap("RollDice");
    else {
      await table.act(dice);
      drawn += 1;
    }
  }
  await table.mirror.until((seen) => seen.isStill && canAct(seen), "the computer player has played");
}

test("somebody plays some rounds against the computer", async (t) => {
  const dice = new Dice(13);
  const table = await sitDown(t, { ratio: 1, seed: 13, reducedMotion: "reduce" });
  await sitWithComputer(table, "computer-setup");
  await playRounds(table, dice, ROUNDS);
  await shoot(table.page, "computer-table");
  const text = await record(table.page);
  verify(text);
  const { version, seats } = JSON.parse(text);
  assert.deepEqual([version, seats.length], [3, 2]);
  assert.ok(seats.some(({ by }) => by && by !== "person"), "the record says who was a computer player");
});

/** What is asked for of what computer players have learnt goes through `answer`. */
async function learnBy(page, answer) {
  await page.context().route(/\/learnt\//, answer);
}

test("what computer players have learnt is fetched after the first picture, and waited for", async (t) => {
  const asked = [];
  let release;
  const isReleased = new Promise((resolve) => (release = resolve));
  const table = await sitDown(t, {
    ratio: 1,
    seed: 15,
    reducedMotion: "reduce",
    before: (page) => learnBy(page, async (route) => {
      asked.push(await page.evaluate(() => document.documentElement.dataset.page));
      await isReleased;
      await route.continue();
    }),
  });
  assert.ok(asked.length >= 4 && asked.every((page) => page === "shelf"), `asked for while this page was shown: ${asked}`);
  const dice = new Dice(15);
  await sitWithComputer(table);
  // Whoever starts: the person plays until it is the computer player's turn.
  const isThinking = (seen) => has(seen, { name: /is thinking/ });
  const isSomebodysTurn = (seen) => seen.isStill && (canAct(seen) || isThinking(seen));
  for (;;) {
    const seen = await table.mirror.until(isSomebodysTurn, "somebody's turn");
    if (isThinking(seen)) break;
    const due = ["DismissBanner", "RollDice"].find((intent) => has(seen, intent));
    await (due ? table.tap(due, seen) : table.act(dice));
  }
  const { shown } = await table.look();
  await table.page.waitForTimeout(3000);
  assert.equal((await table.look()).shown, shown, "it waits for what it has learnt");
  release();
  await table.mirror.until((seen) => seen.shown > shown, "then it plays");
});

test("computer players play without what they have learnt where that cannot be fetched", async (t) => {
  const table = await sitDown(t, {
    ratio: 1,
    seed: 16,
    reducedMotion: "reduce",
    mayComplain: true,
    before: (page) => learnBy(page, (route) => route.abort()),
  });
  await sitWithComputer(table);
  await playRounds(table, new Dice(16), 1);
});
