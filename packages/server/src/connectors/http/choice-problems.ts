import type { ToolManifest } from "../../plugins/types.ts";
import type { Problem } from "./http-problems.ts";
import { memberOf } from "./json.ts";

/** What is wrong with the choices of tools: a tool or a column that is not there, one that changes something, a circle. */
export function choiceProblems(tools: readonly ToolManifest[]): Problem[] {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const leadsTo = (from: string, wanted: string, seen: readonly string[] = []): boolean =>
    Object.values(byName.get(from)?.http?.choices ?? {}).some(
      ({ tool }) =>
        tool === wanted || (!seen.includes(tool) && leadsTo(tool, wanted, [...seen, tool])),
    );
  return tools.flatMap((tool, index) =>
    Object.entries(tool.http?.choices ?? {}).flatMap(([argument, choice]): Problem[] => {
      const path = ["tools", index, "http", "choices", argument];
      const result = byName.get(choice.tool)?.http?.result;
      const columns = result?.kind === "table" ? result.columns.map(({ name }) => name) : [];
      const missing = [choice.value, choice.label, choice.alias].find(
        (name) => name !== undefined && !columns.includes(name),
      );
      const wrong =
        memberOf(tool.input_schema["properties"], argument) === undefined
          ? "the tool has no such argument"
          : byName.get(choice.tool)?.effect !== "read" || result?.kind !== "table"
            ? `'${choice.tool}' is no tool that lists`
            : missing !== undefined
              ? `'${choice.tool}' has no column '${missing}'`
              : leadsTo(choice.tool, tool.name) || choice.tool === tool.name
                ? "the choices lead back to the tool itself"
                : undefined;
      return wrong === undefined ? [] : [{ path, message: wrong }];
    }),
  );
}
