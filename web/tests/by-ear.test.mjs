// Whole matches by nothing but Chromium's accessibility tree: read by role and name, pressed as a screen reader presses.

import assert from "node:assert/strict";
import { test } from "node:test";

import { record, sitDown, verify } from "./helpers/app.mjs";
import { Dice } from "./helpers/table.mjs";

/** What leads away from the match, or back in it. */
const ASIDE = ["Back to the shelf", "Menu", "Undo", "What may I do?", "What would you do?", "All rules"];

/** A person who sees nothing: what Chromium tells them, and what they press. */
class Listener {
  #talk;
  #table;

  static async at(table) {
    const listener = new Listener();
    listener.#table = table;
    listener.#talk = await table.page.context().newCDPSession(table.page);
    await table.page.evaluate(() => {
      window.said = [];
      new MutationObserver(() => {
        const text = document.getElementById("narration")?.textContent ?? "";
        if (text && window.said.at(-1) !== text) window.said.push(text);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    return listener;
  }

  /** All that is told, in reading order. */
  async read() {
    const { nodes } = await this.#talk.send("Accessibility.getFullAXTree");
    return nodes.filter(({ ignored }) => !ignored).map(({ role, name, properties = [], backendDOMNodeId }) => ({
      role: role?.value,
      name: name?.value ?? "",
      isDisabled: properties.some(({ name, value }) => name === "disabled" && value.value),
      backendDOMNodeId,
    }));
  }

  /** Presses it, and waits until all lies still again; it may have gone meanwhile. */
  async press({ backendDOMNodeId }) {
    const { object } = await this.#talk.send("DOM.resolveNode", { backendNodeId: backendDOMNodeId }).catch(() => ({}));
    if (!object) return;
    const functionDeclaration = "function () { this.click(); }";
    await this.#talk.send("Runtime.callFunctionOn", { objectId: object.objectId, functionDeclaration });
    await this.#table.mirror.settled();
  }

  async pressNamed(isIt) {
    const found = (await this.read()).find(({ role, name }) => role === "button" && isIt(name));
    assert.ok(found, "there is such a button");
    await this.press(found);
  }

  said() {
    return this.#table.page.evaluate(() => window.said);
  }
}

/** The others take minutes: ./dev try-by-ear. */
const SHORT = "City Planner";

/** The games: what is told first, and the buttons that carry a match on, where these are not the last ones that are read. */
const GAMES = [
  ["Doodle City", /^Column 1: /],
  ["City Planner", /^Block 1: /],
  ["Design Town", / is next\./, /^(Play|Shuffle|Remove|Downgrade|Stop|Buy|Upgrade|Develop|Win|End the turn)\b(?!.*:)/],
];

for (const [game, first, carriesOn = /./] of GAMES) {
  const skip = game !== SHORT && !process.env.BY_EAR;
  test(`a match of ${game} alone is played by what is read, and told`, { skip }, async (t) => {
    const table = await sitDown(t, { ratio: 1, seed: 21, reducedMotion: "reduce" });
    const listener = await Listener.at(table);
    await listener.pressNamed((name) => name.startsWith(`New match of ${game}`));
    await listener.pressNamed((name) => name === "Remove Player 2");
    await listener.pressNamed((name) => name === "Start");
    await table.mirror.until(({ page }) => page === "table", "the table");
    const dice = new Dice(9);
    for (let presses = 0; ; presses += 1) {
      assert.ok(presses < 9000, "it comes to its end");
      const read = await listener.read();
      if (read.some(({ name }) => name === "Again")) break;
      const open = read.filter(({ role, name, isDisabled }) => role === "button" && !isDisabled && !ASIDE.includes(name));
      const next = (!dice.onceIn(3) && open.findLast(({ name }) => carriesOn.test(name))) || dice.of(open);
      if (next) await listener.press(next);
    }
    const said = await listener.said();
    console.log(said.join("\n"));
    assert.ok(said.some((text) => first.test(text)), "the first roll or card is told");
    assert.equal(verify(await record(table.page)).over, true);
  });
}
