// A game teaches itself in a first match, which goes on after a reload as it would have.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sitDown } from "./helpers/app.mjs";
import { shoot } from "./helpers/browser.mjs";
import { has } from "./helpers/mirror.mjs";

test("a first match is taught, and a reload goes on with it", async (t) => {
  const table = await sitDown(t, { ratio: 1, seed: 12 });
  await table.tap('OpenSetup("doodle-city")');
  let seen = await table.tap({ name: "Learn by playing" });
  assert.ok(has(seen, { name: /^You and Casual each draw a city/ }), "it is said what to do");
  await shoot(table.page, "first-match");
  seen = await table.tap("RollDice");
  assert.ok(has(seen, { name: /^Now a round begins/ }));
  seen = await table.tap("RollDice");
  assert.ok(has(seen, { name: /^Blue \d: you draw in column/ }));
  const said = seen.items.find(({ name }) => name.startsWith("Blue ")).name;
  await table.page.reload();
  await table.isUp();
  seen = await table.look();
  assert.equal(seen.page, "table");
  assert.ok(has(seen, { name: said }), "it is said again, for nobody has drawn");
  await table.tap("Back");
  seen = await table.tap('OpenSetup("doodle-city")');
  assert.ok(!has(seen, { name: "Learn by playing" }), "who has begun knows where it is");
});
