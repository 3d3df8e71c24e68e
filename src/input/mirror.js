// What is on the canvas, once more as elements: for screen readers, and for tests that look for things by name.

const ROLES = {
  button: "button",
  die: "button",
  toggle: "button",
  slider: "slider",
  field: "textbox",
  score: "note",
  text: "note",
  picture: "img",
};

let root;
const shown = [];

function mirror() {
  if (!root) {
    root = document.createElement("div");
    root.id = "mirror";
    // Fingers and mice reach the canvas below; screen readers click what they read.
    root.style.cssText = "position:fixed;inset:0;overflow:hidden;pointer-events:none;contain:strict";
    root.addEventListener("click", (event) => {
      const element = event.target.closest("[data-role]");
      if (element && element.dataset.role !== "slider") touch(element, (box) => box.x + box.width / 2);
    });
    root.addEventListener("input", ({ target }) => slide(target));
    document.body.append(root);
  }
  return root;
}

// What is done to an element is a touch of what it stands for; panels notice one only over some frames.
async function touch(element, x) {
  const canvas = document.querySelector("canvas");
  if (!canvas) return;
  const box = element.getBoundingClientRect();
  const at = { clientX: x(box), clientY: box.y + box.height / 2 };
  const pointer = { ...at, bubbles: true, cancelable: true, pointerType: "mouse", button: 0, pointerId: 1 };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  canvas.dispatchEvent(new PointerEvent("pointermove", { ...pointer, button: -1 }));
  await frame();
  canvas.dispatchEvent(new PointerEvent("pointerdown", { ...pointer, buttons: 1 }));
  await frame();
  canvas.dispatchEvent(new PointerEvent("pointerup", { ...pointer, buttons: 0 }));
}

// The track of a slider begins and ends a bit within its box, by this part of its height.
const INSET = 15 / 48;

function slide(element) {
  touch(element, ({ x, width, height }) => x + height * INSET + (element.value / 100) * (width - 2 * height * INSET));
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

// The whole list, seven texts an item: role, name, value, both as they are read, intent, box, and a slider's knob in per cent.
export function show(items) {
  const parent = mirror();
  const count = items.length / 7;
  for (let index = 0; index < count; index += 1) {
    const [role, name, value, said, intent, box, knob] = items.slice(index * 7, index * 7 + 7);
    let element = shown[index];
    if (!element || (element.localName === "input") !== (role === "slider")) {
      const made = make(role);
      if (element) element.replaceWith(made);
      else parent.append(made);
      shown[index] = element = made;
    }
    const canPress = intent !== "" || ["toggle", "slider", "field"].includes(role);
    set(element, "role", role === "square" ? (canPress ? "button" : "img") : (ROLES[role] ?? "presentation"));
    set(element, "data-role", role);
    set(element, "data-value", value);
    set(element, "data-intent", intent);
    set(element, "aria-label", said);
    set(element, "data-name", name);
    set(element, "tabindex", canPress ? "-1" : "");
    set(element, "style", `position:absolute;opacity:0;${box}`);
    if (role === "slider") {
      element.value = knob;
      set(element, "aria-valuetext", value);
    }
  }
  while (shown.length > count) shown.pop().remove();
}

// Where the app is, for tests and for the page around it.
export function tell(page, step, isStill) {
  Object.assign(document.documentElement.dataset, { page, shown: step, still: isStill });
}
