import type { OpenapiDocument } from "../../domain/connections/openapi-ports.ts";
import { ToolError } from "../../domain/plugins/types.ts";
import { isObject, memberOf, sayJson, type JsonObject } from "../http/json.ts";
import { cleanLine } from "../mcp/clean-text.ts";
import { toolNameOf, uniqueNames } from "./names.ts";
import { METHODS, readOperation, type Found } from "./operations.ts";
import { parseText } from "./parse-document.ts";
import { shown, Unusable } from "./place.ts";
import { resolveRef } from "./refs.ts";
import { proofNames, readSecurities } from "./securities.ts";
import { readServers } from "./servers.ts";

/** More than anybody reads; the rest of a larger document is left out, which a notice reports. */
const MAX_OPERATIONS = 2_000;
const MAX_PROBLEMS = 5;

/**
 * Reads an OpenAPI document of version 3.0 or 3.1. Nothing in it is run, and nothing outside of it is fetched.
 * @param picked ids of the operations whose tools are wanted
 * @throws ToolError with the position of the error
 */
export function readDocument(text: string, picked: readonly string[]): OpenapiDocument {
  const root = parseText(text);
  requireVersion(root);
  const { info, paths } = root;
  if (!isObject(paths)) throw new ToolError("#/paths: The document describes no paths.");
  const { found, notices } = findOperations(root, paths);
  if (found.length === 0) throw new ToolError("#/paths: The document describes no operations.");
  const doc = { root, proofs: proofNames(root) };
  const wanted = new Set(picked);
  const kept = found.slice(0, MAX_OPERATIONS);
  const operations = kept.map((one) => {
    const { tool, ...operation } = readOperation(one, doc);
    return tool && wanted.has(operation.id) ? { ...operation, tool } : operation;
  });
  const requirements = [root, ...kept.map(({ operation }) => operation)].flatMap(({ security }) =>
    Array.isArray(security) ? (security as unknown[]) : [],
  );
  const left = found.length - kept.length;
  const servers = readServers(root);
  return {
    title: textOf(info, "title", 80) || "API",
    version: textOf(info, "version", 40),
    servers,
    securities: readSecurities(root, requirements),
    operations,
    notices: [
      ...(servers.length === 0
        ? ["The document does not contain a full server URL. Enter it yourself."]
        : []),
      ...(left > 0
        ? [
            `Of ${found.length} operations the first ${MAX_OPERATIONS} are shown, and ${left} are not.`,
          ]
        : []),
      ...notices,
    ],
  };
}

const textOf = (value: unknown, name: string, most: number): string => {
  const text = memberOf(value, name);
  return typeof text === "string" ? cleanLine(text, most) : "";
};

function requireVersion({ openapi, swagger }: JsonObject) {
  if (swagger !== undefined) {
    throw new ToolError(
      `#/swagger: This is a Swagger ${shown(swagger)} document. Convert it to OpenAPI 3 and try again.`,
    );
  }
  if (openapi === undefined) {
    throw new ToolError("This is not an OpenAPI document. The 'openapi' field is missing.");
  }
  // YAML parses a bare 3.0 as the number 3.
  if (!/^3(\.[01](\.|$)|$)/.test(sayJson(openapi))) {
    throw new ToolError(`#/openapi: Version ${shown(openapi)} is not supported. Use 3.0 or 3.1.`);
  }
}

/** Every operation that could become a tool, in the order of the document, and what was skipped. */
function findOperations(root: JsonObject, paths: JsonObject) {
  const found: Found[] = [];
  const problems: string[] = [];
  const unique = uniqueNames();
  let skipped = 0;
  for (const [path, value] of Object.entries(paths)) {
    if (path.startsWith("x-")) continue;
    try {
      const { value: item, at } = resolveRef(root, { value, at: ["paths", path] });
      if (!isObject(item)) throw new Unusable(at, "must be an object");
      skipped += ["options", "trace"].filter((method) => isObject(item[method])).length;
      for (const method of METHODS) {
        const operation = item[method.toLowerCase()];
        if (!isObject(operation)) continue;
        found.push({
          ...{ method, path, operation },
          shared: { value: item["parameters"], at: [...at, "parameters"] },
          at: [...at, method.toLowerCase()],
          name: unique(toolNameOf(operation["operationId"], method, path)),
          isElsewhere: item["servers"] !== undefined,
        });
      }
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      problems.push(error.message);
    }
  }
  const more = problems.length - MAX_PROBLEMS;
  return {
    found,
    notices: [
      ...problems.slice(0, MAX_PROBLEMS),
      ...(more > 0 ? [`${more} more paths cannot be used.`] : []),
      ...(skipped > 0
        ? [
            `${skipped} ${skipped === 1 ? "operation" : "operations"} with OPTIONS or TRACE left out.`,
          ]
        : []),
    ],
  };
}
