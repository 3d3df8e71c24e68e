// Whatever one browser or another lacks, or answers by throwing, the game starts and goes on without it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { record, sitDown, verify } from "./helpers/app.mjs";
import { freshWindow, newPage, shoot } from "./helpers/browser.mjs";
import { all, has, middle, one } from "./helpers/mirror.mjs";
import { host, notice, packWith, SHOWS } from "./helpers/page.mjs";
import { Dice } from "./helpers/table.mjs";

/** Asked for as the page starts; those that the game itself asks for are tried with the real one. */
const AT_START = [
  "AudioContext",
  "indexedDB",
  "requestIdleCallback",
  "scheduler",
  "MessageChannel",
  "caches",
  "navigator.clipboard",
  "navigator.serviceWorker",
  "navigator.storage",
  "navigator.storage.persist",
  "navigator.wakeLock",
  "sessionStorage",
  "visualViewport",
];
const OF_THE_GAME = AT_START.slice(0, 4);

/** Asked for while it runs. */
const WHILE_RUNNING = [
  "AudioBufferSourceNode.prototype.start",
  "AudioContext.prototype.createBuffer",
  "AudioContext.prototype.resume",
  "AudioContext.prototype.suspend",
  "Element.prototype.requestFullscreen",
  "Element.prototype.setPointerCapture",
  "HTMLDialogElement.prototype.showModal",
  "PointerEvent.prototype.getCoalescedEvents",
  "navigator.storage.persist",
  "navigator.vibrate",
];
/** Asked for, or to be asked for, where a match goes out as a file. */
const FOR_FILES = ["navigator.canShare", "navigator.share", "showOpenFilePicker", "showSaveFilePicker"];

/** How a browser can lack it: it is not there, it throws when it is called, or even when it is asked for. */
const WAYS = ["missing", "throwing"];

/** Takes an interface of the browser away, or lets it throw; it runs in the page. Gives a way to bring it back. */
function takeAway([path, way]) {
  const names = path.split(".");
  const name = names.pop();
  let holder = window;
  for (const it of names) holder = holder[it];
  // Where the browser defines it: the last of what the thing inherits from, for the page itself may put its own before
  // it.
  const chain = [];
  for (let it = holder; it; it = Object.getPrototypeOf(it)) chain.push(it);
  holder = chain.findLast((it) => Object.hasOwn(it, name)) ?? holder;
  const before = Object.getOwnPropertyDescriptor(holder, name);
  // A constructor, too.
  const refuse = function () {
    throw new DOMException(`${path} is refused`, "NotAllowedError");
  };
  const isFunction = typeof before?.value === "function" || !before;
  if (way === "missing" && before) delete holder[name];
  // Functions throw when they are called, other things when they are looked at.
  if (way === "throwing") {
    Object.defineProperty(holder, name, { configurable: true, ...(isFunction ? { value: refuse } : { get: refuse }) });
  }
  window.bringBack = () => {
    delete holder[name];
    if (before) Object.defineProperty(holder, name, before);
  };
}

/** Closes what tells that nothing can be saved. */
async function readTroubles(table) {
  for (let seen = await table.look(); has(seen, { name: /^(OK|Cancel)$/ }); ) seen = await table.tap({ name: /^(OK|Cancel)$/ });
}

for (const way of WAYS) {
  test(`the page starts where something is ${way}`, async (t) => {
    const { url } = await host(t, packWith(SHOWS).folder);
    for (const path of AT_START) {
      await t.test(path, async (t) => {
        const context = await freshWindow();
        t.after(() => context.close());
        await context.addInitScript(takeAway, [path, way]);
        const page = await newPage(context);
        await page.goto(url);
        await page.locator("#cover").waitFor({ state: "hidden", timeout: 10_000 });
      });
    }
  });

  test(`the game starts where something is ${way}`, async (t) => {
    for (const path of OF_THE_GAME) {
      await t.test(path, async (t) => {
        const table = await sitDown(t, { prepare: [takeAway, [path, way]], seed: 21, mayComplain: true });
        await readTroubles(table);
        assert.equal((await table.tap('OpenSetup("doodle-city")')).page, "setup");
        assert.equal(await notice(table.page), undefined);
      });
    }
  });

  test(`the game goes on where something is ${way}`, async (t) => {
    const dice = new Dice(22);
    const table = await sitDown(t, { seed: 22, mayComplain: true });
    assert.ok(await table.page.evaluate(() => matchMedia("(pointer: coarse)").matches), "it is a phone");
    await table.begin(2);
    let given = 0;
    table.page.on("download", () => (given += 1));
    const saveAsFile = async () => {
      const before = given;
      await table.tap("OpenMenu");
      await table.tap({ name: "Save as a file" });
      for (let patience = 0; given === before; patience += 1) {
        assert.ok(patience < 100, "a file comes out");
        await table.page.waitForTimeout(50);
      }
      const seen = await table.look();
      if (has(seen, { name: "OK" })) await table.tap({ name: "OK" });
    };
    for (const path of [...WHILE_RUNNING, ...FOR_FILES]) {
      await t.test(path, async () => {
        await table.page.evaluate(takeAway, [path, way]);
        await table.untilATurn();
        const { shown } = await table.look();
        await table.act(dice);
        await table.untilATurn();
        assert.ok((await table.look()).shown > shown, "the match goes on");
        if (FOR_FILES.includes(path)) await saveAsFile();
        assert.equal(await notice(table.page), undefined);
        await table.page.evaluate(() => window.bringBack());
      });
    }
    verify(await record(table.page));
  });
}

for (const way of [...WAYS, "there"]) {
  test(`names can be typed where modal dialogs are ${way}`, async (t) => {
    const table = await sitDown(t, { seed: 23, mayComplain: true });
    if (way !== "there") await table.page.evaluate(takeAway, ["HTMLDialogElement.prototype.showModal", way]);
    const before = await table.tap('OpenSetup("doodle-city")');
    const field = all(before, { name: /^Name of player/ })[0];
    const form = table.page.locator(".ask");
    const open = async () => {
      await table.fingers.tap(middle(field));
      await form.locator("input").waitFor();
    };
    await open();
    await shoot(table.page, `name-${way}`);
    // Beside the form nothing is touched.
    await table.fingers.tap(middle(one(before, { name: "Start" })));
    // Letter by letter, by keys; and Enter is the first button.
    await form.locator("input").fill("");
    await table.page.keyboard.type("Ada");
    await table.page.keyboard.press("Enter");
    const isNamed = (seen) => seen.page === "setup" && one(seen, { name: field.name }).value === "Ada";
    await table.mirror.until(isNamed, "the name is taken");
    for (const leave of [() => form.locator("button").last().tap(), () => table.page.keyboard.press("Escape")]) {
      await open();
      await form.locator("input").fill("Bob");
      await leave();
      await form.waitFor({ state: "detached" });
      assert.ok(isNamed(await table.look()), "what was left is not taken");
    }
  });
}
