// The page around the game: how it loads, what it says where the game cannot run, and that a finger only plays.

import assert from "node:assert/strict";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

import { ROOT, shoot } from "./helpers/browser.mjs";
import { Fingers } from "./helpers/finger.mjs";
import { temporaryFolder } from "./helpers/folder.mjs";
import { packWith, says, SHOWS, visit } from "./helpers/page.mjs";

/** A page with this game, served as `gate` lets it. */
async function open(t, code, options = {}) {
  return visit(t, packWith(code).folder, { ratio: 2, ...options });
}

const progress = (page) => page.locator("#progress").evaluate((bar) => bar.value);

test("the road grows while the game comes in, and the page goes when the game shows itself", async (t) => {
  // The host sends the game in three parts, each when the test says so.
  const parts = [];
  const { folder } = packWith("window.show = () => { document.documentElement.dataset.page = 'shelf'; };");
  const gate = (request, response) => {
    if (!request.url.endsWith(".wasm")) return false;
    const bytes = readFileSync(join(folder, request.url));
    response.writeHead(200, { "Content-Type": "application/wasm" });
    const third = Math.ceil(bytes.length / 3);
    for (let i = 0; i < 3; i += 1) parts.push(() => response.write(bytes.subarray(i * third, (i + 1) * third)));
    parts.push(() => response.end());
    return true;
  };
  const page = await visit(t, folder, { gate });
  const seen = [];
  for (let i = 0; i < 3; i += 1) {
    for (let patience = 0; parts.length === 0; patience += 1) {
      assert.ok(patience < 500, "the game is asked for");
      await page.waitForTimeout(20);
    }
    parts.shift()();
    const before = seen.at(-1) ?? 0;
    await page.waitForFunction((least) => document.getElementById("progress").value > least, before + 20);
    seen.push(await progress(page));
    if (i === 1) await shoot(page, "page-loading");
  }
  assert.ok(seen[0] < seen[1] && seen[1] < seen[2] && seen[2] <= 95, `it grew in steps: ${seen}`);
  parts.shift()();
  await page.waitForFunction(() => window.show);
  assert.ok(await page.locator("#preparing").isVisible(), "it says what comes next");
  await page.evaluate(() => window.show());
  await page.locator("#cover").waitFor({ state: "hidden" });
});

test("packed on the way, the game's bytes are counted as they come out", async (t) => {
  const { folder } = packWith(SHOWS, { bytes: 3_000_000 });
  const gate = (request, response) => {
    if (!request.url.endsWith(".wasm")) return false;
    const bytes = gzipSync(readFileSync(join(folder, request.url)));
    response.writeHead(200, { "Content-Type": "application/wasm", "Content-Encoding": "gzip" }).end(bytes);
    return true;
  };
  const prepare = () => {
    addEventListener("DOMContentLoaded", () => {
      const { style } = document.getElementById("cover");
      window.drawn = [];
      const note = () => window.drawn.push(Number(style.getPropertyValue("--drawn")));
      new MutationObserver(note).observe(document.getElementById("cover"), { attributeFilter: ["style"] });
    });
  };
  const page = await visit(t, folder, { gate, prepare });
  await page.waitForFunction(() => window.drawn?.at(-1) === 100);
  const drawn = await page.evaluate(() => window.drawn);
  assert.equal(drawn.at(-2), 92, `the download ends at its share of the road: ${drawn}`);
});

test("where the game cannot be fetched the page says so, and a touch tries again", async (t) => {
  let isThere = false;
  const gate = (request, response) => {
    if (isThere || !request.url.endsWith(".wasm")) return false;
    response.writeHead(503).end();
    return true;
  };
  const page = await open(t, SHOWS, { gate });
  await says(page, "no-download");
  await shoot(page, "page-no-download");
  isThere = true;
  await page.locator(".notice[data-for=no-download] button").tap();
  await page.locator("#cover").waitFor({ state: "hidden" });
});

test("where a part of the page itself is missing it says so, too", async (t) => {
  for (const part of ["start.js", "sound.js", "app.js"]) {
    let isThere = false;
    const gate = (request, response) => !isThere && request.url.endsWith(part) && (response.writeHead(404).end(), true);
    const page = await open(t, SHOWS, { gate });
    await says(page, "no-download");
    isThere = true;
    await page.locator(".notice[data-for=no-download] button").tap();
    await page.locator("#cover").waitFor({ state: "hidden" });
  }
});

