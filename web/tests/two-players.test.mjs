// Matches for two by touch on a fine phone, handed to and fro; what was stored keeps to the rules. The tour plays
// alone, and to the end.

import assert from "node:assert/strict";
import { test } from "node:test";

import { record, sitDown, verify } from "./helpers/app.mjs";
import { shoot } from "./helpers/browser.mjs";
import { has } from "./helpers/mirror.mjs";
import { Dice } from "./helpers/table.mjs";

/** Plays a game by `act`, with undo now and then, until so many actions are done; what `doodle verify` says of it. */
async function play(t, game, seed, act, most) {
  const dice = new Dice(seed);
  const table = await sitDown(t, { width: 390, height: 844, ratio: 3, seed, reducedMotion: "reduce" });
  await table.begin(2, game);
  await shoot(table.page, `two-${game}-begin`);
  let undone = 0;
  for (let actions = 0; actions < most; actions += 1) {
    const before = (await table.untilATurn()).shown;
    const seen = await act(table, dice);
    if (seen.shown > before && has(seen, "Undo") && dice.onceIn(4)) {
      // What the rules play by themselves is taken back with the decision before it.
      assert.ok((await table.tap("Undo", seen)).shown <= before, "undo goes back");
      undone += 1;
    }
    if (actions % 16 === 0) await shoot(table.page, `two-${game}-${actions}`);
  }
  await table.untilATurn();
  assert.ok(undone > 0, "undo was tried");
  const { shown } = await table.look();
  await shoot(table.page, `two-${game}-end`);
  const text = await record(table.page);
  const result = verify(text);
  assert.equal(result.standings.length, 2);
  assert.equal(JSON.parse(text).log.length, shown, "what was shown is what is stored");
  return result;
}

test("two persons draw in the same rounds of Doodle City", async (t) => {
  const { rounds } = await play(t, "doodle-city", 4, (table, dice) => table.act(dice), 12);
  assert.ok(rounds >= 4, `${rounds} rounds`);
});

test("two persons pass the blocks of City Planner to and fro", async (t) => {
  const { rounds } = await play(t, "city-planner", 6, (table, dice) => table.plan(dice), 20);
  assert.ok(rounds >= 3, `${rounds} rounds`);
});

test("two persons play from their decks of Design Town", async (t) => {
  const { rounds } = await play(t, "design-town", 6, (table, dice) => table.venture(dice), 40);
  assert.ok(rounds >= 3, `${rounds} rounds`);
});
