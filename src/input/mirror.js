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
    root.id = "semantics";
    // Fingers and mice reach the canvas below; screen readers click what they read.
    root.style.cssText = "position:fixed;inset:0;overflow:hidden;pointer-events:none;contain:strict";
    root.addEventListener("click", press);
    document.body.append(root);
  }
  return root;
}

// A click on an element is a touch in the middle of what it stands for; panels notice one only over some frames.
async function press(event) {
  const element = event.target.closest("[data-role]");
  const canvas = document.querySelector("canvas");
  if (!element || !canvas) return;
  const box = element.getBoundingClientRect();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  const pointer = { ...at, bubbles: true, cancelable: true, pointerType: "mouse", button: 0, pointerId: 1 };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  canvas.dispatchEvent(new PointerEvent("pointermove", { ...pointer, button: -1 }));
  await frame();
  canvas.dispatchEvent(new PointerEvent("pointerdown", { ...pointer, buttons: 1 }));
  await frame();
  canvas.dispatchEvent(new PointerEvent("pointerup", { ...pointer, buttons: 0 }));
}

function set(element, name, value) {
  if (value === "") element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

// The whole list, five texts an item: role, name, value, intent, box.
export function show(items) {
  const parent = mirror();
  const count = items.length / 5;
  for (let index = 0; index < count; index += 1) {
    const [role, name, value, intent, box] = items.slice(index * 5, index * 5 + 5);
    let element = shown[index];
    if (!element) {
      element = document.createElement("div");
      shown.push(element);
      parent.append(element);
    }
    const canPress = intent !== "" || ["toggle", "slider", "field"].includes(role);
    set(element, "role", role === "square" ? (canPress ? "button" : "img") : (ROLES[role] ?? "presentation"));
    set(element, "data-role", role);
    set(element, "data-value", value);
    set(element, "data-intent", intent);
    set(element, "aria-label", value ? `${name}: ${value}` : name);
    set(element, "data-name", name);
    set(element, "tabindex", canPress ? "-1" : "");
    set(element, "style", `position:absolute;${box}`);
  }
  while (shown.length > count) shown.pop().remove();
}

// Where the app is, for tests and for the page around it.
export function tell(page, step, isStill) {
  Object.assign(document.documentElement.dataset, { page, shown: step, still: isStill });
}
