// A hand at the table: taps and strokes, with whatever touches the page. Points are [x, y] in CSS pixels.

/** Needs `down`, `move` and `up` from whoever extends it. */
export class Hand {
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
