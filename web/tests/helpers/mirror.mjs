// What the game says it shows: its list of everything that can be read or touched, mirrored as elements. Tests look
// for their targets here and nowhere else.

import assert from "node:assert/strict";

import { shoot } from "./browser.mjs";

/** How long a busy machine may take over one frame, its page and its storage, or one step of something longer. */
const PATIENCE = 60_000;

/** Everything that is listed, and where the game is; it runs in the page. */
function look() {
  const items = [...document.querySelectorAll("#mirror [data-role]")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { role, name, value = "", intent = "" } = element.dataset;
    return { role, name, value, intent, x, y, width, height };
  });
  const { page, shown, still } = document.documentElement.dataset;
  const isCovered = !document.getElementById("cover").hidden;
  return { page, shown: Number(shown), isStill: still === "true", isCovered, items };
}

/** What the page says of why the game does not run; it runs in the page. */
function tell() {
  const { notice } = document.documentElement.dataset;
  return notice ? `${notice}: ${document.getElementById("details").textContent}` : "";
}

/** Two frames of the browser; the game draws one of its own in between if it wants any. It runs in the page. */
function twoFrames() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** One line for each thing, for messages. */
function describe({ page, shown, items }) {
  const lines = items.map(({ role, name, value, intent }) => `  ${role} "${name}" ${value && `= ${value} `}${intent}`);
  return `page ${page}, step ${shown}:\n${lines.join("\n")}`;
}

/** Whether an item is what is looked for: an intent such as "RollDice", a pattern for intents, or {name, role}. */
function is(item, wanted) {
  if (typeof wanted === "string") return item.intent === wanted;
  if (wanted instanceof RegExp) return wanted.test(item.intent);
  return Object.entries(wanted).every(([key, value]) => (value instanceof RegExp ? value.test(item[key]) : item[key] === value));
}

export const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

/** The mirror of one page. */
export class Mirror {
  #page;

  constructor(page) {
    this.#page = page;
  }

  look() {
    return this.#page.evaluate(look);
  }

  /**
   * Looks until `isSo(what is seen)`; `goal` says what for. Where something takes long, `step(what is seen)` tells as a
   * number how far it has come, and is waited for as long as that grows.
   */
  async until(isSo, goal, step = () => 0) {
    let end = Date.now() + PATIENCE;
    let seen = await this.look();
    for (let last = step(seen); !isSo(seen); ) {
      if (step(seen) > last) {
        last = step(seen);
        end = Date.now() + PATIENCE;
      }
      const told = await this.#page.evaluate(tell);
      if (told || Date.now() > end) {
        await shoot(this.#page, `failed-${goal.replace(/\W+/g, "-").slice(0, 60)}`);
        throw new Error(`${goal}: it never came about${told && `, the page says ${told}`}. There is ${describe(seen)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 30));
      seen = await this.look();
    }
    return seen;
  }

  /** What is seen once nothing moves, nothing is being saved, and two frames have changed nothing. */
  settled(goal = "everything lies still") {
    return this.changed(undefined, goal);
  }

  /** The same, once something differs from what was seen `before`. */
  async changed(before, goal) {
    const was = JSON.stringify(before);
    for (let last = ""; ; ) {
      const isNew = (seen) => seen.isStill && seen.items.length > 0 && JSON.stringify(seen) !== was;
      const seen = await this.until(isNew, goal);
      if (JSON.stringify(seen) === last) return seen;
      last = JSON.stringify(seen);
      await this.#page.evaluate(twoFrames);
    }
  }
}

/** The things that `wanted` means, of what was seen. */
export function all(seen, wanted) {
  return seen.items.filter((item) => is(item, wanted));
}

export function has(seen, wanted) {
  return all(seen, wanted).length > 0;
}

/** The first of them; a clear failure if there is none. */
export function one(seen, wanted) {
  const [item] = all(seen, wanted);
  if (!item) throw new Error(`nothing is ${wanted.source ?? JSON.stringify(wanted)}. There is ${describe(seen)}`);
  return item;
}

/** Whatever can be touched lies on the screen. */
export function assertInside(seen, width, height) {
  for (const item of seen.items.filter((item) => item.intent && item.role !== "cover")) {
    const isInside = item.x >= -0.5 && item.y >= -0.5 && item.x + item.width <= width + 0.5 && item.y + item.height <= height + 0.5;
    assert.ok(isInside, `"${item.name}" lies beyond ${width}x${height}: ${JSON.stringify(item)}`);
  }
}
