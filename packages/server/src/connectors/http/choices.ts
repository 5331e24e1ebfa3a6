import { ToolError, type TableResult } from "../../plugins/types.ts";
import type { JsonObject } from "./json.ts";
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
    const given = args[argument];
    if (typeof given !== "string" || /^\d+$/.test(given.trim())) continue;
    if (choice.also?.includes(given)) continue;
    // In their order: a project that was found is what its members are asked for with.
    const table = await list(choice.tool, resolved);
    if (table?.kind === "lacking") {
      const others = table.names.map((name) => name.replaceAll("_", " ")).join(" and ");
      throw new ToolError(
        `'${given}' (${argument.replaceAll("_", " ")}) is only found together with the ${others}. Name that too, or give an id.`,
      );
    }
    if (table) resolved[argument] = choose(argument, given, choice, table);
  }
  return resolved;
}

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
