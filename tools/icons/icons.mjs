// Makes every icon of the web page and of iOS from one drawing: node icons.mjs ROOT
import { readFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

const root = process.argv[2];
if (!root) {
  console.error("icons.mjs takes the project's folder.");
  process.exit(2);
}
const drawing = await readFile(join(root, "assets/icon/icon.svg"), "utf8");

/**
 * A square of the drawing with corners as round as on a home screen, for places that do not cut icons to their own shape.
 */
function rounded([x, y, side]) {
  const tile = `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${side * 0.22}"/>`;
  return drawing
    .replace('viewBox="0 0 1024 1024"', `viewBox="${x} ${y} ${side} ${side}"`)
    .replace(/(<svg[^>]*>)/, `$1<clipPath id="tile">${tile}</clipPath><g clip-path="url(#tile)">`)
    .replace("</svg>", "</g></svg>");
}

const whole = rounded([0, 0, 1024]);
// In a tab there is room for the house alone.
const house = rounded([366, 64, 600]);

// A square may fill the whole picture and has no transparency: Apple refuses icons that have.
const icons = [
  { path: "web/icons/icon-192.png", size: 192, svg: whole },
  { path: "web/icons/icon-512.png", size: 512, svg: whole },
  { path: "web/icons/maskable-512.png", size: 512, svg: drawing, isSquare: true },
  { path: "web/icons/apple-touch-icon.png", size: 180, svg: drawing, isSquare: true },
  { path: "web/icons/favicon.png", size: 48, svg: house },
  { path: "mobile/ios/DoodleCity/Assets.xcassets/AppIcon.appiconset/icon.png", size: 1024, svg: drawing, isSquare: true },
];

for (const { path, size, svg, isSquare } of icons) {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  let picture = sharp(Buffer.from(svg), { density: (72 * size) / 1024 }).resize(size, size);
  if (isSquare) picture = picture.removeAlpha();
  await picture.png({ compressionLevel: 9, effort: 10, palette: false }).toFile(file);
  console.error(`${path}: ${size} x ${size}`);
}
