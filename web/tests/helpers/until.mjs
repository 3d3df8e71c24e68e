/** How long something may take to come about, in milliseconds. */
const PATIENCE = 60_000;

/** Asks the page until `look` finds something, and gives that back; between two pages there is nothing to find. */
export async function until(page, look, value) {
  let trouble = "";
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    try {
      const found = await page.evaluate(look, value);
      if (found) return found;
    } catch (error) {
      trouble = error.message;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`it never came about: ${look} ${trouble}`);
}
