import { ToolError, type TableResult } from "../../plugins/types.ts";
import type { JsonObject } from "./json.ts";
import type { HttpTool } from "./manifest.ts";
import { nameIn } from "./names.ts";

/** Runs another tool of the connector with the arguments that it knows; undefined when it needs one that is not there. */
export type ListChoices = (tool: string, args: JsonObject) => Promise<TableResult | undefined>;

type Choice = NonNullable<HttpTool["choices"]>[string];

const MOST_NAMED = 20;

/**
 * Puts the app's own value in the place of a name: `In Progress` becomes 2. A number is taken for a value already, and costs no call.
 * @throws ToolError for a name that no choice has, with the names there are, and for one that several have
 */
export async function resolveChoices(
  choices: NonNullable<HttpTool["choices"]>,
  args: JsonObject,
  list: ListChoices,
): Promise<JsonObject> {
  const resolved: Record<string, unknown> = { ...args };
  for (const [argument, choice] of Object.entries(choices)) {
    const given = args[argument];
    if (typeof given !== "string" || /^\d+$/.test(given.trim())) continue;
    if (choice.also?.includes(given)) continue;
    // In their order: a project that was found is what its members are asked for with.
    const table = await list(choice.tool, resolved);
    if (table) resolved[argument] = choose(argument, given, choice, table);
  }
  return resolved;
}

function choose(
  argument: string,
  given: string,
  choice: Choice,
  { columns, rows: listed, truncated }: TableResult,
): unknown {
  const at = (name: string) => columns.findIndex((column) => column.name === name);
  const [value, label] = [at(choice.value), at(choice.label)];
  const keys = [given.trim().toLowerCase(), nameIn(given)];
  const has = (row: readonly unknown[], index: number) =>
    keys.includes(String(row[index]).trim().toLowerCase());
  const over = choice.unless === undefined ? -1 : at(choice.unless);
  const rows = listed.filter((row) => row[over] !== true);
  // The app's own value as the app writes it: some tell `web` from `WEB`.
  const itself = rows.find((row) => has(row, value));
  if (itself) return itself[value];
  const other = choice.alias === undefined ? -1 : at(choice.alias);
  // Who is called so by a second name is meant as well: another could take a name to get what is meant for its owner.
  const named = new Set(
    rows.filter((row) => has(row, label) || has(row, other)).map((row) => row[value]),
  );
  const words = argument.replaceAll("_", " ");
  if (named.size === 1) return [...named][0];
  if (named.size > 1) {
    const ids = [...named].map(String).join(", ");
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
