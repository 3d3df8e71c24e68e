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

/** How long it may take to answer, in milliseconds. */
const ANSWER_MS = 30_000;

/** Whether an error says that it never answered. */
const isSilence = (error) => error.message.includes("timed out");

/** Whether the game is there to be touched; it runs in the page. */
const isUp = () => document.documentElement.dataset.still === "true" && document.getElementById("cover").hidden;

/**
 * Its tab. Now and then Firefox's driver gets no answer any more from a page that has been loaded anew: then that is
 * closed, and what lay there is opened in another tab, as it was stored. The output says so.
 */
class Tab {
  async open(browser, size) {
    this.browser = browser;
    this.page = await browser.newPage();
    await this.resize(size);
    return this;
  }

  resize(size) {
    this.size = size;
    return this.page.setViewport(size);
  }

  /** What `ask(page)` gives, if need be in another tab. */
  async answer(ask) {
    try {
      return await ask(this.page);
    } catch (error) {
      if (!isSilence(error)) throw error;
      console.error(`Firefox gets another tab: ${error.message}`);
      const { page } = this;
      await this.open(this.browser, this.size);
      await this.page.goto(page.url());
      await this.page.waitForFunction(isUp);
      await page.close().catch(() => {});
      return ask(this.page);
    }
  }
}

class Finger extends Hand {
  constructor(tab) {
    super();
    this.tab = tab;
  }

  down([x, y]) {
    return this.tab.answer((page) => page.touchscreen.touchStart(x, y));
  }

  move([x, y]) {
    return this.tab.page.touchscreen.touchMove(x, y);
  }

  up() {
    return this.tab.page.touchscreen.touchEnd();
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
    protocolTimeout: ANSWER_MS,
    extraPrefsFirefox: {
      ...PREFERENCES,
      "browser.download.dir": downloads,
      ...(letters && { "font.size.variable.x-western": letters }),
    },
  });
  const tab = await new Tab().open(browser, { width, height });
  return {
    process: browser.process().pid,
    fingers: new Finger(tab),
    resize: (size) => tab.resize(size),
    goto: (url) => tab.page.goto(url),
    reload: () => tab.page.reload(),
    evaluate: (work, value) => tab.answer((page) => page.evaluate(work, value)),
    screenshot: async () => Buffer.from(await tab.page.screenshot()),
    press: (key) => tab.page.keyboard.press(key),
    pick: async (file, ask) => {
      const asked = tab.page.waitForFileChooser();
      await tab.page.evaluate(ignoreCancel);
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
