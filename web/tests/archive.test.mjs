// Finished matches in the browser's database: listed, looked at, and known again at the next start.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sitDown, stored } from "./helpers/app.mjs";
import { shoot } from "./helpers/browser.mjs";
import { finished, put } from "./helpers/finished.mjs";
import { all, has } from "./helpers/mirror.mjs";

test("finished matches are listed, looked at, and known at the next start", async (t) => {
  const table = await sitDown(t, { ratio: 1, seed: 6 });
  const texts = finished(3, "--players", "2");
  await table.page.evaluate(put, texts);
  await table.page.reload();
  await table.isUp();
  const isMatch = { role: "button", name: /^Random .*Doodle City, / };
  const open = async () => {
    await table.tap("OpenArchive");
    return table.mirror.until((seen) => seen.isStill && all(seen, isMatch).length === 3, "three matches");
  };
  let seen = await open();
  await shoot(table.page, "archive");
  const before = await stored(table.page);
  const index = before["index.jsonl"];
  assert.equal(index.trim().split("\n").length, 4, "a heading, and a line for each");
  seen = await table.tap({ name: all(seen, isMatch)[0].name, role: "button" }, seen);
  assert.equal(seen.page, "results");
  assert.deepEqual(await stored(table.page), before, "what is looked at stays as it is");
  await table.page.reload();
  await table.isUp();
  await open();
  assert.equal((await stored(table.page))["index.jsonl"], index);
  assert.ok(!has(await table.look(), /^ContinueMatch/), "nothing is running");
});

/** What the system says that the page was opened with. */
function openWith(text) {
  const file = { name: "opened.doodle-match", getFile: async () => new File([text], "opened.doodle-match") };
  Object.defineProperty(window, "launchQueue", { value: { setConsumer: (hear) => hear({ files: [file] }) } });
}

test("a match that the system opens with the page comes in once, and so does one that is shared with it", async (t) => {
  const [[, opened], [, shared]] = finished(2, "--players", "2");
  const table = await sitDown(t, { ratio: 1, prepare: [openWith, opened] });
  const matches = async () => Object.keys(await stored(table.page)).filter((name) => name.startsWith("matches/")).length;
  const until = async (count) => {
    for (const end = Date.now() + 60_000; (await matches()) !== count; await table.page.waitForTimeout(100)) {
      if (Date.now() > end) throw new Error(`${await matches()} matches instead of ${count}`);
    }
  };
  await until(1);
  await shoot(table.page, "opened-with");
  await table.page.evaluate(async (text) => {
    const cache = await caches.open(`doodle-city-shared ${new URL("./", location.href)}`);
    await cache.put(new URL("shared/F%C3%BCr%20Ada.doodle-match", location.href), new Response(text));
  }, shared);
  await table.page.reload();
  await until(2);
  const kept = await table.page.evaluate(async () => (await caches.keys()).filter((name) => name.includes("shared")));
  assert.deepEqual(kept, [], "what was taken is kept no longer");
});
