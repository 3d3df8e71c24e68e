// What a screen reader reads, and that what it presses is pressed.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sitDown } from "./helpers/app.mjs";
import { all } from "./helpers/mirror.mjs";

/** What the browser tells screen readers: role and name of everything on the page. */
async function spoken(page) {
  const talk = await page.context().newCDPSession(page);
  const { nodes } = await talk.send("Accessibility.getFullAXTree");
  await talk.detach();
  return nodes.filter((node) => !node.ignored).map((node) => ({ role: node.role?.value, name: node.name?.value ?? "" }));
}

/** Presses what has this name, as a screen reader does. */
const press = (page, name) => page.getByRole("button", { name }).first().evaluate((element) => element.click());

test("everything has a name in the accessibility tree, and can be pressed there", async (t) => {
  const table = await sitDown(t, { ratio: 1, seed: 12 });
  await press(table.page, /^New match of Doodle City/);
  await table.mirror.until((seen) => seen.page === "setup" && seen.isStill, "the set-up");
  await press(table.page, "Start");
  await table.mirror.until((seen) => seen.page === "table" && seen.isStill, "the table");
  await press(table.page, "Roll");
  await table.mirror.until((seen) => seen.shown === 5 && seen.isStill, "the starting roads");
  await press(table.page, "Roll");
  const seen = await table.mirror.until((seen) => seen.shown === 6 && seen.isStill, "the first round");

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
  assert.ok(seen.items.every(({ name }) => name), "nothing is without a name");
  assert.ok(!said.some(({ role, name }) => role === "button" && !name), "no button is without a name");

  const square = all(seen, /^ChooseSquare/)[0];
  await press(table.page, square.name);
  await table.mirror.changed(seen, "a square is pressed");
});
