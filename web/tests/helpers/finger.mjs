// Fingers on the glass: real touch events, sent to Chromium below the page.

import { Hand } from "./hand.mjs";

/** Fingers on one page; each has a number. */
export class Fingers extends Hand {
  #talk;
  #down = new Map();

  static async on(page) {
    const fingers = new Fingers();
    fingers.#talk = await page.context().newCDPSession(page);
    return fingers;
  }

  async #send(type) {
    const touchPoints = [...this.#down].map(([id, [x, y]]) => ({ id, x, y, radiusX: 4, radiusY: 4, force: 0.5 }));
    await this.#talk.send("Input.dispatchTouchEvent", { type, touchPoints });
  }

  async down(point, id = 0) {
    this.#down.set(id, point);
    await this.#send("touchStart");
  }

  async move(point, id = 0) {
    this.#down.set(id, point);
    await this.#send("touchMove");
  }

  /** Lifts one finger; what still lies there stays. */
  async up(id = 0) {
    this.#down.delete(id);
    await this.#send(this.#down.size > 0 ? "touchMove" : "touchEnd");
  }

  /** The system takes all fingers away, as for a call that comes in. */
  async cancel() {
    this.#down.clear();
    await this.#send("touchCancel");
  }
}
