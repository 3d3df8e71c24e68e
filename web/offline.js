// The page's side of service-worker.js: the game is kept for offline use, and a new version takes over
// between two starts, never within one.

/**
 * How long the answer may take, on a busy machine. No game starts before it is there: one of the old version would lose its files
 * to the new one.
 */
const TAKE_OVER_MS = 30_000;

/** The browser's service workers; nothing where it has none or forbids even to ask, as some private windows do. */
function workers() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/**
 * Asks the browser not to clear the saved matches away: Safari does so after seven days of its use without a visit. Firefox
 * would ask the person, who only wanted to play; there it is asked where the game was installed.
 */
async function keepMatches() {
  const isInstalled = matchMedia("(display-mode: standalone)").matches;
  if (isInstalled || !CSS.supports("-moz-appearance", "none")) await navigator.storage?.persist?.();
}

/** Says so once the browser has fetched another version than the one that runs. */
function hearOfNewVersion(registration) {
  const news = document.getElementById("news");
  news.querySelector("[data-does=reload]").addEventListener("click", () => location.reload());
  news.querySelector("[data-does=later]").addEventListener("click", () => (news.hidden = true));
  const watch = (worker) => {
    const look = () => worker.state === "activated" && (news.hidden = false);
    worker?.addEventListener("statechange", look);
  };
  registration.addEventListener("updatefound", () => watch(registration.installing));
  // The browser may have begun with it before the game ran, and even be done.
  watch(registration.installing ?? registration.waiting);
  if (registration.active && registration.active !== workers().controller) news.hidden = false;
}

async function keepGame() {
  // On a first visit what is fetched is this version.
  const isKept = Boolean(workers()?.controller);
  const registration = await workers()?.register("service-worker.js");
  if (registration && isKept) hearOfNewVersion(registration);
}

/** Keeps this version and the matches for next time. Call once the game runs, so that nothing competes with its download. */
export async function keepForOffline() {
  for (const { reason } of await Promise.allSettled([keepGame(), keepMatches()])) {
    if (reason) console.info(`The browser keeps less than it could: ${reason.message ?? reason}`);
  }
}

/** If a newer version is ready and no other window plays the old one, reloads the page with it and says `true`. */
export async function takeUpNewVersion() {
  const worker = workers()?.controller;
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
