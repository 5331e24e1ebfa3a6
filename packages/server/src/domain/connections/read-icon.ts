import { cleanSvg } from "./clean-svg.ts";
import type { ConnectionIcon } from "./ports.ts";

/** A picture by what it is, whatever its name said. */
export type Icon = Pick<ConnectionIcon, "type"> & { readonly content: Buffer };

const PNG = Buffer.from("89504e470d0a1a0a", "hex");
const PNG_HEADER = Buffer.from("0000000d49484452", "hex");
/** Pixels of a side: a small file can unpack to a picture that fills the memory of whoever looks at it. */
const WIDEST = 4096;

/** Why something is no icon: it is no PNG, JPEG or SVG; it has too many pixels; it is an SVG that cannot be read. */
export type IconFault = "type" | "size" | "svg";

/**
 * Reads an icon. An SVG is cleaned of everything that could run, load or refer.
 * @param cut only its beginning is there, since it is too large: only what it is can be told
 */
export function readIcon(bytes: Buffer, cut: boolean): Icon | IconFault {
  if (bytes.subarray(0, PNG.length).equals(PNG)) {
    return sized(pngSize(bytes), { type: "image/png", content: bytes });
  }
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) {
    const icon: Icon = { type: "image/jpeg", content: bytes };
    return cut ? icon : sized(jpegSize(bytes), icon);
  }
  const text = new TextDecoder().decode(bytes);
  const looksLikeSvg = /^\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/.test(text);
  const clean = cut ? "" : cleanSvg(text);
  if (clean === undefined || (cut && !looksLikeSvg)) return looksLikeSvg ? "svg" : "type";
  return { type: "image/svg+xml", content: Buffer.from(clean) };
}

type Size = { readonly width: number; readonly height: number };

function sized(size: Size | undefined, icon: Icon): Icon | IconFault {
  const sides = size ? [size.width, size.height] : [0];
  if (sides.some((side) => side < 1)) return "type";
  return sides.every((side) => side <= WIDEST) ? icon : "size";
}

function pngSize(bytes: Buffer): Size | undefined {
  const at = PNG.length + PNG_HEADER.length;
  if (!bytes.subarray(PNG.length, at).equals(PNG_HEADER) || bytes.length < at + 8) return undefined;
  return { width: bytes.readUInt32BE(at), height: bytes.readUInt32BE(at + 4) };
}

/** Walks over the segments of a JPEG to the one that begins a frame. */
function jpegSize(bytes: Buffer): Size | undefined {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Of these markers three begin tables and no frame. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
