// What every family of browsers has to do, from the first picture to the finished match after closing the browser.

import assert from "node:assert/strict";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { BUILD, record, settleChance, verify } from "../helpers/app.mjs";
import { drawAlways, drawForPicturesOnly, shoot } from "../helpers/browser.mjs";
import { secondsOf } from "../helpers/engines/processes.mjs";
import { temporaryFolder } from "../helpers/folder.mjs";
import { all, assertInside, has, middle, one } from "../helpers/mirror.mjs";
import { packWith, SHOWS } from "../helpers/page.mjs";
import { servePrepared } from "../helpers/prepared.mjs";
import { Dice, isSquareChosen, Table } from "../helpers/table.mjs";
import { until } from "../helpers/until.mjs";
import { Words } from "../helpers/words.mjs";

/**
 * How long a rest is watched, in milliseconds, the most of a core that it may take, and how often two such rests are looked
 * for, one after the other.
 */
const REST_MS = 4000;
const MOST_AT_REST = 0.02;
const LOOKS = 15;

/** Keeps the sound outputs that are opened, in `window.outputs`. */
function watchOutputs() {
  window.outputs = [];
  window.AudioContext = class extends window.AudioContext {
    constructor(...options) {
      super(...options);
      window.outputs.push(this);
    }
  };
}

/** Counts the frames that the game asks for. */
function countFrames() {
  window.frames = 0;
  const ask = window.requestAnimationFrame;
  window.requestAnimationFrame = (work) => {
    window.frames += 1;
    return ask(work);
  };
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A host of the built page until the test ends; `prepare` as in `servePrepared`. */
async function hostOf(t, { prepare = [], build = BUILD }) {
  const host = await servePrepared(build, prepare);
  t.after(host.close);
  return host;
}

/**
 * A browser of this engine at the game, until the test ends or it is closed; what the page complains of fails the test,
 * unless it `mayComplain`.
 */
async function sitDown(t, engine, options = {}) {
  const { folder = temporaryFolder(), width = 390, height = 844, letters, mayComplain = false, reads, ...hosted } = options;
  const host = options.host ?? (await hostOf(t, hosted));
  const page = await engine.open(folder, { width, height, letters });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await page.close();
    isOpen = false;
  };
  t.after(async () => {
    await close();
    if (!mayComplain) assert.deepEqual(host.complaints, [], "the page complained");
  });
  await page.goto(host.url);
  return { table: new Table(page, page.fingers, page.resize, new Words(reads)), page, host, folder, close };
}

/** A person who wants nothing to move. */
function wantStillness() {
  const ask = window.matchMedia;
  window.matchMedia = (query) => (query.includes("prefers-reduced-motion") ? { matches: query.includes("reduce)") } : ask.call(window, query));
}

/** A browser whose person reads this language; it runs in the page. */
function read(tag) {
  Object.defineProperty(navigator, "languages", { get: () => [localStorage.getItem("read") ?? tag] });
}

/** Everything that the app itself names is named in this language, and the page says which it is. */
async function assertSpeaks({ table, page }, tag, keys) {
  const [seen, words] = [await table.look(), new Words(tag)];
  for (const key of keys) assert.ok(has(seen, { name: words.text(key) }), `${key} in ${tag}: ${JSON.stringify(seen.items.map(({ name }) => name))}`);
  assert.equal(await page.evaluate(() => document.documentElement.lang), tag);
}

const ON_THE_TABLE = ["table-back", "table-menu", "table-help", "table-undo"];
const AT_THE_END = ["results-again", "results-shelf"];

const usual = (seed) => [[settleChance, seed], drawForPicturesOnly];

/** Plays on by `act`, with undo here and there, until the match is over or so many actions are done. */
async function play(table, act, dice, most = Infinity) {
  let undone = 0;
  for (let actions = 0; actions < most; actions += 1) {
    const before = (await table.untilATurn())?.shown;
    if (before === undefined) break;
    const seen = await act();
    if (seen.shown === before + 1 && has(seen, "Undo") && (undone === 0 || dice.onceIn(8))) {
      await table.tap("Undo", seen);
      await table.mirror.until((seen) => seen.shown === before && seen.isStill, "undo takes one step back");
      undone += 1;
    }
  }
  return undone;
}

