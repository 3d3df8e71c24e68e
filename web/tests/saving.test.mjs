// What has been shown is kept: through reloads, kills, and without a network. Where nothing can be kept the game says
// so.

import assert from "node:assert/strict";
import { test } from "node:test";

import { record, settleChance, sitDown, URL_OF_GAME, verify } from "./helpers/app.mjs";
import { drawForPicturesOnly, keptWindow, shoot } from "./helpers/browser.mjs";
import { temporaryFolder } from "./helpers/folder.mjs";
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

/** Goes on with the match that lay on the table. */
async function goOn(table) {
  const seen = await table.look();
  return seen.page === "shelf" ? table.tap(/^ContinueMatch/) : seen;
}

test("a reload in the middle loses nothing, and the match goes on", async (t) => {
  const dice = new Dice(6);
  const table = await sitDown(t, { ratio: 1, seed: 6 });
  await table.begin(1);
  const before = await someTurns(table, 3, dice);
  await table.page.reload();
  await table.isUp();
  const after = await table.look();
  assert.equal(after.page, "table", "the match lies on the table again");
  assert.equal(after.shown, before.shown);
  const said = (seen) => seen.items.filter(({ role }) => ["square", "score"].includes(role)).map(({ name }) => name);
  assert.deepEqual(said(after), said(before), "the sheet is as it was");
  await table.tap("Back");
  assert.equal((await table.look()).page, "shelf");
  await shoot(table.page, "shelf-with-a-match");
  assert.equal((await goOn(table)).shown, before.shown);
  assert.ok((await someTurns(table, 1, dice)).shown > before.shown);
  verify(await record(table.page));
});

test("a browser that is killed right after an action was shown has kept it", async (t) => {
  const folder = temporaryFolder();
  const dice = new Dice(7);
  let shown = 0;
  for (let round = 0; round < 3; round += 1) {
    const { context, id } = await keptWindow(folder, { ratio: 1 });
    t.after(() => context.close().catch(() => {}));
    await context.addInitScript(drawForPicturesOnly);
    await context.addInitScript(settleChance, 70 + round);
    const table = await Table.open(context, URL_OF_GAME);
    if (round === 0) await table.begin(1);
    else assert.equal((await goOn(table)).shown, shown, `kill ${round} lost something`);
    await someTurns(table, 1, dice);
    await table.untilATurn();
    ({ shown } = await table.look());
    process.kill(id, "SIGKILL");
    await context.close().catch(() => {});
  }
  const { context } = await keptWindow(folder, { ratio: 1 });
  await context.addInitScript(drawForPicturesOnly);
  try {
    const table = await Table.open(context, URL_OF_GAME);
    assert.equal((await goOn(table)).shown, shown);
    const text = await record(table.page);
    assert.equal(JSON.parse(text).log.length, shown);
    verify(text);
  } finally {
    await context.close();
  }
});

/** A browser whose database does not open. */
function forbidStorage() {
  IDBFactory.prototype.open = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
}

/** Whether a dialog is open that tells of trouble. */
const hasTrouble = (seen) => has(seen, { name: "OK" }) || has(seen, { name: "Cancel" });

/** Closes the dialogs that are open, and gives the words that were on them. */
async function readDialogs(table, picture) {
  const said = [];
  for (let seen = await table.look(); hasTrouble(seen); ) {
    said.push(...seen.items.map((item) => item.name));
    await shoot(table.page, `${picture}-${said.length}`);
    seen = await table.tap({ name: /^(OK|Cancel)$/ });
  }
  return said.join(" ");
}

/** Touches something that saves; what is said then. */
async function tapAndRead(table, wanted, picture) {
  const { shown } = await table.look();
  const seen = await table.tap(wanted);
  // Only one of the two comes first: the action, or the trouble with it.
  if (seen.shown === shown && !hasTrouble(seen)) await table.mirror.changed(seen, "the roll or the trouble");
  return readDialogs(table, picture);
}

test("where storage is forbidden the game says so and can be played all the same", async (t) => {
  const table = await sitDown(t, { ratio: 1, seed: 9, prepare: forbidStorage, mayComplain: true });
  let said = await readDialogs(table, "storage-forbidden-shelf");
  await table.tap('OpenSetup("doodle-city")');
  await table.tap({ name: "Start" });
  said += await readDialogs(table, "storage-forbidden-table");
  said += await tapAndRead(table, "RollDice", "storage-forbidden-roll");
  assert.match(said, /could not be saved/);
  assert.match(said, /keeps no files/, "and why");
  await someTurns(table, 1, new Dice(9));
  await table.untilATurn();
  assert.equal(all(await table.look(), { role: "square" }).length, 25);
});

test("a match that has gone on in another window is not written over", async (t) => {
  const dice = new Dice(11);
  const table = await sitDown(t, { ratio: 1, seed: 11, mayComplain: true });
  await table.begin(1);
  const other = await Table.open(table.page.context(), URL_OF_GAME);
  const { shown: before } = await goOn(other);
  const { shown } = await someTurns(other, 2, dice);
  assert.ok(shown > before);
  assert.match(await tapAndRead(table, "RollDice", "gone-on-elsewhere"), /gone on in another window.*Nothing is lost/);
  const text = await record(table.page);
  assert.equal(JSON.parse(text).log.length, shown, "what the other window did is all there");
  verify(text);
  await table.page.reload();
  await table.isUp();
  assert.equal((await goOn(table)).shown, shown, "loaded anew it goes on from there");
});

/** Storage that is full while `window.isFull`: as browsers do it, the write begins and its transaction is aborted. */
function limitStorage() {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...values) {
    const request = put.apply(this, values);
    if (window.isFull) {
      const error = new DOMException("The quota has been exceeded.", "QuotaExceededError");
      Object.defineProperty(this.transaction, "error", { value: error });
      this.transaction.abort();
    }
    return request;
  };
}

test("where storage is full the game says so, goes on, and saves all of it once there is room", async (t) => {
  const table = await sitDown(t, { ratio: 1, seed: 10, prepare: limitStorage, mayComplain: true });
  const setFull = (isFull) => table.page.evaluate((isFull) => (window.isFull = isFull), isFull);
  await table.begin(1);
  await setFull(true);
  assert.match(await tapAndRead(table, "RollDice", "storage-full"), /could not be saved.*no room left/);
  await setFull(false);
  const { shown } = await someTurns(table, 1, new Dice(10));
  const text = await record(table.page);
  assert.equal(JSON.parse(text).log.length, shown, "nothing is missing");
  verify(text);
});
