// Finished matches in the browser's database: listed, looked at, and known again at the next start.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { sitDown, stored } from "./helpers/app.mjs";
import { shoot } from "./helpers/browser.mjs";
import { temporaryFolder } from "./helpers/folder.mjs";
import { all, has } from "./helpers/mirror.mjs";

/** So many finished matches by random players, by the names of their texts in the database. */
function finished(count) {
  const folder = join(temporaryFolder(), "records");
  execFileSync(process.env.DOODLE, ["simulate", "--games", String(count), "--players", "2", "--seed", "3", "--records", folder]);
  const files = readdirSync(folder).sort();
  return files.map((name) => [`matches/${name}`, readFileSync(join(folder, name), "utf8")]);
}

/** Puts texts into the database; it runs in the page. */
async function put(texts) {
  const done = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open("doodle-city"));
  const store = database.transaction("texts", "readwrite").objectStore("texts");
  await Promise.all(texts.map(([name, text]) => done(store.put({ text, modified: Date.now() }, name))));
  database.close();
}

test("finished matches are listed, looked at, and known at the next start", async (t) => {
  const table = await sitDown(t, { ratio: 1, seed: 6 });
  const texts = finished(3);
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
