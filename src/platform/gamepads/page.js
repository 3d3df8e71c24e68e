// Looks at game pads while there is one: browsers tell of pads, but not of their buttons.

// Anything less than this is a stick that lies still.
const STILL = 0.35;
// Between two looks, in milliseconds. A frame each time would have the browser lay out the page.
const PAUSE = 20;

export function watch(tell) {
  // What was told of each pad: its buttons and sticks.
  const told = new Map();
  let isLooking = false;
  const pads = () => {
    // Not on every page, and not where the page around forbids it.
    try {
      return Array.from(navigator.getGamepads?.() ?? []).filter((pad) => pad?.connected);
    } catch {
      return [];
    }
  };
  const look = () => {
    const there = pads();
    for (const pad of there) {
      if (!told.has(pad.index)) {
        told.set(pad.index, new Map());
        tell(pad.index, pad.id === "-" ? "" : pad.id, 0, 0);
      }
      const before = told.get(pad.index);
      const compare = (input, value) => {
        if ((before.get(input) ?? 0) !== value) {
          before.set(input, value);
          tell(pad.index, undefined, input, value);
        }
      };
      // Of a pad that the browser does not know only these have the places that they have on others.
      const [buttons, axes] = pad.mapping === "standard" ? [16, 4] : [4, 2];
      pad.buttons.slice(0, buttons).forEach((button, input) => compare(input, button.pressed ? 1 : 0));
      pad.axes.slice(0, axes).forEach((value, axis) => compare(-1 - axis, Math.abs(value) < STILL ? 0 : value));
    }
    for (const index of [...told.keys()]) {
      if (!there.some((pad) => pad.index === index)) {
        told.delete(index);
        tell(index, "-", 0, 0);
      }
    }
    isLooking = there.length > 0;
    if (isLooking) {
      setTimeout(look, PAUSE);
    }
  };
  const begin = () => {
    if (!isLooking) {
      look();
    }
  };
  addEventListener("gamepadconnected", begin);
  begin();
}
