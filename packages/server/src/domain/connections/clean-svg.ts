/** Elements that draw, and nothing else. */
const ELEMENTS: ReadonlySet<string> = new Set([
  ...["svg", "g", "defs", "symbol", "use", "title", "desc", "clipPath", "mask"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"],
  ...["linearGradient", "radialGradient", "stop"],
]);
/** Elements with text content, visible or accessible. */
const WITH_TEXT: ReadonlySet<string> = new Set(["title", "desc", "text", "tspan"]);
const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...["id", "class", "viewBox", "width", "height", "x", "y", "x1", "x2", "y1", "y2", "version"],
  ...["cx", "cy", "r", "rx", "ry", "fx", "fy", "d", "points", "transform", "preserveAspectRatio"],
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity"],
  ...["stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray"],
  ...["stroke-dashoffset", "opacity", "clip-path", "clip-rule", "mask", "color", "display"],
  ...["offset", "stop-color", "stop-opacity", "gradientUnits", "gradientTransform"],
  ...["spreadMethod", "clipPathUnits", "maskUnits", "maskContentUnits", "pathLength"],
  ...["font-family", "font-size", "font-weight", "text-anchor", "dx", "dy", "role", "aria-label"],
  ...["href", "xlink:href"],
]);
const XMLNS = ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[\]>]*>|<!\[CDATA\[[\s\S]*?\]\]>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const MAX_DEPTH = 100;

type Open = { readonly name: string; readonly kept: boolean };

/**
 * Reduces an SVG to what draws: no script, event handler, style sheet, foreign content, or reference outside the file. The
 * output is built only from what was parsed, so nothing unknown survives.
 * @returns undefined for anything but a well-formed SVG
 */
export function cleanSvg(source: string): string | undefined {
  const open: Open[] = [];
  let written = "";
  let roots = 0;
  let end = 0;
  const text = source.replace(/^\uFEFF/, "");
  for (const token of text.matchAll(TOKEN)) {
    const [whole, closing, opening, attributes = "", alone, words] = token;
    end = token.index + whole.length;
    const parent = open.at(-1);
    const inside = parent?.kept ?? true;
    if (closing !== undefined) {
      if (open.pop()?.name !== closing) return undefined;
      if (inside) written += `</${closing}>`;
    } else if (opening !== undefined) {
      if (open.length === 0 && (opening !== "svg" || ++roots > 1)) return undefined;
      const kept = inside && ELEMENTS.has(opening);
      if (kept) {
        const own = open.length === 0 ? XMLNS : "";
        written += `<${opening}${own}${cleanAttributes(attributes)}${alone}>`;
      }
      if (!alone) open.push({ name: opening, kept });
      if (open.length > MAX_DEPTH) return undefined;
    } else if (words !== undefined) {
      if (parent?.kept && WITH_TEXT.has(parent.name)) written += escape(decode(words));
      else if (!parent && words.trim() !== "") return undefined;
    }
  }
  return end === text.length && roots === 1 && open.length === 0 ? written : undefined;
}

function cleanAttributes(text: string): string {
  return [...text.matchAll(ATTRIBUTE)]
    .map(([, name = "", double, single]) => [name, decode(double ?? single ?? "")] as const)
    .filter(([name, value]) => ATTRIBUTES.has(name) && isOwn(name, value))
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join("");
}

/** Whether a value refers to nothing outside of the picture. */
function isOwn(name: string, value: string): boolean {
  if (name.endsWith("href")) return /^#[\w.-]+$/.test(value);
  const others = value.replaceAll(/url\(\s*(["']?)#[\w.-]+\1\s*\)/g, "");
  return !/\(|[\\@]|script:|data:/i.test(name.endsWith("ransform") ? "" : withoutColours(others));
}

/** Colours and transformations are written as functions too. */
const withoutColours = (value: string) => value.replaceAll(/\b(?:rgb|hsl)a?\([\d\s,.%/]*\)/gi, "");

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/** Reads references to characters; one to anything else is left as its text. */
const decode = (text: string) =>
  text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[String(name)] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0x1f && code <= 0x10_ffff ? String.fromCodePoint(code) : "";
  });

const escape = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
