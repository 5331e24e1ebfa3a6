import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import {
  type Document,
  type Method,
  methods,
  type Operation,
  type Parameter,
  type PathItem,
} from "./document.ts";

type Area = {
  readonly paths?: Record<string, PathItem>;
  readonly components?: { readonly schemas?: Document["components"]["schemas"] };
};
type Root = Omit<Document, "tags" | "paths"> & { "x-areas": readonly string[] };

const errorAnswer = { $ref: "#/components/responses/Error" };

/**
 * Reads `openapi.yaml` and the area files of `folder` and gives one complete document.
 * Throws where two areas declare the same operation or schema, or a reference leads nowhere.
 */
export function bundle(folder: string): Document {
  const rootFile: Root = readYaml(join(folder, "openapi.yaml"));
  const { "x-areas": areas, ...root } = rootFile;
  const document: Document = {
    ...root,
    tags: areas.map((name) => ({ name })),
    paths: {},
    components: { ...root.components, schemas: { ...root.components.schemas } },
  };
  for (const area of areas) addArea(document, area, readYaml(join(folder, `${area}.yaml`)));
  document.components.schemas = sorted(document.components.schemas);
  refuseBlanks(document);
  checkReferences(document);
  return document;
}

function readYaml(file: string) {
  const reviver = (key: unknown, value: unknown) => {
    // A comma in a text without quotes ends it: the rest becomes a member without a value.
    if (value === null) throw new Error(`${file}: "${String(key)}" has no value`);
    return value;
  };
  return parse(readFileSync(file, "utf8"), reviver, { uniqueKeys: true });
}

function addArea(document: Document, area: string, source: Area): void {
  for (const [path, item] of Object.entries(source.paths ?? {})) {
    const target = (document.paths[path] ??= {});
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      if (target[method]) throw new Error(`${method} ${path} is declared twice`);
      target[method] = complete(document, area, path, method, operation);
    }
  }
  for (const [name, schema] of Object.entries(source.components?.schemas ?? {})) {
    if (document.components.schemas[name]) throw new Error(`schema ${name} is declared twice`);
    document.components.schemas[name] = schema;
  }
}

function complete(
  document: Document,
  area: string,
  path: string,
  method: Method,
  operation: Operation,
): Operation {
  const { "x-errors": particular = [], ...rest } = operation;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
  for (const name of names) {
    if (!document.components.parameters[name]) throw new Error(`${path}: no parameter ${name}`);
  }
  const inPath = names.map((name) => ({ $ref: `#/components/parameters/${name}` }) as Parameter);
  const parameters = [...inPath, ...(operation.parameters ?? [])];
  const statuses = new Set<number>(particular);
  if (operation["x-permission"] !== "public") statuses.add(401);
  if (["admin", "owner"].includes(operation["x-permission"]) || operation["x-confirmed-email"])
    statuses.add(403);
  if (names.length > 0) statuses.add(404);
  if (operation.requestBody || parameters.length > names.length) statuses.add(422);
  const responses = { ...operation.responses };
  for (const status of [...statuses].toSorted((a, b) => a - b))
    responses[String(status)] = errorAnswer;
  responses["default"] = errorAnswer;
  return {
    ...rest,
    tags: [area],
    ...(parameters.length > 0 ? { parameters } : {}),
    responses,
    security: securityOf(path, operation),
    ...(method === "get" && operation.requestBody ? never(`${path}: a GET with a body`) : {}),
  };
}

/** A key opens what names a scope, and nothing that an administrator or an owner decides. */
function securityOf(path: string, operation: Operation): NonNullable<Operation["security"]> {
  const { "x-permission": permission, "x-scopes": scopes = [] } = operation;
  if (scopes.length > 0 && permission !== "session")
    throw new Error(`${path}: x-scopes needs x-permission: session`);
  if (permission === "public") return [];
  return [{ session: [] }, ...(scopes.length > 0 ? [{ apiKey: scopes }] : [])];
}

/**
 * A text that must not be empty must hold something other than blanks, too: a person who looks for a chat or a playbook could neither
 * read nor click a title of spaces.
 */
function refuseBlanks(part: unknown): void {
  if (typeof part !== "object" || part === null) return;
  const schema: { type?: unknown; minLength?: unknown; pattern?: unknown } = part;
  if (schema.type === "string" && schema.minLength === 1) schema.pattern ??= String.raw`\S`;
  Object.values(part).forEach(refuseBlanks);
}

function never(message: string): never {
  throw new Error(message);
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function checkReferences(document: Document): void {
  const text = JSON.stringify(document);
  for (const [, kind, name] of text.matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g)) {
    const group: Record<string, unknown> | undefined =
      document.components[kind as keyof Document["components"]];
    if (!group || !name || !(name in group)) throw new Error(`no ${kind} named ${name}`);
  }
}
