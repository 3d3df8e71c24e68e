// Chromium, with a phone's fingers.

import { keptWindow, newPage, resize } from "../browser.mjs";
import { Fingers } from "../finger.mjs";


async function open(folder, { width, height, letters }) {
  const { context, id } = await keptWindow(folder, { width, height });
  const page = await newPage(context);
  const talk = await context.newCDPSession(page);
  if (letters) await talk.send("Page.setFontSizes", { fontSizes: { standard: letters } });
  const files = [];
  page.on("download", async (download) => files.push(await download.path()));
  return {
    process: id,
    fingers: await Fingers.on(page),
    resize: (size) => resize(page, size),
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    back: () => page.goBack(),
    evaluate: (work, value) => page.evaluate(work, value),
    screenshot: () => page.screenshot(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    pick: async (file, ask) => {
      const asked = page.waitForEvent("filechooser");
      await ask();
      await (await asked).setFiles(file);
    },
    files,
    close: () => context.close(),
  };
}

export const chromium = { name: "chromium", open };
