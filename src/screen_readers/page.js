// What is on the canvas, once more as elements: for screen readers, and for tests that look for things by name.

const ROLES = {
  button: "button",
  die: "button",
  cover: "button",
  toggle: "switch",
  choice: "radio",
  tab: "tab",
  slider: "slider",
  field: "textbox",
  heading: "heading",
  score: "note",
  text: "note",
  picture: "img",
  list: "list",
  table: "table",
  row: "row",
  dialog: "dialog",
};

// What their state is called.
const STATES = { toggle: "aria-checked", choice: "aria-checked", tab: "aria-selected", heading: "aria-level" };

const GROUPS = ["list", "table", "row", "dialog"];

// Readers count what a list or a row holds. Each thing lies in an element of its own for that, for it may be a button.
const HOLDERS = { list: "listitem", row: "cell" };

let ask = () => {};
let root;
const shown = new Map();

// What is done to an element is handed on by its number. What is said has its place from the beginning: readers tell of
// what changes there, not of what comes there.
export function listen(asked) {
  ask = asked;
  const region = document.createElement("div");
  region.id = "narration";
  region.setAttribute("role", "status");
  region.setAttribute("aria-live", "polite");
  region.style.cssText = "position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);pointer-events:none";
  document.body.append(region);
}

function mirror() {
  if (!root) {
    root = document.createElement("div");
    root.id = "mirror";
    // Fingers and mice reach the canvas below; screen readers click what they read.
    root.style.cssText = "position:fixed;inset:0;overflow:clip;pointer-events:none;contain:strict";
    root.addEventListener("click", ({ target }) => {
      const element = target.closest("[data-role]");
      if (element && element.dataset.role !== "slider") ask(element.dataset.id, undefined, false);
    });
    root.addEventListener("input", ({ target }) => ask(target.dataset.id, Number(target.value), false));
    // Keys go to the canvas, which says what it is at; only a slider has keys of its own.
    root.addEventListener("focusin", ({ target }) => {
      if (target.dataset.role === "slider") return;
      ask(target.dataset.id, undefined, true);
      document.getElementById("game")?.focus({ preventScroll: true });
    });
    document.body.append(root);
    // The canvas has the keys, and says what they are at.
    const canvas = document.getElementById("game");
    canvas?.setAttribute("role", "group");
    canvas?.setAttribute("aria-owns", root.id);
  }
  return root;
}

// Sliders are the browser's own, so that screen readers can move them.
function make(role) {
  if (role !== "slider") return document.createElement("div");
  return Object.assign(document.createElement("input"), { type: "range", min: 0, max: 100, step: 10 });
}

function set(element, name, value) {
  if (value === "") element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function holderOf(element) {
  const { parentElement } = element;
  return parentElement && Object.values(HOLDERS).includes(parentElement.getAttribute("role")) ? parentElement : undefined;
}

function remove(element) {
  (holderOf(element) ?? element).remove();
}

// What lies inside of `inside` for this element: itself, or what holds it there.
function hold(element, inside) {
  const role = HOLDERS[inside.getAttribute("role")];
  const holder = holderOf(element);
  if (holder && holder.getAttribute("role") === role) return holder;
  holder?.remove();
  if (!role) return element;
  const made = document.createElement("div");
  made.setAttribute("role", role);
  made.append(element);
  return made;
}

// An element keeps its number, and with it whoever reads it keeps the place.
function elementOf(id, role) {
  let element = shown.get(id);
  if (element && (element.localName === "input") !== (role === "slider")) {
    remove(element);
    element = undefined;
  }
  if (!element) {
    element = make(role);
    element.id = `item-${id}`;
    shown.set(id, element);
  }
  return element;
}

function fill(element, [role, name, value, said, intent, box, state, can]) {
  const isGroup = GROUPS.includes(role);
  set(element, "role", role === "square" ? (can ? "button" : "img") : (ROLES[role] ?? ""));
  set(element, "aria-label", said);
  set(element, "aria-modal", role === "dialog" ? "true" : "");
  if (isGroup) return;
  set(element, "data-role", role);
  set(element, "data-value", value);
  set(element, "data-intent", intent);
  set(element, "data-name", name);
  const canPress = ["button", "die", "toggle", "choice", "tab", "slider", "field"].includes(role);
  set(element, "tabindex", can ? "-1" : "");
  set(element, "aria-disabled", canPress && !can ? "true" : "");
  set(element, "style", `position:absolute;opacity:0;${box}`);
  if (role === "slider") {
    element.value = state;
    set(element, "aria-valuetext", value);
    return;
  }
  const text = role === "field" ? value : "";
  if (element.textContent !== text) element.textContent = text;
  // A number may come to be something else.
  const own = STATES[role] ?? "aria-pressed";
  for (const name of ["aria-pressed", ...new Set(Object.values(STATES))]) set(element, name, name === own ? state : "");
}

// The whole tree, ten texts an entry: its number and its parent's, role, name, value, as it is read, intent, box, state
// (on, chosen, a slider's knob in per cent, a heading's level), and whether anything can be done to it.
export function show(entries, focused) {
  const parent = mirror();
  const seen = new Set();
  for (let at = 0; at < entries.length; at += 10) seen.add(entries[at]);
  // What is gone goes first, so that nothing else moves for it.
  for (const [id, element] of shown) {
    if (!seen.has(id)) {
      remove(element);
      shown.delete(id);
    }
  }
  const last = new Map();
  for (let at = 0; at < entries.length; at += 10) {
    const [id, of, ...texts] = entries.slice(at, at + 10);
    const element = elementOf(id, texts[0]);
    element.dataset.id = id;
    fill(element, texts);
    const inside = shown.get(of) ?? parent;
    const held = hold(element, inside);
    const before = last.get(inside);
    const place = before ? before.nextSibling : inside.firstChild;
    if (place !== held) inside.insertBefore(held, place);
    last.set(inside, held);
  }
  const canvas = document.getElementById("game");
  if (canvas) set(canvas, "aria-activedescendant", seen.has(focused) ? `item-${focused}` : "");
}

// What happens is said once, after whatever is being read. The same words again differ in what cannot be heard.
export function say(text, count) {
  const region = document.getElementById("narration");
  region.textContent = count % 2 ? `${text}\u00a0` : text;
}

// Where the app is, for tests and for the page around it.
export function tell(page, step, isStill) {
  Object.assign(document.documentElement.dataset, { page, shown: step, still: isStill });
}
