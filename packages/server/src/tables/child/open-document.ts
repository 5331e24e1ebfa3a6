import { tableLimits } from "../limits.ts";
import type { PackagePart } from "./excel-package.ts";
import type { HiddenParts } from "./read-workbook.ts";

/** What the reader expects in a package of OpenDocument, and what a sheet can do without. */
const STYLES: PackagePart = {
  name: "styles.xml",
  bytes: Buffer.from(
    '<office:document-styles xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>',
  ),
};

/** The parts of a package with all that the reader expects. */
export const withStyles = (parts: readonly PackagePart[]): readonly PackagePart[] =>
  parts.some(({ name }) => name === STYLES.name) ? parts : [...parts, STYLES];

const HIDES = ['"collapse"', '"filter"', 'table:display="false"'];
const STYLE =
  /<style:style\s([^>]*style:family="table"[^>]*)>\s*<style:table-properties\s([^>]*)>/g;
const TAG =
  /<(\/?)table:(table|table-row|table-column|table-row-group|table-column-group)(?=[\s/>])([^>]*)>/g;
const NOT_SHOWN = /\stable:visibility="(?:collapse|filter)"/;
const NOT_DISPLAYED = /\stable:display="false"/;
const MAX_COLUMNS = 16_384;

/** What the sheets of an OpenDocument workbook hide, in their order: the reader does not say it. */
export function hiddenInDocument(content: Buffer): HiddenParts[] | undefined {
  if (!HIDES.some((mark) => content.includes(mark))) return undefined;
  const xml = content.toString("utf8");
  const hiddenStyles = new Set<string>();
  for (const [, style = "", properties = ""] of xml.matchAll(STYLE))
    if (NOT_DISPLAYED.test(` ${properties}`))
      hiddenStyles.add(attribute(style, "style:name") ?? "");
  const sheets: HiddenSheet[] = [];
  for (const [, end, name = "", attributes = ""] of xml.matchAll(TAG)) {
    if (name === "table") {
      const style = attribute(attributes, "table:style-name") ?? "";
      if (end === "") sheets.push(new HiddenSheet(hiddenStyles.has(style)));
    } else sheets.at(-1)?.see(name, end !== "", attributes);
  }
  return sheets;
}

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];

/** A sheet whose rows and columns are counted as their tags are passed. */
class HiddenSheet implements HiddenParts {
  readonly isHidden: boolean;
  readonly hiddenRows = new Set<number>();
  readonly hiddenColumns = new Set<number>();
  readonly #next = { row: 0, column: 0 };
  /** Whether each group that is open is shown. */
  readonly #groups: boolean[] = [];

  constructor(isHidden: boolean) {
    this.isHidden = isHidden;
  }

  see(name: string, isEnd: boolean, attributes: string) {
    if (name.endsWith("-group")) {
      if (isEnd) this.#groups.pop();
      else this.#groups.push(!NOT_DISPLAYED.test(attributes));
    } else if (!isEnd) this.#count(name === "table-row" ? "row" : "column", attributes);
  }

  #count(what: "row" | "column", attributes: string) {
    const [hidden, limit] =
      what === "row" ? [this.hiddenRows, tableLimits.rows + 2] : [this.hiddenColumns, MAX_COLUMNS];
    const repeated = Number(attribute(attributes, `table:number-${what}s-repeated`) ?? 1);
    const from = this.#next[what];
    this.#next[what] = from + repeated;
    if (!NOT_SHOWN.test(attributes) && this.#groups.every((isShown) => isShown)) return;
    for (let at = from; at < Math.min(from + repeated, limit); at++) hidden.add(at);
  }
}
