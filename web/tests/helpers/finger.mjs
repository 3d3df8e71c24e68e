// Fingers on the glass: real touch events, sent to the browser below the page.

/** Fingers on one page. Points are [x, y] in CSS pixels; each finger has a number. */
export class Fingers {
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

  /** Touches and lifts at once: on a busy machine a pause would become a long press. */
  async tap(point) {
    await this.down(point);
    await this.up();
  }

  /** Goes along points, several steps between two of them, and lifts at the last. */
  async stroke(points, steps = 4) {
    await this.down(points[0]);
    await this.drag(points, steps);
    await this.up();
  }

  /** The moves of a stroke alone. */
  async drag(points, steps = 4) {
    for (let i = 1; i < points.length; i += 1) {
      const [from, to] = [points[i - 1], points[i]];
      for (let step = 1; step <= steps; step += 1) {
        const along = step / steps;
        await this.move([from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along]);
      }
    }
  }
}
