// Matches for two by touch on a fine phone, handed to and fro; what was stored keeps to the rules. The tour plays alone.

import assert from "node:assert/strict";
import { test } from "node:test";

import { record, sitDown, verify } from "./helpers/app.mjs";
import { shoot } from "./helpers/browser.mjs";
import { has } from "./helpers/mirror.mjs";
import { Dice } from "./helpers/table.mjs";

/** Plays a game by `act`, with undo now and then, until it is over or so many actions are done. */
async function play(t, game, seed, act, most = Infinity) {
  const dice = new Dice(seed);
  const table = await sitDown(t, { width: 390, height: 844, ratio: 3, seed, reducedMotion: "reduce" });
  await table.begin(2, game);
  await shoot(table.page, `two-${game}-begin`);
  let [actions, undone] = [0, 0];
  while (actions < most && (await table.untilATurn())) {
    const before = (await table.look()).shown;
    const seen = await act(table, dice);
    if (seen.shown > before && has(seen, "Undo") && dice.onceIn(4)) {
      // What the rules play by themselves is taken back with the decision before it.
      assert.ok((await table.tap("Undo")).shown <= before, "undo goes back");
      undone += 1;
    }
    actions += 1;
    if (actions % 16 === 0) await shoot(table.page, `two-${game}-${actions}`);
  }
  assert.ok(undone > 0, "undo was tried");
  const { shown } = await table.look();
  await shoot(table.page, `two-${game}-end`);
  const text = await record(table.page);
  const result = verify(text);
  assert.equal(result.standings.length, 2);
  assert.equal(JSON.parse(text).log.length, shown, "what was shown is what is stored");
  return { ...result, actions };
}

test("two persons play a whole match of Doodle City", async (t) => {
  const { over, rounds, actions } = await play(t, "doodle-city", 4, (table, dice) => table.act(dice));
  assert.equal(over, true);
  assert.ok(actions >= 2 * (rounds - 1), `${actions} actions in ${rounds} rounds`);
});

test("two persons pass the blocks of City Planner to and fro for a whole match", async (t) => {
  const { over, rounds } = await play(t, "city-planner", 6, (table, dice) => table.plan(dice));
  assert.deepEqual([over, rounds], [true, 8]);
});

test("two persons play from their decks of Design Town", async (t) => {
  await play(t, "design-town", 6, (table, dice) => table.venture(dice), 120);
});
