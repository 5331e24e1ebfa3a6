import { type PictureSize, readPicture } from "../images/read-picture.ts";
import { cleanSvg } from "./clean-svg.ts";
import type { ConnectionIcon } from "./ports.ts";

/** An icon with the type of its content, whatever its file name says. */
export type Icon = Pick<ConnectionIcon, "type"> & { readonly content: Buffer };

/** Pixels per side: a small file can unpack to an image that fills a viewer's memory. */
const WIDEST = 4096;

/** Why something is no icon: it is no PNG, JPEG or SVG; it has too many pixels; it is an SVG that cannot be read. */
export type IconFault = "type" | "size" | "svg";

/**
 * Reads an icon. An SVG is stripped of everything that could run, load or refer.
 * @param cut only its beginning is available because it is too large: enough to tell the type
 */
export function readIcon(bytes: Buffer, cut: boolean): Icon | IconFault {
  const picture = readPicture(bytes);
  if (picture?.type === "image/png" || picture?.type === "image/jpeg") {
    const icon: Icon = { type: picture.type, content: bytes };
    // The size of a JPEG may stand behind a cut.
    return cut && icon.type === "image/jpeg" ? icon : sized(picture.size, icon);
  }
  const text = new TextDecoder().decode(bytes);
  const looksLikeSvg = /^\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/.test(text);
  const clean = cut ? "" : cleanSvg(text);
  if (clean === undefined || (cut && !looksLikeSvg)) return looksLikeSvg ? "svg" : "type";
  return { type: "image/svg+xml", content: Buffer.from(clean) };
}

function sized(size: PictureSize | undefined, icon: Icon): Icon | IconFault {
  const sides = size ? [size.width, size.height] : [0];
  if (sides.some((side) => side < 1)) return "type";
  return sides.every((side) => side <= WIDEST) ? icon : "size";
}
