// Keeps one whole version of the game for offline use. VERSION and FILES are written by build/pack.mjs,
// so this file changes with every version; the browser then installs the new one beside the old one.

const VERSION = "{{version}}";
/** Path from the page and hash of every file of this version. */
const FILES = [];
const PAGE = "./";

const FAMILY = `doodle-city ${registration.scope} `;
const CACHE = FAMILY + VERSION;
/** Files that were shared with the game, until its page takes them: src/platform/web.js. */
const SHARED = `doodle-city-shared ${registration.scope}`;

/** Exactly the file of this version: what the host or a cache holds of another one is refused. */
async function fetchExactly(path, integrity) {
  const url = new URL(path, registration.scope);
  // The browser has just fetched most of it for the page, and need not do so twice.
  for (const cache of ["default", "reload"]) {
    const response = await fetch(url, { integrity, cache }).catch(() => undefined);
    if (response?.ok) return response;
  }
  throw new Error(`${path} is not available as it is in version ${VERSION}`);
}

async function keepAll() {
  const cache = await caches.open(CACHE);
  const keep = async ([path, integrity]) => {
    await cache.put(new URL(path, registration.scope), await fetchExactly(path, integrity));
  };
  try {
    // The page itself last: if the browser is killed before that, the other files alone start nothing.
    await Promise.all(FILES.filter(([path]) => path !== PAGE).map(keep));
    await Promise.all(FILES.filter(([path]) => path === PAGE).map(keep));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** The versions kept here, oldest first: the oldest is played until a newer one takes over. */
async function kept() {
  return (await caches.keys()).filter((name) => name.startsWith(FAMILY));
}

async function forgetOthers() {
  await Promise.all((await kept()).filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** The older version answers first; what only this one has lies in a folder of its own. */
async function answer(request) {
  const wanted = request.mode === "navigate" ? registration.scope : request;
  // What the browser cannot look up, for whatever reason, the host may still have.
  const found = await caches.match(wanted, { ignoreSearch: true }).catch(() => undefined);
  return found ?? fetch(request);
}

/** The windows that play, whichever version. */
async function windows() {
  const all = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter((client) => client.url.startsWith(registration.scope));
}

// This worker serves the older version as well as its own, so it need not wait until nobody plays that one.
addEventListener("install", (event) => event.waitUntil(keepAll().then(() => skipWaiting())));

/** Whether the version played is older than the one that is ready. */
async function isBehind() {
  const versions = await kept();
  return versions.includes(CACHE) && versions[0] !== CACHE;
}

addEventListener("activate", (event) => {
  const tidyUp = async () => (await isBehind()) || forgetOthers();
  event.waitUntil(tidyUp());
});

/** Keeps the files of a form that another app has sent by the browser's list for sharing, and opens the page. */
async function takeShared(request) {
  const keep = async () => {
    const files = (await request.formData()).getAll("files").filter((it) => it instanceof File);
    const cache = await caches.open(SHARED);
    for (const [index, file] of files.entries()) {
      const place = `shared/${Date.now()}-${index}/${encodeURIComponent(file.name)}`;
      await cache.put(new URL(place, registration.scope), new Response(file));
    }
  };
  await keep().catch((error) => console.error(`What was shared could not be kept: ${error}`));
  return Response.redirect(registration.scope, 303);
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "POST" && request.url === new URL("shared", registration.scope).href) {
    event.respondWith(takeShared(request));
    return;
  }
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

/** Makes this version the one that is played, if it is not yet and nobody is playing; says whether it did. */
async function takeOver() {
  if (!(await isBehind()) || !(await isAlone())) return false;
  await forgetOthers();
  return true;
}

addEventListener("message", (event) => {
  if (event.data !== "take over") return;
  const [port] = event.ports;
  // Without an answer the page would wait a long time.
  event.waitUntil(takeOver().catch(() => false).then((isTaken) => port.postMessage(isTaken)));
});
