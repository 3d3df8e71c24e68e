// Whole matches of City Planner by touch on a phone, from the shelf to the results; what was stored keeps to the rules.

import assert from "node:assert/strict";
import { test } from "node:test";

import { record, sitDown, verify } from "./helpers/app.mjs";
import { shoot } from "./helpers/browser.mjs";
import { has } from "./helpers/mirror.mjs";
import { Dice } from "./helpers/table.mjs";

async function wholeMatch(t, players, seed) {
  const dice = new Dice(seed);
  const table = await sitDown(t, { width: 390, height: 844, ratio: 3, seed, reducedMotion: "reduce" });
  await table.begin(players, "city-planner");
  await shoot(table.page, `planner-of-${players}-begin`);
  let [actions, undone] = [0, 0];
  while (await table.untilATurn()) {
    const before = (await table.look()).shown;
    const seen = await table.plan(dice);
    if (seen.shown === before + 1 && has(seen, "Undo") && dice.onceIn(6)) {
      assert.equal((await table.tap("Undo")).shown, before, "undo takes one step back");
      undone += 1;
    }
    actions += 1;
    if (actions % 12 === 0) await shoot(table.page, `planner-of-${players}-${actions}`);
  }
  assert.ok(undone > 0, "undo was tried");
  const { shown } = await table.look();
  await shoot(table.page, `planner-of-${players}-results`);
  const text = await record(table.page);
  const result = verify(text);
  assert.equal(result.over, true);
  assert.equal(result.rounds, 8);
  assert.equal(result.standings.length, players);
  assert.equal(JSON.parse(text).log.length, shown, "what was shown is what is stored");
}

test("one person plans a whole city", (t) => wholeMatch(t, 1, 5));
test("two persons pass blocks to and fro for a whole match", (t) => wholeMatch(t, 2, 6));
