// Chromium under test: one for each file of tests, with a phone's or tablet's window for each test.

import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const SHOTS = join(ROOT, "target/web-shots");

/** Software rendering by Mesa, several times as fast as the browser's own, and no talk with anybody but the page's own host. */
const FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--use-gl=angle",
  "--use-angle=gl-egl",
  "--ignore-gpu-blocklist",
];

const PROGRAMS = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

function launchOptions(ratio) {
  const executablePath = PROGRAMS.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error("no Chromium here: install it, or name it by the variable CHROMIUM");
  // A browser that only pretends to another pixel ratio tells the canvas the wrong number of pixels.
  return { executablePath, args: [...FLAGS, `--force-device-scale-factor=${ratio}`] };
}

const browsers = new Map();
const windows = new WeakMap();
const talks = new WeakMap();

/** A window of its own, with nothing stored; `width`, `height` and pixel `ratio` as a phone has them. */
export async function freshWindow({ width = 390, height = 844, ratio = 1, ...others } = {}) {
  if (!browsers.has(ratio)) browsers.set(ratio, await chromium.launch(launchOptions(ratio)));
  const context = await browsers.get(ratio).newContext({ viewport: null, hasTouch: true, ...others });
  windows.set(context, { width, height });
  return context;
}

/** A window whose storage lies in `folder`, in a browser process of its own with the number `id`. */
export async function keptWindow(folder, { width = 390, height = 844, ratio = 1 } = {}) {
  const options = { ...launchOptions(ratio), viewport: null, hasTouch: true };
  const context = await chromium.launchPersistentContext(folder, options);
  windows.set(context, { width, height });
  const talk = await context.browser().newBrowserCDPSession();
  const { processInfo } = await talk.send("SystemInfo.getProcessInfo");
  const { id } = processInfo.find((process) => process.type === "browser");
  return { context, id };
}

/** A page as large as its window. */
export async function newPage(context) {
  const page = await context.newPage();
  await resize(page, windows.get(context));
  return page;
}

/** Gives a page another size, as when a phone is turned. */
export async function resize(page, { width, height }) {
  if (!talks.has(page)) talks.set(page, await page.context().newCDPSession(page));
  const size = { width, height, screenWidth: width, screenHeight: height };
  await talks.get(page).send("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: 0, mobile: true });
}

/**
 * Leaves out what the game draws, but for the pictures that are kept: software takes half a second for a frame of a
 * fine screen, and nobody looks at most of them. It runs in the page before all else; all the rest stays as it is.
 */
export function drawForPicturesOnly() {
  window.isDrawing = false;
  const drawing = ["drawElements", "drawArrays", "drawElementsInstanced", "drawArraysInstanced", "blitFramebuffer"];
  const clearing = ["clear", "clearBufferfv", "clearBufferfi", "clearBufferiv", "clearBufferuiv"];
  for (const name of [...drawing, ...clearing]) {
    const draw = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function (...values) {
      if (window.isDrawing) draw.apply(this, values);
    };
  }
}

/** Draws everything after all; it runs in the page. */
export function drawAlways() {
  window.isDrawing = true;
}

/** Lets the game draw a frame: a mouse in the corner touches nothing. It runs in the page. */
async function drawFrames() {
  for (const clientX of [1, 0]) {
    const mouse = { clientX, clientY: 0, bubbles: true, pointerType: "mouse", pointerId: 1, button: -1 };
    const event = new PointerEvent("pointermove", mouse);
    // What is moved by a script has been moved once; browsers say: never.
    event.getCoalescedEvents = () => [event];
    document.querySelector("canvas").dispatchEvent(event);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

/** Keeps a picture in target/web-shots. */
export function keep(picture, name) {
  mkdirSync(SHOTS, { recursive: true });
  writeFileSync(join(SHOTS, `${name}.png`), picture);
}

/** Keeps a picture of the page in target/web-shots; its bytes. */
export async function shoot(page, name) {
  await page.evaluate(() => (window.isDrawing = true));
  await page.evaluate(drawFrames);
  const picture = await page.screenshot();
  keep(picture, name);
  await page.evaluate(() => (window.isDrawing = false));
  return picture;
}

/** What the page complained of since it was opened. */
export function listen(page) {
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  return complaints;
}

export const closeBrowsers = () => Promise.all([...browsers.values()].map((browser) => browser.close()));
