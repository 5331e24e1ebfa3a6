import { crc32, deflateSync } from "node:zlib";
import { PNG } from "pngjs";

/** @typedef {{ width: number, height: number, data: Buffer }} Picture RGBA, four bytes a pixel */

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
const OPAQUE = 255;
const LARGEST_PALETTE = 256;
const COLOURS = 2;
const INDEXED = 3;

/**
 * @param {Buffer} file
 * @returns {Picture}
 */
export function decodePng(file) {
  const { width, height, data } = PNG.sync.read(file);
  return { width, height, data };
}

/**
 * A small PNG of an opaque picture that keeps every colour: a palette where 256 suffice, as they do for most pages; else RGB.
 * @param {Picture} picture
 * @returns {Buffer}
 * @throws when a pixel is transparent; a page has none
 */
export function encodePng(picture) {
  const palette = paletteOf(picture);
  return palette ? encodeIndexed(picture, palette) : encodeColours(picture);
}

/**
 * @param {Picture} picture
 * @returns {Map<number, number> | undefined} index by colour; undefined when there are too many
 */
function paletteOf({ data }) {
  /** @type {Map<number, number>} */
  const palette = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.readUInt32BE(at);
    if ((colour & OPAQUE) !== OPAQUE) throw new Error("A picture of a page cannot be transparent.");
    if (palette.has(colour)) continue;
    if (palette.size === LARGEST_PALETTE) return undefined;
    palette.set(colour, palette.size);
  }
  return palette;
}

/** @param {number} colours how many @returns {1 | 2 | 4 | 8} bits for each pixel */
function depthFor(colours) {
  if (colours <= 2) return 1;
  if (colours <= 4) return 2;
  return colours <= 16 ? 4 : 8;
}

/** @param {Picture} picture @param {Map<number, number>} palette */
function encodeIndexed({ width, height, data }, palette) {
  const depth = depthFor(palette.size);
  const stride = Math.ceil((width * depth) / 8) + 1;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = palette.get(data.readUInt32BE((y * width + x) * 4)) ?? 0;
      const at = y * stride + 1 + ((x * depth) >> 3);
      const shift = 8 - depth - ((x * depth) & 7);
      rows[at] = (rows[at] ?? 0) | (index << shift);
    }
  }
  const colours = Buffer.alloc(palette.size * 3);
  for (const [colour, index] of palette) colours.writeUIntBE(colour >>> 8, index * 3, 3);
  return assemble({ width, height, depth, type: INDEXED, rows, colours });
}

/** @param {Picture} picture */
function encodeColours({ width, height, data }) {
  const stride = width * 3 + 1;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      data.copy(rows, y * stride + 1 + x * 3, from, from + 3);
    }
  }
  return assemble({ width, height, depth: 8, type: COLOURS, rows });
}

/**
 * Rows are stored as they are (filter 0): text and flat areas repeat whole, which differences would hide.
 * @param {{ width: number, height: number, depth: number, type: number, rows: Buffer, colours?: Buffer }} parts
 */
function assemble({ width, height, depth, type, rows, colours }) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = type;
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    ...(colours ? [chunk("PLTE", colours)] : []),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** @param {string} name @param {Buffer} content */
function chunk(name, content) {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
