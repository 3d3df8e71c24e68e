// A game teaches itself in a first match, which goes on after a reload as it would have.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sitDown } from "./helpers/app.mjs";
import { shoot } from "./helpers/browser.mjs";
import { has } from "./helpers/mirror.mjs";

test("a first match is taught, and a reload goes on with it", async (t) => {
  const table = await sitDown(t, { ratio: 1, seed: 12 });
  await table.tap('OpenSetup("doodle-city")');
  const isSaid = (name) => table.mirror.until((seen) => has(seen, { name }), `it is said: ${name}`);
  await table.tap({ name: "Learn by playing" });
  await isSaid(/^You and the computer player, Casual, each draw a city/);
  await shoot(table.page, "first-match");
  await table.tap("RollDice");
  await isSaid(/^Now a round begins/);
  await table.tap("RollDice");
  await isSaid(/^Most points win/);
  const blue = /^Blue \d: you draw in column/;
  for (let seen = await table.look(); !has(seen, { name: blue }); ) seen = await table.tap("GoOn", seen);
  const seen = await isSaid(blue);
  const said = seen.items.find(({ name }) => name.startsWith("Blue ")).name;
  await table.page.reload();
  await table.isUp();
  // It is said again, for nobody has drawn.
  assert.equal((await isSaid(said)).page, "table");
  await table.tap("Back");
  const anew = await table.tap('OpenSetup("doodle-city")');
  assert.ok(!has(anew, { name: "Learn by playing" }), "who has begun knows where it is");
});
