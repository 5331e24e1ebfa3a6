import type { Thing } from "../../domain/discoveries/ports.ts";
import { plainText } from "./plain-text.ts";
import type { ProbeResult } from "./plan.ts";
import { fieldsOf, type Field } from "./read-fields.ts";
import { isJson, nameOf, nounOf, readLists, readTable, type Json } from "./read-lists.ts";

/** Further things of a connection are counted, not listed. */
export const MAX_THINGS = 20;
const MAX_FIELDS = 8;
const COUNTS = ["row_count", "count", "item_count", "total"];

/** The things that the results name. A later result about the same thing overrides an earlier one. */
export function readThings(results: readonly ProbeResult[]): { things: Thing[]; more: number } {
  const things = new Map<string, Thing>();
  for (const one of results) {
    for (const thing of thingsOf(one)) {
      const known = things.get(thing.name);
      things.set(thing.name, { ...known, ...thing });
    }
  }
  const all = [...things.values()];
  return { things: all.slice(0, MAX_THINGS), more: Math.max(0, all.length - MAX_THINGS) };
}

function thingsOf({ tool, ok, result }: ProbeResult): Thing[] {
  if (!ok) return [];
  const table = readTable(result);
  if (table) {
    const fields = table.columns.map((field) => ({ field, label: inWords(field) ?? field }));
    return [toThing(capital(nounOf(tool.manifest.name)), table.count, fields)];
  }
  // A result with its own name is about one thing; lists in it are parts of that thing.
  const own = isJson(result) ? nameOf(result) : undefined;
  if (own !== undefined && isJson(result)) return partsOf(own, result);
  return readLists(tool.manifest.name, result).flatMap(({ items }) =>
    items.flatMap((item) => {
      const name = nameOf(item);
      return name === undefined ? [] : partsOf(name, item);
    }),
  );
}

/** One thing, or one per table if it has several. */
function partsOf(name: string, item: Json): Thing[] {
  const tables = Array.isArray(item["tables"]) ? item["tables"].filter(isJson) : [];
  if (tables.length < 2) {
    const [only = item] = tables;
    return [toThing(name, countOf(only) ?? countOf(item), fieldsOf(only))];
  }
  return tables.map((table) =>
    toThing(
      `${name} – ${String(table["label"] ?? table["name"])}`,
      countOf(table),
      fieldsOf(table),
    ),
  );
}

function toThing(name: string, count: number | undefined, fields: readonly Field[]): Thing {
  const shown = plainText(name) || "?";
  const detail = sayFields(fields);
  return {
    name: shown,
    ...(count !== undefined && { count }),
    ...(detail !== "" && { detail }),
  };
}

function countOf(item: Json): number | undefined {
  const count = COUNTS.map((key) => item[key]).find((value) => typeof value === "number");
  return typeof count === "number" && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

function sayFields(fields: readonly Field[]): string {
  const names = fields
    .slice(0, MAX_FIELDS)
    .map(({ field, label = field, range }) =>
      range ? `${label} (${range[0].slice(0, 10)} to ${range[1].slice(0, 10)})` : label,
    );
  const more = fields.length - names.length;
  return plainText([...names, ...(more > 0 ? [`${more} more`] : [])].join(", "), 400);
}

/** `due_date` becomes `Due date`; undefined for a name that is not made of words. */
export function inWords(field: string): string | undefined {
  if (!/^[a-z]+(?:_[a-z]+)*$/i.test(field)) return undefined;
  return capital(field.toLowerCase().replaceAll("_", " "));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