test("a connection that breaks in the middle of the game is said", async (t) => {
  const gate = (request, response) => {
    if (!request.url.endsWith(".wasm")) return false;
    response.writeHead(200, { "Content-Type": "application/wasm", "Content-Length": 400_000 });
    response.write(Buffer.from([0, 97, 115, 109]), () => setTimeout(() => response.destroy(), 100));
    return true;
  };
  await says(await open(t, SHOWS, { gate }), "no-download");
});

test("without WebGL 2 the page says what helps", async (t) => {
  const prepare = () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (kind, ...others) {
      return kind === "webgl2" ? null : getContext.call(this, kind, ...others);
    };
  };
  const page = await open(t, SHOWS, { prepare, width: 360, height: 640 });
  await says(page, "no-graphics");
  assert.ok(await page.locator("#cover .loading").isHidden(), "nothing goes on loading");
  await shoot(page, "page-no-graphics");
});

test("without WebAssembly the page says what helps", async (t) => {
  const page = await open(t, SHOWS, { prepare: () => delete window.WebAssembly, width: 844, height: 390 });
  await says(page, "no-webassembly");
  await shoot(page, "page-no-webassembly");
});

test("without JavaScript the page asks for it", async (t) => {
  const page = await open(t, SHOWS, { javaScriptEnabled: false });
  await page.locator("noscript p").waitFor();
});

test("a game that stops before it shows itself says so, too", async (t) => {
  const page = await open(t, 'throw new WebAssembly.RuntimeError("unreachable");');
  await says(page, "stopped");
});

test("with reduced motion nothing glides or fades", async (t) => {
  const page = await open(t, SHOWS, { reducedMotion: "reduce" });
  await page.locator("#cover").waitFor({ state: "hidden" });
  const moving = await page.evaluate(() =>
    ["#cover", ".pen"].map((name) => getComputedStyle(document.querySelector(name)).transitionDuration),
  );
  assert.deepEqual(moving, ["0s", "0s"]);
});

test("a finger neither scrolls, zooms, selects nor opens a menu", async (t) => {
  const page = await open(t, SHOWS);
  await page.locator("#cover").waitFor({ state: "hidden" });
  await page.evaluate(() => {
    window.menus = [];
    addEventListener("contextmenu", (event) => window.menus.push(event.defaultPrevented));
  });
  const fingers = await Fingers.on(page);
  // Along the page, down from its top, and from its left edge.
  await fingers.stroke([[200, 700], [200, 100]]);
  await fingers.stroke([[200, 5], [200, 600]]);
  await fingers.stroke([[2, 400], [300, 400]]);
  // Two fingers apart.
  await fingers.down([180, 400], 0);
  await fingers.down([220, 400], 1);
  for (let step = 1; step <= 6; step += 1) {
    await fingers.move([180 - step * 20, 400], 0);
    await fingers.move([220 + step * 20, 400], 1);
  }
  await fingers.up(0);
  await fingers.up(1);
  // Twice fast, and long.
  await fingers.tap([200, 300]);
  await fingers.tap([200, 300]);
  await fingers.down([200, 300]);
  await page.waitForTimeout(900);
  await fingers.up();
  const after = await page.evaluate(() => ({
    scroll: [scrollX, scrollY],
    scale: visualViewport.scale,
    offset: [visualViewport.offsetLeft, visualViewport.offsetTop],
    selected: String(getSelection()),
    menus: window.menus,
    canvas: document.getElementById("game").getBoundingClientRect().toJSON(),
  }));
  assert.deepEqual(after.scroll, [0, 0], "it scrolled");
  assert.deepEqual([after.scale, ...after.offset], [1, 0, 0], "it zoomed");
  assert.equal(after.selected, "", "something is selected");
  assert.ok(after.menus.every(Boolean), "a menu would open");
  assert.deepEqual([after.canvas.width, after.canvas.height], [390, 844]);
});

