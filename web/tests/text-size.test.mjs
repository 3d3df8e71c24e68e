// Who has told the browser to write large reads large letters in the game as well, until they choose otherwise.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sitDown } from "./helpers/app.mjs";
import { has } from "./helpers/mirror.mjs";

test("the browser's size of letters is the game's until somebody chooses", async (t) => {
  const table = await sitDown(t, { ratio: 1, reducedMotion: "reduce" });
  const talk = await table.page.context().newCDPSession(table.page);
  const start = async (standard) => {
    await talk.send("Page.setFontSizes", { fontSizes: { standard } });
    await table.page.reload();
    await table.isUp();
    return table.tap("OpenSettings");
  };
  assert.ok(has(await start(16), { name: "100%" }));
  assert.ok(has(await start(20), { name: "125%" }));
  const seen = await table.tap({ name: "Smaller text" });
  assert.ok(has(seen, { name: "120%" }) || has(seen, { name: "110%" }), "somebody has chosen");
  await table.page.waitForTimeout(500);
  assert.ok(!has(await start(24), { name: "150%" }), "what was chosen holds");
});
