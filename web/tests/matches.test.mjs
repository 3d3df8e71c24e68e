// Whole matches by touch on a phone, from the shelf to the results; what was stored keeps to the rules.

import assert from "node:assert/strict";
import { test } from "node:test";

import { record, sitDown, verify } from "./helpers/app.mjs";
import { shoot } from "./helpers/browser.mjs";
import { has } from "./helpers/mirror.mjs";
import { Dice } from "./helpers/table.mjs";

async function wholeMatch(t, players, seed) {
  const dice = new Dice(seed);
  const table = await sitDown(t, { width: 390, height: 844, ratio: 3, seed, reducedMotion: "reduce" });
  await shoot(table.page, `match-of-${players}-shelf`);
  await table.begin(players);
  await shoot(table.page, `match-of-${players}-begin`);
  let [turns, undone] = [0, 0];
  while (await table.untilATurn()) {
    const before = (await table.look()).shown;
    let seen = await table.act(dice);
    assert.equal(seen.shown, before + 1, "an action is one step");
    if ((turns === 2 || dice.onceIn(6)) && has(seen, "Undo")) {
      seen = await table.tap("Undo");
      assert.equal(seen.shown, before, "undo takes one step back");
      seen = await table.act(dice);
      undone += 1;
    }
    turns += 1;
    if (turns === 8 * players) await shoot(table.page, `match-of-${players}-middle`);
  }
  assert.ok(undone > 0, "undo was tried");
  const { shown } = await table.look();
  await shoot(table.page, `match-of-${players}-results`);
  const text = await record(table.page);
  const result = verify(text);
  assert.equal(result.over, true);
  assert.equal(result.standings.length, players);
  assert.equal(JSON.parse(text).log.length, shown, "what was shown is what is stored");
  assert.ok(turns >= result.standings.length * (result.rounds - 1), `${turns} turns in ${result.rounds} rounds`);
}

test("one person plays a whole match", (t) => wholeMatch(t, 1, 3));
test("two persons hand the phone back and forth for a whole match", (t) => wholeMatch(t, 2, 4));
