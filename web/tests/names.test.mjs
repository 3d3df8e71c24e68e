// What a screen reader reads, and that what it presses is pressed.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sitDown } from "./helpers/app.mjs";
import { all, has, middle, one } from "./helpers/mirror.mjs";

/** What the browser tells screen readers: role and name of everything on the page. */
async function spoken(page) {
  const talk = await page.context().newCDPSession(page);
  const { nodes } = await talk.send("Accessibility.getFullAXTree");
  await talk.detach();
  return nodes.filter((node) => !node.ignored).map((node) => ({ role: node.role?.value, name: node.name?.value ?? "" }));
}

/** Presses what has this name, as a screen reader does, and waits for what comes of it. */
async function press(table, name) {
  const before = await table.look();
  const button = table.page.getByRole("button", { name, exact: true }).first();
  await button.evaluate((element) => element.click());
  return table.mirror.changed(before, `"${name}" is pressed`);
}

/** What lies in a list, a table or a row and is none of what these hold, or holds not just one thing itself. */
function strays(page) {
  return page.evaluate(() => {
    const holds = { list: "listitem", table: "row", row: "cell" };
    const inside = [...document.querySelectorAll("#mirror :is([role=list], [role=table], [role=row]) > *")];
    const isStray = ({ role, parentElement, childElementCount }) =>
      role !== holds[parentElement.role] || (role !== "row" && childElementCount !== 1);
    return inside.filter(isStray).map(({ outerHTML }) => outerHTML);
  });
}

