import type { OpenapiOperation } from "../../domain/connections/openapi-ports.ts";
import type { Effect, ToolManifest } from "../../domain/plugins/types.ts";
import type { JsonObject } from "../http/json.ts";
import type { HttpRequest } from "../../domain/plugins/http-manifest.ts";
import { cleanLine, isPlain } from "../mcp/clean-text.ts";
import { cleanDescription, readArgumentSchema } from "../mcp/foreign-tool.ts";
import { collect, type Collected } from "./arguments.ts";
import { readBody } from "./body.ts";
import { parametersOf, readParameter, type Reading } from "./parameters.ts";
import { shown, Unusable, type Place } from "./place.ts";
import type { Part } from "./refs.ts";

/** The methods that a tool can have. */
export const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

/** An operation from a document. */
export type Found = {
  readonly method: Method;
  readonly path: string;
  readonly operation: JsonObject;
  /** The parameters of its path. */
  readonly shared: Part;
  readonly at: Place;
  /** The name of its tool. */
  readonly name: string;
  /** Whether its path has its own server. */
  readonly isElsewhere: boolean;
};

/** Depths to try, until an operation's arguments are short enough. */
const DEPTHS = [8, 4, 2, 1];
const MAX_PARTS = 2_000;

/** The effect of a method. */
const effectOf = (method: Method): Effect => {
  if (method === "GET" || method === "HEAD") return "read";
  return method === "DELETE" ? "destructive" : "write";
};

/** Reads an operation. Its problems are reported and do not affect other operations. */
export function readOperation(found: Found, doc: Omit<Reading, "limits">): OpenapiOperation {
  const { method, path, operation } = found;
  const { summary, description, tags } = operation;
  const first: unknown = Array.isArray(tags) ? tags[0] : undefined;
  const texts = [summary, description].map((text) => (typeof text === "string" ? text : undefined));
  const shared = {
    id: `${method} ${path}`,
    ...{ method, path },
    summary: cleanLine(texts.find((text) => text?.trim()) ?? "", 200),
    group: typeof first === "string" ? cleanLine(first, 60) || null : null,
    effect: effectOf(method),
  };
  try {
    const tool = toolOf(found, texts, doc);
    const needs = tool.input_schema["required"];
    const checks = method === "GET" && !(Array.isArray(needs) && needs.length > 0);
    return { ...shared, checks, problem: null, tool };
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    return { ...shared, id: cleanLine(shared.id, 300), checks: false, problem: error.message };
  }
}

function toolOf(
  found: Found,
  texts: readonly (string | undefined)[],
  doc: Omit<Reading, "limits">,
): ToolManifest {
  const { method, path, operation, at, name, isElsewhere } = found;
  if (isElsewhere || operation["servers"] !== undefined) {
    throw new Unusable(at, "it uses a different server, and a connection has only one");
  }
  if (!isPlain(path)) throw new Unusable(at, "its path has characters that cannot be seen");
  for (const depth of DEPTHS) {
    const limits = { depth, left: { parts: MAX_PARTS } };
    const { collected, request } = requestOf(found, { ...doc, limits });
    const schema = readArgumentSchema({
      type: "object",
      properties: collected.properties,
      ...(collected.required.length > 0 && { required: collected.required }),
      additionalProperties: false,
    });
    if (typeof schema === "string") continue;
    const said = cleanDescription([joined(texts)], "");
    return {
      name,
      description: [said, operation["deprecated"] === true && "Deprecated.", `${method} ${path}`]
        .filter(Boolean)
        .join("\n"),
      input_schema: schema,
      effect: effectOf(method),
      untrusted_result: true,
      http: { request, result: { kind: "json" } },
    };
  }
  throw new Unusable(at, "its input is too long or cannot be validated");
}

const joined = (texts: readonly (string | undefined)[]) =>
  [...new Set(texts.map((text) => text?.trim()))].filter(Boolean).join("\n");

function requestOf({ method, path, operation, shared, at }: Found, reading: Reading) {
  const collected = collect();
  const own = { value: operation["parameters"], at: [...at, "parameters"] };
  for (const parameter of parametersOf(reading.root, [shared, own])) {
    readParameter(parameter, collected, reading);
  }
  const reads = method === "GET" || method === "HEAD";
  const part = { value: reads ? undefined : operation["requestBody"], at: [...at, "requestBody"] };
  const { type, ...sent } = readBody(part, collected, reading);
  const headers = { ...collected.headers, ...(type !== undefined && { "content-type": type }) };
  const request: HttpRequest = {
    method,
    path: pathOf(path, collected, at),
    ...(Object.keys(collected.query).length > 0 && { query: collected.query }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...sent,
  };
  return { collected, request };
}

/** The characters that a path may have besides its places. */
const FIXED = /^[\w/.:@!$'()*,;=~-]*$/;

function pathOf(path: string, to: Collected, at: Place): string {
  const fixed = path.replaceAll(/\{[^{}]*\}/g, "x");
  const isUp = fixed.split("/").some((step) => step === "." || step === "..");
  if (!path.startsWith("/") || !FIXED.test(fixed) || isUp) {
    throw new Unusable(at, `'${shown(path)}' is not a valid path`);
  }
  return path.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    // A place that no parameter describes is a text that is needed.
    const argument = to.path.get(name) ?? to.add(name, { type: "string" }, true);
    to.path.set(name, argument);
    return `{args.${argument}}`;
  });
}
