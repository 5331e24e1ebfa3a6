import type { JsonSchema } from "../../domain/plugins/types.ts";
import { isObject } from "../http/json.ts";

/** What may come of a schema in which every reference is replaced by what it means. */
export type Caps = {
  /** Its size in characters, about; a schema in it counts twenty at least, however short it is written. */
  readonly size: number;
  /** How many schemas may lie in each other. */
  readonly depth: number;
};

const LEAST_SIZE = 20;
/** Members that only references lead to. */
const DEFINITIONS: ReadonlySet<string> = new Set(["$defs", "definitions"]);
/** Members that say something to people, so that who refers may say something else. */
const WORDS: ReadonlySet<string> = new Set(["title", "description", "default"]);
/** Members that hold schemas: each by its name, or one, or several. */
const BY_NAME: ReadonlySet<string> = new Set(["properties"]);
const HOLDERS: ReadonlySet<string> = new Set([
  "items",
  "additionalProperties",
  "not",
  "anyOf",
  "oneOf",
  "allOf",
  "prefixItems",
]);

/** It cannot be written out. */
class Unwritable extends Error {}

/**
 * A schema without references: each one to a place inside of it is replaced by what is there, and one that leads back to where it
 * stands by a schema that takes anything of its type. Few characters of references can mean billions of schemas, and whoever checks arguments
 * would walk through all of them.
 * @returns undefined where more would come of it than `caps` allows, or a reference leads elsewhere or to nothing
 */
export function expandRefs(schema: JsonSchema, caps: Caps): JsonSchema | undefined {
  let left = caps.size;

  function spend(size: number): void {
    left -= size;
    if (left < 0) throw new Unwritable();
  }

  function expand(value: unknown, within: readonly string[], depth: number): unknown {
    if (depth > caps.depth) throw new Unwritable();
    spend(LEAST_SIZE);
    if (!isObject(value)) return value;
    const { $ref: ref, ...others } = value;
    const own = Object.fromEntries(
      Object.entries(others)
        .filter(([key]) => !DEFINITIONS.has(key))
        .map(([key, inner]) => [key, member(key, inner, within, depth + 1)]),
    );
    if (typeof ref !== "string") return own;
    const target = targetOf(schema, ref);
    return joined(
      within.includes(ref) ? typeOf(target) : expand(target, [...within, ref], depth),
      own,
    );
  }

  function member(key: string, value: unknown, within: readonly string[], depth: number): unknown {
    if (BY_NAME.has(key) && isObject(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => {
          spend(name.length);
          return [name, expand(inner, within, depth)];
        }),
      );
    }
    if (HOLDERS.has(key)) {
      return Array.isArray(value)
        ? value.map((one) => expand(one, within, depth))
        : expand(value, within, depth);
    }
    spend(key.length + (JSON.stringify(value) ?? "").length);
    return value;
  }

  try {
    const expanded = expand(schema, ["#"], 0);
    return isObject(expanded) ? expanded : undefined;
  } catch (error) {
    if (error instanceof Unwritable) return undefined;
    throw error;
  }
}

/** What a JSON pointer leads to. */
function targetOf(root: JsonSchema, ref: string): unknown {
  if (!/^#(\/|$)/.test(ref)) throw new Unwritable();
  return ref
    .split("/")
    .slice(1)
    .reduce<unknown>((value, step) => {
      const name = decodePointer(step);
      if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) {
        throw new Unwritable();
      }
      return Reflect.get(value, name);
    }, root);
}

function decodePointer(step: string): string {
  try {
    return decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
  } catch {
    throw new Unwritable();
  }
}

const typeOf = (schema: unknown): JsonSchema =>
  isObject(schema) && schema["type"] !== undefined ? { type: schema["type"] } : {};

/** Both together: what is referred to, and what stands beside the reference. */
function joined(target: unknown, own: JsonSchema): unknown {
  if (Object.keys(own).length === 0) return target;
  if (!isObject(target)) return { allOf: [target, own] };
  const disagree = Object.entries(own).some(
    ([key, value]) =>
      !WORDS.has(key) &&
      Object.hasOwn(target, key) &&
      JSON.stringify(target[key]) !== JSON.stringify(value),
  );
  return disagree ? { allOf: [target, own] } : { ...target, ...own };
}
