import { isSpecType } from "@modelcontextprotocol/client";
import { parseExactly } from "../../exact-json.ts";
import { isObject, type JsonObject } from "../http/json.ts";
import { cleanLine } from "./clean-text.ts";

/**
 * Rewrites one message of a server so that the protocol's client can read it: the client refuses a whole answer for one odd part.
 * Long integers keep their digits.
 * @param json as the server sent it; returned as it is if it is not JSON
 * @param onTools gets the tools of a list unmodified
 */
export function mendMessage(json: string, onTools: (tools: readonly unknown[]) => void): string {
  try {
    const message = parseExactly(json);
    const mend = (one: unknown) =>
      isObject(one) && isObject(one["result"])
        ? { ...one, result: mendResult(one["result"], onTools) }
        : one;
    return JSON.stringify(Array.isArray(message) ? message.map(mend) : mend(message));
  } catch {
    return json;
  }
}

function mendResult(given: JsonObject, onTools: (tools: readonly unknown[]) => void): JsonObject {
  const result = withoutNulls(given);
  if (Array.isArray(given["tools"])) {
    onTools(given["tools"]);
    // Some servers leave out how long a list may be kept, which the protocol demands.
    const kept = { ttlMs: 0, cacheScope: "private" };
    return { ...kept, ...result, tools: given["tools"].flatMap(mendTool) };
  }
  if (!Object.hasOwn(given, "content") && !Object.hasOwn(given, "structuredContent")) {
    const parts = ["serverInfo", "capabilities"].filter((name) => isObject(result[name]));
    const mended = parts.map((name) => [name, withoutNulls(result[name] as JsonObject)]);
    return { ...result, ...Object.fromEntries(mended) };
  }
  const { content, structuredContent: structured, isError, ...rest } = result;
  return {
    ...rest,
    content: blocksOf(content).map(mendBlock),
    ...(structured !== undefined && {
      structuredContent: isObject(structured) ? structured : { result: structured },
    }),
    ...(isError !== undefined && { isError: isError === true || isError === "true" }),
  };
}

const withoutNulls = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));

/** As much of a tool as the protocol's client needs. Without its result schema: any result is accepted as data. */
function mendTool(tool: unknown): JsonObject[] {
  if (!isObject(tool) || typeof tool["name"] !== "string") return [];
  const { name, inputSchema } = tool;
  const mended = { name, inputSchema };
  return [isSpecType.Tool(mended) ? mended : { name, inputSchema: { type: "object" } }];
}

/** A lone block and a lone text count as a list of one. */
function blocksOf(content: unknown): unknown[] {
  if (Array.isArray(content)) return content;
  return content === undefined ? [] : [content];
}

function mendBlock(block: unknown): JsonObject {
  if (typeof block === "string") return { type: "text", text: block };
  if (!isObject(block)) return notShown("an unknown type");
  const { annotations: _hints, _meta: _about, ...plain } = withoutNulls(block);
  if (isSpecType.ContentBlock(plain)) return plain;
  const { type, text } = plain;
  if (typeof text === "string") return { type: "text", text };
  return notShown(typeof type === "string" ? `the type ${cleanLine(type, 60)}` : "an unknown type");
}

const notShown = (what: string) => ({ type: "text", text: `[Content of ${what}: not shown]` });
