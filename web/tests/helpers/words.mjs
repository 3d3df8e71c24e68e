// What the game says in a language, from the texts themselves: those of one line.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "./browser.mjs";

const escape = (text) => text.replace(/[.*+?^$()[\]|\\/]/g, "\\$&");

export class Words {
  #texts = new Map();

  constructor(tag = "en") {
    this.tag = tag;
    const folder = join(ROOT, "assets/locales", tag);
    for (const file of readdirSync(folder)) {
      for (const [, key, text] of readFileSync(join(folder, file), "utf8").matchAll(/^([a-z][\w-]*) = (.+)$/gm)) this.#texts.set(key, text);
    }
  }

  /** A text that nothing fills. */
  text(key) {
    const text = this.#texts.get(key);
    if (text === undefined) throw new Error(`${key} is no text of one line in ${this.tag}`);
    return text;
  }

  /** A text, whatever fills it. */
  pattern(key) {
    return new RegExp(`^${this.#filled(this.text(key), ".+")}$`);
  }

  /** The numbers that fill a text, or a part of one, where it stands in `name`; nothing where it does not. */
  numbersIn(name, text) {
    return name.match(new RegExp(this.#filled(text, "(\\d+)[^,]*")))?.slice(1).map(Number);
  }

  #filled(text, by) {
    return text.split(/\{[^}]*\}/).map(escape).join(by);
  }
}
