import { stem } from "../../text/stem.ts";
import { take, tellingForm, type Property, type Reader } from "./reader.ts";

/** Where a place begins, by the name of the argument that takes it. */
const BEFORE_PLACE: Readonly<Record<string, string>> = { from: "from", to: "to|into" };
const PLACE = String.raw`(?<place>\p{L}[\p{L}_/ .-]{0,63}?)`;
const PLACE_END = String.raw`(?=\s+(?:to|into|in|on|at|from|and|now|right|today|tomorrow)(?!\p{L})|\s*[?!.,;:]|\s*$)`;

/** `in Tokyo`, `from Europe/Berlin`: a place where clocks show something, in the words of the prompt. */
export function readZone(reader: Reader, { name, schema }: Property): string | undefined {
  if (schema["format"] !== "time-zone") return undefined;
  const before = BEFORE_PLACE[name] ?? "in|for";
  const pattern = new RegExp(
    String.raw`(?<!\p{L})(?:${before})\s+(?:the\s+)?${PLACE}${PLACE_END}`,
    "iu",
  );
  return takeFound(reader, pattern.exec(reader.prompt))?.groups?.["place"];
}

/** Gives the words of a match a place. */
function takeFound(reader: Reader, found: RegExpExecArray | null) {
  if (!found) return undefined;
  for (const [at, { start, end }] of reader.tokens.entries())
    if (start < found.index + found[0].length && end > found.index) take(reader, at);
  return found;
}

const CLOCK =
  /(?<![\d:.-])(?:\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m(?!\p{L})|\d{1,2}:\d{2}(?![\d:])|(?:noon|midnight)(?!\p{L}))/iu;

/** `15:30`, `3 pm`, `noon`. */
export function readClockTime(reader: Reader, { schema }: Property): string | undefined {
  return schema["format"] === "clock"
    ? takeFound(reader, CLOCK.exec(reader.prompt))?.[0]
    : undefined;
}

const UNITS: ReadonlySet<string> = new Set(["day", "week", "month", "year"]);
const BACKWARDS: ReadonlySet<string> = new Set(["ago", "before", "earlier"]);

/** Whether a number of an argument counts days, weeks, months or years. */
export const isTimeUnit = (name: string): boolean => UNITS.has(stem(name));

/** `3 weeks`, and `3 weeks before` as less than nothing. */
export function readCount(reader: Reader, { name }: Property): number | undefined {
  const { tokens, used } = reader;
  const at = tokens.findIndex(
    (token, index) =>
      token.kind === "number" && !used.has(index) && tokens[index + 1]?.stem === stem(name),
  );
  const value = tokens[at]?.value;
  if (value === undefined) return undefined;
  const isBackwards = BACKWARDS.has(tokens[at + 2]?.stem ?? "");
  take(reader, at, isBackwards ? 3 : 2);
  return isBackwards ? -value : value;
}

const DURATION_UNITS: Readonly<Record<string, string>> = {
  minute: "m",
  hour: "h",
  day: "d",
  week: "w",
};

/** `3 hours` as `3h`, for an argument that is written so. */
export function readDuration(reader: Reader, { schema }: Property): string | undefined {
  const form = tellingForm(schema);
  if (!form?.test("3h")) return undefined;
  for (const [at, { kind, value }] of reader.tokens.entries()) {
    const unit = DURATION_UNITS[reader.tokens[at + 1]?.stem ?? ""];
    if (kind !== "number" || unit === undefined || !form.test(`${value}${unit}`)) continue;
    take(reader, at, 2);
    return `${value}${unit}`;
  }
  return undefined;
}
