/** A JSON object of unknown content. */
export type JsonObject = { readonly [key: string]: unknown };

/** Whether a value is an object and no list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value as text: a text as it is, anything else as JSON. */
export const sayJson = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

/** An own member; inherited ones do not count. */
export const memberOf = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
