// Day and night: the game is as dark as the visitor wants all pages to be.

import assert from "node:assert/strict";
import { test } from "node:test";

import { sitDown } from "./helpers/app.mjs";
import { shoot } from "./helpers/browser.mjs";
import { until } from "./helpers/until.mjs";

/** How bright the page is on average, 0 to 255. */
async function brightness(page, name) {
  const picture = (await shoot(page, name)).toString("base64");
  return page.evaluate(async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const { width, height } = bitmap;
    const brush = new OffscreenCanvas(width, height).getContext("2d");
    brush.drawImage(bitmap, 0, 0);
    const { data } = brush.getImageData(0, 0, width, height);
    let sum = 0;
    for (let at = 0; at < data.length; at += 4) sum += (data[at] + data[at + 1] + data[at + 2]) / 3;
    return sum / (width * height);
  }, picture);
}

test("the game is dark where all pages are to be, and follows when that changes", async (t) => {
  const table = await sitDown(t, { ratio: 1, seed: 3, colorScheme: "dark" });
  const isStill = () => document.documentElement.dataset.still === "true";
  const night = await brightness(table.page, "light-night");
  await table.page.emulateMedia({ colorScheme: "light" });
  await until(table.page, isStill);
  const day = await brightness(table.page, "light-day");
  assert.ok(night < 90 && day > 110, `${night} by night, ${day} by day`);
});
