// When something breaks: whatever ends the game is told over everything, with the details to copy.

const page = document.documentElement;

/** Where this version's code lies. What is thrown elsewhere, such as in an extension, is not the game's. */
const OURS = new URL("./", import.meta.url).href;

/** How long a browser may take to bring graphics back, in milliseconds, while somebody looks. */
const GRAPHICS_MS = 3000;

/** The least time between two starts that nobody asked for, in milliseconds. */
const RESTART_MS = 60_000;

/** More words than this help nobody, and a game that throws in each frame says the same again and again. */
const MOST_DETAILS = 4000;

const details = [];

/** Says why the game does not run, in the words of index.html; what was said first stays. */
export function tell(notice) {
  if (page.dataset.notice) return;
  page.dataset.notice = notice;
  const cover = document.getElementById("cover");
  cover.hidden = false;
  cover.classList.remove("is-done");
  // Keys are for the notice now, not for the game below it.
  cover.querySelector(`[data-for="${notice}"] button`)?.focus();
}

/** The game is over: says so, and keeps what it knows for whoever asks. */
export function tellStopped(...known) {
  for (const it of known.filter(Boolean)) {
    if (!details.includes(it) && details.join("\n").length < MOST_DETAILS) details.push(it);
  }
  const heads = [`Doodle City ${OURS.split("/").slice(-2)[0]}, ${new Date().toISOString()}`, navigator.userAgent];
  document.getElementById("details").textContent = [...heads, ...details].join("\n").slice(0, 2 * MOST_DETAILS);
  tell("stopped");
}

/** What was thrown, in words: browsers differ in whether its stack begins with its name. */
function words(thrown) {
  const name = String(thrown);
  const stack = thrown?.stack ?? "";
  return stack.includes(name) ? stack : `${name}\n${stack}`;
}

/** Whether the game's own code threw it, or the browser while that code ran. */
function isOurs(thrown, filename = "") {
  return thrown?.name === "RuntimeError" || `${filename}\n${thrown?.stack ?? ""}`.includes(OURS);
}

/** A restart that nobody asked for; `false` if there has just been one. */
function restart() {
  try {
    const last = Number(sessionStorage.getItem("restarted") ?? -Infinity);
    if (Date.now() - last < RESTART_MS) return false;
    sessionStorage.setItem("restarted", Date.now());
  } catch {
    // Where nothing can be noted nobody could tell a second restart from a first one.
    return false;
  }
  location.reload();
  return true;
}

/**
 * The browser may take graphics away, above all from pages that nobody looks at. What was drawn with is gone then even if
 * they come back: a start anew brings the match back as it was.
 */
function watchGraphics() {
  let alarm;
  let isLost = false;
  const wait = () => {
    clearTimeout(alarm);
    if (isLost && !document.hidden) alarm = setTimeout(() => tell("lost-graphics"), GRAPHICS_MS);
  };
  document.addEventListener("visibilitychange", wait);
  addEventListener(
    "webglcontextlost",
    (event) => {
      // Only so may they come back.
      event.preventDefault();
      isLost = true;
      wait();
    },
    true,
  );
  addEventListener(
    "webglcontextrestored",
    () => {
      clearTimeout(alarm);
      // What ended the game before is told, and its details are there to be copied.
      if (page.dataset.notice !== "stopped" && !restart()) tell("lost-graphics");
    },
    true,
  );
  return () => isLost;
}

/** Watches for whatever ends the game from now on: in its loop, in promises, in its graphics. */
export function watchForEnd() {
  const isBlind = watchGraphics();
  const hear = (...known) => {
    // Without graphics all kinds of things break, and none of them is the reason.
    if (!isBlind()) tellStopped(...known);
  };
  addEventListener("error", (event) => {
    if (isOurs(event.error, event.filename)) hear(words(event.error ?? event.message));
  });
  addEventListener("unhandledrejection", (event) => isOurs(event.reason) && hear(words(event.reason)));
  // What the game says itself when it breaks down, before the browser knows.
  addEventListener("stopped", (event) => hear(String(event.detail)));
}

/** Puts the details where the person can paste them from; whether that worked. */
async function copyDetails() {
  const place = document.getElementById("details");
  try {
    await navigator.clipboard.writeText(place.textContent);
    return true;
  } catch {
    getSelection().selectAllChildren(place);
    return document.execCommand?.("copy") ?? false;
  }
}

/** Makes the buttons of the notices do what they say. */
export function wireNotices() {
  const cover = document.getElementById("cover");
  for (const button of cover.querySelectorAll("[data-does=reload]")) {
    button.addEventListener("click", () => location.reload());
  }
  const copy = cover.querySelector("[data-does=copy]");
  copy.addEventListener("click", async () => {
    // Where it cannot be copied it is marked now, for the person to do so.
    if (await copyDetails()) copy.textContent = copy.dataset.done;
  });
}
