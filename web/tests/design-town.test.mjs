// Matches of Design Town by touch on a phone, from the shelf on; what was stored keeps to the rules.

import assert from "node:assert/strict";
import { test } from "node:test";

import { record, sitDown, verify } from "./helpers/app.mjs";
import { shoot } from "./helpers/browser.mjs";
import { has } from "./helpers/mirror.mjs";
import { Dice } from "./helpers/table.mjs";

async function play(t, players, seed, most) {
  const dice = new Dice(seed);
  const table = await sitDown(t, { width: 390, height: 844, ratio: 3, seed, reducedMotion: "reduce" });
  await table.begin(players, "design-town");
  await shoot(table.page, `town-of-${players}-begin`);
  let [actions, undone] = [0, 0];
  while (actions < most && (await table.untilATurn())) {
    const before = (await table.look()).shown;
    const seen = await table.venture(dice);
    if (seen.shown > before && has(seen, "Undo") && dice.onceIn(3)) {
      assert.ok((await table.tap("Undo")).shown <= before, "undo goes back");
      undone += 1;
    }
    actions += 1;
    if (actions % 25 === 0) await shoot(table.page, `town-of-${players}-${actions}`);
  }
  assert.ok(undone > 0, "undo was tried");
  const { shown } = await table.look();
  await shoot(table.page, `town-of-${players}-end`);
  const text = await record(table.page);
  const result = verify(text);
  assert.equal(result.standings.length, players);
  assert.equal(JSON.parse(text).log.length, shown, "what was shown is what is stored");
  return result;
}

test("one person plays until the supply is gone or a turn wins", async (t) => {
  assert.equal((await play(t, 1, 5, 1000)).over, true);
});

test("two persons play from their decks", async (t) => {
  await play(t, 2, 6, 120);
});