test("everything has a name in the accessibility tree, and can be pressed there", async (t) => {
  const table = await sitDown(t, { ratio: 1, seed: 12 });
  const box = all(await table.look(), 'OpenSetup("doodle-city")')[0];
  assert.equal((await press(table, box.name)).page, "setup");
  assert.equal((await press(table, "Start")).page, "table");
  assert.equal((await press(table, "Roll")).shown, 5, "the starting roads");
  const seen = await press(table, "Roll");
  assert.equal(seen.shown, 6, "the first round");

  const said = await spoken(table.page);
  const buttons = said.filter(({ role }) => role === "button").map(({ name }) => name);
  for (const item of seen.items.filter((item) => item.intent)) {
    const name = item.value ? `${item.name}: ${item.value}` : item.name;
    assert.ok(buttons.includes(name), `"${name}" is no button for screen readers; there are: ${buttons.join(" | ")}`);
  }
  for (const item of all(seen, { role: "square" })) {
    assert.ok(said.some(({ name }) => name.startsWith(item.name)), `"${item.name}" is read nowhere`);
  }
  const squares = all(seen, { role: "square" }).map(({ name }) => name);
  assert.equal(new Set(squares).size, 25, "every square has a name of its own");
  const counts = (role) => said.filter((node) => node.role === role).length;
  assert.deepEqual([counts("table"), counts("row"), counts("cell")], [1, 5, 25], "the sheet is a table");
  assert.ok(!said.some(({ role, name }) => role === "button" && !name), "no button is without a name");

  assert.ok(counts("list") > 0 && counts("listitem") >= 4, "the dice are a list");
  assert.deepEqual(await strays(table.page), []);

  const square = all(seen, /^Pick\(Square/)[0];
  const chosen = await press(table, `${square.name}: ${square.value}`);
  assert.ok(has(chosen, /^Pick\(Road|^Confirm/), "the square is chosen");
  assert.deepEqual(await strays(table.page), []);
});

test("a screen reader moves the slider of the sound", async (t) => {
  const table = await sitDown(t, { ratio: 1, seed: 13 });
  await table.tap("OpenSettings");
  for (const percent of [20, 100, 0, 70]) {
    const before = await table.look();
    const slider = table.page.getByRole("slider", { name: /^Sound/ });
    // What the browser does for a screen reader that sets a value.
    await slider.evaluate((element, percent) => {
      element.value = percent;
      element.dispatchEvent(new Event("input", { bubbles: true }));
    }, percent);
    const said = all(await table.mirror.changed(before, `${percent} % are set`), { role: "slider" })[0].value;
    assert.equal(Number.parseInt(said, 10) || 0, percent, said);
    assert.equal(await slider.inputValue(), String(percent));
  }
});

test("a panel is a dialog, a switch says whether it is on, and what is read keeps its place", async (t) => {
  const table = await sitDown(t, { ratio: 1, seed: 15 });
  await table.tap("OpenSettings");
  const { page } = table;
  const dialog = page.getByRole("dialog", { name: "Settings" });
  assert.equal(await dialog.getAttribute("aria-modal"), "true");
  assert.equal(await dialog.getByRole("heading", { name: "Settings" }).getAttribute("aria-level"), "1");
  const first = await dialog.getByRole("switch").first().elementHandle();
  const isOn = () => first.getAttribute("aria-checked");
  const before = await isOn();
  const seen = await table.look();
  await first.evaluate((element) => element.click());
  await table.mirror.changed(seen, "the switch is switched");
  assert.notEqual(await isOn(), before, "the same element tells of it");
  assert.ok(await first.evaluate((element) => element.isConnected));
  await press(table, "Done");
  assert.equal(await page.getByRole("dialog").count(), 0);
});

test("what is scrolled out of sight is pressed all the same", async (t) => {
  const table = await sitDown(t, { ratio: 1, seed: 16 });
  await table.turn(640, 340);
  await table.tap("OpenSettings");
  for (let larger = 0; larger < 3; larger += 1) await press(table, "Larger text");
  await press(table, "Table help");
  const below = () => table.page.evaluate(() => {
    const last = [...document.querySelectorAll("#mirror [role=switch]")].at(-1);
    const { top } = last.getBoundingClientRect();
    return { isBelow: top > innerHeight, isOn: last.getAttribute("aria-checked") };
  });
  const { isBelow, isOn } = await below();
  assert.ok(isBelow, "it is out of sight");
  const seen = await table.look();
  await table.page.evaluate(() => [...document.querySelectorAll("#mirror [role=switch]")].at(-1).click());
  await table.mirror.changed(seen, "it is switched");
  assert.notEqual((await below()).isOn, isOn);
});

test("keys move what is read, and what happens is said", async (t) => {
  const table = await sitDown(t, { ratio: 1, seed: 12 });
  const { page } = table;
  const read = () => page.evaluate(() => {
    const id = document.getElementById("game").getAttribute("aria-activedescendant");
    return id && document.getElementById(id).getAttribute("aria-label");
  });
  assert.equal(await read(), null);
  await page.keyboard.press("Tab");
  await table.mirror.settled();
  const first = await read();
  await page.keyboard.press("Tab");
  await table.mirror.settled();
  const names = (await table.look()).items.map(({ name }) => name);
  assert.ok(first && names.some((name) => first.startsWith(name)), first);
  assert.notEqual(await read(), first, "the next one");
  await press(table, all(await table.look(), 'OpenSetup("doodle-city")')[0].name);
  await press(table, "Start");
  await press(table, "Roll");
  const said = await page.locator("#narration").evaluate((region) => [region.getAttribute("aria-live"), region.textContent]);
  assert.equal(said[0], "polite");
  assert.match(said[1], /^Column \d: /);
});

test("what an input method composes is typed, and seen meanwhile", async (t) => {
  const table = await sitDown(t, { ratio: 1, seed: 14, hasTouch: false });
  let seen = await table.tap('OpenSetup("doodle-city")');
  const named = { name: "Name of player 1" };
  await table.page.mouse.click(...middle(one(seen, named)));
  const typing = table.page.locator(".typing");
  await typing.waitFor({ state: "attached" });
  const talk = await table.page.context().newCDPSession(table.page);
  await talk.send("Input.imeSetComposition", { text: "にほ", selectionStart: 2, selectionEnd: 2 });
  assert.deepEqual(
    await typing.evaluate((element) => [element.value, getComputedStyle(element).opacity]),
    ["にほ", "1"],
    "it is seen while it is composed",
  );
  assert.equal(one(await table.mirror.look(), named).value, "Player 1", "the game has nothing of it yet");
  await talk.send("Input.insertText", { text: "日本" });
  seen = await table.mirror.until((seen) => one(seen, named).value === "日本", "it is typed");
  assert.equal(await typing.evaluate((element) => getComputedStyle(element).opacity), "0");
  await table.page.keyboard.press("Tab");
  await typing.waitFor({ state: "detached" });
});
