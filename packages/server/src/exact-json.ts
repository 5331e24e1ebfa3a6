/** An integer beyond double precision, as this server keeps it: a text of its digits. */
const DIGITS = /^-?[1-9]\d{15,}$/;
/** No shorter number can lose a digit, and a reviver makes parsing several times slower. */
const MAY_BE_LONG = /\d{16}|[eE]\+?\d{3}/;

type Reviver = (key: string, value: unknown, context?: { readonly source?: string }) => unknown;

const keepDigits: Reviver = (_key, value, context) =>
  typeof value !== "number" ||
  context?.source === undefined ||
  (/^-?\d+$/.test(context.source) ? Number.isSafeInteger(value) : Number.isFinite(value))
    ? value
    : context.source;

/**
 * Parses JSON without rounding. A number that JavaScript cannot hold becomes a text of its digits: rounded, an ID would name
 * somebody else's record.
 * @throws SyntaxError
 */
export function parseExactly(text: string): unknown {
  if (!MAY_BE_LONG.test(text)) return JSON.parse(text);
  try {
    return JSON.parse(text, keepDigits);
  } catch (error) {
    // A reviver reaches the end of the stack where the parser does not. What takes the value checks how deep it is, and says so.
    if (error instanceof RangeError) return JSON.parse(text);
    throw error;
  }
}

/** JSON with the digits of long integers as texts; a text that is not JSON stays. */
export function quoteLongIntegers(json: string): string {
  if (!MAY_BE_LONG.test(json)) return json;
  try {
    return JSON.stringify(parseExactly(json));
  } catch {
    return json;
  }
}

/** Whether a value is the digits of an integer that JavaScript cannot hold. */
export const isLongInteger = (value: unknown): value is string =>
  typeof value === "string" && DIGITS.test(value) && !Number.isSafeInteger(Number(value));

/** Digits as `JSON.stringify` writes a number, however long. TypeScript does not know this function of JavaScript yet. */
const rawJson = (text: string): unknown =>
  (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(text);

type Schema = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const schemasIn = (schema: Schema, names: readonly string[]): Schema[] =>
  names.flatMap((name) => (Array.isArray(schema[name]) ? schema[name].filter(isObject) : []));

function typesOf(schema: Schema): unknown[] {
  if (schema["type"] !== undefined) return [schema["type"]].flat();
  return schemasIn(schema, ["anyOf", "oneOf"]).flatMap(typesOf);
}

function isNumeric(schema: Schema): boolean {
  const types = typesOf(schema);
  return !types.includes("string") && types.some((type) => type === "integer" || type === "number");
}

/** Replaces the digits of long integers wherever a schema expects a number; all other values stay. */
function replaceLong(
  schema: unknown,
  value: unknown,
  replace: (digits: string) => unknown,
): unknown {
  if (!isObject(schema)) return value;
  if (isLongInteger(value)) return isNumeric(schema) ? replace(value) : value;
  if (typeof value !== "object" || value === null) return value;
  const { properties, items, additionalProperties } = schema;
  const own = Array.isArray(value)
    ? value.map((one: unknown) => replaceLong(items, one, replace))
    : Object.fromEntries(
        Object.entries(value).map(([name, inner]) => {
          const isNamed = isObject(properties) && Object.hasOwn(properties, name);
          const inside = isNamed ? properties[name] : additionalProperties;
          return [name, replaceLong(inside, inner, replace)];
        }),
      );
  return schemasIn(schema, ["allOf", "anyOf", "oneOf"]).reduce<unknown>(
    (replaced, branch) => replaceLong(branch, replaced, replace),
    own,
  );
}

/** Arguments as they are sent: long integers are written as numbers where the schema expects numbers. */
export const toSentArguments = <T>(schema: unknown, args: T): T =>
  replaceLong(schema, args, rawJson) as T;

/** The same arguments for a validator, which knows no number beyond the largest safe one. */
export const toCheckedArguments = (schema: unknown, args: unknown): unknown =>
  replaceLong(schema, args, (digits) =>
    digits.startsWith("-") ? Number.MIN_SAFE_INTEGER : Number.MAX_SAFE_INTEGER,
  );
