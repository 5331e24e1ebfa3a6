/** What the styles of a workbook say that tells a total or a group from a record, by the number that a cell has in `s`. */
export type CellStyles = {
  readonly bold: ReadonlySet<number>;
  /** How far a text is moved in. */
  readonly indents: ReadonlyMap<number, number>;
};

const FONTS = /<(?:\w+:)?fonts\b[^>]*>([\s\S]*?)<\/(?:\w+:)?fonts>/;
const FONT = /<(?:\w+:)?font\b(?:[^>]*\/>|[^>]*>([\s\S]*?)<\/(?:\w+:)?font>)/g;
const BOLD = /<(?:\w+:)?b(?:\s+val=["'](?:1|true)["'])?\s*\/>/;
const FORMATS = /<(?:\w+:)?cellXfs\b[^>]*>([\s\S]*?)<\/(?:\w+:)?cellXfs>/;
const FORMAT = /<(?:\w+:)?xf\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?xf>)/g;

/** Reads the styles of a workbook. @returns undefined where no cell can be in bold or moved in, as in most exports */
export function cellStyles(xml: string): CellStyles | undefined {
  const fonts = [...(FONTS.exec(xml)?.[1] ?? "").matchAll(FONT)].map(([, font = ""]) =>
    BOLD.test(font),
  );
  const bold = new Set<number>();
  const indents = new Map<number, number>();
  const formats = (FORMATS.exec(xml)?.[1] ?? "").matchAll(FORMAT);
  for (const [at, [, attributes = "", inner = ""]] of [...formats].entries()) {
    if (fonts[Number(/\sfontId=["'](\d+)/.exec(attributes)?.[1] ?? 0)]) bold.add(at);
    const indent = Number(/\sindent=["'](\d+)/.exec(inner)?.[1] ?? 0);
    if (indent > 0) indents.set(at, indent);
  }
  return bold.size === 0 && indents.size === 0 ? undefined : { bold, indents };
}
