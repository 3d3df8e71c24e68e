// When sound outputs run. Browsers let sound begin only with the first touch, and an output that runs wakes the
// processor a hundred times a second: it rests while nothing is heard, and while nobody looks.

/** How long nothing is heard before the outputs rest, in milliseconds. */
const SILENCE = 5000;

const contexts = new Set();
let isTouched = false;
/** When all sounds have ended, by the clock of `performance`. */
let quietAt = -Infinity;
/** When music has. */
let musicUntil = -Infinity;
let alarm;

function settle() {
  const rest = Math.max(quietAt, musicUntil) + SILENCE - performance.now();
  const isHeard = isTouched && !document.hidden && rest > 0;
  for (const context of contexts) {
    if (context.state === "closed") {
      contexts.delete(context);
    } else {
      // A phone that rings refuses both; the next sound asks again.
      context.turn(isHeard).catch(() => {});
    }
  }
  clearTimeout(alarm);
  if (isHeard) alarm = setTimeout(settle, rest);
}

/** Something is heard from now on, for so many milliseconds. */
function hear(milliseconds) {
  quietAt = Math.max(quietAt, performance.now() + milliseconds);
  settle();
}

/** Call before the game is loaded: from then on every sound output it opens is known here. */
export function letSoundBegin() {
  if (!window.AudioContext) return;
  window.AudioContext = class extends window.AudioContext {
    constructor(...options) {
      super(...options);
      contexts.add(this);
      settle();
    }

    /** Lets the output run, or rest. */
    async turn(isOn) {
      await (isOn ? super.resume() : super.suspend());
    }

    /** The game asks for it once and for all; here it is decided again and again. */
    resume() {
      settle();
      return Promise.resolve();
    }

    /**
     * Not known. The game's sound library asks before each buffer, and before it answers Firefox waits for its sound
     * process, which under PulseAudio may be waiting for this very page: both would stand still for good.
     */
    get outputLatency() {
      return undefined;
    }
  };
  const touch = () => {
    if (isTouched) return;
    isTouched = true;
    // Some browsers let an output run for good only if it does so within a touch.
    hear(0);
  };
  for (const type of ["pointerup", "touchend", "keydown"]) {
    addEventListener(type, touch, { capture: true, passive: true });
  }
  // The game says how long its sounds are; what would not be heard now is not to be heard later.
  addEventListener("sounds", (event) => {
    if (isTouched && !document.hidden) {
      hear(1000 * event.detail);
    } else {
      event.preventDefault();
    }
  });
  // Music is heard for so long from now on, and no longer.
  addEventListener("music", (event) => {
    if (isTouched && !document.hidden) {
      musicUntil = performance.now() + 1000 * event.detail;
      settle();
    } else {
      event.preventDefault();
    }
  });
  document.addEventListener("visibilitychange", settle);
}
