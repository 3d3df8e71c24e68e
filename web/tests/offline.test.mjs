// What is kept for offline use, and how a new version takes over: between two starts, whole or not at all.

import assert from "node:assert/strict";
import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { freshWindow, newPage, shoot } from "./helpers/browser.mjs";
import { host, packWith } from "./helpers/page.mjs";
import { until } from "./helpers/until.mjs";

/** A game that says which one it is. */
const game = (name) => `window.game = "${name}"; document.documentElement.dataset.page = "shelf";`;

/** A host whose folder can be filled with another version, and a window of a phone. */
async function home(t, first) {
  const { folder } = packWith(game(first));
  const { url, close: goAway } = await host(t, folder);
  const context = await freshWindow({ ratio: 1 });
  t.after(() => context.close());
  const publish = (packed) => {
    rmSync(folder, { recursive: true });
    cpSync(packed.folder, folder, { recursive: true });
  };
  const open = async () => {
    const page = await newPage(context);
    await page.goto(url);
    return page;
  };
  return { folder, goAway, publish, open };
}

/** The game that runs, once it does. */
async function running(page) {
  await page.waitForFunction(() => window.game && document.getElementById("cover").hidden);
  return page.evaluate(() => window.game);
}

const isKept = (page) =>
  until(page, async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated");

/** Waits until a new version lies ready beside the one that runs: both are kept, and the newer one's worker serves. */
const isReady = (page) =>
  until(page, async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.getRegistration();
    return (await caches.keys()).length === 2 && !installing && !waiting && active.state === "activated";
  });

/** Closes a window, and lets the browser notice that nobody plays in it any more. */
async function close(page) {
  await page.close();
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

/** The versions that are kept. */
const kept = (page) => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes("doodle-city")).length);

test("after the first visit the game starts without a network", async (t) => {
  const { open, goAway } = await home(t, "first");
  const page = await open();
  assert.equal(await running(page), "first");
  await isKept(page);
  goAway();
  await page.reload();
  assert.equal(await running(page), "first", "the same window");
  await page.close();
  const later = await open();
  assert.equal(await running(later), "first", "a new window");
  const icon = await later.evaluate(async () => (await fetch("icons/icon-192.png")).status);
  assert.equal(icon, 200, "its pictures are kept, too");
});

test("a new version comes in beside the one that runs, and takes over at the next start", async (t) => {
  const { open, publish } = await home(t, "first");
  const page = await open();
  await running(page);
  await isKept(page);
  publish(packWith(game("second")));
  await page.reload();
  assert.equal(await running(page), "first", "what is kept starts at once");
  await isReady(page);
  assert.equal(await page.evaluate(() => window.game), "first", "nothing changes under a running game");
  await close(page);
  const next = await open();
  assert.equal(await running(next), "second");
  await until(next, async () => (await caches.keys()).length === 1);
});

test("that a new version is ready is said on the shelf alone, and it starts when it is asked to", async (t) => {
  const { open, publish } = await home(t, "first");
  const page = await open();
  await running(page);
  await isKept(page);
  const news = page.locator("#news");
  assert.equal(await news.isVisible(), false, "a first visit is no news");
  await page.reload();
  await running(page);
  publish(packWith(game("second")));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await news.waitFor({ state: "visible" });
  assert.match(await news.locator("p").textContent(), /your matches stay/);
  await shoot(page, "new-version");
  await page.evaluate(() => (document.documentElement.dataset.page = "table"));
  assert.equal(await news.isVisible(), false, "nobody is disturbed at the table");
  await page.evaluate(() => (document.documentElement.dataset.page = "shelf"));
  await isReady(page);
  await news.locator("[data-does=reload]").click();
  await page.waitForFunction(() => window.game === "second");
});

test("files that are shared with the game wait for its page", async (t) => {
  const { open } = await home(t, "first");
  const page = await open();
  await running(page);
  await isKept(page);
  await page.reload();
  await running(page);
  const names = await page.evaluate(async () => {
    const form = new FormData();
    for (const name of ["last evening.doodle-match", "Für Ada.json"]) form.append("files", new File(["{}"], name));
    const response = await fetch("shared", { method: "POST", body: form });
    const cache = await caches.open(`doodle-city-shared ${new URL("./", location.href)}`);
    const found = await cache.keys();
    const text = await (await cache.match(found[0])).text();
    const isPage = (await response.text()).startsWith("<!doctype html>");
    return [isPage, text, ...found.map(({ url }) => decodeURIComponent(url.split("/").at(-1)))];
  });
  assert.deepEqual(names, [true, "{}", "last evening.doodle-match", "Für Ada.json"]);
});

/** A page that plays the first version, while the second one lies ready. */
async function beforeTheSecond(t) {
  const { open, publish, goAway } = await home(t, "first");
  const page = await open();
  await running(page);
  await isKept(page);
  await page.reload();
  await running(page);
  publish(packWith(game("second")));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await isReady(page);
  return { open, page, goAway };
}

test("a version that stays for now has all its files, whichever worker serves", async (t) => {
  const { open, page, goAway } = await beforeTheSecond(t);
  const other = await open();
  await running(other);
  goAway();
  await other.reload();
  assert.equal(await running(other), "first");
  assert.equal(await kept(page), 2);
});

test("while another window plays the old version, it stays", async (t) => {
  const { open, page } = await beforeTheSecond(t);
  const other = await open();
  assert.equal(await running(other), "first", "the new window");
  assert.equal(await page.evaluate(() => window.game), "first", "the old window");
  await close(page);
  await close(other);
  assert.equal(await running(await open()), "second", "once both are closed");
});

test("a version of which a part is missing or wrong is not taken up", async (t) => {
  const { open, publish, folder, goAway } = await home(t, "first");
  const page = await open();
  await running(page);
  await isKept(page);
  for (const spoil of [(file) => rmSync(file), (file) => writeFileSync(file, "export const half = true;")]) {
    publish(packWith(game("half")));
    const version = readdirSync(folder).find((name) => /^[0-9a-f]{12}$/.test(name));
    spoil(join(folder, version, "sound.js"));
    const update = page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration.update();
      const { installing } = registration;
      await new Promise((resolve) => installing.addEventListener("statechange", resolve, { once: true }));
      return installing.state;
    });
    assert.equal(await update, "redundant");
    assert.equal(await kept(page), 1, "nothing of it is left");
  }
  goAway();
  await page.close();
  assert.equal(await running(await open()), "first");
});