function firstPicture(engine) {
  test(`${engine.name}: the first picture is whole before anybody touches it`, async (t) => {
    const { table, page } = await sitDown(t, engine, { prepare: [drawForPicturesOnly, drawAlways] });
    await table.isUp();
    await table.look();
    const shown = await page.screenshot();
    await shoot(page, `${engine.name}-first-picture`);
    await page.evaluate(drawAlways);
    assert.ok(shown.equals(await page.screenshot()), "more frames change nothing");
  });
}

function firstPictures(engine) {
  test(`${engine.name}: the first picture speaks six languages`, async (t) => {
    const { table, page } = await sitDown(t, engine, { prepare: [[read, "en"], drawForPicturesOnly] });
    await table.isUp();
    for (const tag of ["de", "fr", "hu", "nb", "nl", "en"]) {
      await page.evaluate((tag) => localStorage.setItem("read", tag), tag);
      await page.reload();
      await table.isUp();
      await assertSpeaks({ table, page }, tag, ["shelf-settings", "shelf-help"]);
      await shoot(page, `${engine.name}-first-picture-${tag}`);
    }
  });
}

export function wholeMatches(engine) {
  test(`${engine.name}: a whole match of Doodle City, over a reload and the end of the browser`, async (t) => {
    const dice = new Dice(3);
    const { table, page, host, folder, close } = await sitDown(t, engine, { prepare: [...usual(3), wantStillness, [read, "de"]], reads: "de" });
    await table.isUp();
    await table.begin(1);
    await assertSpeaks({ table, page }, "de", ON_THE_TABLE);
    await shoot(page, `${engine.name}-doodle-city-begin`);
    const act = () => table.act(dice);
    let undone = await play(table, act, dice, 4);
    await shoot(page, `${engine.name}-doodle-city`);
    const before = await table.look();
    await page.reload();
    await table.isUp();
    const after = await table.look();
    assert.deepEqual([after.page, after.shown], ["table", before.shown], "the match lies on the table again");
    await page.goto(new URL("icons/icon-192.png", host.url).href);
    await page.back();
    await until(page, () => document.documentElement.dataset.page === "table" && document.getElementById("cover").hidden);
    assert.equal((await table.look()).shown, before.shown, "gone away and come back it lies there, too");
    undone += await play(table, act, dice);
    assert.ok(undone > 0, "undo was tried");
    const { shown } = await table.look();
    const text = await record(page);
    assert.equal(verify(text).over, true);
    assert.equal(JSON.parse(text).log.length, shown, "what was shown is what is stored");
    await assertSpeaks({ table, page }, "de", AT_THE_END);
    await shoot(page, `${engine.name}-doodle-city-results`);

    await close();
    const next = await sitDown(t, engine, { host, folder });
    await next.table.isUp();
    assert.equal(await record(next.page), text, "closed and opened again the browser has the match");
    const seen = await next.table.look();
    assert.ok(seen.page === "results" || has(seen, /^ContinueMatch/), "and shows it");
  });

  test(`${engine.name}: a whole match of City Planner`, async (t) => {
    const dice = new Dice(5);
    const { table, page } = await sitDown(t, engine, { prepare: [...usual(5), wantStillness, [read, "hu"]], reads: "hu" });
    await table.isUp();
    await table.begin(1, "city-planner");
    assert.ok((await play(table, () => table.plan(dice), dice, 6)) > 0, "undo was tried");
    await assertSpeaks({ table, page }, "hu", ON_THE_TABLE);
    await shoot(page, `${engine.name}-city-planner`);
    await play(table, () => table.plan(dice), dice);
    await assertSpeaks({ table, page }, "hu", AT_THE_END);
    await shoot(page, `${engine.name}-city-planner-results`);
    assert.equal(verify(await record(page)).over, true);
  });

  test(`${engine.name}: a whole match of Design Town`, async (t) => {
    const dice = new Dice(8);
    const { table, page } = await sitDown(t, engine, { prepare: [...usual(8), wantStillness, [read, "nl"]], reads: "nl" });
    await table.isUp();
    await table.begin(1, "design-town");
    let undone = await play(table, () => table.venture(dice), dice, 25);
    await assertSpeaks({ table, page }, "nl", ON_THE_TABLE);
    await shoot(page, `${engine.name}-design-town`);
    undone += await play(table, () => table.venture(dice), dice);
    assert.ok(undone > 0, "undo was tried");
    await assertSpeaks({ table, page }, "nl", AT_THE_END);
    await shoot(page, `${engine.name}-design-town-results`);
    assert.equal(verify(await record(page)).over, true);
  });
}

