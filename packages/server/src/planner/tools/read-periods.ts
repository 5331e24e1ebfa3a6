import { readPeriodPhrase } from "../language/period-phrases.ts";
import { type Period, type Reach } from "../language/found-period.ts";
import type { PlannerTool } from "../planner-tools.ts";
import { isFree, isText, stemAt, take, tellingForm, type Property, type Reader } from "./reader.ts";

const BEGINS = /^(?:since|from|after|start|begin)|_(?:since|from|after|start)$/;
const ENDS = /^(?:until|to|before|end)|_(?:until|to|before|end)$/;
/** Of arguments named so, the day itself no longer counts. */
const EXCLUDES = /(?:^|_)before$/;
/** Things that lie ahead: without a year, the next December is meant, not the last. */
const AHEAD = /event|meeting|appointment|busy|booking|reservation/;
const BEFORE_PERIOD = new Set(["in", "on", "during", "for", "of", "within", "over"]);

const DAY_MS = 86_400_000;
const shifted = (iso: string, days: number) =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * `last week`, `between 1 and 5 December`, `since Monday`: from when to when something is looked for, in the two arguments of a
 * tool that take it. A period that only one of them could take in part is left alone.
 */
export function readPeriods(
  reader: Reader,
  tool: PlannerTool,
  properties: readonly Property[],
): Readonly<Record<string, string>> {
  const { begin, end } = endsOf(properties);
  for (const at of reader.tokens.keys()) {
    if (!isFree(reader, at)) continue;
    const found = readPeriodPhrase(reader.tokens, at, reachOf(tool, reader.today));
    if (!found) continue;
    const { from, until } = found.period;
    if ((from && !begin) || (until && !end)) continue;
    take(reader, at, found.length);
    if (BEFORE_PERIOD.has(stemAt(reader, at - 1)) && isFree(reader, at - 1)) take(reader, at - 1);
    return { ...written(begin, from), ...written(end, endOf(end, until)) };
  }
  return {};
}

/** Whether a tool takes from when to when it looks for something. */
export const takesPeriod = (properties: readonly Property[]): boolean => {
  const { begin, end } = endsOf(properties);
  return begin !== undefined || end !== undefined;
};

function endsOf(properties: readonly Property[]) {
  const days = properties.filter(isDay);
  return {
    begin: days.find(({ name }) => BEGINS.test(name)),
    end: days.find(({ name }) => ENDS.test(name)),
  };
}

/** How far things reach; for those that lie ahead, most of a year. */
const reachOf = (tool: PlannerTool, today: string): Reach => ({
  today,
  last: shifted(today, 3_650),
  latest: AHEAD.test(tool.tool) ? shifted(today, 300) : today,
});

/** The value of an argument for a day; undefined where it takes none. */
const asDay = (schema: Record<string, unknown>, day: string): string | undefined => {
  if (schema["format"] === "date") return day;
  const form = tellingForm(schema);
  return form && [day, `${day}T00:00:00Z`].find((text) => form.test(text));
};

const isDay = ({ schema }: Property) =>
  isText(schema) && asDay(schema, "2026-11-20") !== undefined && !schema["enum"];

const written = (property: Property | undefined, day: Period["from"]): Record<string, string> => {
  const value = property && day && asDay(property.schema, day);
  return property && value ? { [property.name]: value } : {};
};

/** Where whole days are counted, `until` is the last of them. */
const endOf = (property: Property | undefined, until: string | undefined) =>
  property && until && property.schema["format"] === "date" && !EXCLUDES.test(property.name)
    ? shifted(until, -1)
    : until;
