import type { JsonSchema } from "../../domain/plugins/types.ts";
import { isObject, memberOf, type JsonObject } from "../http/json.ts";
import { isPlain } from "../mcp/clean-text.ts";
import type { Collected } from "./arguments.ts";
import { shown, Unusable } from "./place.ts";
import { resolveRef, type Part } from "./refs.ts";
import { toJsonSchema, type SchemaLimits } from "./schema.ts";

/** The context for reading an operation. */
export type Reading = {
  readonly root: unknown;
  readonly limits: SchemaLimits;
  /** Names of parameters and headers, in lower case, that prove who calls: no argument may set them. */
  readonly proofs: ReadonlySet<string>;
};

/** Headers that a call has of itself, or that would make another call of it. */
const OURS =
  /^(accept|authorization|content-(type|length|encoding)|cookie|host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|via|forwarded|origin|referer|x-http-method.*|x-method-override|x-forwarded-.*|proxy-.*|sec-.*)$/i;
const HEADER = /^[\w-]+$/;
/** A parameter that overrides the method at some services. */
const METHOD = /^_method$/i;

/** The parameters of an operation, those of its path included; where two have one name and place, the operation's counts. */
export function parametersOf(root: unknown, lists: readonly Part[]): Part[] {
  const byName = new Map<string, Part>();
  for (const { value, at } of lists) {
    if (value === undefined) continue;
    if (!Array.isArray(value)) throw new Unusable(at, "must be a list");
    for (const [index, one] of (value as unknown[]).entries()) {
      const part = resolveRef(root, { value: one, at: [...at, index] });
      const { name, in: place } = isObject(part.value) ? part.value : {};
      if (typeof name !== "string" || typeof place !== "string" || name === "") {
        throw new Unusable(part.at, "a parameter needs a name and a place");
      }
      byName.set(`${place} ${name}`, part);
    }
  }
  return [...byName.values()];
}

/**
 * Converts a parameter to an argument. An optional one that cannot be sent from here is left out.
 * @throws Unusable for a required one
 */
export function readParameter(part: Part, collected: Collected, reading: Reading): void {
  const parameter = part.value as JsonObject & { readonly name: string };
  const isNeeded = parameter["required"] === true || parameter["in"] === "path";
  if (parameter["in"] === "header" && OURS.test(parameter.name)) return;
  if (reading.proofs.has(parameter.name.toLowerCase()) && parameter["in"] !== "path") return;
  try {
    takeParameter({ ...part, value: parameter }, isNeeded, collected, reading);
  } catch (error) {
    if (isNeeded || !(error instanceof Unusable)) throw error;
  }
}

type Parameter = Part & { readonly value: JsonObject & { readonly name: string } };

function takeParameter(part: Parameter, isNeeded: boolean, to: Collected, reading: Reading) {
  const { value, at } = part;
  const { name } = value;
  if (!isPlain(name)) throw new Unusable(at, "its name has characters that cannot be seen");
  const { schema, isJson } = schemaOf(part, reading);
  const kind = kindOf(schema);
  const said = { ...describedBy(value), ...schema };
  const take = () => to.add(name, said, isNeeded);
  switch (value["in"]) {
    case "path":
      if (kind !== "simple") throw new Unusable(at, `'${shown(name)}' is not a simple value`);
      to.path.set(name, take());
      return;
    case "header":
      if (!HEADER.test(name) || kind === "object") {
        throw new Unusable(at, `'${shown(name)}' is not a header that can be sent`);
      }
      to.headers[name] = `{args.${take()}}`;
      return;
    case "query":
      if (METHOD.test(name)) return;
      if (kind === "object" && !isJson) takeMembers(part, schema, isNeeded, to);
      else if (kind === "list" && !isJson) to.query[name] = listValue(part, take());
      else if (kind === "list")
        throw new Unusable(at, `'${shown(name)}' is a list written as JSON`);
      else to.query[name] = `{args.${take()}}`;
      return;
    default:
      throw new Unusable(at, `a parameter in '${shown(value["in"])}' is not supported`);
  }
}

/** A parameter has a schema, or a media type with one. */
function schemaOf({ value, at }: Parameter, { root, limits }: Reading) {
  const { schema, content } = value;
  if (!isObject(content)) {
    const part = { value: schema, at: [...at, "schema"] };
    return { schema: toJsonSchema(root, part, limits), isJson: false };
  }
  const [type = ""] = Object.keys(content);
  if (!/\bjson\b/i.test(type)) throw new Unusable(at, `'${shown(type)}' is not supported`);
  const part = { value: memberOf(content[type], "schema"), at: [...at, "content", type, "schema"] };
  return { schema: toJsonSchema(root, part, limits), isJson: true };
}

const describedBy = ({ description }: JsonObject) =>
  typeof description === "string" ? { description } : {};

function kindOf({ type, properties }: JsonSchema): "simple" | "list" | "object" {
  const types: unknown[] = Array.isArray(type) ? type : [type];
  if (types.includes("array")) return "list";
  return types.includes("object") || isObject(properties) ? "object" : "simple";
}

const BETWEEN: Readonly<Record<string, string>> = {
  form: ",",
  spaceDelimited: " ",
  pipeDelimited: "|",
};

function listValue({ value, at }: Parameter, argument: string) {
  const { style = "form", explode = style === "form" } = value;
  const between = BETWEEN[String(style)];
  if (between === undefined) throw new Unusable(at, `the style '${shown(style)}' is not supported`);
  const each = `{args.${argument}}`;
  return explode === true ? { each } : { each, between };
}

/** An object in a query is one parameter for each member. */
function takeMembers(
  { value, at }: Parameter,
  { properties, required }: JsonSchema,
  isNeeded: boolean,
  to: Collected,
) {
  const { name, style = "form", explode = style === "form" } = value;
  const isDeep = style === "deepObject";
  if (!isObject(properties) || (!isDeep && explode !== true)) {
    throw new Unusable(at, `'${shown(name)}' is an object that cannot be written into a URL`);
  }
  for (const [member, schema] of Object.entries(properties)) {
    const sent = isDeep ? `${name}[${member}]` : member;
    if (!isObject(schema) || kindOf(schema) !== "simple" || !isPlain(member)) {
      throw new Unusable(at, `'${shown(sent)}' is not a simple value`);
    }
    const needs = isNeeded && Array.isArray(required) && required.includes(member);
    to.query[sent] = `{args.${to.add(sent, schema, needs)}}`;
  }
}
