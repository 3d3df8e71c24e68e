// A line of text is typed in the game, by a keyboard. Browsers let dead keys and input methods compose letters only in an
// element of the page, so one lies over the line: it hands on what was typed letter by letter, and all other keys as they
// come. What is being composed is seen in it.

let typing;

/** Where the next letter comes, in CSS pixels. */
export function typeAt(x, y, width, height) {
  typing ??= begin();
  const px = (number) => `${number}px`;
  Object.assign(typing.style, { left: px(x), top: px(y), width: px(width), height: px(height), lineHeight: px(height) });
}

export function typeNowhere() {
  if (!typing) return;
  const input = typing;
  typing = undefined;
  input.remove();
  canvas().focus();
}

const canvas = () => document.querySelector("canvas");

function begin() {
  const input = document.createElement("input");
  input.className = "typing";
  input.autocomplete = "off";
  input.autocapitalize = "off";
  input.spellcheck = false;
  input.tabIndex = -1;
  // Readers have the line in the list of everything.
  input.setAttribute("aria-hidden", "true");
  const handOn = () => {
    for (const key of input.value) press(key);
    input.value = "";
  };
  input.addEventListener("input", (event) => {
    if (!event.isComposing) handOn();
  });
  input.addEventListener("compositionstart", () => input.classList.add("composing"));
  input.addEventListener("compositionend", () => {
    input.classList.remove("composing");
    handOn();
  });
  for (const type of ["keydown", "keyup"]) {
    input.addEventListener(type, (event) => {
      event.stopPropagation();
      if (isForInput(event)) return;
      event.preventDefault();
      canvas().dispatchEvent(new KeyboardEvent(type, event));
    });
  }
  // Whoever touches the game goes on typing, until the game says otherwise; a notice takes the keys, and so does whatever is
  // beside the page.
  input.addEventListener("blur", (event) => {
    if (event.relatedTarget && !event.relatedTarget.closest("#cover")) {
      setTimeout(() => typing === input && takeKeys(input));
    } else {
      canvas().dispatchEvent(new FocusEvent("blur"));
    }
  });
  input.addEventListener("focus", () => canvas().dispatchEvent(new FocusEvent("focus")));
  document.body.append(input);
  takeKeys(input);
  return input;
}

function takeKeys(input) {
  input.focus({ preventScroll: true });
}

/** Whether a key makes a letter, by itself or with others: that comes as input. And what is pasted comes so. */
function isForInput(event) {
  const isComposed = event.isComposing || event.keyCode === 229 || event.key === "Dead";
  const isOrder = (event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph");
  const isPaste = isOrder && event.key.toLowerCase() === "v";
  return isComposed || isPaste || (!isOrder && [...event.key].length === 1);
}

/** The game hears one letter. */
function press(key) {
  for (const type of ["keydown", "keyup"]) {
    canvas().dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
  }
}
