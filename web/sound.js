// Browsers let sound begin with the first touch only, and it has to rest while nobody looks.

const contexts = new Set();
let isTouched = false;

function settle() {
  for (const context of contexts) {
    if (context.state === "closed") {
      contexts.delete(context);
    } else if (document.hidden) {
      context.suspend();
    } else if (isTouched) {
      context.resume();
    }
  }
}

/** Call before the game starts: from then on every sound output it opens is known here. */
export function letSoundBegin() {
  if (!window.AudioContext) return;
  window.AudioContext = class extends window.AudioContext {
    constructor(...options) {
      super(...options);
      contexts.add(this);
      settle();
    }
  };
  const touch = () => {
    isTouched = true;
    settle();
  };
  for (const type of ["pointerup", "touchend", "keydown"]) {
    addEventListener(type, touch, { capture: true, passive: true });
  }
  document.addEventListener("visibilitychange", settle);
}
