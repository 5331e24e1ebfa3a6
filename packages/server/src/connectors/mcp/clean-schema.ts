import type { JsonSchema } from "../../domain/plugins/types.ts";
import { isObject } from "../http/json.ts";
import { cleanText, isPlain, isPlainValue } from "./clean-text.ts";
import { expandRefs } from "./expand-refs.ts";

const MAX_DEPTH = 16;
const MAX_SIZE = 20_000;
const MAX_TEXT_LENGTH = 1_000;

/** Keywords that map arbitrary names to schemas. */
const MAPS: ReadonlySet<string> = new Set(["properties", "$defs", "definitions"]);
const SCHEMAS: ReadonlySet<string> = new Set([
  "items",
  "additionalProperties",
  "not",
  "anyOf",
  "oneOf",
  "allOf",
  "prefixItems",
]);
const WORDS: ReadonlySet<string> = new Set(["title", "description"]);
/**
 * The other keywords, kept as they are. Not `pattern`: a server that controls both the pattern and, through the model, the text
 * to match could block this process for hours (ReDoS).
 */
const PLAIN: ReadonlySet<string> = new Set([
  "type",
  "required",
  "enum",
  "const",
  "default",
  "format",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "uniqueItems",
  "$ref",
]);

/**
 * Sanitizes a foreign schema: only known keywords, texts cleaned, references expanded.
 * @returns undefined if it is unusable: too deep or too large, with external references, or with names or values that contain
 * invisible characters
 */
export function cleanSchema(schema: unknown): JsonSchema | undefined {
  const clean = cleanOne(schema, 0);
  return isObject(clean) ? expandRefs(clean, { size: MAX_SIZE, depth: MAX_DEPTH }) : undefined;
}

function cleanOne(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) return undefined;
  if (typeof value === "boolean") return value;
  if (!isObject(value)) return undefined;
  const members: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) {
    const isKnown = MAPS.has(key) || SCHEMAS.has(key) || WORDS.has(key) || PLAIN.has(key);
    if (!isKnown) continue;
    const clean = cleanMember(key, inner, depth + 1);
    if (clean === undefined) return undefined;
    members.push([key, clean]);
  }
  return Object.fromEntries(members);
}

function cleanMember(key: string, value: unknown, depth: number): unknown {
  if (WORDS.has(key))
    return typeof value === "string" ? cleanText(value, MAX_TEXT_LENGTH) : undefined;
  if (MAPS.has(key)) return cleanMap(value, depth);
  if (SCHEMAS.has(key)) {
    return Array.isArray(value)
      ? whole(value.map((one) => cleanOne(one, depth)))
      : cleanOne(value, depth);
  }
  if (key === "$ref" && !(typeof value === "string" && value.startsWith("#"))) return undefined;
  return isPlainValue(value) ? value : undefined;
}

function cleanMap(value: unknown, depth: number): unknown {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value).map(([name, inner]) =>
    isPlain(name) ? [name, cleanOne(inner, depth)] : [name, undefined],
  );
  return entries.some(([, inner]) => inner === undefined) ? undefined : Object.fromEntries(entries);
}

const whole = (values: readonly unknown[]) => (values.includes(undefined) ? undefined : values);
