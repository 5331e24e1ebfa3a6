import { ToolError, type TableResult } from "../../plugins/types.ts";
import { isObject, type JsonObject } from "./json.ts";
import type { HttpTool } from "./manifest.ts";
import { nameIn } from "./names.ts";

/** A list that cannot be asked for without further arguments. */
export type Lacking = { readonly kind: "lacking"; readonly names: readonly string[] };

/** Runs another tool of the connector with the arguments that it knows. */
export type ListChoices = (
  tool: string,
  args: JsonObject,
) => Promise<TableResult | Lacking | undefined>;

const MOST_NAMED = 20;

/**
 * Puts the app's own value in the place of a name: `In Progress` becomes 2. A number is taken for a value already, and costs no call.
 * @throws ToolError for a name that no choice has, with the names there are, for one that several have, and for one that is listed
 *   only with another argument
 */
export async function resolveChoices(
  choices: NonNullable<HttpTool["choices"]>,
  args: JsonObject,
  list: ListChoices,
): Promise<JsonObject> {
  const resolved: Record<string, unknown> = { ...args };
  for (const [argument, choice] of Object.entries(choices)) {
    const member = memberIn(argument);
    const given = member ? entriesOf(resolved[member.list]) : [resolved];
    const name = member?.name ?? argument;
    if (!given.some((one) => isName(one[name], choice))) continue;
    // In their order: a project that was found is what its members are asked for with.
    const table = await list(choice.tool, resolved);
    if (table?.kind === "lacking") {
      const names = given.map((one) => one[name]).filter((one) => isName(one, choice));
      throw onlyTogether(argument, names, table);
    }
    if (!table) continue;
    const found = given.map((one) => {
      const said = one[name];
      return isName(said, choice) ? { ...one, [name]: choose(name, said, choice, table) } : one;
    });
    if (member) resolved[member.list] = found;
    else resolved[argument] = found[0]?.[argument];
  }
  return resolved;
}

const entriesOf = (list: unknown): readonly JsonObject[] =>
  Array.isArray(list) ? list.filter(isObject) : [];

/** Whether a value is a name that a choice may have, and not the app's own value already. */
const isName = (
  given: unknown,
  { also }: { also?: readonly string[] | undefined },
): given is string =>
  typeof given === "string" && !/^\d+$/.test(given.trim()) && also?.includes(given) !== true;

/** `lines[].item`: the member `item` of each entry of the list `lines`; undefined for an argument. */
export function memberIn(argument: string): { list: string; name: string } | undefined {
  const [, list, name] = /^(\w+)\[\]\.(\w+)$/.exec(argument) ?? [];
  return list === undefined || name === undefined ? undefined : { list, name };
}

function onlyTogether(argument: string, said: readonly string[], { names }: Lacking): ToolError {
  const others = names.map(inWords).join(" and ");
  const given = said.join("', '");
  return new ToolError(
    `'${given}' (${inWords(argument)}) is only found together with the ${others}. Name that too, or give an id.`,
  );
}

const inWords = (name: string) => name.replaceAll("_", " ");

function choose(
  argument: string,
  given: string,
  choice: { value: string; label: string; alias?: string | undefined },
  { columns, rows, truncated }: TableResult,
): unknown {
  const at = (name: string) => columns.findIndex((column) => column.name === name);
  const [value, label] = [at(choice.value), at(choice.label)];
  const keys = [given.trim().toLowerCase(), nameIn(given)];
  const has = (row: readonly unknown[], index: number) =>
    keys.includes(String(row[index]).trim().toLowerCase());
  // The app's own value as the app writes it: some tell `web` from `WEB`.
  const itself = rows.find((row) => has(row, value));
  if (itself) return itself[value];
  const other = choice.alias === undefined ? -1 : at(choice.alias);
  const called = rows.filter((row) => has(row, label));
  const named = called.length > 0 ? called : rows.filter((row) => has(row, other));
  const words = argument.replaceAll("_", " ");
  if (named.length === 1) return named[0]?.[value];
  if (named.length > 1) {
    const ids = named.map((row) => String(row[value])).join(", ");
    throw new ToolError(`Several have the ${words} '${given}'. Name one by its id: ${ids}.`);
  }
  // Beyond what was listed there may be one of this name, or the app has words of its own for it.
  if (truncated) return given;
  const names = rows.slice(0, MOST_NAMED).map((row) => String(row[label]));
  throw new ToolError(
    names.length > 0
      ? `There is no ${words} '${given}'. There are: ${names.join(", ")}${rows.length > names.length ? " and more" : ""}.`
      : `There is no ${words} '${given}'.`,
  );
}