/** Back to the shelf from wherever the game is; what is told on the way is read. */
async function toTheShelf(table) {
  let seen = await table.look();
  while (seen.page !== "shelf") {
    seen = await table.tap([{ name: "OK" }, "OpenShelf", "Back"].find((wanted) => has(seen, wanted)), seen);
  }
}

/** From the shelf to a turn of a match that is begun, and a move made, by keys alone. */
async function playByKeys({ table, page }) {
  /** Presses a key until something is so; what is seen then. */
  const pressUntil = async (key, isSo, goal) => {
    for (let presses = 0; presses < 40; presses += 1) {
      const seen = await table.look();
      if (isSo(seen)) return seen;
      await page.press(key);
      await pause(150);
    }
    throw new Error(`${goal}: 40 times ${key} do not lead there`);
  };
  await page.press("Tab");
  await pressUntil("Enter", (seen) => seen.page === "setup", "the first box opens");
  await pressUntil("Enter", (seen) => seen.page !== "setup", "Enter starts the match");
  await table.mirror.until((seen) => seen.page === "table" && has(seen, "RollDice"), "the table");
  const begun = await table.look();
  const isATurn = (seen) => has(seen, /^Pick\(Square/) && seen.shown > begun.shown;
  const { shown } = await pressUntil("r", isATurn, "the dice are rolled");
  const hasHints = (seen) => has(seen, { name: /^1\. White die/ });
  await page.press("h");
  await table.mirror.until(hasHints, "H asks for hints");
  // What the keys are at is told to screen readers.
  const marked = () => page.evaluate(() => {
    const id = document.getElementById("game").getAttribute("aria-activedescendant");
    return document.getElementById(id)?.getAttribute("aria-label") ?? "";
  });
  const isMain = (name) => name && !/^\d\./.test(name) && !["Close", "Suggested moves"].includes(name);
  for (let tabs = 0; !isMain(await marked()); tabs += 1) {
    assert.ok(tabs < 40, "Tab leads to the button that carries the hint out");
    await page.press("Tab");
    await pause(150);
  }
  await pressUntil("Enter", (seen) => seen.shown > shown, "Enter carries the hint out");
  await page.press("m");
  await table.mirror.until((seen) => has(seen, { name: "Settings" }), "M opens the menu");
  await page.press("Escape");
  await table.mirror.until((seen) => !has(seen, { name: "Settings" }), "Escape closes it");
}

/** At the table: at four sizes everything lies on the screen, and touches land where they are seen. */
async function turnAbout(engine, { table, page }) {
  await table.untilATurn();
  for (const [width, height] of [[1024, 768], [1920, 1080], [844, 390], [390, 844]]) {
    const seen = await table.turn(width, height);
    assertInside(seen, width, height);
    const canvas = await page.evaluate(() => {
      const { width, height } = document.getElementById("game");
      return [width / devicePixelRatio, height / devicePixelRatio];
    });
    assert.deepEqual(canvas, [width, height], "the canvas fills the page");
    await shoot(page, `${engine.name}-${width}x${height}`);
    const square = all(seen, /^Pick\(Square/)[0];
    await table.fingers.tap([square.x + square.width * 0.05, square.y + square.height * 0.95]);
    const chosen = await table.mirror.changed(seen, "a square is touched in its corner");
    assert.ok(isSquareChosen(chosen), "one is chosen");
    assert.ok(!isSquareChosen(await table.tap(square.intent, chosen)), "it is that one: touched again, none is");
  }
}

/** How many dark pixels of the screen lie in a rectangle; `picture` is a PNG in base64. It runs in the page. */
async function countInk({ picture, rect: { x, y, width, height } }) {
  const { data } = await fetch(`data:image/png;base64,${picture}`).then(async (response) => {
    const bitmap = await createImageBitmap(await response.blob());
    const scale = bitmap.width / innerWidth;
    const context = new OffscreenCanvas(width * scale, height * scale).getContext("2d");
    context.drawImage(bitmap, -x * scale, -y * scale);
    return context.getImageData(0, 0, width * scale, height * scale);
  });
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) dark += data[at] + data[at + 1] + data[at + 2] < 450;
  return dark;
}

/** At the shelf: types a name at the first chair, letters that the game's own fonts lack. */
async function typeAnyName({ table, page }, engine) {
  let seen = await table.tap('OpenSetup("doodle-city")');
  const named = { name: "Name of player 1" };
  // By a finger a line is typed in a dialog.
  const isAsked = await page.evaluate(() => matchMedia("(pointer: coarse)").matches);
  const ink = [];
  for (const name of ["Ε", "Ελένη Ελένη"]) {
    const { value, ...field } = one(seen, named);
    await table.fingers.tap(middle(field));
    await until(page, () => document.activeElement.matches(".ask input, .typing"));
    await page.press("End");
    for (let letters = value.length; letters > 0; letters -= 1) await page.press("Backspace");
    await page.type(name);
    if (isAsked) await page.press("Enter");
    seen = await table.mirror.until((seen) => one(seen, named).value === name && seen.isStill, `${name} is typed`);
    const picture = (await shoot(page, `${engine}-name-${name.length}`)).toString("base64");
    ink.push(await page.evaluate(countInk, { picture, rect: one(seen, named) }));
  }
  assert.ok(ink[1] > ink[0] + 60, `ten letters are more ink than one: ${ink}`);
}

/** From the table to the shelf: the match goes out as a file and comes in again. */
async function passAFile({ table, page }) {
  const text = await record(page);
  await table.tap("OpenMenu");
  await table.tap({ name: "Save as a file" });
  let given = "";
  // While it is being written a browser may show a part of it.
  for (let patience = 0; patience < 200 && given !== text; patience += 1) {
    await pause(50);
    if (page.files.length > 0) given = readFileSync(page.files[0], "utf8");
  }
  assert.equal(given, text, "what comes out is what was stored");
  const file = join(temporaryFolder(), "again.json");
  writeFileSync(file, given);
  await toTheShelf(table);
  // The list of a game's running matches says how many there are; of one it says so in words.
  const matches = (seen) => all(seen, /^OpenMatches/).reduce((sum, { name }) => sum + (parseInt(name, 10) || 1), 0);
  const before = await table.look();
  await page.pick(file, () => table.fingers.tap(middle(one(before, "ImportMatch"))));
  await table.mirror.until((seen) => has(seen, { name: "The match is on the shelf" }), "the file comes in");
  assert.ok(matches(await table.tap({ name: "Cancel" })) > matches(before), "it lies on the shelf");
}

/** From the shelf to the settings, as a reader: everything has a name, is pressed and slid. */
async function readAndPress({ table, page }) {
  const press = (name) => page.evaluate((name) => {
    const named = [...document.querySelectorAll("#mirror [role=button]")];
    named.find((element) => element.getAttribute("aria-label") === name).click();
  }, name);
  const seen = await table.look();
  assert.ok(seen.items.every(({ name }) => name), "nothing is without a name");
  await press(one(seen, 'OpenSetup("doodle-city")').name);
  await table.mirror.until((seen) => seen.page === "setup", "the box is pressed");
  await press("Start");
  await table.mirror.until((seen) => seen.page === "table", "Start is pressed");
  await table.tap("OpenMenu");
  const before = await table.tap({ name: "Settings" });
  await page.evaluate(() => {
    const slider = document.querySelector("#mirror input[type=range]");
    slider.value = 20;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  });
  assert.match(all(await table.mirror.changed(before, "20 % are set"), { role: "slider" })[0].value, /^20/);
}

function handling(engine) {
  // A start takes longer than most of what is tried after it.
  test(`${engine.name}: a visit`, async (t) => {
    const visit = await sitDown(t, engine, { prepare: usual(7) });
    await visit.table.isUp();
    await t.test("keys alone begin a match and play", () => playByKeys(visit));
    await t.test("at four sizes everything lies on the screen, and touches land where they are seen", () => turnAbout(engine, visit));
    await t.test("a match goes out as a file and comes in again", () => passAFile(visit));
    await t.test("a reader finds names for everything, presses and slides", () => readAndPress(visit));
  });

  test(`${engine.name}: a name in any script is typed and seen`, async (t) => {
    const visit = await sitDown(t, engine, { prepare: usual(7) });
    await visit.table.isUp();
    await typeAnyName(visit, engine.name);
  });

  test(`${engine.name}: the browser's size of letters is the game's`, async (t) => {
    const { table } = await sitDown(t, engine, { prepare: usual(9), letters: 20 });
    await table.isUp();
    assert.ok(has(await table.tap("OpenSettings"), { name: "125%" }));
  });
}

function resting(engine) {
  test(`${engine.name}: sound begins with the first touch and rests, and so does everything else`, async (t) => {
    const { table, page } = await sitDown(t, engine, { prepare: [...usual(11), watchOutputs, countFrames] });
    await table.isUp();
    const state = () => window.outputs.map((output) => output.state).join();
    assert.equal(await page.evaluate(state), "suspended", "before the first touch");
    await table.begin(1);
    await until(page, () => window.outputs[0].state === "running");
    await table.untilATurn();
    // Longer than outputs outlast sounds.
    await pause(7000);
    assert.equal(await page.evaluate(state), "running", "music is heard");
    await table.tap("OpenMenu");
    await table.tap({ name: "Turn music off" });
    await table.tap({ name: "Close" });
    await until(page, () => window.outputs[0].state === "suspended");
    assert.equal(await page.evaluate(() => window.outputs.length), 1, "it is the one that was there at the first touch");
    await table.look();
    await pause(2000);
    const frames = await page.evaluate(() => window.frames);
    // What a browser tidies up after a start takes it longer on a busy machine.
    let [before, spent] = [Infinity, Infinity];
    for (let looks = 0; looks < LOOKS && Math.max(before, spent) >= MOST_AT_REST; looks += 1) {
      before = spent;
      const seconds = secondsOf(page.process);
      assert.ok(seconds > 0, "the browser's processes are found");
      await pause(REST_MS);
      spent = (secondsOf(page.process) - seconds) / (REST_MS / 1000);
    }
    assert.equal(await page.evaluate(() => window.frames), frames, "at rest no frame is asked for");
    const most = Math.max(before, spent);
    assert.ok(most < MOST_AT_REST, `at rest the browser takes ${(100 * most).toFixed(1)} % of a core`);
  });
}

/**
 * A game pad that comes when it is plugged in, and does what `window.pad` is told; it runs in the page. What is held or
 * let go stays so until the game has looked at it: it looks late while it draws.
 */
function pretendPad() {
  const pads = [null, null, null, null];
  let wasLookedAt = () => {};
  const getGamepads = () => {
    wasLookedAt();
    return pads;
  };
  Object.defineProperty(navigator, "getGamepads", { value: getGamepads });
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  const id = "Pretended (STANDARD GAMEPAD Vendor: 054c Product: 09cc)";
  window.pad = {
    plugIn() {
      pads[0] = { connected: true, index: 0, id, mapping: "standard", buttons, axes: [0, 0, 0, 0] };
      dispatchEvent(new Event("gamepadconnected"));
    },
    hold(button, isHeld) {
      buttons[button].pressed = isHeld;
      return new Promise((resolve) => {
        wasLookedAt = resolve;
      });
    },
  };
}

const [SOUTH, EAST, LEFT_BUMPER, DOWN] = [0, 1, 4, 13];

function pads(engine) {
  test(`${engine.name}: a pad is found at rest, wakes the game, and begins a match`, async (t) => {
    const { table, page } = await sitDown(t, engine, { prepare: [...usual(17), pretendPad, countFrames] });
    await table.isUp();
    await table.mirror.settled();
    await pause(1500);
    const press = async (button) => {
      for (const isHeld of [true, false]) {
        await page.evaluate(([button, isHeld]) => window.pad.hold(button, isHeld), [button, isHeld]);
      }
      await table.mirror.settled();
    };
    const marked = () => page.evaluate(() => {
      const id = document.getElementById("game").getAttribute("aria-activedescendant");
      const element = id && document.getElementById(id);
      return element ? { name: element.dataset.name, intent: element.dataset.intent ?? "" } : { name: "", intent: "" };
    });
    const goTo = async (isIt, button) => {
      for (let presses = 0; presses < 60; presses += 1) {
        if (isIt(await marked())) return;
        await press(button);
      }
      assert.fail(`it is never marked; the last was ${JSON.stringify(await marked())}`);
    };
    await page.evaluate(() => window.pad.plugIn());
    await press(DOWN);
    await until(page, () => document.getElementById("game").getAttribute("aria-activedescendant"));
    await pause(1000);
    const frames = await page.evaluate(() => window.frames);
    await pause(1500);
    assert.equal(await page.evaluate(() => window.frames), frames, "a pad that lies still asks for no frame");
    await goTo(({ intent }) => intent === 'OpenSetup("doodle-city")', LEFT_BUMPER);
    await shoot(page, `${engine.name}-pad`);
    await press(SOUTH);
    assert.equal((await table.look()).page, "setup");
    await goTo(({ name }) => name === "Start", LEFT_BUMPER);
    await press(SOUTH);
    const begun = await table.mirror.until((seen) => seen.page === "table" && seen.isStill, "the table comes");
    await press(SOUTH);
    await table.mirror.until(({ shown }) => shown > begun.shown, "the dice roll");
    await press(EAST);
  });
}

/** A game that says which version it is. */
const game = (name) => `window.game = ${JSON.stringify(name)}; ${SHOWS}`;

function offline(engine) {
  test(`${engine.name}: without a network the game starts and goes on`, async (t) => {
    // As it is sent to hosts: a page with something added is not kept.
    const { table, page, host } = await sitDown(t, engine, { mayComplain: true });
    await table.isUp();
    await table.begin(1);
    await table.untilATurn();
    const { shown } = await table.look();
    await until(page, async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated");
    host.isAway = true;
    await page.reload();
    await table.isUp();
    assert.equal((await table.look()).shown, shown);
    assert.equal((await table.act(new Dice(8))).shown, shown + 1);
  });

  test(`${engine.name}: a new version takes over from an old one, between two starts`, async (t) => {
    const [first, second] = [packWith(game("first")), packWith(game("second"))];
    const root = join(temporaryFolder(), "host");
    cpSync(first.folder, root, { recursive: true });
    const { page, host } = await sitDown(t, engine, { build: root, mayComplain: true });
    const running = () => until(page, () => document.getElementById("cover")?.hidden && window.game);
    const isReady = async (versions) => {
      const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return (await caches.keys()).length === versions && !installing && !waiting && active?.state === "activated";
    };
    assert.equal(await running(), "first");
    await until(page, isReady, 1);
    cpSync(second.folder, root, { recursive: true });
    await page.reload();
    assert.equal(await running(), "first", "what is kept starts at once");
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => true));
    await until(page, isReady, 2);
    assert.equal(await page.evaluate(() => window.game), "first", "nothing changes under a running game");
    host.isAway = true;
    // For a while a browser may still count the page that was left among those that play.
    let seen = "first";
    for (let start = 0; start < 4 && seen === "first"; start += 1) {
      await page.reload();
      for (const end = Date.now() + 5000; Date.now() < end && seen === "first"; await pause(100)) seen = await running();
    }
    assert.equal(seen, "second");
  });
}

