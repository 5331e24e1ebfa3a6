import type { JsonSchema } from "../../domain/plugins/types.ts";
import { isObject } from "../http/json.ts";

/** Limits for a schema with all references expanded. */
export type Caps = {
  /** Approximate size in characters; every nested schema counts at least twenty. */
  readonly size: number;
  /** Nesting depth. */
  readonly depth: number;
};

const MIN_SIZE = 20;
/** Keywords that only references point into. */
const DEFINITIONS: ReadonlySet<string> = new Set(["$defs", "definitions"]);
/** Annotations; next to a reference they override those of its target. */
const WORDS: ReadonlySet<string> = new Set(["title", "description", "default"]);
/** Keywords that hold schemas: by name, single, or in a list. */
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

/** The schema cannot be expanded within the limits. */
class Unwritable extends Error {}

/**
 * Expands the references in a schema: a local one is replaced by its target, a recursive one by a schema that accepts anything
 * of the target's type. A few nested references can expand to billions of schemas, which validation would walk through; hence
 * the limits.
 * @returns undefined if the result would exceed `caps`, or a reference is external or dangling
 */
export function expandRefs(schema: JsonSchema, caps: Caps): JsonSchema | undefined {
  let left = caps.size;

  function spend(size: number): void {
    left -= size;
    if (left < 0) throw new Unwritable();
  }

  function expand(value: unknown, within: readonly string[], depth: number): unknown {
    if (depth > caps.depth) throw new Unwritable();
    spend(MIN_SIZE);
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

/** The target of a JSON pointer. */
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

/** Combines the target of a reference with the keywords beside the reference. */
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
