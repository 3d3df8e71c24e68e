// Somebody at the table: finds things through the mirror and touches them.

import { newPage, resize } from "./browser.mjs";
import { all, has, middle, Mirror, one } from "./mirror.mjs";
import { Fingers } from "./finger.mjs";
import { Words } from "./words.mjs";

const SIDES = { North: [0.5, 0.04], East: [0.96, 0.5], South: [0.5, 0.96], West: [0.04, 0.5] };

/** The six roads, each by the two sides that it joins. */
export const ROADS = ["WestEast", "NorthSouth", "NorthEast", "SouthEast", "SouthWest", "NorthWest"];

/** Numbers that look random and are the same every time. */
export class Dice {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  below(count) {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * count);
  }

  onceIn(count) {
    return this.below(count) === 0;
  }

  of(list) {
    return list[this.below(list.length)];
  }
}

export class Table {
  #hasBuilt = false;

  /**
   * `page` can be evaluated in, gone to and reloaded; `fingers` are a `Hand`, `resize` gives the page another size, and
   * `words` are what the game says.
   */
  constructor(page, fingers, resize, words = new Words()) {
    Object.assign(this, { page, fingers, resize, words, mirror: new Mirror(page) });
  }

  /** Opens the game in Chromium and waits for its first page. */
  static async open(context, url, page) {
    page ??= await newPage(context);
    const table = new Table(page, await Fingers.on(page), (size) => resize(page, size));
    await page.goto(url);
    await table.isUp();
    return table;
  }

  /** Waits until the game has started and nothing covers it. */
  async isUp() {
    const isUp = (seen) => seen.page && seen.isStill && seen.items.length > 0 && !seen.isCovered;
    return this.mirror.until(isUp, "the game starts");
  }

  look() {
    return this.mirror.settled();
  }

  /** Turns the phone, and waits until the table lies as it should. */
  async turn(width, height) {
    const before = await this.look();
    await this.resize({ width, height });
    return this.mirror.changed(before, `turned to ${width}x${height}`);
  }

  /** Touches the middle of something, and waits for what comes of it; `before` is what was seen last, if that is known. */
  async tap(wanted, before) {
    before ??= await this.look();
    const item = one(before, wanted);
    await this.fingers.tap(middle(item));
    return this.mirror.changed(before, `after a tap on "${item.name}"`);
  }

  /** Draws a road across a square with a finger; `before` as for `tap`. */
  async swipe(square, road, before) {
    before ??= await this.look();
    const rect = one(before, `Pick(${square})`);
    await this.fingers.stroke(acrossSquare(rect, road));
    return this.mirror.changed(before, `after the stroke ${road} across ${rect.name}`);
  }

  /** From the shelf to a new match for so many. */
  async begin(players, game = "doodle-city") {
    const { words } = this;
    const seat = { name: words.pattern("setup-name-of") };
    const less = { name: words.pattern("setup-remove-seat"), role: "button" };
    let seen = await this.tap(`OpenSetup("${game}")`);
    while (all(seen, seat).length !== players) {
      const isMore = all(seen, seat).length < players;
      seen = await this.tap(isMore ? { name: words.text("setup-add-seat") } : less, seen);
    }
    await this.tap({ name: words.text("setup-start") }, seen);
    const isLaid = (seen) => seen.page === "table" && seen.isStill && (has(seen, "RollDice") || has(seen, "Confirm"));
    return this.mirror.until(isLaid, "the table");
  }

  /** Closes a banner, rolls, until a player has to choose: what is seen then. Nothing once the results are there. */
  async untilATurn() {
    for (let seen = await this.look(); seen.page !== "results"; ) {
      const due = ["DismissBanner", "RollDice", { name: this.words.text("table-results") }].find((wanted) => has(seen, wanted));
      if (!due) return seen;
      seen = await this.tap(due, seen);
    }
    return undefined;
  }