test("what notches and bars cover is handed to the game", async (t) => {
  const page = await open(t, SHOWS);
  const talk = await page.context().newCDPSession(page);
  const insets = { top: 47, left: 3, bottom: 34, right: 5 };
  await talk.send("Emulation.setSafeAreaInsetsOverride", { insets });
  const read = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ["top", "left", "bottom", "right"].map((side) => parseFloat(style.getPropertyValue(`--safe-${side}`)));
  });
  assert.deepEqual(read, [47, 3, 34, 5]);
});

test("the colours of the page are those of the game", () => {
  // It is the wall of the shelf and a lid, on which a road is drawn while it loads.
  const lists = ["src/theme/palette.rs", "src/theme/shelf.rs", "src/pictures/doodle_city/colors.rs"];
  const palette = lists.map((path) => readFileSync(join(ROOT, path), "utf8")).join("\n");
  const css = readFileSync(join(ROOT, "web/page.css"), "utf8");
  const [day, night] = css.split("@media (prefers-color-scheme: dark)");
  for (const [light, styles, form] of [
    ["day", day, "= rgb\\(0x([0-9A-F]{6})\\)"],
    ["night", night, "= .*, night rgb\\(0x([0-9A-F]{6})\\)"],
  ]) {
    const colors = [...styles.matchAll(/--([a-z-]+): #([0-9a-f]{6});/g)];
    assert.equal(colors.length, 19, light);
    for (const [, name, hex] of colors) {
      const role = name.toUpperCase().replace("-", "_");
      const ours = palette.match(new RegExp(`^ *${role} ${form}`, "m"));
      assert.equal(ours?.[1].toLowerCase(), hex, `--${name} by ${light}`);
    }
  }
});

test("the manifest says what installing needs, and all its pictures are there", async (t) => {
  const page = await open(t, SHOWS);
  const manifest = await page.evaluate(async () => (await fetch(document.querySelector("link[rel=manifest]").href)).json());
  assert.equal(manifest.display, "standalone");
  assert.ok(!manifest.description.includes("{{"));
  for (const icon of manifest.icons) {
    const size = await page.evaluate(async (src) => {
      const picture = await createImageBitmap(await (await fetch(src)).blob());
      return `${picture.width}x${picture.height}`;
    }, icon.src);
    assert.equal(size, icon.sizes, icon.src);
  }
  const talk = await page.context().newCDPSession(page);
  const { errors } = await talk.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
});

/** English, and Norwegian that lacks a text. */
function twoLanguages() {
  const locales = join(temporaryFolder(), "locales");
  cpSync(join(ROOT, "assets/locales/en"), join(locales, "en"), { recursive: true });
  mkdirSync(join(locales, "nb"));
  const texts = ["web-no-download-title = Spillet <kunne> ikke lastes ned", "web-try-again = Prøv igjen", "web-description = Tre spill"];
  writeFileSync(join(locales, "nb", "app.ftl"), texts.join("\n"));
  return locales;
}

test("the page speaks the visitor's language, and English where a text is missing", async (t) => {
  const { folder } = packWith("", { locales: twoLanguages() });
  const gate = (request, response) => request.url.endsWith(".wasm") && Boolean(response.writeHead(404).end());
  const seen = async (options) => {
    const page = await visit(t, folder, { gate, ...options });
    await says(page, "no-download");
    const inner = page.locator('.notice[data-for="no-download"]');
    const manifest = await page.evaluate(() => fetch(document.querySelector("link[rel=manifest]").href).then((it) => it.json()));
    return {
      lang: await page.evaluate(() => document.documentElement.lang),
      title: await inner.locator("h2").textContent(),
      text: await inner.locator("p").textContent(),
      button: await inner.locator("button").textContent(),
      manifest: [manifest.lang, manifest.description],
    };
  };
  const english = await seen({ locale: "en-GB" });
  assert.deepEqual([english.lang, english.button, english.manifest[0]], ["en", "Try again", "en"]);
  const norwegian = { lang: "nb", title: "Spillet <kunne> ikke lastes ned", text: english.text, button: "Prøv igjen", manifest: ["nb", "Tre spill"] };
  assert.deepEqual(await seen({ locale: "nn-NO" }), norwegian);
  assert.deepEqual(await seen({ locale: "en-GB", prepare: () => localStorage.setItem("language", "nb") }), norwegian, "as it was chosen");
  assert.equal((await seen({ locale: "sv-SE" })).lang, "en");
});
