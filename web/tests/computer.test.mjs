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

test("somebody plays some rounds against the computer", async (t) => {
  const dice = new Dice(13);
  const table = await sitDown(t, { ratio: 1, seed: 13, reducedMotion: "reduce" });
  await table.tap('OpenSetup("doodle-city")');
  await table.tap({ name: "Remove Player 2" });
  await table.tap({ name: "Add a computer player" });
  await shoot(table.page, "computer-setup");
  await table.tap({ name: "Start" });
  for (let drawn = 0; drawn < ROUNDS; ) {
    const seen = await table.mirror.until((seen) => seen.isStill && canAct(seen), "a person's turn");
    if (has(seen, "DismissBanner")) await table.tap("DismissBanner");
    else if (has(seen, "RollDice")) await table.tap("RollDice");
    else {
      await table.act(dice);
      drawn += 1;
    }
  }
  await table.mirror.until((seen) => seen.isStill && canAct(seen), "the computer player has played");
  await shoot(table.page, "computer-table");
  const text = await record(table.page);
  verify(text);
  const { version, seats } = JSON.parse(text);
  assert.deepEqual([version, seats.length], [2, 2]);
  assert.ok(seats.some(({ by }) => by && by !== "person"), "the record says who was a computer player");
});
