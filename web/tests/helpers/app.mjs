// The built game in a window of its own, and the matches that it keeps.

import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after } from "node:test";

import { serve } from "../../build/serve.mjs";
import { closeBrowsers, drawForPicturesOnly, freshWindow, listen, newPage, ROOT } from "./browser.mjs";
import { temporaryFolder } from "./folder.mjs";
import { Table } from "./table.mjs";

export const BUILD = process.env.WEB_BUILD ?? join(ROOT, "target/web-dev");
const { DOODLE } = process.env;

for (const [what, path] of [["the page", BUILD], ["the program `doodle`", DOODLE]]) {
  if (!path || !existsSync(path)) throw new Error(`${what} is not built: ./dev test-web builds it and runs the tests`);
}

const { url, close } = await serve(BUILD);
export const URL_OF_GAME = url;
after(async () => {
  await closeBrowsers();
  close();
});

/** Chance that falls the same in every run, another way after each reload; it runs in the page before all else. */
export function settleChance(seed) {
  const loads = Number(sessionStorage.getItem("loads") ?? 0);
  sessionStorage.setItem("loads", loads + 1);
  let state = (seed * 1000 + loads) >>> 0;
  Crypto.prototype.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[i] = state >>> 24;
    }
    return array;
  };
}

/**
 * The game on its shelf, in a fresh window until the test ends. `prepare`, a function or a pair of one and a value for
 * it, runs in the page before all else; what the page complains of fails the test, unless it `mayComplain`.
 */
export async function sitDown(t, { prepare, seed = 1, mayComplain = false, before, ...window } = {}) {
  const context = await freshWindow(window);
  await context.addInitScript(settleChance, seed);
  await context.addInitScript(drawForPicturesOnly);
  if (prepare) await context.addInitScript(...[prepare].flat(1));
  const page = await newPage(context);
  const complaints = listen(page);
  await before?.(page);
  t.after(async () => {
    await context.close();
    if (!mayComplain && complaints.length > 0) throw new Error(`the page complained: ${complaints.join("\n")}`);
  });
  return Table.open(context, URL_OF_GAME, page);
}

/** All texts that the game has stored, by name. */
export function stored(page) {
  return page.evaluate(async () => {
    const done = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open("doodle-city"));
    const texts = database.transaction("texts").objectStore("texts");
    const [names, values] = await Promise.all([done(texts.getAllKeys()), done(texts.getAll())]);
    database.close();
    return Object.fromEntries(names.map((name, i) => [name, values[i].text]));
  });
}

/** The record of the one match that is stored. */
export async function record(page) {
  const others = ["settings.json", "more-settings.json", "resume.json", "index.jsonl"];
  const texts = Object.entries(await stored(page)).filter(([name]) => !others.includes(name));
  if (texts.length !== 1) throw new Error(`there should be one match, not ${texts.map(([name]) => name)}`);
  return texts[0][1];
}

/** What `doodle verify` says of a record; it fails where the record breaks a rule. */
export function verify(text) {
  const file = join(temporaryFolder(), "match.json");
  writeFileSync(file, text);
  return JSON.parse(execFileSync(DOODLE, ["verify", file], { encoding: "utf8" }));
}
