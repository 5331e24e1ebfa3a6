import { sayPicture } from "../../domain/sources/picture-name.ts";

const MAX_TAG_LENGTH = 2_000;
/** Maps, because the keys come from foreign text: every object has a `constructor`. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
  ["ndash", "–"],
  ["mdash", "—"],
  ["hellip", "…"],
  ["laquo", "«"],
  ["raquo", "»"],
]);

const ENDS: ReadonlyMap<string, RegExp> = new Map([
  ["script", /<\/script[^>]*>?/gi],
  ["style", /<\/style[^>]*>?/gi],
]);

/**
 * HTML as the text that a user reads: without tags, scripts and styles, a line for each block. The answer is text and must
 * be shown as text: an entity may have written a tag into it.
 */
export function htmlToText(html: string): string {
  let text = "";
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (open < 0) break;
    text += html.slice(at, open).replaceAll(/\s+/g, " ");
    const tag = /^[!/]?[a-z][a-z0-9]*/i.exec(html.slice(open + 1, open + 20))?.[0].toLowerCase();
    if (tag === undefined && !html.startsWith("<!--", open)) {
      text += "<";
      at = open + 1;
      continue;
    }
    at = endOf(html, open, tag);
    text += tag === "img" ? sayImage(html.slice(open, at)) : breakFor(tag);
  }
  text += html.slice(at).replaceAll(/\s+/g, " ");
  return decodeEntities(text)
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** Where the text continues after what opens at `open`; comments, scripts and styles have their own ends. */
function endOf(html: string, open: number, tag: string | undefined): number {
  const end = tag === undefined ? /-->/g : (ENDS.get(tag) ?? />/g);
  end.lastIndex = open;
  return end.exec(html) ? end.lastIndex : html.length;
}

const sayImage = (tag: string): string =>
  sayPicture({ src: attributeOf(tag, "src"), alt: attributeOf(tag, "alt") }) ?? "";

/** An attribute as it is written, from the beginning of a tag. */
function attributeOf(tag: string, name: "src" | "alt"): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "i").exec(
    tag.slice(0, MAX_TAG_LENGTH),
  );
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? "";
}

function breakFor(tag: string | undefined): string {
  if (tag === "li") return "\n- ";
  if (tag === "br" || tag === "/tr") return "\n";
  if (tag && /^\/?(?:p|div|h[1-6]|ul|ol|table|blockquote|pre|section)$/.test(tag)) return "\n\n";
  return tag === "td" || tag === "th" ? " " : "";
}

const decodeEntities = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, ten, hex, name) => {
    const code = ten ? Number(ten) : hex ? Number.parseInt(String(hex), 16) : undefined;
    if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    return ENTITIES.get(String(name).toLowerCase()) ?? whole;
  });
