/** Files of the page's fonts by address, read once for all frames. */
const files = new Map<string, Promise<string>>();

/**
 * The page's web fonts that a text needs, as rules that hold their files: the frame itself may load nothing.
 * @param family a computed `font-family`, of which the first counts
 * @returns null where the page has no such font, or its policy keeps it out of the frame
 */
export async function frameFonts(family: string, text: string): Promise<string | null> {
  const [first = ""] = family.split(",");
  const codes = new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0));
  try {
    const rules = fontRules().filter(
      ({ style }) =>
        unquoted(style.getPropertyValue("font-family")) === unquoted(first) &&
        covers(style.getPropertyValue("unicode-range"), codes),
    );
    const inlined = await Promise.all(rules.map(inline));
    return inlined.length === 0 ? null : inlined.join("");
  } catch {
    return null;
  }
}

const unquoted = (name: string) => name.trim().replaceAll(/["']/g, "");

function fontRules(): CSSFontFaceRule[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return fontRulesIn(sheet.cssRules);
    } catch {
      // A stylesheet of another origin keeps its rules to itself.
      return [];
    }
  });
}

function fontRulesIn(rules: CSSRuleList): CSSFontFaceRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    return rule instanceof CSSGroupingRule ? fontRulesIn(rule.cssRules) : [];
  });
}

/** Whether a face has any of the characters, by its `unicode-range`. */
function covers(range: string, codes: ReadonlySet<number>): boolean {
  const spans = [...range.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].map(
    ([, from = "", to = from]) =>
      [
        Number.parseInt(from.replaceAll("?", "0"), 16),
        Number.parseInt(to.replaceAll("?", "F"), 16),
      ] as const,
  );
  if (spans.length === 0) return true;
  return [...codes].some((code) => spans.some(([from, to]) => from <= code && code <= to));
}

const DESCRIPTORS = ["font-family", "font-style", "font-weight", "font-stretch", "unicode-range"];

async function inline({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, address = ""] = /url\(["']?([^"')]+)/.exec(style.getPropertyValue("src")) ?? [];
  const source = `url("${await fileAt(new URL(address, parentStyleSheet?.href ?? document.baseURI).href)}")`;
  // The frame inherits the page's policy: what it forbids here, it forbids there.
  await new FontFace("frame", source).load();
  const kept = DESCRIPTORS.flatMap((name) => {
    const value = style.getPropertyValue(name);
    return value === "" ? [] : [`${name}:${value};`];
  });
  return `@font-face{${kept.join("")}src:${source}}`;
}

function fileAt(address: string): Promise<string> {
  const known = files.get(address);
  if (known) return known;
  const file = read(address);
  files.set(address, file);
  // A lost connection is no reason to never ask again.
  file.catch(() => files.delete(address));
  return file;
}

async function read(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font ${address} could not be read.`);
  const blob = new Blob([await response.arrayBuffer()], { type: "font/woff2" });
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () =>
      typeof reader.result === "string" ? resolve(reader.result) : reject(new Error("unreadable")),
    );
    reader.addEventListener("error", () => reject(reader.error ?? new Error("unreadable")));
    reader.readAsDataURL(blob);
  });
}
