// Keeps one whole version of the game for times without a network. VERSION and FILES are written by build/pack.mjs,
// so this file changes with every version; the browser then installs the new one beside the old one.

const VERSION = "{{version}}";
/** Path from the page and hash of every file of this version. */
const FILES = [];

const FAMILY = `doodle-city ${registration.scope} `;
const CACHE = FAMILY + VERSION;

/** Exactly the file of this version: what the host or a cache holds of another one is refused. */
async function fetchExactly(path, integrity) {
  const url = new URL(path, registration.scope);
  // The browser has just fetched most of it for the page, and need not do so twice.
  for (const cache of ["default", "reload"]) {
    const response = await fetch(url, { integrity, cache }).catch(() => undefined);
    if (response?.ok) return response;
  }
  throw new Error(`${path} is not to be had as version ${VERSION} has it`);
}

async function keepAll() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(FILES.map(async ([path, integrity]) => {
      await cache.put(new URL(path, registration.scope), await fetchExactly(path, integrity));
    }));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(FAMILY) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === "navigate" ? registration.scope : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}

/** The windows that play, whichever version. */
async function windows() {
  const all = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter((client) => client.url.startsWith(registration.scope));
}

addEventListener("install", (event) => event.waitUntil(keepAll()));
addEventListener("activate", (event) => event.waitUntil(forgetOthers()));

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope)) {
    event.respondWith(answer(request));
  }
});

/** Whether nobody but the window that asks has the game open. One that was just closed is still listed for a moment. */
async function isAlone() {
  for (let patience = 0; patience < 30; patience += 1) {
    if ((await windows()).length <= 1) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

addEventListener("message", (event) => {
  if (event.data !== "take over") return;
  const answer = async () => ((await isAlone()) ? skipWaiting() : event.source.postMessage("others play"));
  event.waitUntil(answer());
});
