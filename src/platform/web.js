// What a browser gives the app: the edges it covers, vibration, files, a line of text.

const phone = matchMedia("(pointer: coarse)");

// Left, top, right, bottom, in CSS pixels; the page's style sheet has them from the browser.
export function insets() {
  const style = getComputedStyle(document.documentElement);
  const of = (side) => parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0;
  return new Float32Array([of("left"), of("top"), of("right"), of("bottom")]);
}

// Safari and Firefox have no such function.
export function canBuzz() {
  return phone.matches && typeof navigator.vibrate === "function";
}

export function buzz(pattern) {
  navigator.vibrate?.(Array.from(pattern));
}

export function wantsStillness() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const contrast = matchMedia("(prefers-contrast: more), (forced-colors: active)");

export function wantsContrast() {
  return contrast.matches;
}

// How much larger than usual the person reads: by the browser's own size of letters, by the text size of the device
// where the browser hands it on, and by that of an iPhone or iPad.
export function textScale() {
  const probe = document.createElement("div");
  probe.style.cssText = "position: absolute; visibility: hidden; font-size: medium; text-size-adjust: none";
  document.body.append(probe);
  const size = () => parseFloat(getComputedStyle(probe).fontSize);
  const scales = [size() / 16];
  probe.style.fontSize = "calc(100px * env(preferred-text-scale, 1))";
  scales.push(size() / 100);
  if (phone.matches && CSS.supports("font", "-apple-system-body")) {
    probe.style.font = "-apple-system-body";
    scales.push(size() / 17);
  }
  probe.remove();
  return Math.max(...scales.filter(Number.isFinite), 1);
}

export function languages() {
  return Array.from(navigator.languages ?? [navigator.language]);
}

// The next start speaks it from the first word on.
export function speaks(tag) {
  document.documentElement.lang = tag;
  localStorage.setItem("language", tag);
}

// Letters in the fonts that the browser has for them, `em` pixels high: width and height in pixels, where the line begins
// from the left and stands from the top, how far the next letters are, and all pixels. Nothing where no font has them.
export function drawText(text, em) {
  const drawn = pixelsOf(text, em);
  const isInked = drawn[5].some((byte) => byte > 0);
  const isLost = [...text].some((letter) => !isUnseen(letter) && String(pixelsOf(letter, em)[5]) === lostLetter(em));
  return isInked && !isLost ? drawn : undefined;
}

// Joiners and variants are seen by what they do to other letters.
const isUnseen = (letter) => /[\p{Mark}\p{Format}\u200D\uFE00-\uFE0F]/u.test(letter);

// What the browser draws for a letter that no font has, since there is no such letter.
let lost;
function lostLetter(em) {
  lost ??= String(pixelsOf("\u0378", em)[5]);
  return lost;
}

function pixelsOf(text, em) {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const font = `${em}px system-ui, sans-serif`;
  context.font = font;
  const size = context.measureText(text);
  const margin = 2;
  const [left, top] = [size.actualBoundingBoxLeft, size.actualBoundingBoxAscent].map((side) => Math.ceil(side) + margin);
  const [right, bottom] = [size.actualBoundingBoxRight, size.actualBoundingBoxDescent].map((side) => Math.ceil(side) + margin);
  canvas.width = Math.max(left + right, 1);
  canvas.height = Math.max(top + bottom, 1);
  // A canvas of another size has forgotten the font.
  context.font = font;
  context.fillText(text, left, top);
  const { width, height } = canvas;
  const { data } = context.getImageData(0, 0, width, height);
  return [width, height, left, top, size.width, new Uint8Array(data.buffer)];
}

// "handed", "kept" or "cancelled".
export async function giveFile(title, name, bytes, type) {
  const file = new File([bytes], name, { type });
  try {
    if (phone.matches && navigator.canShare?.({ files: [file] })) {
      await navigator.share({ files: [file], title });
      return "handed";
    }
  } catch (error) {
    if (error?.name === "AbortError") return "cancelled";
    // Sharing is not allowed here: a download always is.
  }
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: name });
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return "kept";
}

// At most so many bytes of a file.
const bytesOf = async (file, most) => new Uint8Array(await file.slice(0, most).arrayBuffer());

