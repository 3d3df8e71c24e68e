// Files that a driver picks: by WebDriver the browser's dialog counts as cancelled, and the file is set after that.

/** Lets the page not hear that the next dialog is cancelled; it runs in the page. */
export function ignoreCancel() {
  addEventListener("cancel", (event) => event.stopPropagation(), { capture: true, once: true });
}
