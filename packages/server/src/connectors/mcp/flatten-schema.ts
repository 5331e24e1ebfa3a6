import type { JsonSchema } from "../../domain/plugins/types.ts";
import { isObject, type JsonObject } from "../http/json.ts";

/** Keywords that providers refuse at the top of a tool's arguments. */
const REFUSED = ["allOf", "anyOf", "oneOf", "not", "enum", "const"] as const;

/**
 * An argument schema without alternatives at its top, which providers refuse: the arguments of every branch, of which those are
 * required that all branches require. The server still refuses what does not fit together.
 * @param mended called with each keyword that was replaced
 */
export function flattenSchema(
  schema: JsonSchema,
  mended: (keyword: string) => void = () => {},
): JsonSchema {
  for (const keyword of REFUSED) if (schema[keyword] !== undefined) mended(keyword);
  const flat = flatten(schema);
  const kept = Object.entries(schema).filter(([key]) => !REFUSED.some((name) => name === key));
  return {
    ...Object.fromEntries(kept),
    type: "object",
    properties: Object.fromEntries(flat.properties),
    ...(flat.required.length > 0 && { required: flat.required }),
  };
}

type Flat = { readonly properties: ReadonlyMap<string, unknown>; readonly required: string[] };

function flatten(schema: JsonObject): Flat {
  const branches = (name: string): Flat[] =>
    Array.isArray(schema[name]) ? schema[name].filter(isObject).map(flatten) : [];
  const all = branches("allOf");
  const alternatives = [branches("anyOf"), branches("oneOf")];
  const properties = new Map<string, unknown>(
    isObject(schema["properties"]) ? Object.entries(schema["properties"]) : [],
  );
  for (const branch of [...all, ...alternatives.flat()]) {
    for (const [name, inner] of branch.properties) {
      properties.set(name, either(properties.get(name), inner));
    }
  }
  const own = Array.isArray(schema["required"]) ? (schema["required"] as string[]) : [];
  const shared = alternatives.flatMap(([first, ...others]) =>
    (first?.required ?? []).filter((name) => others.every((one) => one.required.includes(name))),
  );
  return {
    properties,
    required: [...new Set([...own, ...all.flatMap((one) => one.required), ...shared])],
  };
}

/** A schema for what either of two takes. */
function either(one: unknown, other: unknown): unknown {
  const isAny = isObject(one) && Object.keys(one).length === 0;
  if (one === undefined || isAny || JSON.stringify(one) === JSON.stringify(other)) return other;
  const known = isObject(one) && Array.isArray(one["anyOf"]) && Object.keys(one).length === 1;
  return { anyOf: [...(known ? (one["anyOf"] as unknown[]) : [one]), other] };
}
