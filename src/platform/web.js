// What a browser gives the app: the edges it covers, vibration, files, a line of text.

const phone = matchMedia("(pointer: coarse)");

// Left, top, right, bottom, in CSS pixels; the page's style sheet has them from the browser.
export function insets() {
  const style = getComputedStyle(document.documentElement);
  const of = (side) => parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0;
  return new Float32Array([of("left"), of("top"), of("right"), of("bottom")]);
}

export function canBuzz() {
  return phone.matches && "vibrate" in navigator;
}

export function buzz(pattern) {
  navigator.vibrate(Array.from(pattern));
}

export function wantsStillness() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
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

// "handed", "kept" or "cancelled".
export async function giveFile(title, name, text) {
  const file = new File([text], name, { type: "application/json" });
  if (phone.matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return "handed";
    } catch (error) {
      if (error.name === "AbortError") return "cancelled";
      // Sharing is not allowed here: a download always is.
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return "kept";
}

// The name and the bytes, at most `most` of them; nothing if none was picked.
export function takeFile(most) {
  return new Promise((resolve, reject) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = ".json,application/json";
    input.oncancel = () => resolve(undefined);
    input.onchange = async () => {
      const [file] = input.files;
      if (!file) return resolve(undefined);
      try {
        resolve([file.name, new Uint8Array(await file.slice(0, most).arrayBuffer())]);
      } catch (error) {
        reject(error);
      }
    };
    input.click();
  });
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
    const button = (words, value) => {
      const made = document.createElement("button");
      made.textContent = words;
      made.value = value;
      return made;
    };
    dialog.className = "ask";
    form.method = "dialog";
    input.value = text;
    input.maxLength = most;
    input.enterKeyHint = "done";
    input.autocomplete = "off";
    label.append(title, input);
    // The first button is the one that Enter presses.
    const yes = button(accept, "accept");
    const no = button(cancel, "cancel");
    form.append(label, yes, no);
    dialog.append(form);
    document.body.append(dialog);
    // The game under it hears neither keys nor touches meanwhile.
    for (const kind of ["keydown", "keyup", "pointerdown", "pointermove", "pointerup"]) {
      dialog.addEventListener(kind, (event) => event.stopPropagation());
    }
    dialog.onclose = () => {
      dialog.remove();
      resolve(dialog.returnValue === "accept" ? input.value : undefined);
      document.querySelector("canvas")?.focus();
    };
    dialog.showModal();
    input.select();
  });
}
