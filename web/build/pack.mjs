// Makes the folder that a web host serves, from the page's sources and what wasm-bindgen made:
//   node web/build/pack.mjs BINDGEN_FOLDER OUT_FOLDER [--compress]
// Everything that a version needs lies in a folder named by a hash over all of it, so no page ever runs half of
// one version and half of another. With --compress each file that gains by it has a .br and a .gz beside it.

import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { constants, brotliCompressSync, gzipSync } from "node:zlib";

const WEB = join(dirname(fileURLToPath(import.meta.url)), "..");
const ASSETS = join(WEB, "../assets");
const LOCALES = join(ASSETS, "locales");
const MODULES = ["start.js", "learnt.js", "needs.js", "offline.js", "sound.js", "stopped.js", "page.css"];
/** Folders of the assets with what computer players have learnt. */
const LEARNT = ["bots", "values"];
const NO_GAIN = /\.(png|br|gz)$/;

/** The texts of one line that the page may use, of each language by its tag. */
function texts(locales) {
  const of = (tag) => {
    const lines = readFileSync(join(locales, tag, "app.ftl"), "utf8").split("\n");
    return Object.fromEntries(lines.flatMap((line) => [...line.matchAll(/^(web-[a-z0-9-]+) = (.+)$/g)].map((it) => it.slice(1))));
  };
  return new Map(readdirSync(locales).sort().map((tag) => [tag, of(tag)]));
}

/** Puts the values in the place of {{their names}}: texts are escaped in HTML, the script that chooses among them is not. */
function fill(template, values, name) {
  return template.replace(/\{\{([a-z0-9-]+)\}\}/g, (_, key) => {
    if (values[key] === undefined) throw new Error(`${name}: there is no text {{${key}}}`);
    const escaped = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
    const isText = name.endsWith(".html") && key !== "language";
    return isText ? values[key].replace(/[&<"]/g, (it) => escaped[it]) : values[key];
  });
}

const hash = (algorithm, encoding, bytes) => createHash(algorithm).update(bytes).digest(encoding);

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else yield path;
  }
}

/** The script that lets the page speak another language than English. */
function languageScript(languages) {
  const others = Object.fromEntries([...languages].filter(([tag]) => tag !== "en"));
  // No text may end the script.
  const data = JSON.stringify(others).replaceAll("<", "\\u003c");
  return `var TEXTS = ${data};\n${readFileSync(join(WEB, "language.js"), "utf8")}`;
}

/** Packs what wasm-bindgen left in one folder into another one, and gives the version's name. */
export function pack(bindgen, out, locales = LOCALES) {
  const languages = texts(locales);
  rmSync(out, { recursive: true, force: true });
  const parts = new Map();
  for (const name of MODULES) parts.set(name, readFileSync(join(WEB, name)));
  parts.set("letters.ttf", readFileSync(join(ASSETS, "fonts/PatrickHand-Regular.ttf")));
  for (const path of files(bindgen)) parts.set(relative(bindgen, path), readFileSync(path));
  // What computer players have learnt; it is fetched once the page has shown itself.
  const learnt = LEARNT.flatMap((folder) => [...files(join(ASSETS, folder))].map((path) => relative(ASSETS, path)));
  for (const path of learnt) parts.set(`learnt/${path}`, readFileSync(join(ASSETS, path)));
  const numbers = { WASM_BYTES: parts.get("app_bg.wasm").length, LEARNT: learnt };
  const lines = Object.entries(numbers).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
  parts.set("version.js", Buffer.from(lines.join("")));
  const templates = ["index.html", "manifest.webmanifest", "service-worker.js"];
  const sources = new Map(templates.map((name) => [name, readFileSync(join(WEB, name), "utf8")]));
  const whole = createHash("sha256");
  for (const bytes of [...parts.values(), ...sources.values(), ...[...files(join(WEB, "icons"))].map((path) => readFileSync(path))]) {
    whole.update(bytes);
  }
  const script = languageScript(languages);
  whole.update(JSON.stringify([...languages]) + script);
  const version = whole.digest("hex").slice(0, 12);

  for (const [name, bytes] of parts) {
    mkdirSync(dirname(join(out, version, name)), { recursive: true });
    writeFileSync(join(out, version, name), bytes);
  }
  cpSync(join(WEB, "icons"), join(out, "icons"), { recursive: true });
  const values = { ...languages.get("en"), lang: "en", language: script, version };
  for (const name of templates.slice(0, 2)) writeFileSync(join(out, name), fill(sources.get(name), values, name));
  for (const [tag, own] of [...languages].filter(([tag]) => tag !== "en")) {
    const manifest = fill(sources.get("manifest.webmanifest"), { ...values, ...own, lang: tag }, "manifest.webmanifest");
    writeFileSync(join(out, `manifest.${tag}.webmanifest`), manifest);
  }

  const list = [...files(out)].map((path) => {
    const name = relative(out, path);
    return [name === "index.html" ? "./" : name, `sha256-${hash("sha256", "base64", readFileSync(path))}`];
  });
  const worker = fill(sources.get("service-worker.js"), values, "service-worker.js");
  const filled = worker.replace("const FILES = [];", `const FILES = ${JSON.stringify(list, null, 2)};`);
  if (filled === worker) throw new Error("service-worker.js has no place for its list of files");
  writeFileSync(join(out, "service-worker.js"), filled);
  return version;
}

/** Smaller twins for hosts that hand them out; a file that gains less than a tenth has none. */
function compress(out) {
  for (const path of [...files(out)].filter((path) => !NO_GAIN.test(path))) {
    const bytes = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const twins = { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level: 9 }) };
    for (const [kind, twin] of Object.entries(twins)) {
      if (twin.length < bytes.length * 0.9) writeFileSync(`${path}.${kind}`, twin);
    }
  }
}

/** What a browser fetches before the game can start, as it comes over the wire. */
function report(out) {
  const rows = [...files(out)].filter((path) => !/\.(br|gz)$/.test(path) && !path.includes("icons"));
  let [plain, packed] = [0, 0];
  for (const path of rows) {
    const size = statSync(path).size;
    const twin = statSync(`${path}.br`, { throwIfNoEntry: false })?.size ?? size;
    console.log(`${basename(path).padEnd(24)} ${String(size).padStart(10)} ${String(twin).padStart(10)}`);
    plain += size;
    packed += twin;
  }
  console.log(`${"bytes, and by brotli".padEnd(24)} ${String(plain).padStart(10)} ${String(packed).padStart(10)}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [bindgen, out, ...options] = process.argv.slice(2);
  if (!bindgen || !out || options.some((option) => option !== "--compress")) {
    console.error("usage: node web/build/pack.mjs BINDGEN_FOLDER OUT_FOLDER [--compress]");
    process.exit(2);
  }
  const version = pack(bindgen, out);
  if (options.includes("--compress")) {
    compress(out);
    report(out);
  }
  console.log(`Version ${version} is in ${out}`);
}
