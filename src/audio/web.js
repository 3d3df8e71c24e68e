// Sounds of the game, for the page around it: web/sound.js decides when the browser's output runs.

// Some browsers have no sound, or none as long as the person forbids it.
export function canSound() {
  return typeof AudioContext === "function";
}

// Something is heard from now on, for so many seconds; `false` if it would not be heard.
export function sounds(seconds) {
  return dispatchEvent(new CustomEvent("sounds", { detail: seconds, cancelable: true }));
}

// The same for music, which is heard no longer than that, whatever was said before.
export function music(seconds) {
  return dispatchEvent(new CustomEvent("music", { detail: seconds, cancelable: true }));
}
