import type { PackagePart } from "./excel-package.ts";

const SHEET = /<(?:\w+:)?sheet\s[^>]*?\sr:id=["']([^"']+)["']/g;
const RELATION = /<Relationship\s[^>]*>/g;

/** The part of each sheet of a workbook, in their order; undefined where it is missing. */
export function sheetParts(parts: readonly PackagePart[]): (PackagePart | undefined)[] {
  const textOf = (pattern: RegExp) =>
    parts.find(({ name }) => pattern.test(name))?.bytes.toString("utf8") ?? "";
  const targets = new Map(
    [...textOf(/^xl\/_rels\/workbook\w*\.xml\.rels$/).matchAll(RELATION)].map(([tag]) => [
      /\sId=["']([^"']+)["']/.exec(tag)?.[1],
      /\sTarget=["']\/?(?:xl\/)?([^"']+)["']/.exec(tag)?.[1],
    ]),
  );
  return [...textOf(/^xl\/workbook\w*\.xml$/).matchAll(SHEET)].map(([, id]) => {
    const target = targets.get(id);
    return target === undefined ? undefined : parts.find(({ name }) => name === `xl/${target}`);
  });
}
