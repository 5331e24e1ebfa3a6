import { ToolError, type TableResult } from "../../domain/plugins/types.ts";
import { isObject, type JsonObject } from "./json.ts";
import type { HttpTool } from "../../domain/plugins/http-manifest.ts";
import type { Listed } from "./listed.ts";
import { nameIn } from "./names.ts";

/** What a list is searched for: once a row has one of the words in one of the columns, the rest of the list is not needed. */
export type Sought = { readonly words: readonly string[]; readonly columns: readonly string[] };

/** Runs another tool of the connector with known arguments. */
export type ListChoices = (tool: string, args: JsonObject, sought?: Sought) => Promise<Listed>;

type Choice = NonNullable<HttpTool["choices"]>[string];

const MAX_NAMED = 20;

/**
 * Replaces names by the app's own values: `In Progress` becomes 2. A value in the form of an id needs no lookup; by default,
 * that is a number.
 * @throws ToolError for a name without a match, with the known names, for an ambiguous one, and for one whose lookup needs
 *   another argument
 */
export async function resolveChoices(
  choices: NonNullable<HttpTool["choices"]>,
  args: JsonObject,
  list: ListChoices,
): Promise<JsonObject> {
  const resolved: Record<string, unknown> = { ...args };
  for (const [argument, choice] of Object.entries(choices)) {
    const member = memberIn(argument);
    const name = member?.name ?? argument;
    const entries = (member ? entriesOf(resolved[member.list]) : [resolved]).map((one) =>
      isId(one[name], choice) ? { ...one, [name]: one[name].trim() } : one,
    );
    const found = await resolveEntries(name, choice, entries, (...more) =>
      // In order: listing a project's members needs the project found before.
      list(choice.tool, resolved, ...more),
    );
    if (member) resolved[member.list] = found;
    else resolved[argument] = found[0]?.[argument];
  }
  return resolved;
}

/** The same entries with the app's values for the names in one of their members. */
async function resolveEntries(
  name: string,
  choice: Choice,
  entries: readonly JsonObject[],
  list: (sought?: Sought) => Promise<Listed>,
): Promise<readonly JsonObject[]> {
  const names = entries.flatMap((one) => (isName(one[name], choice) ? [one[name]] : []));
  const [first] = names;
  if (first === undefined) return entries;
  const columns = choice.unique ? [choice.value, choice.label] : [choice.value];
  const listed = await list(names.length === 1 ? { words: keysOf(first), columns } : undefined);
  if ("missing" in listed) {
    const others = listed.missing.map((one) => one.replaceAll("_", " ")).join(" and the ");
    throw new ToolError(`Add the ${others}. Without it, '${first}' cannot be found by name.`);
  }
  return entries.map((one) => {
    const said = one[name];
    return isName(said, choice) ? { ...one, [name]: choose(name, said, choice, listed) } : one;
  });
}

const entriesOf = (list: unknown): readonly JsonObject[] =>
  Array.isArray(list) ? list.filter(isObject) : [];

/** Whether a value has the form of the app's own. */
const isId = (given: unknown, { id = "^\\d+$" }: Choice): given is string =>
  typeof given === "string" && new RegExp(id).test(given.trim());

/** Whether a value is a name that a choice may have, and not the app's own value already. */
const isName = (given: unknown, choice: Choice): given is string =>
  typeof given === "string" && !choice.also?.includes(given) && !isId(given, choice);

/** `lines[].item`: the member `item` of each entry of the list `lines`; undefined for an argument. */
export function memberIn(argument: string): { list: string; name: string } | undefined {
  const [, list, name] = /^(\w+)\[\]\.(\w+)$/.exec(argument) ?? [];
  return list === undefined || name === undefined ? undefined : { list, name };
}

/** A name as lists are searched for it. */
const keysOf = (given: string) => [given.trim().toLowerCase(), nameIn(given)];

function choose(
  argument: string,
  given: string,
  choice: Choice,
  { columns, rows: listed, truncated }: TableResult,
): unknown {
  const at = (name: string) => columns.findIndex((column) => column.name === name);
  const [value, label] = [at(choice.value), at(choice.label)];
  const keys = keysOf(given);
  const has = (row: readonly unknown[], index: number) =>
    keys.includes(String(row[index]).trim().toLowerCase());
  const over = choice.unless === undefined ? -1 : at(choice.unless);
  const rows = listed.filter((row) => row[over] !== true);
  // The app's own value as the app writes it: some tell `web` from `WEB`.
  const itself = rows.find((row) => has(row, value));
  if (itself) return itself[value];
  const other = choice.alias === undefined ? -1 : at(choice.alias);
  // A second name counts as well: somebody else could take it as their name to get what is meant for its owner.
  const named = new Set(
    rows.filter((row) => has(row, label) || has(row, other)).map((row) => row[value]),
  );
  const words = argument.replaceAll("_", " ");
  if (named.size === 1) return [...named][0];
  if (named.size > 1) {
    const ids = [...named].map(String).join(", ");
    throw new ToolError(`More than one ${words} is named '${given}'. Use an ID instead: ${ids}.`);
  }
  // An entry beyond the listed ones may match, or the app accepts other values.
  if (truncated) return given;
  const names = rows.slice(0, MAX_NAMED).map((row) => String(row[label]));
  throw new ToolError(
    names.length > 0
      ? `The ${words} '${given}' was not found. Choose one of: ${names.join(", ")}${rows.length > names.length ? " and more" : ""}.`
      : `The ${words} '${given}' was not found.`,
  );
}
