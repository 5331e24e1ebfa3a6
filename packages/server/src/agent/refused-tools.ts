import { APICallError } from "ai";
import { ModelFailure } from "./model-step.ts";
import type { RunTool } from "./tool-set.ts";

/** A name or a place in the request, by which providers report a function. Google nests its functions in one tool. */
const PLACES = [/function_?declarations\[(\d+)\]/i, /tools\[(\d+)\]/i];
const ABOUT_TOOLS = /schema|function|tool|parameter/i;

/**
 * The tools that a provider refused, if its error is about the description of a tool. Without them the run can continue: a schema
 * that one provider does not take would otherwise end every chat with the connection.
 * @param offered in the order of the request, before all other tools
 * @returns none for any other failure; where the error does not say which tool it is about, all that third parties describe
 */
export function refusedTools(failure: unknown, offered: readonly RunTool[]): RunTool[] {
  const error = failure instanceof ModelFailure ? failure.cause : undefined;
  if (!APICallError.isInstance(error) || error.statusCode !== 400) return [];
  const said = `${error.message}\n${error.responseBody ?? ""}`;
  const named = offered.filter(({ modelName }) =>
    said.split(/[^a-zA-Z0-9_-]+/).includes(modelName),
  );
  if (named.length > 0) return named;
  for (const place of PLACES) {
    const index = place.exec(said)?.[1];
    const tool = index === undefined ? undefined : offered[Number(index)];
    if (tool) return [tool];
  }
  return ABOUT_TOOLS.test(said) ? offered.filter(({ connection }) => connection.manifest) : [];
}

const MAX_NAMED = 5;

/** Tells the user which tools a run continues without. */
export function sayRefused(model: string, refused: readonly RunTool[]): string {
  const named = refused
    .slice(0, MAX_NAMED)
    .map(({ manifest, connection }) => `${manifest.name} of ${connection.name}`);
  const more = refused.length - MAX_NAMED;
  const all = [...named, ...(more > 0 ? [`${more.toLocaleString("en-US")} more`] : [])];
  const list = all.length > 1 ? `${all.slice(0, -1).join(", ")} and ${all.at(-1)}` : all.join("");
  return `${model} does not accept ${list}, so this run continues without ${refused.length > 1 ? "them" : "it"}.`;
}
