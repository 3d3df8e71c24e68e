// The page's side of service-worker.js: the game is kept for offline use, and a new version takes over
// between two starts, never within one.

/**
 * How long the answer may take, on a busy machine. No game starts before it is there: one of the old version would lose its files
 * to the new one.
 */
const TAKE_OVER_MS = 30_000;

/** Keeps this version for next time. Call once the game runs, so that nothing competes with its download. */
export function keepForOffline() {
  navigator.serviceWorker?.register("service-worker.js").catch((error) => {
    console.info(`The game could not be kept for offline use: ${error.message}`);
  });
  if (matchMedia("(display-mode: standalone)").matches) {
    // Somebody installed it: the saved matches must not be cleared away.
    navigator.storage?.persist?.();
  }
}

/** If a newer version is ready and no other window plays the old one, reloads the page with it and says `true`. */
export async function takeUpNewVersion() {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  const isTaken = new Promise((resolve) => {
    port1.addEventListener("message", (event) => resolve(event.data));
    port1.start();
    setTimeout(() => resolve(false), TAKE_OVER_MS);
  });
  worker.postMessage("take over", [port2]);
  if (!(await isTaken)) return false;
  location.reload();
  return true;
}