// Tells of the name of each file that comes without having been asked for, and of its bytes, or of what was thrown when it
// was read: those that the system has the page open, and those that were shared with it, which the service worker has kept.
export function hearOfFiles(most, come) {
  const take = async (name, file) => come(name, await file().then((it) => bytesOf(it, most)).catch((thrown) => thrown ?? "?"));
  // A page that is loaded again is told once more what it was opened with.
  const isAgain = performance.getEntriesByType("navigation")[0]?.type === "reload";
  globalThis.launchQueue?.setConsumer(async ({ files }) => {
    for (const handle of files ?? []) {
      const file = handle.getFile();
      const what = await file.then(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`).catch(() => "");
      if (isAgain && sessionStorage.getItem("opened") === what) continue;
      sessionStorage.setItem("opened", what);
      take(handle.name, () => file);
    }
  });
  const takeShared = async () => {
    const name = `doodle-city-shared ${new URL("./", location.href)}`;
    if (!(await caches.has(name))) return;
    const shared = await caches.open(name);
    for (const request of await shared.keys()) {
      await take(decodeURIComponent(request.url.split("/").at(-1)), async () => (await shared.match(request)).blob());
      await shared.delete(request);
    }
    await caches.delete(name);
  };
  // Where nothing can be kept nothing was.
  takeShared().catch(() => {});
}

// The name and the bytes, at most `most` of them; nothing if none was picked.
export async function takeFile(most) {
  const accept = ".doodle-match,.json,application/vnd.doodle-city.match+json,application/json";
  const input = Object.assign(document.createElement("input"), { type: "file", accept });
  input.hidden = true;
  // Safari forgets one that is nowhere on the page before the person has picked.
  document.body.append(input);
  try {
    const file = await new Promise((resolve) => {
      input.oncancel = () => resolve(undefined);
      input.onchange = () => resolve(input.files[0]);
      // Older browsers never tell that nothing was picked; whoever touches the page is done with it.
      addEventListener("pointerdown", () => resolve(undefined), { once: true, capture: true });
      input.click();
    });
    return file && [file.name, await bytesOf(file, most)];
  } finally {
    input.remove();
  }
}

export function asksForText() {
  return phone.matches;
}

// What was typed; nothing if it was left.
export function askText(title, text, accept, cancel, most) {
  return new Promise((resolve) => {
    const dialog = document.createElement("dialog");
    const form = document.createElement("form");
    const label = document.createElement("label");
    const input = document.createElement("input");
    const button = (textContent) => Object.assign(document.createElement("button"), { textContent });
    dialog.className = "ask";
    input.value = text;
    input.maxLength = most;
    input.enterKeyHint = "done";
    input.autocomplete = "off";
    label.append(title, input);
    // The first button is the one that Enter presses.
    const yes = button(accept);
    const no = button(cancel);
    form.append(label, yes, no);
    dialog.append(form);
    document.body.append(dialog);
    // The game under it hears neither keys nor touches meanwhile, beside it neither where a browser has no modal dialogs.
    const kinds = ["keydown", "keyup", "pointerdown", "pointermove", "pointerup"];
    const keepFromGame = (event) => {
      if (!dialog.contains(event.target)) event.stopPropagation();
    };
    for (const kind of kinds) {
      dialog.addEventListener(kind, (event) => event.stopPropagation());
      window.addEventListener(kind, keepFromGame, true);
    }
    const end = (typed) => {
      for (const kind of kinds) window.removeEventListener(kind, keepFromGame, true);
      dialog.remove();
      resolve(typed);
      document.querySelector("canvas")?.focus();
    };
    form.onsubmit = (event) => {
      event.preventDefault();
      end(input.value);
    };
    no.type = "button";
    no.onclick = () => end();
    dialog.onclose = () => end();
    // Not `onkeydown`: what such a handler gives back may forbid the key, and with it the letter.
    dialog.addEventListener("keydown", (event) => {
      if (event.key === "Escape") end();
    });
    try {
      dialog.showModal();
    } catch {
      dialog.setAttribute("open", "");
      input.focus();
    }
    input.select();
  });
}

// The app has broken down: web/stopped.js tells.
export function stopped(details) {
  dispatchEvent(new CustomEvent("stopped", { detail: details }));
}
