// The page around a game that is not there: whatever the page itself does can be tried fast with it.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after } from "node:test";

import { pack } from "../../build/pack.mjs";
import { serve } from "../../build/serve.mjs";
import { closeBrowsers, freshWindow, newPage } from "./browser.mjs";
import { temporaryFolder } from "./folder.mjs";

after(closeBrowsers);

/** The smallest module, made large: a WebAssembly header and a section that says nothing. */
function module(bytes) {
  const length = [...Array(5).keys()].map((i) => ((bytes >>> (7 * i)) & 0x7f) | (i < 4 ? 0x80 : 0));
  return Buffer.concat([Buffer.from([0, 97, 115, 109, 1, 0, 0, 0, 0, ...length, 0]), Buffer.alloc(bytes - 1, 1)]);
}

/**
 * A packed page whose game is `code`, a body for the function that starts it. Two codes are two versions. `locales` is a
 * folder of languages beside the game's own.
 */
export function packWith(code, { bytes = 400_000, locales } = {}) {
  const folder = temporaryFolder();
  const made = join(folder, "made");
  mkdirSync(made);
  writeFileSync(join(made, "app.js"), `export default async function () {\n${code}\n}\n`);
  writeFileSync(join(made, "app_bg.wasm"), module(bytes));
  const out = join(folder, "out");
  const version = pack(made, out, locales);
  return { folder: out, version };
}

/** A game that shows itself at once. */
export const SHOWS = 'document.documentElement.dataset.page = "shelf";';

/** Serves `folder` until the test ends; `gate(request, response)` may answer in its place by returning true. */
export async function host(t, folder, gate) {
  const served = await serve(folder, { gate });
  t.after(served.close);
  return served;
}

/** Waits until the page says this. */
export const says = (page, notice) => page.locator(`.notice[data-for="${notice}"]`).waitFor({ timeout: 15_000 });

/** What the page says, if it says anything. */
export const notice = (page) => page.evaluate(() => document.documentElement.dataset.notice);

/** A fresh window of a phone in which `folder` is being opened; `prepare` runs in the page before all else. */
export async function visit(t, folder, { gate, prepare = () => {}, ...window } = {}) {
  const { url } = await host(t, folder, gate);
  const context = await freshWindow(window);
  t.after(() => context.close());
  const page = await newPage(context);
  await page.addInitScript(prepare);
  await page.goto(url, { waitUntil: "domcontentloaded" });
  return page;
}
