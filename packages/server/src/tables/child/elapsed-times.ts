import type { PackagePart } from "./excel-package.ts";

/** `[h]:mm:ss` among the formats that every workbook has. */
const BUILT_IN = "46";
const FORMAT = /<(?:\w+:)?numFmt\s(?:[^>"']|"[^"]*"|'[^']*')*>/g;
const CELL_STYLES = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/;
const STYLE = /<(?:\w+:)?xf\s[^>]*>/g;
/** A cell up to the end of its value, with the formula that may stand before that. */
const CELL =
  /(<(?:\w+:)?c\s[^>]*)>(\s*(?:<(?:\w+:)?f\b[^>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*)?<(?:\w+:)?v>)([^<]*)/g;

/**
 * Excel stores durations as days and displays 1.5 as `36:00`. The reader has only dates and would make it noon of a day, so
 * such cells become text first.
 */
export function withElapsedTimes(parts: readonly PackagePart[]): readonly PackagePart[] {
  const styles = parts.find(({ name }) => name === "xl/styles.xml");
  const elapsed = styles ? elapsedStyles(styles.bytes.toString("utf8")) : new Set();
  if (elapsed.size === 0) return parts;
  return parts.map((part) => {
    if (!part.name.startsWith("xl/worksheets/")) return part;
    const xml = part.bytes.toString("utf8").replaceAll(CELL, (whole, open, between, value) => {
      const type = attribute(open, "t") ?? "n";
      if (type !== "n" || !elapsed.has(attribute(open, "s"))) return whole;
      const text = spanText(Number(value));
      return text ? `${open.replace(/\st=["']n["']/, "")} t="str">${between}${text}` : whole;
    });
    return { name: part.name, bytes: Buffer.from(xml) };
  });
}

/** The numbers of the styles that show a span. */
function elapsedStyles(xml: string): ReadonlySet<string | undefined> {
  const formats = new Set([BUILT_IN]);
  for (const [format] of xml.matchAll(FORMAT)) {
    const code = attribute(format, "formatCode")?.replaceAll(/&quot;.*?&quot;|\\./g, "") ?? "";
    const id = attribute(format, "numFmtId");
    if (id && /\[(?:h+|m+|s+)\]/i.test(code)) formats.add(id);
  }
  const styles = CELL_STYLES.exec(xml)?.[0].match(STYLE) ?? [];
  return new Set(
    styles.flatMap((style, index) =>
      formats.has(attribute(style, "numFmtId") ?? "") ? [String(index)] : [],
    ),
  );
}

function attribute(tag: string, name: string) {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found?.[1] ?? found?.[2];
}

const pad = (value: number, length = 2) => String(value).padStart(length, "0");

function spanText(days: number): string | undefined {
  if (!Number.isFinite(days)) return undefined;
  const all = Math.round(Math.abs(days) * 24 * 60 * 60 * 1000);
  // Days are fractions, so a whole second can be a millisecond off.
  const near = Math.round(all / 1000) * 1000;
  const span = Math.abs(all - near) <= 2 ? near : all;
  const seconds = Math.floor(span / 1000);
  const fraction = span % 1000 ? `.${pad(span % 1000, 3)}` : "";
  const sign = days < 0 && span > 0 ? "-" : "";
  return `${sign}${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}${fraction}`;
}
