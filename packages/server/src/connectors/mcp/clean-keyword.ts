import { cleanText, isPlain, isPlainValue } from "./clean-text.ts";

const MAX_TEXT_LENGTH = 1_000;

/** In place of a keyword that is left out. */
export const DROPPED = Symbol("dropped");

/** Keywords that map arbitrary names to schemas. */
export const MAPS: ReadonlySet<string> = new Set(["properties", "$defs", "definitions"]);

/** Keywords that hold schemas: one, a list, or either. */
export const SCHEMAS: ReadonlyMap<string, "one" | "list" | "either"> = new Map([
  ["items", "either"],
  ["additionalProperties", "one"],
  ["not", "one"],
  ["anyOf", "list"],
  ["oneOf", "list"],
  ["allOf", "list"],
  ["prefixItems", "list"],
]);

const TYPES = ["string", "number", "integer", "boolean", "array", "object", "null"];

const ifNumber = (value: unknown) => (Number.isFinite(value) ? value : DROPPED);
const ifCount = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? value : DROPPED;
const ifText = (value: unknown) =>
  typeof value === "string" ? cleanText(value, MAX_TEXT_LENGTH) : DROPPED;

function ifType(value: unknown): unknown {
  if (!Array.isArray(value)) return TYPES.includes(value as string) ? value : DROPPED;
  const known = [...new Set(value)].filter((one) => TYPES.includes(one as string));
  return known.length > 0 ? known : DROPPED;
}

const ifNames = (value: unknown) =>
  Array.isArray(value)
    ? [...new Set(value.filter((name): name is string => typeof name === "string"))]
    : DROPPED;

const ifValues = (value: unknown) =>
  Array.isArray(value) && value.length > 0 ? [...new Set<unknown>(value)] : DROPPED;

/**
 * The other keywords, each with what is kept of its value. Not `pattern`: a server that controls both the pattern and, through the
 * model, the text to match could block this process for hours (ReDoS).
 */
const KEYWORDS: ReadonlyMap<string, (value: unknown) => unknown> = new Map([
  ["title", ifText],
  ["description", ifText],
  ["type", ifType],
  ["required", ifNames],
  ["enum", ifValues],
  ["const", (value: unknown) => value],
  ["default", (value: unknown) => value],
  ["format", (value: unknown) => (typeof value === "string" ? value : DROPPED)],
  ["minimum", ifNumber],
  ["maximum", ifNumber],
  ["exclusiveMinimum", ifNumber],
  ["exclusiveMaximum", ifNumber],
  [
    "multipleOf",
    (value: unknown) => (Number.isFinite(value) && Number(value) > 0 ? value : DROPPED),
  ],
  ["minLength", ifCount],
  ["maxLength", ifCount],
  ["minItems", ifCount],
  ["maxItems", ifCount],
  ["uniqueItems", (value: unknown) => (typeof value === "boolean" ? value : DROPPED)],
]);

/** Whether a keyword is kept at all. */
export const isKnown = (key: string): boolean =>
  MAPS.has(key) || SCHEMAS.has(key) || KEYWORDS.has(key) || key === "$ref";

/**
 * What is kept of a keyword that holds no schema.
 * @returns `DROPPED` for a value that means nothing; undefined for one that makes the whole schema unusable
 */
export function cleanKeyword(key: string, value: unknown): unknown {
  if (key === "$ref") {
    if (value === null) return DROPPED;
    return typeof value === "string" && value.startsWith("#") && isPlain(value) ? value : undefined;
  }
  const kept = KEYWORDS.get(key)?.(value);
  if (kept === DROPPED) return DROPPED;
  return isPlainValue(kept) ? kept : undefined;
}
