// What has been shown is kept: through reloads, kills, and without a network. Where nothing can be kept the game says so.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { record, settleChance, sitDown, URL_OF_GAME, verify } from "./helpers/app.mjs";
import { keptWindow, shoot } from "./helpers/browser.mjs";
import { all, has } from "./helpers/mirror.mjs";
import { Dice, Table } from "./helpers/table.mjs";

/** Some turns into a match. */
async function someTurns(table, turns, dice) {
  for (let turn = 0; turn < turns; turn += 1) {
    assert.ok(await table.untilATurn());
    await table.act(dice);
  }
  return table.look();
}

/** Opens the one match that goes on. */
const goOn = (table) => table.tap(/^ContinueMatch/);

test("a reload in the middle loses nothing, and the match goes on", async (t) => {
  const dice = new Dice(6);
  const table = await sitDown(t, { ratio: 1, seed: 6 });
  await table.begin(1);
  const before = await someTurns(table, 3, dice);
  await table.page.reload();
  await table.isUp();
  assert.equal((await table.look()).page, "shelf");
  await shoot(table.page, "shelf-with-a-match");
  const after = await goOn(table);
  assert.equal(after.shown, before.shown);
  const said = (seen) => seen.items.filter(({ role }) => ["square", "score"].includes(role)).map(({ name }) => name);
  assert.deepEqual(said(after), said(before), "the sheet is as it was");
  assert.equal((await someTurns(table, 1, dice)).shown > before.shown, true);
  verify(await record(table.page));
});

test("a browser that is killed right after an action was shown has kept it", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "doodle-city-kill-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const dice = new Dice(7);
  let shown = 0;
  for (let round = 0; round < 3; round += 1) {
    const { context, kill } = await keptWindow(folder, { ratio: 1 });
    await context.addInitScript(settleChance, 70 + round);
    const table = await Table.open(context, URL_OF_GAME);
    if (round === 0) await table.begin(1);
    else assert.equal((await goOn(table)).shown, shown, `kill ${round} lost something`);
    await someTurns(table, 1, dice);
    await table.untilATurn();
    ({ shown } = await table.look());
    kill();
    await context.close().catch(() => {});
  }
  const { context } = await keptWindow(folder, { ratio: 1 });
  t.after(() => context.close());
  const table = await Table.open(context, URL_OF_GAME);
  assert.equal((await goOn(table)).shown, shown);
  assert.equal(JSON.parse(await record(table.page)).log.length, shown);
  verify(await record(table.page));
});

test("without a network the game starts again and a match goes on", async (t) => {
  const table = await sitDown(t, { ratio: 1, seed: 8, mayComplain: true });
  await table.begin(1);
  await table.untilATurn();
  const before = await table.look();
  await table.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await table.page.context().setOffline(true);
  await table.page.route("**/*", (route) => route.abort());
  await table.page.reload();
  await table.isUp();
  assert.equal((await goOn(table)).shown, before.shown);
  const after = await someTurns(table, 1, new Dice(8));
  assert.equal(after.shown, before.shown + 1);
});

/** A browser whose database does not open. */
function forbidStorage() {
  IDBFactory.prototype.open = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
}

/** A browser that has no room for more. */
function fillStorage() {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (names, mode, ...others) {
    const made = transaction.call(this, names, mode, ...others);
    if (mode === "readwrite") {
      const error = new DOMException("There is no room.", "QuotaExceededError");
      Object.defineProperty(made, "error", { get: () => error });
      made.abort();
      queueMicrotask(() => {});
    }
    return made;
  };
}

for (const [name, prepare] of [["forbidden", forbidStorage], ["full", fillStorage]]) {
  test(`where storage is ${name} the game says so and can be played all the same`, async (t) => {
    const table = await sitDown(t, { ratio: 1, seed: 9, prepare, mayComplain: true });
    const said = [];
    const read = async () => {
      const seen = await table.look();
      said.push(...seen.items.map((item) => item.name));
      if (has(seen, { name: "OK" })) {
        await shoot(table.page, `storage-${name}-${said.length}`);
        await table.tap({ name: "OK" });
      }
    };
    await read();
    await table.tap("OpenSetup");
    await table.tap({ name: "Start" });
    await table.mirror.until((seen) => has(seen, "RollDice") || has(seen, { name: "OK" }), "the table");
    await read();
    await table.mirror.until((seen) => has(seen, "RollDice"), "the table");
    await table.tap("RollDice");
    await read();
    await table.mirror.until((seen) => has(seen, "RollDice"), "the starting roads");
    assert.ok(said.some((words) => words.includes("could not be saved")), `it says so: ${said.join(" | ")}`);
    assert.equal(all(await table.look(), { role: "square" }).length, 25);
  });
}
