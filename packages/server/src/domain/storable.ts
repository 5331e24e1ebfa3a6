/**
 * A value as the database can keep it: plain JSON without NUL characters and half surrogate pairs, which PostgreSQL
 * refuses, so one odd cell of a file cannot fail a run.
 */
export function storable<T>(value: T): T {
  if (value === undefined) return value;
  return JSON.parse(
    JSON.stringify(value, (_key, inner: unknown) => {
      if (typeof inner === "string") return storableText(inner);
      if (typeof inner === "bigint") {
        return Number.isSafeInteger(Number(inner)) ? Number(inner) : String(inner);
      }
      return isObject(inner) ? withStorableKeys(inner) : inner;
    }),
  ) as T;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function withStorableKeys(value: Record<string, unknown>) {
  if (Object.keys(value).every((key) => storableText(key) === key)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [storableText(key), inner]),
  );
}

/** The same for a text. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\u0000", "\uFFFD");
}

/** Whether the database can keep a moment as it is written: years have four digits. */
export const isStorableDate = (date: Date): boolean =>
  !Number.isNaN(date.getTime()) && date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999;
