import type { RunTool } from "../tool-set.ts";
import { isJson, nounOf, nameOf, readLists, singular, type Json } from "./read-lists.ts";

/** A call that a discovery may make. */
export type Probe = { readonly tool: RunTool; readonly args: Readonly<Record<string, unknown>> };

/** A call that was made, with its result. */
export type ProbeResult = Probe & { readonly ok: boolean; readonly result: unknown };

/** How many items of one list get a call of their own. */
const MAX_FOLLOWED = 5;
const MAX_VALUE_LENGTH = 200;

/** Whether a discovery may call a tool: it only reads, calls no host that an argument names, and needs no approval. */
export const mayProbe = ({ manifest, connection }: RunTool): boolean =>
  manifest.effect === "read" &&
  !manifest.reaches_out &&
  !connection.hitlMethods.includes(manifest.name);

/** The calls that need no prior knowledge: the tools without a required argument, in their order. */
export const initialProbes = (tools: readonly RunTool[]): Probe[] =>
  tools
    .filter((tool) => mayProbe(tool) && requiredOf(tool).length === 0)
    .map((tool) => ({ tool, args: {} }));

/** Calls about items that a result listed: after `list_files`, `describe_file` for each file. */
export function followUpProbes(tools: readonly RunTool[], probed: ProbeResult): Probe[] {
  if (!probed.ok) return [];
  const lists = readLists(probed.tool.manifest.name, probed.result);
  return tools.filter(mayProbe).flatMap((tool) => {
    const [argument, ...others] = requiredOf(tool);
    if (argument === undefined || others.length > 0 || !isPlainText(tool, argument)) return [];
    const list = lists.find(({ noun }) => wants(tool, argument, noun));
    const values = (list?.items ?? []).flatMap((item) => valueFor(item, argument) ?? []);
    return [...new Set(values)]
      .slice(0, MAX_FOLLOWED)
      .map((value) => ({ tool, args: { [argument]: value } }));
  });
}

const requiredOf = ({ manifest }: RunTool): string[] => {
  const required = manifest.input_schema["required"];
  return Array.isArray(required) ? required.map(String) : [];
};

function isPlainText({ manifest }: RunTool, argument: string): boolean {
  const properties = manifest.input_schema["properties"];
  const schema = isJson(properties) ? properties[argument] : undefined;
  return isJson(schema) && schema["type"] === "string" && schema["enum"] === undefined;
}

const ENDING = /_?(?:id|name|key)$/i;

/** A list of files provides values for `file`, for `file_id` and, in `describe_file`, for a bare `id`. */
function wants(tool: RunTool, argument: string, noun: string): boolean {
  const entity = argument.replace(ENDING, "").replaceAll("_", " ");
  return (entity === "" ? singular(nounOf(tool.manifest.name)) : entity.toLowerCase()) === noun;
}

function valueFor(item: Json, argument: string): string | undefined {
  const wanted = /id$/i.test(argument) ? (item["id"] ?? item["key"]) : undefined;
  const value = wanted ?? item[argument] ?? nameOf(item);
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text !== "" && text.length <= MAX_VALUE_LENGTH
    ? text
    : undefined;
}