  /** One action of a turn of City Planner, chosen by `dice`. */
  async plan(dice) {
    let seen = await this.look();
    const [blocks, isScored] = [all(seen, /^Pick\(Block/), has(seen, "Confirm")];
    if (!isScored || (blocks.length > 0 && dice.onceIn(3))) seen = await this.tap(dice.of(blocks).intent, seen);
    const options = all(seen, /^Pick\((Up|Down|Reroll)/);
    if (options.length > 0 && dice.onceIn(3)) seen = await this.tap(dice.of(options).intent, seen);
    // A block that was set aside before can be neither adjusted nor set aside again.
    return has(seen, "Confirm") ? this.tap("Confirm", seen) : this.plan(dice);
  }

  /** One action of a turn of Design Town: plays on up to the limit, but not always, and buys one card a turn. */
  async venture(dice) {
    const seen = await this.look();
    const { words } = this;
    const tally = seen.items.find(({ name }) => words.numbersIn(name, words.text("town-unhappy-of")));
    const [unhappy, limit] = words.numbersIn(tally.name, words.text("town-unhappy-of"));
    if (has(seen, "Pass") && (unhappy >= limit || dice.onceIn(8))) return this.tap("Pass", seen);
    const options = all(seen, /^Pick\(Option/);
    if (options.length > 0) {
      const chosen = await this.tap(dice.of(options).intent, seen);
      return has(chosen, "Confirm") ? this.tap("Confirm", chosen) : chosen;
    }
    // The match is over once no card is left to buy. Without one that leaves the game nothing is shuffled.
    const isBuilding = has(seen, { name: words.text("town-move-end") });
    const coins = isBuilding ? parseInt(tally.name, 10) : Infinity;
    const [price] = COSTS.exec(words.text("town-stack"));
    const cards = all(seen, /^Pick\(Supply/).filter(({ name }) => !isBuilding || words.numbersIn(name, price)[0] <= coins);
    const isDue = isBuilding ? !this.#hasBuilt && cards.length > 0 : !has(seen, "Confirm");
    this.#hasBuilt = isBuilding && isDue;
    if (!isDue) return this.tap("Confirm", seen);
    const opened = await this.tap(dice.of(cards).intent, seen);
    return this.tap(has(opened, "Confirm") ? "Confirm" : "Unchoose", opened);
  }

  /** One action of the player on turn, chosen by `dice`. */
  async act(dice) {
    const seen = await this.look();
    const squares = all(seen, /^Pick\(Square/);
    if (squares.length === 0) return this.tap("Confirm", seen);
    const square = argument(dice.of(squares));
    const [houses] = HOUSES.exec(this.words.text("doodle-name-square-house"));
    const isEmpty = !this.words.numbersIn(one(seen, `Pick(${square})`).name, houses);
    if (isEmpty && dice.onceIn(2)) return this.tap("Confirm", await this.swipe(square, dice.of(ROADS), seen));
    const chosen = await this.tap(`Pick(${square})`, seen);
    const roads = all(chosen, /^Pick\(Road/);
    return this.tap("Confirm", roads.length > 0 ? await this.tap(dice.of(roads).intent, chosen) : chosen);
  }
}

// Of what a stack is called its price, and of a house square how many houses are crossed out.
const COSTS = /[^,}]+ \{ town-coins \}$/;
const HOUSES = /\{ \$(crossed|houses) \}.*(?=, \{ doodle-road \})/;

/** Whether a square of Doodle City is chosen: what can be done in it is offered. */
export const isSquareChosen = (seen) => has(seen, /^Pick\(Road/) || has(seen, "Confirm");

/** "Square(7)" of "Pick(Square(7))". */
export const argument = (item) => item.intent.replace(/^\w+\((.*)\)$/, "$1");

/** Points from side to side across a rectangle, by its middle. */
export function acrossSquare(rect, road) {
  const [from, to] = road.match(/[A-Z][a-z]+/g).map((side) => SIDES[side]);
  return [from, [0.5, 0.5], to].map(([x, y]) => [rect.x + rect.width * x, rect.y + rect.height * y]);
}
