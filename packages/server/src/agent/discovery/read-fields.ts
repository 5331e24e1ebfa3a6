import { maybeSecret, plainText } from "./plain-text.ts";
import type { ProbeResult } from "./plan.ts";
import { isJson, readTable, type Json } from "./read-lists.ts";

/** A field: its technical name, its label if known, and a sample value. */
export type Field = {
  readonly field: string;
  readonly label?: string;
  readonly sample?: string;
  /** Smallest and largest value, for dates. */
  readonly range?: readonly [string, string];
};

const LISTS = ["columns", "fields", "properties", "attributes"];

/** The fields that an item lists. */
export function fieldsOf(item: Json): Field[] {
  const list = LISTS.map((key) => item[key]).find(Array.isArray) ?? [];
  return list.filter(isJson).flatMap((entry) => {
    const field = text(entry["id"]) ?? text(entry["key"]) ?? text(entry["name"]);
    if (field === undefined) return [];
    const label = text(entry["label"]) ?? text(entry["name"]) ?? text(entry["title"]);
    return toField(field, label, entry);
  });
}

/** Every field in a result, at any depth. */
export function allFields({ ok, result }: ProbeResult): Field[] {
  if (!ok) return [];
  const table = readTable(result);
  if (!table) return collect(result, 0);
  return table.columns.flatMap((name, column) => {
    const value = table.rows.map((row) => row[column]).find((cell) => cell != null && cell !== "");
    return toField(name, undefined, { samples: value === undefined ? [] : [value] });
  });
}

const MAX_DEPTH = 4;

function collect(value: unknown, depth: number): Field[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((one) => collect(one, depth + 1));
  if (!isJson(value) || value["kind"] === "table") return [];
  const deeper = Object.entries(value).filter(([key]) => !LISTS.includes(key));
  return [...fieldsOf(value), ...deeper.flatMap(([, one]) => collect(one, depth + 1))];
}

function toField(field: string, label: string | undefined, about: Json): Field[] {
  const name = plainText(field, 200);
  // A name that had to be shortened or cleaned no longer identifies the field.
  if (name !== field || name === "") return [];
  const samples = Array.isArray(about["samples"]) ? about["samples"] : [about["min"]];
  const sample = samples.map(text).find((one) => one !== undefined);
  const isDay = about["type"] === "date" || about["type"] === "timestamp";
  const [from, until] = [text(about["min"]), text(about["max"])];
  return [
    {
      field,
      ...(label !== undefined && { label: plainText(label, 80) }),
      ...(sample !== undefined &&
        !maybeSecret(`${field} ${label ?? ""}`, sample) && { sample: plainText(sample, 60) }),
      ...(isDay && from !== undefined && until !== undefined && { range: [from, until] as const }),
    },
  ];
}

function text(value: unknown): string | undefined {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}
