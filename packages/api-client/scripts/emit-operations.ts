import {
  type Document,
  type Operation,
  operationsOf,
  type Parameter,
  type Schema,
} from "./document.ts";

/**
 * The table of all operations with their schemas, for servers and tests.
 * `zod` is the text of the generated schemas; it tells which of them exist.
 */
export function emitOperations(document: Document, zod: string): string {
  const schemas = new Set([...zod.matchAll(/^export const (z\w+) =/gm)].map((match) => match[1]));
  const schema = (name: string) => (schemas.has(name) ? `s.${name}` : "null");
  // A router takes the first path that fits, so `/connections/custom-manual` comes before `/connections/{id}`.
  const ordered = [...operationsOf(document)].sort((a, b) => variables(a.path) - variables(b.path));
  const entries = ordered.map(({ path, method, operation }) => {
    const id = operation.operationId;
    const name = `z${id[0]?.toUpperCase()}${id.slice(1)}`;
    const members = {
      operationId: text(id),
      method: text(method.toUpperCase()),
      path: text(path),
      area: text(operation.tags?.[0] ?? ""),
      permission: text(operation["x-permission"]),
      scopes: text(operation["x-scopes"] ?? []),
      needsConfirmedEmail: text(operation["x-confirmed-email"] ?? false),
      extension: text(operation["x-extension-name"] ?? null),
      pathParams: text(named(document, operation, "path")),
      query: text(queryOf(document, operation)),
      pathSchema: schema(`${name}Path`),
      querySchema: schema(`${name}Query`),
      requestSchema: schema(`${name}Body`),
      requestType: text(requestType(operation)),
      largestBody: text(operation["x-largest-body"] ?? null),
      requestRequired: text(operation.requestBody?.required ?? false),
      responses: `{ ${responses(operation, (json) => (json ? schema(`${name}Response`) : "null"))} }`,
      responseType: text(responseType(operation)),
      errors: text(errors(operation)),
      stream: text(operation["x-stream"] ?? false),
    };
    const lines = Object.entries(members).map(([key, value]) => `    ${key}: ${value},`);
    return `  ${id}: {\n${lines.join("\n")}\n  },`;
  });
  return `// Made by scripts/generate.ts from openapi/. Do not edit.

import type { OperationSpec } from "../operation-spec.ts";
import * as s from "./zod.gen.ts";

export const operations = {
${entries.join("\n")}
} as const satisfies Record<string, OperationSpec>;

export type OperationId = keyof typeof operations;
export type { HttpMethod, KeyScope, OperationSpec, Permission } from "../operation-spec.ts";
`;
}

function variables(path: string): number {
  return path.split("{").length;
}

/** Types of answers that a schema describes. */
const readTypes = ["application/json", "text/event-stream"];

function text(value: unknown): string {
  return JSON.stringify(value);
}

function parametersOf(document: Document, operation: Operation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => {
    const name = parameter.$ref?.split("/").at(-1);
    const shared = name ? document.components.parameters[name] : undefined;
    return shared ?? parameter;
  });
}

function named(document: Document, operation: Operation, place: Parameter["in"]): string[] {
  return parametersOf(document, operation)
    .filter((parameter) => parameter.in === place)
    .map((parameter) => parameter.name);
}

function queryOf(document: Document, operation: Operation): Record<string, unknown> {
  return Object.fromEntries(
    parametersOf(document, operation)
      .filter((parameter) => parameter.in === "query")
      .map(({ name, schema, required = false }) => [
        name,
        { type: resolved(document, schema).type, required },
      ]),
  );
}

/** The schema that a reference names, or the one that it is. */
function resolved(document: Document, schema: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return (name === undefined ? undefined : document.components.schemas[name]) ?? schema;
}

function requestType(operation: Operation): string {
  const content = operation.requestBody?.content ?? {};
  if ("application/json" in content) return "json";
  return "multipart/form-data" in content ? "multipart" : "none";
}

function successes(operation: Operation) {
  return Object.entries(operation.responses).filter(([status]) => /^[23]/.test(status));
}

function responses(operation: Operation, schemaOf: (json: boolean) => string): string {
  return successes(operation)
    .map(([status, answer]) => {
      const types = Object.keys(answer.content ?? {});
      return `${status}: ${schemaOf(types.some((type) => readTypes.includes(type)))}`;
    })
    .join(", ");
}

function responseType(operation: Operation): string {
  const [status = "", answer] = successes(operation)[0] ?? [];
  if (status.startsWith("3")) return "redirect";
  const types = Object.keys(answer?.content ?? {});
  if (types.includes("text/event-stream")) return "stream";
  if (types.includes("text/html")) return "html";
  if (types.some((type) => type.startsWith("image/"))) return "picture";
  return types.includes("application/json") ? "json" : "none";
}

function errors(operation: Operation): number[] {
  return Object.keys(operation.responses)
    .filter((status) => /^[45]/.test(status))
    .map(Number);
}
