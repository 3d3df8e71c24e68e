// WebKit, the engine of Safari, in the window of webkit_window.py, by W3C WebDriver and a mouse: under GTK it has no
// fingers that could be driven.

import { spawn, execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { Builder, Button, By, Capabilities, Key, Origin, until } from "selenium-webdriver";

import { temporaryFolder } from "../folder.mjs";
import { Hand } from "../hand.mjs";
import { openDisplay } from "./display.mjs";
import { ignoreCancel } from "./picking.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
/**
 * Software draws, and the compiler of WebAssembly works in line: where it works beside the program, as is usual, version
 * 2.50 for x86-64 now and then breaks a sound program (docs/web.md). In line its last stage, for what runs for hours, is
 * only waited for: it stops the page for seconds at a time, and a whole match takes a third longer with it.
 */
const SETTINGS = { GDK_BACKEND: "x11", LIBGL_ALWAYS_SOFTWARE: "1", JSC_useConcurrentJIT: "0", JSC_useOMGJIT: "0" };

/** How long the page may take to answer, in milliseconds. */
const MOST_SILENCE = 30_000;

const KEYS = { Tab: Key.TAB, Enter: Key.ENTER, ArrowUp: Key.ARROW_UP, Escape: Key.ESCAPE, Backspace: Key.BACK_SPACE, End: Key.END };

class Mouse extends Hand {
  constructor(driver) {
    super();
    this.driver = driver;
  }

  #act() {
    return this.driver.actions({ async: true });
  }

  down([x, y]) {
    return this.#at([x, y]).press(Button.LEFT).perform();
  }

  move(point) {
    return this.#at(point).perform();
  }

  up() {
    return this.#act().release(Button.LEFT).perform();
  }

  #at([x, y]) {
    return this.#act().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  }
}

/** A port at which nobody listens. */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Waits until the driver answers. */
async function isReady(url) {
  for (let patience = 0; patience < 200; patience += 1) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("WebKitWebDriver does not answer");
}

/**
 * What a function gives in the page, or what it throws. The driver answers nothing at all where the page goes away
 * meanwhile: then this throws, too.
 */
async function evaluate(driver, work, value) {
  const script = `const done = arguments[arguments.length - 1];
    Promise.resolve().then(() => (${work})(arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
  const limit = new AbortController();
  const silence = sleep(MOST_SILENCE, { error: "the page does not answer" }, { ref: false, signal: limit.signal });
  const { value: given, error } = await Promise.race([driver.executeAsyncScript(script, value ?? null), silence]);
  limit.abort();
  silence.catch(() => {});
  if (error) throw new Error(error);
  return given;
}

async function open(folder, { width, height, letters }) {
  if (!existsSync("/usr/bin/WebKitWebDriver")) throw new Error("no WebKit here: install webkit2gtk-driver");
  const port = await freePort();
  const env = { ...process.env, ...SETTINGS, DISPLAY: await openDisplay() };
  const server = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], { env, stdio: "ignore" });
  const kill = () => server.kill();
  process.once("exit", kill);
  server.unref();
  const url = `http://127.0.0.1:${port}`;
  await isReady(url);
  const downloads = temporaryFolder();
  const args = [folder, "--downloads", downloads, ...(letters ? ["--letters", String(letters)] : [])];
  const capabilities = new Capabilities({
    browserName: "webkit-window",
    "webkitgtk:browserOptions": { binary: here("webkit_window.py"), args },
  });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ script: MOST_SILENCE, pageLoad: 120_000 });
  let size;
  const resize = (wanted) => {
    size = wanted;
    return driver.manage().window().setRect({ x: 0, y: 0, ...wanted });
  };
  await resize({ width, height });
  return {
    process: server.pid,
    fingers: new Mouse(driver),
    resize,
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    evaluate: (work, value) => evaluate(driver, work, value),
    screenshot: async () => {
      const show = promisify(execFile)(here("screen.py"), [String(size.width), String(size.height)], {
        env,
        encoding: "buffer",
        maxBuffer: 2 ** 26,
      });
      return (await show).stdout;
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key] ?? key).perform(),
    pick: async (file, ask) => {
      await evaluate(driver, ignoreCancel);
      await ask();
      const input = await driver.wait(until.elementLocated(By.css("input[type=file]")), 10_000);
      await input.sendKeys(file);
    },
    get files() {
      return readdirSync(downloads).map((name) => join(downloads, name));
    },
    close: async () => {
      await Promise.race([driver.quit(), sleep(MOST_SILENCE, undefined, { ref: false })]).catch(() => {});
      process.off("exit", kill);
      kill();
    },
  };
}

export const webkit = { name: "webkit", open };
