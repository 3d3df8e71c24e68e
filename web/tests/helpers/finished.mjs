// Finished matches for the browser's database.

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { temporaryFolder } from "./folder.mjs";

/** So many finished matches by random players, by the names of their texts in the database; `options` go to `doodle simulate`. */
export function finished(count, ...options) {
  const folder = join(temporaryFolder(), "records");
  execFileSync(process.env.DOODLE, ["simulate", "--games", String(count), "--seed", "3", "--records", folder, ...options]);
  const files = readdirSync(folder).sort();
  return files.map((name) => [`matches/${name}`, readFileSync(join(folder, name), "utf8")]);
}

/** Puts texts into the database; it runs in the page. */
export async function put(texts) {
  const done = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open("doodle-city"));
  const store = database.transaction("texts", "readwrite").objectStore("texts");
  await Promise.all(texts.map(([name, text]) => done(store.put({ text, modified: Date.now() }, name))));
  database.close();
}
