// One finger plays; what a second one, the system or a turned phone does to it draws nothing.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sitDown } from "./helpers/app.mjs";
import { resize } from "./helpers/browser.mjs";
import { all, has, middle, one } from "./helpers/mirror.mjs";
import { acrossSquare, argument } from "./helpers/table.mjs";

/** A table at which a road can be drawn, and the square for it. */
async function drawing(t, seed) {
  const table = await sitDown(t, { ratio: 2, seed });
  await table.begin(1);
  for (;;) {
    assert.ok(await table.untilATurn(), "the match goes on until a road can be drawn");
    const seen = await table.look();
    const square = all(seen, /^Pick\(Square/).find((item) => !item.name.includes("crossed out"));
    if (square) return { table, square, seen };
    await table.tap(all(seen, /^Pick\(Square/)[0].intent);
    await table.tap("Confirm");
  }
}

/** Some frames, in which nothing comes of what was done. */
async function assertNothingChosen(table, what) {
  await table.page.waitForTimeout(700);
  const seen = await table.look();
  assert.ok(!has(seen, "Confirm"), `${what}: nothing is chosen`);
  assert.ok(!has(seen, /^Pick\(Road/), `${what}: no square is chosen`);
  return seen;
}

test("fingers that slip, come in second, are taken away or feel the phone turn", async (t) => {
  const { table, square, seen } = await drawing(t, 5);
  const { fingers, page } = table;
  const road = acrossSquare(square, "WestEast");
  const menu = middle(one(seen, "OpenMenu"));

  await t.test("a second finger means nothing", async () => {
    await fingers.down(middle(square), 0);
    await fingers.down(menu, 1);
    await fingers.up(1);
    await assertNothingChosen(table, "a second finger on the menu");
    await fingers.up(0);
    await table.mirror.until((seen) => has(seen, /^Pick\(Road/), "the first finger taps its square");
    await table.tap("Back");
  });

  await t.test("two fingers that draw draw one road", async () => {
    await fingers.down(road[0], 0);
    await fingers.down(menu, 1);
    await fingers.move([menu[0] - 60, menu[1] + 60], 1);
    await fingers.drag(road);
    await fingers.up(0);
    await fingers.up(1);
    await table.mirror.until((seen) => has(seen, "Confirm"), "the first finger's road is chosen");
    await table.tap("Back");
    await table.tap("Back");
  });

  await t.test("a stroke that the system takes away is none", async () => {
    await fingers.down(road[0]);
    await fingers.drag(road);
    await fingers.cancel();
    await assertNothingChosen(table, "a call comes in");
  });

  await t.test("a phone that is turned in the middle of a stroke ends it", async () => {
    await fingers.down(road[0]);
    await fingers.drag(road.slice(0, 2));
    await resize(page, { width: 844, height: 390 });
    await table.mirror.until((seen) => one(seen, square.intent).x !== square.x, "the table is turned");
    await fingers.drag(road.slice(1));
    await fingers.up();
    await assertNothingChosen(table, "turned");
    await table.turn(390, 844);
  });

  await t.test("after all that a road is drawn as ever", async () => {
    const drawn = await table.swipe(argument(square), "NorthEast");
    assert.ok(has(drawn, "Confirm"));
    assert.equal((await table.tap("Confirm")).shown, seen.shown + 1);
  });
});
