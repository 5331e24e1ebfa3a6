import { z } from "zod";
import type { Clock } from "../../src/clock.ts";
import { readArguments } from "../../src/domain/plugins/read-arguments.ts";
import { ToolError, type ToolHandler } from "../../src/domain/plugins/types.ts";
import { addToDate } from "./add-to-date.ts";
import { readClock } from "./read-clock.ts";
import { momentOf, zonedTime } from "./zoned-time.ts";
import { findZone } from "./zones.ts";

const zone = z.string().trim().min(1).max(64);
const date = z.iso.date("must be a date such as 2027-03-31");
const count = z.int().optional();

const nowIn = z.object({ zone });
const conversion = z.object({
  time: z.string().trim().min(1).max(16),
  from: zone,
  to: zone,
  date: date.optional(),
});
const sum = z.object({
  date: date.optional(),
  days: count,
  weeks: count,
  months: count,
  years: count,
});

/** The tools that reckon with time. */
export function timeHandlers(clock: Clock): Readonly<Record<string, ToolHandler>> {
  return {
    async current_time(args) {
      const named = zoneNamed(readArguments(nowIn, args).zone);
      return sayTime(clock.now(), named, "it is");
    },

    async convert_time(args) {
      const { time: said, from, to, date: day } = readArguments(conversion, args);
      const time = readClock(said);
      if (time === undefined)
        throw new ToolError(`'${said}' is not a time of day, such as 15:30 or 3 pm.`);
      const [here, there] = [zoneNamed(from), zoneNamed(to)];
      const at = momentOf(day ?? zonedTime(clock.now(), here).date, time, here);
      return sayTime(at, there, `${time} in ${cityOf(here)} is`);
    },

    async add_to_date(args) {
      const { date: start = zonedTime(clock.now(), "UTC").date, ...counts } = readArguments(
        sum,
        args,
      );
      const end = addToDate(start, counts);
      if (end === undefined) throw new ToolError("This date does not exist.");
      const { weekday } = zonedTime(new Date(`${end}T00:00:00Z`), "UTC");
      return { date: end, weekday, sentence: `That is ${weekday}, ${end}.` };
    },
  };
}

function sayTime(at: Date, named: string, verb: string) {
  const { date: day, time, weekday, offset } = zonedTime(at, named);
  const sentence = `In ${cityOf(named)} ${verb} ${time} on ${weekday}, ${day} (UTC${offset}).`;
  return { zone: named, date: day, time, weekday, utc_offset: offset, sentence };
}

const cityOf = (named: string) => (named.split("/").at(-1) ?? named).replaceAll("_", " ");

function zoneNamed(text: string): string {
  const found = findZone(text);
  if (found !== undefined) return found;
  throw new ToolError(
    `The time zone '${text}' was not found. Use a time zone such as Europe/Berlin, or the city in its name, such as Tokyo.`,
  );
}
