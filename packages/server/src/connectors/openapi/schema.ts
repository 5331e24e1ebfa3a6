import type { JsonSchema } from "../../domain/plugins/types.ts";
import { isObject, type JsonObject } from "../http/json.ts";
import { cleanLine } from "../mcp/clean-text.ts";
import type { Place } from "./place.ts";
import { resolveRef, type Part } from "./refs.ts";

/** Limits for converting a schema. */
export type SchemaLimits = {
  /** Levels of objects and lists; deeper ones may be anything. */
  readonly depth: number;
  /** Parts of it that are left, counted down. Beyond them parts may be anything. */
  readonly left: { parts: number };
};

type Walk = SchemaLimits & { readonly root: unknown; readonly open: readonly string[] };

const MAX_TEXT_LENGTH = 300;
const MAX_VALUES = 200;
const TYPES = ["string", "number", "integer", "boolean", "array", "object", "null"];
const COUNTS = ["minLength", "maxLength", "minItems", "maxItems"];
const BOUNDS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];
/** Described in words only, because our validator is stricter than most services. */
const FORMATS = ["date", "date-time", "time", "email", "uri", "uuid", "ipv4", "ipv6", "byte"];

/**
 * A schema of a document as JSON Schema without references; recursion is cut. Defaults are left out, because the service
 * applies them itself, and so is what only the service sets.
 * @throws Unusable for a reference that leads nowhere
 */
export const toJsonSchema = (root: unknown, part: Part, limits: SchemaLimits): JsonSchema =>
  convert(part, { ...limits, root, open: [] });

function convert(part: Part, walk: Walk): JsonSchema {
  const { value, at, refs } = resolveRef(walk.root, part);
  walk.left.parts -= 1;
  const isCut = refs.some((ref) => walk.open.includes(ref));
  if (!isObject(value) || isCut || walk.left.parts < 0 || walk.depth < 0) return {};
  const inner: Walk = { ...walk, depth: walk.depth - 1, open: [...walk.open, ...refs] };
  const said = isObject(part.value) ? { ...value, ...describedBy(part.value) } : value;
  const merged = merge(said, at, inner);
  if (merged) return merged;
  const type = typeOf(said);
  return {
    ...(type !== undefined && { type }),
    ...words(said),
    ...valuesOf(said, type),
    ...numbers(said),
    ...members(said, at, inner),
    ...alternatives(said, at, inner),
  };
}

/** 3.1 allows a description next to a reference. */
const describedBy = ({ description }: JsonObject) =>
  typeof description === "string" ? { description } : {};

function typeOf({ type, nullable }: JsonObject): JsonSchema[string] {
  const named: unknown[] = Array.isArray(type) ? type : [type];
  const known = named.filter((one) => TYPES.includes(one as string));
  if (known.length === 0) return undefined;
  const all = nullable === true ? [...new Set([...known, "null"])] : known;
  return all.length === 1 ? all[0] : all;
}

function words({ description, format }: JsonObject) {
  const said = typeof description === "string" ? cleanLine(description, MAX_TEXT_LENGTH) : "";
  const form = FORMATS.includes(format as string) ? `Format: ${String(format)}.` : "";
  const text = [said, form].filter(Boolean).join(" ");
  return text === "" ? {} : { description: text };
}

function valuesOf({ enum: options, const: one, nullable }: JsonObject, type: unknown) {
  if (one !== undefined && type !== "object" && type !== "array") return { enum: [one] };
  if (!Array.isArray(options) || options.length === 0 || options.length > MAX_VALUES) return {};
  const isPlain = options.every((value) => typeof value !== "object" || value === null);
  if (!isPlain) return {};
  return { enum: nullable === true ? [...new Set([...(options as unknown[]), null])] : options };
}

function numbers(schema: JsonObject) {
  const kept: [string, unknown][] = [];
  for (const name of COUNTS) {
    const value = schema[name];
    if (Number.isSafeInteger(value) && Number(value) >= 0) kept.push([name, value]);
  }
  for (const name of BOUNDS) {
    if (Number.isFinite(schema[name])) kept.push([name, schema[name]]);
  }
  const bounds = Object.fromEntries(kept);
  // 3.0 has booleans for exclusive bounds.
  for (const [bound, exclusive] of [
    ["minimum", "exclusiveMinimum"],
    ["maximum", "exclusiveMaximum"],
  ] as const) {
    if (schema[exclusive] !== true || bounds[bound] === undefined) continue;
    bounds[exclusive] = bounds[bound];
    delete bounds[bound];
  }
  return bounds;
}

function members(schema: JsonObject, at: Place, walk: Walk): JsonSchema {
  const { properties, required, items, additionalProperties: more } = schema;
  const under = (name: string) => ({ value: schema[name], at: [...at, name] });
  const kept = isObject(properties)
    ? Object.keys(properties).filter(
        (name) => !isServers({ value: properties[name], at: [...at, "properties", name] }, walk),
      )
    : [];
  const needed = Array.isArray(required) ? kept.filter((name) => required.includes(name)) : [];
  return {
    ...(isObject(properties) && {
      properties: Object.fromEntries(
        kept.map((name) => [
          name,
          convert({ value: properties[name], at: [...at, "properties", name] }, walk),
        ]),
      ),
    }),
    ...(needed.length > 0 && { required: needed }),
    ...(items !== undefined && { items: convert(under("items"), walk) }),
    ...(isObject(more) && { additionalProperties: convert(under("additionalProperties"), walk) }),
  };
}

/** Whether only the service sets it. */
function isServers(part: Part, { root }: Walk): boolean {
  const { value: meant } = resolveRef(root, part);
  return isObject(meant) && meant["readOnly"] === true;
}

function alternatives(schema: JsonObject, at: Place, walk: Walk): JsonSchema {
  const kept = ["oneOf", "anyOf"].flatMap((name): [string, unknown][] => {
    const list = schema[name];
    if (!Array.isArray(list) || list.length === 0 || list.length > MAX_VALUES) return [];
    const converted = list.map((value, index) =>
      convert({ value, at: [...at, name, index] }, walk),
    );
    // The branches may overlap once they are cut, so that one that fits is enough.
    return [["anyOf", converted]];
  });
  return Object.fromEntries(kept.slice(0, 1));
}

/** Merges several object schemas into one; undefined if there is nothing to merge. */
function merge(schema: JsonObject, at: Place, walk: Walk): JsonSchema | undefined {
  const { allOf, ...rest } = schema;
  if (!Array.isArray(allOf) || allOf.length === 0) return undefined;
  const own = convert({ value: rest, at }, { ...walk, depth: walk.depth + 1 });
  const parts = [
    ...allOf.map((value, index) =>
      convert({ value, at: [...at, "allOf", index] }, { ...walk, depth: walk.depth + 1 }),
    ),
    own,
  ];
  const objects = parts.map(({ properties }) => (isObject(properties) ? properties : {}));
  const required = parts.flatMap((one) => (Array.isArray(one["required"]) ? one["required"] : []));
  const together = (all: readonly JsonObject[]) => Object.fromEntries(all.flatMap(Object.entries));
  const properties = together(objects);
  return {
    ...together(parts),
    ...(Object.keys(properties).length > 0 && { type: "object", properties }),
    ...(required.length > 0 && { required: [...new Set(required as string[])] }),
  };
}
