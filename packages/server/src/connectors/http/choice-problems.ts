import type { ToolManifest } from "../../domain/plugins/types.ts";
import { memberIn } from "./choices.ts";
import type { FieldSource } from "../../domain/plugins/http-manifest.ts";
import { propertiesOf, requiredOf } from "./tool-arguments.ts";
import type { Problem } from "../problem.ts";
import { memberOf } from "./json.ts";

/** A tool that lists the values of an argument or a column, with the columns that are used. */
type Lister = { readonly tool: string; readonly columns: readonly string[] };

/**
 * Problems of tools that list choices of arguments and names of columns: a missing tool or column, one that changes something,
 * a cycle, or strangers' text from a tool that does not declare it.
 */
export function choiceProblems(tools: readonly ToolManifest[]): Problem[] {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const leadsTo = (from: string, wanted: string, seen: readonly string[] = []): boolean =>
    listersOf(byName.get(from)).some(
      ({ tool }) =>
        tool === wanted || (!seen.includes(tool) && leadsTo(tool, wanted, [...seen, tool])),
    );
  const wrongWith = (lister: Lister, user: ToolManifest): string | undefined => {
    const listing = byName.get(lister.tool);
    const unfit = unfitLister(listing, lister);
    if (unfit !== undefined) return unfit;
    if (lister.tool === user.name || leadsTo(lister.tool, user.name)) {
      return "the choices lead back to the tool itself";
    }
    // An error lists the known names, and ids are replaced by names, so strangers' text could get into the result.
    return listing?.untrusted_result && !user.untrusted_result
      ? `'${lister.tool}' has an untrusted result, so this tool has one too`
      : undefined;
  };
  return tools.flatMap((tool, index) =>
    listersOf(tool).flatMap(({ at, argument, ...lister }): Problem[] => {
      const isKnown = argument === undefined || hasArgument(tool, argument);
      const wrong = isKnown ? wrongWith(lister, tool) : "the tool has no such argument";
      const path = ["tools", index, "http", ...at];
      return wrong === undefined ? [] : [{ path, message: wrong }];
    }),
  );
}

/** Problems of tools that list fields, including unknown and missing arguments. */
export function fieldProblems(
  sources: readonly FieldSource[],
  tools: readonly ToolManifest[],
): Problem[] {
  return sources.flatMap(({ tool: name, value, label, args = {} }, index) => {
    const at = ["http", "fields", index];
    const tool = tools.find((one) => one.name === name);
    const unfit = unfitLister(tool, { tool: name, columns: [value, label] });
    if (!tool || unfit !== undefined) return [{ path: [...at, "tool"], message: unfit ?? "" }];
    const known = Object.keys(propertiesOf(tool));
    const foreign = Object.keys(args).filter((argument) => !known.includes(argument));
    const missing = requiredOf(tool).filter((argument) => args[argument] === undefined);
    return [
      ...foreign.map((argument) => ({
        path: [...at, "args", argument],
        message: `'${name}' has no such argument`,
      })),
      ...missing.map((argument) => ({
        path: [...at, "args"],
        message: `'${name}' needs the argument '${argument}'`,
      })),
    ];
  });
}

function unfitLister(
  listing: ToolManifest | undefined,
  { tool, columns: needed }: Lister,
): string | undefined {
  const result = listing?.http?.result;
  if (listing?.effect !== "read" || result?.kind !== "table") {
    return `'${tool}' is no tool that lists`;
  }
  const columns = result.columns.map(({ name }) => name);
  const missing = needed.find((name) => !columns.includes(name));
  return missing === undefined ? undefined : `'${tool}' has no column '${missing}'`;
}

/** Whether a tool has an argument, or a list with such a member. */
function hasArgument({ input_schema: schema }: ToolManifest, argument: string): boolean {
  const properties = schema["properties"];
  const member = memberIn(argument);
  if (!member) return memberOf(properties, argument) !== undefined;
  const items = memberOf(memberOf(properties, member.list), "items");
  return memberOf(memberOf(items, "properties"), member.name) !== undefined;
}

type Used = Lister & { readonly at: readonly PropertyKey[]; readonly argument?: string };

function listersOf(tool: ToolManifest | undefined): Used[] {
  const http = tool?.http;
  const ofArguments = Object.entries(http?.choices ?? {}).map(([argument, choice]) => ({
    at: ["choices", argument],
    argument,
    tool: choice.tool,
    columns: [choice.value, choice.label, choice.alias, choice.unless].filter(
      (column) => column !== undefined,
    ),
  }));
  const shown = http?.result.kind === "table" ? http.result.columns : [];
  const ofColumns = shown.flatMap(({ named_by: source }, index) =>
    source
      ? {
          at: ["result", "columns", index, "named_by"],
          tool: source.tool,
          columns: [source.value, source.label],
        }
      : [],
  );
  return [...ofArguments, ...ofColumns];
}
