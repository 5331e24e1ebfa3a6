import type { RunTool } from "../tool-set.ts";
import { isJson, nounOf, nameOf, readLists, singular, type Json } from "./read-lists.ts";

/** A call that a discovery may make. */
export type Look = { readonly tool: RunTool; readonly args: Readonly<Record<string, unknown>> };

/** A call that it made, and what came back. */
export type Seen = Look & { readonly ok: boolean; readonly result: unknown };

/** How many items of one list are looked at more closely. */
const MOST_FOLLOWED = 5;
const LONGEST_VALUE = 200;

/** Whether a discovery may call a tool at all: one that only reads what is connected, and that nobody wants to be asked about. */
export const mayLook = ({ manifest, connection }: RunTool): boolean =>
  manifest.effect === "read" &&
  !manifest.reaches_out &&
  !connection.hitlMethods.includes(manifest.name);

/** What can be looked at without knowing anything: the tools that need no argument, in their order. */
export const firstLooks = (tools: readonly RunTool[]): Look[] =>
  tools
    .filter((tool) => mayLook(tool) && requiredOf(tool).length === 0)
    .map((tool) => ({ tool, args: {} }));

/** What an answer named and another tool can be asked about: after `list_files` each file with `describe_file`. */
export function nextLooks(tools: readonly RunTool[], seen: Seen): Look[] {
  if (!seen.ok) return [];
  const lists = readLists(seen.tool.manifest.name, seen.result);
  return tools.filter(mayLook).flatMap((tool) => {
    const [argument, ...others] = requiredOf(tool);
    if (argument === undefined || others.length > 0 || !isPlainText(tool, argument)) return [];
    const list = lists.find(({ noun }) => wants(tool, argument, noun));
    const values = (list?.items ?? []).flatMap((item) => valueFor(item, argument) ?? []);
    return [...new Set(values)]
      .slice(0, MOST_FOLLOWED)
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

/** `file`, `file_id` and, for `describe_file`, a bare `id` are asked for by the items of a list of files. */
function wants(tool: RunTool, argument: string, noun: string): boolean {
  const asked = argument.replace(ENDING, "").replaceAll("_", " ");
  return (asked === "" ? singular(nounOf(tool.manifest.name)) : asked.toLowerCase()) === noun;
}

function valueFor(item: Json, argument: string): string | undefined {
  const wanted = /id$/i.test(argument) ? (item["id"] ?? item["key"]) : undefined;
  const value = wanted ?? item[argument] ?? nameOf(item);
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text !== "" && text.length <= LONGEST_VALUE ? text : undefined;
}
