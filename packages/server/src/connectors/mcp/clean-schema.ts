import type { JsonSchema } from "../../domain/plugins/types.ts";
import { isObject, type JsonObject } from "../http/json.ts";
import { cleanKeyword, DROPPED, isKnown, MAPS, SCHEMAS } from "./clean-keyword.ts";
import { isPlain } from "./clean-text.ts";
import { expandRefs } from "./expand-refs.ts";

const MAX_DEPTH = 16;
const MAX_SIZE = 20_000;

/** Called with every place that was repaired: the way to a property, and the keyword. */
export type OnMended = (at: string, keyword: string) => void;

type Walk = { readonly at: string; readonly depth: number; readonly mended: OnMended };

/**
 * Sanitizes a foreign schema: only known keywords, texts cleaned, references expanded. A keyword whose value means nothing, or that a
 * model's provider refuses, is repaired or left out: otherwise one of them would end every chat.
 * @returns undefined if it is unusable: too deep or too large, with external references, or with names or values that contain
 * invisible characters
 */
export function cleanSchema(schema: unknown, mended: OnMended = () => {}): JsonSchema | undefined {
  const clean = cleanOne(schema, { at: "", depth: 0, mended });
  return isObject(clean) ? expandRefs(clean, { size: MAX_SIZE, depth: MAX_DEPTH }) : undefined;
}

function cleanOne(value: unknown, walk: Walk): unknown {
  if (walk.depth > MAX_DEPTH) return undefined;
  if (typeof value === "boolean") return value ? {} : { not: {} };
  if (!isObject(value)) {
    walk.mended(walk.at, "schema");
    return {};
  }
  const members: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) {
    if (!isKnown(key)) continue;
    const clean = cleanMember(key, inner, { ...walk, depth: walk.depth + 1 });
    if (clean === undefined) return undefined;
    if (clean !== DROPPED) members.push([key, clean]);
    // Said where its meaning is kept: in the bound, or in the list of the object that has the property.
    else if (typeof inner !== "boolean") walk.mended(walk.at, key);
  }
  return repaired(Object.fromEntries(members), value, walk);
}

function cleanMember(key: string, value: unknown, walk: Walk): unknown {
  if (MAPS.has(key)) return isObject(value) ? cleanMap(value, walk) : DROPPED;
  if (key === "additionalProperties" && typeof value === "boolean") return value;
  const form = SCHEMAS.get(key);
  if (form === undefined) return cleanKeyword(key, value);
  if (Array.isArray(value)) {
    if (value.length === 0 || form === "one") return DROPPED;
    const list = value.map((one) => cleanOne(one, walk));
    if (list.includes(undefined)) return undefined;
    return key === "items" ? { anyOf: list } : list;
  }
  const isOne = form !== "list" && (isObject(value) || typeof value === "boolean");
  return isOne ? cleanOne(value, walk) : DROPPED;
}

function cleanMap(value: JsonObject, { at, ...walk }: Walk): unknown {
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    isPlain(name)
      ? cleanOne(inner, { ...walk, at: at === "" ? name : `${at}.${name}` })
      : undefined,
  ]);
  return entries.some(([, inner]) => inner === undefined) ? undefined : Object.fromEntries(entries);
}

/** A clean schema with what providers demand, and with what older drafts write in another place. */
function repaired(clean: JsonSchema, given: JsonObject, { at, mended }: Walk): JsonSchema {
  const schema: Record<string, unknown> = { ...clean };
  for (const [bound, exclusive] of [
    ["minimum", "exclusiveMinimum"],
    ["maximum", "exclusiveMaximum"],
  ] as const) {
    if (typeof given[exclusive] !== "boolean") continue;
    mended(at, exclusive);
    if (!given[exclusive] || schema[bound] === undefined) continue;
    schema[exclusive] = schema[bound];
    delete schema[bound];
  }
  if ([schema["type"]].flat().includes("array") && !schema["items"] && !schema["prefixItems"]) {
    mended(at, "items");
    schema["items"] = {};
  }
  if (typeof given["required"] === "boolean") mended(at, "required");
  const { properties, required = [] } = schema;
  const known = isObject(properties) ? properties : {};
  const needed = Object.entries(isObject(given["properties"]) ? given["properties"] : {})
    .filter(([, inner]) => isObject(inner) && inner["required"] === true)
    .map(([name]) => name);
  const all = [...new Set([...(required as string[]), ...needed])];
  if (all.length === 0) return schema;
  // A reference or a branch may describe it.
  const isWhole = !["$ref", "allOf", "anyOf", "oneOf"].some((key) => Object.hasOwn(schema, key));
  const undescribed = isWhole ? all.filter((name) => !Object.hasOwn(known, name)) : [];
  for (const name of undescribed) mended(at === "" ? name : `${at}.${name}`, "schema");
  const added = Object.fromEntries(undescribed.map((name) => [name, {}]));
  const described = { ...known, ...added };
  return {
    ...schema,
    ...(Object.keys(described).length > 0 && { properties: described }),
    required: all,
  };
}
