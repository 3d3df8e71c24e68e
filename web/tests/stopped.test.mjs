// When something breaks the page says so over everything, with the details to copy; nothing else makes it speak.

import assert from "node:assert/strict";
import { test } from "node:test";

import { shoot } from "./helpers/browser.mjs";
import { notice, packWith, says, SHOWS, visit } from "./helpers/page.mjs";

/** A game that draws nothing and breaks as a test wants: `window.breaks` has ways to. */
const BREAKS = `
  const canvas = document.getElementById("game");
  const graphics = canvas.getContext("webgl2").getExtension("WEBGL_lose_context");
  const later = (work) => new Promise((done) => setTimeout(() => { done(); work(); }));
  window.starts = Number(sessionStorage.getItem("starts") ?? 0) + 1;
  sessionStorage.setItem("starts", window.starts);
  window.breaks = {
    loop: () => requestAnimationFrame(() => { throw new TypeError("a fault in the loop"); }),
    touch: () => canvas.dispatchEvent(new Event("fault")),
    promise: () => { Promise.reject(new TypeError("a fault in a promise")); },
    trap: () => later(() => { throw new WebAssembly.RuntimeError("unreachable"); }),
    panic: () => later(() => {
      dispatchEvent(new CustomEvent("stopped", { detail: "panicked at src/table/turn.rs:1:1: a fault in a rule" }));
      throw new WebAssembly.RuntimeError("unreachable");
    }),
    takeGraphics: () => graphics.loseContext(),
    giveGraphics: () => graphics.restoreContext(),
  };
  canvas.addEventListener("fault", () => { throw new TypeError("a fault in a touch"); });
  document.documentElement.dataset.still = "true";
  ${SHOWS}`;

const breakBy = (page, how) => page.evaluate((how) => void window.breaks[how](), how);
const details = (page) => page.locator("#details").textContent();

async function open(t, options) {
  const page = await visit(t, packWith(BREAKS).folder, { ratio: 1, ...options });
  await page.locator("#cover").waitFor({ state: "hidden" });
  return page;
}

for (const [how, words] of Object.entries({
  loop: "a fault in the loop",
  touch: "a fault in a touch",
  promise: "a fault in a promise",
  trap: "unreachable",
  panic: "a fault in a rule",
})) {
  test(`a game that breaks by a ${how} says so, and starts again`, async (t) => {
    const page = await open(t);
    await breakBy(page, how);
    await says(page, "stopped");
    const told = await details(page);
    assert.ok(told.includes(words), told);
    assert.match(told, /Doodle City [0-9a-f]{12}, \d{4}-/, "which version, and when");
    assert.match(told, /Mozilla/, "which browser");
    await page.locator("[data-for=stopped] [data-does=reload]").tap();
    await page.locator("#cover").waitFor({ state: "hidden" });
    assert.equal(await page.evaluate(() => window.starts), 2);
  });
}

test("what stopped first is told, and the same fault once only", async (t) => {
  const page = await open(t);
  for (const how of ["panic", "loop", "loop"]) await breakBy(page, how);
  await says(page, "stopped");
  await page.waitForTimeout(300);
  const told = await details(page);
  assert.ok(told.indexOf("a fault in a rule") < told.indexOf("a fault in the loop"), told);
  assert.equal(told.split("a fault in the loop").length, 2, told);
});

test("keys go to the notice, not to the game below it", async (t) => {
  const page = await open(t);
  await breakBy(page, "loop");
  await says(page, "stopped");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => window.starts === 2);
});

test("the details can be opened, read and copied", async (t) => {
  for (const [width, height] of [[390, 844], [844, 390], [1920, 1080]]) {
    const page = await open(t, { width, height, permissions: ["clipboard-read", "clipboard-write"] });
    await breakBy(page, "panic");
    await says(page, "stopped");
    await page.locator("[data-for=stopped] summary").tap();
    await shoot(page, `page-stopped-${width}x${height}`);
    await page.locator("[data-does=copy]").tap();
    await page.locator("[data-does=copy]", { hasText: "Copied" }).waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await details(page));
  }
});

test("where there is no clipboard the details are marked, to be copied by hand", async (t) => {
  const prepare = () => {
    Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined });
    document.execCommand = () => false;
  };
  const page = await open(t, { prepare });
  await breakBy(page, "loop");
  await says(page, "stopped");
  await page.locator("[data-for=stopped] summary").tap();
  await page.locator("[data-does=copy]").tap();
  await page.waitForFunction(() => String(getSelection()) === document.getElementById("details").textContent);
});

test("errors that are not the game's are none of its business", async (t) => {
  const page = await open(t);
  await page.evaluate(() => {
    setTimeout(() => { throw new Error("an extension's fault"); });
    Promise.reject(new Error("an extension's promise"));
    Promise.reject(undefined);
    dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop completed with undelivered notifications." }));
    dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
  });
  await page.waitForTimeout(300);
  assert.equal(await notice(page), undefined);
});

test("graphics that come back start the game again by themselves", async (t) => {
  const page = await open(t);
  await breakBy(page, "takeGraphics");
  await page.waitForTimeout(200);
  assert.equal(await notice(page), undefined, "it waits for a while");
  await breakBy(page, "giveGraphics");
  await page.waitForFunction(() => window.starts === 2);
  // Graphics that come and go would start it for ever.
  await page.locator("#cover").waitFor({ state: "hidden" });
  await breakBy(page, "takeGraphics");
  await page.waitForTimeout(200);
  await breakBy(page, "giveGraphics");
  await says(page, "lost-graphics");
});

test("graphics that do not come back are told of, whatever breaks without them", async (t) => {
  const page = await open(t);
  await breakBy(page, "takeGraphics");
  await breakBy(page, "loop");
  await says(page, "lost-graphics");
  await shoot(page, "page-lost-graphics");
});

test("nobody is told of lost graphics who is not looking", async (t) => {
  const page = await open(t);
  await page.evaluate(() => Object.defineProperty(document, "hidden", { configurable: true, get: () => true }));
  await breakBy(page, "takeGraphics");
  await page.waitForTimeout(3500);
  assert.equal(await notice(page), undefined);
  await page.evaluate(() => {
    delete document.hidden;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await says(page, "lost-graphics");
});
