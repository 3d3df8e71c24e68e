// Computer players think in wasm what they think elsewhere: `cargo test` compares with the same file.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

/** What a module asks of the page, each to be refused: thinking needs nothing. */
function refused(module) {
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = () => assert.fail(`thinking calls ${name} of ${from}`);
  }
  return imports;
}

test("a thousand moves of computer players are the golden ones", async () => {
  const module = new WebAssembly.Module(readFileSync(process.env.GOLDEN));
  const { exports } = await WebAssembly.instantiate(module, refused(module));
  assert.equal(exports.main(0, 0), 0, "the example `golden` ends well where the fingerprints are those of the files");
});
