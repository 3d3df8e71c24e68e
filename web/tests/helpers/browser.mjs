// The browser under test: one for each file of tests, with a phone's or tablet's window for each test.

import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const SHOTS = join(ROOT, "target/web-shots");

/** Software rendering, and no talk with anybody but the page's own host. */
const FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
];

const PROGRAMS = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

function launchOptions() {
  const executablePath = PROGRAMS.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error("no Chromium here: install it, or name it by the variable CHROMIUM");
  return { executablePath, args: FLAGS };
}

function contextOptions({ width = 390, height = 844, ratio = 3, ...others }) {
  return { viewport: { width, height }, deviceScaleFactor: ratio, hasTouch: true, isMobile: true, ...others };
}

let browser;

/** A window of its own, with nothing stored; `width`, `height` and pixel `ratio` as a phone has them. */
export async function freshWindow(options = {}) {
  browser ??= await chromium.launch(launchOptions());
  return browser.newContext(contextOptions(options));
}

/** A window whose storage lies in `folder`, in a browser process of its own; it can be killed. */
export async function keptWindow(folder, options = {}) {
  const context = await chromium.launchPersistentContext(folder, { ...launchOptions(), ...contextOptions(options) });
  const talk = await context.browser().newBrowserCDPSession();
  const { processInfo } = await talk.send("SystemInfo.getProcessInfo");
  const { id } = processInfo.find((process) => process.type === "browser");
  return { context, kill: () => process.kill(id, "SIGKILL") };
}

/** Keeps a picture of the page in target/web-shots. */
export async function shoot(page, name) {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

/** What the page complained of since it was opened. */
export function listen(page) {
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  return complaints;
}

export const closeBrowser = () => browser?.close();
