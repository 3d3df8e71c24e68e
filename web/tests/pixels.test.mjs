// Every pixel of the screen is drawn, touches land where they are seen, and nothing is drawn while nothing moves.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sitDown } from "./helpers/app.mjs";
import { all, one } from "./helpers/mirror.mjs";
import { isSquareChosen } from "./helpers/table.mjs";

/** Counts what the game asks to be drawn. */
function countDrawing() {
  window.drawn = 0;
  for (const name of ["drawElements", "drawArrays", "drawElementsInstanced", "drawArraysInstanced", "clear"]) {
    const draw = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function (...values) {
      window.drawn += 1;
      return draw.apply(this, values);
    };
  }
  window.frames = 0;
  const ask = window.requestAnimationFrame;
  window.requestAnimationFrame = (work) =>
    ask((time) => {
      window.frames += 1;
      work(time);
    });
}

const REST_MS = 4000;

for (const ratio of [1, 2, 3]) {
  test(`at ${ratio} pixels a point`, async (t) => {
    const table = await sitDown(t, { width: 390, height: 844, ratio, seed: 11, prepare: countDrawing });
    const sizeOf = () => table.page.evaluate(() => {
      const { width, height } = document.getElementById("game");
      return [width, height];
    });
    assert.deepEqual(await sizeOf(), [390 * ratio, 844 * ratio], "the canvas has the pixels of the screen");

    await table.begin(1);
    await table.untilATurn();
    await table.look();
    await table.page.waitForTimeout(1000);
    const counts = () => table.page.evaluate(() => [window.drawn, window.frames]);
    const before = await counts();
    assert.ok(before[0] > 0 && before[1] > 0, `something was drawn before: ${before}`);
    await table.page.waitForTimeout(REST_MS);
    assert.deepEqual(await counts(), before, "at rest nothing is drawn");

    // Just inside the corners of a square.
    const square = all(await table.look(), /^Pick\(Square/)[0];
    for (const [x, y] of [[0.04, 0.04], [0.96, 0.96], [0.04, 0.96]]) {
      const seen = await table.look();
      const rect = one(seen, square.intent);
      await table.fingers.tap([rect.x + rect.width * x, rect.y + rect.height * y]);
      const chosen = await table.mirror.changed(seen, `a touch at ${x}, ${y} of ${rect.name}`);
      assert.ok(isSquareChosen(chosen), "a square is chosen");
      assert.ok(!isSquareChosen(await table.tap(square.intent, chosen)), "it is that one: touched again, none is");
    }

    await table.turn(844, 390);
    assert.deepEqual(await sizeOf(), [844 * ratio, 390 * ratio], "turned as well");
  });
}