function trouble(engine) {
  test(`${engine.name}: a game that breaks down says so, and the match is there afterwards`, async (t) => {
    const { table, page } = await sitDown(t, engine, { prepare: usual(13), mayComplain: true });
    await table.isUp();
    await table.begin(1);
    await play(table, () => table.act(new Dice(13)), new Dice(13), 1);
    await table.untilATurn();
    const { shown, items } = await table.look();
    await page.evaluate(() => {
      WebGL2RenderingContext.prototype.bindBuffer = () => {
        throw new TypeError("a planted fault");
      };
    });
    await table.fingers.tap(middle(one({ items }, /^Pick\(Square/)));
    await until(page, () => document.documentElement.dataset.notice === "stopped");
    assert.match(await page.evaluate(() => document.getElementById("details").textContent), /a planted fault/);
    await shoot(page, `${engine.name}-stopped`);
    await page.evaluate(() => void setTimeout(() => document.querySelector("[data-for=stopped] button").click()));
    await until(page, () => !document.documentElement.dataset.notice && document.documentElement.dataset.page);
    await table.isUp();
    assert.equal((await table.look()).shown, shown, "nothing that was shown is lost");
  });
}

/** All of it, for one engine. */
export function tour(engine, parts = [firstPicture, firstPictures, wholeMatches, handling, resting, pads, offline, trouble]) {
  for (const part of parts) part(engine);
}

/** All but what takes longest. */
export const WITHOUT_MATCHES = [firstPicture, firstPictures, handling, resting, pads, offline, trouble];
