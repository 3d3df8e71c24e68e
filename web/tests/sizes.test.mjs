// Small and large screens with fine pixels: the opening, each kind of action, undo, the other sheets, a rotation.

import assert from "node:assert/strict";
import { test } from "node:test";

import { record, sitDown, verify } from "./helpers/app.mjs";
import { shoot } from "./helpers/browser.mjs";
import { all, assertInside, has } from "./helpers/mirror.mjs";
import { argument, Dice, ROADS } from "./helpers/table.mjs";

const KINDS = ["hotel", "shop", "taxi", "house"];
/** More turns than it takes until every kind of square has come up, whatever the dice say. */
const MOST_TURNS = 24;

/** Whether a square, by what is read of it, is of this kind. */
const isOf = (square, kind) => new RegExp(`, ${kind}( square)?,`).test(square.name);

/** Draws or crosses in a square of a kind that has not been there; by stroke and by tiles in turn. */
async function actIn(table, square, done, dice) {
  const kind = KINDS.find((kind) => isOf(square, kind));
  assert.ok(kind, `"${square.name}" says what it is`);
  const place = argument(square);
  if (kind === "house") {
    await table.tap(`Pick(${place})`);
  } else if (done.size % 2 === 0) {
    await table.swipe(place, dice.of(ROADS));
  } else {
    const offered = await table.tap(`Pick(${place})`);
    assert.equal(all(offered, /^Pick\(Road/).length, 6, "six roads are offered");
    await table.tap(dice.of(all(offered, /^Pick\(Road/)).intent);
  }
  done.add(kind);
}

async function tryOut(t, width, height, ratio) {
  const name = `${width}x${height}@${ratio}`;
  const dice = new Dice(width + ratio);
  const table = await sitDown(t, { width, height, ratio, seed: width * 10 + ratio, reducedMotion: "reduce" });
  assertInside(await table.look(), width, height);
  await shoot(table.page, `${name}-shelf`);
  assertInside(await table.begin(2), width, height);
  await shoot(table.page, `${name}-begin`);

  const done = new Set();
  for (let turn = 0; done.size < KINDS.length; turn += 1) {
    assert.ok(turn < MOST_TURNS && (await table.untilATurn()), `the dice never led to all of ${KINDS}: ${[...done]}`);
    const seen = await table.look();
    assertInside(seen, width, height);
    const isNew = (square) => KINDS.some((kind) => !done.has(kind) && isOf(square, kind));
    const square = all(seen, /^Pick\(Square/).find(isNew);
    if (!square) {
      await table.act(dice);
      continue;
    }
    await actIn(table, square, done, dice);
    if (done.size === 1) await shoot(table.page, `${name}-chosen`);
    assert.equal((await table.tap("Confirm")).shown, seen.shown + 1, `${square.name} was acted in`);
    if (done.size === 2) {
      assert.equal((await table.tap("Undo")).shown, seen.shown, "undo takes it back");
      await actIn(table, square, new Set(["one"]), dice);
      await table.tap("Confirm");
    }
  }

  await table.untilATurn();
  const own = await table.look();
  const other = all(own, /^LookAt/)[0];
  assert.ok(other, "the other's sheet lies there");
  const looking = await table.tap(other.intent);
  assert.ok(!has(looking, /^Pick\(Square/), "nobody draws on another's sheet");
  await shoot(table.page, `${name}-other-sheet`);
  await table.tap("Back");
  assert.equal(all(await table.look(), /^Pick\(Square/).length, all(own, /^Pick\(Square/).length);

  await table.turn(height, width);
  assertInside(await table.look(), height, width);
  await shoot(table.page, `${name}-turned`);
  await table.act(dice);
  await table.turn(width, height);
  assertInside(await table.look(), width, height);
  verify(await record(table.page));
}

// The tour has plain screens.
for (const [width, height, ratio] of [[360, 640, 3], [844, 390, 3], [820, 1180, 2]]) {
  test(`${width}x${height} at ratio ${ratio}`, (t) => tryOut(t, width, height, ratio));
}
