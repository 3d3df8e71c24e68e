// Firefox, the stock one, by WebDriver BiDi, with a phone's fingers.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import puppeteer from "puppeteer-core";

import { temporaryFolder } from "../folder.mjs";
import { Hand } from "../hand.mjs";
import { openDisplay } from "./display.mjs";
import { loudspeaker } from "./loudspeaker.mjs";
import { ignoreCancel } from "./picking.mjs";

const PROGRAMS = [process.env.FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** No talk with anybody but the page's own host, no question, and graphics without a GPU. */
const PREFERENCES = {
  "webgl.force-enabled": true,
  "dom.w3c_touch_events.enabled": 1,
  "browser.download.folderList": 2,
  "browser.download.useDownloadDir": true,
  "browser.download.always_ask_before_handling_new_types": false,
  "browser.helperApps.neverAsk.saveToDisk": "application/json",
};

class Finger extends Hand {
  constructor(page) {
    super();
    this.page = page;
  }

  down([x, y]) {
    return this.page.touchscreen.touchStart(x, y);
  }

  move([x, y]) {
    return this.page.touchscreen.touchMove(x, y);
  }

  up() {
    return this.page.touchscreen.touchEnd();
  }
}

async function open(folder, { width, height, letters }) {
  const executablePath = PROGRAMS.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error("no Firefox here: install it, or name it by the variable FIREFOX");
  const downloads = temporaryFolder();
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    // Without a display it has no WebGL.
    headless: false,
    env: { ...process.env, DISPLAY: await openDisplay(), PULSE_SERVER: await loudspeaker(), MOZ_ENABLE_WAYLAND: "0" },
    userDataDir: folder,
    defaultViewport: null,
    extraPrefsFirefox: {
      ...PREFERENCES,
      "browser.download.dir": downloads,
      ...(letters && { "font.size.variable.x-western": letters }),
    },
  });
  const page = await browser.newPage();
  const resize = (size) => page.setViewport(size);
  await resize({ width, height });
  return {
    process: browser.process().pid,
    fingers: new Finger(page),
    resize,
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    back: () => page.goBack(),
    evaluate: (work, value) => page.evaluate(work, value),
    screenshot: async () => Buffer.from(await page.screenshot()),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    pick: async (file, ask) => {
      const asked = page.waitForFileChooser();
      await page.evaluate(ignoreCancel);
      await ask();
      await (await asked).accept([file]);
    },
    get files() {
      return readdirSync(downloads).filter((name) => !name.endsWith(".part")).map((name) => join(downloads, name));
    },
    close: () => browser.close(),
  };
}

export const firefox = { name: "firefox", open };
