// Starts the game: checks whether it can run here, fetches it while a road is drawn, and takes the cover away once
// the game shows itself.

import { bringLearnt } from "./learnt.js";
import { missing } from "./needs.js";
import { keepForOffline, takeUpNewVersion } from "./offline.js";
import { letSoundBegin } from "./sound.js";
import { tell, tellStopped, watchForEnd, wireNotices } from "./stopped.js";
import { WASM_BYTES } from "./version.js";

const page = document.documentElement;
const cover = document.getElementById("cover");

/** How much of the road stands for the download; the rest is drawn when the game shows itself. */
const DOWNLOAD = 92;

function draw(percent) {
  cover.style.setProperty("--drawn", percent);
  document.getElementById("progress").value = percent;
}

/** The game's code; the road grows as its bytes come in, however they were compressed on the way. */
async function download() {
  const response = await fetch(new URL("app_bg.wasm", import.meta.url));
  if (!response.ok) {
    throw new Error(`${response.url}: ${response.status}`);
  }
  // The browser keeps compiled code for a response that it fetched itself, so a copy is counted.
  const counted = response.clone();
  (async () => {
    let received = 0;
    for (const reader = counted.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      received += value.byteLength;
      draw((DOWNLOAD * Math.min(received, WASM_BYTES)) / WASM_BYTES);
    }
  })().catch(() => {});
  const game = await import("./app.js");
  return { game, module: await WebAssembly.compileStreaming(response) };
}

/** Resolves when the game has put a page on the screen. */
function isShown() {
  return new Promise((resolve) => {
    const look = () => page.dataset.page && (observer.disconnect(), resolve());
    const observer = new MutationObserver(look);
    observer.observe(page, { attributes: true, attributeFilter: ["data-page"] });
    look();
  });
}

function letGo() {
  draw(100);
  const hide = () => (cover.hidden = !page.dataset.notice);
  cover.addEventListener("transitionend", hide, { once: true });
  // Without motion there is no transition that ends.
  setTimeout(hide, 400);
  cover.classList.add("is-done");
}

async function start() {
  const need = missing();
  if (need) {
    tell(need);
    return;
  }
  // Without workers or channels there is no other version.
  if (await takeUpNewVersion().catch(() => false)) return;
  // The game's code takes up the constructor of sound outputs as it is loaded.
  letSoundBegin();
  let app;
  try {
    app = await download();
  } catch (error) {
    console.error(error);
    tell("no-download");
    return;
  }
  document.getElementById("fetching").hidden = true;
  document.getElementById("preparing").hidden = false;
  // The last words are on the screen before the game takes the thread.
  await new Promise((resolve) => setTimeout(resolve));
  isShown().then(() => {
    letGo();
    bringLearnt(app.game);
    keepForOffline();
  });
  await app.game.default({ module_or_path: app.module });
}

wireNotices();
watchForEnd();
// What the style cannot forbid everywhere. Where text is typed, pasting it is in the menu.
for (const type of ["contextmenu", "gesturestart", "dblclick"]) {
  document.addEventListener(type, (event) => event.target.closest?.("input, #details") || event.preventDefault());
}
start().catch((error) => {
  // Such as memory that is not available.
  console.error(error);
  tellStopped(String(error?.stack ?? error));
});
