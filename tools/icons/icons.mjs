// Makes every icon of the app and of its files from two drawings: node icons.mjs ROOT
import { readFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

const root = process.argv[2];
if (!root) {
  console.error("icons.mjs takes the project's folder.");
  process.exit(2);
}
const drawing = await readFile(join(root, "assets/icon/icon.svg"), "utf8");
/** The icon of files with matches; its shape is its own. */
const match = await readFile(join(root, "assets/icon/match.svg"), "utf8");

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

// Desktop systems, each size by itself. Where there are few pixels the house alone is clearer.
const SIZES = [16, 24, 32, 48, 64, 128, 256, 512];
for (const size of SIZES) {
  icons.push({ path: `packaging/icons/icon-${size}.png`, size, svg: size < 48 ? house : whole });
  icons.push({ path: `packaging/icons/match-${size}.png`, size, svg: match });
}

async function drawn({ size, svg, isSquare }) {
  let picture = sharp(Buffer.from(svg), { density: (72 * size) / 1024 }).resize(size, size);
  if (isSquare) picture = picture.removeAlpha();
  return picture.png({ compressionLevel: 9, effort: 10, palette: false }).toBuffer();
}

async function write(path, bytes) {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  console.error(`${path}: ${bytes.length} bytes`);
}

for (const icon of icons) await write(icon.path, await drawn(icon));

/** Windows' file of icons: a head, an entry for each size, and the pictures. Side 0 means 256. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** Apple's file of icons: parts of a name and a length each; the names say the size, some of them for fine screens. */
const ICNS = { icp4: 16, icp5: 32, ic07: 128, ic08: 256, ic09: 512, ic10: 1024, ic11: 32, ic12: 64, ic13: 256, ic14: 512 };
function icns(pictures) {
  const part = (name, bytes) => {
    const head = Buffer.from(`${name}    `);
    head.writeUInt32BE(8 + bytes.length, 4);
    return Buffer.concat([head, bytes]);
  };
  return part("icns", Buffer.concat(pictures.map(({ name, png }) => part(name, png))));
}

for (const [name, of] of [
  ["icon", (size) => (size < 48 ? house : whole)],
  ["match", () => match],
]) {
  const picture = async (size) => drawn({ size, svg: of(size) });
  const windows = SIZES.filter((size) => size <= 256).map(async (size) => ({ size, png: await picture(size) }));
  await write(`packaging/icons/${name}.ico`, ico(await Promise.all(windows)));
  const apple = Object.entries(ICNS).map(async ([part, size]) => ({ name: part, png: await picture(size) }));
  await write(`packaging/icons/${name}.icns`, icns(await Promise.all(apple)));
}
