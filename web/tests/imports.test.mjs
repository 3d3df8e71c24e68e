// What Rust asks of the page may throw: an exception that runs through Rust's frames ends the game.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { ROOT } from "./helpers/browser.mjs";

const sources = (folder) =>
  readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".rs")).map((name) => join(folder, name));

/** The functions that a source takes from modules of the page, each with what stands before it. */
function imports(path) {
  const blocks = readFileSync(path, "utf8").matchAll(/wasm_bindgen\(module = "[^"]+"\)\]\s*extern "C" \{(.*?)\n\}/gs);
  const code = (block) => block.replaceAll(/\/\/.*$/gm, "");
  return [...blocks].flatMap(([, block]) => code(block).split(";").slice(0, -1)).map((it) => it.trim());
}

test("every function that Rust takes from the page is caught", () => {
  const all = sources(join(ROOT, "src")).flatMap((path) => imports(path).map((text) => [path, text]));
  assert.ok(all.length >= 15, `${all.length} functions are found`);
  for (const [path, text] of all) {
    assert.match(text, /#\[wasm_bindgen\(catch/, `${path}: ${text}`);
    assert.match(text, /-> Result<.*, JsValue>$/, `${path}: ${text}`);
  }
});
