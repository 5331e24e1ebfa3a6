import type { TableResult } from "../../domain/plugins/types.ts";
import type { Answer } from "./failures.ts";
import { isObject, memberOf, type JsonObject } from "./json.ts";
import type { Column } from "../../domain/plugins/http-manifest.ts";
import { CUT, MAX_FACT_LENGTH, MAX_RESULT_LENGTH, MAX_ROWS, tableOf } from "./shape-result.ts";

const MAX_DEPTH = 30;
const MAX_COLUMNS = 30;
/** The column for everything beyond the limit. */
const REST = "more";
/** Members that mean something to us in a result, so an app's object with one of them is put one level down. */
const OURS = ["kind", "sources", "sentence", "done"];

/**
 * A response of unknown structure: a list of objects as a table, anything else as it is. What exceeds the limits is left out,
 * and the result says so.
 */
export function shapeJson({ body, status }: Pick<Answer, "body" | "status">, app: string): unknown {
  if (body === undefined) {
    return {
      sentence: `${app} accepted the call (${status}) and returned something other than JSON.`,
    };
  }
  if (body === null) return { sentence: `${app} accepted the call (${status}).` };
  const budget = { characters: MAX_RESULT_LENGTH };
  if (Array.isArray(body)) return listOf(body, budget);
  const value = capped(body, budget, 0);
  const isPlain = isObject(value) && !OURS.some((name) => Object.hasOwn(value, name));
  return isPlain ? value : { result: value };
}

type Budget = { characters: number };

function listOf(list: readonly unknown[], budget: Budget): Omit<TableResult, "sources"> {
  const things = list.slice(0, MAX_ROWS).map((one) => {
    const value = capped(one, budget, 0);
    return isObject(value) ? value : { value };
  });
  const names = [...new Set(things.flatMap((thing) => Object.keys(thing)))];
  const shown = names.length > MAX_COLUMNS ? names.slice(0, MAX_COLUMNS - 1) : names;
  const rest = names.slice(shown.length);
  const columns = shown.map(
    (name, index): Column => ({
      name,
      path: `c${index}`,
      type: typeOf(things.map((thing) => memberOf(thing, name))),
    }),
  );
  const last: Column = { name: REST, path: REST, type: "text" };
  const rows = things.map((thing) => ({
    ...Object.fromEntries(shown.map((name, index) => [`c${index}`, memberOf(thing, name)])),
    ...(rest.length > 0 && { [REST]: pick(thing, rest) }),
  }));
  const found = { rows, wanted: MAX_ROWS, total: list.length, more: list.length > rows.length };
  const shape = {
    kind: "table" as const,
    rows: "",
    columns: rest.length > 0 ? [...columns, last] : columns,
  };
  return tableOf(shape, found, {});
}

const pick = (thing: JsonObject, names: readonly string[]) =>
  Object.fromEntries(
    names.filter((name) => Object.hasOwn(thing, name)).map((name) => [name, thing[name]]),
  );

function typeOf(values: readonly unknown[]): Column["type"] {
  const known = values.filter((value) => value !== undefined && value !== null);
  if (known.length === 0) return "text";
  if (known.every((value) => Number.isSafeInteger(value))) return "integer";
  if (known.every((value) => typeof value === "number")) return "decimal";
  return known.every((value) => typeof value === "boolean") ? "boolean" : "text";
}

/** As much of a value as fits. */
function capped(value: unknown, budget: Budget, depth: number): unknown {
  if (typeof value === "string") return cutText(value, budget);
  budget.characters -= 8;
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_DEPTH || budget.characters < 0) return CUT.trim();
  if (!Array.isArray(value)) {
    const members: [string, unknown][] = [];
    for (const [name, inner] of Object.entries(value)) {
      if (budget.characters < 0) return Object.fromEntries([...members, [CUT.trim(), ""]]);
      budget.characters -= name.length;
      members.push([name, capped(inner, budget, depth + 1)]);
    }
    return Object.fromEntries(members);
  }
  const entries: unknown[] = [];
  for (const inner of value.slice(0, MAX_ROWS)) {
    if (budget.characters < 0) break;
    entries.push(capped(inner, budget, depth + 1));
  }
  const left = value.length - entries.length;
  return left > 0 ? [...entries, `${left} more are left out${CUT}`] : entries;
}

function cutText(text: string, budget: Budget): string {
  const most = Math.max(0, Math.min(MAX_FACT_LENGTH, budget.characters));
  budget.characters -= Math.min(text.length, most) + 8;
  return text.length > most ? `${text.slice(0, most).toWellFormed()}${CUT}` : text;
}
