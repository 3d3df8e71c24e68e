// What is said of a host that serves the page otherwise than it was built.

import assert from "node:assert/strict";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { checkHost } from "../build/check_host.mjs";
import { serve } from "../build/serve.mjs";
import { packWith } from "./helpers/page.mjs";

async function told(t, { spoil, gate } = {}) {
  const { folder } = packWith("");
  spoil?.(folder);
  const { url, close } = await serve(folder, { gate });
  t.after(close);
  return checkHost(url);
}

test("nothing is wrong with a copy that is served as it was built", async (t) => {
  const { errors, count } = await told(t);
  assert.deepEqual(errors, []);
  assert.ok(count > 10, `${count} files were read`);
});

test("what a host changes, leaves out or names wrongly is told", async (t) => {
  const version = (folder) => readdirSync(folder).find((name) => /^[0-9a-f]{12}$/.test(name));
  const changed = await told(t, { spoil: (folder) => writeFileSync(join(folder, version(folder), "sound.js"), "statistics()") });
  assert.equal(changed.errors.length, 1);
  assert.match(changed.errors[0], /sound\.js: these are not the bytes that were built/);

  const missing = await told(t, { gate: (request, response) => request.url.endsWith(".wasm") && Boolean(response.writeHead(404).end()) });
  assert.match(missing.errors.join("\n"), /app_bg\.wasm: the host answers 404/);

  const odd = { "content-type": "text/plain", "cache-control": "max-age=999999" };
  const wrong = await told(t, { gate: (request, response) => request.url === "/" && Boolean(response.writeHead(200, odd).end("<p>")) });
  assert.match(wrong.errors.join("\n"), /its type is text\/plain/);
  assert.match(wrong.errors.join("\n"), /kept for 999999 s/);

  const elsewhere = await told(t, { gate: (_, response) => Boolean(response.writeHead(200).end("Nothing here")) });
  assert.match(elsewhere.errors.join("\n"), /service-worker\.js is missing/);
});
